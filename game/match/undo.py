"""How far a match can go back: to the last decision of a person, unless something came to light since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match.journal import PERSON, Entry, PlayedMove
from game.rules.contract import CHANCE


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """Where undo would lead, in moves from the beginning: to a decision, or nowhere beyond what is known."""

    decision: int | None = None
    """The index of the decision that would be taken back; None if there is none."""
    revealed: int | None = None
    """The index of the move that revealed something and so bars the way; None if none does."""


def is_decision(step: PlayedMove, entry: Entry, bots_alone: bool) -> bool:
    """Whether undo may stop before a move, because somebody decided there.

    Who was asked has decided: that only one thing could be done may be a secret. Where `bots_alone` play,
    each of their moves is a decision.
    """
    return step.seat != CHANCE and (bots_alone or entry.by == PERSON)


def find_undo_target(
    steps: Sequence[PlayedMove], entries: Sequence[Entry], bots_alone: bool, practice: bool
) -> UndoTarget:
    """The way back after `steps`; in `practice` nothing bars it."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].reveals and not practice:
            return UndoTarget(revealed=number)
        if is_decision(steps[number], entries[number], bots_alone):
            return UndoTarget(decision=number)
    return UndoTarget()


def action_start(
    steps: Sequence[PlayedMove], seat: int, practice: bool, midway: Callable[[int], bool]
) -> int:
    """After how many moves a seat began its action, as far as nothing came to light since.

    `midway` says whether an action had been begun after so many moves.
    """
    number = len(steps)
    while number and midway(number):
        step = steps[number - 1]
        if step.seat != seat or (step.reveals and not practice):
            break
        number -= 1
    return number
