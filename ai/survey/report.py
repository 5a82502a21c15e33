"""The report of a survey as text in the active language.

>>> from ai.survey.games import SurveySettings, play_game, observer_for, observed
>>> from ai.survey.summary import report
>>> from game.words.active_locale import override
>>> surveyed = SurveySettings("north_american_railways", board=None, players=3, bot="random", seed=1)
>>> games = [observed(surveyed, play_game(surveyed, n)) for n in range(2)]
>>> observer = observer_for(surveyed.key)
>>> found = report(games, surveyed.game, observer)
>>> with override("en"):
...     lines = list(ReportWriter(surveyed.game, observer, games).lines(found))
...     any(translate(Column.SCORE.key) in line for line in lines)
True
>>> lines[0]
'North American Railways: 2 games of 3 players'
>>> Remark.LEAD(figure=120, average=60)
Message(survey-lead-wide figure=120 average=60)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ai.survey.observer import ObservedGame, Observer
from game.rules.contract import Game
from game.rules.messages import MessageId
from game.words import Localizer, decimal_argument, game_title, translate


class Column(MessageId):
    """The headings of the tables."""

    PLACE = "survey-column-place"
    SCORE = "survey-column-score"
    WINS = "survey-column-wins"
    LOW = "survey-column-low"
    HIGH = "survey-column-high"
    TAKEN = "survey-column-taken"
    PERIOD = "survey-column-period"
    AHEAD = "survey-column-ahead"
    ERROR = "survey-column-error"
    OWNERS = "survey-column-owners"
    PAID = "survey-column-paid"
    BROUGHT = "survey-column-brought"


_SEATS: Final = {
    "place": Column.PLACE,
    "score": Column.SCORE,
    "wins": Column.WINS,
    "low": Column.LOW,
    "high": Column.HIGH,
}
_THINGS: Final = {
    "taken": Column.TAKEN,
    "period": Column.PERIOD,
    "ahead": Column.AHEAD,
    "error": Column.ERROR,
    "owners": Column.OWNERS,
    "paid": Column.PAID,
    "brought": Column.BROUGHT,
}
"""The columns of a table by the keys of the report."""


class Remark(MessageId):
    """Remarks on outliers."""

    PLACE = "survey-place", "place percent fair"
    LEAD = "survey-lead-wide", "figure average"
    NEVER = "survey-never", "things name"
    MORE = "survey-more", "things name figure average"
    LESS = "survey-less", "things name figure average"


_GOALS: Final = {
    frozenset(): "survey-no-goal",
    frozenset({"least"}): "survey-at-least",
    frozenset({"most"}): "survey-at-most",
    frozenset({"least", "most"}): "survey-between",
}
"""The messages for a figure's target, by which of its bounds it has."""

_plain: Final = partial(decimal_argument, apart=False)
"""Formats numbers without thousands separators, because years are among them."""


class ReportWriter:
    """A writer of a game's report as text."""

    def __init__(self, game: Game, observer: type[Observer], games: Sequence[ObservedGame]) -> None:
        """Use the messages and sources of `games`, which the report counts."""
        players = len(games[0].scores)
        self._speaker = Localizer(game, [str(seat + 1) for seat in range(players)])
        self._game = game
        self._kinds = {kind.key: kind for kind in observer.kinds}
        self._measured = {reached.kind.key: reached.kind for reached in observer.figures(games, game)}
        self._endings = {one.ending.id.key: one.ending for one in games}
        self._sources = {kind.key: kind for one in games for sources in one.sources for kind in sources}

    def lines(self, found: Mapping[str, Any]) -> Iterator[str]:
        """Yield the report as lines of text."""
        say = self._speaker.translate
        head = {"game": game_title(self._game), "games": found["games"], "players": found["players"]}
        yield say("survey-head", **head)
        spreads = {
            "score": say("survey-score"),
            "winner": say("survey-winner"),
            "decisions": say("survey-decisions"),
            "periods": say("survey-periods"),
        }
        for name, words in spreads.items():
            figures = {at: _plain(value) for at, value in found[name].items()}
            yield say("survey-spread", name=words, **figures)
        yield say("survey-lead", figure=_plain(found["lead"]))
        for key, amount in found["sources"].items():
            yield say("survey-source", source=self._source(key), figure=_plain(amount))
        for key, count in found["endings"].items():
            yield say("survey-ending", ending=self._speaker.message(self._endings[key]), count=count)
        yield from self._figures(found["figures"])
        yield from self._table(say("survey-places"), _SEATS, found["seats"])
        for key, rows in found["things"].items():
            yield from self._table(say(key), _THINGS, rows, self._kinds[key].thing)
        yield ""
        yield say("survey-remarks" if found["remarks"] else "survey-no-remarks")
        for remark in found["remarks"]:
            yield f"  {self._remark(remark)}"

    def _figures(self, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
        """Yield the figures by which the board is judged, each with its target."""
        if rows:
            yield ""
            yield self._speaker.translate("survey-figures")
        for row in rows:
            kind = self._measured[row["figure"]]
            name = self._speaker.message(kind(**{kind.thing: row["number"]} if kind.thing else {}))
            key = "survey-figure-good" if row["good"] else "survey-figure-missed"
            goal = self._goal(row["least"], row["most"])
            yield f"  {self._speaker.translate(key, name=name, figure=_plain(row['value']), goal=goal)}"

    def _goal(self, least: float | None, most: float | None) -> str:
        """Return the bounds of a figure as text."""
        bounds = {
            key: _plain(bound) for key, bound in (("least", least), ("most", most)) if bound is not None
        }
        return self._speaker.translate(_GOALS[frozenset(bounds)], **bounds)

    def _source(self, key: str) -> str:
        return self._speaker.translate(f"{key}.all" if self._sources[key].arg_names else key)

    def _table(
        self, title: str, columns: Mapping[str, Column], rows: Sequence[Mapping[str, Any]], thing: str = ""
    ) -> Iterator[str]:
        """Yield rows of figures below a title, beginning with their names."""
        yield ""
        yield title
        names = [self._speaker.title(thing, row["number"]) if thing else "" for row in rows]
        wide = max(map(len, names), default=0)
        for name, row in zip(names, rows, strict=True):
            figures = (
                f"{self._speaker.translate(column.key)} {translate('figure', figure=_plain(row[key])):>7}"
                for key, column in columns.items()
                if key in row
            )
            yield f"  {name:<{wide}}  {'  '.join(figures)}"

    def _remark(self, remark: Mapping[str, Any]) -> str:
        figures = {"figure": _plain(remark["figure"]), "average": _plain(remark["average"])}
        match remark["remark"]:
            case "place":
                percent, fair = round(100 * remark["figure"]), round(100 * remark["average"])
                note = {"place": remark["number"], "percent": percent, "fair": fair}
                return self._speaker.translate(Remark.PLACE.key, **note)
            case "lead":
                return self._speaker.translate(Remark.LEAD.key, **figures)
        things = self._speaker.translate(remark["things"])
        name = self._speaker.title(self._kinds[remark["things"]].thing, remark["number"])
        if remark["remark"] == "never":
            return self._speaker.translate(Remark.NEVER.key, things=things, name=name)
        kind = Remark.MORE if remark["remark"] == "more" else Remark.LESS
        return self._speaker.translate(kind.key, things=things, name=name, **figures)
