"""The bill of materials of an executable, as CycloneDX JSON: ``python -m tools.sbom FILE`` checks one.

`build.spec` writes it from what PyInstaller put into the executable. Every file and module has to belong to
a component of ``assets/licenses/components.toml``; the build stops at the first ones that don't.
"""

from __future__ import annotations

import re
import sqlite3
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

import pygame
import pygame.freetype
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.exception import MissingOptionalDependencyException
from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component as Part
from cyclonedx.model.component import ComponentType
from cyclonedx.model.component_evidence import ComponentEvidence, Occurrence
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from packageurl import PackageURL

from game.components import Component, Kind, all_components, installed_version

Entry = tuple[str, str, str]
"""A line of PyInstaller's tables: the name in the executable, the path here, and what it is."""

Contents = dict[Component, dict[str, Path]]
"""The components of an executable, and their files: names in the executable, and paths here."""

TYPES: Final[dict[Kind, ComponentType]] = {
    "program": ComponentType.APPLICATION,
    "font": ComponentType.DATA,
    "python": ComponentType.LIBRARY,
    "library": ComponentType.LIBRARY,
}


def _dotted(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


RUNNING: Final[Mapping[str, Callable[[], str]]] = {
    "SDL": lambda: _dotted(pygame.get_sdl_version()),
    "SDL_image": lambda: _dotted(pygame.image.get_sdl_image_version() or ()),
    "SDL_mixer": lambda: _dotted(pygame.mixer.get_sdl_mixer_version()),
    "SDL_ttf": lambda: _dotted(pygame.font.get_sdl_ttf_version()),
    "FreeType": lambda: _dotted(pygame.freetype.get_version()),
    "SQLite": lambda: sqlite3.sqlite_version,
    "zlib": lambda: zlib.ZLIB_RUNTIME_VERSION,
}
"""Libraries that report their version when they run."""


class Unlisted(ValueError):
    """Something in the executable belongs to no component of the list."""


def contents(entries: Iterable[Entry]) -> Contents:
    """Return the components to which these files and modules of an executable belong.

    Raises `Unlisted`, naming what belongs to none.
    """
    found: Contents = {}
    unlisted = []
    for name, source, kind in entries:
        if kind == "SYMLINK":
            continue
        owners = list(_owners(name.replace("\\", "/"), kind))
        if not owners:
            unlisted.append(name)
        for owner in owners:
            files = found.setdefault(owner, {})
            if kind != "PYMODULE":
                files[name] = Path(source)
    if unlisted:
        raise Unlisted(
            f"no license is known for {', '.join(sorted(unlisted))}: "
            "add the component to assets/licenses/components.toml, with its license text"
        )
    return {one: found[one] for one in all_components() if one in found}


def _owners(name: str, kind: str) -> Iterator[Component]:
    """Yield the components to which one file or module belongs."""
    path = PurePosixPath(name)
    listed = [one for one in all_components() if one.has_file(path.name)]
    if path.parts[0] == "assets":  # Where a license text may have the name of a library.
        listed = [one for one in listed if one.kind == "font"]
    if listed:
        yield from listed
        return
    module = name if kind == "PYMODULE" else _module_of(path)
    top = module.partition(".")[0]
    for one in all_components():
        if one.has_module(module) or (one.name == "Python" and top in sys.stdlib_module_names):
            yield one
            return


def _module_of(path: PurePosixPath) -> str:
    """Return the module to which a file belongs: an extension module, or a package with its data."""
    parts = list(path.parts)
    if "lib-dynload" in parts:
        parts = parts[parts.index("lib-dynload") + 1 :]
    if parts[0].endswith(".dist-info"):
        name = re.sub(r"[-_.]+", "-", parts[0].removesuffix(".dist-info").rpartition("-")[0]).lower()
        owner = [one for one in all_components() if re.sub(r"[-_.]+", "-", one.package).lower() == name]
        return owner[0].modules[0] if owner else parts[0]
    return ".".join([*parts[:-1], parts[-1].partition(".")[0]])


def version_of(component: Component, files: Iterable[Path]) -> str | None:
    """Return a component's version: reported by itself, from its package, or found in its files."""
    if component.name in RUNNING:
        return RUNNING[component.name]()
    if not component.version:
        return installed_version(component)
    for path in files:
        text = path.read_bytes().decode("latin-1")
        if version := re.search(component.version, text):
            return version[1]
    return None


def bill(found: Contents) -> Bom:
    """Return the bill of materials of an executable with these components."""
    licenses = LicenseFactory()

    def part(component: Component, files: Mapping[str, Path]) -> Part:
        version = version_of(component, files.values())
        occurrences = [Occurrence(location=name.replace("\\", "/")) for name in sorted(files)]
        is_package = component.kind == "python" and component.package
        return Part(
            name=component.name,
            type=TYPES[component.kind],
            bom_ref=component.name,
            version=version,
            licenses=[licenses.make_from_string(component.license)],
            purl=PackageURL("pypi", name=component.package.lower(), version=version) if is_package else None,
            external_references=[
                ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(component.home))
            ],
            evidence=ComponentEvidence(occurrences=occurrences) if occurrences else None,
        )

    program, *others = [one for one in all_components() if one.kind == "program" or one in found]
    made = Bom(components=[part(one, found[one]) for one in others])
    made.metadata.component = part(program, {})
    made.register_dependency(made.metadata.component, made.components)
    return made


def write_bill(file: Path, entries: Iterable[Entry]) -> None:
    """Write the bill of materials of what PyInstaller puts into an executable. Raises `Unlisted`."""
    bootloader = ("pyimod01_archive", "", "PYMODULE")  # PyInstaller adds it after the analysis.
    file.parent.mkdir(parents=True, exist_ok=True)
    made = bill(contents([*entries, bootloader]))
    JsonV1Dot6(made).output_to_file(str(file), allow_overwrite=True, indent=2)


def check_bill(text: str) -> str | None:
    """Return what is wrong with a bill of materials by its schema; None if nothing is."""
    from cyclonedx.validation.json import JsonStrictValidator

    trouble = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    return None if trouble is None else str(trouble)


def main(argv: Sequence[str] | None = None) -> int:
    """Check a bill of materials; see the module's first line."""
    given = sys.argv[1:] if argv is None else argv
    if len(given) != 1 or not Path(given[0]).is_file():
        print("python -m tools.sbom: expected one file", file=sys.stderr)
        return 2
    try:
        trouble = check_bill(Path(given[0]).read_text(encoding="utf-8"))
    except MissingOptionalDependencyException:
        trouble = "checking needs libraries that aren't installed: run pip install '.[test]' first"
    if trouble is not None:
        print(f"python -m tools.sbom: {given[0]}: {trouble}", file=sys.stderr)
        return 2
    print(f"{given[0]}: valid CycloneDX 1.6")
    return 0


if __name__ == "__main__":
    sys.exit(main())
