"""What the bots at Railways of North America make of operations cards."""

from ai.knowledge import knowledge_of, margin
from ai.railways_of_north_america.evaluation import card_worth, cards_worth, ferry_freight
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.steps import INDUSTRY
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import card, links, position

EVALUATOR = knowledge_of("railways_of_north_america", "hand").evaluator
POLICY = knowledge_of("railways_of_north_america", "hand").policy


def test_a_hotel_is_worth_the_guests_it_can_expect() -> None:
    toronto = card("Hotel: Toronto")
    empty = position()
    few = position(cubes={"Windsor": ["blue"]})
    many = position(cubes={"Windsor": ["blue", "blue"], "Calgary": ["blue", "red"]})
    joined = position(cubes={"Windsor": ["blue"]}, links=links(("Ben", "London", "Toronto")))
    worth = [card_worth(state, 0, toronto, 6.0) for state in (empty, few, many, joined)]
    assert worth[0] == 0.0 < worth[1] < worth[2]
    assert worth[1] < worth[3]
    assert card_worth(many, 0, toronto, 1.0) == 0.0


def test_a_ferry_is_worth_the_cubes_that_it_joins_to_their_cities() -> None:
    """Between Vancouver, which demands red, and Victoria, which demands yellow, there is one ferry."""
    network = links(("Ann", "Kamloops", "Vancouver"))
    assert ferry_freight(position(links=network), 0) == 0
    one = position(links=network, cubes={"Victoria": ["red"]})
    two = position(links=network, cubes={"Victoria": ["red"], "Kamloops": ["yellow"]})
    assert (ferry_freight(one, 0), ferry_freight(two, 0)) == (1, 2)
    assert ferry_freight(two, 1) == 0


def test_a_second_copy_of_a_card_that_is_never_used_up_is_worth_nothing() -> None:
    hands = [
        {"Ann": {name: count}} for name in ("Perfect Engineering", "Tunnel Engineer") for count in (1, 2)
    ]
    worth = [cards_worth(position(hands=hand), 0, turns=6.0) for hand in hands]
    assert worth[0] == worth[1]
    assert worth[2] < worth[3]


def test_ferry_cards_are_candidates_only_where_they_join_something() -> None:
    ferry = {"Ferry Line": 6, "Tunnel Engineer": 1}
    network = links(("Ann", "Kamloops", "Vancouver"))
    useless = position(links=network, display=ferry)
    useful = position(links=network, display=ferry, cubes={"Victoria": ["red", "red"]})
    for state, found in ((useless, False), (useful, True)):
        play(state, "choose card")
        thoughts = [GAME.format_move(move) for move in POLICY.candidates(state)]
        assert ("take Ferry Line" in thoughts) == found
        assert "take Tunnel Engineer" in thoughts


def test_taking_a_card_is_evaluated_with_the_best_card() -> None:
    """At a rough guess New Train is worth more, but two own links end in Ottawa."""
    chain = ("Windsor", "London", "Toronto", "Kingston", "Ottawa", "Montreal", "Sherbrooke")
    state = position(
        links=links(("Ann", *chain)),
        display={"Capital Charter: Ottawa": 1, "New Train": 1},
        engine=[4, 1, 1],
        turn_number=9,
    )
    play(state, "choose card")
    charter, train = (state.copy() for _ in range(2))
    play(charter, "take Capital Charter: Ottawa")
    play(train, "take New Train")
    assert GAME.format_move(POLICY.candidates(state)[0]) == "take New Train"
    assert margin(EVALUATOR.evaluate(charter), 0) > margin(EVALUATOR.evaluate(train), 0)
    POLICY.settle(state)
    assert state.held_by(0, card("Capital Charter: Ottawa"))


def test_a_forced_new_city_is_placed_where_it_costs_a_rival_most() -> None:
    """Ben's purple cubes go from Windsor to Ottawa; a purple city in London ends their way after a link."""
    chain = ("Windsor", "London", "Toronto", "Kingston", "Ottawa")
    state = position(
        links=links(("Ben", *chain), ("Ann", "Calgary", "Regina")),
        cubes={"Windsor": ["purple"] * 3, "Ottawa": ["black"] * 2},
        demand={"Ottawa": "purple"},
        engine=[1, 4, 1],
        step=INDUSTRY,
    )
    thoughts = [GAME.format_move(move) for move in POLICY.candidates(state)]
    assert thoughts[0] == "urbanize purple London"
    assert sorted(thought.split()[1] for thought in thoughts) == ["black", "blue", "purple", "yellow"]
    assert not {"urbanize black London", "urbanize black Kingston"} & set(thoughts)
