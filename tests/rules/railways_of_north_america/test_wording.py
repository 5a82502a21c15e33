"""What the table shows: prompts, headings, the lines of the log."""

import pytest

from game.rules.railways_of_north_america import GAME
from tests.helpers.play import heading, log_lines, play, prompt
from tests.helpers.railways_of_north_america.building import NAMES, links, position


def lines(state, *texts):
    """The lines of the log that some moves make."""
    return log_lines(state, NAMES, *texts)


AUCTION = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}


def test_log_of_the_barons_and_the_auction():
    state = position(step=0, kept=[-1, -1, -1], turn_number=1)
    names = [GAME.board.barons[pair[0]].name for pair in state.dealt]
    assert heading(state) == "The barons"
    assert prompt(state)[0] == "Choose your baron"
    assert lines(state, *(f"keep {name}" for name in names)) == [
        "Ann keeps a baron.",
        "Ben keeps a baron.",
        "Cleo keeps a baron.",
    ]
    assert heading(state) == "Turn 1, auction"
    assert prompt(state) == ("Who goes first?", "Nobody has bid yet. Bid at least $1,000, or pass.")
    assert lines(state, "bid 3000") == ["Ann bids $3,000."]
    assert prompt(state)[1] == "The high bid is $3,000. Bid at least $4,000, or pass."
    assert lines(state, "pass", "pass") == [
        "Ben passes.",
        "Cleo passes.",
        "Ann goes first for $3,000.",
        "Ann is short of cash and takes 1 bond.",
    ]
    assert heading(state) == "Turn 1, round 1 of 3"


def test_log_of_an_auction_without_bids():
    assert lines(position(step=1, auction=AUCTION), "pass", "pass", "pass")[-1] == (
        "Nobody bids, so the first-player marker moves one seat clockwise, to Ben."
    )


def test_log_of_building():
    state = position(hands={"Ann": {"Tunnel Engineer": 1}})
    play(state, "choose build")
    assert prompt(state)[0] == "Build"
    play(state, "start Vancouver east")
    assert prompt(state) == ("Track from Vancouver", "Lay up to 4 tiles, as far as the next city.")
    told = lines(state, "use Tunnel Engineer", "lay 3,9 east", "lay 4,9 east")
    assert told == [
        "Ann uses Tunnel Engineer.",
        "Ann lays track over water near Vancouver for $3,000.",
        "Ann is short of cash and takes 1 bond.",
        "Ann lays track over mountains near Nelson for $2,000.",
    ]
    assert prompt(state)[1] == "Lay up to 2 more tiles, as far as the next city, or stop."
    assert lines(state, "lay 5,9 east", "lay 6,9 east") == [
        "Ann lays track over mountains near Nelson for $2,000.",
        "Ann is short of cash and takes 1 bond.",
        "Ann lays track over mountains near Calgary across a ridge for $4,000.",
        "Ann is short of cash and takes 1 bond.",
        "Ann finishes the link from Vancouver to Calgary.",
        "Ann connects Vancouver and Calgary, a Major Line: 3 points.",
    ]


def test_log_of_a_ferry_and_of_unfinished_track():
    state = position(hands={"Ann": {"Ferry Line": 1}}, round=2, first=1, acted=2)
    assert lines(state, "choose build", "start Vancouver west", "lay 1,9 west", "stop") == [
        "Ann lays track over the ferry near Vancouver for nothing.",
        "Ann uses Ferry Line.",
        "Ann’s unfinished track from Vancouver is removed at the end of the turn.",
    ]


def test_log_of_cities():
    state = position(empty=["London"], display={"Mines": 1, "City Growth": 1})
    assert lines(state, "choose urbanize", "urbanize black London") == [
        "Ann is short of cash and takes 2 bonds.",
        "Ann makes London a new black city.",
    ]
    assert prompt(state) == ("London", "A cube is drawn from the bag.")
    assert lines(state, "draw red", "draw red") == [
        "London gets red.",
        "London returns its Empty City Marker.",
        "London gets red.",
    ]
    assert lines(state, "choose card", "take Mines", "mine Nelson", "draw red", "draw red") == [
        "Ben takes Mines.",
        "Ben is short of cash and takes 2 bonds.",
        "Ben pays $10,000 for the mines.",
        "Nelson gets red.",
        "Red again, so the cube goes back into the bag.",
    ]


