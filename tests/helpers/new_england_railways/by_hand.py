"""New England Railways counted by hand: what a position's data allow, straight from the rulebook's words.

Slow and plain on purpose, and written apart from the rules: it knows the data and the board file.
"""

from collections.abc import Iterator

from game.rules.auction import Bid, PassBid
from game.rules.contract import Data, Move
from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.moves import (
    Borrow,
    DrawCube,
    DrawFirst,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Roll,
    Ship,
    TurnGrowth,
    TurnLink,
    WaitToBuild,
)
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    DRAW,
    DRAW_FIRST,
    GROW,
    PUBLICIZE,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
)

PRINTED = GAME.board.data
COLOURS = list(PRINTED.setup.cubes)
NAMES = [city.name for city in PRINTED.cities]
DEMAND = [COLOURS.index(city.demand) for city in PRINTED.cities]
NUMBERS = [link.number for link in PRINTED.links]
ENDS = [tuple(NAMES.index(end) for end in link.ends) for link in PRINTED.links]


def cup(data: Data) -> list[int]:
    """The cubes that are not in cities, by colour."""
    return [
        PRINTED.setup.cubes[colour] - sum(row[number] for row in data["cubes"])
        for number, colour in enumerate(COLOURS)
    ]


def value(data: Data, seat: int) -> int:
    """What a seat's links are worth at the end."""
    return sum(number for number, owner in zip(NUMBERS, data["owner"], strict=True) if owner == seat)


def unfinished(data: Data) -> list[int]:
    """The links that are bought and not built."""
    return [link for link, owner in enumerate(data["owner"]) if owner >= 0 and link not in data["built"]]


def scores(data: Data) -> list[int]:
    """Cash and values less the loans and their 20 % (End of the Game)."""
    return [
        data["cash"][seat] + value(data, seat) - data["debt"][seat] * 120 // 100
        for seat in range(data["players"])
    ]


def legal_moves(data: Data) -> dict[Move, int]:
    """Every move that the rules allow in a position, with its weight where chance moves (else 0)."""
    step, seat = data["step"], data["turn"]
    cash, debt = data["cash"][seat], data["debt"][seat]
    dice = [(low, high) for low in range(1, 7) for high in range(1, 7)]
    if step == BORROW:
        loans = [loan for loan in range(0, 2000, 10) if cash + loan >= (debt + loan) * 20 // 100]
        loans = [loan for loan in loans if loan <= loans[0] + 100]
        return {Borrow(loan) if loan else NoLoan(): 0 for loan in loans}
    if step == RETIRE:
        return {KeepLoans(): 0, **{Retire(sum_): 0 for sum_ in range(10, min(cash, debt) + 1, 10)}}
    if step == GROW:
        return {TurnGrowth(card): 1 for card in data["growth_deck"]}
    if step == DRAW:
        return {DrawCube(colour): count for colour, count in enumerate(cup(data)) if count}
    if step == PUBLICIZE:
        return {TurnLink(link): 1 for link in data["deck"]}
    if step == BID:
        return {PassBid(): 0, **{Bid(sum_): 0 for sum_ in range(data["auction"]["high"] + 1, cash + 1)}}
    if step in (ROLL_TO_BUILD, ROLL_MARKET):
        return {Roll(low, high): dice.count((low, high)) + (low < high) for low, high in dice if low <= high}
    if step == BUILD:
        return {PayToBuild(): 0, WaitToBuild(): 0}
    if step == SHIP:
        return {PassShipping(): 0, **dict.fromkeys(_shipments(data), 0)}
    if step == DRAW_FIRST:
        best = max(rank(data, other) for other in range(data["players"]))
        return {DrawFirst(other): 1 for other in range(data["players"]) if rank(data, other) == best}
    return {}


def rank(data: Data, seat: int) -> tuple[int, int, int]:
    """What decides about the first player's card (Move the First Player Card)."""
    return data["income"][seat], data["cash"][seat], -data["debt"][seat]


def _shipments(data: Data) -> Iterator[Move]:
    near: dict[int, set[int]] = {number: set() for number in range(len(NAMES))}
    for link in data["built"]:
        a, b = ENDS[link]
        near[a].add(b)
        near[b].add(a)
    for start, row in enumerate(data["cubes"]):
        for colour, count in enumerate(row):
            routes = [(start,)] if count else []
            for _ in range(5):
                routes = [(*route, to) for route in routes for to in near[route[-1]] - set(route)]
                yield from (Ship(colour, route) for route in routes if DEMAND[route[-1]] == colour)
                routes = [route for route in routes if DEMAND[route[-1]] != colour]
