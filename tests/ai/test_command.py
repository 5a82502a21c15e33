"""The commands of the bots: one line about a mistake, whatever the argument was."""

import pytest

from ai.command import OneLineParser


def test_a_mistake_is_told_in_one_line_without_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        OneLineParser(prog="ai.fit").parse_args(["a\nb\x1b[31m\u202e"])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert told.startswith("ai.fit: ")
    assert told.count("\n") == 1
    assert told.strip().isprintable()
