"""The small noises of the table, computed: ``python -m tools.sounds``.

They are always the same, so that a change of one is a change of its numbers here. ``--check`` writes
nothing and lists outdated files (exit 1 if there are any).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from assets import asset
from game.table.kit.sound import RATE

Wave = npt.NDArray[np.float64]


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


def laid(whole: Wave, part: Wave, at: float, strength: float = 1.0) -> None:
    """Add a sound to a longer one, some seconds after its beginning."""
    start = int(RATE * at)
    room = whole[start : start + part.size]
    room += strength * part[: room.size]


def _track() -> Wave:
    """Rails on wooden sleepers: two knocks, and iron that rings a little."""
    whole = np.zeros(int(RATE * 0.42))
    for at, seed in ((0.0, 10), (0.13, 11)):
        laid(whole, _strike(0.20, [(260, 0.8, 0.026), (470, 0.45, 0.016), (930, 0.2, 0.008)], 0.9, seed), at)
        laid(whole, _strike(0.25, [(2350, 0.12, 0.060), (3870, 0.08, 0.040)], 0.05, seed + 20), at)
    return whole


def _card() -> Wave:
    """A card that is drawn over others and laid down."""
    t = _time(0.20)
    rough = np.random.default_rng(12).standard_normal(t.size)
    paper = np.convolve(rough, [0.5, -0.5], mode="same") * np.exp(-(((t - 0.06) / 0.035) ** 2))
    whole = 0.5 * paper
    laid(whole, _strike(0.08, [(310, 0.4, 0.012)], 0.5, 13), 0.11)
    return whole


def _dice() -> Wave:
    """Two dice that roll over the table."""
    whole = np.zeros(int(RATE * 0.75))
    for number, at in enumerate((0.0, 0.07, 0.16, 0.22, 0.33, 0.40, 0.52, 0.58)):
        part = _strike(0.10, [(1450 + 90 * (number % 3), 0.4, 0.008), (2300, 0.2, 0.006)], 0.7, 14 + number)
        laid(whole, part, at, 1.0 - 0.09 * number)
    return whole


def _train() -> Wave:
    """A locomotive: a short whistle over four puffs of steam."""
    t = _time(0.95)
    swell = np.clip(t / 0.05, 0, 1) * np.clip((0.42 - t) / 0.12, 0, 1)
    whole = 0.10 * swell * sum(np.sin(2 * np.pi * hertz * t) for hertz in (587.3, 739.9, 880.0))
    rough = np.convolve(np.random.default_rng(30).standard_normal(t.size), np.ones(9) / 9, mode="same")
    for number in range(4):
        at = 0.30 + 0.16 * number
        whole += 0.8 * rough * np.where(t >= at, np.exp(-(t - at) / 0.045), 0.0)
    return whole


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
    "dice": _dice,
    "train": _train,
    "track": _track,
    "card": _card,
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


def stale() -> list[str]:
    """The names of the files in the assets that are not what is computed."""
    with tempfile.TemporaryDirectory() as folder:
        made = make_sounds(Path(folder))
        own = asset("sounds")
        return [
            path.name
            for path in made
            if not (own / path.name).exists() or path.read_bytes() != (own / path.name).read_bytes()
        ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sounds into the assets; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what is not up to date")
    if not parser.parse_args(arguments).check:
        make_sounds(asset("sounds"))
        return 0
    wrong = stale()
    print("\n".join(wrong) or "all sounds are what is computed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
