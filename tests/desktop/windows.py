"""The executable of Windows, built and run by Wine on a Debian, where no Windows is at hand.

Everything comes from package registries, by package name: Wine and a C compiler for Windows from Debian; the
official CPython for Windows from the wheel of panda3d, which carries it; the libraries as their wheels for
Windows. The standard library is that of the Python that runs this, so it has to be of the same minor version.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import pygame

from game import VERSION
from game.match.database import FILE_NAME
from game.match.headless import play_headless
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import all_games
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.tools.screenshots import FrozenApp
from game.words import translate
from tests.desktop.seen import Seen
from tests.table.pages import button

ROOT: Final = Path(__file__).parents[2]

TOOLS: Final = {
    "wine": "wine64 wine",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
}
"""Commands that are needed, and the Debian packages that have them."""

PYTHON: Final = (3, 11)
"""The minor version that `CARRIER` carries."""

CARRIER: Final = "panda3d==1.10.16"
"""A package whose wheel for Windows has the official CPython in its folder ``deploy_libs``."""

LAUNCHER: Final = """
#include <windows.h>
int wmain(int argc, wchar_t **argv) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    int (*run)(int, wchar_t **) = python ? (void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(argc, argv) : 111;
}
"""
"""Which `CARRIER` has not: python.exe."""

LIMIT: Final = 20 * 60
"""Seconds that all of it may take."""

SEATS: Final = ["greedy:noise=0.02", "mcts:playouts=20", "minimax:positions=40"]
SEED: Final = 7

SIZE: Final = (1280, 720)

MOVES: Final = 6
"""As many moves are played in the window."""

COLORS: Final = 100
"""A window in which less colors are found shows nothing yet."""


class Wine:
    """A Windows in a folder: what runs there ends before the time is over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "python"
        self._end = time.monotonic() + LIMIT
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SDL_"))},
            "WINEPREFIX": str(folder / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=",  # Neither .NET nor a browser is asked for.
        }

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(1.0, self._end - time.monotonic())

    def start(self, *command: str | Path, **variables: str) -> subprocess.Popen[bytes]:
        """Start a program of Windows. All its streams are pipes: Wine hands on nothing else."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            env={**self._environment, **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def run(self, *command: str | Path, **variables: str) -> subprocess.CompletedProcess[bytes]:
        """Run a program of Windows to its end. Raises `subprocess.TimeoutExpired` when the time is over."""
        with self.start(*command, **variables) as process:
            try:
                out, error = process.communicate(timeout=self.left)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                raise
        return subprocess.CompletedProcess(command, process.returncode, out, error)

    def processes(self) -> list[int]:
        """Return the numbers of the processes that run a `parlorcar.exe` of this folder."""
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                command = path.read_bytes().split(b"\0")[0].decode(errors="replace")
                if command.endswith("parlorcar.exe") and self.folder.name in command:
                    found.append(int(path.parent.name))
        return sorted(found)

    def close(self) -> None:
        """End whatever still runs."""
        subprocess.run(["wineserver", "-k"], env=self._environment, check=False, timeout=60)

    def unpacked(self) -> list[Path]:
        """Return the folders into which executables unpacked themselves."""
        return [*(self.folder / "prefix" / "drive_c" / "users").glob("*/**/Temp/_MEI*")]

    def until(self, found: Callable[[], object]) -> bool:
        """Wait, three minutes at most, until something is true; return whether it is."""
        end = time.monotonic() + min(180.0, self.left)
        while not found():
            if time.monotonic() > end:
                return False
            time.sleep(0.2)
        return True


def of_windows(path: Path) -> str:
    """Return what Windows calls a path of this system: Wine shows it as drive Z."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def run(folder: Path, pictures: Path | None) -> bool:
    """Build the executable of Windows and try it; return whether all went well."""
    seen = Seen()
    lacking = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if lacking:
        seen.look(False, f"these Debian packages are needed: {' '.join(lacking)}")
    if sys.version_info[:2] != PYTHON:
        seen.look(False, "Python {}.{} is needed".format(*PYTHON))
    if seen.wrong:
        return seen.told()
    wine = Wine(folder)
    try:
        executable = _build(wine, seen)
        for look in (_version, _output, _smoke, _matches, _screens, _killed):
            look(wine, executable, seen)
        _window(wine, executable, seen, pictures)
    except subprocess.TimeoutExpired as late:
        seen.look(False, f"{LIMIT // 60} minutes are over: {late.cmd}")
    except subprocess.CalledProcessError as failed:
        seen.look(False, f"{failed.cmd}: {failed.stdout}{failed.stderr}")
    finally:
        wine.close()
    return seen.told()


