"""What is built beside the Python source: the rules and the bots, compiled by mypyc.

A wheel carries compiled modules; a checkout stays plain, an editable one too. The source is the same,
and it is all or nothing: where there is no compiler, or where mypyc fails, everything stays plain,
and one line says so. ``PARLORCAR_COMPILE=0`` forbids to compile. ``PARLORCAR_COMPILE=1`` demands it (no
compiled modules is then an error) and also compiles where it is not usual: ``pip install -e .``
or ``python setup.py build_ext --inplace``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection
from pathlib import Path
from textwrap import shorten
from typing import Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

VARIABLE: Final = "PARLORCAR_COMPILE"

FLOORS: Final = ("game/rules", "ai")
"""The folders whose modules are compiled."""

PLAIN: Final = {
    "__init__.py": "is found by its name in an executable only as Python, and holds next to nothing",
    "__main__.py": "is run by python -m, which needs a code object",
    "*_form.py": "msgspec reads the annotations of its Structs, which a compiled class has not",
    "game/rules/boards.py": "Structs",
    "game/rules/*/board_file.py": "Structs",
    "game/rules/*/forms.py": "Structs",
    "game/rules/*/card_file.py": "Structs",
    "ai/players.py": "Structs",
    "game/rules/record.py": "its annotations are read by tools.records and msgspec",
    "game/rules/notes.py": "its enums have an __init__, which compiled enums below them need interpreted",
    "game/rules/catalogue.py": "is replaced in parts where a game is brought from outside; nothing to gain",
    "game/rules/expected.py": "reads messages of msgspec; nothing to gain",
    "game/rules/accounts.py": "read when a match is over; nothing to gain",
    "game/rules/*/accounts.py": "read when a match is over; nothing to gain",
    "game/rules/openings.py": "once for each match; nothing to gain",
    "ai/bench.py": "its plain loop is the measure",
    "ai/command.py": "the command lines of tools; nothing to gain",
    "ai/apart.py": "starts processes; nothing to gain",
    "ai/arena/*.py": "starts matches; nothing to gain",
    "ai/fit/*.py": "starts matches, and computes in numpy; nothing to gain",
    "ai/boards/*.py": "starts matches; nothing to gain",
    "ai/survey/*.py": "starts matches; nothing to gain",
    "ai/hall.py": "starts work; nothing to gain",
    "ai/kept.py": "results in files; nothing to gain",
    "ai/problems/*.py": "starts matches; nothing to gain",
}
"""The modules that stay interpreted, as patterns of `Path.match`, and why."""


def modules() -> list[str]:
    """The files that are compiled, as paths from here."""
    found = (path for floor in FLOORS for path in sorted(Path(floor).rglob("*.py")))
    return [path.as_posix() for path in found if not any(path.match(pattern) for pattern in PLAIN)]


def wanted(commands: Collection[str], asked: str | None) -> bool:
    """Whether these commands of setuptools compile, where the variable has this value."""
    if asked not in (None, "", "0", "1"):
        sys.exit(f"{VARIABLE}: expected 0 or 1, found {asked}")
    usual = {"bdist_wheel"}
    possible = usual | {"build_ext", "editable_wheel"}
    return asked != "0" and not (possible if asked else usual).isdisjoint(commands)


def stay_plain(why: object) -> None:
    """Say why nothing is compiled; end the process if that was demanded."""
    line = f"parlorcar: rules and bots stay plain, not compiled: {shorten(str(why), 160)}"
    if os.environ.get(VARIABLE) == "1":
        sys.exit(line)
    print(line, file=sys.stderr)


def extensions() -> list[Extension]:
    """The modules in C, as mypyc writes them; none if it can't."""
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(modules(), group_name="parlorcar", debug_level="0")
        return found
    except ImportError as missing:
        stay_plain(missing)
    except (Exception, SystemExit) as trouble:  # It ends the process when it finds a mistake.
        stay_plain(f"mypyc: {trouble}")
    return []


class BuildAll(build_ext):
    """Compiles every module or, where one can't be, none."""

    def run(self) -> None:
        """Build, and leave no compiled module behind that is not of this build."""
        if not self.inplace:
            self._clear()
        try:
            super().run()
        except (BaseError, CompileError, LinkError) as trouble:
            stay_plain(trouble)
            self._clear()
            self.extensions = self.distribution.ext_modules = []
            if "bdist_wheel" in self.distribution.command_obj:
                self.get_finalized_command("bdist_wheel").root_is_pure = True

    def _clear(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


if __name__ == "__main__":
    compiled = extensions() if wanted(sys.argv, os.environ.get(VARIABLE)) else []
    setup(ext_modules=compiled, cmdclass={"build_ext": BuildAll})
