"""Choosing among the puzzles that were found: of every kind, from every part of a match, of every hardness.

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

from ai.puzzles.puzzle_form import ExaminedMatch, Puzzle, RecordedMatch

PARTS: Final = 4
"""Into so many parts a match is divided."""

KIND_SHARE: Final = 0.3
"""The part of all puzzles that are of one kind, unless there are too few others."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A puzzle and its match."""

    match: RecordedMatch
    puzzle: Puzzle

    @property
    def traits(self) -> tuple[tuple[str, object], ...]:
        """What it shares with others, by which variety is measured."""
        puzzle = self.puzzle
        part = min(PARTS - 1, PARTS * puzzle.after // (len(self.match.moves) + 1))
        return ("kind", puzzle.kind), ("stars", puzzle.stars), ("kind and part", (puzzle.kind, part))

    @property
    def lead(self) -> float:
        """How clearly the best move is the best."""
        best, second = self.puzzle.weighed[:2]
        return best.value - second.value


def select(examined: Sequence[ExaminedMatch], count: int) -> list[RecordedMatch]:
    """The matches with `count` of their puzzles (or with all, if there are not so many).

    One after the other that puzzle is taken whose kind, hardness and place are rarest so far; of equal
    ones the clearer.
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
    """The matches with the puzzles that were taken, and no more moves than those need."""
    for one in examined:
        found = one.found
        kept = tuple(puzzle for puzzle in found.puzzles if puzzle.key in taken) if found else ()
        if found is not None and kept:
            yield replace(found, puzzles=kept, moves=found.moves[: kept[-1].after])
