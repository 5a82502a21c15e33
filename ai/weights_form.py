"""The file format of weights.

>>> msgspec.json.decode(
...     b'{"made": "by hand", "win_margin_scale": 10, "terms": {"cash": [1, 1]}}', type=WeightsFile
... ).terms
{'cash': (1.0, 1.0)}
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Figure = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]
Lead = Annotated[float, msgspec.Meta(ge=0.1, le=1e6)]
"""Scores are divided by it."""
Off = Annotated[float, msgspec.Meta(ge=0.001, le=1e9)]
"""Scores are divided by it; those that are fitted are parts of a clear lead (`ai.fit.calibration`)."""


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of a game, how they were found and how good they are."""

    made: str
    """How they came about: a command, or "by hand"."""
    win_margin_scale: Lead
    terms: dict[str, tuple[Figure, Figure]]
    doubt: Annotated[tuple[Off, ...], msgspec.Meta(min_length=2)] | None = None
    """How far scores may still be off, in points, at moments evenly from the deal to the end."""
    level: dict[int, Annotated[tuple[Figure, ...], msgspec.Meta(min_length=2)]] = {}
    """By how much final scores are above what the terms say, for each size of a table, at such moments."""
    aim: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] = 0.0
    """The part of a position's worth that is the chance to win; the rest is how clear the lead is."""
    found: dict[str, float] = {}
    """What was measured when they were made."""
