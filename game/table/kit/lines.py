"""Polylines: bending, rounding, dashing, clipping, and measuring along their length."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

import pygame

from game.table.kit.pen import Pen, Point
from game.table.kit.theme import Tint

Line = Sequence[Point]


def curve(a: Point, b: Point, bend: float, steps: int = 24) -> list[Point]:
    """Return a gentle arc from a to b; `bend` is its height, to the left of the direction."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    run = math.hypot(dx, dy) or 1
    mx, my = (a[0] + b[0]) / 2 + dy / run * bend * 2, (a[1] + b[1]) / 2 - dx / run * bend * 2
    found = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((p * a[0] + q * mx + r * b[0], p * a[1] + q * my + r * b[1]))
    return found


def length(line: Line) -> float:
    """Return the length of a line."""
    return math.fsum(math.dist(p, q) for p, q in pairwise(line))


class Measured:
    """A line whose segments are measured once, for repeated queries."""

    def __init__(self, line: Line) -> None:
        self._pieces = [(p, q) for p, q in pairwise(line) if p != q] or [(line[0], line[-1])]
        self._runs = [math.dist(p, q) for p, q in self._pieces]
        self._ends = list(accumulate(self._runs))
        self.length = self._ends[-1]

    def at(self, way: float) -> tuple[Point, Point]:
        """Return the point at a distance along the line (0 to its length), and the unit direction there."""
        piece = min(bisect_left(self._ends, way), len(self._runs) - 1)
        (p, q), run = self._pieces[piece], self._runs[piece] or 1
        f = min(1.0, 1 - (self._ends[piece] - way) / run)
        return (
            (p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f),
            ((q[0] - p[0]) / run, (q[1] - p[1]) / run),
        )


def along(line: Line, part: float) -> tuple[Point, Point]:
    """Return the point at a fraction (0 to 1) of a line's length, and the unit direction there."""
    measured = Measured(line)
    return measured.at(measured.length * part)


def shifted(line: Line, aside: float, steps: int = 24) -> list[Point]:
    """Return a parallel line, `aside` to its right."""
    found, measured = [], Measured(line)
    for i in range(steps + 1):
        (x, y), (dx, dy) = measured.at(measured.length * i / steps)
        found.append((x - aside * dy, y + aside * dx))
    return found


def dashed(line: Line, on: float, off: float) -> Iterator[list[Point]]:
    """Return a line cut into dashes."""
    measured = Measured(line)
    start = 0.0
    while start < measured.length:
        end = min(measured.length, start + on)
        yield [measured.at(start + (end - start) * i / 3)[0] for i in range(4)]
        start += on + off


def dashes(pen: Pen, colour: Tint, line: Line, width: float, on: float, off: float) -> None:
    """Draw a line in dashes."""
    for dash in dashed(line, on, off):
        pen.line(colour, dash, width)


def rounded(line: Line, rounds: int = 2, closed: bool = False) -> list[Point]:
    """Return a line with repeatedly cut corners (Chaikin's algorithm)."""
    points = list(line)
    for _ in range(rounds):
        found: list[Point] = [] if closed else [points[0]]
        for p, q in pairwise([*points, points[0]] if closed else points):
            found.append((p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25))
            found.append((p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75))
        points = found if closed else [*found, points[-1]]
    return points


def line_rect(line: Line, reach: float) -> pygame.Rect:
    """Return the bounding box of a line and `reach` pixels around it."""
    left, top = (math.floor(min(p[i] for p in line) - reach) for i in range(2))
    right, bottom = (math.floor(max(p[i] for p in line) + reach) for i in range(2))
    return pygame.Rect(left, top, right - left + 1, bottom - top + 1)


def gap_to(line: Line, place: Point) -> float:
    """Return the distance from a point to a line."""
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        t = ((place[0] - ax) * dx + (place[1] - ay) * dy) / max(dx * dx + dy * dy, 1e-9)
        t = min(1.0, max(0.0, t))
        best = min(best, math.hypot(place[0] - ax - t * dx, place[1] - ay - t * dy))
    return best


def clipped(outline: Line, left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return the part of a polygon within a rectangle (Sutherland–Hodgman); empty if there is none.

    >>> clipped([(0, 0), (4, 0), (4, 4)], 2, 0, 9, 9)
    [(2, 2.0), (2, 0.0), (4, 0), (4, 4)]
    """
    points = list(outline)
    sides = [(0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)]
    if right - left > bottom - top:  # Clip first at the edges that remove the most.
        sides = [*sides[2:], *sides[:2]]
    for axis, edge, way in sides:
        lies_within = [point[axis] >= edge if way > 0 else point[axis] <= edge for point in points]
        if all(lies_within):
            continue
        if not any(lies_within):
            return []
        points = list(_cut(points, lies_within, axis, edge))
    return points


def _cut(points: Sequence[Point], lies_within: Sequence[bool], axis: int, edge: float) -> Iterator[Point]:
    """Clip a polygon at one edge across axis 0 (x) or 1 (y)."""
    p, was_within = points[-1], lies_within[-1]
    for q, within in zip(points, lies_within, strict=True):
        if within != was_within:
            f = (edge - p[axis]) / (q[axis] - p[axis])
            other = p[1 - axis] + (q[1 - axis] - p[1 - axis]) * f
            yield (edge, other) if axis == 0 else (other, edge)
        if within:
            yield q
        p, was_within = q, within
