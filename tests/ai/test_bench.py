"""The benchmark's command: all its figures are there; how large they are is not a matter for tests."""

import json
import subprocess
from typing import Any

import pytest

from ai import bench
from game.rules.catalog import game_keys
from game.words import override, translate


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundredth of a second for each figure, told in English."""
    whole = bench.measure
    monkeypatch.setattr(bench, "measure", lambda key, players, seconds: whole(key, players, 0.01))
    monkeypatch.setattr(bench, "system_language", lambda: "en")


def test_the_figures_are_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for name in ("random_moves", "copies", "mcts_playouts_opening", "mcts_playouts_middle"):
        assert found[f"{name}_per_second"] > 0
        assert found[f"{name}_per_1000_plain_rounds"] > 0
    assert found["microseconds_per_copy"] > 0
    assert found["game"] == "american_rails"


def test_the_evaluation_is_calibrated_by_quarter(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--json", "--calibration", "2", "--game", "new_england_railways"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["calibration_games"] == 2
    for number in range(1, 5):
        assert found[f"quarter_{number}_r2"] <= 1.0
        assert 0.0 <= found[f"quarter_{number}_winner_called"] <= 1.0
        assert isinstance(found[f"quarter_{number}_slope"], float)
        assert found[f"quarter_{number}_played_on_r2"] <= 1.0
        assert isinstance(found[f"quarter_{number}_played_on_slope"], float)
    assert 0.9 < found["quarter_4_played_on_r2_at_most"] <= 1.0
    tenths = [found[f"tenth_{number}_seats"] for number in range(1, 11)]
    assert sum(tenths) > 0
    assert all(0.0 <= found[f"tenth_{number}_won"] <= 1.0 for number in range(1, 11))


def test_the_tables_figures_are_merged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        assert command[1:] == [
            "-P",
            "-m",
            "game.table.tools.frames",
            "--game",
            "new_england_railways",
            "--json",
        ]
        return subprocess.CompletedProcess(command, 0, '{"frame_milliseconds_99": 9.5}', "")

    monkeypatch.setattr(subprocess, "run", run)
    assert bench.main(["--json", "--frames", "--game", "new_england_railways"]) == 0
    assert json.loads(capsys.readouterr().out)["frame_milliseconds_99"] == 9.5


def test_a_table_without_figures_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "no window\n")
    monkeypatch.setattr(subprocess, "run", lambda *given, **options: failed)
    assert bench.main(["--frames"]) == 1
    assert "no window" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "whist"], "no-such-game found=whist known=american_rails, "),
        (["--players", "9"], "cannot-deal-players minimum=3 maximum=5 players=9"),
        (["--seconds", "x"], "--seconds"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_bad_arguments_end_with_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    words: str,
) -> None:
    with override("en"), pytest.raises(SystemExit) as ended:
        bench.main(arguments)
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert words in said
    assert said.count("\n") == 1


def test_mistakes_are_reported_in_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "system_language", lambda: "de")
    with override("en"), pytest.raises(SystemExit):
        bench.main(["--game", "whist"])
    with override("de"):
        assert translate("no-such-game", found="whist", known=game_keys()) in capsys.readouterr().err
