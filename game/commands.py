"""The commands of the command line: open the window, or do something without one.

Modules that draw are imported only where they are needed, so that matches without a window need no graphics.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ai.players import description
from ai.registry import BOT_TYPES, levels, split_specs
from game.arguments import (
    DEFAULT_SECONDS,
    NAME,
    ArgumentErrorCode,
    Parser,
    parse_arguments,
    parse_early,
    settings_in,
)
from game.components import all_components, license_report
from game.learning.advice import data_of, words_of
from game.learning.lesson_check import check_lesson
from game.learning.lesson_file import LessonError
from game.learning.lessons import title_of_lesson
from game.learning.review import eyes_of, look_back
from game.learning.review_words import review_data, review_words
from game.match.analysis import actor_knowledge, analyze
from game.match.boards import Check, game_on, offer_boards
from game.match.folders import HOME_VARIABLE
from game.match.headless import check_table, play_headless
from game.match.import_export import MatchFileError, read_file
from game.match.match import Match
from game.rules.boards import BoardError, board_header
from game.rules.catalog import all_games, find_game, game_keys
from game.rules.contract import Game
from game.rules.messages import UserError
from game.rules.schema_errors import ErrorContext
from game.table.program.settings import SETTINGS, load_settings
from game.words import (
    Localizer,
    activate,
    active_language,
    describe,
    format_list,
    game_title,
    localize,
    system_language,
    translate,
)
from game.words.clean_text import printable


def run(argv: Sequence[str] | None) -> int:
    """Run the command that these arguments name (those of the process if None) and return the exit code.

    Bad arguments end the process with code 2 after a one-line error.
    """
    first = parse_early(argv)
    if first.home is not None:
        os.environ[HOME_VARIABLE] = str(first.home)
    activate(_language_for(first.language))
    parser, given = parse_arguments(argv)
    if given.boards is not None:
        offer_boards(given.boards)
    if given.check_board is not None:
        return _check_board(given.check_board)
    if given.check_lesson is not None:
        return _check_lesson(given.check_lesson)
    if given.advise is not None:
        return _advise(parser, given)
    if given.review is not None:
        return _review(parser, given)
    if given.list:
        return _list(given.json)
    if given.licenses:
        return _licenses()
    if given.headless:
        return _headless(parser, given)
    if given.smoke:
        from game.table.tools import smoke

        return smoke.main()
    if given.bench:
        from game.table.tools import bench

        return bench.main(given.json)
    if given.screens is not None:
        from game.table.tools import screens

        return screens.main(given.screens, given.images)
    from game.table import start
    from game.table.boards.table import check_look_file

    game = None if given.board is None else _game_on_board(parser, given, check_look_file)
    return start.main(
        size=given.size, match_file=given.open, images=given.images, game=game, overrides=settings_in(given)
    )


def _language_for(asked: str | None) -> str:
    """Return the language asked for, or else the one in the settings, or else the system's."""
    choices = SETTINGS["language"].choices
    chosen = choices[asked] if asked is not None and asked in choices else load_settings()[0].language
    return str(chosen or system_language())


def _headless(parser: Parser, given: argparse.Namespace) -> int:
    seconds = DEFAULT_SECONDS if given.seconds is None else given.seconds
    bots = split_specs(given.seats)
    try:
        game = find_game(given.game) if given.board is None else _game_on_board(parser, given)
        check_table(game, bots)
    except UserError as error:
        parser.error(localize(error))
    result = play_headless(game, bots, given.seed, seconds=seconds)
    print(json.dumps(result.data()) if given.json else result.words())
    return 0


def _licenses() -> int:
    """Print what the program contains, and the full text of every license."""
    report = license_report(all_components(), translate("licenses-replace"))
    print(f"{translate('licenses-contents')}\n\n{report}")
    return 0


