"""Files of weights: figures by which nothing can be judged are named, and what is no file is not read."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.weights import BadWeights, read_weights
from ai.weights_form import WeightsFile
from assets import HOME, also_in

GAME = "american_rails"
FILE = {"made": "by hand", "win_margin_scale": 10, "terms": {"cash": [1, 1]}}


@pytest.fixture
def trial(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "weights" / GAME
    folder.mkdir(parents=True)
    with also_in(tmp_path):
        yield folder / "trial.json"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {"win_margin_scale": 0},
            "place=win_margin_scale what=schema-error-at-least kind=type-float low=0.1",
        ),
        ({"win_margin_scale": -10}, "place=win_margin_scale what=schema-error-at-least"),
        ({"win_margin_scale": 1e308}, "place=win_margin_scale what=schema-error-at-most"),
        ({"doubt": [0, 0]}, r"place=doubt\[.\] what=schema-error-at-least kind=type-float low=0.001"),
        ({"doubt": [-1, -1]}, r"place=doubt\[.\] what=schema-error-at-least"),
        ({"doubt": [1, 1e308]}, r"place=doubt\[.\] what=schema-error-at-most"),
        ({"terms": {"cash": [1e308, 1]}}, r"place=terms\[...\]\[0\] what=schema-error-at-most"),
        ({"terms": {"cash": [1, -1e308]}}, r"place=terms\[...\]\[1\] what=schema-error-at-least"),
        ({"level": {"3": [1e308, 0]}}, r"place=level\[...\]\[0\] what=schema-error-at-most"),
    ],
)
def test_figures_by_which_nothing_can_be_judged_are_named(
    trial: Path, change: dict[str, Any], told: str
) -> None:
    trial.write_text(json.dumps(FILE | change))
    with pytest.raises(BadWeights, match=rf"{GAME}/trial\.json what=error-at {told}"):
        read_weights(GAME, "trial")


@pytest.mark.parametrize(
    "path", sorted(HOME.glob("weights/*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_the_programs_own_files_are_valid(path: Path) -> None:
    assert msgspec.json.decode(path.read_bytes(), type=WeightsFile).terms


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
def test_a_pipe_is_no_file_of_weights(trial: Path) -> None:
    os.mkfifo(trial)
    with pytest.raises(BadWeights, match=rf"{GAME}/trial\.json what=file-no-file"):
        read_weights(GAME, "trial")


def test_a_file_without_end_is_not_read(trial: Path) -> None:
    trial.write_bytes(b" " * 2_000_000)
    with pytest.raises(BadWeights, match="what=file-too-long"):
        read_weights(GAME, "trial")
