"""The small noises of the table: wood on wood, coins, a bell, a gavel.

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
"""Samples a second."""
CHANNELS: Final = 12
"""The number of simultaneous sounds, including the ambience (`game.table.kit.ambience`)."""
NAMES: Final = (*(sound.value for sound in Sound), "click", "refuse")
"""The files: what events make, a button that is pressed, something that can't be done."""


FIRST_RETRY: Final = 10.0
"""Seconds until a sound card that was not there is asked for again;"""
LONGEST_RETRY: Final = 60.0
"""each further time the wait doubles, up to this. SDL reports new cards only while one is open."""


class SoundCard:
    """The sound card, which may come and go while the program runs: all that plays goes through it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Open nothing yet: a silent program never asks for the card. `clock` gives seconds."""
        self._clock = clock
        self._opened = 0
        self._wait = FIRST_RETRY
        self._again_at: float | None = None
        """When it is asked for again, if it was not there."""

    def open(self) -> int:
        """Open it if it isn't open: how many times that was done, or 0 where there is none just now.

        Sounds that were loaded under another number play no more.
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
        """Close it, since it plays nothing, and open it again later."""
        pygame.mixer.quit()
        self._again_at = self._clock() + self._wait
        self._wait = min(2 * self._wait, LONGEST_RETRY)

    def try_again(self) -> None:
        """Ask for it at the next sound, since the player has turned the volume up."""
        self._again_at, self._wait = None, FIRST_RETRY

    def lose(self) -> None:
        """Close it, since it was unplugged; the next sound asks for another."""
        pygame.mixer.quit()
        self.try_again()


class Sounds:
    """Plays the sounds; silent while nothing can play them."""

    def __init__(self, volume: Callable[[], float], card: SoundCard | None = None) -> None:
        """`volume` returns the current volume, from 0 (silent) to 1."""
        self.card = card if card is not None else SoundCard()
        self._volume = volume
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._loaded_for = 0
        """The opening of the card that they were loaded for."""

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
