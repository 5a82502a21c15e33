"""A match in numbers: everybody's money or points by year or turn."""

from __future__ import annotations

from itertools import pairwise

from game.match.match import Match
from game.table.pages.chart import Series
from game.words import Localizer, translate


def yearly(match: Match, number: int | None = None) -> tuple[list[str], list[Series]]:
    """Return every seat's money at the deal, after each period (a year or a turn), and now.

    "Now" is after `number` moves, if given.
    """
    localizer, moments = Localizer(match.game), match.standings(number)
    labels, columns = [translate("chart-deal")], [moments[0].scores]
    for before, moment in pairwise(moments):
        if moment.period != before.period:
            labels.append(localizer.translate("period-number", period=before.period))
            columns.append(moment.scores)
    over = match.is_over and number in (None, match.moves_played)
    labels.append(
        localizer.translate("period-number", period=moments[-1].period) if over else translate("chart-now")
    )
    columns.append(moments[-1].scores)
    series = [
        Series(plan.name, plan.colour, [column[seat] for column in columns])
        for seat, plan in enumerate(match.seats)
    ]
    return labels, series
