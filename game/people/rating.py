"""The rating of people against the bots, whose levels have fixed ratings.

The model is openskill's Plackett-Luce (R. C. Weng, C.-J. Lin, "A Bayesian approximation method for online
ranking", JMLR 12 (2011)), scaled to points: everybody begins at 1000, the rating of the apprentice, and 400
points are odds of ten to one at a table of three. The steps between levels are in ``assets/bots/steps.json``:
the share of games that a bot wins against two of the level below (see ``docs/measured.md``).

>>> [round(points) for points in level_points("new_england_railways").values()]
[1000, 1211, 1424, 1626, 1846]
>>> proposed_level("new_england_railways", 1250)
'skilled'
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from ai.registry import level_of, levels
from assets import asset
from game.people.profiles import Profile
from game.people.results import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

INITIAL_POINTS: Final = 1000.0
"""The points of the weakest level, and of new players."""
INITIAL_MU: Final = 25.0
"""The initial rating in the model's own scale (mu)."""
INITIAL_SIGMA: Final = INITIAL_MU / 3
"""The model's uncertainty about new players (sigma)."""
BETA: Final = INITIAL_MU / 6
"""How much chance lets a single match differ from strength (the model's beta)."""
LEVEL_SIGMA: Final = 1e-3
"""The uncertainty about a level of bots (sigma)."""
MEASURED_PLAYERS: Final = 3
"""The number of players at the tables at which the levels were measured."""
SPREAD: Final = BETA * math.sqrt(MEASURED_PLAYERS)
POINTS_PER_MU: Final = 400 / math.log(10) / SPREAD
"""The points for one unit of the model's scale."""
PLAIN: Final = "plain"
"""The steps between levels in a game without its own."""


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A person's rating after a match."""

    when: datetime
    """The time when the match ended (with its time zone)."""
    points: float
    deviation: float
    """The standard deviation in points: the true strength is within two of these in 95% of cases."""


@cache
def level_points(game: str) -> dict[str, float]:
    """Return the points of each level of bots in a game (a key), weakest first."""
    return {level: _points(mu) for level, mu in _levels(game).items()}


@cache
def _levels(game: str) -> dict[str, float]:
    """Return the strength of each level in the model's own scale."""
    steps = msgspec.json.decode(asset("bots", "steps.json").read_bytes(), type=dict[str, dict[str, float]])
    shares = steps.get(game, steps[PLAIN])
    found, mu = {}, INITIAL_MU
    for level in levels():
        if share := shares.get(level.key):
            mu += SPREAD * math.log((MEASURED_PLAYERS - 1) * share / (1 - share))
        found[level.key] = mu
    return found


def _points(mu: float) -> float:
    return INITIAL_POINTS + (mu - INITIAL_MU) * POINTS_PER_MU


def rating_histories(
    results: Iterable[Result], people: Sequence[Profile], game: str | None = None
) -> dict[str, list[RatingPoint]]:
    """Return everybody's rating after each match, by profile, for one game (a key) or all.

    Practice matches don't count, nor matches without rated opponents.
    """
    model = _model()
    known: dict[str, PlackettLuceRating] = {}
    found: defaultdict[str, list[RatingPoint]] = defaultdict(list)
    for result in results:
        if result.practice or game not in (None, result.game):
            continue
        sitting = {seat: person.id for person in people if (seat := result.seat_of(person)) is not None}
        bots = _bots(result)
        if not sitting or len(sitting) + len(bots) < 2:
            continue
        seats = sorted({*sitting, *bots})
        ratings = [
            known.get(sitting[seat]) or model.rating() if seat in sitting else bots[seat] for seat in seats
        ]
        after = model.rate([[one] for one in ratings], ranks=[result.seats[seat].place for seat in seats])
        for seat, (rated,) in zip(seats, after, strict=True):
            if (person := sitting.get(seat)) is not None:
                known[person] = rated
                found[person].append(
                    RatingPoint(result.ended, _points(rated.mu), rated.sigma * POINTS_PER_MU)
                )
    return dict(found)


@cache
def _model() -> PlackettLuce:
    # Loaded here because it takes longer than all else that the title screen needs.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=INITIAL_MU, sigma=INITIAL_SIGMA, beta=BETA)


def _bots(result: Result) -> dict[int, PlackettLuceRating]:
    """Return the rated bots of a match, by seat."""
    strength, model = _levels(result.game), _model()
    playing = {seat: level_of(one.bot) for seat, one in enumerate(result.seats) if one.bot and one.whole}
    return {
        seat: model.rating(mu=strength[level], sigma=LEVEL_SIGMA)
        for seat, level in playing.items()
        if level in strength
    }


def proposed_level(game: str, points: float | None) -> str:
    """Return the level of bots against which a player with these points has an even match.

    A player new to the game (None) begins with the weakest.
    """
    own = INITIAL_POINTS if points is None else points
    ladder = level_points(game)
    return min(ladder, key=lambda level: abs(ladder[level] - own))
