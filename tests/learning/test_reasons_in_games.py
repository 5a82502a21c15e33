"""Sentences about positions of bots' games in which they were once untrue, or no reason at all."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ai.bot import Candidate, Thought
from ai.explain import Explained, Explanation, explain
from ai.knowledge import for_game
from ai.railways_of_north_america.evaluation import BARON
from ai.registry import make_bot
from game.learning.advice import advise
from game.learning.reasons import brief, objection, reason, title
from game.learning.reasons.weighed import Weighed
from game.match.advice import AdviceRequest
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.steps import LAYING
from game.rules.auction import PASS_BID
from game.rules.catalogue import find_game
from game.rules.contract import State
from game.rules.north_american_railways.steps import FEW_SHARES
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.moves import Deliver, KeepBaron
from game.rules.railways_of_north_america.steps import BID, ROUNDS
from game.words import Localizer, override
from tests.helpers.american_rails.building import company, markers, place
from tests.helpers.american_rails.building import position as rails
from tests.helpers.north_american_railways.building import BOTTOMS, buying, trading
from tests.helpers.north_american_railways.building import city as city_of
from tests.helpers.north_american_railways.building import company as company_of
from tests.helpers.railways_of_north_america.building import BOARD, colour, links
from tests.helpers.railways_of_north_america.building import position as canada
from tests.learning.test_advice import CANADA, found_at, position

AUCTIONS = "american_rails/3_auctions"
LINKS = "new_england_railways/3"


def told(found: Explanation, place: int, state: State) -> str:
    return reason(found, place, state, Localizer(state.game, ["Clara", "Henry", "Ada", "James"]))


def two(state: State, *pairs: tuple[str, float, tuple[float, ...]]) -> Explanation:
    """An explanation of moves with their chances and scores, the best first."""
    found = [
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, scores), ())
        for text, chance, scores in pairs
    ]
    return Explanation(state.current_player(), "", (), tuple(found), None)


def test_cubes_on_several_sides_of_a_city_are_called_differently() -> None:
    state = rails(
        shares={"Rick": {"American": 1}},
        track={"American": ["Cleveland"]},
        treasury={"American": 12},
        step=4,
        row_chosen=4,
        to_lay=3,
    )
    lays = [LayTrack(company("American"), place(spot)) for spot in ("10,2", "9,3")]
    localizer = Localizer(state.game)
    assert [title(lay, state, localizer) for lay in lays] == [
        "American to the forest just north-west of Pittsburgh",
        "American to the forest just west of Pittsburgh",
    ]


def test_who_can_be_outbid_by_nobody_is_told_so() -> None:
    """Clara and Ada have $19 and $7, Henry bids $20."""
    state, found = position(AUCTIONS, 86), found_at(AUCTIONS, 86, "bid 20", "pass")
    assert told(found, 0, state).startswith(
        "Nobody else can bid more than $20, and the share is worth that to you."
    )
    state, found = position(LINKS, 157), found_at(LINKS, 157, "bid 1", "pass")
    assert told(found, 0, state).startswith(
        "Nobody else can afford to bid against you: $1 is enough, and the link is worth that to you."
    )


def test_a_start_is_told_with_the_cities_that_come_next() -> None:
    state = position(AUCTIONS, 63)
    found = found_at(AUCTIONS, 63, "start in Cincinnati", "start in Boston")
    next_ = "Cincinnati brings $4 at once; with its $17 National can then reach Indianapolis, Chicago and"
    assert told(found, 0, state).startswith(next_)
    against = objection(found, 1, state, Localizer(state.game, ["Clara", "Henry", "Ada"]))
    assert against.startswith("Majestic, in which you have a stake, can reach New York and Philadelphia too")


def test_what_all_gain_alike_is_no_lead() -> None:
    state = position(AUCTIONS, 86)
    found = two(state, ("bid 20", 0.77, (101, 137, 105)), ("pass", 0.73, (84, 117, 88)))
    assert told(found, 0, state).endswith("The move wins a little more often than “Pass”.")
    assert told(found, 1, state).endswith("“Bid $20” wins a little more often.")
    found = two(state, ("bid 20", 0.77, (84, 137, 88)), ("pass", 0.73, (84, 117, 88)))
    assert told(found, 0, state).endswith("The move brings you about $20 more than “Pass” in the end.")


@pytest.mark.parametrize(("passed", "stop"), [(0.398, 20), (0.3, 35)])
def test_a_lot_that_may_as_well_be_let_go_is_worth_no_more_than_the_best_bid(
    passed: float, stop: int
) -> None:
    """A first look would pay $35."""
    state = position(AUCTIONS, 86)
    scores = (90.0, 90.0, 90.0)
    found = two(state, ("bid 20", 0.4, scores), ("pass", passed, scores))
    found = Explanation(found.seat, "", (), found.candidates, 35)
    assert Weighed(found, 0, state).stop == stop


def test_the_last_bid_is_told_as_such() -> None:
    state = position(AUCTIONS, 4)
    found = two(state, ("bid 16", 0.34, (80.0,) * 3), ("pass", 0.3, (80.0,) * 3))
    for stop, said in ((16, "Worth about $16 to you: bid that, and no more."), (26, "bid $16, stop at $26.")):
        priced = Explanation(found.seat, "", (), found.candidates, stop)
        assert said in told(priced, 0, state)


def test_a_lot_is_worth_less_than_a_bid_that_the_search_found_too_dear() -> None:
    state = position(AUCTIONS, 86)
    scores = (90.0, 90.0, 90.0)
    found = two(state, ("bid 20", 0.45, scores), ("pass", 0.4, scores), ("bid 23", 0.35, scores))
    assert Weighed(Explanation(found.seat, "", (), found.candidates, 35), 0, state).stop == 22
    found = two(state, ("bid 20", 0.45, scores), ("pass", 0.4, scores))
    assert Weighed(Explanation(found.seat, "", (), found.candidates, 35), 0, state).stop == 35


@pytest.mark.parametrize(("number", "most"), [(4, 35), (86, 28)])
def test_what_a_lot_is_worth_is_found_by_playing_on(number: int, most: int) -> None:
    """A first look would pay $40 and $35, and lose a fifth of a win by it."""
    stop = found_at(AUCTIONS, number).stop
    assert stop is not None
    assert 10 < stop < most


def test_advisers_compare_every_bid_with_passing() -> None:
    state = position(AUCTIONS, 4)
    found = explain(state, "mcts:playouts=300,equal_share=0.5,seed=1")
    visits = {one.candidate.move: one.candidate.visits for one in found.candidates}
    assert 2 * visits[PASS_BID] > max(visits.values())


def test_a_share_that_nobody_wants_is_called_so() -> None:
    state = rails(
        cash=[9, 5, 5],
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}},
        track={"American": ["Albany"], "National": ["Chicago"]},
        step=3,
        turn=0,
        row_chosen=5,
        markers=markers({"auction": "Rick"}),
    )
    found = two(state, ("put up American", 0.4, (60.0, 60.0, 60.0)))
    assert told(found, 0, state).startswith(
        "It is likely that nobody bids: the share is then out of the game, and no other comes up"
    )


def test_the_last_baron_is_chosen_by_its_likelihood_too() -> None:
    game = find_game("railways_of_north_america")
    state = game.new_game(3, {}, random.Random(7))
    known = for_game(game)
    while isinstance(state.legal_moves()[0], KeepBaron):
        seat, move = state.current_player(), state.legal_moves()[0]
        state.play(move)
        known.policy.quiesce(state)
        assert known.evaluator.describe(state).rows[seat][BARON] > 0.5


def test_that_a_cube_can_wait_is_no_reason_to_deliver_it() -> None:
    state = position(CANADA, 155)
    found = found_at(CANADA, 155, "deliver black Sydney 8 > 5", "deliver blue Montreal 10 > 15")
    assert "Nobody else" not in told(found, 0, state)
    found = found_at(CANADA, 155, "deliver blue Montreal 10 > 15", "deliver black Sydney 8 > 5")
    assert told(found, 0, state).startswith("Clara could take this cube before you.")
    assert told(found, 1, state).startswith("Nobody else can take this cube yet.")


def test_a_loan_is_told_by_what_it_gives_and_a_worse_one_by_what_it_costs() -> None:
    state = position(LINKS, 2)
    found = found_at(LINKS, 2, "borrow 10", "borrow 20")
    assert told(found, 0, state).startswith("With it you have $18 for bids in this turn, without it $10.")
    localizer = Localizer(state.game, ["Clara", "Henry", "Ada"])
    against = objection(found, 1, state, localizer)
    assert against.startswith("Its service alone is $4 each turn, and at the end it costs $24.")
    assert brief(found, 1, state, localizer) == "costs $4 each turn, $24 at the end"


def test_a_founding_is_told_with_the_city_that_it_pays_for() -> None:
    state = trading(bottom_cities=["Minneapolis", "Vancouver", "El Paso", "New Orleans"], bottoms=BOTTOMS)
    found = two(state, ("found 1 300", 0.4, (4000.0,) * 3), ("found 1 100", 0.3, (3900.0,) * 3))
    assert told(found, 0, state).startswith(
        "The whole $300 goes into the treasury of Blue, which you then direct: enough for Minneapolis, which"
    )
    assert "$100 pays for no city in sight." in told(found, 1, state)


def test_a_dear_offer_is_good_for_what_follows_from_it() -> None:
    """Marion's share would bring her little, but make her the director; Angelika could buy it herself."""
    state = trading(
        cash=[2000, 2000, 2000],
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 2}},
        treasury={"blue": 500},
    )
    found = two(state, ("offer 1 1800", 0.4, (4000.0,) * 3), ("offer 1 100", 0.3, (3900.0,) * 3))
    assert told(found, 0, state).startswith(
        "If Henry buys the share instead, you get $900. With the share you direct Blue."
    )