def _build(wine: Wine, seen: Seen) -> Path:
    """Build ``parlorcar.exe`` from a wheel of this checkout."""
    _make_python(wine)
    wheels = wine.folder / "wheels"
    _pip(wine, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT))
    (wheel,) = wheels.glob("parlorcar-*.whl")
    # Two libraries that PyInstaller asks for on Windows alone, which pip here doesn't know.
    _install(wine, f"{wheel}[build]", "pefile", "pywin32-ctypes")
    told = wine.run(wine.python / "python.exe", "-c", "import sys; print(sys.platform, sys.version)")
    seen.look(told.stdout.startswith(b"win32"), f"a Python of Windows: {told.stdout.decode().strip()}")
    dist, parts = wine.folder / "dist", wine.folder / "parts"
    made = wine.run(
        wine.python / "python.exe",
        *("-m", "PyInstaller", "--log-level", "ERROR"),
        *("--distpath", of_windows(dist), "--workpath", of_windows(parts), of_windows(ROOT / "build.spec")),
        PYTHONHOME=of_windows(wine.python),
    )
    executable = dist / "parlorcar.exe"
    size = executable.stat().st_size if executable.exists() else 0
    seen.look(made.returncode == 0 and size > 0, f"parlorcar.exe: {size:,} bytes {_tail(made)}")
    if not size:
        raise subprocess.CalledProcessError(made.returncode, "PyInstaller", made.stdout, made.stderr)
    return executable


def _make_python(wine: Wine) -> None:
    """Put together a Python of Windows."""
    _pip(wine, "download", *_for_windows(), "--no-deps", "--dest", str(wine.folder), CARRIER)
    (carrier,) = wine.folder.glob("panda3d-*.whl")
    libraries = wine.python / "DLLs"
    libraries.mkdir(parents=True)
    with zipfile.ZipFile(carrier) as wheel:
        for name in wheel.namelist():
            base = name.removeprefix("deploy_libs/")
            if base != name and "/" not in base and not base.startswith("api-ms-"):
                # These two are looked for next to python.exe.
                place = wine.python if base in ("python311.dll", "VCRUNTIME140.dll") else libraries
                (place / base).write_bytes(wheel.read(name))
    shutil.copytree(
        sysconfig.get_path("stdlib"),
        wine.python / "Lib",
        ignore=shutil.ignore_patterns("site-packages", "lib-dynload", "test", "config-*", "__pycache__"),
    )
    source = wine.folder / "launcher.c"
    source.write_text(LAUNCHER)
    compiler = ["x86_64-w64-mingw32-gcc", "-municode", "-O1", "-s", str(source), "-o"]
    subprocess.run([*compiler, str(wine.python / "python.exe")], check=True, timeout=wine.left)
    wine.run("wineboot", "--init")


def _for_windows() -> list[str]:
    version = "{}.{}".format(*PYTHON)
    return ["--platform", "win_amd64", "--python-version", version, "--only-binary=:all:"]


def _install(wine: Wine, *packages: str) -> None:
    _pip(wine, "install", *_for_windows(), "--target", str(wine.python / "Lib" / "site-packages"), *packages)


def _pip(wine: Wine, *arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments],
        check=True,
        capture_output=True,
        text=True,
        timeout=wine.left,
    )


