"""Notes as they lie in journals and saved games: keys and figures, so that any language can say them.

What earlier versions wrote there is a plain sentence; it is read as it is and shown as it is.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from msgspec import Meta, Struct

from game.rules.notes import Dollars, Figure, Note, Recalled, Word

LONGEST: Final = 1000
"""Letters of a text in a note."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that every reader of JSON can hold exactly."""
Key = Annotated[str, Meta(min_length=1, max_length=80)]


class WrittenWord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="word"):
    """A figure that is the key of a message."""

    key: Key


class WrittenDollars(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="dollars"):
    """A figure that is a sum of money."""

    amount: Whole


class WrittenNote(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="note"):
    """A note: the key of its message, and its figures by their names."""

    key: Key
    figures: dict[
        Key,
        Whole
        | Text
        | WrittenWord
        | WrittenDollars
        | WrittenNote
        | tuple[Whole | Text | WrittenWord | WrittenNote, ...],
    ] = {}


Written = WrittenNote | Text
"""What a journal keeps of something that was said; a plain text is from an earlier version."""


def written(said: Note | str) -> WrittenNote | str:
    """A note in the form in which it is kept.

    >>> class Heading(Kind):
    ...     YEAR = "heading-year", "year"
    >>> written(Heading.YEAR(year=1854))
    WrittenNote(key='heading-year', figures={'year': 1854})
    """
    if isinstance(said, str):
        return said[:LONGEST]
    return WrittenNote(said.kind.key, {name: _write(value) for name, value in said.figures})


def recalled(kept: WrittenNote | str) -> Note | str:
    """The note that was kept.

    >>> recalled(WrittenNote("heading-year", {"year": 1854}))
    Note(heading-year year=1854)
    """
    if isinstance(kept, str):
        return kept
    return _read_note(kept)


def _read_note(kept: WrittenNote) -> Note:
    return Note(Recalled(kept.key), tuple((name, _read(value)) for name, value in kept.figures.items()))


def _write(value: Figure) -> Any:
    match value:
        case Note():
            return written(value)
        case Word():
            return WrittenWord(str(value))
        case Dollars():
            return WrittenDollars(int(value))
        case str():
            return value[:LONGEST]
        case tuple():
            return tuple(_write(part) for part in value)
    return value


def _read(kept: Any) -> Figure:
    match kept:
        case WrittenNote():
            return _read_note(kept)
        case WrittenWord():
            return Word(kept.key)
        case WrittenDollars():
            return Dollars(kept.amount)
        case tuple():
            return cast("tuple[int, ...]", tuple(_read(part) for part in kept))
    figure: int | str = kept
    return figure
