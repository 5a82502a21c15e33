"""Saved games and boards have pictures, which are drawn while there is time."""

from __future__ import annotations

import random
from pathlib import Path

import pygame

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import find_game
from game.table.boards.board_picture import BoardPictures, board_picture
from game.table.boards.shown import SeatLook
from game.table.pages.saves import SavesPage
from game.table.program.settings import Settings
from game.table.start import ParlorCar

SEATS = [SeatLook(str(seat), "", seat, False) for seat in range(3)]


def colors(picture: pygame.Surface) -> int:
    wide, high = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, wide, 3) for y in range(0, high, 3)})


def test_pictures_are_drawn_in_steps_and_only_as_long_as_they_are_wanted() -> None:
    state = find_game("american_rails").new_game(3, {}, random.Random(1))
    pictures, size = BoardPictures(), (90, 60)
    wanted = [(key, lambda: board_picture(state, SEATS, None, size)) for key in "ab"]
    pictures.want(wanted)
    assert pictures.get("a") is None
    while pictures.get("a") is None:
        pictures.go_on(0.001)
    assert pictures.working
    pictures.want(wanted[:1])
    assert not pictures.working
    found = pictures.get("a")
    assert found is not None
    assert found.get_size() == size
    assert colors(found) > 50


def test_the_list_of_saved_games_shows_boards_and_then_sleeps(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for seed in range(2):
        Match.new(
            "american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=seed, store=store
        )
    app = ParlorCar(store, Settings(volume=0.0), window=False)
    app.push(page := SavesPage())
    app.step(0.02, ())
    before = app.screen.copy()
    assert page.busy
    for _ in range(2000):
        if not page.busy:
            break
        app.step(0.02, ())
    app.step(0.02, ())
    assert not app.busy
    place = page._picture_rect(page.scale, page.list.rect)
    row = pygame.Rect(place.x, page.list.rect.y + 6, place.w, 50)
    assert pygame.image.tobytes(before.subsurface(row), "RGB") != pygame.image.tobytes(
        app.screen.subsurface(row), "RGB"
    )
    app.close()
