"""What has been drawn is kept as long as there is room, and what is on the screen in any case."""

from __future__ import annotations

import pygame

from game.table.kit import shelf as module
from game.table.kit.shelf import MOST, Shelf, kept

SIDE = 40
PICTURE = SIDE * SIDE * 4 + 600


def drawn() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)


def shelf_with(*keys: str, room: int = 3) -> Shelf:
    shelf = Shelf(room * PICTURE)
    for key in keys:
        shelf.get(key, drawn)
    return shelf


def is_kept(shelf: Shelf, key: str) -> bool:
    made: list[str] = []
    shelf.get(key, lambda: made.append(key))
    return not made


def test_what_was_not_used_for_longest_goes_first() -> None:
    shelf = shelf_with("a", "b", "c")
    for _ in range(2):
        shelf.next_frame()
    shelf.get("a", drawn)
    shelf.get("d", drawn)
    assert [is_kept(shelf, key) for key in "adc"] == [True, True, True]
    assert not is_kept(shelf, "b")
    assert shelf.taken <= shelf.room + PICTURE


def test_what_is_on_the_screen_stays_though_there_is_no_room() -> None:
    shelf = shelf_with("a", room=3)
    shelf.next_frame()
    for key in "abcdef":
        shelf.get(key, drawn)
    shelf.next_frame()
    assert all(is_kept(shelf, key) for key in "abcdef")
    shelf.next_frame()
    shelf.next_frame()
    assert shelf.taken <= shelf.room


def test_what_goes_into_another_picture_is_not_on_the_screen() -> None:
    shelf = Shelf(2 * PICTURE)
    for number in range(3):
        shelf.get(f"whole{number}", lambda number=number: shelf.get(f"part{number}", drawn))
    assert all(is_kept(shelf, f"whole{number}") for number in range(3))
    assert not is_kept(shelf, "part0")


def test_at_rest_only_what_stands_on_the_screen_stays() -> None:
    shelf = shelf_with("a", "b", room=1)
    shelf.next_frame()
    shelf.get("c", drawn)
    shelf.rest()
    assert is_kept(shelf, "c")
    assert shelf.taken == PICTURE


def test_what_a_picture_was_drawn_with_stays_as_long_as_it_is_shown() -> None:
    shelf = shelf_with("before", room=3)
    with shelf.noting() as used:
        shelf.get("whole", lambda: shelf.get("part", drawn))
        shelf.get("a", drawn)
    assert len(used.things) == 2
    for key in "bcdefg":
        shelf.next_frame()
        shelf.stay(used)
        shelf.get(key, drawn)
    assert not is_kept(shelf, "part")
    shelf.stay(used)
    assert is_kept(shelf, "whole")
    assert is_kept(shelf, "a")
    for key in "bcdefg":
        shelf.next_frame()
        shelf.get(key, drawn)
    assert not is_kept(shelf, "a")


def test_even_that_has_a_bound() -> None:
    shelf = shelf_with(*map(str, range(100)))
    assert shelf.taken <= MOST * shelf.room


def test_a_larger_window_has_more_room() -> None:
    shelf = shelf_with("a")
    shelf.fit((1280, 720))
    small = shelf.room
    shelf.fit((1920, 1080))
    assert shelf.room > small
    assert is_kept(shelf, "a")


def test_a_picture_is_kept_by_what_was_given() -> None:
    made: list[tuple[int, bool]] = []

    @kept
    def picture(side: int, ghost: bool = False) -> pygame.Surface:
        made.append((side, ghost))
        return drawn()

    assert picture(3) is picture(3)
    assert picture(3, ghost=True) is picture(3, ghost=True)
    assert picture(3) is not picture(3, ghost=True)
    module.shelf.clear()
    picture(3)
    assert made == [(3, False), (3, True), (3, False)]
