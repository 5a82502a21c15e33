"""A match as one JSON file, to keep or to send to a friend.

Files are external input: every move is checked. Up to the first error the match is kept, and the error's
place and reason are reported.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ai.registry import UnknownBot, check_at_table
from game.match.journal import (
    Count,
    Entry,
    Journal,
    JournalError,
    Name,
    SeatChange,
    SeatPlan,
    Structure,
    check_version,
)
from game.match.match import MAXIMUM_SEED, Match, recover_journal
from game.rules.boards import BoardError, check_letters, check_size
from game.rules.catalog import UnknownGame, game_packages
from game.rules.contract import GameError
from game.rules.files import (
    FileErrorCode,
    InputTooLarge,
    check_json,
    json_error_message,
    os_error_message,
    read_bounded,
    write_whole,
)
from game.rules.messages import MessageId
from game.rules.schema_errors import ErrorContext, SchemaError, at_place, parse_validation_error

MAXIMUM_SEATS: Final = 100
"""The maximum number of seats that are read before the game's own limit is checked."""
FILE_SUFFIX: Final = ".parlorcar"
"""The suffix of match files, by which a desktop finds the program that opens them."""
FORMAT: Final = "parlorcar match"
FORMAT_VERSION: Final = 2
"""Files of all versions up to this one are read; version 1 had sentences in place of messages."""
MAXIMUM_BYTES: Final = 4 * 1024 * 1024
"""The maximum size of a match's file; a long match has some tens of thousands of bytes."""
MAXIMUM_VALUES: Final = 400_000
"""The maximum number of values in it: as many as `MAXIMUM_MOVES` with their lines for the log have."""
MAXIMUM_MOVES: Final = 20_000
"""The maximum number of moves; a long match has about a thousand."""


class MatchFileErrorCode(MessageId):
    """Errors in a match's file."""

    TOO_LARGE = "file-too-large", "maximum"
    KEPT_UP_TO = "file-kept-up-to", "what number"


class MatchFileError(GameError, ValueError):
    """A file that contains no match; the message names the place and what was expected there."""


class _Header(Struct):
    """The beginning of every version of the format."""

    format: str
    format_version: int


class _File(Struct, forbid_unknown_fields=True):
    format: str
    format_version: int
    game: Name
    rules_version: int
    name: Name
    seats: Annotated[list[SeatPlan], Meta(max_length=MAXIMUM_SEATS)]
    options: dict[str, bool]
    seed: Annotated[int, Meta(ge=0, le=MAXIMUM_SEED)]
    practice: bool
    deal: dict[str, Any]
    position: Count
    moves: Annotated[list[msgspec.Raw], Meta(max_length=MAXIMUM_MOVES)]
    changes: Annotated[list[SeatChange], Meta(max_length=MAXIMUM_MOVES)] = []
    board: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class ImportedMatch:
    """A match that was read from a file, not yet saved; `trouble` is where and why a part was left out."""

    match: Match
    error: JournalError | None


def to_json(match: Match) -> bytes:
    """Return a match as the bytes of a JSON file, without profiles."""
    journal = match.journal
    file = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": journal.game,
        "rules_version": journal.rules_version,
        "name": match.name,
        "seats": [_without_profile(plan) for plan in journal.seats],
        "options": journal.options,
        "seed": journal.seed,
        "board": journal.board,
        "practice": journal.practice,
        "deal": journal.deal,
        "position": journal.position,
        "moves": journal.entries,
        "changes": [
            SeatChange(change.after, change.seat, _without_profile(change.plan)) for change in journal.changes
        ],
    }
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def from_json(text: bytes) -> ImportedMatch:
    """Return the match in the bytes of a JSON file. Raises `MatchFileError`."""
    if len(text) > MAXIMUM_BYTES:
        raise MatchFileError(MatchFileErrorCode.TOO_LARGE(maximum=MAXIMUM_BYTES))
    try:
        _check_extent(text)
        kind = _decode(text, _Header)
        if kind.format != FORMAT:
            raise JournalError(at_place("format", SchemaError.VALUE(expected=FORMAT, found=kind.format[:40])))
        check_version("format_version", kind.format_version, FORMAT_VERSION)
        return _read(_decode(text, _File))
    except JournalError as error:
        raise MatchFileError(error.message, error.game, error.names) from None