def test_a_city_that_pays_nothing_yet_tells_what_is_missing() -> None:
    """Four shares of an income of $200, and Milwaukee brings $100: only $400 make it $100 for each."""
    state = buying(
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 3}},
        treasury={"blue": 600},
        bottom_cities=["Milwaukee"],
    )
    assert state.income[company_of("blue")] == 200
    found = two(state, ("buy blue 1", 0.4, (4000.0,) * 3), ("pass", 0.3, (3900.0,) * 3))
    assert "with $100 more of income they will." in told(found, 0, state)


def test_who_keeps_money_in_the_last_turn_keeps_it_for_nothing_else() -> None:
    state = trading(cash=[1500, 900, 900])
    for left, kept in (([1, 1, 0, 0], "You keep your $1,500."), ([3, 3, 3, 3], "You keep $1,500 for other")):
        now = state.game.restore(state.to_data() | {"shares_left": left, "asked": [company_of("red")]})
        found = two(now, ("end turn", 0.4, (4000.0,) * 3))
        assert told(found, 0, now).startswith(kept)


def test_a_warning_names_the_best_move() -> None:
    """At first sight another good one is the least of them, and what is warned of is worse than all."""
    state, heard = position(LINKS, 2), list[Thought]()
    make_bot("greedy", game=state.game.key).choose(state, state.current_player(), 1.0, heard.append)
    first = {state.game.format_move(one.move): one for one in heard[-1].candidates}
    found = [replace(first[text], error=0.2) for text in ("no loan", "borrow 20", "borrow 10")]
    request = AdviceRequest(advise, "en", ["Clara", "Henry", "Ada"], warns=True)
    blunders = advise(state, "greedy", found, found[0].move, request).blunders
    assert blunders
    assert all("“No loan” " in line.reason for line in blunders)


