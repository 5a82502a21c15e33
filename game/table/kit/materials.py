"""Baize, walnut, paper, lamp light, shadows and brass lines.

The textures are pictures of `assets/images/materials`. Pictures that functions return from a cache must
not be changed.
"""

from __future__ import annotations

import math
from functools import lru_cache, partial
from itertools import groupby
from typing import Final

import pygame

from game.table.kit.contrast import high_contrast
from game.table.kit.contrast import thick as thicker
from game.table.kit.images import bands, columns, scaled, texture
from game.table.kit.pen import Canvas, only_within
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally, cached_surface, surface_cache
from game.table.kit.theme import BRASS, GLOW, INK, PAPER, SLIP, WALNUT, Colour, mix

_FLAT_BAIZE: Final[Colour] = (16, 34, 27)
_FLAT_WALNUT: Final[Colour] = (30, 19, 12)
"""The grounds of the high-contrast look."""


def _tile(
    surface: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    flags: int = 0,
    start: int = 0,
    within: pygame.Rect | None = None,
) -> None:
    """Fill the part of `rect` in `within` with a repeated texture, starting `start` pixels into it."""
    # In the surface's pixel format, blitting is many times as fast.
    tile = texture(f"materials/{name}").convert(surface)
    wide, high = tile.get_size()
    part = rect if within is None else rect.clip(within)
    with only_within(surface, part):
        for x in range(rect.left - start % wide, rect.right, wide):
            for y in range(rect.top - start % high, rect.bottom, high):
                if part.colliderect(x, y, wide, high):
                    surface.blit(tile, (x, y), special_flags=flags)


@cached_incrementally
def baize(width: int, height: int, lamp: tuple[float, float] = (0.40, 0.44)) -> Steps[pygame.Surface]:
    """Return the table's felt; the light is centered on `lamp` (fractions of width and height)."""
    return (yield from lay_baize(width, height, lamp))


