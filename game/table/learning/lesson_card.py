"""The conductor's card: his words at a step of a lesson, the progress, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.table.controls.form import Button, Control, Form, Mood
from game.table.kit.icons import Face, conductor
from game.table.kit.lettering import line_height, paragraph, text_width, wrap, write
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, SIGNAL, SLIP
from game.table.learning.stations import HIGH, draw_stations
from game.table.program.keys import holds_gamepad
from game.words import translate

PORTRAIT: Final = 112
EDGE: Final = 24
TOP: Final = 24
TITLE: Final = 27
STEP: Final = 18
WORDS: Final = 20.5
LEADING: Final = 1.28
FOOT: Final = 116
LOW_FOOT: Final = 74
"""The space in units at the bottom for the stations and the buttons, and for the buttons alone."""
ONE_ROW: Final = 1120
"""The width in units from which the stations are in the row of the buttons."""
BUTTONS: Final = 560
"""The width in units of the buttons in that row."""
ABOVE: Final = 6
"""The distance in units between the words and an answer."""
BACK, FORTH = "page up", "page down"
"""The keys, and a gamepad's shoulder buttons, that turn to earlier words and back."""


@dataclass(frozen=True, slots=True)
class Speech:
    """The conductor's text."""

    title: str
    words: str
    answer: str
    """The answer to the last move, below the words; "" if there is none."""
    refused: bool
    """Whether that move was refused."""
    answers: tuple[str, ...]
    """All possible answers at this step, for which the card reserves room."""
    offers: bool
    """Whether he offers to show the move."""
    face: Face
    number: int
    reached: int
    """The number of the current step; different from `number` while an earlier one is read again."""
    count: int
    onward: str
    """The label of the button that continues."""


@dataclass(frozen=True, slots=True)
class Presses:
    """The actions of the card's buttons; None for those not available now."""

    next: Callable[[], None] | None
    show: Callable[[], None] | None
    leave: Callable[[], None]
    back: Callable[[], None] | None
    read: Callable[[int], None]
    """Shows the words of an earlier step (its number) again."""
    letters: bool
    """Whether letter keys press the buttons; False where a button of the prompt may use the same letter."""
    enter: bool
    """Whether Enter continues, because nothing at the table waits for it."""


class _Station(Control):
    """The station of a completed step, whose words can be read again."""

    def __init__(self, action: Callable[[], None]) -> None:
        super().__init__()
        self._action = action

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        if mood.hovered:
            stamp(surface, _halo(scale.k), *self.rect.center, centred=True)

    def press(self) -> None:
        self._action()


@cached_surface
def _halo(k: float) -> pygame.Surface:
    """Draw the halo of a hovered station."""
    side = round(34 * k)
    return smooth((side, side), lambda pen: _paint_halo(pen.at(side / 2, side / 2, k)))


def _paint_halo(pen: Pen) -> None:
    pen.ring(INK, (0, 0), 14, 2)


