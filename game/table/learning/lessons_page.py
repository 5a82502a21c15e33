"""The page of lessons: each game is a railway line, and its lessons are the stations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.learning.lesson_file import Lesson, LessonError
from game.learning.lessons import find_lesson, lessons_of, title_of_lesson
from game.learning.progress import Progress
from game.learning.puzzles import all_puzzles
from game.rules.catalog import find_game, game_keys
from game.rules.messages import UserError
from game.table.controls.dialogs import Notice
from game.table.controls.form import Button, Control, Mood
from game.table.kit.furniture import focus_ring
from game.table.kit.icons import conductor
from game.table.kit.lettering import line_height, paragraph, wrap, write_fitting, write_within
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, LAMP, QUIET
from game.table.learning.free_game import free_game
from game.table.learning.game_rows_page import GameRowsPage
from game.table.learning.lesson_line import Stop, draw_rails, draw_station
from game.table.learning.puzzle_panel import WIDE as PUZZLES_WIDE
from game.table.learning.puzzle_panel import PuzzlePanel
from game.table.pages.page import TOP
from game.table.program.navigator import Part
from game.table.program.settings import Settings
from game.words import Localizer, game_title, localize, translate

BESIDE: Final = 26
"""The distance in units between the lessons and the puzzles next to them."""
ENDS: Final = 96
"""The distance in units from the ends of a line to its first and last station."""

APART: Final = 32
"""The further distance in units between the titles of two lessons, if text is twice as large."""


class Station(Control):
    """A lesson; pressing it begins it."""

    def __init__(self, lesson: Lesson, stop: Stop, left_at: int, page: LessonsPage) -> None:
        """Create the station. `left_at` is the step at which the player left, 0 if none."""
        super().__init__()
        self.lesson, self.stop, self.left_at = lesson, stop, left_at
        self.page = page
        self.title = title_of_lesson(lesson)

    @property
    def told(self) -> str:
        """Return the line below the lesson's title: its minutes, and where the player left."""
        if self.left_at:
            return translate("lesson-left", step=self.left_at, count=self.lesson.steps)
        return translate("lesson-minutes", minutes=self.lesson.head.minutes)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        k, x, y = scale.k, self.rect.centerx, self.rect.y + scale.px(34)
        lit = mood.hovered or mood.focused or self is self.page.offered
        draw_station(surface, scale, x, y, self.stop, lit)
        ink = LAMP if lit else CREAM
        room = self.rect.w - scale.px(8 + APART * (scale.text - 1))
        face = "bold" if self.stop is Stop.NOW else "semi"
        write_fitting(surface, scale, self.title, face, 18, ink, x, y + 42 * k, room, "c")
        below = y + 42 * k + max(23 * k, line_height(scale, 17))
        write_within(surface, scale, self.told, "sans", 16, ink if lit else QUIET, x, below, room, "c")
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.page.begin(self.lesson)


