"""The page of lessons: each game is a railway line, and its lessons are the stations."""

from __future__ import annotations

from typing import Final

import pygame

from game.learning.lesson_file import Lesson, LessonError
from game.learning.lessons import find_lesson, lessons_of, title_of_lesson
from game.learning.problems import all_problems
from game.learning.progress import Progress
from game.rules.catalogue import find_game, keys
from game.table.boards.lids import draw_box
from game.table.controls.dialogs import Notice
from game.table.controls.form import Button, Control, Mood
from game.table.kit.conductor import conductor
from game.table.kit.furniture import focus_ring
from game.table.kit.lettering import line_height, paragraph, wrap, write, write_fitting, write_within
from game.table.kit.materials import panel
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, CREAM, LAMP, PALE_BRASS, QUIET, WALNUT, mix
from game.table.learning.line_drawing import Stop, draw_rails, draw_station
from game.table.learning.problem_panel import WIDE as PROBLEMS_WIDE
from game.table.learning.problem_panel import ProblemPanel
from game.table.pages.page import TOP, Page
from game.table.program.settings import Settings
from game.words import Speaker, in_words, say, title_of

MARGIN: Final = 56
FOOT: Final = 108
"""Units at the panel's lower end for its buttons."""
BOX: Final = 150
"""The width of a box, in units."""
BESIDE: Final = 26
"""Units between the lessons and the problems beside them."""
ENDS: Final = 96
"""Units from the ends of a line to its first and last station."""


class Station(Control):
    """A lesson; pressing it begins it."""

    def __init__(self, lesson: Lesson, stop: Stop, left_at: int, page: Chooser) -> None:
        """`left_at` is the step at which it was left, 0 if it was not."""
        super().__init__()
        self.lesson, self.stop, self.left_at = lesson, stop, left_at
        self.page = page
        self.title = title_of_lesson(lesson)

    @property
    def told(self) -> str:
        """The line under its title: minutes, and where one was."""
        if self.left_at:
            return say("lesson-left", step=self.left_at, count=self.lesson.steps)
        return say("lesson-minutes", minutes=self.lesson.head.minutes)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        k, x, y = scale.k, self.rect.centerx, self.rect.y + scale.px(34)
        lit = mood.hovered or mood.focused or self is self.page.offered
        draw_station(surface, scale, x, y, self.stop, lit)
        ink = LAMP if lit else CREAM
        room = self.rect.w - scale.px(8)
        face = "bold" if self.stop is Stop.NOW else "semi"
        write_fitting(surface, scale, self.title, face, 18, ink, x, y + 42 * k, room, "c")
        below = y + 42 * k + max(23 * k, line_height(scale, 17))
        write_within(surface, scale, self.told, "sans", 16, ink if lit else QUIET, x, below, room, "c")
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.page.begin(self.lesson)


