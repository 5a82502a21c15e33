"""The places on the map that can be clicked now, and which of them are highlighted."""

from __future__ import annotations

from game.rules.contract import Move
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.moves import (
    ContinueTrack,
    Deliver,
    Grow,
    LayTile,
    Mine,
    StartTrack,
    Urbanize,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BUILD_ACTION,
    DELIVER_ACTION,
    LAY,
    START_TRACK,
    URBANIZE_ACTION,
)
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, Shown
from game.table.railways_of_north_america.plans import AHEAD, base_of, follow, lit_ahead, plans_of
from game.table.railways_of_north_america.reading import SOURCES, end_of, pickables_in, picked, source_of


def spots(shown: Shown[State], state: State) -> dict[int, Pickable]:
    """Return the hexes that can be clicked now, and what a click there picks."""
    if not shown.moves:
        return {}
    first = shown.moves[0]
    if isinstance(first, Deliver):
        return _delivery_spots(shown, state)
    if any(isinstance(move, (StartTrack, ContinueTrack)) for move in shown.moves):
        return _start_spots(shown, state)
    board = state.board
    found: dict[int, Pickable] = {}
    for move in shown.candidates("city", "side"):
        if isinstance(move, LayTile):
            found[board.near[move.hex][move.side]] = Pickable("side", move.side)
            found.setdefault(move.hex, Pickable("hex", move.hex))
        elif isinstance(move, (Urbanize, Mine, Grow)):
            found[board.cities[move.city].hex] = Pickable("city", move.city)
    return _ahead(shown, state) | found


def _ahead(shown: Shown[State], state: State) -> dict[int, Pickable]:
    """Return the hexes to which a build can be planned."""
    return {thing.number: thing for thing in plans_of(shown, state) if thing.field == AHEAD}


def _start_spots(shown: Shown[State], state: State) -> dict[int, Pickable]:
    """Return cities and open ends; once one is picked, the hexes and cities that its track can reach."""
    board = state.board
    city, end = picked(shown, "city"), picked(shown, "hex")
    found: dict[int, Pickable] = {}
    beyond: dict[int, Pickable] = {}
    for move in shown.moves:
        if isinstance(move, StartTrack):
            here = board.cities[move.city].hex
            if city in (None, move.city):
                found[here] = Pickable("city", move.city)
            if move.city == city:
                beyond[board.near[here][move.side]] = Pickable("side", move.side)
        elif isinstance(move, ContinueTrack):
            found[move.hex] = Pickable("hex", move.hex)
            if move.hex == end:
                beyond[board.near[move.hex][move.side]] = Pickable("side", move.side)
    return found | _ahead(shown, state) | beyond


def _delivery_spots(shown: Shown[State], state: State) -> dict[int, Pickable]:
    """Return all sources if none is picked, otherwise the ends that the cube can reach."""
    board = state.board
    source = source_of(shown, state)
    sources = {move.city for move in shown.moves if isinstance(move, Deliver)}
    found = {board.cities[city].hex: Pickable("city", city) for city in sources}
    left = shown.candidates("end", "links", "route", *(() if source is not None else SOURCES))
    ends = {end_of(state, move) for move in left if isinstance(move, Deliver)}
    for city in ends:
        if source is not None or city not in sources:
            found[board.cities[city].hex] = Pickable("end", city)
    return found


def glowing(shown: Shown[State], state: State) -> set[int]:
    """Return the clickable hexes that continue the current selection."""
    found = spots(shown, state)
    if base_of(shown):
        return lit_ahead(shown, state)
    if any(thing.field == "side" for thing in found.values()):
        return {n for n, thing in found.items() if thing.field == "side"} | lit_ahead(shown, state)
    if source_of(shown, state) is not None and isinstance(next(iter(shown.moves), None), Deliver):
        return {number for number, thing in found.items() if thing.field == "end"}
    if isinstance(next(iter(shown.moves), None), Deliver):
        open_cities = {move.city for move in shown.candidates() if isinstance(move, Deliver)}
        return {
            number
            for number, thing in found.items()
            if (thing.field == "city" and thing.value in open_cities)
            or (thing.field == "end" and bool(shown.picked))
        }
    return set(found)


def lead_of(thing: Pickable, shown: Shown[State], state: State) -> tuple[Move, Pickable] | None:
    """Return the meaning of a place or a cube while an action is to be chosen.

    A city or the player's own open end means to build, a cube or a line of the list to deliver,
    and a gray city, once Urbanize is chosen, to become a new one.
    """
    if state.step != ACTION or thing.field not in ("cube", "route", "hex"):
        return None
    if thing.field != "hex":
        return _led(DELIVER_ACTION, thing, shown, state)
    city = state.board.city_at[thing.number]
    then = thing if city < 0 else Pickable("city", city)
    urbanizes = Pickable("action", URBANIZE_ACTION) in shown.picked
    lead = _led(URBANIZE_ACTION, then, shown, state) if urbanizes else None
    return lead or _led(BUILD_ACTION, then, shown, state)


def _led(action: int, then: Pickable, shown: Shown[State], state: State) -> tuple[Move, Pickable] | None:
    """Return an action and its pick, if legal."""
    first = CHOICES[action]
    if first not in shown.moves:
        return None
    future, _ = outcome_of(state, first)
    return (first, then) if any(then in pickables_in(future, move) for move in future.legal_moves()) else None


def drag_begins(thing: Pickable, shown: Shown[State], state: State) -> bool:
    """Return whether a drag from something draws track: from a city, an open end, the end of a plan."""
    lead = lead_of(thing, shown, state) if thing.field == "hex" else None
    if lead is not None:
        return lead[0] == CHOICES[BUILD_ACTION]
    number = next((n for n, found in spots(shown, state).items() if found == thing), None)
    if number is None or state.step not in (START_TRACK, LAY):
        return False
    base = base_of(shown)
    if base:
        return number == follow(state, base).head or thing.field == "city"
    if state.step == LAY:
        return thing.field == "hex"
    return thing.field in ("city", "hex")