def write_file(match: Match, path: Path) -> None:
    """Write a match into a file, atomically. Raises `OSError`."""
    write_whole(path, to_json(match), shared=True)


def read_file(path: Path) -> ImportedMatch:
    """Return the match in a file. Raises `MatchFileError` naming the file, also if it can't be read."""
    try:
        text = read_bounded(path, MAXIMUM_BYTES)
    except OSError as error:
        why = ErrorContext.UNREADABLE(why=os_error_message(error))
        raise MatchFileError(ErrorContext.FILE(file=str(path), what=why)) from error
    try:
        return from_json(text.removeprefix(BOM_UTF8))
    except MatchFileError as error:
        note = ErrorContext.FILE(file=str(path), what=error.message)
        raise MatchFileError(note, error.game, error.names) from None


def file_name(match: Match) -> str:
    """Return a name for a match's file, of letters, digits and dashes
    ("american-rails-ada-and-ben.parlorcar").
    """
    words = re.sub(r"[\W_]+", "-", f"{match.game.key} {match.name}".lower()).strip("-")
    return words + FILE_SUFFIX


def _without_profile(plan: SeatPlan) -> SeatPlan:
    """Return a seat without its profile, which identifies a person only on this computer."""
    return msgspec.structs.replace(plan, profile=None)


def _check_extent(text: bytes) -> None:
    try:
        check_json(text, MAXIMUM_VALUES)
    except InputTooLarge as error:
        raise JournalError(error.message) from None


def _decode(text: bytes | msgspec.Raw, kind: type[Structure], place: str = "") -> Structure:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise JournalError(at_place(*parse_validation_error(error, place))) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        why = FileErrorCode.NO_JSON() if place else json_error_message(error, bytes(text))
        raise JournalError(at_place(place, why)) from None


def _check_bot(plan: SeatPlan, game: str, place: str) -> None:
    """Raise `JournalError` if there is no such bot, or it is too slow for people to wait for."""
    if plan.bot is not None:
        try:
            check_at_table(plan.bot, game)
        except UnknownBot as error:
            raise JournalError(at_place(place, error.message)) from None


def _bare_entry(text: msgspec.Raw) -> Entry | None:
    """Return a move without its invalid note for the log; None if more than the note is invalid."""
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return msgspec.convert({**msgspec.json.decode(text, type=dict[str, Any]), "note": ""}, Entry)
    return None


def _read(file: _File) -> ImportedMatch:
    """Return the match in a file of the right format; entries are read one by one, to keep the valid ones."""
    try:
        game_packages(file.game)
    except UnknownGame as error:
        raise JournalError(at_place("game", error.message)) from None
    if file.board is not None:
        try:
            check_size(file.board, "board")
            check_letters(file.board, "board")
        except BoardError as error:
            raise JournalError(error.message) from None
    for index, plan in enumerate(file.seats):
        _check_bot(plan, file.game, f"seats[{index}].bot")
    for index, change in enumerate(file.changes):
        _check_bot(change.plan, file.game, f"changes[{index}].plan.bot")
    entries: list[Entry] = []
    malformed: JournalError | None = None
    bad_note: JournalError | None = None
    for index, raw in enumerate(file.moves):
        try:
            entries.append(_decode(raw, Entry, f"moves[{index}]"))
        except JournalError as error:
            bare = _bare_entry(raw)
            if bare is None:
                malformed = error
                break
            bad_note = bad_note or error
            entries.append(bare)
    good = len(entries)
    journal = Journal(
        game=file.game,
        rules_version=file.rules_version,
        seats=file.seats,
        deal=file.deal,
        seed=file.seed,
        board=file.board,
        options=file.options,
        practice=file.practice,
        position=min(file.position, good) if malformed else file.position,
        entries=entries,
        changes=[SeatChange(min(change.after, good), change.seat, change.plan) for change in file.changes],
    )
    match, trouble, kept = recover_journal(journal, file.name)
    found = trouble or malformed
    if found is None:
        return ImportedMatch(match, bad_note)
    note = MatchFileErrorCode.KEPT_UP_TO(what=found.message, number=kept)
    return ImportedMatch(match, JournalError(note, found.game, found.names))
