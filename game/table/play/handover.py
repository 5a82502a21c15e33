"""Guards against presses meant for what was shown before: for the previous person, or for the previous
screen.
"""

from __future__ import annotations

from math import inf
from typing import Final

from game.table.program.input import MOMENT, Glide, InputEvent, Key, Pointer, Position, Wheel

SETTLING: Final = 0.5
"""The time in seconds without confirmations after another person is asked, because of double clicks."""
SAME_HAND: Final = 1.5
"""The seconds for which the previous person's last press confirms nothing if that hand has not moved."""
AGAIN: Final = 1.0
"""The time in seconds after each further press of it, and before a curtain."""
TWICE, OTHER = 0.4, 1.2
"""The seconds within which a press near a pointer's last one, which played, is a double click: on the same
button, or on another one that has moved there.
"""
REACH: Final = 40.0
"""The distance in units beyond which a pointer has left its place; fingers never touch the same pixel
twice.
"""
CONFIRMS: Final = "enter"
"""The key that confirms, pressed from habit after any press that has played; also the gamepad's button."""
Grip = str | Position
"""A pressed input: the name of a key or of a gamepad's button, or a position."""


class Handover:
    """A record of the person asked last, and of the input device that played the last move."""

    def __init__(self) -> None:
        self.settling = 0.0
        """The time in seconds until anything can be confirmed."""
        self._same = 0.0
        """The seconds until the input device that played for another person can confirm."""
        self._grip: Grip | None = None
        """The last press."""
        self._played: Grip | None = None
        """The press that played the last move of a person, while that hand has done nothing else."""
        self._since = inf
        """The time in seconds since then."""
        self._on: object = None
        """The item under the pointer at the last press."""
        self._asked: int | None = None
        """The person who was asked last."""
        self._offered: object = None
        """The subject of the next press: a decision, dice, a sheet."""
        self._unseen = 0.0
        """The seconds until the prompt has been visible for a moment."""
        self._before: Grip | None = None
        """The last press before it appeared, while that hand has done nothing else."""

    @property
    def waits(self) -> bool:
        """Return whether time still has to pass."""
        return self.settling > 0 or self._same > 0 or (self._unseen > 0 and self._before is not None)

    @property
    def repeats(self) -> bool:
        """Return whether a press repeats the previous person's, too soon after it."""
        return self._same > 0 and self._played is not None and self._grip == self._played

    @property
    def holds(self) -> bool:
        """Return whether a press now confirms nothing."""
        return self.settling > 0 or self.repeats

    @property
    def hasty(self) -> bool:
        """Return whether a press came before the current question had been visible for a moment: the same
        as the last one before it, or the key that confirms.
        """
        return self._unseen > 0 and self._before is not None and self._grip == self._before

    @property
    def waited(self) -> float:
        """Return the progress, from 0 to 1, until the last press can confirm."""
        if self.repeats:
            return 1 - min(1.0, self._same / AGAIN)
        return 1 - self.settling / SETTLING

    @property
    def news(self) -> float:
        """Return how recently another person was asked: from 1 to 0 while it is highlighted."""
        return min(1.0, self._same / SAME_HAND)

    # What hands do

    def feel(self, event: InputEvent, reach: float) -> None:
        """Register an input; `reach` is `REACH` in pixels."""
        if isinstance(event, Pointer):
            self._point(event, reach)
        elif isinstance(event, Key):
            self._press(event.name)
        elif isinstance(event, Wheel | Glide):
            self._played = self._before = None

    def _point(self, event: Pointer, reach: float) -> None:
        (x, y), place = event.position, event.position

        def left(grip: Grip | None) -> bool:
            return isinstance(grip, tuple) and abs(x - grip[0]) + abs(y - grip[1]) >= reach

        self._played = None if left(self._played) else self._played
        self._before = None if left(self._before) else self._before
        for before in (self._before, self._played):
            place = before if isinstance(before, tuple) else place
        if event.kind in ("press", "release"):
            self._press(place)

    def _press(self, grip: Grip) -> None:
        """Register a press; a repeated one is the same only if that hand has done nothing else."""
        self._grip = grip
        if grip == CONFIRMS and self._unseen > 0 and self._before is not None:
            self._before = grip
        self._played = self._played if grip == self._played else None
        self._before = self._before if grip == self._before else None

    @property
    def just_played(self) -> bool:
        """Return whether a person's move was played so recently that a press now is part of a double
        click.
        """
        return self._since < TWICE

    @property
    def twice(self) -> bool:
        """Return whether a press repeats the one that has just played, with the same hand in its place."""
        return self.just_played and self._played is not None and self._grip == self._played

    def comes_twice(self, target: object) -> bool:
        """Return whether a press is only the second half of a double click, the first of which has played."""
        within = self._since < (TWICE if target == self._on else OTHER)
        again = within and isinstance(self._played, tuple) and self._grip == self._played
        if not again:
            self._on = target
        return again

    def played(self) -> None:
        """Register that the last press played a person's move."""
        self._played, self._since = self._grip, 0.0

    # What is asked, and who

    def offer(self, offered: object) -> None:
        """Register what can be pressed for now; called repeatedly as long as it can."""
        if offered != self._offered:
            self._offered, self._unseen, self._before = offered, MOMENT, self._grip

    def ask(self, seat: int) -> None:
        """Register that a person is asked."""
        if seat == self._asked:
            return
        if self._asked is not None:
            self.settling, self._same = SETTLING, SAME_HAND
        self._asked = seat

    def draw_curtain(self) -> None:
        """Register that the screen waits for a person to sit down."""
        self.settling, self._same = SETTLING, AGAIN

    def sit_down(self) -> None:
        """Register that the expected person is at the screen, and the input device that confirmed it."""
        self.settling, self._same, self._played = SETTLING, 0.0, None

    def insist(self) -> None:
        """Register a press that was too soon; a pause will show whether it was on purpose."""
        self._same = max(self._same, AGAIN)

    def drop(self) -> None:
        """Let the same person continue immediately."""
        self.settling = self._same = self._unseen = 0.0

    def go_on(self, seconds: float) -> None:
        """Advance the time at the table."""
        self._since += seconds
        self._unseen = max(0.0, self._unseen - seconds)

    def pass_time(self, seconds: float) -> None:
        """Advance the time in which the person can see who is asked."""
        self.settling = max(0.0, self.settling - seconds)
        self._same = max(0.0, self._same - seconds)
