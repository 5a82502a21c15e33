"""Matches that come from outside the program: saved ones, damaged ones, files; and files that leave it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.match.exchange import file_name, read_file, write_file
from game.match.journal import JournalError
from game.match.match import Match
from game.rules.notes import Noted
from game.table.pages.dialogs import AskForText, Dialog, Notice
from game.table.pages.files import ChooseFile, documents
from game.table.program.navigator import Navigator
from game.words import in_words


def open_saved(navigator: Navigator, match_id: int) -> None:
    """Continue a saved match; one that makes no sense says where, and offers what is left of it."""
    try:
        navigator.go_to_table(Match.open(navigator.store, match_id))
    except JournalError as problem:
        words = (
            f"It makes no sense: {in_words(problem)}. What was played before that can be kept as a new match."
        )
        again = partial(_rescue, navigator, match_id)
        navigator.push(
            Dialog(
                "This match is damaged",
                words,
                [("Keep the rest", "enter", again), ("Leave it", "escape", None)],
            )
        )
    except Noted as problem:
        navigator.push(Notice("This match can't be opened", in_words(problem)))


def _rescue(navigator: Navigator, match_id: int) -> None:
    try:
        match, trouble = Match.rescue(navigator.store, match_id)
    except Noted as problem:
        navigator.push(Notice("Nothing of it can be kept", in_words(problem)))
        return
    navigator.go_to_table(match)
    if trouble is not None:
        navigator.push(
            Notice(
                "A part was left out",
                f"The match was kept up to move {match.moves_known}. {in_words(trouble)}",
            )
        )


def ask_for_file(navigator: Navigator) -> None:
    """Ask for a file with a match, save it among the others and sit down at it."""
    navigator.push(ChooseFile("Open a match", partial(open_file, navigator)))


def open_file(navigator: Navigator, path: Path) -> None:
    """Take a match out of a file, as far as it makes sense."""
    try:
        found = read_file(path)
        found.match.keep_in(navigator.store)
    except Noted as problem:
        navigator.push(Notice("The file can't be opened", in_words(problem)))
        return
    navigator.go_to_table(found.match)
    if found.trouble:
        navigator.push(Notice("A part was left out", in_words(found.trouble)))


def ask_where_to_save(navigator: Navigator, match: Match) -> None:
    """Ask where to write a match as a file, and write it."""
    path = documents() / file_name(match)
    words = "The whole match goes into one file, to keep or to send to a friend."
    write = partial(_write, navigator, match)
    navigator.push(AskForText("Save as a file", words, str(path), "Save", write, longest=400))


def _write(navigator: Navigator, match: Match, where: str) -> None:
    path = Path(where).expanduser()
    if path.is_dir():
        path = path / file_name(match)
    try:
        write_file(match, path)
    except OSError as problem:
        reason = problem.strerror if path.parent.is_dir() else "there is no such folder"
        navigator.push(Notice("The file can't be written", f"{path}: {reason or problem}."))
        return
    except ValueError as problem:
        navigator.push(Notice("The file can't be written", str(problem)))
        return
    navigator.push(Notice("Saved", f"The match lies in {path}."))
