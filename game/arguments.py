"""The arguments of the command line, in the active language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from ai.command import OneLineParser
from game import VERSION, compiled, libraries
from game.match.match import MAXIMUM_SEED
from game.rules.messages import AnyOf, Message, MessageId
from game.table.program.settings import SETTINGS, Choice, Setting
from game.words import decimal_argument, format_number, localize, translate

NAME: Final = "parlorcar"
"""The name of the program on a command line."""
DEFAULT_SECONDS: Final = 0.2
_SETTING: Final = "setting_"
"""The prefix of the attributes that hold settings, which are options of the same name."""
MINIMUM_SECONDS: Final = 0.001
MAXIMUM_SECONDS: Final = 3600


class ArgumentErrorCode(MessageId):
    """Errors in arguments."""

    SIZE = "argument-size", "found"
    SEED = "argument-seed", "maximum found"
    SECONDS = "argument-seconds", "minimum maximum found"
    CHOICE = "argument-choice", "known found"
    NO_FILE = "argument-no-file", "file"
    ONE_FILE = "argument-one-file"
    NO_IMAGES = "argument-no-images", "folder"
    NEEDS = "argument-needs", "name example"
    HEADLESS_ONLY = "argument-headless-only"
    MOVE = "argument-move", "found"
    ADVISE_ONLY = "argument-advise-only"
    JSON_ONLY = "argument-json-only"
    WINDOW_ONLY = "argument-window-only"
    NEW_MATCH_ONLY = "argument-new-match-only"
    NO_FOLDER = "argument-no-folder", "folder"
    OTHER_GAME = "argument-other-game", "file expected found"


class ArgparseText(MessageId):
    """Texts that argparse prints; the percent signs in these messages are its own."""

    USAGE = "argparse-usage"
    ARGUMENTS = "argparse-arguments"
    OPTIONS = "argparse-options"
    HELP = "argparse-help"
    ARGUMENT = "argparse-argument"
    ONE = "argparse-one"
    EXPLICIT = "argparse-explicit"
    NOT_WITH = "argparse-not-with"
    UNKNOWN = "argparse-unknown"


_ARGPARSE_TEXTS: Final = {
    "usage: ": ArgparseText.USAGE,
    "positional arguments": ArgparseText.ARGUMENTS,
    "options": ArgparseText.OPTIONS,
    "show this help message and exit": ArgparseText.HELP,
    "argument %(argument_name)s: %(message)s": ArgparseText.ARGUMENT,
    "expected one argument": ArgparseText.ONE,
    "ignored explicit argument %r": ArgparseText.EXPLICIT,
    "not allowed with argument %s": ArgparseText.NOT_WITH,
    "unrecognized arguments: %s": ArgparseText.UNKNOWN,
}
"""The English texts for which argparse calls gettext, and the messages that replace them."""


def _translated(text: str) -> str:
    kind = _ARGPARSE_TEXTS.get(text)
    return text if kind is None else localize(kind())


@contextmanager
def _argparse_translated() -> Iterator[None]:
    """Give argparse our messages for a while. It calls the name `_`, which is gettext otherwise."""
    before = argparse._  # type: ignore[attr-defined]
    argparse._ = _translated  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = before  # type: ignore[attr-defined]


class Parser(OneLineParser):
    """A parser that reports errors in one line and ends the process with code 2."""

    def refuse(self, name: str, what: Message) -> NoReturn:
        """Report an error in an argument ("size") and end the process with code 2."""
        called = translate("command-a-file") if name == "file" else f"--{name.replace('_', '-')}"
        words = {"argument_name": called, "message": localize(what)}
        self.error(localize(ArgparseText.ARGUMENT()) % words)


class _Version(argparse.Action):
    """Print the version and exit. Argparse's own action would wrap the line of libraries anywhere."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(_version())
        parser.exit()


def parse_arguments(argv: Sequence[str] | None) -> tuple[Parser, argparse.Namespace]:
    """Return the parsed arguments. Ends the process with code 2 if they are invalid."""
    with _argparse_translated():
        parser = _parser()
        given = parser.parse_args(argv)
    if given.file is not None and given.open is None:
        _check_match_file(parser, given, "file")
        given.open = given.file
    elif given.file is not None:
        parser.refuse("file", ArgumentErrorCode.ONE_FILE())
    _check_together(parser, given)
    return parser, given


