"""The command line about files: the output for matches, boards and invalid files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.learning.turning_points import Depth
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from tests.helpers.boards import board_file
from tests.test_command_line import run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of a match in which the first share has been put up."""
    match = Match.new(
        "american_rails", [SeatPlan(name, i) for i, name in enumerate(("Ada", "Ben", "Cy"))], seed=3
    )
    match.play(match.game.parse_move("put up American"))
    path = tmp_path / "match.json"
    path.write_bytes(to_json(match))
    return path


def test_a_bot_says_what_it_would_do_and_why(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--advise", str(saved), "--bot", "greedy")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert re.match(r"(Ada|Ben|Cy): Auction: American \(greedy\)", lines[0])
    scores = r"Ada \$\d+, Ben \$\d+ and Cy \$\d+"
    assert re.match(rf"1\. (Bid \$\d+|Pass): \d+% to win; to be expected in the end: {scores}", lines[1])
    assert any("against the first: " in line and "cash" in line for line in lines)
    assert any(re.match(r"    .+\.$", line) for line in lines)
    assert re.match(r"Worth up to \$\d+\.", lines[-1])


def test_advice_is_given_in_german_and_about_an_earlier_move(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "--language", "de", "--advise", str(saved), "--move", "0", "--bot", "greedy")
    assert code == 0
    assert "% Gewinnchance" in out
    assert "Eine Aktie der American: " in out
    code, out, _ = run(capsys, "--advise", str(saved), "--bot", "mcts:playouts=20,seed=1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["stop"] > 10
    assert all(one["title"] and one["reason"].endswith(".") for one in found["candidates"])
    assert found["candidates"][0]["terms"][found["seat"]].keys() >= {"cash", "shares"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--move 7", "advice-no-move most=1 found=7"),
        ("--move x", "--move argument-move found=x"),
        ("--bot clever", "clever"),
        ("--bot greedy:weights=trial", "schema-error-one-of known=fitted, hand found=trial"),
        ("--bot expert:character=foo", "value=foo what=schema-error-one-of"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_advice_that_can_not_be_given_is_refused(
    saved: Path, arguments: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "--advise", str(saved), *arguments.split())
    assert (code, out) == (2, "")
    assert expected in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("asked", ["--advise", "--review"])
@pytest.mark.usefixtures("message_ids")
def test_a_damaged_match_gets_no_advice(saved: Path, asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The answer would be about another moment than the one that is meant."""
    data = json.loads(saved.read_bytes())
    data["moves"].append({"move": "put up nothing", "seat": 0})
    saved.write_text(json.dumps(data | {"position": 2}), encoding="utf-8")
    code, out, err = run(capsys, asked, str(saved), "--language", "en")
    assert (code, out) == (2, "")
    assert "number=2 text=put up nothing" in err
    assert "number=1" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("asked", ["--advise", "--review", "--check-board"])
def test_a_files_odd_name_is_told_in_one_line_without_control_characters(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a\nb\x1b[31m\u202e.json"
    path.write_text("hello", encoding="utf-8")
    code, out, err = run(capsys, asked, str(path), "--language", "en")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.strip().isprintable()


def test_advice_needs_a_file_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--advise", str(tmp_path / "none.json"))[0] == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    code, _, err = run(capsys, "--advise", str(broken))
    assert code == 2
    assert err.startswith("parlorcar: ")
    assert run(capsys, "--move", "3")[0] == 2


def test_a_match_is_looked_back_on(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.learning.review.USUAL", Depth(search=20, playouts=10, answers=10))
    code, out, err = run(capsys, "--review", str(saved), "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert len(found["chances"]) == found["moves"] + 1 == 2
    assert isinstance(found["turning_points"], list)
    code, out, _ = run(capsys, "--review", str(saved), "--language", "de")
    assert code == 0
    assert out.startswith("Gewinnchancen\n  Beginn: Ada ")
    code, out, err = run(capsys, "--review", str(saved.parent / "none.json"))
    assert (code, out) == (2, "")
    assert "none.json" in err


@pytest.mark.parametrize("option", ["--open", "--advise", "--images", "--boards", "--board", "--check-board"])
@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "y" * 20_000])
def test_a_name_that_no_file_can_have_is_refused(
    option: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, option, name)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_board_in_a_folder_whose_name_is_no_text_is_checked(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/f\xe4hre"
    os.mkdir(folder)
    path = Path(os.fsdecode(folder))
    board_file(path, "american_rails")
    command = [sys.executable, "-m", "game", "--check-board", str(path / "american_rails.toml")]
    found = subprocess.run(command, capture_output=True, check=False, env=os.environ | {"PYTHONUTF8": "1"})
    assert (found.returncode, found.stderr) == (0, b"")
