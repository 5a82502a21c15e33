"""What is said of moves of American Rails, at positions of a kept match."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import brief, reason
from game.match.exchange import read_file
from game.rules.contract import State
from game.words import Speaker

MATCHES = Path(__file__).parents[2] / "assets" / "matches"
MATCH = MATCHES / "american_rails_3.json"
NAMES = ["Clara", "Henry", "Ada", "James"]


@cache
def position(number: int) -> State:
    """The table after so many moves of the match."""
    return read_file(MATCH).match.position(number)


@cache
def of_four(number: int) -> State:
    """The table after so many moves of a match of four."""
    return read_file(MATCHES / "american_rails_4.json").match.position(number)


def told(state: State, place: int, *pairs: tuple[str, float]) -> str:
    """Why one of several moves is good, given with their chances, the best first."""
    return reason(found(state, *pairs), place, state, speaker_of(state))


def speaker_of(state: State) -> Speaker:
    return Speaker(state.game, NAMES if state.players == len(NAMES) else read_file(MATCH).match.names)


def found(state: State, *pairs: tuple[str, float]) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    scores = (60.0,) * state.players
    weighed = [
        Explained(Candidate(state.game.read(text), chance, 9, chance, scores), ()) for text, chance in pairs
    ]
    return Explanation(state.actor(), "", (), tuple(weighed), None)


def test_the_last_share_ends_the_game_sold_or_not() -> None:
    why = told(position(223), 0, ("choose auction", 0.4), ("choose pass", 0.3))
    assert why.startswith(
        "Only one share is left: putting it up makes 1856 the last year, sold or not. "
        "Whoever declines keeps the others from it in this phase."
    )


def test_what_others_gain_or_lose_by_an_expansion_is_told_before_its_cubes() -> None:
    why = told(position(116), 1, ("choose pass", 0.4), ("choose expand_3", 0.3))
    assert "Your dividends rise from $34 to $37 a year" in why
    assert "Henry gains $3 a year too." in why
    why = told(position(49), 0, ("choose expand_3", 0.4), ("choose pass", 0.3))
    assert "Henry loses $3 a year by it." in why
    assert "cubes" not in why


def test_an_expansion_that_pays_nothing_yet_names_its_city() -> None:
    why = told(position(209), 0, ("choose expand_3", 0.4), ("choose pass", 0.3))
    assert why.startswith("American can come closer to Chicago: $2 of track more, then $7 more income.")


def test_what_another_gains_too_is_told_with_the_own_gain() -> None:
    both = (("lay Republic Charlotte", 0.4), ("lay Liberty Syracuse", 0.4))
    why = told(position(159), 1, *both)
    assert why.startswith("You gain the same $1 a year, and Henry gains $1.")
    assert "Clara gains $1 a year too." in told(position(159), 0, *both)


def test_a_pass_that_is_the_best_move_is_not_objected_to() -> None:
    """A bid is as good as passing."""
    state, moves = position(220), (("pass", 0.4), ("bid 13", 0.4))
    assert told(state, 0, *moves).startswith(
        "At $13 the share is just worth its price: letting it go costs you nothing. "
        "With the share your dividends rise from $35 to $37 a year, paid about two more times."
    )
    assert brief(found(state, *moves), 0, state, speaker_of(state)) == "just worth $13 to you"
    worse = found(state, ("bid 13", 0.4), ("pass", 0.3))
    assert brief(worse, 1, state, speaker_of(state)).startswith("leaves a share")


def test_a_row_of_houses_tells_what_others_gain() -> None:
    why = told(position(148), 0, ("choose develop", 0.4), ("choose pass", 0.3))
    assert "Your dividends rise from $14 to $15 a year" in why
    assert "Conductor gains $1 a year too." in why


def test_what_another_loses_is_told_whatever_else_there_is_to_tell() -> None:
    why = told(position(238), 0, ("choose expand_3", 0.5), ("choose take_2", 0.4))
    assert "Henry loses $1 a year by it." in why


def test_a_share_is_told_by_who_gets_it_otherwise_where_that_is_more() -> None:
    """Its own $4 a year are less than what Henry would gain and what they themselves would lose."""
    why = told(position(154), 0, ("bid 16", 0.6), ("pass", 0.3))
    assert "With the share your dividends rise from $27 to $31 a year" in why
    assert "Otherwise Henry is likely to get the share and gains $4 a year, while you lose $3." in why
    assert "Henry is then likely to get it, and gains $4 a year" in told(
        position(154), 1, ("bid 16", 0.6), ("pass", 0.3)
    )
    why = told(position(220), 0, ("bid 13", 0.6), ("pass", 0.3))
    assert "With the share your dividends rise" in why
    assert "Otherwise" not in why


def test_two_expansions_that_bring_the_same_are_told_apart_by_the_order_and_the_cubes() -> None:
    both = (("choose expand_3", 0.5), ("choose expand_4", 0.4))
    assert "You then choose sooner in the next phase than after “Expand 4”." in told(position(49), 0, *both)
    assert told(position(49), 1, *both).startswith(
        "It brings the same for now, but you choose later in the next phase."
    )
    both = (("choose expand_4", 0.5), ("choose expand_3", 0.4))
    assert told(position(160), 1, *both).startswith("Your dividends rise just as much, with one cube fewer.")
    assert "sooner" not in told(position(160), 0, *both)


def test_who_puts_up_no_house_saves_no_treasury() -> None:
    """A house costs no company anything."""
    why = told(position(94), 0, ("decline", 0.5), ("develop Albany", 0.4))
    assert why.startswith("No house raises your dividends now.")
    assert "keeps its" not in why


def test_money_for_a_company_is_told_with_the_city_that_it_reaches() -> None:
    why = told(position(155), 0, ("choose fund_5", 0.5), ("choose take_2", 0.4))
    assert why.startswith("Republic's treasury rises from $7 to $12. That is enough to reach Savannah.")


def test_who_bids_alone_is_told_so_and_what_becomes_of_the_share_otherwise() -> None:
    """All others have passed, so nobody else can get the share."""
    state = of_four(28)
    why = told(state, 0, ("bid 10", 0.4), ("pass", 0.3))
    assert why.startswith("Everybody else has passed: $10 is enough, and the share is worth that to you.")
    why = told(state, 1, ("bid 10", 0.4), ("pass", 0.3))
    assert why.startswith(
        "Nobody else can buy it any more: a share that is worth about $10 to you leaves the game."
    )


def test_what_a_sale_costs_the_seat_is_told_though_the_sale_is_the_best() -> None:
    why = told(of_four(228), 0, ("choose auction", 0.4), ("choose take_2", 0.3))
    assert "of which you then hold 1 of 3 shares. Your dividends fall from $26 to $24 a year" in why


def test_who_loses_by_a_sale_is_named() -> None:
    why = told(of_four(63), 0, ("choose auction", 0.4), ("choose expand_3", 0.3))
    assert "Henry loses $5 a year by it." in why


def test_a_gain_that_is_as_great_as_the_best_ones_is_not_left_out() -> None:
    why = told(of_four(309), 1, ("choose expand_3", 0.4), ("choose develop", 0.4))
    assert (
        why == "The best house is in Syracuse. Your dividends rise just as much. About as good as the first."
    )


def test_money_that_is_not_enough_yet_is_told_with_what_is_lacking() -> None:
    why = told(of_four(256), 0, ("fund Continental", 0.4), ("fund National", 0.4))
    assert "rises from $0 to $5. It still lacks $3 to reach Philadelphia." in why


def test_a_price_that_the_dividends_do_not_pay_is_told_with_their_number() -> None:
    why = told(of_four(280), 0, ("pass", 0.4), ("bid 10", 0.3))
    assert "from $14 to $17 a year, paid about two more times." in why


def test_a_great_expansion_can_do_what_a_small_one_does() -> None:
    """The cubes that come closer to a city are not all that it can be used for."""
    state, greater, smaller = of_four(47), ("choose expand_3", 0.3), ("choose take_2", 0.3)
    why = told(state, 1, ("choose expand_4", 0.4), greater, smaller)
    assert "Or it brings you at once what “Take $2 or Expand 2” brings." in why
    assert "Your dividends stay as they are for now." not in why
    assert "Your dividends stay as they are for now." in told(state, 1, ("choose pass", 0.4), greater)