class LessonCard:
    """The card's drawing, in the place that the lesson has for it."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.form = Form()
        self._has_stations = True
        self._speech: Speech | None = None
        self._scale = Scale(1920, 1080)

    @property
    def lies_open(self) -> bool:
        """Return whether the card is on the table."""
        return self._speech is not None

    def take_away(self) -> None:
        """Remove the card from the table."""
        self._speech = None
        self.form.set([])

    def lay(self, speech: Speech, presses: Presses, scale: Scale, place: pygame.Rect) -> None:
        """Put the card into its place (pixels), the same at all steps, so that its buttons never move."""
        self._speech, self._scale, self.rect = speech, scale, place.copy()
        self._has_stations = self._told(speech) + scale.px(self._foot(stations=True)) <= place.h
        self._set_buttons(speech, presses)

    def height(self, speeches: Sequence[Speech], scale: Scale, wide: int, *, stations: bool) -> int:
        """Return the height in pixels of a card of some width that has room for any of these texts."""
        self._scale, self.rect = scale, pygame.Rect(0, 0, wide, 0)
        return max(map(self._told, speeches)) + scale.px(self._foot(stations=stations))

    @property
    def _has_one_row(self) -> bool:
        return self.rect.w >= self._scale.px(ONE_ROW)

    def _foot(self, *, stations: bool) -> int:
        return FOOT if stations and not self._has_one_row else LOW_FOOT

    @property
    def _left(self) -> int:
        """Return the start of the text, in pixels from the card's left edge."""
        return self._scale.px(EDGE + PORTRAIT + 20)

    @property
    def _room(self) -> int:
        return self.rect.w - self._scale.px(28) - self._left

    def _told(self, speech: Speech) -> int:
        """Return the pixels from the card's upper edge to the end of the longest answer, or the portrait."""
        scale, px = self._scale, self._scale.px
        lines = [len(wrap(scale, answer, "semi", WORDS, self._room)) for answer in speech.answers]
        answer = px(ABOVE) + max(lines) * line_height(scale, WORDS, LEADING) if lines else 0
        return max(self._end_of_words(speech) + answer + px(8), px(EDGE + PORTRAIT + 8))

    def _end_of_words(self, speech: Speech) -> int:
        """Return the pixels from the card's upper edge to the end of the words."""
        scale, room = self._scale, self._room
        beside = self._title_room(speech)
        title = len(wrap(scale, speech.title, "slab_bold", TITLE, beside)) * line_height(scale, TITLE, 1.2)
        words = len(wrap(scale, speech.words, "sans", WORDS, room)) * line_height(scale, WORDS, LEADING)
        return scale.px(TOP + 4) + title + words

    def _title_room(self, speech: Speech) -> int:
        """Return the width in pixels of the title, which has the number of the step at its right."""
        return self._room - text_width(self._scale, _step(speech), "bold", STEP) - self._scale.px(18)

    def _set_buttons(self, speech: Speech, presses: Presses) -> None:
        """Create the buttons and the completed stations; the recommended button is of brass."""
        onward, back = _onward_cap(presses), _back_cap(presses)
        labels = (
            (translate("back"), presses.back, back, False, 0.22),
            (speech.onward, presses.next, onward, presses.next is not None, 0.23),
            (translate("lesson-show"), presses.show, "h", presses.show is not None and speech.offers, 0.28),
            (translate("lesson-away"), presses.leave, "q", False, 0.27),
        )
        buttons: list[Control] = []
        px = self._scale.px
        room = px(BUTTONS) if self._has_one_row else self.rect.w - 2 * px(EDGE)
        x, wide = self.rect.right - px(EDGE) - room, room - 3 * px(9)
        for label, action, key, main, part in labels:
            # What can't be pressed has no key: a button of the prompt may have the same letter.
            known = key if action is not None else None
            one = Button(label, action or (lambda: None), key=known, main=main)
            one.enabled = action is not None
            one.rect = pygame.Rect(x, self.rect.bottom - px(70), round(wide * part), px(48))
            x = one.rect.right + px(9)
            buttons.append(one)
        hovered = self.form.hovered.rect if self.form.hovered is not None else None
        # The button that goes on is the first, wherever it is.
        buttons = [*buttons[1:], buttons[0], *self._stations(speech, presses)]
        self.form.set(buttons)
        self.form.hovered = next((one for one in buttons if one.rect == hovered), None)

    def _line(self) -> tuple[int, int, int]:
        """Return the ends and the height of the line of stations, in pixels."""
        px, rect, ends = self._scale.px, self.rect, EDGE + 26
        if self._has_one_row:
            return rect.x + px(ends), rect.right - px(EDGE + BUTTONS + 30), rect.bottom - px(46)
        return rect.x + px(ends), rect.right - px(ends), rect.bottom - px(95)

    def _stations(self, speech: Speech, presses: Presses) -> list[Control]:
        """Return the stations that can be pressed: completed steps and the current one."""
        if not self._has_stations:
            return []
        left, right, y = self._line()
        step, found = (right - left) / max(1, speech.count - 1), list[Control]()
        for number in range(1, speech.reached + 1):
            if number != speech.number:
                one = _Station(partial(presses.read, number))
                one.rect = pygame.Rect(0, 0, min(round(step), self._scale.px(HIGH)), self._scale.px(HIGH))
                one.rect.center = round(left + step * (number - 1)), y
                found.append(one)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card if it is on the table."""
        speech, scale, rect = self._speech, self._scale, self.rect
        if speech is None:
            return
        px = scale.px
        drop_shadow(surface, rect, px(16), (0, px(8)), 200)
        print_paper(surface, rect, 30, SLIP)
        double_frame(surface, scale, rect.inflate(-px(14), -px(14)), INK, 3, 1.6)
        face = Face.DOUBTFUL if speech.refused else speech.face
        stamp(surface, conductor(px(PORTRAIT), face), rect.x + px(EDGE), rect.y + px(EDGE + 4))
        left, top, right = rect.x + self._left, rect.y + px(TOP), rect.right - px(28)
        middle = top + line_height(scale, TITLE, 1.2) / 2
        write(surface, scale, _step(speech), "bold", STEP, SIGNAL, right, middle, "r")
        beside = self._title_room(speech)
        top = paragraph(surface, scale, speech.title, "slab_bold", TITLE, INK, left, top, beside, leading=1.2)
        room = self._room
        paragraph(surface, scale, speech.words, "sans", WORDS, INK, left, top + px(4), room, leading=LEADING)
        under = rect.y + self._end_of_words(speech) + px(ABOVE)
        paragraph(surface, scale, speech.answer, "semi", WORDS, SIGNAL, left, under, room, leading=LEADING)
        if self._has_stations:
            draw_stations(surface, scale, *self._line(), speech.count, speech.number - 1, speech.reached - 1)
        self.form.draw(surface, scale)


def _step(speech: Speech) -> str:
    return translate("lesson-step", number=speech.number, count=speech.count)


def _onward_cap(presses: Presses) -> str | None:
    """Return the key on the button that continues; Enter only where no button of the prompt has it."""
    if presses.enter:
        return "enter"
    if holds_gamepad():
        return FORTH
    return "n" if presses.letters else None


def _back_cap(presses: Presses) -> str | None:
    """Return the key on the button that goes back."""
    if holds_gamepad():
        return BACK
    return "b" if presses.letters else None
