"""On demand: ``python -m tests.desktop`` with ``--bare``, ``--window``, ``--windows`` or ``--files``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path


def main() -> int:
    """Look at what is asked for, and print what was seen; exit code 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.desktop", description=__doc__)
    parser.add_argument(
        "--bare", type=Path, metavar="EXECUTABLE", help="run it in a bare Debian without Python, as root"
    )
    parser.add_argument(
        "--root", type=Path, help="where that Debian is or is made; a temporary folder if not given"
    )
    parser.add_argument(
        "--window",
        nargs="?",
        const="",
        metavar="EXECUTABLE",
        help="close, resize, minimise and move a real window; of this checkout if no executable is named",
    )
    parser.add_argument(
        "--windows", action="store_true", help="build the executable of Windows, and try it under Wine"
    )
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="keep what the screen showed")
    parser.add_argument("--files", action="store_true", help="check what lies in tools/desktop and .github")
    given = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory(prefix="parlorcar-desktop-") as folder:
        if given.bare is not None:
            from tests.desktop import bare

            good &= bare.run(given.bare, given.root or Path(folder) / "root")
        if given.window is not None:
            from tests.desktop import window

            command = [str(Path(given.window).resolve())] if given.window else [sys.executable, "-m", "game"]
            good &= window.run(command, Path(folder), given.pictures)
        if given.windows:
            from tests.desktop import windows

            good &= windows.run(Path(folder), given.pictures)
        if given.files:
            from tests.desktop import files

            good &= files.run(Path(folder))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
