"""A cache of things whose making takes longer than a frame and is spread over several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Gradual(Generic[Key, Made]):
    """A cache by what things are made from. It holds at most `most` and evicts the oldest first.

    `make` yields between its steps and returns the result.

    >>> def doubled(number):
    ...     yield
    ...     return 2 * number
    >>> doubles = Gradual(doubled, 4)
    >>> list(doubles.steps(21)), list(doubles.steps(21)), doubles.get(21), doubles.get(4)
    ([None], [], 42, 8)
    """

    def __init__(self, make: Callable[[Key], Generator[None, None, Made]], most: int) -> None:
        self._make, self._most = make, most
        self._kept: dict[Key, Made] = {}

    def steps(self, key: Key) -> Iterator[None]:
        """Yield at each remaining step; there is none if the result is cached."""
        if key not in self._kept:
            made = yield from self._make(key)
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = made

    def get(self, key: Key) -> Made:
        """Return the result; complete it immediately if it isn't finished."""
        for _ in self.steps(key):
            pass
        return self._kept[key]
