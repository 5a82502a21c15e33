"""The order of what is saved is independent of the clock, which is wrong (2031) for one evening."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from game.match import backups, database, migrations
from game.match import match as match_module
from game.match import store as store_module
from game.match.backups import list_backups
from game.match.database import FILE_NAME
from game.match.match import Match
from game.match.migrations import MIGRATIONS
from game.match.store import NoSuchMatch, Store
from game.people import profiles as profiles_module
from game.people.profiles import People, Profile
from game.people.results import Results
from tests.match.test_store import SEATS, begin, number
from tests.match.toy import Take

SetClock = Callable[..., None]
UNSET = ("text_size", "animation_speed", "bot_pause")
SEEDS = count()


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Set the clock to noon of a day."""
    # A type is read by `msgspec` when it is first used: it must not meet the clock of this test.
    now = [datetime(2026, 3, 1, 12)]
    convert({"id": "", "name": "", "colour": 0, "since": now[0]} | dict.fromkeys(UNSET), Profile)

    class Moment(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return now[0].replace(tzinfo=tz)

    class Day(date):
        @classmethod
        def today(cls) -> Any:
            return now[0].date()

    for module in (match_module, store_module, profiles_module):
        monkeypatch.setattr(module, "datetime", Moment)
    for module in (backups, database):
        monkeypatch.setattr(module, "date", Day)

    def set_to(year: int, month: int, day: int) -> None:
        now[0] = datetime(year, month, day, 12)

    return set_to


def evening(matches: int = 1, moves: int = 3) -> list[int]:
    """Start the program, play some matches and end it."""
    store = Store()
    made = []
    for _ in range(matches):
        match = begin(store, next(SEEDS))
        made.append(number(match))
        for _ in range(moves):
            match.play(Take(1))
    store.close()
    return made


def evenings(set_clock: SetClock) -> list[int]:
    """Play on four days, the second of them in 2031; the numbers of the matches."""
    made = []
    for day in ((2026, 3, 1), (2031, 5, 5), (2026, 3, 3), (2026, 3, 4)):
        set_clock(*day)
        made += evening()
    set_clock(2026, 3, 5)
    Store().close()
    return made


def test_latest_backups_are_kept_despite_a_date_in_2031(home: Path, set_clock: SetClock) -> None:
    evenings(set_clock)
    dates = [copy.date for copy in list_backups(home / FILE_NAME)]
    assert dates == ["2026-03-05", "2026-03-04", "2026-03-03"]


def test_everything_is_recovered_from_backups_after_a_day_in_2031(home: Path, set_clock: SetClock) -> None:
    made = evenings(set_clock)
    (home / FILE_NAME).write_bytes(b"These are not saved games." * 100)
    store = Store()
    assert sorted(saved.id for saved in store.matches()) == made


def test_recovery_chooses_backups_by_content(home: Path, set_clock: SetClock) -> None:
    set_clock(2031, 5, 5)
    evening()
    Store().close()
    (early,) = list_backups(home / FILE_NAME)
    set_clock(2026, 3, 1)
    made = [1, *evening(3)]
    Store().close()
    folder = home / backups.FOLDER
    late = list_backups(home / FILE_NAME)[0]
    # As earlier versions named them: the one of 2031 seems to be the latest.
    early.path.rename(folder / "matches-2031-05-05.sqlite")
    late.path.rename(folder / "matches-2026-03-01.sqlite")
    (home / FILE_NAME).write_bytes(b"These are not saved games." * 100)
    store = Store()
    assert sorted(saved.id for saved in store.matches()) == made
    store.close()


def test_backups_of_earlier_versions_are_older_than_numbered_ones(home: Path, set_clock: SetClock) -> None:
    evening()
    folder = home / backups.FOLDER
    folder.mkdir()
    for day in ("2031-05-05", "2026-02-01", "2026-02-02"):
        (folder / f"matches-{day}.sqlite").write_bytes(b"")
    mine = ["matches-2026-02-01 before the tournament.sqlite", "matches-old.sqlite", "film.mkv.part"]
    for name in mine:
        (folder / name).write_text("mine")
    (folder / "matches-000009-2026-02-02.sqlite.part").write_text("half a copy")
    for day in range(1, 4):
        set_clock(2026, 3, day)
        Store().close()
        evening()
    assert all((folder / name).read_text() == "mine" for name in mine)
    names = sorted(path.name for path in folder.iterdir() if path.name not in mine)
    assert names == [f"matches-00000{n}-2026-03-0{n}.sqlite" for n in (1, 2, 3)]


def test_backup_is_made_after_moves_even_if_the_clock_went_back(home: Path, set_clock: SetClock) -> None:
    set_clock(2031, 5, 5)
    (made,) = evening()
    Store().close()
    set_clock(2026, 3, 1)
    store = Store()
    Match.open(store, made).play(Take(1))
    store.close()
    Store().close()
    (home / FILE_NAME).write_bytes(b"hello")
    assert Match.open(Store(), made).moves_played == 4


def test_largest_backup_survives_a_fresh_start(home: Path, set_clock: SetClock) -> None:
    made = evening(5)
    Store().close()
    (home / FILE_NAME).unlink()
    for day in range(2, 7):
        set_clock(2026, 3, day)
        evening(moves=1)
    Store().close()
    (home / FILE_NAME).write_bytes(b"hello")
    store = Store()
    moves = [saved.moves for saved in store.matches()]
    assert moves.count(3) == len(made)
    assert moves.count(1) >= 4


def test_saved_games_are_listed_in_the_order_of_play(set_clock: SetClock) -> None:
    made = evenings(set_clock)
    store = Store()
    assert [saved.id for saved in store.matches()] == made[::-1]
    Match.open(store, made[0])
    assert [saved.id for saved in store.matches()] == made[::-1]
    assert store.last() == made[0]


def test_day_in_2031_does_not_expire_deleted_matches(set_clock: SetClock) -> None:
    (deleted,) = evening()
    store = Store()
    store.delete(deleted)
    store.close()
    set_clock(2031, 5, 5)
    evening()
    set_clock(2031, 5, 6)
    evening()
    Store().restore(deleted)


def test_deleted_matches_expire_after_days_of_play(
    set_clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    (deleted,) = evening()
    store = Store()
    store.delete(deleted)
    store.close()
    monkeypatch.setattr(database, "DAYS_RESTORABLE", 3)
    for _ in range(4):
        Store().close()
    for day in (2, 3):
        set_clock(2026, 3, day)
        Store().close()
    store = Store()
    store.restore(deleted)
    store.delete(deleted)
    store.close()
    for day in (4, 5, 6):
        set_clock(2026, 3, day)
        Store().close()
    with pytest.raises(NoSuchMatch):
        Store().restore(deleted)


def test_last_chosen_profile_is_current_despite_one_chosen_in_2031(set_clock: SetClock) -> None:
    people = People(Store())
    clara = people.add("Clara", 0)
    set_clock(2031, 5, 5)
    people.add("Ben", 1)
    set_clock(2026, 3, 1)
    people.choose(clara.id)
    assert people.current == clara
    people.add("Ada", 2)
    assert [profile.name for profile in people.all()] == ["Clara", "Ben", "Ada"]


def ended(store: Store) -> Match:
    match = Match.new("toy", SEATS, seed=5, store=store)
    while not match.is_over:
        match.play(Take(1))
    return match


def test_results_are_in_order_of_play_and_new_profiles_get_no_later_guests(
    set_clock: SetClock,
) -> None:
    store = Store()
    results, played = Results(store), []
    for day in ((2026, 3, 1), (2031, 5, 5), (2026, 3, 3)):
        set_clock(*day)
        played.append(ended(store))
        results.record(played[-1])
        if day[0] == 2031:
            ada = People(store).add("Ada", 0)
    found = results.all()
    assert [result.match for result in found] == [match.id for match in played]
    assert [result.seat_of(ada) for result in found] == [0, 0, None]


def test_deeds_are_in_order(set_clock: SetClock) -> None:
    people = People(Store())
    ada = people.add("Ada", 0)
    for year, key in ((2026, "one"), (2031, "two"), (2026, "three")):
        set_clock(year, 3, 1)
        people.record_deed(ada.id, "achievement", key)
    assert list(people.deeds(ada.id, "achievement")) == ["one", "two", "three"]


OLD = """
INSERT INTO match (id, name, game, rules_version, options, seats, seats_now, seed, practice, deal, position,
    edition, heading, is_over, updated, opened, used)
VALUES (1, '', 'toy', 2, '{}', '[]', '[]', 1, 0, '{}', 0, 4, '""', 1, '2026-01-01', '2026-01-01', 1),
    (2, '', 'toy', 2, '{}', '[]', '[]', 1, 0, '{}', 0, 4, '""', 0, '2031-01-01', '2031-01-01', 2),
    (3, '', 'toy', 2, '{}', '[]', '[]', 1, 0, '{}', 0, 4, '""', 0, '2026-01-03', '2026-01-03', 3);
UPDATE match SET deleted = '2026-01-02' WHERE id = 1;
INSERT INTO result VALUES (1, '2026-01-01', '{}'), (9, '2026-01-05', '{}');
INSERT INTO profile VALUES ('b', 'Ben', 1, NULL, NULL, NULL, '2026-01-03', '2026-01-03'),
    ('a', 'Ada', 0, NULL, NULL, NULL, '2026-01-02', '2026-01-06');
INSERT INTO deed VALUES ('a', 'lesson', 'x', '2026-01-04', 1, '{}'),
    ('a', 'lesson', 'y', '2026-01-03', 1, '{}');
"""


def test_solved_puzzles_survive_the_migration(home: Path) -> None:
    version = MIGRATIONS.index(migrations._PUZZLES)
    with closing(sqlite3.connect(home / FILE_NAME)) as connection:
        migrations.migrate(connection, MIGRATIONS[:version])
        connection.execute(f"PRAGMA user_version = {version}")
        connection.executescript(
            "INSERT INTO profile (id, name, colour, since, chosen)"
            " VALUES ('a', 'Ada', 0, '2026-01-02T10:00:00+00:00', '2026-01-06T10:00:00+00:00');"
            "INSERT INTO deed (profile, kind, key, first, times, figures)"
            " VALUES ('a', 'problem', 'toy/1-0-170', '2026-01-04T10:00:00+00:00', 1, '{}');"
        )
    people = People(Store())
    assert list(people.deeds("a", "puzzle")) == ["toy/1-0-170"]


def test_migration_keeps_the_order(home: Path) -> None:
    with closing(sqlite3.connect(home / FILE_NAME)) as connection:
        migrations.migrate(connection, MIGRATIONS[: MIGRATIONS.index(migrations._ORDERS)])
        connection.execute(f"PRAGMA user_version = {MIGRATIONS.index(migrations._ORDERS)}")
        connection.executescript(re.sub(r"'(20\d\d-\d\d-\d\d)'", r"'\1T10:00:00+00:00'", OLD))
    store, people = Store(), People(Store())
    assert store.notice is None
    assert [saved.id for saved in store.matches()] == [3, 2]
    assert store.query("SELECT match, number FROM result ORDER BY number") == [(1, 1), (9, 2)]
    assert store.query("SELECT id, used FROM match ORDER BY id") == [(1, 3), (2, 4), (3, 5)]
    assert [profile.name for profile in people.all()] == ["Ada", "Ben"]
    assert [profile.name for profile in people.recent()] == ["Ada", "Ben"]
    assert [profile.results_before for profile in people.all()] == [1, 1]
    assert store.query("SELECT key, number FROM deed ORDER BY number") == [("y", 1), ("x", 2)]
    store.restore(1)
