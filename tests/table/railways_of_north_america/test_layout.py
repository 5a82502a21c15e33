"""Railways of North America: the size of the map, and the places of printed fields."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from game.rules.railways_of_north_america import GAME, RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.board import Board, load_board
from game.table.boards.shown import SeatLook, Shown
from game.table.kit.scale import Scale
from game.table.play.strip import arrange_strip
from game.table.railways_of_north_america import RailwaysOfNorthAmericaView
from game.table.railways_of_north_america.cards import (
    _at_most,
    card_rects,
    display_scale,
    draw_display,
    hand_rects,
)
from game.table.railways_of_north_america.checks import AREA, names_astray
from game.table.railways_of_north_america.curves import through
from game.table.railways_of_north_america.fields import draw_legend, draw_lines, draw_stock, line_rows
from game.table.railways_of_north_america.layout import FIELDS, TileLayout
from game.table.railways_of_north_america.listing import fitting, list_scale
from game.table.railways_of_north_america.look import look_of
from game.table.railways_of_north_america.placing import CUBES_IN_ROW, cube_places, cube_rect, name_rects
from game.table.railways_of_north_america.printing import disc_place, disc_width, fan_reach, points_place
from game.words import Localizer, override
from tests.screens.watching import watching

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (2560, 1080), (1280, 1024)]
BOARD = GAME.board


def laid_out(size: tuple[int, int], players: int = 4, text_size: float = 1.0) -> TileLayout:
    table = arrange_strip(Scale(*size), text_size, players)
    view = RailwaysOfNorthAmericaView(BOARD)
    view.lay_beside(table.hand, table.cards)
    view.arrange(Scale(*size).with_letters(text_size), table.board)
    return view.layout


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_map_is_as_large_as_the_window_allows(size: tuple[int, int], players: int) -> None:
    layout = laid_out(size, players)
    assert layout.frame.w * layout.frame.h >= 0.6 * size[0] * size[1]
    assert layout.whole.width >= 28 * size[1] / 720


@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("size", SIZES)
def test_map_fields_and_score_track_lie_in_the_sheet_and_apart(
    size: tuple[int, int], text_size: float
) -> None:
    layout = laid_out(size, text_size=text_size)
    assert pygame.Rect(0, 0, *size).contains(layout.sheet)
    assert all(layout.frame.contains(layout.hex_rect(spot)) for spot in BOARD.hexes)
    parts = [layout.frame, *(layout.cell(points) for points in range(100))]
    fields = [layout.fields[name] for name in FIELDS]
    for i, part in enumerate(parts):
        assert layout.sheet.contains(part)
        assert part.collidelist(parts[i + 1 :]) == -1
    for i, field in enumerate(fields):
        assert layout.frame.contains(field)
        assert field.collidelist(fields[i + 1 :]) == -1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_printed_over_a_hex(size: tuple[int, int]) -> None:
    layout = laid_out(size)
    hexes, size_ = layout.whole, layout.whole.size
    for name, field in layout.fields.items():
        for spot in BOARD.hexes:
            x, y = hexes.centre(spot)
            middle = pygame.Rect(0, 0, round(1.5 * size_), round(1.7 * size_))
            middle.center = (round(x), round(y))
            assert not field.colliderect(middle), (name, spot)


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3, 1.6])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_each_name_stands_by_its_own_city_and_covers_nothing(
    size: tuple[int, int], language: str, text_size: float
) -> None:
    layout = laid_out(size, text_size=text_size)
    with override(language):
        assert not list(names_astray(layout, Localizer(GAME)))


@pytest.mark.parametrize(
    "city", ["Sudbury", "North Bay", "Prince Albert", "Regina", "Rimouski", "Moncton", "Charlottetown"]
)
@pytest.mark.parametrize("size", SIZES)
def test_names_stand_clear_of_other_cities_cubes(size: tuple[int, int], city: str) -> None:
    """Where there is room for it, nobody takes a name for that of the cubes above it."""
    layout = laid_out(size)
    hexes, names = layout.whole, name_rects(layout, Localizer(GAME))
    number = next(i for i, one in enumerate(BOARD.cities) if one.name == city)
    air = names[number].inflate(2 * 0.1 * hexes.size, 2 * 0.1 * hexes.size)
    for other in set(range(len(BOARD.cities))) - {number}:
        for count in range(1, CUBES_IN_ROW + 1):
            for place, wide in cube_places(hexes, hexes.centre(BOARD.hexes[BOARD.cities[other].hex]), count):
                assert not air.colliderect(cube_rect(place, wide)), BOARD.cities[other].name


def shortest_tracks(board: Board) -> Iterator[tuple[int, int, int]]:
    """The hexes between two cities that are no neighbors: one tile joins them; with the tile's sides."""
    cities = {city.hex for city in board.cities}
    for number in set(range(len(board.hexes))) - cities:
        ends = [(side, there) for side, there in enumerate(board.near[number]) if there in cities]
        for (one, a), (other, b) in combinations(ends, 2):
            if b not in board.near[a]:
                yield number, one, other


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("text_size", "most"), [(1.0, 0.25), (1.3, 0.25), (1.6, 0.4)])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["railways_of_north_america", "rocky_mountains"])
def test_a_track_of_one_tile_lies_under_no_name(
    name: str, size: tuple[int, int], text_size: float, most: float, language: str
) -> None:
    """Cubes of the upper city lie on it already: with a name it would be hidden whole."""
    board = load_board(name)
    layout = TileLayout(Scale(*size), arrange_strip(Scale(*size), text_size, 3).board, board)
    hexes = layout.whole
    with override(language):
        names = name_rects(layout, Localizer(RailwaysOfNorthAmerica(board)))
    tracks = list(shortest_tracks(board))
    assert len(tracks) > 10
    for number, one, other in tracks:
        x, y = hexes.centre(board.hexes[number])
        line = [(x + dx * hexes.size, y + dy * hexes.size) for dx, dy in through(one, other)]
        hidden = [point for point in line if any(rect.collidepoint(point) for rect in names)]
        assert len(hidden) <= most * len(line), board.hexes[number]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_looks_are_checked_where_boards_lie(size: tuple[int, int]) -> None:
    assert Scale(*size).rect(*AREA) == arrange_strip(Scale(*size), 1.0, 4).board


