"""The small noises of the table: wood on wood, coins, a bell, a gavel.

They are short files in ``assets/sounds``. `make_sounds` computes them, always the same, so that a
change of one is a change of its numbers here.
"""

from __future__ import annotations

import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from assets import asset
from game.rules.contract import Event

RATE: Final = 22050
"""Samples a second."""
Wave = npt.NDArray[np.float64]

BY_EVENT: Final = (
    ("GameEnded", "bell"),
    ("PhaseBegan", "bell"),
    ("Sold", "gavel"),
    ("Placed", "cube"),
    ("Rolled", "cube"),
    ("Shipped", "cube"),
    ("Drawn", "cube"),
    ("MoneyPaid", "coin"),
    ("BidMade", "tick"),
)
"""Sounds for what happens, by how an event's name ends; of one move's events the first here is heard."""


def _time(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def _strike(seconds: float, partials: Sequence[tuple[float, float, float]], noise: float, seed: int) -> Wave:
    """Something that is struck: partials (hertz, strength, seconds until they are e times weaker) and a
    burst of noise at the start."""
    t = _time(seconds)
    sound = np.zeros_like(t)
    for hertz, strength, fall in partials:
        sound += strength * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fall)
    rough = np.random.default_rng(seed).standard_normal(t.size)
    soft = np.convolve(rough, np.ones(6) / 6, mode="same")
    return sound + noise * soft * np.exp(-t / 0.004)


def _click() -> Wave:
    return _strike(0.09, [(940, 0.5, 0.012), (1530, 0.3, 0.008), (2210, 0.15, 0.005)], 0.8, 1)


def _tick() -> Wave:
    return 0.6 * _strike(0.05, [(1900, 0.4, 0.006), (3100, 0.2, 0.004)], 0.6, 2)


def _cube() -> Wave:
    """A wooden cube that falls on cardboard and jumps once."""
    first = _strike(0.22, [(420, 0.7, 0.020), (690, 0.4, 0.014), (1240, 0.2, 0.008)], 1.0, 3)
    again = 0.35 * _strike(0.12, [(450, 0.7, 0.016), (730, 0.4, 0.010)], 0.7, 4)
    start = int(RATE * 0.085)
    first[start : start + again.size] += again[: first.size - start]
    return first


def _coin() -> Wave:
    """Two coins, one after the other."""
    parts = [(3250, 0.30, 0.09), (5170, 0.22, 0.06), (7320, 0.12, 0.03)]
    first = _strike(0.32, parts, 0.25, 5)
    second = _strike(0.24, [(hertz * 1.06, strength, fall) for hertz, strength, fall in parts], 0.2, 6)
    start = int(RATE * 0.07)
    first[start : start + second.size] += 0.8 * second[: first.size - start]
    return 0.7 * first


def _bell() -> Wave:
    """A station bell."""
    return _strike(
        1.1, [(880, 0.4, 0.40), (1768, 0.3, 0.28), (2640, 0.18, 0.16), (3530, 0.10, 0.10)], 0.15, 7
    )


def _gavel() -> Wave:
    return 1.2 * _strike(0.30, [(210, 0.8, 0.040), (340, 0.5, 0.030), (800, 0.25, 0.010)], 1.4, 8)


def _refuse() -> Wave:
    """A dull double knock."""
    knock = _strike(0.10, [(170, 0.7, 0.022), (260, 0.3, 0.014)], 0.3, 9)
    return np.concatenate([knock, 0.8 * knock])


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "click": _click,
    "tick": _tick,
    "cube": _cube,
    "coin": _coin,
    "bell": _bell,
    "gavel": _gavel,
    "refuse": _refuse,
}


def make_sounds(folder: Path) -> list[Path]:
    """Compute all sounds and write them into `folder` as 16-bit mono files; the files written."""
    paths = []
    for name, make in SOUNDS.items():
        samples = make()
        fade = np.minimum(1.0, np.arange(samples.size)[::-1] / (RATE * 0.01))
        whole: npt.NDArray[Any] = np.round(np.clip(samples * fade * 0.5, -1, 1) * 32767).astype("<i2")
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(whole.tobytes())
        paths.append(path)
    return paths


class Sounds:
    """Plays the sounds; silent where nothing can play them."""

    def __init__(self, volume: Callable[[], float]) -> None:
        """`volume` says how loud sounds are at a moment, from 0 (silent) to 1."""
        self._volume = volume
        self._loaded: dict[str, pygame.mixer.Sound] | None = None

    def _load(self) -> dict[str, pygame.mixer.Sound]:
        """All sounds; none where there is no sound card. A silent program never asks for one."""
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 1, 512)
            return {name: pygame.mixer.Sound(str(asset("sounds", f"{name}.wav"))) for name in SOUNDS}
        except pygame.error:
            return {}

    def play(self, name: str) -> None:
        """Play a sound by its name in `SOUNDS`."""
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
        """Play what belongs to the weightiest of some events, if anything does."""
        names = [type(event).__name__ for event in events]
        for ending, sound in BY_EVENT:
            if any(name.endswith(ending) for name in names):
                self.play(sound)
                return
