"""Why a move can't be played: every sentence the rules have, and that each stands for itself."""

from game.rules.american_rails.kinds import Refusal
from game.rules.american_rails.moves import ChooseAction, Develop, Fund, LayTrack, PlaceStart, PutUp
from game.rules.auction import BidRefusal
from game.rules.contract import NOT_NOW, Move
from tests.helpers.american_rails import BOARD, position, preparation
from tests.helpers.play import after, play


def opening():
    """A game for three without Liberty: Rick puts up the first share."""
    return preparation(3, absent="Liberty")


def bidding():
    """Rick has bid $20 for American; it is Mike's turn, who has $30."""
    return after(position(cash=[40, 30, 20], absent="Liberty"), "choose auction", "put up American", "bid 20")


def start():
    """Mike has bought the first share of National; American is in Boston."""
    state = after(opening(), "put up American", "bid 10", "pass", "pass", "start in Boston")
    return after(state, "put up National", "bid 10", "pass", "pass")


def year(**told):
    """Rick holds American and National, Mike Majestic; Liberty is not in the game."""
    told = {
        "absent": "Liberty",
        "treasury": {"American": 20, "National": 4},
        "shares": {"Rick": {"American": 1, "National": 2}, "Mike": {"Majestic": 1}},
        "track": {"American": ["Cincinnati"], "National": ["5,5"], "Majestic": ["6,4", "Chicago"]},
    } | told
    return position(**told)


def row(key, *texts, **told):
    """Rick has chosen a row, and played some moves of it."""
    return after(year(**told), f"choose {key}", *texts)


def expansion(*texts, **told):
    """Rick has chosen Expand 3."""
    return row("expand_3", *texts, **told)


def ended():
    """The year 1857 is over."""
    state = year(year=1857)
    for _ in range(3):
        play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    return state


def towns_with_houses():
    """Twelve houses stand."""
    towns = [city.name for city in BOARD.cities if not city.hub][:12]
    return row(
        "develop",
        track={"American": [*towns, "Mobile"], "National": ["5,5"], "Majestic": ["6,4"]},
        houses=towns,
    )


NO_LIBERTY = "Liberty is not in this game."
NO_COMPANY = "There is no such company."

