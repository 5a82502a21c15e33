"""Move previews: what a move would change, found by making it on a copy of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import Event, MoneyPaid, Move, PartyType, seat_party
from game.rules.messages import Dollars
from game.rules.north_american_railways.cities import needed_to_go_on
from game.rules.north_american_railways.events import DirectorChanged
from game.rules.north_american_railways.income import income_from, split_income
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.shares import directs_all
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ANSWER, RELIEF, SYMBOL_VALUE
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, pickable_of
from game.table.boards.view import Badge, Change, Choice, MovePreview, Part
from game.table.north_american_railways.reading import (
    Seen,
    any_purse,
    cities_on_offer,
    city_reason,
    company_title,
    price_of,
    why_not,
)
from game.words import format_dollars


def seal_of(company: int) -> Badge:
    """Return a company's seal."""
    return Badge("seal", company)


def share_of(company: int) -> Badge:
    """Return a company's share."""
    return Badge("share", company)


def _disc(shown: Seen, seat: int) -> Badge:
    return Badge("disc", shown.seats[seat].colour)


def _change(label: str, before: int, after: int) -> Change:
    return Change(label, format_dollars(before), format_dollars(after), gain=after > before)


def _treasury(shown: Seen, future: NorthAmericanRailwaysState, company: int) -> Change:
    return _change(shown.translate("slip-treasury"), shown.state.treasury[company], future.treasury[company])


def _share_pays(shown: Seen, future: NorthAmericanRailwaysState, company: int) -> Change:
    """Return what a share of a company pays each turn."""
    before, after = split_income(shown.state, company)[0], split_income(future, company)[0]
    return _change(shown.translate("slip-share-pays"), before, after)


def _paid_to(state: NorthAmericanRailwaysState, seat: int, company: int) -> tuple[int, int]:
    """Return the dollars that a company pays a seat: each turn, including a director's extra, and at the
    end.
    """
    at_end = state.shares_of(seat, company) * state.symbols[company] * SYMBOL_VALUE
    return income_from(state, seat, company), at_end


def _yours(shown: Seen, future: NorthAmericanRailwaysState, company: int) -> list[Change]:
    """Return what all the player's shares of a company pay together: each turn, and at the end."""
    seat = shown.state.turn
    before, after = _paid_to(shown.state, seat, company), _paid_to(future, seat, company)
    labels = shown.translate("slip-yours-each-turn"), shown.translate("slip-yours-at-end")
    return [_change(*one) for one in zip(labels, before, after, strict=True)]


def _brings(shown: Seen, future: NorthAmericanRailwaysState, company: int) -> str:
    """Return the same as a sentence about the resulting table alone."""
    seat = shown.state.turn
    each_turn, final = map(Dollars, _paid_to(future, seat, company))
    count = future.shares_of(seat, company)
    return shown.translate("slip-yours", count=count, each_turn=each_turn, final=final)


def _cash(shown: Seen, future: NorthAmericanRailwaysState) -> list[Change]:
    """Return the player's cash before and after, unless it is hidden."""
    seat = shown.state.turn
    if shown.covered:
        return []
    return [_change(shown.translate("slip-your-cash"), shown.state.cash[seat], future.cash[seat])]


