"""Colors can be read and told apart; lengths follow the window."""

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.table.kit import furniture, lettering, materials, pieces, theme, towns
from game.table.kit.pen import Pen, smooth
from game.table.kit.pieces import sign
from game.table.kit.scale import SMALLEST_TEXT, Scale
from game.table.kit.theme import PAINTS, SEATS, contrast, mix, on
from tools.images.signs import SIGNS

READABLE = 4.5
TOLD_APART = 3.0
"""What a drawn sign wants of contrast (WCAG 2.1, non-text)."""


def pixels(surface: pygame.Surface) -> list[theme.Colour]:
    """Every different color of an opaque picture."""
    flat = pygame.surfarray.array3d(surface).reshape(-1, 3)
    return [(int(r), int(g), int(b)) for r, g, b in np.unique(flat, axis=0)]


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert contrast(theme.INK, theme.INK) == pytest.approx(1.0)


@pytest.mark.parametrize("ink", [theme.INK, theme.FADED_INK, theme.SIGNAL])
@pytest.mark.parametrize("ground", [theme.PAPER, theme.SLIP])
def test_inks_read_on_flat_paper(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= READABLE


def test_inks_read_inside_a_slip() -> None:
    """Paper has grain, so its color is the mean of a letter's background."""
    sheet = pygame.Surface((460, 150), 0, 32)
    inside = furniture.slip(sheet, Scale(1920, 1080), sheet.get_rect().inflate(-40, -40))
    flat = pygame.surfarray.array3d(sheet)[inside.left : inside.right, inside.top : inside.bottom]
    wide, high = flat.shape[0] // 6 * 6, flat.shape[1] // 6 * 6
    blocks = flat[:wide, :high].reshape(wide // 6, 6, high // 6, 6, 3).mean(axis=(1, 3)).reshape(-1, 3)
    for ink in (theme.INK, theme.FADED_INK, theme.SIGNAL):
        assert min(contrast(ink, (round(r), round(g), round(b))) for r, g, b in blocks) >= READABLE


def test_lettering_reads_on_every_board_of_walnut() -> None:
    for seed in range(6):
        grounds = pixels(materials.walnut((300, 200), seed))
        for ink in (theme.CREAM, theme.QUIET, theme.PALE_BRASS):
            assert min(contrast(ink, ground) for ground in grounds) >= READABLE


def test_lettering_reads_on_the_baize_under_the_lamp() -> None:
    grounds = pixels(materials.baize(480, 270))
    assert min(contrast(theme.CREAM, ground) for ground in grounds) >= READABLE


@pytest.mark.parametrize(
    "colour", [(x, y, z) for x in (0, 90, 160, 255) for y in (0, 90, 160, 255) for z in (0, 255)]
)
def test_on_picks_the_better_of_ink_and_cream(colour: theme.Colour) -> None:
    other = theme.CREAM if on(colour) == theme.INK else theme.INK
    assert contrast(on(colour), colour) >= contrast(other, colour)


@pytest.mark.parametrize("name", PAINTS)
def test_words_read_on_every_paint(name: str) -> None:
    paint = PAINTS[name]
    assert contrast(on(paint.colour), paint.colour) >= READABLE
    assert contrast(paint.ink, paint.colour) >= READABLE


@pytest.mark.parametrize("seat", SEATS, ids=[seat.name for seat in SEATS])
def test_signs_show_on_every_seat(seat: theme.Seat) -> None:
    assert contrast(seat.ink, seat.colour) >= TOLD_APART


def test_no_sign_serves_twice() -> None:
    used = [paint.sign for paint in PAINTS.values()] + [seat.sign for seat in SEATS]
    assert len(set(used)) == len(used)
    assert set(used) == set(SIGNS)
    assert len({seat.name for seat in SEATS}) == len(SEATS) >= 6


def test_seats_are_not_painted_like_companies() -> None:
    for seat in SEATS:
        for paint in PAINTS.values():
            assert sum(abs(a - b) for a, b in zip(seat.colour, paint.colour, strict=True)) > 60


def shape(name: str) -> np.ndarray:
    """Where a sign is, in a box of 24 pixels: its shape without any color."""
    return pygame.surfarray.array_alpha(sign(name, 10, (255, 255, 255))).astype(int)


@pytest.mark.parametrize(("one", "other"), list(combinations(SIGNS, 2)))
def test_signs_differ_in_shape(one: str, other: str) -> None:
    assert np.abs(shape(one) - shape(other)).mean() > 12


@pytest.mark.parametrize("name", SIGNS)
def test_signs_stay_in_their_square(name: str) -> None:
    image = sign(name, 10, (255, 255, 255))
    drawn = image.get_bounding_rect(40)
    assert image.get_rect().contains(drawn)
    assert drawn.w < image.get_width()
    assert drawn.w >= 14


def test_mix_runs_from_one_colour_to_the_other() -> None:
    assert mix((0, 10, 20), (100, 110, 120), 0) == (0, 10, 20)
    assert mix((0, 10, 20), (100, 110, 120), 1) == (100, 110, 120)
    assert mix((0, 10, 20, 7), (100, 110, 120), 0.5) == (50, 60, 70)


@pytest.mark.parametrize(
    ("width", "height", "k", "wide", "high"),
    [
        (1920, 1080, 1.0, 1920, 1080),
        (1280, 720, 2 / 3, 1920, 1080),
        (3840, 2160, 2.0, 1920, 1080),
        (1600, 720, 2 / 3, 2400, 1080),
        (1280, 1024, 2 / 3, 1920, 1536),
    ],
)
def test_a_window_has_at_least_1920_by_1080_units(
    width: int, height: int, k: float, wide: float, high: float
) -> None:
    scale = Scale(width, height)
    assert scale.k == pytest.approx(k)
    assert (scale.wide, scale.high) == pytest.approx((wide, high))


def test_neighbouring_rectangles_share_their_edge_at_every_size() -> None:
    for width in range(1280, 1400, 7):
        scale = Scale(width, width * 9 // 16)
        for x in range(0, 200, 13):
            assert scale.rect(x, 3, 13, 5).right == scale.rect(x + 13, 3, 13, 5).left


def test_text_is_never_smaller_than_thirteen_pixels() -> None:
    for scale in (Scale(1280, 720), Scale(640, 360, 0.5), Scale(1920, 1080).larger(0.4)):
        assert all(scale.size(points) >= SMALLEST_TEXT for points in (1, 13, 15, 17))
    assert Scale(1920, 1080).size(20) == 20
    assert Scale(1920, 1080, 1.5).size(20) == 30


def test_a_larger_part_has_larger_units_and_fewer_of_them() -> None:
    scale = Scale(1920, 1080).larger(1.25)
    assert scale.px(100) == 125
    assert scale.wide == pytest.approx(1536)
    assert scale.larger(0.8).k == pytest.approx(1.0)


def test_every_cache_of_the_kit_is_bounded() -> None:
    seen = 0
    for module in (furniture, lettering, materials, pieces, towns):
        for thing in vars(module).values():
            if hasattr(thing, "cache_parameters"):
                assert thing.cache_parameters()["maxsize"] is not None, thing
                seen += 1
    assert seen >= 4


def test_a_pen_moved_and_scaled_draws_in_the_same_place() -> None:
    plain = smooth((40, 40), lambda pen: pen.rect((255, 0, 0), 10, 20, 12, 6))
    moved = smooth((40, 40), lambda pen: pen.at(10, 20, 6).rect((255, 0, 0), 0, 0, 2, 1))
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(moved, "RGBA")


def test_a_shaded_box_runs_from_its_upper_to_its_lower_colour() -> None:
    def paint(pen: Pen) -> None:
        pen.shade_rect((200, 100, 50), (20, 10, 5), 0, 0, 20, 40)

    image = smooth((20, 40), paint)
    levels = [image.get_at((10, y)).r for y in range(40)]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > 190
    assert levels[-1] < 30
    assert image.get_at((10, 20)).a > 250
