"""Why files can't be read: every trouble has its kind, with the place in the text where there is one."""

from __future__ import annotations

import errno
import tomllib
from pathlib import Path

import pytest

from game.match.store import Store, StoreError
from game.rules.boards import BoardError, read_toml
from game.rules.files import FileErrorCode, os_error_message, toml_error_message, unicode_error_message
from game.rules.messages import Message


@pytest.mark.parametrize(
    ("code", "note"),
    [
        (errno.ENOENT, FileErrorCode.MISSING()),
        (errno.EISDIR, FileErrorCode.IS_FOLDER()),
        (errno.EACCES, FileErrorCode.NOT_ALLOWED()),
        (errno.ENOSPC, FileErrorCode.DISK_FULL()),
        (errno.EIO, FileErrorCode.SYSTEM(code="EIO")),
    ],
)
def test_what_the_system_says_is_told_by_kinds(code: int, note: Message) -> None:
    assert os_error_message(OSError(code, "in the words of the system")) == note


def test_an_error_without_a_number_is_called_by_its_class() -> None:
    assert os_error_message(TimeoutError("slow")) == FileErrorCode.SYSTEM(code="TimeoutError")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("a = 1\nb 2", 2, 3), ("a = ", 1, 5), ('a = """\nopen', 2, 5), ("a = 1\na = 2", 2, 6), ("[a\n", 1, 3)],
)
def test_where_a_text_stops_being_toml(text: str, line: int, column: int) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert toml_error_message(error.value, text) == FileErrorCode.NO_TOML(line=line, column=column)


def test_brackets_without_end_are_a_trouble_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("a = " + "[" * 100_000)
    with pytest.raises(BoardError) as error:
        read_toml(path)
    assert dict(error.value.message.args)["what"] == FileErrorCode.TOO_DEEP()


def test_where_a_text_is_not_utf8() -> None:
    with pytest.raises(UnicodeDecodeError) as error:
        b"one\ntwo\n\xff".decode()
    assert unicode_error_message(error.value) == FileErrorCode.NOT_UTF8(line=3)


def test_saved_games_where_a_file_lies_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    with pytest.raises(StoreError) as error:
        Store(tmp_path / "home")
    assert dict(error.value.message.args)["why"] == FileErrorCode.EXISTS()
