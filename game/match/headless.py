"""A whole match between bots, without a window and in this process."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec

from ai.registry import make_bot
from game.match.analysis import public_moves_since
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.message_codec import encode_message as plain_note
from game.rules.contract import Game, Options
from game.rules.messages import Message
from game.words import Localizer, decimal_argument, format_number, translate


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match between bots."""

    game: Game
    seats: tuple[str, ...]
    """The bots' descriptions, by seat."""
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; several share a victory."""
    ending: Message
    """Why the match ended."""
    moves: int
    """The number of moves, including chance moves."""
    seconds: float
    played: tuple[str, ...]
    """The moves in text form."""

    def data(self) -> dict[str, Any]:
        """Return the result as plain data for JSON."""
        plain: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        plain["game"] = self.game.key
        plain["ending"] = plain_note(self.ending)
        plain["words"] = self.why()
        found: dict[str, Any] = msgspec.to_builtins(plain)
        return found

    def why(self) -> str:
        """Return why the match ended, as a sentence in the active language."""
        return Localizer(self.game, seat_names(len(self.seats))).message(self.ending)

    def words(self) -> str:
        """Return the result as a few lines to read."""
        width = max(len(spec) for spec in self.seats)
        wins = f"  {translate('headless-wins')}"
        lines = [
            f"{seat}  {spec:{width}}  {format_number(score):>6}{wins if seat in self.winners else ''}"
            for seat, (spec, score) in enumerate(zip(self.seats, self.scores, strict=True))
        ]
        seconds = decimal_argument(round(self.seconds, 1))
        last = translate("headless-moves", moves=self.moves, seconds=seconds, seed=self.seed)
        return "\n".join([self.why(), *lines, last])


def seat_names(players: int) -> list[str]:
    """Return the names of the bots in the active language."""
    return [translate("headless-seat", number=seat) for seat in range(players)]


def check_table(game: Game, bots: Sequence[str], options: Options | None = None) -> None:
    """Raise `SetupError` or `UnknownBot` for an impossible table or unknown bots."""
    game.check_setup(len(bots), options or {})
    for spec in bots:
        make_bot(spec, game=game.key)


def play_headless(
    game: Game,
    bots: Sequence[str],
    seed: int | None = None,
    options: Options | None = None,
    seconds: float = 0.2,
) -> Result:
    """Play a match between bots to its end, on the board of `game`.

    `seconds` is the time per move for a bot whose description names none. Raises `UserError` as `check_table`
    does.
    """
    check_table(game, bots, options)
    plans = [SeatPlan(str(seat), seat, spec) for seat, spec in enumerate(bots)]
    match = Match.new(game.key, plans, options, seed, board=game.other_board)
    players = [make_bot(spec, game=game.key, seed=match.seed + seat) for seat, spec in enumerate(bots)]
    rng = random.Random(f"{match.seed} determinizations")
    began = time.perf_counter()
    asked: list[int | None] = [None] * len(bots)
    while not match.is_over:
        seat = match.current_player
        last, asked[seat] = asked[seat], match.moves_played
        since = None if last is None else public_moves_since(match, last)
        match.play(players[seat].choose(match.state.determinize(seat, rng), seat, seconds, since=since))
    ending = match.state.ending()
    assert ending is not None
    return Result(
        game=match.game,
        seats=tuple(bots),
        seed=match.seed,
        scores=tuple(match.state.scores()),
        winners=tuple(match.state.winners()),
        ending=ending,
        moves=match.moves_played,
        seconds=round(time.perf_counter() - began, 3),
        played=tuple(match.game.format_move(move) for move in match.moves),
    )
