"""The table of North American Railways in the middle of play.

What may be done in each phase, and what it does, stands in the rooms beside this one:
`shares` (phase I), `cities` (phase II), `income` (phase III and the final payment).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Self

from game.rules.contract import CHANCE, OVER, Data, Move, Prompt, State, Tell
from game.rules.north_american_railways import cities, shares
from game.rules.north_american_railways.cards import Cards
from game.rules.north_american_railways.saved import write_state
from game.rules.north_american_railways.steps import ENDED, START_CITY, SYMBOL_VALUE
from game.rules.north_american_railways.wording import (
    ending_of,
    heading_of,
    prompt_for,
    reason_against,
)

if TYPE_CHECKING:
    from game.rules.north_american_railways.game import NorthAmericanRailways


class NorthAmericanRailwaysState(State):
    """Cash, treasuries, shares, networks, the columns, and whose turn it is."""

    __slots__ = (
        "_players",
        "acted",
        "asked",
        "bought",
        "box",
        "cards",
        "cash",
        "cities_bought",
        "cities_left",
        "city_columns",
        "director",
        "ended",
        "first",
        "held",
        "income",
        "may_pass",
        "network",
        "offer_column",
        "offer_price",
        "passed",
        "proposer",
        "share_columns",
        "shares_left",
        "sold",
        "start_cities_left",
        "start_city",
        "step",
        "symbols",
        "treasury",
        "turn",
        "turn_number",
    )

    cards: Cards
    box: NorthAmericanRailways
    _players: int
    may_pass: bool
    """Whether a turn of phase I may always be ended without a share (option)."""
    turn_number: int
    """The game turn, from 1."""
    first: int
    """The starting player's seat."""
    step: int
    turn: int
    """The seat that decides."""
    acted: int
    """How many seats have had their turn in phase I."""
    proposer: int
    """The seat whose turn of phase I it is."""
    cash: list[int]
    treasury: list[int]
    held: list[int]
    """Shares: of company c by seat s at ``s * companies + c``."""
    sold: list[int]
    """Shares of each company held by all players."""
    director: list[int]
    """Each company's director, or -1."""
    income: list[int]
    """Dollars a turn that each company's network earns."""
    symbols: list[int]
    """Coast-to-coast symbols in each company's network."""
    network: list[tuple[int, ...]]
    """The cities that each company bought, in order."""
    start_city: list[int]
    """Each company's start city, or -1."""
    start_cities_left: int
    """Mask of the start cities still in the stack."""
    share_columns: tuple[tuple[int, ...], ...]
    """The deal: companies of the share cards, top first; the last one left is the bottom card."""
    shares_left: list[int]
    """How many cards each share column still has."""
    city_columns: tuple[tuple[int, ...], ...]
    cities_left: list[int]
    asked: int
    """Mask of the companies that the proposer has asked for this turn."""
    offer_column: int
    """The share column that was asked for or founded from, or -1."""
    offer_price: int
    passed: int
    """Phase II: mask of the seats that have passed."""
    bought: list[int]
    """Phase II: for each seat the mask of the companies for which it has bought."""
    cities_bought: int
    """Cities bought in this phase II."""
    ended: int
    """Why the present turn is the last one, or `GOING_ON`."""

    @property
    def game(self) -> NorthAmericanRailways:
        """The box."""
        return self.box

    @property
    def players(self) -> int:
        """How many seats take part."""
        return self._players

    def actor(self) -> int:
        """The seat that decides next, `CHANCE` or `OVER`."""
        if self.step == ENDED:
            return OVER
        return CHANCE if self.step == START_CITY else self.turn

    def moves(self) -> Sequence[Move]:
        """Every legal move of the actor."""
        return MOVES[self.step](self)

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """Every start city in the stack is as likely to be on top."""
        return [(move, 1) for move in self.moves()] if self.step == START_CITY else ()

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
        """The turn and the phase."""
        return heading_of(self)

    def copy(self) -> Self:
        """An independent state that stands at the same point."""
        new = self.__class__.__new__(self.__class__)
        new.cards = self.cards
        new.box = self.box
        new._players = self._players
        new.may_pass = self.may_pass
        new.turn_number = self.turn_number
        new.first = self.first
        new.step = self.step
        new.turn = self.turn
        new.acted = self.acted
        new.proposer = self.proposer
        new.cash = self.cash[:]
        new.treasury = self.treasury[:]
        new.held = self.held[:]
        new.sold = self.sold[:]
        new.director = self.director[:]
        new.income = self.income[:]
        new.symbols = self.symbols[:]
        new.network = self.network[:]
        new.start_city = self.start_city[:]
        new.start_cities_left = self.start_cities_left
        new.share_columns = self.share_columns
        new.shares_left = self.shares_left[:]
        new.city_columns = self.city_columns
        new.cities_left = self.cities_left[:]
        new.asked = self.asked
        new.offer_column = self.offer_column
        new.offer_price = self.offer_price
        new.passed = self.passed
        new.bought = self.bought[:]
        new.cities_bought = self.cities_bought
        new.ended = self.ended
        return new

    def scores(self) -> list[int]:
        """Each player's cash, with the final payment that his shares would bring (Final Payment)."""
        if self.step == ENDED:
            return self.cash[:]
        return [cash + self.final_payment(seat) for seat, cash in enumerate(self.cash)]

    def winners(self) -> list[int]:
        """Who has the most; of tied players the one who came first in the last turn (Final Payment)."""
        if self.step != ENDED:
            return []
        most = max(self.cash)
        tied = [seat for seat, cash in enumerate(self.cash) if cash == most]
        return [min(tied, key=lambda seat: (seat - self.first) % self._players)]

    def ending(self) -> str | None:
        """Why the game ended."""
        return ending_of(self) if self.step == ENDED else None

    def to_data(self) -> Data:
        """The whole state as plain data (see `saved`)."""
        return write_state(self)

    # What players ask about the position.

    def shares_of(self, seat: int, company: int) -> int:
        """How many shares of a company a seat holds."""
        return self.held[seat * len(self.treasury) + company]

    def bottom_share(self, column: int) -> int:
        """The company of the share that can be taken from a column, or -1."""
        left = self.shares_left[column]
        return self.share_columns[column][left - 1] if left else -1

    def bottom_city(self, column: int) -> int:
        """The city that can be bought from a column, or -1."""
        left = self.cities_left[column]
        return self.city_columns[column][left - 1] if left else -1

    def phase(self) -> int:
        """1 for shares, 2 for cities, 3 when the game is over."""
        return 3 if self.step == ENDED else 2 if self.step not in shares.STEPS else 1

    def final_payment(self, seat: int) -> int:
        """Dollars that a seat's shares would bring for the symbols in the networks as they are."""
        count = len(self.treasury)
        return sum(
            self.held[seat * count + company] * self.symbols[company] * SYMBOL_VALUE
            for company in range(count)
        )


MOVES: Final[tuple[Callable[[NorthAmericanRailwaysState], Sequence[Move]], ...]] = (
    shares.choose_moves,
    shares.answer_moves,
    shares.start_city_moves,
    cities.city_moves,
    lambda state: (),
)
"""For each step the moves of the actor."""

APPLY: Final = {**shares.APPLY, **cities.APPLY}
"""For each kind of move what it does."""
