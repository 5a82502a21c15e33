"""Illegal moves with the reason against each, and the text forms of moves."""

from game.rules.codecs import MoveParseErrorCode
from game.rules.contract import NOT_NOW, Move
from game.rules.north_american_railways.message_ids import Refusal
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from tests.helpers.north_american_railways.building import CARDS, CITY_NAMES, buying, company, trading
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


CASES = [
    # choosing a share
    (cities, "found 4 100", Refusal.SHARES_NOT_NOW()),
    (cities, "buy own 1", Refusal.SHARES_NOT_NOW()),
    (offered, "offer 3 100", Refusal.SHARES_NOT_NOW()),
    (lambda: after(shares(), "found 4 100"), "found 3 100", Refusal.SHARES_NOT_NOW()),
    (shares, Found(4, 100), Refusal.NO_COLUMN()),
    (shares, BuyOwn(-1), Refusal.NO_COLUMN()),
    (shares, Offer(9, 100), Refusal.NO_COLUMN()),
    (last_share, "buy own 2", Refusal.EMPTY_COLUMN()),
    (lambda: shares(cash=[0, 0, 0]), "found 4 100", Refusal.PENNILESS(amount=200)),
    (lambda: shares(cash=[0, 0, 0]), "buy own 1", Refusal.PENNILESS(amount=200)),
    (
        lambda: after(shares(bottoms=["blue", "green", "green"]), "offer 2 700", "buy instead"),
        "offer 3 100",
        Refusal.ASKED(company="green"),
    ),
    # founding
    (shares, "found 2 100", Refusal.FOUNDED(company="green")),
    (shares, "found 4 150", Refusal.PRICE_STEP(amount=100)),
    (shares, "found 4 0", Refusal.PRICE_STEP(amount=100)),
    (shares, Found(3, -100), Refusal.PRICE_STEP(amount=100)),
    (shares, "found 4 1000", Refusal.TOO_DEAR(cash=900)),
    # one's own
    (shares, "buy own 2", Refusal.NOT_DIRECTOR(company="green")),
    (shares, "buy own 4", Refusal.NOT_DIRECTOR(company="yellow")),
    (shares, "buy own 1", Refusal.OWN_TOO_DEAR(price=1000, cash=900)),
    # offers
    (shares, "offer 4 100", Refusal.NO_DIRECTOR(company="yellow")),
    (shares, "offer 1 100", Refusal.OWN_COMPANY(company="blue", price=1000)),
    (shares, "offer 2 1000", Refusal.TOO_DEAR(cash=900)),
    (shares, "offer 2 50", Refusal.PRICE_STEP(amount=100)),
    # answers
    (shares, "let go", Refusal.NO_OFFER()),
    (cities, "buy instead", Refusal.NO_OFFER()),
    (offered, "buy instead", Refusal.OFFER_TOO_DEAR(amount=800)),
    # no share
    (shares, "end turn", Refusal.CHOOSE_FIRST()),
    (lambda: shares(cash=[0, 0, 0]), "end turn", Refusal.TAKE_MONEY_FIRST(amount=200)),
    (lambda: shares(cash=[0, 0, 0], may_pass=True), "end turn", Refusal.TAKE_MONEY_FIRST(amount=200)),
    (cities, "end turn", Refusal.NO_TURN_TO_END()),
    (offered, "end turn", Refusal.NO_TURN_TO_END()),
    (shares, "take money", Refusal.NOT_PENNILESS(amount=200)),
    (cities, "take money", Refusal.NOT_PENNILESS(amount=200)),
    # the start city
    (shares, "draw Boston", Refusal.NO_START_CITY()),
    (lambda: after(shares(), "found 4 100"), "draw Boston", Refusal.NO_START_CITY()),
    (lambda: after(shares(), "found 4 100"), DrawStartCity(7), Refusal.NO_START_CITY()),
    # cities
    (shares, "buy blue 1", Refusal.CITIES_NOT_NOW()),
    (cities, BuyCity(5, 0), Refusal.NO_COMPANY()),
    (cities, BuyCity(-1, 0), Refusal.NO_COMPANY()),
    (cities, BuyCity(0, 4), Refusal.NO_COLUMN()),
    (cities, BuyCity(0, -1), Refusal.NO_COLUMN()),
    (cities, "buy red 1", Refusal.NO_SHARE(company="red")),
    (
        lambda: after(cities(), "buy blue 1", "pass", "pass"),
        "buy blue 2",
        Refusal.CITY_BOUGHT(company="blue"),
    ),
    (no_city, "buy blue 1", Refusal.EMPTY_COLUMN()),
    (cities, "buy blue 4", Refusal.CITY_TOO_DEAR(city="Chicago", cost=500, company="blue", treasury=300)),
    (cities, "buy green 1", Refusal.CITY_TOO_DEAR(city="Buffalo", cost=100, company="green", treasury=0)),
    (shares, "pass", Refusal.PASS_NOT_NOW()),
    # anything else
    (ended, "pass", Refusal.OVER()),
    (ended, "found 4 100", Refusal.OVER()),
    (shares, Move(), NOT_NOW),
]
GIVEN = frozenset({*Refusal, NOT_NOW.id})
"""Every reason that the rules have."""
LEGAL = (shares, offered, cities)
"""Where the legal moves are looked at too."""


TEXTS = {
    "found 1 600": Found(0, 600),
    "buy own 4": BuyOwn(3),
    "offer 2 1200": Offer(1, 1200),
    "let go": LetGo(),
    "buy instead": BuyInstead(),
    "take money": TakeMoney(),
    "end turn": EndTurn(),
    "draw New York": DrawStartCity(3),
    "buy yellow 3": BuyCity(company("yellow"), 2),
    "pass": PassCities(),
}

columns = range(CARDS.columns)
MOVES = [
    *(kind(column, price) for kind in (Found, Offer) for column in columns for price in (100, 99900)),
    *(BuyOwn(column) for column in columns),
    *(BuyCity(number, column) for number in range(len(CARDS.companies)) for column in columns),
    *(DrawStartCity(number) for number in range(len(CARDS.start_cities))),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("", MoveParseErrorCode.NO_MOVE),
    ("sell blue 1", MoveParseErrorCode.NO_MOVE),
    ("buy pink 1", MoveParseErrorCode.NO_NAME(expected="what-company", found="pink 1")),
    ("buy Blue 1", MoveParseErrorCode.NO_NAME(expected="what-company", found="Blue 1")),
    ("buy blue 5", MoveParseErrorCode.NO_NAME(expected="what-column", found="5")),
    ("buy own 0", MoveParseErrorCode.NO_NAME(expected="what-column", found="0")),
    ("buy own", MoveParseErrorCode.NO_NAME(expected="what-column", found="")),
    ("found 1 six", MoveParseErrorCode.NO_AMOUNT(found="six")),
    ("offer 1 -100", MoveParseErrorCode.NO_AMOUNT(found="-100")),
    ("draw Chicago", MoveParseErrorCode.NO_NAME(expected="what-start-city", found="Chicago")),
    ("let go now", MoveParseErrorCode.LEFT_OVER(text="let go now", rest="now")),
    ("take", MoveParseErrorCode.NO_MOVE),
]
"""Texts that are no moves, and what is said of them."""
