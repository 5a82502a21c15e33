"""About how wide names are in print: no narrower than they turn out in any of the program's typefaces.

>>> width_of("Elm") < width_of("Elmdale")
True
"""

from __future__ import annotations

from typing import Final

_NARROW, _USUAL, _WIDE, _CAPITAL, _WIDEST = 44, 66, 94, 78, 112
_LETTERS: Final = (
    dict.fromkeys("ijlftr' .", _NARROW) | dict.fromkeys("mw", _WIDE) | dict.fromkeys("MW", _WIDEST)
)


def width_of(name: str) -> int:
    """The width in hundredths of the letters' size."""
    return sum(_LETTERS.get(letter, _CAPITAL if letter.isupper() else _USUAL) for letter in name)
