"""Wheels and source archives, and their metadata."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a checkout that builds in a second, without its modules and assets."""
    folder = tmp_path / "checkout"
    for name in ("game", "ai", "assets"):
        (folder / name).mkdir(parents=True)
        shutil.copy(ROOT / name / "__init__.py", folder / name)
    for name in ("setup.py", "build_backend.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def built(checkout: Path, call: str, compiled: str = "0") -> str:
    """Call a hook of the build backend as pip does, and return what it prints last."""
    done = subprocess.run(
        [sys.executable, "-c", f"import build_backend; print(build_backend.{call})"],
        cwd=checkout,
        env={**os.environ, "PARLORCAR_COMPILE": compiled},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()[-1]


def wheel_files(checkout: Path) -> set[str]:
    name = built(checkout, "build_wheel('dist')")
    return set(zipfile.ZipFile(checkout / "dist" / name).namelist())


def test_only_the_source_gets_into_a_wheel_whatever_earlier_builds_left(checkout: Path) -> None:
    clean = wheel_files(checkout)
    (info,) = {name.split("/")[0] for name in clean if ".dist-info/" in name}
    for system in ("linux-x86_64", "win-amd64"):  # A build that was killed leaves these.
        (checkout / f"build/bdist.{system}/wheel/{info}").mkdir(parents=True)
    (checkout / "build/lib/game").mkdir(parents=True)
    (checkout / "build/lib/game/deleted.py").touch()
    for folder in ("game", "assets"):
        (checkout / folder / "__pycache__").mkdir(exist_ok=True)
        (checkout / folder / "__pycache__" / "__init__.cpython-311.pyc").touch()
        (checkout / folder / "module.cpython-311-x86_64-linux-gnu.so").touch()
    assert wheel_files(checkout) == clean


def test_a_source_archive_has_what_builds_it_and_nothing_of_an_interrupted_one(checkout: Path) -> None:
    version = re.search(r'VERSION: Final = "(.*)"', (ROOT / "game/__init__.py").read_text(encoding="utf-8"))
    assert version is not None
    folder = f"parlorcar-{version[1]}"
    (checkout / folder / "game").mkdir(parents=True)
    (checkout / folder / "game" / "deleted.py").touch()
    with tarfile.open(checkout / "dist" / built(checkout, "build_sdist('dist')")) as archive:
        names = {name.removeprefix(f"{folder}/") for name in archive.getnames()}
    assert {"setup.py", "build_backend.py", "MANIFEST.in", "game/__init__.py"} <= names
    assert "game/deleted.py" not in names


def test_an_old_python_is_refused_by_its_version(checkout: Path) -> None:
    program = (
        "import sys; sys.version, sys.version_info = '3.10.13 (main)', (3, 10, 13); import build_backend"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 1
    assert "3.11 or newer" in done.stderr
    assert done.stderr.rstrip().endswith("3.10.13.")


def test_only_a_compiled_build_requires_the_compiler(checkout: Path) -> None:
    both = "get_requires_for_build_wheel(), build_backend.get_requires_for_build_editable()"
    assert built(checkout, both) == "[] []"
    assert built(checkout, both, compiled="1").count("mypy>=") == 2


@pytest.mark.thorough
def test_the_source_archive_builds_the_wheel_of_the_checkout(tmp_path: Path) -> None:
    folder = tmp_path / "checkout"
    kept = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True).stdout
    if not kept:
        pytest.skip("this is no checkout")
    for name in filter(None, kept.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    with tarfile.open(folder / "dist" / built(folder, "build_sdist('dist')")) as archive:
        archive.extractall(tmp_path, filter="data")
        unpacked = tmp_path / archive.getnames()[0]
    assert {name for name in kept.split("\0") if name and not (unpacked / name).is_file()} == {".gitignore"}
    assert wheel_files(unpacked) == wheel_files(folder)


def test_wheels_are_made_for_every_python_that_is_named() -> None:
    named = {
        line.rpartition(" ")[2]
        for line in PROJECT["project"]["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", line)
    }
    builds = re.fullmatch(r"cp3(\d)\{(\d(?:,\d)*)\}-\*", PROJECT["tool"]["cibuildwheel"]["build"])
    assert builds is not None
    assert named == {f"3.{builds[1]}{minor}" for minor in builds[2].split(",")}
    assert PROJECT["project"]["requires-python"] == f">={min(named, key=lambda one: int(one[2:]))}"
    assert PROJECT["tool"]["cibuildwheel"]["environment"] == {"PARLORCAR_COMPILE": "1"}


def test_the_package_index_and_the_software_centers_name_the_same_pages() -> None:
    pages = PROJECT["project"]["urls"]
    (metainfo,) = (ROOT / "tools/desktop").glob("*.metainfo.xml")
    links = {link.get("type"): link.text for link in ElementTree.parse(metainfo).getroot().iterfind("url")}
    assert (links["homepage"], links["bugtracker"]) == (pages["Homepage"], pages["Issues"])
    assert pages["Changelog"].startswith(pages["Homepage"])


def test_pictures_and_pages_of_the_readme_are_found_from_the_package_index(checkout: Path) -> None:
    name = built(checkout, "build_wheel('dist')")
    with zipfile.ZipFile(checkout / "dist" / name) as wheel:
        (path,) = [path for path in wheel.namelist() if path.endswith(".dist-info/METADATA")]
        text = wheel.read(path).decode()
    assert "Description-Content-Type: text/markdown" in text
    home = PROJECT["project"]["urls"]["Homepage"]
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]*)\)", text)
    assert sum(1 for picture, _ in links if picture) == 4
    for picture, link in links:
        base = f"{home}/{'raw' if picture else 'blob'}/main/"
        if picture or link.startswith(base):
            assert (ROOT / link.removeprefix(base)).is_file()
        else:
            assert link.startswith("https://")
    assert f"{home}/blob/main/docs/bots.md" in {link for _, link in links}
