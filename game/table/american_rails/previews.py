"""The effects of a move, found by making it on a copy of the table; the prompt's choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.message_ids import Paid, Refusal
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
from game.rules.contract import Event, MoneyPaid, Move, PartyType
from game.rules.hexgrid import bits
from game.table.american_rails.reading import Seen, picked, title_of_row
from game.table.boards.outcome import Outcome, outcome_of
from game.table.boards.shown import Pickable, pickable_of
from game.table.boards.view import Badge, Change, Choice, MovePreview
from game.words import Money, format_dollars

_MOST_CHANGES: Final = 3
"""The maximum number of changes in a row."""


def _change(label: str, before: int, after: int) -> Change:
    return Change(label, format_dollars(before), format_dollars(after), gain=after > before)


def _treasury(shown: Seen, future: AmericanRailsState, company: int) -> Change:
    return _change(shown.translate("treasury"), shown.state.treasury[company], future.treasury[company])


def _dividend(shown: Seen, future: AmericanRailsState, company: int) -> Change:
    return _change(shown.translate("dividend"), shown.state.dividend(company), future.dividend(company))


def _cash_after(state: AmericanRailsState, events: Sequence[Event]) -> list[int]:
    """Return all players' dollars after `events`, without the dividends of a year that ends with the move."""
    cash = list(state.cash)
    for event in events:
        if isinstance(event, MoneyPaid) and event.reason is not Paid.DIVIDEND:
            for party, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
                if party.kind is PartyType.SEAT:
                    cash[party.number] += amount
    return cash


def _company_changes(shown: Seen, future: AmericanRailsState, company: int) -> list[Change]:
    return [
        _treasury(shown, future, company),
        _change(shown.translate("income"), shown.state.income[company], future.income[company]),
        _dividend(shown, future, company),
    ]


def _asides(shown: Seen, previewed: Outcome[AmericanRailsState], company: int) -> str:
    """Return the special connections made, and the rivals whose income changes, as text."""
    state, (future, events) = shown.state, previewed
    words = [
        shown.translate("slip-joins", city_a=event.city_a, city_b=event.city_b, income=event.income)
        for event in events
        if isinstance(event, ConnectionMade)
    ]
    for other in state.companies_in_play():
        before, after = state.income[other], future.income[other]
        if other != company and before != after:
            sums = {"before": Money(before), "after": Money(after)}
            key = "slip-income-falls" if after < before else "slip-income-rises"
            words.append(shown.translate(key, company=other, **sums))
    return " ".join(words)


def _slip_of_track(shown: Seen, move: LayTrack) -> MovePreview:
    state = shown.state
    previewed = outcome_of(state, move)
    # The map shows the hex, so its terrain is enough if there is no city.
    ground = state.board.terrain[move.hex]
    return MovePreview(
        shown.translate("slip-track", company=move.company, ground=ground, hex=move.hex),
        shown.translate("slip-track.price", cost=state.cost(move.hex) or 0),
        Badge("seal", move.company),
        _company_changes(shown, previewed.state, move.company),
        _asides(shown, previewed, move.company),
        shown.translate("slip-track.confirm"),
    )


def _slip_of_start(shown: Seen, move: PlaceStart) -> MovePreview:
    lot = shown.state.lot
    future, _ = outcome_of(shown.state, move)
    title = shown.translate("slip-start", company=lot, hex=move.hex)
    changes = _company_changes(shown, future, lot)
    return MovePreview(title, "", Badge("seal", lot), changes, "", shown.translate("slip-start.confirm"))


