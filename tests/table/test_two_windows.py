"""Two windows that use one file of settings and one file of saved games: neither overwrites the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.learning.solved import Attempt, Solved
from game.match import folders
from game.match.folders import file_lock
from game.match.store import Store
from game.people.profiles import People
from game.table.pages.personal_settings import save_personal_settings
from game.table.program.app import App
from game.table.program.settings import SETTINGS, Preferences, SavedSeat, SavedTable, Settings, load_settings

GAME = "american_rails"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def two_windows(path: Path) -> tuple[Settings, Settings]:
    Settings(path=path, game=GAME, tables={GAME: SavedTable(3, [SavedSeat(0, name="Ada")])}).save()
    return load_settings(path)[0], load_settings(path)[0]


def test_each_window_writes_only_what_was_changed_in_it(path: Path) -> None:
    one, other = two_windows(path)
    one.text_size = 1.6
    one.save()
    other.volume = 0.1
    other.save()
    found, _ = load_settings(path)
    assert (found.text_size, found.volume) == (1.6, 0.1)


def test_a_value_that_is_changed_back_is_written(path: Path) -> None:
    one, _ = two_windows(path)
    for size in (1.6, 1.0):
        one.text_size = size
        one.save()
        assert load_settings(path)[0].text_size == size


def test_a_table_is_written_as_a_whole(path: Path) -> None:
    one, other = two_windows(path)
    one.game, one.tables = "whist", {"whist": SavedTable(4, [])}
    one.save()
    other.tables = {GAME: SavedTable(5, [])}
    other.save()
    found, _ = load_settings(path)
    assert (found.game, found.tables[GAME].players) == (GAME, 5)
    assert found.tables["whist"].players == 4


def test_fields_of_other_versions_stay_in_the_file(path: Path) -> None:
    one, _ = two_windows(path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"theme": "night", "language": "tlh"}))
    one.coach = False
    one.save()
    assert {"theme": "night", "language": "tlh", "coach": False}.items() <= json.loads(
        path.read_text()
    ).items()


def test_a_file_that_was_deleted_is_written_again_whole(path: Path) -> None:
    one, _ = two_windows(path)
    one.text_size = 1.3
    one.save()
    path.unlink()
    one.volume = 0.1
    one.save()
    found, _ = load_settings(path)
    assert (found.text_size, found.volume, found.tables[GAME].seats[0].name) == (1.3, 0.1, "Ada")


def test_a_file_that_was_spoiled_is_set_aside(path: Path) -> None:
    one, _ = two_windows(path)
    path.write_text("{")
    one.volume = 0.1
    one.save()
    assert load_settings(path)[0].volume == 0.1
    (aside,) = path.parent.glob("settings.json.damaged-*")
    assert aside.read_text() == "{"


HOLDS = """
import sys, time
from pathlib import Path
from game.match.folders import file_lock
with file_lock(Path(sys.argv[1])) as held:
    print(held, flush=True)
    sys.stdin.read()
"""


def test_the_lock_is_held_against_other_processes_and_ends_with_them(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "LOCK_PATIENCE", 0.0)
    command = [sys.executable, "-c", HOLDS, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        with file_lock(path, 0.0) as held:
            assert not held
        other.kill()
    with file_lock(path, 0.0) as held:
        assert held


def test_a_person_keeps_what_was_chosen_in_another_window(app: App, tmp_path: Path) -> None:
    people = People(app.store)
    clara = people.add("Clara", 1)
    save_personal_settings(app)
    other = People(Store(tmp_path / "saves"))
    other.set_preferences(clara.id, text_size=1.6)
    app.settings.bot_pause = 2.0
    save_personal_settings(app)
    found = people.find(clara.id)
    assert (found.text_size, found.bot_pause) == (1.6, 2.0)


def test_a_puzzle_solved_in_another_window_stays_solved(tmp_path: Path) -> None:
    one, other = Solved(Store(tmp_path)), Solved(Store(tmp_path))
    one.note("american_rails/1-0-170", found=True)
    other.note("american_rails/1-0-170", found=False)
    assert other.state("american_rails/1-0-170") is Attempt.SOLVED
    assert Solved(Store(tmp_path)).state("american_rails/1-0-170") is Attempt.SOLVED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_in_place_of_the_lock_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json.lock")
    code = """
import sys
from pathlib import Path
from game.match.folders import file_lock
with file_lock(Path(sys.argv[1]), 0.0) as held:
    print(held)
"""
    command = [sys.executable, "-c", code, str(tmp_path / "settings.json")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)
    assert done.stdout == "False\n"


# What is declared of settings


@pytest.mark.parametrize("name", SETTINGS)
def test_every_choice_of_a_setting_is_saved_and_read_back(name: str, tmp_path: Path) -> None:
    assert getattr(Preferences(), name) in SETTINGS[name].choices.values()
    for value in SETTINGS[name].choices.values():
        settings, _ = load_settings(tmp_path / "settings.json")
        setattr(settings, name, value)
        settings.save()
        found, complaint = load_settings(tmp_path / "settings.json")
        assert (getattr(found, name), complaint) == (value, None)


# Settings that the command line gives for one run


def test_an_overridden_setting_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"text_size": 1.15}')
    settings, _ = load_settings(path)
    settings.override({"text_size": 1.6, "volume": 0.0})
    settings.coach = False
    settings.save()
    found, _ = load_settings(path)
    assert (settings.text_size, settings.volume) == (1.6, 0.0)
    assert (found.text_size, found.volume, found.coach) == (1.15, 0.6, False)


def test_an_overridden_setting_is_not_saved_in_a_new_file(tmp_path: Path) -> None:
    settings, _ = load_settings(tmp_path / "settings.json")
    settings.override({"music": 1.0})
    settings.save()
    assert load_settings(tmp_path / "settings.json")[0].music == 0.0


def test_a_change_after_an_override_is_saved(tmp_path: Path) -> None:
    settings, _ = load_settings(tmp_path / "settings.json")
    settings.override({"text_size": 1.6})
    for size in (1.3, 1.6):
        settings.text_size = size
        settings.save()
        assert load_settings(tmp_path / "settings.json")[0].text_size == size


def test_an_override_does_not_reach_the_profile(app: App) -> None:
    person = app.people.current.id
    app.settings.override({"text_size": 1.6})
    save_personal_settings(app)
    assert app.people.find(person).text_size is None
    app.settings.text_size = 1.3
    save_personal_settings(app)
    assert app.people.find(person).text_size == 1.3
