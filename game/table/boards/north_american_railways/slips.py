"""What a move would change, found by making it on a copy of the table; the prompt's choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import BANK, Event, MoneyPaid, Move, Party, Side, seat_party
from game.rules.north_american_railways.events import DirectorChanged
from game.rules.north_american_railways.income import split_income
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
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ANSWER, SYMBOL_VALUE
from game.table.boards.north_american_railways.cards import dollars
from game.table.boards.north_american_railways.reading import (
    cities_on_offer,
    company_name,
    price_of,
    try_moves,
    why_not,
)
from game.table.boards.view import Badge, Change, Choice, Part, Shown, Slip, Thing, thing_of
from game.table.words import listed


def _change(label: str, before: int, after: int) -> Change:
    return Change(label, dollars(before), dollars(after))


def _each_share(state: NorthAmericanRailwaysState, company: int) -> int:
    """What a share of a company pays each turn."""
    return split_income(state, company)[0]


def _treasury(state: NorthAmericanRailwaysState, trial: NorthAmericanRailwaysState, company: int) -> Change:
    return _change("Treasury", state.treasury[company], trial.treasury[company])


def _share_pays(state: NorthAmericanRailwaysState, trial: NorthAmericanRailwaysState, company: int) -> Change:
    return _change("A share pays", _each_share(state, company), _each_share(trial, company))


def _cash(state: NorthAmericanRailwaysState, trial: NorthAmericanRailwaysState, shown: Shown) -> list[Change]:
    """The actor's cash before and after, unless it is covered."""
    seat = state.turn
    return [] if shown.covered else [_change("Your cash", state.cash[seat], trial.cash[seat])]


class _Teller:
    """Names seats, companies and the bank in a sentence, seen from the seat that acts."""

    def __init__(self, state: NorthAmericanRailwaysState, shown: Shown) -> None:
        self._state, self._shown, self._me = state, shown, state.turn

    def name(self, seat: int) -> str:
        """A seat's name, or "you"."""
        return "you" if seat == self._me else self._shown.seats[seat].name

    def verb(self, seat: int, word: str) -> str:
        """ "You pay", "Clara pays"."""
        return f"You {word}" if seat == self._me else f"{self._shown.seats[seat].name} {word}s"

    def party(self, party: Party) -> str:
        """Who gets money."""
        if party.kind is Side.COMPANY:
            return company_name(self._state.cards, party.number)
        return "the bank" if party == BANK else self.name(party.number)

    def payment(self, seat: int, events: Sequence[Event]) -> str:
        """What a seat pays to whom: "You pay $300 to Red and $300 to the bank"."""
        paid = [e for e in events if isinstance(e, MoneyPaid) and e.payer == seat_party(seat)]
        sums = [f"{dollars(event.amount)} to {self.party(event.payee)}" for event in paid]
        return f"{self.verb(seat, 'pay')} {listed(sums)}"

    def change_of_director(self, state: NorthAmericanRailwaysState, events: Sequence[Event]) -> str:
        """Who becomes director and why, as a sentence; "" if nobody does."""
        for event in events:
            if isinstance(event, DirectorChanged):
                old = self._state.director[event.company]
                name = company_name(self._state.cards, event.company)
                mine, others = state.shares_of(event.seat, event.company), state.shares_of(old, event.company)
                whose = "your" if old == self._me else f"{self._shown.seats[old].name}'s"
                shares = "share" if mine == 1 else "shares"
                directs = "direct" if event.seat == self._me else "directs"
                return f" With {mine} {shares} to {whose} {others}, {self.name(event.seat)} {directs} {name}."
        return ""


def _slip_of_founding(state: NorthAmericanRailwaysState, shown: Shown, move: Found) -> Slip:
    company = state.bottom_share(move.column)
    trial, _ = try_moves(state, move)
    name = company_name(state.cards, company)
    words = f"You direct {name}; its start city is drawn from the stack. {_reach(state, move.amount)}"
    changes = [_treasury(state, trial, company), *_cash(state, trial, shown)]
    price = dollars(move.amount)
    return Slip(f"Found {name}", price, _seal(company), changes, words, f"Found for {price}")


