"""Background sound: the rails under the car, rain on some evenings, a distant whistle, and quiet music.

The files are in ``assets/sounds/air`` and ``assets/sounds/music``; they are computed by ``tools.carriage``
and ``tools.music``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date
from typing import Final

import pygame

from assets import asset
from game.table.kit.sound import SoundCard

RAINY: Final = 3
"""The number of evenings of which one is rainy, on average."""
WHISTLES: Final = (150.0, 420.0)
"""The minimum and maximum seconds between two whistles."""
REST: Final = (8.0, 20.0)
"""The minimum and maximum seconds between two pieces of music."""
FADE: Final = 2500
"""The milliseconds that a sound takes to fade in or out."""
AIR_LOUDNESS: Final = 0.5
"""The volume of the ambience relative to the sounds of the table."""

Volume = Callable[[], float]
"""A function that returns the current volume, from 0 (silent) to 1."""


def rainy(day: date) -> bool:
    """Return whether it rains on an evening: the same for everybody, without a visible pattern."""
    return random.Random(day.toordinal()).randrange(RAINY) == 0


class Ambience:
    """A player of the background sounds and the music; silent while there is no sound card."""

    def __init__(
        self,
        air: Volume,
        music: Volume,
        *,
        rain: bool,
        seed: int | None = None,
        card: SoundCard | None = None,
    ) -> None:
        """Create the player. `air` and `music` return the volumes; `rain` adds the sound of rain."""
        self._air = air
        self._music = music
        self._rain = rain
        self._chance = random.Random(seed)
        self._card = card if card is not None else SoundCard()
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._loaded_for = 0
        """The number of the opening of the card for which the sounds were loaded."""
        self._loops: list[pygame.mixer.Sound] = []
        self._pieces: list[str] = []
        self._whistle_in = self._chance.uniform(*WHISTLES)
        self._rest = 0.0
        self._heard = (0.0, 0.0)
        """The current volumes of the background and of the music."""

    def update(self, seconds: float, hidden: bool) -> None:
        """Advance by `seconds`. Nothing is played while the window is `hidden`."""
        wanted = (0.0, 0.0) if hidden else (self._air(), self._music())
        if wanted == (0.0, 0.0) and self._heard == wanted:
            return
        if not (opened := self._card.open()):
            self._heard = (0.0, 0.0)
            return
        air, music = wanted
        try:
            if self._loaded_for != opened:
                self._load(opened)
            self._breathe(self._sounds, air, seconds)
            self._play(music, seconds)
        except (pygame.error, OSError):
            self._card.fail()
            return
        self._heard = wanted

    def _load(self, opened: int) -> None:
        self._sounds = {path.stem: pygame.mixer.Sound(str(path)) for path in asset("sounds", "air").iterdir()}
        self._loops = []
        self._loaded_for = opened

    def _breathe(self, sounds: dict[str, pygame.mixer.Sound], air: float, seconds: float) -> None:
        """Play rails and rain at the given volume, and the whistle now and then."""
        if air > 0 and not self._loops:
            self._loops = [sounds["rails"], *([sounds["rain"]] if self._rain else [])]
            for sound in self._loops:
                sound.play(loops=-1, fade_ms=FADE)
        if air <= 0:
            for sound in self._loops:
                sound.fadeout(FADE)
            self._loops = []
            return
        for sound in sounds.values():
            sound.set_volume(air * AIR_LOUDNESS)
        self._whistle_in -= seconds
        if self._whistle_in <= 0:
            self._whistle_in = self._chance.uniform(*WHISTLES)
            sounds["whistle"].play()

    def _play(self, music: float, seconds: float) -> None:
        """Play the next piece when the last one has ended and the rest is over."""
        player = pygame.mixer.music
        if music <= 0:
            if player.get_busy():
                player.fadeout(FADE)
            self._rest = 0.0
            return
        player.set_volume(music)
        if player.get_busy():
            self._rest = self._chance.uniform(*REST)
            return
        self._rest -= seconds
        if self._rest <= 0:
            player.load(self._next_piece())
            player.play(fade_ms=FADE)

    def _next_piece(self) -> str:
        """Return the next piece; each one is played once, in random order, before any is repeated."""
        if not self._pieces:
            self._pieces = sorted(str(path) for path in asset("sounds", "music").iterdir())
            self._chance.shuffle(self._pieces)
        return self._pieces.pop()