CASES = [
    # putting up
    (opening, "put up Liberty", NO_LIBERTY),
    (opening, PutUp(6), NO_COMPANY),
    (opening, PutUp(-1), NO_COMPANY),
    (start, "put up Majestic", "Shares are put up with the action Auction a share."),
    (
        lambda: after(opening(), "put up American", "bid 10", "pass", "pass", "start in Boston"),
        "put up American",
        "A share of American has been put up already in this round.",
    ),
    (year, "put up American", "Shares are put up with the action Auction a share."),
    (lambda: row("fund_5"), "put up American", "Shares are put up with the action Auction a share."),
    (lambda: row("auction", removed={"Republic": 3}), "put up Republic", "Republic has no share left."),
    # bidding
    (opening, "bid 10", "No share is up for auction."),
    (opening, "pass", "No share is up for auction."),
    (start, "pass", "No share is up for auction."),
    (lambda: after(opening(), "put up American"), "bid 9", "The lowest bid is $10."),
    (bidding, "bid 20", "The lowest bid is $21."),
    (bidding, "bid 31", "You have only $30."),
    (bidding, "choose pass", "No marker is moved now."),
    # the first cube
    (opening, "start in Boston", "A first cube is placed when a new company's share has been bought."),
    (start, "start in 5,5", "A company begins in a city."),
    (start, PlaceStart(-3), "A company begins in a city."),
    (start, PlaceStart(999), "A company begins in a city."),
    (start, "start in Boston", "Boston has a cube already."),
    # the action track
    (opening, "choose pass", "No marker is moved now."),
    (lambda: row("pass"), "choose pass", "Pass is taken in this phase."),
    (lambda: row("take_2", "decline"), "choose take_2", "Take $2 is taken in this phase."),
    (year, ChooseAction(7), "There is no such row."),
    (year, ChooseAction(-1), "There is no such row."),
    (year, "decline", "There is no action to decline."),
    (lambda: expansion("lay American 7,5"), "decline", "A cube has been laid: finish instead."),
    (year, "finish", "There is no expansion to finish."),
    (lambda: row("develop"), "finish", "There is no expansion to finish."),
    (lambda: row("take_2"), "finish", "There is no expansion to finish."),
    (expansion, "finish", "No cube has been laid: decline instead."),
    # develop
    (year, "develop Cincinnati", "Houses are built with the action Develop."),
    (towns_with_houses, "develop Mobile", "No development marker is left."),
    (lambda: row("develop"), "develop 5,5", "Houses are built in cities."),
    (lambda: row("develop"), Develop(999), "Houses are built in cities."),
    (lambda: row("develop", houses=["Cincinnati"]), "develop Cincinnati", "Cincinnati has been developed."),
    (lambda: row("develop"), "develop Chicago", "Chicago has a black square: it is never developed."),
    (lambda: row("develop"), "develop Detroit", "There is no track in Detroit."),
    # fund, take
    (year, "fund American", "Treasuries are funded with the action Fund $5."),
    (lambda: row("fund_5"), "fund Liberty", NO_LIBERTY),
    (lambda: row("fund_5"), Fund(6), NO_COMPANY),
    (year, "take from bank", "That is part of the action Take $2."),
    (lambda: row("fund_5"), "take from players", "That is part of the action Take $2."),
    (lambda: expansion("lay American 7,5"), "take from bank", "That is part of the action Take $2."),
    (
        lambda: row("take_2", "lay American 7,5", players=4, absent=None),
        "take from bank",
        "A cube has been laid instead.",
    ),
    # expand
    (year, "lay American 7,5", "Track is laid with an Expand action."),
    (lambda: row("take_2"), "lay American 7,5", "Track is laid with an Expand action."),
    (expansion, "lay Liberty 7,5", NO_LIBERTY),
    (expansion, LayTrack(6, 0), NO_COMPANY),
    (expansion, LayTrack(0, -1), "There is no such hex."),
    (expansion, LayTrack(0, 999), "There is no such hex."),
    (expansion, "lay Majestic 6,3", "You hold no share of Majestic."),
    (expansion, "lay Republic Boston", "Republic has no track on the map yet."),
    (
        lambda: expansion(
            track={
                "American": ["Cincinnati"],
                "National": [BOARD.hex_name(h) for h, kind in enumerate(BOARD.terrain) if kind == "P"][:28],
                "Majestic": ["6,4"],
            }
        ),
        "lay National Boston",
        "National has no cube left.",
    ),
    (expansion, "lay American Cincinnati", "American has a cube there already."),
    (expansion, "lay American Boston", "That hex is not next to American's track."),
    (
        lambda: expansion(
            track={"American": ["Cincinnati"], "National": ["5,5", "7,5"], "Majestic": ["6,4"]}
        ),
        "lay American 7,5",
        "A forest hex holds one cube only.",
    ),
    (
        lambda: expansion(track={"American": ["Roanoke"], "National": ["9,7"], "Majestic": ["6,4"]}),
        "lay American 9,7",
        "A mountain hex holds one cube only.",
    ),
    (
        lambda: expansion("lay National 4,5"),
        "lay National Cincinnati",
        "It costs $4, and National's treasury holds $1.",
    ),
    # anything else
    (ended, "choose pass", "The game is over."),
    (ended, "bid 10", "The game is over."),
    (year, Move(), "That is not possible now."),
]
GIVEN = frozenset({*Refusal, *BidRefusal, NOT_NOW.kind})
"""Every reason that the rules have."""
LEGAL = (expansion,)
"""Where the legal moves are looked at too."""
