"""The results of a review as plain data and in words.

>>> from game.learning.review import Review
>>> from game.match.journal import SeatPlan
>>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> found = Review(((0.5, 0.25, 0.25),))
>>> review_data(found, match)["chances"]
[[0.5, 0.25, 0.25]]
>>> periods(match)
[(0, 0)]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.learning.final import final_data, final_words
from game.learning.reasons import reason, title
from game.learning.review import Review, before, explained
from game.learning.turning_points import TurningPoint
from game.match.match import Match
from game.rules.messages import Message
from game.words import Localizer, translate
from game.words.localizer import Value


@dataclass(frozen=True, slots=True)
class Told:
    """A turning point in words."""

    played: str
    """The move in a few words."""
    other: str
    """The better alternative, or the next best move."""
    reason: str
    """Why the better of the two is better."""
    heading: Message
    """The heading that states when in the game it was."""
    period: int


def told(point: TurningPoint, match: Match) -> Told:
    """Return a turning point of a match in the active language."""
    state, localizer = before(match, point), Localizer(match.game, match.names)
    played, other = (
        title(match.game.parse_move(one.move), state, localizer) for one in (point.played, point.other)
    )
    why = reason(explained(point, state), 0, state, localizer)
    return Told(played, other, why, state.heading(), state.period())


def periods(match: Match) -> list[tuple[int, int]]:
    """Return the parts of a match (years, turns), and how many moves had been made when each began."""
    found: list[tuple[int, int]] = []
    for standing in match.standings():
        if not found or standing.period > found[-1][0]:
            found.append((standing.period, standing.move_number))
    return found


def review_data(found: Review, match: Match) -> dict[str, Any]:
    """Return a review as plain data for JSON; titles and reasons are in the active language."""
    return {
        "game": match.game.key,
        "seats": match.names,
        "moves": match.moves_played,
        "chances": [list(chances) for chances in found.chances],
        "turning_points": [_point_data(point, match) for point in found.turning_points],
        "final": final_data(match),
    }


def _point_data(point: TurningPoint, match: Match) -> dict[str, Any]:
    words = told(point, match)
    sides = {
        name: {
            "move": one.move,
            "title": text,
            "chance": one.chance,
            "scores": list(one.scores),
        }
        for name, one, text in (("played", point.played, words.played), ("other", point.other, words.other))
    }
    return {
        "move": point.number,
        "seat": point.seat,
        "heading": Localizer(match.game, match.names).message(words.heading),
        "change": round(point.change, 4),
        **sides,
        "reason": words.reason,
    }


def review_words(found: Review, match: Match) -> str:
    """Return a review as lines of text in the active language."""
    localizer = Localizer(match.game, match.names)
    lines = [translate("review-chances-title")]
    marks = [
        (localizer.translate("period-number", period=period), number) for period, number in periods(match)
    ]
    marks[0] = (translate("review-start"), 0)
    for label, number in [*marks, (translate("review-end"), match.moves_played)]:
        shares = [
            translate("review-share", name=name, percent=round(100 * chance))
            for name, chance in zip(match.names, found.chances[number], strict=True)
        ]
        lines.append(translate("review-line", label=label, shares=localizer.format_list(shares)))
    lines.append(
        translate("review-turning-points") if found.turning_points else translate("review-no-turning-points")
    )
    for point in found.turning_points:
        lines += _point_lines(point, match, localizer)
    if match.is_over:
        lines += final_words(match)
    return "\n".join(lines)


def _point_lines(point: TurningPoint, match: Match, localizer: Localizer) -> list[str]:
    words = told(point, match)
    figures: dict[str, Value] = {
        "number": point.number,
        "heading": localizer.message(words.heading),
        "name": match.names[point.seat],
        "played": words.played,
        "other": words.other,
        "chance": round(100 * point.played.chance),
        "instead": round(100 * point.other.chance),
    }
    key = "review-cost-line" if point.cost else "review-gain-line"
    return [
        translate(key, **figures),
        translate("review-reason", name=match.names[point.seat], reason=words.reason),
    ]
