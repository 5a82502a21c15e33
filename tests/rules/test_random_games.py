"""Hundreds of random legal games, and what must hold in each of them, for every game that has a ledger."""

import pytest

from game.rules.contract import Game
from tests.helpers.american_rails.games import TABLE as AMERICAN_RAILS
from tests.helpers.new_england_railways.games import TABLE as NEW_ENGLAND_RAILWAYS
from tests.helpers.north_american_railways.games import TABLE as NORTH_AMERICAN_RAILWAYS
from tests.helpers.random_games import Table, play_each

TABLES = (AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS, NEW_ENGLAND_RAILWAYS)


def named(value: object) -> str:
    """A table by its game's key, a number as it is."""
    game = value.game if isinstance(value, Table) else value
    return game.key if isinstance(game, Game) else str(game)


EACH = pytest.mark.parametrize(
    ("table", "players"), [(table, players) for table in TABLES for players in table.game.players], ids=named
)


@EACH
def test_events_explain_all_that_lies_on_the_table(table, players):
    play_each(table.numbers.explained, table.assert_explained, players=players)


@EACH
def test_what_is_kept_up_to_date_equals_what_is_counted_anew(table, players):
    play_each(table.numbers.recounted, table.assert_kept_up_to_date, players=players)


@EACH
def test_moves_are_those_that_the_rulebook_allows(table, players):
    play_each(table.numbers.moves, table.assert_moves_as_counted, players=players)


@EACH
def test_moves_and_play_agree(table, players):
    play_each(table.numbers.agreed, table.assert_moves_and_play_agree, players=players)


@EACH
def test_a_copy_goes_its_own_way(table, players):
    play_each(table.numbers.copied, table.assert_copies_apart, players=players)


@EACH
def test_a_journal_replays_to_an_equal_state(table, players):
    play_each(table.numbers.replayed, table.assert_replayed, players=players)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_games_see_every_end_every_move_and_every_event(table):
    table.assert_all_seen()
