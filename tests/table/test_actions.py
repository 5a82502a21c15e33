"""A bot's action is shown as one motion, however many moves it takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.match.match import Match
from game.rules.catalog import game_keys
from game.rules.contract import Event, seat_party
from game.table.boards.animation import CoinFlight, displayed_cash
from game.table.boards.shown import Shown
from game.table.boards.table import find_table
from game.table.boards.view import ACTION
from game.table.kit.motion import Motions
from game.table.tools.screenshots import match_at, recorded
from tests.table.test_chapters import SIZE, arranged, looks_of

SEVERAL = {"american_rails", "railways_of_north_america"}
"""The games in which an action takes several moves."""


@cache
def whole_match(key: str) -> Match:
    """The recorded match of four."""
    return match_at(key, 4, len(recorded(key, 4).entries))


def actions(key: str) -> Iterator[tuple[range, list[Event], list[int]]]:
    """Yield the moves of each action of a recorded match, their events, and where each move's events end."""
    match, start = whole_match(key), 0
    while start < match.moves_played:
        seat, heading, end = match.mover_of(start), match.position(start).heading(), start + 1
        while end < match.moves_played and match.mover_of(end) == seat:
            if seat < 0 or match.position(end).heading() != heading:
                break
            end += 1
        events, ends = list[Event](), []
        for number in range(start, end):
            events += match.events_of(number)
            ends.append(len(events))
        if seat >= 0:
            yield range(start, end), events, ends
        start = end


@pytest.mark.parametrize("key", game_keys())
def test_an_action_is_shown_move_by_move_in_three_seconds(key: str) -> None:
    match = whole_match(key)
    view = arranged(find_table(key).view(match.state), SIZE)
    looks, longest = looks_of(match.names), 0
    for moves, events, ends in actions(key):
        motions = Motions()
        shown = Shown(match.position(moves.stop), looks, None, last=events)
        times = view.animate_all(events, shown, motions, ends)
        assert times == sorted(times)
        assert len(times) == len(events)
        assert max([0.0, *times]) <= ACTION + 1e-6
        assert motions.left <= ACTION + 1e-6
        if len(moves) > 2:
            longest = max(longest, len({motion.delay for motion in motions}))
    assert (longest > 2) == (key in SEVERAL)


@pytest.mark.parametrize("key", sorted(SEVERAL))
def test_nobody_seems_to_pay_more_than_they_have(key: str) -> None:
    match = whole_match(key)
    view, looks = arranged(find_table(key).view(match.state), SIZE), looks_of(match.names)
    for moves, events, ends in actions(key):
        after: Any = match.position(moves.stop)
        shown, motions = Shown(after, looks, None), Motions()
        view.animate_all(events, shown, motions, ends)
        while len(moves) > 1 and motions.of(CoinFlight):
            for seat, cash in enumerate(after.cash):
                assert displayed_cash(shown, seat_party(seat), cash, motions) >= 0, moves
            motions.update(0.05)
