"""The list of games, and a table that a game can't be dealt to."""

import random

from game.rules.catalog import CatalogErrorCode, UnknownGame, all_games, find_game, game_keys
from game.rules.contract import SetupError, SetupErrorCode
from tests.helpers.refusals import refused


def test_each_game_stands_once_under_its_key():
    assert len(set(game_keys())) == len(game_keys())
    assert [game.key for game in all_games()] == list(game_keys())
    assert find_game(game_keys()[0]) is find_game(game_keys()[0])


def test_an_unknown_key_is_told_with_those_there_are():
    with refused(UnknownGame, CatalogErrorCode.GAME(found="chess", known=game_keys())):
        find_game("chess")


def test_wrong_players_and_options_of_american_rails():
    game = find_game("american_rails")
    with refused(SetupError, SetupErrorCode.PLAYERS(minimum=3, maximum=5, players=2)):
        game.new_game(2, {}, random.Random(1))
    with refused(SetupError, SetupErrorCode.PLAYERS(minimum=3, maximum=5, players=6)):
        game.new_game(6, {}, random.Random(1))
    with refused(SetupError, SetupErrorCode.NO_OPTIONS(option="fast")):
        game.new_game(3, {"fast": True}, random.Random(1))
