"""Read from a state: which links are whose, which cards lie where, what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.rules.contract import Move
from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.moves import Ship
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, BUILD, ENDED, NONE, ROLL_TO_BUILD
from game.table.boards.view import Shown, Thing, thing_of, things_of

COLOURS: Final = len(GAME.board.colours)

BUILT: Final = "built"
UNFINISHED: Final = "unfinished"
LOT: Final = "under the hammer"
SALE: Final = "for sale"
NEXT: Final = "next turn"
DECK: Final = "in the deck"
GONE: Final = "out of the game"

SELLING: Final = frozenset({BID, ROLL_TO_BUILD, BUILD})


def state_of(shown: Shown) -> NewEnglandRailwaysState:
    """The state that is shown. Raises `TypeError` if it is another game's."""
    if not isinstance(shown.state, NewEnglandRailwaysState):
        raise TypeError(f"expected a state of New England Railways, found {type(shown.state).__name__}")
    return shown.state


def cube_slot(city: int, colour: int) -> int:
    """The number by which cubes of one colour in one town are pointed at."""
    return city * COLOURS + colour


@lru_cache(maxsize=16384)
def things_of_move(move: Move) -> tuple[Thing, ...]:
    """What can be pointed at to mean a move: of a shipment its cubes, its goal, each of its links."""
    if not isinstance(move, Ship):
        return tuple(things_of(move))
    return (
        Thing("cube", cube_slot(move.route[0], move.colour)),
        Thing("city", move.route[-1]),
        *(Thing("link", link) for link in GAME.board.links_on(move.route)),
        thing_of(Ship),
    )


def candidates(shown: Shown, *more: Thing) -> Iterator[Ship]:
    """The shipments that agree with what has been picked, and with `more`."""
    wanted = {*shown.picked, *more}
    for move in shown.moves:
        if isinstance(move, Ship) and wanted.issubset(things_of_move(move)):
            yield move


def cube_chosen(shown: Shown) -> Thing | None:
    """The cube that has been picked, or is pointed at before any has been."""
    for thing in shown.picked:
        if thing.field == "cube":
            return thing
    pointed = shown.pointed
    return pointed if pointed is not None and pointed.field == "cube" else None


def after_auctions(state: NewEnglandRailwaysState) -> bool:
    """Whether this turn's auctions are over, so that what is now the current row is sold next turn."""
    return state.turn_step() > 7 or state.step == ENDED


def card_rows(state: NewEnglandRailwaysState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The links whose cards lie in the row of the next turn, and in the row of this turn."""
    return (state.current, ()) if after_auctions(state) else (state.future, state.current)


def status(state: NewEnglandRailwaysState, link: int) -> str:
    """How a link stands: one of the words above."""
    if state.owner[link] != NONE:
        return BUILT if state.built >> link & 1 else UNFINISHED
    coming, selling = card_rows(state)
    if link in coming:
        return NEXT
    if state.deck >> link & 1:
        return DECK
    if link in selling:
        place = selling.index(link)
        if state.step in SELLING:
            return LOT if place == state.lot else SALE if place > state.lot else GONE
        return SALE
    return GONE
