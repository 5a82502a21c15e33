"""Counts over all games of a survey, and outliers among them."""

from __future__ import annotations

import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ai.rating import wilson
from ai.survey.observer import ItemEvent, ItemKind, MeasuredFigure, ObservedGame, Observer
from game.rules.codecs import NameCodec
from game.rules.contract import Game

FEW: Final = 20
"""The fewest owners of an item that is remarked on."""
FAR: Final = 3.0
"""The distance of outliers from the mean of their kind, in standard errors."""
RUNAWAY: Final = 0.35
"""The fraction of the winner's score by which the second is behind in one-sided games."""


def report(games: Sequence[ObservedGame], game: Game, observer: type[Observer]) -> dict[str, Any]:
    """Return the counts over all games, as plain data: means, spreads, parts from 0 to 1, and remarks."""
    found: dict[str, Any] = {
        "game": game.key,
        "games": len(games),
        "players": len(games[0].scores),
        "score": _spread([score for one in games for score in one.scores]),
        "winner": _spread([max(one.scores) for one in games]),
        "lead": _mean([_lead(one.scores) for one in games]),
        "decisions": _spread([one.decisions for one in games]),
        "periods": _spread([one.periods for one in games]),
        "endings": dict(Counter(one.ending.id.key for one in games).most_common()),
        "seats": _seats(games),
        "sources": _sources(games),
        "figures": [_figure(reached) for reached in observer.figures(games, game)],
        "things": {kind.key: _things(kind, games, game, observer) for kind in observer.kinds},
    }
    return found | {"remarks": list(_remarks(found))}


def _figure(reached: MeasuredFigure) -> dict[str, Any]:
    """Return a figure by which the board is judged, with its bounds."""
    return {
        "figure": reached.kind.key,
        "number": reached.number,
        "value": round(reached.value, 2),
        "least": reached.least,
        "most": reached.most,
        "good": reached.is_good,
    }


def _mean(figures: Sequence[float]) -> float:
    return round(statistics.fmean(figures), 2) if figures else 0.0


def _spread(figures: Sequence[int]) -> dict[str, float]:
    """Return the mean, and the 10th, 50th and 90th percentiles."""
    ordered = sorted(figures)
    low, middle, high = (float(ordered[len(ordered) * part // 100]) for part in (10, 50, 90))
    return {"mean": _mean(ordered), "low": low, "middle": middle, "high": high}


def _lead(scores: Sequence[int]) -> int:
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def _seats(games: Sequence[ObservedGame]) -> list[dict[str, float]]:
    """Return, for each seat in turn order, the mean score, and the share of wins with its 95% interval."""
    players = len(games[0].scores)
    rows = []
    for place in range(players):
        taken = [(one, (one.first + place) % players) for one in games]
        wins = math.fsum(1 / len(one.winners) for one, seat in taken if seat in one.winners)
        low, high = wilson(wins, len(games))
        rows.append(
            {
                "place": place + 1,
                "score": _mean([one.scores[seat] for one, seat in taken]),
                "wins": round(wins / len(games), 3),
                "low": round(low, 3),
                "high": round(high, 3),
            }
        )
    return rows


def _sources(games: Sequence[ObservedGame]) -> dict[str, float]:
    """Return what each source brought a seat per game, most first."""
    total: Counter[str] = Counter()
    for one in games:
        for sources in one.sources:
            for source, amount in sources.items():
                total[source.key] += amount
    seats = len(games) * len(games[0].scores)
    return {name: round(amount / seats, 2) for name, amount in total.most_common()}


def _things(
    kind: ItemKind, games: Sequence[ObservedGame], game: Game, observer: type[Observer]
) -> list[dict[str, Any]]:
    """Return each item's frequency per game, time, price, and its owner's lead."""
    coder = game.codecs[kind.thing]
    assert isinstance(coder, NameCodec)
    moments: defaultdict[int, list[tuple[ObservedGame, ItemEvent]]] = defaultdict(list)
    for one in games:
        for moment in one.moments:
            if moment.kind is kind:
                moments[moment.number].append((one, moment))
    rows = [
        _row(number, name, moments[number], len(games))
        for number, name in enumerate(coder.names)
        if number in moments or observer.is_obtainable(kind, number, game)
    ]
    return sorted(rows, key=lambda row: -row["taken"])


def _row(
    number: int, name: str, moments: Sequence[tuple[ObservedGame, ItemEvent]], games: int
) -> dict[str, Any]:
    owners = {(id(one), moment.seat): one.margin(moment.seat) for one, moment in moments}
    margins = list(owners.values())
    row: dict[str, Any] = {
        "number": number,
        "name": name,
        "taken": round(len(moments) / games, 2),
        "period": _mean([moment.period for _, moment in moments if moment.period]),
        "ahead": _mean(margins),
        "error": round(statistics.stdev(margins) / math.sqrt(len(margins)), 2) if len(margins) > 1 else 0.0,
        "owners": len(margins),
    }
    for figure in ("paid", "brought"):
        figures = [value for _, moment in moments if (value := getattr(moment, figure)) is not None]
        if figures:
            row[figure] = _mean(figures)
    return row


def _remarks(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield outliers: a seat that wins too often, one-sided games, items out of line."""
    fair = 1 / found["players"]
    for row in found["seats"]:
        if not row["low"] <= fair <= row["high"]:
            yield _remark("place", row["wins"], fair, number=row["place"])
    if found["lead"] > RUNAWAY * abs(found["winner"]["mean"]):
        yield _remark("lead", found["lead"], found["winner"]["mean"])
    for kind, rows in found["things"].items():
        yield from _remarks_of(kind, rows)


def _remarks_of(kind: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    taken = [row for row in rows if row["owners"]]
    if not taken:
        return
    for row in rows:
        if not row["owners"]:
            yield _remark("never", 0.0, 0.0, kind, row["name"], row["number"])
    average = math.fsum(row["ahead"] * row["owners"] for row in taken) / sum(row["owners"] for row in taken)
    for row in taken:
        if row["owners"] >= FEW and abs(row["ahead"] - average) > FAR * row["error"]:
            remark = "more" if row["ahead"] > average else "less"
            yield _remark(remark, row["ahead"], average, kind, row["name"], row["number"])


def _remark(
    remark: str, figure: float, average: float, things: str = "", name: str = "", number: int = 0
) -> dict[str, Any]:
    """Return an outlier, by the key of a kind of items and the number and name of one of them."""
    of = {"remark": remark, "things": things, "name": name, "number": number}
    return of | {"figure": figure, "average": round(average, 2)}
