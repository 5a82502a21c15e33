"""Generate random decks for North American Railways.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]) % data["setup"]["columns"]
0
"""

from __future__ import annotations

import random
from functools import cache
from typing import Final, NamedTuple

from ai.boards.generator import Bounds, Generator
from ai.boards.names import town_names
from ai.bot import Bot
from ai.greedy import GreedyBot
from ai.knowledge import Knowledge
from ai.north_american_railways.evaluation import make_evaluator
from ai.north_american_railways.rollout_policy import make_policy
from ai.weights import NAMES, read_weights
from game.rules.boards import BoardFile
from game.rules.contract import Game

BOUNDS: Final = {
    3: Bounds(periods=(3.5, 6.5), scores=(6000.0, 13500.0)),
    4: Bounds(periods=(2.5, 5.0), scores=(4000.0, 9000.0)),
    5: Bounds(periods=(2.0, 4.5), scores=(3200.0, 7000.0)),
}
"""The limits by number of players, from the program's own two decks."""

COLOURS: Final = ("blue", "green", "red", "yellow", "black", "white")
"""The colors of companies, without purple, which resembles a player's violet."""


class _Form(NamedTuple):
    """The size of a deck, in a measure that makes games equally long at every table."""

    companies: int
    removed: int
    columns: int
    rows: int
    money: dict[int, int]


FORMS: Final = (
    _Form(5, 2, 4, 9, {3: 2000, 4: 1700, 5: 1400}),
    _Form(5, 3, 3, 11, {3: 2000, 4: 1700, 5: 1400}),
    _Form(4, 3, 3, 8, {3: 1800, 4: 1500, 5: 1200}),
)
SHARES: Final = 6
"""The number of shares of each company."""
START_INCOME: Final = 200

SYMBOLS: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3)
"""The coast-to-coast symbols of twelve cities."""
INCOMES: Final = (100, 100, 100, 100, 100, 200, 200, 200, 200, 300, 300, 400)
"""Their incomes."""
SYMBOL_COST: Final = 110
"""The dollars that a symbol adds to a city's cost; income adds four thirds of itself."""
ASTRAY: Final = (-100, 0, 0, 100)
"""The random deviation of a city's cost from its worth, which makes bargains."""


def draft(chance: random.Random, name: str) -> BoardFile:
    """Return a random deck; `name` distinguishes it from others."""
    form = chance.choice(FORMS)
    count = form.columns * form.rows
    names = town_names(chance, form.companies + count)
    starts, towns = names[: form.companies], names[form.companies :]
    return {
        "board": {"game": "north_american_railways", "title": f"{starts[0]} & {towns[0]} ({name})"},
        "setup": {
            "money": {str(players): money for players, money in form.money.items()},
            "shares_per_company": SHARES,
            "shares_removed": form.removed,
            "columns": form.columns,
            "companies": chance.sample(COLOURS, form.companies),
        },
        "start_cities": [{"name": start, "income": START_INCOME} for start in sorted(starts)],
        "cities": _cities(chance, towns),
    }


def _cities(chance: random.Random, towns: list[str]) -> list[dict[str, str | int]]:
    """Return cities that cost about what they are worth, those farthest from the first coast at the top."""
    symbols = _spread(chance, SYMBOLS, len(towns))
    incomes = _spread(chance, INCOMES, len(towns))
    rows = []
    for town, far, income in zip(towns, symbols, incomes, strict=True):
        worth = round((income * 4 / 3 + far * SYMBOL_COST) / 100) * 100 + chance.choice(ASTRAY)
        rows.append((-far, -max(100, worth), town, income))
    return [
        {"name": town, "cost": -cost, "income": income, "coast_to_coast": -far}
        for far, cost, town, income in sorted(rows)
    ]


def _spread(chance: random.Random, figures: tuple[int, ...], count: int) -> list[int]:
    """Return `count` random figures with the given frequencies."""
    found = [figures[number * len(figures) // count] for number in range(count)]
    chance.shuffle(found)
    return found


def _greedy_bot(game: Game, seed: int) -> Bot:
    """Return a deterministic bot for these short games.

    It gives no value to shares that come soon: the first founder's gain from them is luck of the deal, not a
    fault of the board.
    """
    return GreedyBot(seed=seed, knowledge=_knowledge())


@cache
def _knowledge() -> Knowledge:
    evaluator = make_evaluator(read_weights("north_american_railways", NAMES[0]).styled({"soon": 0.0}))
    return Knowledge(evaluator, make_policy(evaluator))


GENERATOR: Final = Generator(draft, BOUNDS, games=160, make_bot=_greedy_bot, spread=0.05)
