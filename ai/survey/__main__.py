"""The command: ``python -m ai.survey --game american_rails --games 200``, or ``--board my_board.toml``.

For those who make boards: is it a good game, and what in it is worth more or less than the rest? The help's
chapter for board makers says how to read the answer.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ai.command import OneLineParser, at_least_one
from ai.registry import make_bot
from ai.survey.games import Surveyed, board_game, play_games, watch_for
from ai.survey.report import report
from ai.survey.told import Told
from ai.survey.watch import Played
from game.rules.catalogue import keys
from game.rules.notes import Noted
from game.words import LANGUAGES, in_words, system_language, use


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLineParser(prog="python -m ai.survey", description="What a board plays like.")
    parser.add_argument("--game", help="a game's key, for its own board")
    parser.add_argument("--board", type=Path, help="a board file")
    parser.add_argument("--players", type=at_least_one, default=3)
    parser.add_argument("--bot", default="greedy:noise=0.05", help="who sits in every seat")
    parser.add_argument("--games", type=at_least_one, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the report")
    given = parser.parse_args(argv)
    use(given.language or system_language())
    try:
        if given.game is None:
            given.game = board_game(given.board) if given.board is not None else keys()[0]
        surveyed = Surveyed(given.game, given.board, given.players, given.bot, given.seed)
        surveyed.game.check(given.players, {})
        make_bot(given.bot)
    except Noted as wrong:
        parser.error(in_words(wrong))
    given.surveyed = surveyed
    return given


def main(argv: Sequence[str] | None = None) -> int:
    """Play, count and print. Bad arguments: one line, exit code 2."""
    given = _arguments(argv)
    games: list[Played] = []
    for game in play_games(given.surveyed, given.games, given.jobs):
        games.append(game)
        if len(games) % 20 == 0:
            print(f"{len(games)}/{given.games}", file=sys.stderr, flush=True)
    game, watch = given.surveyed.game, watch_for(given.game)
    found = report(games, game, watch)
    print(json.dumps(found) if given.json else "\n".join(Told(game, watch, games).lines(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
