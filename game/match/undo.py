"""The limits of undo: it leads to the last decision of a person, unless information was revealed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match.journal import PERSON, Entry, PlayedMove
from game.rules.contract import CHANCE


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """The position to which undo would lead, as an index of moves."""

    decision: int | None = None
    """The index of the decision to undo; None if there is none."""
    revealed: int | None = None
    """The index of the revealing move that prevents undo; None if there is none."""


def is_decision(step: PlayedMove, entry: Entry, bots_alone: bool) -> bool:
    """Return whether undo may stop before a move because somebody decided there.

    A person who was asked has decided, even between one option, because that may be a secret. If `bots_alone`
    play, each of their moves is a decision.
    """
    return step.seat != CHANCE and (bots_alone or entry.by == PERSON)


def find_undo_target(
    steps: Sequence[PlayedMove], entries: Sequence[Entry], bots_alone: bool, practice: bool
) -> UndoTarget:
    """Return where undo would lead after `steps`; in `practice` nothing prevents it."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].reveals and not practice:
            return UndoTarget(revealed=number)
        if is_decision(steps[number], entries[number], bots_alone):
            return UndoTarget(decision=number)
    return UndoTarget()


def action_start(
    steps: Sequence[PlayedMove], seat: int, practice: bool, midway: Callable[[int], bool]
) -> int:
    """Return after how many moves a seat began its action, as far as nothing was revealed since.

    `midway` returns whether an action was unfinished after a number of moves.
    """
    number = len(steps)
    while number and midway(number):
        step = steps[number - 1]
        if step.seat != seat or (step.reveals and not practice):
            break
        number -= 1
    return number
