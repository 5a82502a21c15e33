"""The help: each game's rules, all keys, learning, making boards, credits."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from assets import MissingAsset
from game.components import all_components
from game.rules.catalog import all_games, find_game
from game.rules.contract import Game
from game.table.boards.table import find_table
from game.table.controls.form import Button, Control
from game.table.kit.lettering import write
from game.table.kit.materials import double_frame, drop_shadow, panel, print_paper
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, RULE, SLIP
from game.table.pages.book import Block, Typesetter, draw_column, filled, language_of_book, load_book
from game.table.pages.page import TOP, Page
from game.table.program.commands import Command, command_of, groups
from game.table.program.input import InputEvent, Key, Pointer, Wheel
from game.table.program.keys import holds_gamepad
from game.words import Localizer, board_title, localize, override, translate

KEYS: Final = "keys"
LEARNING: Final = "learning"
BOARDS: Final = "boards"
ABOUT: Final = "about"
GENERAL: Final = (KEYS, LEARNING, BOARDS, ABOUT)
"""The chapters that are not about one game."""
ROW_KINDS: Final = {"figures": "row", "icon figures": "icon"}
"""The kind of the rows in each kind of generated table."""
SIDE: Final = 360.0
GUTTER: Final = 64
SWIPE: Final = 60
"""How far in units a finger swipes to turn the page."""


def chapter(key: str, game: Game | None = None) -> tuple[str, list[Block]]:
    """Return a chapter's title and text: a game's book, the keys, or a general one.

    A game's book describes the board of `game` if it is the same game, otherwise the game's own board.
    """
    if key == ABOUT:
        title, written = load_book(key, language_of_book(key))
        return title, [block for part in written for block in _with_components(part)]
    if key == LEARNING:
        title, written = load_book(key, of_book := language_of_book(key))
        with override(of_book):
            return title, filled(written, Localizer(None))
    if key in GENERAL and key != KEYS:
        return load_book(key, language_of_book(key))
    if key != KEYS:
        title, written = load_book(key, of_book := language_of_book(key))
        in_match = game is not None and game.key == key
        told = game if game is not None and in_match else find_game(key)
        localizer = Localizer(told)
        with override(of_book):
            blocks = filled(written, localizer)
        text = [part for block in blocks for part in _with_figures(block, told, localizer)]
        if told.board_header is None:
            return title, text
        about = translate("help-board-of-match" if in_match else "help-own-board", board=board_title(told))
        return title, [Block("heading", translate("help-the-board")), Block("text", about), *text]
    blocks = []
    for group in groups():
        # Key caps with letters would look like a gamepad's buttons next to those.
        shown = [one for one in group.shortcuts if (one.on_gamepad if holds_gamepad() else one.keys)]
        blocks.append(Block("heading", localize(group.heading)))
        blocks += [Block("row", one.words, one.shown) for one in shown]
    if not holds_gamepad():
        blocks.append(Block("text", translate("keys-can-change")))
    return title_of_chapter(KEYS), blocks


def _with_figures(block: Block, game: Game, localizer: Localizer) -> list[Block]:
    """Return a block of a game's book, with the rows of a generated table in its place."""
    if block.kind not in ROW_KINDS:
        return [block]
    rows = find_table(game.key).figures[block.name](game, localizer)
    return [Block(ROW_KINDS[block.kind], words, name) for name, words in rows]


def title_of_chapter(key: str) -> str:
    """Return a chapter's title."""
    if key == KEYS:
        return translate("gamepad" if holds_gamepad() else "keys")
    return load_book(key, language_of_book(key))[0]


def _with_components(block: Block) -> list[Block]:
    """Return a block of the credits, with the rows of a list of components in its place."""
    if block.kind != "figures":
        return [block]
    listed = [one for one in all_components() if one.kind == block.name]
    return [
        Block("row", ", ".join(filter(None, (one.authors, one.license_name))), one.name) for one in listed
    ]


def chapters() -> list[str]:
    """Return all chapters: a book for every game that has one, then the general ones."""
    found = []
    for game in all_games():
        try:
            load_book(game.key, language_of_book(game.key))
        except MissingAsset:
            continue
        found.append(game.key)
    return [*found, *GENERAL]


