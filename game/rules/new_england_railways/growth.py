"""Steps 4 to 6: commodity growth, unfinished links, future links. Ruling 3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import Move, Tell
from game.rules.hexgrid import bits
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CupEmpty,
    GrowthTurned,
    LinkBuilt,
    LinkTurned,
)
from game.rules.new_england_railways.moves import DrawCube, TurnGrowth, TurnLink
from game.rules.new_england_railways.steps import DRAW, GROW, PUBLICIZE


def begin_growth(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    """As many cards as links are for sale."""
    state.cards_left = len(state.current)
    _next_card(state, tell)


def _next_card(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    if state.cards_left and state.growth_deck:
        state.cards_left -= 1
        state.step = GROW
    else:
        state.cards_left = 0
        state.begin_step(5, tell)


def turn_growth(state: NewEnglandRailwaysData, move: TurnGrowth, tell: Tell | None) -> None:
    """Each city on the card waits for a cube."""
    state.growth_deck &= ~(1 << move.card)
    state.pending = state.board.growth[move.card]
    if tell is not None:
        tell(GrowthTurned(move.card, state.pending))
    _next_cube(state, tell)


def _next_cube(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    if state.pending and any(state.cup):
        state.step = DRAW
        return
    if tell is not None:
        for city in state.pending:
            tell(CupEmpty(city))
    state.pending = ()
    _next_card(state, tell)


def draw_cube(state: NewEnglandRailwaysData, move: DrawCube, tell: Tell | None) -> None:
    """The cube goes to the first city that waits."""
    city = state.pending[0]
    state.pending = state.pending[1:]
    state.cup[move.colour] -= 1
    state.cubes[city * len(state.cup) + move.colour] += 1
    if tell is not None:
        tell(CubeDrawn(city, move.colour))
    _next_cube(state, tell)


def complete_links(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    """What was not built last turn is built now, for nothing."""
    if tell is not None:
        for link in bits(state.unfinished):
            tell(LinkBuilt(state.owner[link], link))
    state.built |= state.unfinished
    state.unfinished = 0
    state.begin_step(6, tell)


def begin_publicizing(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    """As many links as are for sale, while the deck lasts."""
    state.cards_left = min(len(state.current), state.deck.bit_count())
    _next_link(state, tell)


def _next_link(state: NewEnglandRailwaysData, tell: Tell | None) -> None:
    if state.cards_left:
        state.step = PUBLICIZE
    else:
        state.begin_step(7, tell)


def turn_link(state: NewEnglandRailwaysData, move: TurnLink, tell: Tell | None) -> None:
    """The link will be auctioned next turn."""
    state.cards_left -= 1
    state.deck &= ~(1 << move.link)
    state.future = (*state.future, move.link)
    if tell is not None:
        tell(LinkTurned(move.link))
    _next_link(state, tell)


APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, Tell | None], None]]] = {
    TurnGrowth: turn_growth,
    DrawCube: draw_cube,
    TurnLink: turn_link,
}
