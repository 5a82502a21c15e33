"""Keys that players change, on their page and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.catalog import game_keys
from game.table.pages.help import LEARNING, HelpPage, chapter
from game.table.pages.keys_page import KeyRow, KeysPage, NewKey
from game.table.pages.settings_page import SettingsPage
from game.table.play.menus import LogPage
from game.table.program.app import App
from game.table.program.commands import (
    CHANGEABLE,
    FIXED,
    GROUPS,
    Command,
    command_of,
    groups,
    key_of,
    letter_for,
    shortcut,
    use_keys,
)
from game.table.program.input import Key
from game.table.program.keys import cap, written
from game.table.program.settings import load_settings
from game.table.tools.screenshots import FrozenApp, sit
from game.words import override
from tests.table.pages import press
from tests.words.files import COMPLETE


@pytest.fixture(autouse=True)
def default_keys() -> Iterator[None]:
    yield
    use_keys({})


def ask(app: App, command: Command) -> KeysPage:
    """Open the page, and ask there for a new key."""
    app.push(page := KeysPage())
    row = next(
        control
        for control in page.form.controls
        if isinstance(control, KeyRow) and control.shortcut.command is command
    )
    row.press()
    assert isinstance(app.top, NewKey)
    return page


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("key", [*game_keys(), LEARNING])
def test_help_names_the_keys_in_use(key: str, language: str) -> None:
    use_keys({"hint": ["f7"]})
    with override(language):
        text = " ".join(block.words for block in chapter(key)[1])
    assert "**F7**" in text
    assert "**H**" not in text


def test_caps_name_keys_that_are_pressed_together_in_the_language() -> None:
    with override("de"):
        assert cap("ctrl+b") == "Strg+B"
        assert cap("ctrl+left") == written("ctrl+left")
        assert cap("+") == "+"


def test_the_menu_shows_the_keys_in_use(app: App) -> None:
    use_keys({"help": ["f9"], "turn": ["ctrl+t"]})
    scene = sit(app, "american_rails", 30, 3)
    scene.show_menu()
    keys = {control.key for control in app.top.form.controls}
    assert "f9" in keys
    assert "f1" not in keys
    assert "f2" in keys
    press(app, "f9")
    assert isinstance(app.top, HelpPage)
    press(app, "f9")
    assert app.top is scene


def test_a_new_key_does_what_the_old_one_did(app: App) -> None:
    scene = sit(app, "american_rails", 30, 3)
    ask(app, Command.LOG)
    app.handle(Key("p", ctrl=True))
    app.pop()
    assert app.top is scene
    press(app, "l")
    assert app.top is scene
    app.handle(Key("p", ctrl=True))
    assert isinstance(app.top, LogPage)


def test_a_key_in_use_is_named_and_taken_when_it_is_pressed_again(app: App) -> None:
    page = ask(app, Command.HINT)
    dialog = app.top
    assert isinstance(dialog, NewKey)
    press(app, "u")
    assert shortcut(Command.UNDO).words in dialog.words
    assert command_of(Key("u")) is Command.UNDO
    press(app, "u")
    assert app.top is page
    assert command_of(Key("u")) is Command.HINT
    assert shortcut(Command.UNDO).keys == ("ctrl+z",)
    assert command_of(Key("h")) is None


@pytest.mark.parametrize("key", sorted(FIXED - {"enter", "escape", "tab", "shift+tab"}))
def test_keys_that_choose_moves_stay_as_they_are(app: App, key: str) -> None:
    ask(app, Command.HINT)
    press(app, key, key)
    assert isinstance(app.top, NewKey)
    assert shortcut(Command.HINT).keys == ("h",)


def test_changed_keys_are_kept_and_restored(app: App, tmp_path: Path) -> None:
    app.settings.path = path = tmp_path / "settings.json"
    ask(app, Command.PAUSE)
    press(app, "p")
    found, complaint = load_settings(path)
    assert (found.changed_keys, complaint) == ({"pause": ["p"]}, None)
    use_keys({})
    again = FrozenApp(app.store, (1280, 720))
    use_keys(found.changed_keys)
    assert key_of(Command.PAUSE) == "p"
    again.close()
    press(app, "delete")
    assert key_of(Command.PAUSE) == "space"
    assert load_settings(path)[0].changed_keys == {}


def test_one_command_gets_its_default_back(app: App) -> None:
    page = ask(app, Command.PAUSE)
    press(app, "p")
    page.set_key(Command.LOG, "g")
    ask(app, Command.PAUSE)
    press(app, "enter")
    assert (key_of(Command.PAUSE), key_of(Command.LOG)) == ("space", "g")


def test_keys_of_another_version_do_no_harm() -> None:
    use_keys({"whistle": ["w"], "hint": ["enter", "1", "q"], "log": ["q", "z"], "menu": []})
    assert shortcut(Command.HINT).keys == ("q",)
    assert shortcut(Command.LOG).keys == ("z",)
    assert shortcut(Command.MENU).keys == ("f10",)
    assert command_of(Key("enter")) is Command.CONFIRM


def test_keys_and_buttons_are_independent() -> None:
    use_keys({"log": ["h"]})
    assert command_of(Key("h")) is Command.LOG
    assert command_of(Key("h", pad=True)) is Command.HINT
    use_keys({"log": ["pad h"]})
    assert command_of(Key("h")) is Command.HINT
    assert command_of(Key("h", pad=True)) is Command.LOG
    assert (shortcut(Command.LOG).keys, shortcut(Command.HINT).buttons) == (("l",), ())


def test_a_button_of_a_gamepad_is_changed_with_it(app: App) -> None:
    page = ask(app, Command.LOG)
    app.handle(Key("o", pad=True))
    dialog = app.top
    assert isinstance(dialog, NewKey)
    assert shortcut(Command.HOLDINGS).words in dialog.words
    app.handle(Key("o", pad=True))
    assert app.top is page
    assert command_of(Key("o", pad=True)) is Command.LOG
    assert shortcut(Command.LOG).shown == "Y"
    page.set_key(Command.LOG, "g")
    assert app.settings.changed_keys == {"log": ["pad o", "g"]}
    ask(app, Command.LOG)
    app.handle(Key("down", pad=True))
    app.handle(Key("escape", pad=True))
    assert app.top is not dialog
    assert shortcut(Command.LOG).buttons == ("o",)


def test_caps_buttons_and_help_follow(app: App) -> None:
    use_keys({"hint": ["p"], "undo": ["j"]})
    assert letter_for("Pass", set()) == "a"
    app.push(page := HelpPage("keys"))
    assert ("J", shortcut(Command.UNDO).words) in [(block.name, block.words) for block in page.blocks]
    assert key_of(Command.UNDO) == "j"


def test_every_command_can_be_changed_that_has_no_fixed_key(app: App) -> None:
    app.push(SettingsPage())
    press(app, "k")
    page = app.top
    assert isinstance(page, KeysPage)
    offered = [row.shortcut.command for row in page.form.controls if isinstance(row, KeyRow)]
    assert set(offered) == {one.command for group in CHANGEABLE for one in group.shortcuts}
    assert [[one.keys for one in group.shortcuts] for group in groups()] == [
        [one.keys for one in group.shortcuts] for group in GROUPS
    ]
