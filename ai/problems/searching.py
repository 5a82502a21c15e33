"""Examining one match after the other until there are problems enough; what was examined is kept.

>>> numbers = list(islice(unexamined({0, 2}), 3))
>>> numbers
[1, 3, 4]
>>> search = Search(Quest("american_rails", count=5))
>>> search.problems, search.enough
(0, False)
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, islice
from multiprocessing import get_context

from ai.kept import KeptLines
from ai.problems.deep import deep_spec
from ai.problems.finding import examine
from ai.problems.problem_form import FORMAT, FORMAT_VERSION, Examined, ProblemFile, ToldMatch
from game.rules.catalogue import find_game


@dataclass(frozen=True, slots=True)
class Quest:
    """What is looked for: so many problems of a game, in the matches of a series (`seed`)."""

    game: str
    count: int
    seed: int = 1
    jobs: int = 1
    """Processes on this machine."""


class Search:
    """Looks for problems; what a file of examined matches holds already is not examined again."""

    def __init__(self, quest: Quest, kept: KeptLines[Examined] | None = None) -> None:
        self._quest = quest
        self._kept = kept
        before = kept.lines if kept else []
        self.examined = [one for one in before if (one.game, one.seed) == (quest.game, quest.seed)]

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
        if self.enough:
            return
        for one in _examine_all(self._quest, {one.number for one in self.examined}):
            if self._kept:
                self._kept.add(one)
            self.examined.append(one)
            progress(self)
            if self.enough:
                break


def file_of(game: str, matches: Sequence[ToldMatch]) -> ProblemFile:
    """The file of a game's problems."""
    version = find_game(game).rules_version
    return ProblemFile(FORMAT, FORMAT_VERSION, game, version, deep_spec(game), tuple(matches))


def unexamined(known: set[int]) -> Iterator[int]:
    """The numbers of the matches of a series that are still to be examined."""
    return (number for number in count() if number not in known)


def _examine_all(quest: Quest, known: set[int]) -> Iterator[Examined]:
    """Examine match after match, some at a time, and yield each when it is done."""
    numbers = unexamined(known)
    if quest.jobs == 1:
        for number in numbers:
            yield examine(quest.game, quest.seed, number)
    with ProcessPoolExecutor(quest.jobs, mp_context=get_context("spawn"), initializer=_begin) as pool:
        under_way = {
            pool.submit(examine, quest.game, quest.seed, number) for number in islice(numbers, quest.jobs)
        }
        while True:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for ended in done:
                yield ended.result()
                under_way.add(pool.submit(examine, quest.game, quest.seed, next(numbers)))


def _begin() -> None:
    """Begin a process of the pool: Ctrl-C ends it without a word, the command has its say."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit(1))
