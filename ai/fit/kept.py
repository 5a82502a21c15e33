"""What a run of the fitting keeps in a file: the games that were played, and the matches of the duel.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> series = Series.of("north_american_railways", [3], seed=1, noise=0.2)
>>> with TemporaryDirectory() as folder, KeptFit(Path(folder) / "kept.jsonl", series) as kept:
...     kept.add_game(series.play(0))
...     list(KeptFit(kept.path, series).games)
[0]
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from ai.arena.match import Outcome, Pairing
from ai.fit.positions import Observed, Series
from ai.kept import KeptLines, other_run


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game by which weights are fitted, or a match of new weights against those in use."""

    game: Observed | None = None
    match: Outcome | None = None


class KeptFit(KeptLines[Line]):
    """A file to which each game and each match is added as soon as it was played."""

    def __init__(self, path: Path, series: Series) -> None:
        """Read what the file holds and open it. Raises `KeptError`, also if it is of another series."""
        here = asdict(series)
        super().__init__(
            path, Line, lambda line: other_run(here, asdict(line.game.series)) if line.game else None
        )

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
