"""Functions that read a position: the remaining moves, the places that choose them, the cost of a build."""

from __future__ import annotations

from typing import Any, Final

from game.rules.contract import Move
from game.rules.railways_of_north_america.board import FERRY_HEX, USES_ENGINEERING
from game.rules.railways_of_north_america.delivering import route_of
from game.rules.railways_of_north_america.moves import Deliver, LayTile
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.track import Tile, turned_tiles
from game.table.boards.shown import Pickable, Shown, pickable_of, pickables_of
from game.words.message_catalog import MINUS

SOURCES: Final = ("city", "cube")


class Asked:
    """A decision with its picks, as a key for caching what follows from both.

    Two of them are equal if they show the same list of moves, the same picks and the same plan.
    """

    __slots__ = ("shown", "state")

    def __init__(self, shown: Shown[State], state: State) -> None:
        """Create the key; `state` is the one in which the moves are legal."""
        self.shown = shown
        self.state = state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Asked):
            return False
        one, two = self.shown, other.shown
        return one.moves is two.moves and one.picked == two.picked and one.plan == two.plan

    def __hash__(self) -> int:
        return hash((id(self.shown.moves), self.shown.picked, self.shown.plan))


def pickables_in(state: State, move: Move) -> list[Pickable]:
    """Return a move's fields as pickables; of a delivery its cube, each of its links, its end and its
    whole route.
    """
    if not isinstance(move, Deliver):
        return pickables_of(move)
    return [
        cube_thing(state, move.city, move.colour),
        Pickable("colour", move.colour),
        Pickable("city", move.city),
        *(Pickable("links", number) for number in move.links),
        pickable_of(Deliver),
        Pickable("end", end_of(state, move)),
        route_thing(move),
    ]


def cube_thing(state: State, city: int, colour: int) -> Pickable:
    """Return a cube in a city as a pickable."""
    return Pickable("cube", city * len(state.bag) + colour)


def route_thing(move: Deliver) -> Pickable:
    """Return a delivery as one pickable."""
    return Pickable("route", (move.colour, move.city, *move.links))


def end_of(state: State, move: Deliver) -> int:
    """Return the city where a delivery ends."""
    return route_of(state, move)[-1]


def picked(shown: Shown[State], field: str) -> int | None:
    """Return the picked value of a field, if any."""
    return next((thing.number for thing in shown.picked if thing.field == field), None)


def source_of(shown: Shown[State], state: State) -> int | None:
    """Return the city where a delivery starts: the one picked, or the only one for the picked color."""
    cube = picked(shown, "cube")
    if cube is not None:
        return cube // len(state.bag)
    if picked(shown, "city") is None and picked(shown, "colour") is not None:
        left = shown.candidates("end", "links", "route")
        cities = {move.city for move in left if isinstance(move, Deliver)}
        return cities.pop() if len(cities) == 1 else None
    return picked(shown, "city")


# A build


def cost_so_far(state: State) -> int:
    """Return the dollars paid for the tiles laid in this action."""
    track, board = state.building, state.board
    if track is None or not state.laid:
        return 0
    off = board.ridge_off if state.uses & USES_ENGINEERING else 0
    total = 0
    for tile in track.tiles[-state.laid :]:
        total += board.tile_price(tile, state.uses, off)
        if board.ridges_crossed(tile) and board.terrain[tile.hex] != FERRY_HEX:
            off = 0
    return total


def next_tile(state: State, move: LayTile) -> Tile:
    """Return the tile that a move lays."""
    assert state.building is not None
    return Tile(move.hex, head_of(state, state.building)[1], move.side)


def route_tiles(state: State, move: Deliver) -> list[tuple[Tile, ...]]:
    """Return the tiles of each link of a delivery, oriented in the direction of the cube."""
    found = []
    here = move.city
    for number in move.links:
        link = state.links[number]
        found.append(link.tiles if link.a == here else turned_tiles(link.tiles))
        here = link.other(here)
    return found


THOUSAND = 1000


def short_sum(shown: Shown[Any], amount: int) -> str:
    """Return an amount in thousands ("$12k"), or in full if it isn't a whole number of thousands."""
    if amount % THOUSAND or not amount:
        return shown.translate("sum", amount=amount)
    return shown.translate("sum-short", sign=MINUS if amount < 0 else "", count=abs(amount) // THOUSAND)


def short_more(shown: Shown[Any], amount: int) -> str:
    """Return the same for an amount that is added ("+$4k")."""
    return shown.translate("short-more", words=short_sum(shown, amount))
