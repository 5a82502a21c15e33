"""The board view of American Rails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.american_rails.board import AUCTION, DEVELOP, EXPAND_3, EXPAND_4, FUND, PASS, TAKE
from game.rules.american_rails.game import AmericanRails
from game.rules.american_rails.moves import (
    ChooseAction,
    Develop,
    Fund,
    LayTrack,
    PlaceStart,
    PutUp,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, PREPARATION
from game.rules.auction import Bid
from game.table.american_rails.look import check_look, look_of
from game.table.american_rails.view import AmericanRailsView
from game.table.boards.screenshots import Screenshot, Shows
from game.table.boards.table import Table
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
    """Return each row's key, which names its icon, and its effect."""
    return [(row, localizer.translate_for_board(_ROWS[row])) for row in game.board.rows]


SCREENSHOTS: Final = (
    Screenshot("put-up", Shows.ASKED, PutUp),
    Screenshot("preparation-auction", Shows.ARMED, Bid, 5),
    Screenshot("start-city", Shows.ARMED, PlaceStart, 3),
    Screenshot("choose-action", Shows.ASKED, ChooseAction, 1, 0.3),
    Screenshot("choose-action-armed", Shows.ARMED, ChooseAction, 1, 0.3),
    Screenshot("expand", Shows.ASKED, LayTrack, part=0.5),
    Screenshot("expand-ghost", Shows.ARMED, LayTrack, 1, 0.5),
    Screenshot("expand-pointing", Shows.POINTED, LayTrack, 2, 0.6),
    Screenshot("hint", Shows.ADVISED, LayTrack, 2, 0.45),
    Screenshot("warning", Shows.WARNED, LayTrack, 5, 0.3),
    Screenshot("auction", Shows.ARMED, Bid, 1, 0.45),
    Screenshot("auction-limit", Shows.LIMITED, Bid, 1, 0.45),
    Screenshot("auction-hint", Shows.ADVISED, Bid, 1, 0.45),
    Screenshot("develop", Shows.ARMED, Develop, part=0.3),
    Screenshot("fund", Shows.ARMED, Fund, part=0.2),
    Screenshot("take", Shows.ASKED, TakeFromPlayers),
    Screenshot("thinking", Shows.THINKING, ChooseAction, 3, 0.5),
    Screenshot("looking-back", Shows.LOOKING_BACK, None),
    Screenshot("enlarged", Shows.ENLARGED, LayTrack, 1, 0.7),
    Screenshot("menu", Shows.MENU, ChooseAction, 2, 0.5),
    Screenshot("seat", Shows.SEAT, ChooseAction, 2, 0.5),
    Screenshot("log", Shows.LOG, ChooseAction, 2, 0.5),
    Screenshot("money", Shows.MONEY, ChooseAction, 2, 0.5),
    Screenshot("over", Shows.ASKED, None),
    Screenshot("three-players", Shows.ARMED, LayTrack, part=0.6, players=3),
    Screenshot("five-players", Shows.ARMED, LayTrack, part=0.7, players=5),
    Screenshot("five-auction", Shows.ARMED, Bid, 2, part=0.5, players=5),
    Screenshot("large-text", Shows.ARMED, LayTrack, 1, 0.5, text_size=1.3),
)


def stage_of(state: AmericanRailsState) -> int:
    """Return the line of the turn card: preparation, the choice of a row, or its action."""
    if state.column == PREPARATION:
        return 0
    return 1 if state.step == CHOOSE else 2


TABLE: Final[Table[AmericanRailsState]] = Table(
    lambda state: AmericanRailsView(state.board),
    "box_art/american_rails",
    (122, 36, 32),
    SCREENSHOTS,
    lambda game: look_of(game.board),
    lambda game: check_look(game.board),
    figures={"rows": rows_of},
    drawing_work=1310,
    stage=stage_of,
    things=frozenset({"city", "part"}),
)


__all__ = ["TABLE", "AmericanRailsView"]
