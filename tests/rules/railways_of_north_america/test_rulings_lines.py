"""Major lines, ferries and the cards for a build: rulings 13, 14 and 15."""

from game.rules.railways_of_north_america.events import (
    MajorLineScored,
)
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    build,
    card,
    city,
    costs,
    counts,
    line,
    links,
    place,
    position,
    spent,
    track,
)

# Ruling 13: major lines.


def worth(name):
    """The points of a major line."""
    return BOARD.major_lines[line(name)].points


def test_13_the_first_with_an_unbroken_path_of_own_links_scores_at_once():
    state = position()
    way = ("start Vancouver east", "lay 3,9 east", "lay 4,9 east", "lay 5,9 east", "lay 6,9 east")
    events = build(state, *way)
    number = line("Kicking Horse")
    ends = BOARD.major_lines[number]
    assert [e for e in events if isinstance(e, MajorLineScored)] == [
        MajorLineScored(0, number, worth("Kicking Horse"), ends.a, ends.b)
    ]
    assert state.points == [worth("Kicking Horse"), 0, 0]
    assert state.claimed[line("Kicking Horse")] == 0


LAST = ("start Ottawa east", "lay 25,12 east")


def corridor(**fields):
    """Ann lacks Ottawa to Montreal for The Corridor."""
    return position(
        links=links(
            ("Ann", "Windsor", "London", "Toronto", "Kingston", "Ottawa"), ("Ann", "Montreal", "Quebec")
        ),
        **fields,
    )


def test_13_a_line_may_lead_over_many_links():
    state = corridor()
    build(state, *LAST)
    assert state.claimed[line("The Corridor")] == 0
    assert state.points[0] == worth("The Corridor")


def test_13_a_line_is_scored_once():
    state = corridor(claimed={"The Corridor": "Ben"})
    build(state, *LAST)
    assert state.claimed[line("The Corridor")] == 1
    assert state.points == [0, 0, 0]


def test_13_links_of_others_make_no_line():
    state = corridor(turn=1, acted=1)
    build(state, *LAST)
    assert state.claimed[line("The Corridor")] == -1


def test_13_one_link_can_complete_two_lines():
    state = position(
        links=links(
            ("Ann", "Windsor", "London", "Toronto", "Kingston", "Ottawa"),
            ("Ann", "Montreal", "Quebec"),
            ("Ann", "Toronto", "Sault Ste. Marie", "Port Arthur", "Sioux Lookout", "Winnipeg"),
            ("Ann", "Winnipeg", "Regina", "Calgary", "Vancouver"),
        ),
        claimed={"Kicking Horse": "Ann", "Superior Line": "Ann"},
    )
    build(state, *LAST)
    assert state.points[0] == worth("The Corridor") + worth("The Last Spike")


def test_13_the_printed_lines():
    assert {found.name: found.points for found in BOARD.major_lines} == {
        "The Last Spike": 12,
        "Kicking Horse": 3,
        "Grand Trunk Pacific": 4,
        "Canadian Northern": 3,
        "Superior Line": 4,
        "Hudson Bay Railway": 5,
        "Yukon Line": 4,
        "The Corridor": 4,
        "Intercolonial": 3,
        "Newfoundland Line": 6,
        "Iron Ore Line": 3,
        "Island Link": 2,
    }


# Ruling 14: ferries.


def test_14_a_ferry_hex_needs_a_ferry_line_card():
    state = position()
    build(state)
    assert "start Vancouver west" not in legal(state)
    state = position(hands={"Ben": {"Ferry Line": 1}})
    build(state)
    assert "start Vancouver west" not in legal(state)


def test_14_it_is_free_and_the_card_is_used_up():
    state = position(hands={"Ann": {"Ferry Line": 2}})
    events = build(state, "start Vancouver west", "lay 1,9 south-west")
    assert costs(events) == [0]
    assert spent(state) == 0
    assert state.held_by(0, card("Ferry Line")) == 1
    assert state.links[0].b == city("Victoria")


def test_14_no_snow_surcharge_on_a_ferry():
    assert BOARD.snow[place("34,7")]
    state = position(hands={"Ann": {"Ferry Line": 1}})
    assert costs(build(state, "start Corner Brook north-west", "lay 34,7 north-west")) == [0]


def test_14_one_card_per_hex():
    state = position(hands={"Ann": {"Ferry Line": 1}})
    build(state, "start Port aux Basques south-west")
    assert legal(state) == ["lay 34,11 south-west", "lay 34,11 west"]
    play(state, "lay 34,11 west")
    assert legal(state) == ["stop"]
    state = position(hands={"Ann": {"Ferry Line": 2}})
    build(state, "start Port aux Basques south-west", "lay 34,11 west")
    assert "lay 33,11 north-west" in legal(state)