def test_every_name_has_its_place_in_the_file() -> None:
    assert set(look_of(BOARD).names) == {city.name for city in BOARD.cities}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [5, 8, 13, 16])
def test_cards_on_display_have_room(size: tuple[int, int], count: int) -> None:
    layout = laid_out(size)
    field = layout.fields["display"]
    rects = list(card_rects(field, layout.print, list(range(count))).values())
    for i, rect in enumerate(rects):
        assert field.contains(rect)
        assert rect.h >= (30 if count < 13 else 15)
        assert rect.w >= 100
        assert rect.collidelist(rects[i + 1 :]) == -1


@pytest.mark.parametrize("count", [5, 7, 9, 13])
def test_large_letters_make_those_of_cards_and_deliveries_larger(count: int) -> None:
    """Where the empty corner of the map allows it; a card never loses a line by it."""
    layout, cards = laid_out((1280, 720), text_size=1.6), list(range(count))
    field = layout.fields["display"]
    usual, larger = layout.print, display_scale(field, layout.print, 1.6, cards)
    rects = list(card_rects(field, larger, cards).values())
    assert all(field.contains(rect) for rect in rects)
    assert all(rect.h - 2 >= larger.size(16.5) for rect in rects)
    assert larger.text > 1.25 if count <= 9 else larger.text >= usual.text
    assert list_scale(layout).text > 1.25
    assert fitting(layout) >= 4


@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3, 1.6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_high_map_has_its_fields_on_both_sides(size: tuple[int, int], text_size: float) -> None:
    """The second board is nearly as high as wide, so the fields next to it fill the rest of the sheet."""
    board = load_board("rocky_mountains")
    layout = TileLayout(
        Scale(*size).with_letters(text_size), arrange_strip(Scale(*size), text_size, 3).board, board
    )
    if text_size == 1:
        assert layout.whole.width >= 28 * size[1] / 720
    fields, hexes = layout.fields, layout.whole
    left, right = hexes.left, hexes.left + hexes.size * layout.map_wide
    assert fields["display"].right <= left < right - hexes.width
    beside = [fields[name] for name in ("stock", "lines", "legend")]
    assert all(field.left >= right - hexes.width for field in beside)
    filled = sum(field.h for field in beside)
    assert filled >= 0.9 * layout.frame.h
    rows = line_rows(layout, len(board.major_lines))
    assert len({row.x for row in rows}) == 1
    assert layout.lettered(rows[0].h / (20 * layout.k)).text >= min(text_size, 1.25)


