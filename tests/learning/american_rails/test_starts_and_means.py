"""What is said in American Rails of cities to begin in, money for companies, and leads that are none."""

from __future__ import annotations

from dataclasses import replace

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.american_rails.dividends import dividends
from game.learning.american_rails.reach import best_use
from game.learning.american_rails.ways import next_beyond, within_means
from game.learning.reasons import objection, reason
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from tests.learning.american_rails.test_reasons import (
    found,
    of_four,
    position,
    speaker_of,
    told,
    with_scores,
)


def test_a_start_is_told_with_all_that_the_price_builds() -> None:
    pair = ("start in Baltimore", 0.5), ("start in Pittsburgh", 0.4)
    assert told(position(23), 0, *pair).startswith(
        "Baltimore brings $5 at once; with its $17 Republic can then reach Richmond, Philadelphia and "
        "New York, for $12 more income. Majestic, in which you have a stake, then loses $2 a year, "
        "since cities are shared. The move wins"
    )


def test_a_start_near_a_company_of_the_same_seat_is_told_to_share_its_cities() -> None:
    pair = ("start in Buffalo", 0.5), ("start in Syracuse", 0.4)
    shared = (
        "Majestic, in which you have a stake, can reach Syracuse, Albany and Boston too: "
        "there the two would share the income."
    )
    assert shared in told(position(23), 1, *pair)
    assert "in which you have a stake" not in told(position(23), 0, *pair[::-1])  # No reason for the best.


def test_that_cities_are_shared_is_no_objection_where_the_better_start_shares_as_many() -> None:
    pair = ("start in Baltimore", 0.5), ("start in Pittsburgh", 0.4)
    assert "in which you have a stake" not in told(position(23), 1, *pair)


def test_what_a_company_of_the_same_seat_loses_by_a_start_is_told() -> None:
    """Majestic is in Philadelphia, which pays $4 to each of two and $6 to one alone."""
    loses = "Majestic, in which you have a stake, then loses $2 a year, since cities are shared."
    near, far = ("start in Baltimore", 0.5), ("start in Pittsburgh", 0.4)
    assert loses in told(position(23), 0, near, far)
    assert loses not in told(position(23), 1, near, far)
    assert loses in told(position(23), 1, near, ("start in Richmond", 0.49))


def test_cities_that_no_other_railway_can_pay_for_are_told() -> None:
    state = position(23).copy()
    assert isinstance(state, AmericanRailsState)
    state.treasury = [7 if company == state.lot else 0 for company in range(len(state.treasury))]
    why = told(state, 0, ("start in Baltimore", 0.5), ("start in Pittsburgh", 0.4))
    assert "No other company has the money to get there." in why


def test_the_cities_within_a_companys_means_cost_no_more_than_it_has() -> None:
    """Each way begins at the track that is laid before."""
    state = position(130)
    assert isinstance(state, AmericanRailsState)
    ways = within_means(state, 0, 20)
    assert sum(way.dollars for way in ways) <= 20
    assert len({way.city for way in ways}) == len(ways) == 5
    beyond = next_beyond(state, 0, ways)
    assert beyond is not None
    assert sum(way.dollars for way in ways) + beyond.dollars > 20
    few = state.copy()
    few.cubes[0] = 3
    assert sum(way.cubes for way in within_means(few, 0, 20)) <= 3 < sum(way.cubes for way in ways)


def test_money_that_changes_a_companys_goal_is_told_with_both() -> None:
    pair = ("fund Liberty", 0.4), ("fund Continental", 0.4)
    assert (
        "Besides Syracuse it is then enough for New York instead of Harrisburg, for $4 more income."
        in told(position(130), 0, *pair)
    )


def test_what_a_company_can_reach_anyhow_is_no_reason_for_the_best_move() -> None:
    pair = ("fund Continental", 0.4), ("fund National", 0.4)
    assert "for Cincinnati as well it still lacks $7." in told(of_four(148), 1, *pair[::-1])
    assert "without that" not in told(of_four(148), 0, *pair)


def test_a_rise_of_income_that_pays_nothing_yet_is_told_with_what_is_missing() -> None:
    pair = ("develop Pittsburgh", 0.5), ("decline", 0.4)
    state = of_four(220)
    assert isinstance(state, AmericanRailsState)
    houses = [
        told(state, 0, (state.game.format_move(move), 0.5), ("decline", 0.4))
        for move in state.legal_moves()
        if state.game.format_move(move) != pair[1][0]
    ]
    assert any(
        "American's income rises from $26 to $28. Your dividends stay for now; with $3 more income American "
        "pays $7 instead of $6 on each of your 2 shares." in why
        for why in houses
    )


