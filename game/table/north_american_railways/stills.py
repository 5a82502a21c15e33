"""North American Railways: the moments of play whose pictures are kept."""

from __future__ import annotations

from typing import Final

from game.rules.north_american_railways.moves import BuyCity, BuyInstead, BuyOwn, Found, LetGo, Offer
from game.table.boards.stills import Shows, Still

STILLS: Final = (
    Still("full-deal", Shows.ASKED, Found),
    Still("found", Shows.ARMED, Found),
    Still("own-share", Shows.ARMED, BuyOwn, part=0.2),
    Still("choose-share", Shows.ASKED, Offer, 1, 0.4),
    Still("offer", Shows.ARMED, Offer, 1, 0.4),
    Still("answer", Shows.ASKED, LetGo, part=0.4),
    Still("let-go", Shows.ARMED, LetGo, part=0.4),
    Still("buy-instead", Shows.ARMED, BuyInstead),
    Still("cities", Shows.ASKED, BuyCity, part=0.3),
    Still("city", Shows.ARMED, BuyCity, 1, 0.4),
    Still("city-pointing", Shows.POINTED, BuyCity, 2, 0.5),
    Still("hint", Shows.ADVISED, Offer, part=0.3),
    Still("city-hint", Shows.ADVISED, BuyCity, part=0.6),
    Still("last-turn", Shows.ARMED, BuyCity, part=0.88),
    Still("thinking", Shows.THINKING, BuyCity, 3, 0.5),
    Still("looking-back", Shows.LOOKING_BACK, None),
    Still("over", Shows.ASKED, None),
    Still("three-players", Shows.ARMED, BuyCity, part=0.8, players=3),
    Still("five-players", Shows.ARMED, Offer, part=0.6, players=5),
    Still("five-cities", Shows.ARMED, BuyCity, part=0.7, players=5),
    Still("large-text", Shows.ARMED, Offer, 1, 0.5, text_size=1.3),
)