class LessonsPage(GameRowsPage[Station]):
    """The page on which the player chooses a lesson of any game; the next one is offered first."""

    go_on_wide = 470

    @property
    def title(self) -> str:
        return translate("lessons")

    def find_rows(self) -> list[tuple[str, list[Station]]]:
        done, settings = Progress(self.navigator.store).of_all(), self.navigator.settings
        return [(game, self._stations(game, done, settings)) for game in game_keys() if lessons_of(game)]

    def label_of(self, offered: Station) -> str:
        return translate("lesson-begin", title=offered.title)

    def beside(self) -> list[Control]:
        self.puzzles = PuzzlePanel(self.navigator) if all_puzzles() else None
        return self.puzzles.controls if self.puzzles is not None else []

    def _stations(self, game: str, done: frozenset[str], settings: Settings) -> list[Station]:
        lessons = lessons_of(game)
        following = next((lesson for lesson in lessons if lesson.id not in done), None)
        stations = []
        for lesson in lessons:
            stop = Stop.NOW if lesson is following else Stop.DONE if lesson.id in done else Stop.OPEN
            left_at = settings.lesson_step if settings.lesson == lesson.id else 0
            stations.append(Station(lesson, stop, left_at, self))
        return stations

    def find_offered(self) -> Station | None:
        """Return the lesson that was left, or else the next of the requested game."""
        stations = self.everything
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

    def main_button(self) -> Button | None:
        """Return the button of the offered lesson; after the last one of a game it begins a game."""
        self.playable = self._learned()
        if self.playable is None:
            return super().main_button()
        self.offered = None
        label = translate("lessons-play", game=game_title(find_game(self.playable)))
        return Button(label, self._play, key="enter", main=True)

    def _learned(self) -> str | None:
        """Return the key of the requested game, or else of the first, if no lesson is left to do."""
        rows = [(game, row) for game, row in self.rows if self.game in (None, game)]
        done = all(station.stop is Stop.DONE and not station.left_at for _, row in rows for station in row)
        return rows[0][0] if rows and done else None

    def _play(self) -> None:
        """Begin the practice game of the game that has been learned."""
        assert self.playable is not None
        try:
            self.navigator.go_to_table(free_game(self.playable, self.navigator))
        except UserError as trouble:
            self.navigator.push(Notice(translate("lessons"), localize(trouble)))

    def end_of_panel(self, scale: Scale) -> float:
        return super().end_of_panel(scale) - (PUZZLES_WIDE + BESIDE if self.puzzles is not None else 0)

    def lay_out(self, scale: Scale) -> None:
        super().lay_out(scale)
        if self.puzzles is not None:
            left = self.end_of_panel(scale) + BESIDE
            self.puzzles.lay_out(scale, left, TOP, scale.high - TOP - 40)

    def lay_row(self, scale: Scale, row: Sequence[Station], left: float, right: float, middle: float) -> None:
        top = middle - 34 - 12 * (scale.text - 1)
        first, last = left + ENDS, right - ENDS
        step = (last - first) / max(1, len(row) - 1)
        wide = min(step, 250.0)
        for i, station in enumerate(row):
            station.rect = scale.rect(first + step * i - wide / 2, top, wide, 112)

    def told_of(self, row: Sequence[Station]) -> str:
        done = sum(station.stop is Stop.DONE for station in row)
        minutes = sum(station.lesson.head.minutes for station in row)
        return translate("lessons-done", done=done, count=len(row), minutes=minutes)

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        if self.puzzles is not None:
            self.puzzles.paint(surface, self.scale)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_puzzle(surface)

    def _draw_puzzle(self, surface: pygame.Surface) -> None:
        if self.puzzles is not None:
            self.puzzles.paint_board(surface, self.scale)

    def parts(self) -> list[Part]:
        """Return the parts; the small board of today's puzzle is a separate one, so that nobody waits."""
        return [*super().parts(), Part("puzzle", self._draw_puzzle, 2)]

    def paint_row(
        self, surface: pygame.Surface, game: str, row: Sequence[Station], place: pygame.Rect
    ) -> None:
        """Draw a game's progress as rails, of brass up to the next lesson."""
        super().paint_row(surface, game, row, place)
        k, middles = self.scale.k, [station.rect.centerx for station in row]
        reached = next((x for station, x in zip(row, middles, strict=True) if station.stop is Stop.NOW), None)
        end = middles[-1] + 50 * k if reached is None else reached
        draw_rails(surface, self.scale, middles[0], middles[-1], row[0].rect.y + 34 * k, end)

    def paint_foot(self, surface: pygame.Surface) -> None:
        """Draw the conductor's portrait and what the current lesson is about."""
        scale = self.scale
        left = self.go_on.rect.right + scale.px(30) if self.go_on is not None else self.places[0].x
        side = scale.px(80)
        stamp(surface, conductor(side), left, self.back_button.rect.centery - side / 2)
        in_hand = self.form.in_hand
        station = in_hand if isinstance(in_hand, Station) else self.offered
        words = translate("lessons-play.words") if self.playable is not None else ""
        if station is not None:
            localizer = Localizer(find_game(station.lesson.game))
            words = localizer.translate(f"{station.lesson.message()}.words")
        if words:
            room = self.back_button.rect.x - left - side - scale.px(44)
            points = next((p for p in (18, 16, 14) if len(wrap(scale, words, "italic", p, room)) <= 2), 12)
            high = line_height(scale, points) * len(wrap(scale, words, "italic", points, room))
            top = self.back_button.rect.centery - high / 2
            paragraph(surface, scale, words, "italic", points, QUIET, left + side + scale.px(18), top, room)

    def begin(self, lesson: Lesson) -> None:
        """Open the table of a lesson."""
        try:
            self.navigator.go_to_lesson(find_lesson(lesson.id).id)
        except LessonError as trouble:
            self.navigator.push(Notice(translate("lessons"), localize(trouble)))
