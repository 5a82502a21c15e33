"""Where the players' points came from, for the result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, State
from game.rules.railways_of_north_america.events import (
    BonusScored,
    CubeDelivered,
    FinalScore,
    HotelScored,
    MajorLineScored,
    PointsScored,
)
from game.table.boards.accounts import Accounts, Counted, Item


def items(state: State, events: Sequence[Event]) -> list[Item]:
    """What the events of one move brought and cost the seats; `state` is any state of the match."""
    found: list[Item] = []
    heading, actor = "", -1
    for event in events:
        if isinstance(event, CubeDelivered):
            heading, actor = "Links used by others", event.seat
        elif isinstance(event, BonusScored):
            heading, actor = "Bonus cards", -1
        elif isinstance(event, HotelScored):
            heading, actor = "Hotels", -1
        elif isinstance(event, MajorLineScored):
            heading, actor = "Major lines", -1
        elif isinstance(event, PointsScored):
            words = "Own deliveries" if event.seat == actor else heading
            found.append(Item(words, event.seat, event.after - event.before))
        elif isinstance(event, FinalScore):
            for words, points in (
                ("The baron", event.baron),
                ("Charters", event.charter),
                ("Bonds", -event.bonds),
            ):
                if points:
                    found.append(Item(words, event.seat, points))
    return found


ACCOUNTS: Final = Accounts(items, counted=Counted.POINTS)
