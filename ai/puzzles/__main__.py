"""The command ``python -m ai.puzzles --game american_rails --count 20 --keep found.jsonl --out new.json``.

Progress goes to standard error. See ``docs/bots.md``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from ai.command import (
    STOPPED,
    CommandLine,
    NoLibrary,
    OneLineParser,
    Unwritable,
    at_least_one,
    check_writable,
    run,
    write_result,
)
from ai.puzzles.searching import PuzzleCheckpoint, PuzzleSearch, Search, file_of, select
from ai.task_pool import TaskPoolError, add_arguments, task_pool_of
from game.rules.catalog import find_game, game_keys
from game.rules.messages import UserError
from game.words import LANGUAGES, activate, localize, system_language, translate

COMMAND: Final = CommandLine("python -m ai.puzzles", localize)
COUNT: Final = 50


def main(argv: Sequence[str] | None = None) -> int:
    """Look for puzzles and write them. Exit code 2 after a line for bad arguments or a broken file, 1 without
    a cluster.
    """
    parser = _parser()
    given = parser.parse_args(argv)
    activate(given.language or system_language())
    with ExitStack() as files:
        try:
            find_game(given.game)
            quest = PuzzleSearch(given.game, given.count, given.seed, task_pool_of(given, COMMAND.report))
            if given.out:
                check_writable(given.out)
            kept = files.enter_context(PuzzleCheckpoint(given.keep, quest)) if given.keep else None
        except UserError as wrong:
            parser.error(localize(wrong))
        search = Search(quest, kept)
        try:
            search.run(_tell)
            code = 0
        except KeyboardInterrupt:
            code = STOPPED
        except (TaskPoolError, NoLibrary, Unwritable) as failed:
            COMMAND.report(failed)
            return 1
    if code and given.out:
        return code  # Never replace a file by half of a search.
    return _write(given, search) or code


def _tell(search: Search) -> None:
    words = translate("puzzles-progress", matches=len(search.examined), puzzles=search.puzzles)
    print(words, file=sys.stderr, flush=True)


def _write(given: argparse.Namespace, search: Search) -> int:
    """Write the puzzles to the file or to standard output; return the exit code."""
    found = file_of(given.game, select(search.examined, given.count))
    text = msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n"
    if given.out is None:
        print(text.decode(), end="")
        return 0
    try:
        write_result(given.out, text)
    except Unwritable as error:
        COMMAND.report(error)
        return 1
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog=COMMAND.name, description="Positions with one best move, hard to see.")
    parser.add_argument("--game", default=game_keys()[0], help="a game's key")
    parser.add_argument("--count", type=at_least_one, default=COUNT, help="how many puzzles")
    parser.add_argument("--seed", type=int, default=1, help="of the matches that are looked through")
    add_arguments(parser)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep what was examined, and go on from it")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the puzzles there")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the messages")
    return parser


if __name__ == "__main__":
    sys.exit(run(COMMAND.name, main, localize))
