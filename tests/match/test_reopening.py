"""Saved games that are deleted or replaced while open: nothing is lost, and the player sees a message."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.match import reopening
from game.match import store as store_module
from game.match.database import FILE_NAME
from game.match.match import Match
from game.match.store import MatchChanged, Store, StoreError, StoreErrorCode, StoreMoved
from game.people.profiles import People
from game.people.results import Results
from tests.helpers.refusals import refused
from tests.match.test_store import SEATS, begin, number
from tests.match.toy import Take


def stored(path: Path) -> dict[int, int]:
    """Return how many moves each match has in a file, as another program reads it."""
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT id, (SELECT COUNT(*) FROM move WHERE match = id) FROM match"))


def end(match: Match) -> None:
    while not match.is_over:
        match.play(Take(1))


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Return the file of another computer, with three matches and a person."""
    store = Store(tmp_path / "other")
    for seed in (101, 102, 103):
        begin(store, seed).play(Take(2))
    People(store).add("Olga", 2)
    store.close()
    return tmp_path / "other" / FILE_NAME


def replace(other: Path, path: Path) -> None:
    """Put a file in the place of another one, as programs do that sync folders."""
    shutil.copyfile(other, path.with_name("synced"))
    path.with_name("synced").rename(path)


@pytest.mark.parametrize("what", ["folder", "file"])
def test_deleted_saves_are_written_again_in_full(home: Path, what: str) -> None:
    store = Store()
    clara = People(store).add("Clara", 1)
    before, match = begin(store, 1), begin(store, 2)
    end(before)
    Results(store).record(before)
    match.play(Take(1))
    if what == "folder":
        shutil.rmtree(home)
    else:
        (home / FILE_NAME).unlink()
    for points in (1, 2):
        match.play(Take(points))
    assert store.notices == [StoreErrorCode.RECREATED(folder=str(home))]
    assert People(store).current == clara
    assert [result.match for result in Results(store).all()] == [before.id]
    assert Match.open(Store(), number(match)).moves_played == 3
    store.close()
    assert stored(home / FILE_NAME) == {1: before.moves_played, 2: 3}


def test_a_deletion_is_noticed_without_a_move(home: Path) -> None:
    store = Store()
    begin(store)
    shutil.rmtree(home)
    store.reopen_if_replaced()
    assert len(store.notices) == 1
    assert stored(home / FILE_NAME) == {1: 0}


def play_and_block(folder: Path) -> tuple[Store, Match]:
    """Save a match with one move, then put a file in the place of the folder."""
    store = Store(folder)
    match = begin(store)
    match.play(Take(1))
    shutil.rmtree(folder.parent)
    folder.parent.write_text("in the way")
    return store, match