def _slip_of_house(shown: Seen, move: Develop) -> MovePreview:
    state = shown.state
    future, _ = outcome_of(state, move)
    changes: list[Change] = []
    others: list[str] = []
    for company in state.companies_in(move.hex):
        before, after = state.income[company], future.income[company]
        if len(changes) < _MOST_CHANGES:
            changes.append(_change(shown.translate("slip-house-income", company=company), before, after))
        else:
            sums = {"before": Money(before), "after": Money(after)}
            others.append(shown.translate("slip-house-other", company=company, **sums))
    words = shown.translate("slip-house-left", houses=future.houses_left)
    if others:
        words = shown.translate("slip-house-also", others=shown.localizer.format_list(others))
    title = shown.translate("slip-house", hex=move.hex)
    return MovePreview(title, "", Badge("house", 0), changes, words, shown.translate("slip-house.confirm"))


def _slip_of_funding(shown: Seen, move: Fund) -> MovePreview:
    future, _ = outcome_of(shown.state, move)
    more = future.treasury[move.company] - shown.state.treasury[move.company]
    return MovePreview(
        shown.translate("slip-fund", company=move.company),
        shown.translate("slip-fund.price", amount=more),
        Badge("seal", move.company),
        [_treasury(shown, future, move.company)],
        "",
        shown.translate("slip-fund.confirm"),
        gains=True,
    )


def _slip_of_bid(shown: Seen, move: Bid) -> MovePreview:
    """Return the effects of the bid if everyone else passes."""
    state = shown.state
    assert state.auction is not None
    alone = int(state.auction.is_alone())
    future, events = outcome_of(state, move)
    while future.auction is not None:
        future.apply_unchecked(PassBid(), events.append)
    company, seat = state.lot, state.turn
    changes = [
        _change(shown.translate("your-cash"), state.cash[seat], _cash_after(state, events)[seat]),
        _treasury(shown, future, company),
    ]
    if state.track[company]:
        changes.append(_dividend(shown, future, company))
        words = shown.translate("slip-bid-alone", alone=alone)
    else:
        words = shown.translate("slip-bid-begins", company=company, alone=alone)
    return MovePreview(
        shown.translate("slip-bid", company=company),
        format_dollars(move.amount),
        Badge("share", company),
        changes,
        words,
        shown.translate("slip-bid.confirm", amount=move.amount),
    )


def _slip_of_lot(shown: Seen, move: PutUp) -> MovePreview:
    state, company = shown.state, move.company
    shares = state.board.companies[company].shares
    words = [shown.translate("slip-lot-unsold", unsold=state.unsold[company], shares=shares)]
    if not state.track[company]:
        words.append(shown.translate("slip-lot-begins", company=company))
    words.append(shown.translate("slip-lot-bid", lowest=state.board.minimum_bid))
    title, badge = shown.translate("slip-lot", company=company), Badge("share", company)
    return MovePreview(title, "", badge, (), " ".join(words), shown.translate("slip-lot.confirm"))


def _slip_of_row(shown: Seen, move: ChooseAction) -> MovePreview:
    title, localizer = title_of_row(shown.state, move.row), shown.localizer
    badge = Badge("action", move.row)
    return MovePreview(
        localizer.message(title),
        "",
        badge,
        (),
        localizer.describe(title),
        shown.translate("slip-row-confirm"),
    )


def _slip_of_taking(shown: Seen, move: TakeFromBank | TakeFromPlayers) -> MovePreview:
    state = shown.state
    changes = [
        _change(shown.translate("your-cash") if seat == state.turn else shown.seats[seat].name, before, after)
        for seat, (before, after) in enumerate(
            zip(state.cash, _cash_after(state, outcome_of(state, move).events), strict=True)
        )
        if before != after
    ]
    badge = Badge("action", state.row_chosen)
    if isinstance(move, TakeFromBank):
        return MovePreview(
            shown.translate("slip-take-bank"),
            "",
            badge,
            changes,
            "",
            shown.translate("slip-take-bank.confirm"),
        )
    return MovePreview(
        shown.translate("slip-take-others"),
        "",
        badge,
        changes,
        shown.translate("slip-take-others.words"),
        shown.translate("slip-take-others.confirm"),
    )


