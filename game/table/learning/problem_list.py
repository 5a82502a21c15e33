"""All problems: a row of signs for each game, the easy ones first."""

from __future__ import annotations

from typing import Final

import pygame

from game.learning.problems import Posed, problems_of
from game.learning.solved import Attempt, Solved
from game.rules.catalogue import find_game, keys
from game.table.boards.lids import draw_box
from game.table.controls.form import Button, Control, Mood
from game.table.kit.furniture import focus_ring
from game.table.kit.lettering import write
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, CREAM, INK, LAMP, PALE_BRASS, QUIET, WALNUT, mix
from game.table.learning.marks import STARS_WIDE, draw_stars, draw_token
from game.table.learning.problem import ProblemScene
from game.table.learning.problem_panel import token_of
from game.table.pages.page import TOP, Page
from game.words import say, title_of

MARGIN: Final = 56
FOOT: Final = 108
"""Units at the panel's lower end for its buttons."""
BOX: Final = 150
"""The width of a box, in units."""
ACROSS: Final = 25
"""Signs beside each other."""
TOKEN: Final = 44
HIGH: Final = 50
"""Units from one row of signs to the next."""


class Sign(Control):
    """A problem; pressing it sets it at the table."""

    def __init__(self, posed: Posed, attempt: Attempt, page: ProblemList) -> None:
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
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.page.set(self.posed)


class ProblemList(Page):
    """Choose a problem of any game, in any order."""

    every_frame = False

    def __init__(self, game: str | None = None) -> None:
        """`game` is the key of the game whose next problem is offered first."""
        super().__init__()
        self.game = game

    @property
    def title(self) -> str:
        return say("problems")

    def fill(self) -> None:
        solved = Solved(self.navigator.store)
        self.offered: Sign | None = None
        self.rows = [
            (game, [Sign(posed, solved.state(posed.key), self) for posed in problems_of(game)])
            for game in keys()
            if problems_of(game)
        ]
        self.offered = self._offered()
        self.back_button = Button(say("back"), self.back, key="escape")
        buttons: list[Control] = [self.back_button]
        self.go_on: Button | None = None
        if self.offered is not None:
            posed = self.offered.posed
            label = say("problem-begin", game=title_of(find_game(posed.game)), number=posed.number)
            self.go_on = Button(label, self.offered.press, key="enter", main=True)
            buttons.insert(0, self.go_on)
        signs = [sign for _, row in self.rows for sign in row]
        self.form.set([*buttons[:1], *signs, *buttons[1:]], buttons[0])

    def _offered(self) -> Sign | None:
        """The problem that Enter sets: the next of the game asked for, or of any."""
        signs = [sign for _, row in self.rows for sign in row if sign.attempt is Attempt.NONE]
        return next((sign for sign in signs if self.game in (None, sign.posed.game)), None) or next(
            iter(signs), None
        )

    def lay_out(self, scale: Scale) -> None:
        self.panel = scale.rect(MARGIN, TOP, scale.wide - 2 * MARGIN, scale.high - TOP - 40)
        left, right = MARGIN + 42.0, scale.wide - MARGIN - 42.0
        high = (scale.high - TOP - 40 - FOOT - 16) / max(1, len(self.rows))
        self.places = []
        step = (right - left - BOX - 44) / ACROSS
        for i, (_, row) in enumerate(self.rows):
            top = TOP + 16 + high * i
            self.places.append(scale.rect(left, top, right - left, high - 8))
            for number, sign in enumerate(row):
                down, across = divmod(number, ACROSS)
                x, y = left + BOX + 44 + step * across, top + high / 2 - 22 + HIGH * down
                sign.rect = scale.rect(x + (step - HIGH) / 2, y, HIGH, HIGH)
        foot = scale.high - 40 - FOOT + 26
        if self.go_on is not None:
            self.go_on.rect = scale.rect(left, foot, 620, 56)
        self.back_button.rect = scale.rect(right - 190, foot, 190, 56)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.panel, 3)
        line = mix(BRASS, WALNUT, 0.65)
        for i, ((game, row), place) in enumerate(zip(self.rows, self.places, strict=True)):
            if i:
                y = place.y - scale.px(4)
                pygame.draw.line(surface, line, (place.x, y), (place.right, y))
            self._paint_row(surface, game, row, place)
        y = self.back_button.rect.y - scale.px(13)
        pygame.draw.line(surface, line, (self.back_button.rect.right, y), (self.panel.x + scale.px(42), y))
        self._paint_in_hand(surface)

    def _paint_row(self, surface: pygame.Surface, game: str, row: list[Sign], place: pygame.Rect) -> None:
        scale, k = self.scale, self.scale.k
        box = pygame.Rect(place.x, 0, scale.px(BOX), scale.px(BOX * 0.75))
        box.centery = place.centery - scale.px(8)
        draw_box(surface, scale, game, box, 0.0)
        left, y = place.x + scale.px(BOX + 44), row[0].rect.y - 26 * k
        write(surface, scale, title_of(find_game(game)), "slab_bold", 24, PALE_BRASS, left, y)
        solved = sum(sign.attempt is Attempt.SOLVED for sign in row)
        told = say("problems-solved", solved=solved, count=len(row))
        write(surface, scale, told, "sans", 17, QUIET, place.right - 6 * k, y, "r")

    def _paint_in_hand(self, surface: pygame.Surface) -> None:
        """How hard the problem is that the pointer or the focus is on."""
        scale, in_hand = self.scale, self.form.in_hand
        sign = in_hand if isinstance(in_hand, Sign) else self.offered
        if sign is None:
            return
        x = self.go_on.rect.right + scale.px(40) if self.go_on is not None else self.places[0].x
        y, posed = self.back_button.rect.centery, sign.posed
        draw_stars(surface, scale, (x, y), posed.problem.stars)
        hard = say("problem-stars", stars=posed.problem.stars)
        told = say("problem-in-hand", number=posed.number, hard=hard)
        write(surface, scale, told, "semi", 18, CREAM, x + scale.px(STARS_WIDE + 12), y)

    def set(self, posed: Posed) -> None:
        """Set a problem at the table; after it the next one of its game comes."""
        self.game = posed.game
        following = iter(problems_of(posed.game)[posed.number :])
        solved = Solved(self.navigator.store)

        def then() -> Posed | None:
            return next((one for one in following if solved.state(one.key) is Attempt.NONE), None)

        self.navigator.push(ProblemScene(posed, then))

    def help_key(self) -> str | None:
        return self.game

    def resume(self) -> None:
        self.refresh()
