"""Facts of the board of New England Railways that texts insert.

>>> from game.rules.new_england_railways import GAME
>>> GAME.facts["unit"], GAME.facts["unit_end"], GAME.facts["cubes_more"]
(10, 12, (Message(fact-cubes count=2 city=(2, 15) cities=2),))
"""

from __future__ import annotations

from collections import Counter

from game.rules.facts import Facts, by_players
from game.rules.messages import Dollars
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.message_ids import Part
from game.rules.new_england_railways.steps import LONGEST_ROUTE

BUSIEST = 3
"""How many of the cities with the most links are named as examples."""


def facts_of(board: Board) -> Facts:
    """Return the facts of a board."""
    setup, loans = board.data.setup, board.data.loans
    cubes = Counter(board.first_cubes)
    more = sorted({count for count in cubes.values() if count > 1})
    with_cubes = {count: tuple(city for city in cubes if cubes[city] == count) for count in more}
    busiest = sorted(range(len(board.cities)), key=lambda city: (-len(board.links_of[city]), city))
    offered = setup.links_offered
    return {
        "money": Dollars(setup.money),
        "cubes_single": sum(count == 1 for count in cubes.values()),
        "cubes_more": tuple(
            Part.CUBES(count=count, city=cities, cities=len(cities)) for count, cities in with_cubes.items()
        ),
        "cubes_more_count": len(more),
        "city_busiest": tuple(busiest[:BUSIEST]),
        "unit": Dollars(loans.unit),
        "unit_twice": Dollars(2 * loans.unit),
        "unit_service": Dollars(loans.service_per_unit),
        "unit_end": Dollars(loans.unit + loans.service_per_unit),
        "most_at_once": Dollars(loans.most_at_once),
        "offered": by_players(offered),
        "offered_alike": int(len(set(offered.values())) == 1),
        "one_fewer": int(all(count == players - 1 for players, count in offered.items())),
        "longest_route": LONGEST_ROUTE,
    }
