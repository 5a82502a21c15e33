"""The worked examples and the figures of the rulebook, each named by its section."""

import random

import pytest

from game.rules.contract import BANK, CHANCE, TERMINAL, MoneyPaid, seat_party
from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.events import CubeDrawn, IncomeChanged, MarketFell
from game.rules.new_england_railways.message_ids import Paid, Step
from game.rules.new_england_railways.steps import BID, BORROW
from tests.helpers.new_england_railways.building import (
    BOARD,
    LINKS,
    auctioning,
    borrowing,
    city,
    colour,
    link,
    market,
    opening,
    retiring,
    shipping,
    step_of,
)
from tests.helpers.play import legal, play

DAVE, PETE, JOHN, VINCE = range(4)


def test_components_46_cubes():
    assert sum(BOARD.cube_counts) == 46


FIRST_ROW = ["Boston-Providence", "Boston-Worcester", "Providence-Worcester", "Boston-Lowell"]


@pytest.mark.parametrize(("players", "offered"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_setup_cubes_first_links_money_and_a_random_first_player(players, offered):
    """Two links for three players, up to five for six; $10 each; one cube in seven cities, two in two."""
    named = ["Rutland", "Hartford", "Worcester", "Manchester", "Portland", "Lowell", "Kingston"]
    starting = set()
    for seed in range(80):
        state = GAME.new_game(players, {}, random.Random(seed))
        assert [LINKS[number] for number in state.current] == [*FIRST_ROW, "Kingston-Providence"][:offered]
        assert state.deck.bit_count() == len(BOARD.links) - offered
        assert not any(state.deck >> number & 1 for number in state.current)
        assert state.cash == [10] * players
        assert state.debt == state.income == [0] * players
        counts = {BOARD.cities[spot].name: len(state.cubes_at(spot)) for spot in range(len(BOARD.cities))}
        assert {name: count for name, count in counts.items() if count} == {
            **dict.fromkeys(named, 1),
            "Boston": 2,
            "Providence": 2,
        }
        assert state.current_player() == state.first
        starting.add(state.first)
    assert starting == set(range(players))


def test_turn_overview_eleven_steps():
    assert len(Step) == 11


def test_acquire_bank_loans_example_vince_must_borrow():
    """Vince has a $10 loan and $1: another $10 makes it a $20 loan."""
    state = borrowing(4, first="Vince", cash=[10, 10, 10, 1], debt=[0, 0, 0, 10])
    assert "no loan" not in legal(state)
    assert legal(state)[0] == "borrow 10"
    told = play(state, "borrow 10")
    assert (state.cash[VINCE], state.debt[VINCE]) == (11, 20)
    assert MoneyPaid(BANK, seat_party(VINCE), 10, Paid.LOAN) in told


def test_service_example_vince_pays_4_for_20():
    state = borrowing(4, first="Vince", cash=[10, 10, 10, 1], debt=[0, 0, 0, 10])
    told = play(state, "borrow 10", "no loan", "no loan", "no loan")
    assert MoneyPaid(seat_party(VINCE), BANK, 4, Paid.SERVICE) in told
    assert state.cash == [10, 10, 10, 7]


def test_retire_example_john_with_22_pays_back_10_of_20():
    state = retiring(first="John", cash=[0, 0, 22], debt=[0, 0, 20])
    assert legal(state) == ["retire 10", "retire 20", "keep loans"]
    told = play(state, "retire 10")
    assert (state.cash[JOHN], state.debt[JOHN]) == (12, 10)
    assert MoneyPaid(seat_party(JOHN), BANK, 10, Paid.LOAN) in told


def test_discover_growth_example_three_players_two_cards():
    """Two links are showing: two cards; "Worcester & Portland" gives a cube to each in that order."""
    state = opening(3)
    play(state, *["no loan"] * 3)
    assert state.current_player() == CHANCE
    card = next(
        n for n, cities in enumerate(BOARD.growth) if set(cities) == {city("Worcester"), city("Portland")}
    )
    told = play(state, f"growth {BOARD.growth_name(card)}", "draw blue", "draw red")
    drawn = [event for event in told if isinstance(event, CubeDrawn)]
    assert drawn == [
        CubeDrawn(BOARD.growth[card][0], colour("blue")),
        CubeDrawn(BOARD.growth[card][1], colour("red")),
    ]
    assert state.heading() == step_of(1, Step.GROWTH)
    other = state.growth_deck.bit_length() - 1
    play(state, f"growth {BOARD.growth_name(other)}", "draw blue", "draw blue")
    assert state.heading() == step_of(1, Step.PUBLICIZE)
    assert state.growth_deck.bit_count() == len(BOARD.growth) - 2


def test_complete_unfinished_links_in_the_next_turn():
    """Complete Unfinished Railway Links: a locomotive is placed for nothing."""
    state = borrowing(unbuilt={"Pete": ["Boston-Providence"]}, growth_deck=[], cash=[10, 0, 10])
    assert not state.built
    play(state, *["no loan"] * 3)
    assert state.built == 1 << link("Boston-Providence")
    assert (state.unfinished, state.cash[PETE]) == (0, 0)


def test_publicize_as_many_links_as_are_showing():
    """Publicize Future Railway Links, and at the end of the auctions they come down."""
    state = opening(4)
    play(state, *["no loan"] * 4)
    while state.heading() != step_of(1, Step.PUBLICIZE):
        state.play(state.legal_moves()[0])
    turned = [GAME.format_move(move) for move in state.legal_moves()[:3]]
    play(state, *turned)
    assert state.step == BID
    assert [f"turn {LINKS[number]}" for number in state.future] == turned
    for _ in range(3):
        play(state, *["pass"] * 4)
    assert [f"turn {LINKS[number]}" for number in state.current] == turned
    assert state.future == ()


def boston_providence():
    """The auction of the example: Dave, the first player, has bought a link in this turn."""
    state = auctioning(
        4, cash=[30, 30, 30, 30], current=["Boston-Worcester", "Boston-Providence", "Providence-Worcester"]
    )
    play(state, "bid 1", "pass", "pass", "pass", "roll 2 3")
    assert state.built == 1 << link("Boston-Worcester")
    return state


def test_auction_example_pete_buys_boston_providence():
    """Pete $1, John $2, Vince passes, Pete $10, John passes; a 1 and a 3, and Pete pays $1."""
    state = boston_providence()
    assert state.current_player() == PETE  # Dave, who has bought, takes no part
    play(state, "bid 1", "bid 2", "pass", "bid 10", "pass")
    assert state.current_player() == CHANCE
    assert state.owner[link("Boston-Providence")] == PETE
    play(state, "roll 1 3")
    assert state.current_player() == PETE
    assert legal(state) == ["pay", "wait"]
    told = play(state, "pay")
    assert MoneyPaid(seat_party(PETE), BANK, 1, Paid.BUILD) in told
    assert state.cash[PETE] == 30 - 10 - 1
    assert state.built >> link("Boston-Providence") & 1


def test_auction_example_if_pete_had_declined():
    """... it is built in the next turn's step 5."""
    state = boston_providence()
    play(state, "bid 10", "pass", "pass", "roll 1 3", "wait", "pass", "pass")
    assert state.unfinished == 1 << link("Boston-Providence")
    while state.turn_number == 2 or state.turn_step() < 6:
        state.play(state.legal_moves()[-1])
    assert state.built >> link("Boston-Providence") & 1


def test_auction_each_player_buys_one_link_and_unbought_links_are_never_built():
    state = auctioning(3, cash=[9, 9, 9], current=["Boston-Worcester", "Boston-Providence"])
    play(state, "pass", "bid 1", "pass", "roll 3 3")
    assert state.auction.still_in == 0b101
    play(state, "pass", "pass")
    assert state.owner[link("Boston-Providence")] == -1
    assert link("Boston-Providence") not in (*state.current, *state.future)


def ship_example():
    """Four links of three players on the way from Boston to New Haven."""
    return shipping(
        first="John",
        links={
            "John": ["Boston-Providence", "Hartford-New Haven"],
            "Dave": ["Hartford-Plainfield"],
            "Pete": ["Plainfield-Providence"],
        },
        cubes={"Boston": ["blue"]},
    )


def test_ship_example_from_boston_to_new_haven():
    """Two links of John's, one of Pete's, one of Dave's."""
    state = ship_example()
    route = "ship blue Boston > Providence > Plainfield > Hartford > New Haven"
    assert legal(state) == [route, "ship nothing"]
    cup = state.cup[:]
    told = play(state, route)
    assert state.income == [1, 1, 2]
    assert IncomeChanged(JOHN, 0, 2) in told
    assert state.cubes_at(city("Boston")) == []
    assert state.cup[colour("blue")] == cup[colour("blue")] + 1


def test_ship_a_purple_cube_must_stop_in_worcester():
    state = shipping(
        links={"John": ["Boston-Worcester", "Fitchburg-Worcester", "Bellows Falls-Fitchburg"]},
        cubes={"Boston": ["purple"]},
    )
    assert legal(state) == ["ship purple Boston > Worcester", "ship nothing"]


def test_ship_two_chances_for_those_who_bought_nothing():
    """Those who bought no link first, then every player, each time from the first player."""
    state = shipping(4, first="Pete", buyers=["John"], links={"John": ["Boston-Providence"]})
    asked = []
    while state.heading() == step_of(2, Step.SHIP):
        asked.append(state.current_player())
        play(state, "ship nothing")
    assert asked == [PETE, VINCE, DAVE, PETE, JOHN, VINCE, DAVE]


def test_market_example_a_4_and_a_1_incomes_19_14_18():
    """The Market Loss number is 6: John loses three, Pete two, Dave three."""
    state = market(first="John", income=[18, 14, 19], cash=[0, 0, 0])
    assert state.current_player() == CHANCE
    told = play(state, "roll 1 4")
    assert MarketFell(6) in told
    assert state.income == [15, 12, 16]


def test_receive_income_example_john_receives_12():
    state = market(income=[0, 0, 13], cash=[0, 0, 5])
    told = play(state, "roll 6 6")  # 13 / 13: one is lost
    assert MoneyPaid(BANK, seat_party(JOHN), 12, Paid.INCOME) in told
    assert state.cash[JOHN] == 5 + 12


def test_move_the_first_player_card_to_the_greatest_income():
    state = market(income=[3, 9, 5])
    play(state, "roll 6 6")
    assert (state.first, state.turn_number, state.step, state.current_player()) == (PETE, 3, BORROW, PETE)


def test_end_of_the_game_values_less_loans_and_their_service():
    """Each link's number in cash, each loan and its service repaid; most money wins."""
    state = market(
        cash=[50, 40, 30],
        debt=[20, 0, 0],
        income=[0, 0, 10],
        links={"Pete": ["Boston-Providence"], "John": ["Albany-Springfield", "Boston-Lowell"]},
        current=[],
        deck=[],
    )
    assert state.last_turn
    play(state, "roll 6 6")
    assert state.current_player() == TERMINAL
    assert state.scores() == [50 - 24, 40 + 5, 30 + 10 + 11 + 4]
    assert state.winners() == [JOHN]
