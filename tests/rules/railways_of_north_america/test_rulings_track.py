"""Rulings on track: 5 (building), 13 (major lines), 14 (ferries) and 15 (the cards for a build)."""

import pytest

from game.rules.railways_of_north_america.events import LinkFinished, MajorLineScored, TrackRemoved
from game.rules.railways_of_north_america.steps import ACTION
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    GAME,
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
from tests.helpers.railways_of_north_america.by_hand import legal_moves

# Ruling 5: from where to where.


def test_5_a_link_of_two_tiles_from_city_to_city():
    state = position()
    events = build(state, "start Regina east", "lay 11,9 east", "lay 12,9 east")
    assert events[-1] == LinkFinished(0, 0, city("Regina"), city("Winnipeg"))
    assert costs(events) == [2000, 3000]
    assert spent(state) == 5000
    (link,) = state.links
    assert (link.owner, link.a, link.b) == (0, city("Regina"), city("Winnipeg"))
    assert state.links_of(0) == [0]
    assert state.turn == 1


def test_5_a_link_can_begin_in_any_city():
    state = position()
    build(state)
    begun = {BOARD.cities[move.city].name for move in state.legal_moves()}
    assert begun == {printed.name for printed in BOARD.cities} - {"Charlottetown"}, "which has ferries only"


def test_5_one_to_four_tiles_in_an_action():
    state = position()
    build(state, "start Churchill west", "lay 13,1 west")
    assert "stop" in legal(state)
    play(state, "lay 12,1 west", "lay 11,1 west", "lay 10,1 south-west")
    assert (state.turn, state.step) == (1, ACTION)
    assert [len(found.tiles) for found in state.unfinished] == [4]


def test_5_at_least_one_tile():
    state = position()
    build(state, "start Churchill west")
    assert legal(state) == ["lay 13,1 south-west", "lay 13,1 west", "lay 13,1 north-west"]


def test_5_track_leaves_by_the_opposite_side_or_one_next_to_it():
    for enter in range(SIDES):
        across = OPPOSITE[enter]
        assert EXITS[enter] == 1 << across | 1 << (across + 1) % 6 | 1 << (across - 1) % 6


def test_5_a_city_ends_the_link_and_the_action():
    state = position()
    build(state, "start Vancouver east", "lay 3,9 east", "lay 4,9 east", "lay 5,9 east", "lay 6,9 east")
    assert [(link.a, link.b) for link in state.links] == [(city("Vancouver"), city("Calgary"))]
    assert state.unfinished == []
    assert state.building is None


def test_5_a_link_joins_two_different_cities():
    state = position(2)
    ring = ("lay 11,9 north-east", "lay 12,8 north-west", "lay 11,7 west", "lay 10,7 south-west")
    build(state, "start Regina east", *ring)
    play(state, "choose pass")
    build(state, "continue 10,7 south-west")
    assert legal(state) == ["lay 10,8 south-west", "lay 10,8 west"]


def test_5_track_goes_on_from_ones_own_open_end_of_this_turn():
    state = position()
    build(state, "start Regina east", "lay 11,9 east", "stop")
    build(state)
    assert not [text for text in legal(state) if text.startswith("continue")]
    play(state, "start Churchill west", "lay 13,1 west", "stop", "choose pass")
    build(state)
    assert legal(state)[0] == "continue 11,9 east"
    play(state, "continue 11,9 east", "lay 12,9 east")
    assert len(state.links) == 1
    assert len(state.links[0].tiles) == 2
    assert [found.owner for found in state.unfinished] == [1]


def test_5_unfinished_links_are_taken_off_after_the_third_round_without_refund():
    state = position(2, round=2, first=1, acted=1)
    events = build(state, "start Regina east", "lay 11,9 east", "stop")
    assert [event.city for event in events if isinstance(event, TrackRemoved)] == [city("Regina")]
    assert state.unfinished == []
    assert spent(state) == 2000 + 1000
    assert bytes(state.closed) == BOARD.edges
    assert not any(state.tracks_in)


