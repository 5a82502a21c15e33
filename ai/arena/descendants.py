"""End a process with everything that it has started, whatever groups and sessions that belongs to.

A process is given a mark in its environment, which its descendants inherit. Linux shows the environments of
the user's processes in ``/proc``, other Unixes only who started whom, and Windows ends a tree by itself. So
elsewhere than on Linux a descendant that was left by the process that started it may run on.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

VARIABLE: Final = "PARLORCAR_BOT"
"""The environment variable with the mark."""
ROUNDS: Final = 10
"""How often what is left is looked for: something may start while others end."""
_PROCESSES: Final = Path("/proc")


def marked() -> dict[str, str]:
    """Return an environment like this process's own, with a new mark."""
    return dict(os.environ) | {VARIABLE: secrets.token_hex(16)}


def end_by_force(process: subprocess.Popen[str], environment: Mapping[str, str]) -> None:
    """End a process that was started in a session of its own with a marked environment, and what it started.

    The process itself may have ended before.
    """
    if os.name == "nt":
        taskkill = Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "System32", "taskkill.exe")
        if process.poll() is None:
            with suppress(OSError):
                subprocess.run(
                    [taskkill, "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False
                )
            process.kill()
        return
    mark = f"{VARIABLE}={environment[VARIABLE]}".encode()
    for _ in range(ROUNDS):
        left = list(_started_by(process.pid, mark))
        with suppress(ProcessLookupError, PermissionError):  # It has ended.
            os.killpg(process.pid, signal.SIGKILL)
        for number in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not left:
            return


def _started_by(process_id: int, mark: bytes) -> Iterator[int]:
    """Yield the processes that a process has started, or one of those, as far as the system shows it."""
    parents = dict(_parents())
    for number in parents:
        if number != process_id and (_descends(number, process_id, parents) or _has_mark(number, mark)):
            yield number


def _descends(number: int, from_process: int, parents: Mapping[int, int]) -> bool:
    seen: set[int] = set()
    while number in parents and number not in seen:
        seen.add(number)
        number = parents[number]
        if number == from_process:
            return True
    return False


def _has_mark(number: int, mark: bytes) -> bool:
    try:
        return mark in (_PROCESSES / str(number) / "environ").read_bytes().split(b"\0")
    except OSError:
        return False  # It has ended, or is somebody else's.


def _parents() -> Iterator[tuple[int, int]]:
    """Yield each running process and the one that started it."""
    if not (_PROCESSES / "self" / "stat").exists():
        told = subprocess.run(
            ["/bin/ps", "-axo", "pid=,ppid=,stat="], capture_output=True, text=True, check=False
        ).stdout
        for line in told.splitlines():
            words = line.split()
            if not words[2].startswith("Z"):
                yield int(words[0]), int(words[1])
        return
    for number in (int(entry.name) for entry in os.scandir(_PROCESSES) if entry.name.isdigit()):
        with suppress(OSError):
            # The name, in brackets, may hold anything; the state and the parent follow it.
            shown = (_PROCESSES / str(number) / "stat").read_bytes().rpartition(b")")[2].split()
            if shown[0] != b"Z":
                yield number, int(shown[1])
