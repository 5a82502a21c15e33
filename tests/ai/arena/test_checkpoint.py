"""Outcomes in a file: what was stopped goes on, and what is broken is named."""

import json
from pathlib import Path

import msgspec
import pytest

from ai.arena.checkpoint import CheckpointError, OutcomeCheckpoint, read_outcomes
from ai.arena.match import Outcome, Pairing

PAIRING = Pairing("american_rails", ("greedy", "random", "random"), 1, 0, 0)
OUTCOME = Outcome(PAIRING, (3, 2, 1), (1.0, 0.0, 0.0), (4, 4, 4), (0.5, 0.0, 0.0), "abc")


def test_stored_outcomes_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for expected in ([], [OUTCOME], [OUTCOME, OUTCOME]):
        with OutcomeCheckpoint(path) as kept:
            assert kept.outcomes == expected
            kept.add(OUTCOME)


def test_a_truncated_line_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with OutcomeCheckpoint(path) as kept:
        kept.add(OUTCOME)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    with OutcomeCheckpoint(path) as kept:
        assert kept.outcomes == [OUTCOME]
        kept.add(OUTCOME)
    assert read_outcomes(path) == [OUTCOME, OUTCOME]
    assert path.read_bytes() == whole * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"seven", "line=2 what=file-no-json"),
        (b"\xff", "line=2 what=file-no-json"),
        (b"{}", "line=2 what=schema-error-field field=pairing"),
        (b"", "line=2 what=file-no-json"),
        (b'{"pairing":{"game":7}}', "line=2 what=error-at place=pairing.game"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: bytes, words: str) -> None:
    path = tmp_path / "kept.jsonl"
    with OutcomeCheckpoint(path) as kept:
        kept.add(OUTCOME)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(CheckpointError, match=f"error-in-file file={path} what=kept-line {words}"):
        OutcomeCheckpoint(path)


def test_lists_that_do_not_go_with_the_bots_are_named(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with OutcomeCheckpoint(path) as kept:
        kept.add(OUTCOME)
    path.write_bytes(path.read_bytes().replace(b'"scores":[3,2,1]', b'"scores":[3,2]'))
    with pytest.raises(CheckpointError, match="place=scores what=schema-error-entries expected=3 found=2"):
        read_outcomes(path)


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(CheckpointError, match="file-is-folder"):
        OutcomeCheckpoint(tmp_path)
    with pytest.raises(CheckpointError, match="file-missing"):
        OutcomeCheckpoint(tmp_path / "nowhere" / "kept.jsonl")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"wins": [-9, 5, 5]}, r"wins\[0\] what=schema-error-between kind=type-float low=0 high=1"),
        ({"wins": [1, 1, 1]}, "wins what=kept-in-all expected=1 found=3"),
        ({"scores": [10**400, 1, 0]}, r"scores\[0\] what=schema-error-between kind=type-int"),
        ({"moves": [4, -4, 4]}, r"moves\[1\] what=schema-error-between"),
        ({"seconds": [0, 0, 1e308]}, r"seconds\[2\] what=schema-error-between"),
        ({"habits": [{"bid": [1, 5]}]}, "habits what=schema-error-entries expected=3 found=1"),
        ({"habits": [{}, {"bid": [10**400, 5]}, {}]}, r"habits\[1\]\.bid\[0\] what=schema-error-between"),
        ({"habits": [{}, {"bid": [1, 10**400]}, {}]}, r"habits\[1\]\.bid\[1\] what=schema-error-between"),
        ({"pairing": Pairing("chess", PAIRING.bots, 1, 0, 0)}, "pairing.game what=no-such-game"),
        ({"pairing": Pairing(PAIRING.game, (), 1, 0, 0)}, "pairing.bots what=cannot-deal-players"),
    ],
)
def test_what_no_match_could_have_come_to_is_named(
    tmp_path: Path, change: dict[str, object], words: str
) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(json.dumps(msgspec.to_builtins(OUTCOME) | msgspec.to_builtins(change)) + "\n")
    with pytest.raises(CheckpointError, match=f"kept-line line=1 what=error-at place={words}"):
        OutcomeCheckpoint(path)
