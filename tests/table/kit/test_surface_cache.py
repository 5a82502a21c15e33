"""What has been drawn is kept as long as there is room, and what is on the screen in any case."""

from __future__ import annotations

import pygame

from game.table.kit import surface_cache as module
from game.table.kit.surface_cache import MOST, SurfaceCache, cached_surface

SIDE = 40
PICTURE = SIDE * SIDE * 4 + 600


def drawn() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def shelf_with(*keys: str, room: int = 3) -> SurfaceCache:
    surface_cache = SurfaceCache(room * PICTURE)
    for key in keys:
        surface_cache.get(key, drawn)
    return surface_cache


def is_kept(surface_cache: SurfaceCache, key: str) -> bool:
    made: list[str] = []
    surface_cache.get(key, lambda: made.append(key))
    return not made


def test_what_was_not_used_for_longest_goes_first() -> None:
    surface_cache = shelf_with("a", "b", "c")
    for _ in range(2):
        surface_cache.next_frame()
    surface_cache.get("a", drawn)
    surface_cache.get("d", drawn)
    assert [is_kept(surface_cache, key) for key in "adc"] == [True, True, True]
    assert not is_kept(surface_cache, "b")
    assert surface_cache.taken <= surface_cache.room + PICTURE


def test_what_is_on_the_screen_stays_though_there_is_no_room() -> None:
    surface_cache = shelf_with("a", room=3)
    surface_cache.next_frame()
    for key in "abcdef":
        surface_cache.get(key, drawn)
    surface_cache.next_frame()
    assert all(is_kept(surface_cache, key) for key in "abcdef")
    surface_cache.next_frame()
    surface_cache.next_frame()
    assert surface_cache.taken <= surface_cache.room


def test_what_goes_into_another_picture_is_not_on_the_screen() -> None:
    surface_cache = SurfaceCache(2 * PICTURE)
    for number in range(3):
        surface_cache.get(f"whole{number}", lambda number=number: surface_cache.get(f"part{number}", drawn))
    assert all(is_kept(surface_cache, f"whole{number}") for number in range(3))
    assert not is_kept(surface_cache, "part0")


def test_at_rest_only_what_stands_on_the_screen_stays() -> None:
    surface_cache = shelf_with("a", "b", room=1)
    surface_cache.next_frame()
    surface_cache.get("c", drawn)
    surface_cache.rest()
    assert is_kept(surface_cache, "c")
    assert surface_cache.taken == PICTURE


def test_what_a_picture_was_drawn_with_stays_as_long_as_it_is_shown() -> None:
    surface_cache = shelf_with("before", room=3)
    with surface_cache.noting() as used:
        surface_cache.get("whole", lambda: surface_cache.get("part", drawn))
        surface_cache.get("a", drawn)
    assert len(used.things) == 2
    for key in "bcdefg":
        surface_cache.next_frame()
        surface_cache.stay(used)
        surface_cache.get(key, drawn)
    assert not is_kept(surface_cache, "part")
    surface_cache.stay(used)
    assert is_kept(surface_cache, "whole")
    assert is_kept(surface_cache, "a")
    for key in "bcdefg":
        surface_cache.next_frame()
        surface_cache.get(key, drawn)
    assert not is_kept(surface_cache, "a")


def test_even_that_has_a_bound() -> None:
    surface_cache = shelf_with(*map(str, range(100)))
    assert surface_cache.taken <= MOST * surface_cache.room


def test_a_larger_window_has_more_room() -> None:
    surface_cache = shelf_with("a")
    surface_cache.fit((1280, 720))
    small = surface_cache.room
    surface_cache.fit((1920, 1080))
    assert surface_cache.room > small
    assert is_kept(surface_cache, "a")


def test_a_picture_is_kept_by_what_was_given() -> None:
    made: list[tuple[int, bool]] = []

    @cached_surface
    def picture(side: int, ghost: bool = False) -> pygame.Surface:
        made.append((side, ghost))
        return drawn()

    assert picture(3) is picture(3)
    assert picture(3, ghost=True) is picture(3, ghost=True)
    assert picture(3) is not picture(3, ghost=True)
    module.surface_cache.clear()
    picture(3)
    assert made == [(3, False), (3, True), (3, False)]
