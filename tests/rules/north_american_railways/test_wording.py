"""What the table shows: prompts, headings, the lines of the log."""

import pytest

from game.rules.contract import BANK, MoneyPaid, seat_party
from game.rules.north_american_railways.cities import why_passing
from game.rules.north_american_railways.events import IncomePaid, PhaseBegan
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.steps import (
    ALL_BOUGHT,
    BY_CHOICE,
    NO_CITIES,
    NO_SHARES,
    OTHERS_TOO_POOR,
    TOO_POOR,
)
from tests.helpers.north_american_railways.building import CITY_NAMES, NAMES, buying, trading
from tests.helpers.play import ending, heading, localizer, log_lines, play, prompt


def lines(state, *texts):
    """The lines of the log that some moves make."""
    return log_lines(state, NAMES, *texts)


def shares(**told):
    """Marion directs blue, Angelika green; nobody directs red and yellow."""
    return trading(shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}}, **told)


def test_log_of_phase_1():
    assert lines(shares(), "found 3 600", "draw New York") == [
        "Marion buys a share of Red for $600.",
        "Marion is now director of Red.",
        "Red starts in New York.",
    ]
    assert lines(shares(), "buy own 1") == ["Marion buys a share of Blue for $1,000."]
    assert lines(shares(), "offer 2 800", "buy instead", "end turn") == [
        "Marion offers $800 for a share of Green.",
        "Angelika, Green’s director, buys the share instead.",
        "Angelika buys a share of Green for $800.",
        "Marion takes no further share.",
    ]
    assert lines(shares(), "offer 2 800", "let go") == [
        "Marion offers $800 for a share of Green.",
        "Angelika, Green’s director, allows the purchase.",
        "Marion buys a share of Green for $800.",
        "Marion is now director of Green.",
    ]
    assert lines(trading(cash=[0, 0, 0]), "take money") == [
        "Marion has no cash and takes $200 from the bank instead of a share."
    ]


def test_log_of_phases_2_and_3():
    state = buying(
        treasury={"blue": 400},
        shares={"Marion": {"blue": 2}, "Angelika": {"blue": 1, "green": 2}},
        networks={"blue": ["Chicago"]},
        bottom_cities=["Detroit"],
    )
    assert lines(state, "buy blue 1", "pass", "pass", "pass") == [
        "Marion buys Detroit for Blue for $300.",
        "Angelika passes.",
        "Daniela holds no shares and passes.",
        "Marion has bought for each of their companies and passes.",
        "Blue pays $200 per share, $100 to the director, $100 to its treasury.",
        "Green pays $100 per share.",
        "Turn 3: Angelika goes first.",
    ]


def test_log_of_the_last_turn():
    state = buying(shares={"Marion": {"blue": 1}}, networks={"blue": ["Seattle"]})
    assert lines(state, "pass", "pass", "pass")[-4:] == [
        "This is the last turn. Nobody bought a city.",
        "Blue pays $300 per share.",
        "Final payment: Blue pays $300 per share.",
        "The game is over. Nobody bought a city.",
    ]


def test_some_events_need_no_line_and_some_words():
    say = localizer(shares()).event_text
    assert say(PhaseBegan(2)) is None
    assert say(MoneyPaid(BANK, seat_party(0), 100, Paid.INCOME)) is None
    assert say(IncomePaid(0, 100, 0, 200)) == "Blue pays $100 per share, $200 to its treasury."


def test_prompts_and_headings():
    state = shares()
    assert heading(state) == "Turn 2, shares"
    assert prompt(state) == ("Choose a share", "Take the bottom share of a column and name your price.")
    play(state, "offer 2 800")
    assert heading(state) == "Turn 2, shares"
    assert prompt(state) == (
        "An offer for Green",
        "Ada offers $800. Let them buy, or buy it yourself?",
    )
    play(state, "buy instead")
    assert prompt(state) == (
        "Another share?",
        "Choose a share of a company you haven’t asked for yet, or end your turn.",
    )
    play(state, "found 3 100")
    assert prompt(state) == ("The start city", "The top start city of the stack is turned over.")
    assert prompt(trading(cash=[0, 0, 0])) == (
        "No money",
        "Take $200 from the bank instead of a share this turn.",
    )
    state = buying(treasury={"blue": 900}, shares={"Marion": {"blue": 1}})
    assert heading(state) == "Turn 2, cities"
    assert prompt(state) == (
        "Buy a city",
        "Choose a bottom city for one of your companies, or pass for this turn.",
    )
    play(state, "pass")
    assert prompt(state) == ("You must pass", "You hold no shares, so you can’t buy a city.")
    play(state, "pass", "pass")
    assert heading(state) == "Turn 2, the end"
    assert prompt(state) == ("The game is over", "Nobody bought a city.")


@pytest.mark.parametrize(
    ("told", "moves", "why"),
    [
        ({"treasury": {"blue": 900}, "shares": {"Marion": {"blue": 1}}}, [], BY_CHOICE),
        ({}, [], NO_SHARES),
        ({"shares": {"Marion": {"blue": 1}}, "networks": {"blue": CITY_NAMES}}, [], NO_CITIES),
        ({"shares": {"Marion": {"blue": 1}}}, [], TOO_POOR),
        ({"shares": {"Marion": {"blue": 1}}, "treasury": {"blue": 900}}, ["buy blue 1"], ALL_BOUGHT),
        (
            {"shares": {"Marion": {"blue": 1, "red": 1}}, "treasury": {"blue": 900}},
            ["buy blue 1"],
            OTHERS_TOO_POOR,
        ),
    ],
)
def test_why_a_player_passes(told, moves, why):
    state = buying(bottom_cities=["Detroit"], **told) if "networks" not in told else buying(**told)
    play(state, *moves, *["pass", "pass"] if moves else [])
    assert state.turn == 0
    assert why_passing(state) == why


def test_the_three_endings():
    few_cities = buying(shares={"Marion": {"blue": 1}}, networks={"blue": CITY_NAMES[:31]})
    few_shares = buying(
        shares={
            "Marion": {"blue": 6, "green": 6},
            "Angelika": {"red": 6, "yellow": 6},
            "Daniela": {"black": 2},
        }
    )
    for state, words in (
        (few_cities, "5 or fewer cities were left to buy."),
        (few_shares, "Fewer shares are left than there are players."),
        (buying(), "Nobody bought a city."),
    ):
        assert ending(state) is None
        play(state, "pass", "pass", "pass")
        assert ending(state) == words


def test_phases():
    state = shares()
    assert state.phase() == 1
    play(state, "offer 2 100")
    assert state.phase() == 1
    assert buying().phase() == 2
    state = buying()
    play(state, "pass", "pass", "pass")
    assert state.phase() == 3
