"""Examining one match after the other until there are puzzles enough; what was examined is kept.

>>> search = Search(PuzzleSearch("american_rails", count=5))
>>> search.puzzles, search.enough
(0, False)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from ai.checkpoint import JsonlResults, other_run
from ai.puzzles.deep import deep_spec
from ai.puzzles.finding import examine
from ai.puzzles.puzzle_form import FORMAT, FORMAT_VERSION, ExaminedMatch, PuzzleFile, RecordedMatch
from ai.task_pool import HERE, TaskPool
from game.rules.catalogue import find_game
from game.rules.messages import Message


@dataclass(frozen=True, slots=True)
class PuzzleSearch:
    """What is looked for: so many puzzles of a game, in the matches of a series (`seed`)."""

    game: str
    count: int
    seed: int = 1
    pool: TaskPool = HERE
    """Where they are looked for."""

    def other(self, examined: ExaminedMatch) -> Message | None:
        """What tells that a match was examined for something else; None if nothing does."""
        here, there = ({"game": run.game, "seed": run.seed} for run in (self, examined))
        return other_run(here, there)


class PuzzleCheckpoint(JsonlResults[ExaminedMatch]):
    """A file to which examined matches are added, each as soon as it was looked through.

    >>> from tempfile import TemporaryDirectory
    >>> search = PuzzleSearch("chess", 5)
    >>> with TemporaryDirectory() as folder, PuzzleCheckpoint(Path(folder) / "kept", search) as kept:
    ...     kept.lines
    []
    """

    def __init__(self, path: Path, quest: PuzzleSearch) -> None:
        """Read what the file holds and open it. Raises `CheckpointError`, also if it is of another quest."""
        first = msgspec.json.encode(ExaminedMatch(quest.game, quest.seed, number=0, found=None))
        super().__init__(path, ExaminedMatch, quest.other, [first.partition(b'0,"found"')[0]])


class Search:
    """Looks for puzzles; what a file of examined matches holds already is not examined again."""

    def __init__(self, quest: PuzzleSearch, kept: PuzzleCheckpoint | None = None) -> None:
        self._quest = quest
        self._kept = kept
        self.examined: list[ExaminedMatch] = []
        """The matches of the series, in their order, that were looked through so far."""

    @property
    def puzzles(self) -> int:
        """How many were found so far."""
        return sum(len(one.found.puzzles) for one in self.examined if one.found)

    @property
    def enough(self) -> bool:
        """Whether so many were found as are looked for."""
        return self.puzzles >= self._quest.count

    def run(self, progress: Callable[[Search], None]) -> None:
        """Examine matches until there are puzzles enough; `progress` is called after each."""
        quest, known = self._quest, {one.number: one for one in self._kept.lines} if self._kept else {}
        examining = partial(examine, quest.game, quest.seed)
        keep = self._kept.add if self._kept else None
        with closing(quest.pool.run(examining, count(), known, keep)) as matches:
            for one in matches:
                self.examined.append(one)
                if one.number not in known:
                    progress(self)
                if self.enough:
                    break


def file_of(game: str, matches: Sequence[RecordedMatch]) -> PuzzleFile:
    """The file of a game's puzzles."""
    version = find_game(game).rules_version
    return PuzzleFile(FORMAT, FORMAT_VERSION, game, version, deep_spec(game), tuple(matches))
