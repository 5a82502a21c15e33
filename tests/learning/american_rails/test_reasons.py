"""What is said of moves of American Rails, at positions of a kept match."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.advice import words_of
from game.learning.american_rails.ways import ways_of
from game.learning.reasons import brief, objection, reason
from game.match.import_export import read_file
from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import State
from game.rules.hexgrid import bits
from game.words import Localizer

MATCHES = Path(__file__).parents[3] / "assets" / "matches"
MATCH = MATCHES / "american_rails/3.json"
NAMES = ["Clara", "Henry", "Ada", "James"]


@cache
def position(number: int) -> State:
    """The table after so many moves of the match."""
    return read_file(MATCH).match.position(number)


@cache
def of_four(number: int) -> State:
    """The table after so many moves of a match of four."""
    return read_file(MATCHES / "american_rails/4.json").match.position(number)


def told(state: State, place: int, *pairs: tuple[str, float]) -> str:
    """Why one of several moves is good, given with their chances, the best first."""
    return reason(found(state, *pairs), place, state, speaker_of(state))


def speaker_of(state: State) -> Localizer:
    return Localizer(state.game, NAMES if state.players == len(NAMES) else read_file(MATCH).match.names)


def found(state: State, *pairs: tuple[str, float]) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    scores = (60.0,) * state.players
    weighed = [
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, scores), ())
        for text, chance in pairs
    ]
    return Explanation(state.current_player(), "", (), tuple(weighed), None)


def test_the_last_share_ends_the_game_sold_or_not() -> None:
    why = told(position(223), 0, ("choose auction", 0.4), ("choose pass", 0.3))
    assert why.startswith(
        "Only one share is left: putting it up makes 1856 the last year, sold or not. "
        "Whoever declines keeps the others from it in this phase."
    )


def test_what_others_gain_or_lose_by_an_expansion_is_told_before_its_cubes() -> None:
    why = told(position(116), 1, ("choose pass", 0.4), ("choose expand_3", 0.3))
    assert "Your dividends can rise from $34 to $37 a year" in why
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
    assert "Your dividends can rise from $14 to $15 a year" in why
    assert "Conductor gains $1 a year too." in why


def test_what_another_loses_is_told_whatever_else_there_is_to_tell() -> None:
    why = told(position(36), 0, ("choose expand_4", 0.5), ("choose expand_3", 0.4))
    assert "Conductor loses $2 a year by it. “Expand 3” raises your dividends only to $17." in why


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
    assert told(position(49), 1, *both).startswith("Your dividends rise just as much, with one cube fewer.")
    assert "sooner" not in told(position(49), 0, *both)
    both = (("choose expand_3", 0.5), ("choose expand_4", 0.495))  # What is about as good needs no reason.
    assert "sooner" not in told(position(49), 0, *both)
    assert "later" not in told(position(49), 1, *both)


def test_who_puts_up_no_house_saves_no_treasury() -> None:
    """A house costs no company anything."""
    why = told(position(94), 0, ("decline", 0.5), ("develop Albany", 0.4))
    assert why.startswith("No house raises your dividends now.")
    assert "keeps its" not in why


def test_money_for_a_company_is_told_with_the_city_that_it_reaches() -> None:
    why = told(position(155), 0, ("choose fund_5", 0.5), ("choose take_2", 0.4))
    assert why.startswith(
        "Republic's treasury rises from $7 to $12. "
        "After Charlotte and Norfolk it is then enough for Baltimore as well, for $3 more income."
    )


def test_who_bids_alone_is_told_so_and_what_becomes_of_the_share_otherwise() -> None:
    """All others have passed, so nobody else can get the share."""
    state = of_four(28)
    why = told(state, 0, ("bid 10", 0.4), ("pass", 0.3))
    assert why.startswith("Everybody else has passed: $10 is enough, and the share is worth that to you.")
    why = told(state, 1, ("bid 10", 0.4), ("pass", 0.3))
    assert why.startswith(
        "Nobody else can buy it any more: a share that is worth at least $10 to you leaves the game."
    )


def test_what_a_sale_costs_the_seat_is_told_though_the_sale_is_the_best() -> None:
    why = told(of_four(231), 0, ("choose auction", 0.4), ("choose take_2", 0.3))
    assert "If you get it, your dividends rise from $26 to $28 a year; if another player does" in why
    assert "they fall to $24." in why


def test_who_loses_by_a_sale_is_named() -> None:
    why = told(of_four(63), 0, ("choose auction", 0.4), ("choose expand_3", 0.3))
    assert "Henry loses $5 a year by it." in why


def test_a_gain_that_is_as_great_as_the_best_ones_is_not_left_out() -> None:
    why = told(of_four(309), 1, ("choose expand_3", 0.4), ("choose develop", 0.4))
    assert why == (
        "A house in Syracuse raises dividends the most at once. Your dividends rise just as much. "
        "About as good as the first."
    )


def test_money_that_is_not_enough_yet_is_told_with_what_is_lacking() -> None:
    why = told(of_four(256), 0, ("fund Continental", 0.4), ("fund National", 0.4))
    assert "rises from $0 to $5. It still lacks $3 to reach Philadelphia." in why


def test_a_price_that_the_dividends_do_not_pay_is_told_with_their_number() -> None:
    why = told(of_four(280), 0, ("pass", 0.4), ("bid 10", 0.3))
    assert "from $14 to $17 a year, paid about two more times." in why


def test_an_expansion_that_goes_for_a_city_can_be_used_for_dividends_at_once() -> None:
    """The cubes that come closer to a city are not all that it can be used for."""
    why = told(of_four(47), 1, ("choose expand_4", 0.4), ("choose expand_3", 0.3))
    assert why.startswith(
        "National can come closer to Baltimore: $2 of track more, then $5 more income. "
        "At once the cubes can raise your dividends from $17 to $21 a year."
    )
    assert "Your dividends stay as they are for now." not in why


def test_what_an_expansion_can_bring_at_once_is_the_most_that_its_cubes_can() -> None:
    """Of several companies together, whatever a player in a hurry would lay."""
    why = told(position(179), 0, ("choose expand_4", 0.5), ("choose pass", 0.4))
    assert why.startswith(
        "Your dividends can rise from $27 to $33 a year, about $18 more by the end. "
        "Republic can reach Baltimore and Charlotte, and American can reach Indianapolis."
    )


def test_the_way_to_a_city_costs_what_its_hexes_cost() -> None:
    """Also one that is far off, which an evaluation guesses at."""
    for number in (95, 169, 226):
        state = of_four(number)
        assert isinstance(state, AmericanRailsState)
        for company, track in enumerate(state.track):
            cheapest = dict.fromkeys(bits(track), 0)
            for _ in range(len(state.board.hexes) if track else 0):
                for at, dollars in tuple(cheapest.items()):
                    for near in state.board.neighbours[at]:
                        if state.price[near] != FULL_HEX:
                            cheapest[near] = min(cheapest.get(near, 999), dollars + state.price[near])
            for way in ways_of(state, company) if track else ():
                assert way.dollars == cheapest[state.board.cities[way.city].hex]


def test_a_special_connection_is_named_as_what_makes_a_city_rich() -> None:
    state = of_four(169).copy()
    assert isinstance(state, AmericanRailsState)
    state.treasury[0] = 60
    why = told(state, 0, ("lay American 13,4", 0.4), ("finish", 0.3))
    assert "then $17 more income. Of that, $10 is for joining Chicago and New York." in why


def test_a_cube_is_told_with_the_city_that_the_others_of_its_action_then_reach() -> None:
    why = told(position(212), 0, ("lay American Fort Wayne", 0.4), ("finish", 0.3))
    assert "American can still reach Chicago: your dividends then rise to $43." in why


def test_an_expansion_that_a_treasury_cannot_go_on_with_is_told_with_what_it_lacks() -> None:
    why = told(of_four(275), 0, ("choose expand_3", 0.4), ("choose pass", 0.3))
    assert "Philadelphia: $8 of track more, for which its treasury lacks $7, then $4 more income." in why
    assert "Chicago" not in why  # Its treasury lacks far too much.


def test_nothing_is_said_to_come_later_in_the_last_phase_of_all() -> None:
    state = position(250).copy()
    assert isinstance(state, AmericanRailsState)
    count = len(state.treasury)
    state.shares[state.current_player() * count : (state.current_player() + 1) * count] = [0] * count
    state.apply_unchecked(state.game.parse_move("choose develop"))
    why = told(state, 0, ("develop Syracuse", 0.4), ("decline", 0.3))
    assert "It brings you nothing more: this is the last phase." in why
    assert "for now" not in why


def test_the_house_that_is_told_is_the_one_that_raises_the_dividends() -> None:
    why = told(of_four(255), 0, ("choose develop", 0.4), ("choose pass", 0.3))
    assert why.startswith(
        "A house in Pittsburgh raises dividends the most at once. "
        "Your dividends can rise from $41 to $43 a year"
    )


def test_taking_money_is_told_both_ways() -> None:
    """Whether it is better taken from the bank or from the others is the next question."""
    state, pairs = position(41), (("choose take_2", 0.4), ("choose pass", 0.3))
    assert told(state, 0, *pairs).startswith("You get $2, or each of the others loses $2.")
    assert brief(found(state, *pairs), 0, state, speaker_of(state)) == "$2 for you, or $2 less for the others"


def test_a_share_that_several_can_pay_is_told_without_a_buyer() -> None:
    why = told(position(66), 0, ("put up American", 0.4), ("put up Majestic", 0.3))
    assert why.startswith(
        "The bidding for a share of American can go to about $26; each share then pays $6 instead of $11. "
        "If you get it, your dividends rise from $6 to $12 a year."
    )
    why = told(position(122), 0, ("put up Continental", 0.4))
    assert "Unless you get it, your dividends fall from $26 to $20 a year." in why


def test_who_can_pay_most_by_far_is_told_to_get_a_share_and_who_loses_by_it() -> None:
    why = told(position(45), 0, ("choose auction", 0.4), ("choose pass", 0.3))
    assert why.startswith("If Majestic is put up, say, you are likely to get the share for about $11.")
    assert "Conductor loses $5 a year by it." in why


def test_a_share_that_nobody_wants_keeps_others_from_coming_up() -> None:
    sale = ("put up Majestic", 0.4), ("put up American", 0.3)
    why = told(position(204), 0, *sale)
    assert why.startswith("Perhaps nobody bids: the share is then out of the game, and no other")


def test_a_share_that_does_not_pay_its_price_yet_may_be_bid_for() -> None:
    row = ("choose auction", 0.4), ("choose pass", 0.3)
    state = of_four(230)
    why = told(state, 0, *row)
    assert why.startswith(
        "If Majestic is put up, say, each of its shares then pays only $4 a year as it stands: "
        "whoever bids counts on more."
    )
    short = brief(found(state, *row), 0, state, speaker_of(state))
    assert short == "Majestic, hardly worth its price as it stands"


def test_the_first_share_of_a_company_is_told_by_where_it_can_begin() -> None:
    why = told(of_four(30), 0, ("put up American", 0.4), ("put up Liberty", 0.4))
    assert why.startswith("Whoever buys it begins American in a free city: Chicago pays most, $7 a year.")


def test_several_who_may_get_a_share_are_all_named() -> None:
    why = told(position(68), 1, ("bid 14", 0.6), ("pass", 0.3))
    assert "Clara or Henry is then likely to get it, and gains up to $6 a year." in why


def test_a_share_let_go_at_its_price_costs_nothing() -> None:
    why = told(position(1), 1, ("bid 10", 0.4), ("pass", 0.4))
    assert why.startswith("At $10 the share is just worth its price: letting it go costs you nothing.")


def test_who_cannot_bid_is_told_the_price_and_not_what_the_share_is_worth() -> None:
    state, pairs = position(28), (("pass", 0.4),)
    assert told(state, 0, *pairs) == "It takes $22 to bid, more than you have. It is the only legal move."
    assert brief(found(state, *pairs), 0, state, speaker_of(state)) == "more than you have"
    explained = Explanation(state.current_player(), "", (), found(state, *pairs).candidates, 0)
    assert "let it go" not in words_of(explained, state, speaker_of(state))


def test_a_greater_expansion_is_told_by_how_much_less_the_smaller_one_brings() -> None:
    both = (("choose expand_4", 0.5), ("choose expand_3", 0.4))
    assert "“Expand 3” raises your dividends only to $18." in told(position(71), 0, *both)
    why = told(position(49), 0, *both)
    assert "“Expand 3” brings that at once too, but lays one cube fewer" in why
    assert "leaves “Expand 4” to the others." in why
    assert "“Expand 3” brings that at once too, with one cube fewer." in told(position(184), 0, *both)


def test_a_warning_tells_what_a_sale_brings_and_leaves_out_two_dollars() -> None:
    state = position(65)
    better = found(state, ("choose auction", 0.6), ("choose take_2", 0.3))
    assert "If you get it, your dividends rise from $6 to $12" in objection(
        better, 1, state, speaker_of(state)
    )
    state = position(45)
    worse = found(state, ("choose take_2", 0.6), ("choose auction", 0.3))
    assert objection(worse, 1, state, speaker_of(state)) == (
        "If Majestic is put up, say, you are likely to get the share for about $11. "
        "“Take $2” wins clearly more often."
    )


def weighed_bids(state: State, *bids: tuple[str, float, int, float]) -> Explanation:
    """Bids with their values, how often they were tried and the error."""
    scores = (60.0,) * state.players
    candidates = [
        Explained(Candidate(state.game.parse_move(text), value, tries, value, scores, error), ())
        for text, value, tries, error in bids
    ]
    return Explanation(state.current_player(), "", (), tuple(candidates), None)


def test_a_bid_that_was_hardly_tried_is_not_told_to_be_worse_than_a_higher_one() -> None:
    state = position(68)
    bids = ("bid 14", 0.5, 900, 0.01), ("bid 17", 0.48, 900, 0.01), ("bid 15", 0.3, 200, 0.01)
    why = reason(weighed_bids(state, *bids), 2, state, speaker_of(state))
    assert why.endswith("Looked at only briefly: it may be about as good as the first.")
    bids = (*bids[:2], ("bid 15", 0.3, 800, 0.01))
    assert "wins clearly more often" in reason(weighed_bids(state, *bids), 2, state, speaker_of(state))


def test_a_bid_about_as_good_as_the_best_is_not_called_too_dear() -> None:
    state = position(68)
    bids = ("bid 14", 0.5, 900, 0.01), ("pass", 0.497, 900, 0.01), ("bid 17", 0.495, 900, 0.01)
    why = reason(weighed_bids(state, *bids), 2, state, speaker_of(state))
    assert why.startswith("You may get the share for less: bid $14 first.")


def test_what_a_rival_loses_is_left_out_beside_a_far_greater_gain() -> None:
    state, terms = position(49), ("cash", "dividends")
    rows = ((60.0, 0.0),) * 3
    best = Candidate(state.game.parse_move("choose expand_3"), 0.5, 0, 0.5, (80.0, 79.0, 80.0))
    other = Candidate(state.game.parse_move("choose pass"), 0.4, 0, 0.4, (60.0, 80.0, 80.0))
    seat = state.current_player()
    turned = {one: tuple(one.scores[(n - seat) % 3] for n in range(3)) for one in (best, other)}

    def told_with(less: float) -> str:
        ahead = [list(row) for row in rows]
        ahead[(seat + 1) % 3][1] -= less
        scores = tuple(x - less + 1 if n == (seat + 1) % 3 else x for n, x in enumerate(turned[best]))
        explained = (
            Explained(Candidate(best.move, 0.5, 0, 0.5, scores), tuple(map(tuple, ahead))),
            Explained(Candidate(other.move, 0.4, 0, 0.4, turned[other]), rows),
        )
        return reason(Explanation(seat, "", terms, explained, None), 0, state, speaker_of(state))

    assert "about $20 more" in told_with(1.0)
    assert " less (" not in told_with(1.0)
    assert "about $9 less (above all: dividends to come)" in told_with(9.0)


def test_how_much_oftener_a_move_wins_is_told_in_words() -> None:
    def words(percent: int, place: int) -> str:
        pairs = ("choose expand_3", 0.6), ("choose pass", 0.6 - percent / 100)
        return told(position(49), place, *pairs)

    assert words(3, 0).endswith("The move wins a little more often than “Pass”.")
    assert words(7, 0).endswith("The move wins more often than “Pass”.")
    assert words(12, 0).endswith("The move wins clearly more often than “Pass”.")
    assert words(12, 1).endswith("“Expand 3” wins clearly more often.")
    state = position(68)
    bids = ("pass", 0.5, 900, 0.01), ("bid 14", 0.3, 900, 0.01)
    why = reason(weighed_bids(state, *bids), 0, state, speaker_of(state))
    assert why.endswith("Passing wins clearly more often than “Bid $14”.")


def test_who_can_hardly_win_or_lose_is_told_so_once() -> None:
    pairs = ("choose expand_3", 0.004), ("choose pass", 0.003)
    assert told(position(49), 0, *pairs).endswith("You can hardly win any more, whatever you do.")
    assert told(position(49), 1, *pairs).endswith("About as good as the first.")
    pairs = ("choose expand_3", 0.995), ("choose pass", 0.994)
    assert told(position(49), 0, *pairs).endswith("You can hardly lose any more: other moves win as well.")


def with_scores(state: State, *moves: tuple[str, float, tuple[float, ...]]) -> Explanation:
    """An explanation of moves with their chances, and by how much each seat is above $60, the actor first."""
    seat, players = state.current_player(), state.players
    explained = [
        Explained(
            Candidate(
                state.game.parse_move(text),
                chance,
                0,
                chance,
                tuple(60.0 + more[(n - seat) % players] for n in range(players)),
            ),
            (),
        )
        for text, chance, more in moves
    ]
    return Explanation(seat, "", (), tuple(explained), None)


def test_dollars_that_the_others_gain_as_well_are_no_lead() -> None:
    state = position(49)

    def why(*more: float) -> str:
        pair = ("choose expand_3", 0.5, more), ("choose pass", 0.4, (0.0, 0.0, 0.0))
        return reason(with_scores(state, *pair), 0, state, speaker_of(state))

    assert "The move brings you about $12 more than “Pass” in the end." in why(12.0, 0.0, 3.0)
    assert "The move wins clearly more often than “Pass”." in why(12.0, 0.0, 9.0)


def test_what_the_other_cubes_of_an_action_bring_is_told_of_one_that_brings_nothing_yet() -> None:
    pair = ("lay American 8,2", 0.5), ("decline", 0.4)
    why = told(position(37), 0, *pair)
    assert "With the cubes that are left American can still reach Pittsburgh: your dividends" in why
    assert "then rise to $17." in why


def test_a_dividend_that_is_paid_sooner_is_not_called_cash() -> None:
    state, terms = position(37), ("cash", "dividends")
    scores = tuple(70.0 if n == state.current_player() else 60.0 for n in range(3))
    laid = Explained(
        Candidate(state.game.parse_move("lay American 8,2"), 0.5, 0, 0.5, scores), ((10.0, 0.0),) * 3
    )
    kept = Explained(Candidate(state.game.parse_move("decline"), 0.4, 0, 0.4, (60.0,) * 3), ((0.0, 0.0),) * 3)
    why = reason(
        Explanation(state.current_player(), "", terms, (laid, kept), None), 0, state, speaker_of(state)
    )
    assert why.endswith("The move brings you about $10 more than “Decline” in the end.")


def test_of_a_move_at_first_sight_no_dollars_are_told() -> None:
    state = position(49)

    def why(visits: int) -> str:
        pair = ("choose expand_3", 0.5, (12.0, 0.0, 3.0)), ("choose pass", 0.3, (0.0, 0.0, 0.0))
        pairs = with_scores(state, *pair)
        best, other = (
            Explained(replace(one.candidate, visits=visits), one.terms) for one in pairs.candidates
        )
        return objection(replace(pairs, candidates=(best, other)), 1, state, speaker_of(state))

    assert why(9).startswith("“Expand 3” brings you about $12 more in the end.")
    assert why(1).startswith("“Expand 3” wins clearly more often.")
