"""The steps of a release: tags agree with the version, and archives are complete."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import VERSION
from game.components import all_components, texts
from tools.icons import HICOLOR, ID
from tools.release import ReleaseError, check_tag, main, notes
from tools.screenshots import FOLDER, SHOWN, SIZE

ROOT = Path(__file__).resolve().parents[2]
METAINFO = ElementTree.parse(ROOT / "tools" / "desktop" / "io.github.parlorcar.ParlorCar.metainfo.xml")
EVERYWHERE = {
    "README.txt",
    "LICENSE.txt",
    *(f"licenses/{Path(text).name}" for text in texts(all_components())),
}


def executable(folder: Path, name: str) -> Path:
    """Make a folder with a stand-in for PyInstaller's executable."""
    folder.mkdir()
    (folder / name).write_bytes(b"program")
    (folder / name).chmod(0o755)
    return folder


def test_the_archive_for_linux_carries_licenses_readme_and_desktop_files(tmp_path: Path) -> None:
    dist = executable(tmp_path / "dist", "parlorcar")
    assert main(["archive", "parlorcar-test", "--dist", str(dist), "--out", str(tmp_path / "out")]) == 0
    with tarfile.open(tmp_path / "out" / "parlorcar-test.tar.gz") as archive:
        names = {name.removeprefix("parlorcar-test/") for name in archive.getnames()}
        assert archive.getmember("parlorcar-test/parlorcar").mode & 0o111
        archive.extractall(tmp_path, filter="data")
    assert names >= {*EVERYWHERE, "parlorcar", "desktop/install.sh"}
    assert names >= {f"desktop/{ID}.{kind}" for kind in ("desktop", "xml", "metainfo.xml")}
    assert names >= {f"desktop/hicolor/{n}x{n}/apps/{ID}.png" for n in (16, 128, 512)}
    assert (tmp_path / "parlorcar-test" / "LICENSE.txt").read_text() == (ROOT / "LICENSE").read_text()


def test_the_archive_for_windows_carries_licenses_and_readme(tmp_path: Path) -> None:
    dist = executable(tmp_path / "dist", "parlorcar.exe")
    assert main(["archive", "parlorcar-test", "--dist", str(dist), "--out", str(tmp_path / "out")]) == 0
    with zipfile.ZipFile(tmp_path / "out" / "parlorcar-test.zip") as archive:
        files = [name for name in archive.namelist() if not name.endswith("/")]
    assert {name.removeprefix("parlorcar-test/") for name in files} == {*EVERYWHERE, "parlorcar.exe"}


@pytest.mark.skipif(sys.platform == "win32", reason="stands in for a tool of macOS by a shell script")
def test_the_archive_for_macos_keeps_the_links_of_the_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a stand-in for ditto that makes a tar file."""
    tools = executable(tmp_path / "tools", "ditto")
    (tools / "ditto").write_text('#!/bin/sh\ntar -cf "$5" -C "$(dirname "$4")" "$(basename "$4")"\n')
    monkeypatch.setenv("PATH", str(tools), prepend=os.pathsep)
    dist = executable(tmp_path / "dist", "parlorcar")
    app = executable(dist / "Parlor Car.app", "program")
    (app / "link").symlink_to("program")
    assert main(["archive", "parlorcar-test", "--dist", str(dist), "--out", str(tmp_path / "out")]) == 0
    with tarfile.open(tmp_path / "out" / "parlorcar-test.zip") as archive:
        names = {name.removeprefix("parlorcar-test/") for name in archive.getnames()}
        assert archive.getmember("parlorcar-test/Parlor Car.app/link").issym()
    assert names >= {*EVERYWHERE, "Parlor Car.app/program"}
    assert "parlorcar" not in names


def test_an_archive_needs_the_libraries_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As with a Python in which the program isn't installed."""
    dist = executable(tmp_path / "dist", "parlorcar")
    monkeypatch.delitem(sys.modules, "game.components")
    monkeypatch.setitem(sys.modules, "msgspec", None)
    assert main(["archive", "parlorcar-test", "--dist", str(dist), "--out", str(tmp_path / "out")]) == 2
    assert re.search(r"archive: .*msgspec.*pip install", capsys.readouterr().err)
    assert not list((tmp_path / "out").iterdir())


