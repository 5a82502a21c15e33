"""Write into the records of the rules what follows from their fields: ``python -m tools.records``.

A record declares each field once (see `game.rules.record`). From the declaration come its slots,
`copy`, `key`, `to_data`, `from_data`, and the form of its data for msgspec; the form is in a module of
its own next to the record's (``data_form.py``), because a record can be compiled and a form can't.
``--check`` writes nothing and lists outdated files (exit 1 if there are any).
"""

from __future__ import annotations

import argparse
import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from game.rules.catalog import game_keys, game_packages
from game.rules.record import BITS, Arguments, Byte, Converted, Count, Default, FieldRole, Rows

MODULES: Final = ("game.rules.auction", *(f"{game_packages(key).rules}.data" for key in game_keys()))
"""Where records are declared."""

BEGIN: Final = "# Generated from the fields by `python -m tools.records`:"
END: Final = "# End of generated code."

FORM_HEAD: Final = (
    '"""The form in which data from outside are read."""\n\nfrom __future__ import annotations\n\n'
    "from typing import Annotated\n\nfrom msgspec import Meta, Struct\n\n"
    "from game.rules.record import Byte, Count, IndexOrNone\n\n\n"
)
"""How a module of forms begins that is not there yet; ruff reports what is missing or not needed in it."""


class NoKind(TypeError):
    """A field whose declaration has no rule for copying or writing it."""


@dataclass(frozen=True)
class Kind:
    """The type of a field, or of what is in it, taken apart."""

    bare: Any
    """The type without what it is annotated with."""
    extras: tuple[Any, ...]
    optional: bool
    module: ModuleType
    """The module of the record: its names are used where it has one for a type."""

    def extra(self, kind: type[Any]) -> Any:
        """What of this kind the type is annotated with; None if nothing is."""
        return next((extra for extra in self.extras if isinstance(extra, kind)), None)

    @property
    def is_mask(self) -> bool:
        """Whether it is a set of numbers as a bit mask."""
        return BITS in self.extras

    @property
    def is_record(self) -> bool:
        """Whether it is a record that is a part of another."""
        return isinstance(self.bare, type) and is_record(self.bare)

    @property
    def plain(self) -> Any:
        """The type with its bounds, as msgspec knows it."""
        bounds = tuple(extra for extra in self.extras if isinstance(extra, msgspec.Meta))
        return Annotated[self.bare, *bounds] if bounds else self.bare

    def items(self) -> list[Kind]:
        """The kinds of what is in a list or a tuple; one for all of any number."""
        return [kind_of(one, self.module) for one in get_args(self.bare) if one is not Ellipsis]

    def is_pair(self) -> bool:
        """Whether it is a tuple of a fixed length."""
        return get_origin(self.bare) is tuple and Ellipsis not in get_args(self.bare)


def kind_of(hint: Any, module: ModuleType) -> Kind:
    """A type taken apart."""
    extras: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *told = get_args(hint)
        extras = tuple(told)
    optional = get_origin(hint) in (Union, UnionType) and NoneType in get_args(hint)
    if optional:
        (hint,) = (one for one in get_args(hint) if one is not NoneType)
    return Kind(hint, extras, optional, module)


@dataclass(frozen=True)
class Field:
    """A field as it is declared."""

    name: str
    kind: Kind
    keeping: FieldRole


def is_record(cls: type[Any]) -> bool:
    """Whether a class declares fields of its own as a record does."""
    words = [keeping.value.capitalize() for keeping in FieldRole]
    told = vars(cls).get("__annotations__", {}).values()
    return any(isinstance(hint, str) and hint.startswith(f"{word}[") for hint in told for word in words)


def records_in(module: ModuleType) -> list[type[Any]]:
    """The records that a module declares."""
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in classes if one.__module__ == module.__name__ and is_record(one)]


def fields_of(record: type[Any]) -> list[Field]:
    """The fields of a record in the order of their declaration. Raises `NoKind`."""
    module = sys.modules[record.__module__]
    hints = get_type_hints(record, include_extras=True)
    found = []
    for name in record.__annotations__:
        kind = kind_of(hints[name], module)
        keeping = kind.extra(FieldRole)
        if keeping is None:
            raise NoKind(f"{record.__name__}.{name}: expected Saved, Derived or Shared")
        found.append(Field(name, kind, keeping))
    return found


# How a field is copied, written to data and read from data: Python expressions.


def copied(kind: Kind, place: str) -> str:
    """A copy of what is in `place` that changes apart from it."""
    if kind.optional:
        there = copied(_present(kind), place)
        return place if there == place else f"None if {place} is None else {there}"
    if kind.is_record:
        return f"{place}.copy()"
    if kind.bare is bytearray:
        return f"{place}[:]"
    if get_origin(kind.bare) is list:
        (item,) = kind.items()
        each = copied(item, "item")
        return f"{place}[:]" if each == "item" else f"[{each} for item in {place}]"
    if _never_changes(kind):
        return place
    raise NoKind(f"{place}: no copy is known of {kind.bare}")


