"""Ratings of all bots from all matches played, and a picture of them.

Ratings are openskill's Plackett-Luce model (R. C. Weng, C.-J. Lin, "A Bayesian approximation method for
online ranking", JMLR 12 (2011)). Each bot starts at 25, and each match moves its players by how surprising
its result is. Bots don't change with time, so no uncertainty is added between matches.

>>> bots = [Rated("greedy", 27.5, 1.25, 30), Rated("random", 22.0, 1.5, 30)]
>>> drawn({"American Rails": bots}, "ratings").startswith("<svg ")
True
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final
from xml.sax.saxutils import escape

from openskill.models import PlackettLuce

from ai.arena.match import Outcome


@dataclass(frozen=True, slots=True)
class Rated:
    """A bot's rating; its strength is within two `doubt` of `strength` with a probability of 95%."""

    bot: str
    strength: float
    doubt: float
    matches: int

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval that contains the strength."""
        return self.strength - 2 * self.doubt, self.strength + 2 * self.doubt


def ladders(outcomes: Iterable[Outcome]) -> dict[str, list[Rated]]:
    """Return the ratings of each game's bots, best first."""
    by_game: defaultdict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_game[outcome.pairing.game].append(outcome)
    return {game: ratings(played) for game, played in by_game.items()}


def ratings(outcomes: Sequence[Outcome]) -> list[Rated]:
    """Return the ratings of one game's bots, best first.

    Bots with the same description are one. If it has several seats at a table, its rating becomes the mean of
    what each of the seats would make of it.
    """
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    matches: defaultdict[str, int] = defaultdict(int)
    for outcome in sorted(outcomes, key=_number):
        bots = outcome.pairing.bots
        before = [known.get(bot, (model.mu, model.sigma)) for bot in bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = model.rate(teams, ranks=_places(outcome))
        for bot in set(bots):
            seats = [after[seat][0] for seat, other in enumerate(bots) if other == bot]
            mu = fsum(seat.mu for seat in seats) / len(seats)
            known[bot] = mu, fsum(seat.sigma for seat in seats) / len(seats)
            matches[bot] += 1
    rated = [Rated(bot, mu, sigma, matches[bot]) for bot, (mu, sigma) in known.items()]
    return sorted(rated, key=lambda one: -one.strength)


def _number(outcome: Outcome) -> tuple[int, int, int]:
    """Return the sort key of a match, which is independent of when it ended."""
    return outcome.pairing.seed, outcome.pairing.deal, outcome.pairing.rotation


def _places(outcome: Outcome) -> list[float]:
    """Return the place of each bot: winners first, the others by their scores."""
    standing = [(win > 0.0, score) for win, score in zip(outcome.wins, outcome.scores, strict=True)]
    return [float(sum(other > own for other in standing)) for own in standing]


WIDTH: Final = 900
NAMES: Final = 300
"""The fraction of the width for the names."""
EDGE: Final = 40
ROW: Final = 34
HEAD: Final = 96
FOOT: Final = 64
PAPER: Final = "#f3e9d2"
INK: Final = "#2a2118"
RULE: Final = "#b09a70"
BRASS: Final = "#c9a227"
SIGNAL: Final = "#b3382c"
MAXIMUM_NAME_LENGTH: Final = 34
FONTS: Final = "'Source Sans 3', 'Source Sans Pro', Helvetica, Arial, sans-serif"


def drawn(games: Mapping[str, Sequence[Rated]], caption: str) -> str:
    """Return the ladders of games, by their titles, as an SVG file, one below the other on one scale."""
    everybody = [rated for bots in games.values() for rated in bots]
    scale = _Scale([bound for rated in everybody for bound in rated.bounds])
    parts, top = [], 0
    for title, bots in games.items():
        height = HEAD + ROW * len(bots) + FOOT
        parts.append(f'<g transform="translate(0 {top})">{"".join(_panel(title, caption, bots, scale))}</g>')
        top += height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" '
        f'font-family="{FONTS}">\n'
        f'<rect width="{WIDTH}" height="{top}" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


class _Scale:
    """A map from strengths to positions across the picture."""

    def __init__(self, bounds: Sequence[float]) -> None:
        low, high = min(bounds, default=0.0), max(bounds, default=50.0)
        self.step = next((step for step in (1, 2, 5, 10, 20, 50) if high - low < 8 * step), 100)
        self.low = int(low // self.step) * self.step
        self.high = -int(-high // self.step) * self.step

    def __call__(self, strength: float) -> float:
        wide = WIDTH - 2 * EDGE - NAMES
        return round(EDGE + NAMES + wide * (strength - self.low) / (self.high - self.low), 1)

    def marks(self) -> range:
        """Return the strengths to label."""
        return range(self.low, self.high + 1, self.step)


def _panel(title: str, caption: str, bots: Sequence[Rated], scale: _Scale) -> Iterable[str]:
    bottom = HEAD + ROW * len(bots)
    yield _text(EDGE, 46, title, size=24, weight="bold")
    yield _text(EDGE, 70, caption, size=14)
    for mark in scale.marks():
        yield _line(scale(mark), HEAD, scale(mark), bottom, RULE, 1)
        yield _text(scale(mark), bottom + 22, str(mark), size=14, anchor="middle")
    for place, rated in enumerate(bots):
        middle = HEAD + ROW * place + ROW / 2
        low, high = rated.bounds
        yield _text(EDGE, middle + 5, _short(rated.bot), size=16, title=f"{rated.bot} ({rated.matches})")
        yield _text(EDGE + NAMES - 16, middle + 5, f"{rated.strength:.1f}", size=16, anchor="end")
        yield _line(scale(low), middle, scale(high), middle, BRASS, 6)
        yield f'<circle cx="{scale(rated.strength)}" cy="{middle}" r="6" fill="{SIGNAL}"/>'


def _short(name: str) -> str:
    return name if len(name) <= MAXIMUM_NAME_LENGTH else f"{name[: MAXIMUM_NAME_LENGTH - 1]}…"


def _text(
    x: float, y: float, words: str, size: int, weight: str = "normal", anchor: str = "start", title: str = ""
) -> str:
    more = f"<title>{escape(title)}</title>" if title else ""
    place = f'x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text {place} fill="{INK}">{more}{escape(words)}</text>'


def _line(x: float, y: float, x_end: float, y_end: float, colour: str, width: int) -> str:
    ends = f'x1="{x}" y1="{y}" x2="{x_end}" y2="{y_end}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
