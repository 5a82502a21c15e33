"""What is heard in the carriage, computed: ``python -m tools.carriage``.

The rails' beat under the wheels and the rain on the roof, each made so that its end runs into its
beginning, and a whistle from far away. Written to ``assets/sounds/air`` as Ogg Vorbis, which needs
``pip install 'parlorcar[sounds]'``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

import numpy as np

from assets import asset
from game.table.kit.sound import RATE
from tools.music import loud, write_ogg
from tools.sounds import Wave, laid

LOOP: Final = 16.0
"""Seconds of what is repeated."""
RAIL: Final = 1.6
"""Seconds from one joint of the rails to the next; the loop has a whole number of them."""


def shaped(length: int, loudness: Callable[[Wave], Wave], seed: int) -> Wave:
    """Noise that repeats without a seam: `loudness` gives the strength of each frequency (hertz)."""
    chance = np.random.default_rng(seed)
    hertz: Wave = np.asarray(np.fft.rfftfreq(length, 1 / RATE), np.float64)
    turns = chance.uniform(0, 2 * np.pi, hertz.size)
    return loud(np.fft.irfft(loudness(hertz) * np.exp(1j * turns), length), 1.0)


def _wrapped(whole: Wave, part: Wave, at: float, strength: float) -> None:
    """Add a sound to a loop: what runs over the end is heard at the beginning."""
    start = int(RATE * at)
    places = np.arange(start, start + part.size) % whole.size
    whole[places] += strength * part


def _knock(seed: int, hertz: float) -> Wave:
    """A wheel on a joint, as it is heard in the car."""
    t = np.arange(int(RATE * 0.22)) / RATE
    body = np.sin(2 * np.pi * hertz * t) * np.exp(-t / 0.045) + 0.5 * np.sin(
        2 * np.pi * 2.3 * hertz * t
    ) * np.exp(-t / 0.02)
    rough = np.convolve(np.random.default_rng(seed).standard_normal(t.size), np.ones(14) / 14, mode="same")
    rise = np.clip(t / 0.004, 0, 1)
    return rise * (body + 1.2 * rough * np.exp(-t / 0.03))


def rails() -> Wave:
    """The rumble of the wheels, and two pairs of knocks for every joint."""
    length = int(RATE * LOOP)
    whole = 0.34 * shaped(length, lambda hertz: np.exp(-((hertz / 140) ** 0.8)) * (hertz > 25), 50)
    whole += 0.05 * shaped(length, lambda hertz: np.exp(-(((hertz - 900) / 500) ** 2)), 51)
    for joint in range(round(LOOP / RAIL)):
        for number, after in enumerate((0.0, 0.17, 0.62, 0.79)):
            strength = 0.36 if number % 2 == 0 else 0.27
            _wrapped(whole, _knock(60 + number, 92 - 5 * number), joint * RAIL + after, strength)
    return loud(whole, 0.7)


def rain() -> Wave:
    """Steady rain on the roof, and single drops on the window."""
    length = int(RATE * LOOP)
    whole = 0.5 * shaped(length, lambda hertz: (hertz > 250) / np.sqrt(1 + (hertz / 1800) ** 2), 70)
    whole *= 1 + 0.25 * np.sin(2 * np.pi * np.arange(length) / length * 2)
    chance = np.random.default_rng(71)
    t = np.arange(int(RATE * 0.03)) / RATE
    for _ in range(240):
        drop = np.sin(2 * np.pi * chance.uniform(1400, 4200) * t) * np.exp(-t / chance.uniform(0.002, 0.006))
        _wrapped(whole, drop, chance.uniform(0, LOOP), chance.uniform(0.05, 0.35))
    return loud(whole, 0.6)


def whistle() -> Wave:
    """The whistle of another train, far over the land: a long call, a short one, and their echo."""
    whole = np.zeros(int(RATE * 5.5))
    for begin, seconds in ((0.1, 1.5), (1.9, 0.6)):
        t = np.arange(int(RATE * seconds)) / RATE
        swell = np.clip(t / 0.18, 0, 1) * np.clip((seconds - t) / 0.35, 0, 1)
        waver = 1 + 0.006 * np.sin(2 * np.pi * 5.2 * t) - 0.015 * (t / seconds) ** 3
        call = sum(
            np.sin(2 * np.pi * np.cumsum(hertz * waver) / RATE) for hertz in (311.1, 370.0, 440.0, 523.3)
        )
        for after, strength in ((0.0, 1.0), (0.43, 0.35), (0.9, 0.18), (1.5, 0.08)):
            laid(whole, swell * call, begin + after, strength)
    soft = np.convolve(whole, np.ones(7) / 7, mode="same")
    return loud(soft, 0.5)


AIRS: Final[dict[str, Callable[[], Wave]]] = {"rails": rails, "rain": rain, "whistle": whistle}


def main() -> int:
    """The command."""
    argparse.ArgumentParser(prog="python -m tools.carriage", description=__doc__).parse_args()
    folder = asset("sounds") / "air"
    for name, make in AIRS.items():
        path = write_ogg(folder / f"{name}.ogg", make())
        print(path.name, path.stat().st_size)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
