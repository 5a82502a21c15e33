"""The panel of puzzles next to the lessons: today's, those of this week, and the way to all of them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import pygame

from game.learning.puzzles import Posed, all_puzzles, puzzle_of_the_day
from game.learning.solved import Attempt, Solved
from game.rules.catalog import find_game
from game.table.boards.board_picture import board_picture, draw_picture
from game.table.boards.shown import SeatLook
from game.table.controls.form import Button, Control, Mood
from game.table.kit.furniture import focus_ring
from game.table.kit.lettering import line_height, paragraph, wrap, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, inside_frame, panel, print_paper
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally
from game.table.kit.theme import FADED_INK, INK, LAMP, PALE_BRASS, QUIET, SIGNAL, SLIP
from game.table.learning.free_game import learner
from game.table.learning.marks import STARS_WIDE, Token, draw_stars, draw_token
from game.table.learning.puzzle import PuzzleScene, names_for
from game.table.pages.chairs import name_of
from game.table.program.navigator import Navigator
from game.words import Localizer, game_title, translate

WIDE: Final = 560
"""The panel's width in units."""
PAPER: Final = (74, 490)
"""The top, below the panel's top, and the height of the paper with today's puzzle, in units."""
TASK, STARS = 84, 44
"""The heights in units of the lines above the position in the game, and of the line with the stars."""
WORDS, LEADING = 18.0, 1.28
FRAME: Final = (3.0, 1.6)
"""The gap and the thickness of the paper's border, in units."""
PART: Final = 0.8
"""The fraction of the board's width that is shown, from its upper left corner."""
TOKEN: Final = 42
DAYS: Final = 7


def token_of(attempt: Attempt, today: bool) -> Token:
    """Return the sign of a puzzle's status."""
    if attempt is Attempt.NONE:
        return Token.NOW if today else Token.OPEN
    return Token.SOLVED if attempt is Attempt.SOLVED else Token.SEEN


class Day(Control):
    """The puzzle of a day of this week."""

    def __init__(self, day: date, today: date, panel: PuzzlePanel) -> None:
        super().__init__()
        self.day = day
        self.panel = panel
        self.today = day == today
        self.enabled = day <= today
        self.posed = puzzle_of_the_day(day)
        attempt = panel.solved.state(self.posed.key)
        self.token = token_of(attempt, self.today) if self.enabled else Token.TO_COME

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        k, x = scale.k, self.rect.centerx
        y = self.rect.y + TOKEN * 0.55 * k
        side = round((TOKEN + (6 if mood.hovered or mood.focused else 0)) * k)
        draw_token(surface, (x, y), side, self.token)
        if self.token not in (Token.SOLVED, Token.SEEN):
            number_ink = INK if self.token is Token.NOW else QUIET
            write(surface, scale, str(self.day.day), "semi", 16, number_ink, x, y, "c")
        ink = LAMP if self.today or mood.hovered or mood.focused else QUIET
        letter = translate("puzzle-weekday", day=self.day.weekday())
        write(surface, scale, letter, "semi", 16, ink, x, y + 35 * k, "c")
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.panel.solve(self.posed)


