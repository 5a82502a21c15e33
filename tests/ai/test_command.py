"""The commands of the bots: one line about a mistake, whatever the argument was."""

import os
import re
from pathlib import Path

import pytest

from ai.command import OneLineParser, Unwritable, check_writable


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
