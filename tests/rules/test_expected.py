"""What msgspec complains of in our files has its note: every bound that a structure has is tried here.

A structure with a bound or a type of value that is not among these fails the test.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct, inspect

from game.rules.messages import Message
from game.rules.schema_errors import SchemaError, ValueType, parse_validation_error
from tests.contract.test_every_word import everything


class Sample(Struct, forbid_unknown_fields=True):
    """A structure with one field."""

    size: int


@dataclass(frozen=True)
class Deed:
    """A class of our own with one field."""

    size: int


class Shade(enum.Enum):
    """Two words."""

    DARK = "dark"


INT, STR, FLOAT, ARRAY = (kind() for kind in (ValueType.INT, ValueType.STR, ValueType.FLOAT, ValueType.ARRAY))
SHORT = SchemaError.LONGER(kind=ValueType.OBJECT(), length=1)
TRIED: list[tuple[str, Any, Any, Message]] = [
    ("IntType", int, "x", SchemaError.KIND(kind=INT, found=STR)),
    ("FloatType", float, "x", SchemaError.KIND(kind=FLOAT, found=STR)),
    ("StrType", str, 1, SchemaError.KIND(kind=STR, found=INT)),
    ("BoolType", bool, 1, SchemaError.KIND(kind=ValueType.BOOL(), found=INT)),
    ("ListType", list[int], 1, SchemaError.KIND(kind=ARRAY, found=INT)),
    ("TupleType", tuple[int, int], [1], SchemaError.LENGTH(kind=ARRAY, length=2)),
    ("VarTupleType", tuple[int, ...], 1, SchemaError.KIND(kind=ARRAY, found=INT)),
    ("DictType", dict[str, int], 1, SchemaError.KIND(kind=ValueType.OBJECT(), found=INT)),
    ("StructType", Sample, {}, SchemaError.FIELD(field="size")),
    ("DataclassType", Deed, {}, SchemaError.FIELD(field="size")),
    ("StructType.unknown", Sample, {"size": 1, "x": 1}, SchemaError.NO_FIELD(field="x")),
    (
        "UnionType",
        int | None,
        "x",
        SchemaError.KIND(kind=SchemaError.EITHER(first=INT, second=ValueType.NULL()), found=STR),
    ),
    ("DateTimeType", datetime, "x", SchemaError.MOMENT()),
    ("NoneType", None, 1, SchemaError.KIND(kind=ValueType.NULL(), found=INT)),
    ("LiteralType", Literal["dark"], "x", SchemaError.KNOWN(value="x")),
    ("EnumType", Shade, "x", SchemaError.KNOWN(value="x")),
    ("IntType.ge", Annotated[int, Meta(ge=1)], 0, SchemaError.AT_LEAST(kind=INT, low="1")),
    ("IntType.le", Annotated[int, Meta(le=1)], 2, SchemaError.AT_MOST(kind=INT, high="1")),
    ("IntType.lt", Annotated[int, Meta(lt=2)], 2, SchemaError.AT_MOST(kind=INT, high="1")),
    ("DictType.min_length", Annotated[dict[str, int], Meta(min_length=1)], {}, SHORT),
    (
        "DictType.max_length",
        Annotated[dict[str, int], Meta(max_length=1)],
        {"a": 1, "b": 2},
        SchemaError.SHORTER(kind=ValueType.OBJECT(), length=1),
    ),
    ("IntType.multiple_of", Annotated[int, Meta(multiple_of=5)], 2, SchemaError.MULTIPLE(kind=INT, step="5")),
    ("FloatType.ge", Annotated[float, Meta(ge=1.0)], 0.0, SchemaError.AT_LEAST(kind=FLOAT, low="1.0")),
    ("FloatType.le", Annotated[float, Meta(le=1.0)], 2.0, SchemaError.AT_MOST(kind=FLOAT, high="1.0")),
    ("StrType.min_length", Annotated[str, Meta(min_length=2)], "x", SchemaError.LONGER(kind=STR, length=2)),
    (
        "StrType.max_length",
        Annotated[str, Meta(max_length=2)],
        "xxx",
        SchemaError.SHORTER(kind=STR, length=2),
    ),
    ("StrType.pattern", Annotated[str, Meta(pattern="^a$")], "x", SchemaError.NAME()),
    (
        "ListType.min_length",
        Annotated[list[int], Meta(min_length=2)],
        [1],
        SchemaError.LONGER(kind=ARRAY, length=2),
    ),
    (
        "VarTupleType.min_length",
        Annotated[tuple[int, ...], Meta(min_length=2)],
        [1],
        SchemaError.LONGER(kind=ARRAY, length=2),
    ),
    (
        "ListType.max_length",
        Annotated[list[int], Meta(max_length=1)],
        [1, 2],
        SchemaError.SHORTER(kind=ARRAY, length=1),
    ),
]
BOUNDS = ("gt", "ge", "lt", "le", "multiple_of", "min_length", "max_length", "pattern")
ANYTHING = {"AnyType", "RawType", "CustomType"}
"""Types that msgspec takes as they come; the last are in messages between our processes."""


@pytest.mark.parametrize(("kind", "value", "note"), [row[1:] for row in TRIED], ids=[row[0] for row in TRIED])
def test_every_complaint_has_its_note(kind: Any, value: Any, note: Message) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(value, kind)
    assert parse_validation_error(error.value)[1] == note


def used(node: Any, seen: set[type]) -> Iterator[str]:
    """The types of values and the bounds in a type, however deep."""
    name = type(node).__name__
    if isinstance(node, inspect.Metadata):
        yield from used(node.type, seen)
        return
    yield name
    yield from (f"{name}.{bound}" for bound in BOUNDS if getattr(node, bound, None) is not None)
    if isinstance(node, inspect.StructType):
        if node.cls in seen:
            return
        seen.add(node.cls)
        for field in node.fields:
            yield from used(field.type, seen)
    for part in ("key_type", "value_type", "item_type"):
        inner = getattr(node, part, None)
        for one in inner if isinstance(inner, tuple) else () if inner is None else (inner,):
            yield from used(one, seen)
    for part in ("types", "item_types"):
        for one in getattr(node, part, ()):
            yield from used(one, seen)


def test_every_bound_of_a_structure_is_tried() -> None:
    found: set[str] = set()
    for kind in everything(Struct):
        try:
            info = inspect.type_info(kind)
        except TypeError:
            continue  # A message between our processes, with classes of our own.
        found |= set(used(info, set()))
    assert "StrType.pattern" in found
    assert found - {row[0] for row in TRIED} - ANYTHING == set()
