"""Schema errors in external data: files of boards and matches.

>>> at_place("setup.money", SchemaError.AT_LEAST(kind=ValueType.INT(), low=0))
Message(error-at place=setup.money what=schema-error-at-least kind=type-int low=0)
>>> ErrorContext.FILE(file="ruhr.toml", what=SchemaError.FIELD(field="title"))
Message(error-in-file file=ruhr.toml what=schema-error-field field=title)
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from game.rules.messages import Message, MessageId


class SchemaError(MessageId):
    """Ways in which a value differs from its schema."""

    KIND = "schema-error-kind", "kind found"
    KIND_ONLY = "schema-error-kind-only", "kind"
    EITHER = "schema-error-either", "first second"
    AT_LEAST = "schema-error-at-least", "kind low"
    AT_MOST = "schema-error-at-most", "kind high"
    BETWEEN = "schema-error-between", "kind low high"
    OUTSIDE = "schema-error-outside", "low high found"
    LONGER = "schema-error-longer", "kind length"
    SHORTER = "schema-error-shorter", "kind length"
    LENGTH = "schema-error-length", "kind length"
    MULTIPLE = "schema-error-multiple", "kind step"
    ENTRIES = "schema-error-entries", "expected found"
    NAME = "schema-error-name"
    MOMENT = "schema-error-moment"
    FIELD = "schema-error-field", "field"
    NO_FIELD = "schema-error-no-field", "field"
    KNOWN = "schema-error-known", "value"
    ONE_OF = "schema-error-one-of", "known found"
    VALUE = "schema-error-value", "expected found"
    OTHER = "schema-error-other"


class ErrorContext(MessageId):
    """The place of an error, or why a file can't be read at all."""

    AT = "error-at", "place what"
    FILE = "error-in-file", "file what"
    UNREADABLE = "error-unreadable", "why"


class ValueType(MessageId):
    """The kinds of values in a file."""

    INT = "type-int"
    FLOAT = "type-float"
    STR = "type-str"
    BOOL = "type-bool"
    ARRAY = "type-array"
    OBJECT = "type-object"
    NULL = "type-null"
    OTHER = "type-other"


_KINDS: Final = {
    "int": ValueType.INT,
    "float": ValueType.FLOAT,
    "str": ValueType.STR,
    "bool": ValueType.BOOL,
    "array": ValueType.ARRAY,
    "object": ValueType.OBJECT,
    "null": ValueType.NULL,
}
"""The kinds of values by the names that msgspec has for them."""

_READINGS: Final[tuple[tuple[str, SchemaError], ...]] = (
    (r"Expected `(?P<kind>.+)`, got `(?P<found>.+)`", SchemaError.KIND),
    (r"Expected `(?P<kind>[^`]+)`", SchemaError.KIND_ONLY),
    (r"Expected `(?P<kind>.+)` >= (?P<low>\S+)", SchemaError.AT_LEAST),
    (r"Expected `(?P<kind>.+)` <= (?P<high>\S+)", SchemaError.AT_MOST),
    (r"Expected `(?P<kind>.+)` of length >= (?P<length>\d+)", SchemaError.LONGER),
    (r"Expected `(?P<kind>.+)` of length <= (?P<length>\d+)", SchemaError.SHORTER),
    (r"Expected `(?P<kind>.+)` of length (?P<length>\d+)(?:, got \d+)?", SchemaError.LENGTH),
    (r"Expected `(?P<kind>.+)` that's a multiple of (?P<step>\S+)", SchemaError.MULTIPLE),
    (r"Expected `str` matching regex '.+'", SchemaError.NAME),
    (r"Invalid RFC3339 encoded datetime", SchemaError.MOMENT),
    (r"Invalid enum value '?(?P<value>.+?)'?", SchemaError.KNOWN),
    (r"Object missing required field `(?P<field>.+)`", SchemaError.FIELD),
    (r"Object contains unknown field `(?P<field>.+)`", SchemaError.NO_FIELD),
)
"""The sentences of msgspec, each with the message that replaces it; groups are its arguments.

The one pattern that texts have to match is that of `game.rules.boards.Name`."""


def parse_validation_error(error: msgspec.ValidationError, below: str = "") -> tuple[str, Message]:
    """Return the place that msgspec reports (``seats[1].name``, below `below`), and the error.

    msgspec gives an English sentence and nothing else, so it is taken apart here, once for all.

    >>> try:
    ...     msgspec.convert({"cash": [5, "six"]}, dict[str, list[int]])
    ... except msgspec.ValidationError as error:
    ...     print(*parse_validation_error(error, "deal"))
    deal[...][1] schema-error-kind kind=type-int found=type-str
    """
    sentence, _, path = str(error).partition(" - at ")
    inner = path.removeprefix("`key` in ").strip("`").removeprefix("$")
    return (below + inner).lstrip("."), _reason(sentence)


def _reason(sentence: str) -> Message:
    for pattern, kind in _READINGS:
        if found := re.fullmatch(pattern, sentence):
            return kind(**{name: _figure(name, text) for name, text in found.groupdict().items()})
    return SchemaError.OTHER()


def _figure(name: str, text: str) -> Message | int | str:
    match name:
        case "kind" | "found":
            return _kind(text)
        case "length":
            return int(text)
    return text


def _kind(name: str) -> Message:
    """Return a kind of values as msgspec calls it ("int | null")."""
    first, _, rest = name.partition(" | ")
    one = _KINDS.get(first, ValueType.OTHER)()
    return SchemaError.EITHER(first=one, second=_kind(rest)) if rest else one


def at_place(place: str, what: Message) -> Message:
    """Return a message that names the error and its place, if there is one."""
    return ErrorContext.AT(place=place, what=what) if place else what
