"""The state of a game of North American Railways.

The phases of the game are in the modules
`shares` (phase I), `cities` (phase II), `income` (phase III and the final payment).

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.heading(), state.prompt()
(Message(heading-shares turn=1), Message(ask-share))
>>> state.play(GAME.parse_move("found 1 500"))
>>> state.current_player() == CHANCE, state.chance_outcomes()[0]
(True, (DrawStartCity(start_city=0), 1))
>>> state.scores()
[2000, 1500, 2000]
>>> isinstance(state.copy(), NorthAmericanRailwaysState)
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.contract import CHANCE, TERMINAL, EndCondition, EventListener, Move
from game.rules.messages import Message
from game.rules.north_american_railways import cities, shares
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.endings import end_conditions
from game.rules.north_american_railways.message_ids import Ask, Tie
from game.rules.north_american_railways.moves import BuyCity, BuyInstead, BuyOwn, Found, Offer
from game.rules.north_american_railways.prompts import ending_of, heading_of, prompt_for
from game.rules.north_american_railways.refusals import illegal_reason
from game.rules.north_american_railways.steps import CITIES, ENDED, START_CITY
from game.rules.ranking import find_tie_break, leaders


class NorthAmericanRailwaysState(NorthAmericanRailwaysData):
    """The state of a game: legal moves, their effects, and the winners."""

    __slots__ = ()
    paid_moves = (Found, BuyOwn, Offer, BuyInstead, BuyCity)

    def current_player(self) -> int:
        """Return the seat that decides next, `CHANCE` or `TERMINAL`."""
        if self.step == ENDED:
            return TERMINAL
        return CHANCE if self.step == START_CITY else self.turn

    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move of the current player."""
        return MOVES[self.step](self)

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """Return every start city in the stack is as likely to be on top."""
        return [(move, 1) for move in self.legal_moves()] if self.step == START_CITY else ()

    def outcomes_are_equivalent(self) -> bool:
        """Return whether the start cities that are left differ in nothing but their names."""
        cities = self.cards.start_cities
        left = {city.income for number, city in enumerate(cities) if self.start_cities_left >> number & 1}
        return self.step == START_CITY and len(left) == 1

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move without checking it."""
        APPLY[type(move)](self, move, on_event)

    def illegal_reason(self, move: Move) -> Message | None:
        """Return why a move is illegal; None if it is legal."""
        return None if move in self.legal_moves() else illegal_reason(self, move)

    def prompt(self) -> Message:
        """Return the prompt for the current player."""
        if self.step == CITIES:
            why = cities.why_passing(self)
            return Ask.PASS(why=why) if why else Ask.CITY()
        if self.asked and self.legal_moves() == [shares.END_TURN]:
            return Ask.END_TURN()
        return prompt_for(self)

    def period(self) -> int:
        """Return the game turn."""
        return self.turn_number

    def heading(self) -> Message:
        """Return the turn and the phase."""
        return heading_of(self)

    def scores(self) -> list[int]:
        """Return each player's cash, with the final payment that their shares would bring (Final Payment)."""
        if self.step == ENDED:
            return self.cash[:]
        return [cash + self.final_payment(seat) for seat, cash in enumerate(self.cash)]

    def winners(self) -> list[int]:
        """Return who has the most; of tied players the first in the last turn (Final Payment)."""
        return leaders(self._ranks()) if self.step == ENDED else []

    def _ranks(self) -> list[tuple[int, ...]]:
        """Return for each seat its cash, then how early it came in the last turn."""
        return [(cash, -((seat - self.first) % self.players)) for seat, cash in enumerate(self.cash)]

    def tie_break(self) -> Message | None:
        """Return a message if the order of the last turn broke a tie."""
        tie = find_tie_break(self._ranks()) if self.step == ENDED else None
        return None if tie is None else Tie.ORDER(seat_tied=tie.beaten)

    def end_conditions(self) -> Sequence[EndCondition]:
        """Return the conditions that can still end the game, and how near they are."""
        return end_conditions(self)

    def ending(self) -> Message | None:
        """Reasons for the end of the game."""
        return ending_of(self) if self.step == ENDED else None


MOVES: Final[tuple[Callable[[NorthAmericanRailwaysData], Sequence[Move]], ...]] = (
    shares.choose_moves,
    shares.answer_moves,
    shares.start_city_moves,
    cities.city_moves,
    lambda state: (),
)
"""Functions that return the current player's moves, by step."""

APPLY: Final = {**shares.APPLY, **cities.APPLY}
"""Functions that apply a move, by its type."""
