"""A pen that writes vector pictures (SVG), as far as the program's renderer understands them.

No text, no filters, no clipping: only filled shapes, strokes with round ends and linear gradients.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from game.table.kit.theme import Colour, Tint

Point: TypeAlias = tuple[float, float]


@dataclass
class _Sheet:
    """The picture up to here."""

    parts: list[str] = field(default_factory=list)
    gradients: int = 0
    open: str | None = None
    """The style of the last part if it is a path that can be continued."""


class SvgPen:
    """Draws in the coordinates of the picture.

    `at` gives a pen with another origin and unit, so that a shape can be written in coordinates of its own.
    """

    __slots__ = ("_sheet", "unit", "x", "y")

    def __init__(self, sheet: _Sheet, x: float = 0.0, y: float = 0.0, unit: float = 1.0) -> None:
        self._sheet, self.x, self.y, self.unit = sheet, x, y, unit

    def at(self, x: float, y: float, unit: float = 1.0) -> SvgPen:
        """The same pen with its origin moved to (x, y) and its unit multiplied."""
        return SvgPen(self._sheet, self.x + x * self.unit, self.y + y * self.unit, self.unit * unit)

    @contextmanager
    def laid(self, corner: Point, right: Point, down: Point) -> Iterator[SvgPen]:
        """A pen for a slanted face: its (100, 0) and (0, 100) lie `right` and `down` of the corner."""
        left, top = self._place(corner)
        turned = [v * self.unit / 100 for v in (*right, *down)]
        matrix = " ".join([*(f"{v:.4f}" for v in turned), _number(left), _number(top)])
        self._add(f'<g transform="matrix({matrix})">')
        yield SvgPen(self._sheet)
        self._add("</g>")

    def poly(self, colour: Tint, points: Sequence[Point]) -> None:
        """A filled polygon."""
        self._fill_path(colour, f"{self._path(_clockwise(points))}Z")

    def slanted_circle(self, colour: Tint, centre: Point, right: Point, down: Point) -> None:
        """A filled circle on a slanted face, on which its half axes are `right` and `down`."""
        (a, c), (b, d) = right, down
        turn = math.atan2(2 * (a * c + b * d), a * a + b * b - c * c - d * d) / 2
        half, spread = (a * a + b * b + c * c + d * d) / 2, abs(a * d - b * c)
        long = math.sqrt(half + math.sqrt(max(0.0, half * half - spread * spread)))
        short = spread / long
        (x, y), angle = self._place(centre), _number(math.degrees(turn))
        dx, dy = math.cos(turn) * long * self.unit, math.sin(turn) * long * self.unit
        arc = f"A{self._length(long)} {self._length(short)} {angle} 1 1"
        ends = [f"{_number(x + way * dx)} {_number(y + way * dy)}" for way in (-1, 1)]
        self._fill_path(colour, f"M{ends[0]}{arc} {ends[1]}{arc} {ends[0]}Z")

    def circle(self, colour: Tint, centre: Point, radius: float) -> None:
        """A filled circle."""
        x, y = self._place(centre)
        self._add(f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{self._length(radius)}" {_fill(colour)}/>')

    def cloud(self, colour: Tint, discs: Sequence[tuple[Point, float]]) -> None:
        """Filled circles (middle, radius) that are one shape, however they overlap."""
        path = "".join(self._circle(centre, radius) for centre, radius in discs)
        self._add(f'<path d="{path}" {_fill(colour)}/>')

    def _circle(self, centre: Point, radius: float) -> str:
        x, y = self._place(centre)
        r = radius * self.unit
        left, right, high, size = _number(x - r), _number(x + r), _number(y), _number(r)
        arc = f"A{size} {size} 0 1 1"
        return f"M{left} {high}{arc} {right} {high}{arc} {left} {high}Z"

    def ring(self, colour: Tint, centre: Point, radius: float, width: float) -> None:
        """A circle's line; `radius` reaches the middle of the line."""
        path = self._circle(centre, radius + width / 2) + self._circle(centre, radius - width / 2)
        self._add(f'<path d="{path}" fill-rule="evenodd" {_fill(colour)}/>')

    def ellipse(self, colour: Tint, centre: Point, rx: float, ry: float) -> None:
        """A filled ellipse with two half axes."""
        x, y = self._place(centre)
        self._add(
            f'<ellipse cx="{_number(x)}" cy="{_number(y)}" rx="{self._length(rx)}" '
            f'ry="{self._length(ry)}" {_fill(colour)}/>'
        )

    def rect(
        self, colour: Tint, x: float, y: float, w: float, h: float, radius: float = 0.0, width: float = 0.0
    ) -> None:
        """A rectangle with rounded corners; filled, or if `width` is given only its line, inside it."""
        inset = width / 2
        shape = self._rectangle(
            x + inset, y + inset, w - width, h - width, max(0.0, radius - inset) if width else radius
        )
        if width:
            self._add(f'<rect {shape} fill="none" {_stroke(colour)} stroke-width="{self._length(width)}"/>')
        else:
            self._add(f"<rect {shape} {_fill(colour)}/>")

    def shade_poly(self, top: Colour, bottom: Colour, points: Sequence[Point]) -> None:
        """A polygon whose colour runs from `top` to `bottom`."""
        heights = [y for _, y in points]
        paint = self._gradient(top, bottom, min(heights), max(heights))
        self._add(f'<path d="{self._path(points)}Z" {paint}/>')

    def shade_circle(self, top: Colour, bottom: Colour, centre: Point, radius: float) -> None:
        """A circle whose colour runs from `top` to `bottom`."""
        x, y = self._place(centre)
        paint = self._gradient(top, bottom, centre[1] - radius, centre[1] + radius)
        self._add(f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{self._length(radius)}" {paint}/>')

    def shade_rect(
        self, top: Colour, bottom: Colour, x: float, y: float, w: float, h: float, radius: float = 0.0
    ) -> None:
        """A rectangle with rounded corners whose colour runs from `top` to `bottom`."""
        paint = self._gradient(top, bottom, y, y + h)
        self._add(f"<rect {self._rectangle(x, y, w, h, radius)} {paint}/>")

    def line(self, colour: Tint, points: Sequence[Point], width: float) -> None:
        """A line of any width through points, with round joints and ends."""
        style = (
            f'fill="none" {_stroke(colour)} stroke-width="{self._length(width)}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
        self._extend(self._path(points), style, len(colour) == 3)

    def arc(self, colour: Tint, centre: Point, radius: float, start: float, end: float, width: float) -> None:
        """Part of a circle's line, from `start` to `end` in degrees, clockwise from the east."""
        steps = max(6, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line(
            colour,
            [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles],
            width,
        )

    def _add(self, part: str) -> None:
        self._sheet.parts.append(part)
        self._sheet.open = None

    def _fill_path(self, colour: Tint, path: str) -> None:
        self._extend(path, f"{_fill(colour)}/>", len(colour) == 3)

    def _extend(self, path: str, style: str, opaque: bool) -> None:
        """Go on with the last path if it has the same style, else begin one: few paths are quickly drawn."""
        if opaque and self._sheet.open == style:
            self._sheet.parts[-1] = self._sheet.parts[-1].removesuffix(f'" {style}') + f'{path}" {style}'
        else:
            self._add(f'<path d="{path}" {style}')
            self._sheet.open = style

    def _place(self, p: Point) -> Point:
        return self.x + p[0] * self.unit, self.y + p[1] * self.unit

    def _length(self, v: float) -> str:
        return _number(v * self.unit)

    def _path(self, points: Sequence[Point]) -> str:
        spots = [self._place(p) for p in points]
        return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in spots)

    def _rectangle(self, x: float, y: float, w: float, h: float, radius: float) -> str:
        left, top = self._place((x, y))
        corner = f' rx="{self._length(radius)}"' if radius else ""
        return (
            f'x="{_number(left)}" y="{_number(top)}" width="{self._length(w)}" '
            f'height="{self._length(h)}"{corner}'
        )

    def _gradient(self, top: Colour, bottom: Colour, start: float, end: float) -> str:
        """Paint that runs from one colour to another between two heights."""
        self._sheet.gradients += 1
        name = f"g{self._sheet.gradients}"
        high, low = self._place((0, start))[1], self._place((0, end))[1]
        self._add(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{_number(high)}" '
            f'x2="0" y2="{_number(low)}"><stop offset="0" stop-color="{_hex(top)}"/>'
            f'<stop offset="1" stop-color="{_hex(bottom)}"/></linearGradient>'
        )
        return f'fill="url(#{name})"'


def _clockwise(points: Sequence[Point]) -> Sequence[Point]:
    """The corners in the one direction that lets shapes of one path overlap without a hole."""
    ends = [*points[1:], points[0]]
    area = math.fsum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, ends, strict=True))
    return points if area >= 0 else points[::-1]


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _hex(colour: Tint) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


def _fill(colour: Tint) -> str:
    return f'fill="{_hex(colour)}"' + _opacity("fill", colour)


def _stroke(colour: Tint) -> str:
    return f'stroke="{_hex(colour)}"' + _opacity("stroke", colour)


def _opacity(kind: str, colour: Tint) -> str:
    return f' {kind}-opacity="{colour[3] / 255:.3f}"' if len(colour) == 4 else ""


def drawing(size: tuple[float, float], paint: Callable[[SvgPen], None]) -> str:
    """The text of a vector picture of `size`; `paint` draws it, with the origin in the upper left corner."""
    sheet = _Sheet()
    paint(SvgPen(sheet))
    w, h = (_number(v) for v in size)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    return "\n".join([head, *sheet.parts, "</svg>", ""])


def steps(levels: Sequence[int]) -> list[int]:
    """The opacities (0 to 255) of shapes that lie on each other and together come to `levels`."""
    found, reached = [], 0.0
    for level in levels:
        wanted = level / 255
        found.append(round(255 * (wanted - reached) / (1 - reached)))
        reached = 1 - (1 - reached) * (1 - found[-1] / 255)
    return found
