"""Facts of the board of American Rails that texts insert.

>>> from game.rules.american_rails import GAME
>>> facts = GAME.facts
>>> facts["companies"], facts["year_last"], facts["pairs"][0]
(6, 1857, Message(fact-pair city_a=3 city_b=11))
"""

from __future__ import annotations

from game.rules.american_rails.board import PASS, Board
from game.rules.american_rails.message_ids import Part
from game.rules.facts import Facts, by_players
from game.rules.messages import AnyOf, Dollars

FOUR_PLAYERS = 4
"""The number of players from which the action Take $2 allows cubes instead."""


def facts_of(board: Board) -> Facts:
    """Return the facts of a board."""
    setup, cost = board.data.setup, board.data.cost
    ends = setup.exhausted_supplies_to_end
    cities = dict.fromkeys(city for pair in board.pairs for city in pair)
    return {
        "companies": len(board.companies),
        "year_first": board.first_year,
        "year_last": board.last_year,
        "year_before_last": max(board.first_year, board.last_year - 1),
        "years": board.last_year - board.first_year + 1,
        "money": by_players({players: Dollars(money) for players, money in setup.money.items()}),
        "minimum_bid": Dollars(board.minimum_bid),
        "houses": board.development_markers,
        "hubs": sum(city.hub for city in board.cities),
        "plains": Dollars(cost.plains),
        "in_city": Dollars(cost.city),
        "forest": Dollars(cost.forest),
        "mountain": Dollars(cost.mountain),
        "pairs": AnyOf(Part.PAIR(city_a=a, city_b=b) for a, b in board.pairs),
        "pair_count": len(board.pairs),
        "pair_income": Dollars(board.pair_income),
        "city_goals": AnyOf(cities),
        "as_players": int(all(count == players for players, count in ends.items())),
        "supplies": by_players(ends),
        "for_three": int(3 in board.players),
        "for_four": int(board.players[-1] >= FOUR_PLAYERS),
        "for_fewer": int(board.players[0] < FOUR_PLAYERS),
        "pass_on_top": int(board.rows[0] == PASS),
    }
