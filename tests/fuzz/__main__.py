"""Fuzzing on demand: ``python -m tests.fuzz --minutes 60``, or ``--kills``, ``--inputs`` or ``--load``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path


def main() -> int:
    """Run what is asked for, print its figures; exit code 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long strange things are tried at the doors")
    parser.add_argument("--door", help="only at this one")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="repeats a run")
    parser.add_argument("--only", type=int, help="only the attempt with this number, whose error is shown")
    parser.add_argument("--kills", type=int, help="how often a program that plays is killed")
    parser.add_argument("--inputs", type=int, help="how many random inputs each game gets")
    parser.add_argument("--load", type=int, help="how many busy processes run next to matches at the table")
    parser.add_argument("--longest", type=float, default=15.0, help="minutes of such a match at most")
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parlorcar-fuzz-") as folder:
        # Nothing of this may touch the home of the developer who runs it, nor open a window.
        for name in ("HOME", "PARLORCAR_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            os.environ[name] = folder
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        good = True
        if given.minutes is not None or given.only is not None:
            good &= _doors(given, Path(folder))
        if given.kills is not None:
            from tests.fuzz import kills

            good &= kills.run(given.kills, given.seed, Path(folder))
        if given.inputs is not None:
            from tests.fuzz import inputs

            good &= inputs.run(given.inputs, given.seed, Path(folder), given.game)
        if given.load is not None:
            from tests.fuzz import load

            good &= load.run(given.load, given.seed, Path(folder), given.game, given.longest)
    return 0 if good else 1


def _doors(given: argparse.Namespace, folder: Path) -> bool:
    from tests.fuzz.doors import DOORS, opened
    from tests.fuzz.rounds import Round, attempt

    doors = [door for door in DOORS if given.door in (None, door.name)]
    good = True
    for door in doors:
        told = Round(door.name, given.seed)
        with opened(door, folder) as one:
            if given.only is not None:
                attempt(one, told, given.only)
                print(*told.failures.values(), sep="\n")
            else:
                end = time.monotonic() + 60 * given.minutes / len(doors)
                while time.monotonic() < end:
                    attempt(one, told, told.attempts)
        print(told.words(), flush=True)
        good &= not told.failures
    return good


if __name__ == "__main__":
    sys.exit(main())
