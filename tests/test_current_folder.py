"""A file in the current folder is never taken for a library's module, in the program or its processes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.import_path import drop_current_folder

ROOT = Path(__file__).resolve().parents[1]

HOSTILE = [
    "argparse",
    "collections",
    "copy",
    "ctypes",
    "enum",
    "functools",
    "json",
    "locale",
    "logging",
    "msgspec",
    "numpy",
    "pickle",
    "platformdirs",
    "pygame",
    "random",
    "re",
    "selectors",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "struct",
    "subprocess",
    "tempfile",
    "threading",
    "typing",
]
"""Modules that the program or the library would import; each is a file that reports it and fails."""

WORK = """
import sys
from operator import methodcaller
from ai.worker_process import WorkerProcess
from ai.task_pool import TaskPool

def child_of_child(task):
    inner = WorkerProcess("inner", methodcaller("send", task))
    try:
        return inner.pipe.recv()
    finally:
        inner.close()

if __name__ == "__main__":
    print(list(TaskPool(2).run(child_of_child, [3, 4])))
"""

WINDOW = """
import time
from game.learning.reviewer import Reviewer
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.tasks import BoardMaker
from game.match.thinker import Thinker

if __name__ == "__main__":
    seats = [SeatPlan(name=f"{n}", colour=n, bot="random") for n in range(3)]
    match = Match.new("north_american_railways", seats, seed=7)
    for _ in range(2):
        match.play(match.state.legal_moves()[0])
    thinker, reviewer, board = Thinker(), Reviewer(match), BoardMaker("american_rails", 1)
    thinker.ask(match.state, match.state.current_player(), "random", 0.1)
    answer, reviewed, made = None, False, False
    while answer is None or not reviewed or not made:
        answer, reviewed, made = answer or thinker.poll(), reviewed or reviewer.poll(), made or board.poll()
        time.sleep(0.02)
    print(answer.failure, reviewer.failed, board.failure)
    for one in (thinker, reviewer, board):
        one.close()
"""


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """Make a folder like one of downloaded matches, with files that are named like modules."""
    folder = tmp_path / "matches"
    folder.mkdir()
    hit = tmp_path / "imported"
    for name in HOSTILE:
        (folder / f"{name}.py").write_text(
            f"with open({str(hit)!r}, 'a') as hit: hit.write('{name}\\n')\n"
            f"raise ImportError('{name} of the current folder')\n"
        )
    return folder


def run_in(folder: Path, *arguments: str, **variables: str) -> str:
    """Run Python in a folder; what it printed, together with the hostile files that were imported."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment | {"PARLORCAR_HOME": str(folder.parent / "home")} | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    hit = folder.parent / "imported"
    return (hit.read_text() if hit.exists() else "") + done.stderr[-2000:] + done.stdout


def test_processes_do_not_import_from_the_current_folder(hostile: Path) -> None:
    script = hostile.parent / "work.py"
    script.write_text(WORK)
    assert run_in(hostile, str(script), PYTHONPATH=str(ROOT)) == "[3, 4]\n"


def test_the_windows_processes_do_not_import_from_the_current_folder(hostile: Path) -> None:
    script = hostile.parent / "window.py"
    script.write_text(WINDOW)
    assert run_in(hostile, str(script), PYTHONPATH=str(ROOT)) == "None False None\n"


QUICK = "--game north_american_railways"
COMMANDS = {
    "ai.arena": f"{QUICK} --bots random,random,mine:First --matches 2 --jobs 2",
    "ai.bench": "--help",
    "ai.boards": "--help",
    "ai.fit": f"{QUICK} --games 5 --matches 2 --jobs 2 --output weights.json",
    "ai.puzzles": "--help",
    "ai.survey": f"{QUICK} --bot random --games 2 --jobs 2",
    "game": f"--headless {QUICK} --seats random,random,random --seed 1",
}
CHEAP = ("ai.arena", "game")


@pytest.mark.parametrize(
    "module", [name if name in CHEAP else pytest.param(name, marks=pytest.mark.thorough) for name in COMMANDS]
)
def test_commands_do_not_import_from_the_current_folder(hostile: Path, module: str) -> None:
    """A bot's module in that folder is found all the same."""
    (hostile / "mine.py").write_text("from ai.random_bot import RandomBot\nclass First(RandomBot): pass\n")
    told = run_in(hostile, "-m", module, *COMMANDS[module].split())
    assert not set(told.splitlines()) & set(HOSTILE)
    assert "Traceback" not in told
    assert told


def test_an_empty_entry_of_the_path_variable_is_not_the_current_folder(hostile: Path) -> None:
    """The arena's processes inherit the variable, and would look there first."""
    for name in ("ctypes", "enum", "functools", "re", "typing", "collections", "copy", "struct"):
        (hostile / f"{name}.py").unlink()  # Python itself may import them before it runs any program.
    found = run_in(hostile, "-m", "ai.arena", "--help", PYTHONPATH=f"{os.pathsep}{ROOT}")
    assert "--until-decided" in found
    assert not set(found.splitlines()) & set(HOSTILE)
    script = hostile.parent / "work.py"
    script.write_text(WORK)
    found = run_in(hostile, str(script), PYTHONPATH=f"{ROOT}{os.pathsep}")
    assert found == "[3, 4]\n"


def test_a_checkout_is_run_from_its_own_folder() -> None:
    """Also where nothing is installed, and where another version is."""
    told = run_in(ROOT, "-m", "ai.bench", "--help", PYTHONPATH="")
    assert "How fast things are here" in told
    where = (
        "import sys; sys.argv[0] = '-m'; sys.orig_argv[1:] = ['-m', 'game']; import game; print(sys.path[0])"
    )
    assert run_in(ROOT, "-c", f"import os, sys; sys.path[0] = os.getcwd(); {where}") == f"{ROOT}\n"


@pytest.mark.parametrize(
    ("options", "leaves"),
    [
        (["-m", "game"], True),
        (["-um", "ai.survey", "--games", "2"], True),
        (["-mgame"], True),
        (["-W", "error", "-m", "ai.arena"], True),
        (["-m", "mine", "-m", "game"], False),
        (["-m", "games"], False),
    ],
)
def test_only_module_runs_drop_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: list[str], leaves: bool
) -> None:
    monkeypatch.setattr(sys, "argv", ["-m", *options[2:]])
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, *options])
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    drop_current_folder()
    assert (str(tmp_path) not in sys.path) is leaves


def test_every_start_of_python_excludes_the_current_folder() -> None:
    """Python is started in `ai.worker_process` alone, or by name and with -P; a fork has the path that it
    had.
    """
    starters = re.compile(r"\b(get_context|Process|Pool|ProcessPoolExecutor|posix_spawn)\b\(")
    for path in [path for part in ("game", "ai", "tools") for path in sorted((ROOT / part).rglob("*.py"))]:
        text = path.read_text(encoding="utf-8")
        for command in re.findall(r"^ *[\w =]*\[\s*sys\.executable,\s*(\S+)", text, re.M):
            assert command == '"-P",', path
        assert path.name == "worker_process.py" or not starters.search(text), path
