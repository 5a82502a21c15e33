"""The table of New England Railways in the middle of play.

What may be done in each step, and what it does, stands in the rooms beside this one: `loans`
(steps 1 to 3), `growth` (4 to 6), `building` (7), `shipping` (8), `market` (9 to 11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Self

from game.rules.auction import OpenAuction
from game.rules.contract import CHANCE, OVER, Data, Move, Prompt, State, Tell
from game.rules.hexgrid import bits
from game.rules.new_england_railways import building, growth, loans, market, shipping
from game.rules.new_england_railways.board import ROLLS, Board
from game.rules.new_england_railways.events import StepBegan
from game.rules.new_england_railways.moves import DrawCube, DrawFirst, TurnGrowth, TurnLink
from game.rules.new_england_railways.saved import write_state
from game.rules.new_england_railways.steps import (
    CHANCES,
    DRAW,
    DRAW_FIRST,
    ENDED,
    GROW,
    PUBLICIZE,
    STEP_OF,
)
from game.rules.new_england_railways.wording import ENDING, heading_of, prompt_for, reason_against

if TYPE_CHECKING:
    from game.rules.new_england_railways.game import NewEnglandRailways


class NewEnglandRailwaysState(State):
    """Cash, debts, incomes, links, cubes, both decks, and whose turn it is."""

    __slots__ = (
        "_players",
        "acted",
        "auction",
        "board",
        "box",
        "built",
        "buyers",
        "cards_left",
        "cash",
        "cubes",
        "cup",
        "current",
        "debt",
        "deck",
        "dice",
        "divisor",
        "first",
        "future",
        "growth_deck",
        "income",
        "last_turn",
        "lot",
        "owner",
        "pending",
        "step",
        "turn",
        "turn_number",
        "unfinished",
        "value",
    )

    board: Board
    box: NewEnglandRailways
    _players: int
    turn_number: int
    first: int
    """The first player's seat."""
    step: int
    turn: int
    """The seat that decides, or for which chance rolls."""
    acted: int
    """How many seats have been asked in this step (in step 8: in both rounds)."""
    cash: list[int]
    debt: list[int]
    income: list[int]
    value: list[int]
    """What each seat's links are worth at the end, in dollars."""
    owner: list[int]
    """Each link's owner, or -1."""
    built: int
    """Mask of the links that carry cubes."""
    unfinished: int
    """Mask of the links bought and not built."""
    current: tuple[int, ...]
    """The links for sale this turn, first to last."""
    future: tuple[int, ...]
    """The links for sale next turn."""
    lot: int
    """The position in `current` that is under the hammer."""
    deck: int
    """Mask of the link cards still face down."""
    growth_deck: int
    """Mask of the growth cards still face down."""
    cards_left: int
    """Cards still to be turned over in this step."""
    pending: tuple[int, ...]
    """Cities that wait for a cube."""
    cubes: list[int]
    """How many cubes wait in a city: at ``city * colours + colour``."""
    cup: list[int]
    """Cubes of each colour in the cup."""
    buyers: int
    """Mask of the seats that bought a link this turn."""
    auction: OpenAuction | None
    dice: tuple[int, int]
    """What the dice showed last; (0, 0) before the first roll."""
    divisor: int
    """The last market loss number; 0 before the first."""
    last_turn: bool

    @property
    def game(self) -> NewEnglandRailways:
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
        return CHANCE if self.step in CHANCES else self.turn

    def moves(self) -> Sequence[Move]:
        """Every legal move of the actor; at `CHANCE` everything that can turn up."""
        if self.step in CHANCES:
            return [move for move, _ in self.outcomes()]
        return MOVES[self.step](self)

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """At `CHANCE`: what can be turned over, drawn or rolled, with its weight."""
        if self.step == GROW:
            return [(TurnGrowth(card), 1) for card in bits(self.growth_deck)]
        if self.step == DRAW:
            return [(DrawCube(colour), count) for colour, count in enumerate(self.cup) if count]
        if self.step == PUBLICIZE:
            return [(TurnLink(link), 1) for link in bits(self.deck)]
        if self.step == DRAW_FIRST:
            return [(DrawFirst(seat), 1) for seat in market.leaders(self)]
        return ROLLS if self.step in CHANCES else ()

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out a move that is known to be legal."""
        APPLY[type(move)](self, move, tell)

    def begin_step(self, number: int, tell: Tell | None) -> None:
        """Begin step 1 to 11 of the turn; a step without a decision runs at once into the next."""
        self.acted = 0
        if tell is not None:
            tell(StepBegan(number))
        BEGIN[number - 1](self, tell)

    def why_not(self, move: Move) -> str | None:
        """Why a move can't be played now, in a sentence for players; None if it can."""
        return None if move in self.moves() else reason_against(self, move)

    def prompt(self) -> Prompt:
        """What the actor is asked to do."""
        return prompt_for(self)

    def heading(self) -> str:
        """The turn and the step."""
        return heading_of(self)

    def copy(self) -> Self:
        """An independent state that stands at the same point."""
        new = self.__class__.__new__(self.__class__)
        new.board = self.board
        new.box = self.box
        new._players = self._players
        new.turn_number = self.turn_number
        new.first = self.first
        new.step = self.step
        new.turn = self.turn
        new.acted = self.acted
        new.cash = self.cash[:]
        new.debt = self.debt[:]
        new.income = self.income[:]
        new.value = self.value[:]
        new.owner = self.owner[:]
        new.built = self.built
        new.unfinished = self.unfinished
        new.current = self.current
        new.future = self.future
        new.lot = self.lot
        new.deck = self.deck
        new.growth_deck = self.growth_deck
        new.cards_left = self.cards_left
        new.pending = self.pending
        new.cubes = self.cubes[:]
        new.cup = self.cup[:]
        new.buyers = self.buyers
        new.auction = None if self.auction is None else self.auction.copy()
        new.dice = self.dice
        new.divisor = self.divisor
        new.last_turn = self.last_turn
        return new

    def scores(self) -> list[int]:
        """Cash and the value of one's links, less 120 % of the debt, in dollars (End of the Game)."""
        return [
            cash + value - self.repayment(seat)
            for seat, (cash, value) in enumerate(zip(self.cash, self.value, strict=True))
        ]

    def winners(self) -> list[int]:
        """Who has the most; then the greatest income, then link value, then shared (ruling 10)."""
        if self.step != ENDED:
            return []
        ranks = list(zip(self.scores(), self.income, self.value, strict=True))
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def ending(self) -> str | None:
        """Why the game ended."""
        return ENDING if self.step == ENDED else None

    def to_data(self) -> Data:
        """The whole state as plain data (see `saved`)."""
        return write_state(self)

    # What players ask about the position.

    def turn_step(self) -> int:
        """The step of the turn that is on, 1 to 11."""
        return STEP_OF[self.step]

    def service(self, seat: int) -> int:
        """Dollars that a seat's debt costs each turn (Service Existing Bank Loan Debt)."""
        return self.debt[seat] // self.board.unit * self.board.service_per_unit

    def repayment(self, seat: int) -> int:
        """Dollars that a seat's debt costs at the end: the loans and their service."""
        return self.debt[seat] + self.service(seat)

    def seat_after_first(self, places: int) -> int:
        """The seat that many places clockwise from the first player."""
        return (self.first + places) % self._players

    def lot_link(self) -> int:
        """The link under the hammer or just bought."""
        return self.current[self.lot]

    def links_of(self, seat: int) -> list[int]:
        """The links that a seat has bought."""
        return [link for link, owner in enumerate(self.owner) if owner == seat]

    def cubes_at(self, city: int) -> list[int]:
        """The colours of the cubes that wait in a city, each as often as it is there."""
        count = len(self.cup)
        return [c for c in range(count) for _ in range(self.cubes[city * count + c])]


MOVES: Final[dict[int, Callable[[NewEnglandRailwaysState], Sequence[Move]]]] = {
    **loans.MOVES,
    **building.MOVES,
    **shipping.MOVES,
    ENDED: lambda state: (),
}
"""For each decision the moves of the actor."""

APPLY: Final = {**loans.APPLY, **growth.APPLY, **building.APPLY, **shipping.APPLY, **market.APPLY}
"""For each kind of move what it does."""

BEGIN: Final[tuple[Callable[[NewEnglandRailwaysState, Tell | None], None], ...]] = (
    loans.begin_borrowing,
    loans.service_debts,
    loans.begin_retiring,
    growth.begin_growth,
    growth.complete_links,
    growth.begin_publicizing,
    building.begin_auctions,
    shipping.begin_shipping,
    market.begin_market,
    market.pay_income,
    market.choose_first,
)
"""How each of the eleven steps begins."""
