"""Helpers for the commands of this package: ``python -m ai.arena``, ``ai.bench``, ``ai.fit``, ``ai.survey``.

>>> at_least_one("12")
12
>>> parser = OneLineParser(prog="python -m ai.arena")
>>> parser.prog
'python -m ai.arena'
"""

from __future__ import annotations

import argparse
import atexit
import errno
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

from game.rules.files import FileErrorCode, os_error_message, write_whole
from game.rules.messages import Message, MessageId, UserError
from game.rules.schema_errors import ErrorContext
from game.standard_streams import prepare_streams


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports a bad argument in one line and exits with code 2."""

    def error(self, message: str) -> NoReturn:
        """Exit with code 2 after one line with this message; unprintable characters are escaped.

        >>> OneLineParser(prog="ai.fit").error("no\\x1b[2J\\nfile")
        Traceback (most recent call last):
            ...
        SystemExit: 2
        """
        shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in message)
        self.exit(2, f"{self.prog}: {shown}\n")


def at_least_one(text: str) -> int:
    """Parse an argument that must be a whole number of at least 1."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 up, found {text!r}")
    return int(text)


def positive(text: str) -> float:
    """Parse an argument that must be a number above 0.

    >>> positive("0.3")
    0.3
    """
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a number above 0, found {text!r}")
    return found


def seconds(text: str) -> float:
    """Parse a command-line argument as a thinking time in seconds.

    >>> seconds("0.5")
    0.5
    """
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.001 <= found <= 3600:
        raise argparse.ArgumentTypeError(f"expected a number of seconds from 0.001 to 3600, found {text!r}")
    return found


STOPPED: Final = 130
"""The exit code after Ctrl-C."""


class CommandLine:
    """The error output of a command; `words` translates messages into the active language.

    >>> CommandLine("python -m ai.arena", str).name
    'python -m ai.arena'
    """

    def __init__(self, name: str, words: Callable[[Message | UserError], str]) -> None:
        self.name = name
        self._words = words

    def report(self, message: Message | UserError) -> None:
        """Print one line, for example what delays the work or why it failed."""
        print(f"{self.name}: {self._words(message)}", file=sys.stderr, flush=True)


def run(program: str, main: Callable[[], int], words: Callable[[Message], str]) -> int:
    """Run a command and return its exit code, also for Ctrl-C, a closed output and a full disk.

    `words` translates a message into the active language.
    """
    prepare_streams()
    try:
        try:
            return main()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return interrupted()
    except BrokenPipeError:
        _drop_output()
        return 141  # As above, for a closed output.
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        print(f"{program}: {words(os_error_message(error))}", file=sys.stderr)
        return 1


def interrupted() -> int:
    """Return the exit code that shells use after Ctrl-C, and let the program finish.

    Python restores the default meaning of Ctrl-C when it exits, so a second one would kill the process.
    """
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    return 130


def tell(text: str) -> None:
    """Print immediately, and ignore a closed output, because results still have to be written."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        _drop_output()


def _drop_output() -> None:
    """Discard further output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Unwritable(UserError):
    """Raised for a file that can't be written; the message names it."""

    def __init__(self, path: Path, error: OSError) -> None:
        """Create an error that explains the system's `error`; a new file may lack its folder."""
        what = FileErrorCode.NO_FOLDER() if error.errno == errno.ENOENT else os_error_message(error)
        super().__init__(ErrorContext.FILE(file=str(path), what=what))


def check_writable(given: Path) -> None:
    """Raise `Unwritable` unless a file can be written, before hours of work and not after.

    An existing file keeps its content, and no file is left behind.

    >>> check_writable(Path("nowhere") / "weights.json")
    Traceback (most recent call last):
        ...
    ai.command.Unwritable: error-in-file file=nowhere...weights.json what=file-in-no-folder
    """
    if given.is_fifo():
        return  # Opening a pipe would wait for its reader.
    path = Path(os.path.realpath(given))  # For a dangling link its target is created.
    there = path.exists()
    try:
        path.open("ab").close()
        if not there:
            path.unlink()
    except OSError as error:
        raise Unwritable(given, error) from error


def write_result(path: Path, data: bytes) -> None:
    """Write a command's file atomically. Raises `Unwritable`.

    Pipes and devices, and files in a folder that allows no new file, are written in place.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        try:
            write_whole(path, data)
        except PermissionError:
            path.write_bytes(data)
    except OSError as error:
        raise Unwritable(path, error) from error


class Lacking(MessageId):
    """Dependencies that a command needs and that are not installed."""

    LIBRARY = "no-library", "library install"


class NoLibrary(UserError):
    """Raised for a missing library that an extra of the project installs (``pip install
    'parlorcar[cluster]'``).
    """


def library(module: str, extra: str) -> Any:
    """Import and return an optional module. Raises `NoLibrary`, naming the `extra` that installs it.

    >>> library("json", "cluster").dumps([1])
    '[1]'
    >>> library("no_such_library.inner", "cluster")
    Traceback (most recent call last):
        ...
    ai.command.NoLibrary: no-library library=no_such_library install=parlorcar[cluster]
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = module.partition(".")[0]
        raise NoLibrary(Lacking.LIBRARY(library=name, install=f"parlorcar[{extra}]")) from missing
