"""Nothing fails because standard output or error is closed or can't be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no full device")

PRINTS = """
from game.standard_streams import prepare_streams
prepare_streams()
print("x" * 20_000, file=sys.stderr)
print("done")
"""

IN_A_CHILD = """
from ai.worker_process import WorkerProcess

def work(pipe):
    print("x" * 20_000, file=sys.stderr)
    pipe.send("done")

if __name__ == "__main__":
    child = WorkerProcess("prints", work)
    print(child.pipe.recv(), child.exit_code())
"""

IN_THE_WINDOW = """
import pathlib
from game.match.store import Store
from game.standard_streams import prepare_streams
from game.table.program.settings import Settings
from game.table.start import ParlorCar

prepare_streams()
app = ParlorCar(Store(pathlib.Path(sys.argv[1])), Settings(), window=False)
app._survive(ValueError("survivable"))
print(type(app.scenes[-1]).__name__)
app.close()
"""

CLOSED = """
import os, tempfile
from game.standard_streams import prepare_streams
prepare_streams()
with tempfile.TemporaryFile() as file:
    print("done" if file.fileno() > 2 else f"a file is open as {file.fileno()}")
    print("nowhere", file=sys.stderr)
"""


def run(script: Path, text: str, **how: object) -> tuple[int, str]:
    """Run a script; its exit code and what it printed."""
    script.write_text(f"import sys\n{text}")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, str(script), str(script.parent)],
            env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[1]), "SDL_VIDEODRIVER": "dummy"},
            stdout=subprocess.PIPE,
            check=False,
            **({"stderr": full} | how),  # type: ignore[call-overload]
        )
    return done.returncode, done.stdout.decode()


@pytest.mark.parametrize(
    ("text", "printed"),
    [(PRINTS, "done"), (IN_A_CHILD, "done 0"), (IN_THE_WINDOW, "Notice")],
    ids=["here", "in a child", "in the window"],
)
def test_a_full_standard_error_ends_nothing(tmp_path: Path, text: str, printed: str) -> None:
    assert run(tmp_path / "script.py", text) == (0, f"{printed}\n")


@pytest.mark.parametrize("text", [CLOSED, IN_A_CHILD], ids=["here", "in a child"])
def test_no_file_gets_the_number_of_a_closed_standard_error(tmp_path: Path, text: str) -> None:
    code, printed = run(tmp_path / "script.py", text, stderr=None, preexec_fn=lambda: os.close(2))
    assert (code, printed.split()[0]) == (0, "done")


def test_invalid_arguments_exit_with_2_on_a_full_standard_error(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "game", "--no-such-argument"]
        assert subprocess.run(command, stderr=full, check=False).returncode == 2


def test_redirected_output_is_utf_8_on_windows(tmp_path):
    script = tmp_path / "prints.py"
    script.write_text(
        "import sys\nfrom game.standard_streams import prepare_streams\n"
        "sys.platform = 'win32'\nprepare_streams()\nprint('3\u20135')\nprint('\u00fc', file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONPATH": str(Path(__file__).parents[1])},
        check=True,
    )
    assert done.stdout.decode().split() == ["3\u20135"]
    assert done.stderr.decode().split() == ["\u00fc"]