def _never_changes(kind: Kind) -> bool:
    if get_origin(kind.bare) is tuple:
        return all(_never_changes(item) for item in kind.items())
    return isinstance(kind.bare, type) and issubclass(kind.bare, int | str | bytes | tuple)


def keyed(kind: Kind, place: str) -> str:
    """What is in `place` as a value that doesn't change."""
    if kind.optional:
        there = keyed(_present(kind), place)
        return place if there == place else f"None if {place} is None else {there}"
    if kind.is_record:
        return f"{place}.key()"
    if kind.bare is bytearray:
        return f"bytes({place})"
    if get_origin(kind.bare) is list:
        (item,) = kind.items()
        each = keyed(item, "item")
        return f"tuple({place})" if each == "item" else f"tuple([{each} for item in {place}])"
    return place


def written(kind: Kind, place: str) -> str:
    """What is in `place` as plain data."""
    if through := kind.extra(Converted):
        return f"{through.write.__name__}({place})"
    if kind.optional:
        there = written(_present(kind), place)
        return place if there == place else f"None if {place} is None else {there}"
    if rows := kind.extra(Rows):
        return f"split_rows({place}, len(self.{rows.like}))"
    if kind.is_mask:
        return f"bits({place})"
    if kind.is_record:
        return f"{place}.to_data()"
    if kind.bare is bytearray:
        return f"list({place})"
    if get_origin(kind.bare) in (list, tuple):
        each = {written(item, "item") for item in kind.items()}
        if each == {"item"}:
            return f"list({place})" if get_origin(kind.bare) is tuple else f"{place}[:]"
        return f"[{each.pop()} for item in {place}]"
    return place


def read(kind: Kind, place: str) -> str:
    """Return what the plain data in `place` describe."""
    if through := kind.extra(Converted):
        return f"{through.read.__name__}({place}{_given(kind)})"
    if kind.optional:
        there = read(_present(kind), place)
        return place if there == place else f"None if {place} is None else {there}"
    if kind.extra(Rows):
        return f"bytearray(flatten({place}))" if kind.bare is bytearray else f"flatten({place})"
    if kind.is_mask:
        return f"to_mask({place})"
    if kind.is_record:
        return f"{kind.bare.__name__}.from_data({place}{_given(kind)})"
    if kind.bare is bytearray:
        return f"bytearray({place})"
    if kind.is_pair():
        parts = [read(item, f"{place}[{number}]") for number, item in enumerate(kind.items())]
        return f"({', '.join(parts)})"
    if get_origin(kind.bare) in (list, tuple):
        (item,) = kind.items()
        each = read(item, "item")
        if get_origin(kind.bare) is tuple:
            return f"tuple({place})" if each == "item" else f"tuple({each} for item in {place})"
        return f"{place}[:]" if each == "item" else f"[{each} for item in {place}]"
    return place


def _present(kind: Kind) -> Kind:
    """The kind of what is there when it is not None."""
    return Kind(kind.bare, kind.extras, False, kind.module)


def _given(kind: Kind) -> str:
    given = kind.extra(Arguments)
    values = given.values.items() if given else ()
    return "".join(
        f", {name}={value if isinstance(value, int) else f'new.{value}'}" for name, value in values
    )


# The form of the data: types for msgspec.


def form(kind: Kind) -> str:
    """The type of a field's data."""
    if through := kind.extra(Converted):
        return type_text(through.form, kind.module)
    if kind.optional:
        return f"{form(_present(kind))} | None"
    if kind.extra(Rows):
        item = Byte if kind.bare is bytearray else get_args(kind.bare)[0]
        return f"list[list[{type_text(item, kind.module)}]]"
    if kind.is_mask:
        return f"list[{type_text(Count, kind.module)}]"
    if kind.is_record:
        return form_name(kind.bare)
    if kind.bare is bytearray:
        return f"list[{type_text(Byte, kind.module)}]"
    if kind.is_pair():
        return f"tuple[{', '.join(form(item) for item in kind.items())}]"
    if get_origin(kind.bare) in (list, tuple):
        (item,) = kind.items()
        return f"list[{form(item)}]"
    return type_text(kind.plain, kind.module)


def _if_absent(kind: Kind) -> str:
    known = kind.extra(Default)
    return "" if known is None else f" = {known.value}"


def form_name(record: type[Any]) -> str:
    """What the form of a record's data is called."""
    return f"{record.__name__.removesuffix('Data')}Form"


def type_text(hint: Any, module: ModuleType) -> str:
    """A type as it is written in a module: by the module's own name for it, if there is one."""
    for name, value in _names(module).items():
        if get_origin(value) is Annotated and value == hint:
            return name
    if hint is None or hint is NoneType:
        return "None"
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(type_text(one, module) for one in get_args(hint))
    if get_origin(hint) is Annotated:
        bare, *told = get_args(hint)
        bounds = [repr(one).removeprefix("msgspec.") for one in told]
        return f"Annotated[{type_text(bare, module)}, {', '.join(bounds)}]"
    if get_args(hint):
        inside = ", ".join(type_text(one, module) for one in get_args(hint))
        return f"{get_origin(hint).__name__}[{inside}]"
    name = hint.__name__
    assert isinstance(name, str)
    return name


