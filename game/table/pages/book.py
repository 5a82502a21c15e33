"""The help books: a small markup, set in columns on printed paper.

The books of a language are in ``assets/words/LANGUAGE/help``. A book has these lines:
``# Title``, ``## Heading``, ``- item``, ``! icon | words`` (a row with one of the kit's icons),
``= name | words`` (a row of a table), ``@ name`` (a table with figures of the board), ``@! name`` (the same
with icons). Other lines are paragraphs, and ``**words**`` are bold.

A game's book names the facts of the board (`Game.facts`) as messages do (``{ $minimum-bid }``). It and the
chapter about learning name the keys of commands likewise (``{ $key-undo }``), because players can change
them. Text in braces may span several lines. A line that begins with ``?fact `` is left out on boards without
that fact (it is 0 or empty), and one that begins with ``?!fact `` on boards with it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise
from typing import Final

import pygame

from assets import MissingAsset, asset
from game.table.kit.icons import icon
from game.table.kit.lettering import line_height, text_width, wrap, write
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, RULE, SIGNAL
from game.table.program.commands import keys_for_texts
from game.words import FALLBACK_LANGUAGE, Localizer, active_language

TEXT: Final = 19.0
"""The text size in units."""
HEADING: Final = 25.0
NAME_GAP: Final = 8
"""The distance in units between the names of a table and its words."""
_SECTION: Final = 2.0
"""The penalty for a column break inside a section, between two paragraphs or within one."""
_PARAGRAPH: Final = 5.0
_LIST: Final = 6.0
_TABLE: Final = 9.0
_UNEVEN: Final = 20.0
"""The penalty for an empty column where all others are full."""
_SPACES: Final = re.compile(r"[ \n]+")
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a book."""

    kind: str
    """The kind of line: "heading", "text", "item", "icon", "row", "figures" or "icon figures"."""
    words: str
    name: str = ""
    """The icon's name, the start of a row, or a kind of numbers."""
    when: str = ""
    """The fact that a line requires, with "!" before it if the line requires its absence."""


_KINDS: Final = {"##": "heading", "-": "item"}
_FIGURES: Final = {"@": "figures", "@!": "icon figures"}
_PAIRS: Final = {"!": "icon", "=": "row"}


def read_book(text: str) -> tuple[str, list[Block]]:
    """Return a book's title and its blocks, without the facts of a board.

    Raises `ValueError`, naming the line, for a row without "|" and for braces that are not closed.
    """
    title = ""
    blocks: list[Block] = []
    for number, line in _lines(text):
        when = ""
        if line.startswith("?"):
            when, _, line = line[1:].partition(" ")
        mark, _, rest = line.partition(" ")
        if mark == "#":
            title = rest
        elif mark in _KINDS:
            blocks.append(Block(_KINDS[mark], rest, when=when))
        elif mark in _FIGURES:
            blocks.append(Block(_FIGURES[mark], "", rest, when))
        elif mark in _PAIRS:
            name, bar, words = rest.partition("|")
            if not bar:
                raise ValueError(f"line {number} of the book: expected '{mark} name | words'")
            blocks.append(Block(_PAIRS[mark], words.strip(), name.strip(), when))
        else:
            blocks.append(Block("text", line, when=when))
    return title, blocks


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the non-empty lines with their numbers; lines within braces are joined."""
    begun, first = "", 0
    for number, line in enumerate(text.splitlines(), start=1):
        begun, first = (f"{begun}\n{line}", first) if begun else (line.strip(), number)
        if begun.count("{") > begun.count("}"):
            continue
        if begun:
            yield first, begun
        begun = ""
    if begun:
        raise ValueError(f"line {first} of the book: expected '}}' for every '{{'")


def filled(blocks: Iterable[Block], localizer: Localizer) -> list[Block]:
    """Return the blocks of a book that apply to its game's board, with the board's facts and keys filled in.

    Raises `MissingMessage` for a block that names an unknown fact or command.
    """
    keys = keys_for_texts()

    def fill(words: str) -> str:
        return _SPACES.sub(" ", localizer.format_pattern(words, keys)).strip() if "{" in words else words

    facts = {name.replace("_", "-"): value for name, value in localizer.facts.items()}
    return [
        replace(block, words=fill(block.words), name=fill(block.name))
        for block in blocks
        if not block.when or bool(facts[block.when.lstrip("!")]) != block.when.startswith("!")
    ]


def load_book(key: str, language: str) -> tuple[str, list[Block]]:
    """Return the title and the blocks of a help book in a language ("en", "de").

    Raises `MissingAsset` if the language has no such book.
    """
    return read_book(asset("words", language, "help", f"{key}.md").read_text(encoding="utf-8"))


def language_of_book(key: str) -> str:
    """Return the language in which a help book is shown: English if the active language doesn't have it."""
    try:
        asset("words", active_language(), "help", f"{key}.md")
    except MissingAsset:
        return FALLBACK_LANGUAGE
    return active_language()


