"""Games that the fitting has kept: what no game could have come to is named with its line."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.checkpoint import CheckpointError
from ai.fit.positions import FitCheckpoint, Series

SERIES = Series.of("north_american_railways", [3], seed=1, noise=0.2)
GAME = SERIES.play(0)
SHORT = [[row[:-1] for row in position] for position in GAME.rows]
FAR = [[[1e308, *row[1:]] for row in position] for position in GAME.rows]
FIRST, *REST = GAME.rows
UNEVEN = [FIRST, [REST[0][0][:-1], *REST[0][1:]], *REST[1:]]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rows": SHORT}, r"game.rows\[0\]\[0\] what=schema-error-entries expected=12 found=11"),
        ({"rows": UNEVEN}, r"game.rows\[1\]\[0\] what=schema-error-entries expected=12 found=11"),
        ({"rows": [FIRST[:2], *REST]}, r"game.rows\[0\] what=schema-error-entries expected=3 found=2"),
        ({"rows": FAR}, r"game.rows\[0\]\[0\]\[0\] what=schema-error-between kind=type-float"),
        ({"rows": [], "progress": []}, "game.rows what=schema-error-longer kind=type-array length=4"),
        ({"rows": GAME.rows[:3]}, "game.rows what=schema-error-longer kind=type-array length=4"),
        ({"progress": GAME.progress[:-1]}, "game.progress what=schema-error-entries"),
        ({"progress": [1.5, *GAME.progress[1:]]}, r"game.progress\[0\] what=schema-error-between"),
        ({"final": GAME.final[:2]}, "game.final what=schema-error-entries expected=3 found=2"),
        ({"final": [0.0, -1e308, 0.0]}, r"game.final\[1\] what=schema-error-between"),
    ],
)
def test_what_no_game_could_have_come_to_is_named(change: dict[str, Any], told: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    with FitCheckpoint(path, SERIES) as kept:
        kept.add_game(GAME)
    with path.open("ab") as file:
        file.write(msgspec.json.encode({"game": msgspec.to_builtins(GAME) | change}) + b"\n")
    with pytest.raises(CheckpointError, match=f"kept-line line=2 what=error-at place={told}"):
        FitCheckpoint(path, SERIES)


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
