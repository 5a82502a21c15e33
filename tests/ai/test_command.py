"""The commands of the bots: one line about a mistake, whatever the argument was."""

import errno
import os
import re
import threading
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

import ai.arena.__main__ as arena
import ai.fit.__main__ as fit
import ai.puzzles.__main__ as puzzles
from ai.boards.maker import write_board
from ai.command import OneLineParser, Unwritable, check_writable, write_result
from ai.weights_form import WeightsFile


def test_errors_are_one_line_without_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        OneLineParser(prog="ai.fit").parse_args(["a\nb\x1b[31m\u202e"])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert told.startswith("ai.fit: ")
    assert told.count("\n") == 1
    assert told.strip().isprintable()


def test_asking_whether_a_file_can_be_written_leaves_everything_as_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("what it held")
    (tmp_path / "link").symlink_to(tmp_path / "not there")
    for path in (kept, tmp_path / "new", tmp_path / "link"):
        check_writable(path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "link"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        check_writable(tmp_path / "pipe")
    assert kept.read_text() == "what it held"
    for path in (tmp_path, tmp_path / "no" / "file"):
        with pytest.raises(Unwritable, match=re.escape(f"file={path} what=file-")):
            check_writable(path)


WRITERS: Final[dict[str, Callable[[Path], object]]] = {
    "board": lambda path: write_board(path, {"board": {"title": "New"}}),
    "weights": lambda path: fit.write(path, WeightsFile("by hand", 1.0, {})),
    "puzzles": lambda path: puzzles._write(
        Namespace(game="american_rails", count=1, out=path), cast(Any, SimpleNamespace(examined={}))
    ),
    "ladder": lambda path: arena._draw(cast(Any, SimpleNamespace(everything=list)), path),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_a_failed_write_keeps_what_the_file_held(
    writer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "result"
    path.write_text("old")
    with monkeypatch.context() as patch, suppress(Unwritable):
        patch.setattr(os, "fsync", _full)
        assert WRITERS[writer](path) == 1
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("result", "old")]
    WRITERS[writer](path)
    assert path.read_text() != "old"


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "no space")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
def test_a_result_goes_into_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_result(pipe, b"found")
    reader.join()
    assert read == [b"found"]
    assert pipe.is_fifo()


def test_a_result_replaces_a_file_in_a_folder_that_allows_no_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "result"
    path.write_text("old")

    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "not allowed")

    monkeypatch.setattr("ai.command.write_whole", refused)
    write_result(path, b"new")
    assert path.read_text() == "new"
