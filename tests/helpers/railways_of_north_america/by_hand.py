"""Railways of North America counted by hand: what a position's data allow, from the rulings' words.

Slow and plain on purpose, and written apart from the rules: it knows the data and the printed
board, and finds neighbours by distance.
"""

from collections.abc import Iterator

from game.rules.auction import Bid, PassBid
from game.rules.contract import Data, Move
from game.rules.hexgrid import distance, neighbors
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    DELIVER,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    MORE,
    START_TRACK,
    TAKE_CARD,
    UPGRADE,
    URBANIZE,
)

BOARD = GAME.board
MAP = set(BOARD.hexes)
CITY_AT = {BOARD.hexes[printed.hex]: number for number, printed in enumerate(BOARD.cities)}
CARDS = {printed.name: number for number, printed in enumerate(BOARD.operations)}
Spot = tuple[int, int]
Edge = frozenset[Spot]


def edges_of(track: Data) -> list[Edge]:
    """The borders between hexes that a track crosses, in order."""
    here = BOARD.hexes[BOARD.cities[track["city"]].hex]
    there = neighbors(here)[track["side"]]
    found = []
    for tile, _, leave in track["tiles"]:
        assert BOARD.hexes[tile] == there
        found.append(frozenset((here, there)))
        here, there = there, neighbors(there)[leave]
    if track["tiles"]:
        found.append(frozenset((here, there)))
    return found


def end_of(track: Data) -> tuple[Spot, Spot]:
    """Return the hex of a track and the one that it leads into."""
    here = BOARD.hexes[BOARD.cities[track["city"]].hex]
    there = neighbors(here)[track["side"]]
    for _, _, leave in track["tiles"]:
        here, there = there, neighbors(there)[leave]
    return here, there


def all_tracks(data: Data) -> list[Data]:
    """Return everything on the map."""
    return [*data["links"], *data["unfinished"], *([data["building"]] if data["building"] else [])]


def ways_on(data: Data, track: Data, seat: int) -> list[Spot]:
    """The hexes into which a track can leave the hex that it leads into."""
    before, here = end_of(track)
    tracks = all_tracks(data)
    used = {edge for other in tracks for edge in edges_of(other)}
    if here not in MAP or here in CITY_AT:
        return []
    if not track["tiles"] and frozenset((before, here)) in used:
        return []
    number = BOARD.hex_at[here]
    ferry = BOARD.terrain[number] == "F"
    lying = sum(tile[0] == number for other in tracks for tile in other["tiles"])
    if lying >= (1 if ferry else 2) or (ferry and not data["held"][seat][CARDS["Ferry Line"]]):
        return []
    home = BOARD.hexes[BOARD.cities[track["city"]].hex]
    halves = [
        end_of(other)
        for other in data["unfinished"]
        if other["city"] != track["city"] and other["owner"] == seat
    ]
    return [
        there
        for there in neighbors(here)
        if there in MAP
        and there not in (before, home)
        and distance(there, before) == 2
        and (frozenset((here, there)) not in used or (there, here) in halves)
    ]


def starts(data: Data, seat: int) -> Iterator[Move]:
    """Where a seat can begin or go on."""
    own = [track for track in data["unfinished"] if track["owner"] == seat]
    for track in own:
        if ways_on(data, track, seat):
            tile = track["tiles"][-1]
            yield ContinueTrack(tile[0], tile[2])
    placed = sum(link["owner"] == seat for link in data["links"])
    if placed + len(own) >= 25:
        return
    for city in range(len(BOARD.cities)):
        for side in range(6):
            track = {"owner": seat, "city": city, "side": side, "tiles": []}
            if ways_on(data, track, seat):
                yield StartTrack(city, side)


