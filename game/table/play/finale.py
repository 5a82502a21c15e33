"""The finale over the table: the last payment counts up, players change places, the winner's train passes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.learning.final import scores_before
from game.match.match import Match
from game.match.scores import score_formatter
from game.people.achievements import EarnedAchievement
from game.rules.ranking import standings
from game.table.backdrop.plate import gilded
from game.table.controls.standing import draw_standing
from game.table.kit.furniture import dim
from game.table.kit.images import picture
from game.table.kit.lettering import write_within
from game.table.kit.materials import drop_shadow, panel
from game.table.kit.pen import Pen, only_within, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, PALE_BRASS, SEATS, SHADE, WALNUT, Colour, mix
from game.table.play.badge_notices import draw_badge_notice
from game.table.program.input import MOMENT, InputEvent, Key, Pointer
from game.table.program.navigator import Navigator, Scene
from game.words import format_list, translate

COUNTED: Final = 3.6
"""The seconds at normal speed after which the last payment has been counted."""
RANKED: Final = 4.2
"""The seconds after which every player is at their final place."""
PASSED: Final = 7.2
"""The seconds after which the train has passed; it sets off when counting begins to slow down."""
_SETS_OFF: Final = 3.2
READ: Final = 1.2
"""The additional seconds for badges."""
SLOWEST: Final = 0.85
"""The slowest speed: the finale never takes ten seconds."""
MOST_BADGES: Final = 4

_WIDE, _HEAD, _ROW, _NOTICE, _FOOT = 700.0, 92.0, 62.0, 64.0, 16.0
_INSET: Final = 14.0
"""The distance in units from the panel's edge to the end of the track, inside its frame."""
_TRACK: Final = 132.0
"""The height in units of the strip with the train, at the foot of the panel."""
_ENGINE: Final = 96.0
_PUFFS: Final = 9
_PUFF_STEPS: Final = 6


