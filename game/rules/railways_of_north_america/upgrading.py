"""Upgrades: one engine level an action, at the printed price or with a New Train. Ruling 7."""

from __future__ import annotations

from game.rules.contract import EventListener
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import EngineUpgraded
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.steps import THOUSAND
from game.rules.railways_of_north_america.turns import finish_action


def can_upgrade(state: RailwaysOfNorthAmericaData) -> bool:
    """Return whether the current player's engine can still be raised."""
    return state.engine[state.turn] < HIGHEST_ENGINE


def upgrade_price(state: RailwaysOfNorthAmericaData, with_card: bool) -> int:
    """Return the price of the next engine level; with a New Train half of it, in full $1000."""
    price = state.board.engine_price(state.engine[state.turn] + 1)
    return -(-price // (2 * THOUSAND)) * THOUSAND if with_card else price


def raise_engine(state: RailwaysOfNorthAmericaData, price: int, on_event: EventListener | None) -> None:
    """Raise the current player's engine by a level for a price."""
    seat = state.turn
    state.engine[seat] += 1
    if on_event is not None:
        on_event(EngineUpgraded(seat, state.engine[seat], price))
    pay(state, seat, price, Payment.ENGINE, on_event)
    finish_action(state, on_event)
