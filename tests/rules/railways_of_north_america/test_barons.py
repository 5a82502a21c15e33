"""Barons: every task, strictly most and strictly fewest (ruling 17), and who sees what (ruling 1)."""

import random

import pytest

from game.rules.railways_of_north_america.barons import baron_points
from game.rules.railways_of_north_america.events import BaronRevealed
from game.rules.railways_of_north_america.message_ids import Task
from game.rules.railways_of_north_america.network import longest_chain
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import (
    BARONS,
    BOARD,
    NAMES,
    baron,
    links,
    position,
    track,
)


def points(name, **fields):
    """What a baron brings Ann."""
    others = [found for seat in NAMES for found in BARONS[seat] if found != name]
    barons = {"Ann": name, "Ben": others[0], "Cleo": others[1]}
    return baron_points(position(barons=barons, **fields), 0)


def worth(name):
    """What a baron brings the player who reaches the goal."""
    return BOARD.barons[baron(name)].points


EAST = ("Toronto", "Kingston", "Montreal", "Saint John", "Halifax")
RIDGE = track("Ann", "Nelson", "east", "north-east", "north-west", "west", "north-west")
PASS = track("Ann", "Vancouver", "east", "east", "east", "east", "east")
TUNNEL = track("Ann", "Kamloops", "east", "east", "north-east")


def test_the_printed_barons():
    assert len(BOARD.barons) == 12
    assert {found.name: found.points for found in BOARD.barons} == {
        "William Van Horne": 5,
        "Charles M. Hays": 9,
        "George Stephen": 8,
        "Hugh Allan": 7,
        "Donald Smith": 9,
        "Casimir Gzowski": 5,
        "Sandford Fleming": 6,
        "James J. Hill": 6,
        "William Mackenzie": 7,
        "Robert Reid": 6,
        "Donald Mann": 6,
        "Thomas Shaughnessy": 7,
    }
    assert BOARD.barons[baron("George Stephen")].with_at_least_links == 7
    for name, needed in (("Casimir Gzowski", 5), ("Sandford Fleming", 3), ("Donald Mann", 4)):
        assert BOARD.barons[baron(name)].at_least == needed


def test_connect_by_own_links():
    way = ("Vancouver", "Calgary", "Regina", "Winnipeg")
    assert points("William Van Horne", links=links(("Ann", *way))) == worth("William Van Horne")
    assert points("William Van Horne", links=links(("Ann", *way[:3]), ("Ben", *way[2:]))) == 0
    assert points("William Van Horne", links=links(("Ann", *way[:2]), ("Ann", *way[2:]))) == 0


def test_connect_three_cities():
    assert points("Hugh Allan", links=links(("Ann", *EAST))) == worth("Hugh Allan")
    assert points("Hugh Allan", links=links(("Ann", *EAST[1:]))) == 0
    assert points("Hugh Allan", links=links(("Ann", *EAST[:-1]))) == 0


def test_fewest_bonds_with_enough_links():
    needed = BOARD.barons[baron("George Stephen")].with_at_least_links
    cities = (
        "Windsor",
        "London",
        "Toronto",
        "Kingston",
        "Ottawa",
        "Montreal",
        "Quebec",
        "Moncton",
        "Halifax",
    )
    enough, fewer = links(("Ann", *cities[: needed + 1])), links(("Ann", *cities[:needed]))
    assert (len(enough), len(fewer)) == (needed, needed - 1)
    assert points("George Stephen", links=enough, bonds=[2, 3, 4]) == worth("George Stephen")
    assert points("George Stephen", links=enough, bonds=[3, 3, 4]) == 0
    assert points("George Stephen", links=enough, bonds=[5, 3, 4]) == 0
    assert points("George Stephen", links=fewer, bonds=[2, 3, 4]) == 0


def test_longest_chain():
    mine, rivals = ("Ann", *EAST[:4]), ("Ben", "Winnipeg", "Regina", "Saskatoon", "Edmonton")
    assert points("Donald Smith", links=links(mine, rivals[:-1])) == worth("Donald Smith")
    assert points("Donald Smith", links=links(mine, rivals)) == 0
    assert points("Donald Smith") == 0


def test_a_chain_visits_no_city_twice():
    star = position(
        links=links(
            ("Ann", "Regina", "Winnipeg"), ("Ann", "Regina", "Saskatoon"), ("Ann", "Regina", "Calgary")
        )
    )
    assert longest_chain(star, 0) == 2
    loop = position(
        links=links(("Ann", "Regina", "Saskatoon", "Edmonton", "Calgary", "Medicine Hat", "Regina"))
    )
    assert longest_chain(loop, 0) == 4
    assert longest_chain(loop, 1) == 0


def test_at_least_five_of_five_cities():
    line = ("Windsor", "London", "Toronto", "Kingston", "Ottawa")
    assert points("Casimir Gzowski", links=links(("Ann", *line))) == worth("Casimir Gzowski")
    apart = links(("Ann", "Windsor", "London"), ("Ann", "Toronto", "Kingston"), ("Ann", "Ottawa", "Montreal"))
    assert points("Casimir Gzowski", links=apart) == worth("Casimir Gzowski")
    assert points("Casimir Gzowski", links=links(("Ann", *line[:4]))) == 0
    assert points("Casimir Gzowski", links=links(("Ann", *line[:4]), ("Ben", "Kingston", "Ottawa"))) == 0


