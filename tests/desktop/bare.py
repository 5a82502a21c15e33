"""The executable in a bare Debian (debootstrap): no Python, no library but those of every machine."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final

import pygame

from assets import asset
from game.match.database import FILE_NAME
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from tests.desktop.seen import Seen
from tests.waiting import until

MIRROR: Final = "http://deb.debian.org/debian"
RELEASE: Final = "bookworm"
"""As old as the system on which the executable is made, or older."""
ENVIRONMENT: Final = {"PATH": "/usr/bin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
NO_SCREEN: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
MOVES: Final = 12
"""Of the match that is opened there."""


class Machine:
    """A folder that is the whole world of what runs in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def make(self, seen: Seen) -> bool:
        """Install a bare Debian if none is there; whether there is one now."""
        if shutil.which("debootstrap") is None or os.geteuid() != 0:
            return seen.look(False, "debootstrap is needed, and to be root")
        if not (self.root / "bin" / "sh").exists():
            made = subprocess.run(
                ["debootstrap", "--variant=minbase", RELEASE, str(self.root), MIRROR],
                capture_output=True,
                text=True,
                check=False,
            )
            if made.returncode:
                return seen.look(False, f"no Debian: {made.stdout.splitlines()[-1:]}")
        return True

    def command(self, *command: str, **variables: str) -> list[str]:
        """The command line that runs something there, with its own /proc and with no other variables."""
        inside = [f"{key}={value}" for key, value in {**ENVIRONMENT, **variables}.items()]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--root={self.root}"]
        return [*apart, "--mount-proc", "env", "-i", *inside, *command]

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run something there to its end."""
        return subprocess.run(
            self.command(*command, **variables), capture_output=True, text=True, check=False
        )


def run(executable: Path, root: Path) -> bool:
    """Run an executable where nothing else is; whether all went well."""
    seen, machine = Seen(), Machine(root)
    if not machine.make(seen):
        return seen.told()
    shutil.copy(executable, root / "usr" / "bin" / "parlorcar")
    (root / "dev" / "shm").mkdir(exist_ok=True)
    places = "/usr/bin/python* /usr/lib/python* /usr/lib/*/libpython*"
    pythons = machine.run("sh", "-c", f"ls -d {places} 2>/dev/null").stdout.split()
    seen.look(not pythons, f"no Python there: {pythons or 'none'}")
    for look in (_version, _smoke, _headless, _board, _advice, _pictures, _opened):
        look(machine, seen)
    return seen.told()


def _version(machine: Machine, seen: Seen) -> None:
    found = machine.run("parlorcar", "--version")
    seen.look(found.returncode == 0, f"--version: {found.stdout.strip()} {found.stderr.strip()}")


def _smoke(machine: Machine, seen: Seen) -> None:
    found = machine.run("parlorcar", "--smoke", **NO_SCREEN)
    seen.look(found.returncode == 0, f"--smoke: {found.stdout.strip()} {found.stderr.strip()}")


def _headless(machine: Machine, seen: Seen) -> None:
    arguments = [
        "--headless",
        "--game",
        "american_rails",
        "--seats",
        "greedy,mcts:playouts=10,random",
        "--seed",
        "7",
        "--json",
    ]
    found = machine.run("parlorcar", *arguments)
    scores = json.loads(found.stdout)["scores"] if found.returncode == 0 else found.stderr
    seen.look(found.returncode == 0, f"--headless: a match between bots, scores {scores}")


def _board(machine: Machine, seen: Seen) -> None:
    board = asset("boards", "american_rails.toml").read_text(encoding="utf-8")
    for name, text, code in (("good.toml", board, 0), ("bad.toml", board.replace("money", "mony", 1), 2)):
        (machine.root / "root" / name).write_text(text, encoding="utf-8")
        found = machine.run("parlorcar", "--check-board", f"/root/{name}")
        told = (found.stdout or found.stderr).strip()
        seen.look(found.returncode == code, f"--check-board {name}: {told}")


def _match() -> Match:
    """A match on its way."""
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2, "greedy")]
    match = Match.new("american_rails", seats, seed=3)
    for _ in range(MOVES):
        match.play(match.state.legal_moves()[0])
    return match


def _advice(machine: Machine, seen: Seen) -> None:
    (machine.root / "root" / "sunday.parlorcar").write_bytes(to_json(_match()))
    arguments = ["--advise", "/root/sunday.parlorcar", "--bot", "mcts:playouts=20", "--language", "en"]
    found = machine.run("parlorcar", *arguments)
    first = (found.stdout or found.stderr).strip().splitlines()[:1]
    seen.look(found.returncode == 0, f"--advise: {first}")


def _pictures(machine: Machine, seen: Seen) -> None:
    folder = machine.root / "root" / "screens"
    shutil.rmtree(folder, ignore_errors=True)
    found = machine.run("parlorcar", "--screens", "/root/screens", "--language", "en", **NO_SCREEN)
    pictures = sorted(folder.rglob("*.png"))
    colours = [len(set(pygame.image.load(path).get_buffer().raw[::977])) for path in pictures[:5]]
    seen.look(
        found.returncode == 0 and len(pictures) > 20 and min(colours) > 5,
        f"--screens: {len(pictures)} pictures {found.stderr.strip()}",
    )


def _opened(machine: Machine, seen: Seen) -> None:
    """A window, which nobody sees, with the match in a file; it is closed as by a system that shuts down."""
    home = machine.root / "root" / "home"
    shutil.rmtree(home, ignore_errors=True)
    command = machine.command("parlorcar", "/root/sunday.parlorcar", "--home", "/root/home", **NO_SCREEN)
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as program:
        try:
            until(lambda: _kept(home) or program.poll() is not None)
            seen.look(program.poll() is None, f"a match in a file is opened, and kept: {_kept(home)} match")
            os.kill(_child(program.pid), signal.SIGTERM)
            told = program.communicate(timeout=60)[1]
        finally:
            program.kill()
    good = program.returncode == 0 and "Traceback" not in told
    seen.look(good, f"the window is closed, code {program.returncode} {told.strip()}")


def _kept(home: Path) -> int:
    """How many matches are among the saved games there."""
    return len(Store(home).matches()) if (home / FILE_NAME).exists() else 0


def _child(process: int) -> int:
    """What a process has started."""
    return int(Path(f"/proc/{process}/task/{process}/children").read_text().split()[0])
