"""What hands have pressed is for what was seen: not for the next person, and not for what has just come.

The hand that played for one person at the screen does not play for the next; and what is newly asked takes
nothing that was pressed on from before, until it has been seen for a moment.
"""

from __future__ import annotations

from math import inf
from typing import Final

from game.table.program.input import MOMENT, Glide, InputEvent, Key, Pointer, Position, Wheel

SETTLING: Final = 0.5
"""Seconds for which nothing can be confirmed after another person was asked: a double click is for one."""
SAME_HAND: Final = 1.5
"""Seconds for which what the person before has just pressed confirms nothing, if that hand has not moved,"""
AGAIN: Final = 1.0
"""and seconds after each time that it is pressed all the same, and before a curtain."""
TWICE, OTHER = 0.4, 1.2
"""Seconds within which a press near a pointer's last one, that played, is a double click: on the same button,
or on another one that has moved there."""
REACH: Final = 40.0
"""Units by which a pointer has moved that has left its place: fingers never come down twice on one pixel."""
Grip = str | Position
"""What is pressed: a key by its name (or a gamepad's button, which is one), or a place."""


class Handover:
    """Knows who was asked last, and with what hand the last move was played."""

    def __init__(self) -> None:
        self.settling = 0.0
        """Seconds until anything can be confirmed."""
        self._same = 0.0
        """Seconds until the hand can confirm that played for somebody else."""
        self._grip: Grip | None = None
        """What was pressed last."""
        self._played: Grip | None = None
        """What the last move of a person was played with, as long as that hand has done nothing else."""
        self._since = inf
        """Seconds since then."""
        self._on: object = None
        """What lay under the pointer that pressed last."""
        self._asked: int | None = None
        """The person who was asked last."""
        self._offered: object = None
        """What can be pressed for: a decision, dice, a sheet."""
        self._unseen = 0.0
        """Seconds until it has been seen for a moment."""
        self._before: Grip | None = None
        """What was pressed last before it came, as long as that hand has done nothing else."""

    @property
    def waits(self) -> bool:
        """Whether time has still to pass."""
        return self.settling > 0 or self._same > 0 or (self._unseen > 0 and self._before is not None)

    @property
    def repeats(self) -> bool:
        """Whether what is pressed is what the person before has pressed, too soon after it."""
        return self._same > 0 and self._played is not None and self._grip == self._played

    @property
    def holds(self) -> bool:
        """Whether what is pressed now confirms nothing."""
        return self.settling > 0 or self.repeats

    @property
    def hasty(self) -> bool:
        """Whether what is pressed was pressed on from before what is asked now had been seen for a moment."""
        return self._unseen > 0 and self._before is not None and self._grip == self._before

    @property
    def waited(self) -> float:
        """How much of the time has passed until what was pressed last can confirm: from 0 to 1."""
        if self.repeats:
            return 1 - min(1.0, self._same / AGAIN)
        return 1 - self.settling / SETTLING

    @property
    def news(self) -> float:
        """How new it is that another person is asked: from 1 to 0 while it is to be noticed."""
        return min(1.0, self._same / SAME_HAND)

    # What hands do

    def feel(self, event: InputEvent, reach: float) -> None:
        """A hand does something; `reach` is `REACH` in pixels."""
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
        """What is pressed again is the same press only if that hand has done nothing else."""
        self._grip = grip
        self._played = self._played if grip == self._played else None
        self._before = self._before if grip == self._before else None

    @property
    def just_played(self) -> bool:
        """Whether a person's move was played so shortly ago that a press now belongs to a double one."""
        return self._since < TWICE

    def comes_twice(self, target: object) -> bool:
        """Whether a pointer only presses this because its last press, which has played, was a double one."""
        within = self._since < (TWICE if target == self._on else OTHER)
        again = within and isinstance(self._played, tuple) and self._grip == self._played
        if not again:
            self._on = target
        return again

    def played(self) -> None:
        """A person's move was played with what was pressed last."""
        self._played, self._since = self._grip, 0.0

    # What is asked, and who

    def offer(self, offered: object) -> None:
        """This can be pressed for now; told again and again, as long as it can."""
        if offered != self._offered:
            self._offered, self._unseen, self._before = offered, MOMENT, self._grip

    def ask(self, seat: int) -> None:
        """A person is asked."""
        if seat == self._asked:
            return
        if self._asked is not None:
            self.settling, self._same = SETTLING, SAME_HAND
        self._asked = seat

    def draw_curtain(self) -> None:
        """The screen waits for a person to sit down."""
        self.settling, self._same = SETTLING, AGAIN

    def sit_down(self) -> None:
        """The person who is asked has come to the screen: the hand that said so is that person's."""
        self.settling, self._same, self._played = SETTLING, 0.0, None

    def insist(self) -> None:
        """Somebody has pressed too soon: whether on purpose, a pause will tell."""
        self._same = max(self._same, AGAIN)

    def drop(self) -> None:
        """Let the same person play on immediately."""
        self.settling = self._same = self._unseen = 0.0

    def go_on(self, seconds: float) -> None:
        """Let time pass at the table."""
        self._since += seconds
        self._unseen = max(0.0, self._unseen - seconds)

    def pass_time(self, seconds: float) -> None:
        """Let time pass while the person can see who is asked."""
        self.settling = max(0.0, self.settling - seconds)
        self._same = max(0.0, self._same - seconds)
