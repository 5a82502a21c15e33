"""The layout in pixels: the strip of steps, the sheet with map, cards, dice and incomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

import pygame

from game.rules.new_england_railways.board import Board
from game.table.boards.grounds import SheetLayout
from game.table.kit.lettering import text_width
from game.table.kit.lines import along, curve, line_rect
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.new_england_railways.look import PRINTED, Look, look_of
from game.words import translated_title, typographic

Bounds: TypeAlias = tuple[float, float, float, float]
"""The left, top, width and height in units."""

WHOLE: Final = (1400, 998)
STRIP: Final[Bounds] = (0, 0, 1400, 46)
SHEET: Final[Bounds] = (0, 56, 1400, 942)
FRAME: Final[Bounds] = (20, 76, 1360, 804)
"""The viewport, the part of the sheet in which the map is visible."""
MAP: Final = (36.0, 84.0)
"""The position of the country's upper left corner, in units."""
TOWN: Final = 19.0
"""The radius of a city."""
CUBE: Final = 21.0
"""The width of a cube."""
CUBE_STEP: Final = 25.0
CUBE_DOWN: Final = 24.0
"""The units from a row of a city's cubes to the next."""
MEDALLION: Final = 12.5
TRACK_REACH: Final = 10.0
"""The distance of a rail's rim from the middle line."""
ENGINE: Final = 42.0
NAME: Final = 20.0
"""The text size of a city's name."""
COLUMN: Final = (916.0, 448.0)
"""The left edge and width of the column of cards on the sea."""
CUP: Final = (104, 38, 26)
"""The width of the cup, the height of its head, the height of a row of cubes."""
CUPS: Final[tuple[Point, ...]] = ((30, 728), (30, 88), (30, 400), (780, 728), (400, 728), (400, 88))
"""The candidate positions of the cup's upper left corner, the best first."""
TRACK: Final = (180.0, 23.5, 50)
"""The income track: its left end, the width of a space, the number of spaces."""

LARGEST_LETTERS: Final = 1.2
"""The maximum enlargement of the letters on cards, limited by the cards' size."""


