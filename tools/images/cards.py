"""Printed cards without their words: backs, faces and frames, whose middle can be stretched.

What the program writes and stamps on them (names, amounts, signs, views of towns) is not in the pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.table.kit.theme import BRASS, INK, PAINTS, PAPER, SEATS, SEPIA, SHADE, Colour, Seat, mix
from game.table.north_american_railways.cards import FACE, TAN
from game.table.railways_of_north_america.cards import SPINES
from tools.images.signs import sign
from tools.images.svg import Point, SvgPen, drawing

BACK: Final[Colour] = (122, 44, 38)
"""The red of a card's back."""
BACK_RIM: Final[Colour] = (60, 22, 18)
IVORY: Final[Colour] = (244, 234, 212)


def _back(width: float, height: float, rim: float) -> str:
    """The back of a card, behind which something is kept from other people."""

    def draw(pen: SvgPen) -> None:
        m = height / 34
        pen.rect(BACK_RIM, 0, 0, width, height, 3 * m)
        pen.rect(IVORY, rim, rim, width - 2 * rim, height - 2 * rim, 2.6 * m)
        inset = 3 * m
        pen.rect(BACK, inset, inset, width - 2 * inset, height - 2 * inset, 1.4 * m)
        line, top, low = mix(BACK, IVORY, 0.42), inset + 0.8 * m, height - inset - 0.8 * m
        reach, step = low - top, 5.2 * m
        for i in range(-int(reach / step) - 1, int(width / step) + 1):
            for lean in (1, -1):
                x = i * step if lean == 1 else i * step + reach
                ends = _within([(x, top), (x + lean * reach, low)], inset, width - inset)
                if ends:
                    pen.line(line, ends, 0.7 * m)
        reach = min(width, height)
        pen.circle(IVORY, (width / 2, height / 2), reach * 0.22)
        sign(pen.at(width / 2, height / 2, reach * 0.15), "star", BACK)

    return drawing((width, height), draw)


def _within(ends: list[Point], left: float, right: float) -> list[Point]:
    """The part of a line between two heights that lies between `left` and `right`; empty if none does."""
    (x0, y0), (x1, y1) = ends
    cut: list[Point] = []
    for x, y in ((x0, y0), (x1, y1)):
        inside = min(max(x, left), right)
        cut.append((inside, y0 + (y1 - y0) * (inside - x0) / (x1 - x0) if inside != x else y))
    return cut if abs(cut[0][0] - cut[1][0]) > 0.5 else []


# North American Railways

_LINE: Final[Colour] = mix(INK, PAPER, 0.45)


def _blank(pen: SvgPen, w: float, h: float, colour: Colour, corner: float, line: float = 1.1) -> None:
    """An empty card with round corners."""
    pen.rect(mix(INK, PAPER, 0.3), 0, 0, w, h, corner)
    pen.rect(colour, line, line, w - 2 * line, h - 2 * line, corner - line)


def _share(colour: str) -> str:
    """A share's face: the band in the company's paint, and the frame of its picture."""
    paint, ink, _ = PAINTS[colour]
    w, h, head = 165.0, 166.0, 44.0

    def draw(pen: SvgPen) -> None:
        _blank(pen, w, h, mix(FACE, paint, 0.07), 7)
        upper, lower = mix(paint, (255, 250, 240), 0.10), mix(paint, SHADE, 0.08)
        pen.rect(mix(paint, SHADE, 0.4), 4, 4, w - 8, head - 5, 5)
        pen.shade_rect(upper, lower, 5, 5, w - 10, head - 7, 4)
        pen.rect(mix(paint, ink, 0.42), 7.6, 7.6, w - 15.2, head - 12.2, 2.4, 0.9)
        top = head + 5
        pen.rect(mix(INK, PAPER, 0.25), 6, top, w - 12, h - top - 6, 0, 1)
        pen.rect(_LINE, 8.4, top + 2.4, w - 16.8, h - top - 10.8, 0, 0.7)

    return drawing((w, h), draw)


def _city() -> str:
    """The face of a city that is for sale."""
    w, h = 165.0, 166.0

    def draw(pen: SvgPen) -> None:
        _blank(pen, w, h, FACE, 7)
        pen.rect(_LINE, 3.4, 3.4, w - 6.8, h - 6.8, 5, 0.8)
        pen.line(mix(INK, PAPER, 0.5), [(10, 26), (w - 10, 26)], 0.8)

    return drawing((w, h), draw)


def _network(ground: Colour, framed: bool) -> str:
    """The face of a city in a network."""
    w, h = 124.0, 56.0

    def draw(pen: SvgPen) -> None:
        _blank(pen, w, h, ground, 5, 1.0)
        if framed:
            pen.rect(mix(INK, TAN if ground == TAN else PAPER, 0.5), 3, 3, w - 6, h - 6, 3, 0.8)

    return drawing((w, h), draw)


def _slot(seat: Seat | None) -> str:
    """One of a company's shares on the sheet: its holder's colour and sign, or still to be sold."""
    w, h = 20.0, 27.0

    def draw(pen: SvgPen) -> None:
        corner = w * 0.15
        if seat is None:
            pen.rect(mix(INK, PAPER, 0.55), 0.6, 0.6, w - 1.2, h - 1.2, corner, 1)
            return
        pen.rect(mix(seat.colour, SHADE, 0.65), 0, 0, w, h, corner)
        pen.rect(seat.colour, 1.2, 1.2, w - 2.4, h - 2.4, corner * 0.8)
        sign(pen.at(w / 2, h / 2, w * 0.30), seat.sign, seat.ink)

    return drawing((w, h), draw)


