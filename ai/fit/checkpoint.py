"""What a run of the fitting keeps in a file: the games that were played, and the matches of the duel.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> series = Series.of("north_american_railways", [3], seed=1, noise=0.2)
>>> with TemporaryDirectory() as folder, FitCheckpoint(Path(folder) / "kept.jsonl", series) as kept:
...     kept.add_game(series.play(0))
...     list(FitCheckpoint(kept.path, series).games)
[0]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

from msgspec import Struct, json
from msgspec.structs import asdict

from ai.arena.checkpoint import BEGINS, wrong_in
from ai.arena.match import Outcome, Pairing
from ai.checkpoint import JsonlResults, entries, other_run, outside
from ai.fit.positions import Observed, Series
from ai.knowledge import knowledge_of
from game.rules.messages import Message
from game.rules.schema_errors import SchemaError, ValueType, at_place

FEWEST: Final = 4
"""Positions of a game: one of each quarter (`ai.fit.calibration`)."""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game by which weights are fitted, or a match of new weights against those in use."""

    game: Observed | None = None
    match: Outcome | None = None


def _check(series: Series, line: Line) -> Message | None:
    """What is wrong with a line in a file of this series; None if nothing is."""
    if line.match:
        wrong = wrong_in(line.match, "match.")
        if wrong is not None:
            return wrong
    elif not line.game:
        return SchemaError.FIELD(field="game")
    if not line.game:
        return None
    return other_run(asdict(series), asdict(line.game.series)) or next(_wrong_game(line.game), None)


def _wrong_game(game: Observed) -> Iterator[Message]:
    """What no game of its series could have come to: each position has a row of all terms for each seat."""
    series = game.series
    seats = series.players[game.number % len(series.players)]
    terms = len(knowledge_of(series.game, series.weights).evaluator.terms)
    if len(game.rows) < FEWEST:
        yield at_place("game.rows", SchemaError.LONGER(kind=ValueType.ARRAY(), length=FEWEST))
    yield from entries("game.progress", game.progress, len(game.rows))
    yield from outside("game.progress", game.progress, 0, 1)
    yield from entries("game.final", game.final, seats)
    yield from outside("game.final", game.final)
    for number, position in enumerate(game.rows):
        yield from entries(f"game.rows[{number}]", position, seats)
        for seat, row in enumerate(position):
            place = f"game.rows[{number}][{seat}]"
            yield from chain(entries(place, row, terms), outside(place, row))


class FitCheckpoint(JsonlResults[Line]):
    """A file to which each game and each match is added as soon as it was played."""

    def __init__(self, path: Path, series: Series) -> None:
        """Read what the file holds and open it. Raises `CheckpointError`, also if it is of another series.

        Also `BadWeights` if those are broken that the series is played with.
        """
        game = b'{"game":{"series":' + json.encode(series)
        begins = [game, *(b'{"match":' + begin for begin in BEGINS)]
        super().__init__(path, Line, partial(_check, series), begins)

    @property
    def games(self) -> dict[int, Observed]:
        """The games that the file held, by their numbers."""
        return {line.game.number: line.game for line in self.lines if line.game}

    @property
    def matches(self) -> dict[Pairing, Outcome]:
        """The matches that the file held."""
        return {line.match.pairing: line.match for line in self.lines if line.match}

    def add_game(self, game: Observed) -> None:
        """Write a game, at once."""
        self.add(Line(game=game))

    def add_match(self, match: Outcome) -> None:
        """Write a match, at once."""
        self.add(Line(match=match))
