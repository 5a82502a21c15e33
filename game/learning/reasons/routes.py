"""What ways of a cube between the same two cities are told apart by."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations


def tells_apart(route: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The city on a way that the fewest of the other ways pass, the one nearest to the middle.

    `others` are all ways between its ends, itself among them or not; it has a city between them.

    >>> tells_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9)])
    5
    """
    between, middle = route[1:-1], len(route) // 2
    passed = {city: sum(city in other for other in others) for city in between}
    return min(between, key=lambda city: (passed[city], abs(route.index(city) - middle)))


def one_or_two_apart(route: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The city of `tells_apart` if no other of the ways passes it; else the two that the fewest pass both.

    >>> one_or_two_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9), (1, 5, 9)])
    (4, 5)
    >>> one_or_two_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9)])
    (5,)
    """
    first, rest = tells_apart(route, others), [set(other) for other in others if tuple(other) != tuple(route)]
    if len(route) < 4 or all(first not in other for other in rest):
        return (first,)
    pairs = combinations(route[1:-1], 2)
    return min(pairs, key=lambda pair: sum(other.issuperset(pair) for other in rest))
