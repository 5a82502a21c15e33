"""Picture files: all of them are found, loaded, scaled, tinted and cached here.

A picture is named by its path below ``assets/images`` without the ending: "pieces/cube-red". It may
be a vector picture (.svg) or a raster one (.png, .webp, .jpg); a .jpg, which can't be transparent, may
have its outline beside it ("title/hills-shape.png"). A folder of other pictures is looked through
first (`use_images`), file by file. Pictures are premultiplied, are shown with `pen.stamp`, and must
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
from game.table.kit.shelf import Steps, at_once, kept_gradually, shelf
from game.table.kit.theme import Colour

ENDINGS: Final = (".svg", ".png", ".webp", ".jpg")
"""The kinds of files, in the order in which they are looked for."""
SHAPE: Final = "-shape"
"""Ends the name of the file that holds the outline of a .jpg."""
VIEWS: Final = "vignettes/"
"""Begins the names of views: another folder may have some of its own, for the cities of other boards."""
_FINE: Final = 120
"""Pixels up to which a vector picture is drawn three times too large and shrunk, for its edges' sake."""
TEXTURE: Final = 512
"""Pixels of a texture that is a vector picture."""
_LONG: Final = 1000
"""Pixels up to which it is drawn twice too large; longer ones are strips of frames that pass quickly."""
_STRETCH: Final = 200_000
"""Pixels of a large picture that are worked on at a stretch."""

Size = tuple[int, int]


class PictureTrouble(MessageId):
    """What is wrong with a picture."""

    MISSING = "picture-missing", "name endings folder"
    BROKEN = "picture-broken", "file"
    TOO_LARGE = "picture-too-large", "file wide high maximum"
    TOO_LONG = "picture-too-long", "file maximum"
    TOO_SLOW = "picture-too-slow", "file seconds"
    TOO_MANY = "picture-too-many", "folder maximum"
    UNKNOWN = "picture-unknown", "file"


class PictureError(UserError):
    """A picture is missing or can't be read; the note names the file and what was expected."""


_other: list[Path] = []
"""The folder of other pictures, if there is one."""


def use_images(folder: Path | None) -> list[PictureError]:
    """Take pictures from `folder` where it has them, from the program's own where it has not.

    Returns what is wrong with its files; those are not used. None goes back to the program's own.
    """
    shelf.clear()
    _find.cache_clear()
    texture.cache_clear()
    _bad.clear()
    _other[:] = [folder] if folder is not None else []
    if folder is None:
        return []
    return _check_folder(folder)


_bad: Final[set[Path]] = set()
"""Files of the other folder that can't be used."""


def _check_folder(folder: Path) -> list[PictureError]:
    """Return what is wrong with the files of the other folder; those files are marked as not to be used."""
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
            loaded = at_once(_load(path, TEXTURE))
            left -= loaded.get_width() * loaded.get_height()
            if left < 0:
                troubles[path] = PictureError(_too_large(path, loaded.get_size(), MAXIMUM_TOTAL_PIXELS))
        except PictureError as trouble:
            troubles[path] = trouble
        _bad.update(troubles)
    return [troubles[path] for path in sorted(troubles)]


def _misfit(folder: Path, path: Path) -> PictureError | None:
    """Return what is wrong with a file of the other folder as far as can be told without decoding it."""
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
    """The program's own file of a picture, if there is one."""
    for ending in ENDINGS:
        with suppress(MissingAsset):
            return asset("images", f"{name}{ending}")
    return None


@lru_cache(maxsize=1024)
def _find(name: str) -> Path:
    """The file of a picture: in the other folder, or in the program's own."""
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
    """Whether there is a picture of that name."""
    try:
        return _find(name).is_file()
    except PictureError:
        return False


def _read(path: Path, reach: int) -> pygame.Surface:
    """A file as it is; a vector picture `reach` pixels long."""
    if not path.is_file():  # Who reads from a pipe waits for its writer.
        raise PictureError(PictureTrouble.BROKEN(file=str(path)))
    try:
        if path.suffix != ".svg":
            return pygame.image.load(path)
        drawn = pygame.image.load_sized_svg(path, (reach, reach))
    except (pygame.error, OSError) as trouble:
        raise PictureError(PictureTrouble.BROKEN(file=str(path))) from trouble
    # The renderer adds an empty row or column where its sums are not exact.
    return drawn.subsurface(drawn.get_rect().clip((0, 0, reach, reach)))


