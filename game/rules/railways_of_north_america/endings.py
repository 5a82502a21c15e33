"""What ends a game of Railways of North America, and how near it is. Rulings 2 and 9."""

from __future__ import annotations

from game.rules.contract import EndCondition, EndStage
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.message_ids import End
from game.rules.railways_of_north_america.steps import ACTION, ENDED, KEEP_BARON, NONE, ROUNDS


def end_conditions(state: RailwaysOfNorthAmericaData) -> list[EndCondition]:
    """Return the two ends of the game; in the last turn, and when it is known, only the reason for it."""
    if state.step in (ENDED, KEEP_BARON):
        return []
    turn, most = state.turn_number, state.board.data.setup.most_turns
    if state.last_turn != NONE:
        return [EndCondition(End.MARKERS_GONE(ahead=state.last_turn - turn), EndStage.CERTAIN)]
    ahead = most - turn
    limit = End.TURNS(turn=most, ahead=ahead)
    if not ahead:
        return [EndCondition(limit, EndStage.CERTAIN)]
    return [_markers(state), EndCondition(limit, EndStage.NEAR if ahead == 1 else EndStage.FAR, ahead)]


def _markers(state: RailwaysOfNorthAmericaData) -> EndCondition:
    """Return how many more cities must be emptied so that the next turn is the last."""
    left = state.markers_left()
    if left > state.players:
        return EndCondition(End.MARKERS(left=left), EndStage.FAR, left)
    actions = (ROUNDS - state.round) * state.players - state.acted
    if state.step > ACTION:
        actions = max(actions, 1)
    cubes = sorted(len(state.cubes_at(c)) for c in range(len(state.board.cities)) if state.goods_at[c])
    possible = left <= len(cubes) and sum(cubes[:left]) <= actions
    return EndCondition(End.MARKERS(left=left), EndStage.POSSIBLE if possible else EndStage.NEAR, left)
