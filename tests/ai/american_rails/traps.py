"""Positions of American Rails in which a weak bot goes wrong."""

from typing import Any

from game.rules.american_rails.steps import LAYING
from game.rules.contract import State
from tests.ai.trap import Trap, never, only, played
from tests.helpers.american_rails import building as american


def beside_atlanta() -> State:
    """Atlanta is next to the track and costs $4, for a rival is there; with New York it brings $13."""
    return american.position(
        cash=[20, 20, 20],
        treasury={"American": 4, "National": 3, "Majestic": 3},
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={"American": ["New York", "7,12"], "National": ["Atlanta"], "Majestic": ["Mobile"]},
        year=1856,
    )


def first_share(*bids: str) -> State:
    """Who passes here may begin the first year with $50 and no company."""
    return played(american.preparation(), "put up Majestic", *bids)


def last_action() -> State:
    """American's $4 reach no city, and its only one is developed: nothing but money is to be had."""
    columns = {"pass": "Mary", "auction": "Mike", "fund_5": "Rick"}
    return american.position(
        cash=[50, 50, 20],
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        year=1857,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=american.markers(columns, columns, {"auction": "Mary", "fund_5": "Mike"}),
        turn=american.SEATS["Rick"],
        treasury={"American": 4},
        track={"American": ["New Orleans"], "National": ["New York"], "Majestic": ["Chicago"]},
        houses=["New Orleans"],
    )


BEFORE = {"pass": "Mary", "develop": "Mike", "fund_5": "Rick"}
"""A phase in which Mary chose first and Rick last."""


def third_share() -> State:
    """With Buffalo's $4 American pays $3 a share and no longer $2; Harrisburg's $1 brings nobody more."""
    return american.position(
        cash=[24, 24, 24],
        treasury={"American": 4, "National": 4, "Majestic": 4},
        shares={"Rick": {"American": 2}, "Mike": {"National": 2}, "Mary": {"Majestic": 2, "American": 1}},
        track={
            "American": ["Pittsburgh", "11,2", "11,1", "11,3", "12,3"],
            "National": ["Philadelphia"],
            "Majestic": ["Atlanta"],
        },
        year=1854,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=american.markers(BEFORE, BEFORE, {"pass": "Mary", "develop": "Mike", "expand_3": "Rick"}),
        step=LAYING,
        turn=american.SEATS["Rick"],
        row_chosen=american.row("expand_3"),
        to_lay=1,
        laid=2,
    )


def shareless(**how: Any) -> State:
    """In the first year Rick has all his $50 and no share; each of the others has one and $32."""
    return american.position(
        cash=[50, 32, 32],
        treasury={"National": 8, "Majestic": 8},
        shares={"Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={"National": ["New York", "15,3", "Philadelphia"], "Majestic": ["Atlanta", "Chattanooga"]},
        year=1851,
        **how,
    )


def without_share(*moves: str) -> State:
    """So an auction begins."""
    return played(shareless(), "choose pass", "choose auction", *moves)


def no_share_and_a_dividend_near() -> State:
    """So the year ends, and dividends come before Rick acts again."""
    columns = {"pass": "Mary", "take_2": "Mike", "develop": "Rick"}
    return shareless(
        column=2,
        order=["Mary", "Rick", "Mike"],
        turn=american.SEATS["Rick"],
        markers=american.markers(columns, columns, {"take_2": "Mary"}),
    )


def second_place(*moves: str, mary: int = 300) -> State:
    """The last action of all. Nobody reaches Mary if she has $300. American can pay $5 more in New York or
    in Baltimore; in New York National will pay $3 less, and Rick is ahead of Mike."""
    first = {"pass": "Mary", "auction": "Mike", "fund_5": "Rick"}
    state = american.position(
        cash=[44, 48, mary],
        treasury={"American": 6},
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={
            "American": ["Philadelphia", "15,3", "14,5"],
            "National": ["New York"],
            "Majestic": ["Chicago"],
        },
        year=1857,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=american.markers(first, first, {"auction": "Mary", "fund_5": "Mike"}),
        turn=american.SEATS["Rick"],
    )
    return played(state, *moves)


def share_for_little(*cash: int) -> State:
    """National has $14 a year and one share: the second, which will pay $21, is to be had for $13."""
    first = {"pass": "Mary", "develop": "Rick", "fund_5": "Mike"}
    state = american.position(
        cash=cash,
        treasury={"National": 5},
        shares={"Rick": {"American": 1}, "Mike": {"Majestic": 1}, "Mary": {"National": 1}},
        track={
            "National": ["New York", "15,3", "Philadelphia"],
            "American": ["Mobile"],
            "Majestic": ["Memphis"],
        },
        year=1855,
        column=2,
        order=["Mary", "Rick", "Mike"],
        markers=american.markers(first, first),
    )
    return played(state, "choose auction", "put up National", "bid 12")


def short_of_the_end() -> State:
    """Rick is $40 ahead, and each year the others get $26 and $33 to his $10. Republic and the houses are
    down to two pieces; when Liberty has laid six cubes more the game ends, and nobody else lays them."""
    return american.position(
        absent="Continental",
        cash=[130, 90, 90],
        treasury={"Liberty": 30},
        shares={"Rick": {"Liberty": 1}, "Mike": {"American": 2}, "Mary": {"National": 2, "Republic": 1}},
        track={
            "Liberty": american.region("New Orleans", 10),
            "Republic": american.region("Chicago", 14),
            "American": ["New York", "15,3", "Philadelphia", "Boston", "Albany"],
            "National": ["Pittsburgh", "Harrisburg", "Baltimore", "Richmond"],
        },
        year=1855,
        houses=[city.name for city in american.BOARD.cities[:10]],
    )


AMERICAN_RAILS = {
    "a pair through a rival's city": Trap(beside_atlanta, only("choose expand_3", "choose expand_4")),
    "the cheap city of a pair": Trap(
        lambda: played(beside_atlanta(), "choose expand_3"), only("lay American Atlanta")
    ),
    "the first share for the minimum": Trap(first_share, never("pass")),
    "the first share for a little more": Trap(lambda: first_share("bid 12"), never("pass")),
    "an action that does nothing": Trap(last_action, only("choose take_2")),
    "the one cube that raises a dividend": Trap(third_share, only("lay American Buffalo")),
    "no share in the first year": Trap(
        lambda: without_share("put up National", "bid 12", "pass"), never("pass")
    ),
    "no share in the first year, and a company without track": Trap(
        lambda: without_share("put up American", "bid 12", "pass"), never("pass")
    ),
    "no share, and a dividend near": Trap(no_share_and_a_dividend_near, only("choose auction")),
    # Deep searches think four cubes .045 better; in 200 matches three are better by .014 (error .003).
    "the end of the game, for who is ahead": Trap(
        short_of_the_end, only("choose expand_3", "choose expand_4"), 200
    ),
    "second place, when the first is decided": Trap(second_place, only("choose expand_3", "choose expand_4")),
    "second place by one of two cities": Trap(
        lambda: second_place("choose expand_3"), only("lay American New York")
    ),
    "a share for little, far ahead": Trap(lambda: share_for_little(300, 30, 60), only("bid 13", "bid 16")),
    "a share for little, far behind": Trap(
        lambda: share_for_little(60, 30, 300), only("bid 13", "bid 16", "bid 19")
    ),
}