def test_14_it_is_one_of_the_four_tiles():
    state = position(hands={"Ann": {"Ferry Line": 1}})
    build(state, "start Saint John east")
    play(state, "lay 31,13 east")
    assert state.links[0].b == city("Halifax")
    state = position(hands={"Ann": {"Ferry Line": 1}})
    build(state, "start Charlottetown south-east", "lay 33,11 south-west")
    assert state.laid == 1


def test_14_no_second_track_on_a_ferry_hex():
    state = position(
        hands={"Ben": {"Ferry Line": 1}}, links=[track("Ann", "Port aux Basques", "south-west", *FERRIES)]
    )
    assert state.tracks_in[place("33,11")] == 1
    build(state, "start Regina east", "lay 11,9 east", "lay 12,9 east")
    build(state)
    assert "start Charlottetown south-east" not in legal(state)
    assert "start Sydney north-east" not in legal(state)
    assert "start Saint John east" in legal(state)


FERRIES = ("west", "north-west")


# Ruling 15: Tunnel Engineer; the other cards for a build.


PASS_OF_THE_KICKING_HORSE = ("lay 3,9 east", "lay 4,9 east", "lay 5,9 east", "lay 6,9 east")


def with_card(name, *way, **fields):
    """The build's costs with a card used before the first tile, and the state."""
    state = position(hands={"Ann": {name: 1}}, **fields)
    build(state, way[0])
    assert legal(state)[-1] == f"use {name}"
    return costs(play(state, f"use {name}", *way[1:])), state


def test_15_mountains_and_ridges_cost_half_in_one_build_action():
    paid, state = with_card("Tunnel Engineer", "start Vancouver east", *PASS_OF_THE_KICKING_HORSE)
    assert paid == [3000, 2000, 2000, 2000 + 2000]
    assert counts(state.held) == {}


def test_15_the_snow_surcharge_stays():
    paid, _ = with_card("Tunnel Engineer", "start Whitehorse east", "lay 2,1 east")
    assert paid == [2000 + 1000]


def test_15_the_card_holds_for_one_action_only():
    _, state = with_card("Tunnel Engineer", "start Vancouver east", *PASS_OF_THE_KICKING_HORSE[:2], "stop")
    play(state, "choose pass", "choose pass")
    assert costs(build(state, "continue 4,9 east", *PASS_OF_THE_KICKING_HORSE[2:])) == [4000, 8000]


def test_cards_are_used_before_the_first_tile():
    state = position(hands={"Ann": {"Tunnel Engineer": 1}})
    build(state, "start Vancouver east", "lay 3,9 east")
    assert "use Tunnel Engineer" not in legal(state)
    assert state.held_by(0, card("Tunnel Engineer")) == 1


def test_land_grant_makes_open_hexes_free_but_for_snow():
    paid, state = with_card("Government Land Grant", "start Regina east", "lay 11,9 east", "lay 12,9 east")
    assert paid == [0, 3000]
    assert counts(state.held) == {}
    paid, _ = with_card("Government Land Grant", "start Hay River west", "lay 6,0 west")
    assert paid == [1000]


def test_perfect_engineering_takes_off_water_and_one_ridge_and_is_kept():
    paid, state = with_card("Perfect Engineering", "start Vancouver east", *PASS_OF_THE_KICKING_HORSE)
    assert paid == [2000, 4000, 4000, 4000 + 2000]
    assert state.held_by(0, card("Perfect Engineering")) == 1


def test_perfect_engineering_takes_off_one_ridge_only():
    way = ("lay 6,10 north-east", "lay 6,9 north-west", "lay 6,8 west", "lay 5,8 north-west")
    paid, state = with_card("Perfect Engineering", "start Nelson east", *way)
    assert paid == [4000 + 2000, 4000, 4000, 2000 + 4000]
    assert state.links[0].ridges == 2


def test_perfect_engineering_works_in_one_build_action_a_round():
    hand = {"Ann": {"Perfect Engineering": 1, "Railroad Executive": 1}}
    state = position(hands=hand)
    build(state, "start Winnipeg west", "use Perfect Engineering", "lay 12,9 north-west", "stop")
    play(state, "use Railroad Executive")
    build(state, "start Winnipeg east")
    assert not [text for text in legal(state) if text.startswith("use")]
    play(state, "lay 14,9 east", "stop", "choose pass", "choose pass")
    assert state.round == 1
    build(state, "start Winnipeg south-east")
    assert legal(state)[-1] == "use Perfect Engineering"


def test_two_cards_work_together():
    state = position(hands={"Ann": {"Perfect Engineering": 1, "Tunnel Engineer": 1}})
    build(state, "start Nelson east", "use Tunnel Engineer", "use Perfect Engineering")
    assert costs(play(state, "lay 6,10 north-east")) == [2000 + 0]
