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
"""A divisor of scores."""
Off = Annotated[float, msgspec.Meta(ge=0.001, le=1e9)]
"""A divisor of scores, fitted within parts of `win_margin_scale` (`ai.fit.calibration`)."""


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of a game, how they were found and how good they are."""

    made: str
    """How they were found: a command, or "by hand"."""
    win_margin_scale: Lead
    terms: dict[str, tuple[Figure, Figure]]
    doubt: Annotated[tuple[Off, ...], msgspec.Meta(min_length=2)] | None = None
    """The uncertainty of scores, in points, at evenly spaced moments from the deal to the end."""
    level: dict[int, Annotated[tuple[Figure, ...], msgspec.Meta(min_length=2)]] = {}
    """How far final scores are above what the terms say, by size of the table, at such moments."""
    aim: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] = 0.0
    """The weight of the chance to win in a position's worth; the rest is the standing."""
    found: dict[str, float] = {}
    """The results measured with these weights, by name."""
