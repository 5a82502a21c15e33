"""Choosing among the problems that were found: of every kind, from every part of a match, of every hardness.

>>> chosen = select([], count=50)
>>> chosen
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ai.problems.problem_form import Examined, Problem, ToldMatch

PARTS: Final = 4
"""Into so many parts a match is divided."""

KIND_SHARE: Final = 0.3
"""The part of all problems that are of one kind, unless there are too few others."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A problem and its match."""

    match: ToldMatch
    problem: Problem

    @property
    def traits(self) -> tuple[tuple[str, object], ...]:
        """What it shares with others, by which variety is measured."""
        problem = self.problem
        part = min(PARTS - 1, PARTS * problem.after // (len(self.match.moves) + 1))
        return ("kind", problem.kind), ("stars", problem.stars), ("kind and part", (problem.kind, part))

    @property
    def lead(self) -> float:
        """How clearly the best move is the best."""
        best, second = self.problem.weighed[:2]
        return best.value - second.value


def select(examined: Sequence[Examined], count: int) -> list[ToldMatch]:
    """The matches with `count` of their problems (or with all, if there are not so many).

    One after the other that problem is taken whose kind, hardness and place are rarest so far; of equal
    ones the clearer.
    """
    left = list(_every(examined))
    often: Counter[object] = Counter()
    taken: set[str] = set()
    most = max(1, round(KIND_SHARE * count))
    while left and len(taken) < count:
        fresh = [one for one in left if often["kind", one.problem.kind] < most]
        best = min(fresh or left, key=lambda one: (sum(often[trait] for trait in one.traits), -one.lead))
        left.remove(best)
        taken.add(best.problem.key)
        often.update(best.traits)
    return list(_with(examined, taken))


def _every(examined: Sequence[Examined]) -> Iterator[_Found]:
    for one in examined:
        if one.found is not None:
            for problem in one.found.problems:
                yield _Found(one.found, problem)


def _with(examined: Sequence[Examined], taken: set[str]) -> Iterator[ToldMatch]:
    """The matches with the problems that were taken, and no more moves than those need."""
    for one in examined:
        found = one.found
        kept = tuple(problem for problem in found.problems if problem.key in taken) if found else ()
        if found is not None and kept:
            yield replace(found, problems=kept, moves=found.moves[: kept[-1].after])
