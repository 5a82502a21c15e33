"""The texts about things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.contract import Move
from game.rules.new_england_railways.events import CubeDrawn
from game.rules.new_england_railways.moves import PassShipping, Ship
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import LONGEST_ROUTE, SHIP
from game.table.boards.shown import Pickable
from game.table.new_england_railways.layout import TRACK
from game.table.new_england_railways.reading import (
    LinkStage,
    Seen,
    cube_at,
    cube_chosen,
    pickables_on_board,
    status,
    step_note,
)


def about_thing(thing: Pickable, shown: Seen) -> str | None:
    """Return the description of a thing on the board, in a few lines."""
    tell = _THINGS.get(thing.field)
    if tell is not None:
        return tell(shown, thing.number)
    part = _PARTS.get(str(thing.value)) if thing.field == "part" else None
    return part(shown) if part else None


def _about_cube(shown: Seen, slot: int) -> str:
    """Return the number of cubes, and who buys them."""
    board = shown.state.board
    city, colour = cube_at(board, slot)
    buyers = tuple(town for town, demand in enumerate(board.demand) if demand == colour)
    count = shown.translate("about-cube", n=shown.state.cubes[slot], colour=colour, city=city)
    bought = shown.translate("about-buyers", city=buyers) if buyers else shown.translate("about-no-buyers")
    return f"{count}\n{bought}{_about_new(shown, city, colour)}"


def _about_city(shown: Seen, city: int) -> str:
    state = shown.state
    waiting = tuple(state.cubes_at(city))
    buys = shown.translate("about-city", city=city, colour=state.board.demand[city])
    waits = (
        shown.translate("about-waiting", colour=waiting)
        if waiting
        else shown.translate("about-nothing-waits")
    )
    return f"{buys}\n{waits}{_about_new(shown, city)}"


def _about_new(shown: Seen, city: int, colour: int | None = None) -> str:
    """Return a line about the ringed cubes (of a color), which appeared since the viewer's last move."""
    drawn = [event for event, _ in shown.marks if isinstance(event, CubeDrawn) and event.city == city]
    waiting = shown.state.cubes_at(city)
    new = {event.colour for event in drawn if event.colour in waiting and colour in (None, event.colour)}
    return "\n" + shown.translate("about-new", colour=tuple(sorted(new))) if new else ""


def _about_link(shown: Seen, link: int) -> str:
    """Return a link's ends, its number, and its status."""
    state, standing = shown.state, status(shown.state, link)
    number = state.board.links[link].number
    known = {"seat": state.owner[link], "amount": 1}
    stands = standing(**{name: known[name] for name in standing.arg_names})
    words = shown.translate("about-link", link=link, number=number, stands=stands)
    if standing is LinkStage.GONE:
        return words
    worth = shown.translate("about-link-worth", amount=number)
    if standing not in (LinkStage.BUILT, LinkStage.UNFINISHED):
        worth = f"{shown.translate('about-link-roll', number=number)} {worth}"
    return f"{words}\n{worth}"


def _about_step(shown: Seen, number: int) -> str:
    words = shown.localizer.describe(step_note(shown.state.board, number))
    return shown.translate(
        "about-step", number=number, step=step_note(shown.state.board, number), words=words
    )


_THINGS: Final[dict[str, Callable[[Seen, int], str]]] = {
    "cube": _about_cube,
    "city": _about_city,
    "link": _about_link,
    "step": _about_step,
}


# Parts of the board that no move names


def _about_cup(shown: Seen) -> str:
    left = shown.translate("about-growth-left", n=shown.state.growth_deck.bit_count())
    return f"{shown.translate('about-cup')}\n{left}"


def _about_incomes(shown: Seen) -> str:
    return shown.translate("about-incomes", n=TRACK[2])


def _about_cards(shown: Seen) -> str:
    return shown.translate("about-cards", n=shown.state.deck.bit_count())


def _about_stage(shown: Seen) -> str:
    step = step_note(shown.state.board, shown.state.turn_step())
    return shown.translate("about-stage", step=step, words=shown.localizer.describe(step))


_PARTS: Final[dict[str, Callable[[Seen], str]]] = {
    "cup": _about_cup,
    "incomes": _about_incomes,
    "cards": _about_cards,
    "stage": _about_stage,
}


# Why not


def reason(thing: Pickable, shown: Seen) -> str | None:
    """Return why a thing can't be chosen now: the rules' reason against the move that it would mean."""
    if thing.field not in ("cube", "city", "link"):
        return None
    if shown.state.step == SHIP and thing.field != "cube" and cube_chosen(shown) is None:
        if any(thing in pickables_on_board(shown.state.board, move) for move in shown.moves):
            return None
        if thing.field == "city":
            return shown.translate("about-no-cube-to", city=thing.number)
        return shown.translate("about-no-cube-over", link=thing.number)
    move = _meant(thing, shown)
    against = shown.state.illegal_reason(move) if move is not None else None
    return shown.localizer.message(against) if against is not None else None


def _meant(thing: Pickable, shown: Seen) -> Move | None:
    """Return the shipment, legal or not, that is closest to what was pointed at."""
    state = shown.state
    if state.step != SHIP:
        return PassShipping()
    number = thing.number
    chosen = cube_chosen(shown)
    if thing.field == "cube":
        return _nearest(state, number, lambda move: True)
    if chosen is None:
        return None
    slot = chosen.number
    start, colour = cube_at(state.board, slot)
    if thing.field == "city":
        found = _nearest(state, slot, lambda move: move.route[-1] == number)
        return found or Ship(colour, _shortest(state, start, number))
    found = _nearest(state, slot, lambda move: number in state.board.links_on(move.route))
    return found or Ship(colour, _over(state, start, number))


def _over(state: NewEnglandRailwaysState, start: int, link: int) -> tuple[int, ...]:
    """Return the shortest route from a city that ends with a link."""
    ends = state.board.links[link]
    near, far = sorted((ends.a, ends.b), key=lambda city: len(_shortest(state, start, city)))
    return (*_shortest(state, start, near), far)


def _nearest(state: NewEnglandRailwaysState, slot: int, fits: Callable[[Ship], bool]) -> Ship | None:
    """Return the fitting route of a cube that lacks the fewest links."""
    routes = [(links & ~state.built, move) for links, move in state.board.routes[slot] if fits(move)]
    if not routes:
        return None
    return min(routes, key=lambda found: (found[0].bit_count(), len(found[1].route)))[1]


def _shortest(state: NewEnglandRailwaysState, start: int, goal: int) -> tuple[int, ...]:
    """Return the route over the fewest links between two cities; built links are preferred."""
    ways: list[tuple[int, ...]] = [(start,)]
    seen = {start}
    while ways:
        way = ways.pop(0)
        if way[-1] == goal or len(way) > LONGEST_ROUTE + 1:
            return way
        for link in sorted(state.board.links_of[way[-1]], key=lambda link: not state.built >> link & 1):
            ends = state.board.links[link]
            there = ends.b if ends.a == way[-1] else ends.a
            if there not in seen:
                seen.add(there)
                ways.append((*way, there))
    return (start, goal)
