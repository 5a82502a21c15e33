"""What the cubes of an action of American Rails can bring a seat at once: all cities within their reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ai.memo import Memo
from game.learning.american_rails.dividends import dividends
from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits

MOST: Final = 4_000
"""Tables that are looked at for one action at most."""

KEPT: Final = 500
"""Actions of which it is remembered what they can bring."""

_best: Final = Memo[AmericanRailsState](KEPT)

Leg = tuple[int, tuple[int, ...]]
"""A company, and the hexes of a way to a city, that city the last."""


def best_use(table: AmericanRailsState, seat: int) -> AmericanRailsState:
    """The table with the highest dividends that the cubes still to be laid can make a seat at once.

    With as few of them as can be; of several such tables that one which brings the others least.
    """
    return _best.get((table.key(), seat), lambda: _find(table, seat))


def _find(table: AmericanRailsState, seat: int) -> AmericanRailsState:
    best, most, looked_at = table, _rank(table, table, seat), 0
    tables, legs = [table], dict[tuple[int, int, int, int], list[Leg]]()
    seen = {tuple(table.track)}
    while tables and looked_at < MOST:
        following: list[AmericanRailsState] = []
        for before in tables:
            for company, way in _legs(before, seat, legs):
                after = _laid(before, company, way)
                if after is None or tuple(after.track) in seen:
                    continue
                seen.add(tuple(after.track))
                looked_at += 1
                rank = _rank(table, after, seat)
                if rank > most:
                    best, most = after, rank
                if after.turn == seat and after.to_lay and after.laid > before.laid:
                    following.append(after)
        tables = following
    return best


def _rank(first: AmericanRailsState, after: AmericanRailsState, seat: int) -> tuple[int, int, int]:
    """What the seat gets in a year; the fewer cubes the better, and the less the others get."""
    cubes = sum(one.bit_count() - two.bit_count() for one, two in zip(after.track, first.track, strict=True))
    others = sum(dividends(after, other) for other in range(after.players) if other != seat)
    return dividends(after, seat), -cubes, -others


def _legs(
    table: AmericanRailsState, seat: int, known: dict[tuple[int, int, int, int], list[Leg]]
) -> Iterator[Leg]:
    """The ways to cities that the cubes left allow, of all companies of which the seat holds shares."""
    for company, track in enumerate(table.track):
        if track and table.held(seat, company):
            key = company, track, table.treasury[company], table.to_lay
            if key not in known:
                known[key] = [(company, way) for way in _ways(table, company)]
            yield from known[key]


def _ways(table: AmericanRailsState, company: int) -> list[tuple[int, ...]]:
    """The ways of a company to cities: for each the cheapest, and those that take fewer cubes."""
    board, money = table.board, table.treasury[company]
    own, found, cheapest = table.track[company], list[tuple[int, ...]](), dict[int, int]()
    ends: dict[int, tuple[int, tuple[int, ...]]] = dict.fromkeys(bits(own), (0, ()))
    for _ in range(min(table.to_lay, table.cubes[company])):
        reached: dict[int, tuple[int, tuple[int, ...]]] = {}
        for at, (dollars, way) in ends.items():
            for near in board.neighbours[at]:
                cost = dollars + table.price[near]
                if table.price[near] == FULL_HEX or cost > money or own >> near & 1:
                    continue
                if near not in reached or cost < reached[near][0]:
                    reached[near] = cost, (*way, near)
        ends = {}
        for at, (dollars, way) in reached.items():
            if dollars >= cheapest.get(at, FULL_HEX):
                continue
            cheapest[at] = dollars
            if board.city_at[at] >= 0:
                found.append(way)  # From there on it goes on with the next way.
            else:
                ends[at] = dollars, way
    return found


def _laid(before: AmericanRailsState, company: int, way: tuple[int, ...]) -> AmericanRailsState | None:
    """The table after track is laid along a way; None if a cube of it may not be laid."""
    after, lay = before.copy(), before.board.lay[company]
    for at in way:
        if not after.layable(company) >> at & 1:
            return None
        after.apply_unchecked(lay[at])
    return after
