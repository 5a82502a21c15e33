"""The color palette, the typefaces, and the paint and sign of every company, commodity and seat.

Nothing is shown by color alone: each paint has a sign, and no two paints of a kind share one.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""
Tint: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]
"""A color, or a color with its alpha (0 to 255)."""

BAIZE: Final[Colour] = (31, 58, 48)
WALNUT: Final[Colour] = (59, 38, 24)
BRASS: Final[Colour] = (201, 162, 39)
PAPER: Final[Colour] = (243, 233, 210)
SLIP: Final[Colour] = (250, 242, 223)
"""The paler paper of slips and certificates."""
INK: Final[Colour] = (42, 33, 24)
SIGNAL: Final[Colour] = (179, 56, 44)
GAIN: Final[Colour] = (30, 104, 52)
"""The color of gains on paper; payments are signal red."""
CREAM: Final[Colour] = (246, 236, 214)
PALE_BRASS: Final[Colour] = (232, 205, 124)
SEPIA: Final[Colour] = (110, 88, 60)
FADED_INK: Final[Colour] = (96, 80, 60)
QUIET: Final[Colour] = (214, 196, 160)
"""The color of secondary lettering on walnut."""
LAMP: Final[Colour] = (255, 214, 130)
GLOW: Final[Colour] = (255, 206, 120)
"""The color of the lamp's light, which is added to the ground."""
RULE: Final[Colour] = (176, 154, 112)
"""A thin printed rule on paper."""
SHADE: Final[Colour] = (20, 12, 6)
"""The color toward which painted wood and brass darken."""

FACES: Final[dict[str, str]] = {
    "title": "AlfaSlabOne-Regular.ttf",
    "slab": "RobotoSlab-Regular.ttf",
    "slab_bold": "RobotoSlab-Bold.ttf",
    "sans": "SourceSans3-Regular.ttf",
    "semi": "SourceSans3-SemiBold.ttf",
    "bold": "SourceSans3-Bold.ttf",
    "italic": "SourceSans3-Italic.ttf",
}
CAP_HEIGHT: Final[dict[str, float]] = {
    "title": 0.778,
    "slab": 0.711,
    "slab_bold": 0.711,
    "sans": 0.656,
    "semi": 0.654,
    "bold": 0.652,
    "italic": 0.656,
}
"""The height of capital letters in ems, as the font files state it."""


class Paint(NamedTuple):
    """A color of wood or card, the color of what is printed on it, and its sign."""

    colour: Colour
    ink: Colour
    sign: str


class Seat(NamedTuple):
    """A seat's color by name, its paint, the color of its sign, and the sign."""

    name: str
    colour: Colour
    ink: Colour
    sign: str


PAINTS: Final[dict[str, Paint]] = {
    "white": Paint((240, 235, 221), INK, "star"),
    "grey": Paint((138, 142, 149), (24, 22, 22), "bar"),
    "green": Paint((46, 116, 62), (250, 246, 232), "triangle"),
    "yellow": Paint((231, 184, 48), (52, 36, 10), "diamond"),
    "red": Paint((186, 52, 44), (255, 244, 232), "cross"),
    "blue": Paint((46, 96, 166), (248, 246, 238), "ring"),
    "black": Paint((52, 48, 48), (246, 240, 226), "hourglass"),
    "purple": Paint((104, 54, 124), (250, 242, 236), "crown"),
}
"""The paints of companies and commodities by the name of their color."""

SEATS: Final[tuple[Seat, ...]] = (
    Seat("violet", (122, 80, 164), (255, 250, 238), "crescent"),
    Seat("teal", (24, 124, 128), (255, 250, 238), "square"),
    Seat("orange", (204, 104, 36), (255, 250, 238), "chevron"),
    Seat("rose", (204, 92, 136), (255, 250, 238), "heart"),
    Seat("ivory", (222, 204, 164), (58, 40, 22), "spade"),
    Seat("olive", (112, 114, 44), (255, 250, 238), "club"),
)
"""The colors of the seats, in the order in which they are assigned."""


def mix(a: Tint, b: Tint, part: float) -> Colour:
    """Interpolate from color a to b by `part` (0 to 1), without alpha."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def _luminance(colour: Tint) -> float:
    """Return the relative luminance (WCAG 2.1)."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Tint, b: Tint) -> float:
    """Return the contrast ratio of two colors, from 1 to 21 (WCAG 2.1); text needs at least 4.5."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def fades(colour: Tint) -> bool:
    """Return whether a color is too pale to stand out from printed paper without a dark edge."""
    return contrast(colour, PAPER) < 2


def on(colour: Tint) -> Colour:
    """Return ink or cream, whichever has more contrast on `colour`."""
    return INK if contrast(INK, colour) >= contrast(CREAM, colour) else CREAM