def _names(module: ModuleType) -> dict[str, Any]:
    """The names in a module of records, and in the one with their forms if that is there already."""
    forms = f"{module.__name__}_form"
    return vars(module) | (vars(import_module(forms)) if find_spec(forms) else {})


# What is written into the files.


def methods(record: type[Any]) -> str:
    """Slots, `copy`, `key`, `to_data` and `from_data` of a record."""
    fields = fields_of(record)
    saved = [field for field in fields if field.keeping is FieldRole.SAVED]
    shared = [field for field in fields if field.keeping is FieldRole.SHARED]
    lines = [BEGIN, "", "__slots__ = ("]
    inherited = {name for base in record.__mro__[1:] for name in getattr(base, "__slots__", ())}
    lines += [f'    "{name}",' for name in sorted({field.name for field in fields} - inherited)]
    lines += [")", "", "def copy(self) -> Self:"]
    lines += ['    """Return an independent copy."""']
    lines += ["    new = self.__class__.__new__(self.__class__)"]
    for field in fields:
        place = f"self.{field.name}"
        value = place if field.keeping is FieldRole.SHARED else copied(field.kind, place)
        lines.append(f"    new.{field.name} = {value}")
    lines += ["    return new", "", "def key(self) -> tuple[Hashable, ...]:"]
    lines += ['    """Return the saved fields as a hashable value, for comparisons on one board."""']
    lines += ["    return ("]
    lines += [f"        {keyed(field.kind, f'self.{field.name}')}," for field in saved]
    lines += ["    )"]
    lines += ["", "def to_data(self) -> Data:"]
    lines += ['    """Return the saved fields as plain data, for `from_data`."""', "    return {"]
    lines += [f'        "{field.name}": {written(field.kind, f"self.{field.name}")},' for field in saved]
    lines += ["    }", "", "@classmethod"]
    given = "".join(f", {field.name}: {type_text(field.kind.bare, field.kind.module)}" for field in shared)
    lines += [f"def from_data(cls, data: Data{given}) -> Self:"]
    lines += ['    """Return the record that `to_data` wrote, unchecked."""', "    new = cls.__new__(cls)"]
    lines += [f"    new.{field.name} = {field.name}" for field in shared]
    for field in saved:
        place = f'data["{field.name}"]'
        lines.append(f"    new.{field.name} = {read(field.kind, place)}")
    if any(field.keeping is FieldRole.DERIVED for field in fields):
        lines.append("    new.derive()")
    lines += ["    return new", "", END]
    return "\n".join(lines)


def form_class(record: type[Any]) -> str:
    """The form of a record's data, as a class."""
    lines = [BEGIN, f"class {form_name(record)}(Struct, forbid_unknown_fields=True):"]
    lines += [f'    """The data of `{record.__name__}`, with their bounds."""', ""]
    saved = [field for field in fields_of(record) if field.keeping is FieldRole.SAVED]
    lines += [f"    {field.name}: {form(field.kind)}{_if_absent(field.kind)}" for field in saved]
    return "\n".join([*lines, "", "", END])


def source_file(module: ModuleType) -> Path:
    """Where a module is written."""
    return Path(inspect.getsourcefile(module) or "")


def form_file(module: ModuleType) -> Path:
    """Where the forms of a module's records are written."""
    path = source_file(module)
    return path.with_name(f"{path.stem}_form.py")


def up_to_date(module: ModuleType) -> dict[Path, str]:
    """The sources of a module and of its records' forms as they should be."""
    source = "\n".join(by_hand(source_file(module).read_text(encoding="utf-8").splitlines()))
    for record in records_in(module):
        lines = source.splitlines()
        end = next(
            node.end_lineno or 0
            for node in ast.parse(source).body
            if isinstance(node, ast.ClassDef) and node.name == record.__name__
        )
        source = "\n".join([*lines[:end], "", indent(methods(record), "    "), *lines[end:]])
    path = form_file(module)
    head = by_hand(path.read_text(encoding="utf-8").splitlines()) if path.exists() else [FORM_HEAD]
    forms = "\n".join([*head, *(form_class(record) for record in records_in(module))])
    return {source_file(module): _formatted(source + "\n"), path: _formatted(forms + "\n")}


def by_hand(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a file that no tool has written."""
    inside = False
    for line in lines:
        if line.strip() == BEGIN:
            inside = True
        if not inside:
            yield line
        if line.strip() == END:
            inside = False


def _formatted(source: str) -> str:
    """Return a source formatted by ruff."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ruff", "format", "-"],
        input=source,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def main(arguments: Sequence[str] | None = None) -> int:
    """Bring the records up to date; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.records", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what is not up to date")
    parser.add_argument("modules", nargs="*", default=MODULES, help="where records are declared")
    given = parser.parse_args(arguments)
    check, stale = given.check, 0
    for name in given.modules:
        for path, wanted in up_to_date(import_module(name)).items():
            if path.exists() and path.read_text(encoding="utf-8") == wanted:
                continue
            stale += 1
            print(f"{path}: {'not up to date' if check else 'written'}")
            if not check:
                path.write_text(wanted, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
