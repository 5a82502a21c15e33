"""Queries of a state: the owners of links, the rows of cards, the possible choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from game.rules.contract import Move
from game.rules.messages import Message, MessageId
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.message_ids import Step
from game.rules.new_england_railways.moves import Ship
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, BUILD, ENDED, NONE, ROLL_TO_BUILD
from game.table.boards.shown import Pickable, Shown, pickable_of, pickables_of

Seen: TypeAlias = Shown[NewEnglandRailwaysState]
"""The shown table, with a state of this game."""


class LinkStage(MessageId):
    """The status of a link, as named in the message of a tooltip."""

    BUILT = "link-is-built", "seat amount"
    UNFINISHED = "link-is-unfinished", "seat"
    LOT = "link-is-under-the-hammer"
    SALE = "link-is-for-sale"
    NEXT = "link-is-next"
    DECK = "link-is-in-the-deck"
    GONE = "link-is-gone"


SELLING: Final = frozenset({BID, ROLL_TO_BUILD, BUILD})
STEPS: Final = tuple(Step)


def step_note(board: Board, number: int) -> Message:
    """Return the message about a step of the turn, 1 to 11: its name, and what happens in it."""
    step = STEPS[number - 1]
    figures = {"unit": board.unit, "service": board.service_per_unit}
    return step(**{name: figures[name] for name in step.arg_names})


def step_names(shown: Seen) -> list[str]:
    """Return the names of the eleven steps."""
    board = shown.state.board
    return [shown.localizer.message(step_note(board, number)) for number in range(1, len(STEPS) + 1)]


def cube_slot(board: Board, city: int, colour: int) -> int:
    """Return the number that identifies the cubes of one color in one city."""
    return city * len(board.colours) + colour


def cube_at(board: Board, slot: int) -> tuple[int, int]:
    """Return the city and the color of a number of `cube_slot`."""
    return divmod(slot, len(board.colours))


@lru_cache(maxsize=16384)
def pickables_on_board(board: Board, move: Move) -> tuple[Pickable, ...]:
    """Return the things by which a move can be chosen: for a shipment its cube, goal, links, whole route."""
    if not isinstance(move, Ship):
        return tuple(pickables_of(move))
    return (
        Pickable("cube", cube_slot(board, move.route[0], move.colour)),
        Pickable("city", move.route[-1]),
        *(Pickable("link", link) for link in board.links_on(move.route)),
        Pickable("route", move.route),
        pickable_of(Ship),
    )


def candidates(shown: Seen, *more: Pickable) -> Iterator[Ship]:
    """Return the shipments that agree with the picks, except the whole route, and with `more`."""
    wanted, board = {thing for thing in (*shown.picked, *more) if thing.field != "route"}, shown.state.board
    for move in shown.moves:
        if isinstance(move, Ship) and wanted.issubset(pickables_on_board(board, move)):
            yield move


def best_first(state: NewEnglandRailwaysState, moves: Iterable[Ship]) -> list[Ship]:
    """Return shipments by the player's gain, then by the lead over the best rival, the shortest first."""

    def worth(move: Ship) -> tuple[int, int, int]:
        found = gains(state, move.route)
        own = found.pop(state.turn)
        return -own, max(found) - own, len(move.route)

    return sorted(moves, key=worth)


def best_by_cube(shown: Seen) -> dict[Pickable, int]:
    """Return the maximum gain of the player for each cube that can be shipped."""
    state, found = shown.state, dict[Pickable, int]()
    for move in shown.moves:
        if isinstance(move, Ship):
            cube = Pickable("cube", cube_slot(state.board, move.route[0], move.colour))
            found[cube] = max(found.get(cube, 0), gains(state, move.route)[state.turn])
    return found


def cube_chosen(shown: Seen) -> Pickable | None:
    """Return the picked cube, or the one pointed at before any has been picked."""
    for thing in shown.picked:
        if thing.field == "cube":
            return thing
    pointed = shown.pointed
    return pointed if pointed is not None and pointed.field == "cube" else None


def after_auctions(state: NewEnglandRailwaysState) -> bool:
    """Return whether this turn's auctions are over, so that the current row is the next one to be sold."""
    return state.turn_step() > 7 or state.step == ENDED


def card_rows(state: NewEnglandRailwaysState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the links whose cards are in the row of the next turn, and in the row of this turn."""
    return (state.current, ()) if after_auctions(state) else (state.future, state.current)


def status(state: NewEnglandRailwaysState, link: int) -> LinkStage:
    """Return a link's status."""
    if state.owner[link] != NONE:
        return LinkStage.BUILT if state.built >> link & 1 else LinkStage.UNFINISHED
    coming, selling = card_rows(state)
    if link in coming:
        return LinkStage.NEXT
    if state.deck >> link & 1:
        return LinkStage.DECK
    if link in selling:
        place = selling.index(link)
        if state.step in SELLING:
            if place == state.lot:
                return LinkStage.LOT
            return LinkStage.SALE if place > state.lot else LinkStage.GONE
        return LinkStage.SALE
    return LinkStage.GONE