_SLIPS: Final[dict[type[Move], Callable[[Seen, Any], MovePreview]]] = {
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


def preview_of(move: Move, shown: Seen) -> MovePreview | None:
    """Return the effects of a legal move; None for moves that need no slip (pass, decline, finish)."""
    make = _SLIPS.get(type(move))
    return make(shown, move) if make else None


def guide_of(shown: Seen) -> str | None:
    """Return how to continue if a hex is chosen to which several companies could build."""
    hexes = picked(shown, "hex")
    if not hexes or shown.armed is not None or picked(shown, "company"):
        return None
    able = [move.company for move in shown.candidates() if isinstance(move, LayTrack)]
    if len(able) < 2:
        return None
    names = [shown.localizer.title("company", company) for company in able]
    return shown.translate("guide-company", companies=shown.localizer.format_list(names, "or"))


# The prompt's buttons


def _answers(shown: Seen) -> dict[type[Move], tuple[str, str]]:
    """Return the labels and second lines of the buttons for moves that can't be chosen on the board."""
    return {
        TakeFromBank: (shown.translate("choice-from-bank"), shown.translate("choice-from-bank.note")),
        TakeFromPlayers: (shown.translate("choice-from-others"), shown.translate("choice-from-others.note")),
        PassBid: (shown.translate("choice-pass"), ""),
        Decline: (shown.translate("choice-decline"), ""),
        Finish: (shown.translate("choice-finish"), ""),
    }


def choices_of(shown: Seen) -> list[Choice]:
    """Return the companies to choose from, and the moves that can't be chosen on the board."""
    kinds = {type(move) for move in shown.moves}
    found = _company_choices(shown, kinds)
    for kind, (label, note) in _answers(shown).items():
        if kind in kinds:
            badge = Badge("action", shown.state.row_chosen) if note else None
            found.append(Choice(label, pickable_of(kind), note, badge))
    return found


def _company_choices(shown: Seen, kinds: set[type[Move]]) -> list[Choice]:
    state = shown.state
    found = []
    for company in state.companies_in_play():
        name, thing = shown.localizer.title("company", company), Pickable("company", company)
        treasury, seal = format_dollars(state.treasury[company]), Badge("seal", company)
        if PutUp(company) in shown.moves:
            left = shown.translate("choice-left", unsold=state.unsold[company])
            found.append(Choice(name, thing, left, Badge("share", company)))
        elif Fund(company) in shown.moves:
            found.append(Choice(name, thing, treasury, seal))
        elif LayTrack in kinds and state.held(state.turn, company):
            why = _why_not_here(shown, company) if _can_lay(shown, company) else _why_no_cube(shown, company)
            found.append(Choice(name, thing, treasury, seal, not why, why))
    return found if LayTrack not in kinds or len(found) > 1 else []


def _why_no_cube(shown: Seen, company: int) -> str:
    """Return why a company can lay no cube: none left, no free hex next to its track, or too little money."""
    state = shown.state
    room = [spot for spot in bits(state.reach[company]) if state.price[spot] != FULL_HEX]
    if state.cubes[company] and state.track[company] and not room:
        return shown.translate("choice-no-room", company=company)
    against = state.illegal_reason(
        LayTrack(company, min(room, key=lambda spot: state.price[spot], default=0))
    )
    assert against is not None
    if against.id is Refusal.TOO_DEAR:
        return shown.translate("choice-too-dear", **dict(against.args))
    return shown.localizer.message(against)


def _why_not_here(shown: Seen, company: int) -> str:
    """Return why a company can't build in the hex that was chosen first; empty if it can, or if none was."""
    hexes = picked(shown, "hex")
    if not hexes or picked(shown, "company"):
        return ""
    against = shown.state.illegal_reason(LayTrack(company, hexes[0]))
    return shown.localizer.message(against) if against is not None else ""


def _can_lay(shown: Seen, company: int) -> bool:
    return any(isinstance(move, LayTrack) and move.company == company for move in shown.moves)
