"""Boards that say for how many players they are, how long a game on them takes and what it is about."""

import random

import pytest

from game.rules.boards import BoardError, BoardFile, board_header
from game.rules.catalog import find_game, game_keys
from game.rules.contract import OpeningError, SetupError, SetupErrorCode
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode, OpeningErrorCode
from game.table.boards.box_art import facts_of
from game.words import board_title, game_summary, override
from tests.helpers.boards import other_board
from tests.helpers.refusals import refused

EACH = pytest.mark.parametrize("key", game_keys())
FIGURES = {
    "american_rails": ("money", "exhausted_supplies_to_end"),
    "north_american_railways": ("money",),
    "new_england_railways": ("links_offered",),
    "railways_of_north_america": ("empty_city_markers",),
}
"""For each game the figures of the set-up that its board has for each number of players."""


def board_for(key: str, players: object) -> BoardFile:
    """A second board of a game that is said to be for these player counts."""
    board = other_board(key)
    board["board"]["players"] = players
    return board


def board_for_few(key: str) -> BoardFile:
    """A second board for the two lowest player counts of a game, with figures for these alone."""
    few = list(find_game(key).players)[:2]
    board = board_for(key, few)
    for figure in FIGURES[key]:
        given = board["setup"][figure]
        board["setup"][figure] = {count: value for count, value in given.items() if int(count) in few}
    return board


@EACH
def test_it_is_dealt_to_these_alone(key: str) -> None:
    own, game = find_game(key), find_game(key, board_for_few(key))
    assert list(game.players) == list(own.players)[:2]
    fewest, most = game.players[0], game.players[-1]
    for players in game.players:
        opening = game.new_game(players, {}, random.Random(1))
        assert game.load(opening.to_data()) == opening
    with refused(SetupError, SetupErrorCode.PLAYERS(minimum=fewest, maximum=most, players=most + 1)):
        game.new_game(most + 1, {}, random.Random(1))
    with refused(
        OpeningError, OpeningErrorCode.PLAYERS(minimum=fewest, maximum=most, found=most + 1), "players"
    ):
        game.load(own.new_game(most + 1, {}, random.Random(1)).to_data())


@EACH
def test_it_has_figures_for_these_alone(key: str) -> None:
    few = list(find_game(key).players)[:2]
    told = BoardErrorCode.FIGURES(minimum=few[0], maximum=few[-1])
    with refused(BoardError, told, f"setup.{FIGURES[key][0]}"):
        find_game(key, board_for(key, few))


@EACH
def test_other_counts_than_the_games_are_refused(key: str) -> None:
    own = find_game(key).players
    fewest, most = own[0], own[-1]
    for players in ([], [fewest - 1, fewest], [most + 1], [fewest + 1, fewest], [fewest, most], [most, most]):
        with refused(BoardError, BoardErrorCode.PLAYERS(minimum=fewest, maximum=most), "board.players"):
            find_game(key, board_for(key, players))
    with refused(BoardError, SchemaError.KIND, "board.players"):
        find_game(key, board_for(key, 3))


@EACH
def test_it_says_what_a_game_on_it_is_about(key: str) -> None:
    board = other_board(key)
    assert game_summary(find_game(key, board))
    assert board_title(find_game(key)) not in game_summary(find_game(key, board))
    about = {"en": "Cross the hills.", "de": "Über die Hügel."}
    board["board"]["about"] = dict(about)
    game = find_game(key, board)
    assert board_header(board, key).about_in("fr") == about["en"]
    for language in about:
        with override(language):
            assert game_summary(game) == about[language]
    board["board"]["about"]["en"] = "Hills. " * 100
    with pytest.raises(BoardError, match="about"):
        find_game(key, board)


@EACH
def test_a_board_that_is_changed_afterwards_changes_no_game(key: str) -> None:
    board = other_board(key)
    find_game(key, board)
    board["board"]["title"] = "Changed"
    assert find_game(key, other_board(key)).other_board == other_board(key)


@pytest.mark.usefixtures("message_ids")
@EACH
def test_the_set_up_tells_for_how_many_and_how_long_it_is(key: str) -> None:
    board = board_for_few(key)
    board["board"]["minutes"] = 7
    game = find_game(key, board)
    fewest, *_, most = game.players
    assert facts_of(game) == f"box-facts fewest={fewest} most={most} minutes=7"
    board["board"]["players"] = [game.players[0]]
    for figure in FIGURES[key]:
        first, *_ = board["setup"][figure].items()
        board["setup"][figure] = dict([first])
    assert facts_of(find_game(key, board)) == f"box-facts-one players={fewest} minutes=7"
