"""Why a cube can't be delivered, or not to a city: what the rules of delivering mean on this map."""

from __future__ import annotations

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.wording import many

State = RailwaysOfNorthAmericaState


def why_not_from(state: State, city: int, colour: int | None) -> str:
    """Why no cube, or none of a colour, can be delivered from a city; asked only where none can."""
    board = state.board
    name = board.cities[city].name
    colours = sorted(set(state.cubes_at(city)))
    if not colours:
        return f"No cube waits in {name}."
    if not any(state.links[number].owner == state.turn for number, _ in state.links_at[city]):
        return f"No link of yours ends in {name}: the first link must be your own."
    found: list[tuple[int, int, int]] = []
    for one in colours if colour is None else [colour]:
        steps = _steps(state, city, one)
        ends = [(steps[end], end, one) for end in steps if state.demand[end] >> one & 1]
        found += sorted(ends)[:1]
    if not found:
        wanted = colour if colour is not None else colours[0]
        one_more = "another" if state.demand[city] >> wanted & 1 else "a"
        return f"No finished links lead from {name} to {one_more} {board.colours[wanted]} city."
    count, end, one = min(found)
    return (
        f"{board.cities[end].name}, the nearest {board.colours[one]} city, is {many(count, 'link')} away;"
        f" your engine carries a cube over {state.engine[state.turn]}."
    )


def why_not_to(state: State, source: int, end: int, colour: int) -> str:
    """Why a cube of a colour can't be delivered from one city to another one."""
    board = state.board
    name, wanted = board.cities[end].name, board.colours[colour]
    if not state.demand[end] >> colour & 1:
        return f"{name} is no {wanted} city."
    steps = _steps(state, source, colour)
    if end not in steps:
        return f"No finished links lead there, or the cube must stop before, in another {wanted} city."
    return (
        f"{name} is {many(steps[end], 'link')} away;"
        f" your engine carries a cube over {state.engine[state.turn]}."
    )


def _steps(state: State, source: int, colour: int) -> dict[int, int]:
    """The least number of links to every city that a cube could enter, whatever the engine's level."""
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