def test_that_the_income_falls_is_no_reason_for_the_best_move() -> None:
    """Past the peak of the income table a delivery is worth its points all the same."""
    state = position(CANADA, 155)
    income = BOARD.income_at
    peak = next(points for points in range(99) if income(points + 2) < income(points))
    points = [*state.to_data()["points"]]
    points[state.current_player()] = peak
    past = state.game.restore(state.to_data() | {"points": points})
    scores = (60.0,) * past.players
    found = two(past, ("deliver black Sydney 8 > 5", 0.4, scores))
    assert told(found, 0, past).startswith("It scores 2 points for you")


def test_what_the_best_move_costs_is_not_its_reason() -> None:
    """An engine for three bonds or more: they speak against it where something else is better."""
    state = position(CANADA, 154)
    poor = state.game.restore(state.to_data() | {"cash": [0, 0, 0, 0]})
    scores = (60.0,) * poor.players
    upgrade, build = ("choose upgrade", 0.4, scores), ("choose build", 0.3, scores)
    assert "engine 4" in told(two(poor, upgrade, build), 0, poor).lower()
    assert " bonds: " in told(two(poor, build, upgrade), 1, poor).split(". ")[0]


def test_that_the_money_does_not_reach_is_told_with_the_city() -> None:
    """A warning begins with it, and has said nothing of the city before."""
    state = rails(
        shares={"Rick": {"American": 1}},
        track={"American": ["Cleveland"]},
        treasury={"American": 3},
        step=LAYING,
        row_chosen=4,
        to_lay=3,
    )
    found = two(state, ("finish", 0.4, (60.0,) * 3), ("lay American 8,3", 0.3, (60.0,) * 3))
    against = objection(found, 1, state, Localizer(state.game, ["Clara", "Henry", "Ada"]))
    assert against.startswith(
        "To reach Cincinnati, for $4 more income, American still needs $6 and has only $1."
    )


