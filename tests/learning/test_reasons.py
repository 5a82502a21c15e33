"""Reasons: a sentence for every sort of move, in every language, from the figures of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from ai.explain import explain
from assets import asset
from game.learning.north_american_railways.income import incomes_to_come
from game.learning.reasons import brief, reason, title
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.rules.catalogue import keys
from game.rules.contract import Move
from game.rules.north_american_railways import GAME as NORTH_AMERICAN_RAILWAYS
from game.rules.north_american_railways.steps import FEW_SHARES
from game.words import LANGUAGES, Localizer, override
from tests.helpers.north_american_railways.building import buying, trading

POSITIONS = 24
LONGEST = 66
"""Letters for which there is room on a card of advice."""


def kept_match(key: str) -> Path:
    return asset("matches", key, "4.json")


@pytest.mark.parametrize("key", keys())
def test_every_sort_of_move_has_its_reasons(key: str) -> None:
    match = read_file(kept_match(key)).match
    localizer = Localizer(match.game, match.names)
    seen: set[type[Move]] = set()
    step = max(1, match.moves_recorded // POSITIONS)
    for number in range(0, match.moves_recorded, step):
        state = match.position(number)
        if state.current_player() < 0:
            continue
        state = fixed_determinization(state, state.current_player())
        before = state.copy()
        found = explain(state, "greedy")
        for place, one in enumerate(found.candidates):
            seen.add(type(one.candidate.move))
            for language in LANGUAGES:
                with override(language):
                    told = reason(found, place, state, localizer)
                    short = brief(found, place, state, localizer)
                    name = title(one.candidate.move, state, localizer)
                assert told.endswith("."), told
                assert "  " not in told
                assert "{" not in told
                assert 0 < len(short) <= LONGEST, short
                assert 0 < len(name) <= LONGEST, name
        assert state == before
    assert len(seen) > 5


@pytest.mark.parametrize("key", ["north_american_railways"])
def test_moves_that_can_be_chosen_between_are_called_differently(key: str) -> None:
    """Shares of one company may lie at the foot of several columns."""
    match = read_file(kept_match(key)).match
    localizer = Localizer(match.game, match.names)
    for number in range(match.moves_recorded):
        state = match.position(number)
        if state.current_player() >= 0:
            names = [title(move, state, localizer) for move in state.legal_moves()]
            assert len(set(names)) == len(names)


def test_a_sort_of_move_that_a_room_lacks_is_a_mistake_in_the_room() -> None:
    @dataclass(frozen=True, slots=True)
    class Forgotten(Move):
        """Nothing is said of it."""

    for key in keys():
        state = read_file(kept_match(key)).match.position(0)
        with pytest.raises(KeyError):
            title(Forgotten(), state, Localizer(state.game))


@pytest.mark.parametrize(
    ("in_cities", "shares", "cities", "incomes"),
    [
        (True, 3, 22, 2),
        (True, 2, 22, 1),
        (True, 9, 4, 2),
        (False, 5, 22, 1),
        (False, 6, 22, 1),
        (False, 9, 22, 2),
        (False, 9, 5, 1),
    ],
)
def test_an_income_that_is_still_to_come_is_counted(
    in_cities: bool, shares: int, cities: int, incomes: int
) -> None:
    """Three players; whoever is to choose a share is the first of them."""
    state = buying() if in_cities else trading()
    few = {"shares_left": [shares - 2, 1, 1, 0], "cities_left": [cities - 3, 1, 1, 1]}
    ends = {"ended": FEW_SHARES} if in_cities and shares < 3 else {}
    assert incomes_to_come(NORTH_AMERICAN_RAILWAYS.restore(state.to_data() | few | ends)) == incomes
