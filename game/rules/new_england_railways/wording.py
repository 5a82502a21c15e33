"""What the table says in words: prompts, headings, reasons, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from game.rules.auction import Bid, BidMade, BidPassed, PassBid
from game.rules.contract import Event, MoneyPaid, Move, Prompt
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    CupEmpty,
    DiceRolled,
    FirstPlayerChosen,
    GameEnded,
    GrowthTurned,
    LinkBuilt,
    LinkOffered,
    LinkRemoved,
    LinkSold,
    LinkTurned,
    LinkWaits,
    LoanRetired,
    LoanTaken,
    MarketFell,
    ShippingPassed,
    TurnBegan,
)
from game.rules.new_england_railways.loans import least_loan
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    CHANCES,
    DRAW_FIRST,
    ENDED,
    GROW,
    LONGEST_ROUTE,
    NONE,
    PUBLICIZE,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
    STEP_NAMES,
    STEP_OF,
)

ENDING: Final = "Every link that was bought has been built."


def heading_of(state: NewEnglandRailwaysData) -> str:
    """The turn and the step."""
    if state.step == ENDED:
        return f"Turn {state.turn_number}, the end"
    return f"Turn {state.turn_number}, {STEP_NAMES[STEP_OF[state.step] - 1].lower()}"


def prompt_for(state: NewEnglandRailwaysData) -> Prompt:
    """What the actor is asked to do."""
    if state.step == BORROW:
        cash, service = state.cash[state.turn], state.service(state.turn)
        if cash < service:
            return Prompt("Borrow", f"You must borrow: ${service} of service is due, and you have ${cash}.")
        unit, each = state.board.unit, state.board.service_per_unit
        return Prompt("Borrow", f"Take loans from the bank, or none. Each ${unit} costs ${each} every turn.")
    if state.step == RETIRE:
        return Prompt("Retire loans", f"Pay back some of your ${state.debt[state.turn]} of debt, or none.")
    if state.step in (BID, BUILD, ROLL_TO_BUILD):
        return _prompt_for_link(state)
    if state.step == SHIP:
        return Prompt("Ship a cube", "Choose a cube and the town to which it goes, or ship nothing.")
    if state.step in CHANCES:
        chance = {
            GROW: "A growth card is turned over.",
            PUBLICIZE: "A link card is turned over for the next turn.",
            ROLL_MARKET: "The dice are rolled for the market.",
            DRAW_FIRST: "The first player is drawn by lot.",
        }
        return Prompt(
            STEP_NAMES[STEP_OF[state.step] - 1], chance.get(state.step, "A cube is drawn from the cup.")
        )
    return Prompt("The game is over", ENDING)


def _prompt_for_link(state: NewEnglandRailwaysData) -> Prompt:
    name = state.board.link_name(state.lot_link())
    if state.step == ROLL_TO_BUILD:
        return Prompt(name, "The dice are rolled to build the link.")
    if state.step == BUILD:
        missing = state.board.links[state.lot_link()].number - sum(state.dice)
        return Prompt(
            f"You rolled {sum(state.dice)}",
            f"Pay the missing ${missing} and build {name} at once, or wait until the next turn.",
        )
    auction = state.auction
    assert auction is not None
    standing = f"The bid stands at ${auction.high}." if auction.high else "Nobody has bid yet."
    return Prompt(f"Auction: {name}", f"{standing} Bid at least ${auction.lowest_bid()}, or pass.")


# Why a move can't be played.


def reason_against(state: NewEnglandRailwaysData, move: Move) -> str:
    """Why an illegal move is illegal, in a sentence for players."""
    if state.step == ENDED:
        return "The game is over."
    if state.step in CHANCES:
        return "Chance decides now."
    reason = _REASONS.get(type(move))
    return (reason(state, move) if reason else None) or "That is not possible now."


def _against_borrow(state: NewEnglandRailwaysData, move: Move) -> str:
    if state.step != BORROW:
        return "Money is borrowed in step 1."
    if isinstance(move, NoLoan):
        return f"You must borrow: ${state.service(state.turn)} of service is due."
    assert isinstance(move, Borrow)
    unit, at_once = state.board.unit, state.board.data.loans.most_at_once
    if move.amount <= 0 or move.amount % unit:
        return f"Loans are multiples of ${unit}."
    if move.amount > max(at_once, least_loan(state, state.turn)):
        return f"The bank lends at most ${at_once} at once, unless you owe more service."
    return "That would not cover the service that is due."


def _against_retire(state: NewEnglandRailwaysData, move: Move) -> str:
    if state.step != RETIRE or isinstance(move, KeepLoans):
        return "Loans are paid back in step 3."
    assert isinstance(move, Retire)
    if move.amount <= 0 or move.amount % state.board.unit:
        return f"Loans are paid back in multiples of ${state.board.unit}."
    if move.amount > state.debt[state.turn]:
        return f"You owe only ${state.debt[state.turn]}."
    return f"You have only ${state.cash[state.turn]}."


def _against_bid(state: NewEnglandRailwaysData, move: Bid) -> str:
    if state.auction is None:
        return "No link is up for auction."
    lowest = state.auction.lowest_bid()
    return (
        f"The lowest bid is ${lowest}."
        if move.amount < lowest
        else f"You have only ${state.cash[state.turn]}."
    )


def _against_pass_bid(state: NewEnglandRailwaysData, move: PassBid) -> str:
    return "No link is up for auction."


def _against_build(state: NewEnglandRailwaysData, move: Move) -> str:
    return "There is no link to be paid for."


def _against_ship(state: NewEnglandRailwaysData, move: Ship) -> str:
    """The first of the rules of shipping that the route breaks."""
    board, route = state.board, move.route
    if state.step != SHIP:
        return "Cubes are shipped in step 8."
    if len(route) < 2 or not all(0 <= city < len(board.cities) for city in route):
        return "A route leads from town to town."
    if not 0 <= move.colour < len(board.colours):
        return "There is no such colour."
    origin, colour = board.cities[route[0]].name, board.colours[move.colour]
    if not state.cubes[route[0] * len(state.cup) + move.colour]:
        return f"No {colour} cube waits in {origin}."
    for a, b in pairwise(route):
        link = board.link_between.get((a, b), NONE)
        if link == NONE:
            return f"No link joins {board.cities[a].name} and {board.cities[b].name}."
        if not state.built >> link & 1:
            return f"{board.link_name(link)} has not been built."
    if len(set(route)) != len(route):
        return "A cube visits no town twice."
    if len(route) - 1 > LONGEST_ROUTE:
        return f"A cube moves over at most {LONGEST_ROUTE} links."
    for city in route[1:-1]:
        if board.demand[city] == move.colour:
            return f"The cube must stop in {board.cities[city].name}, which buys {colour}."
    return f"{board.cities[route[-1]].name} does not buy {colour}."


def _against_pass_shipping(state: NewEnglandRailwaysData, move: PassShipping) -> str:
    return "Cubes are shipped in step 8."


_REASONS: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any], str]]] = {
    Borrow: _against_borrow,
    NoLoan: _against_borrow,
    Retire: _against_retire,
    KeepLoans: _against_retire,
    Bid: _against_bid,
    PassBid: _against_pass_bid,
    PayToBuild: _against_build,
    WaitToBuild: _against_build,
    Ship: _against_ship,
    PassShipping: _against_pass_shipping,
}


# The log.


def describe_event(board: Board, event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None if another line tells it."""
    describe = _LINES.get(type(event))
    return describe(board, event, names) if describe else None