def test_three_links_across_ridges():
    assert points("Sandford Fleming", links=[RIDGE, PASS, TUNNEL]) == worth("Sandford Fleming")
    assert points("Sandford Fleming", links=[RIDGE, PASS]) == 0
    state = position(links=[RIDGE, PASS, TUNNEL])
    assert [link.ridges for link in state.links] == [2, 1, 1]


def test_strictly_highest_engine():
    assert points("James J. Hill", engine=[4, 3, 3]) == worth("James J. Hill")
    assert points("James J. Hill", engine=[4, 4, 3]) == 0
    assert points("James J. Hill", engine=[3, 4, 3]) == 0


def test_strictly_most_cities():
    mine = ("Ann", "Toronto", "Kingston", "Ottawa")
    assert points("William Mackenzie", links=links(mine, ("Ben", "Regina", "Winnipeg"))) == worth(
        "William Mackenzie"
    )
    assert points("William Mackenzie", links=links(mine, ("Ben", "Saskatoon", "Regina", "Winnipeg"))) == 0


def test_two_cities_of_newfoundland_and_one_beyond_the_ferry():
    rows = [
        track("Ann", "Corner Brook", "east", "south-east", "south-east"),
        track("Ann", "Port aux Basques", "east", "east"),
        track("Ann", "Port aux Basques", "south-west", "south-west"),
    ]
    assert points("Robert Reid", links=rows[:2]) == 0
    joined = position(barons={"Ann": "Robert Reid", "Ben": "Hugh Allan", "Cleo": "Donald Mann"}, links=rows)
    assert baron_points(joined, 0) == worth("Robert Reid")


def test_four_links_in_the_snow():
    north = ("Whitehorse", "Dawson Creek", "Hay River", "Fort McMurray", "Prince Albert")
    assert points("Donald Mann", links=links(("Ann", *north))) == worth("Donald Mann")
    assert points("Donald Mann", links=links(("Ann", *north[:-1]), ("Ann", "Regina", "Winnipeg"))) == 0


def test_strictly_most_links():
    assert points("Thomas Shaughnessy", links=links(("Ann", "Toronto", "Kingston"))) == worth(
        "Thomas Shaughnessy"
    )
    assert (
        points(
            "Thomas Shaughnessy", links=links(("Ann", "Toronto", "Kingston"), ("Ben", "Regina", "Winnipeg"))
        )
        == 0
    )


# What is hidden.


def test_a_seat_sees_its_own_barons_and_no_others():
    state = position()
    for seat in range(3):
        seen = state.observation(seat)
        assert seen["kept"] == [kept if other == seat else -1 for other, kept in enumerate(state.kept)]
        for other, pair in enumerate(state.dealt):
            assert seen["dealt"][other] == (list(pair) if other == seat else [-1, -1])


def swapped(state, first, second):
    """The state with two barons changed for each other, wherever they are."""
    change = {first: second, second: first}
    data = state.to_data()
    data["dealt"] = [[change.get(b, b) for b in pair] for pair in data["dealt"]]
    data["kept"] = [change.get(b, b) for b in data["kept"]]
    return state.game.restore(data)


def test_what_a_seat_can_t_know_changes_nothing_that_it_sees():
    state = position()
    hidden = [number for number in range(len(BOARD.barons)) if number not in state.dealt[0]]
    rng = random.Random(5)
    for _ in range(30):
        other = swapped(state, *rng.sample(hidden, 2))
        assert other.observation(0) == state.observation(0)
        assert other.scores() == state.scores()
        assert (
            other.determinize(0, random.Random(8)).to_data()
            == state.determinize(0, random.Random(8)).to_data()
        )


def test_imagined_barons_could_be_anybodys_but_ones_own():
    state = position()
    rng, found = random.Random(2), set()
    for _ in range(300):
        world = state.determinize(0, rng)
        assert world.observation(0) == state.observation(0)
        assert world.game.restore(world.to_data()) == world
        found.add(world.kept[1])
    assert found == set(range(len(BOARD.barons))) - set(state.dealt[0])


def test_a_choice_to_come_is_imagined_open():
    state = position(step=0, acted=1, turn=1, kept=[baron("George Stephen"), -1, -1])
    state = state.determinize(1, random.Random(3))
    assert state.kept[0] in state.dealt[0]
    assert state.kept[1:] == [-1, -1]


def test_barons_are_shown_at_the_end():
    state = position(2, round=2, first=1, acted=1, turn_number=5, last_turn=5, engine=[1, 2])
    events = play(state, "choose pass")
    assert [event for event in events if isinstance(event, BaronRevealed)] == [
        BaronRevealed(0, baron("George Stephen"), Task.FEWEST_BONDS(count=7), 0),
        BaronRevealed(1, baron("James J. Hill"), Task.HIGHEST_ENGINE(), worth("James J. Hill")),
    ]
    assert state.observation(0)["kept"] == state.kept
    world = state.determinize(0, random.Random(1))
    assert world.kept == state.kept
    assert world.scores() == state.scores() == [0, worth("James J. Hill")]


@pytest.mark.parametrize("name", [found.name for found in BOARD.barons])
def test_nobody_fulfils_a_task_with_nothing(name):
    assert points(name) == 0
