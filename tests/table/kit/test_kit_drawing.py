"""Pieces, icons and furniture as they are drawn: clean edges, states that differ, words that read."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pygame
import pytest

from game.table.kit import engraving, furniture, icons, images, materials, pieces
from game.table.kit.lettering import text_width
from game.table.kit.pen import faded, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import surface_cache
from game.table.kit.theme import INK, PAINTS, PAPER, SEATS, WALNUT, contrast
from tools.images.icons import ICONS

SCALES = [Scale(1920, 1080), Scale(1280, 720)]
BOTH = pytest.mark.parametrize("scale", SCALES, ids=["1080", "720"])

STATES: dict[str, dict[str, bool]] = {
    "plain": {},
    "main": {"main": True},
    "hovered": {"hovered": True},
    "main hovered": {"main": True, "hovered": True},
    "pressed": {"pressed": True},
    "main pressed": {"main": True, "pressed": True},
    "off": {"enabled": False},
    "focused": {"focused": True},
}


def piece_pictures(k: float) -> dict[str, Callable[[], pygame.Surface]]:
    """Every kind of small picture, by name, as functions that draw it."""
    pictures: dict[str, Callable[[], pygame.Surface]] = {}
    for name in PAINTS:
        pictures[f"cube {name}"] = lambda name=name: pieces.cube(name, 24 * k)
        pictures[f"ghost {name}"] = lambda name=name: pieces.cube(name, 24 * k, ghost=True)
        pictures[f"seal {name}"] = lambda name=name: pieces.seal(name, 22 * k)
        pictures[f"share {name}"] = lambda name=name: pieces.share(name, 25 * k, 30 * k)
    for seat in range(len(SEATS)):
        pictures[f"disc {seat}"] = lambda seat=seat: pieces.disc(seat, 50 * k)
        pictures[f"badge {seat}"] = lambda seat=seat: pieces.disc(seat, 19 * k, flat=True)
    for name in ICONS:
        pictures[f"icon {name}"] = lambda name=name: icons.icon(name, 34 * k, INK, PAPER)
    pictures["house"] = lambda: pieces.house(30 * k)
    pictures["arrow"] = lambda: furniture.arrow(18 * k, 10 * k, INK)
    pictures["train"] = lambda: pieces.train(100 * k)
    pictures["compass"] = lambda: engraving.compass(90)
    pictures["flourish"] = lambda: smooth((300, 24), lambda pen: engraving.flourish(pen.at(150, 12), 290))
    pictures["locomotive"] = lambda: images.picture("locomotives/engraved-red", 150 * k, 84 * k)
    return pictures


@BOTH
def test_pictures_are_premultiplied_and_not_blank(scale: Scale) -> None:
    for name, draw in piece_pictures(scale.k).items():
        image = draw()
        rgb, alpha = pygame.surfarray.array3d(image), pygame.surfarray.array_alpha(image)
        assert (rgb.max(axis=2).astype(int) <= alpha.astype(int) + 1).all(), name
        assert alpha.max() > 180, name
        assert (alpha > 60).mean() > 0.02, name


@BOTH
def test_drawing_again_gives_the_same_pixels(scale: Scale) -> None:
    first = {name: pygame.image.tobytes(draw(), "RGBA") for name, draw in piece_pictures(scale.k).items()}
    baize = pygame.image.tobytes(materials.baize(320, 180), "RGB")
    board = pygame.image.tobytes(materials.walnut((200, 100), 4), "RGB")
    surface_cache.clear()
    for name, draw in piece_pictures(scale.k).items():
        assert pygame.image.tobytes(draw(), "RGBA") == first[name], name
    assert pygame.image.tobytes(materials.baize(320, 180), "RGB") == baize
    assert pygame.image.tobytes(materials.walnut((200, 100), 4), "RGB") == board


def test_pieces_come_from_a_cache_and_sizes_close_together_are_one() -> None:
    assert pieces.cube("red", 24.0) is pieces.cube("red", 24.1)
    assert pieces.cube("red", 24.0) is not pieces.cube("red", 25.0)
    assert pieces.disc(1, 30) is pieces.disc(1, 30)


@pytest.mark.parametrize("width", [10, 17, 24, 44])
def test_a_cube_is_as_wide_as_it_is_told(width: int) -> None:
    solid = pieces.cube("blue", width, ghost=True).get_bounding_rect(min_alpha=100)
    assert abs(solid.w - width) <= 2
    assert pieces.cube("blue", width, ghost=True).get_size() == pieces.cube("blue", width).get_size()


def test_cubes_can_be_told_apart_without_colour() -> None:
    """Two cubes of about the same gray differ by their sign: every pair differs somewhere on the top face."""
    pictures = {name: pieces.cube(name, 24) for name in PAINTS}
    grey = {
        name: pygame.surfarray.array3d(image).astype(float) @ np.array([0.30, 0.59, 0.11])
        for name, image in pictures.items()
    }
    names = list(grey)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert np.abs(grey[one] - grey[other]).max() > 60, (one, other)


@BOTH
def test_icons_have_different_shapes(scale: Scale) -> None:
    shapes = {
        name: pygame.surfarray.array3d(icons.icon(name, 26 * scale.k, (255, 255, 255), (0, 0, 0)))[..., 0]
        for name in ICONS
    }
    names = list(shapes)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            difference = np.abs(shapes[one].astype(int) - shapes[other].astype(int)).mean()
            assert difference > 4, (one, other)


def test_a_faded_picture_keeps_its_colours() -> None:
    image = pieces.seal("red", 40)
    pale = faded(image, 0.5)
    assert image.get_at((20, 4)).a > 250
    assert abs(pale.get_at((20, 4)).a - 128) <= 2
    assert abs(pale.get_at((20, 4)).r * 2 - image.get_at((20, 4)).r) <= 2


def wood(scale: Scale) -> pygame.Surface:
    """A panel of walnut to draw on."""
    surface = pygame.Surface((scale.px(480), scale.px(200)), 0, 32)
    materials.panel(surface, scale, surface.get_rect(), 3, inlay=False)
    return surface


def words_read(blank: pygame.Surface, lettered: pygame.Surface, rect: pygame.Rect) -> float:
    """The contrast of lettering with the ground under it.

    Taken over the pixels that the words changed most: those that a stroke covers entirely.
    """
    ground = pygame.surfarray.array3d(blank)[rect.left : rect.right, rect.top : rect.bottom].reshape(-1, 3)
    inked = pygame.surfarray.array3d(lettered)[rect.left : rect.right, rect.top : rect.bottom].reshape(-1, 3)
    change = np.abs(ground.astype(int) - inked.astype(int)).sum(axis=1)
    covered = change >= change.max() * 0.98
    assert change.max() > 100
    return min(
        contrast(tuple(int(v) for v in a), tuple(int(v) for v in b))  # type: ignore[arg-type]
        for a, b in zip(ground[covered], inked[covered], strict=True)
    )


@BOTH
@pytest.mark.parametrize("state", STATES)
def test_the_words_of_a_button_read_in_every_state(scale: Scale, state: str) -> None:
    rect = scale.rect(40, 40, 190, 42)
    blank, lettered = wood(scale), wood(scale)
    furniture.button(blank, scale, rect, "", **STATES[state])
    furniture.button(lettered, scale, rect, "Lay track", **STATES[state])
    assert words_read(blank, lettered, rect) >= 4.5


@BOTH
def test_every_state_of_a_button_looks_different(scale: Scale) -> None:
    seen = set()
    for state in STATES.values():
        surface = wood(scale)
        furniture.button(surface, scale, scale.rect(40, 40, 190, 42), "Finish", key="F", **state)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == len(STATES)


@BOTH
@pytest.mark.parametrize("note", ["", "$11"])
def test_a_long_label_stays_on_its_button(scale: Scale, note: str) -> None:
    """Nothing but shadow and ring falls outside: the rest of the wood is as it would be without words."""
    rect = scale.rect(40, 40, 150, 56)
    blank, lettered = wood(scale), wood(scale)
    picture = pieces.seal("green", 22 * scale.k)
    label = "Take two dollars or expand twice"
    furniture.button(blank, scale, rect, "", note="", key=None)
    furniture.button(lettered, scale, rect, label, note=note, key="enter", picture=picture)
    changed = np.abs(
        pygame.surfarray.array3d(blank).astype(int) - pygame.surfarray.array3d(lettered).astype(int)
    ).sum(axis=2)
    changed[rect.left + 3 : rect.right - 3, rect.top + 3 : rect.bottom - 3] = 0
    assert not changed.any()


@BOTH
@pytest.mark.parametrize("key", ["enter", "left", "right", "up", "down", "Esc", "U"])
def test_a_key_cap_ends_where_it_is_told(scale: Scale, key: str) -> None:
    surface = pygame.Surface((200, 60), pygame.SRCALPHA)
    left = furniture.key_cap(surface, scale, 150, 30, key)
    drawn = surface.get_bounding_rect(min_alpha=60)
    assert (drawn.left, drawn.right) == (left, 150)
    assert drawn.h >= 17
    assert abs(drawn.centery - 30) <= 1


def test_the_arrow_keys_are_four_different_pictures() -> None:
    pictures = set()
    for key in ("Left", "Right", "Up", "Down"):
        surface = pygame.Surface((60, 60), pygame.SRCALPHA)
        furniture.key_cap(surface, SCALES[0], 50, 30, key)
        pictures.add(pygame.image.tobytes(surface, "RGBA"))
    assert len(pictures) == 4


@BOTH
def test_a_round_button_tells_its_place_and_shows_its_state(scale: Scale) -> None:
    states: list[dict[str, bool]] = [
        {},
        {"hovered": True},
        {"pressed": True},
        {"enabled": False},
        {"focused": True},
    ]
    seen = set()
    for state in states:
        surface = wood(scale)
        rect = furniture.round_button(surface, scale, 100, 60, "undo", **state)
        assert rect.center == (100, 60)
        assert rect.w >= 24
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == len(states)


@BOTH
def test_a_stepper_has_its_signs_at_its_ends(scale: Scale) -> None:
    surface, rect = wood(scale), scale.rect(30, 40, 400, 56)
    minus, plus = furniture.stepper(surface, scale, rect, "$14", low="from $3", high="to $20")
    assert minus.topleft == rect.topleft
    assert plus.bottomright == rect.bottomright
    room = plus.left - minus.right
    wanted = sum(text_width(scale, words, "sans", 16) for words in ("from $3", "to $20"))
    assert wanted + text_width(scale, "$14", "slab_bold", 28) < room
    stopped = wood(scale)
    furniture.stepper(stopped, scale, rect, "$14", low="from $3", high="to $20", can_lower=False)
    assert surface.get_at(minus.center) != stopped.get_at(minus.center)
    both = [pygame.image.tobytes(picture.subsurface(plus), "RGB") for picture in (surface, stopped)]
    assert both[0] == both[1]


@BOTH
def test_pills_plates_and_tickets_hold_their_words(scale: Scale) -> None:
    surface = wood(scale)
    pill = furniture.pill(surface, scale, 20, 30, "to act")
    assert pill.w >= text_width(scale, "to act", "bold", 15) + 8
    ticket = furniture.ticket(surface, scale, 120, 60, "$2")
    assert ticket.collidepoint(120, 60)
    assert ticket.w >= text_width(scale, "$2", "slab_bold", 18) + 8
    rect = scale.rect(200, 100, 260, 40)
    blank, lettered = wood(scale), wood(scale)
    furniture.plate(blank, scale, rect, "")
    furniture.plate(lettered, scale, rect, "Shares: choose one")
    assert words_read(blank, lettered, rect) >= 4.5


@BOTH
def test_the_top_bar_leaves_room_right_of_the_title(scale: Scale) -> None:
    surface = pygame.Surface((scale.width, scale.height), 0, 32)
    free = furniture.top_bar(surface, scale, "Railways of North America")
    assert free.left > text_width(scale, "Railways of North America", "title", 29)
    assert free.right < scale.width
    assert free.bottom <= scale.px(furniture.TOP_BAR)
    assert free.w > scale.px(1000)


@BOTH
@pytest.mark.parametrize("enabled", [True, False])
def test_segments_cover_their_place_and_read(scale: Scale, enabled: bool) -> None:
    rect, labels = scale.rect(30, 40, 401, 42), ("Slow", "Normal", "Fast")
    blank, lettered = wood(scale), wood(scale)
    places = furniture.segmented(lettered, scale, rect, labels, 1, enabled=enabled)
    furniture.segmented(blank, scale, rect, ("", "", ""), 1, enabled=enabled)
    assert places == furniture.segments(rect, 3)
    assert (places[0].left, places[-1].right) == (rect.left, rect.right)
    assert all(a.right == b.left for a, b in pairwise(places))
    for place in places:
        assert words_read(blank, lettered, place) >= 4.5


def test_the_handle_of_a_scroll_bar_follows_the_page() -> None:
    surface, rect = wood(SCALES[0]), pygame.Rect(20, 10, 16, 180)
    top, middle, bottom = (furniture.scroll_handle(rect, start, 0.25) for start in (0.0, 0.375, 0.75))
    assert top.top == rect.top
    assert middle.centery == rect.centery
    assert bottom.bottom == rect.bottom == furniture.scroll_handle(rect, 3.0, 0.25).bottom
    assert top.h == pytest.approx(45, abs=1)
    assert furniture.scroll_handle(rect, 0.0, 1.0).h == rect.h
    assert furniture.scroll_handle(rect, 0.0, 0.001).h >= 2 * rect.w
    furniture.scrollbar(surface, rect, 0.375, 0.25)
    well, handle = (
        surface.get_at((rect.centerx, rect.top + 20)),
        surface.get_at((rect.centerx + 3, middle.top + 4)),
    )
    assert contrast((well.r, well.g, well.b), (handle.r, handle.g, handle.b)) > 4.5


@BOTH
@pytest.mark.parametrize("corner", ["topleft", "topright", "bottomleft", "bottomright", "center"])
def test_a_tooltip_never_leaves_the_window_nor_covers_its_thing(scale: Scale, corner: str) -> None:
    surface = pygame.Surface((scale.width, scale.height), 0, 32)
    about = pygame.Rect(0, 0, 40, 30)
    setattr(about, corner, getattr(surface.get_rect(), corner))
    words = "Cleveland: 4 alone, 2 shared. A cube costs $2 and $2 more for each piece that stands there."
    rect = furniture.tooltip(surface, scale, words, about)
    assert surface.get_rect().contains(rect)
    assert not rect.colliderect(about)
    assert rect.w <= scale.px(380)


@BOTH
def test_a_dialog_keeps_its_inside_free(scale: Scale) -> None:
    surface = pygame.Surface((scale.width, scale.height), 0, 32)
    rect = scale.rect(500, 300, 560, 400)
    inside = furniture.dialog(surface, scale, rect, "Leave the game?")
    assert rect.contains(inside)
    grounds = {
        tuple(colour) for colour in pygame.surfarray.array3d(surface.subsurface(inside)).reshape(-1, 3)
    }
    assert all(sum(abs(int(a) - b) for a, b in zip(colour, WALNUT, strict=True)) < 110 for colour in grounds)


def test_dusk_darkens_everything() -> None:
    surface = pygame.Surface((40, 30), 0, 32)
    surface.fill((200, 180, 160))
    furniture.dim(surface)
    assert surface.get_at((20, 15)).r < 110


def test_the_thinking_engine_moves_and_comes_round() -> None:
    def picture(phase: float) -> bytes:
        surface = pygame.Surface((120, 60), pygame.SRCALPHA)
        furniture.thinking(surface, 5, 30, 100, phase)
        return pygame.image.tobytes(surface, "RGBA")

    assert len({picture(i / 24) for i in range(24)}) == 24
    assert picture(0.0) == picture(1.0) == picture(7.0)
    assert picture(0.25) == picture(3.25)


@pytest.mark.parametrize(("width", "height"), [(7, 5), (40, 30), (300, 200), (301, 90)])
def test_a_stretched_shadow_is_the_shadow_that_blurring_gives(width: int, height: int) -> None:
    surface = pygame.Surface((width + 60, height + 60))
    surface.fill((255, 255, 255))
    rect = pygame.Rect(30, 30, width, height)
    plain = surface.copy()
    materials.drop_shadow(surface, rect, 6, (0, 0), 150, 4)
    image = pygame.Surface((width + 36, height + 36), pygame.SRCALPHA)
    pygame.draw.rect(image, (0, 0, 0, 150), (18, 18, width, height), border_radius=4)
    plain.blit(pygame.transform.gaussian_blur(image, 6), (12, 12))
    for picture in (surface, plain):  # What throws the shadow covers its middle.
        picture.fill((9, 9, 9), rect.inflate(-20, -20))
    difference = pygame.surfarray.array3d(surface).astype(int) - pygame.surfarray.array3d(plain).astype(int)
    assert np.abs(difference).max() <= 3


def test_walnut_larger_than_its_sheet_has_no_gap() -> None:
    board = materials.walnut((2600, 1300), 2)
    columns = pygame.surfarray.array3d(board).astype(int).mean(axis=(1, 2))
    assert columns.min() > 20
    assert np.abs(np.diff(columns)).max() < 6


def test_a_stamp_is_centred_on_its_place() -> None:
    surface = pygame.Surface((60, 60), pygame.SRCALPHA)
    rect = stamp(surface, pieces.seal("blue", 20), 30, 30, centred=True)
    assert rect.center == (30, 30)
