"""What every test needs: no window, no sound, and a folder of its own for saves and settings."""

import errno
import gc
import multiprocessing.context
import os
import re
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports pygame: its drivers are chosen when it starts.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# Compiled modules are kept, whatever the computer's setting: without them every worker and every
# process that a test starts would compile the whole program again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# How quick a machine is, benchmarks tell: no property fails because something else was busy.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: so at the end no process works on alone."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True, scope="module")
def spared() -> None:
    """What earlier modules left in caches stays: no screen that gives its memory back looks through it."""
    # Not at the top: this module sets what pygame is started with.
    from game.table.kit.memory import spare_the_program

    gc.collect()
    spare_the_program()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the homes of all tests lie."""
    return tmp_path_factory.mktemp("homes")


NUMBERS = count()


@pytest.fixture(autouse=True)
def home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games and settings, a new one for each test."""
    folder = homes / str(next(NUMBERS))
    folder.mkdir()
    monkeypatch.setenv("PARLORCAR_HOME", str(folder))
    return folder


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system starts no further process."""

    def refuse(process: object) -> None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(multiprocessing.context.SpawnProcess, "start", refuse)


@pytest.fixture
def message_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence is its message's id and arguments, as in ``str(Message)``; lists have commas.

    The placeholders of argparse stay in its sentences.
    """
    # Not at the top: the catalog of messages imports much of the program.
    from game.words import MessageCatalog, localizer
    from game.words.message_catalog import Argument

    translate = MessageCatalog.translate

    def show_id(
        catalog: MessageCatalog, game: str | None, key: str, arguments: Mapping[str, Argument]
    ) -> str:
        if key in ("list-and", "list-or", "list-more"):
            return ", ".join(map(str, arguments.values()))
        shown = (f"{name}={value}" for name, value in arguments.items())
        placeholders = re.findall(r"%\(\w+\)s|%[rs]", translate(catalog, game, key, arguments))
        return " ".join([key, *shown, *placeholders])

    monkeypatch.setattr(MessageCatalog, "translate", show_id)
    monkeypatch.setattr(localizer, "_fact_arguments_cache", {})
