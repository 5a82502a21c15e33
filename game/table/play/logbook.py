"""The log next to the board: what has happened since the viewer's last turn, and everything before it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from game.table.boards.view import BoardView
from game.table.kit.icons import icon
from game.table.kit.lettering import (
    NARROWEST,
    shorten,
    text_width,
    wrap,
    write_fitting,
    write_within,
)
from game.table.kit.materials import panel
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, surface_cache
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET, RULE, WALNUT, Colour, mix
from game.table.play.match_log import Log, LogEntry, shared_start
from game.words import translate

LINE: Final = 25.4
"""The distance in units from one line to the next."""
_TITLED: Final = 131
"""The height in units from which a panel has a title, with three lines below it."""
_FIRST: Final = 55
"""The distance in units from the panel's upper edge to the middle of the first line below the title."""
_EDGES: Final = 14
"""The space in units above and below the lines, in a panel without a title."""
POINTS: Final = 17.0
SMALLEST: Final = 0.6
"""The smallest text size in units, and the smallest relative size of an entry that would be cut."""
MOST_EMPTY: Final = 3
"""The fraction of a panel, as a divisor, that may be empty below the latest entries."""
MADE: Final = "step-forward"
"""The mark after a move that was made for a person."""
OLD: Final[Colour] = mix(QUIET, WALNUT, 0.25)


def _known(log: Log) -> Steps[Log]:
    """Return the steps of an existing log: none."""
    yield from ()
    return log


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    about: LogEntry | None
    """The entry whose sign precedes it; None for a continuation or a heading."""
    entry: int
    """The index of its entry."""
    move_number: int
    heading: bool = False
    narrow: float = 1.0
    """The condensed width of the text: equal for the lines of an entry."""
    points: float = POINTS
    """The text size in units."""

    @property
    def begins(self) -> bool:
        """Return whether it is the first line of its entry, or a heading."""
        return self.heading or self.about is not None


