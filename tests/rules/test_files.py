"""Why files can't be read: every trouble has its kind, with the place in the text where there is one."""

from __future__ import annotations

import errno
import tomllib
from pathlib import Path

import pytest

from game.match.store import Store, StoreError
from game.rules.boards import BoardError, read_data
from game.rules.files import FileTrouble, letters_trouble, system_trouble, toml_trouble
from game.rules.messages import Message


@pytest.mark.parametrize(
    ("code", "note"),
    [
        (errno.ENOENT, FileTrouble.MISSING()),
        (errno.EISDIR, FileTrouble.IS_FOLDER()),
        (errno.EACCES, FileTrouble.NOT_ALLOWED()),
        (errno.ENOSPC, FileTrouble.DISK_FULL()),
        (errno.EIO, FileTrouble.SYSTEM(code="EIO")),
    ],
)
def test_what_the_system_says_is_told_by_kinds(code: int, note: Message) -> None:
    assert system_trouble(OSError(code, "in the words of the system")) == note


def test_an_error_without_a_number_is_called_by_its_class() -> None:
    assert system_trouble(TimeoutError("slow")) == FileTrouble.SYSTEM(code="TimeoutError")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("a = 1\nb 2", 2, 3), ("a = ", 1, 5), ('a = """\nopen', 2, 5), ("a = 1\na = 2", 2, 6), ("[a\n", 1, 3)],
)
def test_where_a_text_stops_being_toml(text: str, line: int, column: int) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert toml_trouble(error.value, text) == FileTrouble.NO_TOML(line=line, column=column)


def test_brackets_without_end_are_a_trouble_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("a = " + "[" * 100_000)
    with pytest.raises(BoardError) as error:
        read_data(path)
    assert dict(error.value.message.args)["what"] == FileTrouble.TOO_DEEP()


def test_where_a_text_is_not_utf8() -> None:
    with pytest.raises(UnicodeDecodeError) as error:
        b"one\ntwo\n\xff".decode()
    assert letters_trouble(error.value) == FileTrouble.NOT_UTF8(line=3)


def test_saved_games_where_a_file_lies_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    with pytest.raises(StoreError) as error:
        Store(tmp_path / "home")
    assert dict(error.value.message.args)["why"] == FileTrouble.EXISTS()
