"""The exact results of a match's last positions, if few and without chance, by a search to the end.

Playouts without much thought (`ai.endgame`) take whatever brings a seat something, even where it brings a
rival more. A search to the end (`ai.endgame`) assumes that every seat plays to win.

>>> import random
>>> from game.rules.catalog import find_game
>>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
>>> Endings(most=50).of(state) is None
True
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.endgame import SolvedEndgame, solve_endgame
from ai.knowledge import evaluate_position, for_game
from game.learning.reasons import explainer_of
from game.rules.contract import TERMINAL, Move, State

MOST: Final = 30_000
"""The highest number of positions visited for one decision."""


class Endings:
    """The known results of the last positions of a match, requested from the last one backwards.

    Results are cached, also the fact that a position took too long.
    """

    def __init__(self, most: int = MOST, cancel_check: CancelCheck = never_cancel) -> None:
        self._most = most
        self._cancel_check = cancel_check
        self._known: dict[Hashable, SolvedEndgame | None] = {}

    def of(self, state: State) -> list[float] | None:
        """Return each seat's part of the win, 0 to 1; None if the end is not known (`solve_endgame`)."""
        if state.current_player() == TERMINAL:
            return evaluate_position(state, for_game(state.game)).chances
        found = self._ending(state)
        return None if found is None else list(found.chances)

    def best(self, state: State, but: Move | None = None) -> Candidate | None:
        """Return the actor's best move except `but`; None if there is no other, or if results are missing."""
        return next((one for one in self._candidates(state) if one.move != but), None)

    def weighed(self, state: State, move: Move) -> Candidate | None:
        """Return a move with its result; of two wins, the one by the larger margin counts more."""
        return next((one for one in self._candidates(state) if one.move == move), None)

    def instead_of(self, state: State, found: Sequence[Candidate]) -> tuple[Candidate, ...]:
        """Return all moves with exact results in place of a search's findings, if they are known.

        The best comes first. Among equal wins that is the search's first choice, which allows for errors of
        play.
        """
        known = self._candidates(state)
        if not known:
            return tuple(found)
        alike = {one.move for one in known if one.chance >= known[0].chance}
        best = next((one.move for one in found if one.move in alike), known[0].move)
        return tuple(sorted(known, key=lambda one: one.move != best))

    def _candidates(self, state: State) -> tuple[Candidate, ...]:
        """Return all moves of the actor, best first; none if the end is not known."""
        found = self._ending(state)
        return () if found is None else found.thought.candidates

    def _ending(self, state: State) -> SolvedEndgame | None:
        if not explainer_of(state.game.key).is_solvable(state):
            return None
        key = state.key()
        if key not in self._known:
            self._known[key] = solve_endgame(state, for_game(state.game), self._most, self._cancel_check)
            if self._known[key] is None:
                self._most = 0  # Whatever comes before takes longer still.
        return self._known[key]
