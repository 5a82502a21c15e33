"""The board of Railways of North America, and everything that depends only on it, computed once.

>>> board = load_board()
>>> len(board.cities), len(board.barons), len(board.operations)
(50, 12, 30)
>>> board.cities[0].name
'Whitehorse'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from game.rules.auction import Bid
from game.rules.boards import (
    BoardError,
    LookFile,
    check_per_player,
    convert_board,
    find_look,
    read_board_file,
    supported_players,
)
from game.rules.hexgrid import Spot, distance, neighbors, select
from game.rules.messages import AnyOf, Message
from game.rules.railways_of_north_america.board_file import (
    BONUS,
    CHARTER,
    ENGINEERING,
    EXECUTIVE,
    FERRY,
    HOTEL,
    LAND_GRANT,
    MAXIMUM_HEXES,
    TRAIN,
    TUNNEL,
    BoardData,
    CityData,
)
from game.rules.railways_of_north_america.cards import (
    Baron,
    MajorLine,
    Operation,
    read_barons,
    read_major_lines,
    read_operations,
)
from game.rules.railways_of_north_america.moves import (
    ContinueTrack,
    DrawCube,
    Grow,
    LayTile,
    Mine,
    StartTrack,
    TakeCard,
    TurnCard,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.steps import BARONS_DEALT, GREY, NONE, THOUSAND, TRACKS_IN_A_HEX
from game.rules.railways_of_north_america.track import OPPOSITE, SIDES, Link, Tile, Track
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode

PLAYERS: Final = range(2, 6)
"""The player counts of boards that name none."""
HIGHEST_ENGINE: Final = 8
POINTS_ROUND: Final = 100
"""The points of the income table, from 0; past the last it starts again."""

OPEN, WATER, MOUNTAIN, FERRY_HEX, NO_HEX = ".", "~", "^", "F", "#"
GROUNDS: Final = {OPEN: "open", WATER: "water", MOUNTAIN: "mountain", FERRY_HEX: "ferry"}
"""The names of terrains in messages, by their letters."""

USES_TUNNEL, USES_GRANT, USES_ENGINEERING = 1, 2, 4
"""The bits for the cards that are used in a build action."""


@dataclass(frozen=True, slots=True)
class City:
    """A city: its hex (a number), the printed color (or `GREY`) and the printed number of cubes.

    >>> load_board().cities[0]
    City(name='Whitehorse', hex=15, colour=-1, cubes=1)
    """

    name: str
    hex: int
    colour: int
    cubes: int


class Board:
    """The map, the tables and the cards. Hexes are numbered row by row from the north-west.

    Sides are numbered clockwise from the east; sets of them are bit masks.

    >>> board = load_board()
    >>> isinstance(board, Board), board.engine_price(2)
    (True, 5000)
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
        self._lay_out_hexes(data.grid.rows, data.grid.snow_line)
        self._set_goods(data)
        self._set_cities(data.cities)
        self._set_ridges(data.ridges.sides)
        self._set_prices(data)
        self._set_tables(data)
        self.operations: list[Operation] = read_operations(
            data.operations, self.city_numbers, self.players[-1], self._require
        )
        self.barons: list[Baron] = read_barons(
            data.barons, self.city_numbers, BARONS_DEALT * self.players[-1], self._require
        )
        self.major_lines: list[MajorLine] = read_major_lines(
            data.major_lines, self.city_numbers, self._require
        )
        self._find_cards()
        self._list_moves()

    def _require(self, holds: bool, key: str, what: Message) -> None:
        if not holds:
            raise BoardError(self._name, key, what)

    def _lay_out_hexes(self, rows: Sequence[str], snow_line: Sequence[int]) -> None:
        self._require(
            bool(rows) and len({len(row) for row in rows}) == 1, "grid.rows", BoardErrorCode.UNEVEN_ROWS()
        )
        count = len(rows) * len(rows[0])
        self._require(
            count <= MAXIMUM_HEXES, "grid.rows", BoardErrorCode.HEXES(maximum=MAXIMUM_HEXES, found=count)
        )
        self._require(
            len(snow_line) == len(rows[0]), "grid.snow_line", BoardErrorCode.SNOW_LINE(columns=len(rows[0]))
        )
        self.hexes: list[Spot] = []
        letters = []
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                self._require(
                    letter in OPEN + WATER + MOUNTAIN + FERRY_HEX + NO_HEX,
                    f"grid.rows[{r}]",
                    BoardErrorCode.LETTER(letters=". ~ ^ F #", found=letter),
                )
                if letter != NO_HEX:
                    self.hexes.append((c, r))
                    letters.append(letter)
        self.terrain: str = "".join(letters)
        """One letter per hex: . open, ~ water, ^ mountain, F ferry hex."""
        self.hex_at: dict[Spot, int] = {spot: number for number, spot in enumerate(self.hexes)}
        self.near: list[list[int]] = [
            [self.hex_at.get(spot, NONE) for spot in neighbors(here)] for here in self.hexes
        ]
        """The hex beyond each side of each hex, or -1."""
        self.edges: bytes = bytes(
            sum(1 << side for side, there in enumerate(nears) if there == NONE) for nears in self.near
        )
        """The mask of each hex's sides at the map's edge, which no track crosses."""
        self.snow: list[bool] = [row < snow_line[column] for column, row in self.hexes]
        """Whether each hex is north of the snow line."""

    def _set_goods(self, data: BoardData) -> None:
        self.colours: list[str] = list(data.setup.goods)
        self.goods: list[int] = list(data.setup.goods.values())
        """The number of cubes of each color."""
        for colour in data.setup.new_cities:
            among = SchemaError.ONE_OF(known=AnyOf(self.colours), found=colour)
            self._require(colour in self.colours, "setup.new_cities", among)
        self.new_cities: list[int] = [data.setup.new_cities.get(colour, 0) for colour in self.colours]
        """The number of New City tiles of each color."""
        markers = data.setup.empty_city_markers
        check_per_player(markers, self.players, self._name, "setup.empty_city_markers")

    def _set_cities(self, cities: Sequence[CityData]) -> None:
        self.cities: list[City] = []
        self.city_at: list[int] = [NONE] * len(self.hexes)
        """The number of the city in each hex, or -1."""
        for i, city in enumerate(cities):
            number = self.hex_at.get(city.hex, NONE)
            key, at = f"cities[{i}].hex", str(list(city.hex))
            self._require(number != NONE, key, BoardErrorCode.OUTSIDE(found=at))
            self._require(self.terrain[number] != FERRY_HEX, key, BoardErrorCode.FERRY())
            other = self.city_at[number]
            if other != NONE:
                raise BoardError(
                    self._name, key, BoardErrorCode.HEX_TAKEN(found=at, name=self.cities[other].name)
                )
            known = ("grey", *self.colours)
            among = SchemaError.ONE_OF(known=AnyOf(known), found=city.colour)
            self._require(city.colour in known, f"cities[{i}].colour", among)
            colour = GREY if city.colour == "grey" else self.colours.index(city.colour)
            self.city_at[number] = i
            self.cities.append(City(city.name, number, colour, city.cubes))
        self.city_numbers: dict[str, int] = {city.name: i for i, city in enumerate(self.cities)}
        self._require(len(self.city_numbers) == len(cities) > 1, "cities", BoardErrorCode.TWO_CITIES())
        printed, goods = sum(city.cubes for city in cities), sum(self.goods)
        self._require(printed <= goods, "cities", BoardErrorCode.AT_MOST(maximum=goods, found=printed))
        self.capacity: bytes = bytes(
            0 if self.city_at[h] != NONE else 1 if kind == FERRY_HEX else TRACKS_IN_A_HEX
            for h, kind in enumerate(self.terrain)
        )
        """The maximum number of tracks in each hex: two, one on a ferry hex, none in a city."""

    def _set_ridges(self, sides: Sequence[tuple[Spot, Spot]]) -> None:
        masks = bytearray(len(self.hexes))
        for i, (a, b) in enumerate(sides):
            key = f"ridges.sides[{i}]"
            for spot in (a, b):
                self._require(spot in self.hex_at, key, BoardErrorCode.OUTSIDE(found=str(list(spot))))
            here, there = self.hex_at[a], self.hex_at[b]
            self._require(there in self.near[here], key, BoardErrorCode.NOT_NEAR())
            side = self.near[here].index(there)
            self._require(not masks[here] >> side & 1, key, BoardErrorCode.RIDGE_TWICE())
            masks[here] |= 1 << side
            masks[there] |= 1 << OPPOSITE[side]
        self.ridges: bytes = bytes(masks)
        """The mask of each hex's sides with a ridge."""

    def _set_prices(self, data: BoardData) -> None:
        # Interest as high as a bond would have to be paid by more and more bonds.
        setup = data.setup
        self._require(
            setup.bond_interest < setup.bond, "setup.bond_interest", BoardErrorCode.LESS(than="setup.bond")
        )
        cost = data.cost
        self.ridge_price: tuple[int, int] = (cost.ridge, _half(cost.ridge))
        """The price of a side with a ridge, in dollars: without and with a Tunnel Engineer."""
        engineering = next((card for card in data.operations if card.effect == ENGINEERING), None)
        water_off = (engineering.water or 0) if engineering else 0
        self.ridge_off: int = (engineering.ridge or 0) if engineering else 0
        """The dollars that Perfect Engineering takes off the first ridge of a build."""
        self.ground: list[list[int]] = []
        """The price in dollars of a tile without ridges, by mask of cards used in the build, and by hex."""
        for engineered, granted, tunnelled in product((False, True), repeat=3):
            price = {
                OPEN: 0 if granted else cost.open,
                WATER: max(0, cost.water - water_off) if engineered else cost.water,
                MOUNTAIN: _half(cost.mountain) if tunnelled else cost.mountain,
            }
            self.ground.append(
                [
                    0
                    if kind == FERRY_HEX or self.city_at[h] != NONE
                    else price[kind] + (cost.north_of_snow_line if self.snow[h] else 0)
                    for h, kind in enumerate(self.terrain)
                ]
            )
        self._require(
            len(cost.engine) == HIGHEST_ENGINE - 1,
            "cost.engine",
            BoardErrorCode.COUNT(expected=HIGHEST_ENGINE - 1, found=len(cost.engine)),
        )

    def _set_tables(self, data: BoardData) -> None:
        self._require(
            len(data.income.thousands) == POINTS_ROUND,
            "income.thousands",
            BoardErrorCode.COUNT(expected=POINTS_ROUND, found=len(data.income.thousands)),
        )
        auction = data.auction
        self._require(
            auction.highest_bid % auction.step == 0,
            "auction.highest_bid",
            BoardErrorCode.MULTIPLE(step="auction.step"),
        )
        self.bids: list[Bid] = [Bid(sum_) for sum_ in range(0, auction.highest_bid + 1, auction.step)]
        """Every bid there is, by the number of steps; 0 dollars is none."""

    def _find_cards(self) -> None:
        def only(effect: str) -> int:
            return next((i for i, card in enumerate(self.operations) if card.effect == effect), NONE)

        self.ferry_card, self.executive_card, self.train_card = only(FERRY), only(EXECUTIVE), only(TRAIN)
        self.build_cards: list[tuple[int, int]] = [
            (card, bit)
            for card, bit in (
                (only(TUNNEL), USES_TUNNEL),
                (only(LAND_GRANT), USES_GRANT),
                (only(ENGINEERING), USES_ENGINEERING),
            )
            if card != NONE
        ]
        """The cards that can be used for a build action, with their bits."""
        cards = range(len(self.operations))
        self.bonus_cards: list[int] = [card for card in cards if self.operations[card].kind == BONUS]
        self.takeable: list[int] = [card for card in cards if self.operations[card].kind != BONUS]
        self.charters: list[int] = [card for card in cards if self.operations[card].effect == CHARTER]
        self.hotels: list[list[int]] = [
            [
                card
                for card in cards
                if self.operations[card].effect == HOTEL and self.operations[card].city == city
            ]
            for city in range(len(self.cities))
        ]
        """The hotel cards for each city."""
        self.cubes_of: dict[str, int] = {card.effect: card.cubes for card in self.operations if card.cubes}
        """How many cubes an immediate card draws at most."""

    def _list_moves(self) -> None:
        cities, cards = range(len(self.cities)), range(len(self.operations))
        self.urbanizing: list[list[Urbanize]] = [
            [Urbanize(colour, city) for city in cities] for colour in range(len(self.colours))
        ]
        self.mining: list[Mine] = [Mine(city) for city in cities]
        self.growing: list[Grow] = [Grow(city) for city in cities]
        self.taking: list[TakeCard] = [TakeCard(card) for card in cards]
        self.use: list[UseCard] = [UseCard(card) for card in cards]
        self.draws: list[DrawCube] = [DrawCube(colour) for colour in range(len(self.colours))]
        self.turning: list[TurnCard] = [TurnCard(card) for card in cards]
        sides = range(SIDES)
        self.lay: list[list[LayTile]] = [[LayTile(h, side) for side in sides] for h in range(len(self.hexes))]
        self.go_on: list[list[ContinueTrack]] = [
            [ContinueTrack(h, side) for side in sides] for h in range(len(self.hexes))
        ]
        self.starts: list[StartTrack] = []
        """Every way to begin a link: out of a city into a hex that is no city."""
        self.starts_into: list[list[tuple[int, int]]] = [[] for _ in self.hexes]
        """The starts that lead into each hex: positions in `starts`, and the sides of entry."""
        for number, city in enumerate(self.cities):
            for side, there in enumerate(self.near[city.hex]):
                if there != NONE and self.city_at[there] == NONE:
                    self.starts_into[there].append((len(self.starts), OPPOSITE[side]))
                    self.starts.append(StartTrack(number, side))
        self.ferry_starts: int = sum(
            1 << number
            for h, kind in enumerate(self.terrain)
            if kind == FERRY_HEX
            for number, _ in self.starts_into[h]
        )
        """The mask of the starts that lead into a ferry hex."""

    def nearest_city(self, here: int) -> int:
        """Return the city nearest to a hex; of several the one that the file names first."""
        spot = self.hexes[here]
        return min(range(len(self.cities)), key=lambda n: distance(spot, self.hexes[self.cities[n].hex]))

    # Printed figures.

    def starts_in(self, mask: int) -> list[StartTrack]:
        """Return the starts whose bits are set in a mask, in their order."""
        return select(self.starts, mask)

    def hex_name(self, number: int) -> str:
        """Return a city's name, or "column,row" of a hex without one."""
        city = self.city_at[number]
        if city != NONE:
            return self.cities[city].name
        column, row = self.hexes[number]
        return f"{column},{row}"

    def ground_of(self, number: int) -> str:
        """Return the terrain of a hex as named in messages: one of `GROUNDS`."""
        return GROUNDS[self.terrain[number]]

    def income_at(self, points: int) -> int:
        """Return the dollars of income for a number of points, before interest (ruling 10)."""
        return self.data.income.thousands[points % POINTS_ROUND] * THOUSAND

    def engine_price(self, level: int) -> int:
        """Return the dollars to reach an engine level, 2 to 8."""
        return self.data.cost.engine[level - 2]

    def ridges_crossed(self, tile: Tile, joins: bool = False) -> int:
        """Return how many ridge sides a tile pays for: where it enters, and where it ends the link.

        It ends it in a city, or where it joins two halves (`joins`).
        """
        mask = self.ridges[tile.hex]
        crossed = mask >> tile.enter & 1
        if mask >> tile.leave & 1 and (joins or self.city_at[self.near[tile.hex][tile.leave]] != NONE):
            crossed += 1
        return crossed

    def link_of(self, track: Track) -> Link:
        """Return a track that has come to a city as a finished link."""
        last = track.tiles[-1]
        end = self.city_at[self.near[last.hex][last.leave]]
        ridges = sum(self.ridges_crossed(tile) for tile in track.tiles)
        snow = any(self.snow[tile.hex] for tile in track.tiles)
        return Link(track.owner, track.city, end, track.tiles, ridges, snow)

    def tile_price(self, tile: Tile, uses: int, ridge_off: int, joins: bool = False) -> int:
        """Return a tile's price in dollars with the cards in the mask `uses`.

        `joins` means that it joins two halves of a link.
        """
        if self.terrain[tile.hex] == FERRY_HEX:
            return 0
        price = self.ground[uses][tile.hex]
        crossed = self.ridges_crossed(tile, joins)
        if crossed:
            ridge = self.ridge_price[uses & USES_TUNNEL]
            price += crossed * ridge - min(ridge, ridge_off)
        return price


def _half(dollars: int) -> int:
    """Return half a price, rounded up to whole dollars."""
    return -(-dollars // 2)


def load_board(source: str | Path = "railways_of_north_america") -> Board:
    """Return the board from its file; raises `BoardError` (see `read_board` and `Board`)."""
    name = source.name if isinstance(source, Path) else f"{source}.toml"
    data = read_board_file(source)
    return Board(convert_board(data, BoardData, name), name, find_look(data, name))
