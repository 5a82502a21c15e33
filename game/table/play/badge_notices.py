"""Notices in the bar about badges that somebody at the table has just earned."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from game.match.match import Match
from game.match.store import Store, StoreError
from game.people.achievement_file import SHARED
from game.people.achievements import AchievementWatcher, EarnedAchievement
from game.people.profiles import NoSuchProfile
from game.table.kit.badges import badge
from game.table.kit.furniture import slip
from game.table.kit.lettering import NARROWEST, text_width, write_fitting, write_within
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK
from game.words import Localizer, translate

SECONDS: Final = 6.0
"""The time in seconds for which a notice is shown."""
SHORTER: Final = 3.0
"""The time in seconds if another one waits."""
READ: Final = 2.0
"""The seconds for which a notice can be read before another person is called to the screen."""
PLACE: Final = (8.0, 3.0, 430.0, 57.0)
"""Its rectangle in units, over the bar's title, where it covers no control."""
BADGE, DISC = 52.0, 16.0
"""The sizes of the badge and of the disc in its winner's color."""
LARGEST: Final = 1.15
"""The largest text size of its two lines, relative to the default."""


class BadgeNotices:
    """Notices of achievements at a table that were not shown yet, except those that could not be saved."""

    def __init__(self, match: Match, store: Store) -> None:
        self._match = match
        self._told: list[EarnedAchievement] = []
        self._lies = 0.0
        """The time in seconds for which the notice has been visible."""
        self._laid = False
        """Whether the notice may be shown, because its cause has been seen."""
        self._looked_at = match.moves_played
        """The number of moves at the last check."""
        self._place = pygame.Rect(0, 0, 0, 0)
        """The rectangle where it was drawn last."""
        self._watch: AchievementWatcher | None = None
        with suppress(StoreError, NoSuchProfile):
            self._watch = AchievementWatcher(match, store)

    def look(self) -> None:
        """Check what the last moves have earned; remove the notice after an undo or another player's move."""
        before, self._looked_at = self._looked_at, self._match.moves_played
        movers = {self._match.mover_of(number) for number in range(before, self._looked_at)}
        people = self._match.people & movers
        if self._told and (self._looked_at < before or people - {self._told[0].seat}):
            self.take_all()
        with suppress(StoreError, NoSuchProfile):
            self._told += self._watch.check() if self._watch is not None else []

    @property
    def seen(self) -> EarnedAchievement | None:
        """Return the displayed achievement."""
        return self._told[0] if self._told else None

    @property
    def lies(self) -> bool:
        """Return whether a notice is visible."""
        return self._laid and bool(self._told)

    @property
    def is_read(self) -> bool:
        """Return whether there is none, or it has been visible for a while."""
        return not self._told or self._lies >= READ

    def pass_time(self, seconds: float, at_rest: bool) -> bool:
        """Advance the time that the slip is visible; return whether another one is shown now, or none.

        `at_rest`: all events have been seen; before that no slip is shown.
        """
        if not self._told:
            return False
        if not self._laid:
            self._laid = at_rest
            return at_rest
        self._lies += seconds
        if self._lies < (SECONDS if len(self._told) == 1 else SHORTER):
            return False
        self._next()
        self._laid = at_rest and bool(self._told)
        return True

    def _next(self) -> None:
        """Show the next one, after everything that happened has been seen."""
        del self._told[0]
        self._lies, self._laid = 0.0, False

    def take(self, most: int) -> list[EarnedAchievement]:
        """Remove the first notices, and return their achievements, which are shown elsewhere."""
        taken, rest = self._told[:most], self._told[most:]
        self.take_all()
        self._told = rest
        return taken

    def take_all(self) -> None:
        """Remove all notices, because another person is at the screen."""
        self._told, self._lies, self._laid = [], 0.0, False

    def take_away(self, place: tuple[int, int]) -> bool:
        """Remove the notice under a pressed pixel; return whether there was one."""
        if not self.lies or not self._place.collidepoint(place):
            return False
        self._next()
        return True

    def place(self, scale: Scale) -> pygame.Rect:
        """Return the area of the slip in pixels; empty if there is none."""
        return scale.rect(*PLACE) if self.lies else pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the notice at the left end of the bar."""
        self._place = place = self.place(scale)
        one = self.seen
        if one is None or not self._laid:
            return
        draw_badge_notice(surface, scale, place, one, self._match)


def draw_badge_notice(
    surface: pygame.Surface, scale: Scale, place: pygame.Rect, one: EarnedAchievement, match: Match
) -> None:
    """Draw a slip with an achievement, how it is earned, and who has earned it."""
    letters = replace(scale, text=min(scale.text, LARGEST))
    slip(surface, scale, place)
    medal = badge(one.achievement.icon, one.achievement.enamel, scale.px(BADGE))
    stamp(surface, medal, place.x + place.h / 2 + scale.px(4), place.centery, centred=True)
    left, right = place.x + place.h + scale.px(12), place.right - scale.px(12)
    upper, lower = place.y + place.h * 0.33, place.y + place.h * 0.70
    localizer = Localizer(None if one.game == SHARED else match.game)
    key = f"badge-{one.achievement.key}"
    title, name = localizer.translate(key), match.names[one.seat]
    whose = translate("badge-won", name=name)
    room = right - left - text_width(letters, title, "slab_bold", 19) - scale.px(14 + DISC + 6)
    # Where it would be cut the name alone tells whose it is.
    whose = whose if NARROWEST * text_width(letters, whose, "italic", 16) <= room else name
    write_within(surface, letters, title, "slab_bold", 19, INK, left, upper, right - left)
    words = write_fitting(surface, letters, whose, "italic", 16, FADED_INK, right, upper, room, "r")
    seat = disc(match.seats[one.seat].colour, scale.px(DISC))
    stamp(surface, seat, words.left - scale.px(6 + DISC / 2), upper, centred=True)
    how = localizer.translate(f"{key}.how")
    write_within(surface, letters, how, "sans", 17, INK, left, lower, right - left)
