"""American Rails counted by hand: what a position's data allow, straight from the rulebook's words.

Slow and plain on purpose, and written apart from the rules: it knows the data and the printed
board, and finds neighbours by distance.
"""

from collections.abc import Iterator

from game.rules.american_rails import GAME
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.steps import BIDDING, CARRY_OUT, CHOOSE, LAYING, PUT_UP, START_CITY
from game.rules.contract import Data, Move
from game.rules.hexgrid import distance

BOARD = GAME.board
CITIES = {city.hex: city for city in BOARD.cities}
NEXT_TO = [[b for b, other in enumerate(BOARD.hexes) if distance(spot, other) == 1] for spot in BOARD.hexes]


def cubes_in(data: Data, spot: int) -> int:
    """How many cubes a hex holds."""
    return sum(spot in track for track in data["track"])


def supply(data: Data, company: int) -> int:
    """Cubes left to a company: its own, less one on the income track and those on the map."""
    return BOARD.companies[company].cubes - 1 - len(data["track"][company])


def price(data: Data, spot: int) -> int | None:
    """Dollars for a cube in a hex (Expand); None where no room is left."""
    cubes = cubes_in(data, spot)
    kind = BOARD.terrain[spot]
    if kind in "FM":
        return None if cubes else {"F": 3, "M": 5}[kind]
    return 2 + 2 * cubes + 2 * (spot in data["houses"])


def income(data: Data, company: int) -> int:
    """A company's income (Company Income, Income Bonuses for Special Connections)."""
    total = 0
    for spot in data["track"][company]:
        if spot in CITIES:
            alone = cubes_in(data, spot) == 1
            total += CITIES[spot].full if alone else CITIES[spot].shared
            if spot in data["houses"]:
                total += 2 if alone else 1
    names = {CITIES[spot].name for spot in data["track"][company] if spot in CITIES}
    corners = names & {"Chicago", "New York", "Atlanta"}
    return total + {0: 0, 1: 0, 2: 10, 3: 30}[len(corners)]


def free_cities(data: Data) -> list[int]:
    """Cities without a cube."""
    return [spot for spot in CITIES if not cubes_in(data, spot)]


def legal_moves(data: Data) -> set[Move]:
    """Every move that the rules allow in a position."""
    step = data["step"]
    if step == PUT_UP:
        companies = set(range(len(BOARD.companies))) - {data["absent"]} - set(data["put_up"])
        return {PutUp(company) for company in companies}
    if step == BIDDING:
        high = data["auction"]["high"]
        least = max(10, high + 1)
        return {PassBid(), *(Bid(sum_) for sum_ in range(least, data["cash"][data["turn"]] + 1))}
    if step == START_CITY:
        return {PlaceStart(spot) for spot in free_cities(data)}
    if step == CHOOSE:
        return {ChooseAction(row) for row, seat in enumerate(data["markers"][data["column"]]) if seat < 0}
    if step == CARRY_OUT:
        return {Decline(), *_of_row(data, BOARD.rows[data["row_chosen"]])}
    if step == LAYING:
        return {Finish(), *_track(data)}
    return set()


def _of_row(data: Data, key: str) -> Iterator[Move]:
    if key == "develop" and len(data["houses"]) < 12:
        for spot, city in CITIES.items():
            if not city.hub and spot not in data["houses"] and cubes_in(data, spot):
                yield Develop(spot)
    if key == "fund_5":
        yield from (Fund(c) for c in range(len(BOARD.companies)) if c != data["absent"])
    if key == "auction":
        yield from (PutUp(c) for c, left in enumerate(data["unsold"]) if left)
    if key == "take_2":
        yield from (TakeFromBank(), TakeFromPlayers())
    if key.startswith("expand") or (key == "take_2" and data["players"] > 3):
        yield from _track(data)


def _track(data: Data) -> Iterator[Move]:
    for company, held in enumerate(data["shares"][data["turn"]]):
        own = data["track"][company]
        if not held or not supply(data, company):
            continue
        for spot in {near for cube in own for near in NEXT_TO[cube]} - set(own):
            dollars = price(data, spot)
            if dollars is not None and dollars <= data["treasury"][company]:
                yield LayTrack(company, spot)
