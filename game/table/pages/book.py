"""The help books: a small markup, set in columns on printed paper.

The books of a language lie in ``assets/words/LANGUAGE/help``. A book is lines of text.
``# Title``, ``## Heading``, ``- item``, ``! icon | words`` (a row with one of the kit's icons),
``= name | words`` (a row of a table); other lines are paragraphs, and ``**words**`` are bold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

import pygame

from assets import asset
from game.table.kit.icons import icon
from game.table.kit.lettering import line_height, text_width, wrap, write
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, RULE, SIGNAL

TEXT: Final = 19.0
"""The size of the text in units."""
HEADING: Final = 25.0
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a book: kind is "heading", "text", "item", "icon" or "row"."""

    kind: str
    words: str
    name: str = ""
    """The icon's name, or what stands first in a row."""


def read_book(text: str) -> tuple[str, list[Block]]:
    """A book's title and its blocks. Raises `ValueError`, naming the line, for a row without "|"."""
    title = ""
    blocks: list[Block] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line:
            continue
        mark, _, rest = line.partition(" ")
        if mark == "#":
            title = rest
        elif mark == "##":
            blocks.append(Block("heading", rest))
        elif mark == "-":
            blocks.append(Block("item", rest))
        elif mark in ("!", "="):
            name, bar, words = rest.partition("|")
            if not bar:
                raise ValueError(f"line {number} of the book: expected '{mark} name | words'")
            blocks.append(Block("icon" if mark == "!" else "row", words.strip(), name.strip()))
        else:
            blocks.append(Block("text", line))
    return title, blocks


def load_book(key: str, language: str) -> tuple[str, list[Block]]:
    """The title and the blocks of a help book in a language ("en", "de").

    Raises `MissingAsset` if there is no such book in that language.
    """
    return read_book(asset("words", language, "help", f"{key}.md").read_text(encoding="utf-8"))


Word = tuple[str, str]
"""A word and its face."""


def words_of(text: str) -> list[Word]:
    """The words of a text with their faces."""
    found: list[Word] = []
    for i, part in enumerate(BOLD.split(text)):
        found += [(word, "bold" if i % 2 else "sans") for word in part.split()]
    # A stop or comma that follows bold words belongs to the word before it.
    glued: list[Word] = []
    for word, face in found:
        if glued and word[0] in ".,;:)" and face == "sans":
            glued[-1] = (glued[-1][0] + word, glued[-1][1])
        else:
            glued.append((word, face))
    return glued


def set_lines(scale: Scale, text: str, width: int) -> list[list[Word]]:
    """Words broken into lines of at most `width` pixels."""
    lines: list[list[Word]] = [[]]
    space = text_width(scale, "n n", "sans", TEXT) - text_width(scale, "nn", "sans", TEXT)
    used = 0
    for word, face in words_of(text):
        wide = text_width(scale, word, face, TEXT)
        if lines[-1] and used + space + wide > width:
            lines.append([])
            used = 0
        used += wide + (space if lines[-1] else 0)
        lines[-1].append((word, face))
    return lines


@dataclass(frozen=True, slots=True)
class _Piece:
    """Something of a fixed height that is drawn with its left upper corner at a point."""

    height: int
    draw: Callable[[pygame.Surface, int, int], None]
    keep: bool = False
    """Whether it must not be the last thing of a column."""


