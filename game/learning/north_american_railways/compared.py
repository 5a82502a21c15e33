"""What is said of two moves of North American Railways side by side."""

from __future__ import annotations

from typing import Any, Final

from game.learning.north_american_railways.income import One
from game.learning.north_american_railways.phrases import Fact
from game.learning.north_american_railways.shares import fills, own_price, worth_of
from game.learning.reasons.oftener import oftener, wordy
from game.learning.reasons.room import Said
from game.rules.messages import Dollars, Message, MessageId, StoredMessageId
from game.rules.north_american_railways.moves import BuyCity, BuyOwn, Found, Offer

OF_COMPANY: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.SHARE: Fact.SHARE_OF,
    Fact.SHARE_AND_FINAL: Fact.SHARE_AND_FINAL_OF,
    Fact.ONLY_FINAL: Fact.ONLY_FINAL_OF,
}
"""How it is told what a share brings, where several are spoken of."""

OF_THE_OTHER: Final = frozenset({Fact.OTHER_CHEAP, Fact.OTHER_DEAR})
"""What is told of the move that it is compared with, and by that for the move itself."""


OF_CITY: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.YOURS: Fact.YOURS_WITH,
    Fact.YOURS_AND_SYMBOLS: Fact.YOURS_AND_SYMBOLS_WITH,
}
"""How it is told what a city brings, beside a warning of another one."""


OF_TREASURY: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Fact.TREASURY: Fact.TREASURY_WITH,
    Fact.TREASURY_YOURS: Fact.TREASURY_YOURS_WITH,
}
"""How it is told what a treasury gets by a share, beside a warning of another move."""


OF_PRICE: Final = frozenset({Fact.SHARE_FOR, Fact.SHARE_AND_FINAL_FOR, Fact.ONLY_FINAL_FOR, Fact.COSTS})
"""What a share brings beside its price."""


RIPPLE: Final = 0.03
"""The least difference of chances to win that is worth a word."""

HOPELESS: Final = 0.01
"""Who wins less often, as a part of all games, can hardly win any more; who loses less often, hardly lose."""

FAR: Final = 0.05
"""Where the best move wins less often, no sum is told: games that are lost are not played for it."""

_IN_SUM: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Said.AHEAD: Fact.BRINGS_MORE,
    Said.BEHIND: Fact.OTHER_BRINGS_MORE,
}


def of_company(note: Message, company: int) -> Message:
    """What a share brings, told with the company's name."""
    kind = OF_COMPANY.get(note.id)
    return note if kind is None else kind(company=company, **dict(note.args))


def of_city(one: One, told: list[Message]) -> list[Message]:
    """What is told of the better move, a city, with the city's name: else it is read as of the worse one.

    The first word is of the worse move, or compares the two.
    """
    move = one.rival.move if one.rival is not None else None
    if not isinstance(move, BuyCity):
        return told
    city = {"city": one.state.bottom_city(move.city_column), "company": move.company}
    named = [OF_CITY[note.id](**city, **dict(note.args)) if note.id in OF_CITY else note for note in told[1:]]
    return [*told[:1], *named]


def told_of_own(one: One, told: list[Message]) -> list[Message]:
    """What is told beside a share of the seat's own: what its treasury gets, if it is bought for that.

    What costs more than it brings would read as a loss. It is told as of that share: else it is read as of
    the worse move.
    """
    rival = one.rival
    if rival is None or not isinstance(rival.move, BuyOwn):
        return told
    company = one.state.bottom_share(rival.move.column)
    if worth_of(rival, company) >= own_price(one.state):
        return told
    filled = [OF_TREASURY[fact.id](**dict(fact.args)) for fact in fills(rival, company)]
    return [fact for note in told for fact in (filled if note.id in OF_PRICE else [note])]


def who_wins(one: One, other: Message) -> Message | None:
    """Who wins with how much after each of two moves, where both were searched to the end; else nothing.

    `other` is what the move is compared with, by its title.
    """
    if one.rival is None:
        return None
    good, bad = (one.rival, one) if one.place else (one, one.rival)
    if not (_is_known(good) and _is_known(bad)) or good.candidate.chance < 1.0 or bad.candidate.chance > 0.0:
        return None
    winner = _winner(bad)
    kind = Fact.LOSES_TO if one.place else Fact.WINS
    return kind(
        own=Dollars(round(good.candidate.scores[one.seat])),
        other=other,
        seat=winner,
        theirs=Dollars(round(bad.candidate.scores[winner])),
    )


def who_wins_anyway(one: One, other: Message) -> Message | None:
    """That the seat wins, or can't win any more, with either of two moves, where both are known to the end.

    `other` is what the move is compared with, by its title.
    """
    rival = one.rival
    if rival is None or not (_is_known(one) and _is_known(rival)):
        return None
    scores = one.candidate.scores
    own, winner = Dollars(round(scores[one.seat])), _winner(one)
    theirs = Dollars(round(scores[winner]))
    match one.candidate.chance, rival.candidate.chance:
        case 1.0, 1.0:
            return Fact.WINS_AFTER(own=own) if one.place else Fact.WINS_ANYWAY(own=own, other=other)
        case 0.0, 0.0 if own == theirs:
            return (Fact.TIED_AFTER if one.place else Fact.TIED_ANYWAY)(seat=winner, theirs=theirs)
        case 0.0, 0.0:
            return (Fact.LOSES_AFTER if one.place else Fact.LOSES_ANYWAY)(seat=winner, theirs=theirs)
    return None


def _is_known(one: One) -> bool:
    """Whether it was searched to the end, and not played out by chance."""
    found = one.candidate
    return found.visits == 1 and not found.error and bool(found.scores)


def _winner(one: One) -> int:
    """Who of the others has most in the end; of equals who comes earlier in the turn's order."""
    scores, state = one.candidate.scores, one.state
    order = [(state.first + number) % state.players for number in range(state.players)]
    return max((seat for seat in order if seat != one.seat), key=lambda seat: scores[seat])


def without_figure(one: One, apart: Message) -> Message:
    """What sets a move apart, without a figure for how much oftener it wins, or that all is decided.

    A longer search has another figure.
    """
    kind = wordy(apart, Fact)
    figures: dict[str, Any] = dict(apart.args)
    if not one.place and (kind is not None or apart.id is Said.EQUAL):
        if one.candidate.chance < HOPELESS:
            return Fact.HOPELESS()
        if one.candidate.chance > 1.0 - HOPELESS and apart.id is Said.EQUAL:
            return Fact.SAFE(other=figures["other"])
    best = max(found.candidate.chance for found in (one, one.rival) if found is not None)
    if apart.id in _IN_SUM and best < FAR:
        return _IN_SUM[apart.id](other=figures["other"])
    return apart if kind is None else oftener(one, kind, apart)


def has_like_share(one: One) -> bool:
    """Whether it is compared with a share of the same company from another column."""
    state, rival = one.state, one.rival.move if one.rival is not None else None
    takes = (Found, BuyOwn, Offer)
    if not isinstance(one.move, takes) or not isinstance(rival, takes):
        return False
    return state.bottom_share(one.move.column) == state.bottom_share(rival.column)
