"""The list of games, and a table that a game can't be dealt to."""

import random

import pytest

from game.rules.catalogue import UnknownGame, all_games, find_game, keys
from game.rules.contract import CannotDeal
from game.words import in_words
from tests.helpers.refusals import refused


def test_each_game_stands_once_under_its_key():
    assert len(set(keys())) == len(keys())
    assert [game.key for game in all_games()] == list(keys())
    assert find_game(keys()[0]) is find_game(keys()[0])


def test_an_unknown_key_is_told_with_those_there_are():
    with pytest.raises(UnknownGame) as error:
        find_game("chess")
    assert in_words(error.value) == f"no game is called “chess”; there are: {', '.join(keys())}"


def test_wrong_players_and_options_of_american_rails():
    game = find_game("american_rails")
    with refused(CannotDeal, "is for 3 to 5 players, not 2"):
        game.deal(2, {}, random.Random(1))
    with refused(CannotDeal, "is for 3 to 5 players, not 6"):
        game.deal(6, {}, random.Random(1))
    with refused(CannotDeal, "has no option “fast”; it has none"):
        game.deal(3, {"fast": True}, random.Random(1))
