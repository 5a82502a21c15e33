"""What is said of two moves of North American Railways side by side."""

from __future__ import annotations

from typing import Final

from game.learning.reasons.north_american_railways_income import One
from game.learning.reasons.north_american_railways_says import Fact
from game.learning.reasons.north_american_railways_shares import fills, worth_of
from game.rules.north_american_railways.moves import BuyOwn, Found, Offer
from game.rules.north_american_railways.steps import FIXED_PRICE
from game.rules.notes import Dollars, Kind, Note, Recalled

OF_COMPANY: Final[dict[Kind | Recalled, Kind]] = {
    Fact.SHARE: Fact.SHARE_OF,
    Fact.SHARE_AND_FINAL: Fact.SHARE_AND_FINAL_OF,
    Fact.ONLY_FINAL: Fact.ONLY_FINAL_OF,
}
"""How it is told what a share brings, where several are spoken of."""


OF_PRICE: Final = frozenset({Fact.SHARE_FOR, Fact.SHARE_AND_FINAL_FOR, Fact.ONLY_FINAL_FOR, Fact.COSTS})
"""What a share brings beside its price."""


def of_company(note: Note, company: int) -> Note:
    """What a share brings, told with the company's name."""
    kind = OF_COMPANY.get(note.kind)
    return note if kind is None else kind(company=company, **dict(note.figures))


def told_of_own(one: One, told: list[Note]) -> list[Note]:
    """What is told beside a share of the seat's own: what its treasury gets, if it is bought for that.

    What costs more than it brings would read as a loss.
    """
    rival = one.rival
    if rival is None or not isinstance(rival.move, BuyOwn):
        return told
    company = one.state.bottom_share(rival.move.column)
    if worth_of(rival, company) >= FIXED_PRICE:
        return told
    return [fact for note in told for fact in (fills(rival, company) if note.kind in OF_PRICE else [note])]


def who_wins(one: One, other: Note) -> Note | None:
    """Who wins with how much after each of two moves, where both were searched to the end; else nothing.

    `other` is what the move is compared with, by its title.
    """
    if one.rival is None:
        return None
    good, bad = (one.rival, one) if one.place else (one, one.rival)
    known = all(
        at.candidate.visits == 1 and not at.candidate.error and at.candidate.scores for at in (good, bad)
    )
    if not known or good.candidate.chance < 1.0 or bad.candidate.chance > 0.0:
        return None
    scores = bad.candidate.scores
    winner = max((seat for seat in range(len(scores)) if seat != one.seat), key=lambda seat: scores[seat])
    kind = Fact.LOSES_TO if one.place else Fact.WINS
    return kind(
        own=Dollars(round(good.candidate.scores[one.seat])),
        other=other,
        seat=winner,
        theirs=Dollars(round(scores[winner])),
    )


def has_like_share(one: One) -> bool:
    """Whether it is compared with a share of the same company from another column."""
    state, rival = one.state, one.rival.move if one.rival is not None else None
    takes = (Found, BuyOwn, Offer)
    if not isinstance(one.move, takes) or not isinstance(rival, takes):
        return False
    return state.bottom_share(one.move.column) == state.bottom_share(rival.column)
