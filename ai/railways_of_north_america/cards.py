"""What operations cards in hand are worth in Railways of North America.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> cards_worth(state, seat=0, turns=6.0), ferry_freight(state, seat=0)
(0.0, 0)
>>> card_worth(state, 0, state.board.executive_card, turns=6.0)
1.2
>>> guests(state, city=0)
0.0
"""

from __future__ import annotations

from typing import Final

from ai.memo import Memo
from ai.railways_of_north_america.ways import ways_of
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board_file import (
    CHARTER,
    ENGINEERING,
    EXECUTIVE,
    FERRY,
    GROWTH,
    HOTEL,
    LAND_GRANT,
    MINES,
    NEW_INDUSTRY,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

IN_HAND: Final = {
    FERRY: 0.3,
    TUNNEL: 1.3,
    LAND_GRANT: 1.5,
    ENGINEERING: 2.4,
    EXECUTIVE: 1.2,
    TRAIN: 2.0,
    CHARTER: 0.5,
    GROWTH: 1.5,
    NEW_INDUSTRY: 1.5,
    MINES: 0.8,
}
"""Points that an operations card brings while the game is young.

In 22 games of bots Perfect Engineering would have saved $8,000, a Government Land Grant $6,000 and a Tunnel
Engineer $4,000 without going out of the way; a bond of $5,000 costs a point and its interest.
"""

HOTEL_PART: Final = 0.5
"""The part of a colour's cubes, shared among the cities that demand it, that comes to a hotel's city."""

UNREACHED: Final = 0.4
"""What a hotel counts for in a city without links."""

FERRY_FREIGHT: Final = 0.3
"""Points for each cube that a Ferry Line card in hand can bring to its city."""

ONE_IS_ENOUGH: Final = (FERRY, ENGINEERING)
"""What a second copy adds nothing to: it can be taken when the first is used, or is never used up."""

FERRY_FREIGHTS_KEPT: Final = 1000
"""For how many positions what a ferry can bring is kept: a search comes back to them."""


def card_worth(state: RailwaysOfNorthAmericaState, seat: int, card: int, turns: float) -> float:
    """What an operations card in a seat's hand, or taken by it now, is worth."""
    printed = state.board.operations[card]
    young = min(1.0, (turns - 1.0) / 4.0)
    if printed.effect == HOTEL:
        worth = HOTEL_PART * printed.points * guests(state, printed.city)
    elif printed.effect == FERRY:
        worth = IN_HAND[FERRY] + FERRY_FREIGHT * ferry_freight(state, seat)
    else:
        worth = IN_HAND.get(printed.effect, 0.0)
    return worth * young


def guests(state: RailwaysOfNorthAmericaState, city: int) -> float:
    """The cubes on the map that may still come to a city."""
    colours = len(state.bag)
    wanted = state.demand[city]
    if not wanted:
        return 0.0
    waiting = sum(state.cubes[wanted.bit_length() - 1 :: colours])
    return waiting / state.demand.count(wanted) * (1.0 if state.links_at[city] else UNREACHED)


def ferry_freight(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """The most cubes that one ferry can bring to a city that demands them, between own links and a city."""
    key = (state.board, state.touched[seat], bytes(state.cubes), bytes(state.demand))
    return _ferry_freights.get(key, lambda: _find_ferry_freight(state, seat))


_ferry_freights = Memo[int](FERRY_FREIGHTS_KEPT)


def _find_ferry_freight(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    touched, cubes, colours = state.touched[seat], state.cubes, len(state.bag)
    waiting = [0] * colours
    wanted = 0
    for city in bits(touched):
        wanted |= state.demand[city]
        if state.goods_at[city]:
            for colour in range(colours):
                waiting[colour] += cubes[city * colours + colour]
    found = 0
    for a, b in ways_of(state.board).ferries:
        if (touched >> a & 1) == (touched >> b & 1):
            continue
        new = b if touched >> a & 1 else a
        brought = sum([waiting[colour] for colour in bits(state.demand[new])])
        brought += sum([cubes[new * colours + colour] for colour in bits(wanted & state.goods_at[new])])
        found = max(found, brought)
    return found


def cards_worth(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """What the operations cards in a seat's hand are worth; a second copy of some counts for nothing."""
    count = len(state.deck)
    hand = bytes(state.held[seat * count : (seat + 1) * count])
    if hand.count(0) == count:
        return 0.0
    total = 0.0
    for card, held in enumerate(list(hand)):
        if held:
            copies = 1 if state.board.operations[card].effect in ONE_IS_ENOUGH else held
            total += copies * card_worth(state, seat, card, turns)
    return total
