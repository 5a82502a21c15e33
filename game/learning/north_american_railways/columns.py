"""The share columns of North American Railways: what a share uncovers, and whether it is the last."""

from __future__ import annotations

from game.learning.north_american_railways.income import One, is_last
from game.learning.north_american_railways.phrases import Fact
from game.rules.messages import Message
from game.rules.north_american_railways.moves import BuyOwn, Found, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import FEW_SHARES, NONE


def uncovered_share(one: One) -> list[Message]:
    """The share that comes in sight, where one like the share that is taken could be had elsewhere."""
    move, state = one.move, one.state
    assert isinstance(move, (Found, BuyOwn, Offer))
    columns = [
        other.candidate.move.column
        for other in one.found.candidates
        if isinstance(other.candidate.move, (Found, BuyOwn, Offer))
    ]
    company, next_one = state.bottom_share(move.column), _next_share(state, move.column)
    alike = [at for at in columns if state.bottom_share(at) == company]
    if all(_next_share(state, at) == next_one for at in alike):
        return []
    best = one.found.candidates[0].candidate.move
    if one.place and isinstance(best, (Found, BuyOwn, Offer)) and state.bottom_share(best.column) == company:
        instead = _next_share(state, best.column)
        if instead == next_one:
            return []
        if next_one == NONE:
            return [Fact.EMPTIES_INSTEAD(company_instead=instead)]
        if instead != NONE:
            return [Fact.UNCOVERS_INSTEAD(company=next_one, company_instead=instead)]
    return [Fact.EMPTIES()] if next_one == NONE else [Fact.UNCOVERS_SHARE(company=next_one)]


def _next_share(state: NorthAmericanRailwaysState, column: int) -> int:
    """The company of the share above the bottom one of a column; `NONE` if there is none."""
    left = state.shares_left[column]
    return state.share_columns[column][left - 2] if left > 1 else NONE


def has_like_column(state: NorthAmericanRailwaysState, column: int) -> bool:
    """Whether another column, not the same to the top, has a share of the same company at its foot."""
    company, above = state.bottom_share(column), _shares(state, column)
    return any(
        state.bottom_share(other) == company and _shares(state, other) != above
        for other in range(len(state.shares_left))
    )


def _shares(state: NorthAmericanRailwaysState, column: int) -> tuple[int, ...]:
    """The companies of the shares that are left of a column."""
    return state.share_columns[column][: state.shares_left[column]]


def share_decides(state: NorthAmericanRailwaysState) -> bool:
    """Whether one share more that is taken makes this turn the last one."""
    return sum(state.shares_left) == state.players and not is_last(state)


def as_it_ends(one: One) -> NorthAmericanRailwaysState:
    """The table, in the last turn if it is known to be the last once the share is taken."""
    if not isinstance(one.move, (Found, BuyOwn, Offer)):
        return one.state
    if is_last(one.state) or not (share_decides(one.state) or is_last(one.after)):
        return one.state
    last = one.state.copy()
    last.ended = FEW_SHARES
    return last


def last_share(one: One) -> list[Message]:
    """That one share more makes this turn the last one, if it does."""
    return [Fact.LAST_SHARE()] if share_decides(one.state) else []