def _reach(state: NorthAmericanRailwaysState, treasury: int) -> str:
    """Which of the cities on offer a treasury could pay, as a sentence; "" if none is on offer."""
    offered = [state.cards.cities[city] for city in cities_on_offer(state)]
    able = [city.name for city in offered if city.cost <= treasury]
    if not offered:
        return ""
    if not able:
        return f"Too little for any city: the cheapest, {offered[0].name}, costs {dollars(offered[0].cost)}."
    if len(able) == len(offered):
        return f"Its {dollars(treasury)} could pay for any city on offer."
    return f"Its {dollars(treasury)} could pay for {listed(able, 'or')}."


def _slip_of_own(state: NorthAmericanRailwaysState, shown: Shown, move: BuyOwn) -> Slip:
    company = state.bottom_share(move.column)
    trial, events = try_moves(state, move)
    price = dollars(price_of(state, move))
    changes = [
        _treasury(state, trial, company),
        _share_pays(state, trial, company),
        *_cash(state, trial, shown),
    ]
    words = _Teller(state, shown).payment(state.turn, events) + "."
    title = f"A share of your own {company_name(state.cards, company)}"
    return Slip(title, price, _share(company), changes, words, f"Buy for {price}")


def _slip_of_offer(state: NorthAmericanRailwaysState, shown: Shown, move: Offer) -> Slip:
    """Both answers that the director may give. Whether he has the money is his secret."""
    company = state.bottom_share(move.column)
    director = state.director[company]
    teller, price = _Teller(state, shown), dollars(move.amount)
    sold, events = try_moves(state, move, LetGo())
    _, instead = try_moves(state, move, BuyInstead())
    name = shown.seats[director].name
    parts = (
        Part(
            f"If {name} lets it go",
            teller.payment(state.turn, events) + "." + teller.change_of_director(sold, events),
            Badge("disc", shown.seats[director].colour),
        ),
        Part(
            f"If {name} has {price} and buys it",
            teller.payment(director, instead) + "; then you may ask for another company's share, or stop.",
            Badge("disc", shown.seats[state.turn].colour),
        ),
    )
    title = f"Ask {name} for {company_name(state.cards, company)}"
    return Slip(title, price, _share(company), confirm=f"Offer {price}", parts=parts)


def outlook_of(shown: Shown, state: NorthAmericanRailwaysState) -> Slip | None:
    """What both answers to an offer mean, before one of them is chosen."""
    if state.step != ANSWER or not shown.moves:
        return None
    company = state.bottom_share(state.offer_column)
    letting = _slip_of_letting(state, shown, LetGo())
    buying = _slip_of_buying(state, shown, BuyInstead())
    parts = (
        Part("If you let it go", letting.words, Badge("disc", shown.seats[state.proposer].colour)),
        Part("If you buy it", buying.words, Badge("disc", shown.seats[state.turn].colour)),
    )
    title = f"{shown.seats[state.proposer].name} asks for {company_name(state.cards, company)}"
    return Slip(title, dollars(state.offer_price), _share(company), parts=parts)


def _slip_of_letting(state: NorthAmericanRailwaysState, shown: Shown, move: LetGo) -> Slip:
    company = state.bottom_share(state.offer_column)
    trial, events = try_moves(state, move)
    teller = _Teller(state, shown)
    words = teller.payment(state.proposer, events) + "." + teller.change_of_director(trial, events)
    changes = [_treasury(state, trial, company), _share_pays(state, trial, company)]
    title = f"Let the share of {company_name(state.cards, company)} go"
    return Slip(title, "", _share(company), changes, words, f"Let {shown.seats[state.proposer].name} buy")


def _slip_of_buying(state: NorthAmericanRailwaysState, shown: Shown, move: BuyInstead) -> Slip:
    company = state.bottom_share(state.offer_column)
    trial, events = try_moves(state, move)
    changes = [
        _treasury(state, trial, company),
        _share_pays(state, trial, company),
        *_cash(state, trial, shown),
    ]
    asker = shown.seats[state.proposer].name
    words = _Teller(state, shown).payment(state.turn, events) + f". {asker} may ask for another company."
    price = dollars(state.offer_price)
    return Slip("Buy the share yourself", price, _share(company), changes, words, f"Buy for {price}")


