"""The file to which a fit appends its games, decisions and matches, and from which it resumes.

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
from ai.fit.imitation import Demonstration
from ai.fit.positions import Observed, Series
from ai.knowledge import knowledge_of
from game.rules.messages import Message
from game.rules.schema_errors import SchemaError, ValueType, at_place

FEWEST: Final = 4
"""The minimum number of positions of a game: one of each quarter (`ai.fit.calibration`)."""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game for fitting, the decisions in one, or a match of new weights against those in use."""

    game: Observed | None = None
    demonstration: Demonstration | None = None
    match: Outcome | None = None


def _check(series: Series, expert: str, line: Line) -> Message | None:
    """Return what is wrong with a line in a file of this series; None if nothing is."""
    if line.match:
        wrong = wrong_in(line.match, "match.")
        if wrong is not None:
            return wrong
    found = line.demonstration if expert else line.game
    if not found:
        return None if line.match else SchemaError.FIELD(field="demonstration" if expert else "game")
    differs = other_run(asdict(series), asdict(found.series))
    if isinstance(found, Demonstration):
        here, there = {"expert": expert}, {"expert": found.expert}
        return differs or other_run(here, there) or next(_wrong_demonstration(found), None)
    return differs or next(_wrong_game(found), None)


def _wrong_game(game: Observed) -> Iterator[Message]:
    """Yield what no game of its series can contain; each position has a row of all terms for each seat."""
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


def _wrong_demonstration(demonstration: Demonstration) -> Iterator[Message]:
    """Yield what no decision of its series can contain; each candidate has a row of all terms."""
    terms = len(knowledge_of(demonstration.series.game, demonstration.series.weights).evaluator.terms)
    for number, one in enumerate(demonstration.decisions):
        place = f"demonstration.decisions[{number}]"
        if len(one.rows) < 2:
            yield at_place(f"{place}.rows", SchemaError.LONGER(kind=ValueType.ARRAY(), length=2))
        yield from outside(f"{place}.chosen", [one.chosen], 0, len(one.rows) - 1)
        yield from entries(f"{place}.progress", one.progress, len(one.rows))
        yield from outside(f"{place}.progress", one.progress, 0, 1)
        for candidate, row in enumerate(one.rows):
            at = f"{place}.rows[{candidate}]"
            yield from chain(entries(at, row, terms), outside(at, row))


class FitCheckpoint(JsonlResults[Line]):
    """A file to which each game or demonstration and each match is appended."""

    def __init__(self, path: Path, series: Series, expert: str = "") -> None:
        """Read the file and open it. Raises `CheckpointError`, also for another series or expert, and
        `BadWeights` for broken weights.
        """
        game = b'{"game":{"series":' + json.encode(series)
        demonstration = (
            b'{"demonstration":{"expert":' + json.encode(expert) + b',"series":' + json.encode(series)
        )
        begins = [demonstration if expert else game, *(b'{"match":' + begin for begin in BEGINS)]
        super().__init__(path, Line, partial(_check, series, expert), begins)

    @property
    def games(self) -> dict[int, Observed]:
        """The games that the file contained, by their numbers."""
        return {line.game.number: line.game for line in self.lines if line.game}

    @property
    def demonstrations(self) -> dict[int, Demonstration]:
        """The decisions that the file contained, by the numbers of their games."""
        return {line.demonstration.number: line.demonstration for line in self.lines if line.demonstration}

    @property
    def matches(self) -> dict[Pairing, Outcome]:
        """The matches that the file contained."""
        return {line.match.pairing: line.match for line in self.lines if line.match}

    def add_game(self, game: Observed) -> None:
        """Write a game immediately."""
        self.add(Line(game=game))

    def add_demonstration(self, demonstration: Demonstration) -> None:
        """Write the decisions of a game immediately."""
        self.add(Line(demonstration=demonstration))

    def add_match(self, match: Outcome) -> None:
        """Write a match immediately."""
        self.add(Line(match=match))
