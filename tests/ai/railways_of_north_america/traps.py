"""Positions of Railways of North America in which a weak bot goes wrong."""

import random

from game.rules.contract import CHANCE, State
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.steps import ACTION, BID
from tests.ai.trap import Trap, never, only, played
from tests.helpers.play import draw
from tests.helpers.railways_of_north_america import building as canada

LAST_ACTION = {"turn_number": 6, "last_turn": 6, "round": 2, "first": 1, "acted": 2}
"""Ann takes the last action of all."""

TAKEN = {printed.name: "Cleo" for printed in canada.BOARD.major_lines}
"""No major line is left."""

RIVALS_LINKS = (("Ben", "Toronto", "Windsor"), ("Cleo", "Quebec", "Montreal"))
RIVALS_CUBES = {
    "Toronto": ["purple"] * 2,
    "Windsor": ["blue"] * 2,
    "Quebec": ["red"] * 2,
    "Montreal": ["black"] * 2,
}
"""A first link of each rival, and what waits to go over it."""

WAITING_MATCHES = 100
"""Enough to tell a new city from a link: deep searches find now one of them .05 better and now neither."""

TEMPTING = {"City Growth": 1, "Tunnel Engineer": 1, "Ferry Line": 6}
"""Operations cards that might be taken."""


def first_build(seed: int) -> State:
    """No card, no stronger engine and no pass while there is no track to make use of them."""
    rng = random.Random(seed)
    state = GAME.new_game(3, {}, rng)
    while state.step != ACTION:
        state.play(draw(state, rng) if state.current_player() == CHANCE else state.legal_moves()[0])
    return state


def idle_money() -> State:
    """Ann has $45,000, an engine of level 3, cubes for four and five links of her own, and two turns."""
    return canada.position(
        links=canada.links(("Ann", "Calgary", "Regina", "Winnipeg", "Port Arthur", "Sudbury", "Ottawa")),
        cubes={"Calgary": ["black", "black"], "Ottawa": ["purple", "purple"], "Sudbury": ["purple"]},
        demand={"Sudbury": "black"},
        cash=[45000, 0, 0],
        engine=[3, 3, 3],
        turn_number=9,
        last_turn=10,
        claimed=TAKEN,
        barons={"Ann": "Robert Reid"},
    )


def gift(*points: int) -> State:
    """Of the only delivery Ann would get one point and Ben two."""
    return canada.position(
        links=canada.links(("Ann", "Windsor", "London"), ("Ben", "London", "Toronto", "Kingston")),
        cubes={"Windsor": ["yellow"]},
        engine=[3, 1, 1],
        demand={"Kingston": "yellow"},
        points=[*points] or [0, 0, 0],
        **LAST_ACTION,
    )


def waiting_cubes() -> State:
    """Six black cubes on Ann's links, and no black city near; London and Kingston are grey."""
    return canada.position(
        links=canada.links(("Ann", "Ottawa", "Kingston", "Toronto", "London")),
        cubes={"Ottawa": ["black"] * 3, "Kingston": ["black"] * 2, "Toronto": ["black"]},
        demand={"Sudbury": "grey"},
        engine=[3, 1, 1],
        claimed=TAKEN,
        turn_number=5,
        last_turn=7,
    )


def far_link() -> State:
    """A short delivery and cards are at hand; nothing good can be built in the east, but Regina wants blue
    cubes that wait in Winnipeg, and Winnipeg red ones from Regina."""
    return canada.position(
        links=canada.links(("Ann", "Sydney", "Halifax"), *RIVALS_LINKS),
        cubes=RIVALS_CUBES | {"Halifax": ["black"], "Regina": ["red"] * 3, "Winnipeg": ["blue"] * 3},
        cash=[10000, 10000, 10000],
        claimed=TAKEN,
        display=TEMPTING,
    )


def far_line() -> State:
    """The same, with cubes in Vancouver and Calgary and a major line between them."""
    return canada.position(
        links=canada.links(("Ann", "Sydney", "Halifax"), *RIVALS_LINKS),
        cubes=RIVALS_CUBES | {"Halifax": ["black"], "Vancouver": ["purple"] * 2, "Calgary": ["red"] * 2},
        cash=[15000, 10000, 10000],
        display=TEMPTING,
    )


def needless_ferry() -> State:
    """Two links and a weak engine; a ferry to Victoria would ask for a card now and for a link later."""
    return canada.position(
        links=canada.links(("Ann", "Edmonton", "Kamloops", "Vancouver"), *RIVALS_LINKS),
        cubes=RIVALS_CUBES
        | {
            "Edmonton": ["red", "blue"],
            "Kamloops": ["red", "black", "yellow"],
            "Vancouver": ["blue", "yellow"],
            "Victoria": ["black"],
        },
        cash=[6000, 6000, 6000],
        points=[4, 4, 4],
        turn_number=3,
        claimed=TAKEN,
        display={"Ferry Line": 6, "Tunnel Engineer": 1},
    )


def rich_auction(*bids: str) -> State:
    """Ann, who is rich, bids after Ben and Cleo."""
    ways = (("Ann", "Calgary", "Regina", "Winnipeg", "Port Arthur", "Sudbury", "Ottawa"), *RIVALS_LINKS)
    state = canada.position(
        links=canada.links(*ways),
        cubes=RIVALS_CUBES | {"Calgary": ["black"] * 2, "Ottawa": ["purple"] * 2, "Sudbury": ["purple"]},
        demand={"Sudbury": "black"},
        cash=[45000, 12000, 9000],
        engine=[5, 2, 1],
        points=[30, 20, 16],
        turn_number=9,
        last_turn=10,
        claimed=TAKEN,
        step=BID,
        turn=1,
        first=1,
        auction={"turn": 1, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1},
    )
    return played(state, *bids)


RAILWAYS_OF_NORTH_AMERICA = {
    f"the first action, deal {seed}": Trap(lambda seed=seed: first_build(seed), only("choose build"))
    for seed in range(3)
} | {
    "a good link far from one's own": Trap(far_link, only("choose build")),
    "where that link is": Trap(
        lambda: played(far_link(), "choose build"), only("start Regina east", "start Winnipeg west")
    ),
    "a major line far from one's own links": Trap(far_line, only("choose build")),
    "a bid that nobody answers": Trap(lambda: rich_auction("pass", "pass"), only("bid 1000", "pass")),
    "a leap that money to spare tempts to": Trap(
        lambda: rich_auction("bid 1000", "pass"), only("bid 2000", "pass")
    ),
    "a ferry that can wait": Trap(needless_ferry, never("choose card", "choose pass")),
    "idle money and a weak engine": Trap(idle_money, only("choose upgrade")),
    "a delivery for a rival": Trap(gift, never("choose deliver")),
    "cubes that wait for a city": Trap(
        waiting_cubes, only("choose urbanize", "choose build"), WAITING_MATCHES
    ),
    "a city where the cubes want to go": Trap(
        lambda: played(waiting_cubes(), "choose urbanize"), only("urbanize black London")
    ),
}
