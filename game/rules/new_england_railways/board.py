"""The board of New England Railways, both decks, and every route that a cube could ever take.

>>> board = load_board()
>>> len(board.cities), len(board.links)
(20, 30)
>>> board.links[0]
Link(a=0, b=16, number=9)
>>> board.link_between[board.links[0].a, board.links[0].b]
0
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from game.rules.boards import (
    BoardError,
    LookFile,
    check_per_player,
    convert_board,
    find_look,
    read_board_file,
    supported_players,
)
from game.rules.contract import Move
from game.rules.messages import AnyOf, Message
from game.rules.new_england_railways.board_file import MAXIMUM_ROUTES, BoardData, CityData
from game.rules.new_england_railways.message_ids import COLOURS
from game.rules.new_england_railways.moves import Borrow, DrawCube, Retire, Roll, Ship, TurnGrowth, TurnLink
from game.rules.new_england_railways.steps import LONGEST_ROUTE
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode

PLAYERS: Final = range(3, 7)
"""The player counts of boards that name none."""

ROLLS: Final = [(Roll(low, high), 1 if low == high else 2) for low in range(1, 7) for high in range(low, 7)]
"""The outcomes of two dice, with weights out of 36."""


@dataclass(frozen=True, slots=True)
class Link:
    """A rail link between two cities (numbers): to be reached with the dice, and its value in dollars."""

    a: int
    b: int
    number: int


_KEPT_LOANS: Final = 1000
"""The greatest number of loan moves that a board keeps to use again. With a high debt service, debts can
multiply every turn, and keeping all smaller loans took gigabytes."""


class Board:
    """Cities, links, growth cards. Sets of links are bit masks: bit `k` stands for link `k`.

    >>> board = load_board()
    >>> isinstance(board, Board), board.links_on((0, 16))
    (True, [0])
    """

    def __init__(self, data: BoardData, name: str = "board", look: LookFile | None = None) -> None:
        """Raise `BoardError` with `name`, the key and the requirement if the data are contradictory.

        `look` is the file that describes how the board is printed; the rules don't read it.
        """
        self._name = name
        self.look = look
        self.data = data
        self.players: range = supported_players(data.board, PLAYERS, name)
        """The player counts that the board supports."""
        self.colours: list[str] = list(data.setup.cubes)
        self.cube_counts: list[int] = list(data.setup.cubes.values())
        self._check_colours()
        self._set_cities(data)
        self._set_links(data)
        self._set_cards(data)
        self._find_routes()
        loans = data.loans
        self._require(
            loans.most_at_once % loans.unit == 0,
            "loans.most_at_once",
            BoardErrorCode.MULTIPLE(step="loans.unit"),
        )
        self._require(
            loans.service_per_unit < loans.unit,
            "loans.service_per_unit",
            BoardErrorCode.LESS(than="loans.unit"),
        )
        self.unit: int = loans.unit
        self.service_per_unit: int = loans.service_per_unit
        self._borrow: list[Borrow] = []
        self._retire: list[Retire] = []

    def _require(self, holds: bool, key: str, what: Message) -> None:
        if not holds:
            raise BoardError(self._name, key, what)

    def _check_colours(self) -> None:
        for colour in self.colours:
            among = SchemaError.ONE_OF(known=AnyOf(COLOURS), found=colour)
            self._require(colour in COLOURS, f"setup.cubes.{colour}", among)

    def _set_cities(self, data: BoardData) -> None:
        self.cities: list[CityData] = data.cities
        self.city_numbers: dict[str, int] = {city.name: i for i, city in enumerate(data.cities)}
        self._require(len(self.city_numbers) == len(data.cities), "cities", BoardErrorCode.SAME_NAMES())
        for i, city in enumerate(data.cities):
            among = SchemaError.ONE_OF(known=AnyOf(self.colours), found=city.demand)
            self._require(city.demand in self.colours, f"cities[{i}].demand", among)
        self.demand: list[int] = [self.colours.index(city.demand) for city in data.cities]
        """The color that each city demands."""

    def _number(self, name: str, key: str) -> int:
        self._require(name in self.city_numbers, key, BoardErrorCode.NO_CITY(found=name))
        return self.city_numbers[name]

    def _set_links(self, data: BoardData) -> None:
        self.links: list[Link] = []
        self.link_between: dict[tuple[int, int], int] = {}
        for i, link in enumerate(data.links):
            a, b = (self._number(end, f"links[{i}].ends") for end in link.ends)
            self._require(
                a != b and (a, b) not in self.link_between, f"links[{i}].ends", BoardErrorCode.PAIR_TWICE()
            )
            self.link_between[a, b] = self.link_between[b, a] = i
            self.links.append(Link(a, b, link.number))
        self.links_of: list[list[int]] = [
            [i for i, link in enumerate(self.links) if city in (link.a, link.b)]
            for city in range(len(self.cities))
        ]

    def _set_cards(self, data: BoardData) -> None:
        setup = data.setup
        check_per_player(setup.links_offered, self.players, self._name, "setup.links_offered")
        for players, offered in setup.links_offered.items():
            self._require(
                offered <= players,
                f"setup.links_offered.{players}",
                BoardErrorCode.AT_MOST(maximum=players, found=offered),
            )
        self.first_links: list[int] = []
        for i, (a, b) in enumerate(setup.first_links):
            key = f"setup.first_links[{i}]"
            pair = (self._number(a, key), self._number(b, key))
            self._require(pair in self.link_between, key, BoardErrorCode.NO_LINK(found=f"{a}-{b}"))
            link = self.link_between[pair]
            self._require(link not in self.first_links, key, BoardErrorCode.LINK_TWICE(found=f"{a}-{b}"))
            self.first_links.append(link)
        self._require(
            len(self.first_links) >= max(setup.links_offered.values()),
            "setup.first_links",
            BoardErrorCode.AT_LEAST(minimum=max(setup.links_offered.values()), found=len(self.first_links)),
        )
        self.first_cubes: list[int] = [self._number(name, "setup.first_cubes") for name in setup.first_cubes]
        self._require(
            len(self.first_cubes) <= sum(self.cube_counts),
            "setup.first_cubes",
            BoardErrorCode.AT_MOST(maximum=sum(self.cube_counts), found=len(self.first_cubes)),
        )
        self.growth: list[tuple[int, ...]] = [
            tuple(self._number(name, f"growth.cards[{i}]") for name in card)
            for i, card in enumerate(data.growth.cards)
        ]
        self.turn_growth: list[tuple[Move, int]] = [(TurnGrowth(i), 1) for i in range(len(self.growth))]
        """The cards that the growth deck can turn over, with their weights."""
        self.turn_link: list[tuple[Move, int]] = [(TurnLink(i), 1) for i in range(len(self.links))]
        self.draw_cube: list[Move] = [DrawCube(colour) for colour in range(len(self.colours))]

    def check_growth(self) -> None:
        """Raise `BoardError` if links could be offered for which no growth card is left to turn over."""
        self._require(
            len(self.growth) >= len(self.links),
            "growth.cards",
            BoardErrorCode.FEWER_THAN(than="links", count=len(self.links), found=len(self.growth)),
        )

    def _find_routes(self) -> None:
        """List the routes of at most five links that visit no city twice and end at the first demand."""
        colours = range(len(self.colours))
        self._steps_left = MAXIMUM_ROUTES * LONGEST_ROUTE
        self.routes: list[list[tuple[int, Ship]]] = [
            self._routes_from(city, colour) for city in range(len(self.cities)) for colour in colours
        ]
        """The routes, indexed by ``city * colors + color``: pairs of a mask of links and the move."""
        self.ways_out: list[list[tuple[int, list[tuple[int, Ship]]]]] = [
            self._by_first_link(routes) for routes in self.routes
        ]
        """The same by the first link: its mask, and the pairs that begin with it, in their order."""

    def _routes_from(self, origin: int, colour: int) -> list[tuple[int, Ship]]:
        found: list[tuple[int, Ship]] = []

        def go(city: int, route: tuple[int, ...], links: int) -> None:
            for number in self.links_of[city]:
                self._steps_left -= 1
                if self._steps_left < 0:
                    raise BoardError(self._name, "links", BoardErrorCode.ROUTES(maximum=MAXIMUM_ROUTES))
                link = self.links[number]
                there = link.b if link.a == city else link.a
                if there in route:
                    continue
                longer, used = (*route, there), links | 1 << number
                if self.demand[there] == colour:
                    found.append((used, Ship(colour, longer)))
                elif len(longer) <= LONGEST_ROUTE:
                    go(there, longer, used)

        go(origin, (origin,), 0)
        return found

    def _by_first_link(self, routes: list[tuple[int, Ship]]) -> list[tuple[int, list[tuple[int, Ship]]]]:
        found: list[tuple[int, list[tuple[int, Ship]]]] = []
        for links, move in routes:
            first = 1 << self.link_between[move.route[0], move.route[1]]
            if not found or found[-1][0] != first:
                found.append((first, []))
            found[-1][1].append((links, move))
        return found

    def links_on(self, route: tuple[int, ...]) -> list[int]:
        """Return the links along a route of cities."""
        return [self.link_between[a, b] for a, b in pairwise(route)]

    def link_name(self, link: int) -> str:
        """Return a link's name by its ends, without spaces about the dash."""
        found = self.links[link]
        return f"{self.cities[found.a].name}-{self.cities[found.b].name}"

    def growth_name(self, card: int) -> str:
        """Return a growth card's name: its number and its cities."""
        return f"{card + 1} {' & '.join(self.cities[city].name for city in self.growth[card])}"

    def borrowings(self, minimum: int, maximum: int) -> list[Borrow]:
        """Return the loans from `least` to `most` dollars, in units, ascending; none below one unit."""
        first, last = max(minimum, self.unit) // self.unit, maximum // self.unit
        if last > _KEPT_LOANS:
            return [Borrow(number * self.unit) for number in range(first, last + 1)]
        while len(self._borrow) < last:
            self._borrow.append(Borrow((len(self._borrow) + 1) * self.unit))
        return self._borrow[first - 1 : last]

    def retirements(self, maximum: int) -> list[Retire]:
        """Return the repayments up to `most` dollars, in units, ascending."""
        while (len(self._retire) + 1) * self.unit <= maximum:
            self._retire.append(Retire((len(self._retire) + 1) * self.unit))
        return self._retire[: maximum // self.unit]


def load_board(source: str | Path = "new_england_railways") -> Board:
    """Return the board from its file; raises `BoardError` (see `read_board` and `Board`)."""
    name = source.name if isinstance(source, Path) else f"{source}.toml"
    data = read_board_file(source)
    return Board(convert_board(data, BoardData, name), name, find_look(data, name))