def test_play_waits_while_the_folder_can_not_be_created(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "disk" / "saves"
    store, match = play_and_block(folder)
    for _ in range(2):
        with refused(StoreError, StoreErrorCode.GONE):
            match.play(Take(2))
    assert match.moves_played == 1
    assert [saved.moves for saved in store.matches()] == [1]
    folder.parent.unlink()
    match.play(Take(2))
    assert stored(folder / FILE_NAME) == {1: 2}
    assert store.unsaved_file is None


def test_unsaved_games_stay_in_a_temporary_file(tmp_path: Path) -> None:
    store, _ = play_and_block(tmp_path / "disk" / "saves")
    store.close()
    assert store.unsaved_file is not None
    assert stored(store.unsaved_file) == {1: 1}
    shutil.rmtree(store.unsaved_file.parent)


def test_no_match_of_the_replaced_or_the_new_file_is_lost(home: Path, other: Path) -> None:
    store = Store()
    People(store).add("Clara", 1)
    match = begin(store, 7)
    match.play(Take(1))
    replace(other, home / FILE_NAME)
    match.play(Take(2))
    assert store.notices == [StoreErrorCode.REPLACED(file=str(home / FILE_NAME), added=1)]
    assert match.id not in (1, 2, 3)
    assert [profile.name for profile in People(store).all()] == ["Olga", "Clara"]
    match.play(Take(3))
    store.close()
    assert stored(home / FILE_NAME) == {1: 1, 2: 1, 3: 1, number(match): 3}
    assert Match.open(Store(), number(match)).state == match.state


def test_match_in_both_files_is_merged_to_the_longer_one(home: Path, tmp_path: Path) -> None:
    store = Store()
    ours, theirs, both = begin(store, 1), begin(store, 2), begin(store, 3)
    store.close()
    shutil.copytree(home, tmp_path / "other")
    away = Store(tmp_path / "other")
    Match.open(away, number(theirs)).play(Take(1))
    Match.open(away, number(both)).play(Take(1))
    away.close()
    store = Store()
    ours, theirs, both = (Match.open(store, number(match)) for match in (ours, theirs, both))
    ours.play(Take(2))
    both.play(Take(2))
    replace(tmp_path / "other" / FILE_NAME, home / FILE_NAME)
    with pytest.raises(MatchChanged):
        theirs.play(Take(2))
    for match in (ours, both):
        match.play(Take(3))
    store.close()
    assert (ours.id, theirs.id) == (1, 2)
    assert stored(home / FILE_NAME) == {1: 2, 2: 1, 3: 1, number(both): 2}


@pytest.mark.parametrize("endings", [["-wal"], ["-shm"], ["-wal", "-shm"]])
def test_deleted_wal_is_noticed(home: Path, endings: list[str]) -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    for ending in endings:
        (home / f"{FILE_NAME}{ending}").unlink()
    match.play(Take(2))
    assert store.notices == [StoreErrorCode.JOURNAL_GONE(file=str(home / FILE_NAME))]
    shutil.copytree(home, home / "backup")
    assert stored(home / "backup" / FILE_NAME) == {1: 2}


def test_two_windows_merge_into_one_file(home: Path) -> None:
    one, other = Store(), Store()
    here, there = begin(one, 1), begin(other, 2)
    shutil.rmtree(home)
    for _ in range(3):
        here.play(Take(1))
        there.play(Take(2))
    assert (len(one.notices), len(other.notices)) == (1, 1)
    one.close()
    other.close()
    assert stored(home / FILE_NAME) == {1: 3, 2: 3}


def test_pending_change_of_a_deleted_file_is_refused_once(home: Path) -> None:
    store = Store()
    match = begin(store)
    shutil.rmtree(home)
    with pytest.raises(StoreMoved):
        store.rename(number(match), "Evening")
    store.rename(number(match), "Evening")
    assert [saved.name for saved in store.matches()] == ["Evening"]


def test_match_is_saved_from_memory_if_the_old_file_is_unreadable(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    shutil.rmtree(home)
    monkeypatch.setattr(
        reopening.Reopening,
        "read",
        lambda opened, change: reopening.Reopening(opened.path, change, opened.ids),
    )
    match.play(Take(2))
    assert [note.id for note in store.notices] == [StoreErrorCode.UNREADABLE]
    assert stored(home / FILE_NAME) == {number(match): 2}


PLAYS = """
from tests.match import toy
toy.register()
from game.match.match import Match
from game.match.store import Store
from tests.match.test_store import SEATS
from tests.match.toy import Take
store = Store()
match = Match.new("toy", SEATS, seed=7, store=store)
for _ in range(3):
    match.play(Take(1), note="x" * 900)
print(flush=True)
input()
"""


def kill_a_playing_program() -> None:
    """Play three moves in another process and kill it, so that its write-ahead log is left."""
    command = [sys.executable, "-c", PLAYS]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)


def test_wal_of_a_killed_program_is_not_replayed_over_another_file(home: Path, other: Path) -> None:
    kill_a_playing_program()
    assert (home / f"{FILE_NAME}-wal").stat().st_size
    replace(other, home / FILE_NAME)
    store = Store()
    assert store.notice is not None
    assert store.notice.id is StoreErrorCode.FOREIGN_JOURNAL
    found = {saved.id: saved.moves for saved in store.matches()}
    assert {1: 1, 2: 1, 3: 1}.items() <= found.items()
    assert list(home.glob(f"{FILE_NAME}.damaged-*-wal"))


def test_wal_of_a_killed_program_is_replayed_over_its_own_file(home: Path) -> None:
    kill_a_playing_program()
    store = Store()
    assert store.notice is None
    assert [saved.moves for saved in store.matches()] == [3]


def test_wal_with_every_kind_of_change_matches_its_file(home: Path, tmp_path: Path) -> None:
    store = Store()
    matches = [begin(store, seed) for seed in range(4)]
    store.delete(number(matches[3]))
    store.checkpoint()
    store.restore(number(matches[3]))
    store.delete(number(matches[0]))
    matches[1].play(Take(1))
    matches[1].undo()
    store.rename(number(matches[2]), "Evening")
    begin(store, 9)
    crashed = tmp_path / "crashed"
    shutil.copytree(home, crashed)
    again = Store(crashed)
    assert again.notice is None
    assert [saved.id for saved in again.matches()] == [saved.id for saved in store.matches()]


def test_main_file_is_complete_after_many_moves_or_a_pause(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store()
    match = Match.new("toy", SEATS, seed=7, practice=True, store=store)

    def backed_up() -> dict[int, int]:
        shutil.copyfile(home / FILE_NAME, tmp_path / FILE_NAME)
        return stored(tmp_path / FILE_NAME)

    store.checkpoint()
    for _ in range(store_module.CHECKPOINT_MOVES):
        assert not store.checkpoint_due
        match.play(Take(1))
        match.undo()
    assert not store.checkpoint_due, "a move was saved just now"
    monkeypatch.setattr(store_module, "CHECKPOINT_PAUSES", (0.0, 100.0))
    assert store.checkpoint_due
    store.checkpoint()
    assert backed_up() == {1: 1}
    match.play(Take(1))
    match.play(Take(1))
    assert not store.checkpoint_due
    monkeypatch.setattr(store_module, "CHECKPOINT_PAUSES", (0.0, 0.0))
    assert store.checkpoint_due
    monkeypatch.setattr(store_module, "MAXIMUM_UNWRITTEN", 3)
    match.play(Take(1))
    assert backed_up() == {1: 3}
