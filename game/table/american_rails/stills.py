"""American Rails: the moments of play whose pictures are kept."""

from __future__ import annotations

from typing import Final

from game.rules.american_rails.moves import (
    ChooseAction,
    Develop,
    Fund,
    LayTrack,
    PlaceStart,
    PutUp,
    TakeFromPlayers,
)
from game.rules.auction import Bid
from game.table.boards.stills import Shows, Still

STILLS: Final = (
    Still("put-up", Shows.ASKED, PutUp),
    Still("preparation-auction", Shows.ARMED, Bid, 5),
    Still("start-city", Shows.ARMED, PlaceStart, 3),
    Still("choose-action", Shows.ASKED, ChooseAction, 1, 0.3),
    Still("choose-action-armed", Shows.ARMED, ChooseAction, 1, 0.3),
    Still("expand", Shows.ASKED, LayTrack, part=0.5),
    Still("expand-ghost", Shows.ARMED, LayTrack, 1, 0.5),
    Still("expand-pointing", Shows.POINTED, LayTrack, 2, 0.6),
    Still("hint", Shows.ADVISED, LayTrack, 2, 0.45),
    Still("warning", Shows.WARNED, LayTrack, 5, 0.3),
    Still("auction", Shows.ARMED, Bid, 1, 0.45),
    Still("develop", Shows.ARMED, Develop, part=0.3),
    Still("fund", Shows.ARMED, Fund, part=0.2),
    Still("take", Shows.ASKED, TakeFromPlayers),
    Still("thinking", Shows.THINKING, ChooseAction, 3, 0.5),
    Still("looking-back", Shows.LOOKING_BACK, None),
    Still("enlarged", Shows.ENLARGED, LayTrack, 1, 0.7),
    Still("menu", Shows.MENU, ChooseAction, 2, 0.5),
    Still("seat", Shows.SEAT, ChooseAction, 2, 0.5),
    Still("log", Shows.LOG, ChooseAction, 2, 0.5),
    Still("money", Shows.MONEY, ChooseAction, 2, 0.5),
    Still("over", Shows.ASKED, None),
    Still("three-players", Shows.ARMED, LayTrack, part=0.6, players=3),
    Still("five-players", Shows.ARMED, LayTrack, part=0.7, players=5),
    Still("five-auction", Shows.ARMED, Bid, 2, part=0.5, players=5),
    Still("large-text", Shows.ARMED, LayTrack, 1, 0.5, text_size=1.3),
)