def test_a_share_without_symbols_is_not_told_to_pay_nothing_at_the_end() -> None:
    holdings = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    for cities, words in (([], "$100 a turn more"), (["Portland"], "$200 a turn more, $300 at the end")):
        state = trading(cash=[2000, 0, 0], shares=holdings, networks={"blue": cities})
        found = two(state, ("offer 1 500", 0.4, (4000.0,) * 3))
        localizer = Localizer(state.game, ["Clara", "Henry", "Ada"])
        assert brief(found, 0, state, localizer) == words


def test_a_director_without_money_is_told_to_have_none() -> None:
    holdings = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    for cash, words in ((0, "Henry has no money and"), (300, "Henry has only $300 and")):
        state = trading(cash=[2000, cash, 0], shares=holdings, treasury={"blue": 500})
        found = two(state, ("offer 1 500", 0.4, (4000.0,) * 3))
        assert words in told(found, 0, state)


def test_who_loses_the_remainder_is_told_that_each_share_pays_more() -> None:
    """Two shares of an income of $300: Milwaukee makes it $200 for each, and no remainder is left."""
    state = buying(
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 1}},
        treasury={"blue": 600},
        bottom_cities=["Milwaukee"],
    )
    state.income[company_of("blue")] = 300
    buy, other = ("buy blue 1", 0.4, (4000.0,) * 3), ("pass", 0.3, (3900.0,) * 3)
    words = "Each share of Blue then pays $200 a turn instead of $100, but as its director you get $100 less"
    assert words in told(two(state, other, buy), 1, state)
    # That speaks for nothing: others may spend the money otherwise.
    assert told(two(state, buy, other), 0, state).startswith("What Blue has, others may spend before you. ")
    state.passed = 2
    assert "may spend" not in told(two(state, buy, other), 0, state)