def test_an_archive_needs_an_executable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["archive", "x", "--dist", str(tmp_path), "--out", str(tmp_path / "out")]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_tag_has_to_be_the_version_with_a_dated_entry() -> None:
    dated = f"# Changelog\n\n## Unreleased\n\n## {VERSION} - 2026-11-22\n"
    check_tag(f"v{VERSION}", dated)
    for tag, changes in ((VERSION, dated), ("v9.9.9", dated), (f"v{VERSION}", f"## {VERSION}\n")):
        with pytest.raises(ReleaseError):
            check_tag(tag, changes)


def test_notes_are_the_entry_of_the_version() -> None:
    entry = "First.\n\n- One"
    changes = (
        f"# Changelog\n\n## Unreleased\n\nNew.\n\n## {VERSION} - 2026-11-22\n\n{entry}\n\n## 0.0.1\n\nOld.\n"
    )
    assert notes(changes) == entry
    with pytest.raises(ReleaseError):
        notes("# Changelog\n")


def test_the_version_here_could_be_tagged() -> None:
    assert main(["tag", f"v{VERSION}"]) == 0


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    assert main(["checksums", str(tmp_path)]) == 2
    (tmp_path / "one.zip").write_bytes(b"one")
    assert main(["checksums", str(tmp_path)]) == main(["checksums", str(tmp_path)]) == 0
    (line,) = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert line == f"{hashlib.sha256(b'one').hexdigest()}  one.zip"


def test_the_page_in_software_centers_shows_this_version_and_stored_pictures() -> None:
    assert METAINFO.find("releases/release").get("version") == VERSION
    images = METAINFO.findall("screenshots/screenshot/image")
    assert [Path(image.text).stem for image in images] == list(SHOWN)
    assert all((FOLDER / Path(image.text).name).is_file() for image in images)
    assert {(int(image.get("width")), int(image.get("height"))) for image in images} == {SIZE}


def run_install_script(folder: Path, tools: str) -> subprocess.CompletedProcess[str]:
    """Run the script of an unpacked archive in a new home, with stand-ins for tools of xdg-utils."""
    archive, commands = folder / "archive", folder / "commands"
    shutil.copytree(ROOT / "tools" / "desktop", archive / "desktop")
    (archive / "desktop" / "hicolor").mkdir()
    executable(archive / "program", "parlorcar").joinpath("parlorcar").rename(archive / "parlorcar")
    commands.mkdir()
    for name in ("cp", "chmod", "dirname", "mkdir", "mktemp", "mv", "rm", "sh"):
        (commands / name).symlink_to(str(shutil.which(name)))
    for name in tools.split():
        (commands / name).write_text('#!/bin/sh\nfor file; do :; done\ncp "$file" "$HOME"\n')
        (commands / name).chmod(0o755)
    (folder / "home").mkdir()
    return subprocess.run(
        [str(shutil.which("sh")), str(archive / "desktop" / "install.sh")],
        env={"PATH": str(commands), "HOME": str(folder / "home"), "TMPDIR": str(commands)},
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_the_menu_starts_the_program_where_the_script_put_it(tmp_path: Path) -> None:
    """The PATH of a desktop often lacks ``~/.local/bin``."""
    done = run_install_script(tmp_path, "xdg-desktop-menu xdg-mime")
    assert done.returncode == 0, done.stderr
    program = tmp_path / "home" / ".local" / "bin" / "parlorcar"
    assert program.is_file()
    given = (ROOT / "tools" / "desktop" / f"{ID}.desktop").read_text()
    assert given.count("Exec=parlorcar %f\n") == 1
    installed = (tmp_path / "home" / f"{ID}.desktop").read_text()
    assert installed == given.replace("Exec=parlorcar ", f'Exec="{program}" ')


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_the_installation_script_changes_nothing_without_its_tools(tmp_path: Path) -> None:
    done = run_install_script(tmp_path, "xdg-desktop-menu")
    assert done.returncode == 2
    assert re.search("xdg-mime.*xdg-utils", done.stderr)
    assert not list((tmp_path / "home").iterdir())


def test_the_installation_script_removes_every_icon() -> None:
    script = (ROOT / "tools" / "desktop" / "install.sh").read_text()
    sizes = re.search(r"for size in ([\d ]+);", script)[1].split()
    assert [int(size) for size in sizes] == list(HICOLOR)
