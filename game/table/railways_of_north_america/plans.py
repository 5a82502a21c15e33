"""Plans of several moves: take a card, make the only delivery, build hex by hex or to a city.

A build begins with the selection: a city's side, an open end, the next tile. The rules say on a copy of the
position which tiles may follow.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.contract import Event, Move
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.board import FERRY_HEX, USES_ENGINEERING, USES_TUNNEL, Board
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
    ROUNDS,
    START_TRACK,
    TILES_PER_BUILD,
)
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES, SIDES_OF, Tile
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, Shown
from game.table.railways_of_north_america.reading import Asked, picked

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
    """The tiles that remain to be laid in later rounds."""
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


def plans_of(shown: Shown[State], state: State) -> dict[Pickable, Plan]:
    """Return everything to which the plan can be extended, each with all moves of the longer plan."""
    if not shown.moves or state.step not in (ACTION, START_TRACK, LAY):
        return {}
    return _planned(Asked(shown, state))


@lru_cache(maxsize=4)
def _planned(asked: Asked) -> dict[Pickable, Plan]:
    shown, state = asked.shown, asked.state
    return (
        _cards(shown, state) | _only_delivery(shown, state) if state.step == ACTION else _find(shown, state)
    )


def _cards(shown: Shown[State], state: State) -> dict[Pickable, Plan]:
    """Return the cards on display, each with the action that takes it."""
    first = CHOICES[CARD_ACTION]
    if first not in shown.moves:
        return {}
    future, _ = outcome_of(state, first)
    return {Pickable("display", m.card): (first, m) for m in future.legal_moves() if isinstance(m, TakeCard)}


def _only_delivery(shown: Shown[State], state: State) -> dict[Pickable, Plan]:
    """Return the delivery action if there is only one delivery, which the player has seen before
    confirming.
    """
    first = CHOICES[DELIVER_ACTION]
    if first not in shown.moves:
        return {}
    future, _ = outcome_of(state, first)
    moves = future.legal_moves()
    if len(moves) != 1 or not isinstance(moves[0], Deliver):
        return {}
    return {Pickable("action", DELIVER_ACTION): (first, moves[0])}


def _find(shown: Shown[State], state: State) -> dict[Pickable, Plan]:
    base, board = base_of(shown), state.board
    start = picked(shown, "city")
    found: dict[Pickable, Plan] = {}
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


def _with_cards(state: State, base: Plan) -> dict[Pickable, Plan]:
    """Return the cards in hand that can be used for the build, or be kept after all."""
    first, *rest = base
    found = {}
    for card in usable_cards(follow(state, base[:1]).state):
        use = UseCard(card)
        if use in rest:
            found[Pickable("card", card)] = base
            found[Pickable(KEEP, card)] = (first, *(move for move in rest if move != use))
        else:
            found[Pickable("card", card)] = (first, use, *rest)
    return found


def _ahead(number: int) -> Pickable:
    return Pickable(AHEAD, number)


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


class Way(NamedTuple):
    """The tiles to a city, their price in dollars, and the side of the first step.

    That is the side of the city where the track begins, or the side by which the next tile is left.
    """

    cost: int
    tiles: tuple[Tile, ...]
    side: int


class _Terms(NamedTuple):
    """Everything that the ways depend on, except their start."""

    board: Board
    closed: bytes
    tracks_in: bytes
    uses: int
    """A mask of the cards used in this action."""
    ridge_off: int
    now: int
    """The tiles that can still be laid in this action."""
    most: int
    """The largest number of tiles of a way."""
    ferries: int
    """The largest number of ferries of a way."""
    halves: tuple[tuple[tuple[int, int], int], ...]
    """The open ends of the seat's other halves: the last hex, its open side, and the city."""


_Begun = tuple[int, int, int]
"""The start of a way: its first hex, the side of entry, and the side of its first step (or -1)."""