@pytest.mark.parametrize("size", SIZES)
def test_major_lines_have_room(size: tuple[int, int]) -> None:
    layout = laid_out(size)
    rows = line_rows(layout, len(BOARD.major_lines))
    for i, row in enumerate(rows):
        assert layout.fields["lines"].contains(row)
        assert row.h >= 15
        assert row.collidelist(rows[i + 1 :]) == -1


@pytest.mark.parametrize("size", SIZES)
def test_discs_leave_the_figures_of_points_free(size: tuple[int, int]) -> None:
    layout = laid_out(size)
    for points in range(100):
        x, y = points_place(layout.cell(points))
        left, top = disc_place(layout, [points, 200], 0)
        assert max(abs(left - x), abs(top - y)) > disc_width(layout) / 2 + 2


@pytest.mark.parametrize("size", SIZES)
def test_of_equal_discs_each_can_be_seen(size: tuple[int, int]) -> None:
    layout = laid_out(size)
    wide = disc_width(layout)
    for points in range(100):
        places = [disc_place(layout, [points] * 5, seat) for seat in range(5)]
        for (x, y), (right, lower) in pairwise(places):
            assert math.hypot(right - x, lower - y) > wide / 2
        reach = fan_reach(layout, 5)
        inner = layout.frame.inflate(-2 * reach, -2 * reach)
        for x, y in places:
            disc = pygame.Rect(0, 0, round(wide), round(wide))
            disc.center = (round(x), round(y))
            assert not disc.colliderect(inner)
            corner = min(abs(points - at) for at in (0, 29, 50, 79, 100)) < 3
            assert corner or layout.sheet.inflate(4, 4).contains(disc)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, 1.15, 1.3, 1.6])
@pytest.mark.parametrize("name", ["railways_of_north_america", "rocky_mountains"])
def test_what_is_printed_beside_the_map_is_told_whole(name: str, text_size: float, language: str) -> None:
    """Lines, stock, cards and legend, with the cards that lie there at the start."""
    game = RailwaysOfNorthAmerica(load_board(name))
    state = game.new_game(3, {}, random.Random(1))
    layout = TileLayout(
        Scale(1280, 720).with_letters(text_size),
        arrange_strip(Scale(1280, 720), text_size, 3).board,
        game.board,
    )
    surface = pygame.Surface((1280, 720))
    seats = tuple(SeatLook(str(seat), "Person", seat, False) for seat in range(3))
    with override(language), watching(surface) as watch:
        shown = Shown(state, seats, 0)
        draw_lines(surface, layout, shown, state, frozenset())
        draw_stock(surface, layout, shown, state)
        before = len(watch.lines(surface))
        draw_legend(surface, layout, shown, game.board)
        legend = [line.place for line in watch.lines(surface)[before:]]
        draw_display(surface, layout.print, text_size, layout.fields["display"], shown, state)
    assert len(watch.words) > 30
    assert not watch.cut
    for price, name in pairwise(legend):
        if abs(name.centery - price.centery) < 6 and name.x < price.x:
            assert price.x - name.right > 4 * layout.k, "A name touches its price."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("barons", [0, 1, 2])
@pytest.mark.parametrize("cards", range(17))
def test_however_full_a_hand_is_all_of_it_has_a_place(size: tuple[int, int], barons: int, cards: int) -> None:
    hand = arrange_strip(Scale(*size), 1.0, 3).hand
    rects = hand_rects(hand, Scale(*size), barons, list(range(cards)))
    assert len(rects) == barons + cards
    for i, rect in enumerate(rects):
        assert hand.contains(rect)
        assert rect.w >= 20
        assert rect.h >= 6
        assert rect.collidelist(rects[i + 1 :]) == -1


def test_a_name_with_too_many_lines_loses_no_word() -> None:
    assert _at_most(["Capital", "Charter:", "Ottawa"], 2) == ["Capital", "Charter: Ottawa"]
    assert _at_most(["Hotel:", "Ottawa"], 2) == ["Hotel:", "Ottawa"]
    assert _at_most(["Hotel:", "Ottawa"], 0) == []
