"""People: profiles and what they have done are kept with the saved games."""

import pytest

from game.match.import_export import from_json, to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store, StoreError
from game.people.profiles import NoSuchProfile, People, ProfileErrorCode
from tests.helpers.refusals import refused
from tests.match.toy import Take


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
def people(store: Store) -> People:
    return People(store)


def test_there_is_always_a_current_profile(people: People) -> None:
    first = people.current
    assert (first.name, people.all()) == ("", [first])
    clara = people.add(" Clara ", 3)
    assert people.current == clara
    people.choose(first.id)
    assert people.current == first
    assert [profile.name for profile in people.all()] == ["", "Clara"]


def test_profiles_are_stored(store: Store, people: People) -> None:
    clara = people.add("Clara", 3)
    people.rename(clara.id, "Klara")
    people.set_colour(clara.id, 5)
    people.set_preferences(clara.id, 1.3, 2.0, 1.0)
    store.close()
    again = People(Store()).find(clara.id)
    assert (again.name, again.colour, again.since) == ("Klara", 5, clara.since)
    assert (again.text_size, again.animation_speed, again.bot_pause) == (1.3, 2.0, 1.0)


def test_repeated_deeds_are_counted_with_the_last_details(people: People) -> None:
    clara = people.current
    assert people.record_deed(clara.id, "puzzle", "canada/7", {"tries": 3})
    assert not people.record_deed(clara.id, "puzzle", "canada/7", {"tries": 1})
    (deed,) = people.deeds(clara.id, "puzzle").values()
    assert (deed.key, deed.times, deed.figures) == ("canada/7", 2, {"tries": 1})
    assert people.deeds(clara.id, "lesson") == {}


def test_removing_a_profile_removes_its_deeds(store: Store, people: People) -> None:
    clara = people.add("Clara", 3)
    people.record_deed(clara.id, "lesson", "one")
    people.remove(clara.id)
    assert people.all() == []
    assert store.query("SELECT * FROM deed") == []
    for change in (
        people.find,
        people.remove,
        people.choose,
        lambda gone: people.record_deed(gone, "lesson", "two"),
    ):
        with refused(NoSuchProfile, ProfileErrorCode.GONE()):
            change(clara.id)


def test_damaged_rows_do_not_cost_the_others(store: Store, people: People) -> None:
    good, bad = people.add("Ada", 0), people.add("Ben", 1)
    for key in ("one", "two", "three"):
        people.record_deed(good.id, "lesson", key)
    with store.transaction() as connection:
        connection.execute("UPDATE profile SET colour = 'blue' WHERE id = ?", (bad.id,))
        connection.execute("UPDATE deed SET first = 'once' WHERE key = 'one'")
        connection.execute("UPDATE deed SET figures = '{' WHERE key = 'two'")
    assert people.all() == [good]
    assert people.current == good
    assert list(people.deeds(good.id, "lesson")) == ["three"]


def test_match_stores_profiles_and_its_file_does_not(store: Store) -> None:
    seats = [SeatPlan("Ada", 0, profile="ada"), SeatPlan("Ben", 1, "greedy")]
    match = Match.new("toy", seats, seed=1, store=store)
    match.set_seat(1, SeatPlan("Bea", 1, profile="bea"))
    match.play(Take(1))
    assert match.id is not None
    assert [plan.profile for plan in Match.open(store, match.id).seats] == ["ada", "bea"]
    assert b"profile" not in to_json(match)
    assert [plan.name for plan in from_json(to_json(match)).match.seats] == ["Ada", "Bea"]


def test_the_time_at_the_table_is_counted(store: Store) -> None:
    match = Match.new("toy", [SeatPlan("Ada", 0), SeatPlan("Ben", 1)], seed=1, store=store)
    with store.transaction() as connection:
        connection.execute("UPDATE match SET opened = '2020-01-01', updated = '2020-01-01T10:00:00+00:00'")
    match.play(Take(1))
    ((seconds,),) = store.query("SELECT seconds FROM match")
    assert seconds == pytest.approx(300)
    match.play(Take(1))
    ((seconds,),) = store.query("SELECT seconds FROM match")
    assert 300 <= seconds < 302


def test_placeholder_profile_is_used_if_nothing_can_be_written(store: Store) -> None:
    store._connection.execute("PRAGMA query_only = ON")
    people = People(store)
    somebody = people.current
    assert somebody.name == ""
    assert people.deeds(somebody.id, "lesson") == {}
    with pytest.raises(StoreError):
        people.record_deed(somebody.id, "lesson", "american_rails/first")