class Logbook:
    """The log's panel. `scroll` counts lines up from the end; 0 shows the latest."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scroll = 0
        self._pulled = 0.0
        """The number of lines that the pointer has dragged, minus those already scrolled."""
        self._scale = Scale(1920, 1080)
        self._log = Log()
        self._due: Callable[[], Steps[Log]] | None = None
        """The steps that produce the text; None if the lines are up to date."""
        self._shows = 0
        """A counter of new texts."""
        self._broken: list[LogEntry] = []
        """The entries that have been broken into lines."""
        self._lines: list[_Line] = []
        """The lines of these entries in the panel's width."""
        self._shown: list[_Line] = []
        """The same, with the latest entry in at most as many lines as the panel has."""
        self._title = ""
        self._pointed: int | None = None
        """The move whose lines are highlighted because the pointer is on one of them."""

    def arrange(self, scale: Scale, rect: pygame.Rect) -> None:
        """Place the panel, in pixels."""
        if (scale, rect) == (self._scale, self.rect):
            return
        if (scale, rect.w) != (self._scale, self.rect.w):
            self._broken, self._lines = [], []
        self._scale, self.rect = scale, rect
        self._await(partial(_known, self._log))

    def show(self, log: Log, title: str) -> None:
        """Set the entries; new ones scroll to the latest."""
        self.show_soon(partial(_known, log), title)
        self._bring()

    def show_soon(self, log: Callable[[], Steps[Log]], title: str) -> None:
        """Set entries that are computed step by step when drawn; until then the panel stays unchanged."""
        self._title = title
        self._await(log)

    def _await(self, log: Callable[[], Steps[Log]]) -> None:
        self._due = log
        self._shows += 1

    def _bring(self) -> None:
        """Compute the text. Raises `Unfinished` if time is up before all lines are ready."""
        if self._due is not None:
            surface_cache.go_on((self, self._shows), partial(self._write, self._due))
            self._due = None

    def _write(self, due: Callable[[], Steps[Log]]) -> Steps[None]:
        before, self._log = self._log, (yield from due())
        if len(self._log.entries) != len(before.entries):
            self.scroll = 0
        yield from self._break_up()
        self._shown = self._lines_to_show()

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """Return the entries, from the earliest."""
        self._bring()
        return self._log.entries

    def turn(self, steps: int) -> None:
        """Scroll by lines; positive is back in time."""
        self.scroll = min(max(0, self.scroll + steps), max(0, len(self._shown) - self.fitting))

    def pull(self, pixels: int) -> None:
        """Scroll with a pointer that drags the paper down by pixels."""
        self._pulled += pixels / (LINE * self._scale.k)
        lines = int(self._pulled)
        self._pulled -= lines
        self.turn(lines)

    @property
    def _titled(self) -> bool:
        return self.rect.h >= self._scale.px(_TITLED)

    @property
    def fitting(self) -> int:
        """Return how many lines fit: below the title, or between the edges."""
        others = _FIRST - 1 if self._titled else _EDGES
        return max(1, int((self.rect.h / self._scale.k - others) / LINE))

    @property
    def lowest_line(self) -> int:
        """Return the pixels from the upper edge to the lower end of the last line that fits."""
        return round(self._first + (self.fitting - 0.5) * LINE * self._scale.k)

    @property
    def _first(self) -> float:
        """Return the pixels from the upper edge to the middle of the first line."""
        k = self._scale.k
        return _FIRST * k if self._titled else (self.rect.h - (self.fitting - 1) * LINE * k) / 2

    @property
    def _room(self) -> int:
        """Return the largest width of a line in pixels."""
        return self.rect.w - self._scale.px(52 + 24)

    def _break_up(self) -> Steps[None]:
        """Break new entries into lines of the panel's width."""
        entries = self._log.entries
        kept = shared_start(self._broken, entries)
        del self._broken[kept:]
        self._lines = [line for line in self._lines if line.entry < kept]
        for number, entry in enumerate(entries[kept:], start=kept):
            heading = entries[number - 1].heading if number else ""
            if entry.heading != heading:
                self._lines.append(_Line(entry.heading, None, number, entry.move_number, True))
            room = self._room - (self._scale.px(20) if entry.made else 0)
            # A long word is condensed rather than broken.
            longest = max(text_width(self._scale, word, "sans", POINTS) for word in entry.words.split(" "))
            narrow = min(1.0, max(NARROWEST, room / max(1, longest)))
            for i, words in enumerate(wrap(self._scale, entry.words, "sans", POINTS, int(room / narrow))):
                self._lines.append(
                    _Line(words, None if i else entry, number, entry.move_number, narrow=narrow)
                )
            self._broken.append(entry)
            yield

    def _lines_to_show(self) -> list[_Line]:
        """Return all lines; in a low panel the latest entry is condensed and then reduced to be complete."""
        entries, most = self._log.entries, self.fitting
        last = len(entries) - 1
        latest = [line for line in self._lines[-most - 1 :] if line.entry == last and not line.heading]
        if len(latest) <= most:
            return self._lines
        narrow, points, words = self._narrowed(entries[-1].words, most)
        return [line for line in self._lines if line.heading or line.entry < last] + [
            replace(latest[0], words=line, about=None if i else entries[-1], narrow=narrow, points=points)
            for i, line in enumerate(words)
        ]

    def _narrowed(self, words: str, most: int) -> tuple[float, float, list[str]]:
        """Return text in at most this many lines, condensed and reduced as little as possible, and its
        setting.

        Text that is still too long is shortened.
        """
        scale, narrowest = self._scale, round(100 * NARROWEST)
        narrower = [(percent / 100, POINTS) for percent in range(97, narrowest, -3)]
        smaller = [(NARROWEST, POINTS * percent / 100) for percent in range(100, round(100 * SMALLEST), -4)]
        for narrow, points in [*narrower, *smaller]:
            lines = wrap(scale, words, "sans", points, int(self._room / narrow))
            if len(lines) <= most:
                return narrow, points, lines
        room = int(self._room / NARROWEST)
        lines = wrap(scale, words, "sans", POINTS, room)
        lines[most - 1 :] = [shorten(scale, " ".join(lines[most - 1 :]), "sans", POINTS, room)]
        return NARROWEST, POINTS, lines

    def _ink(self, line: _Line) -> Colour:
        """Return the color of a line: the latest stands out, old ones are pale."""
        recent = line.entry >= self._log.recent
        if line.heading:
            return PALE_BRASS if recent else OLD
        if line.entry == len(self._log.entries) - 1 and not self._log.ends_early:
            return CREAM
        return QUIET if recent else OLD

    def _visible(self) -> tuple[int, int]:
        """Return the first visible line, and the one after the last."""
        end = len(self._shown) - self.scroll
        start = max(0, end - self.fitting)
        if self.scroll == 0:
            # Not a short tail of an entry; a long one would leave the panel half empty.
            whole = next((i for i in range(start, end) if self._shown[i].begins), start)
            start = whole if whole - start <= self.fitting // MOST_EMPTY else start
        return start, end

    def _visible_lines(self) -> list[_Line]:
        """Return the visible lines; the tail of an entry has its sign and an ellipsis."""
        start, end = self._visible()
        lines = self._shown[start:end]
        if lines and not lines[0].begins:
            first = lines[0]
            lines[0] = replace(first, words=f"… {first.words}", about=self._log.entries[first.entry])
        return lines

    def point_at(self, position: tuple[int, int] | None) -> None:
        """Highlight the lines of the move under a pixel; None if the pointer is elsewhere."""
        self._pointed = self.move_at(position) if position is not None else None

    def move_at(self, position: tuple[int, int]) -> int | None:
        """Return the number of the move whose line is under a pixel."""
        line = self._line_at(position)
        return line.move_number if line is not None else None

    def tip_at(self, position: tuple[int, int]) -> str:
        """Return the tooltip of the line under a pixel (its details, or that it was done for a person), or
        "".
        """
        line = self._line_at(position)
        if line is None or line.heading:
            return ""
        entry = self._log.entries[line.entry]
        return entry.details or (translate("log-made") if entry.made else "")

    def _line_at(self, position: tuple[int, int]) -> _Line | None:
        if not self.rect.collidepoint(position):
            return None
        start, end = self._visible()
        row = (position[1] - self.rect.y - self._first) / (self._scale.k * LINE)
        place = start + round(row)
        return self._shown[place] if start <= place < end else None

    def draw(self, surface: pygame.Surface, view: BoardView) -> None:
        """Draw the panel with as many lines as fit, the latest at the bottom; `view` has the companies'
        signs.
        """
        if self.rect.h <= 0:
            return
        self._bring()
        scale, rect, k = self._scale, self.rect, self._scale.k
        panel(surface, scale, rect, 12)
        title = self._title if self._shown else translate("log")
        if self._titled:
            place, room = (rect.x + 24 * k, rect.y + 28 * k), rect.w - scale.px(48)
            write_within(surface, scale, title, "bold", 17, PALE_BRASS, *place, room)
        if not self._shown:
            _, points, empty = self._narrowed(translate("log-empty"), self.fitting)
            for i, part in enumerate(empty):
                place, room = (rect.x + 24 * k, rect.y + self._first + LINE * i * k), rect.w - scale.px(48)
                write_within(surface, scale, part, "sans", points, QUIET, *place, room)
        start, end = self._visible()
        lines = self._visible_lines()
        for i, line in enumerate(lines):
            y = rect.y + self._first + LINE * i * k
            if line.move_number == self._pointed and not line.heading:
                bar = pygame.Rect(rect.x + scale.px(16), 0, rect.w - scale.px(36), scale.px(LINE))
                bar.centery = round(y)
                pygame.draw.rect(surface, mix(WALNUT, PALE_BRASS, 0.16), bar, border_radius=scale.px(4))
            if line.heading:
                left, ink, room = rect.x + 24 * k, self._ink(line), rect.w - scale.px(48)
                words = write_fitting(surface, scale, line.words, "italic", 16, ink, left, y, room)
                rule = mix(RULE, WALNUT, 0.6)
                ends = (words.right + round(10 * k), round(y)), (rect.right - round(24 * k), round(y))
                if ends[0][0] < ends[1][0]:
                    pygame.draw.line(surface, rule, *ends)
                continue
            if line.about is not None:
                self._draw_sign(surface, view, line.about, (rect.x + 33 * k, y))
            ink, left = self._ink(line), rect.x + 52 * k
            wide = text_width(scale, line.words, "sans", line.points)
            room = min(self._room, math.ceil(wide * line.narrow))
            words = write_within(surface, scale, line.words, "sans", line.points, ink, left, y, room)
            following = lines[i + 1 : i + 2]
            if self._log.entries[line.entry].made and [line.entry] != [one.entry for one in following]:
                x = min(words.right + 13 * k, rect.right - 22 * k)
                stamp(surface, icon(MADE, 14 * k, mix(ink, WALNUT, 0.3), WALNUT), x, y, centred=True)
        self._draw_slider(surface, start, end)

    def _draw_sign(
        self, surface: pygame.Surface, view: BoardView, entry: LogEntry, place: tuple[float, float]
    ) -> None:
        """Draw the sign of an entry's subject: a player's disc, or a company's sign; `place` is its
        middle.
        """
        side = 17 * self._scale.k
        badge = None if entry.company is None else view.text.badge_of(entry.company)
        if entry.colour is not None:
            stamp(surface, disc(entry.colour, side, True), *place, centred=True)
        elif badge is not None:
            spot = pygame.Rect(0, 0, round(side), round(side))
            spot.center = round(place[0]), round(place[1])
            view.draw_badge(surface, badge, spot)

    def _draw_slider(self, surface: pygame.Surface, start: int, end: int) -> None:
        """Draw a thin brass scroll bar, if there is more than fits."""
        count = len(self._shown)
        if end - start >= count or not self._titled:
            return
        scale, rect = self._scale, self.rect
        track = pygame.Rect(rect.right - scale.px(16), rect.y + scale.px(44), max(3, scale.px(4)), 0)
        track.h = rect.bottom - scale.px(16) - track.y
        pygame.draw.rect(surface, mix(RULE, WALNUT, 0.75), track, border_radius=track.w)
        high = max(scale.px(16), round(track.h * (end - start) / count))
        top = track.y + round((track.h - high) * start / max(1, count - (end - start)))
        pygame.draw.rect(surface, PALE_BRASS, (track.x, top, track.w, high), border_radius=track.w)