def test_5_unfinished_links_stay_until_then():
    state = position(2, round=1, first=1, acted=1)
    build(state, "start Regina east", "lay 11,9 east", "stop")
    assert state.round == 2
    assert len(state.unfinished) == 1


def crossing(**fields):
    """Ben's open track runs through 11,9 from Regina; Ann's and Cleo's end before it."""
    return position(
        unfinished=[
            track("Ben", "Regina", "east", "east"),
            track("Ann", "Saskatoon", "east", "south-east", "south-east"),
            track("Cleo", "Winnipeg", "north-west", "west", "south-west"),
        ],
        **fields,
    )


def test_5_a_second_track_crosses_on_four_different_sides_for_its_full_cost():
    state = crossing()
    build(state, "continue 11,8 south-east")
    assert legal(state) == ["lay 11,9 south-east", "lay 11,9 south-west"]
    assert costs(play(state, "lay 11,9 south-east", "stop")) == [2000]
    assert state.tracks_in[place("11,9")] == 2


def test_5_a_hex_holds_no_third_track():
    state = crossing()
    build(state, "continue 11,8 south-east", "lay 11,9 south-east", "stop", "choose pass", "choose build")
    assert "continue 12,8 south-west" not in legal(state)


def test_5_crossing_tracks_don_t_connect():
    state = crossing(cubes={"Regina": ["red"]}, engine=[8, 8, 8])
    build(state, "continue 11,8 south-east", "lay 11,9 south-east", "stop", "choose pass", "choose pass")
    assert state.links == []
    assert [len(found.tiles) for found in state.unfinished] == [1, 2, 3]


def test_5_one_side_of_a_city_holds_one_track():
    state = position(links=links(track("Ben", "Regina", "east", "east", "east")))
    build(state)
    found = legal(state)
    assert "start Regina east" not in found
    assert "start Winnipeg west" not in found
    assert "start Regina north-east" in found


def test_5_no_track_comes_into_a_side_of_a_city_that_has_one():
    state = position(
        links=links(track("Ben", "Regina", "east", "east", "east")),
        unfinished=[track("Ann", "Saskatoon", "east", "east", "south-east", "south-east")],
    )
    build(state, "continue 12,8 south-east")
    assert legal(state) == ["lay 12,9 south-east", "lay 12,9 south-west"]


def test_5_no_track_runs_into_anothers_open_end():
    state = position(unfinished=[track("Ben", "Regina", "east", "east")])
    build(state, "start Winnipeg west")
    assert legal(state) == ["lay 12,9 south-west", "lay 12,9 north-west"]


# Ruling 5: two halves of a link.


def halves(*others, **fields):
    """Ann has built from Regina and from Winnipeg; one tile is missing between her open ends."""
    mine = [track("Ann", "Regina", "north-east", "east"), track("Ann", "Winnipeg", "north-west", "west")]
    return position(unfinished=[*mine, *others], **fields)


def counted(state):
    """The legal moves, which are those of a count by hand."""
    assert set(state.legal_moves()) == legal_moves(state.to_data())
    return legal(state)


@pytest.mark.parametrize(
    ("way", "ends"),
    [
        (("continue 11,8 east", "lay 12,8 east"), ("Regina", "Winnipeg")),
        (("continue 13,8 west", "lay 12,8 west"), ("Winnipeg", "Regina")),
    ],
)
def test_5_the_last_tile_may_meet_ones_own_open_end(way, ends):
    state = halves()
    build(state)
    assert {f"continue {last}" for last in ("11,8 east", "13,8 west")} < set(counted(state))
    play(state, way[0])
    counted(state)
    events = play(state, way[1])
    assert costs(events) == [2000]
    assert events[-1] == LinkFinished(0, 0, city(ends[0]), city(ends[1]))
    (link,) = state.links
    assert {tile.hex for tile in link.tiles} == {place("11,8"), place("12,8"), place("13,8")}
    assert [OPPOSITE[a.leave] for a in link.tiles[:-1]] == [b.enter for b in link.tiles[1:]]
    assert (state.unfinished, state.building, state.turn) == ([], None, 1)
    assert state.locomotives_left(0) == 24
    assert GAME.restore(state.to_data()) == state


