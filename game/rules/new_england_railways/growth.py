"""Steps 4 to 6: commodity growth, unfinished links, future links. Ruling 3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.hexgrid import bits
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import CubeDrawn, CupEmpty, GrowthTurned, LinkBuilt, LinkTurned
from game.rules.new_england_railways.moves import DrawCube, TurnGrowth, TurnLink
from game.rules.new_england_railways.steps import DRAW, GROW, PUBLICIZE


def begin_growth(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin to turn over as many cards as links are for sale."""
    state.cards_left = len(state.current)
    _next_card(state, on_event)


def _next_card(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    if state.cards_left and state.growth_deck:
        state.cards_left -= 1
        state.step = GROW
    else:
        state.cards_left = 0
        state.begin_step(5, on_event)


def turn_growth(state: NewEnglandRailwaysData, move: TurnGrowth, on_event: EventListener | None) -> None:
    """Mark each city on the card as waiting for a cube."""
    state.growth_deck &= ~(1 << move.card)
    state.pending = state.board.growth[move.card]
    if on_event is not None:
        on_event(GrowthTurned(move.card, state.pending))
    _next_cube(state, on_event)


def _next_cube(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    if state.pending and any(state.cup):
        state.step = DRAW
        return
    if on_event is not None:
        for city in state.pending:
            on_event(CupEmpty(city))
    state.pending = ()
    _next_card(state, on_event)


def draw_cube(state: NewEnglandRailwaysData, move: DrawCube, on_event: EventListener | None) -> None:
    """Put the drawn cube into the first city that is waiting for one."""
    city = state.pending[0]
    state.pending = state.pending[1:]
    state.cup[move.colour] -= 1
    state.cubes[city * len(state.cup) + move.colour] += 1
    if on_event is not None:
        on_event(CubeDrawn(city, move.colour))
    _next_cube(state, on_event)


def complete_links(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Build the links that weren't built last turn, free of charge."""
    if on_event is not None:
        for link in bits(state.unfinished):
            on_event(LinkBuilt(state.owner[link], link))
    state.built |= state.unfinished
    state.unfinished = 0
    state.begin_step(6, on_event)


def begin_publicizing(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin to turn over as many links as are for sale, while the deck lasts."""
    state.cards_left = min(len(state.current), state.deck.bit_count())
    _next_link(state, on_event)


def _next_link(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    if state.cards_left:
        state.step = PUBLICIZE
    else:
        state.begin_step(7, on_event)


def turn_link(state: NewEnglandRailwaysData, move: TurnLink, on_event: EventListener | None) -> None:
    """Put the link up for the auctions of the next turn."""
    state.cards_left -= 1
    state.deck &= ~(1 << move.link)
    state.future = (*state.future, move.link)
    if on_event is not None:
        on_event(LinkTurned(move.link))
    _next_link(state, on_event)


APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, EventListener | None], None]]] = {
    TurnGrowth: turn_growth,
    DrawCube: draw_cube,
    TurnLink: turn_link,
}
