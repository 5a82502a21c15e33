"""What happened on a map uses names that are on it: no hex and no link is called by its number."""

from __future__ import annotations

import random
import re

import pytest

from game.learning.reasons import title
from game.rules.american_rails import AmericanRails
from game.rules.american_rails.board import load_board
from game.rules.american_rails.moves import LayTrack
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE
from game.table.tools.screenshots import match_at, moves_of, recorded
from game.words import Localizer, override

NUMBERED = re.compile(r"\b\d{1,2},\s?\d{1,2}\b|\b(?:[Hh]ex|[Ll]ink|Feld|Strecke) \d")
"""A column and a row, or a thing of the map with a number."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", game_keys())
def test_places_go_by_names(key: str, language: str) -> None:
    match = match_at(key, 4, len(recorded(key, 4).entries))
    localizer = Localizer(match.game, match.names)
    with override(language):
        said = [
            localizer.event_text(event)
            for number in range(match.moves_played)
            for event in match.events_of(number)
        ]
        for number, move in enumerate(moves_of(key, 4)):
            state = match.position(number)
            if state.current_player() != CHANCE and not number % 7:
                said.append(title(move, state, localizer))
    told = [words for words in said if words]
    assert len(told) > 100
    assert [words for words in told if NUMBERED.search(words)] == []


def test_a_number_is_noticed() -> None:
    for words in (
        "Henry lays track at 7,7 for $2,000.",
        "Ada finishes link 3.",
        "ein Gleisteil (Feld 12, 4)",
    ):
        assert NUMBERED.search(words)
    assert not NUMBERED.search("Henry pays $12,000 over 3 links near Boston.")


def test_a_tile_is_named_by_the_city_nearest_to_it() -> None:
    match = match_at("railways_of_north_america", 4, len(recorded("railways_of_north_america", 4).entries))
    localizer = Localizer(match.game, match.names)
    events = [event for number in range(120) for event in match.events_of(number)]
    laid = next(event for event in events if type(event).__name__ == "TileLaid")
    assert localizer.event_text(laid) == "Henry lays track over open terrain near Edmonton for $2,000."
    with override("de"):
        assert (
            localizer.event_text(laid) == "Henry legt für $2.000 ein Gleisteil in offenes Land bei Edmonton."
        )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["american_rails", "great_lakes"])
def test_advice_names_no_two_hexes_alike(name: str, language: str) -> None:
    game = AmericanRails(load_board(name))
    state = game.new_game(3, {}, random.Random(1))
    with override(language):
        named = [
            title(LayTrack(0, spot), state, Localizer(game, ["Ada", "Ben", "Cleo"]))
            for spot in range(len(game.board.hexes))
        ]
    assert [words for words in named if named.count(words) > 1] == []
