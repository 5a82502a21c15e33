"""Positions of North American Railways in which a weak bot goes wrong."""

import random

from game.rules.contract import State
from game.rules.north_american_railways import GAME
from tests.ai.trap import Trap, never, only, played
from tests.helpers.north_american_railways import building as north_american

ONE_EACH = {"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}}
CHICAGO = {"green": ["Chicago", "Denver", "Los Angeles"]}
BOTTOMS = ("blue", "green", "red", "yellow")


def own_share() -> State:
    """A poor network, and a company that can be founded for less, with more to come."""
    return north_american.trading(
        cash=[1000, 900, 900],
        shares={"Marion": {"blue": 1}, "Angelika": {"red": 1}, "Daniela": {"yellow": 1}},
        networks={"blue": ["Buffalo"]},
        bottoms=("blue", "green", "blue", "green"),
    )


def poor_director() -> State:
    """Angelika directs a rich company and has $100: $200 can't be refused."""
    return north_american.trading(
        cash=[1500, 100, 1500], shares=ONE_EACH, networks=CHICAGO, treasury={"green": 600}, bottoms=BOTTOMS
    )


def low_offer() -> State:
    """A director with money is offered $200 for a share worth four times as much."""
    state = north_american.trading(
        cash=[1500, 1500, 1500], shares=ONE_EACH, networks=CHICAGO, bottoms=BOTTOMS
    )
    return played(state, "offer 2 200")


def last_treasury(angelika: int = 1500) -> State:
    """In the last turn Seattle pays Marion's two shares $300 each, Cleveland $100 each at most."""
    return north_american.buying(
        cash=[1500, angelika, 1500],
        shares=ONE_EACH | {"Marion": {"blue": 2}},
        treasury={"blue": 500},
        bottom_cities=("Cleveland", "Seattle", "Buffalo", "Richmond"),
        shares_left=[1, 1, 0, 0],
        ended=1,
    )


def winning_pass() -> State:
    """The last purchases of a match between Skilled bots: a city looks better by one ply than passing."""
    return GAME.restore(
        {
            "players": 3,
            "may_pass": False,
            "turn_number": 4,
            "first": 2,
            "step": 3,
            "turn": 0,
            "acted": 0,
            "proposer": 2,
            "cash": [700, 200, 3900],
            "treasury": [200, 400, 100, 500, 100],
            "held": [[1, 5, 0, 0, 4], [4, 1, 0, 5, 0], [0, 0, 5, 0, 1]],
            "director": [1, 0, 2, 1, 0],
            "network": [[31, 6, 20, 33, 19], [27, 13, 14, 25], [18, 10, 35], [12, 0, 23], [1, 30, 29, 22]],
            "start_city": [3, 1, 2, 4, 0],
            "share_columns": [
                [0, 2, 1, 3, 4, 2, 0],
                [0, 4, 3, 0, 4, 2, 1],
                [4, 1, 4, 4, 1, 0, 2],
                [3, 3, 3, 3, 1, 1, 2],
            ],
            "shares_left": [0, 0, 1, 1],
            "city_columns": [
                [16, 28, 32, 7, 8, 15, 10, 31, 18],
                [3, 9, 24, 4, 11, 5, 23, 20, 30],
                [2, 21, 17, 26, 34, 19, 22, 25, 29],
                [33, 14, 35, 0, 6, 1, 12, 13, 27],
            ],
            "cities_left": [6, 6, 5, 0],
            "asked": [],
            "offer_column": -1,
            "offer_price": 0,
            "passed": [2],
            "bought": [[1, 4], [0, 3], [4]],
            "cities_bought": 5,
            "ended": 1,
            "open_cash": False,
        }
    )


FOUNDING_MATCHES = 150
"""The number of matches that tells a founding that wins one in fourteen, or one for $1,000, from a good
one."""


def founding(seed: int) -> State:
    """Marion, Angelika or Daniela founds the first company of all."""
    return GAME.new_game(3, {}, random.Random(seed))


def sound_price(text: str) -> bool:
    """$1,000 and more would lie idle: one holder buys one city a turn."""
    return text.startswith("found") and 200 <= int(text.split()[-1]) <= 800


def near_shares(text: str) -> bool:
    """All further green shares lie deep: green founded from the first column stays poor (7 % of matches won
    by skilled bots and by experts; from the third column, blue, it is 30 %)."""
    return sound_price(text) and not text.startswith("found 1 ")


CITIES = {
    "blue": ["Pittsburgh", "Dallas", "Kansas City"],
    "green": ["Chicago", "St. Louis"],
    "red": ["Toronto", "New Orleans", "Omaha"],
}
"""Networks of about the same worth."""


def one_to_ask(*offer: str, cash: list[int], red: int = 1) -> State:
    """Angelika directs the only company of which Marion can ask a share. It is worth more than $1,500."""
    state = north_american.trading(
        cash=cash,
        shares=ONE_EACH | {"Daniela": {"red": red}},
        networks=CITIES,
        bottoms=("blue", "green", "blue", "blue"),
    )
    return played(state, *offer)


NORTH_AMERICAN_RAILWAYS = {
    f"founding for too much, deal {seed}": Trap(
        lambda seed=seed: founding(seed), near_shares if seed == 1 else sound_price, FOUNDING_MATCHES
    )
    for seed in range(5)
} | {
    "one's own share while a company waits": Trap(own_share, never("buy own")),
    "a director without money": Trap(poor_director, never("found", "offer 2 8", "offer 2 12")),
    "an offer far below the worth": Trap(low_offer, only("buy instead")),
    "a director who gladly buys": Trap(
        lambda: one_to_ask(cash=[900, 1700, 1700]), only("offer 2 800", "offer 2 900")
    ),
    "a share asked for next to nothing, far behind": Trap(
        lambda: one_to_ask(cash=[900, 1700, 4000], red=4), never("offer 2 1", "offer 2 2", "offer 2 3")
    ),
    "$100 for a share, far behind in shares": Trap(
        lambda: one_to_ask("offer 2 100", cash=[1500, 1700, 4000], red=4), only("buy instead")
    ),
    "$100 for a share, far behind in money": Trap(
        lambda: one_to_ask("offer 2 100", cash=[1500, 1700, 9000]), only("buy instead")
    ),
    "$100 for a share, far ahead": Trap(
        lambda: one_to_ask("offer 2 100", cash=[1500, 12000, 1500]), only("buy instead")
    ),
    "the last money of a treasury": Trap(last_treasury, only("buy blue 2")),
}
