"""The air of the carriage and the music: what is heard when, and nothing where nothing is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import numpy as np
import pygame
import pytest

from assets import asset
from game.table.backdrop.room import draw_compartment, draw_wall_above_table
from game.table.kit.ambience import WHISTLES, Ambience, rainy
from game.table.kit.scale import Scale
from tools.carriage import rails
from tools.music import PIECES, chord, notes


@pytest.fixture(autouse=True)
def no_mixer_left() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def heard() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def test_a_silent_carriage_asks_for_no_sound_card() -> None:
    Ambience(lambda: 0.0, lambda: 0.0, rain=True).update(1.0, hidden=False)
    assert not pygame.mixer.get_init()


@pytest.mark.parametrize("rain", [False, True])
def test_rails_and_rain_are_heard_and_now_and_then_a_whistle(rain: bool) -> None:
    ambience = Ambience(lambda: 0.5, lambda: 0.0, rain=rain, seed=3)
    ambience.update(1.0, hidden=False)
    assert heard() == 1 + rain
    ambience.update(WHISTLES[1], hidden=False)
    assert heard() == 2 + rain
    assert not pygame.mixer.music.get_busy()


def test_music_is_played_and_followed_by_another_piece() -> None:
    ambience = Ambience(lambda: 0.0, lambda: 0.5, rain=False, seed=3)
    ambience.update(1.0, hidden=False)
    assert pygame.mixer.music.get_busy()
    assert heard() == 0
    pygame.mixer.music.stop()
    ambience.update(30.0, hidden=False)
    assert pygame.mixer.music.get_busy()


def test_nothing_is_heard_of_a_window_that_nobody_sees() -> None:
    ambience = Ambience(lambda: 0.5, lambda: 0.5, rain=False, seed=3)
    ambience.update(0.1, hidden=False)
    ambience.update(0.1, hidden=True)
    pygame.time.wait(50)
    assert ambience._heard == (0.0, 0.0)
    assert ambience._loops == []


def test_it_rains_on_some_evenings() -> None:
    days = [date(2026, 11, 1) + timedelta(days=number) for number in range(120)]
    assert 20 <= sum(map(rainy, days)) <= 60


def test_every_bar_of_the_music_is_full() -> None:
    for piece in PIECES:
        assert set(piece.form) <= set(piece.chords)
        for letter, bars in piece.chords.items():
            assert sum(beats for _, beats in notes(piece.melody[letter])) == len(bars.split()) * piece.beats
            assert all(chord(name)[1] for bar in bars.split() for name in bar.split(":"))
    assert {path.stem for path in asset("sounds", "music").iterdir()} == {piece.name for piece in PIECES}


def test_the_rails_end_where_they_begin() -> None:
    sound = rails()
    steps = np.abs(np.diff(sound))
    assert abs(sound[0] - sound[-1]) <= steps.max()


def test_night_falls_outside_and_nowhere_else() -> None:
    scale = Scale(1280, 720)
    pictures, pages = ([pygame.Surface((1280, 720)) for _ in range(3)] for _ in range(2))
    for picture, page, hour in zip(pictures, pages, (0.0, 0.6, 1.0), strict=True):
        draw_compartment(picture, scale, 700, hour)
        draw_wall_above_table(page, scale, "Parlor Car", hour)
    sky = [sum(picture.get_at((640, 120))[:3]) for picture in pictures]
    assert sky[0] > sky[1] > sky[2]
    table = [picture.get_at((640, 700)) for picture in pictures]
    assert table[0] == table[1] == table[2]
    assert pages[0].get_at((640, 700)) == pages[2].get_at((640, 700))
