"""Facts of the cards of North American Railways that texts insert.

>>> from game.rules.north_american_railways import GAME
>>> GAME.facts["columns"], GAME.facts["shares_each"]
(4, 6)
"""

from __future__ import annotations

from game.rules.facts import Facts, by_players
from game.rules.messages import Dollars
from game.rules.north_american_railways.cards import Cards
from game.rules.north_american_railways.steps import CITIES_TO_END


def facts_of(cards: Cards) -> Facts:
    """Return the facts of a deck."""
    setup = cards.setup
    return {
        "companies": len(cards.companies),
        "columns": cards.columns,
        "shares_each": setup.shares_per_company,
        "shares_removed": setup.shares_removed,
        "money": by_players({players: Dollars(money) for players, money in setup.money.items()}),
        "cities_to_end": CITIES_TO_END,
    }
