"""The text forms of the moves of Railways of North America."""

from game.rules.auction import Bid, PassBid
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
from tests.helpers.railways_of_north_america import BOARD, baron, card, city, colour, place, side

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
    ("lie 11,9 east", "expected one of: keep, bid, pass, choose, start"),
    ("lay 99,9 east", "expected a hex, found “99,9 east”"),
    ("lay 11,9 up", "expected a side of a hex, found “up”"),
    ("start Boston east", "expected a city, found “Boston east”"),
    ("choose sleep", "expected an action, found “sleep”"),
    ("deliver red Toronto 126", "expected a link’s number, found “126”"),
    ("deliver red Toronto 1 - 2", "expected a link’s number, found “1 - 2”"),
    ("deliver green Toronto 1", "expected a colour, found “green Toronto 1”"),
    ("take Hotel: Boston", "expected an operations card, found “Hotel: Boston”"),
    ("keep Nobody", "expected a baron, found “Nobody”"),
    ("stop it", "“it” is left over"),
]
"""Texts that are no moves, and what is said of them."""
