"""What is heard all the time: the rails under the carriage, rain on some evenings, a whistle from far away,
and quiet music.

The files lie in ``assets/sounds/air`` and ``assets/sounds/music``; they are computed by ``tools.carriage``
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
"""One evening in this many is rainy."""
WHISTLES: Final = (150.0, 420.0)
"""Seconds from one whistle to the next, at least and at most."""
REST: Final = (8.0, 20.0)
"""Seconds between two pieces of music, at least and at most."""
FADE: Final = 2500
"""Milliseconds in which what begins or ends swells and dies away."""
AIR_LOUDNESS: Final = 0.5
"""The volume of the ambience relative to the noises of the table."""

Volume = Callable[[], float]
"""How loud something is at a moment: 0 (silent) to 1."""


def rainy(day: date) -> bool:
    """Whether it rains on an evening: the same for everybody, and no pattern that one sees."""
    return random.Random(day.toordinal()).randrange(RAINY) == 0


class Ambience:
    """Plays the air of the carriage and the music; silent while nothing can play them."""

    def __init__(
        self,
        air: Volume,
        music: Volume,
        *,
        rain: bool,
        seed: int | None = None,
        card: SoundCard | None = None,
    ) -> None:
        """`air` and `music` say how loud each is; `rain` whether it rains this evening."""
        self._air = air
        self._music = music
        self._rain = rain
        self._chance = random.Random(seed)
        self._card = card if card is not None else SoundCard()
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._loaded_for = 0
        """The opening of the card that they were loaded for."""
        self._loops: list[pygame.mixer.Sound] = []
        self._pieces: list[str] = []
        self._whistle_in = self._chance.uniform(*WHISTLES)
        self._rest = 0.0
        self._heard = (0.0, 0.0)
        """How loud air and music are just now."""

    def update(self, seconds: float, hidden: bool) -> None:
        """Let `seconds` pass. While the window is `hidden` nothing is heard."""
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
        """Rails and rain, as loud as they shall be, and now and then the whistle."""
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
        """The next piece when the one before has ended and some time has passed."""
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
        """Every piece once, in an order of chance, before one comes again."""
        if not self._pieces:
            self._pieces = sorted(str(path) for path in asset("sounds", "music").iterdir())
            self._chance.shuffle(self._pieces)
        return self._pieces.pop()
