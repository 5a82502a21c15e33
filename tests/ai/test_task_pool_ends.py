"""How processes that work end: by Ctrl-C, once or twice, and with the one that started them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.waiting import until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for groups")

ROOT = Path(__file__).resolve().parents[2]

QUICK = """
import sys
from itertools import count
from ai.task_pool import TaskPool

if __name__ == "__main__":
    try:
        for done in TaskPool(4).run(abs, count(1)):
            if done == 20:
                print("begun", flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
"""

SLOW = """
import sys
from functools import partial
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from ai.command import run
from ai.task_pool import TaskPool

def waits(folder, number):
    (folder / f"begun {number}").touch()
    try:
        SimpleQueue().get(timeout=600)
    finally:
        (folder / f"closed {number}").touch()

if __name__ == "__main__":
    sys.exit(run("slow", lambda: len(list(TaskPool(2).run(partial(waits, Path(sys.argv[1])), count(1)))),
    str))
"""


def begin(folder: Path, script: str) -> "subprocess.Popen[str]":
    """A command of its own group, as from a terminal."""
    command = folder / "command.py"
    command.write_text(script)
    return subprocess.Popen(
        [sys.executable, str(command), str(folder)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        start_new_session=True,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and what they start as well.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def found(folder: Path, what: str) -> bool:
    """Whether both processes have said so."""
    return len(list(folder.glob(f"{what} *"))) == 2


@pytest.mark.parametrize("milliseconds", [0, 15, 30, 60])
def test_ctrl_c_ends_processes_that_start_or_wait_without_a_word(tmp_path: Path, milliseconds: int) -> None:
    """After the first pieces some still start, and the others mostly wait for the next question."""
    running = begin(tmp_path, QUICK)
    assert running.stdout is not None
    assert running.stdout.readline() == "begun\n"
    time.sleep(milliseconds / 1000)
    os.killpg(running.pid, signal.SIGINT)
    assert running.communicate(timeout=60) == ("", "")
    assert running.returncode == 130


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_closes_what_works(tmp_path: Path, times: int) -> None:
    """Also where the work waits for an answer, and hears a signal only when it is said again."""
    running = begin(tmp_path, SLOW)
    until(lambda: found(tmp_path, "begun"))
    for _ in range(times):
        os.killpg(running.pid, signal.SIGINT)
        time.sleep(0.05)
    assert running.communicate(timeout=20) == ("", "")
    assert running.returncode == 130
    assert times == 2 or found(tmp_path, "closed")


def test_what_works_is_closed_where_the_command_is_killed(tmp_path: Path) -> None:
    running = begin(tmp_path, SLOW)
    until(lambda: found(tmp_path, "begun"))
    running.kill()
    until(lambda: found(tmp_path, "closed"))
    assert running.communicate(timeout=20) == ("", "")


def test_a_command_that_ignores_ctrl_c_goes_on(tmp_path: Path) -> None:
    """As one that a script has put into the background."""
    running = begin(tmp_path, f"import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n{SLOW}")
    until(lambda: found(tmp_path, "begun"))
    os.killpg(running.pid, signal.SIGINT)
    time.sleep(0.3)
    assert running.poll() is None
    assert not found(tmp_path, "closed")
    running.kill()
    until(lambda: found(tmp_path, "closed"))
    running.communicate(timeout=20)
