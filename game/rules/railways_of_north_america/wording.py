"""What the table says in words: prompts, headings, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.auction import BidMade, BidPassed
from game.rules.contract import Event, MoneyPaid, Prompt
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import (
    ActionPassed,
    BaronKept,
    BaronRevealed,
    BondsTaken,
    BonusScored,
    CardTaken,
    CardTurned,
    CardUsed,
    CityUrbanized,
    CubeDelivered,
    CubeDrawn,
    CubeReturned,
    EngineUpgraded,
    FinalScore,
    FirstPlayerSet,
    GameEnded,
    HotelScored,
    LastTurn,
    LinkFinished,
    MajorLineScored,
    MarkerPlaced,
    MarkerTaken,
    RoundBegan,
    TileLaid,
    TrackRemoved,
    TurnBegan,
)
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    DELIVER,
    DRAW,
    ENDED,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    MORE,
    ROUNDS,
    START_TRACK,
    TAKE_CARD,
    TILES_PER_BUILD,
    TURN_CARD,
    UPGRADE,
    URBANIZE,
)

GROUND: Final = {".": "open ground", "~": "water", "^": "mountains", "F": "the ferry"}


def money(amount: int) -> str:
    """Dollars as people write them."""
    return f"${amount:,}"


def many(count: int, what: str) -> str:
    """A number of things ("1 point", "3 points")."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def heading_of(state: RailwaysOfNorthAmericaData) -> str:
    """The turn and the round."""
    if state.step == ENDED:
        return f"Turn {state.turn_number}, the end"
    if state.step == KEEP_BARON:
        return "The barons"
    turn = f"Turn {state.turn_number}"
    if state.turn_number == state.last_turn:
        turn += " (the last)"
    if state.step in (BID, TURN_CARD):
        return f"{turn}, auction"
    return f"{turn}, round {state.round + 1} of {ROUNDS}"


def prompt_for(state: RailwaysOfNorthAmericaData) -> Prompt:
    """What the actor is asked to do."""
    if state.step == BID:
        auction = state.auction
        assert auction is not None
        standing = f"The bid stands at {money(auction.high)}." if auction.high else "Nobody has bid yet."
        return Prompt("Who goes first?", f"{standing} Bid at least {money(auction.lowest_bid())}, or pass.")
    if state.step == LAY:
        return _prompt_for_track(state)
    if state.step == DRAW:
        return Prompt(state.board.cities[state.draw_city].name, "A cube is drawn from the bag.")
    if state.step == ENDED:
        return Prompt("The game is over", state.ending() or "")
    return _PROMPTS[state.step]


def _prompt_for_track(state: RailwaysOfNorthAmericaData) -> Prompt:
    track = state.building
    assert track is not None
    name = state.board.cities[track.city].name
    if state.laid:
        left = many(TILES_PER_BUILD - state.laid, "more tile")
        return Prompt(f"Track from {name}", f"Lay up to {left}, as far as the next city, or stop.")
    return Prompt(f"Track from {name}", f"Lay up to {TILES_PER_BUILD} tiles, as far as the next city.")


_PROMPTS: Final = {
    KEEP_BARON: Prompt("Choose your baron", "Keep one of two barons in secret: his task counts at the end."),
    ACTION: Prompt("Your action", "Build, urbanise, upgrade, deliver, take a card, or pass."),
    START_TRACK: Prompt("Build", "Begin at a side of any city, or go on from your own open end."),
    URBANIZE: Prompt("Urbanise", "Choose a New City tile and the grey city on which it is placed."),
    UPGRADE: Prompt("Upgrade", "Use the New Train for half the price, or pay in full and keep it."),
    DELIVER: Prompt("Deliver", "Choose a cube and the way that it travels; the first link is your own."),
    TAKE_CARD: Prompt("Operations card", "Take a card from the display."),
    MINE: Prompt("Mines", "Choose the grey city where the mines are."),
    GROW: Prompt("City Growth", "Choose the city that grows."),
    INDUSTRY: Prompt("New Industry", "Choose a New City tile and the grey city on which it is placed."),
    MORE: Prompt("One more action?", "Use the Railroad Executive for one more action, or keep him."),
    TURN_CARD: Prompt("A new card", "An operations card is turned over."),
}


# The log.


