"""The high-contrast look: flat grounds without texture, strong inks, thicker lines.

The functions that draw ask this module, so that no caller has to. The program sets the look, and then drops
all drawn pictures.
"""

from __future__ import annotations

from typing import Final

from game.table.kit.theme import (
    CREAM,
    FADED_INK,
    GAIN,
    INK,
    PALE_BRASS,
    QUIET,
    SEPIA,
    SIGNAL,
    Colour,
    Tint,
    mix,
)

_STRONG: Final[dict[Tint, Colour]] = {
    QUIET: (255, 250, 238),
    CREAM: (255, 255, 248),
    PALE_BRASS: (255, 228, 140),
    FADED_INK: (20, 15, 10),
    SEPIA: (20, 15, 10),
    INK: (16, 12, 8),
    SIGNAL: (150, 24, 14),
    GAIN: (8, 78, 32),
}
"""The inks of lettering that replace the default ones."""
_DARK: Final = 128
"""The level below which all channels of a dark ink are."""
THICKER: Final = 1.5
"""The factor by which lines are thicker."""


class _Look:
    """The look in use."""

    high = False


LOOK: Final = _Look()
"""The look in use, for functions that are called so often that a function call counts."""


def high_contrast() -> bool:
    """Return whether the high-contrast look is in use."""
    return LOOK.high


def use_high_contrast(high: bool) -> bool:
    """Use the high-contrast look, or the default one, from now on. Return whether that is a change."""
    changed, LOOK.high = high != LOOK.high, high
    return changed


def ink_of(colour: Colour) -> Colour:
    """Return the ink with which lettering of a color is written; other dark inks become darker."""
    if not LOOK.high:
        return colour
    darker = mix(colour, (0, 0, 0), 0.5) if max(colour) < _DARK else colour
    return _STRONG.get(colour, darker)


def thick(width: float) -> float:
    """Return the width with which a line is drawn."""
    return width * THICKER if LOOK.high else width


def line_of(colour: Colour) -> Colour:
    """Return the color of a thin line on a map: darker, if it has to be seen."""
    return mix(colour, (0, 0, 0), 0.4) if LOOK.high else colour
