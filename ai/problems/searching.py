"""Examining one match after the other until there are problems enough; what was examined is kept.

>>> search = Search(Quest("american_rails", count=5))
>>> search.problems, search.enough
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

from ai.hall import HERE, Hall
from ai.kept import KeptLines, other_run
from ai.problems.deep import deep_spec
from ai.problems.finding import examine
from ai.problems.problem_form import FORMAT, FORMAT_VERSION, Examined, ProblemFile, ToldMatch
from game.rules.catalogue import find_game
from game.rules.notes import Note


@dataclass(frozen=True, slots=True)
class Quest:
    """What is looked for: so many problems of a game, in the matches of a series (`seed`)."""

    game: str
    count: int
    seed: int = 1
    hall: Hall = HERE
    """Where they are looked for."""

    def other(self, examined: Examined) -> Note | None:
        """What tells that a match was examined for something else; None if nothing does."""
        here, there = ({"game": run.game, "seed": run.seed} for run in (self, examined))
        return other_run(here, there)


class KeptMatches(KeptLines[Examined]):
    """A file to which examined matches are added, each as soon as it was looked through.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, KeptMatches(Path(folder) / "kept", Quest("chess", 5)) as kept:
    ...     kept.lines
    []
    """

    def __init__(self, path: Path, quest: Quest) -> None:
        """Read what the file holds and open it. Raises `KeptError`, also if it is of another quest."""
        first = msgspec.json.encode(Examined(quest.game, quest.seed, number=0, found=None))
        super().__init__(path, Examined, quest.other, [first.partition(b'0,"found"')[0]])


class Search:
    """Looks for problems; what a file of examined matches holds already is not examined again."""

    def __init__(self, quest: Quest, kept: KeptMatches | None = None) -> None:
        self._quest = quest
        self._kept = kept
        self.examined: list[Examined] = []
        """The matches of the series, in their order, that were looked through so far."""

    @property
    def problems(self) -> int:
        """How many were found so far."""
        return sum(len(one.found.problems) for one in self.examined if one.found)

    @property
    def enough(self) -> bool:
        """Whether so many were found as are looked for."""
        return self.problems >= self._quest.count

    def run(self, progress: Callable[[Search], None]) -> None:
        """Examine matches until there are problems enough; `progress` is called after each."""
        quest, known = self._quest, {one.number: one for one in self._kept.lines} if self._kept else {}
        examining = partial(examine, quest.game, quest.seed)
        keep = self._kept.add if self._kept else None
        with closing(quest.hall.work(examining, count(), known, keep)) as matches:
            for one in matches:
                self.examined.append(one)
                if one.number not in known:
                    progress(self)
                if self.enough:
                    break


def file_of(game: str, matches: Sequence[ToldMatch]) -> ProblemFile:
    """The file of a game's problems."""
    version = find_game(game).rules_version
    return ProblemFile(FORMAT, FORMAT_VERSION, game, version, deep_spec(game), tuple(matches))
