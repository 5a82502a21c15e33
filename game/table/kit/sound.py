"""The sound effects of the table: wood on wood, coins, a bell, a gavel.

They are short files in ``assets/sounds``, computed by ``tools.sounds``. Each event names its own
(`game.rules.contract.register_event`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from assets import asset
from game.rules.contract import Event, Sound, event_info

RATE: Final = 22050
"""The sample rate in Hz."""
CHANNELS: Final = 12
"""The number of simultaneous sounds, including the ambience (`game.table.kit.ambience`)."""
NAMES: Final = (*(sound.value for sound in Sound), "click", "refuse")
"""The names of the files: sounds of events, of a pressed button, and of a refused action."""


FIRST_RETRY: Final = 10.0
"""The seconds until a missing sound card is tried again."""
LONGEST_RETRY: Final = 60.0
"""The maximum wait; it doubles after each attempt. SDL reports new cards only while one is open."""


class SoundCard:
    """The sound card, which may appear and disappear while the program runs; all sounds go through it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Create the closed card; a silent program never opens it. `clock` returns seconds."""
        self._clock = clock
        self._opened = 0
        self._wait = FIRST_RETRY
        self._again_at: float | None = None
        """The time of the next attempt after a failed one."""

    def open(self) -> int:
        """Open the card if it is closed. Return how many times it was opened; 0 if it isn't available.

        Sounds loaded under another number can't be played anymore.
        """
        if pygame.mixer.get_init() and self._opened:
            return self._opened
        if self._again_at is not None and self._clock() < self._again_at:
            return 0
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            self.fail()
            return 0
        self._again_at, self._wait = None, FIRST_RETRY
        self._opened += 1
        return self._opened

    def fail(self) -> None:
        """Close the card after an error, and open it again later."""
        pygame.mixer.quit()
        self._again_at = self._clock() + self._wait
        self._wait = min(2 * self._wait, LONGEST_RETRY)

    def try_again(self) -> None:
        """Try the card at the next sound, because the player has turned the volume up."""
        self._again_at, self._wait = None, FIRST_RETRY

    def lose(self) -> None:
        """Close the unplugged card; the next sound opens another."""
        pygame.mixer.quit()
        self.try_again()


class Sounds:
    """A player of sound effects; silent while there is no sound card."""

    def __init__(self, volume: Callable[[], float], card: SoundCard | None = None) -> None:
        """Create the player. `volume` returns the current volume, from 0 (silent) to 1."""
        self.card = card if card is not None else SoundCard()
        self._volume = volume
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._loaded_for = 0
        """The number of the opening of the card for which the sounds were loaded."""

    def _load(self, opened: int) -> None:
        self._loaded = {name: pygame.mixer.Sound(str(asset("sounds", f"{name}.wav"))) for name in NAMES}
        self._loaded_for = opened

    def play(self, name: str) -> None:
        """Play a sound by its name in `NAMES`."""
        volume = self._volume()
        if volume <= 0 or not (opened := self.card.open()):
            return
        try:
            if self._loaded_for != opened:
                self._load(opened)
            if (sound := self._loaded.get(name)) is not None:
                sound.set_volume(volume)
                sound.play()
        except (pygame.error, OSError):
            self.card.fail()

    def play_for(self, events: Sequence[Event]) -> None:
        """Play the most important sound among those of some events, if there is any."""
        heard = {event_info(type(event)).sound for event in events}
        loudest = next((sound for sound in Sound if sound in heard), None)
        if loudest is not None:
            self.play(loudest.value)
