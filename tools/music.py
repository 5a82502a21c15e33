"""The quiet music of the evening, written here and computed: ``python -m tools.music``.

Three short pieces for a soft piano, each a few lines of chords and melody in letters. What is written
to ``assets/sounds/music`` is Ogg Vorbis, which needs ``pip install 'parlorcar[sounds]'``.

>>> notes("D5:2 F#5:1 -:1.5")
[(74, 2.0), (78, 1.0), (None, 1.5)]
>>> chord("F#m7")
(6, (0, 3, 7, 10))
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from assets import asset
from game.table.kit.sound import RATE
from tools.sounds import Wave, laid

LETTERS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS: Final = {"#": 1, "b": -1}
KINDS: Final = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11)}
"""Semitones above its root that a chord is made of."""
MIDDLE: Final = 60
"""The number of the middle C; a number more is a semitone more (MIDI)."""
PART: Final = 4096
"""Samples that are handed to libsndfile at a time: of long sounds its stack runs over."""
QUALITY: Final = 0.05
"""How much of the sound Vorbis keeps, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: sections of chords (one to a bar, or two) and melody, and in which order they are played."""

    name: str
    beats: int
    """Beats to a bar."""
    tempo: float
    """Beats a minute."""
    form: str
    """The letters of the sections as they follow each other."""
    chords: dict[str, str]
    melody: dict[str, str]
    figure: tuple[tuple[float, int], ...]
    """What the left hand plays in each bar: the beat, and which tone of the chord (0 is the bass)."""


DUSK: Final = Piece(
    "dusk",
    3,
    80,
    "AABAC",
    {
        "A": "G Em C D G Em Am:D G",
        "B": "C G Am Em C G A7 D7",
        "C": "C Cm G G",
    },
    {
        "A": "B4:2 D5:1 E5:2 D5:1 C5:1 B4:1 A4:1 A4:3 B4:2 D5:1 G5:2 E5:1 C5:1.5 B4:.5 A4:1 G4:3",
        "B": "E5:2 C5:1 D5:2 B4:1 C5:1 D5:1 E5:1 B4:3 E5:2 G5:1 D5:2 G5:1 E5:1 C#5:1 E5:1 D5:2 C5:1",
        "C": "E5:2 D5:1 Eb5:2 C5:1 B4:2 A4:1 G4:3",
    },
    ((0, 0), (1, 2), (2, 3)),
)
PINES: Final = Piece(
    "pines",
    4,
    66,
    "ABABC",
    {
        "A": "Dm Bb F C Dm Gm A7 Dm",
        "B": "F C Gm Dm Bb F Gm:A7 Dm",
        "C": "Gm Dm A7 Dm",
    },
    {
        "A": "-:1 A4:1 D5:1 E5:1 F5:3 E5:1 C5:2 A4:2 G4:4 -:1 A4:1 D5:1 F5:1 G5:2 F5:1 D5:1 E5:2 C#5:2 D5:4",
        "B": "A5:2 G5:1 F5:1 E5:3 G5:1 F5:1 D5:1 Bb4:2 A4:4 D5:1 F5:1 Bb5:2 A5:2 F5:2 G5:1 F5:1 E5:2 D5:4",
        "C": "G5:2 Bb4:2 F5:2 A4:2 E5:1.5 D5:.5 C#5:2 D5:4",
    },
    ((0, 0), (0.5, 2), (1, 3), (1.5, 2), (2, 4), (2.5, 3), (3, 2), (3.5, 3)),
)
LAMP: Final = Piece(
    "lamp",
    6,
    132,
    "ABACA",
    {
        "A": "C Am7 F G C Em F:G C",
        "B": "Am Em F C Dm7 G Em:Am Dm:G",
        "C": "F C Dm Am F Em Dm7 G7",
    },
    {
        "A": "E5:3 G5:3 A5:3 G5:3 F5:2 E5:1 D5:3 D5:6 E5:3 G5:3 B5:3 G5:3 A5:2 G5:1 F5:1 E5:1 D5:1 C5:6",
        "B": "C5:3 E5:3 B4:6 A4:3 C5:3 G4:6 F4:3 A4:3 G4:3 B4:3 D5:2 C5:1 B4:2 A4:1 A4:3 G4:3",
        "C": "A5:3 C5:3 G5:6 F5:2 E5:1 D5:3 E5:6 A4:2 C5:1 F5:3 G5:3 E5:3 F5:2 D5:1 C5:2 A4:1 B4:6",
    },
    ((0, 0), (1, 2), (2, 3), (3, 4), (4, 3), (5, 2)),
)
PIECES: Final = (DUSK, PINES, LAMP)


def semitone(name: str) -> int:
    """A tone's number within the octave: ``F#`` is 6."""
    return LETTERS[name[0]] + sum(SIGNS[sign] for sign in name[1:])


