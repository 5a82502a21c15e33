"""Examine match after match until there are enough puzzles, and select a varied set of them.

>>> search = Search(PuzzleSearch("american_rails", count=5))
>>> search.puzzles, search.enough
(0, False)

>>> chosen = select([], count=50)
>>> chosen
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from ai.checkpoint import JsonlResults, other_run
from ai.puzzles.finding import deep_spec, examine
from ai.puzzles.puzzle_form import FORMAT, FORMAT_VERSION, ExaminedMatch, Puzzle, PuzzleFile, RecordedMatch
from ai.task_pool import HERE, TaskPool
from game.rules.catalog import find_game
from game.rules.messages import Message

PARTS: Final = 4
"""The number of parts into which a match is divided."""

KIND_SHARE: Final = 0.3
"""The greatest share of one kind of puzzles, unless there are too few others."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A puzzle and its match."""

    match: RecordedMatch
    puzzle: Puzzle

    @property
    def traits(self) -> tuple[tuple[str, object], ...]:
        """The traits by which variety is measured."""
        puzzle = self.puzzle
        part = min(PARTS - 1, PARTS * puzzle.after // (len(self.match.moves) + 1))
        return ("kind", puzzle.kind), ("stars", puzzle.stars), ("kind and part", (puzzle.kind, part))

    @property
    def lead(self) -> float:
        """How far the best move leads."""
        best, second = self.puzzle.weighed[:2]
        return best.value - second.value


def select(examined: Sequence[ExaminedMatch], count: int) -> list[RecordedMatch]:
    """Return the matches with `count` of their puzzles, or with all if there are fewer.

    Greedy: each time the puzzle is taken whose kind, difficulty and place are rarest up to here, among equals
    the clearer one.
    """
    left = list(_every(examined))
    often: Counter[object] = Counter()
    taken: set[str] = set()
    most = max(1, round(KIND_SHARE * count))
    while left and len(taken) < count:
        fresh = [one for one in left if often["kind", one.puzzle.kind] < most]
        best = min(fresh or left, key=lambda one: (sum(often[trait] for trait in one.traits), -one.lead))
        left.remove(best)
        taken.add(best.puzzle.key)
        often.update(best.traits)
    return list(_with(examined, taken))


def _every(examined: Sequence[ExaminedMatch]) -> Iterator[_Found]:
    for one in examined:
        if one.found is not None:
            for puzzle in one.found.puzzles:
                yield _Found(one.found, puzzle)


def _with(examined: Sequence[ExaminedMatch], taken: set[str]) -> Iterator[RecordedMatch]:
    """Yield the matches with the selected puzzles, and no more moves than those need."""
    for one in examined:
        found = one.found
        kept = tuple(puzzle for puzzle in found.puzzles if puzzle.key in taken) if found else ()
        if found is not None and kept:
            yield replace(found, puzzles=kept, moves=found.moves[: kept[-1].after])


# Searching match after match


@dataclass(frozen=True, slots=True)
class PuzzleSearch:
    """A search for `count` puzzles of a game, in the matches of a series (`seed`)."""

    game: str
    count: int
    seed: int = 1
    pool: TaskPool = HERE
    """Where the search runs."""

    def other(self, examined: ExaminedMatch) -> Message | None:
        """Return how a match's search differs from this one; None if it doesn't."""
        here, there = ({"game": run.game, "seed": run.seed} for run in (self, examined))
        return other_run(here, there)


class PuzzleCheckpoint(JsonlResults[ExaminedMatch]):
    """A file to which examined matches are appended.

    >>> from tempfile import TemporaryDirectory
    >>> search = PuzzleSearch("chess", 5)
    >>> with TemporaryDirectory() as folder, PuzzleCheckpoint(Path(folder) / "kept", search) as kept:
    ...     kept.lines
    []
    """

    def __init__(self, path: Path, quest: PuzzleSearch) -> None:
        """Read the file and open it. Raises `CheckpointError`, also if it belongs to another search."""
        first = msgspec.json.encode(ExaminedMatch(quest.game, quest.seed, number=0, found=None))
        super().__init__(path, ExaminedMatch, quest.other, [first.partition(b'0,"found"')[0]])


class Search:
    """A search for puzzles; matches in a checkpoint are not examined again."""

    def __init__(self, quest: PuzzleSearch, kept: PuzzleCheckpoint | None = None) -> None:
        self._quest = quest
        self._kept = kept
        self.examined: list[ExaminedMatch] = []
        """The examined matches of the series, in their order."""

    @property
    def puzzles(self) -> int:
        """The number of puzzles found so far."""
        return sum(len(one.found.puzzles) for one in self.examined if one.found)

    @property
    def enough(self) -> bool:
        """Whether enough were found."""
        return self.puzzles >= self._quest.count

    def run(self, progress: Callable[[Search], None]) -> None:
        """Examine matches until there are enough puzzles, and call `progress` after each."""
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
    """Return the file of a game's puzzles."""
    version = find_game(game).rules_version
    return PuzzleFile(FORMAT, FORMAT_VERSION, game, version, deep_spec(game), tuple(matches))
