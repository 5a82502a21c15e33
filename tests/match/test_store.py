"""Saved games are written move by move, listed, deleted and restored, and never lost."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.match import database
from game.match.database import FILE_NAME
from game.match.folders import home_folder
from game.match.journal import JournalError, JournalErrorCode, SeatPlan
from game.match.match import Match
from game.match.migrations import FILE_VERSION, MIGRATIONS
from game.match.store import (
    MatchChanged,
    NoSuchMatch,
    Store,
    StoreBusy,
    StoreError,
    StoreErrorCode,
)
from game.rules.catalog import CatalogErrorCode
from game.rules.codecs import MoveParseErrorCode
from game.rules.contract import IllegalMove
from game.rules.files import FileErrorCode
from game.rules.messages import MessageId
from game.rules.schema_errors import SchemaError
from game.words import localize
from tests.helpers.refusals import refused
from tests.match.toy import GAME, Roll, Said, Take

SEATS = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy")]


def begin(store: Store, seed: int = 7) -> Match:
    return Match.new("toy", SEATS, seed=seed, store=store)


def taken_thrice(store: Store) -> Match:
    """Return a match of three moves: take 1, take 2, take 3."""
    match = begin(store)
    for points in (1, 2, 3):
        match.play(Take(points))
    return match


def number(match: Match) -> int:
    assert match.id is not None
    return match.id


def next_day(monkeypatch: pytest.MonkeyPatch, days: int = 1) -> None:
    """Set the clock forward by some days for what the store does when it is opened."""

    class Calendar(date):
        @classmethod
        def today(cls) -> date:
            return date.today() + timedelta(days)

    monkeypatch.setattr(database, "date", Calendar)


def test_the_folder_is_the_one_that_the_variable_names(home: Path) -> None:
    assert home_folder() == home
    Store().close()
    assert (home / FILE_NAME).is_file()


def test_match_continues_where_it_was_left() -> None:
    store = Store()
    match = Match.new("toy", SEATS, {"high": True}, seed=3, practice=True, store=store, name="Sunday")
    match.play(Take(1))
    match.play(Roll(), note="a note")
    match.play(Take(3))
    match.play(Take(1))
    match.set_seat(1, SeatPlan("Bea", 5, "random"))
    match.undo()
    store.close()
    again = Match.open(Store(), number(match))
    assert again.journal == match.journal
    assert again.state == match.state
    assert again.log == match.log
    assert (again.name, again.seats, again.practice) == ("Sunday", match.seats, True)
    assert abs(again.updated - match.updated) < timedelta(minutes=1)
    assert again.redo()
    again.play(Take(2))
    assert Match.open(Store(), number(match)).state == again.state


def test_moves_after_an_undo_replace_the_undone_ones() -> None:
    store = Store()
    match = taken_thrice(store)
    match.undo()
    match.set_seat(1, SeatPlan("Bea", 1))
    match.undo()
    match.play(Take(3))
    kept = store.read(number(match)).journal
    assert [entry.move for entry in kept.entries] == ["take 3"]
    assert [change.after for change in kept.changes] == [0]
    assert kept == match.journal


def test_several_matches_are_listed_the_last_played_first() -> None:
    store = Store()
    assert store.matches() == []
    assert store.last() is None
    one, two = begin(store), begin(store, 8)
    one.play(Take(1))
    first, second = store.matches()
    assert (first.id, second.id) == (one.id, two.id)
    assert (first.game, str(first.heading), first.is_over, first.moves) == ("toy", "round number=1", False, 1)
    assert first.seats == tuple(SEATS)
    assert first.updated >= second.updated
    while not two.is_over:
        two.play(Take(1))
    assert store.matches()[0].is_over
    assert store.last() == two.id
    Match.open(store, number(one))
    assert store.last() == one.id


def test_the_list_shows_who_sits_there_now() -> None:
    store = Store()
    begin(store).set_seat(1, SeatPlan("Bea", 3))
    assert store.matches()[0].seats[1] == SeatPlan("Bea", 3)


def test_deletion_can_be_undone() -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    store.delete(number(match))
    assert store.matches() == []
    assert store.last() is None
    with pytest.raises(NoSuchMatch):
        Match.open(store, number(match))
    with pytest.raises(MatchChanged):
        match.play(Take(1))
    store.restore(number(match))
    assert Match.open(store, number(match)).moves_played == 1


def test_old_deleted_matches_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    kept, gone = begin(store), begin(store)
    gone.play(Take(1))
    store.delete(number(gone))
    kept.play(Take(1))
    store.close()
    monkeypatch.setattr(database, "DAYS_RESTORABLE", 1)
    next_day(monkeypatch)
    store = Store()
    with pytest.raises(NoSuchMatch):
        store.restore(number(gone))
    assert Match.open(store, number(kept)).moves_played == 1


def test_a_match_can_be_renamed() -> None:
    store = Store()
    match = begin(store)
    match.rename("  The long one ")
    assert match.name == store.matches()[0].name == "The long one"
    store.rename(number(match), "Other")
    assert Match.open(store, number(match)).name == "Other"
    match.rename(" ")
    assert match.name == "Ada"


def test_an_illegal_move_is_not_saved() -> None:
    store = Store()
    match = begin(store)
    with pytest.raises(IllegalMove):
        match.play(Take(7))
    assert store.read(number(match)).journal == match.journal


def test_match_in_two_windows_is_continued_by_one() -> None:
    store = Store()
    here = begin(store)
    there = Match.open(Store(), number(here))
    there.play(Take(2))
    for change in (lambda: here.play(Take(1)), lambda: here.set_seat(0, SeatPlan("Eve", 0))):
        with refused(MatchChanged, StoreErrorCode.CHANGED()):
            change()
    assert (here.moves_played, here.seats[0].name) == (0, "Ada")
    assert Match.open(store, number(here)).state == there.state


def test_locked_file_is_reported_and_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "LOCK_TIMEOUT", 0.05)
    store = Store()
    match = begin(store)
    other = sqlite3.connect(store.path)
    other.execute("BEGIN IMMEDIATE")
    with refused(StoreBusy, StoreErrorCode.BUSY):
        match.play(Take(1))
    with pytest.raises(StoreBusy):
        Store()
    assert match.moves_played == 0
    other.rollback()
    match.play(Take(1))
    assert Match.open(store, number(match)).moves_played == 1


def play_to_the_end(match: Match) -> None:
    while not match.is_over:
        match.play(Take(1), note="x" * 1000)


def test_full_disk_is_reported_and_nothing_changes() -> None:
    store = Store()
    match = begin(store)
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with refused(StoreError, StoreErrorCode.FULL):
        play_to_the_end(match)
    assert not match.is_over
    assert Match.open(store, number(match)).state == match.state


@pytest.mark.parametrize("damage", ["all", "head", "middle"])
def test_damaged_file_is_renamed_and_reported(home: Path, damage: str) -> None:
    store = Store()
    for seed in range(30):
        begin(store, seed).play(Take(1), note="x" * 900)
    store.close()
    path = home / FILE_NAME
    whole = path.read_bytes()
    spoiled = {
        "all": b"These are not saved games." * 100,
        "head": b"\0" * 40 + whole[40:],
        "middle": whole[:4096] + b"\xff" * (len(whole) - 4096),
    }[damage]
    path.write_bytes(spoiled)
    store = Store()
    assert store.notice is not None
    (aside,) = home.glob(f"{FILE_NAME}.damaged-*")
    assert str(aside) in localize(store.notice)
    assert aside.read_bytes() == spoiled
    assert store.matches() == []
    begin(store)
    store.close()
    assert Store().notice is None


def test_a_file_of_a_newer_program_is_left_alone(home: Path) -> None:
    Store().close()
    alter(home / FILE_NAME, f"PRAGMA user_version = {FILE_VERSION + 1}")
    with refused(StoreError, StoreErrorCode.NEWER):
        Store()
    assert [path.name for path in home.iterdir() if "damaged" in path.name] == []


def test_older_file_is_migrated(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    match = begin(store)
    store.close()
    migration = "ALTER TABLE match ADD COLUMN colour TEXT"
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, migration))
    monkeypatch.setattr(database, "FILE_VERSION", FILE_VERSION + 1)
    store = Store()
    assert store._connection.execute("SELECT colour FROM match").fetchall() == [(None,)]
    assert Match.open(store, number(match)).moves_played == 0


def test_failed_migration_changes_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    match = begin(store)
    store.close()

    def fail(connection: sqlite3.Connection, migrations: object) -> None:
        connection.execute("DELETE FROM match")
        raise RuntimeError("no")

    with monkeypatch.context() as patch:
        patch.setattr(database, "migrate", fail)
        with pytest.raises(RuntimeError):
            Store()
    assert Match.open(Store(), number(match)).moves_played == 0


def test_folder_that_can_not_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with refused(StoreError, StoreErrorCode.NO_FOLDER):
        Store(tmp_path / "file" / "folder")


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
def test_a_folder_in_the_place_of_a_file_is_named(tmp_path: Path, ending: str) -> None:
    Store(tmp_path).close()
    place = tmp_path / f"{FILE_NAME}{ending}"
    place.unlink(missing_ok=True)
    place.mkdir()
    with refused(StoreError, StoreErrorCode.BROKEN) as error:
        Store(tmp_path)
    assert dict(error.value.message.args)["file"] == str(place)


def alter(path: Path, *changes: str) -> None:
    """Change a file of saved games as another program would."""
    with closing(sqlite3.connect(path)) as connection:
        for change in changes:
            connection.execute(change)
        connection.commit()


def spoil(store: Store, change: str, *values: object) -> None:
    store._connection.execute(change, values)


def test_illegal_saved_move_is_reported_and_the_rest_is_recovered() -> None:
    store = Store()
    match = taken_thrice(store)
    spoil(store, "UPDATE move SET move = 'take 9' WHERE number = 1")
    told = JournalErrorCode.MOVE(number=2, text="take 9", what=Said.FORBIDDEN())
    with refused(JournalError, told):
        Match.open(store, number(match))
    rescued, trouble, _ = Match.recover(store, number(match))
    assert trouble is not None
    assert localize(trouble).startswith("move 2 ")
    assert rescued.moves_played == 1
    assert rescued.id is None
    rescued.save_in(store)
    assert rescued.id != match.id
    assert Match.open(store, number(rescued)).state == match.position(1)
    assert len(store.read(number(match)).journal.entries) == 3


@pytest.mark.parametrize(
    ("change", "told", "place"),
    [
        ("UPDATE match SET deal = '{'", FileErrorCode.NO_JSON, "deal"),
        ("UPDATE match SET deal = '{}'", JournalErrorCode.DEAL, ""),
        ("UPDATE match SET game = 'chess'", CatalogErrorCode.GAME, "game"),
        ("UPDATE match SET seats = '[{\"name\": 5}]'", SchemaError.KIND, "seats[0].name"),
        ("UPDATE match SET rules_version = 1", JournalErrorCode.OLD_RULES, "rules_version"),
        ("UPDATE match SET rules_version = 9", JournalErrorCode.OLD_RULES, "rules_version"),
        ("UPDATE match SET position = 77", SchemaError.OUTSIDE, "position"),
        ("UPDATE move SET move = 'jump' WHERE number = 0", MoveParseErrorCode.NO_NAME, ""),
        ("UPDATE move SET seat = 1 WHERE number = 0", JournalErrorCode.TURN, ""),
        ("UPDATE move SET seat = 'x' WHERE number = 0", SchemaError.KIND, "entries[0].seat"),
    ],
)
def test_invalid_save_names_the_place(change: str, told: MessageId, place: str) -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    spoil(store, change)
    with refused(JournalError, told, place):
        Match.open(store, number(match))


def test_save_of_older_rules_is_recovered() -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    spoil(store, "UPDATE match SET rules_version = 1")
    rescued, trouble, _ = Match.recover(store, number(match))
    assert trouble is not None
    assert localize(trouble).startswith("rules_version: expected 2, found 1")
    assert rescued.journal.rules_version == GAME.rules_version
    assert rescued.state == match.state


PLAYS_ON = """
import sys
from tests.match import toy
toy.register()
from game.match.match import Match
from game.match.store import Store
from tests.match.test_store import SEATS
from tests.match.toy import Take, Said
store = Store()
while True:
    match = Match.new("toy", SEATS, store=store, practice=True)
    print("match", match.id, flush=True)
    while not match.is_over:
        match.play(match.state.legal_moves()[match.moves_played % 4])
        print("move", match.id, match.moves_played, *match.state.points, flush=True)
"""


@pytest.mark.parametrize("lines", [1, 2, 7, 30, 31, 32, 90])
def test_killed_program_continues_at_the_same_move(lines: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_ON], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        seen = [process.stdout.readline().split() for _ in range(lines)]
        os.kill(process.pid, signal.SIGKILL)
        seen += [
            line.split() for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")
        ]
    assert all(seen)
    store = Store()
    assert store.notice is None
    last = store.last()
    assert last is not None
    match = Match.open(store, last)
    what, shown_id, *shown = seen[-1]
    if match.id == int(shown_id):
        # A move may have been saved that was not shown yet: it and a die, never less than was shown.
        played = int(shown[0]) if what == "move" else 0
        assert played <= match.moves_played <= played + 2
        if what == "move":
            assert [str(points) for points in match.position(played).to_data()["points"]] == shown[1:]
    else:
        assert match.id == int(shown_id) + 1
    while not match.is_over:
        match.play(match.state.legal_moves()[0])
    assert Match.open(Store(), last).is_over
