"""Crash reports for developers.

A report has no secrets and no names: where in the program the error happened, the versions, the game and the
move. The error's own message is left out, because it may quote a name, a card or a folder.
"""

from __future__ import annotations

import platform
import re
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pygame

from game import VERSION, compiled
from game.match.folders import home_folder, own_files
from game.match.match import Match
from game.rules.files import FileErrorCode, open_error_message
from game.rules.messages import Message, MessageId, UserError
from game.unpacked_folder import missing_folder
from game.words import localize, translate

FOLDER: Final = "reports"
"""The folder of reports, next to the saved games."""
KEPT: Final = 10
"""The number of reports that are kept."""
_NAMES: Final = r"(?:(\d{6})-)?\d{4}-\d\d-\d\d-\d{6}-\d{6}\.txt"
"""The names of reports, whose first number counts them; earlier versions counted none. Nothing else in their
folder is ever deleted."""
_FRAMES: Final = 30
"""The number of first and last calls in the report of an endless recursion."""
_HOUSE: Final = Path(__file__).parents[3]
"""The program's folder."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The context of an error: the scenes and the match."""

    scenes: tuple[str, ...] = ()
    """The kinds of scenes on the stack, from the lowest up."""
    match: Match | None = None
    """The match that was shown."""


def write_report(error: BaseException, scenery: Scenery) -> Path | None:
    """Write a report of an error next to the saved games; return its path, or None if it can't be written."""
    moment = datetime.now(UTC)
    try:
        folder = home_folder() / FOLDER
        folder.mkdir(exist_ok=True)
        number = max(map(_number, own_files(folder, _NAMES)), default=0) + 1
        path = folder / f"{number:06}-{moment:%Y-%m-%d-%H%M%S-%f}.txt"
        with path.open("x", encoding="utf-8") as file:
            file.write("\n".join([*_facts(moment, scenery), "", *_calls(error)]) + "\n")
        for old in sorted(own_files(folder, _NAMES), key=_number)[:-KEPT]:
            with suppress(OSError):
                old.unlink()
    except OSError:
        return None
    return path


def _number(path: Path) -> int:
    """Return the number of a report, by which reports are sorted, because the clock may be wrong."""
    found = re.fullmatch(_NAMES, path.name)
    return int(found[1] or 0) if found else 0


def told_of(error: Exception, scenery: Scenery, report: Path | None) -> str:
    """Return what players read about an error: that their game is safe, and the report's path."""
    note = _hindrance() or (error.message if isinstance(error, UserError) else None)
    words = [translate("guard.happened") if note is None else localize(note)]
    if scenery.match is not None and scenery.match.id is not None:
        words.append(translate("guard.saved", number=scenery.match.moves_played))
    return "\n\n".join([*words, *_where(report)])


def told_at_the_end(report: Path | None) -> str:
    """Return what players read about an error after which nothing can be drawn."""
    return "\n\n".join([translate("guard.end"), *_where(report)])


class Hindrance(MessageId):
    """Problems of the computer, not of the program, that make anything fail."""

    FILES = "hindered-files"
    UNPACKED = "hindered-unpacked", "folder"


class Hindered(UserError):
    """Raised if the program can't go on, for a reason that its errors don't name."""


def check_hindrance(error: Exception) -> None:
    """Raise `Hindered` if something is wrong with the computer, before files that are open are closed."""
    note = _hindrance()
    if note is not None:
        raise Hindered(note) from error


def _hindrance() -> Message | None:
    if open_error_message() == FileErrorCode.TOO_MANY():
        return Hindrance.FILES()
    if (folder := missing_folder()) is not None:
        return Hindrance.UNPACKED(folder=str(folder))
    return None


def _where(report: Path | None) -> list[str]:
    return [] if report is None else [translate("guard.report", file=str(report))]


def _facts(moment: datetime, scenery: Scenery) -> list[str]:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    facts = [
        f"Parlor Car {VERSION}, {'compiled' if compiled() else 'plain'}, {moment:%Y-%m-%d %H:%M} UTC",
        f"Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl}",
        f"{sys.platform} {platform.machine()}, display {_driver()}",
        f"scenes: {', '.join(scenery.scenes) or 'none'}",
    ]
    if (match := scenery.match) is not None:
        board = "" if match.game.other_board is None else ", another board"
        facts.append(f"game: {match.game.key}{board}, {len(match.seats)} seats, move {match.moves_played}")
    return facts


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "none"


def _calls(error: BaseException) -> list[str]:
    """Return each error of the chain, the first one first, with the calls that led to it."""
    lines: list[str] = []
    seen: set[int] = set()
    chain: list[BaseException] = []
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        chain.append(link)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    for one in reversed(chain):
        frames = traceback.extract_tb(one.__traceback__)
        lines += [f"{type(one).__module__}.{type(one).__qualname__}", *_frames(frames)]
    return lines


def _frames(frames: Sequence[traceback.FrameSummary]) -> list[str]:
    told = [f"  {_place(frame.filename)}:{frame.lineno} in {frame.name}: {frame.line}" for frame in frames]
    if len(told) > 2 * _FRAMES:
        told[_FRAMES:-_FRAMES] = [f"  ... {len(told) - 2 * _FRAMES} more"]
    return told


def _place(file: str) -> str:
    """Return a source file without the program's folders, which may contain people's names."""
    path = Path(file)
    if path.is_relative_to(_HOUSE):
        return path.relative_to(_HOUSE).as_posix()
    return path.name if path.is_absolute() else path.as_posix()
