"""The distinction between several routes of a cube between the same two cities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations


def tells_apart(route: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """Return the city on a way that the fewest other ways pass; of several, the one nearest to the middle.

    `others` are all ways between the same ends, with or without this one. The way has a city between its
    ends.

    >>> tells_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9)])
    5
    """
    between, middle = route[1:-1], len(route) // 2
    passed = {city: sum(city in other for other in others) for city in between}
    return min(between, key=lambda city: (passed[city], abs(route.index(city) - middle)))


def cities_apart(route: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the city of `tells_apart` if it is unique, else the two cities that the fewest ways share.

    More cities are returned, and at most all, if two would not be unique.

    >>> cities_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9), (1, 5, 9)])
    (4, 5)
    >>> cities_apart((1, 4, 5, 9), [(1, 4, 5, 9), (1, 4, 6, 9)])
    (5,)
    >>> ways = [(1, 4, 5, 6, 9), (1, 4, 5, 7, 9), (1, 4, 7, 6, 9), (1, 7, 5, 6, 9), (1, 4, 5, 6, 7, 9)]
    >>> len({cities_apart(way, ways) for way in ways})
    5
    """
    rest = [other for other in others if tuple(other) != tuple(route)]
    for count in range(2, len(route) - 1):
        called = _called(route, others, count)
        if all(_called(other, others, count) != called for other in rest if len(other) > 2):
            return called
    return tuple(route[1:-1])


def _called(route: Sequence[int], others: Sequence[Sequence[int]], most: int) -> tuple[int, ...]:
    """Return the one city that no other way passes, or else the rarest combination of cities."""
    first, rest = tells_apart(route, others), [set(other) for other in others if tuple(other) != tuple(route)]
    if all(first not in other for other in rest):
        return (first,)
    between = route[1:-1]
    some = combinations(between, min(most, len(between)))
    return min(some, key=lambda cities: sum(other.issuperset(cities) for other in rest))
