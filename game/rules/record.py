"""Annotations with which a record declares its fields: each once, with its kind and bounds.

A record is a class with slots whose fields are annotated with what happens to them::

    class TableData(State):
        board: Shared[Board]
        cash: Saved[list[Count]]
        houses: Saved[Mask]
        houses_left: Derived[int]

Slots, `copy`, `key`, `to_data`, `from_data` and the form in which external data are read follow from
these lines. ``python -m tools.records`` writes them into the source, so that a copy is as quick as one
written by hand and can be compiled; the form, which can't, goes into a second module (``data_form.py``).
A test proves that what is written is up to date. The names that are used there (`Self`, `bits`...) are
imported by hand; ruff reports which are missing.

>>> to_mask([0, 2, 5])
37
>>> split_rows([1, 2, 3, 4, 5, 6], 3)
[[1, 2, 3], [4, 5, 6]]
>>> flatten([[1, 2, 3], [4, 5, 6]])
[1, 2, 3, 4, 5, 6]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta

T = TypeVar("T")


class FieldRole(Enum):
    """The role of a field in copies and in data.

    >>> Saved[int].__metadata__
    (<FieldRole.SAVED: 'saved'>,)
    """

    SAVED = "saved"
    DERIVED = "derived"
    SHARED = "shared"


Saved = Annotated[T, FieldRole.SAVED]
"""A field that is copied and written to data."""

Derived = Annotated[T, FieldRole.DERIVED]
"""A field that is copied and not written: the record's `derive` computes it from the saved ones."""

Shared = Annotated[T, FieldRole.SHARED]
"""A field that copies share and that is not written; the caller of `from_data` supplies it."""

MAXIMUM_COUNT: Final = 999_999
"""The maximum number in external data, so that counting up to it ends."""

Count = Annotated[int, Meta(ge=0, le=MAXIMUM_COUNT)]
"""A number of things, or an index into a list of the board."""

Turn = Annotated[int, Meta(ge=1, le=MAXIMUM_COUNT)]
"""The number of a turn, from 1."""

IndexOrNone = Annotated[int, Meta(ge=-1, le=MAXIMUM_COUNT)]
"""An index into a list of the board, or -1 for none."""

Byte = Annotated[int, Meta(ge=0, le=255)]

BITS: Final = "bits"
Mask = Annotated[int, BITS]
"""A set of numbers: bit `n` stands for `n`. Its data are the numbers, ascending."""


class Rows:
    """The kind of a flat list, or of a bytearray, whose data are rows of one length.

    >>> Shares = Saved[Annotated[list[int], Rows(like="companies")]]
    """

    def __init__(self, like: str) -> None:
        """Require a row as long as the list `like`: a field of the record, or of a field ("board.rows")."""
        self.like = like


class Default:
    """The default of a saved field that data of an older version lack.

    Such a field must be last in its record.

    >>> Default(0).value
    0
    """

    def __init__(self, value: int | bool) -> None:
        self.value = value


class Converted:
    """The kind of a field that two functions write to data and read from data.

    >>> Deck = Saved[Annotated[tuple[int, ...], Converted(list[int], list, tuple)]]
    """

    def __init__(self, form: Any, write: Callable[[Any], Any], read: Callable[..., Any]) -> None:
        """Create the kind; `form` is the data's msgspec type; `read` gets the data and what is `Given`."""
        self.form = form
        self.write = write
        self.read = read


class Arguments:
    """Arguments for a field's reader, or for a nested record, in addition to the data.

    >>> Arguments(step="board.step", minimum=1).values
    {'step': 'board.step', 'minimum': 1}
    """

    def __init__(self, **values: str | int) -> None:
        """Set each argument to a number, or to the field of the record that supplies it ("board.step")."""
        self.values = values


def to_mask(numbers: Iterable[int]) -> int:
    """Return the mask of a set of numbers; the inverse of `hexgrid.bits`."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def split_rows(flat: Iterable[int], length: int) -> list[list[int]]:
    """Return numbers that stand one after the other, in rows of one length."""
    numbers = list(flat)
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]


def flatten(rows: Iterable[Iterable[int]]) -> list[int]:
    """Return the numbers of all rows, one after the other."""
    return [number for row in rows for number in row]
