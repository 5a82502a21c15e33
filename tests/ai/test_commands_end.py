"""How the commands of the bots end: by Ctrl-C, with an output that is closed or full, without half a file."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for groups")

ROOT = Path(__file__).resolve().parents[2]
QUICK = ["--game", "north_american_railways"]
ARENA = ["ai.arena", *QUICK, "--bots", "random,random,random", "--matches", "2", "--language", "en"]
SURVEY = ["ai.survey", *QUICK, "--games", "2", "--language", "en"]
BOARD = ["ai.boards", "new_england_railways", "--seed", "3"]


def begin(*arguments: str, stdout: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and what they start as well.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("arguments", [ARENA, SURVEY], ids=["arena", "survey"])
@pytest.mark.parametrize("full", [True, False], ids=["full", "closed"])
def test_a_closed_or_full_output_is_reported_in_at_most_one_line(arguments: list[str], full: bool) -> None:
    if full:
        with open("/dev/full", "w") as output:
            command = begin(*arguments, stdout=output.fileno())
    else:
        reads, writes = os.pipe()
        os.close(reads)
        command = begin(*arguments, stdout=writes)
        os.close(writes)
    _, told = command.communicate(timeout=60)
    assert "Traceback" not in told
    assert "Exception" not in told
    assert command.returncode == (1 if full else 141)
    assert ("the disk is full" in told) is full


def test_ctrl_c_ends_the_making_of_a_board_without_a_word() -> None:
    command = begin(*BOARD, stdout=subprocess.DEVNULL)
    assert command.stderr is not None
    assert command.stderr.read(1)  # How far it is.
    command.send_signal(signal.SIGINT)
    _, told = command.communicate(timeout=60)
    assert "Traceback" not in told
    assert command.returncode == 130


@pytest.mark.parametrize("there", [True, False])
def test_half_a_search_for_puzzles_replaces_no_file(tmp_path: Path, there: bool) -> None:
    out, kept = tmp_path / "puzzles.json", tmp_path / "kept.jsonl"
    if there:
        out.write_text("as they were")
    command = begin("ai.puzzles", *QUICK, "--out", str(out), "--keep", str(kept), stdout=subprocess.DEVNULL)
    until(kept.exists)
    command.send_signal(signal.SIGINT)
    command.communicate(timeout=60)
    assert command.returncode == 130
    assert out.exists() is there
    assert not there or out.read_text() == "as they were"


@pytest.mark.parametrize("arguments", [BOARD, ["ai.puzzles", *QUICK]], ids=["boards", "puzzles"])
def test_an_unwritable_output_is_reported_before_the_work(arguments: list[str], tmp_path: Path) -> None:
    path = tmp_path / "no" / "file"
    command = begin(*arguments, "--out", str(path), "--language", "en", stdout=subprocess.PIPE)
    out, told = command.communicate(timeout=60)
    assert (command.returncode, out) == (2, "")
    assert told.startswith(f"python -m {arguments[0]}: {path}: ")
    assert told.count("\n") == 1
