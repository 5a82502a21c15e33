"""The command ``python -m ai.arena --game american_rails --bots expert,skilled,greedy``.

Progress goes to standard error, the result to standard output. See ``docs/bots.md``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from ai.arena.checkpoint import CheckpointError, OutcomeCheckpoint
from ai.arena.external_bots import BotFailed, check_bot
from ai.arena.ladder import ladders
from ai.arena.match import SECONDS_A_MOVE
from ai.arena.report import habit_lines, lines, picture, progress, verdict
from ai.arena.tables import Arena, Plan
from ai.command import (
    STOPPED,
    CommandLine,
    NoLibrary,
    OneLineParser,
    Unwritable,
    at_least_one,
    check_writable,
    run,
    seconds,
    write_result,
)
from ai.registry import split_specs
from ai.task_pool import TaskPoolError, add_arguments, task_pool_of
from game.rules.catalog import find_game, game_keys
from game.rules.messages import UserError
from game.words import LANGUAGES, activate, game_title, localize, printable, system_language, translate

COMMAND: Final = CommandLine("python -m ai.arena", lambda message: printable(localize(message)))
ALL: Final = "all"
"""The argument for all games."""
MATCHES: Final = 30
MATCHES_UNTIL_DECIDED: Final = 3000


def main(argv: Sequence[str] | None = None) -> int:
    """Play, count and print. Exit code 2 after one line for bad arguments or a broken file, 1 for a bot that
    fails.
    """
    parser, given = _arguments(argv)
    began = time.perf_counter()
    with ExitStack() as files:
        try:
            kept = files.enter_context(OutcomeCheckpoint(given.keep)) if given.keep else None
        except CheckpointError as wrong:
            parser.error(localize(wrong))
        arena = Arena(given.plan, kept)
        code = _play(arena, given.plan.matches)
    if given.ladder:
        code = _draw(arena, given.ladder) or code
    if any(table.outcomes for table in arena.tables):
        if given.json:
            print(json.dumps(_data(arena, given) | {"seconds": round(time.perf_counter() - began, 2)}))
        else:
            print("\n".join(_lines(arena, given)))
    return code


def _arguments(argv: Sequence[str] | None) -> tuple[OneLineParser, argparse.Namespace]:
    parser = _parser()
    given = parser.parse_args(argv)
    activate(given.language or system_language())
    matches = given.matches or (MATCHES_UNTIL_DECIDED if given.until_decided else MATCHES)
    try:
        given.plan = Plan(
            games=game_keys() if given.game == ALL else (given.game,),
            bots=tuple(split_specs(given.bots)),
            matches=matches,
            until_decided=given.until_decided,
            seconds=given.seconds,
            seed=given.seed,
            pool=task_pool_of(given, COMMAND.report),
        )
        for game in given.plan.games:
            find_game(game).check_setup(len(given.plan.bots), {})
            for spec in given.plan.bots:
                check_bot(spec, game=game, here=given.plan.pool.scheduler is None)
        if given.ladder:
            check_writable(given.ladder)
    except BotFailed as failed:
        COMMAND.report(failed)
        parser.exit(1)
    except UserError as wrong:
        parser.error(localize(wrong))
    return parser, given


def _parser() -> OneLineParser:
    parser = OneLineParser(prog=COMMAND.name, description="Matches between bots.")
    parser.add_argument("--game", default=game_keys()[0], help=f"a game's key, or {ALL}")
    parser.add_argument(
        "--bots", required=True, help="one per seat: expert,mcts:seconds=0.2,my_bots:Careful,exec:./my_bot"
    )
    parser.add_argument("--matches", type=at_least_one, help=f"in each game; {MATCHES} if not given")
    parser.add_argument(
        "--until-decided",
        action="store_true",
        help=f"stop when the first bot's share is settled; --matches is the most ({MATCHES_UNTIL_DECIDED})",
    )
    parser.add_argument(
        "--seconds", type=seconds, default=SECONDS_A_MOVE, help="a move, for bots that name no time"
    )
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep outcomes, and go on from those kept")
    parser.add_argument("--ladder", type=_picture, metavar="FILE.svg", help="draw the ratings of all bots")
    parser.add_argument("--habits", action="store_true", help="also what each bot does how often")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the result")
    return parser


def _picture(text: str) -> Path:
    if not text.endswith(".svg"):
        raise argparse.ArgumentTypeError(f"expected the name of an SVG file (ladder.svg), found {text!r}")
    return Path(text)


def _play(arena: Arena, matches: int) -> int:
    """Play and return the exit code; print the reason if the run was stopped."""
    try:
        arena.play(lambda table: print(progress(table, matches), file=sys.stderr, flush=True))
    except KeyboardInterrupt:
        count = sum(len(table.outcomes) for table in arena.tables)
        print(translate("arena-stopped", matches=count), file=sys.stderr)
        return STOPPED
    except (BotFailed, TaskPoolError, NoLibrary, Unwritable) as failed:
        COMMAND.report(failed)
        return 1
    return 0


def _draw(arena: Arena, path: Path) -> int:
    """Draw the ladder and return the exit code."""
    try:
        write_result(path, picture(ladders(arena.everything())).encode())
    except Unwritable as error:
        COMMAND.report(error)
        return 1
    return 0


def _data(arena: Arena, given: argparse.Namespace) -> dict[str, Any]:
    """Return the result as one JSON object, with a list of games if there are several."""
    found = []
    for table in arena.tables:
        settled = table.deciding.verdict
        found.append(table.data() | {"seed": given.seed, "jobs": given.plan.pool.jobs})
        if given.until_decided:
            found[-1]["decided"] = settled.value if settled else None
    return {"games": found} if given.game == ALL else found[0]


def _lines(arena: Arena, given: argparse.Namespace) -> Iterator[str]:
    """Yield the result as lines of text."""
    for table in arena.tables:
        if given.game == ALL:
            yield game_title(find_game(table.game))
        yield from lines(table)
        if given.habits and table.outcomes:
            yield from habit_lines(table)
        if given.until_decided:
            yield verdict(table)


if __name__ == "__main__":
    sys.exit(run(COMMAND.name, main, localize))
