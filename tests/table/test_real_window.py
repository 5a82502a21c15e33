"""The program in a real window, on a display that only this test sees (Xvfb)."""

import io
import os
import shutil
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.match.database import FILE_NAME
from game.match.store import Store
from tests.waiting import PATIENCE, until

SCREEN = (1700, 1000)
END_OF_PNG = b"IEND\xaeB`\x82"
COLOURS_OF_A_PICTURE = 500
"""An empty or half-drawn window has far fewer colours than this."""


@dataclass
class Display:
    """An X display that nobody looks at, and the file in which its server keeps the picture."""

    name: str
    picture: Path

    def pixels(self) -> np.ndarray:
        """What the screen shows: rows of red, green, blue."""
        raw = self.picture.read_bytes()
        header, _, _, _, wide, high = struct.unpack(">6I", raw[:24])
        line, colours = struct.unpack(">I", raw[48:52])[0], struct.unpack(">I", raw[76:80])[0]
        start = header + colours * 12
        rows = np.frombuffer(raw, np.uint8, line * high, start).reshape(high, line)
        return rows[:, : wide * 4].reshape(high, wide, 4)[:, :, 2::-1]

    def drawn(self) -> bool:
        """Whether there is a picture on the screen."""
        codes = self.pixels().astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
        return len(np.unique(codes)) > COLOURS_OF_A_PICTURE

    def do(self, *command: str) -> str:
        """Have xdotool press a key, move the pointer or ask for something."""
        return subprocess.run(
            ["xdotool", *command],
            env=os.environ | {"DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=False,
        ).stdout.strip()


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed, so there is no display to open a window on")
    if shutil.which("xdotool") is None:
        pytest.skip("xdotool is not installed, so nothing can press the window's keys")
    read, write = os.pipe()
    screen = f"{SCREEN[0]}x{SCREEN[1]}x24"
    with subprocess.Popen(
        [
            server,
            "-displayfd",
            str(write),
            "-screen",
            "0",
            screen,
            "-fbdir",
            str(tmp_path),
            "-nolisten",
            "tcp",
        ],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as process:
        os.close(write)
        with os.fdopen(read) as number:
            name = f":{number.readline().strip()}"
        yield Display(name, tmp_path / "Xvfb_screen0")
        process.terminate()


@pytest.fixture
def program(display: Display, home: Path) -> Iterator["subprocess.Popen[str]"]:
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    (home / "settings.json").write_text('{"welcomed": true}')  # The lessons are offered but once.
    with subprocess.Popen(
        [sys.executable, "-m", "game", "--size", "1280x720"],
        env=environment | {"DISPLAY": display.name, "PARLORCAR_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        yield process
        process.kill()


def picture_of(home: Path, display: Display, size: tuple[int, int]) -> np.ndarray:
    """Press F12 until the program saves a picture of this size: its rows of red, green, blue."""

    def complete() -> bytes:
        data = b"".join(path.read_bytes() for path in (home / "pictures").glob("*.png"))
        return data if data.endswith(END_OF_PNG) else b""

    def asked() -> pygame.Surface | None:
        display.do("key", "F12")
        surface = pygame.image.load(io.BytesIO(until(complete)), "picture.png")
        for path in (home / "pictures").glob("*.png"):
            path.unlink()
        return surface if surface.get_size() == size else None

    surface = until(asked)
    assert surface is not None
    return pygame.surfarray.array3d(surface).swapaxes(0, 1)


def press_until_saved(display: Display, home: Path) -> None:
    """From the title screen to a table, by keys alone; a new match is saved immediately."""

    def begun() -> bool:
        display.do("key", "n")
        display.do("key", "Return")
        return (home / FILE_NAME).exists() and bool(Store(home).matches())

    until(begun)


def test_the_window_opens_draws_hears_keys_and_closes(
    display: Display, program: "subprocess.Popen[str]", home: Path
) -> None:
    until(display.drawn)
    # Nothing else is on this display.
    window = until(lambda: display.do("search", "--onlyvisible", "--class", "."))
    press_until_saved(display, home)
    left, top = (
        int(line.partition("=")[2])
        for line in display.do("getwindowgeometry", "--shell", window).splitlines()
        if line.startswith(("X=", "Y="))
    )

    def shows_what_it_drew() -> bool:
        picture = picture_of(home, display, (1280, 720)).astype(int)
        shown = display.pixels()[top : top + 720, left : left + 1280]
        return bool(np.mean(np.abs(shown - picture)) < 1.0)

    # Not always immediately: bots may be moving.
    until(shows_what_it_drew)
    display.do("windowsize", "--sync", window, "1500", "900")
    assert picture_of(home, display, (1500, 900)).std() > 1.0
    program.send_signal(signal.SIGTERM)
    assert program.wait(PATIENCE) == 0
    assert program.stdout is not None
    assert "Traceback" not in program.stdout.read()


def started_by(number: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return [found for child in map(int, children) for found in (child, *started_by(child))]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system shows no processes in /proc")
def test_a_signal_ends_the_last_box_too(display: Display, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.touch()  # No folder can be made there.
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    with subprocess.Popen(
        [sys.executable, "-m", "game"],
        env=environment | {"DISPLAY": display.name, "PARLORCAR_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        try:
            until(lambda: len(started_by(process.pid)) == 2)  # Ours, and SDL's with the box.
            process.terminate()
            process.communicate(timeout=PATIENCE)  # The box would hold the output open.
        finally:
            process.kill()
    assert process.returncode == -signal.SIGTERM