def _check_board(path: Path) -> int:
    """Check whether a board is playable. Returns exit code 0, or 2 after reporting what is wrong."""
    from game.table.boards.table import check_look_file

    try:
        game = game_on(path, check_look_file)
    except BoardError as error:
        return _report_error(error)
    title = board_header(game.other_board or {}, path.name).title_in(active_language())
    print(translate("board-is-good", file=str(path), title=title, game=game_title(game)))
    return 0


def _report_error(error: UserError) -> int:
    """Report in one line what is wrong with a file, and return the exit code for it."""
    print(f"{NAME}: {printable(localize(error))}", file=sys.stderr)
    return 2


def _check_lesson(path: Path) -> int:
    """Check whether a lesson can be completed. Returns exit code 0, or 2 after reporting what is wrong."""
    try:
        lesson = check_lesson(path)
    except LessonError as error:
        return _report_error(error)
    print(translate("lesson-is-good", file=str(path), title=title_of_lesson(lesson), count=lesson.steps))
    return 0


def _whole_match(path: Path) -> Match:
    """Return the match in a file. Raises `MatchFileError`, also if only a part of it is playable."""
    found = read_file(path)
    if found.error is not None:
        raise MatchFileError(ErrorContext.FILE(file=str(path), what=found.error.message))
    return found.match


def _advise(parser: Parser, given: argparse.Namespace) -> int:
    """Print what a bot would do at a point of a saved match, and why."""
    try:
        match = _whole_match(given.advise)
        found = analyze(match, given.move, given.bot)
    except UserError as error:
        parser.error(localize(error))
    state = actor_knowledge(match, given.move)
    localizer = Localizer(match.game, match.names)
    print(json.dumps(data_of(found, state, localizer)) if given.json else words_of(found, state, localizer))
    return 0


def _review(parser: Parser, given: argparse.Namespace) -> int:
    """Print a review of a saved match: winning chances and turning points."""
    try:
        match = _whole_match(given.review)
        *_, (_, found) = look_back(match, eyes_of(match))
    except UserError as error:
        parser.error(localize(error))
    print(json.dumps(review_data(found, match)) if given.json else review_words(found, match))
    return 0


def _game_on_board(parser: Parser, given: argparse.Namespace, *checks: Check) -> Game:
    """Return the game on the requested board. Ends the process with code 2 if the board isn't playable."""
    try:
        game = game_on(given.board, *checks)
    except BoardError as error:
        parser.error(localize(error))
    if given.game not in (None, game.key):
        found = ArgumentErrorCode.OTHER_GAME(file=str(given.board), expected=given.game, found=game.key)
        parser.refuse("board", found)
    return game


def _list(as_json: bool) -> int:
    print(json.dumps(_catalog_data()) if as_json else "\n".join(_catalog_lines()))
    return 0


def _catalog_data() -> dict[str, Any]:
    """Return the games, bot types and levels as plain data. The keys are English in any language."""
    return {
        "games": [
            {"key": game.key, "title": game_title(game), "players": list(game.players)}
            for game in all_games()
        ],
        "bots": [
            {"name": name, "line": localize(bot_type.line), "parameters": list(bot_type.parameters)}
            for name, bot_type in BOT_TYPES.items()
        ],
        "levels": [
            {
                "name": level.key,
                "title": localize(level.bot),
                "line": describe(level.title),
                "bots": {key: description(key, level.key) for key in game_keys()},
            }
            for level in levels()
        ],
    }


def _catalog_lines() -> list[str]:
    found = _catalog_data()
    lines = [translate("list-games")]
    for game in found["games"]:
        players = translate("list-players", fewest=game["players"][0], most=game["players"][-1])
        lines.append(f"  {game['key']:25} {game['title']}, {players}")
    lines.append(translate("list-bots"))
    for bot in found["bots"]:
        line, parameters = bot["line"], bot["parameters"]
        if parameters:
            line = translate("list-bot-parameters", line=line, parameters=format_list(parameters))
        lines.append(f"  {bot['name']:25} {line}")
    lines.append(translate("list-levels"))
    lines += [f"  {level['name']:25} {level['line']}" for level in found["levels"]]
    return lines
