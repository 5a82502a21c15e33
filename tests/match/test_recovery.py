"""Saved games whose file is damaged, foreign or read-only, or whose dates are from a wrong clock."""

from __future__ import annotations

import random
import sqlite3
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from game.match import backups, database
from game.match.database import FILE_NAME
from game.match.journal import JournalError
from game.match.match import Match
from game.match.migrations import FILE_VERSION
from game.match.store import Store, StoreError, StoreErrorCode
from game.people.profiles import People
from game.rules.files import FileErrorCode
from game.rules.messages import UserError
from game.words import localize
from tests.helpers.refusals import refused
from tests.match.test_store import alter, begin, number, spoil, taken_thrice
from tests.match.toy import Take

GAMES = 12


def fill(store: Store) -> list[int]:
    """Save some matches of three moves with long notes, so that each has its own pages."""
    made = []
    for seed in range(GAMES):
        match = begin(store, seed)
        for points in (1, 2, 3):
            match.play(Take(points), note="x" * 900)
        made.append(number(match))
    return made


def opens_in_full(store: Store, match: int) -> bool:
    try:
        return Match.open(store, match).moves_played >= 3
    except UserError:
        return False


def test_bad_page_costs_only_its_content(home: Path) -> None:
    store = Store()
    fill(store)
    People(store).add("Clara", 2)
    store.close()
    path, whole = home / FILE_NAME, (home / FILE_NAME).read_bytes()
    pages = len(whole) // 4096
    found = []
    for page in range(2, pages, max(1, pages // 6)):
        for left in home.glob(f"{FILE_NAME}*"):
            left.unlink()
        path.write_bytes(whole[: page * 4096] + b"\xff" * 4096 + whole[(page + 1) * 4096 :])
        store = Store()
        matches = store.matches()
        found.append(sum(opens_in_full(store, saved.id) for saved in matches))
        assert store.notice is None or str(len(matches)) in localize(store.notice)
        store.close()
    assert max(found) >= GAMES - 2
    assert sum(found) >= 0.6 * GAMES * len(found)


def test_unreadable_file_is_recovered_from_its_last_backup(home: Path) -> None:
    store = Store()
    fill(store)
    store.close()
    Store().close()  # The day's copy is made when the games are opened.
    (home / FILE_NAME).write_bytes(b"These are not saved games." * 100)
    store = Store()
    assert [saved.moves for saved in store.matches()] == [3] * GAMES
    assert store.notice is not None
    assert store.notice.id is StoreErrorCode.COPIED
    assert dict(store.notice.args)["saved"] == GAMES
    assert dict(store.notice.args)["moment"].startswith(f"{datetime.now().astimezone():%Y-%m-%d}")


def test_backup_of_the_day_is_replaced_after_more_moves(home: Path) -> None:
    store = Store()
    begin(store)
    store.close()
    Store().close()
    (copy,) = (home / backups.FOLDER).iterdir()
    made = copy.stat().st_mtime_ns
    Store().close()
    assert copy.stat().st_mtime_ns == made, "nothing was played"
    store = Store()
    fill(store)
    store.close()
    Store().close()
    (home / FILE_NAME).write_bytes(b"hello")
    assert len(Store().matches()) == GAMES + 1


def test_truncated_match_is_recovered_from_a_longer_backup(home: Path) -> None:
    store = Store()
    made = fill(store)
    store.close()
    Store().close()
    truncated = f"DELETE FROM move WHERE match = {made[0]} AND number > 0"
    alter(home / FILE_NAME, truncated, "PRAGMA user_version = 0")
    assert Match.open(Store(), made[0]).moves_played == 3


def test_truncated_match_is_reported(home: Path) -> None:
    store = Store()
    made = fill(store)
    store._connection.execute("DELETE FROM move WHERE match = ? AND number > 0", (made[0],))
    store._connection.execute("PRAGMA user_version = 0")
    store.close()
    store = Store()
    assert store.notice is not None
    assert store.notice.id is StoreErrorCode.SALVAGED
    assert dict(store.notice.args)["partly"] == 1
    assert Match.open(store, made[0]).moves_played == 1


def test_deleted_match_is_not_recovered_from_a_backup(home: Path) -> None:
    store = Store()
    made = fill(store)
    store.close()
    store = Store()
    store.delete(made[0])
    store.close()
    alter(home / FILE_NAME, "PRAGMA user_version = 0")
    store = Store()
    assert [saved.id for saved in store.matches()] == made[:0:-1]
    assert store.notice is not None
    assert f"{GAMES - 1} of {GAMES - 1} games" in localize(store.notice)


def test_no_backup_is_made_without_games(home: Path) -> None:
    Store().close()
    assert not (home / backups.FOLDER).exists()


@pytest.mark.parametrize("version", [0, -1, 1, FILE_VERSION - 2, 2**20 + FILE_VERSION])
def test_odd_version_is_damage_without_loss(home: Path, version: int) -> None:
    store = Store()
    made = fill(store)
    store.close()
    alter(home / FILE_NAME, f"PRAGMA user_version = {version}")
    store = Store()
    assert [saved.id for saved in store.matches()] == made[::-1]
    assert all(opens_in_full(store, match) for match in made)
    assert store.notice is not None


def test_file_of_another_program_is_renamed(home: Path) -> None:
    alter(home / FILE_NAME, "CREATE TABLE recipe (name TEXT)", f"PRAGMA user_version = {FILE_VERSION}")
    store = Store()
    assert store.matches() == []
    assert store.notice is not None
    assert list(home.glob(f"{FILE_NAME}.damaged-*"))


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE match SET updated = 'x026-11-22'",
        "UPDATE match SET updated = '2026-11-22'",
        "UPDATE match SET position = 'many'",
        "UPDATE match SET edition = x'ff'",
        "UPDATE match SET seats_now = '" + "[" * 100_000 + "'",
        "UPDATE match SET heading = '" + "[" * 100_000 + "'",
        "UPDATE match SET name = CAST(x'ff00' AS TEXT)",
        "UPDATE match SET is_over = 'perhaps'",
        "UPDATE match SET deleted = NULL, opened = ''",
    ],
)
def test_invalid_row_costs_neither_list_nor_match(change: str) -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    other = begin(store, 8)
    spoil(store, f"{change} WHERE id = ?", match.id)
    store.close()
    store = Store()
    assert {saved.id for saved in store.matches()} == {match.id, other.id}
    assert store.last() == other.id
    try:
        opened = Match.open(store, number(match))
    except JournalError:
        opened, *_ = Match.recover(store, number(match))
        opened.save_in(store)
    assert opened.moves_played == 1
    opened.play(Take(2))


