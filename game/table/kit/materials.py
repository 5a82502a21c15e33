"""Baize, walnut, paper, lamp light, shadows and brass lines, made of noise and cached by size.

Pictures that functions return from a cache must not be changed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.kit.scale import Scale
from game.table.kit.theme import BAIZE, BRASS, GLOW, INK, PAPER, WALNUT, Colour, mix

Field = npt.NDArray[np.float32]
"""A float for each pixel, [row, column]."""

_SHEET: Final = (2048, 1152)
"""The size in pixels of the one sheet of walnut from which every board is cut."""


def to_surface(rgb: npt.NDArray[Any]) -> pygame.Surface:
    """An opaque picture from an array [row, column, channel] of 0 to 255."""
    surface = pygame.Surface((rgb.shape[1], rgb.shape[0]), 0, 32)
    pygame.surfarray.blit_array(surface, np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1))
    return surface


def noise(rng: np.random.Generator, height: int, width: int, cell_y: float, cell_x: float) -> Field:
    """Smooth noise, about -1 to 1, with cells of the given size in pixels; unequal cells give a grain."""
    rows, columns = int(height / cell_y) + 3, int(width / cell_x) + 3
    grid = rng.standard_normal((rows, columns), dtype=np.float32) * np.float32(0.6)
    y = np.arange(height, dtype=np.float32) / np.float32(cell_y)
    x = np.arange(width, dtype=np.float32) / np.float32(cell_x)
    iy, ix = y.astype(np.intp), x.astype(np.intp)
    fy, fx = y - iy, x - ix
    fy, fx = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None, :]
    across = grid[:, ix]
    across += (grid[:, ix + 1] - across) * fx
    field = across[iy]
    field += (across[iy + 1] - field) * fy
    return field


@lru_cache(maxsize=2)
def baize(width: int, height: int, lamp: tuple[float, float] = (0.40, 0.44)) -> pygame.Surface:
    """The table's felt; the lamp's light falls on `lamp` (shares of width and height)."""
    rng = np.random.default_rng(7)
    weave = rng.standard_normal((height, width), dtype=np.float32)
    weave = weave + np.roll(weave, 1, 0) + np.roll(weave, 1, 1)
    texture = weave * np.float32(1.7)
    texture += noise(rng, height, width, 60, 60) * 3
    texture += noise(rng, height, width, 2.2, 7) * np.float32(2.4)
    y = (np.arange(height, dtype=np.float32) / height - np.float32(lamp[1]))[:, None] * np.float32(0.80)
    x = (np.arange(width, dtype=np.float32) / width - np.float32(lamp[0]))[None, :]
    light = 0.60 + 0.90 * np.exp(-(x * x + y * y) / np.float32(0.16))
    rgb = np.empty((height, width, 3), np.float32)
    for channel, (base, warm) in enumerate(zip(BAIZE, (1.06, 1.0, 0.88), strict=True)):
        rgb[..., channel] = (base + texture) * light * (1 + (light - 0.6) * np.float32(warm - 1))
    return to_surface(rgb)


@lru_cache(maxsize=1)
def _walnut_sheet() -> pygame.Surface:
    width, height = _SHEET
    rng = np.random.default_rng(3)
    slow = noise(rng, height, width, 46, 900)
    y = np.arange(height, dtype=np.float32)[:, None]
    grain = np.sin(y * np.float32(0.16) + slow * 9) * np.float32(1.6)
    grain += np.sin(y * np.float32(0.47) + slow * 17) * np.float32(0.8)
    grain += noise(rng, height, width, 1.3, 46) * np.float32(3.8)
    grain += noise(rng, height, width, 2.6, 130) * np.float32(3.8)
    grain += slow * 3
    return to_surface(
        np.array(WALNUT, np.float32) + grain[..., None] * np.array([1.15, 0.85, 0.62], np.float32)
    )


@lru_cache(maxsize=24)
def walnut(size: tuple[int, int], seed: int = 3) -> pygame.Surface:
    """A board of fine-grained walnut of `size` pixels, a little lighter along its upper edge.

    Boards of other seeds are cut from other places; larger ones than the sheet are laid book-matched.
    """
    width, height = size
    sheet = _walnut_sheet()
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
    reach = max(1, min(height // 3, 90))
    for i in range(reach):
        level = round(13 * (1 - i / reach))
        board.fill((level, round(level * 0.8), round(level * 0.55)), (0, i, width, 1), pygame.BLEND_RGB_ADD)
    return board


@lru_cache(maxsize=24)
def paper_grain(width: int, height: int, seed: int = 11, strength: float = 1.0) -> pygame.Surface:
    """Near-white fibre to multiply over anything printed, so that all of it is on one sheet."""
    rng = np.random.default_rng(seed)
    field = noise(rng, height, width, 1.4, 1.4) * np.float32(1.6)
    field += noise(rng, height, width, 1.2, 9) * np.float32(1.7)
    field += noise(rng, height, width, 9, 1.2) * np.float32(1.3)
    field += noise(rng, height, width, 120, 160) * np.float32(3.2)
    level = 250 + field * np.float32(1.25 * strength)
    return to_surface(np.repeat(level[..., None], 3, 2))


@lru_cache(maxsize=24)
def aged_edges(width: int, height: int, reach: float, depth: float) -> pygame.Surface:
    """White in the middle, brownish towards the rim: to multiply over a sheet of paper."""
    y = np.arange(height, dtype=np.float32)[:, None]
    x = np.arange(width, dtype=np.float32)[None, :]
    rim = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    dark = np.exp(-rim / np.float32(reach)) * np.float32(depth)
    return to_surface(255 - dark[..., None] * np.array([0.75, 1.0, 1.5], np.float32))


def age_paper(surface: pygame.Surface, rect: pygame.Rect, depth: float = 34) -> None:
    """Give fibre and browned edges to whatever is printed in `rect`."""
    surface.blit(paper_grain(*rect.size), rect, special_flags=pygame.BLEND_RGB_MULT)
    edges = aged_edges(*rect.size, max(6.0, min(rect.size) / 9), depth)
    surface.blit(edges, rect, special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=24)
def _sheet_of_paper(width: int, height: int, depth: float, colour: Colour) -> pygame.Surface:
    sheet = pygame.Surface((width, height), 0, 32)
    sheet.fill(colour)
    age_paper(sheet, sheet.get_rect(), depth)
    return sheet


def print_paper(
    surface: pygame.Surface, rect: pygame.Rect, depth: float = 34, colour: Colour = PAPER
) -> None:
    """Lay down a blank sheet; `depth` says how brown its edges are (0 to 255)."""
    surface.blit(_sheet_of_paper(rect.w, rect.h, depth, colour), rect)


@lru_cache(maxsize=64)
def _soft_rectangle(width: int, height: int, radius: int, alpha: int, corner: int) -> npt.NDArray[np.uint8]:
    """The levels of a blurred rectangle of this size, [column, row], with room for the blur round it."""
    pad = radius * 3
    small = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    pygame.draw.rect(
        small, (0, 0, 0, alpha), small.get_rect().inflate(-2 * pad, -2 * pad), border_radius=corner
    )
    return pygame.surfarray.array_alpha(pygame.transform.gaussian_blur(small, radius))


@lru_cache(maxsize=192)
def _shadow(width: int, height: int, radius: int, alpha: int, corner: int) -> tuple[pygame.Surface, int]:
    """The shadow of a rectangle, and how far it reaches beyond it.

    Blurring is slow, so a small rectangle is blurred, and its middle row and column are repeated.
    """
    pad = radius * 3
    core = 2 * (pad + corner) + 1
    levels = _soft_rectangle(min(width, core), min(height, core), radius, alpha, corner)
    columns = _stretched(levels.shape[0], width + 2 * pad)
    rows = _stretched(levels.shape[1], height + 2 * pad)
    image = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    pygame.surfarray.pixels_alpha(image)[:] = levels[columns][:, rows]
    return image, pad


def _stretched(count: int, wanted: int) -> npt.NDArray[np.intp]:
    """Indices 0 to count - 1, of which the middle one comes as often as it takes to have `wanted`."""
    times = np.ones(count, np.intp)
    times[count // 2] += wanted - count
    return np.repeat(np.arange(count), times)


def drop_shadow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    offset: tuple[int, int] = (0, 0),
    alpha: int = 150,
    corner: int = 4,
) -> None:
    """A soft shadow under `rect`; radius, offset and corner in pixels, alpha 0 to 255."""
    image, pad = _shadow(rect.w, rect.h, max(1, radius), alpha, corner)
    where = (rect.x - pad + offset[0], rect.y - pad + offset[1])
    surface.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=64)
def _glow(width: int, height: int, colour: Colour, strength: float) -> pygame.Surface:
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    fall = 1 - np.maximum(np.abs(x), np.abs(y)) ** 6
    level = np.exp(-(x * x + y * y) * np.float32(2.6)) * fall * np.float32(strength)
    return to_surface(level[..., None] * np.array(colour, np.float32))


def lamp_glow(
    surface: pygame.Surface, rect: pygame.Rect, colour: Colour = GLOW, strength: float = 0.35
) -> None:
    """Throw light on whatever lies in `rect` (added, so that its texture stays visible)."""
    surface.blit(_glow(rect.w, rect.h, colour, strength), rect, special_flags=pygame.BLEND_RGB_ADD)


def panel(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, seed: int = 3, inlay: bool = True
) -> None:
    """A walnut panel lying on the baize: shadow, lit upper edge, brass inlay with corner ornaments."""
    drop_shadow(surface, rect, scale.px(9), (0, scale.px(5)), 150)
    surface.blit(_panel_picture(rect.size, scale, seed, inlay), rect)


@lru_cache(maxsize=32)
def _panel_picture(size: tuple[int, int], scale: Scale, seed: int, inlay: bool) -> pygame.Surface:
    board = walnut(size, seed).copy()
    right, bottom = size[0] - 1, size[1] - 1
    pygame.draw.line(board, mix(WALNUT, (255, 220, 170), 0.28), (0, 0), (right, 0))
    for x, colour in ((0, mix(WALNUT, (255, 220, 170), 0.14)), (right, (30, 18, 11))):
        pygame.draw.line(board, colour, (x, 1), (x, bottom))
    pygame.draw.line(board, (22, 13, 8), (0, bottom), (right, bottom))
    if inlay:
        brass_frame(board, scale, board.get_rect().inflate(-2 * scale.px(6), -2 * scale.px(6)))
    return board


def brass_frame(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, notch: float = 9) -> None:
    """A thin inlaid line whose corners are cut inwards round a small lozenge; `notch` in units."""
    n = max(5, scale.px(notch))
    dark, bright = mix(BRASS, WALNUT, 0.45), mix(BRASS, (255, 240, 190), 0.18)
    left, top, right, bottom = rect.left, rect.top, rect.right - 1, rect.bottom - 1
    for y in (top, bottom):
        pygame.draw.line(surface, bright if y == top else dark, (left + n, y), (right - n, y))
    for x in (left, right):
        pygame.draw.line(surface, dark, (x, top + n), (x, bottom - n))
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
    """A printer's border: a heavy line outside, a fine one inside (units). Returns the fine one's place."""
    pygame.draw.rect(surface, colour, rect, max(1, scale.px(thick)))
    inset = max(3, scale.px(gap + thick))
    inner = rect.inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(surface, mix(colour, PAPER, 0.25), inner, 1)
    return inner
