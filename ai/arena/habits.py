"""What bots do: how often in a match each makes which type of move, and for how much.

>>> from ai.arena.match import pairings, play_match
>>> bots = ["greedy", "random", "random"]
>>> outcomes = list(map(play_match, pairings("american_rails", bots, matches=3, seed=1)))
>>> rows = {habit.move_type: habit for habit in habits(outcomes)}
>>> type(rows["bid"]).__name__
'Habit'
>>> len(rows["bid"].times), rows["bid"].times[0] > 0, rows["bid"].amounts[0] > 9
(3, True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.arena.match import Outcome


@dataclass(frozen=True, slots=True)
class Habit:
    """A type of move."""

    move_type: str
    """In the words of moves in files: "choose auction", "bid"."""
    times: tuple[float, ...]
    """How often each bot made it in a match."""
    amounts: tuple[float, ...]
    """For how much on the average, in the game's own figures; 0 where there is none."""


def habits(outcomes: Sequence[Outcome]) -> list[Habit]:
    """Every type of move that was made, the most frequent first; of matches that told them."""
    outcomes = [outcome for outcome in outcomes if outcome.habits]
    move_types = {move_type for outcome in outcomes for made in outcome.habits for move_type in made}
    found = [_habit(move_type, outcomes) for move_type in sorted(move_types)]
    return sorted(found, key=lambda habit: -sum(habit.times))


def _habit(move_type: str, outcomes: Sequence[Outcome]) -> Habit:
    bots = len(outcomes[0].habits)
    made = [[outcome.habits[bot].get(move_type, (0, 0)) for outcome in outcomes] for bot in range(bots)]
    times = [sum(count for count, _ in one) for one in made]
    totals = [sum(amount for _, amount in one) for one in made]
    return Habit(
        move_type,
        tuple(count / len(outcomes) for count in times),
        tuple(total / count if count else 0.0 for total, count in zip(totals, times, strict=True)),
    )
