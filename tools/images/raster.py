"""Raster pictures as files: small files, and their comparison.

A painting is kept as a .jpg, with its outline in a .png next to it where it is not a rectangle; a
material of few tones is kept as a .png with a palette, so that its grain is kept whole.
"""

from __future__ import annotations

import io
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import pygame

Field: TypeAlias = npt.NDArray[np.float32]
"""A float for each pixel, [row, column]."""
Pixels: TypeAlias = npt.NDArray[Any]
"""Colours, 0 to 255: [row, column, channel]."""


@dataclass(frozen=True)
class Painting:
    """Colours, and how far they cover each pixel (0 to 1) where not everywhere."""

    colours: Pixels
    cover: Pixels | None = None

    def files(self, name: str) -> dict[str, bytes]:
        """The contents of the picture's files by their names below ``assets/images``."""
        found = {f"{name}.jpg": _jpg(self.colours)}
        if self.cover is not None:
            found[f"{name}-shape.png"] = _png(
                _whole(self.cover * 255), [(255, 255, 255, a) for a in range(256)]
            )
        return found


@dataclass(frozen=True)
class Grain:
    """A material: for each pixel the number of its tone, and the colours of the tones."""

    tones: npt.NDArray[np.uint8]
    palette: list[tuple[int, int, int]]

    def files(self, name: str) -> dict[str, bytes]:
        """The contents of the picture's file by its name below ``assets/images``."""
        return {f"{name}.png": _png(self.tones, [(*colour, 255) for colour in self.palette])}


def grain(tone: Field, base: tuple[float, ...], slope: tuple[float, ...]) -> Grain:
    """A material whose colour is `base` and `slope` times the tone, which is rounded to whole steps."""
    steps = np.round(tone).astype(np.int64)
    low, high = int(steps.min()), int(steps.max())
    palette = [
        (_level(base[0] + slope[0] * t), _level(base[1] + slope[1] * t), _level(base[2] + slope[2] * t))
        for t in range(low, high + 1)
    ]
    return Grain((steps - low).astype(np.uint8), palette)


def rendered(drawn: str, size: tuple[int, int]) -> pygame.Surface:
    """A vector picture as pixels, premultiplied."""
    reach = 3 * max(size)
    large = pygame.image.load_sized_svg(io.BytesIO(drawn.encode()), (reach, reach))
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def _level(value: float) -> int:
    return min(255, max(0, round(value)))


def _whole(values: Pixels) -> npt.NDArray[np.uint8]:
    found: npt.NDArray[np.uint8] = np.clip(values + 0.5, 0, 255).astype(np.uint8)
    return found


def _jpg(colours: Pixels) -> bytes:
    surface = pygame.surfarray.make_surface(_whole(colours).swapaxes(0, 1))
    target = io.BytesIO()
    pygame.image.save(surface, target, "picture.jpg")
    return target.getvalue()


_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def _png(tones: npt.NDArray[np.uint8], palette: list[tuple[int, int, int, int]]) -> bytes:
    """A picture with a palette of at most 256 colours and opacities; pygame writes none."""
    height, width = tones.shape
    left = np.zeros_like(tones)
    left[:, 1:] = tones[:, :-1]
    up = np.zeros_like(tones)
    up[1:] = tones[:-1]
    # Each row by the filter that leaves the smallest steps: none, from the left, from above.
    filtered = np.stack([tones, tones - left, tones - up])
    kinds = np.abs(filtered.astype(np.int8).astype(np.int16)).sum(axis=2).argmin(axis=0).tolist()
    body = b"".join(bytes([kind]) + filtered[kind, row].tobytes() for row, kind in enumerate(kinds))
    colours = b"".join(bytes(entry[:3]) for entry in palette)
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)), (b"PLTE", colours)]
    if any(entry[3] < 255 for entry in palette):
        chunks.append((b"tRNS", bytes(entry[3] for entry in palette)))
    chunks += [(b"IDAT", zlib.compress(body, 9)), (b"IEND", b"")]
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


NEAR: Final = 30
"""How far a shade (0 to 255) may be off without being counted as different."""
ALLOWED: Final = 0.0015
"""The part of all pixels that may differ."""


def part_that_differs(path: Path, drawn: bytes) -> float:
    """The part of the pixels of a stored picture that do not look as they are drawn now."""
    stored = _shades(pygame.image.load(path))
    now = _shades(pygame.image.load(io.BytesIO(drawn), path.name))
    if stored.shape != now.shape:
        return 1.0
    return float((np.abs(stored - now).max(axis=2) > NEAR).mean())


def _shades(surface: pygame.Surface) -> npt.NDArray[np.int16]:
    plain = surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
    colours = pygame.surfarray.array3d(plain).astype(np.int16)
    opacity = pygame.surfarray.array_alpha(plain).astype(np.int16)
    return np.concatenate([colours, opacity[..., None]], axis=2)
