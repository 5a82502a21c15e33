"""Plans of several moves: take a card, make the only delivery, build hex by hex or to a city.

A build begins with the selection: a city's side, an open end, the next tile. The rules say on a copy of the
position which tiles may follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.contract import Event, Move
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.building import usable_cards
from game.rules.railways_of_north_america.events import LinkFinished, MajorLineScored, TileLaid
from game.rules.railways_of_north_america.moves import (
    ContinueTrack,
    Deliver,
    LayTile,
    StartTrack,
    TakeCard,
    UseCard,
)
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    ACTION,
    CARD_ACTION,
    DELIVER_ACTION,
    LAY,
    START_TRACK,
    TILES_PER_BUILD,
)
from game.rules.railways_of_north_america.track import OPPOSITE, Tile
from game.table.boards.preview import preview
from game.table.boards.view import Shown, Thing
from game.table.railways_of_north_america.reading import Asked, picked
from game.table.railways_of_north_america.ways import Way, ways_from, ways_on

Plan = tuple[Move, ...]

AHEAD: Final = "ahead"
"""The field of a hex to which a plan can be extended."""

KEEP: Final = "keep"
"""The field of a card that was to be used and is kept after all."""


class Followed(NamedTuple):
    """The result of playing a plan."""

    state: State
    """The position after the moves of this action."""
    now: tuple[Tile, ...]
    """The tiles that are laid in this action."""
    later: tuple[Tile, ...]
    """The tiles that are left for a later round."""
    cost: int
    """The dollars for the tiles of this action."""
    later_cost: int
    head: int
    """The hex at the end of the track."""
    finished: LinkFinished | None
    lines: tuple[MajorLineScored, ...]
    """The major lines that the link completes."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return all tiles of the plan."""
        return self.now + self.later


def follow(state: State, plan: Sequence[Move]) -> Followed:
    """Play a plan on a copy of the position, as far as this action goes."""
    future = state.copy()
    events: list[Event] = []
    later: list[Tile] = []
    here = enter = -1
    for move in plan:
        if isinstance(move, LayTile) and (future.step != LAY or future.building is None):
            tile = Tile(here, enter, move.side)
            later.append(tile)
            here, enter = state.board.near[here][move.side], OPPOSITE[move.side]
            continue
        future.apply_unchecked(move, events.append)
        if future.step == LAY and future.building is not None:
            here, enter = head_of(future, future.building)
        elif isinstance(move, LayTile):
            here, enter = state.board.near[move.hex][move.side], OPPOSITE[move.side]
    laid = [event for event in events if isinstance(event, TileLaid)]
    return Followed(
        future,
        tuple(event.tile for event in laid),
        tuple(later),
        sum(event.cost for event in laid),
        sum(state.board.tile_price(tile, 0, 0) for tile in later),
        here,
        next((event for event in events if isinstance(event, LinkFinished)), None),
        tuple(event for event in events if isinstance(event, MajorLineScored)),
    )


def base_of(shown: Shown[State]) -> Plan:
    """Return the current plan, or else the one move that agrees with the picks."""
    if shown.plan:
        return shown.plan
    left = shown.candidates() if shown.picked else []
    if len(left) == 1 and isinstance(left[0], (StartTrack, ContinueTrack, LayTile)):
        return (left[0],)
    return ()


def plans_of(shown: Shown[State], state: State) -> dict[Thing, Plan]:
    """Return everything to which the plan can be extended, each with all moves of the longer plan."""
    if not shown.moves or state.step not in (ACTION, START_TRACK, LAY):
        return {}
    return _planned(Asked(shown, state))


@lru_cache(maxsize=4)
def _planned(asked: Asked) -> dict[Thing, Plan]:
    shown, state = asked.shown, asked.state
    return (
        _cards(shown, state) | _only_delivery(shown, state) if state.step == ACTION else _find(shown, state)
    )


def _cards(shown: Shown[State], state: State) -> dict[Thing, Plan]:
    """Return the cards on display, each with the action that takes it."""
    first = CHOICES[CARD_ACTION]
    if first not in shown.moves:
        return {}
    future, _ = preview(state, first)
    return {Thing("display", m.card): (first, m) for m in future.legal_moves() if isinstance(m, TakeCard)}


def _only_delivery(shown: Shown[State], state: State) -> dict[Thing, Plan]:
    """Return the delivery action if there is only one delivery, which the player has seen before
    confirming.
    """
    first = CHOICES[DELIVER_ACTION]
    if first not in shown.moves:
        return {}
    future, _ = preview(state, first)
    moves = future.legal_moves()
    if len(moves) != 1 or not isinstance(moves[0], Deliver):
        return {}
    return {Thing("action", DELIVER_ACTION): (first, moves[0])}


def _find(shown: Shown[State], state: State) -> dict[Thing, Plan]:
    base, board = base_of(shown), state.board
    start = picked(shown, "city")
    found: dict[Thing, Plan] = {}
    if not base:
        ways = ways_on(state)
        if state.step == START_TRACK and start is not None:
            ways = ways_from(state, start)
        for end, way in ways.items():
            begun: Plan = () if state.step == LAY or start is None else (StartTrack(start, way.side),)
            found[_ahead(board.cities[end].hex)] = begun + _laid(way)
        return found
    for count in range(2, len(base) + 1):
        last = base[count - 1]
        if isinstance(last, LayTile):
            found[_ahead(board.near[last.hex][last.side])] = base[:count]
    if state.step == START_TRACK:
        found |= _with_cards(state, base)
    future = follow(state, base).state
    if future.step == LAY and future.building is not None:
        for move in future.legal_moves():
            if isinstance(move, LayTile):
                found[_ahead(board.near[move.hex][move.side])] = (*base, move)
        for end, way in ways_on(future).items():
            found.setdefault(_ahead(board.cities[end].hex), base + _laid(way))
    return found


def _with_cards(state: State, base: Plan) -> dict[Thing, Plan]:
    """Return the cards in hand that can be used for the build, or be kept after all."""
    first, *rest = base
    found = {}
    for card in usable_cards(follow(state, base[:1]).state):
        use = UseCard(card)
        if use in rest:
            found[Thing("card", card)] = base
            found[Thing(KEEP, card)] = (first, *(move for move in rest if move != use))
        else:
            found[Thing("card", card)] = (first, use, *rest)
    return found


def _ahead(number: int) -> Thing:
    return Thing(AHEAD, number)


def _laid(way: Way) -> Plan:
    return tuple(LayTile(tile.hex, tile.leave) for tile in way.tiles)


def plan_shown(shown: Shown[State], state: State) -> Plan:
    """Return the plan to draw: the one to the hovered item, or else the current one."""
    offered = plans_of(shown, state).get(shown.pointed) if shown.pointed is not None else None
    return offered or shown.plan


def lit_ahead(shown: Shown[State], state: State) -> set[int]:
    """Return the hexes to which a plan can be extended in this action."""
    made, left = _count(base_of(shown)), TILES_PER_BUILD - state.laid
    return {
        thing.number
        for thing, plan in plans_of(shown, state).items()
        if thing.field == AHEAD and made < _count(plan) <= left
    }


def _count(plan: Plan) -> int:
    return sum(isinstance(move, LayTile) for move in plan)


def way_shown(shown: Shown[State], state: State) -> Way | None:
    """Return the tiles of the drawn plan, with their total price; None if it lays none."""
    plan = plan_shown(shown, state)
    if not _count(plan):
        return None
    end = follow(state, plan)
    first = plan[0]
    assert isinstance(first, (StartTrack, ContinueTrack, LayTile))
    return Way(end.cost + end.later_cost, end.tiles, first.side)
