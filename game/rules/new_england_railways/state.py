"""The state of a game of New England Railways.

The steps of the game are in the modules `loans`
(steps 1 to 3), `growth` (4 to 6), `building` (7), `shipping` (8), `market` (9 to 11).

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.heading(), state.prompt()
(Message(heading-step turn=1 step=1), Message(ask-borrow unit=10 service=2))
>>> state.play(GAME.parse_move("borrow 20"))
>>> state.illegal_reason(GAME.parse_move("wait"))
Message(refused-nothing-to-pay)
>>> state.scores()
[10, 6, 10]
>>> isinstance(state.copy(), NewEnglandRailwaysState)
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from game.rules.contract import CHANCE, TERMINAL, EndCondition, EventListener, Move
from game.rules.hexgrid import select
from game.rules.messages import Message
from game.rules.new_england_railways import building, growth, loans, market, shipping
from game.rules.new_england_railways.board import ROLLS
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.endings import end_conditions
from game.rules.new_england_railways.events import StepBegan
from game.rules.new_england_railways.message_ids import Ask, Ending, Tie
from game.rules.new_england_railways.moves import DrawFirst, PayToBuild, Retire
from game.rules.new_england_railways.prompts import heading_of, prompt_for
from game.rules.new_england_railways.refusals import illegal_reason
from game.rules.new_england_railways.steps import CHANCES, DRAW, DRAW_FIRST, ENDED, GROW, PUBLICIZE, SHIP
from game.rules.ranking import find_tie_break, leaders


class NewEnglandRailwaysState(NewEnglandRailwaysData):
    """The state of a game: legal moves, their effects, and the winners."""

    __slots__ = ()
    paid_moves = (Retire, PayToBuild)

    def current_player(self) -> int:
        """Return the seat that decides next, `CHANCE` or `TERMINAL`."""
        if self.step == ENDED:
            return TERMINAL
        return CHANCE if self.step in CHANCES else self.turn

    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move of the current player; at `CHANCE` everything that can turn up."""
        if self.step in CHANCES:
            return [move for move, _ in self.chance_outcomes()]
        return MOVES[self.step](self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """Return at `CHANCE`: what can be turned over, drawn or rolled, with its weight."""
        if self.step == GROW:
            return select(self.board.turn_growth, self.growth_deck)
        if self.step == DRAW:
            draw = self.board.draw_cube
            return [(draw[colour], count) for colour, count in enumerate(self.cup) if count]
        if self.step == PUBLICIZE:
            return select(self.board.turn_link, self.deck)
        if self.step == DRAW_FIRST:
            return [(DrawFirst(seat), 1) for seat in market.leaders(self)]
        return ROLLS if self.step in CHANCES else ()

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move without checking it."""
        APPLY[type(move)](self, move, on_event)

    def begin_step(self, number: int, on_event: EventListener | None) -> None:
        """Begin step 1 to 11 of the turn; a step without a decision continues with the next."""
        self.acted = 0
        if on_event is not None:
            on_event(StepBegan(number))
        BEGIN[number - 1](self, on_event)

    def illegal_reason(self, move: Move) -> Message | None:
        """Return why a move is illegal; None if it is legal."""
        return None if move in self.legal_moves() else illegal_reason(self, move)

    def reopened(self, everybody: bool = False) -> Self | None:
        """Return a copy in which nobody has bid, and the current player begins."""
        if self.auction is None:
            return None
        new = self.copy()
        new.auction = self.auction.reopened(building.eligible(self) if everybody else self.auction.still_in)
        return new

    def prompt(self) -> Message:
        """Return the prompt for the current player."""
        if self.step == SHIP and len(self.legal_moves()) == 1:
            return Ask.SHIP_NOTHING()
        return prompt_for(self)

    def heading(self) -> Message:
        """Return the turn and the step."""
        return heading_of(self)

    def period(self) -> int:
        """Return the turn, from 1."""
        return self.turn_number

    def scores(self) -> list[int]:
        """Return cash plus the value of the links, less 120% of the debt, in dollars (End of the Game)."""
        return [
            cash + value - self.repayment(seat)
            for seat, (cash, value) in enumerate(zip(self.cash, self.value, strict=True))
        ]

    def winners(self) -> list[int]:
        """Return who has the most; then the greatest income, then link value, then shared (ruling 10)."""
        return leaders(self._ranks()) if self.step == ENDED else []

    def _ranks(self) -> list[tuple[int, ...]]:
        """Return for each seat what counts at the end, one after the other."""
        return list(zip(self.scores(), self.income, self.value, strict=True))

    def tie_break(self) -> Message | None:
        """Return how a tie for the most was broken: by income, by link values or not; None without a tie."""
        tie = find_tie_break(self._ranks()) if self.step == ENDED else None
        if tie is None:
            return None
        if not tie.beaten:
            return Tie.SHARED()
        decided = Tie.INCOME if tie.criterion == 1 else Tie.VALUE
        return decided(seat_tied=tie.beaten, amount=tie.best, amount_second=tie.second)

    def end_conditions(self) -> Sequence[EndCondition]:
        """Return the conditions that can still end the game, and how near they are."""
        return end_conditions(self)

    def ending(self) -> Message | None:
        """Reasons for the end of the game."""
        return Ending.ALL_BUILT() if self.step == ENDED else None


MOVES: Final[dict[int, Callable[[NewEnglandRailwaysData], Sequence[Move]]]] = {
    **loans.MOVES,
    **building.MOVES,
    **shipping.MOVES,
    ENDED: lambda state: (),
}
"""Functions that return the current player's moves, by decision."""

APPLY: Final = {**loans.APPLY, **growth.APPLY, **building.APPLY, **shipping.APPLY, **market.APPLY}
"""Functions that apply a move, by its type."""

BEGIN: Final[tuple[Callable[[NewEnglandRailwaysData, EventListener | None], None], ...]] = (
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
