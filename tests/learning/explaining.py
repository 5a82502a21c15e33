"""Positions by name, and explanations of moves in them, as a bot would compare them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.rules.catalog import find_game
from game.rules.contract import State
from game.words import Localizer

NAMES = ["Clara", "Henry", "Ada", "James", "Emil", "Nell"]


@cache
def explanations(game: str) -> dict[str, Any]:
    """The named positions and the cases of a game."""
    path = Path(__file__).parent / game / "explanations.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def named(game: str, name: str) -> State:
    """A position of a game by its name."""
    return find_game(game).restore(explanations(game)["positions"][name])


def localizer_of(state: State) -> Localizer:
    return Localizer(state.game, NAMES[: state.players])


def candidate(state: State, text: str, chance: float, scores: tuple[float, ...] = ()) -> Candidate:
    """A move with its chance to win; all seats expect the same score unless `scores` are given."""
    return Candidate(state.game.parse_move(text), chance, 9, chance, scores or (60.0,) * state.players)


def compared(state: State, *moves: tuple[Any, ...], stop: int | None = None) -> Explanation:
    """An explanation of moves, given as in `candidate`, the best first."""
    found = tuple(Explained(candidate(state, *move), ()) for move in moves)
    return Explanation(state.current_player(), "", (), found, stop)