def parse_early(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return `language` and `home`, which take effect before any other argument is parsed."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?")
    first.add_argument("--home", nargs="?", type=Path)
    return first.parse_known_args(argv)[0]


def _parser() -> Parser:
    folder, file = translate("command-a-folder"), translate("command-a-file")
    parser = Parser(prog=NAME, description=translate("command-description"), allow_abbrev=False)
    parser.add_argument("file", nargs="?", type=Path, metavar=file, help=translate("command-open"))
    parser.add_argument("--version", action=_Version, nargs=0, help=translate("command-version"))
    parser.add_argument("--boards", type=_folder, metavar=folder, help=translate("command-boards"))
    parser.add_argument("--home", type=Path, metavar=folder, help=translate("command-home"))
    window = parser.add_argument_group(translate("command-window"))
    window.add_argument("--size", type=_size, metavar="1280x720", help=translate("command-size"))
    window.add_argument("--board", type=Path, metavar=file, help=translate("command-board"))
    window.add_argument("--open", type=Path, metavar=file, help=translate("command-open"))
    window.add_argument("--images", type=Path, metavar=folder, help=translate("command-images"))
    _add_settings(parser.add_argument_group(translate("command-settings")))
    without = parser.add_argument_group(translate("command-without-window"))
    only = without.add_mutually_exclusive_group()
    only.add_argument("--headless", action="store_true", help=translate("command-headless"))
    only.add_argument("--list", action="store_true", help=translate("command-list"))
    only.add_argument("--screens", type=Path, metavar=folder, help=translate("command-screens"))
    only.add_argument("--check-board", type=Path, metavar=file, help=translate("command-check-board"))
    only.add_argument("--check-lesson", type=Path, metavar=file, help=translate("command-check-lesson"))
    only.add_argument("--advise", type=Path, metavar=file, help=translate("command-advise"))
    only.add_argument("--review", type=Path, metavar=file, help=translate("command-review"))
    only.add_argument("--licenses", action="store_true", help=translate("command-licenses"))
    only.add_argument("--smoke", action="store_true", help=translate("command-smoke"))
    only.add_argument("--bench", action="store_true", help=translate("command-bench"))
    without.add_argument("--json", action="store_true", help=translate("command-json"))
    advised = parser.add_argument_group(translate("command-with-advise"))
    advised.add_argument(
        "--move", type=_move, metavar=translate("command-a-number"), help=translate("command-move")
    )
    advised.add_argument("--bot", metavar=translate("command-a-bot"), help=translate("command-bot"))
    match = parser.add_argument_group(translate("command-with-headless"))
    usual = translate("command-seconds", usual=decimal_argument(DEFAULT_SECONDS))
    match.add_argument("--game", metavar=translate("command-a-game"), help=translate("command-game"))
    match.add_argument("--seats", metavar=translate("command-some-bots"), help=translate("command-seats"))
    match.add_argument(
        "--seed", type=_seed, metavar=translate("command-a-number"), help=translate("command-seed")
    )
    match.add_argument("--seconds", type=_seconds, metavar=translate("command-some-seconds"), help=usual)
    return parser


def _add_settings(group: argparse._ArgumentGroup) -> None:
    """Add an option for each setting; one that is not given leaves no attribute."""
    for name, setting in SETTINGS.items():
        label = name.replace("_", "-")
        group.add_argument(
            f"--{label}",
            dest=f"{_SETTING}{name}",
            type=partial(_chosen, setting),
            default=argparse.SUPPRESS,
            metavar="|".join(_offered(setting)),
            help=translate(f"setting-{label}"),
        )


def settings_in(given: argparse.Namespace) -> dict[str, Choice]:
    """Return the settings that the command line gives for this run, by their fields."""
    found = {name: f"{_SETTING}{name}" for name in SETTINGS}
    return {name: getattr(given, attribute) for name, attribute in found.items() if hasattr(given, attribute)}