def ways_on(state: State) -> dict[int, Way]:
    """Return the ways of the track that is being built, by the city where they end."""
    track = state.building
    if state.step != LAY or track is None:
        return {}
    here, enter = head_of(state, track)
    return _ways(_terms(state, _ferries(state)), ((here, enter, -1),), state.board.cities[track.city].hex)


def ways_from(state: State, city: int) -> dict[int, Way]:
    """Return the ways that a link from a city could take, by the city where they end."""
    return _from(state, city, _ferries(state)) if state.step == START_TRACK else {}


def lacks_ferry(state: State, city: int, end: int) -> bool:
    """Return whether a link from a city could reach another one if there were cards for all ferries."""
    return state.step == START_TRACK and end in _from(state, city, len(state.board.hexes))


def _from(state: State, city: int, ferries: int) -> dict[int, Way]:
    board = state.board
    home = board.cities[city].hex
    begun = tuple(
        (there, OPPOSITE[side], side)
        for side in range(SIDES)
        if (there := board.near[home][side]) >= 0 and not state.closed[home] >> side & 1
    )
    return _ways(_terms(state, ferries), begun, home)


def reach(state: State) -> int:
    """Return the maximum number of tiles in a way.

    It includes the rest of this action and, if a round is left, one more action.
    """
    return TILES_PER_BUILD - state.laid + (TILES_PER_BUILD if state.round + 1 < ROUNDS else 0)


def _ferries(state: State) -> int:
    return state.held_by(state.turn, state.board.ferry_card) if state.board.ferry_card >= 0 else 0


def _terms(state: State, ferries: int) -> _Terms:
    return _Terms(
        state.board,
        bytes(state.closed),
        bytes(state.tracks_in),
        state.uses,
        state.ridge_off,
        TILES_PER_BUILD - state.laid,
        reach(state),
        ferries,
        tuple(
            ((half.tiles[-1].hex, half.tiles[-1].leave), half.city)
            for half in state.unfinished
            if half.owner == state.turn
        ),
    )


@lru_cache(maxsize=64)
def _ways(terms: _Terms, begun: tuple[_Begun, ...], home: int) -> dict[int, Way]:
    """Return the cheapest way to each city (Dijkstra's algorithm); cards in use apply to the tiles of this
    action.
    """
    board, halves = terms.board, dict(terms.halves)
    found: dict[int, Way] = {}
    waiting: list[tuple[int, int, int, int, tuple[Tile, ...], int]] = []
    for here, enter, side in begun:
        heapq.heappush(waiting, (0, 0, here, enter, (), side))
    seen: set[tuple[int, int, int]] = set()
    while waiting:
        cost, count, here, enter, tiles, side = heapq.heappop(waiting)
        city = board.city_at[here]
        if city >= 0:
            if count:
                found.setdefault(city, Way(cost, tiles, side))
            continue
        if (
            (here, enter, count) in seen
            or count == terms.most
            or terms.tracks_in[here] >= board.capacity[here]
        ):
            continue
        seen.add((here, enter, count))
        if any(tile.hex == here for tile in tiles):
            continue
        crossed = sum(board.terrain[tile.hex] == FERRY_HEX for tile in tiles)
        if board.terrain[here] == FERRY_HEX and crossed >= terms.ferries:
            continue
        uses, off = (terms.uses, terms.ridge_off) if count < terms.now else (0, 0)
        off = 0 if any(board.ridges_crossed(tile) for tile in tiles) else off
        for leave in SIDES_OF[EXITS[enter]]:
            there = board.near[here][leave]
            joined = halves.get((there, OPPOSITE[leave]))
            if joined is not None:
                there = board.cities[joined].hex  # The other half goes on to its city.
            elif terms.closed[here] >> leave & 1:
                continue
            if there >= 0 and there != home:
                tile = Tile(here, enter, leave)
                price = cost + board.tile_price(tile, uses, off, joined is not None)
                first = side if side >= 0 else leave
                heapq.heappush(waiting, (price, count + 1, there, OPPOSITE[leave], (*tiles, tile), first))
    return found
