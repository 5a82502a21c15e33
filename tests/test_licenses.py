"""Every part of the executable is listed with its license, and its text comes with the program."""

from __future__ import annotations

import importlib.metadata
import re
from pathlib import Path

import pygame
import pytest

import game.__main__ as command_line
from game.components import all_components, license_report, read_text, texts
from game.table.pages.help import ABOUT, chapter
from game.words import active_locale
from game.words.message_catalog import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
LICENSES = ROOT / "assets" / "licenses"


def normal(name: str) -> str:
    """Return a package's name as the package index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required_packages() -> set[str]:
    """Return the packages that the installed program needs, and their dependencies."""
    found: set[str] = set()
    ahead = ["parlorcar"]
    while ahead:
        for line in importlib.metadata.requires(ahead.pop()) or ():
            name, _, condition = line.partition(";")
            name = normal(re.split(r"[^\w.-]", name.strip())[0])
            if "extra" in condition or name in found or name == "tzdata":
                continue
            found.add(name)
            ahead.append(name)
    return found


def test_every_required_package_is_listed() -> None:
    assert required_packages() <= {normal(one.package) for one in all_components()}


def test_every_library_in_the_pygame_wheel_is_listed() -> None:
    """But for the sound system of Linux, which PyInstaller never packs."""
    folder = Path(pygame.__file__).parent
    places = [folder, folder / ".dylibs", folder.parent / "pygame_ce.libs"]
    files = [path.name for place in places for path in place.glob("*")]
    libraries = [name for name in files if re.search(r"\.(dylib|dll)$|\.so\.\d", name)]
    unlisted = [name for name in libraries if not any(one.has_file(name) for one in all_components())]
    assert [name for name in unlisted if not name.startswith("libasound")] == []


def test_names_of_libraries_on_other_systems_are_recognized() -> None:
    names = ["SDL2.dll", "SDL2_ttf.dll", "libopus-0.dll", "libFLAC.14.0.0.dylib", "libz.1.3.1.zlib-ng.dylib"]
    owners = {name: {one.name for one in all_components() if one.has_file(name)} for name in names}
    assert owners == {
        "SDL2.dll": {"SDL"},
        "SDL2_ttf.dll": {"SDL_ttf", "FreeType", "HarfBuzz"},
        "libopus-0.dll": {"Opus"},
        "libFLAC.14.0.0.dylib": {"FLAC"},
        "libz.1.3.1.zlib-ng.dylib": {"zlib"},
    }


def test_every_license_text_is_there_and_used() -> None:
    used = texts(all_components())
    assert all(len(read_text(name)) > 100 for name in used)
    assert {path.name for path in LICENSES.glob("*.txt")} == {name for name in used if "/" not in name}
    assert read_text("parlor-car.txt") == (ROOT / "LICENSE").read_text()


def test_parts_under_the_lgpl_come_with_its_text() -> None:
    assert [one.name for one in all_components() if one.is_lgpl and "LGPL-2.1.txt" not in one.texts] == []


def test_the_report_has_each_license_text_once() -> None:
    report = license_report(all_components(), "A remark.")
    assert all(report.count(read_text(name).strip()) == 1 for name in texts(all_components()))
    assert len(report) < 400_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_every_component_and_how_to_replace_those_under_the_lgpl(language: str) -> None:
    with active_locale.override(language):
        _, blocks = chapter(ABOUT)
    rows = {block.name: block.words for block in blocks if block.kind == "row"}
    listed = [one for one in all_components() if one.kind != "program"]
    assert {one.name for one in listed} == rows.keys()
    assert all(one.license_name in rows[one.name] for one in listed)
    (replacing,) = [block.words for block in blocks if "LGPL" in block.words and block.kind == "text"]
    assert all(f"**{one.name}**" in replacing for one in listed if one.is_lgpl)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_all_licenses(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with active_locale.override("en"):
        assert command_line.main(["--licenses", "--language", language]) == 0
    printed = capsys.readouterr().out
    assert all(one.home in printed for one in all_components())
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in printed
    assert "Independent JPEG Group" in printed.split("=" * 20)[0]  # As its license demands.
