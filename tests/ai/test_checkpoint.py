"""Results kept in files: an interrupted run continues, and a broken line is named."""

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
from ai.fit.checkpoint import FitCheckpoint
from ai.fit.checkpoint import Line as FitLine
from ai.fit.imitation import demonstrate
from ai.fit.positions import Series
from ai.puzzles.puzzle_form import ExaminedMatch
from ai.puzzles.searching import PuzzleCheckpoint, PuzzleSearch
from ai.survey.games import RecordedGame, SurveyCheckpoint, SurveySettings

GAME = "north_american_railways"
SURVEYED = SurveySettings(GAME, None, 3, "random", 1)
SERIES = Series.of(GAME, [3], seed=1, noise=0.2)
EXPERT = "mcts:playouts=4"
AT = r"demonstration.decisions\[0\]."
OUTCOME = Outcome(
    Pairing(GAME, ("random",) * 3, 1, 0, 0), (3, 2, 1), (1.0, 0.0, 0.0), (4,) * 3, (0.5,) * 3, "abc"
)

Opened = tuple[Callable[[Path], JsonlResults[Any]], Any]
"""How a file is opened, and a line of it."""

KINDS: dict[str, Opened] = {
    "arena": (OutcomeCheckpoint, OUTCOME),
    "fit": (lambda path: FitCheckpoint(path, SERIES), FitLine(game=SERIES.play(0))),
    "demonstration": (
        lambda path: FitCheckpoint(path, SERIES, EXPERT),
        FitLine(demonstration=demonstrate(SERIES, EXPERT, 0)),
    ),
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


PLAYED = SERIES.play(0)
SHORT = [[row[:-1] for row in position] for position in PLAYED.rows]
FAR = [[[1e308, *row[1:]] for row in position] for position in PLAYED.rows]
FIRST, *REST = PLAYED.rows
UNEVEN = [FIRST, [REST[0][0][:-1], *REST[0][1:]], *REST[1:]]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rows": SHORT}, r"game.rows\[0\]\[0\] what=schema-error-entries expected=12 found=11"),
        ({"rows": UNEVEN}, r"game.rows\[1\]\[0\] what=schema-error-entries expected=12 found=11"),
        ({"rows": [FIRST[:2], *REST]}, r"game.rows\[0\] what=schema-error-entries expected=3 found=2"),
        ({"rows": FAR}, r"game.rows\[0\]\[0\]\[0\] what=schema-error-between kind=type-float"),
        ({"rows": [], "progress": []}, "game.rows what=schema-error-longer kind=type-array length=4"),
        ({"rows": PLAYED.rows[:3]}, "game.rows what=schema-error-longer kind=type-array length=4"),
        ({"progress": PLAYED.progress[:-1]}, "game.progress what=schema-error-entries"),
        ({"progress": [1.5, *PLAYED.progress[1:]]}, r"game.progress\[0\] what=schema-error-between"),
        ({"final": PLAYED.final[:2]}, "game.final what=schema-error-entries expected=3 found=2"),
        ({"final": [0.0, -1e308, 0.0]}, r"game.final\[1\] what=schema-error-between"),
    ],
)
def test_what_no_game_could_have_come_to_is_named(change: dict[str, Any], told: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with FitCheckpoint(path, SERIES) as kept:
        kept.add_game(PLAYED)
    with path.open("ab") as file:
        file.write(msgspec.json.encode({"game": msgspec.to_builtins(PLAYED) | change}) + b"\n")
    with pytest.raises(CheckpointError, match=f"kept-line line=2 what=error-at place={told}"):
        FitCheckpoint(path, SERIES)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"chosen": 2}, r"chosen\[0\] what=schema-error-between"),
        ({"chosen": -1}, r"chosen\[0\] what=schema-error-between"),
        ({"rows": [[0.0] * 12]}, r"rows what=schema-error-longer"),
        (
            {"rows": [[0.0] * 12, [0.0] * 11]},
            r"rows\[1\] what=schema-error-entries",
        ),
        (
            {"rows": [[0.0] * 12, [1e300] * 12]},
            r"rows\[1\]\[0\] what=schema-error-bet",
        ),
        ({"progress": [0.5]}, r"progress what=schema-error-entries"),
        ({"progress": [0.5, 1.5]}, r"progress\[1\] what=schema-error-between"),
    ],
)
def test_what_no_expert_could_have_decided_is_named(
    change: dict[str, Any], told: str, tmp_path: Path
) -> None:
    path = tmp_path / "kept.jsonl"
    decision = {"progress": [0.5, 0.5], "rows": [[0.0] * 12, [1.0] * 12], "chosen": 1} | change
    series = msgspec.to_builtins(SERIES)
    demonstration = {"expert": EXPERT, "series": series, "number": 0, "decisions": [decision]}
    path.write_bytes(msgspec.json.encode({"demonstration": demonstration}) + b"\n")
    with pytest.raises(CheckpointError, match=f"kept-line line=1 what=error-at place={AT}{told}"):
        FitCheckpoint(path, SERIES, EXPERT)


def test_games_and_decisions_are_not_kept_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with FitCheckpoint(path, SERIES) as kept:
        kept.add_game(PLAYED)
    with pytest.raises(CheckpointError, match="line=1 what=schema-error-field field=demonstration"):
        FitCheckpoint(path, SERIES, EXPERT)


def test_matches_of_the_duel_are_validated(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    pairing = {"game": SERIES.game, "bots": ["random"] * 3, "seed": 1, "deal": 0, "rotation": 0}
    match = {
        "pairing": pairing,
        "scores": [1, 2, 3],
        "wins": [-9, 5, 5],
        "moves": [1] * 3,
        "seconds": [1] * 3,
    }
    path.write_bytes(msgspec.json.encode({"match": match | {"line": "abc"}}) + b"\n")
    with pytest.raises(
        CheckpointError, match=r"line=1 what=error-at place=match.wins\[0\] what=schema-error-between"
    ):
        FitCheckpoint(path, SERIES)


def test_a_line_without_a_game_or_a_match_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_bytes(b"{}\n")
    with pytest.raises(CheckpointError, match="line=1 what=schema-error-field field=game"):
        FitCheckpoint(path, SERIES)
