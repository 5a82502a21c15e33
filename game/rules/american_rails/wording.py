"""What the table says in words: prompts, headings, reasons, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from game.rules.american_rails.board import (
    AUCTION,
    CUBES_ALLOWED,
    DEVELOP,
    EXPAND_3,
    EXPAND_4,
    FULL_HEX,
    FUND,
    PASS,
    TAKE,
    Board,
)
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import (
    ActionDeclined,
    ConnectionMade,
    CubePlaced,
    DividendPaid,
    GameEnded,
    HousePlaced,
    MarkerPlaced,
    OrderTaken,
    SharePutUp,
    ShareSold,
    SharesRemoved,
)
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
from game.rules.american_rails.steps import (
    BIDDING,
    CARRY_OUT,
    CHOOSE,
    LAYING,
    NONE,
    PREPARATION,
    PUT_UP,
    START_CITY,
)
from game.rules.auction import Bid, BidMade, BidPassed, PassBid, reason_against_bid
from game.rules.contract import Event, MoneyPaid, Move, Prompt, Side

PHASES: Final = ("first", "second", "third")
TERRAIN: Final = {"P": "plains", "F": "forest", "M": "mountains", "C": "city"}


def row_title(key: str, players: int = 5) -> str:
    """The name of a row of the action track; Take $2 stands alone with three players."""
    if key == TAKE:
        return "Take $2 or Expand 2" if players > 3 else "Take $2"
    return {
        PASS: "Pass",
        DEVELOP: "Develop",
        FUND: "Fund $5",
        EXPAND_3: "Expand 3",
        AUCTION: "Auction a share",
        EXPAND_4: "Expand 4",
    }[key]


@lru_cache(maxsize=1024)
def place_name(board: Board, hex_number: int) -> str:
    """A city's name, or the ground and the nearest city ("the forest near Albany").

    Of several cities at the same distance the one that pays most is named.
    """
    if board.city_at[hex_number] >= 0:
        return board.hex_name(hex_number)
    seen, edge = {hex_number}, [hex_number]
    while edge:
        edge = [near for spot in edge for near in board.neighbours[spot] if near not in seen]
        seen.update(edge)
        cities = [board.cities[board.city_at[spot]] for spot in edge if board.city_at[spot] >= 0]
        if cities:
            return f"{ground_name(board, hex_number)} near {max(cities, key=lambda city: city.full).name}"
    return ground_name(board, hex_number)


def ground_name(board: Board, hex_number: int) -> str:
    """What a hex without a city is: "the forest"."""
    return f"the {TERRAIN[board.terrain[hex_number]]}"


def heading_of(state: AmericanRailsData) -> str:
    """The year and the phase."""
    if state.column == PREPARATION:
        return "Preparation round"
    return f"{state.year}, {PHASES[state.column]} action phase"


def prompt_for(state: AmericanRailsData) -> Prompt:
    """What the actor is asked to do."""
    board = state.board
    lot = board.companies[state.lot].name if state.lot != NONE else ""
    if state.step == PUT_UP:
        return Prompt("Put up a share", "Choose the company whose share is auctioned next.")
    if state.step == BIDDING:
        auction = state.auction
        assert auction is not None
        standing = f"The bid stands at ${auction.high}." if auction.high else "Nobody has bid yet."
        return Prompt(f"Auction: {lot}", f"{standing} Bid at least ${auction.lowest_bid()}, or pass.")
    if state.step == START_CITY:
        return Prompt(f"{lot} begins", f"Place {lot}'s first cube in any city without a cube.")
    if state.step == CHOOSE:
        return Prompt("Choose an action", "Move your marker to a free row of the action track.")
    if state.step in (CARRY_OUT, LAYING):
        return _prompt_of_row(state, board.rows[state.row_chosen])
    return Prompt("The game is over", state.ending() or "")


def _prompt_of_row(state: AmericanRailsData, key: str) -> Prompt:
    title = row_title(key, state.players)
    if state.step == LAYING:
        return Prompt(title, "Lay the next cube, or finish.")
    words = {
        DEVELOP: "Build a house in a city with track, or decline.",
        FUND: "Choose the company that gets $5 from the bank, or decline.",
        AUCTION: "Choose the company whose share you put up, or decline.",
        TAKE: "Take $2 from the bank, or $2 from every other player for the bank"
        + (", or lay up to two cubes." if state.players > 3 else "."),
    }
    return Prompt(
        title, words.get(key) or f"Lay up to {CUBES_ALLOWED.get(key)} cubes, one at a time, or decline."
    )


# Why a move can't be played.


def reason_against(state: AmericanRailsData, move: Move) -> str:
    """Why an illegal move is illegal, in a sentence for players."""
    if state.step not in (PUT_UP, BIDDING, START_CITY, CHOOSE, CARRY_OUT, LAYING):
        return "The game is over."
    reason = _REASONS.get(type(move))
    return (reason(state, move) if reason else None) or "That is not possible now."


def _in_row(state: AmericanRailsData, *keys: str) -> bool:
    return state.step in (CARRY_OUT, LAYING) and state.board.rows[state.row_chosen] in keys


def _company(state: AmericanRailsData, company: int) -> str | None:
    if not 0 <= company < len(state.board.companies):
        return "There is no such company."
    if company == state.absent:
        return f"{state.board.companies[company].name} is not in this game."
    return None


def _against_put_up(state: AmericanRailsData, move: PutUp) -> str | None:
    missing = _company(state, move.company)
    if missing:
        return missing
    name = state.board.companies[move.company].name
    if state.step == PUT_UP:
        return f"A share of {name} has been put up already in this round."
    if not _in_row(state, AUCTION):
        return "Shares are put up with the action Auction a share."
    return f"{name} has no share left."


def _against_bid(state: AmericanRailsData, move: Bid) -> str:
    if state.auction is None:
        return "No share is up for auction."
    return reason_against_bid(state.auction, move, state.cash[state.turn])


def _against_pass(state: AmericanRailsData, move: PassBid) -> str | None:
    return "No share is up for auction."


def _against_start(state: AmericanRailsData, move: PlaceStart) -> str | None:
    if state.step != START_CITY:
        return "A first cube is placed when a new company's share has been bought."
    if not 0 <= move.hex < len(state.board.hexes) or state.board.city_at[move.hex] < 0:
        return "A company begins in a city."
    return f"{state.board.hex_name(move.hex)} has a cube already."


def _against_choice(state: AmericanRailsData, move: ChooseAction) -> str | None:
    if state.step != CHOOSE:
        return "No marker is moved now."
    if not 0 <= move.row < len(state.board.rows):
        return "There is no such row."
    return f"{row_title(state.board.rows[move.row], state.players)} is taken in this phase."


def _against_decline(state: AmericanRailsData, move: Decline) -> str | None:
    return (
        "There is no action to decline." if state.step != LAYING else "A cube has been laid: finish instead."
    )


def _against_finish(state: AmericanRailsData, move: Finish) -> str | None:
    if _in_row(state, EXPAND_3, EXPAND_4, TAKE) and state.to_lay:
        return "No cube has been laid: decline instead."
    return "There is no expansion to finish."


def _against_develop(state: AmericanRailsData, move: Develop) -> str | None:
    if not _in_row(state, DEVELOP):
        return "Houses are built with the action Develop."
    if not state.houses_left:
        return "No development marker is left."
    if not 0 <= move.hex < len(state.board.hexes) or state.board.city_at[move.hex] < 0:
        return "Houses are built in cities."
    name = state.board.hex_name(move.hex)
    if state.houses >> move.hex & 1:
        return f"{name} has been developed."
    if not state.board.developable >> move.hex & 1:
        return f"{name} has a black square: it is never developed."
    return f"There is no track in {name}.".replace("..", ".")


def _against_fund(state: AmericanRailsData, move: Fund) -> str | None:
    if not _in_row(state, FUND):
        return "Treasuries are funded with the action Fund $5."
    return _company(state, move.company)


def _against_take(state: AmericanRailsData, move: Move) -> str | None:
    return "A cube has been laid instead." if _in_row(state, TAKE) else "That is part of the action Take $2."


def _against_lay(state: AmericanRailsData, move: LayTrack) -> str | None:
    missing = _company(state, move.company)
    if missing:
        return missing
    if not (_in_row(state, EXPAND_3, EXPAND_4, TAKE) and state.to_lay):
        return "Track is laid with an Expand action."
    board, company, spot = state.board, move.company, move.hex
    name = board.companies[company].name
    if not 0 <= spot < len(board.hexes):
        return "There is no such hex."
    if not state.track[company]:
        return f"{name} has no track on the map yet."
    if not state.held(state.turn, company):
        return f"You hold no share of {name}."
    if not state.cubes[company]:
        return f"{name} has no cube left."
    if state.track[company] >> spot & 1:
        return f"{name} has a cube there already."
    if not state.reach[company] >> spot & 1:
        return f"That hex is not next to {name}'s track."
    price = state.price[spot]
    if price == FULL_HEX:
        return f"A {'forest' if board.terrain[spot] == 'F' else 'mountain'} hex holds one cube only."
    return f"It costs ${price}, and {name}'s treasury holds ${state.treasury[company]}."


_REASONS: Final[dict[type[Move], Callable[[AmericanRailsData, Any], str | None]]] = {
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


# The log.


def describe_event(board: Board, event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None if another line tells it."""
    describe = _LINES.get(type(event))
    line = describe(board, event, names) if describe else None
    # A city's name can end in a full stop of its own (Charleston, W. Va.).
    return line.replace("..", ".") if line else None