class Typesetter:
    """Sets a book's blocks into columns of a size in pixels."""

    def __init__(self, scale: Scale, width: int) -> None:
        self.scale = scale
        self.width = width
        self.step = line_height(scale, TEXT, 1.32)

    def columns(self, blocks: Sequence[Block], height: int) -> list[list[_Piece]]:
        """The pieces of every column; a table that fits a column is not torn."""
        return _fill(self._set(blocks, height), height)

    def balanced(self, blocks: Sequence[Block], height: int) -> list[list[_Piece]]:
        """Columns of at most `height`, as low as they can be on the same number of double pages."""
        pieces = self._set(blocks, height)
        best = _fill(pieces, height)
        pages = -(-len(best) // 2)
        low, high = max(height // 4, *(_kept_height(pieces, i) for i in range(len(pieces)))), height
        while high - low > self.step // 2:
            middle = (low + high) // 2
            columns = _fill(pieces, middle)
            if len(columns) <= 2 * pages:
                best, high = columns, middle
            else:
                low = middle
        return best

    def _set(self, blocks: Sequence[Block], height: int) -> list[_Piece]:
        """The pieces of all blocks, for columns of at most `height`."""
        pieces: list[_Piece] = []
        for is_table, run in groupby(blocks, lambda block: block.kind == "row"):
            if is_table:
                pieces += self._table(list(run), height)
            else:
                pieces += [piece for block in run for piece in self._pieces(block)]
        return pieces

    def _table(self, rows: Sequence[Block], height: int) -> Iterator[_Piece]:
        """Rows that stay together where a column is high enough for them, with a heading."""
        pieces = [self._row(row) for row in rows]
        heading = round(self.scale.size(HEADING) * 1.62)
        whole = heading + sum(piece.height for piece in pieces) <= height
        yield from (replace(piece, keep=whole) for piece in pieces[:-1])
        yield pieces[-1]
        yield _Piece(round(self.step * 0.5), _nothing)

    def _pieces(self, block: Block) -> Iterator[_Piece]:
        gap = round(self.step * 0.42)
        if block.kind == "heading":
            yield _Piece(round(self.step * 0.5), _nothing)
            yield self._heading(block.words)
            return
        indent = {"item": 24, "icon": 58}.get(block.kind, 0)
        left = self.scale.px(indent)
        lines = set_lines(self.scale, block.words, self.width - left)
        if block.kind == "icon":
            high = max(len(lines) * self.step, self.scale.px(46))
            yield _Piece(high + gap, self._icon(block, lines, left, high))
            return
        for number, line in enumerate(lines):
            # No column begins or ends with a single line of a longer paragraph.
            keep = len(lines) > 1 and number in (0, len(lines) - 2)
            yield _Piece(self.step, self._line(line, left, block.kind == "item" and number == 0), keep)
        yield _Piece(gap, _nothing)

    def _heading(self, words: str) -> _Piece:
        size, step = self.scale.size(HEADING), round(self.scale.size(HEADING) * 1.2)
        lines = wrap(self.scale, words, "slab_bold", HEADING, self.width)
        more = (len(lines) - 1) * step

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            for number, line in enumerate(lines):
                middle = y + size * 0.62 + number * step
                write(surface, self.scale, line, "slab_bold", HEADING, SIGNAL, x, middle)
            rule = y + more + round(size * 1.28)
            pygame.draw.line(surface, RULE, (x, rule), (x + self.width, rule))

        return _Piece(more + round(size * 1.62), draw, keep=True)

    def _line(self, line: list[Word], left: int, bullet: bool) -> Callable[[pygame.Surface, int, int], None]:
        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            middle = y + self.step / 2
            if bullet:
                pygame.draw.circle(
                    surface, SIGNAL, (x + left // 2, round(middle) + 1), max(2, self.scale.px(3.4))
                )
            self._write(surface, line, x + left, middle)

        return draw

    def _write(self, surface: pygame.Surface, line: list[Word], x: float, y: float) -> None:
        """Write a line, words of one face together."""
        space = text_width(self.scale, "n n", "sans", TEXT) - text_width(self.scale, "nn", "sans", TEXT)
        run: list[str] = []
        face = line[0][1] if line else "sans"
        for word, its_face in [*line, ("", "")]:
            if its_face != face:
                x = write(surface, self.scale, " ".join(run), face, TEXT, INK, x, y).right + space
                run, face = [], its_face
            run.append(word)

    def _icon(
        self, block: Block, lines: list[list[Word]], left: int, high: int
    ) -> Callable[[pygame.Surface, int, int], None]:
        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            picture = icon(block.name, self.scale.px(42), INK, PAPER)
            stamp(surface, picture, x + self.scale.px(22), y + high / 2, centred=True)
            top = y + (high - len(lines) * self.step) / 2
            for number, line in enumerate(lines):
                self._write(surface, line, x + left, top + self.step * (number + 0.5))

        return draw

    def _row(self, block: Block) -> _Piece:
        name_wide = round(self.width * 0.36)

        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            middle = y + self.step * 0.58
            for number, name in enumerate(names):
                write(surface, self.scale, name, "bold", TEXT, INK, x, middle + number * self.step)
            for number, line in enumerate(lines):
                self._write(surface, line, x + name_wide, middle + number * self.step)
            bottom = y + round(high)
            pygame.draw.line(surface, RULE, (x, bottom), (x + self.width, bottom))

        lines = set_lines(self.scale, block.words, self.width - name_wide)
        names = wrap(self.scale, block.name, "bold", TEXT, name_wide - self.scale.px(8))
        high = round(self.step * (max(len(lines), len(names)) + 0.16))
        return _Piece(high + 1, draw)


def _nothing(surface: pygame.Surface, x: int, y: int) -> None:
    """A gap."""


def _kept_height(pieces: Sequence[_Piece], first: int) -> int:
    """How high a piece is together with those that must stand in the same column after it."""
    last = first
    while pieces[last].keep and last + 1 < len(pieces):
        last += 1
    return sum(piece.height for piece in pieces[first : last + 1])


def _fill(pieces: Sequence[_Piece], height: int) -> list[list[_Piece]]:
    """Pieces in columns of at most `height`; no column begins with a gap."""
    columns: list[list[_Piece]] = [[]]
    used = 0
    for i, piece in enumerate(pieces):
        full = used + _kept_height(pieces, i) > height
        if piece.draw is _nothing and (full or not columns[-1]):
            continue
        if full and columns[-1]:
            columns.append([])
            used = 0
        columns[-1].append(piece)
        used += piece.height
    return columns


def draw_column(surface: pygame.Surface, pieces: Sequence[_Piece], x: int, y: int) -> None:
    """Draw one column from its upper left corner down."""
    for piece in pieces:
        piece.draw(surface, x, y)
        y += piece.height
