"""The card of a turn's steps: their order, and the current one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.contract import TERMINAL, State
from game.table.boards.table import find_table
from game.table.controls.form import Button, Form
from game.table.kit.furniture import dim
from game.table.kit.icons import conductor
from game.table.kit.lettering import line_height, paragraph, text_width, wrap, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, LAMP, SIGNAL, SLIP
from game.table.program.commands import Command, command_of
from game.table.program.input import InputEvent, Key, Pointer
from game.table.program.navigator import Navigator, Scene
from game.words import Localizer, board_title, game_title, translate

WIDE: Final = 860
LEFT: Final = 96
"""The distance in units from the card's edge to its text."""
HEAD: Final = 128
FOOT: Final = 96
NAME: Final = 22
WORDS: Final = 19
GAP: Final = 12
MEDAL: Final = 56
"""The width in units of the widest sign with a line's number or numbers."""
MOST: Final = 9
"""The largest number of lines that a game may have."""
LEAVING: Final = ("escape", "enter", "space")


@dataclass(frozen=True, slots=True)
class Line:
    """A part of a turn: its name and its description."""

    name: str
    words: str


def lines_of(localizer: Localizer) -> list[Line]:
    """Return the parts of a game's turn that its messages describe."""
    found = [f"turn-{number}" for number in range(1, MOST + 1)]
    return [
        Line(localizer.translate_for_board(key), localizer.translate_for_board(f"{key}.words"))
        for key in found
        if localizer.has(key)
    ]


class TurnCard(Scene):
    """The card over the table, until a key or a click closes it."""

    opaque = False

    def __init__(self, state: State) -> None:
        self._speaker = Localizer(state.game)
        self.title = game_title(state.game)
        if state.game.other_board is not None:
            self.title = translate("help-heading-on-board", game=self.title, board=board_title(state.game))
        table = find_table(state.game.key)
        stage, self._spans = table.stage, table.spans
        self.now = stage(state) if stage is not None and state.current_player() != TERMINAL else None
        """The line of the table's current step, from 0."""
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.close = Button(translate("close"), self._leave, key="enter", main=True)
        self.form.set([self.close])

    def _leave(self) -> None:
        self.navigator.remove(self)

    def arrange(self, scale: Scale) -> None:
        self.scale = scale = scale.lettered(self.navigator.settings.text_size)
        self.lines = lines_of(self._speaker)
        room = scale.px(WIDE - LEFT - 40)
        self._heights = [
            line_height(scale, NAME)
            + line_height(scale, WORDS) * len(wrap(scale, line.words, "sans", WORDS, room))
            + scale.px(GAP)
            for line in self.lines
        ]
        high = scale.px(HEAD + FOOT) + sum(self._heights)
        self.rect = pygame.Rect(0, 0, scale.px(WIDE), high)
        self.rect.center = (scale.width // 2, scale.height // 2)
        wide = scale.px(190)
        self.close.rect = pygame.Rect(0, 0, wide, scale.px(50))
        self.close.rect.bottomright = (self.rect.right - scale.px(36), self.rect.bottom - scale.px(30))

    def draw(self, surface: pygame.Surface) -> None:
        scale, px, rect = self.scale, self.scale.px, self.rect
        dim(surface)
        drop_shadow(surface, rect, px(16), (0, px(8)), 200)
        print_paper(surface, rect, 30, SLIP)
        double_frame(surface, scale, rect.inflate(-px(14), -px(14)), INK, 3, 1.6)
        side = px(92)
        stamp(surface, conductor(side), rect.right - side - px(30), rect.y + px(24))
        left = rect.x + px(36)
        write(surface, scale, self.title, "bold", 20, SIGNAL, left, rect.y + px(48))
        write(surface, scale, translate("turn-card"), "slab_bold", 30, INK, left, rect.y + px(86))
        y = rect.y + px(HEAD)
        for number, (line, high) in enumerate(zip(self.lines, self._heights, strict=True)):
            self._draw_line(surface, number, line, y, high)
            y += high
        self.form.draw(surface, scale)

    def _draw_line(self, surface: pygame.Surface, number: int, line: Line, y: int, high: int) -> None:
        scale, px = self.scale, self.scale.px
        here = number == self.now
        if here:
            place = pygame.Rect(self.rect.x + px(24), y - px(6), self.rect.w - px(48), high)
            lit = smooth(place.size, lambda pen: pen.rect((*LAMP, 96), 0, 0, *place.size, px(8)))
            stamp(surface, lit, *place.topleft)
        middle = y + line_height(scale, NAME) / 2
        side = max(26, px(38))
        x = self.rect.x + px(60)
        told = self._spans[number] if self._spans else str(number + 1)
        wide = max(side, min(text_width(scale, told, "slab_bold", 19) + side // 2, px(MEDAL)))
        stamp(surface, _medal((wide, side), here), x, middle, centred=True)
        write_within(surface, scale, told, "slab_bold", 19, INK, x, middle, wide - side // 4, "c")
        left = self.rect.x + px(LEFT)
        write(surface, scale, line.name, "slab_bold", NAME, INK, left, middle)
        top = y + line_height(scale, NAME)
        paragraph(surface, scale, line.words, "sans", WORDS, INK, left, top, px(WIDE - LEFT - 40))

    def handle(self, event: InputEvent) -> bool:
        if self.form.handle(event):
            return True
        outside = (
            isinstance(event, Pointer)
            and event.kind == "press"
            and not self.rect.collidepoint(event.position)
        )
        leaves = isinstance(event, Key) and (event.name in LEAVING or command_of(event) is Command.TURN)
        if outside or leaves:
            self._leave()
        return True


def _medal(size: tuple[int, int], lit: bool) -> pygame.Surface:
    """Draw a round sign for a number, or a longer one for several; the current one is of brass."""
    wide, high = size

    def paint(pen: Pen) -> None:
        pen.rect(INK, 0, 0, wide, high, high / 2)
        inset = high * 0.08
        place = inset, inset, wide - 2 * inset, high - 2 * inset
        if lit:
            pen.shade_rect((255, 246, 205), (246, 190, 70), *place, high / 2 - inset)
        else:
            pen.rect(SLIP, *place, high / 2 - inset)

    return smooth(size, paint, 4)