def _load(path: Path, reach: int) -> Steps[pygame.Surface]:
    """A file as a premultiplied picture in its own size; a vector picture `reach` pixels long."""
    found = _read(path, reach)
    yield
    # In pygame's own order of bytes, or every blit would have to turn them round.
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
    """The parts of a picture that are worked on at a stretch, so many pixels each, from the top down."""
    whole = surface.get_rect()
    high = max(1, pixels // max(1, whole.w))
    for top in range(0, whole.h, high):
        yield pygame.Rect(0, top, whole.w, high).clip(whole)


def _flag(found: pygame.Surface) -> int:
    return pygame.BLEND_PREMULTIPLIED if found.get_masks()[3] else 0


def _whole(size: tuple[float, float]) -> Size:
    return max(1, round(size[0])), max(1, round(size[1]))


def _reach(size: Size) -> int:
    """How long a vector picture is drawn for a picture of this size."""
    longest = max(size)
    return longest * (3 if longest <= _FINE else 2 if longest <= _LONG else 1)


def fresh(name: str, width: float, height: float) -> pygame.Surface:
    """A picture scaled to whole pixels, which the caller keeps. Raises `PictureError`."""
    return at_once(scaled(name, width, height))


def scaled(name: str, width: float, height: float) -> Steps[pygame.Surface]:
    """The same step by step."""
    size = _whole((width, height))
    loaded = yield from _load(_find(name), _reach(size))
    if loaded.get_size() == size:
        return loaded
    yield
    return (yield from smoothly(loaded, size))


def smoothly(source: pygame.Surface, size: Size) -> Steps[pygame.Surface]:
    """A picture scaled as `pygame.transform.smoothscale` does it, step by step where it becomes large."""
    if size[0] * size[1] <= _STRETCH:
        return pygame.transform.smoothscale(source, size)
    found = pygame.Surface(size, source.get_flags() & pygame.SRCALPHA, source)
    for x, part in columns(source, size):
        yield
        found.blit(part, (x, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return found


def columns(source: pygame.Surface, size: Size) -> Iterator[tuple[int, pygame.Surface]]:
    """The same in parts from left to right, with their places: a picture is scaled across, then down."""
    across = pygame.transform.smoothscale(source, (size[0], source.get_height()))
    wide = max(1, _STRETCH // size[1])
    for x in range(0, size[0], wide):
        part = across.subsurface((x, 0, min(wide, size[0] - x), source.get_height()))
        yield x, pygame.transform.smoothscale(part, (part.get_width(), size[1]))


def picture(name: str, width: float, height: float, strength: float = 1.0) -> pygame.Surface:
    """A picture scaled to whole pixels; `strength` (0 to 1) makes it paler. Raises `PictureError`."""
    return _picture(name, _whole((width, height)), strength)


@kept_gradually
def _picture(name: str, size: Size, strength: float) -> Steps[pygame.Surface]:
    made = yield from scaled(name, *size)
    if strength < 1.0:
        level = round(255 * strength)
        made.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return made


def toned(name: str, width: float, height: float, ink: Colour, ground: Colour) -> pygame.Surface:
    """A picture in two tones: what is black in the file gets the colour `ink`, what is white `ground`."""
    return _toned(name, _whole((width, height)), ink, ground)


@kept_gradually
def _toned(name: str, size: Size, ink: Colour, ground: Colour) -> Steps[pygame.Surface]:
    white = yield from scaled(name, *size)
    yield
    cover = _cover(white)
    # `cover` minus `white` is how black each pixel is: that part gets the ink.
    black = cover.copy()
    black.blit(white, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    black.fill(ink, special_flags=pygame.BLEND_RGB_MULT)
    white.fill(ground, special_flags=pygame.BLEND_RGB_MULT)
    black.blit(white, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return black


def _cover(image: pygame.Surface) -> pygame.Surface:
    """White wherever a premultiplied picture is, as opaque as it is there, premultiplied."""
    cover = image.copy()
    cover.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return cover.premul_alpha()


def cropped(name: str, width: int, height: int) -> Steps[pygame.Surface]:
    """A picture that fills `width` by `height` pixels: its top or its sides are cut where they stand out.

    It is made step by step. The caller keeps it, and may draw on it. Raises `PictureError`.
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
    """A printed frame of any size in pixels: only what lies between its edges is stretched.

    `usual` is the size of the picture in units, `edges` the width of its left and right edge and the
    height of its upper and lower one, `k` the pixels in a unit. Raises `PictureError`.
    """
    return _stretched(name, size, _whole((usual[0] * k, usual[1] * k)), _whole((edges[0] * k, edges[1] * k)))


@kept_gradually
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
    """Start and length of the edge, the middle and the other edge."""
    edge = min(edge, (length - 1) // 2)
    return [(0, edge), (edge, length - 2 * edge), (length - edge, edge)]


def frame(name: str, number: int, count: int, width: float, height: float) -> pygame.Surface:
    """One frame, `width` by `height` pixels, of a strip of `count` that lie side by side in the file."""
    wide, high = _whole((width, height))
    strip = picture(name, wide * count, high)
    return strip.subsurface((wide * number, 0, wide, high))


@lru_cache(maxsize=8)
def texture(name: str) -> pygame.Surface:
    """An opaque picture in the size and with the palette that its file has. Raises `PictureError`.

    It lies on no shelf: it only goes into other pictures, and would have to be read anew for each of them.
    """
    return _read(_find(name), TEXTURE)