def _tail(done: subprocess.CompletedProcess[bytes]) -> str:
    """Return the last line that a program printed, if it failed."""
    printed = (done.stderr or done.stdout).decode(errors="backslashreplace").strip().splitlines()
    return printed[-1] if done.returncode and printed else ""


def _version(wine: Wine, executable: Path, seen: Seen) -> None:
    done = wine.run(executable, "--version")
    printed = done.stdout.decode()
    seen.look(VERSION in printed, f"--version: {printed.splitlines()[0] if printed else _tail(done)}")
    resource = "ProductVersion\0".encode("utf-16-le") in executable.read_bytes()
    seen.look(resource, "a version resource is in the file's properties")


def _output(wine: Wine, executable: Path, seen: Seen) -> None:
    """What is printed into a pipe is UTF-8."""
    done = wine.run(executable, "--list", "--language", "de")
    printed = done.stdout.decode(errors="replace")
    seen.look("3–5" in printed and "\ufffd" not in printed, "redirected output is UTF-8")


def _smoke(wine: Wine, executable: Path, seen: Seen) -> None:
    done = wine.run(executable, "--smoke", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    seen.look(done.returncode == 0, f"--smoke {_tail(done)}")


def _matches(wine: Wine, executable: Path, seen: Seen) -> None:
    """A match of each game, move for move as on this system."""
    for game in all_games():
        arguments = ["--game", game.key, "--seats", ",".join(SEATS), "--seed", str(SEED)]
        done = wine.run(executable, "--headless", "--json", "--language", "en", *arguments)
        played = json.loads(done.stdout)["played"] if done.returncode == 0 and done.stdout else []
        here = play_headless(game, SEATS, SEED).played
        pairs = enumerate(zip(played, here, strict=False), 1)
        different = next((number for number, (one, other) in pairs if one != other), None)
        where = (
            f"{len(played)} of {len(here)} moves" if different is None else f"different at move {different}"
        )
        seen.look(played == list(here), f"{game.key}: {where} {_tail(done)}")


def _screens(wine: Wine, executable: Path, seen: Seen) -> None:
    folder = wine.folder / "screens"
    done = wine.run(
        executable,
        *("--screens", of_windows(folder), "--language", "de"),
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
    )
    found = sorted(folder.rglob("*.png"))
    empty = [path.name for path in found if _colors(pygame.image.load(path)) < 5]
    good = done.returncode == 0 and len(found) > 50 and not empty
    seen.look(good, f"--screens: {len(found)} pictures, {len(empty)} of them empty {_tail(done)}")


def _killed(wine: Wine, executable: Path, seen: Seen) -> None:
    """A killed loader leaves no process, and what it unpacked is removed by the next start."""
    home = wine.folder / "killed"
    file = wine.folder / "evening.parlorcar"
    seats = [SeatPlan("Ada", 0, "greedy"), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2)]
    file.write_bytes(to_json(Match.new("north_american_railways", seats, seed=3)))
    arguments = [of_windows(file), "--home", of_windows(home)]
    with wine.start(executable, *arguments, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy") as loader:
        begun = wine.until(lambda: (home / FILE_NAME).exists())
        running = len(wine.processes())
        loader.kill()
    ended = wine.until(lambda: not wine.processes())
    seen.look(begun and running > 1 and ended, f"a killed loader leaves none of {running} processes")
    left = wine.unpacked()
    wine.run(executable, "--version")
    seen.look(bool(left) and not wine.unpacked(), f"the next start removes what {len(left)} unpacked")


def _window(wine: Wine, executable: Path, seen: Seen, pictures: Path | None) -> None:
    """A match is begun by mouse, played on by keys, and is there when the window is closed."""
    home = wine.folder / "home"
    home.mkdir()
    (home / "settings.json").write_text('{"welcomed": true}')
    box, start = _places()
    with _display(wine) as screen:
        arguments = ["--home", of_windows(home), "--size", "{}x{}".format(*SIZE), "--language", "en"]
        program = wine.start(executable, *arguments, DISPLAY=screen.name, SDL_AUDIODRIVER="dummy")
        try:
            seen.look(wine.until(lambda: screen.window() and screen.colors() > COLORS), "the title is drawn")
            screen.keep(pictures, "title")
            screen.click(box)
            time.sleep(2)
            screen.keep(pictures, "setup")
            screen.click(start)
            seen.look(wine.until(lambda: _moves(home) >= 0), "a match is begun by mouse")

            def played() -> bool:
                screen.do("key", "Tab")
                screen.do("key", "Return")
                return _moves(home) >= MOVES

            seen.look(wine.until(played), f"it is played on by keys: {_moves(home)} moves")
            screen.keep(pictures, "table")
            screen.do("key", "alt+F4")
            seen.look(wine.until(lambda: program.poll() is not None), f"it is closed, code {program.poll()}")
        finally:
            program.kill()
            program.communicate()
    seen.look(_moves(home) >= MOVES, f"the match is kept with {_moves(home)} moves")


def _places() -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where the first game's box is on the title, and where the set-up's button that starts."""
    with tempfile.TemporaryDirectory() as folder, closing(Store(Path(folder))) as store:
        app = FrozenApp(store, SIZE)
        title = TitleScene()
        app.push(title)
        app.draw(app.screen)
        box = title.boxes[0].rect.center
        app.push(SetupPage())
        app.draw(app.screen)
        start = button(app, translate("setup-start")).rect.center
        app.close()
    return box, start


def _moves(home: Path) -> int:
    """Return how many moves the saved match has; -1 if there is none."""
    if not (home / FILE_NAME).exists():
        return -1
    # Wine's locks are not this system's, so what the program has open is copied before it is read.
    with tempfile.TemporaryDirectory() as folder:
        for name in (FILE_NAME, f"{FILE_NAME}-wal"):
            with suppress(FileNotFoundError):
                shutil.copy(home / name, folder)
        with closing(Store(Path(folder))) as store:
            return max((saved.moves for saved in store.matches()), default=-1)


class Screen:
    """A display that nobody looks at."""

    def __init__(self, name: str, wine: Wine) -> None:
        self.name = name
        self._wine = wine

    def do(self, *command: str) -> str:
        """Let xdotool do something; return what it printed."""
        return self._ran("xdotool", *command).decode().strip()

    def window(self) -> str:
        """Return the number of the program's window; empty if there is none yet."""
        return self.do("search", "--name", "Parlor Car").partition("\n")[0]

    def click(self, place: tuple[int, int]) -> None:
        """Click a place of the window."""
        found = self.do("getwindowgeometry", "--shell", self.window())
        corner = dict(line.split("=") for line in found.splitlines())
        x, y = int(corner["X"]) + place[0], int(corner["Y"]) + place[1]
        self.do("mousemove", str(x), str(y))
        time.sleep(0.3)
        self.do("click", "1")

    def picture(self) -> pygame.Surface:
        """Return what the display shows."""
        return pygame.image.load(io.BytesIO(self._ran("import", "-window", "root", "png:-")), "x.png")

    def colors(self) -> int:
        """Return how many colors the display shows."""
        return _colors(self.picture())

    def keep(self, folder: Path | None, name: str) -> None:
        """Save what the display shows."""
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.picture(), folder / f"windows_{name}.png")

    def _ran(self, *command: str) -> bytes:
        return subprocess.run(
            command,
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            check=False,
            timeout=self._wine.left,
        ).stdout


@contextmanager
def _display(wine: Wine) -> Iterator[Screen]:
    read, write = os.pipe()
    options = ["-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *options], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as server:
        os.close(write)
        try:
            with os.fdopen(read) as number:
                yield Screen(f":{number.readline().strip()}", wine)
        finally:
            server.terminate()


def _colors(picture: pygame.Surface) -> int:
    raw = picture.get_buffer().raw
    return len({raw[at : at + 3] for at in range(0, len(raw) - 3, 997 * 3)})