def lay_baize(width: int, height: int, lamp: tuple[float, float]) -> Steps[pygame.Surface]:
    """Make the picture step by step. The caller owns it and may draw on it."""
    felt = pygame.Surface((width, height), 0, 32)
    if high_contrast():
        felt.fill(_FLAT_BAIZE)
        return felt
    for band in bands(felt, _QUICK):
        yield
        _tile(felt, felt.get_rect(), "baize", within=band)
    yield
    light = texture("materials/lamplight").convert(felt)
    side = light.get_width()
    part = pygame.Rect(round((1 - lamp[0]) * side / 2), round((1 - lamp[1]) * side / 2), side // 2, side // 2)
    seen = light.subsurface(part.clip(light.get_rect()))
    for x, fallen in columns(seen, (width, height)):
        yield
        felt.blit(fallen, (x, 0), special_flags=pygame.BLEND_RGB_MULT)
    return felt


@cached_incrementally
def walnut(size: tuple[int, int], seed: int = 3) -> Steps[pygame.Surface]:
    """Return a board of fine-grained walnut of `size` pixels, a little lighter along its upper edge.

    Boards of other seeds are cut from other places; those larger than the texture are book-matched.
    """
    return (yield from cut_walnut(size, seed))


def cut_walnut(size: tuple[int, int], seed: int) -> Steps[pygame.Surface]:
    """Make the picture step by step. The caller owns it and may draw on it."""
    width, height = size
    if high_contrast():
        board = pygame.Surface(size, 0, 32)
        board.fill(_FLAT_WALNUT)
        return board
    sheet = texture("materials/walnut")
    yield
    wide, high = sheet.get_size()
    left = (seed * 397) % max(1, wide - width + 1)
    top = (seed * 211) % max(1, high - height + 1)
    left, top = (0 if width >= wide else left), (0 if height >= high else top)
    board = pygame.Surface(size, 0, 32)
    for row in range(-(-height // high)):
        for column in range(-(-width // wide)):
            turned = (column % 2 == 1, row % 2 == 1)
            leaf = pygame.transform.flip(sheet, *turned) if any(turned) else sheet
            board.blit(leaf, (column * wide - left, row * high - top))
            yield
    reach = max(1, min(height // 3, 90))
    for i in range(reach):
        level = round(13 * (1 - i / reach))
        board.fill((level, round(level * 0.8), round(level * 0.55)), (0, i, width, 1), pygame.BLEND_RGB_ADD)
    return board


def lay_fibre(surface: pygame.Surface, rect: pygame.Rect, seed: int = 0) -> Steps[None]:
    """Give `rect` the texture of paper fiber, step by step; it varies with the seed."""
    for band in bands(surface, _QUICK):
        yield
        if band.colliderect(rect) and not high_contrast():
            _tile(surface, rect, "paper", pygame.BLEND_RGB_MULT, seed * 37, band)


def brown_edges(surface: pygame.Surface, rect: pygame.Rect, reach: float, depth: float) -> Steps[None]:
    """Brown `rect` toward its rim, step by step: by `depth` levels at the rim, fading over `reach`."""
    if high_contrast():
        return
    for tint, first, wide in _rims((min(rect.size) + 1) // 2, reach, depth):
        yield
        _multiply_rim(surface, rect.inflate(-2 * first, -2 * first), wide, tint)


@lru_cache(maxsize=64)
def _rims(count: int, reach: float, depth: float) -> list[tuple[Colour, int, int]]:
    """Return the rims to multiply by a tint: (tint, inset in pixels, thickness in pixels)."""
    found = []
    for tint, alike in groupby(range(count), lambda inset: _brown(math.exp(-inset / reach) * depth)):
        if tint == (255, 255, 255):
            break
        first, *others = alike
        found.append((tint, first, 1 + len(others)))
    return found


def _brown(dark: float) -> Colour:
    """Return the factor that makes paper darker by a number of levels."""
    return round(255 - dark * 0.75), round(255 - dark), round(255 - dark * 1.5)


def _multiply_rim(surface: pygame.Surface, rect: pygame.Rect, wide: int, tint: Colour) -> None:
    """Multiply the pixels of `rect` that are within `wide` of its edge."""
    if min(rect.size) <= 2 * wide:
        sides = [rect]
    else:
        high, down = rect.h - 2 * wide, rect.y + wide
        sides = [pygame.Rect(rect.x, y, rect.w, wide) for y in (rect.y, rect.bottom - wide)]
        sides += [pygame.Rect(x, down, wide, high) for x in (rect.x, rect.right - wide)]
    for side in sides:
        surface.fill(tint, side, special_flags=pygame.BLEND_RGB_MULT)


def paper_ages(surface: pygame.Surface, rect: pygame.Rect, depth: float = 34) -> Steps[None]:
    """Give fiber and browned edges to whatever is printed in `rect`, step by step."""
    yield from lay_fibre(surface, rect)
    yield from brown_edges(surface, rect, max(6.0, min(rect.size) / 9), depth)
    yield


def print_paper(
    surface: pygame.Surface, rect: pygame.Rect, depth: float = 34, colour: Colour = PAPER
) -> None:
    """Draw a blank sheet; `depth` is the browning of its edges (0 to 255)."""
    _lay_ground(surface, _sheet_of_paper(rect.size, depth, colour), rect)


def _lay_ground(surface: pygame.Surface, image: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a sheet or a panel; all that carry lettering are drawn here."""
    surface.blit(image, rect)


@cached_incrementally
def _sheet_of_paper(size: tuple[int, int], depth: float, colour: Colour) -> Steps[pygame.Surface]:
    sheet = pygame.Surface(size, 0, 32)
    sheet.fill(colour)
    yield from paper_ages(sheet, sheet.get_rect(), depth)
    return sheet


_FAR: Final = 30
"""The blur radius in pixels from which a blur takes longer than a frame and can be done at a smaller size."""


@cached_surface
def _soft_rectangle(width: int, height: int, radius: int, alpha: int, corner: int) -> pygame.Surface:
    """Return a blurred black rectangle of this size, with a margin for the blur.

    Blurring is slow. Of a large rectangle only a quarter is blurred, and only the visible part: beyond its
    edges the blur repeats the edge pixels, as it would in the whole. A wide blur leaves no fine detail,
    so it is done at a smaller size.
    """
    blurred, even = 2 * radius, _core(radius, corner)
    wide, high = (blurred + ((side + 1) // 2 if side == even else side + blurred) for side in (width, height))
    fine = 1 if radius < _FAR else 2
    part = pygame.Surface((-(-wide // fine), -(-high // fine)), pygame.SRCALPHA)
    place = pygame.Rect(blurred, blurred, width, height)
    within = pygame.Rect(*(round(value / fine) for value in place))
    pygame.draw.rect(part, (0, 0, 0, alpha), within, border_radius=round(corner / fine))
    part = pygame.transform.gaussian_blur(part, round(radius / fine))
    if fine > 1:
        part = pygame.transform.smoothscale(part, (wide, high))
    found = pygame.Surface((width + 6 * radius, height + 6 * radius), pygame.SRCALPHA)
    right, down = (side + 5 * radius - long for side, long in ((width, wide), (height, high)))
    for x in (radius, right) if width == even else (radius,):
        for y in (radius, down) if height == even else (radius,):
            turned = pygame.transform.flip(part, x != radius, y != radius)
            found.blit(turned, (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    return found


def _core(radius: int, corner: int) -> int:
    """Return the side of a square whose middle the blur of its edges doesn't reach; an odd number."""
    return 2 * (2 * radius + corner) + 1


@cached_surface
def _shadow(width: int, height: int, radius: int, alpha: int, corner: int) -> tuple[pygame.Surface, ...]:
    """Return the sides (see `_sides`) of a rectangle's shadow, which extends three radii beyond each edge.

    A small rectangle is blurred, and its middle row and column are repeated.
    """
    core = _core(radius, corner)
    soft = _soft_rectangle(min(width, core), min(height, core), radius, alpha, corner)
    steps = partial(_spread, soft, width, height, radius, corner)
    return surface_cache.go_on((_shadow, width, height, radius, alpha, corner), steps)


def _spread(
    soft: pygame.Surface, width: int, height: int, radius: int, corner: int
) -> Steps[tuple[pygame.Surface, ...]]:
    """Stretch a blurred rectangle into the sides of a shadow."""
    columns = _around_middle(soft.get_width(), width + 6 * radius)
    rows = _around_middle(soft.get_height(), height + 6 * radius)
    found = []
    for side in _sides(width, height, radius, corner):
        yield
        image = pygame.Surface(side.size, pygame.SRCALPHA)
        for x, wide, left, new_wide in columns:
            for y, high, top, new_high in rows:
                place = pygame.Rect(left, top, new_wide, new_high)
                if place.colliderect(side):
                    part = pygame.transform.scale(soft.subsurface((x, y, wide, high)), place.size)
                    image.blit(part, place.move(-side.x, -side.y), None, _AS_IT_IS)
        found.append(image)
    return tuple(found)


def _sides(width: int, height: int, radius: int, corner: int) -> list[pygame.Rect]:
    """Return the visible parts of a shadow, in its own picture; a small shadow is one part."""
    whole = pygame.Rect(0, 0, width + 6 * radius, height + 6 * radius)
    hidden = 5 * radius + corner  # The object may be two radii from the shadow's center.
    high, wide = whole.h - 2 * hidden, whole.w - 2 * hidden
    if min(wide, high) <= 0 or wide * high < _WORTH_A_HOLE:
        return [whole]
    return [
        pygame.Rect(0, 0, whole.w, hidden),
        pygame.Rect(0, hidden, hidden, high),
        pygame.Rect(whole.w - hidden, hidden, hidden, high),
        pygame.Rect(0, whole.h - hidden, whole.w, hidden),
    ]


_QUICK: Final = 1_000_000
"""The number of pixels that are tiled or shaded per step."""
_WORTH_A_HOLE: Final = 200 * 200
"""The number of hidden pixels of a shadow from which on they are left out."""
_AS_IT_IS: Final = pygame.BLEND_RGBA_ADD
"""The blend mode that copies pixels with their alpha onto an empty surface."""


def _around_middle(old: int, new: int) -> list[tuple[int, int, int, int]]:
    """Return (old start, old length, new start, new length) of the parts before, in and after the middle."""
    half = old // 2
    spans = [(0, half, 0, half), (half, 1, half, new - old + 1)]
    rest = old - half - 1
    return [*spans, (half + 1, rest, new - rest, rest)] if rest else spans


def drop_shadow(
    surface: Canvas,
    rect: pygame.Rect,
    radius: int,
    offset: tuple[int, int] = (0, 0),
    alpha: int = 150,
    corner: int = 4,
) -> None:
    """Draw a soft shadow around `rect`; its inside may be left out. Radius, offset and corner are in pixels.

    `alpha` is from 0 to 255.
    """
    radius = max(1, radius)
    x, y = rect.x - 3 * radius + offset[0], rect.y - 3 * radius + offset[1]
    pictures = _shadow(rect.w, rect.h, radius, alpha, corner)
    for picture, side in zip(pictures, _sides(rect.w, rect.h, radius, corner), strict=True):
        surface.blit(picture, (x + side.x, y + side.y), special_flags=pygame.BLEND_PREMULTIPLIED)


def lamp_glow(
    surface: pygame.Surface, rect: pygame.Rect, colour: Colour = GLOW, strength: float = 0.35
) -> None:
    """Add light to `rect`, so that its texture stays visible."""
    surface.blit(_glow(rect.size, colour, strength), rect, special_flags=pygame.BLEND_RGB_ADD)


@cached_incrementally
def _glow(size: tuple[int, int], colour: Colour, strength: float) -> Steps[pygame.Surface]:
    light = yield from scaled("materials/glow", *size)
    yield
    tint = [round(level * strength) for level in colour]
    light.fill((tint[0], tint[1], tint[2]), special_flags=pygame.BLEND_RGB_MULT)
    return light


def panel(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, seed: int = 3, inlay: bool = True
) -> None:
    """Draw a walnut panel on the baize: shadow, lit upper edge, brass inlay with corner ornaments."""
    drop_shadow(surface, rect, scale.px(9), (0, scale.px(5)), 150)
    _lay_ground(surface, _panel_picture(rect.size, scale, seed, inlay), rect)


@cached_incrementally
def _panel_picture(size: tuple[int, int], scale: Scale, seed: int, inlay: bool) -> Steps[pygame.Surface]:
    board = yield from cut_walnut(size, seed)
    right, bottom = size[0] - 1, size[1] - 1
    pygame.draw.line(board, mix(WALNUT, (255, 220, 170), 0.28), (0, 0), (right, 0))
    for x, colour in ((0, mix(WALNUT, (255, 220, 170), 0.14)), (right, (30, 18, 11))):
        pygame.draw.line(board, colour, (x, 1), (x, bottom))
    pygame.draw.line(board, (22, 13, 8), (0, bottom), (right, bottom))
    if inlay:
        brass_frame(board, scale, board.get_rect().inflate(-2 * scale.px(6), -2 * scale.px(6)))
    return board


def brass_frame(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, notch: float = 9) -> None:
    """Draw a thin inlaid line whose corners are cut inward around a small lozenge; `notch` in units."""
    n = max(5, scale.px(notch))
    dark, bright = mix(BRASS, WALNUT, 0.45), mix(BRASS, (255, 240, 190), 0.18)
    left, top, right, bottom = rect.left, rect.top, rect.right - 1, rect.bottom - 1
    wide = round(thicker(1))
    for y in (top, bottom):
        pygame.draw.line(surface, bright if y == top else dark, (left + n, y), (right - n, y), wide)
    for x in (left, right):
        pygame.draw.line(surface, dark, (x, top + n), (x, bottom - n), wide)
    for x, sx in ((left, 1), (right, -1)):
        for y, sy in ((top, 1), (bottom, -1)):
            corner = [(x + sx * n, y), (x + sx * n, y + sy * n), (x, y + sy * n)]
            pygame.draw.lines(surface, bright, False, corner)
            d = max(2, round(n * 0.34))
            cx, cy = x + sx * round(n * 0.38), y + sy * round(n * 0.38)
            pygame.draw.polygon(surface, BRASS, [(cx - d, cy), (cx, cy - d), (cx + d, cy), (cx, cy + d)])


def double_frame(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    colour: Colour = INK,
    gap: float = 4,
    thick: float = 2,
) -> pygame.Rect:
    """Draw a printer's border, heavy outside and fine inside (units). Return the fine line's rectangle."""
    pygame.draw.rect(surface, colour, rect, max(1, scale.px(thick)))
    inner = inside_frame(scale, rect, gap, thick)
    pygame.draw.rect(surface, mix(colour, PAPER, 0.25), inner, 2 if high_contrast() else 1)
    return inner


def sheet(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> pygame.Rect:
    """Draw a sheet of printed paper on the table; return the rectangle inside its frame (pixels)."""
    drop_shadow(surface, rect, scale.px(10), (0, scale.px(6)), 170)
    print_paper(surface, rect, 34, SLIP)
    double_frame(surface, scale, rect.inflate(-scale.px(18), -scale.px(18)), INK, *_SHEET_FRAME)
    return on_sheet(scale, rect)


def on_sheet(scale: Scale, rect: pygame.Rect) -> pygame.Rect:
    """Return the rectangle inside the frame of such a sheet (pixels)."""
    inner = inside_frame(scale, rect.inflate(-scale.px(18), -scale.px(18)), *_SHEET_FRAME)
    return inner.inflate(-scale.px(44), -scale.px(30))


_SHEET_FRAME: Final = (4, 2)
"""The gap and the thickness of the frame of a sheet on the table, in units."""


def inside_frame(scale: Scale, rect: pygame.Rect, gap: float, thick: float) -> pygame.Rect:
    """Return the rectangle of a double frame's fine line."""
    inset = max(3, scale.px(gap + thick))
    return rect.inflate(-2 * inset, -2 * inset)
