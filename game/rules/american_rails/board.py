"""The board of American Rails, and everything that depends only on it, computed once.

>>> board = load_board()
>>> board.rows[0], board.cities[0]
('pass', City(name='Buffalo', hex=0, full=4, shared=3, hub=False))
>>> board.hex_name(board.cities[0].hex), board.neighbors[board.cities[0].hex]
('Buffalo', [1, 14, 13])
>>> board.around[board.cities[0].hex] == 1 << 1 | 1 << 13 | 1 << 14
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.rules.american_rails.board_file import MAXIMUM_HEXES, BoardData, Company
from game.rules.american_rails.moves import ChooseAction, Develop, Fund, LayTrack, PlaceStart, PutUp
from game.rules.boards import (
    BoardError,
    LookFile,
    check_per_player,
    convert_board,
    find_look,
    read_board_file,
    supported_players,
)
from game.rules.hexgrid import Spot, neighbors
from game.rules.messages import Message
from game.rules.validation import BoardErrorCode

PLAYERS: Final = range(3, 6)
"""The player counts of boards that name none."""

PASS, DEVELOP, FUND, TAKE, EXPAND_3, AUCTION, EXPAND_4 = (
    "pass",
    "develop",
    "fund_5",
    "take_2",
    "expand_3",
    "auction",
    "expand_4",
)
ROW_KEYS: Final = (PASS, DEVELOP, FUND, TAKE, EXPAND_3, AUCTION, EXPAND_4)
CUBES_ALLOWED: Final = {TAKE: 2, EXPAND_3: 3, EXPAND_4: 4}
"""How many cubes an action allows ("Take $2" only with four or five players)."""

MAXIMUM_YEARS: Final = 100
"""The maximum length of a game in years."""

FULL_HEX: Final = 255
"""The price of a forest or mountain hex that holds its one cube."""


@dataclass(frozen=True, slots=True)
class City:
    """A city: its hex (a number), its income for a lone company and for each of several, in dollars."""

    name: str
    hex: int
    full: int
    shared: int
    hub: bool


class Board:
    """The map, the companies and the tracks. Hexes are numbered row by row from the north-west.

    Sets of hexes are bit masks: bit `h` stands for hex `h`.

    >>> board = load_board()
    >>> isinstance(board, Board), [board.cities[city].name for city in board.pairs[0]]
    (True, ['Chicago', 'New York'])
    """

    def __init__(self, data: BoardData, name: str = "board", look: LookFile | None = None) -> None:
        """Raise `BoardError` with `name`, the key and the requirement if the data are contradictory.

        `look` is the file that describes how the board is printed, if there is one.
        """
        self._name = name
        self.look = look
        self.data = data
        self.players: range = supported_players(data.board, PLAYERS, name)
        """The player counts that the board supports."""
        self._lay_out_hexes(data.grid.rows)
        self._set_cities(data)
        self._set_tracks(data)
        self._list_moves()

    def _fail(self, key: str, what: Message) -> BoardError:
        return BoardError(self._name, key, what)

    def _lay_out_hexes(self, rows: Sequence[str]) -> None:
        if not rows or len({len(row) for row in rows}) != 1:
            raise self._fail("grid.rows", BoardErrorCode.UNEVEN_ROWS())
        if len(rows) * len(rows[0]) > MAXIMUM_HEXES:
            raise self._fail(
                "grid.rows", BoardErrorCode.HEXES(maximum=MAXIMUM_HEXES, found=len(rows) * len(rows[0]))
            )
        self.hexes: list[Spot] = []
        letters = []
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                if letter not in "OPFMC":
                    raise self._fail(
                        f"grid.rows[{r}]", BoardErrorCode.LETTER(letters="O P F M C", found=letter)
                    )
                if letter != "O":
                    self.hexes.append((c, r))
                    letters.append(letter)
        self.terrain: str = "".join(letters)
        """One letter per hex: P plains, F forest, M mountain, C city."""
        self.hex_at: dict[Spot, int] = {spot: number for number, spot in enumerate(self.hexes)}
        self.neighbors: list[list[int]] = [
            [self.hex_at[near] for near in neighbors(spot) if near in self.hex_at] for spot in self.hexes
        ]
        self.around: list[int] = [sum(1 << near for near in nears) for nears in self.neighbors]
        """The mask of the hexes next to each hex."""

    def _set_cities(self, data: BoardData) -> None:
        self.cities: list[City] = []
        self.city_at: list[int] = [-1] * len(self.hexes)
        """The number of the city in each hex, or -1."""
        for i, city in enumerate(data.cities):
            number = self.hex_at.get(city.hex)
            if number is None or self.terrain[number] != "C":
                raise self._fail(
                    f"cities[{i}].hex", BoardErrorCode.NO_HEX(name=city.name, found=str(city.hex))
                )
            if self.city_at[number] >= 0:
                raise self._fail(
                    f"cities[{i}].hex",
                    BoardErrorCode.HEX_TAKEN(found=str(city.hex), name=self.hex_name(number)),
                )
            if city.full < city.shared:
                raise self._fail(f"cities[{i}]", BoardErrorCode.LESS_THAN_SHARED())
            self.city_at[number] = i
            self.cities.append(City(city.name, number, city.full, city.shared, city.hub))
        unnamed = [
            self.hexes[h] for h, kind in enumerate(self.terrain) if kind == "C" and self.city_at[h] < 0
        ]
        if unnamed:
            raise self._fail("cities", BoardErrorCode.UNNAMED(found=tuple(str(spot) for spot in unnamed)))
        by_name = {city.name: i for i, city in enumerate(self.cities)}
        if len(by_name) != len(self.cities):
            raise self._fail("cities", BoardErrorCode.SAME_NAMES())
        self.city_mask: int = sum(1 << city.hex for city in self.cities)
        self.near: list[int] = self._nearest_cities()
        """The number of the city in each hex, or of the nearest; of several, the one that pays most."""
        self.developable: int = sum(1 << city.hex for city in self.cities if not city.hub)
        self.pairs: list[tuple[int, int]] = []
        """The special connections, as pairs of city numbers."""
        for i, pair in enumerate(data.bonus.pairs):
            for name in pair:
                if name not in by_name:
                    raise self._fail(f"bonus.pairs[{i}]", BoardErrorCode.NO_CITY(found=name))
            if pair[0] == pair[1]:
                raise self._fail(f"bonus.pairs[{i}]", BoardErrorCode.SAME_CITY(found=pair[0]))
            self.pairs.append((by_name[pair[0]], by_name[pair[1]]))
        self.pair_income: int = data.bonus.income
        self.partners: list[list[tuple[int, int]]] = [[] for _ in self.hexes]
        """The pairs that each hex belongs to, as (pair number, bit of the other city's hex)."""
        for i, (a, b) in enumerate(self.pairs):
            self.partners[self.cities[a].hex].append((i, 1 << self.cities[b].hex))
            self.partners[self.cities[b].hex].append((i, 1 << self.cities[a].hex))

    def _nearest_cities(self) -> list[int]:
        """Return for each hex its nearest city, by a breadth-first search from all cities together.

        Where several are equally near it is the one with the highest full value, then the one that comes
        first on the map. A hex that no city can reach has -1.
        """
        nearest = list(self.city_at)
        edge = [city.hex for city in self.cities]
        while edge:
            reached: dict[int, int] = {}
            for here in edge:
                city = nearest[here]
                for there in self.neighbors[here]:
                    if nearest[there] < 0 and self._rank(city) > self._rank(reached.get(there, -1)):
                        reached[there] = city
            for there, city in reached.items():
                nearest[there] = city
            edge = list(reached)
        return nearest

    def _rank(self, city: int) -> tuple[int, int]:
        """Return the sort key of cities that are equally near; the greater one wins."""
        return (self.cities[city].full, -self.cities[city].hex) if city >= 0 else (-1, 0)

    def _set_tracks(self, data: BoardData) -> None:
        if sorted(data.actions.rows) != sorted(ROW_KEYS):
            raise self._fail("actions.rows", BoardErrorCode.NOT_EACH_ONCE(expected=tuple(ROW_KEYS)))
        self.rows: tuple[str, ...] = tuple(data.actions.rows)
        self.first_year, self.last_year = data.setup.years
        if self.first_year > self.last_year:
            raise self._fail("setup.years", BoardErrorCode.YEARS())
        if self.last_year - self.first_year >= MAXIMUM_YEARS:
            raise self._fail("setup.years", BoardErrorCode.SPAN(maximum=MAXIMUM_YEARS))
        self.companies: list[Company] = data.companies
        if not 2 <= len({company.name for company in data.companies}) == len(data.companies):
            raise self._fail("companies", BoardErrorCode.COMPANIES())
        self.development_markers: int = data.setup.development_markers
        self.minimum_bid: int = data.setup.minimum_bid
        for key in ("money", "exhausted_supplies_to_end"):
            check_per_player(getattr(data.setup, key), self.players, self._name, f"setup.{key}")
        ground = {"P": data.cost.plains, "F": data.cost.forest, "M": data.cost.mountain, "C": data.cost.city}
        self.ground_price: bytes = bytes(ground[kind] for kind in self.terrain)
        """The price of the first cube in each hex, in dollars."""
        dearest = max(
            data.cost.plains + 2 * len(self.companies), data.cost.city + 2 * len(self.companies) + 2
        )
        self.dearest: int = max(dearest, data.cost.forest, data.cost.mountain)
        """The maximum price of a hex, in dollars."""
        self.ground_within: list[int] = [
            sum(1 << h for h, price in enumerate(self.ground_price) if price <= dollars)
            for dollars in range(self.dearest)
        ]
        """The mask of the hexes whose first cube costs at most d dollars, at index d; at last all hexes."""
        self.ground_within.append((1 << len(self.hexes)) - 1)

    def _list_moves(self) -> None:
        numbers = range(len(self.hexes))
        companies = range(len(self.companies))
        self.lay: list[list[LayTrack]] = [[LayTrack(c, h) for h in numbers] for c in companies]
        self.start: list[PlaceStart] = [PlaceStart(h) for h in numbers]
        self.develop: list[Develop] = [Develop(h) for h in numbers]
        self.fund: list[Fund] = [Fund(c) for c in companies]
        self.put_up: list[PutUp] = [PutUp(c) for c in companies]
        choices = [ChooseAction(row) for row in range(len(self.rows))]
        self.choices: list[list[ChooseAction]] = [
            [choice for choice in choices if not taken >> choice.row & 1]
            for taken in range(1 << len(self.rows))
        ]
        """The choices that are left for each bit mask of taken rows."""

    def hex_name(self, number: int) -> str:
        """Return a city's name, or "column,row" of a hex without one."""
        city = self.city_at[number]
        if city >= 0:
            return self.cities[city].name
        column, row = self.hexes[number]
        return f"{column},{row}"


def load_board(source: str | Path = "american_rails") -> Board:
    """Return the board from its file; raises `BoardError` (see `read_board` and `Board`)."""
    name = source.name if isinstance(source, Path) else f"{source}.toml"
    data = read_board_file(source)
    return Board(convert_board(data, BoardData, name), name, find_look(data, name))
