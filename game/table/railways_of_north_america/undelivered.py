"""Why a cube can't be delivered at all, or not to a certain city."""

from __future__ import annotations

from game.rules.messages import Message, MessageId
from game.rules.railways_of_north_america.message_ids import Refusal
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State


class Undelivered(MessageId):
    """Why cubes can't move; ``level`` is the engine's."""

    NO_CUBES = "undelivered-no-cubes", "city"
    NO_LINK = "undelivered-no-link", "city"
    NO_WAY = "undelivered-no-way", "city colour"
    NO_WAY_TO_ANOTHER = "undelivered-no-way-to-another", "city colour"
    NEAREST_TOO_FAR = "undelivered-nearest-too-far", "city colour count level"
    CUT_OFF = "undelivered-cut-off", "colour"
    TOO_FAR = "undelivered-too-far", "city count level"


def why_not_from(state: State, city: int, colour: int | None) -> Message:
    """Return why no cube, or none of a color, can be delivered from a city; called only where none can."""
    colours = sorted(set(state.cubes_at(city)))
    if not colours:
        return Undelivered.NO_CUBES(city=city)
    if not any(state.links[number].owner == state.turn for number, _ in state.links_at[city]):
        return Undelivered.NO_LINK(city=city)
    found: list[tuple[int, int, int]] = []
    for one in colours if colour is None else [colour]:
        steps = _steps(state, city, one)
        ends = [(steps[end], end, one) for end in steps if state.demand[end] >> one & 1]
        found += sorted(ends)[:1]
    if not found:
        wanted = colour if colour is not None else colours[0]
        kind = Undelivered.NO_WAY_TO_ANOTHER if state.demand[city] >> wanted & 1 else Undelivered.NO_WAY
        return kind(city=city, colour=wanted)
    count, end, one = min(found)
    return Undelivered.NEAREST_TOO_FAR(city=end, colour=one, count=count, level=state.engine[state.turn])


def why_not_to(state: State, source: int, end: int, colour: int) -> Message:
    """Return why a cube of a color can't be delivered from one city to another."""
    if not state.demand[end] >> colour & 1:
        return Refusal.NO_DEMAND(city=end, colour=colour)
    steps = _steps(state, source, colour)
    if end not in steps:
        return Undelivered.CUT_OFF(colour=colour)
    return Undelivered.TOO_FAR(city=end, count=steps[end], level=state.engine[state.turn])


def _steps(state: State, source: int, colour: int) -> dict[int, int]:
    """Return the smallest number of links to every city that a cube could enter, whatever the engine's
    level.
    """
    found: dict[int, int] = {}
    front = [there for number, there in state.links_at[source] if state.links[number].owner == state.turn]
    count = 1
    while front:
        ahead: list[int] = []
        for here in front:
            if here in found or here == source:
                continue
            found[here] = count
            if not state.demand[here] >> colour & 1:
                ahead += [there for _, there in state.links_at[here]]
        front, count = ahead, count + 1
    return found
