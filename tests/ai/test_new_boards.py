"""Boards by chance: the same for the same seed, whole, and kept only if the games on them are good."""

import hashlib
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.boards import __main__ as command
from ai.boards import maker
from ai.boards.generator import Bounds, is_fair, is_good, worthless
from ai.boards.maker import GENERATORS, make_board
from game.match.boards import game_on
from game.rules.boards import BoardFile, read_board_file
from game.rules.catalog import find_game
from game.table.boards.table import check_look, check_look_file

ANY = Bounds((0, 1e9), (-1e9, 1e9))
EACH = pytest.mark.parametrize("key", GENERATORS)
DRAWN = {
    "railways_of_north_america": "e7d0ec8928b8d09a",
    "american_rails": "ec1eb1f5a5f5440c",
    "north_american_railways": "13a9952a3b00a861",
    "new_england_railways": "be7d3682ea165896",
}
"""The beginning of the digest of each game's first draft of seed 1, on every computer."""
PRINTED = {"railways_of_north_america": ("cost", "setup", "cities", "barons", "major_lines", "operations")}
"""Sections whose numbers come from a game's own board; its generators may balance them."""


def drafted(key: str, seed: int = 1) -> BoardFile:
    return GENERATORS[key].draft(random.Random(f"{key}/{seed}/0"), str(seed))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game of as few players as can be is enough, and everything about it is good."""
    for key, board_type in GENERATORS.items():
        monkeypatch.setitem(
            GENERATORS, key, replace(board_type, bounds={min(board_type.bounds): ANY}, games=1)
        )
    monkeypatch.setattr(maker, "worthless", lambda reports: set())


@EACH
def test_a_seed_drafts_one_board_on_every_computer(key: str) -> None:
    drawn = {name: part for name, part in drafted(key).items() if name not in PRINTED.get(key, ())}
    text = msgspec.json.encode(drawn, order="deterministic")
    assert hashlib.sha256(text).hexdigest()[:16] == DRAWN[key]
    assert drafted(key, 2) != drafted(key)


@EACH
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 16), marks=pytest.mark.thorough)])
def test_every_draft_is_a_board_of_its_game(key: str, seeds: range) -> None:
    for seed in seeds:
        game = find_game(key, drafted(key, seed))
        check_look(game)
        for players in game.players:
            game.new_game(players, {}, random.Random(seed))


@EACH
def test_the_command_writes_a_board_that_can_be_played_on(
    key: str, quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.toml"
    assert command.main([key, "--seed", "5", "--out", str(path), "--language", "en"]) == 0
    assert "(5)" in capsys.readouterr().out
    assert game_on(path, check_look_file).key == key
    assert read_board_file(path) == make_board(key, 5)


def test_without_a_good_board_the_one_that_passed_most_tests_is_taken(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "north_american_railways"
    passed = {number: 2 if number == 3 else number % 2 for number in range(maker.MOST_DRAFTS)}
    names = {f"{key}/1/{number}": (count, False) for number, count in passed.items()}
    monkeypatch.setattr(maker, "_tests_passed", lambda game, name, tell: names[name])
    drafts = [
        draft for draft in maker.judge_drafts(key, 1, range(maker.MOST_DRAFTS)) if draft.passed is not None
    ]
    assert [draft.passed for draft in drafts] == list(passed.values())
    assert make_board(key, 1) == drafts[3].data


def test_drafts_are_chosen_in_their_order_whoever_judges_them_first() -> None:
    data: BoardFile = {}
    first, second = maker.Draft(0, data, 3, True), maker.Draft(1, data, 3, True)
    assert maker.choose_draft({1: second}) is None
    assert maker.choose_draft({0: maker.Draft(0, data), 1: second}) is None
    assert maker.choose_draft({1: second, 0: first}) is first
    assert maker.choose_draft({0: maker.Draft(0, data, 1), 1: second}) is second


def test_a_little_may_lie_there_for_nothing(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "north_american_railways"
    board_type = replace(GENERATORS[key], untried=frozenset(("taken-shares",)), idle=1)
    monkeypatch.setitem(GENERATORS, key, board_type)
    monkeypatch.setattr(maker, "MOST_DRAFTS", 1)
    idle = {("taken-shares", 0), ("taken-shares", 1), ("taken-cities", 4)}
    monkeypatch.setattr(maker, "worthless", lambda reports: idle)
    assert list(maker.judge_drafts(key, 1, [0]))[-1].is_good
    idle.add(("taken-cities", 5))
    assert not list(maker.judge_drafts(key, 1, [0]))[-1].is_good


def test_an_unwritable_output_is_reported(quick: None, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "new.toml"
    assert command.main(["north_american_railways", "--seed", "1", "--out", str(nowhere)]) == 2


def found(**changed: Any) -> dict[str, Any]:
    """A report of three players' games that are good."""
    things = {"taken-shares": [{"number": 0, "taken": 0.5}, {"number": 1, "taken": 0.0}]}
    seats = [{"wins": 0.35}, {"wins": 0.38}, {"wins": 0.27}]
    means: dict[str, Any] = {"periods": {"mean": 5.0}, "winner": {"mean": 70.0}}
    return {"players": 3, "games": 200, "seats": seats, "things": things} | means | changed


def test_good_games_are_fair_and_as_long_and_high_as_they_should_be() -> None:
    bounds = Bounds(periods=(4, 6), scores=(60, 80))
    assert is_good(found(), bounds, 0.05)
    assert not is_good(found(periods={"mean": 7.0}), bounds, 0.05)
    assert not is_good(found(winner={"mean": 50.0}), bounds, 0.05)
    assert not is_good(found(seats=[{"wins": 0.5}, {"wins": 0.25}, {"wins": 0.25}]), bounds, 0.05)


def test_of_few_games_what_a_place_won_is_luck_for_the_most_part() -> None:
    seats = [{"wins": 0.45}, {"wins": 0.35}, {"wins": 0.2}]
    assert is_fair(found(seats=seats, games=20), 0.05)
    assert not is_fair(found(seats=seats, games=500), 0.05)
    assert is_fair(found(seats=seats, games=500), 0.01), "where places hardly differ games must tell more"
    assert is_fair(found(seats=seats, games=120), 0.05, doubts=1.0), "games go on in doubt"
    assert not is_fair(found(seats=seats, games=120), 0.05)


def test_a_draft_is_refused_as_soon_as_a_place_wins_too_often_by_far(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "north_american_railways"
    monkeypatch.setitem(GENERATORS, key, replace(GENERATORS[key], games=10))
    monkeypatch.setattr(maker, "TRIAL_GAMES", 4)
    monkeypatch.setattr(maker, "MOST_DRAFTS", 2)
    monkeypatch.setattr(maker, "is_fair", lambda found, spread, doubts: False)
    told: list[float] = []
    make_board(key, 1, told.append)
    assert told == pytest.approx([0.1, 0.2, 0.3, 0.4] * 2)


def test_items_that_nobody_took_are_worthless() -> None:
    taken = {"taken-shares": [{"number": 1, "taken": 0.1}]}
    assert worthless([found()]) == {("taken-shares", 1)}
    assert worthless([found(), found(things=taken)]) == set()


@pytest.mark.thorough
@EACH
def test_a_good_board_is_made_that_is_not_another_seeds_draft(key: str) -> None:
    made = make_board(key, 1)
    assert made["board"]["title"] != drafted(key, 2)["board"]["title"]
    check_look(find_game(key, made))