class Finale(Scene):
    """The end of a match, before its result. Any key or click skips it; badges are always shown first."""

    opaque = False

    def __init__(self, match: Match, badges: Sequence[EarnedAchievement], then: Callable[[], None]) -> None:
        """Create the finale of a finished match; `then` is called after it."""
        self.match, self.badges = match, badges
        self._then = then
        self.time = 0.0
        """The seconds since it began, at normal speed."""
        self._waited = 0.0
        state = match.state
        self.final, self.winners = state.scores(), state.winners()
        self.begun = scores_before(match)
        self._places = standings(self.final, self.winners)
        self._written = score_formatter(match)

    @property
    def about(self) -> Match:
        return self.match

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        navigator.sounds.play("coin")

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        rows = _ROW * len(self.final)
        notices = _NOTICE * len(self.badges)
        high = _HEAD + rows + notices + _TRACK + _FOOT
        self.rect = scale.rect((scale.wide - _WIDE) / 2, max(8.0, (scale.high - high) / 2), _WIDE, high)
        self._headline()  # It takes longer than a frame.
        inset = scale.px(_INSET)
        self.strip = pygame.Rect(self.rect.x + inset, 0, self.rect.w - 2 * inset, scale.px(_TRACK))
        self.strip.bottom = self.rect.bottom - scale.px(_FOOT)

    # Time

    @property
    def length(self) -> float:
        """Return how long it takes, at normal speed."""
        return PASSED + (READ if self.badges else 0.0)

    @property
    def busy(self) -> bool:
        return True

    @property
    def watched(self) -> bool:
        return True

    def update(self, seconds: float) -> None:
        before = self.time
        self._waited += seconds
        self.time += seconds * max(SLOWEST, self.navigator.settings.animation_speed)
        if before < _SETS_OFF <= self.time:
            self.navigator.sounds.play("train")
        if self.time >= self.length:
            self._leave()

    def _leave(self) -> None:
        self.navigator.remove(self)
        self._then()

    def handle(self, event: InputEvent) -> bool:
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "press")
        if pressed and self._waited >= MOMENT:
            if self.badges and self.time < RANKED:
                self.time = RANKED
            else:
                self._leave()
        return True

    # Figures

    def amounts(self) -> list[int]:
        """Return everybody's score as far as it has been counted."""
        part = _eased(self.time / COUNTED)
        return [
            round(before + (after - before) * part)
            for before, after in zip(self.begun, self.final, strict=True)
        ]

    def rows(self) -> list[float]:
        """Return the row of each seat, from 0; between two rows while players change places."""
        amounts, count = self.amounts(), len(self.final)
        width = max(1.0, (max(self.final) - min(self.final)) * 0.06)
        found = [
            math.fsum(
                min(1.0, max(0.0, 0.5 + (amounts[other] - amounts[seat]) / width))
                for other in range(count)
                if other != seat
            )
            for seat in range(count)
        ]
        settled = _eased((self.time - COUNTED) / (RANKED - COUNTED))
        for row, (_, seat) in enumerate(self._places):
            found[seat] += (row - found[seat]) * settled
        return found

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface)
        drop_shadow(surface, self.rect, self.scale.px(18), (0, self.scale.px(10)), 190)
        panel(surface, self.scale, self.rect, 6)
        self._draw_headline(surface)
        self._draw_rows(surface)
        self._draw_badges(surface)
        self._draw_train(surface)

    def _draw_headline(self, surface: pygame.Surface) -> None:
        scale, rect = self.scale, self.rect
        x, y, room = rect.centerx, rect.y + scale.px(54), rect.w - scale.px(64)
        if self.time < RANKED:
            words = translate("finale-counts")
            write_within(surface, scale, words, "slab_bold", 27, PALE_BRASS, x, y, room, "c")
            return
        stamp(surface, self._headline(), x, y, centred=True)

    def _headline(self) -> pygame.Surface:
        """Return who won, in gold leaf that fits into the panel."""
        names = format_list([self.match.names[seat] for seat in self.winners])
        words = translate("result-headline", names=names, count=len(self.winners))
        size, room = 44, self.rect.w - self.scale.px(64)
        while size > 24 and gilded(words, self.scale.px(size)).get_width() > room:
            size -= 2
        return gilded(words, self.scale.px(size))

    def _draw_rows(self, surface: pygame.Surface) -> None:
        scale, left, amounts = self.scale, self.rect.x + self.scale.px(30), self.amounts()
        ended, rows = self.time >= RANKED, self.rows()
        places = {seat: place for place, seat in (self._places if ended else standings(amounts, ()))}
        for seat in sorted(range(len(rows)), key=lambda seat: -rows[seat]):
            plan = self.match.seats[seat]
            top = self.rect.y + scale.px(_HEAD + _ROW * rows[seat])
            draw_standing(
                surface,
                scale,
                pygame.Rect(left, top, self.rect.w - 2 * scale.px(30), scale.px(_ROW - 8)),
                place=places[seat],
                colour=plan.colour,
                name=plan.name,
                amount=self._written(amounts[seat]),
                won=ended and seat in self.winners,
            )

    def _draw_badges(self, surface: pygame.Surface) -> None:
        if self.time < RANKED:
            return
        scale = self.scale
        top = _HEAD + _ROW * len(self.final) + 4
        for number, one in enumerate(self.badges):
            place = pygame.Rect(self.rect.x + scale.px(30), 0, self.rect.w - 2 * scale.px(30), scale.px(57))
            place.y = self.rect.y + scale.px(top + _NOTICE * number)
            draw_badge_notice(surface, scale, place, one, self.match)

    def _draw_train(self, surface: pygame.Surface) -> None:
        with only_within(surface, self.strip):
            self._draw_strip(surface)

    def _draw_strip(self, surface: pygame.Surface) -> None:
        """Draw the track, and the train while it passes."""
        k, strip = self.scale.k, self.strip
        y = strip.bottom - 22 * k
        rails = _rails(strip.w, round(k, 3))
        stamp(surface, rails, strip.x, y - 14 * k)
        part = min(1.0, max(0.0, (self.time - _SETS_OFF) / (PASSED - _SETS_OFF)))
        if not 0.0 < part < 1.0:
            return
        colours = [self.match.seats[seat].colour for seat in self.winners]
        step = (_ENGINE + 4) * k
        length = step * (len(colours) + 2)
        nose = strip.x + (strip.w + length) * part
        self._draw_smoke(surface, nose - 0.22 * _ENGINE * k, y - _ENGINE * k)
        for number, colour in enumerate(colours):
            side = _ENGINE * k
            engine = picture(f"pieces/engine-{SEATS[colour].name}", side, side)
            stamp(surface, engine, nose - step * (number + 1), y - side * 0.97)
        for number in range(2):
            car = _car(round(_ENGINE * k), SEATS[colours[0]].colour)
            stamp(surface, car, nose - step * (len(colours) + number + 1), y - car.get_height() * 0.97)

    def _draw_smoke(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Draw the smoke over the funnel, which stays behind the train and fades."""
        k, gap = self.scale.k, 46 * self.scale.k
        newest = math.floor(x / gap)
        for number in range(newest, newest - _PUFFS, -1):
            age = min(1.0, max(0.0, (x - number * gap) / (gap * _PUFFS)))
            puff = _puff(round(k, 3), min(_PUFF_STEPS - 1, int(age * _PUFF_STEPS)))
            stamp(surface, puff, number * gap, y - age * 34 * k, centred=True)


def _eased(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * part * (3 - 2 * part)


@cached_surface
def _rails(wide: int, k: float) -> pygame.Surface:
    """Draw a bed of ballast with ties and a rail on it."""
    high = 30 * k

    def paint(pen: Pen) -> None:
        for inset, alpha in ((0, 60), (3, 90), (6, 150)):
            pen.rect((14, 9, 6, alpha), 0, (9 + inset) * k, wide, high - (9 + 2 * inset) * k, 6 * k)
        for number in range(int(wide / (15 * k)) + 1):
            pen.rect(mix(WALNUT, SHADE, 0.2), number * 15 * k, 14.5 * k, 9 * k, 5 * k, k)
        pen.rect(mix(BRASS, INK, 0.45), 0, 12.5 * k, wide, 3.4 * k)
        pen.rect(PALE_BRASS, 0, 12.5 * k, wide, 1.1 * k)

    return smooth((wide, high), paint)


@cached_surface
def _car(wide: int, colour: Colour) -> pygame.Surface:
    """Draw a wooden passenger car, as wide as an engine."""
    dark, light = mix(colour, INK, 0.55), mix(colour, (255, 255, 255), 0.6)
    unit = wide / 100
    size = (wide, round(78 * unit))

    def paint(pen: Pen) -> None:
        pen = pen.at(0, 0, unit)
        pen.rect(dark, 1, 4, 98, 12, 5)
        pen.rect(dark, 4, 12, 92, 48, 4)
        pen.rect(colour, 6.5, 14, 87, 43.5, 3)
        pen.rect(mix(colour, INK, 0.2), 6.5, 42, 87, 15.5, 3)
        for x in (13, 34, 55, 76):
            pen.rect(light, x, 21, 13, 15, 2)
        pen.rect(dark, 0, 58, 100, 4, 1)
        for x in (22, 78):
            pen.circle(dark, (x, 66), 11)
            pen.circle(mix(colour, (255, 255, 255), 0.25), (x, 66), 8)
            pen.circle(dark, (x, 66), 3.6)

    return smooth(size, paint, 4)


@cached_surface
def _puff(k: float, step: int) -> pygame.Surface:
    """Draw a cloud of steam of an age in steps, soft at its edge."""
    age = step / _PUFF_STEPS
    side = (30 + 52 * age) * k

    def paint(pen: Pen) -> None:
        for x, y, part in ((0.40, 0.55, 0.30), (0.60, 0.52, 0.28), (0.50, 0.40, 0.26)):
            for layer in range(5):
                alpha = round(64 * (1 - age))
                pen.circle((*CREAM, alpha), (side * x, side * y), side * part * (1 - layer * 0.13))

    return smooth((side, side), paint)
