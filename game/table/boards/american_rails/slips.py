"""What a move would change, found by making it on a copy of the table; the prompt's choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.wording import ground_name, row_title
from game.rules.contract import Event, Move
from game.table.boards.american_rails.words import action_words
from game.table.boards.view import Badge, Change, Choice, Shown, Slip, Thing, thing_of
from game.table.words import listed

_MOST_CHANGES: Final = 3
"""More changes than this don't stand side by side."""

Tried = tuple[AmericanRailsState, list[Event]]
"""The table as it would be, and what would happen."""


def _try(state: AmericanRailsState, move: Move) -> Tried:
    trial = state.copy()
    events: list[Event] = []
    trial.apply(move, events.append)
    return trial, events


def _dollars(label: str, before: int, after: int) -> Change:
    return Change(label, f"${before}", f"${after}")


def _company_changes(state: AmericanRailsState, trial: AmericanRailsState, company: int) -> list[Change]:
    return [
        _dollars("Treasury", state.treasury[company], trial.treasury[company]),
        _dollars("Income", state.income[company], trial.income[company]),
        _dollars("Dividend", state.dividend(company), trial.dividend(company)),
    ]


def _asides(state: AmericanRailsState, tried: Tried, company: int) -> str:
    """Special connections made, and rivals whose income changes."""
    trial, events = tried
    board = state.board
    words = []
    for event in events:
        if isinstance(event, ConnectionMade):
            cities = [board.cities[city].name for city in board.pairs[event.pair]]
            words.append(f"Joins {listed(cities)}: + ${board.pair_income}.")
    for other in state.companies_in_play():
        before, after = state.income[other], trial.income[other]
        if other != company and before != after:
            verb = "falls" if after < before else "rises"
            words.append(f"{board.companies[other].name}'s income {verb} from ${before} to ${after}.")
    return " ".join(words)


def _slip_of_track(state: AmericanRailsState, shown: Shown, move: LayTrack) -> Slip:
    tried = _try(state, move)
    board, name = state.board, state.board.companies[move.company].name
    # The map shows where it is, so the ground is enough where there is no city.
    in_city = board.city_at[move.hex] >= 0
    place = board.hex_name(move.hex) if in_city else ground_name(board, move.hex)
    return Slip(
        f"{name} to {place}",
        f"pays ${state.cost(move.hex)}",
        Badge("seal", move.company),
        _company_changes(state, tried[0], move.company),
        _asides(state, tried, move.company),
        "Lay track",
    )


def _slip_of_start(state: AmericanRailsState, shown: Shown, move: PlaceStart) -> Slip:
    tried = _try(state, move)
    name = state.board.companies[state.lot].name
    return Slip(
        f"{name} starts in {state.board.hex_name(move.hex)}",
        "",
        Badge("seal", state.lot),
        _company_changes(state, tried[0], state.lot),
        "",
        "Place the cube",
    )


def _slip_of_house(state: AmericanRailsState, shown: Shown, move: Develop) -> Slip:
    trial, _ = _try(state, move)
    changes: list[Change] = []
    others: list[str] = []
    for company in state.companies_in(move.hex):
        name = state.board.companies[company].name
        before, after = state.income[company], trial.income[company]
        if len(changes) < _MOST_CHANGES:
            changes.append(_dollars(f"{name}'s income", before, after))
        else:
            others.append(f"{name} ${before} to ${after}")
    words = f"Also {listed(others)}." if others else f"{trial.houses_left} houses are left then."
    name = state.board.hex_name(move.hex)
    return Slip(f"A house in {name}", "", Badge("house", 0), changes, words, "Build the house")


def _slip_of_funding(state: AmericanRailsState, shown: Shown, move: Fund) -> Slip:
    trial, _ = _try(state, move)
    name = state.board.companies[move.company].name
    before, after = state.treasury[move.company], trial.treasury[move.company]
    changes = [_dollars("Treasury", before, after)]
    badge = Badge("seal", move.company)
    return Slip(f"Fund {name}", f"${after - before} from the bank", badge, changes, "", "Fund")


def _slip_of_bid(state: AmericanRailsState, shown: Shown, move: Bid) -> Slip:
    """The bid as if everyone else passed."""
    trial, _ = _try(state, move)
    while trial.auction is not None:
        trial.apply(PassBid())
    company, seat = state.lot, state.turn
    changes = [
        _dollars("Your cash", state.cash[seat], trial.cash[seat]),
        _dollars("Treasury", state.treasury[company], trial.treasury[company]),
    ]
    if state.track[company]:
        changes.append(_dollars("Dividend", state.dividend(company), trial.dividend(company)))
    name = state.board.companies[company].name
    words = "If all others pass" + ("." if state.track[company] else f", and you place {name}'s first cube.")
    return Slip(
        f"Bid for a share of {name}",
        f"${move.amount}",
        Badge("share", company),
        changes,
        words,
        f"Bid ${move.amount}",
    )