def test_invalid_move_costs_only_later_moves() -> None:
    store = Store()
    match = taken_thrice(store)
    spoil(store, "UPDATE move SET move = '' WHERE number = 2")
    with pytest.raises(JournalError):
        Match.open(store, number(match))
    assert Match.recover(store, number(match))[0].moves_played == 2


def test_invalid_note_costs_no_move() -> None:
    store = Store()
    match = taken_thrice(store)
    spoil(store, "UPDATE move SET note = '{' WHERE number = 1")
    with refused(JournalError, FileErrorCode.NO_JSON(), "entries[1].note"):
        Match.open(store, number(match))
    rescued, trouble, _ = Match.recover(store, number(match))
    assert trouble is None
    assert rescued.moves_played == 3
    assert rescued.state == match.state


def flip_bits(path: Path, rng: random.Random, count: int) -> None:
    spoiled = bytearray(path.read_bytes())
    for _ in range(count):
        spoiled[rng.randrange(len(spoiled))] ^= 1 << rng.randrange(8)
    path.write_bytes(spoiled)


def look_at_everything(store: Store) -> None:
    for saved in store.matches():
        for read in (Match.open, Match.recover):
            try:
                read(store, saved.id)
            except UserError:
                continue
    store.last()


@pytest.mark.parametrize("seed", range(12))
def test_flipped_bits_never_crash_the_store(home: Path, seed: int) -> None:
    store = Store()
    for place in range(3):
        begin(store, place).play(Take(1))
    store.close()
    rng = random.Random(seed)
    for _ in range(3):
        flip_bits(home / FILE_NAME, rng, rng.choice((1, 1, 4, 30)))
        store = Store()
        look_at_everything(store)
        store.close()


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Makes a folder one in which SQLite can't write, also for root."""

    def close(folder: Path) -> None:
        connect = sqlite3.connect

        def refuse(path: Any, *arguments: Any, **named: Any) -> sqlite3.Connection:
            if Path(path).parent == folder:
                return connect(f"file:{path}?mode=ro", *arguments, uri=True, **named)
            return connect(path, *arguments, **named)

        monkeypatch.setattr(database.sqlite3, "connect", refuse)

    return close


def test_games_open_read_only_if_nothing_can_be_written(
    home: Path, read_only: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store()
    match = begin(store)
    match.play(Take(1))
    # As after a crash: the last move is still in the write-ahead log.
    files = {path: path.read_bytes() for path in home.glob(f"{FILE_NAME}*")}
    store.close()
    for path, held in files.items():
        path.write_bytes(held)
    (home / f"{FILE_NAME}-shm").unlink()
    read_only(home)
    monkeypatch.setattr(database, "_DAMAGE_CODES", ())
    store = Store()
    assert store.notice == StoreErrorCode.READ_ONLY(folder=str(home))
    opened = Match.open(store, number(match))
    assert opened.moves_played == 1
    with refused(StoreError, StoreErrorCode.READ_ONLY):
        opened.play(Take(1))
    assert opened.moves_played == 1
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no device without an end")
def test_device_is_never_copied(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def copied(source: object, *_: object) -> None:
        pytest.fail(f"{source} was copied")

    monkeypatch.setattr(database.shutil, "copyfile", copied)
    home.mkdir(parents=True, exist_ok=True)
    (home / FILE_NAME).symlink_to("/dev/zero")
    with refused(StoreError, StoreErrorCode.BROKEN):
        Store()
