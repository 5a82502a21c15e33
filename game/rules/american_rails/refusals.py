"""Reasons why a move is illegal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.american_rails.board import AUCTION, DEVELOP, EXPAND_3, EXPAND_4, FULL_HEX, FUND, TAKE
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.message_ids import Refusal, row_title
from game.rules.american_rails.moves import (
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.steps import CARRY_OUT, CHOOSE, ENDED, LAYING, PUT_UP, START_CITY
from game.rules.auction import Bid, PassBid, illegal_bid_reason
from game.rules.contract import NOT_NOW, Move
from game.rules.messages import Message


def illegal_reason(state: AmericanRailsData, move: Move) -> Message:
    """Return why an illegal move is illegal."""
    if state.step == ENDED:
        return Refusal.OVER()
    reason = _REASONS.get(type(move))
    return (reason(state, move) if reason else None) or NOT_NOW


def _in_row(state: AmericanRailsData, *keys: str) -> bool:
    return state.step in (CARRY_OUT, LAYING) and state.board.rows[state.row_chosen] in keys


def _in_city(state: AmericanRailsData, hex_number: int) -> bool:
    return 0 <= hex_number < len(state.board.hexes) and state.board.city_at[hex_number] >= 0


def _company(state: AmericanRailsData, company: int) -> Message | None:
    if not 0 <= company < len(state.board.companies):
        return Refusal.NO_COMPANY()
    return Refusal.ABSENT(company=company) if company == state.absent else None


def _against_put_up(state: AmericanRailsData, move: PutUp) -> Message:
    missing = _company(state, move.company)
    if missing:
        return missing
    if state.step == PUT_UP:
        return Refusal.PUT_UP_BEFORE(company=move.company)
    return Refusal.SOLD_OUT(company=move.company) if _in_row(state, AUCTION) else Refusal.NO_SALE()


def _against_bid(state: AmericanRailsData, move: Bid) -> Message:
    if state.auction is None:
        return Refusal.NO_AUCTION()
    return illegal_bid_reason(state.auction, move, state.cash[state.turn])


def _against_pass(state: AmericanRailsData, move: PassBid) -> Message:
    return Refusal.NO_AUCTION()


def _against_start(state: AmericanRailsData, move: PlaceStart) -> Message:
    if state.step != START_CITY:
        return Refusal.NO_START()
    return Refusal.START_TAKEN(hex=move.hex) if _in_city(state, move.hex) else Refusal.START_OUTSIDE()


def _against_choice(state: AmericanRailsData, move: ChooseAction) -> Message:
    if state.step != CHOOSE:
        return Refusal.NO_MARKER()
    if not 0 <= move.row < len(state.board.rows):
        return Refusal.NO_ROW()
    return Refusal.ROW_TAKEN(action=row_title(state.board.rows[move.row], state.players))


def _against_decline(state: AmericanRailsData, move: Decline) -> Message:
    return Refusal.CUBE_LAID() if state.step == LAYING else Refusal.NO_ACTION()


def _against_finish(state: AmericanRailsData, move: Finish) -> Message:
    laying = _in_row(state, EXPAND_3, EXPAND_4, TAKE) and state.to_lay
    return Refusal.NO_CUBE_LAID() if laying else Refusal.NO_EXPANSION()


def _against_develop(state: AmericanRailsData, move: Develop) -> Message:
    if not _in_row(state, DEVELOP):
        return Refusal.NO_BUILDING()
    if not state.houses_left:
        return Refusal.NO_HOUSES()
    if not _in_city(state, move.hex):
        return Refusal.HOUSE_OUTSIDE()
    if state.houses >> move.hex & 1:
        return Refusal.HOUSE_STANDS(hex=move.hex)
    if not state.board.developable >> move.hex & 1:
        return Refusal.HUB(hex=move.hex)
    return Refusal.NO_TRACK_THERE(hex=move.hex)


def _against_fund(state: AmericanRailsData, move: Fund) -> Message | None:
    return _company(state, move.company) if _in_row(state, FUND) else Refusal.NO_FUNDING()


def _against_take(state: AmericanRailsData, move: Move) -> Message:
    return Refusal.CUBE_INSTEAD() if _in_row(state, TAKE) else Refusal.NO_TAKING()


def _against_lay(state: AmericanRailsData, move: LayTrack) -> Message:
    company, spot = move.company, move.hex
    missing = _company(state, company)
    if missing:
        return missing
    if not (_in_row(state, EXPAND_3, EXPAND_4, TAKE) and state.to_lay):
        return Refusal.NO_LAYING()
    if not 0 <= spot < len(state.board.hexes):
        return Refusal.NO_HEX()
    if not state.track[company]:
        return Refusal.NO_TRACK(company=company)
    if not state.held(state.turn, company):
        return Refusal.NO_SHARE(company=company)
    if not state.cubes[company]:
        return Refusal.NO_CUBES(company=company)
    return _against_place(state, company, spot)


def _against_place(state: AmericanRailsData, company: int, spot: int) -> Message:
    if state.track[company] >> spot & 1:
        return Refusal.CUBE_THERE(company=company)
    if not state.reach[company] >> spot & 1:
        return Refusal.NOT_NEXT(company=company)
    price = state.price[spot]
    if price == FULL_HEX:
        return Refusal.FOREST_FULL() if state.board.terrain[spot] == "F" else Refusal.MOUNTAIN_FULL()
    return Refusal.TOO_DEAR(company=company, cost=price, treasury=state.treasury[company])


_REASONS: Final[dict[type[Move], Callable[[AmericanRailsData, Any], Message | None]]] = {
    PutUp: _against_put_up,
    Bid: _against_bid,
    PassBid: _against_pass,
    PlaceStart: _against_start,
    ChooseAction: _against_choice,
    Decline: _against_decline,
    Finish: _against_finish,
    Develop: _against_develop,
    Fund: _against_fund,
    TakeFromBank: _against_take,
    TakeFromPlayers: _against_take,
    LayTrack: _against_lay,
}
