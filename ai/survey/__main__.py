"""The command ``python -m ai.survey --game american_rails --games 200``, or ``--board my_board.toml``.

It tells board makers whether games are good and what on the board is worth more or less than the rest. The
help's chapter for board makers explains the output.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from ai.checkpoint import CheckpointError
from ai.command import STOPPED, CommandLine, NoLibrary, OneLineParser, Unwritable, at_least_one, run
from ai.registry import make_bot
from ai.survey.games import (
    BadRecordedGame,
    SurveyCheckpoint,
    SurveySettings,
    observed,
    observer_for,
    other_board,
    play_games,
)
from ai.survey.observer import ObservedGame
from ai.survey.report import ReportWriter
from ai.survey.summary import report
from ai.task_pool import TaskPoolError, add_arguments, task_pool_of
from game.rules.catalog import game_keys
from game.rules.messages import UserError
from game.rules.schema_errors import ErrorContext
from game.words import LANGUAGES, activate, localize, system_language, translate

COMMAND: Final = CommandLine("python -m ai.survey", localize)
TOLD_EVERY: Final = 20
"""The number of games between two lines of progress."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play, count and print. Exit code 2 for bad arguments or a broken file, 1 without a cluster."""
    parser, given = _arguments(argv)
    games: list[ObservedGame] = []
    with ExitStack() as files:
        try:
            kept = files.enter_context(SurveyCheckpoint(given.keep, given.surveyed)) if given.keep else None
        except CheckpointError as wrong:
            parser.error(localize(wrong))
        try:
            code = _play(given, kept, games)
        except BadRecordedGame as wrong:
            parser.error(localize(ErrorContext.FILE(file=str(given.keep), what=wrong.message)))
    if games:
        game, observer = given.surveyed.game, observer_for(given.surveyed.key)
        found = report(games, game, observer)
        print(
            json.dumps(found) if given.json else "\n".join(ReportWriter(game, observer, games).lines(found))
        )
    return code


def _play(given: argparse.Namespace, kept: SurveyCheckpoint | None, games: list[ObservedGame]) -> int:
    """Append the games to `games` and return the exit code; print why if it was stopped."""
    surveyed = given.surveyed
    try:
        with closing(play_games(surveyed, given.games, given.pool, kept)) as courses:
            for course in courses:
                games.append(observed(surveyed, course))
                if len(games) % TOLD_EVERY == 0:
                    print(f"{len(games)}/{given.games}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(translate("survey-stopped", games=len(games)), file=sys.stderr)
        return STOPPED
    except (TaskPoolError, NoLibrary, Unwritable) as failed:
        COMMAND.report(failed)
        return 1
    return 0


def _arguments(argv: Sequence[str] | None) -> tuple[OneLineParser, argparse.Namespace]:
    parser = _parser()
    given = parser.parse_args(argv)
    activate(given.language or system_language())
    try:
        board = other_board(given.board) if given.board is not None else None
        key = given.game or (board.game if board else game_keys()[0])
        given.surveyed = SurveySettings(key, board, given.players, given.bot, given.seed)
        given.surveyed.game.check_setup(given.players, {})
        make_bot(given.bot, game=key)
        given.pool = task_pool_of(given, COMMAND.report)
    except UserError as wrong:
        parser.error(localize(wrong))
    return parser, given


def _parser() -> OneLineParser:
    parser = OneLineParser(prog=COMMAND.name, description="What a board plays like.")
    parser.add_argument("--game", help="a game's key, for its own board")
    parser.add_argument("--board", type=Path, help="a board file")
    parser.add_argument("--players", type=at_least_one, default=3)
    parser.add_argument("--bot", default="greedy:noise=0.05", help="who sits in every seat")
    parser.add_argument("--games", type=at_least_one, default=100)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep games, and go on from those kept")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the report")
    return parser


if __name__ == "__main__":
    sys.exit(run(COMMAND.name, main, localize))
