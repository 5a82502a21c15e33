"""The words in which a record declares its fields: each once, with its kind and its bounds.

A record is a class with slots whose fields are annotated with what happens to them::

    class TableData(State):
        board: Shared[Board]
        cash: Saved[list[Count]]
        houses: Saved[Mask]
        houses_left: Derived[int]

Slots, `copy`, `key`, `to_data`, `restored` and the form in which data from outside are read follow from
these lines. ``python -m tools.records`` writes them into the source, so that a copy is as quick as one
written by hand and can be compiled; the form, which can't, goes into a module beside (``data_form.py``).
A test proves that what is written is up to date. The names that are used there (`Self`, `bits`...) are
imported by hand; ruff reports which are missing.

>>> as_mask([0, 2, 5])
37
>>> in_rows([1, 2, 3, 4, 5, 6], 3)
[[1, 2, 3], [4, 5, 6]]
>>> one_row([[1, 2, 3], [4, 5, 6]])
[1, 2, 3, 4, 5, 6]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta

T = TypeVar("T")


class Keeping(Enum):
    """What happens to a field in copies and in data.

    >>> Saved[int].__metadata__
    (<Keeping.SAVED: 'saved'>,)
    """

    SAVED = "saved"
    DERIVED = "derived"
    SHARED = "shared"


Saved = Annotated[T, Keeping.SAVED]
"""A field that is copied and written to data."""

Derived = Annotated[T, Keeping.DERIVED]
"""A field that is copied and not written: the record's `derive` counts it anew from the saved ones."""

Shared = Annotated[T, Keeping.SHARED]
"""A field that copies have in common and that is not written: whoever restores a record gives it."""

LARGEST: Final = 999_999
"""No number in data from outside is greater: what is counted up to it must not take for ever."""

Count = Annotated[int, Meta(ge=0, le=LARGEST)]
"""How many, or a number in a list of the board."""

Turn = Annotated[int, Meta(ge=1, le=LARGEST)]
"""The number of a turn, from 1."""

OrNone = Annotated[int, Meta(ge=-1, le=LARGEST)]
"""A number in a list of the board, or -1 for none."""

Byte = Annotated[int, Meta(ge=0, le=255)]

BITS: Final = "bits"
Mask = Annotated[int, BITS]
"""A set of numbers: bit `n` stands for `n`. Its data are the numbers, ascending."""


class InRows:
    """The kind of a flat list, or of a bytearray, whose data are rows of one length.

    >>> Shares = Saved[Annotated[list[int], InRows(like="companies")]]
    """

    def __init__(self, like: str) -> None:
        """A row is as long as the list `like`: a field of the record, or of a field ("board.rows")."""
        self.like = like


class IfAbsent:
    """The kind of a saved field that data of an older version lack, and what it is there.

    Such a field stands last in its record.

    >>> IfAbsent(0).value
    0
    """

    def __init__(self, value: int | bool) -> None:
        self.value = value


class Through:
    """The kind of a field that two functions write to data and read from data.

    >>> Deck = Saved[Annotated[tuple[int, ...], Through(list[int], list, tuple)]]
    """

    def __init__(self, form: Any, write: Callable[[Any], Any], read: Callable[..., Any]) -> None:
        """`form` is the type of the data, for msgspec; `read` gets the data and what is `Given`."""
        self.form = form
        self.write = write
        self.read = read


class Given:
    """What a field's reader, or a record within a record, is given besides the data.

    >>> Given(step="board.step", least=1).values
    {'step': 'board.step', 'least': 1}
    """

    def __init__(self, **values: str | int) -> None:
        """For each argument a number, or a field of the record that it is taken from ("board.step")."""
        self.values = values


def as_mask(numbers: Iterable[int]) -> int:
    """The mask of a set of numbers; `hexgrid.bits` is the way back."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def in_rows(flat: Iterable[int], length: int) -> list[list[int]]:
    """Numbers that stand one after the other, in rows of one length."""
    numbers = list(flat)
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]


def one_row(rows: Iterable[Iterable[int]]) -> list[int]:
    """The numbers of all rows, one after the other."""
    return [number for row in rows for number in row]
