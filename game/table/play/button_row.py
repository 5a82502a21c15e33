"""A row of the prompt's buttons: how wide they are, and what gives way so that they stand in one row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

import pygame

from game.table.kit.furniture import button_ends, cap_width
from game.table.kit.lettering import NARROWEST, text_width
from game.table.kit.scale import Scale
from game.table.play.ask import Action, Spot, Target
from game.table.program.keys import cap

GAP: Final = 10
"""Units between two buttons."""
BETWEEN: Final = 8
"""Units between two rows of them."""


def key_width(scale: Scale, key: str) -> int:
    """Pixels that a key's cap and the gap before it take."""
    if not key or not cap(key):
        return 0
    return cap_width(scale, cap(key)) + scale.px(8)


@dataclass(frozen=True)
class ButtonRow:
    """How the buttons of a row look: as tall as `high` units, with words as narrow as `share`.

    `capped` are the actions whose buttons show their keys, `pictured` those that show a picture instead of
    words. None of it changes how they are chosen.
    """

    scale: Scale
    high: int
    share: float = 1.0
    capped: frozenset[Target] = frozenset()
    pictured: frozenset[Target] = frozenset()

    def width(self, row: Sequence[Action]) -> int:
        """Pixels of a row of buttons with the gaps between them."""
        return self.scale.px(GAP) * (len(row) - 1) + sum(map(self.width_of, row))

    def width_of(self, action: Action) -> int:
        """Pixels of one button."""
        if action.target in self.pictured:
            return self.scale.px(self.high)
        labels = (action.label, action.otherwise)
        label = round(max(text_width(self.scale, words, "bold", 18) for words in labels) * self.share)
        words = label + (key_width(self.scale, action.key) if action.target in self.capped else 0)
        return words + self.scale.px(2 + sum(button_ends(self.scale, words + self.scale.px(34))))

    def fitted(
        self, row: Sequence[Action], wide: int, shares: Sequence[float], least_caps: int, *, snug: bool
    ) -> ButtonRow:
        """What gives way so that a row stands within `wide` pixels; where nothing helps, the row is wider.

        Words are set narrower, as far as the last of `shares`, and the caps of the keys go, down to
        `least_caps`: those of the last buttons before the others, that of the main one last. Buttons that
        are `snug` may do without caps and with narrower words; pictures stand for words at last.
        """
        none: frozenset[Target] = frozenset()
        icons = frozenset(action.target for action in row if action.icon)
        for pictured in (none, icons) if snug and icons else (none,):
            named = [action for action in row if action.target not in pictured]
            targets = [action.target for action in sorted(named, key=lambda action: not action.main)]
            tries = list(product(range(len(targets), (0 if snug else least_caps) - 1, -1), shares))
            if snug:
                tries += [(1, NARROWEST), (0, NARROWEST)]
            for number, share in tries:
                looks = replace(self, share=share, capped=frozenset(targets[:number]), pictured=pictured)
                if looks.width(row) <= wide:
                    return looks
        if snug:
            return replace(self, share=NARROWEST)
        return replace(self, share=shares[0], capped=frozenset(action.target for action in row))

    def rows(self, actions: Sequence[Action], wide: int) -> list[list[Action]]:
        """The actions in as many rows as they need, each within `wide` pixels."""
        rows: list[list[Action]] = [[]]
        for action in actions:
            if rows[-1] and self.width([*rows[-1], action]) > wide:
                rows.append([])
            rows[-1].append(action)
        return rows

    def with_caps(self, rows: Sequence[Sequence[Action]], wide: int) -> ButtonRow:
        """The same with the caps of whole rows that have room for them: on a rim they touch the row above."""
        found = self
        for row in rows:
            capped = replace(self, capped=self.capped.union(action.target for action in row))
            if not self.pictured and capped.width(row) <= wide:
                found = replace(found, capped=found.capped | capped.capped)
        return found

    def spots(self, row: Sequence[Action], left: int, y: int, wide: int) -> list[Spot]:
        """Where the buttons of a row lie, stretched to fill `wide` pixels; pictures tell their words."""
        spare = (wide - self.width(row)) / len(row)
        spots = []
        x = float(left)
        for action in row:
            need = self.width_of(action) + spare
            rect = pygame.Rect(round(x), y, round(x + need) - round(x), self.scale.px(self.high))
            told = f"{action.label}\n{action.tip}".strip() if action.target in self.pictured else action.tip
            spots.append(Spot(action.target, rect, told, action.enabled))
            x += need + self.scale.px(GAP)
        return spots
