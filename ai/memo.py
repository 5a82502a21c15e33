"""What was found once and is asked for again, because a search comes back to the same positions.

>>> memo = Memo[str](most=10)
>>> memo.get("a key", lambda: "found")
'found'
>>> memo.get("a key", lambda: "sought again")
'found'
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Memo(Generic[Found]):
    """Remembers what was found for at most `most` positions; when it is full, everything is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, Found] = {}

    def get(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """The value kept for a key; if there is none, what `find` returns is kept."""
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = find()
        return found
