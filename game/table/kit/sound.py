"""The small noises of the table: wood on wood, coins, a bell, a gavel.

They are short files in ``assets/sounds``, computed by ``tools.sounds``. Which of them an event makes is
said beside the event (`game.rules.contract.tells`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from assets import asset
from game.rules.contract import Event, Sound, telling_of

RATE: Final = 22050
"""Samples a second."""
CHANNELS: Final = 12
"""Sounds that can be heard at once, with the air of the carriage (`game.table.kit.ambience`)."""
NAMES: Final = (*(sound.value for sound in Sound), "click", "refuse")
"""The files: what events make, a button that is pressed, something that can't be done."""


def open_mixer() -> None:
    """Ask for the sound card, if nobody has done so. Raises `pygame.error` where there is none."""
    if not pygame.mixer.get_init():
        pygame.mixer.init(RATE, -16, 1, 512)
        pygame.mixer.set_num_channels(CHANNELS)


class Sounds:
    """Plays the sounds; silent where nothing can play them."""

    def __init__(self, volume: Callable[[], float]) -> None:
        """`volume` says how loud sounds are at a moment, from 0 (silent) to 1."""
        self._volume = volume
        self._loaded: dict[str, pygame.mixer.Sound] | None = None

    def _load(self) -> dict[str, pygame.mixer.Sound]:
        """All sounds; none where there is no sound card. A silent program never asks for one."""
        try:
            open_mixer()
            return {name: pygame.mixer.Sound(str(asset("sounds", f"{name}.wav"))) for name in NAMES}
        except pygame.error:
            return {}

    def play(self, name: str) -> None:
        """Play a sound by its name in `NAMES`."""
        volume = self._volume()
        if volume <= 0:
            return
        if self._loaded is None:
            self._loaded = self._load()
        sound = self._loaded.get(name)
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def play_for(self, events: Sequence[Event]) -> None:
        """Play the most important sound among those of some events, if there is any."""
        heard = {telling_of(type(event)).sound for event in events}
        loudest = next((sound for sound in Sound if sound in heard), None)
        if loudest is not None:
            self.play(loudest.value)
