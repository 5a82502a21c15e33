"""The third-party parts of the executable, and the texts of their licenses.

The list is ``assets/licenses/components.toml``. The page "About", ``--licenses``, the bill of materials and
the tests all read it here.
"""

from __future__ import annotations

import platform
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from textwrap import fill
from typing import Final, Literal

import msgspec
from msgspec import Struct

from assets import asset
from game import VERSION

FOLDER: Final = "licenses"
"""The folder of the list and of the license texts, below ``assets``."""

WIDTH: Final = 80
"""The width of the report in columns."""

Kind = Literal["program", "font", "python", "library"]


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the executable; the head of the list explains the fields."""

    name: str
    kind: Kind
    license: str
    home: str
    texts: tuple[str, ...]
    modules: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    version: str = ""
    package: str = ""
    authors: str = ""

    @property
    def license_name(self) -> str:
        """The license for readers; spaces replace hyphens in one that is not an SPDX identifier."""
        own = "LicenseRef-"
        return self.license.removeprefix(own).replace("-", " ") if own in self.license else self.license

    @property
    def is_lgpl(self) -> bool:
        """Whether users may replace this part with their own version."""
        return "LGPL" in self.license

    def has_file(self, name: str) -> bool:
        """Return whether a file of this name belongs to the component, on any system."""
        return any(fnmatchcase(name.lower(), pattern.lower()) for pattern in self.files)

    def has_module(self, name: str) -> bool:
        """Return whether a module, given with its packages, belongs to the component."""
        return any(
            fnmatchcase(name, pattern) or fnmatchcase(name, f"{pattern}.*") for pattern in self.modules
        )


class _List(Struct, frozen=True, forbid_unknown_fields=True):
    components: tuple[Component, ...]


@cache
def all_components() -> tuple[Component, ...]:
    """Return every component in the order of the list, Parlor Car first."""
    text = asset(FOLDER, "components.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _List).components


def read_text(name: str) -> str:
    """Return a license text by its name in the list. Raises `MissingAsset` if there is no such file."""
    return asset(FOLDER, name).read_text(encoding="utf-8")


def texts(components: Iterable[Component]) -> list[str]:
    """Return the names of the license texts of some components, each once, in order."""
    return list(dict.fromkeys(name for one in components for name in one.texts))


def installed_version(component: Component) -> str | None:
    """Return the version of an installed Python package; None if it is none or is not installed."""
    # Imported here because it is slow and seldom needed.
    from importlib.metadata import PackageNotFoundError, version

    if component.kind == "program":
        return VERSION
    if component.name == "Python":
        return platform.python_version()
    try:
        return version(component.package) if component.package else None
    except PackageNotFoundError:
        return None


def license_report(components: Sequence[Component], remark: str) -> str:
    """Return the components, a remark, and the full text of every license, as plain text.

    Each component has a line with its name, version and license, and one with the address of its source code.
    Each license text appears once, below the names of its components.
    """
    names = [f"{one.name} {installed_version(one) or ''}".strip() for one in components]
    wide = max(map(len, names)) + 2
    lines = [
        f"{name:<{wide}}{one.license}\n{'':<{wide}}{one.home}"
        for name, one in zip(names, components, strict=True)
    ]
    parts = ["\n".join(lines), fill(remark, WIDTH)]
    for name in texts(components):
        owners = fill(", ".join(one.name for one in components if name in one.texts), WIDTH)
        parts.append(f"{'=' * WIDTH}\n{owners}\n{'=' * WIDTH}\n\n{read_text(name).strip()}")
    return "\n\n".join(parts)
