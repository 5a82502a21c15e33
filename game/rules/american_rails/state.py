"""The table of American Rails in the middle of play.

What may be done in each step, and what it does, stands in the rooms beside this one:
`sale` (putting up, bidding, the starting cube), `action` (the action track), `works`
(develop, fund, take), `expand`, and `year` (dividends and the end of the game).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Self

from game.rules.american_rails import action, expand, sale, works
from game.rules.american_rails.board import FULL_HEX, Board, pick
from game.rules.american_rails.saved import write_state
from game.rules.american_rails.steps import ENDED, LAST_YEAR, NO_SHARES, NO_SUPPLIES, NONE
from game.rules.american_rails.wording import heading_of, prompt_for, reason_against
from game.rules.auction import OpenAuction
from game.rules.contract import OVER, Data, Move, Prompt, State, Tell
from game.rules.hexgrid import bits

if TYPE_CHECKING:
    from game.rules.american_rails.game import AmericanRails


class AmericanRailsState(State):
    """Cash, treasuries, shares, track, tracks and whose turn it is.

    Lists by seat or by company; hexes are the board's numbers, sets of hexes bit masks.
    """

    __slots__ = (
        "_players",
        "absent",
        "auction",
        "banker",
        "board",
        "box",
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

    board: Board
    box: AmericanRails
    _players: int
    banker: int
    """The seat that opened the preparation round."""
    absent: int
    """The company left out of a game for three, or -1."""
    year: int
    column: int
    """The action phase, 0 to 2, or `PREPARATION`."""
    step: int
    turn: int
    """The seat that decides."""
    cash: list[int]
    treasury: list[int]
    income: list[int]
    shares: list[int]
    """Shares held: of company c by seat s at ``s * companies + c``."""
    sold: list[int]
    """Shares of each company held by all players."""
    unsold: list[int]
    """Shares of each company left in its supply."""
    cubes: list[int]
    """Cubes left in each company's supply."""
    track: list[int]
    """For each company the mask of the hexes with its cubes."""
    reach: list[int]
    """For each company the mask of the hexes next to its track and not on it."""
    price: bytearray
    """Dollars for the next cube in each hex; `FULL_HEX` where there is room for none."""
    within: list[int]
    """At index d the mask of the hexes that cost at most d dollars."""
    houses: int
    """Mask of the developed cities."""
    houses_left: int
    turn_order: list[int]
    """The turn order track: seats from its first space."""
    order: list[int]
    """The order of play in this phase."""
    markers: list[int]
    """The action track: the seat at ``column * rows + row``, or -1."""
    row_chosen: int
    """The row that the actor is to carry out, or -1."""
    to_lay: int
    """How many cubes the expansion still allows."""
    laid: int
    """How many it has laid."""
    auction: OpenAuction | None
    lot: int
    """The company whose share is on offer or was just bought, or -1."""
    put_up: int
    """Mask of the companies that have been put up in the preparation round."""
    ended: int

    @property
    def game(self) -> AmericanRails:
        """The box."""
        return self.box

    @property
    def players(self) -> int:
        """How many seats take part."""
        return self._players

    def actor(self) -> int:
        """The seat that decides next, or `OVER`."""
        return OVER if self.step == ENDED else self.turn

    def moves(self) -> Sequence[Move]:
        """Every legal move of the actor."""
        return MOVES[self.step](self)

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out a move that is known to be legal."""
        APPLY[type(move)](self, move, tell)

    def why_not(self, move: Move) -> str | None:
        """Why a move can't be played now, in a sentence for players; None if it can."""
        return None if move in self.moves() else reason_against(self, move)

    def prompt(self) -> Prompt:
        """What the actor is asked to do."""
        return prompt_for(self)

    def heading(self) -> str:
        """The year and the phase."""
        return heading_of(self)

    def copy(self) -> Self:
        """An independent state that stands at the same point."""
        new = self.__class__.__new__(self.__class__)
        new.board = self.board
        new.box = self.box
        new._players = self._players
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
        new.auction = None if self.auction is None else self.auction.copy()
        new.lot = self.lot
        new.put_up = self.put_up
        new.ended = self.ended
        return new

    def scores(self) -> list[int]:
        """Each player's money."""
        return self.cash[:]

    def winners(self) -> list[int]:
        """Who has the most money; tied players share the victory (End of the Game)."""
        if self.step != ENDED:
            return []
        most = max(self.cash)
        return [seat for seat, cash in enumerate(self.cash) if cash == most]

    def ending(self) -> str | None:
        """Which of the three ends was reached."""
        if self.ended == LAST_YEAR:
            return f"{self.board.last_year} is over."
        if self.ended == NO_SHARES:
            return "All shares have been sold or removed from the game."
        if self.ended == NO_SUPPLIES:
            needed = self.board.data.setup.exhausted_supplies_to_end[self._players]
            return f"{needed} supplies are down to two pieces or fewer."
        return None

    def to_data(self) -> Data:
        """The whole state as plain data (see `saved`)."""
        return write_state(self)

    # What players ask about the position; search uses the lists themselves.

    def held(self, seat: int, company: int) -> int:
        """How many shares of a company a seat holds."""
        return self.shares[seat * len(self.treasury) + company]

    def companies_in(self, hex_number: int) -> list[int]:
        """The companies with a cube in a hex."""
        return [c for c, track in enumerate(self.track) if track >> hex_number & 1]

    def companies_in_play(self) -> list[int]:
        """The companies in the game: all but the absent one."""
        return [c for c in range(len(self.treasury)) if c != self.absent]

    def cost(self, hex_number: int) -> int | None:
        """Dollars that the next cube in a hex costs; None if it has room for none."""
        price = self.price[hex_number]
        return None if price == FULL_HEX else price

    def city_value(self, city: int, lone: bool) -> int:
        """Income of a city for a lone company or for each of several (Company Income), in dollars."""
        found = self.board.cities[city]
        developed = self.houses >> found.hex & 1
        return found.full + 2 * developed if lone else found.shared + developed

    def dividend(self, company: int) -> int:
        """Dollars per share at the present income (Dividend Phase); 0 while players hold none."""
        sold = self.sold[company]
        return -(-self.income[company] // sold) if sold else 0

    def removed(self, company: int) -> int:
        """How many shares of a company have left the game."""
        return self.board.companies[company].shares - self.sold[company] - self.unsold[company]

    def free_cities(self) -> int:
        """Mask of the cities without a cube."""
        taken = 0
        for track in self.track:
            taken |= track
        return self.board.city_mask & ~taken

    def exhausted_supplies(self) -> list[str]:
        """The supplies with two or fewer pieces: companies' names, and "development"."""
        names = [self.board.companies[c].name for c in self.companies_in_play() if self.cubes[c] <= 2]
        return names + (["development"] if self.houses_left <= 2 else [])

    def taken_rows(self) -> int:
        """Mask of the rows with a marker in the present column."""
        start = self.column * len(self.board.rows)
        taken = 0
        for row in range(len(self.board.rows)):
            if self.markers[start + row] != NONE:
                taken |= 1 << row
        return taken

    def layable(self, company: int) -> int:
        """Mask of the hexes where a company can lay a cube and pay for it (Expand)."""
        if not self.cubes[company]:
            return 0
        treasury = self.treasury[company]
        within = self.within
        return self.reach[company] & within[treasury if treasury < len(within) else -1]

    def track_moves(self) -> list[Move]:
        """Every cube that the actor may lay, by company and hex."""
        lay = self.board.lay
        found: list[Move] = []
        count = len(self.treasury)
        start = self.turn * count
        for company in range(count):
            if self.shares[start + company]:
                hexes = self.layable(company)
                if hexes:
                    found += pick(lay[company], hexes)
        return found

    def set_price(self, hex_number: int, price: int) -> None:
        """Note that the next cube in a hex costs more than before (`FULL_HEX`: no room)."""
        bit = 1 << hex_number
        within = self.within
        for dollars in range(self.price[hex_number], min(price, len(within))):
            within[dollars] &= ~bit
        self.price[hex_number] = price

    def put_cube(self, company: int, hex_number: int) -> None:
        """Move a cube from the supply onto the map and set prices, reach and income right."""
        board = self.board
        bit = 1 << hex_number
        city = board.city_at[hex_number]
        if city >= 0:
            self._join_city(company, city, bit)
        self.cubes[company] -= 1
        track = self.track[company] | bit
        self.track[company] = track
        self.reach[company] = (self.reach[company] | board.around[hex_number]) & ~track
        crowded = board.terrain[hex_number] in "FM"
        self.set_price(hex_number, FULL_HEX if crowded else self.price[hex_number] + 2)

    def _join_city(self, company: int, city: int, bit: int) -> None:
        """Incomes when a company's cube comes into a city (Company Income, Special Connections)."""
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
        """A company's income added up anew from the map, in dollars."""
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


MOVES: Final[tuple[Callable[[AmericanRailsState], Sequence[Move]], ...]] = (
    sale.put_up_moves,
    sale.bid_moves,
    sale.start_moves,
    action.choose_moves,
    action.carry_out_moves,
    expand.lay_moves,
    lambda state: (),
)
"""For each step the moves of the actor."""

APPLY: Final = {**sale.APPLY, **action.APPLY, **works.APPLY, **expand.APPLY}
"""For each kind of move what it does."""
