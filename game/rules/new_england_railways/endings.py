"""What ends a game of New England Railways, and how near it is. Rulebook: End of the Game."""

from __future__ import annotations

from game.rules.contract import EndCondition, EndStage
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.message_ids import End
from game.rules.new_england_railways.steps import BID, BUILD, ENDED


def turns_in_all(state: NewEnglandRailwaysData) -> tuple[int, int]:
    """Return the minimum and maximum number of turns; a waiting link of the last cards adds one."""
    if state.last_turn or state.step == ENDED:
        return state.turn_number, state.turn_number
    offered = state.board.data.setup.links_offered[state.players]
    cards = state.deck.bit_count() + len(state.future)
    if state.step < BID and not (state.current or cards):  # a waiting link is built in this turn
        return state.turn_number, state.turn_number
    if state.step > BUILD:
        cards += len(state.current)
        more = max(1, -(-cards // offered))
        return state.turn_number + more, state.turn_number + more + (cards > 0)
    more = -(-cards // offered)
    return state.turn_number + more, state.turn_number + more + 1


def end_conditions(state: NewEnglandRailwaysData) -> list[EndCondition]:
    """Return the end of the game: every link is sold and built."""
    if state.step == ENDED:
        return []
    fewest, most = turns_in_all(state)
    cards = state.deck.bit_count() + len(state.future) + len(state.current)
    turn = state.turn_number
    if most == turn:
        return [EndCondition(End.LAST_TURN(), EndStage.CERTAIN)]
    if fewest == turn:
        return [EndCondition(End.BUILT(), EndStage.POSSIBLE)]
    stage = EndStage.NEAR if fewest == turn + 1 else EndStage.FAR
    return [EndCondition(End.CARDS(turn=fewest, sure=int(fewest == most), count=cards), stage)]