Word = tuple[str, str]
"""A word and its font."""


def words_of(text: str) -> list[Word]:
    """Return the words of a text with their fonts."""
    found: list[Word] = []
    for i, part in enumerate(BOLD.split(text)):
        found += [(word, "bold" if i % 2 else "sans") for word in part.split()]
    # A stop or comma that follows bold words belongs to the word before it, a bracket to the one behind it.
    glued: list[Word] = []
    for word, face in found:
        if glued and glued[-1][0] in ("(", "“", "„"):
            glued[-1] = (glued[-1][0] + word, face)
        elif glued and word[0] in ".,;:)" and face == "sans":
            glued[-1] = (glued[-1][0] + word, glued[-1][1])
        else:
            glued.append((word, face))
    return glued


def set_lines(scale: Scale, text: str, width: int) -> list[list[Word]]:
    """Break words into lines of at most `width` pixels."""
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
    """A drawable of fixed height, placed by its upper left corner."""

    height: int
    draw: Callable[[pygame.Surface, int, int], None]
    keep: bool = False
    """Whether the piece must not end a column."""
    tears: float = 0.0
    """The penalty for a column break before the piece; 0 between sections."""


class Typesetter:
    """A typesetter of a book's blocks in columns of a size in pixels."""

    def __init__(self, scale: Scale, width: int) -> None:
        self.scale = scale
        self.width = width
        self.step = line_height(scale, TEXT, 1.32)

    def columns(self, blocks: Sequence[Block], height: int) -> list[list[_Piece]]:
        """Return the pieces of every column; a table that fits in a column isn't broken."""
        return _fill(self._set(blocks, height), height)

    def balanced(self, blocks: Sequence[Block], height: int) -> list[list[_Piece]]:
        """Return balanced columns of at most `height` on the fewest double pages, with few breaks."""
        pieces = self._set(blocks, height)
        filled = _fill(pieces, height)
        return _split(pieces, height, 2 * -(-len(filled) // 2)) or filled

    def _set(self, blocks: Sequence[Block], height: int) -> list[_Piece]:
        """Return the pieces of all blocks, for columns of at most `height`."""
        pieces: list[_Piece] = []
        leading: list[_Piece] = []
        for is_table, run in groupby(blocks, lambda block: block.kind == "row"):
            if is_table:
                pieces += self._table(list(run), leading, height)
                leading = []
                continue
            *before, last = run
            pieces += [piece for block in before for piece in self._pieces(block)]
            leading = list(self._pieces(last))
            if last.kind != "text":
                pieces, leading = pieces + leading, []
        return pieces + leading

    def _table(self, rows: Sequence[Block], leading: Sequence[_Piece], height: int) -> Iterator[_Piece]:
        """Return the rows of a table and the paragraph before it, kept together where a column is high
        enough.
        """
        name_wide = self.name_width(rows)
        pieces = [self._row(row, name_wide) for row in rows]
        heading = round(self.scale.size(HEADING) * 1.62)
        above = heading + sum(piece.height for piece in leading)
        ends = list(accumulate((piece.height for piece in pieces), initial=above))
        # How many rows stand at least with what leads to them: what is kept together has to fit a column.
        first = max((n for n in range(4) if n < len(ends) and ends[n] <= height), default=0)
        whole, last = ends[-1] <= height, len(pieces) - 2
        yield from (replace(piece, keep=first > 0) for piece in leading)
        for number, piece in enumerate(pieces[:-1]):
            yield replace(piece, keep=whole or number + 1 < first or first <= number == last)
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
            yield _Piece(high + gap, self._icon(block, lines, left, high), tears=_LIST)
            return
        for number, line in enumerate(lines):
            # No column begins or ends with a single line of a longer paragraph.
            keep = len(lines) > 1 and number in (0, len(lines) - 2)
            draw = self._line(line, left, block.kind == "item" and number == 0)
            yield _Piece(self.step, draw, keep, _PARAGRAPH if number else _SECTION)
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
        """Write a line, joining adjacent words of one font."""
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

    def name_width(self, rows: Sequence[Block]) -> int:
        """Return the width of a table's names in pixels: at most half of the table, for a long word."""
        words = [word for row in rows for word in row.name.split()]
        longest = max((text_width(self.scale, word, "bold", TEXT) for word in words), default=0)
        needed = longest + self.scale.px(NAME_GAP)
        return max(round(self.width * 0.36), min(needed, self.width // 2))

    def _row(self, block: Block, name_wide: int) -> _Piece:
        def draw(surface: pygame.Surface, x: int, y: int) -> None:
            middle = y + self.step * 0.58
            for number, name in enumerate(names):
                write(surface, self.scale, name, "bold", TEXT, INK, x, middle + number * self.step)
            for number, line in enumerate(lines):
                self._write(surface, line, x + name_wide, middle + number * self.step)
            bottom = y + round(high)
            pygame.draw.line(surface, RULE, (x, bottom), (x + self.width, bottom))

        lines = set_lines(self.scale, block.words, self.width - name_wide)
        names = wrap(self.scale, block.name, "bold", TEXT, name_wide - self.scale.px(NAME_GAP))
        high = round(self.step * (max(len(lines), len(names)) + 0.16))
        return _Piece(high + 1, draw, tears=_TABLE)


def _nothing(surface: pygame.Surface, x: int, y: int) -> None:
    """Draw nothing: a gap."""


def _kept_height(pieces: Sequence[_Piece], first: int) -> int:
    """Return the height of a piece together with those that must follow it in the same column."""
    last = first
    while pieces[last].keep and last + 1 < len(pieces):
        last += 1
    return sum(piece.height for piece in pieces[first : last + 1])


def _fill(pieces: Sequence[_Piece], height: int) -> list[list[_Piece]]:
    """Fill columns of at most `height` with pieces; no column begins with a gap."""
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


def _split(pieces: Sequence[_Piece], height: int, most: int) -> list[list[_Piece]] | None:
    """Arrange pieces in a number of columns of at most `height`; None if they don't fit.

    It is the arrangement with the fewest breaks and about equally high columns, found column by column.
    """
    if pieces[0].draw is _nothing:
        pieces = pieces[1:]
    above = [0, *accumulate(piece.height for piece in pieces)]
    starts = [i for i in range(len(pieces)) if _may_begin(pieces, i)]
    mean = above[-1] / (most * height)

    def column(first: int, end: int) -> float | None:
        """Return the penalty of a column between two positions; None if it is too high."""
        full = (above[_without_gap(pieces, end)] - above[first]) / height
        return None if full > 1 else pieces[first].tears + _UNEVEN * (full - mean) ** 2

    reached: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    found: list[tuple[float, tuple[int, ...]]] = []
    for _ in range(most):
        longer: dict[int, tuple[float, tuple[int, ...]]] = {}
        for first, (ill, before) in reached.items():
            for end in [*starts[bisect_right(starts, first) :], len(pieces)]:
                more = column(first, end)
                if more is None:
                    break
                if end not in longer or ill + more < longer[end][0]:
                    longer[end] = (ill + more, (*before, first))
        if len(pieces) in longer:
            found.append(longer.pop(len(pieces)))
        reached = longer
    if not found:
        return None
    _, begun = min(found)
    return [list(pieces[a : _without_gap(pieces, b)]) for a, b in pairwise([*begun, len(pieces)])]


def _without_gap(pieces: Sequence[_Piece], end: int) -> int:
    """Return where a column up to `end` ends without the gap at its foot."""
    while pieces[end - 1].draw is _nothing:
        end -= 1
    return end


def _may_begin(pieces: Sequence[_Piece], number: int) -> bool:
    return number == 0 or (pieces[number].draw is not _nothing and not pieces[number - 1].keep)


def draw_column(surface: pygame.Surface, pieces: Sequence[_Piece], x: int, y: int) -> None:
    """Draw one column from its upper left corner down."""
    for piece in pieces:
        piece.draw(surface, x, y)
        y += piece.height
