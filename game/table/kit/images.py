"""Picture files: finding, loading, scaling, tinting and caching.

A picture is named by its path in ``assets/images`` without the extension: "pieces/cube-red". It may
be a vector picture (.svg) or a raster one (.png, .webp, .jpg). A .jpg, which can't be transparent, may
come with an alpha mask ("title/hills-shape.png"). A folder of replacement pictures is searched
first (`use_images`), file by file. Pictures are premultiplied, are drawn by `pen.stamp`, and must
not be changed.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

import pygame

from assets import MissingAsset, asset
from game.rules.files import read_bounded
from game.rules.messages import AnyOf, Message, MessageId, UserError
from game.table.kit.image_check import (
    MAXIMUM_BYTES,
    MAXIMUM_DRAWING,
    MAXIMUM_ENTRIES,
    MAXIMUM_FILES,
    MAXIMUM_PIXELS,
    MAXIMUM_SECONDS,
    MAXIMUM_SIDE,
    MAXIMUM_TOTAL_PIXELS,
    pixel_size,
    slow_drawings,
)
from game.table.kit.surface_cache import Steps, cached_incrementally, run_all, surface_cache
from game.table.kit.theme import Colour

ENDINGS: Final = (".svg", ".png", ".webp", ".jpg")
"""The extensions, in search order."""
SHAPE: Final = "-shape"
"""The suffix of a .jpg's alpha mask."""
VIEWS: Final = "vignettes/"
"""The prefix of city views; another folder may add views for the cities of other boards."""
_FINE: Final = 120
"""The maximum size in pixels at which a vector picture is antialiased by drawing it three times as large."""
TEXTURE: Final = 512
"""The size in pixels of a texture from a vector picture."""
_LONG: Final = 1000
"""The maximum size in pixels for drawing twice as large; longer pictures are strips of brief frames."""
_STRETCH: Final = 200_000
"""The number of pixels of a large picture that are processed per step."""

Size = tuple[int, int]


class PictureTrouble(MessageId):
    """The kinds of errors of a picture."""

    MISSING = "picture-missing", "name endings folder"
    BROKEN = "picture-broken", "file"
    TOO_LARGE = "picture-too-large", "file wide high maximum"
    TOO_LONG = "picture-too-long", "file maximum"
    TOO_SLOW = "picture-too-slow", "file seconds"
    TOO_MANY = "picture-too-many", "folder maximum"
    UNKNOWN = "picture-unknown", "file"


class PictureError(UserError):
    """An error: a picture is missing or unreadable. The message names the file and what was expected."""


_other: list[Path] = []
"""The folder of replacement pictures, or None."""


def use_images(folder: Path | None) -> list[PictureError]:
    """Use the pictures in `folder` where it has them, and the program's own otherwise.

    Return the errors in its files, which are not used. None restores the program's own.
    """
    surface_cache.clear()
    _find.cache_clear()
    texture.cache_clear()
    _bad.clear()
    _other[:] = [folder] if folder is not None else []
    if folder is None:
        return []
    return _check_folder(folder)


_bad: Final[set[Path]] = set()
"""The unusable files of the other folder."""


def _check_folder(folder: Path) -> list[PictureError]:
    """Return the errors in the files of the other folder, and mark those files as unusable."""
    entries = list(islice(folder.rglob("*"), MAXIMUM_ENTRIES + 1))
    paths = [path for path in entries if path.suffix in ENDINGS]
    if len(entries) > MAXIMUM_ENTRIES or len(paths) > MAXIMUM_FILES:
        _other.clear()
        return [PictureError(PictureTrouble.TOO_MANY(folder=str(folder), maximum=MAXIMUM_FILES))]
    troubles = {path: trouble for path in paths if (trouble := _misfit(folder, path)) is not None}
    drawings = [path for path in sorted(paths) if path.suffix == ".svg" and path not in troubles]
    for path in slow_drawings(drawings, TEXTURE) if drawings else ():
        note = PictureTrouble.TOO_SLOW(file=str(path), seconds=round(MAXIMUM_SECONDS))
        troubles[path] = PictureError(note)
    _bad.update(troubles)
    left = MAXIMUM_TOTAL_PIXELS
    for path in sorted(set(paths) - troubles.keys()):
        try:
            loaded = run_all(_load(path, TEXTURE))
            left -= loaded.get_width() * loaded.get_height()
            if left < 0:
                troubles[path] = PictureError(_too_large(path, loaded.get_size(), MAXIMUM_TOTAL_PIXELS))
        except PictureError as trouble:
            troubles[path] = trouble
        _bad.update(troubles)
    return [troubles[path] for path in sorted(troubles)]


