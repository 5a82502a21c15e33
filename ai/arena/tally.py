"""Wins with confidence intervals, distinct games, and what the bots do.

>>> from ai.arena.match import pairings, play_match
>>> bots = ["greedy", "random", "random"]
>>> outcomes = list(map(play_match, pairings("american_rails", bots, matches=3, seed=1)))
>>> [row["bot"] for row in tally(outcomes, bots)]
['greedy', 'random #1', 'random #2']
>>> deals(outcomes), distinct(outcomes)
(1, 3)
>>> rows = {habit.move_type: habit for habit in habits(outcomes)}
>>> len(rows["bid"].times), rows["bid"].times[0] > 0, rows["bid"].amounts[0] > 9
(3, True, True)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any

from ai.arena.match import Outcome
from ai.rating import clustered


@dataclass(frozen=True, slots=True)
class Habit:
    """A type of move, and how often each bot makes it."""

    move_type: str
    """The type of move, as journals write it: "choose auction", "bid"."""
    times: tuple[float, ...]
    """How often each bot made such a move per match."""
    amounts: tuple[float, ...]
    """The average amount, in the game's own units; 0 without one."""


def habits(outcomes: Sequence[Outcome]) -> list[Habit]:
    """Return every type of move that was made, the most frequent first."""
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


# Who won how often


def names_of(bots: Sequence[str]) -> list[str]:
    """Return the descriptions, numbered if one occurs more than once."""
    names = []
    for i, spec in enumerate(bots):
        same = [j for j, other in enumerate(bots) if other == spec]
        names.append(f"{spec} #{same.index(i) + 1}" if len(same) > 1 else spec)
    return names


def deals(outcomes: Sequence[Outcome]) -> int:
    """Return how many deals were played."""
    return len({(outcome.pairing.seed, outcome.pairing.deal) for outcome in outcomes})


def distinct(outcomes: Sequence[Outcome]) -> int:
    """Return the number of distinct games; matches with equal moves count as one, whichever bots played."""
    return len({outcome.line for outcome in outcomes})


def tally(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Return for each bot its wins, their share with a 95% interval, its mean score and its pace."""
    return [_row(outcomes, i, name) for i, name in enumerate(names_of(bots))]


def _row(outcomes: Sequence[Outcome], bot: int, name: str) -> dict[str, Any]:
    by_deal: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    for outcome in outcomes:
        by_deal[outcome.pairing.seed, outcome.pairing.deal].append(outcome.wins[bot])
    low, high = clustered(by_deal.values())
    count = len(outcomes)
    wins = fsum(outcome.wins[bot] for outcome in outcomes)
    moves = sum(outcome.moves[bot] for outcome in outcomes)
    return {
        "bot": name,
        "wins": round(wins, 3),
        "share": round(wins / count, 4) if count else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(sum(outcome.scores[bot] for outcome in outcomes) / count, 2) if count else 0.0,
        "moves": moves,
        "seconds_per_move": round(fsum(o.seconds[bot] for o in outcomes) / moves, 5) if moves else 0.0,
    }
