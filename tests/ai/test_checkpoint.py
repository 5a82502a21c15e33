"""Files of results of every kind: what is somebody's own text stays as it is, what was cut off goes on."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.arena.checkpoint import OutcomeCheckpoint
from ai.arena.match import Outcome, Pairing
from ai.checkpoint import CheckpointError, JsonlResults, read_lines
from ai.command import Unwritable
from ai.fit.positions import FitCheckpoint, Series
from ai.fit.positions import Line as FitLine
from ai.puzzles.puzzle_form import ExaminedMatch
from ai.puzzles.searching import PuzzleCheckpoint, PuzzleSearch
from ai.survey.games import RecordedGame, SurveyCheckpoint, SurveySettings

GAME = "north_american_railways"
SURVEYED = SurveySettings(GAME, None, 3, "random", 1)
SERIES = Series.of(GAME, [3], seed=1, noise=0.2)
OUTCOME = Outcome(
    Pairing(GAME, ("random",) * 3, 1, 0, 0), (3, 2, 1), (1.0, 0.0, 0.0), (4,) * 3, (0.5,) * 3, "abc"
)

Opened = tuple[Callable[[Path], JsonlResults[Any]], Any]
"""How a file is opened, and a line of it."""

KINDS: dict[str, Opened] = {
    "arena": (OutcomeCheckpoint, OUTCOME),
    "fit": (lambda path: FitCheckpoint(path, SERIES), FitLine(game=SERIES.play(0))),
    "duel": (lambda path: FitCheckpoint(path, SERIES), FitLine(match=OUTCOME)),
    "survey": (lambda path: SurveyCheckpoint(path, SURVEYED), RecordedGame(SURVEYED.run, 10, ("pass",))),
    "puzzles": (
        lambda path: PuzzleCheckpoint(path, PuzzleSearch(GAME, 5, seed=20)),
        ExaminedMatch(GAME, 20, 40, None),
    ),
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Opened:
    return KINDS[request.param]


@pytest.mark.parametrize(
    "text",
    [
        b"my only copy",
        b'{"game":"chess","moves":["e4',
        b'{"name": "Ada"}',
        b'["a"',
        b"\0\0\0",
        b'{"a":' * 10**5,
    ],
)
def test_a_file_that_is_no_checkpoint_is_rejected_unchanged(
    kind: Opened, text: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "only_copy"
    for whole in (text, text + b"\nline without end"):
        path.write_bytes(whole)
        with pytest.raises(CheckpointError, match="kept-line line=1"):
            kind[0](path)
        assert path.read_bytes() == whole


def test_a_file_with_only_a_truncated_line_is_resumed(kind: Opened, tmp_path: Path) -> None:
    path, (opened, line) = tmp_path / "kept.jsonl", kind
    whole = msgspec.json.encode(line) + b"\n"
    for cut in (1, 5, 12, 20, 33, len(whole) // 2, len(whole) - 2):
        path.write_bytes(whole[:cut])
        with opened(path) as kept:
            assert kept.lines == []
            kept.add(line)
        assert path.read_bytes() == whole


def test_a_complete_line_without_line_feed_counts(kind: Opened, tmp_path: Path) -> None:
    path, (opened, line) = tmp_path / "kept.jsonl", kind
    whole = msgspec.json.encode(line) + b"\n"
    path.write_bytes(whole[:-1])
    with opened(path) as kept:
        assert kept.lines == [line]
        kept.add(line)
    assert path.read_bytes() == whole * 2


def test_a_whole_line_of_something_else_at_the_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    text = msgspec.json.encode(OUTCOME) + b'\n{"name": "Ada"}'
    path.write_bytes(text)
    with pytest.raises(CheckpointError, match="kept-line line=2 what=schema-error-field field=pairing"):
        OutcomeCheckpoint(path)
    assert path.read_bytes() == text


def test_a_full_disk_is_reported_once_and_results_stay(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    path, before = tmp_path / "kept.jsonl", resource.getrlimit(resource.RLIMIT_FSIZE)
    with OutcomeCheckpoint(path) as kept:
        kept.add(OUTCOME)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, before[1]))
        try:
            with pytest.raises(Unwritable, match=f"file={path} what=file-too-long"):
                kept.add(OUTCOME)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    with OutcomeCheckpoint(path) as kept:
        assert kept.outcomes == [OUTCOME]


class Full:
    """A file on a full disk, which reports it wherever it can."""

    def write(self, text: bytes) -> int:
        raise OSError(28, "no space left")

    def close(self) -> None:
        raise OSError(28, "no space left")


def test_a_disk_full_on_closing_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave() -> None:
        with OutcomeCheckpoint(tmp_path / "kept.jsonl") as kept:
            kept._file.close()
            monkeypatch.setattr(kept, "_file", Full())

    def add() -> None:
        with OutcomeCheckpoint(tmp_path / "kept.jsonl") as kept:
            kept._file.close()
            monkeypatch.setattr(kept, "_file", Full())
            kept.add(OUTCOME)

    for doing in (leave, add):
        with pytest.raises(Unwritable, match="what=file-disk-full") as raised:
            doing()
        assert not isinstance(raised.value.__context__, Unwritable)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
def test_a_pipe_or_a_device_is_no_file_of_results(kind: Opened, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        with pytest.raises(CheckpointError, match=f"file={path} what=error-unreadable why=file-no-file"):
            kind[0](path)


def test_too_deep_nesting_is_reported_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_bytes(b"{}\n" + b'{"a":' * 10**5 + b"\n")
    with pytest.raises(CheckpointError, match="kept-line line=2 what=file-too-deep"):
        read_lines(path, dict)
