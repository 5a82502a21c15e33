"""Slips at the board's edge that tell what somebody at the table has just achieved."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pygame

from game.match.match import Match
from game.match.store import Store, StoreError
from game.people.achievement_file import HOUSE
from game.people.achievements import Earned, Watch
from game.people.profiles import NoSuchProfile
from game.table.kit.badges import badge
from game.table.kit.furniture import slip
from game.table.kit.lettering import line_height, wrap, write, write_within
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK
from game.words import Speaker, say

SECONDS: Final = 6.0
"""How long a slip lies there."""
MOST: Final = 3
"""So many lie there at once."""
WIDE: Final = 440.0
BADGE: Final = 76.0
GAP: Final = 12.0


class Earnings:
    """What has been achieved at a table and not been told yet. What can't be kept is not told."""

    def __init__(self, match: Match, store: Store) -> None:
        self._match = match
        self._told: list[Earned] = []
        self._left = 0.0
        self._places: list[pygame.Rect] = []
        """Where the slips lay when they were drawn last."""
        self._watch: Watch | None = None
        with suppress(StoreError, NoSuchProfile):
            self._watch = Watch(match, store)

    def look(self) -> None:
        """See what the last moves have brought."""
        with suppress(StoreError, NoSuchProfile):
            found = self._watch.look() if self._watch is not None else []
            if found and not self._told:
                self._left = SECONDS
            self._told += found

    @property
    def seen(self) -> list[Earned]:
        """What lies there."""
        return self._told[:MOST]

    def pass_time(self, seconds: float) -> bool:
        """Let time pass while the slips can be seen; True if others lie there now."""
        if not self._told:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        del self._told[:MOST]
        self._left = SECONDS
        return True

    def take_away(self, place: tuple[int, int]) -> bool:
        """Take the slips away that somebody has pressed; True if there was one at this place."""
        if not self._told or not any(rect.collidepoint(place) for rect in self._places):
            return False
        self._left = 0.0
        self.pass_time(0.0)
        return True

    def draw(self, surface: pygame.Surface, scale: Scale, board: pygame.Rect) -> None:
        """Lay the slips into the upper corner of the board."""
        self._places.clear()
        y = board.y + scale.px(GAP)
        for one in self.seen:
            y = self._draw_slip(surface, scale, one, board.right - scale.px(WIDE + GAP), y) + scale.px(GAP)

    def _draw_slip(self, surface: pygame.Surface, scale: Scale, one: Earned, x: int, y: int) -> int:
        """One slip; its lower edge."""
        speaker = Speaker(None if one.game == HOUSE else self._match.game)
        key, side = f"badge-{one.achievement.key}", scale.px(BADGE)
        left = x + side + scale.px(30)
        room = x + scale.px(WIDE) - left - scale.px(18)
        lines = wrap(scale, speaker.say(f"{key}.how"), "sans", 17, room)
        step = line_height(scale, 17, 1.2)
        heads = line_height(scale, 16, 1.3) + line_height(scale, 21, 1.3)
        high = max(side + scale.px(28), heads + step * len(lines) + scale.px(28))
        place = pygame.Rect(x, y, scale.px(WIDE), high)
        self._places.append(place)
        slip(surface, scale, place)
        medal = badge(one.achievement.icon, one.achievement.enamel, side)
        stamp(surface, medal, x + scale.px(16) + side / 2, y + high / 2, centred=True)
        line = y + (high - heads - step * len(lines)) / 2 + line_height(scale, 16, 0.65)
        told = say("badge-won", name=self._match.names[one.seat])
        write_within(surface, scale, told, "italic", 16, FADED_INK, left, line, room)
        line += line_height(scale, 16, 0.65) + line_height(scale, 21, 0.65)
        write_within(surface, scale, speaker.say(key), "slab_bold", 21, INK, left, line, room)
        line += line_height(scale, 21, 0.65) + step / 2
        for words in lines:
            write(surface, scale, words, "sans", 17, INK, left, line)
            line += step
        return y + high
