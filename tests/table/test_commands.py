"""The list of commands: no key means two things, and buttons find letters of their own."""

from collections import Counter

from game.table.kit.images import has
from game.table.play.topbar import BUTTONS
from game.table.program.commands import (
    GROUPS,
    Command,
    chord,
    command_of,
    letter_for,
    shortcut,
)
from game.table.program.input import Key
from game.table.program.keys import cap, written
from game.words import override


def test_no_key_means_two_things() -> None:
    keys = Counter(key for group in GROUPS for one in group.shortcuts for key in one.keys)
    assert [key for key, count in keys.items() if count > 1] == []


def test_keys_find_their_commands() -> None:
    assert command_of(Key("z", ctrl=True)) == Command.UNDO
    assert command_of(Key("z", ctrl=True, shift=True)) == Command.REDO
    assert command_of(Key("+", shift=True)) == Command.ZOOM_IN
    assert command_of(Key("u", shift=True)) == Command.REDO
    assert command_of(Key("q")) is None


def test_keys_are_written_as_people_know_them() -> None:
    assert written("ctrl+z") == "Ctrl+Z"
    assert written("page up") == "Page Up"
    assert written("f1") == "F1"
    assert written("+") == "+"
    assert shortcut(Command.UNDO).shown == "U or Ctrl+Z"
    assert chord(Key("left", ctrl=True)) == "ctrl+left"
    assert [cap(key) for key in ("u", "f1", "escape", "page up", "enter")] == [
        "U",
        "F1",
        "Esc",
        "PgUp",
        "enter",
    ]
    with override("de"):
        assert shortcut(Command.UNDO).shown == "U oder Strg+Z"
        assert [written("page up"), written("shift+u"), cap("delete")] == ["Bild auf", "Umschalt+U", "Entf"]


def test_every_button_of_the_bar_has_an_icon() -> None:
    assert all(has(f"icons/{shortcut(command).icon}") for group in BUTTONS for command in group)


def test_letters_of_buttons_clash_with_nothing() -> None:
    assert letter_for("Pass", set()) == "p"
    assert letter_for("Pass", {"p"}) == "a"
    assert letter_for("Hush", set()) == ""
    assert letter_for("hulk", set()) == "k"
    assert letter_for("Öl", set()) == ""
