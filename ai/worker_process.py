"""Worker processes: how they start, handle Ctrl-C, and exit.

>>> from operator import methodcaller
>>> process = WorkerProcess("seven", methodcaller("send", 7))
>>> process.pipe.recv(), process.exit_code()
(7, 0)
>>> process.close()
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

from game.standard_streams import prepare_streams

SPAWN: Final = get_context("spawn")
"""The start method, which works on every system and in the executable."""

PATIENCE: Final = 10
"""The time in seconds in which a process without further work may exit."""

SAFE_PATH: Final = "PYTHONSAFEPATH"
"""The environment variable that keeps the current folder off the path of a new Python process."""

AGAIN: Final = 0.2
"""The time in seconds after which a process is asked again to exit, in case a thread slept through it."""

Handler = Callable[[int, FrameType | None], object] | signal.Handlers
"""A handler of a signal."""


class WorkerProcess:
    """A spawned process with a pipe. Close it."""

    def __init__(self, name: str, work: Callable[..., None], *given: object) -> None:
        """Start ``work(pipe, *given)``. Raises `OSError` if the system can't start another process."""
        self.pipe, theirs = SPAWN.Pipe()
        began = os.environ.get(SAFE_PATH), work, theirs, *given
        self._process = SPAWN.Process(target=_work, args=began, name=name, daemon=True)
        try:
            with safe_path(), interrupts_blocked():
                self._process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    @property
    def process_id(self) -> int | None:
        """Its process id."""
        return self._process.pid

    def exit_code(self) -> int | str:
        """Return its exit code, negative for a signal; "?" if it only closed its pipe."""
        self._process.join(PATIENCE)
        return "?" if self._process.exitcode is None else self._process.exitcode

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return self._process.is_alive()

    @property
    def sentinel(self) -> int:
        """An object that `multiprocessing.connection.wait` reports when it exits."""
        return self._process.sentinel

    def ask_to_end(self) -> None:
        """Ask it to exit (SIGTERM)."""
        self._process.terminate()

    def close(self) -> None:
        """Kill the process."""
        self.pipe.close()
        if self._process.is_alive():
            self._process.kill()
        self._process.join()


def _work(before: str | None, work: Callable[..., None], *given: object) -> None:
    """Run a new process's work; processes that it starts get the environment as it was `before`."""
    _set_safe_path(before)
    prepare_streams()
    work(*given)


@contextmanager
def safe_path() -> Iterator[None]:
    """Keep the current folder off the path of Python processes that are started inside the block.

    ``spawn`` and its resource tracker run ``python -c``, which looks for modules in the current folder first,
    so a `random.py` next to a saved match would be imported. Once a process runs, ``spawn`` gives it the path
    of its parent. If the parent ignores its environment (``python -E``), so do these.
    """
    before = os.environ.get(SAFE_PATH)
    _set_safe_path("1")
    try:
        yield
    finally:
        _set_safe_path(before)


def _set_safe_path(value: str | None) -> None:
    if value is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = value


def end_processes(processes: Collection[WorkerProcess], grace: float) -> None:
    """Ask processes to exit, and kill those still running after `grace` seconds."""
    until, left = time.monotonic() + grace, list(processes)
    try:
        while left and time.monotonic() < until:
            for process in left:
                process.ask_to_end()
            wait([process.sentinel for process in left], AGAIN)
            left = [process for process in left if process.is_alive]
    finally:
        for process in processes:
            process.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C in processes that are started inside the block, until they call `handle_interrupt`.

    Otherwise it would interrupt their imports with a traceback. In this process Ctrl-C is handled after the
    block.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # Its start unblocks Ctrl-C for all that follow.
    meaning, came = signal.getsignal(signal.SIGINT), []
    # Blocked for this thread and what it starts only; another thread may handle it meanwhile.
    puts_off = callable(meaning) and threading.current_thread() is threading.main_thread()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        if puts_off:
            signal.signal(signal.SIGINT, lambda *_: came.append(True))
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if puts_off:
            signal.signal(signal.SIGINT, meaning)
            if came:
                signal.raise_signal(signal.SIGINT)


def handle_interrupt(meaning: Handler) -> None:
    """Set the handler of Ctrl-C in this process, also for one that came earlier.

    If it was ignored from the start, as for a background command of a script, it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, meaning)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def run_in_background(nice: int) -> None:
    """Give priority to the window, and let it handle the terminal's Ctrl-C."""
    handle_interrupt(signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)


def end_with_parent(grace: float = 0.0) -> None:
    """Exit when the parent process exits: by SIGTERM, then by force after `grace` seconds."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_wait_for_parent, args=(parent.sentinel, grace), daemon=True).start()


def _wait_for_parent(sentinel: int, grace: float) -> None:
    wait([sentinel])
    until = time.monotonic() + grace
    while time.monotonic() < until:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(AGAIN)
    os._exit(0)
