"""The conductor's card: his words at a step of a lesson, the progress, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.table.controls.form import Button, Control, Form, Mood
from game.table.kit.icons import Face, conductor
from game.table.kit.lettering import line_height, paragraph, wrap, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import FADED_INK, INK, SIGNAL, SLIP
from game.table.learning.stations import HIGH, draw_stations
from game.table.program.keys import holds_gamepad
from game.words import translate

WIDE: Final = 604
"""The height in units."""
PORTRAIT: Final = 152
EDGE: Final = 26
TOP: Final = 46
TITLE: Final = 27
WORDS: Final = 20.5
LEADING: Final = 1.28
FOOT: Final = 142
"""The space in units at the bottom for the stations and the buttons."""
ABOVE: Final = 6
"""The distance in units between the words and an answer."""
LOW_FOOT: Final = 88
"""The same without stations, where large text leaves them no room."""
BACK, FORTH = "page up", "page down"
"""The keys, and a gamepad's shoulder buttons, that turn to earlier words and back."""
GAP: Final = 16
"""The distance in units between the card and the edges of its area."""


@dataclass(frozen=True, slots=True)
class Speech:
    """The conductor's text."""

    title: str
    words: str
    answer: str
    """The answer to the last attempt, below the words; "" if there was none."""
    answers: tuple[str, ...]
    """All possible answers at this step, for which the card reserves room."""
    offers: bool
    """Whether he offers to show the move."""
    face: Face
    lesson: str
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
    """The card's placement and drawing."""

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

    def lay(
        self,
        speech: Speech,
        presses: Presses,
        scale: Scale,
        room: pygame.Rect,
        lit: Sequence[pygame.Rect],
        around: Iterable[pygame.Rect],
        flaw: Callable[[pygame.Rect], tuple[int, ...]],
    ) -> None:
        """Place the card in the corner of `room` (pixels) where it covers least.

        It avoids the rectangles in `lit`, then those in `around`, which could be chosen. Of equally good
        corners it takes one from which the arrow points well and that hides little of the map (`flaw`).
        """
        before, same = self._speech, scale == self._scale
        self._speech, self._scale = speech, scale
        if before is not None and same and speech.number < speech.reached:
            self._stretch(speech, room)
        elif before is None or not same or speech.number != before.number:
            self.rect = self._corner(speech, room, lit, list(around), flaw)
        self._set_buttons(speech, presses)

    def _stretch(self, speech: Speech, room: pygame.Rect) -> None:
        """Resize the card for other words; the buttons stay under the pointer."""
        inner = room.inflate(-2 * self._scale.px(GAP), -2 * self._scale.px(GAP))
        rect = pygame.Rect(0, 0, self.rect.w, self._height(speech, inner.h))
        rect.bottomleft = self.rect.bottomleft
        self.rect = rect.clamp(inner) if rect.h <= inner.h else rect

    def _corner(
        self,
        speech: Speech,
        room: pygame.Rect,
        lit: Sequence[pygame.Rect],
        around: Sequence[pygame.Rect],
        flaw: Callable[[pygame.Rect], tuple[int, ...]],
    ) -> pygame.Rect:
        px = self._scale.px
        inner = room.inflate(-2 * px(GAP), -2 * px(GAP))
        place = pygame.Rect(0, 0, px(WIDE), self._height(speech, inner.h))
        corners = []
        for side in ("bottomleft", "topleft", "bottomright", "topright", "midbottom", "midtop", "midright"):
            rect = place.copy()
            setattr(rect, side, getattr(inner, side))
            corners.append(rect.clamp(inner) if rect.h <= inner.h else rect)
        covers = [(_covered(rect, lit), _covered(rect, around)) for rect in corners]
        free = [rect for rect, covered in zip(corners, covers, strict=True) if covered == min(covers)]
        # The first of the best: the lower left one, where nothing speaks against it. To judge takes long.
        best, least = free[0], flaw(free[0]) if len(free) > 1 else ()
        for rect in free[1:]:
            if not any(least):
                break
            if (found := flaw(rect)) < least:
                best, least = rect, found
        return best

    @property
    def _left(self) -> int:
        """Return the start of the text, in pixels from the card's left edge."""
        return self._scale.px(EDGE + PORTRAIT + 22)

    @property
    def _room(self) -> int:
        return self._scale.px(WIDE - 30) - self._left

    @property
    def _whole_room(self) -> int:
        """Return the width in pixels of an answer, which is below the portrait too."""
        return self._scale.px(WIDE - 2 * EDGE)

    def _told(self, speech: Speech) -> int:
        """Return the pixels from the card's upper edge to the end of the words and of the portrait."""
        scale, px = self._scale, self._scale.px
        title = len(wrap(scale, speech.title, "slab_bold", TITLE, self._room)) * line_height(
            scale, TITLE, 1.2
        )
        words = len(wrap(scale, speech.words, "sans", WORDS, self._room))
        high = words * line_height(scale, WORDS, LEADING)
        return max(px(TOP + 16 + 8) + title + high, px(EDGE + PORTRAIT))

    def _height(self, speech: Speech, room: int) -> int:
        """Return the height in pixels with the longest possible answer, at most `room`, so that nothing
        moves later.
        """
        scale, px = self._scale, self._scale.px
        lines = [len(wrap(scale, words, "semi", WORDS, self._whole_room)) for words in speech.answers]
        answer = px(ABOVE) + max(lines) * line_height(scale, WORDS, LEADING) if lines else 0
        high = self._told(speech) + answer + px(11)
        self._has_stations = high + px(FOOT) <= room
        return high + px(FOOT if self._has_stations else LOW_FOOT)

    def _set_buttons(self, speech: Speech, presses: Presses) -> None:
        """Create the buttons and the completed stations; the recommended button is of brass."""
        onward, back = _cap("n", presses.letters), _cap("b", presses.letters)
        labels = (
            (translate("back"), presses.back, back, False, 0.22),
            (speech.onward, presses.next, onward, presses.next is not None, 0.23),
            (translate("lesson-show"), presses.show, "h", presses.show is not None and speech.offers, 0.28),
            (translate("lesson-away"), presses.leave, "q", False, 0.27),
        )
        buttons: list[Control] = []
        px, x = self._scale.px, self.rect.x + self._scale.px(EDGE)
        wide = self.rect.w - 2 * px(EDGE) - 3 * px(9)
        for label, action, key, main, part in labels:
            # What can't be pressed has no key: a button of the prompt may have the same letter.
            known = key if action is not None else None
            one = Button(label, action or (lambda: None), key=known, main=main)
            one.enabled = action is not None
            one.rect = pygame.Rect(x, self.rect.bottom - px(74), round(wide * part), px(48))
            x = one.rect.right + px(9)
            buttons.append(one)
        hovered = self.form.hovered.rect if self.form.hovered is not None else None
        # The button that goes on is the first, wherever it is.
        buttons = [*buttons[1:], buttons[0], *self._stations(speech, presses)]
        self.form.set(buttons)
        self.form.hovered = next((one for one in buttons if one.rect == hovered), None)

    def _line(self) -> tuple[int, int, int]:
        """Return the ends and the height of the line of stations, in pixels."""
        px, rect = self._scale.px, self.rect
        return rect.x + px(EDGE + 26), rect.right - px(EDGE + 26), rect.bottom - px(104)

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
        px, k = scale.px, scale.k
        drop_shadow(surface, rect, px(16), (0, px(8)), 200)
        print_paper(surface, rect, 30, SLIP)
        double_frame(surface, scale, rect.inflate(-px(14), -px(14)), INK, 3, 1.6)
        face = Face.DOUBTFUL if speech.answer else speech.face
        stamp(surface, conductor(px(PORTRAIT), face), rect.x + px(EDGE), rect.y + px(EDGE + 4))
        left, y = rect.x + self._left, rect.y + TOP * k
        step = translate("lesson-step", number=speech.number, count=speech.count)
        end = write(surface, scale, step, "bold", 20, SIGNAL, left, y).right
        free = rect.right - px(30) - end - px(14)
        write_within(surface, scale, speech.lesson, "semi", 18, FADED_INK, rect.right - px(30), y, free, "r")
        top = rect.y + px(TOP + 16)
        top = paragraph(
            surface, scale, speech.title, "slab_bold", TITLE, INK, left, top, self._room, leading=1.2
        )
        words, room = speech.words, self._room
        paragraph(surface, scale, words, "sans", WORDS, INK, left, top + px(8), room, leading=LEADING)
        under, room = rect.y + self._told(speech) + px(ABOVE), self._whole_room
        paragraph(
            surface,
            scale,
            speech.answer,
            "semi",
            WORDS,
            SIGNAL,
            rect.x + px(EDGE),
            under,
            room,
            leading=LEADING,
        )
        if self._has_stations:
            draw_stations(surface, scale, *self._line(), speech.count, speech.number - 1, speech.reached - 1)
        self.form.draw(surface, scale)


def _cap(key: str, letters: bool) -> str | None:
    """Return the text of a button's key cap. On a gamepad A continues, as Enter does, and the shoulders
    turn.
    """
    if not holds_gamepad():
        return key if letters else None
    if key == "n":
        return "enter" if letters else FORTH
    return BACK


def share_covered(rect: pygame.Rect, places: Sequence[pygame.Rect]) -> float:
    """Return the part, from 0 to 1, of the area of some rectangles that another one covers."""
    return _covered(rect, places) / max(1, sum(place.w * place.h for place in places))


def _covered(rect: pygame.Rect, places: Iterable[pygame.Rect]) -> int:
    """Return the number of pixels of some rectangles that another one covers."""
    return sum(part.w * part.h for place in places if (part := rect.clip(place)).w)
