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

MATCH = Path(__file__).parents[2] / "assets" / "matches" / "american_rails_3.json"
SCORES = (60.0, 60.0, 60.0)


@cache
def position(number: int) -> State:
    """The table after so many moves of the match."""
    return read_file(MATCH).match.position(number)


def told(state: State, place: int, *pairs: tuple[str, float]) -> str:
    """Why one of several moves is good, given with their chances, the best first."""
    return reason(found(state, *pairs), place, state, speaker_of(state))


def speaker_of(state: State) -> Speaker:
    return Speaker(state.game, read_file(MATCH).match.names)


def found(state: State, *pairs: tuple[str, float]) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    weighed = [
        Explained(Candidate(state.game.read(text), chance, 9, chance, SCORES), ()) for text, chance in pairs
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
        "With the share your dividends rise from $35 to $37 a year, paid about twice more."
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