def _version() -> str:
    """Return the version, whether rules and bots are compiled, and the libraries, in two lines."""
    made = translate("command-compiled" if compiled() else "command-plain")
    used = ", ".join(f"{name} {number}" for name, number in libraries().items())
    return f"Parlor Car {VERSION} ({made})\n{used}"


def _check_match_file(parser: Parser, given: argparse.Namespace, name: str) -> None:
    """End with code 2 if a match file is named that does not exist."""
    file = getattr(given, name)
    if file is not None and not os.path.isfile(file):
        parser.refuse(name, ArgumentErrorCode.NO_FILE(file=str(file)))


def _check_together(parser: Parser, given: argparse.Namespace) -> None:
    """End with code 2 if arguments are given that exclude each other."""
    for name in ("game", "seats", "seed", "seconds"):
        if getattr(given, name) is not None and not given.headless:
            parser.refuse(name, ArgumentErrorCode.HEADLESS_ONLY())
    for name in ("move", "bot"):
        if getattr(given, name) is not None and given.advise is None:
            parser.refuse(name, ArgumentErrorCode.ADVISE_ONLY())
    prints = given.headless or given.list or given.bench or given.advise is not None
    if given.json and not (prints or given.review is not None):
        parser.refuse("json", ArgumentErrorCode.JSON_ONLY())
    files = (given.screens, given.check_board, given.check_lesson, given.advise, given.review)
    alone = (
        given.list or given.licenses or given.smoke or given.bench or any(file is not None for file in files)
    )
    if given.headless or alone:
        for name in ("size", "open"):
            if getattr(given, name) is not None:
                parser.refuse(name, ArgumentErrorCode.WINDOW_ONLY())
        for name in settings_in(given):
            if name != "language":
                parser.refuse(name, ArgumentErrorCode.WINDOW_ONLY())
    if given.images is not None and given.screens is None and (given.headless or alone):
        parser.refuse("images", ArgumentErrorCode.WINDOW_ONLY())
    if given.board is not None and (alone or given.open is not None):
        parser.refuse("board", ArgumentErrorCode.NEW_MATCH_ONLY())
    if given.headless:
        for name, example in (("game", "american_rails"), ("seats", "greedy,mcts,random")):
            if getattr(given, name) is None and (name != "game" or given.board is None):
                parser.refuse("headless", ArgumentErrorCode.NEEDS(name=name, example=example))
    for name in ("open", "advise", "review"):
        _check_match_file(parser, given, name)
    if given.images is not None and not os.path.isdir(given.images):
        parser.refuse("images", ArgumentErrorCode.NO_IMAGES(folder=str(given.images)))


def _type_error(note: Message) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(localize(note))


def _offered(setting: Setting) -> list[str]:
    """Return what an option accepts."""
    return [*setting.choices, *(["0%...100%"] if setting.continuous else [])]


def _chosen(setting: Setting, text: str) -> Choice:
    if text in setting.choices:
        return setting.choices[text]
    percent = re.fullmatch(r"([0-9]{1,3})%", text) if setting.continuous else None
    if percent is None or int(percent[1]) > 100:
        raise _type_error(ArgumentErrorCode.CHOICE(known=AnyOf(_offered(setting)), found=text))
    return int(percent[1]) / 100


def _folder(text: str) -> Path:
    folder = Path(text)
    if not os.path.isdir(folder):
        raise _type_error(ArgumentErrorCode.NO_FOLDER(folder=text))
    return folder


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text)
    if not found:
        raise _type_error(ArgumentErrorCode.SIZE(found=text))
    return int(found[1]), int(found[2])


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) > MAXIMUM_SEED:
        raise _type_error(ArgumentErrorCode.SEED(maximum=MAXIMUM_SEED, found=text))
    return int(text)


def _move(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise _type_error(ArgumentErrorCode.MOVE(found=text))
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not MINIMUM_SECONDS <= seconds <= MAXIMUM_SECONDS:
        least, most = format_number(MINIMUM_SECONDS), format_number(MAXIMUM_SECONDS)
        raise _type_error(ArgumentErrorCode.SECONDS(minimum=least, maximum=most, found=text))
    return seconds
