"""Facts of the board of Railways of North America that texts insert.

>>> from game.rules.railways_of_north_america import GAME
>>> facts = GAME.facts
>>> facts["income_peak"], facts["income_ends"], facts["first_links"]
(50, 67, (3, 5))
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.facts import Facts
from game.rules.messages import Dollars, Message, MessageArg
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, WATER, Board
from game.rules.railways_of_north_america.board_file import (
    BONUS,
    DELIVERY,
    FEWEST_BONDS,
    HIGHEST_ENGINE,
    IMMEDIATE,
    KEEP,
    LONGEST_CHAIN,
    MINES,
    MOST_CITIES,
    MOST_LINKS,
    ONCE_PER_ROUND,
    PERMANENT,
)
from game.rules.railways_of_north_america.message_ids import Part
from game.rules.railways_of_north_america.steps import NONE

COMPARED = frozenset({FEWEST_BONDS, LONGEST_CHAIN, HIGHEST_ENGINE, MOST_CITIES, MOST_LINKS})
"""The tasks of barons in which players are compared."""
FEW_PLAYERS = 3
"""The number of players up to which each city gets one cube fewer."""


def facts_of(board: Board) -> Facts:
    """Return the facts of a board."""
    setup, cost = board.data.setup, board.data.cost
    kinds = {card.kind for card in board.operations}
    first = [card for card in board.operations if card.effect == DELIVERY and card.city == NONE]
    first_links = tuple(sorted({card.links for card in first if card.links > 1}))
    return {
        "cube_colours": len(board.colours),
        "locomotives": setup.locomotives_per_player,
        "tiles": _new_cities(board),
        "bond": Dollars(setup.bond),
        "interest": Dollars(setup.bond_interest),
        "urbanize": Dollars(cost.urbanize),
        "bid_step": Dollars(board.data.auction.step),
        "open": Dollars(cost.open),
        "water": Dollars(cost.water) if WATER in board.terrain else 0,
        "mountain": Dollars(cost.mountain) if MOUNTAIN in board.terrain else 0,
        "ridge": Dollars(cost.ridge) if any(board.ridges) else 0,
        "snow": Dollars(cost.north_of_snow_line) if any(board.snow) else 0,
        "ferries": int(FERRY_HEX in board.terrain),
        **_income(board.data.income.thousands),
        **_lines(board),
        "bonus_cards": int(BONUS in kinds),
        "kept_cards": int(KEEP in kinds),
        "permanent_cards": int(PERMANENT in kinds),
        "immediate_cards": int(IMMEDIATE in kinds),
        "repeated_cards": int(ONCE_PER_ROUND in kinds),
        "cards": len(board.operations),
        "compared": int(any(baron.task in COMPARED for baron in board.barons)),
        "mines": int(any(card.effect == MINES for card in board.operations)),
        "first_links": first_links,
        "first_links_count": len(first_links),
        "all_few": int(board.players[-1] <= FEW_PLAYERS),
        "some_few": int(board.players[0] <= FEW_PLAYERS < board.players[-1]),
    }


def _new_cities(board: Board) -> tuple[Message, ...]:
    """Return the New City tiles, grouped by their number in each color, largest number first."""
    counts = sorted({count for count in board.new_cities if count}, reverse=True)
    found = []
    for count in counts:
        colours = tuple(colour for colour, tiles in enumerate(board.new_cities) if tiles == count)
        found.append(Part.TILES(count=count, colour=colours, paint=colours, colours=len(colours)))
    return tuple(found)


def _income(thousands: Sequence[int]) -> dict[str, MessageArg]:
    """Return the points up to which income rises, and from which it is 0 (0: no such points)."""
    highest = max(thousands)
    peak = max(points for points, income in enumerate(thousands) if income == highest)
    ends = max((points + 1 for points, income in enumerate(thousands) if income), default=0)
    last = len(thousands) - 1
    return {
        "income_peak": peak if peak < last else 0,
        "income_ends": ends if ends <= last else 0,
        "income_last": last,
    }


def _lines(board: Board) -> dict[str, MessageArg]:
    """Return how many major lines there are, and the one that scores most, if one alone does."""
    lines = board.major_lines
    maximum = max((line.points for line in lines), default=0)
    best = [number for number, line in enumerate(lines) if line.points == maximum]
    found: dict[str, MessageArg] = {"lines": len(lines), "best_line": int(len(best) == 1)}
    if len(best) == 1:
        line = lines[best[0]]
        found |= {"line": best[0], "city_line_a": line.a, "city_line_b": line.b, "best_points": line.points}
    return found
