"""Whether games on a board are fair and lively, from the survey of a few quick ones.

>>> Bounds(periods=(2, 4), scores=(3000, 9000)).periods
(2, 4)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

ABOVE_SHARE: Final = 0.05
"""How much more than its share of the wins a place in the first turn may have, beyond all doubt."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Between what the means of good games lie, for some number of players: least and most."""

    periods: tuple[float, float]
    """Turns or years."""
    scores: tuple[float, float]
    """Of the winners."""


def is_good(found: dict[str, Any], bounds: Bounds) -> bool:
    """Whether a report (`ai.survey.report`) tells of fair games, as long and as high as they should be."""
    return (
        bounds.periods[0] <= found["periods"]["mean"] <= bounds.periods[1]
        and bounds.scores[0] <= found["winner"]["mean"] <= bounds.scores[1]
        and all(row["low"] <= 1.0 / found["players"] + ABOVE_SHARE for row in found["seats"])
    )


def taken_in(found: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """What was taken in the games of a report: the key of its kind and its number."""
    for kind, rows in found["things"].items():
        for row in rows:
            if row["taken"]:
                yield kind, row["number"]


def worthless(reports: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """What nobody took in any of the games of some reports."""
    things = {
        (kind, row["number"]) for one in reports for kind, rows in one["things"].items() for row in rows
    }
    return things - {thing for one in reports for thing in taken_in(one)}
