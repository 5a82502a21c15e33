"""Why a move can't be played: every sentence the rules have, and that each stands for itself."""

from game.rules.contract import NOT_NOW, Move
from game.rules.north_american_railways.kinds import Refusal
from game.rules.north_american_railways.moves import BuyCity, BuyOwn, DrawStartCity, Found, Offer
from tests.helpers.north_american_railways import CITY_NAMES, buying, trading
from tests.helpers.play import after


def shares(**told):
    """Marion, with $900, directs blue, Angelika green, Daniela red; nobody directs yellow."""
    told = {
        "cash": [900, 700, 500],
        "shares": {"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}},
    } | told
    return trading(**told)


def offered():
    """Marion has offered $800 for green; Angelika has $700."""
    return after(shares(), "offer 2 800")


def last_share():
    """One share is left, in the first column."""
    holdings = {"Marion": {"blue": 6, "green": 5}, "Angelika": {"red": 6, "yellow": 5}}
    return trading(shares={**holdings, "Daniela": {"black": 5}}, bottoms=["green"])


def cities(**told):
    """Marion holds blue and green; blue has $300."""
    told = {
        "treasury": {"blue": 300, "red": 900},
        "shares": {"Marion": {"blue": 1, "green": 1}, "Daniela": {"red": 1}},
        "bottom_cities": ["Buffalo", "Detroit", "Omaha", "Chicago"],
    } | told
    return buying(**told)


def no_city():
    """Every city is in a network."""
    return buying(treasury={"blue": 900}, shares={"Marion": {"blue": 1}}, networks={"blue": CITY_NAMES})


def ended():
    """Nobody has bought a city."""
    return after(cities(), "pass", "pass", "pass")


IN_PHASE_1 = "Shares are taken in phase I, at one's turn."
NO_COLUMN = "There is no such column."

CASES = [
    # choosing a share
    (cities, "found 4 100", IN_PHASE_1),
    (cities, "buy own 1", IN_PHASE_1),
    (offered, "offer 3 100", IN_PHASE_1),
    (lambda: after(shares(), "found 4 100"), "found 3 100", IN_PHASE_1),
    (shares, Found(4, 100), NO_COLUMN),
    (shares, BuyOwn(-1), NO_COLUMN),
    (shares, Offer(9, 100), NO_COLUMN),
    (last_share, "buy own 2", "This column is empty."),
    (lambda: shares(cash=[0, 0, 0]), "found 4 100", "Without money you take $200 and no share."),
    (lambda: shares(cash=[0, 0, 0]), "buy own 1", "Without money you take $200 and no share."),
    (
        lambda: after(shares(bottoms=["blue", "green", "green"]), "offer 2 700", "buy instead"),
        "offer 3 100",
        "You have asked for Green this turn.",
    ),
    # founding
    (shares, "found 2 100", "Green has been founded."),
    (shares, "found 4 150", "The price is a multiple of $100."),
    (shares, "found 4 0", "The price is a multiple of $100."),
    (shares, Found(3, -100), "The price is a multiple of $100."),
    (shares, "found 4 1000", "You have only $900."),
    # one's own
    (shares, "buy own 2", "You don't direct Green."),
    (shares, "buy own 4", "You don't direct Yellow."),
    (shares, "buy own 1", "A share of your own company costs $1,000; you have $900."),
    # offers
    (shares, "offer 4 100", "Yellow has no director to ask: found it."),
    (shares, "offer 1 100", "You direct Blue yourself: its share costs $1,000."),
    (shares, "offer 2 1000", "You have only $900."),
    (shares, "offer 2 50", "The price is a multiple of $100."),
    # answers
    (shares, "let go", "There is no offer to answer."),
    (cities, "buy instead", "There is no offer to answer."),
    (offered, "buy instead", "You would need the whole $800 in hand."),
    # no share
    (shares, "end turn", "You must choose a share first."),
    (lambda: shares(cash=[0, 0, 0]), "end turn", "Without money you take $200."),
    (lambda: shares(cash=[0, 0, 0], may_pass=True), "end turn", "Without money you take $200."),
    (cities, "end turn", "There is no turn of phase I to end."),
    (offered, "end turn", "There is no turn of phase I to end."),
    (shares, "take money", "Only a player without any money takes $200, on a turn of phase I."),
    (cities, "take money", "Only a player without any money takes $200, on a turn of phase I."),
    # the start city
    (shares, "draw Boston", "That start city can't be turned up now."),
    (lambda: after(shares(), "found 4 100"), "draw Boston", "That start city can't be turned up now."),
    (lambda: after(shares(), "found 4 100"), DrawStartCity(7), "That start city can't be turned up now."),
    # cities
    (shares, "buy blue 1", "Cities are bought in phase II."),
    (cities, BuyCity(5, 0), "There is no such company."),
    (cities, BuyCity(-1, 0), "There is no such company."),
    (cities, BuyCity(0, 4), NO_COLUMN),
    (cities, BuyCity(0, -1), NO_COLUMN),
    (cities, "buy red 1", "You hold no share of Red."),
    (
        lambda: after(cities(), "buy blue 1", "pass", "pass"),
        "buy blue 2",
        "You have bought a city for Blue in this phase.",
    ),
    (no_city, "buy blue 1", "This column is empty."),
    (cities, "buy blue 4", "Chicago costs $500; Blue has $300."),
    (cities, "buy green 1", "Buffalo costs $100; Green has $0."),
    (shares, "pass", "Passing is for phase II."),
    # anything else
    (ended, "pass", "The game is over."),
    (ended, "found 4 100", "The game is over."),
    (shares, Move(), "That is not possible now."),
]
GIVEN = frozenset({*Refusal, NOT_NOW.kind})
"""Every reason that the rules have."""
LEGAL = (shares, offered, cities)
"""Where the legal moves are looked at too."""
