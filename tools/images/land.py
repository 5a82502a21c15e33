"""The land that passes the title's window at dusk: sky, mountains, hills, a river's plain, a near slope.

Every layer but the sky is a strip that repeats sideways. All are painted for a window `WIDE` by
`HIGH` units large, a pixel to a unit; the strips are two windows wide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from game.table.backdrop.land import ARM, HIGH, HORIZON, POLE_AT, POLE_TOP, POLES, SUN, WIDE, WIRES
from game.table.kit.pen import Pen
from tools.images.dusk_town import plain
from tools.images.raster import Field, Painting
from tools.images.ruling import Colour, blend, clouds, drawn_over, pitch, ramp, rough, ruled, waves
from tools.images.svg import SvgPen, drawing

SKY: list[tuple[float, Colour]] = [
    (0.00, (33, 38, 66)),
    (0.22, (62, 58, 92)),
    (0.42, (122, 83, 108)),
    (0.58, (196, 112, 96)),
    (0.70, (236, 160, 92)),
    (0.80, (252, 208, 128)),
    (1.00, (255, 226, 160)),
]


def sky() -> Painting:
    """The dusk: ruled lines, clouds lit from below, the first stars and a young moon."""
    wide, high, unit = WIDE, HIGH, 1.0
    y = (np.arange(high, dtype=np.float32) / high)[:, None]
    x = (np.arange(wide, dtype=np.float32) / wide)[None, :]
    across = (x - SUN) * wide / high
    distance = np.sqrt(across**2 * 0.55 + (y - HORIZON) ** 2)
    glow = np.exp(-((distance / 0.30) ** 2))
    colours = ramp(y / HORIZON * 0.92 + glow * 0.16 + 0 * x, SKY)
    colours = blend(colours, (255, 238, 190), glow * 0.55)
    shapes = clouds(11, high, wide, [(5, 3, 0.7), (11, 7, 0.45), (26, 14, 0.22), (60, 40, 0.08)])
    band = np.exp(-(((y - 0.34) / 0.17) ** 2))
    body = np.clip((shapes - 0.25) * 1.5, 0, 1) * band
    lit = np.clip(body - np.roll(body, round(-16 * unit), 0), 0, 1)
    colours = blend(colours, (88, 62, 92), body * 0.55)
    colours = blend(colours, (255, 186, 120), np.clip(lit * 1.5, 0, 1) * 0.8)
    lines = y * high / pitch(4.6, unit) + shapes * 0.5
    tone = np.clip(0.30 + body * 0.34 - y * 0.22 - glow * 0.5, 0.0, 0.7)
    shade = colours * 0.80 + np.array([4, 2, 10], np.float32)
    colours = blend(colours, shade, ruled(lines, tone))
    angle = np.arctan2(np.maximum(HORIZON - y, 0.001), across)
    rays = ruled(angle * 22, 0.34 + 0 * y) * np.exp(-((distance - 0.2) ** 2) / 0.045) * (y < HORIZON)
    colours = blend(colours, (255, 226, 150), rays * 0.16)

    def heavens(pen: Pen) -> None:
        rng = np.random.default_rng(3)
        for _ in range(52):
            spot = (rng.uniform(0, wide / unit), rng.uniform(0, 0.30) * 600)
            pen.circle((236, 226, 214), spot, rng.uniform(0.5, 1.15))
        _moon(pen, 0.245 * wide / unit, 0.29 * 600, 19)

    return drawn_over(Painting(colours), unit, heavens)


def _moon(pen: Pen, x: float, y: float, radius: float) -> None:
    """A thin crescent, open to the upper left."""
    turn = np.radians(np.arange(-62, 123, 5))
    outer = [(x + radius * np.cos(a), y + radius * np.sin(a)) for a in turn]
    dent = 0.55 * radius
    first, last = outer[0], outer[-1]
    inner = []
    for i in range(1, 20):
        t = i / 20
        px, py = last[0] + (first[0] - last[0]) * t, last[1] + (first[1] - last[1]) * t
        bulge = dent * 4 * t * (1 - t) * 0.62
        inner.append((px + bulge * np.cos(np.radians(30)), py + bulge * np.sin(np.radians(30))))
    pen.poly((250, 240, 214), outer + inner)


def _ridge_strip(
    profile: Field,
    high: int,
    unit: float,
    top: Colour,
    foot: Colour,
    light: Colour,
    ink: Colour,
    gap: float,
    seed: int,
) -> Painting:
    """A range of hills under `profile` (rows per column), shaded by lines that follow its slopes."""
    wide = profile.size
    y = np.arange(high, dtype=np.float32)[:, None]
    ridge = profile[None, :]
    depth = y - ridge
    cover = np.clip(depth + 0.5, 0, 1)
    slope = np.gradient(profile)
    slope = np.convolve(np.concatenate([slope[-12:], slope, slope[:12]]), np.ones(25) / 25, "valid")
    folds = clouds(seed, high, wide, [(3, 12, 0.5), (6, 30, 0.4), (14, 80, 0.25)])
    fade = np.clip(depth / (high - profile.min()), 0, 1)
    colours = ramp(fade, [(0, top), (1, foot)])
    sun_side = np.clip(-slope[None, :] * 0.9 + folds * 0.45, -1, 1)
    colours = blend(colours, light, np.clip(sun_side, 0, 1) * np.exp(-depth / (60 * unit)) * 0.75)
    colours = blend(colours, light, np.exp(-np.abs(depth - 1.5 * unit) / (1.6 * unit)) * 0.55)
    lines = (depth + folds * 9 * unit) / pitch(gap, unit)
    tone = np.clip(0.34 - sun_side * 0.45, 0.04, 0.85) * np.clip(1.15 - fade * 0.8, 0, 1)
    colours = blend(colours, ink, ruled(lines, tone) * 0.62)
    return Painting(colours, cover)


def mountains() -> Painting:
    """The far range, blue with distance, rose where the last sun still strikes it."""
    wide, high, unit = WIDE * 2, round(HIGH * 0.36), 1.0
    profile = 96 * unit + rough(5, wide, [(9, 42 * unit), (23, 20 * unit), (61, 8 * unit), (170, 3 * unit)])
    return _ridge_strip(
        profile, high, unit, (96, 74, 112), (176, 118, 116), (240, 164, 128), (56, 46, 88), 4.4, 21
    )


def hills() -> Painting:
    """Wooded hills on the far side of the river."""
    wide, high, unit = WIDE * 2, round(HIGH * 0.24), 1.0
    x = np.arange(wide, dtype=np.float32)
    profile = 62 * unit + waves(x, wide, [(3, 22, 0.1), (5, 15, 0.4), (11, 6, 0.7), (23, 3, 0.2)]) * unit
    profile -= np.abs(rough(8, wide, [(420, 4.5 * unit), (900, 3 * unit)]))
    return _ridge_strip(
        profile, high, unit, (72, 62, 84), (58, 62, 74), (214, 138, 98), (30, 30, 54), 3.8, 22
    )


def meadow() -> Painting:
    """The near slope: grass in the dark, hedges and single trees; two windows wide."""
    wide, high, unit = WIDE * 2, round(HIGH * 0.34), 1.0
    x = np.arange(wide, dtype=np.float32)
    y = np.arange(high, dtype=np.float32)[:, None]
    profile = 104 * unit + waves(x, wide, [(2, 16, 0.3), (3, 9, 0.8), (7, 4, 0.15)]) * unit
    profile -= np.abs(rough(17, wide, [(1400, 2.2 * unit), (2600, 1.6 * unit)]))
    depth = y - profile[None, :]
    folds = clouds(41, high, wide, [(4, 16, 0.6), (12, 60, 0.4)])
    colours = ramp(
        np.clip(depth / (110 * unit), 0, 1), [(0, (50, 52, 46)), (0.5, (33, 40, 37)), (1, (19, 25, 27))]
    )
    colours = blend(colours, (170, 112, 76), np.exp(-np.abs(depth) / (3.4 * unit)) * 0.6)
    colours = blend(colours, (110, 92, 62), np.clip(folds, 0, 1) * np.exp(-np.abs(depth) / (40 * unit)) * 0.4)
    lines = ruled((depth + folds * 9 * unit) / pitch(6.2, unit), np.clip(0.42 + folds * 0.4, 0.1, 0.9))
    colours = blend(colours, (15, 19, 23), lines * 0.6)

    def trees(pen: Pen) -> None:
        rng = np.random.default_rng(6)
        for part in (0.05, 0.09, 0.30, 0.33, 0.36, 0.62, 0.80, 0.84):
            spot = part * wide
            foot = float(profile[int(spot)]) / unit
            _tree(pen, spot / unit, foot + 4, rng.uniform(52, 92), rng)

    return drawn_over(Painting(colours, np.clip(depth + 0.5, 0, 1)), unit, trees)


def _tree(pen: Pen, x: float, foot: float, tall: float, rng: np.random.Generator) -> None:
    """A broad tree against the light: leaves in clumps, their sunny edges drawn."""
    dark, darker, lit = (27, 32, 34), (19, 23, 27), (150, 98, 70)
    pen.poly(
        darker, [(x - 2.6, foot), (x - 1.2, foot - tall * 0.5), (x + 1.4, foot - tall * 0.5), (x + 3, foot)]
    )
    clumps = []
    for _ in range(26):
        angle, reach = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0, 1))
        clumps.append(
            (
                x + np.cos(angle) * reach * tall * 0.36,
                foot - tall * 0.66 + np.sin(angle) * reach * tall * 0.30,
                rng.uniform(0.07, 0.13) * tall,
            )
        )
    for cx, cy, radius in clumps:
        pen.circle(dark, (cx, cy), radius)
    for cx, cy, radius in clumps:
        if (cx - x) * 0.8 - (cy - foot + tall * 0.66) > tall * 0.06:
            pen.arc(lit, (cx, cy), radius * 0.92, -75, 20, 0.7)
        else:
            pen.arc(darker, (cx, cy), radius * 0.9, 60, 170, 0.8)


def _wires(pen: SvgPen) -> None:
    """The wires from one pole to the next."""
    for level in (0, 1):
        y = POLE_TOP + 20 + level * 30
        for side in (-1, -0.52, 0.52, 1):
            _wire(pen, POLE_AT + side * 44, y - 9, level * 6 + 58 + side * 4, (26, 22, 28, 235))


def _pole(pen: SvgPen) -> None:
    """A telegraph pole, its middle `ARM` from the left."""
    dark, lit, glass = (22, 19, 24), (196, 122, 80), (146, 190, 178)
    x, top, foot = ARM, POLE_TOP, 604.0
    pen.poly(dark, [(x - 5, foot), (x - 3.4, top), (x + 3.4, top), (x + 5, foot)])
    pen.line(lit, [(x + 3.6, foot), (x + 2.4, top)], 1.2)
    for level, reach in ((0, 52.0), (1, 52.0)):
        y = top + 20 + level * 30
        pen.line(dark, [(x - reach, y), (x + reach, y)], 6.4)
        pen.line(lit, [(x - reach, y - 3), (x + reach, y - 3)], 0.9)
        for side in (-1, -0.52, 0.52, 1):
            spot = x + side * 44
            pen.line(dark, [(spot, y), (spot, y - 7)], 1.6)
            pen.poly(glass, [(spot - 2.8, y - 5), (spot - 2, y - 12), (spot + 2, y - 12), (spot + 3, y - 5)])
    pen.line(dark, [(x - 26, top + 50), (x, top + 74), (x + 26, top + 50)], 2)


def _wire(pen: SvgPen, x: float, y: float, sag: float, colour: tuple[int, int, int, int]) -> None:
    """A wire from the pole to both edges of the strip, where the next strip takes it up."""
    points = []
    for i in range(-24, 49):
        t = i / 24
        points.append((x + t * POLES, y + sag * 4 * (t % 1.0) * (1 - t % 1.0)))
    pen.line(colour, points, 1.1)


PICTURES: Final[dict[str, Callable[[], str | Painting]]] = {
    "title/sky": sky,
    "title/mountains": mountains,
    "title/hills": hills,
    "title/plain": plain,
    "title/meadow": meadow,
    "title/wires": lambda: drawing((POLES, WIRES), _wires),
    "title/pole": lambda: drawing((2 * ARM, HIGH), _pole),
}
