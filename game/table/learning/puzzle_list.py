"""The page with all puzzles: a row of signs for each game, the easy ones first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ai.puzzles.puzzle_form import MOST_STARS
from game.learning.puzzles import Posed, puzzle_of_the_day, puzzles_of
from game.learning.solved import Attempt, Solved
from game.rules.catalog import find_game, game_keys
from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring
from game.table.kit.lettering import text_width, write, write_fitting
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, INK, LAMP, QUIET, SIGNAL, SLIP
from game.table.learning.free_game import learner
from game.table.learning.game_rows_page import GameRowsPage
from game.table.learning.marks import STARS_WIDE, draw_stars, draw_token
from game.table.learning.puzzle import PuzzleScene
from game.table.learning.puzzle_panel import token_of
from game.table.pages.chairs import name_of
from game.words import game_title, translate

ACROSS: Final = 25
"""The number of signs in a row."""
TOKEN: Final = 44
PIN: Final = 17
HIGH: Final = 50
"""The distance in units from one row of signs to the next."""


class Sign(Control):
    """The sign of a puzzle; pressing it opens the puzzle."""

    def __init__(self, posed: Posed, attempt: Attempt, page: PuzzleList) -> None:
        super().__init__()
        self.posed, self.attempt, self.page = posed, attempt, page

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        lit = mood.hovered or mood.focused
        side = scale.px(TOKEN + (6 if lit else 0))
        draw_token(surface, self.rect.center, side, token_of(self.attempt, self is self.page.offered))
        if self.attempt is Attempt.NONE:
            ink = INK if self is self.page.offered else LAMP if lit else CREAM
            x, y = self.rect.center
            write(surface, scale, str(self.posed.number), "semi", 16, ink, x, y, "c")
        if self.posed == self.page.today:
            dot = self.rect.right - scale.px(9), self.rect.y + scale.px(9)
            stamp(surface, _pin(scale.px(PIN)), *dot, centred=True)
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.page.set(self.posed)


@cached_surface
def _pin(side: int) -> pygame.Surface:
    """Return the red pin that marks today's puzzle, `side` pixels wide."""

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(SLIP, (0, 0), 0.99)
        pen.circle(SIGNAL, (0, 0), 0.74)

    return smooth((side, side), draw, 4)


class PuzzleList(GameRowsPage[Sign]):
    """The page on which the player chooses a puzzle of any game; the next one is offered first."""

    go_on_wide = 620

    @property
    def title(self) -> str:
        return translate("puzzles")

    def find_rows(self) -> list[tuple[str, list[Sign]]]:
        solved = Solved(self.navigator.store)
        self.today = puzzle_of_the_day(self.navigator.today)
        return [
            (game, [Sign(posed, solved.state(posed.key), self) for posed in puzzles_of(game)])
            for game in game_keys()
            if puzzles_of(game)
        ]

    def find_offered(self) -> Sign | None:
        """Return the next puzzle of the requested game, or of any."""
        signs = [sign for sign in self.everything if sign.attempt is Attempt.NONE]
        of_game = [sign for sign in signs if self.game in (None, sign.posed.game)]
        return next(iter(of_game or signs), None)

    def label_of(self, offered: Sign) -> str:
        posed = offered.posed
        return translate("puzzle-begin", game=game_title(find_game(posed.game)), number=posed.number)

    def told_of(self, row: Sequence[Sign]) -> str:
        solved = sum(sign.attempt is Attempt.SOLVED for sign in row)
        return translate("puzzles-solved", solved=solved, count=len(row))

    def lay_row(self, scale: Scale, row: Sequence[Sign], left: float, right: float, middle: float) -> None:
        step = (right - left) / ACROSS
        for number, sign in enumerate(row):
            down, across = divmod(number, ACROSS)
            x, y = left + step * across, middle - 22 + HIGH * down
            sign.rect = scale.rect(x + (step - HIGH) / 2, y, HIGH, HIGH)

    def paint_row(self, surface: pygame.Surface, game: str, row: Sequence[Sign], place: pygame.Rect) -> None:
        """Draw a game's progress, and how many of its puzzles are how hard."""
        super().paint_row(surface, game, row, place)
        scale = self.scale
        x = row[0].rect.x + text_width(scale, game_title(find_game(game)), "slab_bold", 24) + scale.px(60)
        end, y = place.right - text_width(scale, self.told_of(row), "sans", 17), row[0].rect.y - scale.px(26)
        for stars in range(1, MOST_STARS + 1):
            numbers = [sign.posed.number for sign in row if sign.posed.puzzle.stars == stars]
            if not numbers:
                continue
            told = translate("puzzle-numbers", first=numbers[0], last=numbers[-1], count=len(numbers))
            wide = scale.px(STARS_WIDE + 10) + text_width(scale, told, "sans", 17)
            if x + wide + scale.px(30) > end:
                return
            draw_stars(surface, scale, (x, y), stars, on_wood=True)
            write(surface, scale, told, "sans", 17, QUIET, x + scale.px(STARS_WIDE + 10), y)
            x += wide + scale.px(34)

    def paint_foot(self, surface: pygame.Surface) -> None:
        """Draw how hard the hovered or focused puzzle is."""
        scale, in_hand = self.scale, self.form.in_hand
        sign = in_hand if isinstance(in_hand, Sign) else self.offered
        if sign is None:
            return
        x = self.go_on.rect.right + scale.px(40) if self.go_on is not None else self.places[0].x
        y, posed = self.back_button.rect.centery, sign.posed
        draw_stars(surface, scale, (x, y), posed.puzzle.stars, on_wood=True)
        hard = translate("puzzle-stars", stars=posed.puzzle.stars)
        key = "puzzle-in-hand-today" if posed == self.today else "puzzle-in-hand"
        told = translate(key, number=posed.number, hard=hard)
        left = x + scale.px(STARS_WIDE + 12)
        today = translate("puzzle-today")
        right = self.back_button.rect.x - scale.px(30)
        legend = write(surface, scale, today, "sans", 17, QUIET, right, y, "r").x - scale.px(PIN)
        stamp(surface, _pin(scale.px(PIN)), legend, y, centred=True)
        room = round(legend - scale.px(30) - left)
        write_fitting(surface, scale, told, "semi", 18, CREAM, left, y, room)

    def set(self, posed: Posed) -> None:
        """Open a puzzle; the next one of its game follows."""
        self.game = posed.game
        following = iter(puzzles_of(posed.game)[posed.number :])
        solved = Solved(self.navigator.store)

        def then() -> Posed | None:
            return next((one for one in following if solved.state(one.key) is Attempt.NONE), None)

        self.navigator.push(PuzzleScene(posed, name_of(learner(self.navigator)), then))
