"""Railways of North America: the moments of play whose pictures are kept."""

from __future__ import annotations

from typing import Final

from game.rules.auction import Bid
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    Deliver,
    KeepBaron,
    LayTile,
    StartTrack,
    TakeCard,
    Urbanize,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.stills import Shows, Still
from game.table.boards.view import Thing


def _busy_city(state: RailwaysOfNorthAmericaState) -> Thing:
    """Return the first city with the most cubes printed on it: from there track can be planned in all
    directions.
    """
    cities = state.board.cities
    return Thing("city", max(range(len(cities)), key=lambda city: cities[city].cubes))


STILLS: Final = (
    Still("baron", Shows.ASKED, KeepBaron),
    Still("auction", Shows.ARMED, Bid, part=0.2),
    Still("choose-action", Shows.ASKED, ChooseAction, 1, 0.3),
    Still("upgrade", Shows.ARMED, ChooseAction, 1, 0.3),
    Still("start-track", Shows.ASKED, StartTrack, 1, 0.3),
    Still("planned", Shows.PLANNED, StartTrack, part=0.1, pick=_busy_city),
    Still("lay-tile", Shows.ASKED, LayTile, 1, 0.3),
    Still("lay-tile-armed", Shows.ARMED, LayTile, 1, 0.4),
    Still("deliver", Shows.ASKED, Deliver, part=0.6),
    Still("deliver-armed", Shows.ARMED, Deliver, 1, 0.6),
    Still("take-card", Shows.ARMED, TakeCard, part=0.3),
    Still("urbanize", Shows.ARMED, Urbanize, part=0.2),
    Still("hint", Shows.ADVISED, LayTile, part=0.5),
    Still("thinking", Shows.THINKING, ChooseAction, 3, 0.5),
    Still("looking-back", Shows.LOOKING_BACK, None),
    Still("enlarged", Shows.ENLARGED, LayTile, 1, 0.7),
    Still("over", Shows.ASKED, None),
    Still("three-players", Shows.ARMED, Deliver, part=0.7, players=3),
    Still("five-players", Shows.ARMED, LayTile, part=0.7, players=5),
    Still("large-text", Shows.ARMED, LayTile, 1, 0.5, text_size=1.3),
)