def _misfit(folder: Path, path: Path) -> PictureError | None:
    """Return what is wrong with a file in the folder of replacement pictures, judging only by its header."""
    name = path.relative_to(folder).with_suffix("").as_posix()
    if _own(name.removesuffix(SHAPE)) is None and not name.startswith(VIEWS):
        return PictureError(PictureTrouble.UNKNOWN(file=str(path)))
    most = MAXIMUM_DRAWING if path.suffix == ".svg" else MAXIMUM_BYTES
    try:
        data = read_bounded(path, most)
    except OSError as error:
        if error.errno == errno.EFBIG:
            return PictureError(PictureTrouble.TOO_LONG(file=str(path), maximum=most))
        return PictureError(PictureTrouble.BROKEN(file=str(path)))
    if path.suffix == ".svg":
        return None
    size = pixel_size(data)
    if size is None:
        return PictureError(PictureTrouble.BROKEN(file=str(path)))
    wide, high = size
    if max(size) > MAXIMUM_SIDE or wide * high > MAXIMUM_PIXELS:
        return PictureError(_too_large(path, size, MAXIMUM_PIXELS))
    return None


def _too_large(path: Path, size: Size, most: int) -> Message:
    return PictureTrouble.TOO_LARGE(file=str(path), wide=size[0], high=size[1], maximum=most)


def _own(name: str) -> Path | None:
    """Return the program's own file of a picture, or None."""
    for ending in ENDINGS:
        with suppress(MissingAsset):
            return asset("images", f"{name}{ending}")
    return None


@lru_cache(maxsize=1024)
def _find(name: str) -> Path:
    """Return the file of a picture, from the other folder or the program's own."""
    for folder in _other:
        for ending in ENDINGS:
            path = folder / f"{name}{ending}"
            if path.is_file() and path not in _bad:
                return path
    own = _own(name)
    if own is None:
        home = str(asset("images"))
        raise PictureError(PictureTrouble.MISSING(name=name, endings=AnyOf(ENDINGS), folder=home))
    return own


def has(name: str) -> bool:
    """Return whether there is a picture of that name."""
    try:
        return _find(name).is_file()
    except PictureError:
        return False


def _read(path: Path, reach: int) -> pygame.Surface:
    """Read a file unchanged; a vector picture is drawn `reach` pixels long."""
    if not path.is_file():  # Reading from a pipe would block.
        raise PictureError(PictureTrouble.BROKEN(file=str(path)))
    try:
        if path.suffix != ".svg":
            return pygame.image.load(path)
        drawn = pygame.image.load_sized_svg(path, (reach, reach))
    except (pygame.error, OSError) as trouble:
        raise PictureError(PictureTrouble.BROKEN(file=str(path))) from trouble
    # The renderer's rounding can add an empty row or column.
    return drawn.subsurface(drawn.get_rect().clip((0, 0, reach, reach)))


def _load(path: Path, reach: int) -> Steps[pygame.Surface]:
    """Load a file as a premultiplied picture in its own size, or a vector picture `reach` pixels long."""
    found = _read(path, reach)
    yield
    # In pygame's native byte order, or every blit would have to convert it.
    ready = pygame.Surface(found.get_size(), pygame.SRCALPHA, 32)
    source = found.premul_alpha() if found.get_masks()[3] else found
    for band in bands(ready):
        yield
        ready.blit(source, band, band, _flag(found))
    shape = path.with_name(f"{path.stem}{SHAPE}.png")
    if path.suffix == ".jpg" and shape.is_file():
        if shape in _bad:
            raise PictureError(PictureTrouble.BROKEN(file=str(shape)))
        mask = yield from _load(shape, 0)
        for band in bands(ready):
            yield
            ready.blit(mask, band, band, pygame.BLEND_RGBA_MULT)
    return ready


