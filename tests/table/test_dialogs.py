"""Dialogs before something is lost: Enter, the safe button's key and Escape all lose nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from game.match.match import Match
from game.table.controls.dialogs import AskForText, Dialog
from game.table.learning.people_page import PeoplePage
from game.table.pages.saves import SavesPage
from game.table.program.app import App
from game.words.message_catalog import SHARED_FILES
from tests.table.pages import GAME, press, seats
from tests.words.files import path_of
from tests.words.sources import ROOT

LOSING: Final = re.compile(r"(Delete|Discard|Erase|Overwrite|Remove|Replace|Reset)\b")
"""The words with which buttons begin that lose something."""


def delete_match(app: App, folder: Path) -> Callable[[], object]:
    Match.new(GAME, seats(), seed=1, store=app.store)
    app.push(SavesPage())
    press(app, "delete")
    return lambda: [saved.id for saved in app.store.matches()]


def delete_profile(app: App, folder: Path) -> Callable[[], object]:
    app.people.add("Clara", 0)
    app.push(PeoplePage())
    press(app, "delete")
    return lambda: [person.name for person in app.people.all()]


def replace_file(app: App, folder: Path) -> Callable[[], object]:
    file = folder / "match.json"
    file.write_text("mine")
    app.go_to_title()
    app.save_as_file(Match.new(GAME, seats(), seed=1))
    asking = app.top
    assert isinstance(asking, AskForText)
    asking.field.set(str(file))
    press(app, "enter")
    return file.read_text


QUESTIONS: Final = {
    "delete": (delete_match, "d"),
    "delete a profile": (delete_profile, "d"),
    "replace": (replace_file, "r"),
}
"""What asks each question, which returns what can be lost, and the key that loses it."""


@pytest.mark.parametrize("by_keys", [False, True], ids=["by pointer", "by keys"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_enter_loses_nothing(name: str, by_keys: bool, app: App, tmp_path: Path) -> None:
    ask, _ = QUESTIONS[name]
    kept = ask(app, tmp_path)
    before, page = kept(), app.scenes[-2]
    assert isinstance(app.top, Dialog)
    app.top.form.show_focus = by_keys
    assert app.top.form.focused is app.top.buttons[-1]
    press(app, "enter")
    assert kept() == before
    # Without a visible focus the key on the cap, Esc, leaves.
    press(app, *(() if by_keys else ("escape",)))
    assert app.top is page
    assert kept() == before


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_dangerous_button_has_a_key_of_its_own(name: str, app: App, tmp_path: Path) -> None:
    ask, key = QUESTIONS[name]
    kept = ask(app, tmp_path)
    before = kept()
    press(app, key)
    assert kept() != before


def english(key: str) -> str:
    """Return a message or attribute as it is in the English file, with its arguments."""
    message, _, attribute = key.partition(".")
    start = rf"^{message} =[^\n]*(?:\n +[^\n]*)*?\n +\.{attribute}" if attribute else rf"^{message}"
    texts = "".join(path_of("en", name).read_text(encoding="utf-8") for name in SHARED_FILES)
    found = re.search(rf"{start} = *([^\n]+)", texts, re.MULTILINE)
    assert found is not None, key
    return found[1]


def test_no_button_that_loses_something_is_pressed_by_enter() -> None:
    """A dialog's buttons are tuples of a label, a key and an action."""
    wrong, checked = [], 0
    for path in sorted((ROOT / "game" / "table").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Tuple(
                    [ast.Call(ast.Name("translate"), [ast.Constant(key)]), ast.Constant("enter"), _]
                ):
                    checked += 1
                    label = english(str(key))
                    if LOSING.match(label):
                        wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {label}")
    assert checked > 5
    assert not wrong
