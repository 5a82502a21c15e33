"""What takes longer to make than a frame lasts: made step by step, and then kept."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Gradual(Generic[Key, Made]):
    """Things by what they are made for; at most `most` are kept, the oldest goes first.

    `make` yields between its steps and returns what it has made.

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
        """The steps that are left until it is made; none if it is kept."""
        if key not in self._kept:
            made = yield from self._make(key)
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = made

    def get(self, key: Key) -> Made:
        """The result, made immediately if it isn't complete."""
        for _ in self.steps(key):
            pass
        return self._kept[key]
