"""Money comes to a seat and leaves it without hiding a name or a figure."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.rules.catalog import find_game, game_keys
from game.table.kit.lines import along
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.play.column import TableLayout
from game.table.play.stage import bent, coin_among_cards, lane_between, lane_to, sum_place
from game.table.tools.screenshots import FrozenApp, FrozenStore, recorded, sit
from tests.screens.watching import watching

SIZES = ((1280, 720), (1920, 1080))
LOOKS = 60
"""The number of places on a path at which a coin is checked."""
TOUCHED = 4
"""Pixels by which a coin may come over the edge of what is written."""


def coins(layout: TableLayout, way: list[Point]) -> list[pygame.Rect]:
    """Where a coin is on its way, step by step."""
    found, side = [], coin_among_cards(layout)
    for step in range(LOOKS + 1):
        (x, y), _ = along(way, step / LOOKS)
        coin = pygame.Rect(0, 0, side, side)
        coin.center = (round(x), round(y))
        found.append(coin.inflate(-TOUCHED, -TOUCHED))
    return found


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", game_keys())
def test_coins_lie_over_no_words(key: str, size: tuple[int, int], text_size: float, tmp_path: Path) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, size, text_size)
    for players in (3, max(find_game(key).players)):
        scene = sit(app, key, len(recorded(key, players).entries) // 2, players)
        with watching(app.screen) as watch:
            app.draw(app.screen)
        layout = scene.layout
        words = [line.place for line in watch.lines(app.screen) if line.place.collidelist(layout.cards) >= 0]
        assert len(words) > players
        ways = [lane_to(layout, seat) for seat in range(players)]
        if not layout.beneath:
            ways += [lane_between(layout, one, other) for one, other in pairwise(range(players))]
        for way in ways:
            assert not any(coin.collidelist(words) >= 0 for coin in coins(layout, bent(layout, way)))
        for seat, card in enumerate(layout.cards):
            assert card.collidepoint(lane_to(layout, seat)[-1])
        app.pop()
    app.close()
    store.close()


@pytest.mark.parametrize("place", [(2.0, 300.0), (1278.0, 300.0), (640.0, 3.0)])
def test_the_amount_over_a_coin_is_whole_at_the_edges(place: Point) -> None:
    window = pygame.Rect(0, 0, *SIZES[0])
    assert window.contains(sum_place(Scale(*SIZES[0]), "$2,000", place, window))
