"""Typefaces loaded at a size in pixels."""

from __future__ import annotations

import struct
from functools import lru_cache, partial
from typing import Final

import pygame

from assets import asset
from game.table.kit.surface_cache import surface_cache
from game.table.kit.theme import FACES

_OPEN: Final = 60_000
"""The approximate bytes that an open typeface takes."""
_DRAWN: Final = 20
"""The approximate bytes of a typeface's cached glyphs, per square pixel of its size."""


def load_font(face: str, pixels: int) -> pygame.font.Font:
    """Load a typeface by its short name (see `theme.FACES`)."""
    if not pygame.font.get_init():
        pygame.font.init()
    weight = _OPEN + _DRAWN * pixels * pixels
    return surface_cache.get((load_font, face, pixels), partial(_open_font, face, pixels), weight)


def _open_font(face: str, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(asset("fonts", FACES[face]), pixels)


@lru_cache(maxsize=1024)
def ascent(face: str, pixels: int) -> int:
    """Return the distance from the top of a typeface's lines to the baseline."""
    return load_font(face, pixels).get_ascent()


STAND_INS: Final = {"title": "slab_bold"}
"""The fallback of each face that has only Latin letters."""
_BY_SEGMENTS: Final = 4
"""The format of a typeface's character map that lists ranges of code points."""


@lru_cache(maxsize=len(FACES))
def letters_of(face: str) -> frozenset[str]:
    """Return every character that a typeface (see `theme.FACES`) maps to a glyph.

    Raises ValueError for a file without such a table.
    """
    data = asset("fonts", FACES[face]).read_bytes()
    cmap = _table(data, b"cmap")
    for place in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">HHI", data, cmap + 4 + 8 * place)[2]
        if struct.unpack_from(">H", data, start)[0] == _BY_SEGMENTS:
            return _letters_in_segments(data, start)
    raise ValueError(f"{FACES[face]} has no table of letters by segments")


def _table(data: bytes, tag: bytes) -> int:
    """Return the offset of a table in a TrueType file."""
    for place in range(struct.unpack_from(">H", data, 4)[0]):
        found, _, start, _ = struct.unpack_from(">4sIII", data, 12 + 16 * place)
        if found == tag:
            return int(start)
    raise ValueError(f"the file has no table {tag!r}")


def _letters_in_segments(data: bytes, start: int) -> frozenset[str]:
    """Return the code points of all segments except the last, which only marks the end."""
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    lasts = struct.unpack_from(f">{count}H", data, start + 14)
    firsts = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
    segments = zip(firsts[:-1], lasts[:-1], strict=True)
    return frozenset(chr(code) for first, last in segments for code in range(first, last + 1))


def face_for(face: str, words: str) -> str:
    """Return the face for `words`: `face`, or its fallback if it lacks a letter."""
    other = STAND_INS.get(face)
    if other is None or words.isascii() or letters_of(face).issuperset(words):
        return face
    return other
