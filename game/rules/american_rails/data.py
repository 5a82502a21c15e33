"""The state of American Rails as data: its fields and queries.

Lists are by seat or by company; hexes are the board's numbers, sets of hexes bit masks.

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> state.cash, state.year
([50, 50, 50, 50], 1851)
>>> state.held(seat=0, company=2), state.dividend(2)
(0, 0)
>>> state.free_cities() == state.board.city_mask
True
>>> isinstance(state, AmericanRailsData)
True
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Self

from msgspec import Meta

from game.rules.american_rails.board import FULL_HEX, Board
from game.rules.american_rails.steps import COLUMNS, ENDED, GOING_ON, HOUSES, NO_SUPPLIES, NONE, PREPARATION
from game.rules.auction import OpenAuction
from game.rules.contract import Data, Game, Move, State
from game.rules.hexgrid import bits, select
from game.rules.record import (
    Arguments,
    Count,
    Derived,
    IndexOrNone,
    Mask,
    Rows,
    Saved,
    Shared,
    flatten,
    split_rows,
    to_mask,
)


class AmericanRailsData(State):
    """Cash, treasuries, shares, track, tracks and whose turn it is."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=3, le=5)]]
    banker: Saved[Count]
    """The seat that opened the preparation round."""
    absent: Saved[IndexOrNone]
    """The company left out of a game for three, or -1."""
    year: Saved[Count]
    column: Saved[Annotated[int, Meta(ge=PREPARATION, lt=COLUMNS)]]
    """The action phase, 0 to 2, or `PREPARATION`."""
    step: Saved[Annotated[int, Meta(ge=0, le=ENDED)]]
    turn: Saved[Count]
    """The seat that decides."""
    cash: Saved[list[Count]]
    treasury: Saved[list[Count]]
    income: Derived[list[int]]
    shares: Saved[Annotated[list[Count], Rows("treasury")]]
    """The shares held by each seat: of company c by seat s at ``s * companies + c``."""
    sold: Derived[list[int]]
    """The shares of each company held by all players."""
    unsold: Saved[list[Count]]
    """The shares of each company left in its supply."""
    cubes: Derived[list[int]]
    """The number of cubes left in each company's supply."""
    track: Saved[list[Mask]]
    """The hexes with cubes of each company."""
    reach: Derived[list[int]]
    """The mask of the hexes next to each company's track that aren't on it."""
    price: Derived[bytearray]
    """The price of the next cube in each hex; `FULL_HEX` if there is room for none."""
    within: Derived[list[int]]
    """The mask of the hexes that cost at most d dollars, at index d."""
    houses: Saved[Mask]
    """The developed cities."""
    houses_left: Derived[int]
    turn_order: Saved[list[Count]]
    """The turn order track: seats from its first space."""
    order: Saved[list[Count]]
    """The order of play in this phase."""
    markers: Saved[Annotated[list[IndexOrNone], Rows("board.rows")]]
    """The action track: the seat at ``column * rows + row``, or -1."""
    row_chosen: Saved[IndexOrNone]
    """The row that the current player is to carry out, or -1."""
    to_lay: Saved[Annotated[int, Meta(ge=0, le=4)]]
    """How many cubes the expansion still allows."""
    laid: Saved[Annotated[int, Meta(ge=0, le=4)]]
    """How many cubes have been laid in the expansion."""
    lot: Saved[IndexOrNone]
    """The company whose share is on offer or was just bought, or -1."""
    put_up: Saved[Mask]
    """The companies that have been put up in the preparation round."""
    auction: Saved[
        Annotated[OpenAuction | None, Arguments(players="players", minimum="board.minimum_bid", step=1)]
    ]
    ended: Saved[Annotated[int, Meta(ge=GOING_ON, le=NO_SUPPLIES)]]

    def derive(self) -> None:
        """Compute what follows from shares and map: supplies, prices, reach and incomes."""
        board = self.board
        companies = range(len(board.companies))
        self.sold = [sum(self.shares[c :: len(companies)]) for c in companies]
        self.cubes = [board.companies[c].cubes - 1 - self.track[c].bit_count() for c in companies]
        self.houses_left = board.development_markers - self.houses.bit_count()
        self.price = bytearray(board.ground_price)
        self.within = board.ground_within[:]
        self.reach = [0] * len(companies)
        for h in bits(self.houses):
            self.set_price(h, self.price[h] + 2)
        for company in companies:
            for h in bits(self.track[company]):
                self._fill(h)
                self.reach[company] |= board.around[h]
            self.reach[company] &= ~self.track[company]
        self.income = [self.recount_income(company) for company in companies]

    # What players ask about the position; search uses the lists themselves.

    def held(self, seat: int, company: int) -> int:
        """Return how many shares of a company a seat holds."""
        return self.shares[seat * len(self.treasury) + company]

    def companies_in(self, hex_number: int) -> list[int]:
        """Return the companies with a cube in a hex."""
        return [c for c, track in enumerate(self.track) if track >> hex_number & 1]

    def companies_in_play(self) -> list[int]:
        """Return the companies in the game: all but the absent one."""
        return [c for c in range(len(self.treasury)) if c != self.absent]

    def cost(self, hex_number: int) -> int | None:
        """Return the dollars that the next cube in a hex costs; None if it has room for none."""
        price = self.price[hex_number]
        return None if price == FULL_HEX else price

    def city_value(self, city: int, lone: bool) -> int:
        """Return a city's income for a lone company or for each of several, in dollars (Company Income)."""
        found = self.board.cities[city]
        developed = self.houses >> found.hex & 1
        return found.full + 2 * developed if lone else found.shared + developed

    def dividend(self, company: int) -> int:
        """Return the dollars per share at the current income (Dividend Phase); 0 while players hold none."""
        sold = self.sold[company]
        return -(-self.income[company] // sold) if sold else 0

    def dividends(self, seat: int) -> int:
        """Return what a seat's shares pay in a year at current incomes, in dollars."""
        return sum(self.held(seat, company) * self.dividend(company) for company in range(len(self.income)))

    def removed(self, company: int) -> int:
        """Return how many shares of a company have left the game."""
        return self.board.companies[company].shares - self.sold[company] - self.unsold[company]

    def free_cities(self) -> int:
        """Return a mask of the cities without a cube."""
        taken = 0
        for track in self.track:
            taken |= track
        return self.board.city_mask & ~taken

    def exhausted_supplies(self) -> list[int]:
        """Return the supplies with two or fewer pieces: companies, and `HOUSES`."""
        found = [c for c in self.companies_in_play() if self.cubes[c] <= 2]
        return [*found, HOUSES] if self.houses_left <= 2 else found

    def taken_rows(self) -> int:
        """Return a mask of the rows with a marker in the current column."""
        start = self.column * len(self.board.rows)
        taken = 0
        for row in range(len(self.board.rows)):
            if self.markers[start + row] != NONE:
                taken |= 1 << row
        return taken

    def layable(self, company: int) -> int:
        """Return a mask of the hexes where a company can lay a cube and pay for it (Expand)."""
        if not self.cubes[company]:
            return 0
        treasury = self.treasury[company]
        within = self.within
        return self.reach[company] & within[treasury if treasury < len(within) else -1]

    def track_moves(self) -> list[Move]:
        """Return every cube that the current player may lay, by company and hex."""
        lay = self.board.lay
        found: list[Move] = []
        count = len(self.treasury)
        start = self.turn * count
        for company in range(count):
            if self.shares[start + company]:
                hexes = self.layable(company)
                if hexes:
                    found += select(lay[company], hexes)
        return found

    def set_price(self, hex_number: int, price: int) -> None:
        """Raise the price of the next cube in a hex (`FULL_HEX`: there is no room)."""
        bit = 1 << hex_number
        within = self.within
        for dollars in range(self.price[hex_number], min(price, len(within))):
            within[dollars] &= ~bit
        self.price[hex_number] = price

    def put_cube(self, company: int, hex_number: int) -> None:
        """Move a cube from the supply to the map and update prices, reach and income."""
        board = self.board
        bit = 1 << hex_number
        city = board.city_at[hex_number]
        if city >= 0:
            self._join_city(company, city, bit)
        self.cubes[company] -= 1
        track = self.track[company] | bit
        self.track[company] = track
        self.reach[company] = (self.reach[company] | board.around[hex_number]) & ~track
        self._fill(hex_number)

    def _fill(self, hex_number: int) -> None:
        """Raise a hex's price after a cube was placed there, or close the hex if it is full."""
        crowded = self.board.terrain[hex_number] in "FM"
        self.set_price(hex_number, FULL_HEX if crowded else self.price[hex_number] + 2)

    def _join_city(self, company: int, city: int, bit: int) -> None:
        """Update the incomes when a company enters a city (Company Income, Special Connections)."""
        found = self.board.cities[city]
        developed = 1 if self.houses & bit else 0
        others = [c for c, track in enumerate(self.track) if track & bit]
        if others:
            self.income[company] += found.shared + developed
            if len(others) == 1:
                self.income[others[0]] -= found.full - found.shared + developed
        else:
            self.income[company] += found.full + 2 * developed
        for _, partner in self.board.partners[found.hex]:
            if self.track[company] & partner:
                self.income[company] += self.board.pair_income

    def recount_income(self, company: int) -> int:
        """Return a company's income added up from the map, in dollars."""
        total = 0
        track = self.track[company]
        for hex_number in bits(track & self.board.city_mask):
            lone = len(self.companies_in(hex_number)) == 1
            total += self.city_value(self.board.city_at[hex_number], lone)
        for a, b in self.board.pairs:
            ends = 1 << self.board.cities[a].hex | 1 << self.board.cities[b].hex
            if track & ends == ends:
                total += self.board.pair_income
        return total

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "absent",
        "auction",
        "banker",
        "board",
        "cash",
        "column",
        "cubes",
        "ended",
        "houses",
        "houses_left",
        "income",
        "laid",
        "lot",
        "markers",
        "order",
        "price",
        "put_up",
        "reach",
        "row_chosen",
        "shares",
        "sold",
        "step",
        "to_lay",
        "track",
        "treasury",
        "turn",
        "turn_order",
        "unsold",
        "within",
        "year",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.board = self.board
        new.players = self.players
        new.banker = self.banker
        new.absent = self.absent
        new.year = self.year
        new.column = self.column
        new.step = self.step
        new.turn = self.turn
        new.cash = self.cash[:]
        new.treasury = self.treasury[:]
        new.income = self.income[:]
        new.shares = self.shares[:]
        new.sold = self.sold[:]
        new.unsold = self.unsold[:]
        new.cubes = self.cubes[:]
        new.track = self.track[:]
        new.reach = self.reach[:]
        new.price = self.price[:]
        new.within = self.within[:]
        new.houses = self.houses
        new.houses_left = self.houses_left
        new.turn_order = self.turn_order[:]
        new.order = self.order[:]
        new.markers = self.markers[:]
        new.row_chosen = self.row_chosen
        new.to_lay = self.to_lay
        new.laid = self.laid
        new.lot = self.lot
        new.put_up = self.put_up
        new.auction = None if self.auction is None else self.auction.copy()
        new.ended = self.ended
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.players,
            self.banker,
            self.absent,
            self.year,
            self.column,
            self.step,
            self.turn,
            tuple(self.cash),
            tuple(self.treasury),
            tuple(self.shares),
            tuple(self.unsold),
            tuple(self.track),
            self.houses,
            tuple(self.turn_order),
            tuple(self.order),
            tuple(self.markers),
            self.row_chosen,
            self.to_lay,
            self.laid,
            self.lot,
            self.put_up,
            None if self.auction is None else self.auction.key(),
            self.ended,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "players": self.players,
            "banker": self.banker,
            "absent": self.absent,
            "year": self.year,
            "column": self.column,
            "step": self.step,
            "turn": self.turn,
            "cash": self.cash[:],
            "treasury": self.treasury[:],
            "shares": split_rows(self.shares, len(self.treasury)),
            "unsold": self.unsold[:],
            "track": [bits(item) for item in self.track],
            "houses": bits(self.houses),
            "turn_order": self.turn_order[:],
            "order": self.order[:],
            "markers": split_rows(self.markers, len(self.board.rows)),
            "row_chosen": self.row_chosen,
            "to_lay": self.to_lay,
            "laid": self.laid,
            "lot": self.lot,
            "put_up": bits(self.put_up),
            "auction": None if self.auction is None else self.auction.to_data(),
            "ended": self.ended,
        }

    @classmethod
    def from_data(cls, data: Data, game: Game, board: Board) -> Self:
        """Return the record that `to_data` wrote, unchecked."""
        new = cls.__new__(cls)
        new.game = game
        new.board = board
        new.players = data["players"]
        new.banker = data["banker"]
        new.absent = data["absent"]
        new.year = data["year"]
        new.column = data["column"]
        new.step = data["step"]
        new.turn = data["turn"]
        new.cash = data["cash"][:]
        new.treasury = data["treasury"][:]
        new.shares = flatten(data["shares"])
        new.unsold = data["unsold"][:]
        new.track = [to_mask(item) for item in data["track"]]
        new.houses = to_mask(data["houses"])
        new.turn_order = data["turn_order"][:]
        new.order = data["order"][:]
        new.markers = flatten(data["markers"])
        new.row_chosen = data["row_chosen"]
        new.to_lay = data["to_lay"]
        new.laid = data["laid"]
        new.lot = data["lot"]
        new.put_up = to_mask(data["put_up"])
        new.auction = (
            None
            if data["auction"] is None
            else OpenAuction.from_data(
                data["auction"], players=new.players, minimum=new.board.minimum_bid, step=1
            )
        )
        new.ended = data["ended"]
        new.derive()
        return new

    # End of generated code.
