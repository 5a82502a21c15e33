"""A whole match between bots, without a window and in this process."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ai.registry import make_bot
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.catalogue import find_game
from game.rules.contract import Options


@dataclass(frozen=True, slots=True)
class Result:
    """How a match between bots ended."""

    game: str
    seats: tuple[str, ...]
    """The bots' descriptions, by seat."""
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; several share a victory."""
    ending: str
    """Why it ended, in a sentence."""
    moves: int
    """Moves that were played, those of chance among them."""
    seconds: float

    def data(self) -> dict[str, Any]:
        """The result as plain data for JSON."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def words(self) -> str:
        """The result as a few lines to read."""
        width = max(len(spec) for spec in self.seats)
        lines = [
            f"{seat}  {spec:{width}}  {score:>5}{'  wins' if seat in self.winners else ''}"
            for seat, (spec, score) in enumerate(zip(self.seats, self.scores, strict=True))
        ]
        last = f"{self.moves} moves in {self.seconds:.1f} seconds, seed {self.seed}"
        return "\n".join([self.ending, *lines, last])


def check_table(game_key: str, bots: Sequence[str], options: Options | None = None) -> None:
    """Raise `UnknownGame`, `CannotDeal` or `UnknownBot` for a game, a table or bots that there are not."""
    find_game(game_key).check(len(bots), options or {})
    for spec in bots:
        make_bot(spec)


def play_headless(
    game_key: str,
    bots: Sequence[str],
    seed: int | None = None,
    options: Options | None = None,
    seconds: float = 0.2,
) -> Result:
    """Play a match between bots to its end.

    `seconds` is the thinking time of a move for a bot whose description names none. Raises
    `ValueError` as `check_table` does.
    """
    check_table(game_key, bots, options)
    plans = [SeatPlan(f"Seat {seat}", seat, spec) for seat, spec in enumerate(bots)]
    match = Match.new(game_key, plans, options, seed)
    players = [make_bot(spec, seed=match.seed + seat) for seat, spec in enumerate(bots)]
    rng = random.Random(f"{match.seed} imagined")
    began = time.perf_counter()
    while not match.is_over:
        seat = match.actor
        match.play(players[seat].choose(match.state.imagine(seat, rng), seat, seconds))
    return Result(
        game=match.game.key,
        seats=tuple(bots),
        seed=match.seed,
        scores=tuple(match.state.scores()),
        winners=tuple(match.state.winners()),
        ending=str(match.state.ending() or ""),
        moves=match.moves_played,
        seconds=round(time.perf_counter() - began, 3),
    )
