"""Whole games of every kind, through pygame's events, on the games' own boards, to the result.

With every number of players, each game by gamepad, by touch and by pointer. By keys alone they are played
on other boards (`test_other_boards`).
"""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.match.match import Match
from game.rules.catalog import all_games
from game.table.pages.result import ResultScene
from tests.table.driver import FRAME, Hand, play_to_the_end
from tests.table.plain import table

SEATS = {
    2: (None, "greedy"),
    3: (None, "greedy", "greedy"),
    4: (None, "greedy", "random", "greedy"),
    5: (None, "greedy", None, "greedy", "random"),
    6: (None, "greedy", "greedy", "random", "greedy", "greedy"),
}
"""Who sits where, for each number of players; None is a person. Bots that can play end a game sooner."""


HANDS: tuple[Hand, ...] = ("pad", "touch", "pointer", "pointer")
"""What the fewest persons of a game play with, one more, and so on."""


LENGTHY = {
    *(("railways_of_north_america", players) for players in (2, 3, 4, 5)),
    *(("new_england_railways", players) for players in (3, 5, 6)),
    *(("american_rails", players) for players in (3, 5)),
    ("north_american_railways", 5),
}
"""Games that take long, by their number of players, which only a thorough run plays."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "players", "by"),
    [
        pytest.param(game.key, *one, marks=[pytest.mark.thorough] if (game.key, one[0]) in LENGTHY else [])
        for game in all_games()
        for one in zip(game.players, HANDS, strict=False)
    ],
)
def test_a_game_is_played_to_the_end(key: str, players: int, by: Hand, tmp_path: Path) -> None:
    play(key, players, by, tmp_path)


def play(key: str, players: int, by: Hand, folder: Path) -> None:
    """Play a game to its result, with one kind of input for all people."""
    pygame.init()
    pygame.event.clear()
    app, scene = table(folder, SEATS[players], game=key, window=True, size=(1280, 720))
    try:
        assert play_to_the_end(app, scene, random.Random(players), by) > 0
        for _ in range(3):
            app.step(FRAME, ())
        assert isinstance(app.top, ResultScene)
        assert Match.open(app.store, scene.match.id).is_over
    finally:
        app.close()