def _tell_dice(board: Board, event: DiceRolled, names: Sequence[str]) -> str:
    words = f"{names[event.seat]} rolls {event.low} and {event.high}"
    if not event.needed:
        return f"{words} for the market."
    return f"{words}: {event.low + event.high}, and {event.needed} is needed."


def _tell_shipment(board: Board, event: CubeShipped, names: Sequence[str]) -> str:
    start, end = (board.cities[event.route[place]].name for place in (0, -1))
    links = len(event.route) - 1
    return (
        f"{names[event.seat]} ships {board.colours[event.colour]} from {start} to {end}"
        f" over {links} {'link' if links == 1 else 'links'}."
    )


def _tell_money(board: Board, event: MoneyPaid, names: Sequence[str]) -> str | None:
    if event.reason == "service":
        return f"{names[event.payer.number]} pays ${event.amount} of service."
    if event.reason == "to build at once":
        return f"{names[event.payer.number]} pays ${event.amount} to build at once."
    if event.reason == "income":
        return f"{names[event.payee.number]} receives ${event.amount} of income."
    return None


_LINES: Final[dict[type[Event], Callable[[Board, Any, Sequence[str]], str | None]]] = {
    TurnBegan: lambda board, e, names: f"Turn {e.turn} begins.",
    LoanTaken: lambda board, e, names: f"{names[e.seat]} borrows ${e.amount}.",
    LoanRetired: lambda board, e, names: f"{names[e.seat]} pays back ${e.amount}.",
    GrowthTurned: lambda board, e, names: (
        f"Growth in {' and '.join(board.cities[city].name for city in board.growth[e.card])}."
    ),
    CubeDrawn: lambda board, e, names: f"{board.cities[e.city].name} gets {board.colours[e.colour]}.",
    CupEmpty: lambda board, e, names: f"The cup is empty: nothing for {board.cities[e.city].name}.",
    LinkTurned: lambda board, e, names: f"{board.link_name(e.link)} will be for sale next turn.",
    LinkOffered: lambda board, e, names: f"{board.link_name(e.link)} is for sale.",
    BidMade: lambda board, e, names: f"{names[e.seat]} bids ${e.amount}.",
    BidPassed: lambda board, e, names: f"{names[e.seat]} passes.",
    LinkSold: lambda board, e, names: f"{names[e.seat]} buys {board.link_name(e.link)} for ${e.amount}.",
    LinkRemoved: lambda board, e, names: f"Nobody buys {board.link_name(e.link)}: it leaves the game.",
    DiceRolled: _tell_dice,
    LinkBuilt: lambda board, e, names: f"{names[e.seat]} builds {board.link_name(e.link)}.",
    LinkWaits: lambda board, e, names: f"{board.link_name(e.link)} is built next turn.",
    CubeShipped: _tell_shipment,
    ShippingPassed: lambda board, e, names: f"{names[e.seat]} ships nothing.",
    MarketFell: lambda board, e, names: f"Every income loses a part in {e.divisor}.",
    FirstPlayerChosen: lambda board, e, names: f"{names[e.seat]} is first player.",
    MoneyPaid: _tell_money,
    GameEnded: lambda board, e, names: f"The game is over. {e.reason}",
}
