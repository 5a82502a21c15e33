"""What bots do: how often in a match each makes which sort of move, and for how much.

>>> from ai.arena.match import pairings, play_match
>>> bots = ["greedy", "random", "random"]
>>> outcomes = list(map(play_match, pairings("american_rails", bots, matches=3, seed=1)))
>>> rows = {habit.sort: habit for habit in habits(outcomes)}
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
    """A sort of move."""

    sort: str
    """In the words of moves in files: "choose auction", "bid"."""
    times: tuple[float, ...]
    """How often each bot made it in a match."""
    amounts: tuple[float, ...]
    """For how much on the average, in the game's own figures; 0 where there is none."""


def habits(outcomes: Sequence[Outcome]) -> list[Habit]:
    """Every sort of move that was made, the most frequent first; of matches that told them."""
    outcomes = [outcome for outcome in outcomes if outcome.habits]
    sorts = {sort for outcome in outcomes for made in outcome.habits for sort in made}
    found = [_habit(sort, outcomes) for sort in sorted(sorts)]
    return sorted(found, key=lambda habit: -sum(habit.times))


def _habit(sort: str, outcomes: Sequence[Outcome]) -> Habit:
    bots = len(outcomes[0].habits)
    made = [[outcome.habits[bot].get(sort, (0, 0)) for outcome in outcomes] for bot in range(bots)]
    times = [sum(count for count, _ in one) for one in made]
    totals = [sum(amount for _, amount in one) for one in made]
    return Habit(
        sort,
        tuple(count / len(outcomes) for count in times),
        tuple(total / count if count else 0.0 for total, count in zip(totals, times, strict=True)),
    )
