"""The small ceremony at the end of a lesson: its ticket is punched, and its badges are announced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.learning.lesson_file import Lesson
from game.learning.lessons import lessons_of, title_of_lesson
from game.learning.progress import Progress
from game.match.store import StoreError
from game.people.achievement_file import Achievement
from game.rules.catalog import find_game
from game.table.controls.dialogs import Dialog, Notice
from game.table.kit.badges import badge
from game.table.kit.icons import Face, conductor
from game.table.kit.lettering import write_fitting, write_within
from game.table.kit.materials import lamp_glow
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.learning.free_game import free_game
from game.table.learning.lesson_line import Stop, draw_rails, draw_station
from game.table.program.navigator import Navigator
from game.words import Localizer, game_title, localize, translate

SIDE: Final = 150
"""The size of the conductor's portrait in units."""
LINE: Final = 108
"""The height in units of the line of the game's lessons."""
MEDAL: Final = 84
"""The height in units of a badge and its words."""
FALLS: Final = 0.55
"""The seconds until the ticket has reached its station."""
HIGH: Final = 46
"""The units from which it falls."""


class LessonCeremony(Dialog):
    """The dialog over the lesson's table, which offers the next lesson or, after the last, the first game."""

    def __init__(self, lesson: Lesson, earned: Sequence[Achievement]) -> None:
        """`earned` are the badges that this lesson has earned."""
        self.lesson, self.earned = lesson, list(earned)
        lessons = lessons_of(lesson.game)
        self._following = next((one for one in lessons if one.place > lesson.place), None)
        buttons: list[tuple[str, str, Callable[[], None]]]
        buttons, words = [(translate("lesson-done-all"), "escape", self._back)], ""
        if lesson.head.free_game:
            words = translate("lesson-done-last")
            buttons.insert(0, (translate("lesson-play"), "enter", self._play))
        elif self._following is not None:
            words = translate("lesson-done-next", next=title_of_lesson(self._following))
            buttons.insert(0, (translate("lesson-done-onward"), "enter", self._go_on))
        words = f"{Localizer(find_game(lesson.game)).translate(f'{lesson.message()}.done')} {words}".strip()
        super().__init__(translate("lesson-done", title=title_of_lesson(lesson)), words, buttons)
        self._age = 0.0

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self._done = Progress(navigator.store).of_all() | {self.lesson.id}
        if navigator.settings.animation_speed == 0:
            self._age = FALLS
        navigator.sounds.play("bell")

    # What follows

    def _play(self) -> None:
        try:
            match = free_game(self.lesson.game, self.navigator)
        except StoreError as trouble:
            self.navigator.push(Notice(translate("lesson-play"), localize(trouble)))
            return
        self.navigator.go_to_table(match)

    def _go_on(self) -> None:
        assert self._following is not None
        self.navigator.go_to_lesson(self._following.id)

    def _back(self) -> None:
        self.navigator.go_to_title()
        self.navigator.show_lessons(self.lesson.game)

    # The picture

    @property
    def busy(self) -> bool:
        return self._age < FALLS

    def update(self, seconds: float) -> None:
        if self.busy:
            self._age += seconds
            self.navigator.refresh()

    def extra_height(self) -> float:
        return LINE + MEDAL * len(self.earned) + 14

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        self._portrait = scale.px(SIDE)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        picture = conductor(self._portrait, Face.PLEASED)
        stamp(surface, picture, self.rect.right - self._portrait * 0.78, self.rect.y - self._portrait * 0.86)
        top = self.extra_top
        self._draw_line(surface, top + 42)
        for i, one in enumerate(self.earned):
            self._draw_badge(surface, one, top + LINE + MEDAL * i)

    def _draw_line(self, surface: pygame.Surface, y: float) -> None:
        """Draw the game's lessons as stations; the ticket of this one falls into its place."""
        scale, lessons = self.scale, lessons_of(self.lesson.game)
        k, left = self.scale.k, self.rect.x / self.scale.k + 110
        step = (self.wide - 220) / max(1, len(lessons) - 1)
        places = [(left + step * i) * k for i in range(len(lessons))]
        open_places = [x for one, x in zip(lessons, places, strict=True) if one.id not in self._done]
        reached = next(iter(open_places), places[-1])
        draw_rails(surface, scale, places[0], places[-1], y * k, reached)
        part = min(1.0, self._age / FALLS)
        for one, x in zip(lessons, places, strict=True):
            mine = one.id == self.lesson.id
            stop = Stop.DONE if one.id in self._done else Stop.NOW if x == reached else Stop.OPEN
            if mine:
                glow = pygame.Rect(0, 0, round(150 * k), round(150 * k))
                glow.center = (round(x), round(y * k))
                lamp_glow(surface, glow, strength=0.5 * part)
            fall = HIGH * k * (1 - part * part) if mine else 0.0
            draw_station(surface, scale, x, y * k - fall, stop, False)
        done = sum(one.id in self._done for one in lessons)
        words = translate(
            "lesson-done-count", done=done, count=len(lessons), game=game_title(find_game(self.lesson.game))
        )
        room = self.rect.w - scale.px(80)
        write_within(surface, scale, words, "italic", 17, QUIET, self.rect.centerx, (y + 46) * k, room, "c")

    def _draw_badge(self, surface: pygame.Surface, one: Achievement, y: float) -> None:
        scale, k = self.scale, self.scale.k
        left = self.rect.x + scale.px(40)
        stamp(
            surface,
            badge(one.icon, one.enamel, scale.px(70)),
            left + 36 * k,
            (y + MEDAL / 2) * k,
            centred=True,
        )
        x, room = left + 92 * k, self.rect.w - scale.px(40 + 92 + 40)
        title = translate("lesson-done-badge", badge=translate(f"badge-{one.key}"))
        write_fitting(surface, scale, title, "slab_bold", 21, PALE_BRASS, x, (y + 26) * k, round(room))
        how = translate(f"badge-{one.key}.how")
        write_within(surface, scale, how, "sans", 18, CREAM, x, (y + 56) * k, round(room))
