"""The state of a game of American Rails.

The steps of the game are in the modules `sale` (putting up, bidding, the starting cube), `actions`
(the action track) and `turns` (the order of play, dividends and the end of the game).

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> for text in ("put up American", "bid 20", "pass", "pass", "pass"):
...     state.play(GAME.parse_move(text))
>>> state.prompt()
Message(ask-start-city company=0)
>>> state.play(GAME.parse_move("start in Cleveland"))
>>> state.income[0], state.treasury[0]
(4, 20)
>>> state.illegal_reason(GAME.parse_move("put up American"))
Message(refused-put-up-before company=0)
>>> isinstance(state.copy(), AmericanRailsState)
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Self

from game.rules.american_rails import actions, sale
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.endings import end_conditions
from game.rules.american_rails.message_ids import Tie
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.prompts import heading_of, prompt_for
from game.rules.american_rails.refusals import illegal_reason
from game.rules.american_rails.steps import ENDED, PREPARATION
from game.rules.american_rails.turns import ending_of
from game.rules.contract import TERMINAL, EndCondition, EventListener, Move
from game.rules.messages import Message


class AmericanRailsState(AmericanRailsData):
    """The state of a game: legal moves, their effects, and the winners."""

    __slots__ = ()
    paid_moves = (LayTrack,)

    def current_player(self) -> int:
        """Return the seat that decides next, or `TERMINAL`."""
        return TERMINAL if self.step == ENDED else self.turn

    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move of the current player."""
        return MOVES[self.step](self)

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move without checking it."""
        APPLY[type(move)](self, move, on_event)

    def illegal_reason(self, move: Move) -> Message | None:
        """Return why a move is illegal; None if it is legal."""
        return None if move in self.legal_moves() else illegal_reason(self, move)

    def reopened(self, everybody: bool = False) -> Self | None:
        """Return a copy in which nobody has bid, and the current player begins."""
        if self.auction is None:
            return None
        new = self.copy()
        new.auction = self.auction.reopened((1 << self.players) - 1 if everybody else self.auction.still_in)
        return new

    def prompt(self) -> Message:
        """Return the prompt for the current player."""
        return prompt_for(self)

    def heading(self) -> Message:
        """Return the year and the phase."""
        return heading_of(self)

    def period(self) -> int:
        """Return the year; 0 in the preparation round."""
        return 0 if self.column == PREPARATION else self.year

    def scores(self) -> list[int]:
        """Return each player's money."""
        return self.cash[:]

    def winners(self) -> list[int]:
        """Return who has the most money; tied players share the victory (End of the Game)."""
        if self.step != ENDED:
            return []
        maximum = max(self.cash)
        return [seat for seat, cash in enumerate(self.cash) if cash == maximum]

    def tie_break(self) -> Message | None:
        """Return a message if tied players share the victory."""
        return Tie.SHARED() if len(self.winners()) > 1 else None

    def end_conditions(self) -> Sequence[EndCondition]:
        """Return the conditions that can still end the game, and how near they are."""
        return end_conditions(self)

    def ending(self) -> Message | None:
        """Return which of the three ends was reached."""
        return ending_of(self)


MOVES: Final[tuple[Callable[[AmericanRailsData], Sequence[Move]], ...]] = (
    sale.put_up_moves,
    sale.bid_moves,
    sale.start_moves,
    actions.choose_moves,
    actions.carry_out_moves,
    actions.lay_moves,
    lambda state: (),
)
"""Functions that return the current player's moves, by step."""

APPLY: Final = {**sale.APPLY, **actions.APPLY}
"""Functions that apply a move, by its type."""
