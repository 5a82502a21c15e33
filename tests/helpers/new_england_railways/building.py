"""Positions of New England Railways for tests, told by the names of players, cities and links."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.rules.contract import Data
from game.rules.messages import Message
from game.rules.new_england_railways import GAME, NewEnglandRailwaysState
from game.rules.new_england_railways.message_ids import Heading, Step
from game.rules.new_england_railways.steps import BID, BORROW, NONE, RETIRE, ROLL_MARKET, SHIP
from tests.helpers.play import play

BOARD = GAME.board
SEATS = {"Dave": 0, "Pete": 1, "John": 2, "Vince": 3, "Ann": 4, "Bob": 5}
"""The names of the rulebook's examples, in the order of its auction, and two more."""
NAMES = list(SEATS)
LINKS = [BOARD.link_name(number) for number in range(len(BOARD.links))]

Cubes = Mapping[str, Sequence[str]]
Links = Mapping[str, Sequence[str]]


def city(name: str) -> int:
    """A city's number."""
    return BOARD.city_numbers[name]


def link(name: str) -> int:
    """A link's number, by the name "Boston-Providence"."""
    return LINKS.index(name)


def colour(name: str) -> int:
    """A colour's number."""
    return BOARD.colours.index(name)


def step_of(turn: int, step: Step) -> Message:
    """Return the heading above the table in a step of a turn."""
    return Heading.STEP(turn=turn, step=list(Step).index(step) + 1)


def opening(players: int = 3, first: int = 0) -> NewEnglandRailwaysState:
    """A dealt opening with a known first player."""
    data = GAME.new_game(players, {}, random.Random(1)).to_data()
    return GAME.restore(data | {"first": first, "turn": first})


def borrowing(players: int = 3, **told: Any) -> NewEnglandRailwaysState:
    """Step 1: the first player is asked; see `position_data`."""
    return GAME.restore(position_data(players, **told) | {"step": BORROW})


def retiring(players: int = 3, **told: Any) -> NewEnglandRailwaysState:
    """Step 3: the first player, who has to have a loan and $10, is asked."""
    return GAME.restore(position_data(players, **told) | {"step": RETIRE})


def auctioning(players: int = 3, **told: Any) -> NewEnglandRailwaysState:
    """Step 7: the first link is under the hammer, the first player to bid."""
    data = position_data(players, **told)
    future = data["deck"][: len(data["current"])]
    auction = {
        "turn": data["turn"],
        "high": 0,
        "leader": NONE,
        "still_in": list(range(players)),
        "last_to_pass": NONE,
    }
    data |= {"step": BID, "auction": auction, "future": future, "deck": data["deck"][len(future) :]}
    return GAME.restore(data)


def shipping(players: int = 3, buyers: Iterable[str] = (), **told: Any) -> NewEnglandRailwaysState:
    """Step 8: the first one who bought nothing is asked (everybody, unless `buyers` are given)."""
    data = position_data(players, **told)
    data |= {"step": SHIP, "buyers": sorted(SEATS[name] for name in buyers)}
    while data["acted"] < players and data["turn"] in data["buyers"]:
        data["acted"] += 1
        data["turn"] = (data["first"] + data["acted"]) % players
    return GAME.restore(_after_sales(data))


def market(players: int = 3, **told: Any) -> NewEnglandRailwaysState:
    """Step 9: the first player is about to roll."""
    return GAME.restore(_after_sales(position_data(players, **told) | {"step": ROLL_MARKET}))


def _after_sales(data: Data) -> Data:
    bought = {number for number, owner in enumerate(data["owner"]) if owner != NONE}
    data["last_turn"] = not (data["current"] or data["deck"] or bought - set(data["built"]))
    return data


def position_data(
    players: int = 3,
    *,
    first: str = "Dave",
    cash: Iterable[int] | None = None,
    debt: Iterable[int] | None = None,
    income: Iterable[int] | None = None,
    links: Links | None = None,
    unbuilt: Links | None = None,
    current: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    cubes: Cubes | None = None,
    **fields: Any,
) -> Data:
    """The second turn of a game.

    `links` are built and `unbuilt` bought by seats' names; `current` are the links for sale and `deck`
    those face down (the first others of the board and all the rest, unless told); `cubes` are the only
    ones on the board. `fields` go into the data as they are.
    """
    data = GAME.new_game(players, {}, random.Random(1)).to_data()
    data |= {"turn_number": 2, "first": SEATS[first], "turn": SEATS[first]}
    for key, sums in (("cash", cash), ("debt", debt), ("income", income)):
        if sums is not None:
            data[key] = list(sums)
    for bought in (links or {}, unbuilt or {}):
        for name, of_seat in bought.items():
            for one in of_seat:
                data["owner"][link(one)] = SEATS[name]
    data["built"] = sorted(link(one) for of_seat in (links or {}).values() for one in of_seat)
    free = [number for number, owner in enumerate(data["owner"]) if owner == NONE]
    if current is None:
        current = [LINKS[number] for number in free[: BOARD.data.setup.links_offered[players]]]
    data["current"] = [link(one) for one in current]
    rest = [number for number in free if number not in data["current"]]
    data["deck"] = rest if deck is None else sorted(link(one) for one in deck)
    data["cubes"] = [[0] * len(BOARD.colours) for _ in BOARD.cities]
    for name, colours in (cubes or {}).items():
        for one in colours:
            data["cubes"][city(name)][colour(one)] += 1
    return data | fields


def nobody_buys(state: NewEnglandRailwaysState, links: int = 1) -> None:
    """Have everybody pass on a number of links."""
    for _ in range(links):
        play(state, *["pass"] * state.players)
