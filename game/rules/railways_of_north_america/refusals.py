"""Reasons why a move is illegal: the first rule that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import NOT_NOW, Move
from game.rules.messages import Message
from game.rules.railways_of_north_america.board import FERRY_HEX, HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import (
    BONUS,
    GROWTH,
    LAND_GRANT,
    MINES,
    NEW_INDUSTRY,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.message_ids import Refusal
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.network import head_of, open_end
from game.rules.railways_of_north_america.steps import (
    ACTION,
    ACTIONS,
    BUILD_ACTION,
    CARD_ACTION,
    CHANCES,
    DELIVER,
    DELIVER_ACTION,
    ENDED,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    NONE,
    START_TRACK,
    TAKE_CARD,
    TRACKS_IN_A_HEX,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES
from game.rules.railways_of_north_america.upgrading import can_upgrade


def illegal_reason(state: RailwaysOfNorthAmericaData, move: Move) -> Message:
    """Return why an illegal move is illegal."""
    if state.step == ENDED:
        return Refusal.OVER()
    if state.step in CHANCES:
        return Refusal.CHANCE()
    reason = _REASONS.get(type(move))
    return reason(state, move) if reason else NOT_NOW


def _against_baron(state: RailwaysOfNorthAmericaData, move: KeepBaron) -> Message:
    if state.step != KEEP_BARON:
        return Refusal.NO_BARONS_NOW()
    return Refusal.NOT_YOUR_BARON()


def _against_bid(state: RailwaysOfNorthAmericaData, move: Bid) -> Message:
    auction, prices = state.auction, state.board.data.auction
    if auction is None:
        return Refusal.NO_AUCTION()
    if move.amount % prices.step:
        return Refusal.ODD_BID(amount=prices.step)
    if move.amount < auction.lowest_bid():
        return Refusal.LOW_BID(amount=auction.lowest_bid())
    return Refusal.HIGH_BID(amount=prices.highest_bid)


def _against_pass_bid(state: RailwaysOfNorthAmericaData, move: PassBid) -> Message:
    return Refusal.NO_AUCTION()


def _against_action(state: RailwaysOfNorthAmericaData, move: ChooseAction) -> Message:
    if state.step != ACTION:
        return Refusal.NO_ACTION_NOW()
    if not 0 <= move.action < len(ACTIONS):
        return Refusal.NO_SUCH_ACTION()
    return {
        BUILD_ACTION: Refusal.NOWHERE_TO_BUILD(),
        URBANIZE_ACTION: Refusal.NO_NEW_CITY(),
        UPGRADE_ACTION: Refusal.HIGHEST_ENGINE(count=HIGHEST_ENGINE),
        DELIVER_ACTION: Refusal.NO_DELIVERY(),
        CARD_ACTION: Refusal.NO_CARD(),
    }[move.action]


# Building.


def _against_start(state: RailwaysOfNorthAmericaData, move: StartTrack) -> Message:
    board = state.board
    if state.step != START_TRACK:
        return Refusal.NO_START_NOW()
    if not 0 <= move.city < len(board.cities):
        return Refusal.NO_SUCH_CITY()
    here = board.cities[move.city].hex
    beyond = board.near[here][move.side] if 0 <= move.side < SIDES else NONE
    if beyond == NONE:
        return Refusal.EDGE()
    if board.city_at[beyond] != NONE:
        return Refusal.NEIGHBOURS()
    if state.closed[here] >> move.side & 1:
        return Refusal.SIDE_TAKEN(city=move.city)
    if board.terrain[beyond] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return Refusal.NO_FERRY()
    full = _full(state, beyond)
    if full:
        return full
    if not EXITS[OPPOSITE[move.side]] & ~state.closed[beyond]:
        return Refusal.DEAD_END()
    return Refusal.NO_LOCOMOTIVE()


def _full(state: RailwaysOfNorthAmericaData, here: int) -> Message | None:
    """Return why no further track may come into a hex."""
    if state.tracks_in[here] < state.board.capacity[here]:
        return None
    if state.board.terrain[here] == FERRY_HEX:
        return Refusal.FERRY_FULL()
    return Refusal.HEX_FULL(count=TRACKS_IN_A_HEX)


def _against_continue(state: RailwaysOfNorthAmericaData, move: ContinueTrack) -> Message:
    board = state.board
    if state.step != START_TRACK:
        return Refusal.NO_GOING_ON_NOW()
    track = open_end(state, move.hex, move.side)
    if track is None:
        return Refusal.NO_OPEN_END()
    if track.owner != state.turn:
        return Refusal.NOT_YOUR_TRACK()
    beyond, _ = head_of(state, track)
    if board.terrain[beyond] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return Refusal.NO_FERRY()
    return _full(state, beyond) or Refusal.DEAD_END()


def _against_lay(state: RailwaysOfNorthAmericaData, move: LayTile) -> Message:
    board, track = state.board, state.building
    if track is None:
        return Refusal.NO_TILE_NOW()
    here, enter = head_of(state, track)
    if move.hex != here:
        return Refusal.NOT_AT_THE_END()
    if not 0 <= move.side < SIDES:
        return Refusal.NO_SUCH_SIDE()
    if move.side == enter:
        return Refusal.ENTERED_THERE()
    if board.terrain[here] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return Refusal.NO_FERRY()
    full = _full(state, here)
    if full:
        return full
    if not EXITS[enter] >> move.side & 1:
        return Refusal.TOO_SHARP()
    beyond = board.near[here][move.side]
    if beyond == NONE:
        return Refusal.EDGE()
    if beyond == board.cities[track.city].hex:
        return Refusal.BACK_HOME()
    if board.city_at[beyond] != NONE:
        return Refusal.SIDE_TAKEN(city=board.city_at[beyond])
    half = open_end(state, beyond, OPPOSITE[move.side])
    if half is not None and half.owner == track.owner:
        return Refusal.OWN_HALF_FROM_HERE(city=track.city)
    return Refusal.TRACK_CROSSES()


def _against_stop(state: RailwaysOfNorthAmericaData, move: StopBuilding) -> Message:
    if state.step != LAY:
        return Refusal.NOT_BUILDING()
    return Refusal.NOTHING_LAID()


def _against_use(state: RailwaysOfNorthAmericaData, move: UseCard) -> Message:
    board = state.board
    if not 0 <= move.card < len(board.operations):
        return Refusal.NO_SUCH_CARD()
    if not state.holds(state.turn, move.card):
        return Refusal.NOT_HELD(card=move.card)
    if move.card == board.ferry_card:
        return Refusal.FERRY_BY_ITSELF(card=move.card)
    if move.card == board.train_card:
        return Refusal.TRAIN_WITH_UPGRADE(card=move.card)
    if move.card == board.executive_card:
        return Refusal.EXECUTIVE_AFTER_ACTION(card=move.card)
    if move.card not in dict(board.build_cards):
        return Refusal.COUNTS_BY_ITSELF(card=move.card)
    if state.step != LAY:
        return Refusal.CARD_TOO_EARLY(card=move.card)
    if state.laid:
        return Refusal.CARD_TOO_LATE(card=move.card)
    if state.uses & dict(board.build_cards)[move.card]:
        return Refusal.CARD_IN_USE(card=move.card)
    return Refusal.CARD_USED(card=move.card)


# Cities.


def _against_urbanize(state: RailwaysOfNorthAmericaData, move: Urbanize) -> Message:
    board = state.board
    if state.step not in (URBANIZE, INDUSTRY):
        return Refusal.NO_CITY_NOW()
    if not 0 <= move.city < len(board.cities):
        return Refusal.NO_SUCH_CITY()
    if not 0 <= move.colour < len(board.colours):
        return Refusal.NO_SUCH_COLOUR()
    if not state.new_cities[move.colour]:
        return Refusal.NO_TILE_OF_COLOUR(colour=move.colour)
    return Refusal.NOT_GREY(city=move.city)


def _against_mine(state: RailwaysOfNorthAmericaData, move: Mine) -> Message:
    if state.step != MINE:
        return Refusal.NO_MINE_NOW()
    if not 0 <= move.city < len(state.board.cities):
        return Refusal.NO_SUCH_CITY()
    return Refusal.NOT_GREY(city=move.city)


def _against_grow(state: RailwaysOfNorthAmericaData, move: Grow) -> Message:
    if state.step != GROW:
        return Refusal.NO_GROWTH_NOW()
    return Refusal.NO_SUCH_CITY()


# Upgrades, deliveries, cards.


def _against_upgrade(state: RailwaysOfNorthAmericaData, move: Upgrade) -> Message:
    if state.step != UPGRADE and not can_upgrade(state):
        return Refusal.HIGHEST_ENGINE(count=HIGHEST_ENGINE)
    return Refusal.PRICE_NOT_ASKED()


def _against_deliver(state: RailwaysOfNorthAmericaData, move: Deliver) -> Message:
    """Return the first of the rules of delivering that the way breaks."""
    board = state.board
    if state.step != DELIVER:
        return Refusal.NO_DELIVERY_NOW()
    if not 0 <= move.city < len(board.cities):
        return Refusal.NO_SUCH_CITY()
    if not 0 <= move.colour < len(board.colours):
        return Refusal.NO_SUCH_COLOUR()
    here = move.city
    if not state.goods_at[here] >> move.colour & 1:
        return Refusal.NO_SUCH_CUBE(colour=move.colour, city=here)
    if not move.links:
        return Refusal.NO_LINKS()
    cities = [here]
    for number in move.links:
        if not 0 <= number < len(state.links):
            return Refusal.NO_SUCH_LINK(number=number + 1)
        link = state.links[number]
        if here not in (link.a, link.b):
            return Refusal.LINK_ELSEWHERE(number=number + 1, city=here)
        here = link.other(here)
        cities.append(here)
    if state.links[move.links[0]].owner != state.turn:
        return Refusal.FIRST_LINK_NOT_OWN()
    if len(move.links) > state.engine[state.turn]:
        return Refusal.TOO_FAR(count=state.engine[state.turn])
    if len(set(cities)) != len(cities):
        return Refusal.CITY_TWICE()
    for city in cities[1:-1]:
        if state.demand[city] >> move.colour & 1:
            return Refusal.MUST_STOP(city=city, colour=move.colour)
    return Refusal.NO_DEMAND(city=here, colour=move.colour)


def _against_take(state: RailwaysOfNorthAmericaData, move: TakeCard) -> Message:
    if state.step != TAKE_CARD:
        return Refusal.NO_CARD_NOW()
    if not 0 <= move.card < len(state.deck):
        return Refusal.NO_SUCH_CARD()
    printed = state.board.operations[move.card]
    if not state.display[move.card]:
        return Refusal.NOT_ON_DISPLAY(card=move.card)
    if printed.kind == BONUS:
        return Refusal.BONUS_STAYS(card=move.card)
    if printed.effect in (MINES, GROWTH) and not any(state.bag):
        return Refusal.BAG_EMPTY()
    return _WHY_OF_NO_USE[printed.effect]


_WHY_OF_NO_USE: Final = {
    MINES: Refusal.NO_GREY_CITY(),
    NEW_INDUSTRY: Refusal.NO_NEW_CITY(),
    TUNNEL: Refusal.NOWHERE_TO_BUILD(),
    LAND_GRANT: Refusal.NOWHERE_TO_BUILD(),
    TRAIN: Refusal.HIGHEST_ENGINE(count=HIGHEST_ENGINE),
}
"""Reasons why a one-time card would have no effect."""


def _against_end(state: RailwaysOfNorthAmericaData, move: EndActions) -> Message:
    return Refusal.NO_EXECUTIVE()


_REASONS: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any], Message]]] = {
    KeepBaron: _against_baron,
    Bid: _against_bid,
    PassBid: _against_pass_bid,
    ChooseAction: _against_action,
    StartTrack: _against_start,
    ContinueTrack: _against_continue,
    LayTile: _against_lay,
    StopBuilding: _against_stop,
    UseCard: _against_use,
    Urbanize: _against_urbanize,
    Mine: _against_mine,
    Grow: _against_grow,
    Upgrade: _against_upgrade,
    Deliver: _against_deliver,
    TakeCard: _against_take,
    EndActions: _against_end,
}