def test_income_that_does_not_raise_the_own_dividends_is_told_so() -> None:
    """Dividends are rounded up: among many shares a few dollars may change nothing yet."""
    tail = ", which by itself does not raise your dividends."
    state, move = position(37), ("lay American 8,2", 0.5)
    assert tail not in told(state, 0, move, ("decline", 0.4))
    many = position(37).copy()
    assert isinstance(many, AmericanRailsState)
    many.sold[0], many.income[0] = 40, 41
    assert tail in told(many, 0, move, ("decline", 0.4))
    rich, pair = position(130).copy(), (("fund Liberty", 0.4), ("fund Continental", 0.4))
    assert isinstance(rich, AmericanRailsState)
    assert tail not in told(rich, 0, *pair)
    rich.sold[4], rich.income[4] = 40, 1
    assert f"New York instead of Harrisburg, for $4 more income{tail}" in told(rich, 0, *pair)


def test_dollars_are_told_only_where_the_scores_that_are_shown_differ_by_them() -> None:
    state = position(49)

    def why(own: float) -> str:
        pair = ("choose expand_3", 0.5, (own, 0.0, 0.0)), ("choose pass", 0.47, (0.4, 0.0, 0.0))
        return reason(with_scores(state, *pair), 0, state, speaker_of(state))

    assert why(2.6).endswith("The move brings you about $3 more than “Pass” in the end.")
    assert why(2.45).endswith("The move brings you about $2 more than “Pass” in the end.")


def test_no_dollars_are_told_of_scores_that_look_alike() -> None:
    """What the first look says of a move that was seldom tried is not seen beside it."""
    state = position(49)
    pair = ("choose expand_3", 0.5, (1.0, 0.0, 0.0)), ("choose pass", 0.47, (0.0, 0.0, 0.0))
    explained = with_scores(state, *pair)
    looks = tuple((6.0 * (seat == state.current_player()),) for seat in range(3)), ((0.0,),) * 3
    seldom = tuple(
        Explained(replace(one.candidate, visits=2, error=0.001), look)
        for one, look in zip(explained.candidates, looks, strict=True)
    )
    why = reason(replace(explained, terms=("dividends",), candidates=seldom), 0, state, speaker_of(state))
    assert why.endswith("The move wins a little more often than “Pass”.")


def test_a_lead_that_the_nearest_rival_has_as_well_is_none() -> None:
    state = position(49)

    def why(nearest: float) -> str:
        pair = ("choose expand_3", 0.5, (12.0, 8.0, -4.0)), ("choose pass", 0.4, (0.0, 8.0 - nearest, 0.0))
        return reason(with_scores(state, *pair), 0, state, speaker_of(state))

    assert "about $12 more than “Pass”" in why(2.0)
    assert "The move wins clearly more often than “Pass”." in why(7.0)


def test_two_dollars_are_told_in_chances_alone() -> None:
    state = position(48)
    pair = ("take from players", 0.5, (2.0, -2.0, -4.0)), ("take from bank", 0.47, (0.0, 0.0, 0.0))
    why = reason(with_scores(state, *pair), 0, state, speaker_of(state))
    assert why.endswith("The move wins a little more often than “$2 from the bank”.")


def test_a_share_whose_price_is_even_is_no_gift_to_the_others() -> None:
    """Though the own dividends fall, as good as paying is as good."""
    state = position(154)
    even = found(state, ("bid 16", 0.4), ("pass", 0.4))
    assert reason(even, 1, state, speaker_of(state)).startswith(
        "At $16 the share is just worth its price to you. Henry is then likely to get it"
    )
    little = found(state, ("bid 16", 0.4), ("pass", 0.38))
    assert "just worth its price to you." in reason(little, 1, state, speaker_of(state))
    worse = found(state, ("bid 16", 0.4), ("pass", 0.3))
    assert reason(worse, 1, state, speaker_of(state)).startswith(
        "It leaves a share that is worth at least $16"
    )


def test_an_action_is_searched_for_its_dividends_as_if_all_its_cubes_were_tried() -> None:
    """All ways to cities come to the same as all cubes."""
    for number in (36, 108, 165):
        state, seat = position(number), position(number).current_player()
        assert isinstance(state, AmericanRailsState)
        state = state.copy()
        state.apply_unchecked(state.game.parse_move("choose expand_3"))
        most, tables = dividends(state, seat), [state]
        while tables:
            following: dict[tuple[int, ...], AmericanRailsState] = {}
            for table in tables:
                for move in table.legal_moves() if table.to_lay and table.turn == seat else ():
                    if isinstance(move, LayTrack):
                        after = table.copy()
                        after.apply_unchecked(move)
                        following.setdefault(tuple(after.track), after)
            tables = list(following.values())
            most = max([most, *(dividends(table, seat) for table in tables)])
        assert dividends(best_use(state, seat), seat) == most


