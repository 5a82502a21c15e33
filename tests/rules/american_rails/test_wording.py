"""What the table shows: prompts, headings, the lines of the log."""

import pytest

from game.rules.american_rails.events import IncomeChanged, PhaseBegan
from game.rules.american_rails.message_ids import row_title
from game.words import Localizer
from tests.helpers.american_rails.building import GAME, NAMES, full_map, markers, position, preparation
from tests.helpers.play import heading, log_lines, play, prompt


def lines(state, *texts):
    """The lines of the log that some moves make."""
    return log_lines(state, NAMES, *texts)


def test_log_of_the_preparation_round():
    state = preparation(3, absent="Liberty")
    assert lines(state, "put up Majestic", "bid 12", "bid 15", "pass", "pass", "start in St. Louis") == [
        "Rick puts up a share of Majestic.",
        "Rick bids $12.",
        "Mike bids $15.",
        "Mary passes.",
        "Rick passes.",
        "Mike buys a share of Majestic for $15.",
        "Mike starts Majestic in St. Louis.",
        "Mike takes position 1 in the turn order.",
    ]
    assert (
        lines(state, "put up American", "pass", "pass", "pass")[-1]
        == "Nobody bids, so a share of American leaves the game."
    )


def test_log_of_an_expansion():
    state = position(
        treasury={"American": 40}, shares={"Rick": {"American": 1}}, track={"American": ["2,2", "15,3"]}
    )
    assert lines(
        state, "choose expand_3", "lay American 3,2", "lay American Chicago", "lay American New York"
    ) == [
        "Rick chooses Expand 3.",
        "Rick lays track of American to the plains near Chicago ($2).",
        "Rick lays track of American to Chicago ($2).",
        "Rick lays track of American to New York ($2).",
        "American connects Chicago and New York: +$10 income.",
    ]


def test_log_of_the_other_actions():
    state = position(
        cash=[9, 1, 0],
        shares={"Rick": {"American": 2}, "Mike": {"National": 1}},
        track={"American": ["Detroit"], "National": ["Boston"]},
    )
    assert lines(state, "choose develop", "develop Detroit") == [
        "Rick chooses Develop.",
        "Rick builds a house in Detroit.",
    ]
    assert lines(state, "choose take_2", "take from players") == [
        "Mike chooses Take $2.",
        "Rick pays $2 to the bank.",
    ]
    assert lines(state, "choose fund_5", "fund National") == [
        "Mary chooses Fund $5.",
        "National gets $5 from the bank.",
    ]
    assert lines(state, "choose take_2", "take from bank") == [
        "Rick chooses Take $2.",
        "Rick takes $2 from the bank.",
    ]
    assert lines(state, "choose expand_4", "decline") == ["Mary chooses Expand 4.", "Mary declines."]


def test_log_of_a_years_end_and_the_end_of_the_game():
    told = {
        "column": 2,
        "markers": markers(*[{"pass": "Rick", "develop": "Mike", "fund_5": "Mary"}] * 2),
        "shares": {"Rick": {"American": 1}, "Mike": {"American": 1, "National": 1}},
        "track": {"American": ["Detroit"], "National": ["Boston"]},
    }
    last = ("choose pass", "choose develop", "decline", "choose fund_5", "decline")
    assert lines(position(**told), *last)[-5:] == [
        "American pays $2 on each of 2 shares.",
        "National pays $5 on 1 share.",
        "Rick takes position 1 in the turn order.",
        "Mike takes position 2 in the turn order.",
        "Mary takes position 3 in the turn order.",
    ]
    assert lines(position(year=1857, **told), *last)[-1] == "The game is over. 1857 is over."


def test_log_of_a_share_that_is_lost():
    assert lines(full_map(), "choose auction", "put up Republic", "bid 12", "pass", "pass", "pass")[-2:] == [
        "Rick buys a share of Republic for $12.",
        "No city is free for Republic, so Rick loses the share and the company leaves the game.",
    ]


def test_some_events_need_no_line():
    localizer = Localizer(GAME, NAMES)
    assert localizer.event_text(IncomeChanged(0, 1, 2)) is None
    assert localizer.event_text(PhaseBegan(1851, 0)) is None


def test_a_city_that_ends_with_a_full_stop_ends_the_sentence():
    state = preparation(3, absent="Liberty")
    play(state, "put up Majestic", "bid 12", "pass", "pass")
    assert lines(state, "start in Charleston, W. Va.")[0] == "Rick starts Majestic in Charleston, W. Va."


def test_prompts_and_headings_of_the_preparation():
    state = preparation(3, absent="Liberty")
    assert heading(state) == "Preparation round"
    assert prompt(state) == ("Put up a share", "Choose the company whose share is auctioned next.")
    play(state, "put up Majestic")
    assert prompt(state) == ("Auction: Majestic", "Nobody has bid yet. Bid at least $10, or pass.")
    play(state, "bid 14")
    assert prompt(state) == ("Auction: Majestic", "The high bid is $14. Bid at least $15, or pass.")
    play(state, "pass", "pass")
    assert prompt(state) == ("Majestic begins", "Place Majestic’s first cube in any city without a cube.")


@pytest.mark.parametrize(
    ("players", "key", "title", "words"),
    [
        (3, "develop", "Develop", "Build a house in a city with track, or decline."),
        (3, "fund_5", "Fund $5", "Choose the company that gets $5 from the bank, or decline."),
        (3, "take_2", "Take $2", "Take $2 from the bank, or make every other player pay $2 to the bank."),
        (
            4,
            "take_2",
            "Take $2 or Expand 2",
            "Take $2 from the bank, or make every other player pay $2 to the bank, or lay up to two cubes.",
        ),
        (3, "auction", "Auction a share", "Choose the company whose share you put up, or decline."),
        (5, "expand_3", "Expand 3", "Lay up to 3 cubes, one at a time, or decline."),
        (3, "expand_4", "Expand 4", "Lay up to 4 cubes, one at a time, or decline."),
    ],
)
def test_prompts_of_the_rows(players, key, title, words):
    state = position(players)
    assert prompt(state) == ("Choose an action", "Move your marker to a free row of the action track.")
    assert heading(state) == "1851, first action phase"
    play(state, f"choose {key}")
    assert prompt(state) == (title, words)
    assert Localizer(GAME).message(row_title(key, players)) == title


def test_prompt_after_a_cube_and_at_the_end():
    state = position(
        shares={"Rick": {"American": 1}}, track={"American": ["Cincinnati"]}, treasury={"American": 9}
    )
    play(state, "choose expand_3", "lay American 5,5")
    assert prompt(state) == ("Expand 3", "Lay the next cube, or finish.")
    columns = [{"pass": "Rick", "develop": "Mike", "fund_5": "Mary"}] * 2
    state = position(year=1857, column=2, markers=markers(*columns))
    assert heading(state) == "1857, third action phase"
    play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    assert prompt(state) == ("The game is over", "1857 is over.")
    assert heading(state) == "1857, third action phase"