def test_a_new_director_gets_the_remainder_as_well() -> None:
    """Three shares of an income of $400 instead of two: $100 for each, and $100 for the new director."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares, directors={"blue": "Angelika"})
    state.income[company_of("blue")] = 400
    offer = "offer 1 500"
    assert "from $200 to $300 a turn" in told(two(state, (offer, 0.4, (4000.0,) * 3)), 0, state)
    state.apply_unchecked(state.game.parse_move(offer))
    words = told(two(state, ("buy instead", 0.4, (4000.0,) * 3), ("let go", 0.3, (3900.0,) * 3)), 1, state)
    assert "Clara then directs Blue. The share brings Clara $100 a turn." in words


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "from $200 to $300 in this last turn."), ("de", "von $200 auf $300 in dieser letzten Runde.")],
)
def test_the_income_of_the_last_turn_is_told_as_such(language: str, words: str) -> None:
    state = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    state.ended = FEW_SHARES
    with override(language):
        assert words in told(two(state, ("buy blue 1", 0.4, (4000.0,) * 3)), 0, state)


def test_a_city_is_kept_from_no_company_that_gets_it() -> None:
    state = buying(
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 3, "green": 3}},
        treasury={"blue": 900, "green": 0},
        bottom_cities=["Atlanta"],
    )
    found = two(state, ("buy blue 1", 0.4, (4000.0,) * 3))
    assert "keeps it from" not in told(found, 0, state)
    state.treasury[company_of("green")] = 200
    assert "keeps it from Henry: for Green" in told(found, 0, state)
    # A city as good is then in sight, which Green can pay for.
    state.treasury[company_of("green")] = 900
    assert "keeps it from" not in told(found, 0, state)


def test_nobody_gains_more_by_a_city_that_brings_nobody_anything() -> None:
    """Four shares of an income of $200: $100 more are too little for each."""
    state = buying(
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 3}},
        treasury={"blue": 600},
        bottom_cities=["Milwaukee"],
    )
    found = two(state, ("pass", 0.4, (4000.0,) * 3), ("buy blue 1", 0.3, (3900.0,) * 3))
    assert "gains more" not in told(found, 1, state)


def test_what_a_city_uncovers_is_no_reason_for_the_best_move() -> None:
    state = buying(
        shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}},
        treasury={"blue": 900, "green": 2000},
        bottom_cities=["Milwaukee"],
    )
    left = state.cities_left[0]
    column = state.city_columns[0]
    changed = [*column[: left - 2], city_of("Atlanta"), *column[left - 1 :]]
    now = state.game.restore(state.to_data() | {"city_columns": [changed, *state.city_columns[1:]]})
    buy, other = ("buy blue 1", 0.4, (4000.0,) * 3), ("pass", 0.3, (3900.0,) * 3)
    assert "It uncovers" not in told(two(now, buy, other), 0, now)
    assert "It uncovers" in objection(two(now, other, buy), 1, now, Localizer(now.game))


def test_that_another_gains_more_speaks_against_a_city_only() -> None:
    state = buying(
        shares={"Marion": {"blue": 1, "green": 1}, "Angelika": {"blue": 3}},
        treasury={"blue": 900, "green": 900},
        bottom_cities=["Milwaukee", "Buffalo"],
    )
    state.income[company_of("blue")] = 300  # With Milwaukee it is $100 for each share.
    blue, green = ("buy blue 1", 0.4, (4000.0,) * 3), ("buy green 2", 0.3, (3900.0,) * 3)
    assert "gains more" not in told(two(state, blue, green), 0, state)
    assert "Henry holds more shares of Blue and gains more by it." in told(two(state, green, blue), 1, state)


def alone(state: State, text: str) -> tuple[str, str, str]:
    """What a move is called, what it brings, and why, where nothing else was weighed."""
    found = two(state, (text, 0.4, (60.0,) * state.players))
    localizer = Localizer(state.game, ["Clara", "Henry", "Ada", "James"])
    called = title(state.game.parse_move(text), state, localizer)
    return called, brief(found, 0, state, localizer), told(found, 0, state)


def test_a_new_city_is_told_by_its_demand_and_not_by_cubes_still_to_be_drawn() -> None:
    """Blue cubes would come to London and could go on to Toronto; nothing black waits anywhere."""
    bag = [0] * len(BOARD.colours)
    bag[colour("blue")] = 20
    state = canada(links=links(("Ann", "London", "Toronto")), bag=bag)
    state.play(state.game.parse_move("choose urbanize"))
    _, brings, why = alone(state, "urbanize black London")
    assert brings == "a demand for later, two cubes"
    assert why.startswith("Only your links begin there: nobody else can fetch its cubes yet.")
    assert "A cube from" not in why


def test_what_the_last_link_of_a_turn_costs_is_told_as_well() -> None:
    """The income comes right after it, and would hide the price."""
    state = position(CANADA, 80)
    assert state.acted == state.players - 1
    assert state.round == ROUNDS - 1
    assert alone(state, "start Ottawa east")[:2] == ("Ottawa–Montreal, $3,000", "takes a bond")
    assert alone(state, "start Rimouski south-east")[1] == "takes 3 bonds"


def test_track_that_comes_to_no_city_yet_is_told_with_the_city_ahead() -> None:
    called, _, why = alone(position(CANADA, 27), "start Montreal south-west")
    assert called == "Track from Montreal"
    assert why.startswith("It lays 4 tiles toward Toronto; the link is still to be finished in this turn.")


def test_a_high_price_in_the_last_turn_tells_why_it_is_high() -> None:
    """Who has three actions left and $20,000 has no other use for much of it."""
    auction = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}
    state = canada(
        links=links(("Ann", "London", "Toronto")),
        cash=[20000, 20000, 20000],
        step=BID,
        auction=auction,
    )
    first, passing = ("bid 1000", 0.4, (60.0,) * 3), ("pass", 0.3, (58.0,) * 3)
    for last_turn, begins in (
        (-1, "Going first is worth about $12,000"),
        (2, "It is the last turn, and money"),
    ):
        now = state.game.restore(state.to_data() | {"last_turn": last_turn})
        found = replace(two(now, first, passing), stop=12000)
        why = told(found, 0, now)
        assert why.startswith(begins)
        assert "bid $1,000, stop at $12,000." in why


def test_of_a_poorer_delivery_is_told_what_the_better_one_sends() -> None:
    """That nobody else can take its cube yet is no answer to why it is worse."""
    state = position(CANADA, 149)
    scores = (60.0,) * state.players
    gain = {
        state.game.format_move(move): gains(state, move)[state.current_player()]
        for move in state.legal_moves()
        if isinstance(move, Deliver)
    }
    rich, poor = max(gain, key=lambda text: gain[text]), min(gain, key=lambda text: gain[text])
    assert gain[poor] < gain[rich]
    found = two(state, (rich, 0.4, scores), (poor, 0.2, scores))
    assert told(found, 1, state).startswith("It scores ")
    assert f"the other delivery {gain[rich]}." in told(found, 1, state)
    assert "the other delivery" not in told(found, 0, state)


def test_of_a_bid_that_takes_bonds_the_bonds_are_told_first() -> None:
    state = position(CANADA, 85)
    scores = (60.0,) * state.players
    bids = ("bid 3000", 0.4, scores), ("pass", 0.36, scores), ("bid 20000", 0.2, scores)
    found = two(state, *bids)
    assert " bonds: " in told(found, 2, state).split(". ")[0]
    assert "stop at $3,000" in told(found, 0, state) or "bid that, and no more" in told(found, 0, state)
