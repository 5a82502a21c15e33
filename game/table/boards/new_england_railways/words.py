"""What the table says of the things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.contract import Move
from game.rules.new_england_railways.moves import PassShipping, Ship
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import LONGEST_ROUTE, SHIP, STEP_NAMES
from game.table.boards.new_england_railways.reading import (
    BUILT,
    COLOURS,
    DECK,
    GONE,
    LOT,
    NEXT,
    SALE,
    UNFINISHED,
    cube_chosen,
    status,
)
from game.table.boards.view import SeatLook, Shown, Thing
from game.table.words import listed

STEP_WORDS: Final = (
    "Everyone may take loans.",
    "Every $10 of debt costs $2.",
    "Loans may be paid back, in steps of $10.",
    "Growth cards are turned over: each town named gets a cube from the cup.",
    "Links that were bought last turn and not built are built now.",
    "The links for sale next turn are turned over.",
    "The links for sale are auctioned one by one; each buyer rolls to build.",
    "First those who bought nothing ship a cube, then everyone.",
    "Two dice and one: each income loses that part of itself.",
    "The bank pays every income.",
    "The greatest income makes the next first player.",
)
"""What happens in each of the eleven steps."""


def counted(number: int, word: str) -> str:
    """A number and a word: "1 link", "3 links"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def about_thing(thing: Thing, shown: Shown, state: NewEnglandRailwaysState) -> str | None:
    """What a thing on the board is, in a few lines."""
    if thing.field == "cube":
        return _about_cube(state, thing.number)
    if thing.field == "city":
        return _about_city(state, thing.number)
    if thing.field == "link":
        return about_link(state, thing.number, shown.seats)
    if thing.field == "step":
        number = thing.number
        return f"{number}. {STEP_NAMES[number - 1]}: {STEP_WORDS[number - 1]}"
    tell = _PARTS.get(str(thing.value)) if thing.field == "part" else None
    return tell(state) if tell else None


def _about_cube(state: NewEnglandRailwaysState, slot: int) -> str:
    city, colour = divmod(slot, COLOURS)
    name = state.board.colours[colour]
    count = state.cubes[slot]
    buyers = [
        town.name for number, town in enumerate(state.board.cities) if state.board.demand[number] == colour
    ]
    return (
        f"{counted(count, f'{name} cube')} in {state.board.cities[city].name}.\n"
        f"{name.capitalize()} is bought in {listed(buyers)}."
    )


def _about_city(state: NewEnglandRailwaysState, city: int) -> str:
    board = state.board
    lines = [f"{board.cities[city].name} buys {board.cities[city].demand}."]
    waiting = [board.colours[colour] for colour in state.cubes_at(city)]
    lines.append(f"Here wait: {listed(waiting)}." if waiting else "No cube waits here.")
    return "\n".join(lines)


def about_link(state: NewEnglandRailwaysState, link: int, seats: Sequence[SeatLook]) -> str:
    """A link's ends, its number, and how it stands."""
    number = state.board.links[link].number
    standing = status(state, link)
    owner = seats[state.owner[link]].name if state.owner[link] >= 0 else ""
    words = {
        BUILT: f"Built by {owner}: each cube that passes raises that income by $1.",
        UNFINISHED: f"Bought by {owner}, not built yet: it carries nothing.",
        LOT: "It is for sale just now.",
        SALE: "It is for sale this turn.",
        NEXT: "It is for sale next turn.",
        DECK: "Its card is still in the deck.",
        GONE: "Nobody bought it: it has left the game.",
    }[standing]
    worth = "" if standing == GONE else f"\nRoll {number} to build it at once; worth ${number} at the end."
    return f"{state.board.link_name(link)}, {number}. {words}{worth}"


# Parts of the board that no move names


def _about_cup(state: NewEnglandRailwaysState) -> str:
    return (
        "The cup: cubes that growth can bring. Shipped cubes come back here.\n"
        f"{state.growth_deck.bit_count()} growth cards are left."
    )


def _about_incomes(state: NewEnglandRailwaysState) -> str:
    return "Each railway's income in dollars a turn; beyond 50 it begins again, with a sign."


def _about_cards(state: NewEnglandRailwaysState) -> str:
    left = counted(state.deck.bit_count(), "link card")
    return f"{left} in the deck. The last turn comes when none is left to sell."


def _about_stage(state: NewEnglandRailwaysState) -> str:
    number = state.turn_step()
    return f"{STEP_NAMES[number - 1]}: {STEP_WORDS[number - 1]}"


_PARTS: Final[dict[str, Callable[[NewEnglandRailwaysState], str]]] = {
    "cup": _about_cup,
    "incomes": _about_incomes,
    "cards": _about_cards,
    "stage": _about_stage,
}


# Why not


def reason(thing: Thing, shown: Shown, state: NewEnglandRailwaysState) -> str | None:
    """Why a thing can't be chosen now: the rules' reason against the move that it would mean."""
    if thing.field not in ("cube", "city", "link"):
        return None
    move = _meant(thing, shown, state)
    return state.why_not(move) if move is not None else None


def _meant(thing: Thing, shown: Shown, state: NewEnglandRailwaysState) -> Move | None:
    """The shipment, of all that the board knows, that comes nearest to what was pointed at."""
    if state.step != SHIP:
        return PassShipping()
    number = thing.number
    chosen = cube_chosen(shown)
    if thing.field == "cube":
        return _nearest(state, number, lambda move: True)
    if chosen is None:
        return None
    slot = chosen.number
    if thing.field == "city":
        found = _nearest(state, slot, lambda move: move.route[-1] == number)
        return found or Ship(slot % COLOURS, _shortest(state, slot // COLOURS, number))
    found = _nearest(state, slot, lambda move: number in state.board.links_on(move.route))
    return found or Ship(slot % COLOURS, _over(state, slot // COLOURS, number))


def _over(state: NewEnglandRailwaysState, start: int, link: int) -> tuple[int, ...]:
    """The shortest way from a town that ends with a link."""
    ends = state.board.links[link]
    near, far = sorted((ends.a, ends.b), key=lambda city: len(_shortest(state, start, city)))
    return (*_shortest(state, start, near), far)


def _nearest(state: NewEnglandRailwaysState, slot: int, fits: Callable[[Ship], bool]) -> Ship | None:
    """Of a cube's routes on the board that fit, the one that lacks the fewest links."""
    routes = [(links & ~state.built, move) for links, move in state.board.routes[slot] if fits(move)]
    if not routes:
        return None
    return min(routes, key=lambda found: (found[0].bit_count(), len(found[1].route)))[1]


def _shortest(state: NewEnglandRailwaysState, start: int, goal: int) -> tuple[int, ...]:
    """The way over the fewest links between two towns, built ones before others."""
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
