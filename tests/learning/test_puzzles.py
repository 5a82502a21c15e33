"""The puzzles that are shipped, and what is said of files that make no sense."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from ai.puzzles.finding import CLEAR, ERRORS, deep_spec
from assets import asset
from game.learning.puzzles import (
    FOLDER,
    PuzzleError,
    all_puzzles,
    check_puzzles,
    puzzle_of_the_day,
    puzzles_of,
)
from game.learning.reasons import brief, reason, title
from game.rules.catalog import game_keys
from game.words import Localizer

GAMES = [game for game in game_keys() if puzzles_of(game)]
NAMES = ["Ann", "Ben", "Cyd", "Dot"]


@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_are_puzzles_by_todays_rules(game: str) -> None:
    path = asset(FOLDER, f"{game}.json")
    check_puzzles(path, game)
    found = puzzles_of(game)
    assert [posed.number for posed in found] == list(range(1, len(found) + 1))
    assert [posed.puzzle.stars for posed in found] == sorted(posed.puzzle.stars for posed in found)
    for posed in found:
        best, *others = posed.puzzle.weighed
        for other in others:
            ahead, error = best.value - other.value, (best.error**2 + other.error**2) ** 0.5
            # The figures in the file are rounded.
            assert ahead > max(CLEAR, ERRORS * error) - 0.001
            assert best.chance > other.chance
    assert len({posed.puzzle.kind for posed in found}) >= min(4, len(found) // 4)
    assert max(posed.players for posed in found) <= len(NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_told_as_advice_is(game: str) -> None:
    posed = puzzles_of(game)[-1]
    assert posed.search.split(":")[0] == deep_spec(game).split(":")[0]
    match = posed.match(NAMES)
    state, localizer = posed.known(match.state), Localizer(match.game, match.names)
    found = posed.explanation(match.state)
    assert match.names[posed.seat] == NAMES[0]
    assert not match.can_undo
    for place, one in enumerate(found.candidates):
        assert posed.is_best(one.candidate.move) == (place == 0)
        assert title(one.candidate.move, state, localizer)
        assert reason(found, place, state, localizer).endswith(".")
        assert len(brief(found, place, state, localizer)) < 80


def test_all_puzzles_have_their_day_before_one_returns() -> None:
    count = len(all_puzzles())
    first = date.fromordinal(count * (date(2026, 3, 14).toordinal() // count))
    days = [puzzle_of_the_day(first + timedelta(days=i)) for i in range(2 * count)]
    for turn in (days[:count], days[count:]):
        assert {posed.key for posed in turn} == {posed.key for posed in all_puzzles()}
    assert days[:count] != days[count:]


def _first(data: dict[str, Any]) -> dict[str, Any]:
    puzzle: dict[str, Any] = data["matches"][0]["puzzles"][0]
    return puzzle


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda data: data.update(format="poem"), "place=format what=schema-error-value"),
        (lambda data: data.update(rules_version=99), "place=rules_version what=schema-error-value"),
        (lambda data: data.update(game="chess"), "place=game what=schema-error-value"),
        (lambda data: _first(data).pop("stars"), r"place=matches\[0\].puzzles\[0\] what=schema-error-field"),
        (lambda data: _first(data).update(stars=4), r"puzzles\[0\].stars what=schema-error-at-most"),
        (lambda data: _first(data).update(seat=9), r"puzzles\[0\].seat what=puzzle-seat"),
        (
            lambda data: _first(data)["weighed"][0].update(move="dance"),
            r"\.move what=puzzle-move",
        ),
        (lambda data: _first(data)["weighed"][0].update(scores=[1.0]), r"\.scores what=schema-error-entries"),
        (lambda data: _first(data).update(after=9999), r"matches\[0\].puzzles what=puzzle-order"),
        (lambda data: data["matches"][0]["moves"].__setitem__(3, "dance"), r"matches\[0\].moves\[3\]"),
        (lambda data: data["matches"][0]["deal"].pop("players"), r"matches\[0\].deal"),
        (
            lambda data: data["matches"][1]["puzzles"][0].update(key=_first(data)["key"]),
            "what=puzzle-twice",
        ),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_with_the_place(
    spoil: Callable[[dict[str, Any]], object], words: str, tmp_path: Path
) -> None:
    game = game_keys()[0]
    data = json.loads(asset(FOLDER, f"{game}.json").read_bytes())
    spoil(data)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PuzzleError, match=f"file=broken.json .*{words}"):
        check_puzzles(path, game)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    with pytest.raises(PuzzleError, match="file-missing"):
        check_puzzles(path, game_keys()[0])
    path.write_bytes(b"{")
    with pytest.raises(PuzzleError, match="file-no-json"):
        check_puzzles(path, game_keys()[0])
