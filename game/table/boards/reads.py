"""Dependencies of a picture, recorded while it is drawn.

A picture is drawn from a `Shown` that records which of its fields are read. It stays valid while these
fields have the same values, so there is no manual list of dependencies that could be incomplete.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeVar

from game.rules.contract import State
from game.table.boards.shown import Pickable, Shown

S = TypeVar("S", bound=State)


class Reads:
    """The fields read for one picture, with their values.

    >>> Reads().hold(None)
    False
    """

    def __init__(self) -> None:
        self._given: Hashable = None
        self._values: dict[Hashable, object] | None = None

    def watch(self, shown: Shown[S], given: Hashable = None) -> Shown[S]:
        """Start over: return a `Shown` that records its reads.

        `given` holds all other dependencies of the picture, such as the size of its layout.
        """
        self._given, self._values = given, {}
        return _watched(shown, self._values)

    def hold(self, shown: Shown[Any] | None, given: Hashable = None) -> bool:
        """Return whether a picture of `shown` would be the same; False before the first one."""
        if self._values is None or given != self._given:
            return False
        return all(_value(shown, name) == value for name, value in self._values.items())

    def forget(self) -> None:
        """Drop the picture."""
        self._values = None


def _value(shown: object, name: Hashable) -> object:
    """Return the current value of a field, or the answer to a recorded query."""
    return (
        getattr(shown, name[0])(*name[1:]) if isinstance(name, tuple) else _frozen(getattr(shown, str(name)))
    )


def _frozen(value: object) -> object:
    """Return a comparable copy of a value that may be mutated."""
    if isinstance(value, State):
        return value.key()
    if isinstance(value, list):
        return tuple(value)
    return dict(value) if isinstance(value, Mapping) else value


class _Watched(Shown[S]):
    """A `Shown` that records the reads of its fields."""

    __slots__ = ("values",)
    values: dict[Hashable, object]

    def points_at(self, thing: Pickable) -> bool:
        """Record only the answer, because most drawing is independent of the pointer's position."""
        found: bool = _SLOTS["pointed"].__get__(self) == thing
        self.values["points_at", thing] = found
        return found


_SLOTS: Final = {field.name: Shown.__dict__[field.name] for field in fields(Shown)}


def _recorded(name: str) -> property:
    """Return a property that reads a field and records its value."""
    slot = _SLOTS[name]

    def read(self: _Watched[Any]) -> object:
        value = slot.__get__(self)
        if name not in self.values:
            self.values[name] = _frozen(value)
        return value

    return property(read)


for _name in _SLOTS:
    setattr(_Watched, _name, _recorded(_name))


def _watched(shown: Shown[S], values: dict[Hashable, object]) -> Shown[S]:
    """Return a copy of `Shown` that records into `values`."""
    watched = object.__new__(_Watched)
    for name, slot in _SLOTS.items():
        slot.__set__(watched, getattr(shown, name))
    object.__setattr__(watched, "values", values)  # The dataclass is frozen.
    return watched
