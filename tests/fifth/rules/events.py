"""What happens in Whistle Stop."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Event, Sound, tells


@dataclass(frozen=True, slots=True)
class StopOpened(Event):
    """A seat opened a stop for so many dollars."""

    seat: int
    stop: int
    amount: int


tells(StopOpened, "stop-opened", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die was rolled."""

    face: int


tells(DieRolled, "die-rolled", Sound.CUBE)
