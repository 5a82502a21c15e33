"""The program in a real window under a real window manager, on two screens that nobody looks at."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.match.database import FILE_NAME
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from tests.desktop.seen import Seen
from tests.waiting import until

TOOLS: Final = ("Xorg", "xrandr", "openbox", "xdotool", "wmctrl", "xprop", "import")
"""In Debian: xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils openbox xdotool wmctrl x11-utils
imagemagick; python-xlib drops files."""
SCREENS: Final = ((1600, 900), (1368, 768))
"""Side by side."""
CARD: Final = """
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 64000
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5-1000
    VertRefresh 5-200
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Virtual 4096 2048
    EndSubSection
EndSection
"""
"""A graphics card that shows nothing; unlike Xvfb it has several screens."""
FIRST: Final = (1280, 720)
PATIENCE: Final = 12
"""So often a picture is asked for that is as large as its window."""
SLACK: Final = 80
"""Pixels that a frame and its title take at most."""


class Box(NamedTuple):
    """Where the inside of a window is."""

    x: int
    y: int
    wide: int
    high: int


class Desk:
    """A desktop: its display, and what can be done to the program's window on it."""

    def __init__(self, display: str, pictures: Path | None) -> None:
        self.environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        self.environment |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self._pictures = pictures
        self._taken = 0

    def do(self, *command: str) -> str:
        """Run a tool to its end and return its output."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=60
        )
        return done.stdout.strip()

    def window(self) -> str:
        """The number of the program's window, once it is there."""
        return until(lambda: self.do("wmctrl", "-l")).split()[0]

    def box(self, window: str) -> Box:
        """Where a window is."""
        told = self.do("xdotool", "getwindowgeometry", "--shell", window)
        found = dict(line.split("=") for line in told.splitlines())
        return Box(*(int(found[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")))

    def settled(self, window: str) -> Box:
        """Where a window is when it is moved no more."""
        last = self.box(window)
        while True:
            time.sleep(0.7)
            now = self.box(window)
            if now == last:
                return now
            last = now

    def changed(self, window: str, before: Box) -> Box:
        """Where a window is once it has gone from where it was, or has stayed there for long."""
        for _ in range(PATIENCE):
            if (now := self.settled(window)) != before:
                return now
        return before

    def is_iconic(self, window: str) -> bool:
        """Whether a window is minimised."""
        return "Iconic" in self.do("xprop", "-id", window, "WM_STATE")

    def colours(self, name: str) -> int:
        """How many colours the screens show now; the picture is kept under a name."""
        self._taken += 1
        folder = self._pictures or Path("/tmp")
        path = folder / f"{self._taken:02}_{name}.png"
        self.do("import", "-window", "root", str(path))
        raw = pygame.image.load(path).get_buffer().raw
        if self._pictures is None:
            path.unlink()
        return len({raw[at : at + 3] for at in range(0, len(raw) - 3, 997 * 3)})


@contextmanager
def desktop(folder: Path, pictures: Path | None) -> Iterator[Desk]:
    """Two screens with a window manager."""
    card = folder / "card.conf"
    card.write_text(CARD)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    read, write = os.pipe()
    options = ["-config", str(card), "-logfile", str(folder / "xorg.log"), "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(["Xorg", "-displayfd", str(write), *options], pass_fds=[write], **quiet)
    os.close(write)
    with os.fdopen(read) as number:
        desk = Desk(f":{number.readline().strip()}", pictures)
    modes, left = ["xrandr"], 0
    for number, (wide, high) in enumerate(SCREENS):
        modes += ["--output", f"DUMMY{number}", "--mode", f"{wide}x{high}", "--pos", f"{left}x0"]
        left += wide
    desk.do("xrandr", "--addmode", "DUMMY1", f"{SCREENS[1][0]}x{SCREENS[1][1]}")
    desk.do(*modes)
    manager = subprocess.Popen(["openbox"], env=desk.environment | {"HOME": str(folder)}, **quiet)
    try:
        until(lambda: "Openbox" in desk.do("wmctrl", "-m"))
        yield desk
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


class Window:
    """The program on a desktop."""

    def __init__(self, command: Sequence[str], desk: Desk, home: Path, *arguments: str) -> None:
        home.mkdir(exist_ok=True)
        (home / "settings.json").write_text('{"welcomed": true}')  # The lessons are offered but once.
        self.home, self.desk = home, desk
        self.process = subprocess.Popen(
            [*command, "--home", str(home), "--size", "1280x720", *arguments],
            env=desk.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.id = desk.window()

    def key(self, name: str) -> None:
        """Press a key in it."""
        self.desk.do("xdotool", "windowactivate", "--sync", self.id, "key", "--clearmodifiers", name)

    def drawn(self, wanted: Sequence[int]) -> tuple[int, int]:
        """The size of the picture that the program draws (F12), once it is as wanted or stays otherwise."""
        size = (0, 0)
        for _ in range(PATIENCE):
            self.key("F12")
            time.sleep(1)
            for path in (self.home / "pictures").glob("*.png"):
                if path.read_bytes().endswith(b"IEND\xaeB`\x82"):
                    size = pygame.image.load(path).get_size()
                    path.unlink()
            if _near(size, wanted):
                break
        return size

    def kept(self) -> list[int]:
        """How many moves each of the saved games has."""
        found = Store(self.home).matches() if (self.home / FILE_NAME).exists() else []
        return [one.moves for one in found]

    def end(self) -> tuple[int, str]:
        """Wait until it is over: its exit code, and all that it said."""
        try:
            said = self.process.communicate(timeout=60)[0]
        finally:
            self.process.kill()
        return self.process.returncode, said


def run(command: Sequence[str], folder: Path, pictures: Path | None) -> bool:
    """Do to a window what people do to windows; whether all went well."""
    seen = Seen()
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        seen.look(False, f"these tools are needed: {' '.join(lacking)}")
        return seen.told()
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
    with desktop(folder, pictures) as desk:
        window = Window(command, desk, folder / "home")
        try:
            for look in (
                _opens,
                _begins,
                _dropped,
                _resized,
                _maximised,
                _minimised,
                _full_screen,
                _second_screen,
            ):
                look(window, seen)
            _closed(window, seen)
        finally:
            window.process.kill()
        _double_click(command, desk, folder, seen)
    return seen.told()


def _near(one: Sequence[int], other: Sequence[int], slack: int = 2) -> bool:
    return all(abs(a - b) <= slack for a, b in zip(one, other, strict=True))


def _opens(window: Window, seen: Seen) -> None:
    box = window.desk.settled(window.id)
    seen.look(_near(box[2:], FIRST), f"a window opens: {box}")
    name = window.desk.do("xdotool", "getwindowname", window.id)
    icon = "Icon (" in window.desk.do("xprop", "-id", window.id, "_NET_WM_ICON")
    kind = window.desk.do("xprop", "-id", window.id, "WM_CLASS")
    seen.look(bool(name), f"its title is {name!r}, {kind}, with an icon: {icon}")
    seen.look(until(lambda: window.desk.colours("title") > 100), "the title is drawn")


def _begins(window: Window, seen: Seen) -> None:
    def begun() -> bool:
        window.key("n")
        time.sleep(0.5)
        window.key("Return")
        time.sleep(0.5)
        return bool(window.kept())

    seen.look(until(begun), "a match is begun by keys")
    time.sleep(3)
    seen.look(window.desk.colours("table") > 100, "its table is drawn")


def _dropped(window: Window, seen: Seen) -> None:
    """A file that is dragged onto the window from a file manager."""
    if find_spec("Xlib") is None:
        seen.missing("a file is not dropped: python-xlib is not installed")
        return
    before = len(window.kept())
    file = _match_file(window.home)
    window.desk.do(sys.executable, "-m", "tests.desktop.drop", window.id, str(file))
    seen.look(until(lambda: len(window.kept()) > before), f"a match file is dropped: {window.kept()} moves")
    time.sleep(3)
    seen.look(window.desk.colours("dropped") > 100, "its table is drawn")
    window.key("Return")  # It begins behind a curtain.


def _match_file(folder: Path) -> Path:
    """A match of three, in a file."""
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2)]
    file = folder / "Sunday evening.parlorcar"
    file.write_bytes(to_json(Match.new("north_american_railways", seats, seed=3)))
    return file


def _resized(window: Window, seen: Seen) -> None:
    for wide, high in ((1500, 900), (1300, 740), (700, 420)):
        window.desk.do("wmctrl", "-ir", window.id, "-e", f"0,10,10,{wide},{high}")
        box = window.desk.settled(window.id)
        # What is shown in a very small window is drawn larger, in its shape.
        larger = max(1.0, FIRST[0] / wide, FIRST[1] / high)
        wanted = round(wide * larger), round(high * larger)
        drawn = window.drawn(wanted)
        good = _near(box[2:], (wide, high)) and _near(drawn, wanted)
        seen.look(good, f"resized to {wide} x {high}: {box}, picture {drawn}")
        window.desk.colours(f"resized_{wide}")


def _maximised(window: Window, seen: Seen) -> None:
    window.desk.do("wmctrl", "-ir", window.id, "-e", f"0,40,40,{FIRST[0]},{FIRST[1]}")
    before = window.desk.settled(window.id)
    window.desk.do("wmctrl", "-ir", window.id, "-b", "add,maximized_vert,maximized_horz")
    box = window.desk.settled(window.id)
    drawn = window.drawn(box[2:])
    good = _near(box[2:], SCREENS[0], SLACK) and _near(box[2:], drawn)
    seen.look(good, f"maximised: {box}, picture {drawn}")
    window.desk.colours("maximised")
    window.desk.do("wmctrl", "-ir", window.id, "-b", "remove,maximized_vert,maximized_horz")
    after = window.desk.settled(window.id)
    seen.look(_near(after, before), f"and back: {before}, {after}")


def _seconds(process: int) -> float:
    """The processor's time that a process and all that it started have used."""
    told = subprocess.check_output(["ps", "-A", "-o", "pid=,ppid=,cputimes="], text=True)
    rows = [[int(word) for word in line.split()] for line in told.splitlines()]
    family = {process}
    for _ in range(4):
        family |= {pid for pid, parent, _ in rows if parent in family}
    return sum(seconds for pid, _, seconds in rows if pid in family)


def _minimised(window: Window, seen: Seen) -> None:
    before = window.desk.settled(window.id)
    window.desk.do("xdotool", "windowminimize", "--sync", window.id)
    seen.look(until(lambda: window.desk.is_iconic(window.id)), "minimised")
    time.sleep(3)
    used = _seconds(window.process.pid)
    time.sleep(6)
    used = _seconds(window.process.pid) - used
    seen.look(used <= 2, f"minimised it uses {used:.0f} s of the processor in 6 s")
    window.desk.do("xdotool", "windowactivate", "--sync", window.id)
    after = window.desk.settled(window.id)
    seen.look(_near(after, before), f"and back: {before}, {after}")
    time.sleep(1)
    seen.look(window.desk.colours("back") > 100, "what it showed is drawn again")


def _full_screen(window: Window, seen: Seen) -> None:
    window.desk.do("wmctrl", "-ir", window.id, "-e", f"0,60,60,{FIRST[0]},{FIRST[1]}")
    for key in ("F11", "alt+Return"):
        before = window.desk.settled(window.id)
        window.key(key)
        box = window.desk.changed(window.id, before)
        drawn = window.drawn(box[2:])
        good = _near(box, (0, 0, *SCREENS[0])) and _near(drawn, SCREENS[0])
        seen.look(good, f"{key}: full screen {box}, picture {drawn}")
        window.desk.colours(f"full_{key.replace('+', '_')}")
        window.key(key)
        after = window.desk.changed(window.id, box)
        seen.look(_near(after, before), f"{key} again: {before}, {after}")


def _second_screen(window: Window, seen: Seen) -> None:
    left = SCREENS[0][0]
    window.desk.do("wmctrl", "-ir", window.id, "-e", f"0,{left + 20},20,{FIRST[0]},700")
    before = window.desk.settled(window.id)
    seen.look(before.x >= left, f"moved to the second screen: {before}")
    window.key("F11")
    box = window.desk.changed(window.id, before)
    drawn = window.drawn(box[2:])
    good = _near(box, (left, 0, *SCREENS[1])) and _near(drawn, SCREENS[1])
    seen.look(good, f"full screen there: {box}, picture {drawn}")
    window.desk.colours("second_screen")
    window.key("F11")
    after = window.desk.changed(window.id, box)
    seen.look(_near(after, before), f"and back: {before}, {after}")
    seen.look(window.desk.colours("second_screen_back") > 100, "what it showed is drawn again")


def _closed(window: Window, seen: Seen) -> None:
    kept = window.kept()
    window.desk.do("wmctrl", "-ic", window.id)
    _ends(window, seen, "closed by its button")
    seen.look(window.kept() >= kept and kept != [], f"the match is kept: {window.kept()} moves")


def _ends(window: Window, seen: Seen, how: str) -> None:
    code, said = window.end()
    good = code == 0 and "Traceback" not in said
    seen.look(good, f"{how}: code {code}{'' if good else said[-600:]}")


def _double_click(command: Sequence[str], desk: Desk, folder: Path, seen: Seen) -> None:
    """What a double click on a match file does."""
    window = Window(command, desk, folder / "other home", str(_match_file(folder)))
    try:
        seen.look(until(lambda: len(window.kept()) == 1), f"a match file is opened: {window.kept()} moves")
        time.sleep(3)
        seen.look(desk.colours("double_click") > 100, "its table is drawn")
        window.process.send_signal(signal.SIGTERM)
        _ends(window, seen, "ended by the system")
    finally:
        window.process.kill()