class Chooser(Page):
    """Choose a lesson of any game, in any order."""

    every_frame = False

    def __init__(self, game: str | None = None) -> None:
        """`game` is the key of the game whose next lesson is offered first."""
        super().__init__()
        self.game = game

    @property
    def title(self) -> str:
        return say("lessons")

    def fill(self) -> None:
        done, settings = Progress(self.navigator.store).of_all(), self.navigator.settings
        self.lines = [(game, self._stations(game, done, settings)) for game in keys() if lessons_of(game)]
        self.offered = self._offered()
        stations: list[Control] = [station for _, line in self.lines for station in line]
        self.back_button = Button(say("back"), self.back, key="escape")
        buttons: list[Control] = [self.back_button]
        self.go_on: Button | None = None
        if self.offered is not None:
            label = say("lesson-begin", title=self.offered.title)
            self.go_on = Button(label, self.offered.press, key="enter", main=True)
            buttons.insert(0, self.go_on)
        self.problems = ProblemPanel(self.navigator) if all_problems() else None
        beside = self.problems.controls if self.problems is not None else []
        self.form.set([*buttons[:1], *stations, *buttons[1:], *beside], buttons[0])

    def _stations(self, game: str, done: frozenset[str], settings: Settings) -> list[Station]:
        lessons = lessons_of(game)
        following = next((lesson for lesson in lessons if lesson.id not in done), None)
        stations = []
        for lesson in lessons:
            stop = Stop.NOW if lesson is following else Stop.DONE if lesson.id in done else Stop.OPEN
            left_at = settings.lesson_step if settings.lesson == lesson.id else 0
            stations.append(Station(lesson, stop, left_at, self))
        return stations

    def _offered(self) -> Station | None:
        """The lesson that Enter begins: the one that was left, or else the next of the game asked for."""
        stations = [station for _, line in self.lines for station in line]
        of_game = [station for station in stations if self.game in (None, station.lesson.game)]
        for wanted in (
            [station for station in of_game if station.left_at],
            [station for station in of_game if station.stop is Stop.NOW],
            [station for station in stations if station.stop is Stop.NOW],
            of_game,
        ):
            if wanted:
                return wanted[0]
        return None

    def lay_out(self, scale: Scale) -> None:
        end = scale.wide - MARGIN
        if self.problems is not None:
            end -= PROBLEMS_WIDE + BESIDE
            self.problems.lay_out(scale, end + BESIDE, TOP, scale.high - TOP - 40)
        self.panel = scale.rect(MARGIN, TOP, end - MARGIN, scale.high - TOP - 40)
        left, right = MARGIN + 42.0, end - 42.0
        high = (scale.high - TOP - 40 - FOOT - 16) / max(1, len(self.lines))
        self.rows = []
        for i, (_, line) in enumerate(self.lines):
            top = TOP + 16 + high * i
            self.rows.append(scale.rect(left, top, right - left, high - 8))
            self._lay_line(
                scale, line, left + BOX + 44, right, top + (high - 8 - 176) / 2 + 58 - 12 * (scale.text - 1)
            )
        foot = scale.high - 40 - FOOT + 26
        if self.go_on is not None:
            self.go_on.rect = scale.rect(left, foot, 470, 56)
        self.back_button.rect = scale.rect(right - 190, foot, 190, 56)

    def _lay_line(self, scale: Scale, line: list[Station], left: float, right: float, top: float) -> None:
        first, last = left + ENDS, right - ENDS
        step = (last - first) / max(1, len(line) - 1)
        wide = min(step, 250.0)
        for i, station in enumerate(line):
            station.rect = scale.rect(first + step * i - wide / 2, top, wide, 112)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.panel, 3)
        if self.problems is not None:
            self.problems.paint(surface, scale)
        for i, ((game, line), row) in enumerate(zip(self.lines, self.rows, strict=True)):
            if i:
                self._rule(surface, row, row.y - scale.px(4))
            self._paint_line(surface, game, line, row)
        foot = self.back_button.rect.y - scale.px(13)
        self._rule(surface, self.rows[0] if self.rows else self.panel, foot)
        self._paint_conductor(surface)

    def _rule(self, surface: pygame.Surface, row: pygame.Rect, y: int) -> None:
        pygame.draw.line(surface, mix(BRASS, WALNUT, 0.65), (row.x, y), (row.right, y))

    def _paint_line(self, surface: pygame.Surface, game: str, line: list[Station], row: pygame.Rect) -> None:
        scale, k = self.scale, self.scale.k
        box = pygame.Rect(row.x, 0, scale.px(BOX), scale.px(BOX * 0.75))
        box.centery = row.centery - scale.px(8)
        draw_box(surface, scale, game, box, 0.0)
        left, y = row.x + scale.px(BOX + 44), line[0].rect.y - 26 * k
        write(surface, scale, title_of(find_game(game)), "slab_bold", 24, PALE_BRASS, left, y)
        done = sum(station.stop is Stop.DONE for station in line)
        minutes = sum(station.lesson.head.minutes for station in line)
        words = say("lessons-done", done=done, count=len(line), minutes=minutes)
        write(surface, scale, words, "sans", 17, QUIET, row.right - 6 * k, y, "r")
        middles = [station.rect.centerx for station in line]
        reached = next(
            (x for station, x in zip(line, middles, strict=True) if station.stop is Stop.NOW), None
        )
        end = middles[-1] + 50 * k if reached is None else reached
        draw_rails(surface, scale, middles[0], middles[-1], line[0].rect.y + 34 * k, end)

    def _paint_conductor(self, surface: pygame.Surface) -> None:
        """His portrait between the buttons, and what the lesson in hand is about."""
        scale = self.scale
        left = self.go_on.rect.right + scale.px(30) if self.go_on is not None else self.rows[0].x
        side = scale.px(80)
        stamp(surface, conductor(side), left, self.back_button.rect.centery - side / 2)
        in_hand = self.form.in_hand
        station = in_hand if isinstance(in_hand, Station) else self.offered
        if station is not None:
            speaker = Speaker(find_game(station.lesson.game))
            words = speaker.say(f"{station.lesson.message()}.words")
            room = self.back_button.rect.x - left - side - scale.px(44)
            top = self.back_button.rect.y + scale.px(4)
            points = next((p for p in (18, 16, 14) if len(wrap(scale, words, "italic", p, room)) <= 2), 12)
            paragraph(surface, scale, words, "italic", points, QUIET, left + side + scale.px(18), top, room)

    def begin(self, lesson: Lesson) -> None:
        """Sit down at the table of a lesson."""
        try:
            self.navigator.go_to_lesson(find_lesson(lesson.id).id)
        except LessonError as trouble:
            self.navigator.push(Notice(say("lessons"), in_words(trouble)))

    def help_key(self) -> str | None:
        return self.game

    def resume(self) -> None:
        self.refresh()
