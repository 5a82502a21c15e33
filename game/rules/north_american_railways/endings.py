"""What ends a game of North American Railways, and how near it is. Rulebook: End of the game."""

from __future__ import annotations

from game.rules.contract import EndCondition, EndStage
from game.rules.messages import Dollars
from game.rules.north_american_railways.cities import city_moves, needed_to_go_on
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.message_ids import End
from game.rules.north_american_railways.prompts import ending_of
from game.rules.north_american_railways.steps import CITIES, CITIES_TO_END, ENDED, GOING_ON


def end_conditions(state: NorthAmericanRailwaysData) -> list[EndCondition]:
    """Return the three ends of the game; in the last turn only the one that was reached."""
    if state.step == ENDED:
        return []
    if state.ended != GOING_ON:
        return [EndCondition(End.LAST_TURN(ending=ending_of(state)), EndStage.CERTAIN)]
    found = [_cities(state), _purchases(state)]
    return found if state.step == CITIES else [_shares(state), *found]


def _shares(state: NorthAmericanRailwaysData) -> EndCondition:
    """Return how many more shares must be bought in phase I so that fewer than players are left."""
    left = max(0, sum(state.shares_left) - state.players + 1)
    still_to_act = state.players - state.acted
    stage = EndStage.NEAR if left <= state.players else EndStage.FAR
    if left <= still_to_act:
        stage = EndStage.POSSIBLE if left else EndStage.CERTAIN
    return EndCondition(End.SHARES(left=left, players=state.players), stage, left)


def _cities(state: NorthAmericanRailwaysData) -> EndCondition:
    """Return how many more cities must be bought so that the next phase II is the last."""
    left = max(0, sum(state.cities_left) - CITIES_TO_END)
    now = state.step != CITIES and not left
    stage = EndStage.NEAR if left <= state.players else EndStage.FAR
    if not left:
        stage = EndStage.CERTAIN
    elif state.step == CITIES and left <= state.players:
        stage = EndStage.POSSIBLE
    return EndCondition(End.CITIES(left=left, count=CITIES_TO_END, now=int(now)), stage, left)


def _purchases(state: NorthAmericanRailwaysData) -> EndCondition:
    """Return whether nobody may buy a city in this turn."""
    if state.step != CITIES:
        amount = Dollars(needed_to_go_on(state))
        return EndCondition(End.NO_TREASURY(amount=amount), EndStage.POSSIBLE if amount else EndStage.FAR)
    stage = EndStage.FAR
    if not state.cities_bought and (state.passed or len(city_moves(state)) == 1):
        stage = EndStage.POSSIBLE
    return EndCondition(End.NO_PURCHASE(), stage)