def test_5_the_joining_tile_may_be_the_first_out_of_a_city_and_the_only_one():
    others = [
        track("Ben", "Saskatoon", "east", "south-east"),
        track("Ben", "Saskatoon", "north-east", "east", "south-east", "south-west"),
    ]
    state = position(unfinished=[track("Ann", "Winnipeg", "north-west", "west", "west"), *others])
    build(state)
    counted(state)
    play(state, "start Regina north-east")
    assert counted(state) == ["lay 11,8 east"]
    events = play(state, "lay 11,8 east")
    assert events[-1] == LinkFinished(0, 0, city("Regina"), city("Winnipeg"))


def test_5_two_halves_from_one_city_are_no_link():
    state = position(
        unfinished=[
            track("Ann", "Regina", "north-west", "north-east"),
            track("Ann", "Regina", "east", "north-east", "north-west", "west"),
        ]
    )
    build(state, "continue 11,7 west")
    assert counted(state) == ["lay 10,7 west", "lay 10,7 north-west"]


def test_5_anothers_half_is_not_joined():
    state = position(
        unfinished=[
            track("Ann", "Regina", "north-east", "east"),
            track("Ben", "Winnipeg", "north-west", "west"),
        ]
    )
    build(state, "continue 11,8 east")
    assert "lay 12,8 east" not in counted(state)


def test_5_a_ridge_between_two_halves_is_paid_by_the_tile_that_joins_them():
    # The ridge lies between 6,9 and 5,9.
    state = position(unfinished=[track("Ann", "Vancouver", "east", "east", "east", "east")])
    assert costs(build(state, "start Calgary west", "lay 6,9 west")) == [4000 + 4000]
    assert [found.ridges for found in state.links] == [1]


@pytest.mark.parametrize(
    ("way", "paid"),
    [
        (("start Regina east", "lay 11,9 east"), [2000]),
        (("start Winnipeg west", "lay 12,9 west"), [3000]),
        (("start Vancouver south-east", "lay 3,10 east"), [4000]),
        (("start Whitehorse east", "lay 2,1 east"), [4000 + 1000]),
        (("start Hay River east", "lay 8,0 east"), [3000 + 1000]),
        (("start Hay River west", "lay 6,0 west"), [2000 + 1000]),
        (("start Nelson east", "lay 6,10 north-east"), [4000 + 4000]),
        (("start Calgary west", "lay 6,9 south-west", "lay 6,10 west"), [4000, 4000 + 4000]),
        (
            ("start Vancouver east", "lay 3,9 east", "lay 4,9 east", "lay 5,9 east", "lay 6,9 east"),
            [3000, 4000, 4000, 4000 + 4000],
        ),
        (("start Kamloops east", "lay 5,7 east", "lay 6,7 north-east"), [4000, 4000 + 4000]),
    ],
)
def test_5_prices_of_open_water_mountain_snow_and_ridges(way, paid):
    state = position()
    assert costs(build(state, *way)) == paid
    assert spent(state) == sum(paid)


def test_5_the_printed_prices():
    cost = BOARD.data.cost
    assert (cost.open, cost.water, cost.mountain, cost.ridge) == (2000, 3000, 4000, 4000)
    assert cost.north_of_snow_line == 1000


def test_5_a_link_needs_a_locomotive():
    most = BOARD.data.setup.locomotives_per_player
    assert position().locomotives_left(0) == most == 25
    state = position(links=links(("Ann", "Regina", "Winnipeg")), claimed={"Kicking Horse": "Ann"})
    assert state.locomotives_left(0) == 24, "a locomotive on a major line is none of the links'"
    build(state, "start Toronto west", "lay 20,14 south-west", "choose pass", "choose pass")
    assert state.locomotives_left(0) == 23


def test_5_track_is_built_whatever_it_costs():
    state = position(points=[0, 0, 0], bonds=[40, 0, 0])
    build(state, "start Nelson east", "lay 6,10 north-east")
    assert state.bonds[0] == 42


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
