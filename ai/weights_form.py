"""What a file of weights holds, as it is written.

>>> msgspec.json.decode(
...     b'{"made": "by hand", "clear_lead": 10, "terms": {"cash": [1, 1]}}', type=WeightsFile
... ).terms
{'cash': (1.0, 1.0)}
"""

from __future__ import annotations

import msgspec


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of a game, how they came about and what they are good for."""

    made: str
    """How they came about: a command, or "by hand"."""
    clear_lead: float
    terms: dict[str, tuple[float, float]]
    doubt: tuple[float, float] | None = None
    """How far scores may still be off at the deal and at the end, in points."""
    found: dict[str, float] = {}
    """What was measured when they were made."""
