"""The text forms of the moves of Railways of North America."""

from game.rules.auction import Bid, PassBid
from game.rules.codecs import MoveParseErrorCode
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    DrawCube,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    TurnCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from tests.helpers.railways_of_north_america.building import BOARD, baron, card, city, colour, place, side

TEXTS = {
    "keep William Van Horne": KeepBaron(baron("William Van Horne")),
    "bid 17000": Bid(17000),
    "pass": PassBid(),
    "choose build": ChooseAction(0),
    "start Sault Ste. Marie north-east": StartTrack(city("Sault Ste. Marie"), side("north-east")),
    "continue 11,9 east": ContinueTrack(place("11,9"), side("east")),
    "lay 12,9 south-west": LayTile(place("12,9"), side("south-west")),
    "stop": StopBuilding(),
    "use Tunnel Engineer": UseCard(card("Tunnel Engineer")),
    "urbanize black Goose Bay": Urbanize(colour("black"), city("Goose Bay")),
    "upgrade": Upgrade(),
    "deliver red St. John's 3 > 12 > 1": Deliver(colour("red"), city("St. John's"), (2, 11, 0)),
    "take Hotel: Toronto": TakeCard(card("Hotel: Toronto")),
    "mine Val-d'Or": Mine(city("Val-d'Or")),
    "grow Toronto": Grow(city("Toronto")),
    "end": EndActions(),
    "draw purple": DrawCube(colour("purple")),
    "turn Service Bounty: St. John's": TurnCard(card("Service Bounty: St. John's")),
}

hexes, sides = range(len(BOARD.hexes)), range(6)
cities, cards = range(len(BOARD.cities)), range(len(BOARD.operations))
MOVES = [
    *(kind(h, s) for kind in (LayTile, ContinueTrack) for h in hexes for s in sides),
    *(StartTrack(c, s) for c in cities for s in sides),
    *(kind(c) for kind in (Mine, Grow) for c in cities),
    *(kind(k) for kind in (TakeCard, TurnCard, UseCard) for k in cards),
    *(Urbanize(colour, c) for colour in range(5) for c in cities),
    *(KeepBaron(b) for b in range(len(BOARD.barons))),
    *(ChooseAction(a) for a in range(6)),
    *(Deliver(1, 2, (k, k + 1)) for k in range(124)),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("lie 11,9 east", MoveParseErrorCode.NO_MOVE),
    ("lay 99,9 east", MoveParseErrorCode.NO_NAME(expected="what-hex", found="99,9 east")),
    ("lay 11,9 up", MoveParseErrorCode.NO_NAME(expected="what-side", found="up")),
    ("start Boston east", MoveParseErrorCode.NO_NAME(expected="what-city", found="Boston east")),
    ("choose sleep", MoveParseErrorCode.NO_NAME(expected="what-action", found="sleep")),
    ("deliver red Toronto 126", MoveParseErrorCode.NO_NAME(expected="what-link", found="126")),
    ("deliver red Toronto 1 - 2", MoveParseErrorCode.NO_NAME(expected="what-link", found="1 - 2")),
    ("deliver green Toronto 1", MoveParseErrorCode.NO_NAME(expected="what-colour", found="green Toronto 1")),
    ("take Hotel: Boston", MoveParseErrorCode.NO_NAME(expected="what-card", found="Hotel: Boston")),
    ("keep Nobody", MoveParseErrorCode.NO_NAME(expected="what-baron", found="Nobody")),
    ("stop it", MoveParseErrorCode.LEFT_OVER(text="stop it", rest="it")),
]
"""Texts that are no moves, and what is said of them."""
