"""Achievements: their data fits the games, the words are there, and whole matches earn them."""

from __future__ import annotations

import msgspec
import pytest

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.people.achievement_file import MOVER, SHARED, Achievement, achievements
from game.people.achievements import PLACES, AchievementWatcher
from game.people.profiles import People
from game.people.results import Results
from game.rules import contract
from game.rules.catalog import find_game, game_keys
from game.rules.contract import Event
from game.table.kit.images import has
from game.table.tools.screenshots import recorded
from game.words import Localizer, override
from tests.match.toy import Take


def events_of(game: str) -> dict[str, type[Event]]:
    """Return the types of a game's events, by name."""
    find_game(game)
    own = (f"game.rules.{game}.", "game.rules.contract", "game.rules.auction")
    return {kind.__name__: kind for kind in contract._EVENT_INFO if kind.__module__.startswith(own)}


def fields_of(wanted: Achievement) -> set[str]:
    """Return the fields of its event that an achievement uses."""
    fields = {
        *wanted.where,
        wanted.whose,
        wanted.different,
        wanted.total,
        *(PLACES if wanted.between else ()),
    }
    return {field for field in fields if field is not None and field != MOVER}


@pytest.mark.parametrize("game", game_keys())
def test_achievements_refer_to_events_of_their_game(game: str) -> None:
    known = events_of(game)
    wanted = achievements(game)
    assert len(wanted) >= 10
    assert len({one.key for one in wanted}) == len(wanted)
    for one in wanted:
        assert [one.event, one.end, one.counted].count(None) == 2, one.key
        if one.event is not None:
            assert fields_of(one) <= set(known[one.event].__dataclass_fields__), one.key
        for name in one.end.without if one.end else ():
            assert name in known, one.key


@pytest.mark.parametrize("group", [SHARED, *game_keys()])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_badge_has_words_and_a_picture(group: str, language: str) -> None:
    with override(language):
        localizer = Localizer(None if group == SHARED else find_game(group))
        for one in achievements(group):
            assert localizer.has(f"badge-{one.key}"), one.key
            assert localizer.translate(f"badge-{one.key}.how").endswith(".")
            assert has(one.icon), one.icon


def by_people(game: str, store: Store) -> Match:
    """Return a recorded match for people with profiles, before its first move."""
    people, journal = People(store), recorded(game, 4)
    seats = [
        msgspec.structs.replace(plan, bot=None, profile=people.add(plan.name, plan.colour).id)
        for plan in journal.seats
    ]
    again = msgspec.structs.replace(journal, seats=seats, changes=[], position=0)
    return Match.from_journal(again, store=store)


@pytest.mark.parametrize("game", game_keys())
def test_a_whole_match_earns_some_once(game: str) -> None:
    """Play a recorded match move by move by people."""
    store = Store()
    people, match = People(store), by_people(game, store)
    watch = AchievementWatcher(match, store)
    found = []
    while match.redo():
        found += watch.check()
    earned = [(one.seat, one.game, one.achievement.key) for one in found]
    assert len(set(earned)) == len(earned)
    assert len({key for _, group, key in earned if group == game}) >= 4
    assert {seat for seat, group, key in earned if (group, key) == (SHARED, "all-aboard")} == set(
        match.state.winners()
    )
    for one in found:
        assert one.achievement.id(one.game) in people.deeds(one.profile, "achievement")
    assert AchievementWatcher(match, store).check() == []
    assert len(Results(store).all()) == 1


def test_guests_and_unsaved_matches_earn_nothing() -> None:
    store = Store()
    people = People(store)
    ada = people.add("Ada", 0)
    for seats, kept in (
        ([SeatPlan("Ada", 0), SeatPlan("Ben", 1)], store),
        ([SeatPlan("Ada", 0, None, ada.id), SeatPlan("Ben", 1)], None),
    ):
        match = Match.new("toy", seats, seed=1, store=kept)
        watch = AchievementWatcher(match, store)
        while not match.is_over:
            match.play(Take(3 if match.current_player == 0 else 1))
            assert watch.check() == []
    match = Match.new("toy", [SeatPlan("Ada", 0, None, ada.id), SeatPlan("Ben", 1)], seed=1, store=store)
    watch = AchievementWatcher(match, store)
    while not match.is_over:
        match.play(Take(3 if match.current_player == 0 else 1))
    expected = ["all-aboard"] if 0 in match.state.winners() else []
    assert [one.achievement.key for one in watch.check() if one.achievement.counted] == expected


@pytest.mark.parametrize("game", game_keys())
def test_moves_of_a_replacing_bot_earn_nothing(game: str) -> None:
    """Everybody leaves the seat to a bot from the first move on, and takes it back at the end."""
    store = Store()
    people, match = People(store), by_people(game, store)
    watch, seats = AchievementWatcher(match, store), list(match.seats)
    for seat, plan in enumerate(seats):
        match.set_seat(seat, msgspec.structs.replace(plan, bot="greedy"))
    while match.redo():
        assert watch.check() == []
    for seat, plan in enumerate(seats):
        match.set_seat(seat, plan)
    assert [one.achievement.key for one in watch.check()] == []
    assert not any(people.deeds(plan.profile or "", "achievement") for plan in seats)