def describe_event(board: Board, event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None if another line tells it."""
    describe = _LINES.get(type(event))
    return describe(board, event, names) if describe else None


def _city(board: Board, city: int) -> str:
    return board.cities[city].name


def _tell_first(board: Board, event: FirstPlayerSet, names: Sequence[str]) -> str:
    if event.amount:
        return f"{names[event.seat]} goes first for {money(event.amount)}."
    return f"Nobody bids: {names[event.seat]} goes first."


def _tell_tile(board: Board, event: TileLaid, names: Sequence[str]) -> str:
    tile = event.tile
    where = f"{names[event.seat]} lays track over {GROUND[board.terrain[tile.hex]]}"
    where += f" at {board.hex_name(tile.hex)}"
    crossed = board.ridges_crossed(tile)
    if crossed:
        where += " across a ridge" if crossed == 1 else " across two ridges"
    return f"{where} for {money(event.cost)}." if event.cost else f"{where} for nothing."


def _tell_delivery(board: Board, event: CubeDelivered, names: Sequence[str]) -> str:
    start, end = _city(board, event.cities[0]), _city(board, event.cities[-1])
    words = f"{names[event.seat]} delivers {board.colours[event.colour]} from {start} to {end}"
    return f"{words} over {many(len(event.links), 'link')}."


def _tell_money(board: Board, event: MoneyPaid, names: Sequence[str]) -> str | None:
    if event.reason == "income":
        return f"{names[event.payee.number]} receives {money(event.amount)} of income."
    if event.reason == "interest":
        return f"{names[event.payer.number]} pays {money(event.amount)}: interest above income."
    if event.reason == "for mines":
        return f"{names[event.payer.number]} pays {money(event.amount)} for the mines."
    return None


def _tell_baron(board: Board, event: BaronRevealed, names: Sequence[str]) -> str:
    baron = board.barons[event.baron]
    words = f"{names[event.seat]} kept {baron.name} ({baron.text})"
    return f"{words}: {many(event.points, 'point')}." if event.points else f"{words}: not fulfilled."


def _tell_final(board: Board, event: FinalScore, names: Sequence[str]) -> str:
    parts = [f"{event.points} for play"]
    if event.baron:
        parts.append(f"{event.baron} for the baron")
    if event.charter:
        parts.append(f"{event.charter} for the charter")
    if event.bonds:
        parts.append(f"less {many(event.bonds, 'bond')}")
    return f"{names[event.seat]} ends with {event.total}: {', '.join(parts)}."


_LINES: Final[dict[type[Event], Callable[[Board, Any, Sequence[str]], str | None]]] = {
    BaronKept: lambda board, e, names: f"{names[e.seat]} keeps a baron.",
    TurnBegan: lambda board, e, names: f"Turn {e.turn} begins.",
    CardTurned: lambda board, e, names: f"{board.operations[e.card].name} is turned over.",
    BidMade: lambda board, e, names: f"{names[e.seat]} bids {money(e.amount)}.",
    BidPassed: lambda board, e, names: f"{names[e.seat]} passes.",
    FirstPlayerSet: _tell_first,
    RoundBegan: lambda board, e, names: f"Round {e.round}.",
    BondsTaken: lambda board, e, names: f"{names[e.seat]} takes {many(e.count, 'bond')}.",
    ActionPassed: lambda board, e, names: f"{names[e.seat]} does nothing.",
    TileLaid: _tell_tile,
    LinkFinished: lambda board, e, names: (
        f"{names[e.seat]} finishes link {e.link + 1}, {_city(board, e.a)} to {_city(board, e.b)}."
    ),
    TrackRemoved: lambda board, e, names: (
        f"{names[e.seat]}'s unfinished track from {_city(board, e.city)} is taken off."
    ),
    MajorLineScored: lambda board, e, names: (
        f"{names[e.seat]} completes {board.major_lines[e.line].name}: {many(e.points, 'point')}."
    ),
    CityUrbanized: lambda board, e, names: (
        f"{names[e.seat]} makes {_city(board, e.city)} a new {board.colours[e.colour]} city."
    ),
    CubeDrawn: lambda board, e, names: f"{_city(board, e.city)} gets {board.colours[e.colour]}.",
    CubeReturned: lambda board, e, names: f"{board.colours[e.colour].capitalize()} again: back into the bag.",
    MarkerPlaced: lambda board, e, names: f"{_city(board, e.city)} is empty.",
    MarkerTaken: lambda board, e, names: f"{_city(board, e.city)} gives its empty-city marker back.",
    EngineUpgraded: lambda board, e, names: (
        f"{names[e.seat]} upgrades to engine level {e.level} for {money(e.cost)}."
    ),
    CubeDelivered: _tell_delivery,
    BonusScored: lambda board, e, names: (
        f"{board.operations[e.card].name}: {many(e.points, 'point')} for {names[e.seat]}."
    ),
    HotelScored: lambda board, e, names: (
        f"{board.operations[e.card].name}: {many(e.points, 'point')} for {names[e.seat]}."
    ),
    CardTaken: lambda board, e, names: f"{names[e.seat]} takes {board.operations[e.card].name}.",
    CardUsed: lambda board, e, names: f"{names[e.seat]} uses {board.operations[e.card].name}.",
    LastTurn: lambda board, e, names: (
        f"The last empty-city marker is placed: turn {e.turn} will be the last."
    ),
    MoneyPaid: _tell_money,
    BaronRevealed: _tell_baron,
    FinalScore: _tell_final,
    GameEnded: lambda board, e, names: f"The game is over. {e.reason}",
}
