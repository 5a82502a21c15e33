"""What the cards for a build take off its price; cards that save nothing aren't offered."""

from __future__ import annotations

from game.rules.railways_of_north_america.board import USES_ENGINEERING, USES_TUNNEL
from game.rules.railways_of_north_america.moves import LayTile
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import TILES_PER_BUILD
from game.table.railways_of_north_america.plans import Plan, follow


def saving(state: State, plan: Plan, card: int, with_card: Plan) -> int | None:
    """Return the dollars that a card takes off the tiles of a plan; without tiles 0 or, if unknown yet,
    None.
    """
    if any(isinstance(move, LayTile) for move in plan):
        return follow(state, plan).cost - follow(state, with_card).cost
    begun = follow(state, plan).state if plan else state
    return None if _may_save(begun, card) else 0


def _may_save(state: State, card: int) -> bool:
    """Return whether a card could take anything off a tile in this action."""
    if state.building is None:
        return False
    board, bit = state.board, dict(state.board.build_cards)[card]
    head, _ = head_of(state, state.building)
    near = {head}
    for _ in range(TILES_PER_BUILD - 1):
        near |= {there for here in near for there in board.near[here] if there >= 0}
    plain, cheap = board.ground[0], board.ground[bit]
    if any(cheap[number] < plain[number] for number in near):
        return True
    return bit in (USES_TUNNEL, USES_ENGINEERING) and any(board.ridges[number] for number in near)