def _plate(colour: str) -> str:
    """A company's plate on the sheet."""
    paint, ink, _ = PAINTS[colour]
    w, h = 160.0, 56.0

    def draw(pen: SvgPen) -> None:
        pen.rect(mix(paint, SHADE, 0.5), 0, 0, w, h, 6)
        upper, lower = mix(paint, (255, 250, 240), 0.10), mix(paint, SHADE, 0.08)
        pen.shade_rect(upper, lower, 1.2, 1.2, w - 2.4, h - 2.4, 5)
        pen.rect(mix(paint, ink, 0.4), 4.4, 4.4, w - 8.8, h - 8.8, 3, 0.9)

    return drawing((w, h), draw)


# New England Railways

_RIMS: Final[dict[str, tuple[Colour, float]]] = {
    "link": (mix(INK, PAPER, 0.3), 1.2),
    "link-lit": ((240, 207, 106), 3.2),
    "link-pointed": ((196, 132, 24), 3.2),
}
"""The rim of a link's card, and how wide it is: usually, for sale, pointed at."""


def _link(rim: Colour, thick: float, rails: bool) -> str:
    """The frame of a link's card, and the rails behind its number."""
    w, h = (148.0, 112.0) if rails else (220.0, 54.0)

    def draw(pen: SvgPen) -> None:
        pen.rect(rim, 0, 0, w, h, 5, thick)
        pen.rect(mix(INK, PAPER, 0.5), 5, 5, w - 10, h - 10, 2, 0.9)
        if not rails:
            return
        for tie in range(21):
            x = w / 2 + (tie - 10) * 5.4
            pen.line(mix(SEPIA, INK, 0.2), [(x, h / 2 - 6), (x, h / 2 + 6)], 1.5)
        for rail in (-3, 3):
            pen.line(INK, [(12, h / 2 + rail), (w - 12, h / 2 + rail)], 1.3)

    return drawing((w, h), draw)


# Railways of North America

OPERATION_FACE: Final[Colour] = (251, 245, 228)
BARON_FACE: Final[Colour] = (243, 228, 192)


def _operation(kind: str) -> str:
    """A card with a spine in the colour of its kind."""
    w, h, spine = 200.0, 80.0, 25.0
    tint = SPINES[kind][0]

    def draw(pen: SvgPen) -> None:
        pen.rect((58, 44, 24), 0, 0, w, h, 5)
        pen.rect(OPERATION_FACE, 1, 1, w - 2, h - 2, 4.6)
        pen.rect(tint, 1, 1, spine + 4, h - 2, 4.6)
        pen.rect(OPERATION_FACE, 1 + spine, 1, 8, h - 2)
        pen.rect(BRASS, 1 + spine, 1, 1.5, h - 2)

    return drawing((w, h), draw)


def _baron() -> str:
    """A baron's card."""
    w, h = 200.0, 104.0

    def draw(pen: SvgPen) -> None:
        pen.rect((28, 16, 10), 0, 0, w, h, 5)
        pen.rect(BRASS, 1, 1, w - 2, h - 2, 4)
        pen.rect(BARON_FACE, 2.6, 2.6, w - 5.2, h - 5.2, 3)

    return drawing((w, h), draw)


def _portrait() -> str:
    """A gentleman with top hat and beard, cut out in black, in an oval."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(33, 33, 30)
        pen.ellipse((107, 74, 36), (0, 0), 0.86, 1.06)
        pen.ellipse((248, 239, 216), (0, 0), 0.78, 0.98)
        shoulders: list[Point] = [
            (-0.58, 0.62), (-0.24, 0.34), (0.24, 0.34), (0.58, 0.62), (0.30, 0.86), (-0.30, 0.86)
        ]  # fmt: skip
        pen.poly(INK, shoulders)
        pen.ellipse(INK, (0.01, -0.01), 0.31, 0.39)
        pen.poly(INK, [(0.26, -0.08), (0.44, 0.08), (0.28, 0.14)])
        pen.poly(INK, [(-0.05, 0.10), (0.36, 0.16), (0.26, 0.56), (0.02, 0.46)])
        pen.rect(INK, -0.34, -0.84, 0.64, 0.52, 0.05)
        pen.rect(INK, -0.52, -0.40, 1.02, 0.12, 0.06)

    return drawing((66, 66), draw)


_NAR: Final = "cards/north_american_railways"
_NER: Final = "cards/new_england_railways"
_RNA: Final = "cards/railways_of_north_america"

PICTURES: Final[dict[str, Callable[[], str]]] = {
    "cards/back": partial(_back, 50.0, 34.0, 0.8),
    "cards/back-wide": partial(_back, 80.0, 34.0, 0.35),
    **{f"{_NAR}/share-{colour}": partial(_share, colour) for colour in PAINTS},
    **{f"{_NAR}/plate-{colour}": partial(_plate, colour) for colour in PAINTS},
    **{f"{_NAR}/slot-{seat.name}": partial(_slot, seat) for seat in SEATS},
    f"{_NAR}/slot-free": partial(_slot, None),
    f"{_NAR}/city": _city,
    f"{_NAR}/network": partial(_network, FACE, True),
    f"{_NAR}/network-low": partial(_network, FACE, False),
    f"{_NAR}/start": partial(_network, TAN, True),
    f"{_NAR}/start-low": partial(_network, TAN, False),
    **{f"{_NER}/{name}": partial(_link, *rim, True) for name, rim in _RIMS.items()},
    **{f"{_NER}/{name}-low": partial(_link, *rim, False) for name, rim in _RIMS.items()},
    **{f"{_RNA}/{kind}": partial(_operation, kind) for kind in SPINES},
    f"{_RNA}/baron": _baron,
    "portraits/baron": _portrait,
}
