"""The table of North American Railways."""

from __future__ import annotations

from typing import Final

from game.rules.north_american_railways.moves import BuyCity, BuyInstead, BuyOwn, Found, LetGo, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.table.boards.screenshots import Screenshot, Shows
from game.table.boards.table import Table
from game.table.north_american_railways.view import NorthAmericanRailwaysView

SCREENSHOTS: Final = (
    Screenshot("full-deal", Shows.ASKED, Found),
    Screenshot("found", Shows.ARMED, Found),
    Screenshot("own-share", Shows.ARMED, BuyOwn, part=0.2),
    Screenshot("choose-share", Shows.ASKED, Offer, 1, 0.4),
    Screenshot("offer", Shows.ARMED, Offer, 1, 0.4),
    Screenshot("answer", Shows.ASKED, LetGo, part=0.4),
    Screenshot("let-go", Shows.ARMED, LetGo, part=0.4),
    Screenshot("buy-instead", Shows.ARMED, BuyInstead),
    Screenshot("cities", Shows.ASKED, BuyCity, part=0.3),
    Screenshot("city", Shows.ARMED, BuyCity, 1, 0.4),
    Screenshot("city-pointing", Shows.POINTED, BuyCity, 2, 0.5),
    Screenshot("hint", Shows.ADVISED, Offer, part=0.3),
    Screenshot("city-hint", Shows.ADVISED, BuyCity, part=0.6),
    Screenshot("last-turn", Shows.ARMED, BuyCity, part=0.88),
    Screenshot("thinking", Shows.THINKING, BuyCity, 3, 0.5),
    Screenshot("looking-back", Shows.LOOKING_BACK, None),
    Screenshot("over", Shows.ASKED, None),
    Screenshot("three-players", Shows.ARMED, BuyCity, part=0.8, players=3),
    Screenshot("five-players", Shows.ARMED, Offer, part=0.6, players=5),
    Screenshot("five-cities", Shows.ARMED, BuyCity, part=0.7, players=5),
    Screenshot("large-text", Shows.ARMED, Offer, 1, 0.5, text_size=1.3),
)


def stage_of(state: NorthAmericanRailwaysState) -> int:
    """Return shares or cities; income has no decision."""
    return state.phase() - 1


TABLE: Final[Table[NorthAmericanRailwaysState]] = Table(
    lambda state: NorthAmericanRailwaysView(state.cards, state.open_cash),
    "box_art/north_american_railways",
    (34, 62, 100),
    SCREENSHOTS,
    drawing_work=720,
    stage=stage_of,
    things=frozenset({"covered", "network", "plate", "row", "worth"}),
)

__all__ = ["TABLE", "NorthAmericanRailwaysView"]
