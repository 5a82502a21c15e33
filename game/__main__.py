"""The command line: the window, or what the program can do without one.

Whatever draws is imported only where it is asked for, so that matches without a window
need no graphics.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ai.arena import OneLineParser
from ai.registry import SORTS, levels, split_specs
from game import VERSION
from game.match.folders import HOME_VARIABLE
from game.match.headless import check_table, play_headless
from game.match.match import LARGEST_SEED
from game.rules.catalogue import all_games
from game.rules.notes import Noted
from game.words import in_words, under


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the process if None); its exit code.

    Bad arguments end the process with code 2, after one line that says what was expected.
    """
    multiprocessing.freeze_support()
    try:
        return _run(argv)
    except KeyboardInterrupt:
        return 130  # What shells give to a program that was interrupted.


def _run(argv: Sequence[str] | None) -> int:
    parser = _parser()
    given = parser.parse_args(argv)
    _check_alone(parser, given)
    if given.home is not None:
        os.environ[HOME_VARIABLE] = str(given.home)
    if given.list:
        return _list(given.json)
    if given.headless:
        return _headless(parser, given)
    if given.smoke:
        from game.table.tools import smoke

        return smoke.main()
    if given.screens is not None:
        from game.table.tools import screens

        return screens.main(given.screens)
    if given.open is not None and not given.open.is_file():
        parser.error(f"argument --open: expected a match file, found none at {given.open}")
    from game.table import start

    return start.main(size=given.size, match_file=given.open)


def _parser() -> OneLineParser:
    parser = OneLineParser(
        prog="parlorcar",
        description="Railway board games at one table, with bots in the empty seats. "
        "Without arguments the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Parlor Car {VERSION}")
    parser.add_argument("--home", type=Path, metavar="DIR", help="the folder for saved games and settings")
    window = parser.add_argument_group("the window")
    window.add_argument("--size", type=_size, metavar="1280x720", help="its size, in pixels")
    window.add_argument("--open", type=Path, metavar="FILE", help="go on with a match from a JSON file")
    without = parser.add_argument_group("without a window")
    only = without.add_mutually_exclusive_group()
    only.add_argument("--headless", action="store_true", help="play a match between bots")
    only.add_argument("--list", action="store_true", help="name the games and the bots")
    only.add_argument("--screens", type=Path, metavar="DIR", help="save a picture of every screen")
    only.add_argument("--smoke", action="store_true", help="open, draw, let a bot move, and say SMOKE OK")
    without.add_argument("--json", action="store_true", help="print one JSON object")
    match = parser.add_argument_group("with --headless")
    match.add_argument("--game", metavar="KEY", help="a game's key")
    match.add_argument("--seats", metavar="BOTS", help="one bot per seat: greedy,mcts:seconds=0.5,random")
    match.add_argument("--seed", type=_seed, metavar="N", help="the same seed gives the same deal")
    match.add_argument(
        "--seconds", type=_seconds, metavar="S", help="thinking time of a move (0.2), if a bot names none"
    )
    return parser


def _check_alone(parser: OneLineParser, given: argparse.Namespace) -> None:
    """End with code 2 if an argument was given that does not go with the others."""
    for name in ("game", "seats", "seed", "seconds"):
        if getattr(given, name) is not None and not given.headless:
            parser.error(f"argument --{name}: expected only together with --headless")
    if given.json and not (given.headless or given.list):
        parser.error("argument --json: expected only together with --headless or --list")
    if given.headless or given.list or given.smoke or given.screens is not None:
        for name in ("size", "open"):
            if getattr(given, name) is not None:
                parser.error(f"argument --{name}: expected only when the window is opened")
    if given.headless:
        for name, example in (("game", "american_rails"), ("seats", "greedy,mcts,random")):
            if getattr(given, name) is None:
                parser.error(f"--headless: expected --{name}, such as --{name} {example}")


def _headless(parser: OneLineParser, given: argparse.Namespace) -> int:
    seconds = 0.2 if given.seconds is None else given.seconds
    bots = split_specs(given.seats)
    try:
        check_table(given.game, bots)
    except Noted as error:
        parser.error(in_words(error))
    result = play_headless(given.game, bots, given.seed, None, seconds)
    print(json.dumps(result.data()) if given.json else result.words())
    return 0


def _list(as_json: bool) -> int:
    games = all_games()
    if as_json:
        found: dict[str, Any] = {
            "games": [
                {"key": game.key, "title": game.title, "players": list(game.players)} for game in games
            ],
            "bots": [
                {"name": name, "line": in_words(kind.line), "parameters": list(kind.parameters)}
                for name, kind in SORTS.items()
            ],
            "levels": [
                {
                    "name": level.key,
                    "title": in_words(level.bot),
                    "line": under(level.title),
                    "bot": level.spec,
                }
                for level in levels()
            ],
        }
        print(json.dumps(found))
        return 0
    print("Games")
    for game in games:
        print(f"  {game.key:24} {game.title}, {game.players[0]} to {game.players[-1]} players")
    print("Bots")
    for name, kind in SORTS.items():
        print(f"  {name:24} {in_words(kind.line)}; {', '.join(kind.parameters)}")
    print("Levels")
    for level in levels():
        print(f"  {level.key:24} {under(level.title)} ({level.spec})")
    return 0


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text)
    if not found:
        raise argparse.ArgumentTypeError(
            f"expected width x height in pixels, such as 1280x720, found {text!r}"
        )
    return int(found[1]), int(found[2])


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to {LARGEST_SEED}, found {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected a number from 0.001 to 3600, found {text!r}")
    return seconds


if __name__ == "__main__":
    sys.exit(main())