def notes(line: str) -> list[tuple[int | None, float]]:
    """The tones (None: silence) and lengths in beats of a melody that is written ``B4:2 -:1``."""
    found: list[tuple[int | None, float]] = []
    for word in line.split():
        tone, _, beats = word.partition(":")
        number = None if tone == "-" else MIDDLE + 12 * (int(tone[-1]) - 4) + semitone(tone[:-1])
        found.append((number, float(beats)))
    return found


def chord(name: str) -> tuple[int, tuple[int, ...]]:
    """A chord's root within the octave, and its tones in semitones above the root."""
    long = 2 if name[1:2] in SIGNS else 1
    return semitone(name[:long]), KINDS[name[long:]]


def _tone(number: int, seconds: float, strength: float) -> Wave:
    """A soft string that is struck: the higher partials are weaker and die sooner."""
    hertz = 440.0 * 2 ** ((number - 69) / 12)
    t = np.arange(int(RATE * seconds)) / RATE
    sound = np.zeros_like(t)
    for partial, weight in enumerate((1.0, 0.42, 0.20, 0.10, 0.05, 0.03), 1):
        fall = 1.9 * (261.6 / hertz) ** 0.45 / partial**0.7
        stretched = hertz * partial * (1 + 0.0004 * partial * partial)
        sound += weight * np.sin(2 * np.pi * stretched * t) * np.exp(-t / fall)
    rise = np.clip(t / 0.012, 0, 1)
    fade = np.clip((seconds - t) / 0.12, 0, 1)
    return strength * rise * fade * sound


def _bars(piece: Piece, section: str) -> Iterator[list[tuple[float, str]]]:
    """For each bar of a section its chords, each with the beat on which it begins."""
    for bar in piece.chords[section].split():
        names = bar.split(":")
        yield [(piece.beats / len(names) * i, name) for i, name in enumerate(names)]


def _left_hand(piece: Piece, section: str) -> Iterator[tuple[float, int, float]]:
    """Beat, tone and strength of what accompanies a section."""
    for number, bar in enumerate(_bars(piece, section)):
        for beat, place in piece.figure:
            root, tones = chord(max(one for one in bar if one[0] <= beat)[1])
            bass = MIDDLE - 24 + root if root < 8 else MIDDLE - 36 + root
            octave, which = divmod(max(0, place - 1), len(tones))
            tone = bass if place == 0 else bass + 12 * (octave + 1) + tones[which] - 12 * (place == 1)
            yield number * piece.beats + beat, tone, 0.30 if place == 0 else 0.15


def loud(sound: Wave, most: float) -> Wave:
    """A sound whose loudest moment is `most`, of 1."""
    found: Wave = sound * (most / float(np.max(np.abs(sound))))
    return found


def played(piece: Piece) -> Wave:
    """The sound of a piece, with a little of the carriage's echo, from -1 to 1."""
    beat = 60 / piece.tempo
    lengths = {letter: len(bars.split()) * piece.beats for letter, bars in piece.chords.items()}
    whole = np.zeros(int(RATE * (sum(lengths[letter] for letter in piece.form) * beat + 6)))
    begin = 0.0
    breath = np.random.default_rng(len(piece.name))
    for place, letter in enumerate(piece.form):
        # The last bars slow down; no two times are struck quite alike.
        last = place == len(piece.form) - 1
        for at, tone, strength in _left_hand(piece, letter):
            late = (at / lengths[letter]) ** 3 * (1.2 if last else 0.25) + breath.uniform(0, 0.015)
            laid(
                whole,
                _tone(tone, 2.6 * beat + 0.8, strength * breath.uniform(0.85, 1.0)),
                begin + at * beat + late,
            )
        at = 0.0
        for number, length in notes(piece.melody[letter]):
            late = (at / lengths[letter]) ** 3 * (1.2 if last else 0.25) + breath.uniform(0, 0.02)
            if number is not None:
                part = _tone(number, length * beat + 1.2, 0.42 * breath.uniform(0.85, 1.0))
                laid(whole, part, begin + at * beat + late)
            at += length
        begin += lengths[letter] * beat
    room = whole.copy()
    for seconds, strength in ((0.061, 0.22), (0.107, 0.16), (0.173, 0.11), (0.251, 0.07)):
        room[int(RATE * seconds) :] += strength * whole[: -int(RATE * seconds)]
    return loud(room, 0.6)


def write_ogg(path: Path, sound: Wave) -> Path:
    """Write a sound (-1 to 1) as one channel of Ogg Vorbis; the path."""
    import soundfile

    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", RATE, 1, "VORBIS", format="OGG", compression_level=1 - QUALITY
    ) as file:
        for start in range(0, sound.size, PART):
            file.write(sound[start : start + PART])
    return path


def main() -> int:
    """The command."""
    argparse.ArgumentParser(prog="python -m tools.music", description=__doc__).parse_args()
    folder = asset("sounds") / "music"
    for piece in PIECES:
        path = write_ogg(folder / f"{piece.name}.ogg", played(piece))
        print(path.name, path.stat().st_size)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