def _slip_of_city(state: NorthAmericanRailwaysState, shown: Shown, move: BuyCity) -> Slip:
    company = move.company
    city = state.cards.cities[state.bottom_city(move.city_column)]
    trial, _ = try_moves(state, move)
    changes = [
        _treasury(state, trial, company),
        _change("Income", state.income[company], trial.income[company]),
        _share_pays(state, trial, company),
    ]
    before, after = state.symbols[company] * SYMBOL_VALUE, trial.symbols[company] * SYMBOL_VALUE
    words = f"A share pays {dollars(after)} at the end"
    words += f", {dollars(before)} before." if after != before else ", as before."
    title = f"{city.name} for {company_name(state.cards, company)}"
    return Slip(title, f"costs {dollars(city.cost)}", _seal(company), changes, words, "Buy the city")


def _seal(company: int) -> Badge:
    return Badge("seal", company)


def _share(company: int) -> Badge:
    return Badge("share", company)


_SLIPS: Final[dict[type[Move], Callable[[NorthAmericanRailwaysState, Shown, Any], Slip]]] = {
    Found: _slip_of_founding,
    BuyOwn: _slip_of_own,
    Offer: _slip_of_offer,
    LetGo: _slip_of_letting,
    BuyInstead: _slip_of_buying,
    BuyCity: _slip_of_city,
}


def slip_of(move: Move, shown: Shown, state: NorthAmericanRailwaysState) -> Slip | None:
    """What a legal move would change; None for moves that need no slip (to pass, to end the turn)."""
    make = _SLIPS.get(type(move))
    return make(state, shown, move) if make and move in state.moves() else None


# The prompt's buttons

_ANSWERS: Final[tuple[tuple[type[Move], str], ...]] = (
    (TakeMoney, "Take $200"),
    (EndTurn, "End the turn"),
    (PassCities, "Pass"),
)


def choices_of(shown: Shown, state: NorthAmericanRailwaysState) -> list[Choice]:
    """The companies that may buy a city, the answers to an offer, and to stop."""
    kinds = {type(move) for move in shown.moves}
    found = _company_choices(shown, state) if BuyCity in kinds else []
    if LetGo in kinds:
        found += _answers_to_offer(shown, state)
    found += [Choice(label, thing_of(kind)) for kind, label in _ANSWERS if kind in kinds]
    return found


def _company_choices(shown: Shown, state: NorthAmericanRailwaysState) -> list[Choice]:
    """Every company of which the actor holds a share, with its treasury."""
    able = {move.company for move in shown.moves if isinstance(move, BuyCity)}
    found = []
    for company in range(len(state.treasury)):
        if state.shares_of(state.turn, company):
            why = "" if company in able else city_reason(shown, state, company)
            name = company_name(state.cards, company)
            note = dollars(state.treasury[company])
            found.append(Choice(name, Thing("company", company), note, _seal(company), company in able, why))
    return found


def city_reason(shown: Shown, state: NorthAmericanRailwaysState, company: int) -> str:
    """Why a company can't buy any city now: the rules' reason against the cheapest."""
    left = [column for column, count in enumerate(state.cities_left) if count]
    if not left:
        return "No city is left."
    cheapest = min(left, key=lambda column: state.cards.cost[state.bottom_city(column)])
    return why_not(shown, state, BuyCity(company, cheapest)) or ""


def _answers_to_offer(shown: Shown, state: NorthAmericanRailwaysState) -> list[Choice]:
    company = state.bottom_share(state.offer_column)
    sold, _ = try_moves(state, LetGo())
    gain = sold.treasury[company] - state.treasury[company]
    name = company_name(state.cards, company)
    why = why_not(shown, state, BuyInstead()) or ""
    return [
        Choice("Let it go", thing_of(LetGo), f"{name} + {dollars(gain)}", _seal(company)),
        Choice(
            "Buy it yourself",
            thing_of(BuyInstead),
            f"pay {dollars(state.offer_price)}",
            _share(company),
            not why,
            why,
        ),
    ]
