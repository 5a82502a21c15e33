"""The state of a game of Railways of North America.

The steps of the game are in the modules `barons`,
`bidding` (the auction for first player), `action` (the round's choice), `building`, `cities`
(urbanizing and other cubes from the bag), `delivering`, `operations` (the cards), `turns`.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.prompt(), [GAME.format_move(move) for move in state.legal_moves()]
(Message(ask-baron), ['keep William Van Horne', 'keep Hugh Allan'])
>>> state.observation(seat=state.current_player())["dealt"]
[[0, 3], [-1, -1], [-1, -1]]
>>> state.determinize(state.current_player(), random.Random(1)).dealt
((0, 3), (4, 2), (6, 1))
>>> isinstance(state.copy(), RailwaysOfNorthAmericaState)
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, Self

from game.rules.contract import CHANCE, TERMINAL, Data, EndCondition, EventListener, Move
from game.rules.messages import Message
from game.rules.railways_of_north_america import (
    action,
    barons,
    bidding,
    building,
    cities,
    delivering,
    operations,
)
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.endings import end_conditions
from game.rules.railways_of_north_america.message_ids import Tie
from game.rules.railways_of_north_america.moves import KeepBaron, LayTile, TakeCard, Upgrade, Urbanize
from game.rules.railways_of_north_america.network import derive_fields
from game.rules.railways_of_north_america.prompts import heading_of, prompt_for
from game.rules.railways_of_north_america.refusals import illegal_reason
from game.rules.railways_of_north_america.steps import CHANCES, DRAW, ENDED, ENDINGS, KEEP_BARON, NONE
from game.rules.ranking import find_tie_break, leaders


class RailwaysOfNorthAmericaState(RailwaysOfNorthAmericaData):
    """The state of a game: legal moves, their effects, and the winners."""

    __slots__ = ()
    has_hidden_info = True
    secret_moves = (KeepBaron,)
    paid_moves = (LayTile, TakeCard, Upgrade, Urbanize)

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
        """Return at `CHANCE`: the cubes in the bag or the cards in the deck, by their numbers."""
        if self.step not in CHANCES:
            return ()
        if self.step == DRAW:
            return [(move, count) for move, count in zip(self.board.draws, self.bag, strict=True) if count]
        return [(move, count) for move, count in zip(self.board.turning, self.deck, strict=True) if count]

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
        """Return the turn and the round."""
        return heading_of(self)

    def period(self) -> int:
        """Return the turn; 0 while barons are chosen."""
        return 0 if self.step == KEEP_BARON else self.turn_number

    def scores(self) -> list[int]:
        """Return points with charters, less one per bond (ruling 11); barons count once revealed."""
        found = [
            points - bonds + self.charter_points(seat)
            for seat, (points, bonds) in enumerate(zip(self.points, self.bonds, strict=True))
        ]
        if self.step == ENDED:
            return [total + barons.baron_points(self, seat) for seat, total in enumerate(found)]
        return found

    def winners(self) -> list[int]:
        """Return who has the most; then the most finished links, then cash, then shared (ruling 11)."""
        return leaders(self._ranks()) if self.step == ENDED else []

    def _ranks(self) -> list[tuple[int, ...]]:
        """Return for each seat what counts at the end, one after the other."""
        return list(zip(self.scores(), self.link_counts, self.cash, strict=True))

    def tie_break(self) -> Message | None:
        """Return how a tie for the most points was broken: by links, by cash or not; None without a tie."""
        tie = find_tie_break(self._ranks()) if self.step == ENDED else None
        if tie is None:
            return None
        if not tie.beaten:
            return Tie.SHARED()
        if tie.criterion == 1:
            return Tie.LINKS(seat_tied=tie.beaten, count=tie.best, second=tie.second)
        return Tie.CASH(seat_tied=tie.beaten, amount=tie.best, amount_second=tie.second)

    def end_conditions(self) -> Sequence[EndCondition]:
        """Return the conditions that can still end the game, and how near they are."""
        return end_conditions(self)

    def ending(self) -> Message | None:
        """Reasons for the end of the game."""
        return ENDINGS[self.ended]() if self.step == ENDED else None

    def derive(self) -> None:
        """Compute what follows from track, cubes and demands."""
        derive_fields(self)

    def observation(self, seat: int) -> Data:
        """Return what a seat can know: -1 for the barons of others, until they are shown."""
        data = self.to_data()
        for other in range(self.players):
            if other != seat:
                data["dealt"][other] = [NONE, NONE]
                if self.step != ENDED:
                    data["kept"][other] = NONE
        return data

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """Redeal the barons that a seat hasn't seen."""
        new = self.copy()
        barons.deal_unseen(new, seat, rng)
        return new


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {
    **barons.MOVES,
    **bidding.MOVES,
    **action.MOVES,
    **building.MOVES,
    **cities.MOVES,
    **delivering.MOVES,
    **operations.MOVES,
    ENDED: lambda state: (),
}
"""Functions that return the current player's moves, by step."""

APPLY: Final = {
    **barons.APPLY,
    **bidding.APPLY,
    **action.APPLY,
    **building.APPLY,
    **cities.APPLY,
    **delivering.APPLY,
    **operations.APPLY,
}
"""Functions that apply a move, by its type."""
