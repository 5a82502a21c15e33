"""The results of the arena as text in the active language.

>>> from game.words.active_locale import override
>>> table = Table("american_rails", ("greedy", "random", "random"))
>>> with override("en"):
...     verdict(table) == translate(Settled.OPEN.key, bot="greedy", share="33.3%", deals=0)
...     translate(Column.SHARE.key) in next(lines(table))
True
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ai.arena.decision import POINTS, Verdict
from ai.arena.ladder import Rated, drawn
from ai.arena.tables import Table
from ai.arena.tally import Habit, deals, distinct, habits, names_of, tally
from game.rules.catalog import find_game
from game.rules.messages import MessageId
from game.words import decimal_argument, game_title, translate


class Column(MessageId):
    """The headings of the tally."""

    BOT = "arena-column-bot"
    WINS = "arena-column-wins"
    SHARE = "arena-column-share"
    INTERVAL = "arena-column-interval"
    SCORE = "arena-column-score"
    PACE = "arena-column-pace"
    HABIT = "arena-column-habit"


class Settled(MessageId):
    """Messages about whether the first bot wins more or less often than its equal share."""

    MORE = "arena-more", "bot share deals"
    LESS = "arena-less", "bot share deals"
    LEVEL = "arena-level", "bot share deals points"
    OPEN = "arena-open", "bot share deals"


_VERDICTS: Final = {
    Verdict.MORE: Settled.MORE,
    Verdict.LESS: Settled.LESS,
    Verdict.LEVEL: Settled.LEVEL,
    None: Settled.OPEN,
}


def lines(table: Table) -> Iterator[str]:
    """Yield the tally of a table, and the number of games."""
    yield from table_of(tally(table.outcomes, table.bots))
    counted = {
        "matches": len(table.outcomes),
        "deals": deals(table.outcomes),
        "games": distinct(table.outcomes),
    }
    yield translate("arena-games", **counted)


def table_of(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the rows of a tally below their headings."""
    yield from _aligned(
        [[translate(column.key) for column in Column if column is not Column.HABIT], *map(_cells, rows)]
    )


def _aligned(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows of aligned cells: names left, figures right."""
    wide = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for name, *figures in cells:
        aligned = (f"{figure:>{width}}" for figure, width in zip(figures, wide[1:], strict=True))
        yield f"{name:<{wide[0]}}  {'  '.join(aligned)}"


def _cells(row: Mapping[str, Any]) -> list[str]:
    low, high = _percent(row["low"]), _percent(row["high"])
    return [
        row["bot"],
        _figure(row["wins"], 1),
        _percent(row["share"]),
        translate("arena-interval", low=low, high=high),
        _figure(row["score"], 1),
        _figure(row["seconds_per_move"], 3),
    ]


def habit_lines(table: Table) -> Iterator[str]:
    """Yield how often per match each bot makes which type of move, and for what amount."""
    names = names_of(table.bots)
    yield from _aligned([[translate(Column.HABIT.key), *names], *map(_habit_cells, habits(table.outcomes))])


def _habit_cells(habit: Habit) -> list[str]:
    return [
        habit.move_type,
        *(
            translate(
                "arena-habit",
                times=decimal_argument(times, places=1),
                amount=decimal_argument(amount, places=1),
            )
            if amount
            else _figure(times, 1)
            for times, amount in zip(habit.times, habit.amounts, strict=True)
        ),
    ]


def verdict(table: Table) -> str:
    """Return the verdict on the first bot of a table."""
    figures: dict[str, int | str] = {
        "bot": table.bots[0],
        "share": _percent(1 / len(table.bots)),
        "deals": table.deciding.deals,
    }
    if table.deciding.verdict is Verdict.LEVEL:
        figures["points"] = round(100 * POINTS)
    return translate(_VERDICTS[table.deciding.verdict].key, **figures)


def progress(table: Table, matches: int) -> str:
    """Return the progress of a table, one line per match."""
    shares = ", ".join(f"{row['bot']} {row['share']:.0%}" for row in tally(table.outcomes, table.bots))
    return f"{len(table.outcomes)}/{matches}  {shares}"


def picture(ladders: Mapping[str, Sequence[Rated]]) -> str:
    """Return the ladders of games, by their keys, as an SVG file."""
    titled = {game_title(find_game(key)): bots for key, bots in ladders.items()}
    return drawn(titled, translate("arena-ladder"))


def _figure(figure: float, places: int) -> str:
    return translate("figure", figure=decimal_argument(figure, apart=False, places=places))


def _percent(share: float) -> str:
    return translate("arena-percent", percent=decimal_argument(100 * share, places=1))
