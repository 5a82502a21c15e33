"""What build.spec puts into the executable: hidden imports, version, icons and a bill of materials."""

from __future__ import annotations

import json
import platform
import struct
import sys
from pathlib import Path

import pygame
import pytest

from game import VERSION
from tools import icons, sbom
from tools.hidden import hidden_imports
from tools.icons import HICOLOR, ICNS, ICO, ID
from tools.sbom import Entry, Unlisted, check_bill, contents, write_bill
from tools.version_info import write_version_info

ROOT = Path(__file__).resolve().parents[2]
SOURCE = """
import math, absent.typing as npt
from game.rules.contract import Move
from nowhere.at.all import nothing

def later():
    from ai.bot import Bot
"""


def test_what_a_source_imports_is_named_also_where_a_package_is_missing(tmp_path: Path) -> None:
    (tmp_path / "source.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "beside.py").write_text("from . import other\nfrom .math import pi\n", encoding="utf-8")
    assert hidden_imports(tmp_path.glob("*.py")) == {"math", "game.rules.contract", "ai.bot"}


def test_what_the_bots_import_is_found_without_what_only_fitting_needs() -> None:
    sources = [path for path in (ROOT / "ai").rglob("*.py") if "fit" not in path.parts]
    found = hidden_imports(sources)
    assert "game.rules.contract" in found
    assert not any(name.partition(".")[0] in ("numpy", "dask") for name in found)


def test_the_version_resource_names_version_and_owner(tmp_path: Path) -> None:
    file = Path(write_version_info(tmp_path / "version_info.txt", VERSION))
    strings: dict[str, str] = {}
    fixed: dict[str, object] = {}
    # The names that PyInstaller knows when it reads the file.
    names = {
        "VSVersionInfo": lambda ffi, kids: kids,
        "StringFileInfo": list,
        "StringTable": lambda code, kids: kids,
        "StringStruct": strings.__setitem__,
        "VarFileInfo": list,
        "VarStruct": lambda name, kids: kids,
    }
    names["FixedFileInfo"] = lambda **numbers: fixed.update(numbers)
    eval(file.read_text(encoding="utf-8"), names)
    assert fixed["filevers"] == fixed["prodvers"] == (*map(int, VERSION.split(".")), 0)
    assert strings["ProductVersion"] == strings["FileVersion"] == VERSION
    assert strings["LegalCopyright"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert strings["LegalCopyright"].endswith(strings["CompanyName"])
    assert strings["FileDescription"]


def test_icons_are_written_for_every_system(tmp_path: Path) -> None:
    assert icons.main([str(tmp_path / "icons")]) == 0
    pngs = {}
    for side in HICOLOR:
        path = tmp_path / "icons" / "hicolor" / f"{side}x{side}" / "apps" / f"{ID}.png"
        assert pygame.image.load(path).get_size() == (side, side)
        pngs[side] = path.read_bytes()
    ico, icns = ((tmp_path / "icons" / f"parlorcar.{one}").read_bytes() for one in ("ico", "icns"))
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, len(ICO))
    for number, side in enumerate(ICO):
        wide, high, *_, size, start = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert (wide or 256, high or 256) == (side, side)
        assert ico[start : start + size] == pngs[side]
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    for side, name in ICNS.items():
        start = icns.index(name + struct.pack(">I", len(pngs[side]) + 8)) + 8
        assert icns[start : start + len(pngs[side])] == pngs[side]


def test_a_folder_is_expected() -> None:
    assert icons.main([]) == 2


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
    assert sbom.main([str(written)]) == 2
    assert "'.[test]'" in capsys.readouterr().err


def test_a_bill_that_breaks_the_schema_is_refused(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sbom.main([str(written)]) == 0
    data = json.loads(written.read_text())
    data["components"][0]["type"] = "toy"
    written.write_text(json.dumps(data))
    assert sbom.main([str(written)]) == 2
    assert str(written) in capsys.readouterr().err
    assert sbom.main([]) == 2
