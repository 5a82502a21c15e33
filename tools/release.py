"""The steps of a release that don't depend on where they run: ``python -m tools.release STEP``.

``tag TAG``           check that a tag, the program's version and the change log agree
``notes``             print the change log's entry for this version
``archive NAME``      pack ``--dist`` (from PyInstaller) into one archive for players, in ``--out``
``checksums FOLDER``  write SHA256SUMS for all files of a folder
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import file_digest
from pathlib import Path
from typing import Final

from game import VERSION

ROOT: Final = Path(__file__).parents[1]
DESKTOP: Final = ROOT / "tools" / "desktop"
README: Final = DESKTOP / "README-archive.txt"
CHECKSUMS: Final = "SHA256SUMS"
EXECUTABLES: Final = ("Parlor Car.app", "parlorcar.exe", "parlorcar")
"""What PyInstaller makes on macOS, Windows and Linux; the first one found is packed."""


class ReleaseError(Exception):
    """A step of the release failed; the message has the reason and the remedy."""


def check_tag(tag: str, changes: str) -> None:
    """Raise `ReleaseError` unless a tag is "v" and the version, and the change log has its dated entry."""
    if tag != f"v{VERSION}":
        raise ReleaseError(f"the tag is {tag}, but game.VERSION is {VERSION}: expected the tag v{VERSION}")
    if not re.search(rf"^## \[?{re.escape(VERSION)}\]? - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no heading '## {VERSION} - YEAR-MONTH-DAY': date the entry")


def notes(changes: str) -> str:
    """Return the section of the change log about this version, without its heading."""
    heading = rf"^## \[?{re.escape(VERSION)}\]?[^\n]*$"
    entry = re.search(rf"{heading}(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if entry is None:
        raise ReleaseError(f"CHANGELOG.md has no entry for {VERSION}")
    return entry[1].strip()


def pack(name: str, dist: Path, out: Path) -> Path:
    """Pack the executable with its license texts and a README into one archive; its path.

    Raises `ReleaseError` if there is no executable in `dist`.
    """
    found = [dist / one for one in EXECUTABLES if (dist / one).exists()]
    if not found:
        raise ReleaseError(f"no executable is in {dist}: run pyinstaller build.spec first")
    program = found[0]
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / name
        _fill(folder)
        if program.is_dir():
            shutil.copytree(program, folder / program.name, symlinks=True)
            archive = out / f"{name}.zip"
            # Other tools lose the links and permissions of an app.
            subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)], check=True)
            return archive
        shutil.copy2(program, folder)
        if program.suffix:
            return Path(shutil.make_archive(str(out / name), "zip", temporary, name))
        _add_desktop(folder / "desktop")
        return Path(shutil.make_archive(str(out / name), "gztar", temporary, name))


def _fill(folder: Path) -> None:
    """Put what every archive carries into a new folder."""
    # Imported here, as the icons below, so that a tag is checked before any library is installed.
    from game.components import FOLDER, all_components, texts

    (folder / FOLDER).mkdir(parents=True)
    shutil.copy2(README, folder / "README.txt")
    shutil.copy2(ROOT / "LICENSE", folder / "LICENSE.txt")
    for text in texts(all_components()):
        shutil.copy2(ROOT / "assets" / FOLDER / text, folder / FOLDER)


def _add_desktop(folder: Path) -> None:
    """Put what Linux desktops need into a new folder, with the script that installs it."""
    from tools.icons import write_icons

    folder.mkdir()
    for path in DESKTOP.iterdir():
        if path.suffix in (".desktop", ".xml", ".sh"):
            shutil.copy2(path, folder)
    shutil.copytree(write_icons(folder / "icons") / "hicolor", folder / "hicolor")
    shutil.rmtree(folder / "icons")


def write_checksums(folder: Path) -> str:
    """Write the checksums of a folder's files into the folder; the text."""
    lines = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != CHECKSUMS:
            with path.open("rb") as file:
                lines.append(f"{file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    if not lines:
        raise ReleaseError(f"no files are in {folder}")
    text = "".join(lines)
    (folder / CHECKSUMS).write_text(text, encoding="utf-8", newline="\n")
    return text


def main(argv: Sequence[str] | None = None) -> int:
    """Run a step; the exit code is 2 after an error in one line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.release",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("tag").add_argument("tag")
    steps.add_parser("notes")
    archive = steps.add_parser("archive")
    archive.add_argument("name")
    archive.add_argument("--dist", type=Path, default=Path("dist"))
    archive.add_argument("--out", type=Path, default=Path("out"))
    steps.add_parser("checksums").add_argument("folder", type=Path)
    given = parser.parse_args(argv)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        if given.step == "tag":
            check_tag(given.tag, changes)
            print(f"{given.tag} is Parlor Car {VERSION}")
        elif given.step == "notes":
            print(notes(changes))
        elif given.step == "archive":
            print(pack(given.name, given.dist, given.out))
        else:
            print(write_checksums(given.folder), end="")
    except ModuleNotFoundError as missing:
        print(
            f"python -m tools.release {given.step}: the library {missing.name} isn't installed: "
            "run pip install . first, and use the Python of that environment",
            file=sys.stderr,
        )
        return 2
    except (ReleaseError, OSError, subprocess.SubprocessError) as trouble:
        print(f"python -m tools.release {given.step}: {trouble}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
