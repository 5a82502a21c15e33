"""Opening saved matches and files, including damaged ones, and exporting a match."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from game.match.folders import unused
from game.match.import_export import ImportedMatch, file_name, write_file
from game.match.journal import JournalError, OlderRules
from game.match.match import Match, RecoveredMatch
from game.match.store import StoreError
from game.match.tasks import MatchReader
from game.people import export
from game.people.profiles import Profile
from game.rules.files import FileErrorCode, os_error_message
from game.rules.messages import UserError
from game.table.boards.table import check_look
from game.table.controls.dialogs import AskForText, ConfirmLoss, Dialog, Notice
from game.table.pages.files import ChooseFile, documents
from game.table.pages.waiting import Steps, Waiting
from game.table.program.navigator import Navigator
from game.words import localize, translate

LONGEST_PATH: Final = 400
"""The limit of a file's path, in letters."""


class Damaged(Dialog):
    """A dialog about a damaged match, which offers to keep the intact moves."""

    def __init__(self, trouble: str, keep: Callable[[], None]) -> None:
        """Open the dialog; `trouble` names the damage, and `keep` keeps the moves before it."""
        buttons = [
            (translate("match-damaged.keep"), "enter", keep),
            (translate("match-damaged.leave"), "escape", None),
        ]
        super().__init__(
            translate("match-damaged"), translate("match-damaged.words", trouble=trouble), buttons
        )


class UnderOlderRules(Dialog):
    """A dialog about a match under older rules, which offers to continue its legal part."""

    def __init__(self, keep: Callable[[], None]) -> None:
        """Open the dialog; `keep` keeps the moves that are still legal."""
        buttons = [
            (translate("match-older.keep"), "enter", keep),
            (translate("match-damaged.leave"), "escape", None),
        ]
        super().__init__(translate("match-older"), translate("match-older.words"), buttons)


def open_saved(navigator: Navigator, match_id: int) -> None:
    """Continue a saved match. If it is damaged or under older rules, offer what can be kept."""
    try:
        match = Match.open(navigator.store, match_id)
        navigator.go_to_table(match)
    except JournalError as error:
        _offer_the_rest(navigator, match_id, error)
    except UserError as error:
        navigator.push(Notice(translate("match-unopened"), localize(error)))
    else:
        _report_letters(navigator, match)


def _report_letters(navigator: Navigator, match: Match) -> None:
    """Report that letters of names were replaced."""
    if match.respelled:
        navigator.push(Notice(translate("match-letters"), translate("match-letters.words")))


def _offer_the_rest(navigator: Navigator, match_id: int, error: JournalError) -> None:
    """Offer what can be kept of a match, or report that nothing can."""
    try:
        rescued = Match.recover(navigator.store, match_id)
    except UserError as lost:
        navigator.push(Notice(translate("match-lost"), localize(lost)))
        return
    keep = partial(_keep_the_rest, navigator, rescued)
    older = isinstance(error, OlderRules)
    navigator.push(UnderOlderRules(keep) if older else Damaged(localize(error), keep))


def _keep_the_rest(navigator: Navigator, rescued: RecoveredMatch) -> None:
    match, trouble, kept = rescued
    try:
        _keep(navigator, match)
    except UserError as error:
        navigator.push(Notice(translate("match-unopened"), localize(error)))
        return
    navigator.go_to_table(match)
    _report_letters(navigator, match)
    if trouble is not None:
        words = translate("match-part.words", number=kept, trouble=localize(trouble))
        navigator.push(Notice(translate("match-part"), words))


def _keep(navigator: Navigator, match: Match) -> None:
    """Save a match as a new one, unless it can't be shown. Raises `UserError`."""
    check_look(match.game)
    navigator.try_table(match)
    match.save_in(navigator.store)


def ask_for_file(navigator: Navigator) -> None:
    """Ask for a match file, import the match, and open it."""
    navigator.push(ChooseFile(translate("file-open"), partial(open_file, navigator)))


def open_file(navigator: Navigator, path: Path) -> None:
    """Import a match from a file, up to the first damaged move, while the window stays responsive."""
    reader = MatchReader(path)
    words = translate("file-reading.words", file=path.name)
    done = partial(_try_out, navigator, reader, words)
    navigator.push(Waiting(translate("file-reading"), words, reader, done, translate("file-unopened")))


def _try_out(navigator: Navigator, reader: MatchReader, words: str) -> None:
    """Check that an imported match can be shown, then open it, or report why not."""
    found = reader.imported
    try:
        if reader.error is not None:
            raise reader.error
        assert found is not None
        check_look(found.match.game)
    except UserError as error:
        navigator.push(Notice(translate("file-unopened"), localize(error)))
        return
    trial = Steps(navigator.steps_of_trial(found.match))
    done = partial(_sit_down, navigator, found)
    navigator.push(Waiting(translate("file-reading"), words, trial, done, translate("file-unopened")))


def _sit_down(navigator: Navigator, found: ImportedMatch) -> None:
    """Save an imported match, and open it."""
    try:
        found.match.save_in(navigator.store)
        navigator.go_to_table(found.match)
    except UserError as error:
        navigator.push(Notice(translate("file-unopened"), localize(error)))
        return
    _report_letters(navigator, found.match)
    if found.error:
        navigator.push(Notice(translate("match-part"), localize(found.error)))


def ask_where_to_save(navigator: Navigator, match: Match) -> None:
    """Ask for a file name, and export a match."""
    _ask_where(
        navigator,
        file_name(match),
        translate("file-save"),
        translate("file-save.words"),
        partial(write_file, match),
    )


def ask_where_to_save_profile(navigator: Navigator, profile: Profile) -> None:
    """Ask for a file name, and export a person's data."""
    words = translate("profile-save.words")
    write = partial(export.write_file, navigator.store, profile)
    _ask_where(navigator, export.file_name(profile), translate("profile-save"), words, write)


def _ask_where(
    navigator: Navigator, name: str, heading: str, words: str, write: Callable[[Path], None]
) -> None:
    """Ask for a folder and name, and let `write` write the file."""
    answer = partial(_write, navigator, name, write)
    asking = AskForText(
        heading,
        words,
        str(unused(documents() / name)),
        translate("file-save.button"),
        answer,
        longest=LONGEST_PATH,
    )
    navigator.push(asking)


def _write(navigator: Navigator, name: str, write: Callable[[Path], None], where: str) -> None:
    path = Path(os.path.expanduser(where))
    if os.path.isdir(path):
        path = unused(path / name)
    put = partial(_put, navigator, path, write)
    if os.path.isfile(path):
        words = translate("file-replace.words", file=str(path))
        label, safe = translate("file-replace.button"), translate("cancel")
        navigator.push(ConfirmLoss(translate("file-replace"), words, label, "r", put, safe))
    else:
        put()


def _put(navigator: Navigator, path: Path, write: Callable[[Path], None]) -> None:
    """Write a file, and report its path or the error."""
    try:
        write(path)
    except OSError as error:
        why = localize(os_error_message(error) if os.path.isdir(path.parent) else FileErrorCode.NO_FOLDER())
    except StoreError as error:
        why = localize(error)
    except ValueError:  # Python's own against a name with a null character.
        why = localize(FileErrorCode.BAD_NAME())
    else:
        navigator.push(Notice(translate("file-saved"), translate("file-saved.words", file=str(path))))
        return
    navigator.push(
        Notice(translate("file-unwritten"), translate("file-unwritten.words", file=str(path), why=why))
    )
