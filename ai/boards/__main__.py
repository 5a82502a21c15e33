"""The command ``python -m ai.boards new_england_railways --seed 12 --out new.toml``.

It writes a random board, to be played on (``--board``) or edited; without ``--out`` it prints it without its
look. The same seed makes the same board everywhere.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ai.boards.maker import GENERATORS, LARGEST_SEED, board_text, make_board, write_board
from ai.command import OneLineParser, at_least_one, check_writable, run
from game.rules.boards import look_file_name
from game.rules.messages import UserError
from game.words import LANGUAGES, activate, localize, system_language

PROGRAM: Final = "python -m ai.boards"


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLineParser(prog=PROGRAM, description="A board that nobody has seen.")
    parser.add_argument("game", choices=GENERATORS, metavar="GAME", help=f"one of {', '.join(GENERATORS)}")
    parser.add_argument("--seed", type=at_least_one, help="a number from 1 up; by chance if not given")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the board is written to")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of what is told")
    given = parser.parse_args(argv)
    activate(given.language or system_language())
    return given


def _tell(part: float) -> None:
    print(f"{part:.0%}", end="\r", file=sys.stderr, flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Make a board and write it. Exit code 2 after a line that gives the reason if there is none."""
    given = _arguments(argv)
    seed = given.seed or random.SystemRandom().randint(1, LARGEST_SEED)
    try:
        if given.out is not None:
            check_writable(given.out)
            check_writable(given.out.with_name(look_file_name(given.out.name)))
        board = make_board(given.game, seed, _tell)
        if given.out is not None:
            write_board(given.out, board)
    except UserError as error:
        print(f"{PROGRAM}: {localize(error)}", file=sys.stderr)
        return 2
    print(board["board"]["title"] if given.out is not None else board_text(board))
    return 0


if __name__ == "__main__":
    sys.exit(run(PROGRAM, main, localize))
