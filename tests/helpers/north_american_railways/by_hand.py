"""North American Railways counted by hand: what a position's data allow, straight from the rulebook's words.

Slow and plain on purpose, and written apart from the rules: it knows the data and the printed cards.
"""

from collections.abc import Iterator

from game.rules.contract import Data, Move
from game.rules.north_american_railways import GAME
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
from game.rules.north_american_railways.steps import ANSWER, CHOOSE_SHARE, CITIES, START_CITY

CARDS = GAME.cards


def bottoms(columns: list[list[int]], left: list[int]) -> dict[int, int]:
    """The bottom card of each column that has one."""
    return {
        number: column[:count][-1]
        for number, (column, count) in enumerate(zip(columns, left, strict=True))
        if count
    }


def income(data: Data, company: int) -> int:
    """What a company's cities bring in (Phase III)."""
    start = data["start_city"][company]
    total = 0 if start < 0 else CARDS.start_cities[start].income
    return total + sum(CARDS.cities[city].income for city in data["network"][company])


def symbols(data: Data, company: int) -> int:
    """The coast-to-coast symbols of a company's cities (Final Payment)."""
    return sum(CARDS.cities[city].coast_to_coast for city in data["network"][company])


def sold(data: Data, company: int) -> int:
    """How many shares of a company players hold."""
    return sum(held[company] for held in data["held"])


def legal_moves(data: Data) -> set[Move]:
    """Every move that the rules allow in a position."""
    step = data["step"]
    if step == CHOOSE_SHARE:
        return set(_choices(data))
    if step == ANSWER:
        director = data["turn"]
        return {LetGo(), *([BuyInstead()] if data["cash"][director] >= data["offer_price"] else [])}
    if step == START_CITY:
        return {DrawStartCity(n) for n in range(len(CARDS.start_cities)) if n not in data["start_city"]}
    if step == CITIES:
        return {PassCities(), *_purchases(data)}
    return set()


def _choices(data: Data) -> Iterator[Move]:
    seat = data["turn"]
    cash, asked = data["cash"][seat], data["asked"]
    if cash == 0 and not asked:
        yield TakeMoney()
        return
    open_shares = bottoms(data["share_columns"], data["shares_left"])
    all_his = {data["director"][company] for company in open_shares.values()} == {seat}
    prices = range(100, cash + 1, 100)
    for column, company in open_shares.items():
        director = data["director"][company]
        if company in asked:
            continue
        if director == -1:
            yield from (Found(column, price) for price in prices)
        elif director != seat:
            yield from (Offer(column, price) for price in prices)
        elif cash >= 1000 or (all_his and cash > 0):
            yield BuyOwn(column)
    if asked or data["may_pass"]:
        yield EndTurn()


def _purchases(data: Data) -> Iterator[Move]:
    seat = data["turn"]
    for company, held in enumerate(data["held"][seat]):
        if held and company not in data["bought"][seat]:
            for column, city in bottoms(data["city_columns"], data["cities_left"]).items():
                if CARDS.cities[city].cost <= data["treasury"][company]:
                    yield BuyCity(company, column)


def last_turn(data: Data, at_phase_2: bool) -> bool:
    """Whether the turn is known to be the last one, at the start of its second phase or at its end."""
    if sum(data["shares_left"]) < data["players"]:
        return True
    if at_phase_2:
        return sum(data["cities_left"]) <= 5
    return sum(data["cities_left"]) + data["cities_bought"] <= 5 or data["cities_bought"] == 0


def paid(data: Data, company: int, last: bool) -> list[int]:
    """What the seats get of a company's income, and the treasury at the end of the list (Phase III)."""
    shares = sold(data, company)
    due = [0] * (data["players"] + 1)
    if not shares:
        return due
    piles, rest = [0] * shares, income(data, company)
    while rest >= 100 * shares:  # a note of $100 on each share in turn
        piles = [pile + 100 for pile in piles]
        rest -= 100 * shares
    for seat, held in enumerate(data["held"]):
        due[seat] = held[company] * piles[0]
    half = (rest // 100 + 1) // 2 * 100
    extra = half if last else min(rest, 100)
    due[data["director"][company]] += extra
    due[-1] = rest - extra
    return due