@dataclass
class LinkLayout(SheetLayout):
    """The layout of a map of links in `area`, for a game with `offered` links for sale each turn."""

    scale: Scale
    area: pygame.Rect
    board: Board
    offered: int = 3
    look: Look = field(init=False)
    strip: pygame.Rect = field(init=False)
    sheet: pygame.Rect = field(init=False)
    frame: pygame.Rect = field(init=False)
    print: Scale = field(init=False)
    """The scale of everything that is printed permanently, with letters of one size."""
    lettered: Scale = field(init=False)
    """The scale of text read while playing; its letters grow a little with the player's text size."""
    k: float = field(init=False)
    """The pixels per unit."""
    map_scale: Scale = field(init=False)
    """The scale of the map's lettering, which grows with the map, but less."""
    piece_k: float = field(init=False)
    """The pixels per unit of pieces on the map, which grow like its lettering."""

    def __post_init__(self) -> None:
        self.look = look_of(self.board)
        wide, high = WHOLE
        k = min(self.area.w / wide, self.area.h / high)
        self.print = self.scale.larger(k / self.scale.k).with_letters(1.0)
        self.lettered = self.print.with_letters(min(self.scale.text, LARGEST_LETTERS))
        self.k = self.print.k
        self._see()
        self._left = self.area.x + round((self.area.w - wide * k) / 2)
        self._top = self.area.y + round((self.area.h - high * k) / 2)
        self.strip, self.sheet, self.frame = self.rect(STRIP), self.rect(SHEET), self.rect(FRAME)

    def _see(self) -> None:
        """Drop the cached positions on the map after a change of view; they are computed on demand."""
        self.map_scale = self.print.larger(self.zoom**0.75)
        self.piece_k = self.map_scale.k
        self._towns: dict[int, Point] = {}
        self._lines: dict[int, list[Point]] = {}
        self._numbers: dict[int, Point] = {}
        self._engines: dict[int, Point] = {}
        self._names: dict[int, pygame.Rect] = {}
        self._tracks: dict[int, tuple[pygame.Rect, tuple[Point, ...]]] = {}
        """The cached results of `link_track`, relative to the corner of the whole map."""
        self._drawn_at = self.zoom

    # The map

    @property
    def map_k(self) -> float:
        """Return the pixels per unit of the map at the current zoom."""
        return self.k * self.zoom

    def place(self, point: Point) -> Point:
        """Convert a point of the country (as in the board's file) to pixels."""
        x, y = self.at(MAP[0] + point[0] * PRINTED, MAP[1] + point[1] * PRINTED)
        return (
            self.frame.x + (x - self.frame.x) * self.zoom - self.shift[0],
            self.frame.y + (y - self.frame.y) * self.zoom - self.shift[1],
        )

    def town(self, city: int) -> Point:
        """Return the center of a city."""
        if city not in self._towns:
            self._towns[city] = self.place(self.board.cities[city].at)
        return self._towns[city]

    def link_line(self, link: int) -> list[Point]:
        """Return a link from city to city, slightly curved as railroads are."""
        if link not in self._lines:
            ends, bend = self.board.links[link], self.look.links[link].bend * self.map_k
            self._lines[link] = curve(self.town(ends.a), self.town(ends.b), bend)
        return self._lines[link]

    def link_track(self, link: int) -> tuple[pygame.Rect, tuple[Point, ...]]:
        """Return the bounding box of a link's rails in pixels, and their middle line relative to its
        corner.
        """
        x, y = (round(shift) for shift in self.shift)
        if link not in self._tracks:
            line = self.link_line(link)
            rect = line_rect(line, TRACK_REACH * self.piece_k)
            local = tuple((round(x - rect.x, 1), round(y - rect.y, 1)) for x, y in line)
            self._tracks[link] = rect.move(x, y), local
        rect, local = self._tracks[link]
        return rect.move(-x, -y), local

    def number_place(self, link: int) -> Point:
        """Return the center of a link's medallion."""
        if link not in self._numbers:
            look = self.look.links[link]
            self._numbers[link] = self._on_link(link, look.number, look.number_shift)
        return self._numbers[link]

    def engine_place(self, link: int) -> Point:
        """Return the center of the locomotive on a link."""
        if link not in self._engines:
            look = self.look.links[link]
            self._engines[link] = self._on_link(link, look.engine, look.engine_shift)
        return self._engines[link]

    def _on_link(self, link: int, part: float, shift: Point) -> Point:
        """Return the point at a fraction of a link's line, shifted by units."""
        (x, y), _ = along(self.link_line(link), part)
        return x + shift[0] * self.piece_k, y + shift[1] * self.piece_k

    def name_place(self, city: int) -> Point:
        """Return the position and alignment of a city's name; y is the middle of its capitals."""
        look, (x, y) = self.look.towns[city], self.town(city)
        return x + look.label[0] * self.piece_k, y + look.label[1] * self.piece_k

    def called(self, city: int) -> str:
        """Return a city's name in the active language."""
        name = self.board.cities[city].name
        return translated_title(self.board.data.titles, name) or typographic(name)

    def name_rect(self, city: int) -> pygame.Rect:
        """Return the rectangle of a city's name."""
        if city not in self._names:
            x, y = self.name_place(city)
            wide = text_width(self.map_scale, self.called(city), "slab_bold", NAME)
            left = x - {"l": 0.0, "c": wide / 2, "r": float(wide)}[self.look.towns[city].side]
            high = self.map_scale.size(NAME) * 0.72
            self._names[city] = pygame.Rect(round(left), round(y - high / 2), wide, round(high))
        return self._names[city].copy()

    def cube_place(self, city: int, number: int) -> Point:
        """Return the center of the cube at this index, from 0, of a city's row."""
        look, k = self.look.towns[city], self.piece_k
        lower, number = divmod(number, look.most)
        (tx, ty), y = self.town(city), self.name_place(city)[1]
        if look.cubes == "at":
            first, down, way = look.row
            return tx + (first + number * way * CUBE_STEP) * k, ty + (down + lower * CUBE_DOWN) * k
        if look.cubes == "after":
            return self.name_rect(city).right + (18 + number * CUBE_STEP) * k, y + lower * CUBE_DOWN * k
        name, below = self.name_rect(city), max(24 * k, self.map_scale.size(NAME) * 0.36 + 15 * k)
        below += lower * CUBE_DOWN * k
        if look.side == "r":
            return name.right - (13 + number * CUBE_STEP) * k, y + below
        return name.left + (13 + number * CUBE_STEP) * k, y + below

    def _move_to(self, x: float, y: float) -> None:
        before = self.shift
        super()._move_to(x, y)
        if self._drawn_at == self.zoom:
            self._follow(before[0] - self.shift[0], before[1] - self.shift[1])
        else:
            self._see()

    def _follow(self, x: float, y: float) -> None:
        """Move all cached positions on the map by pixels."""
        for places in (self._towns, self._numbers, self._engines):
            for key, place in places.items():
                places[key] = (place[0] + x, place[1] + y)
        for link, line in self._lines.items():
            self._lines[link] = [(px + x, py + y) for px, py in line]
        for rect in self._names.values():
            rect.move_ip(x, y)

    # The fields on the sea

    @property
    def crowded(self) -> bool:
        """Return whether the cards are too many for their normal size."""
        return self.offered > 3

    @cached_property
    def cartouche(self) -> pygame.Rect:
        """Return the rectangle of the title."""
        return self.rect((990, 90, 374, 108) if self.crowded else (990, 92, 374, 132))

    def heading_y(self, row: int) -> float:
        """Return the y of a row's heading: 0 next turn, 1 for sale."""
        return self.card(row, 0).y - 20 * self.k

    def card(self, row: int, number: int) -> pygame.Rect:
        """Return the rectangle of a link's card: row 0 next turn, 1 for sale this turn."""
        left, wide = COLUMN
        if not self.crowded:
            step = (wide + 8) / 3
            return self.rect((left + step * number, 268 + 158 * row, step - 8, 112))
        lines = -(-self.offered // 2)
        down, across = divmod(number, 2)
        top = 240 + row * (lines * 60 + 38)
        return self.rect((left + 228 * across, top + 60 * down, 220, 54))

    @property
    def deck(self) -> Point:
        """Return the rectangle of the deck's count, from which link cards appear."""
        left, wide = COLUMN
        return self.at(left + wide, 0)[0], self.heading_y(0)

    @cached_property
    def stage(self) -> pygame.Rect:
        """Return the rectangle of dice and auction notices, under the cards."""
        left, wide = COLUMN
        last = self.card(1, self.offered - 1)
        top = (last.bottom - self._top) / self.k + 14
        return self.rect((left, top, wide, 766 - top))

    @cached_property
    def key(self) -> pygame.Rect:
        """Return the rectangle of the legend."""
        return self.rect((962, 768, 296, 108))

    @cached_property
    def rose(self) -> Point:
        """Return the center of the compass rose."""
        return self.at(1314, 822)

    @cached_property
    def cup(self) -> pygame.Rect:
        """Return the rectangle of the cup and its cubes, at the first candidate position without cities."""
        wide, head, row = CUP
        size = (wide, head + row * len(self.board.colours))
        left, top = next((place for place in CUPS if not self._towns_in(place, size)), CUPS[0])
        return self.rect((left, top, *size))

    def _towns_in(self, place: Point, size: Point) -> bool:
        """Return whether a cup of a size at a position, both in units, would hide a city or its cubes."""
        rect = pygame.Rect(*place, *size).inflate(5 * TOWN, 5 * TOWN)
        return any(
            rect.collidepoint(MAP[0] + x * PRINTED, MAP[1] + y * PRINTED)
            for x, y in (city.at for city in self.board.cities)
        )

    def column_rect(self) -> pygame.Rect:
        """Return the rectangle of the cards and the stage, with a margin."""
        top = self.heading_y(0) - 24 * self.k
        left, wide = self.stage.x - self.print.px(12), self.stage.w + self.print.px(24)
        return pygame.Rect(left, round(top), wide, self.stage.bottom + self.print.px(8) - round(top))

    # The income track

    @cached_property
    def incomes(self) -> pygame.Rect:
        """Return the rectangle of the income track, under the map."""
        return self.rect((20, 884, 1360, 96))

    def income_x(self, value: float) -> float:
        """Return the x of an income on the track; beyond its end it begins again."""
        left, step, count = TRACK
        if value > count:
            value = (value - 1) % count + 1
        return self.at(left + step * value, 0)[0]

    @cached_property
    def rail_y(self) -> float:
        """Return the y of the rail on the income track."""
        return self.at(0, 944)[1]