class HelpPage(Page):
    """An open book; the arrows, the wheel and the buttons turn its pages."""

    @property
    def title(self) -> str:
        return translate("help")

    def __init__(self, key: str | None = None, game: Game | None = None) -> None:
        """Open the help; `game` is that of the current match, whose board its book describes."""
        super().__init__()
        self.game = game
        if game is not None:
            key = game.key
        self.chapters = chapters()
        self.chosen = key if key in self.chapters else self.chapters[0]
        self.page = 0
        self._wiped = 0
        """How many pixels the pointer has dragged the paper to the right."""

    def fill(self) -> None:
        self.heading, self.blocks = chapter(self.chosen, self.game)
        if self.game is not None and self.game.key == self.chosen and self.game.board_header is not None:
            self.heading = translate("help-heading-on-board", game=self.heading, board=board_title(self.game))
        self.tabs: list[Control] = []
        for key in self.chapters:
            name = title_of_chapter(key)
            alone = key not in GENERAL and len(self.chapters) == len(GENERAL) + 1
            label = translate("help-how-to-play") if alone else name
            self.tabs.append(Button(label, partial(self.open, key), main=key == self.chosen))
        self.before = Button(translate("help-page-back"), partial(self.turn, -1), key="page up", cap="left")
        self.after = Button(translate("help-next-page"), partial(self.turn, 1), key="page down", cap="right")
        self.done = Button(translate("back"), self.back, key="escape")
        self.form.set([*self.tabs, self.before, self.after, self.done], self.after)

    def open(self, key: str) -> None:
        """Go to a chapter."""
        self.chosen, self.page = key, 0
        index = self.chapters.index(key)
        shown = self.form.show_focus
        self.refresh()
        self.form.focus_on(self.tabs[index], shown)

    def turn(self, pages: int) -> None:
        """Turn a number of double pages."""
        self.page = max(0, min(self.page + pages, self.pages - 1))
        self._mark_ends()
        self.navigator.refresh()

    @property
    def pages(self) -> int:
        """Return the number of double pages in the chapter."""
        return max(1, -(-len(self.columns) // 2))

    def _mark_ends(self) -> None:
        self.before.enabled, self.after.enabled = self.page > 0, self.page < self.pages - 1

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        high = bottom - TOP + 8
        self.board = scale.rect(left, TOP - 8, SIDE, high)
        self.paper = scale.rect(left + SIDE + 26, TOP - 8, right - left - SIDE - 26, high)
        x, wide, y = left + 30, SIDE - 60.0, TOP + 24.0
        for tab in self.tabs:
            tab.rect = scale.rect(x, y, wide, 54)
            y += 66
        y = bottom - 34 - 54
        self.done.rect = scale.rect(x, y, wide, 54)
        self.after.rect = scale.rect(x, y - 84, wide, 54)
        self.before.rect = scale.rect(x, y - 150, wide, 54)
        inset = scale.px(46)
        self.text = pygame.Rect(
            self.paper.x + inset,
            self.paper.y + scale.px(40),
            self.paper.w - 2 * inset,
            self.paper.h - scale.px(110),
        )
        self.column = (self.text.w - scale.px(GUTTER)) // 2
        self.columns = Typesetter(scale, self.column).balanced(self.blocks, self.text.h)
        self.page = min(self.page, self.pages - 1)
        self._mark_ends()

    def paint(self, surface: pygame.Surface) -> None:
        scale, paper = self.scale, self.paper
        panel(surface, scale, self.board, 3)
        drop_shadow(surface, paper, scale.px(10), (0, scale.px(6)), 170)
        print_paper(surface, paper, 34, SLIP)
        double_frame(surface, scale, paper.inflate(-scale.px(18), -scale.px(18)), INK, 4, 2)
        for side in (0, 1):
            number = self.page * 2 + side
            if number < len(self.columns):
                x = self.text.x + side * (self.column + scale.px(GUTTER))
                draw_column(surface, self.columns[number], x, self.text.y)
        middle = self.text.centerx
        pygame.draw.line(surface, RULE, (middle, self.text.y), (middle, self.text.bottom))
        words = translate("help-page", heading=self.heading, page=self.page + 1, pages=self.pages)
        write(surface, scale, words, "italic", 18, FADED_INK, middle, paper.bottom - scale.px(38), "c")

    def _wipe(self, event: Pointer) -> None:
        """Turn the page if it was dragged far enough: left is forward, right is back."""
        if event.kind == "drag":
            self._wiped += event.moved[0]
            return
        if event.kind == "release" and abs(self._wiped) >= self.scale.px(SWIPE):
            self.turn(-1 if self._wiped > 0 else 1)
        self._wiped = 0

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Key) and event.name in ("left", "right") and not (event.ctrl or event.alt):
            self.turn(1 if event.name == "right" else -1)
            return True
        if isinstance(event, Wheel):
            self.turn(-event.steps)
            return True
        if isinstance(event, Pointer) and self.paper.collidepoint(event.position):
            self._wipe(event)
        if isinstance(event, Key) and (event.name == "f1" or command_of(event) is Command.HELP):
            self.back()
            return True
        return super().handle(event)