def _company_name(board: Board, company: int) -> str:
    return board.companies[company].name


def _tell_cube(board: Board, event: CubePlaced, names: Sequence[str]) -> str:
    name, place = _company_name(board, event.company), place_name(board, event.hex)
    if not event.cost:
        return f"{names[event.seat]} starts {name} in {place}."
    return f"{names[event.seat]} lays {name} track to {place} for ${event.cost}."


def _tell_connection(board: Board, event: ConnectionMade, names: Sequence[str]) -> str:
    a, b = (board.cities[city].name for city in board.pairs[event.pair])
    return f"{_company_name(board, event.company)} joins {a} and {b}: ${board.pair_income} more income."


def _tell_marker(board: Board, event: MarkerPlaced, names: Sequence[str]) -> str:
    return f"{names[event.seat]} chooses {row_title(board.rows[event.row], len(names))}."


def _tell_money(board: Board, event: MoneyPaid, names: Sequence[str]) -> str | None:
    if event.reason == "funding":
        return f"{_company_name(board, event.payee.number)} gets ${event.amount} from the bank."
    if event.reason == "Take $2":
        if event.payee.kind is Side.SEAT:
            return f"{names[event.payee.number]} takes ${event.amount} from the bank."
        return f"{names[event.payer.number]} pays ${event.amount} to the bank."
    return None


