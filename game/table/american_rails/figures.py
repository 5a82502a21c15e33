"""The rows of the action track in the help book, in the order of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.american_rails.board import AUCTION, DEVELOP, EXPAND_3, EXPAND_4, FUND, PASS, TAKE
from game.rules.american_rails.game import AmericanRails
from game.words import Localizer

_ROWS: Final = {
    PASS: "help-row-pass",
    DEVELOP: "help-row-develop",
    FUND: "help-row-fund",
    TAKE: "help-row-take",
    EXPAND_3: "help-row-expand-3",
    AUCTION: "help-row-auction",
    EXPAND_4: "help-row-expand-4",
}


def rows_of(game: AmericanRails, localizer: Localizer) -> Sequence[tuple[str, str]]:
    """Return each row's key, which names its icon, and what it does."""
    return [(row, localizer.translate_for_board(_ROWS[row])) for row in game.board.rows]
