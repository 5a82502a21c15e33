"""Upper bounds of the money and the debts that a player can reach on a board of New England Railways.

They are worst cases: they hold for every way to play and for all dice. `check_money` refuses boards on which
they are too large.

>>> from game.rules.new_england_railways.board import load_board
>>> board = load_board()
>>> longest_game(board), largest_holdings(board), largest_debt(board)
(16, 1290, 14130)
>>> check_money(board, "board")
"""

from __future__ import annotations

from typing import Final

from game.rules.boards import BoardError
from game.rules.messages import Dollars
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.board_file import MAXIMUM_FIGURE
from game.rules.validation import BoardErrorCode

MAXIMUM_CASH: Final = MAXIMUM_FIGURE
"""The maximum cash of a player in dollars, from the start and from loans. Bids are single dollars, and
repayments single units, so this also bounds the number of moves among which a player chooses."""

MAXIMUM_DEBT: Final = 800_000
"""The maximum debt of a player. A loan is part of the cash until the debt is serviced, and no saved
number exceeds `MAXIMUM_COUNT`. The rest is for `MAXIMUM_CASH` and for incomes, which can't add up to
100,000: in each of at most 121 turns they grow by at most 60, and the market takes at least a thirteenth."""


def longest_game(board: Board) -> int:
    """Return the most turns of a game: the fewest links are offered, and the last of them waits a turn."""
    offered = min(board.data.setup.links_offered.values())
    return -(-len(board.links) // offered) + 1


def largest_holdings(board: Board) -> int:
    """Return the most dollars that a player can hold after debt service, income aside.

    A player who lacks cash for the service keeps less than `unit - service_per_unit` of the loan that is
    needed. The loans beyond it add at most that difference for each unit.
    """
    gain = board.unit - board.service_per_unit
    units = board.data.loans.most_at_once // board.unit
    return max(board.data.setup.money, gain) + longest_game(board) * units * gain


def largest_debt(board: Board) -> int:
    """Return the most dollars that a player can owe, or a sum above `MAXIMUM_DEBT` if debts grow beyond it.

    The worst player spends all cash every turn, so that each debt service is borrowed, and borrows all
    that is allowed beyond it. If service is half a unit, debts double every turn.
    """
    gain = board.unit - board.service_per_unit
    at_once = board.data.loans.most_at_once // board.unit
    owed = 0
    for _ in range(longest_game(board)):
        owed += -(-owed * board.service_per_unit // gain) + at_once
        if owed * board.unit > MAXIMUM_DEBT:
            break
    return owed * board.unit


def check_money(board: Board, name: str) -> None:
    """Raise `BoardError` if a player could hold more than `MAXIMUM_CASH` or owe more than `MAXIMUM_DEBT`."""
    held, turns = largest_holdings(board), longest_game(board)
    if held > MAXIMUM_CASH:
        flaw = BoardErrorCode.HOLDINGS(held=Dollars(held), limit=Dollars(MAXIMUM_CASH), turns=turns)
        raise BoardError(name, "loans.most_at_once", flaw)
    if largest_debt(board) > MAXIMUM_DEBT:
        flaw = BoardErrorCode.DEBTS(limit=Dollars(MAXIMUM_DEBT), turns=turns)
        raise BoardError(name, "loans.service_per_unit", flaw)