def _tell_dividend(board: Board, event: DividendPaid, names: Sequence[str]) -> str:
    shares = "1 share" if event.shares == 1 else f"each of {event.shares} shares"
    return f"{_company_name(board, event.company)} pays ${event.per_share} on {shares}."


def _tell_removed(board: Board, event: SharesRemoved, names: Sequence[str]) -> str:
    name = _company_name(board, event.company)
    if event.count == 1:
        return f"A share of {name} leaves the game."
    return f"{event.count} shares of {name} leave the game."


_LINES: Final[dict[type[Event], Callable[[Board, Any, Sequence[str]], str | None]]] = {
    SharePutUp: lambda board, e, names: (
        f"{names[e.seat]} puts up a share of {_company_name(board, e.company)}."
    ),
    BidMade: lambda board, e, names: f"{names[e.seat]} bids ${e.amount}.",
    BidPassed: lambda board, e, names: f"{names[e.seat]} passes.",
    ShareSold: lambda board, e, names: (
        f"{names[e.seat]} buys a share of {_company_name(board, e.company)} for ${e.amount}."
    ),
    SharesRemoved: _tell_removed,
    CubePlaced: _tell_cube,
    HousePlaced: lambda board, e, names: f"{names[e.seat]} develops {board.hex_name(e.hex)}.",
    ConnectionMade: _tell_connection,
    MarkerPlaced: _tell_marker,
    ActionDeclined: lambda board, e, names: f"{names[e.seat]} leaves it at that.",
    OrderTaken: lambda board, e, names: f"{names[e.seat]} takes place {e.place + 1} in the turn order.",
    MoneyPaid: _tell_money,
    DividendPaid: _tell_dividend,
    GameEnded: lambda board, e, names: f"The game is over. {e.reason}",
}