def tiles(data: Data) -> Iterator[Move]:
    """The next tile, the cards before the first one, stopping after it."""
    seat, track, laid = data["turn"], data["building"], data["laid"]
    _, here = end_of(track)
    for there in ways_on(data, track, seat):
        yield LayTile(BOARD.hex_at[here], neighbors(here).index(there))
    if laid:
        yield StopBuilding()
        return
    held = data["held"][seat]
    for bit, name in ((1, "Tunnel Engineer"), (2, "Government Land Grant"), (4, "Perfect Engineering")):
        spent = data["engineered"][seat] if bit == 4 else 0
        if held[CARDS[name]] > spent and not data["uses"] & bit:
            yield UseCard(CARDS[name])


def deliveries(data: Data, seat: int) -> set[Move]:
    """Every delivery: all paths without a repeated city, each tried with every cube."""
    ends = [(link["owner"], link["city"], CITY_AT[end_of(link)[1]]) for link in data["links"]]
    found: set[Move] = set()
    paths = [
        ((start, other), (number,))
        for number, (owner, a, b) in enumerate(ends)
        if owner == seat
        for start, other in ((a, b), (b, a))
    ]
    for cities, links in paths:
        for colour, count in enumerate(data["cubes"][cities[0]]):
            demands = [data["demand"][city] == colour for city in cities[1:]]
            if count and demands[-1] and not any(demands[:-1]):
                found.add(Deliver(colour, cities[0], links))
        if len(links) < data["engine"][seat]:
            for number, (_, a, b) in enumerate(ends):
                for here, there in ((a, b), (b, a)):
                    if here == cities[-1] and there not in cities:
                        paths.append(((*cities, there), (*links, number)))
    return found


def grey(data: Data) -> list[int]:
    """The grey cities."""
    return [city for city, colour in enumerate(data["demand"]) if colour < 0]


def new_cities(data: Data) -> Iterator[Move]:
    """New City tiles on grey cities."""
    for colour in range(5):
        printed = sum(city.colour == colour for city in BOARD.cities)
        stock = 0 if BOARD.colours[colour] == "red" else 3
        if data["demand"].count(colour) - printed < stock:
            yield from (Urbanize(colour, city) for city in grey(data))


def takeable(data: Data) -> Iterator[Move]:
    """The cards that can be taken."""
    for number, printed in enumerate(BOARD.operations):
        useless = {
            "Mines": not grey(data) or not sum(data["bag"]),
            "City Growth": not sum(data["bag"]),
            "New Industry": not any(new_cities(data)),
        }
        if data["display"][number] and printed.kind != "bonus" and not useless.get(printed.name):
            yield TakeCard(number)


def legal_moves(data: Data) -> set[Move]:
    """Every move that the rulings allow in a position where a seat decides."""
    step, seat = data["step"], data["turn"]
    if step == KEEP_BARON:
        return {KeepBaron(baron) for baron in data["dealt"][seat]}
    if step == BID:
        return {PassBid(), *(Bid(sum_) for sum_ in range(data["auction"]["high"] + 1000, 40001, 1000))}
    if step == ACTION:
        possible = (
            next(starts(data, seat), None),
            next(new_cities(data), None),
            data["engine"][seat] < 8 or None,
            deliveries(data, seat) or None,
            next(takeable(data), None),
            True,
        )
        return {ChooseAction(number) for number, found in enumerate(possible) if found is not None}
    if step == START_TRACK:
        return set(starts(data, seat))
    if step == LAY:
        return set(tiles(data))
    if step in (URBANIZE, INDUSTRY):
        return set(new_cities(data))
    if step == UPGRADE:
        return {Upgrade(), UseCard(CARDS["New Train"])}
    if step == DELIVER:
        return deliveries(data, seat)
    if step == TAKE_CARD:
        return set(takeable(data))
    if step == MINE:
        return {Mine(city) for city in grey(data)}
    if step == GROW:
        return {Grow(city) for city in range(len(BOARD.cities))}
    if step == MORE:
        return {EndActions(), UseCard(CARDS["Railroad Executive"])}
    return set()
