"""Outcomes in a file: what was stopped goes on, and what is broken is named."""

from pathlib import Path

import pytest

from ai.arena.kept import Kept, KeptError, read_outcomes
from ai.arena.match import Outcome, Pairing

PAIRING = Pairing("american_rails", ("greedy", "random", "random"), 1, 0, 0)
OUTCOME = Outcome(PAIRING, (3, 2, 1), (1.0, 0.0, 0.0), (4, 4, 4), (0.5, 0.0, 0.0), "abc")


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for expected in ([], [OUTCOME], [OUTCOME, OUTCOME]):
        with Kept(path) as kept:
            assert kept.outcomes == expected
            kept.add(OUTCOME)


def test_a_line_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with Kept(path) as kept:
        kept.add(OUTCOME)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    with Kept(path) as kept:
        assert kept.outcomes == [OUTCOME]
        kept.add(OUTCOME)
    assert read_outcomes(path) == [OUTCOME, OUTCOME]
    assert path.read_bytes() == whole * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"seven", "line=2 what=file-no-json"),
        (b"\xff", "line=2 what=file-no-json"),
        (b"{}", "line=2 what=expected-field field=pairing"),
        (b"", "line=2 what=file-no-json"),
        (b'{"pairing":{"game":7}}', "line=2 what=mistake-at place=pairing.game"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: bytes, words: str) -> None:
    path = tmp_path / "kept.jsonl"
    with Kept(path) as kept:
        kept.add(OUTCOME)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(KeptError, match=f"mistake-in-file file={path} what=kept-line {words}"):
        Kept(path)


def test_lists_that_do_not_go_with_the_bots_are_named(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with Kept(path) as kept:
        kept.add(OUTCOME)
    path.write_bytes(path.read_bytes().replace(b'"scores":[3,2,1]', b'"scores":[3,2]'))
    with pytest.raises(KeptError, match="place=scores what=expected-entries expected=3 found=2"):
        read_outcomes(path)


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeptError, match="file-is-folder"):
        Kept(tmp_path)
    with pytest.raises(KeptError, match="file-missing"):
        Kept(tmp_path / "nowhere" / "kept.jsonl")
