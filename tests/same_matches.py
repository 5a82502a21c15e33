"""Stored matches of bots, to be played again on other Pythons and systems.

Equal seeds play equal matches everywhere. Each file in ``tests/matches`` names a game, its seats and a
seed, and lists every move of that match. This module needs no test library, so that it runs on any
Python with the program's own dependencies::

    python -m tests.same_matches            # Play them; exit code 1 at the first different move.
    python -m tests.same_matches --write    # Store them again after a change in the bots.
"""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from game.match.headless import play_headless
from game.rules.catalog import find_game

HERE = Path(__file__).parent / "matches"
FILES = sorted(HERE.glob("*.txt"))


def play_again(path: Path) -> Iterator[str]:
    """Yield the lines of a stored match's file, with the moves that are played now."""
    key, *seats, seed = path.read_text(encoding="utf-8").splitlines()[0].split()
    result = play_headless(find_game(key), seats, int(seed))
    yield " ".join([key, *seats, seed])
    yield " ".join(map(str, result.scores))
    yield from result.played


def first_difference(path: Path) -> str | None:
    """Return where the match that is played now leaves the stored one; None if they are equal."""
    stored, played = path.read_text(encoding="utf-8").splitlines(), [*play_again(path)]
    for number, (old, new) in enumerate(zip(stored[2:], played[2:], strict=False), 1):
        if old != new:
            return f"{path.stem}: move {number} was {old!r} and is {new!r}"
    if stored != played:
        return f"{path.stem}: {len(stored) - 2} moves, scores {stored[1]}; now {len(played) - 2}, {played[1]}"
    return None


def main() -> int:
    """Play, or store, every match; return the exit code."""
    if sys.argv[1:] == ["--write"]:
        for path in FILES:
            path.write_text("\n".join(play_again(path)) + "\n", encoding="utf-8", newline="\n")
        return 0
    different = [found for path in FILES if (found := first_difference(path)) is not None]
    print(*different, sep="\n", end="\n" if different else "")
    where = f"Python {platform.python_version()} on {platform.system()}"
    print(f"{where}: {len(FILES) - len(different)} of {len(FILES)} stored matches are played move for move")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