def _slip_of_lot(state: AmericanRailsState, shown: Shown, move: PutUp) -> Slip:
    found = state.board.companies[move.company]
    words = f"{state.unsold[move.company]} of {found.shares} shares are unsold."
    if not state.track[move.company]:
        words += f" The buyer places {found.name}'s first cube."
    words += f" You bid first, at least ${state.board.minimum_bid}, or pass."
    badge = Badge("share", move.company)
    return Slip(f"A share of {found.name} for auction", "", badge, (), words, "Put it up")


def _slip_of_row(state: AmericanRailsState, shown: Shown, move: ChooseAction) -> Slip:
    name = row_title(state.board.rows[move.row], state.players)
    badge = Badge("action", move.row)
    return Slip(name, "", badge, (), action_words(state, move.row), "Choose it")


def _slip_of_taking(state: AmericanRailsState, shown: Shown, move: Move) -> Slip:
    trial, _ = _try(state, move)
    changes = [
        _dollars("Your cash" if seat == state.turn else shown.seats[seat].name, before, trial.cash[seat])
        for seat, before in enumerate(state.cash)
        if before != trial.cash[seat]
    ]
    bank = isinstance(move, TakeFromBank)
    words = "" if bank else "It goes to the bank; you keep what you have."
    title = "$2 from the bank" if bank else "$2 from each other player"
    badge = Badge("action", state.row_chosen)
    return Slip(title, "", badge, changes, words, "Take it" if bank else "Take them")


_SLIPS: Final[dict[type[Move], Callable[[AmericanRailsState, Shown, Any], Slip]]] = {
    LayTrack: _slip_of_track,
    PlaceStart: _slip_of_start,
    Develop: _slip_of_house,
    Fund: _slip_of_funding,
    Bid: _slip_of_bid,
    PutUp: _slip_of_lot,
    ChooseAction: _slip_of_row,
    TakeFromBank: _slip_of_taking,
    TakeFromPlayers: _slip_of_taking,
}


def slip_of(move: Move, shown: Shown, state: AmericanRailsState) -> Slip | None:
    """What a legal move would change; None for moves that need no slip (pass, decline, finish)."""
    make = _SLIPS.get(type(move))
    return make(state, shown, move) if make else None


# The prompt's buttons

_ANSWERS: Final[tuple[tuple[type[Move], str, str], ...]] = (
    (TakeFromBank, "From the bank", "$2 for you"),
    (TakeFromPlayers, "From others", "$2 each"),
    (PassBid, "Pass", ""),
    (Decline, "Decline", ""),
    (Finish, "Finish", ""),
)


def choices_of(shown: Shown, state: AmericanRailsState) -> list[Choice]:
    """Companies to choose from, and the moves that no place on the board stands for."""
    kinds = {type(move) for move in shown.moves}
    found = _company_choices(shown, state, kinds)
    for kind, label, note in _ANSWERS:
        if kind in kinds:
            badge = Badge("action", state.row_chosen) if note else None
            found.append(Choice(label, thing_of(kind), note, badge))
    return found


def _company_choices(shown: Shown, state: AmericanRailsState, kinds: set[type[Move]]) -> list[Choice]:
    board = state.board
    found = []
    for company in state.companies_in_play():
        name, thing = board.companies[company].name, Thing("company", company)
        if PutUp(company) in shown.moves:
            note = f"{state.unsold[company]} left"
            found.append(Choice(name, thing, note, Badge("share", company)))
        elif Fund(company) in shown.moves:
            found.append(Choice(name, thing, f"${state.treasury[company]}", Badge("seal", company)))
        elif LayTrack in kinds and state.held(state.turn, company):
            able = _can_lay(shown, company)
            note = f"${state.treasury[company]}"
            why = "" if able else f"{name} can lay no cube now."
            found.append(Choice(name, thing, note, Badge("seal", company), able, why))
    return found if LayTrack not in kinds or len(found) > 1 else []


def _can_lay(shown: Shown, company: int) -> bool:
    return any(isinstance(move, LayTrack) and move.company == company for move in shown.moves)