def _paid(shown: Seen, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
    """Return each payment of a seat and its recipient, from the player's point of view."""
    payments = [e for e in events if isinstance(e, MoneyPaid) and e.payer == seat_party(seat)]
    return tuple(_part_paid(shown, payment) for payment in payments)


def _part_paid(shown: Seen, payment: MoneyPaid) -> str:
    kind, number = payment.payee
    if kind is PartyType.COMPANY:
        return shown.translate("paid-to-company", amount=payment.amount, company=number)
    if kind is PartyType.BANK:
        return shown.translate("paid-to-bank", amount=payment.amount)
    if number == shown.state.turn:
        return shown.translate("paid-to-you", amount=payment.amount)
    return shown.translate("paid-to-player", amount=payment.amount, seat=number)


def _change_of_director(shown: Seen, future: NorthAmericanRailwaysState, events: Sequence[Event]) -> str:
    """Return who becomes director and why, as a sentence; "" if nobody does."""
    for event in events:
        if isinstance(event, DirectorChanged):
            old = shown.state.director[event.company]
            held = {
                "shares": future.shares_of(event.seat, event.company),
                "others": future.shares_of(old, event.company),
            }
            if event.seat == shown.state.turn:
                return shown.translate("slip-you-take-over", seat=old, company=event.company, **held)
            return shown.translate("slip-other-takes-over", seat=event.seat, company=event.company, **held)
    return ""


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _slip_of_founding(shown: Seen, move: Found) -> MovePreview:
    company = shown.state.bottom_share(move.column)
    future, _ = outcome_of(shown.state, move)
    return MovePreview(
        shown.translate("slip-found", name=company_title(shown, company)),
        format_dollars(move.amount),
        seal_of(company),
        [_treasury(shown, future, company), *_cash(shown, future)],
        _joined(
            shown.translate("slip-found.words", company=company),
            _reach(shown, move.amount),
            shown.translate("reach-none-ends") if move.amount < needed_to_go_on(shown.state) else "",
        ),
        shown.translate("slip-found.confirm", amount=move.amount),
    )


def _reach(shown: Seen, treasury: int) -> str:
    """Return which of the cities on offer a treasury could pay, as a sentence; "" if none is on offer."""
    cost, offered = shown.state.cards.cost, cities_on_offer(shown.state)
    able = [city for city in offered if cost[city] <= treasury]
    if not offered:
        return ""
    if not able:
        return shown.translate("reach-none", city=offered[0], cost=cost[offered[0]])
    if len(able) == len(offered):
        return shown.translate("reach-all", treasury=treasury)
    names = [shown.localizer.title("city", city) for city in able]
    return shown.translate("reach-some", treasury=treasury, cities=shown.localizer.format_list(names, "or"))


def _slip_of_own(shown: Seen, move: BuyOwn) -> MovePreview:
    state = any_purse(shown.state) if shown.covered else shown.state
    company, price = state.bottom_share(move.column), price_of(shown, move)
    future, events = outcome_of(state, move)
    all_left = shown.translate("slip-own-all") if shown.covered and directs_all(state) else ""
    return MovePreview(
        shown.translate("slip-own", company=company),
        format_dollars(price),
        share_of(company),
        [_treasury(shown, future, company), *_yours(shown, future, company), *_cash(shown, future)],
        _joined(shown.translate("slip-you-pay", sums=_paid(shown, state.turn, events)), all_left),
        shown.translate("slip-buy.confirm", amount=price),
    )


def _slip_of_offer(shown: Seen, move: Offer) -> MovePreview:
    """Return both possible answers of the director, marked by the player to get the share.

    Whether the director has the money is secret.
    """
    state = shown.state
    company = state.bottom_share(move.column)
    director = state.director[company]
    sold, events = outcome_of(state, move, LetGo())
    _, instead = outcome_of(state, move, BuyInstead())
    parts = (
        Part(
            shown.translate("slip-offer-let-go", seat=director),
            _joined(
                shown.translate("slip-you-pay", sums=_paid(shown, state.turn, events)),
                _change_of_director(shown, sold, events),
                _brings(shown, sold, company),
            ),
            _disc(shown, state.turn),
        ),
        Part(
            shown.translate("slip-offer-bought", seat=director, amount=move.amount),
            shown.translate("slip-offer-bought.words", seat=director, sums=_paid(shown, director, instead)),
            _disc(shown, director),
        ),
    )
    return MovePreview(
        shown.translate("slip-offer", seat=director, company=company),
        format_dollars(move.amount),
        share_of(company),
        confirm=shown.translate("slip-offer.confirm", amount=move.amount),
        parts=parts,
    )


def outlook_of(shown: Seen) -> MovePreview | None:
    """Return what both answers to an offer mean, before one of them is chosen."""
    state = shown.state
    if state.step != ANSWER or not shown.moves:
        return None
    company = state.bottom_share(state.offer_column)
    letting = _slip_of_letting(shown, LetGo())
    _, events = outcome_of(state, BuyInstead())
    paying = shown.translate("slip-you-pay", sums=_paid(shown, state.turn, events))
    parts = (
        Part(
            shown.translate("outlook-let-go", seat=state.proposer),
            letting.words,
            _disc(shown, state.proposer),
        ),
        Part(shown.translate("outlook-buy"), paying, _disc(shown, state.turn)),
    )
    title = shown.translate("outlook", seat=state.proposer, company=company)
    return MovePreview(title, format_dollars(state.offer_price), share_of(company), parts=parts)


def _slip_of_letting(shown: Seen, move: LetGo) -> MovePreview:
    state = shown.state
    company, asker = state.bottom_share(state.offer_column), state.proposer
    future, events = outcome_of(state, move)
    return MovePreview(
        shown.translate("slip-let-go", company=company, seat=asker),
        "",
        share_of(company),
        [_treasury(shown, future, company), *_yours(shown, future, company)],
        _joined(
            shown.translate("slip-other-pays", seat=asker, sums=_paid(shown, asker, events)),
            _change_of_director(shown, future, events),
        ),
        shown.translate("slip-let-go.confirm", seat=asker),
    )


def _slip_of_buying(shown: Seen, move: BuyInstead) -> MovePreview:
    state = shown.state
    company = state.bottom_share(state.offer_column)
    future, events = outcome_of(state, move)
    return MovePreview(
        shown.translate("slip-buy"),
        format_dollars(state.offer_price),
        share_of(company),
        [_treasury(shown, future, company), *_yours(shown, future, company), *_cash(shown, future)],
        _joined(
            shown.translate("slip-you-pay", sums=_paid(shown, state.turn, events)),
            shown.translate("slip-buy.words", seat=state.proposer),
        ),
        shown.translate("slip-buy.confirm", amount=state.offer_price),
    )


def _slip_of_city(shown: Seen, move: BuyCity) -> MovePreview:
    state, company = shown.state, move.company
    city = state.bottom_city(move.city_column)
    future, _ = outcome_of(state, move)
    final = [table.symbols[company] * SYMBOL_VALUE for table in (state, future)]
    return MovePreview(
        shown.translate("slip-city", city=city, name=company_title(shown, company)),
        shown.translate("slip-city.price", cost=state.cards.cost[city]),
        seal_of(company),
        [
            _treasury(shown, future, company),
            _change(shown.translate("slip-income"), state.income[company], future.income[company]),
            _share_pays(shown, future, company),
            _change(shown.translate("slip-share-final"), *final),
        ],
        confirm=shown.translate("slip-city.confirm"),
    )


_SLIPS: Final[dict[type[Move], Callable[[Seen, Any], MovePreview]]] = {
    Found: _slip_of_founding,
    BuyOwn: _slip_of_own,
    Offer: _slip_of_offer,
    LetGo: _slip_of_letting,
    BuyInstead: _slip_of_buying,
    BuyCity: _slip_of_city,
}


def preview_of(move: Move, shown: Seen) -> MovePreview | None:
    """Return what a legal or offered move would change; None for moves without a preview (pass, stop)."""
    make = _SLIPS.get(type(move))
    offered = make is not None and (move in shown.moves or move in shown.state.legal_moves())
    return make(shown, move) if make is not None and offered else None


def choices_of(shown: Seen) -> list[Choice]:
    """Return the companies that may buy a city, the answers to an offer, and stopping."""
    kinds = {type(move) for move in shown.moves}
    found = _company_choices(shown) if BuyCity in kinds else []
    if LetGo in kinds:
        found += _answers_to_offer(shown)
    if TakeMoney in kinds:
        found.append(Choice(shown.translate("choice-take-money", amount=RELIEF), pickable_of(TakeMoney)))
    if EndTurn in kinds:
        found.append(Choice(shown.translate("choice-end-turn"), pickable_of(EndTurn)))
    if PassCities in kinds:
        found.append(Choice(shown.translate("choice-pass"), pickable_of(PassCities)))
    return found


def _company_choices(shown: Seen) -> list[Choice]:
    """Return every company of which the current player holds a share, with its treasury."""
    state = shown.state
    able = {move.company for move in shown.moves if isinstance(move, BuyCity)}
    return [
        Choice(
            company_title(shown, company),
            Pickable("company", company),
            format_dollars(treasury),
            seal_of(company),
            company in able,
            "" if company in able else city_reason(shown, company) or "",
        )
        for company, treasury in enumerate(state.treasury)
        if state.shares_of(state.turn, company)
    ]


def _answers_to_offer(shown: Seen) -> list[Choice]:
    state = shown.state
    company = state.bottom_share(state.offer_column)
    sold, _ = outcome_of(state, LetGo())
    gain = sold.treasury[company] - state.treasury[company]
    # Whether the purse can pay is for nobody to see but its owner.
    why = "" if shown.covered else why_not(shown, BuyInstead()) or ""
    return [
        Choice(
            shown.translate("choice-let-go"),
            pickable_of(LetGo),
            shown.translate("choice-let-go.note", name=company_title(shown, company), amount=gain),
            seal_of(company),
        ),
        Choice(
            shown.translate("choice-buy"),
            pickable_of(BuyInstead),
            shown.translate("choice-buy.note", amount=state.offer_price),
            share_of(company),
            not why,
            why,
        ),
    ]
