"""The bill of materials lists what is in the executable, with versions, and refuses what has no license."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path

import pygame
import pytest

from tools.sbom import Entry, Unlisted, check_bill, contents, main, write_bill

LIBRARIES = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
"""The libraries in the wheel of pygame for Linux."""

ENTRIES: list[Entry] = [
    ("pygame", "pygame/__init__.py", "PYMODULE"),
    ("ai.players", "ai/players.py", "PYMODULE"),
    ("json.decoder", "json/decoder.py", "PYMODULE"),
    ("fluent.syntax.ast", "fluent/syntax/ast.py", "PYMODULE"),
    ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "_json.so", "EXTENSION"),
    ("assets\\fonts\\RobotoSlab-Bold.ttf", "RobotoSlab-Bold.ttf", "DATA"),
    ("babel-2.17.0.dist-info/METADATA", "METADATA", "DATA"),
    ("libogg.so", "pygame_ce.libs/libogg.so", "SYMLINK"),
]


def names(entries: list[Entry]) -> list[str]:
    return [one.name for one in contents(entries)]


def test_files_and_modules_belong_to_components() -> None:
    assert names(ENTRIES) == ["Parlor Car", "Roboto Slab", "Python", "pygame-ce", "fluent.syntax", "Babel"]


@pytest.mark.parametrize(
    ("file", "owner"),
    [
        ("parlorcar__mypyc.cpython-311-x86_64-linux-gnu.so", "Parlor Car"),
        ("game/rules/contract.cp311-win_amd64.pyd", "Parlor Car"),
        ("662d74fafc0597a8e0f9__mypyc.cpython-311-darwin.so", "openskill"),
        ("pygame\\base.cp311-win_amd64.pyd", "pygame-ce"),
        ("_ctypes.pyd", "Python"),
        ("assets/licenses/libsndfile.txt", "Parlor Car"),
        ("Python.framework/Versions/3.11/Resources/Info.plist", "Python"),
        ("vcruntime140.dll", "Microsoft Visual C++ runtime"),
    ],
)
def test_compiled_modules_and_files_of_other_systems_belong_to_components(file: str, owner: str) -> None:
    assert names([(file, file, "EXTENSION")]) == [owner]


def test_a_library_inside_another_is_listed_too() -> None:
    assert names([("SDL2_ttf.dll", "SDL2_ttf.dll", "BINARY")]) == ["SDL_ttf", "FreeType", "HarfBuzz"]


@pytest.mark.parametrize(
    "entry",
    [
        ("requests.api", "requests/api.py", "PYMODULE"),
        ("libreadline.so.8", "libreadline.so.8", "BINARY"),
        ("certifi/cacert.pem", "cacert.pem", "DATA"),
    ],
)
def test_what_has_no_license_is_refused_by_name(entry: Entry) -> None:
    with pytest.raises(Unlisted, match=entry[0]):
        contents([*ENTRIES, entry])


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "dist" / "parlorcar.cdx.json"
    libraries = [(path.name, str(path), "BINARY") for path in sorted(LIBRARIES.glob("lib[FS]*"))]
    write_bill(file, [*ENTRIES, *libraries])
    return file


def test_the_bill_is_valid_and_names_versions(written: Path) -> None:
    text = written.read_text()
    assert check_bill(text) is None
    parts = {part["name"]: part for part in json.loads(text)["components"]}
    assert parts["Python"]["version"] == platform.python_version()
    assert parts["pygame-ce"]["purl"] == f"pkg:pypi/pygame-ce@{pygame.version.ver}"
    assert parts["PyInstaller bootloader"]["licenses"]
    assert "pytest" not in parts
    if LIBRARIES.exists():
        assert parts["SDL"]["version"] == ".".join(map(str, pygame.get_sdl_version()))
        assert parts["FLAC"]["version"].startswith("1.")


def test_checking_names_the_extra_that_it_needs(
    written: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``pip install '.[build]'`` brings what writes a bill, but not what checks one."""
    for name in [name for name in sys.modules if name.startswith("cyclonedx.validation")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "jsonschema.validators", None)
    assert main([str(written)]) == 2
    assert "'.[test]'" in capsys.readouterr().err


def test_a_bill_that_breaks_the_schema_is_refused(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(written)]) == 0
    data = json.loads(written.read_text())
    data["components"][0]["type"] = "toy"
    written.write_text(json.dumps(data))
    assert main([str(written)]) == 2
    assert str(written) in capsys.readouterr().err
    assert main([]) == 2