def test_log_of_a_delivery():
    state = position(
        links=links(("Ann", "Windsor", "London", "Toronto")),
        cubes={"Windsor": ["blue"]},
        engine=[2, 1, 1],
        display={"First Freight": 1},
        hands={"Ben": {"Hotel: Toronto": 1}},
        empty=[printed.name for printed in GAME.board.cities if printed.name != "Windsor"][:10],
    )
    assert lines(state, "choose deliver", "deliver blue Windsor 1 > 2") == [
        "Ann delivers blue from Windsor to Toronto along 2 links.",
        "Ann gets 1 point for First Freight.",
        "Ben gets 2 points for Hotel: Toronto.",
        "Windsor is empty.",
        "The last Empty City Marker is placed, so turn 3 will be the last.",
    ]


def test_log_of_the_other_actions():
    state = position(hands={"Ann": {"New Train": 1, "Railroad Executive": 1}})
    play(state, "choose upgrade")
    assert prompt(state)[0] == "Upgrade"
    assert lines(state, "use New Train") == [
        "Ann uses New Train.",
        "Ann upgrades to engine level 2 for $3,000.",
        "Ann is short of cash and takes 1 bond.",
    ]
    assert prompt(state)[0] == "One more action?"
    assert lines(state, "use Railroad Executive", "choose pass") == [
        "Ann uses Railroad Executive.",
        "Ann passes.",
    ]


def test_log_of_a_turns_end():
    state = position(2, round=2, first=1, acted=1, points=[10, 0], bonds=[1, 2], deck={"Mines": 1})
    assert lines(state, "choose pass", "turn Mines") == [
        "Ann passes.",
        "Ann receives $12,000 in income less interest.",
        "Ben is short of cash and takes 1 bond.",
        "Ben pays $2,000 in interest above income.",
        "Mines is turned over.",
    ]


def test_log_of_the_end():
    state = position(
        2, round=2, first=1, acted=1, turn_number=5, last_turn=5, engine=[1, 2], points=[4, 9], bonds=[2, 0]
    )
    assert heading(state) == "Turn 5 (the last), round 3 of 3"
    assert lines(state, "choose pass")[-5:] == [
        "Ann kept George Stephen (strictly fewest bonds, 7 links or more): not fulfilled.",
        "Ann ends with 2: 4 for play, less 2 bonds.",
        "Ben kept James J. Hill (strictly highest engine): 6 points.",
        "Ben ends with 15: 9 for play, 6 for the baron.",
        "The game is over. The last Empty City Marker was placed in the turn before.",
    ]
    assert heading(state) == "Turn 5, the end"
    assert prompt(state) == ("The game is over", "The last Empty City Marker was placed in the turn before.")


@pytest.mark.parametrize(
    ("text", "title"),
    [("choose urbanize", "Urbanize"), ("choose deliver", "Deliver"), ("choose card", "Operations card")],
)
def test_prompts_of_the_actions(text, title):
    state = position(
        links=links(("Ann", "Toronto", "London")), cubes={"London": ["blue"]}, display={"Ferry Line": 1}
    )
    assert prompt(state)[0] == "Your action"
    play(state, text)
    assert prompt(state)[0] == title


@pytest.mark.parametrize(
    ("card", "title"), [("Mines", "Mines"), ("City Growth", "City Growth"), ("New Industry", "New Industry")]
)
def test_prompts_of_the_immediate_cards(card, title):
    state = position(display={card: 1})
    play(state, "choose card", f"take {card}")
    assert prompt(state)[0] == title
