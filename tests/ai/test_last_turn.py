"""An error that makes a level weaker never throws away a win that counting shows."""

import pytest

from ai.registry import make_bot
from game.rules.contract import State
from tests.ai.american_rails.traps import second_place
from tests.ai.new_england_railways.traps import second_in_line
from tests.ai.north_american_railways.traps import last_treasury, winning_pass
from tests.ai.railways_of_north_america.traps import gift

DECIDED = {
    "american_rails": (lambda: second_place(mary=46), {"choose expand_3", "choose expand_4"}),
    "new_england_railways": (lambda: second_in_line("pass", "bid 3", dave=0), {"bid 4"}),
    "north_american_railways": (lambda: last_treasury(angelika=1900), {"buy blue 2"}),
    "railways_of_north_america": (lambda: gift(20, 19, 10), {"choose pass"}),
}
"""By the game: a position of its last turn, and the moves that win."""

ERRING = "greedy:noise=1,blunder_rate=1"

TRIES = 12
"""The number of bots with other luck that are asked."""


def choices(state: State, bot: str) -> set[str]:
    """The moves of bots with other luck."""
    bots = [make_bot(bot, game=state.game.key, seed=seed) for seed in range(TRIES)]
    return {state.game.format_move(bot.choose(state, state.current_player(), 600.0)) for bot in bots}


@pytest.mark.parametrize(
    ("key", "bot"),
    [(key, ERRING) for key in DECIDED]
    + [(key, "minimax:depth=1,noise=1") for key in ("new_england_railways", "north_american_railways")],
)
def test_no_error_in_the_last_turn_throws_the_win_away(key: str, bot: str) -> None:
    position, winning = DECIDED[key]
    assert choices(position(), bot) <= winning


def test_errors_that_cost_no_win_are_still_made() -> None:
    """Marion wins by either of two cities, and makes less of the other."""
    assert choices(last_treasury(angelika=1700), ERRING) == {"buy blue 1", "buy blue 2"}


def test_skilled_counts_the_last_cities_of_north_american_railways() -> None:
    """Its judgment by one ply would lose the game."""
    assert choices(winning_pass(), "greedy") == {"buy blue 3"}
    assert choices(winning_pass(), "skilled") == {"pass"}
