"""What is said of bids, houses and cubes of American Rails, where a figure is no more than a bound."""

from __future__ import annotations

from dataclasses import replace

from game.learning.advice import words_of
from game.learning.american_rails.dividends import dividends
from game.learning.american_rails.reach import best_use
from game.learning.reasons import brief, rather, reason
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Move
from tests.learning.american_rails.test_reasons import found, of_four, position, speaker_of, told

BIDS = ("bid 14", 0.5), ("bid 17", 0.49), ("pass", 0.3), ("bid 25", 0.1)


def test_a_share_whose_highest_bid_still_wins_oftener_is_worth_that_at_least() -> None:
    state = position(68)
    words = [told(state, place, *BIDS) for place in range(len(BIDS))]
    assert words[0].startswith("Worth at least $17 to you: bid $14.")
    assert words[2].startswith("It leaves a share that is worth at least $17 to you.")
    assert words[3].startswith("The share is not worth $25 to you.")
    explained, localizer = found(state, *BIDS), speaker_of(state)
    assert brief(explained, 0, state, localizer) == "worth at least $17 to you"
    assert brief(explained, 2, state, localizer) == "leaves a share worth at least $17 to you"
    assert brief(explained, 3, state, localizer) == "not worth $25 to you"


def test_a_warning_knows_that_a_share_is_worth_more() -> None:
    """Only the best move stands beside the one that is warned of."""
    state = position(68)
    passing = replace(found(state, ("bid 14", 0.5), ("pass", 0.3)), stop=17, at_least=True)
    assert brief(passing, 1, state, speaker_of(state)) == "leaves a share worth at least $17 to you"
    bidding = replace(found(state, ("bid 14", 0.5), ("bid 25", 0.1)), stop=17, at_least=True)
    assert brief(bidding, 1, state, speaker_of(state)) == "not worth $25 to you"


def test_a_share_whose_highest_bid_wins_hardly_oftener_is_worth_about_that() -> None:
    why = told(position(68), 0, ("bid 14", 0.5), ("bid 17", 0.32), ("pass", 0.3))
    assert why.startswith("Worth about $17 to you: bid $14, stop at $17.")


def test_no_price_to_stop_at_is_written_where_it_is_a_lower_bound() -> None:
    state = position(68)
    explained = replace(found(state, *BIDS), stop=17)
    assert "Worth up to" not in words_of(explained, state, speaker_of(state))
    near = replace(found(state, ("bid 14", 0.5), ("bid 17", 0.32), ("pass", 0.3)), stop=17)
    assert "Worth up to $17." in words_of(near, state, speaker_of(state))


def test_who_loses_by_a_share_is_told_of_the_bid() -> None:
    why = told(position(220), 0, ("bid 13", 0.6), ("pass", 0.3))
    assert " a year by it." in why
    assert "Otherwise" not in why


def test_a_bid_above_what_wins_for_sure_is_more_than_needed() -> None:
    state = position(220).copy()
    assert isinstance(state, AmericanRailsState)
    for seat in range(state.players):
        if seat != state.current_player():
            state.cash[seat] = 13
    bids = ("bid 13", 0.5), ("pass", 0.3), ("bid 30", 0.1)
    for stop in (13, 48):  # Even where the share is worth more than that.
        told_briefly = brief(replace(found(state, *bids), stop=stop), 2, state, speaker_of(state))
        assert told_briefly == "more than needed: $13 is enough"


def test_letting_a_share_go_does_not_cost_nothing_where_dividends_fall() -> None:
    why = told(position(154), 0, ("pass", 0.4), ("bid 16", 0.4))
    assert "costs you nothing" not in why
    assert why.startswith("At $16 the share hardly brings you what it costs. Henry is then likely to get it")
    assert "while you lose $3" in why


def test_a_house_that_pays_its_player_nothing_is_told_to() -> None:
    state = position(94).copy()
    assert isinstance(state, AmericanRailsState)
    count = len(state.treasury)
    state.shares[state.current_player() * count : (state.current_player() + 1) * count] = [0] * count
    why = told(state, 0, ("develop Albany", 0.5), ("decline", 0.4))
    assert "Your dividends stay as they are for now." in why


def test_a_house_that_pays_a_rival_more_is_told_with_what_it_pays() -> None:
    why = told(position(250), 0, ("choose develop", 0.4), ("choose auction", 0.3))
    assert "Your dividends can rise from $45 to $46 a year" in why
    assert "Conductor gains $1 a year too." in why


def test_who_cannot_bid_any_more_is_named() -> None:
    pair = ("take from players", 0.4), ("take from bank", 0.3)
    assert "Henry then has less than $10 and can't bid." in told(position(48), 0, *pair)
    assert "can't bid" not in told(position(83), 0, *pair)


def test_the_share_that_nobody_may_want_is_named_of_an_action_that_is_not_the_best() -> None:
    row, state = (("choose pass", 0.4), ("choose auction", 0.3)), position(216)
    assert told(state, 1, *row).startswith(
        "If Majestic is put up, perhaps nobody bids: the share is then out of the game, and"
    )
    assert "nobody bids" not in told(state, 0, *row[::-1])
    assert told(position(231), 1, *row).startswith(
        "If Majestic is put up, it is likely that nobody bids: the"
    )
    assert "nobody bids" not in told(position(223), 1, *row)


def test_of_cubes_that_win_about_as_often_the_one_that_pays_much_more_at_once_is_advised() -> None:
    state = position(37)
    assert isinstance(state, AmericanRailsState)
    worth = dict[str, int]()
    for move in state.legal_moves():
        if isinstance(move, LayTrack):
            after = state.copy()
            after.apply_unchecked(move)
            worth[state.game.format_move(move)] = dividends(
                best_use(after, state.current_player()), state.current_player()
            )
    high, low = max(worth, key=lambda text: worth[text]), min(worth, key=lambda text: worth[text])
    assert worth[high] >= worth[low] + 3

    def advised(*pairs: tuple[str, float]) -> Move | None:
        return rather(state, [one.candidate for one in found(state, *pairs).candidates])

    assert advised((low, 0.5), (high, 0.48)) == state.game.parse_move(high)
    assert advised((low, 0.5), (high, 0.47)) is None
    assert advised((high, 0.5), (low, 0.48)) is None


def test_the_cubes_that_are_left_bring_the_most_that_they_can() -> None:
    """Of all ways to lay them, whatever a player in a hurry would do."""
    state = position(37)
    assert isinstance(state, AmericanRailsState)
    seat, best = state.current_player(), 0
    first = state.copy()
    first.apply_unchecked(state.game.parse_move("lay American 8,2"))
    tables = [first]
    while tables:
        best = max(best, *(dividends(table, seat) for table in tables))
        following = []
        for table in tables:
            for move in table.legal_moves() if table.to_lay and table.turn == seat else ():
                if isinstance(move, LayTrack):
                    following.append(table.copy())
                    following[-1].apply_unchecked(move)
        tables = following
    assert f"your dividends then rise to ${best}." in told(
        state, 0, ("lay American 8,2", 0.5), ("decline", 0.4)
    )


def test_a_connection_is_told_with_the_city_that_it_belongs_to() -> None:
    state = of_four(169).copy()
    assert isinstance(state, AmericanRailsState)
    state.treasury[0] = 60
    why = reason(found(state, ("lay American 13,4", 0.4), ("finish", 0.3)), 0, state, speaker_of(state))
    assert "Of that, $10 is for joining Chicago and New York. With the cube that is left Majestic" in why
