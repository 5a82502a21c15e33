"""A bounded cache for results that a search needs again.

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
    """A cache of at most `most` results; it is emptied when it is full."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, Found] = {}

    def get(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Return the cached value for a key, calling `find` if there is none."""
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = find()
        return found