def bands(surface: pygame.Surface, pixels: int = _STRETCH) -> Iterator[pygame.Rect]:
    """Yield the horizontal bands in which a picture is processed, top down, each of about `pixels` pixels."""
    whole = surface.get_rect()
    high = max(1, pixels // max(1, whole.w))
    for top in range(0, whole.h, high):
        yield pygame.Rect(0, top, whole.w, high).clip(whole)


def _flag(found: pygame.Surface) -> int:
    return pygame.BLEND_PREMULTIPLIED if found.get_masks()[3] else 0


def _whole(size: tuple[float, float]) -> Size:
    return max(1, round(size[0])), max(1, round(size[1]))


def _reach(size: Size) -> int:
    """Return the longer side, in pixels, at which a vector picture is rasterized for this size."""
    longest = max(size)
    return longest * (3 if longest <= _FINE else 2 if longest <= _LONG else 1)


def fresh(name: str, width: float, height: float) -> pygame.Surface:
    """Return a picture scaled to whole pixels that the caller owns. Raises `PictureError`."""
    return run_all(scaled(name, width, height))


def scaled(name: str, width: float, height: float) -> Steps[pygame.Surface]:
    """Scale a picture step by step. Raises `PictureError`."""
    size = _whole((width, height))
    loaded = yield from _load(_find(name), _reach(size))
    if loaded.get_size() == size:
        return loaded
    yield
    return (yield from smoothly(loaded, size))


def smoothly(source: pygame.Surface, size: Size) -> Steps[pygame.Surface]:
    """Scale a picture like `pygame.transform.smoothscale`, step by step if the result is large."""
    if size[0] * size[1] <= _STRETCH:
        return pygame.transform.smoothscale(source, size)
    found = pygame.Surface(size, source.get_flags() & pygame.SRCALPHA, source)
    for x, part in columns(source, size):
        yield
        found.blit(part, (x, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found


def columns(source: pygame.Surface, size: Size) -> Iterator[tuple[int, pygame.Surface]]:
    """Yield a scaled picture in parts from left to right, with their places.

    It is scaled horizontally, then vertically.
    """
    across = pygame.transform.smoothscale(source, (size[0], source.get_height()))
    wide = max(1, _STRETCH // size[1])
    for x in range(0, size[0], wide):
        part = across.subsurface((x, 0, min(wide, size[0] - x), source.get_height()))
        yield x, pygame.transform.smoothscale(part, (part.get_width(), size[1]))


def picture(name: str, width: float, height: float, strength: float = 1.0) -> pygame.Surface:
    """Return a picture scaled to whole pixels; a `strength` below 1 makes it paler. Raises `PictureError`."""
    return _picture(name, _whole((width, height)), strength)


@cached_incrementally
def _picture(name: str, size: Size, strength: float) -> Steps[pygame.Surface]:
    made = yield from scaled(name, *size)
    if strength < 1.0:
        level = round(255 * strength)
        made.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return made


def toned(name: str, width: float, height: float, ink: Colour, ground: Colour) -> pygame.Surface:
    """Return a two-tone picture: black in the file becomes the color `ink`, white becomes `ground`."""
    return _toned(name, _whole((width, height)), ink, ground)


@cached_incrementally
def _toned(name: str, size: Size, ink: Colour, ground: Colour) -> Steps[pygame.Surface]:
    white = yield from scaled(name, *size)
    yield
    cover = _cover(white)
    # `cover` minus `white` is the black part of each pixel, which gets the ink.
    black = cover.copy()
    black.blit(white, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    black.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    white.fill(ground, special_flags=pygame.BLEND_RGB_MULT)
    black.blit(white, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return black


def _cover(image: pygame.Surface) -> pygame.Surface:
    """Return white with the alpha of a premultiplied picture, premultiplied."""
    cover = image.copy()
    cover.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return cover.premul_alpha()


def cropped(name: str, width: int, height: int) -> Steps[pygame.Surface]:
    """Return a picture that fills `width` by `height` pixels, cropped at its top or its sides.

    It is made step by step. The caller owns it and may draw on it. Raises `PictureError`.
    """
    whole = yield from _load(_find(name), _reach((width, height)))
    part = min(whole.get_width() / width, whole.get_height() / height)
    size = _whole((width * part, height * part))
    seen = pygame.Rect((whole.get_width() - size[0]) // 2, whole.get_height() - size[1], *size)
    yield
    return (yield from smoothly(whole.subsurface(seen), (width, height)))


def stretched(
    name: str, size: Size, usual: tuple[float, float], edges: tuple[float, float], k: float
) -> pygame.Surface:
    """Return a printed frame of any size in pixels; only its middle is stretched (nine-patch).

    `usual` is the size of the picture in units, `edges` the width of its left and right edge and the
    height of its upper and lower one, `k` the pixels per unit. Raises `PictureError`.
    """
    return _stretched(name, size, _whole((usual[0] * k, usual[1] * k)), _whole((edges[0] * k, edges[1] * k)))


@cached_incrementally
def _stretched(name: str, size: Size, usual: Size, edges: Size) -> Steps[pygame.Surface]:
    whole = yield from scaled(name, *usual)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    columns, rows = (
        list(zip(_cuts(old, edge), _cuts(new, edge), strict=True))
        for old, new, edge in zip(whole.get_size(), size, edges, strict=True)
    )
    for (x, wide), (left, new_wide) in columns:
        yield
        for (y, high), (top, new_high) in rows:
            part = whole.subsurface((x, y, wide, high))
            made.blit(pygame.transform.smoothscale(part, (new_wide, new_high)), (left, top))
    return made


def _cuts(length: int, edge: int) -> list[tuple[int, int]]:
    """Return the start and length of the first edge, the middle and the other edge."""
    edge = min(edge, (length - 1) // 2)
    return [(0, edge), (edge, length - 2 * edge), (length - edge, edge)]


def frame(name: str, number: int, count: int, width: float, height: float) -> pygame.Surface:
    """Return one frame, `width` by `height` pixels, of a horizontal strip of `count` frames."""
    wide, high = _whole((width, height))
    strip = picture(name, wide * count, high)
    return strip.subsurface((wide * number, 0, wide, high))


@lru_cache(maxsize=8)
def texture(name: str) -> pygame.Surface:
    """Return an opaque picture with the size and palette of its file. Raises `PictureError`.

    It is cached apart from other pictures, because it is only used to make them and would be loaded again for
    each.
    """
    return _read(_find(name), TEXTURE)