class PuzzlePanel:
    """Today's puzzle on a paper, the days of this week, and two buttons."""

    def __init__(self, navigator: Navigator) -> None:
        self._navigator = navigator
        self._today = today = navigator.today
        self.posed = puzzle_of_the_day(today)
        self.solved = Solved(navigator.store)
        self._player = name_of(learner(navigator))
        self._where = where_of(self.posed, self._player)
        every = all_puzzles()
        self._count = len(every)
        self._done = sum(self.solved.state(posed.key) is Attempt.SOLVED for posed in every)
        monday = today - timedelta(days=today.weekday())
        self._days = [Day(monday + timedelta(days=i), today, self) for i in range(DAYS)]
        self._solve = Button(translate("puzzle-solve"), lambda: self.solve(self.posed), key="p")
        self._all = Button(translate("puzzle-all"), lambda: navigator.show_puzzles(self.posed.game), key="a")

    @property
    def controls(self) -> list[Control]:
        """Return the controls in tab order."""
        return [self._solve, self._all, *self._days]

    def solve(self, posed: Posed) -> None:
        """Open a puzzle."""
        self._navigator.push(PuzzleScene(posed, self._player))

    def lay_out(self, scale: Scale, left: float, top: float, high: float) -> None:
        """Place the panel, `WIDE` times `high` units, at a corner."""
        self.rect = scale.rect(left, top, WIDE, high)
        inner, room = left + 34, WIDE - 68.0
        self._paper = scale.rect(inner, top + PAPER[0], room, PAPER[1])
        step, y = room / DAYS, top + PAPER[0] + PAPER[1] + 58
        for i, day in enumerate(self._days):
            day.rect = scale.rect(inner + step * i, y, step, 80)
        wide = (room - 12) * 0.58
        self._solve.rect = scale.rect(inner, top + high - 92, wide, 56)
        self._all.rect = scale.rect(inner + wide + 12, top + high - 92, room - wide - 12, 56)

    def paint(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the background of the controls."""
        k = scale.k
        panel(surface, scale, self.rect, 7)
        left, right = self._paper.x, self._paper.right
        y = self.rect.y + 44 * k
        write(surface, scale, translate("puzzles"), "slab_bold", 26, PALE_BRASS, left, y)
        told = translate("puzzles-solved", solved=self._done, count=self._count)
        write(surface, scale, told, "sans", 17, QUIET, right, y, "r")
        self._paint_paper(surface, scale)
        write(
            surface,
            scale,
            translate("puzzle-week"),
            "bold",
            18,
            PALE_BRASS,
            left,
            self._paper.bottom + 30 * k,
        )

    def paint_board(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the board of today's puzzle on its paper, which takes longest."""
        picture = self._picture(scale)
        surface.blit(_picture_of(self.posed, picture.size), picture)
        self._frame(surface, scale, picture)

    def _frame(self, surface: pygame.Surface, scale: Scale, picture: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, picture, max(1, scale.px(2)))

    def _border(self, scale: Scale) -> pygame.Rect:
        """Return the paper without its margin."""
        return self._paper.inflate(-scale.px(12), -scale.px(12))

    def _picture(self, scale: Scale) -> pygame.Rect:
        """Return the board's rectangle, which is what the text leaves of the paper."""
        px = scale.px
        inner = inside_frame(scale, self._border(scale), *FRAME)
        lines = len(wrap(scale, self._where, "sans", WORDS, inner.w - px(28)))
        high = inner.h - px(TASK + STARS + 10) - lines * line_height(scale, WORDS, LEADING)
        return pygame.Rect(inner.x + px(10), inner.y + px(10), inner.w - px(20), high)

    def _paint_paper(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw today's puzzle without its board: who is to move, the position in the game, and how hard it
        is.
        """
        k, px, paper, posed = scale.k, scale.px, self._paper, self.posed
        drop_shadow(surface, paper, px(8), (0, px(4)), 170)
        print_paper(surface, paper, 30, SLIP)
        inner = double_frame(surface, scale, self._border(scale), INK, *FRAME)
        where, room, picture = self._where, inner.w - px(28), self._picture(scale)
        draw_picture(surface, picture, posed.game, None)
        self._frame(surface, scale, picture)
        x, end, y = picture.x + 4 * k, picture.right - 4 * k, picture.bottom + 28 * k
        write(surface, scale, translate("puzzle-today"), "bold", 18, SIGNAL, x, y)
        day = translate("puzzle-date", day=self._today.day, month=translate("month", month=self._today.month))
        write(surface, scale, day, "sans", 17, FADED_INK, end, y, "r")
        task = translate("puzzle-task", name=self._player)
        write_within(surface, scale, task, "slab_bold", 24, INK, x, y + 36 * k, room)
        top = picture.bottom + TASK * k
        paragraph(surface, scale, where, "sans", WORDS, INK, x, top, room, leading=LEADING)
        bottom = inner.bottom - STARS * k / 2
        draw_stars(surface, scale, (x, bottom), posed.puzzle.stars)
        hard = translate("puzzle-stars", stars=posed.puzzle.stars)
        write(surface, scale, hard, "semi", 17, INK, x + (STARS_WIDE + 10) * k, bottom)


@cached_incrementally
def _picture_of(posed: Posed, size: tuple[int, int]) -> Steps[pygame.Surface]:
    """Return a picture of most of a puzzle's board, `size` pixels large."""
    plans = posed.seats([str(seat) for seat in range(posed.players)])
    seats = [SeatLook(plan.name, "", plan.colour, not plan.person) for plan in plans]
    return board_picture(posed.position(), seats, posed.seat, size, PART)


def where_of(posed: Posed, player: str) -> str:
    """Return the game of a puzzle and the position in it: "American Rails, 1853, second action phase"."""
    state = posed.position()
    heading = Localizer(state.game, names_for(posed.players, player)).message(state.heading())
    return translate("puzzle-where", game=game_title(find_game(posed.game)), heading=heading)
