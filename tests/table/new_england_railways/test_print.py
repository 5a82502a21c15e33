"""The printed board: names, numbers, cubes and engines keep clear of each other at every size."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pygame
import pytest

from ai.new_england_railways.board_generator import draft
from assets import asset
from game.rules.boards import BoardError
from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.board import Board, load_board
from game.rules.validation import BoardErrorCode
from game.table.boards.shown import Shown
from game.table.kit.lines import along, curve, gap_to, length, rounded
from game.table.kit.scale import Scale
from game.table.new_england_railways.layout import CUBE, ENGINE, TOWN, LinkLayout
from game.table.new_england_railways.look import look_of
from game.table.new_england_railways.stage import roll_words
from game.table.new_england_railways.tracks import number_radius
from tests.helpers.refusals import Told, refused

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
BOARD = GAME.board


def layout_for(width: int, height: int, board: Board = BOARD) -> LinkLayout:
    scale = Scale(width, height)
    return LinkLayout(scale, scale.rect(16, 68, 1400, 998), board)


def layout_by_chance(seed: int) -> LinkLayout:
    return layout_for(1280, 720, GAME.on_board(draft(random.Random(seed), str(seed)), "new").board)


def around(place: tuple[float, float], wide: float, high: float) -> pygame.Rect:
    return pygame.Rect(round(place[0] - wide / 2), round(place[1] - high / 2), round(wide), round(high))


def places(layout: LinkLayout) -> list[object]:
    """Everything on the map that a layout remembers; points to a hundredth of a pixel."""
    links, cities = range(len(layout.board.links)), range(len(layout.board.cities))
    points = [*map(layout.town, cities), *map(layout.number_place, links), *map(layout.engine_place, links)]
    points += [point for link in links for point in layout.link_line(link)]
    exact = [(round(x, 2), round(y, 2)) for x, y in points]
    return [*exact, *map(layout.name_rect, cities), *map(layout.link_track, links)]


def test_places_follow_a_map_that_is_moved() -> None:
    moved, there = layout_for(1280, 720), layout_for(1280, 720)
    for layout in (moved, there):
        layout.enlarge(3.0, layout.frame.center)
    first = places(moved)
    moved.move(-37, 21)
    there.shift = moved.shift
    assert places(moved) == places(there) != first


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_names_do_not_touch(width: int, height: int) -> None:
    layout = layout_for(width, height)
    names = [layout.name_rect(city) for city in range(len(BOARD.cities))]
    for city, rect in enumerate(names):
        assert layout.frame.contains(rect)
        assert rect.collidelist(names[city + 1 :]) == -1
        for other in range(len(BOARD.cities)):
            reach = TOWN * layout.k * 0.9
            town = layout.town(other)
            near = (min(max(town[0], rect.left), rect.right), min(max(town[1], rect.top), rect.bottom))
            assert math.dist(town, near) > reach, (BOARD.cities[city].name, BOARD.cities[other].name)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_numbers_and_engines_stay_readable(width: int, height: int) -> None:
    layout = layout_for(width, height)
    k, radius = layout.k, number_radius(layout)
    numbers = [
        around(layout.number_place(link), 1.4 * radius, 1.4 * radius) for link in range(len(BOARD.links))
    ]
    signs = []
    for link in range(len(BOARD.links)):
        x, y = layout.engine_place(link)
        signs.append(around((x - 11 * k, y - 2 * k), 14 * k, 14 * k))
        engine = around((x, y), ENGINE * k, ENGINE * k * 0.6)
        assert engine.collidelist(numbers) == -1, BOARD.link_name(link)
    for link, rect in enumerate(numbers):
        assert layout.frame.contains(rect)
        assert rect.collidelist(numbers[link + 1 :]) == -1, BOARD.link_name(link)
    for link, rect in enumerate(signs):
        assert rect.collidelist(signs[link + 1 :]) == -1, BOARD.link_name(link)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cubes_stand_apart_and_clear_of_names(width: int, height: int) -> None:
    layout = layout_for(width, height)
    top = CUBE * layout.k * 0.5
    names = [layout.name_rect(city) for city in range(len(BOARD.cities))]
    found = []
    for city in range(len(BOARD.cities)):
        for number in range(4):
            rect = around(layout.cube_place(city, number), top, top)
            assert rect.collidelist(names) == -1, BOARD.cities[city].name
            assert layout.frame.contains(rect)
            found.append(rect)
    for i, rect in enumerate(found):
        others = [other for other in found[i + 1 : i + 4] if other != rect]
        assert rect.collidelist(others) == -1


def test_the_look_agrees_with_the_board() -> None:
    look = look_of(BOARD)
    assert [town.name for town in look.towns] == [city.name for city in BOARD.cities]
    for number, found in enumerate(look.links):
        ends = BOARD.links[number]
        assert found.ends == (BOARD.cities[ends.a].name, BOARD.cities[ends.b].name)
        assert 0 < found.number < 1
        assert 0 < found.engine < 1
    assert len(look.states) == 7


@pytest.mark.parametrize(
    ("old", "new", "told", "place"),
    [
        ('name = "Albany"', 'name = "London"', BoardErrorCode.NO_CITY(found=("London",)), "towns"),
        (
            'ends = ["Boston", "Lowell"]',
            'ends = ["Boston", "Albany"]',
            BoardErrorCode.NO_LINK(found="Boston-Albany"),
            "links",
        ),
    ],
)
def test_a_look_of_another_board_is_refused(
    tmp_path: Path, old: str, new: str, told: Told, place: str
) -> None:
    for name in ("new_england_railways", "new_england_railways_look"):
        text = asset("boards", f"{name}.toml").read_text(encoding="utf-8")
        (tmp_path / f"{name}.toml").write_text(text.replace(old, new) if "look" in name else text)
    board = load_board(tmp_path / "new_england_railways.toml")
    with refused(BoardError, told, place):
        look_of(board)


def test_a_link_ends_in_its_towns() -> None:
    layout = layout_for(1920, 1080)
    for link, ends in enumerate(BOARD.links):
        line = layout.link_line(link)
        assert line[0] == pytest.approx(layout.town(ends.a))
        assert line[-1] == pytest.approx(layout.town(ends.b))


def test_lines() -> None:
    straight = curve((0, 0), (10, 0), 0)
    assert length(straight) == pytest.approx(10)
    assert along(straight, 0.3)[0] == pytest.approx((3, 0))
    assert along(straight, 0.3)[1] == pytest.approx((1, 0))
    assert gap_to(straight, (5, -4)) == pytest.approx(4)
    bent = curve((0, 0), (10, 0), 2)
    assert along(bent, 0.5)[0] == pytest.approx((5, -2))
    assert len(rounded([(0, 0), (1, 0), (1, 1)], 1, True)) == 6
    assert rounded([(0, 0), (1, 0), (1, 1)], 2)[-1] == (1, 1)


def test_the_market_is_told_in_words() -> None:
    shown = Shown(GAME.new_game(3, {}, random.Random(1)), [], None)
    assert roll_words(shown, 6, 0)[0] == "+ 1: incomes −1 per 7"
    assert len({roll_words(shown, rolled, 0) for rolled in range(2, 13)}) == 11
    assert roll_words(shown, 5, 7)[0] == "7 is needed"
    assert roll_words(shown, 8, 7)[0] == "7 was needed: built"


@pytest.mark.parametrize("seed", range(8))
def test_a_country_by_chance_is_lettered_clear_of_towns_names_and_cubes(seed: int) -> None:
    layout = layout_by_chance(seed)
    cities, k = range(len(layout.board.cities)), layout.piece_k
    names = [layout.name_rect(city) for city in cities]
    towns = [around(layout.town(city), 1.8 * TOWN * k, 1.8 * TOWN * k) for city in cities]
    cubes = [around(layout.cube_place(city, 0), CUBE * k, CUBE * k) for city in cities]
    for city, name in enumerate(names):
        assert layout.frame.contains(name)
        for other in cities:
            if other != city:
                found = layout.called(city), layout.called(other)
                assert not name.colliderect(names[other]), found
                assert not name.colliderect(towns[other]), found
                assert not name.colliderect(cubes[other]), found


def test_hardly_a_figure_of_a_country_by_chance_is_under_a_name_or_a_cube() -> None:
    covered = []
    for layout in map(layout_by_chance, range(8)):
        for link in range(len(layout.board.links)):
            figure = layout.number_place(link)
            for city in range(len(layout.board.cities)):
                cube = around(layout.cube_place(city, 0), CUBE * layout.piece_k, CUBE * layout.piece_k)
                if layout.name_rect(city).collidepoint(figure) or cube.collidepoint(figure):
                    covered.append((layout.called(city), layout.board.link_name(link)))
    assert len(covered) <= 3, covered  # Of 240.