def test_a_cube_that_pays_as_much_with_the_others_is_not_told_to_be_worse() -> None:
    """The search likes one order of the same cubes better; in looking back both are looked at alike."""
    state = position(37)
    pays, pays_less = ("lay American 10,2", "lay American 9,3"), "lay American 8,2"

    def why(place: int, one: str, other: str, less: float, bot: str = "mcts") -> str:
        pair = found(state, (one, 0.5), (other, 0.5 - less))
        return reason(replace(pair, bot=bot), place, state, speaker_of(state))

    assert why(1, *pays, 0.03).endswith("About as good as the first.")
    assert why(1, *pays, 0.08).endswith("This too can bring as much at once.")
    assert why(0, *pays, 0.08).endswith("can bring as much at once, with the cubes that follow.")
    assert why(1, *pays, 0.2).endswith("wins clearly more often.")
    assert why(1, *pays, 0.03, bot="").endswith("wins a little more often.")
    assert why(0, pays_less, pays[0], 0.03).endswith("is about as good.")
    assert "a little more often" in why(1, pays[0], pays_less, 0.03)


def test_a_pass_that_is_as_good_and_the_bid_beside_it_say_the_same_of_the_price() -> None:
    state, moves = position(220), (("pass", 0.4), ("bid 13", 0.399), ("bid 16", 0.38))
    words = [told(state, place, *moves) for place in range(3)]
    assert words[0].startswith("At $13 the share is just worth its price: letting it go costs you nothing.")
    assert words[1].startswith("At $13 the share is just worth its price to you.")
    assert words[2].startswith("At $16 the share hardly brings you what it costs.")


def test_a_dearer_bid_that_is_as_good_as_letting_go_is_what_a_share_is_worth() -> None:
    """An adviser who is careful may let a share go though he found a bid a little better."""
    state, moves = position(220), (("pass", 0.4), ("bid 16", 0.405), ("bid 13", 0.399))
    words = [told(state, place, *moves) for place in range(3)]
    assert words[0].startswith("At $16 the share is just worth its price: letting it go costs you nothing.")
    assert words[1].startswith("At $16 the share is just worth its price to you.")
    assert words[2].startswith("Worth about $16 to you, but $13 leaves the others more room to bid.")


def test_a_dollar_or_two_wins_in_a_hundred_are_no_lead() -> None:
    state = position(49)

    def why(chance: float, own: float) -> str:
        pair = ("choose expand_3", 0.5, (own, 0.0, 0.0)), ("choose pass", chance, (0.0, 0.0, 0.0))
        return reason(with_scores(state, *pair), 0, state, speaker_of(state))

    assert why(0.48, 1.5).endswith("“Pass” is about as good.")
    assert why(0.47, 1.5).endswith("The move wins a little more often than “Pass”.")
    assert why(0.47, 4.0).endswith("The move brings you about $4 more than “Pass” in the end.")


def test_who_is_harmed_by_a_move_is_named_where_no_other_is() -> None:
    state, terms = position(49), ("dividends",)
    seat = state.current_player()

    def why(less: float, other: float) -> str:
        scores = {(seat + 1) % 3: 60.0 - less, (seat + 2) % 3: 60.0 - other}
        best = Candidate(
            state.game.parse_move("choose expand_3"),
            0.5,
            0,
            0.5,
            tuple(scores.get(n, 60.0) for n in range(3)),
        )
        rows = tuple((scores.get(n, 60.0),) for n in range(3))
        worse = Candidate(state.game.parse_move("choose pass"), 0.4, 0, 0.4, (60.0,) * 3)
        explained = Explained(best, rows), Explained(worse, ((60.0,),) * 3)
        return reason(Explanation(seat, "", terms, explained, None), 0, state, speaker_of(state))

    assert "about $8 worse off than “Pass” (above all: dividends to come)" in why(8.0, 1.0)
    assert why(8.0, 6.0).endswith("The move wins clearly more often than “Pass”.")
    assert why(2.0, 0.0).endswith("The move wins clearly more often than “Pass”.")


def test_what_is_about_as_good_is_not_told_to_raise_dividends_only_to_less_nor_to_be_too_dear() -> None:
    both = (("choose expand_4", 0.5), ("choose expand_3", 0.49))
    assert "only to" not in told(position(71), 0, *both)
    bids = ("bid 14", 0.5), ("bid 17", 0.48), ("pass", 0.5)
    assert told(position(68), 1, *bids).startswith("At $17 the share hardly brings you what it costs.")


def test_a_warning_of_a_cube_tells_what_the_others_of_the_better_one_bring_at_once() -> None:
    state = position(37)
    pair = found(state, ("lay American 8,2", 0.5), ("decline", 0.2))
    assert objection(pair, 1, state, speaker_of(state)).endswith("your dividends then rise to $17.")
