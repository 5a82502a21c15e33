"""What is said of two moves of North American Railways side by side."""

from __future__ import annotations

from typing import Final

from game.learning.reasons.north_american_railways_income import One
from game.learning.reasons.north_american_railways_says import Fact
from game.rules.north_american_railways.moves import BuyOwn, Found, Offer
from game.rules.notes import Dollars, Kind, Note, Recalled

OF_COMPANY: Final[dict[Kind | Recalled, Kind]] = {
    Fact.SHARE: Fact.SHARE_OF,
    Fact.SHARE_AND_FINAL: Fact.SHARE_AND_FINAL_OF,
    Fact.ONLY_FINAL: Fact.ONLY_FINAL_OF,
}
"""How it is told what a share brings, where several are spoken of."""


def of_company(note: Note, company: int) -> Note:
    """What a share brings, told with the company's name."""
    kind = OF_COMPANY.get(note.kind)
    return note if kind is None else kind(company=company, **dict(note.figures))


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
