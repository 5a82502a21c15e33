"""What the table says in words: prompts, headings, reasons, lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import Event, MoneyPaid, Move, Prompt
from game.rules.north_american_railways.cards import STEP, Cards
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.events import (
    CitiesPassed,
    CityBought,
    DirectorChanged,
    FinalPayment,
    GameEnded,
    IncomePaid,
    LastTurn,
    OfferAnswered,
    ShareOffered,
    ShareTaken,
    StartCityDrawn,
    TurnBegan,
    TurnEnded,
)
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FEW_CITIES,
    FEW_SHARES,
    FIXED_PRICE,
    NO_PURCHASE,
    NONE,
    START_CITY,
)


def company_name(cards: Cards, company: int) -> str:
    """A company's name: its colour."""
    return cards.companies[company].capitalize()


def money(amount: int) -> str:
    """Dollars as people write them."""
    return f"${amount:,}"


def ending_of(state: NorthAmericanRailwaysData) -> str:
    """Why this turn is the last one."""
    return {
        FEW_SHARES: "Fewer shares are left than there are players.",
        FEW_CITIES: f"{CITIES_TO_END} or fewer cities were left to buy.",
        NO_PURCHASE: "Nobody bought a city.",
    }.get(state.ended, "")


def heading_of(state: NorthAmericanRailwaysData) -> str:
    """The turn and the phase."""
    if state.step == ENDED:
        return f"Turn {state.turn_number}, the end"
    phase = "cities" if state.step == CITIES else "shares"
    return f"Turn {state.turn_number}, {phase}"


def prompt_for(state: NorthAmericanRailwaysData) -> Prompt:
    """What the actor is asked to do."""
    if state.step == CHOOSE_SHARE:
        if not state.cash[state.turn] and not state.asked:
            return Prompt("No money", "Take $200 from the bank; no share this turn.")
        if state.asked:
            return Prompt("Another share?", "Choose a share of a company you have not asked for, or stop.")
        return Prompt("Choose a share", "Take the bottom share of a column and name your price.")
    if state.step == ANSWER:
        name = company_name(state.cards, state.bottom_share(state.offer_column))
        price = money(state.offer_price)
        return Prompt(
            f"An offer for {name}", f"{price} is offered for a share. Let it go, or buy it yourself?"
        )
    if state.step == START_CITY:
        return Prompt("The start city", "The top start city of the stack is turned up.")
    if state.step == CITIES:
        return Prompt("Buy a city", "Choose a bottom city for a company of yours, or pass for this turn.")
    return Prompt("The game is over", ending_of(state))


# Why a move can't be played.


def reason_against(state: NorthAmericanRailwaysData, move: Move) -> str:
    """Why an illegal move is illegal, in a sentence for players."""
    if state.step == ENDED:
        return "The game is over."
    reason = _REASONS.get(type(move))
    return (reason(state, move) if reason else None) or "That is not possible now."


def _choosing(state: NorthAmericanRailwaysData, column: int) -> str | None:
    """Why the bottom share of a column can't be chosen at all."""
    if state.step != CHOOSE_SHARE:
        return "Shares are taken in phase I, at one's turn."
    if not 0 <= column < len(state.shares_left):
        return "There is no such column."
    if not state.shares_left[column]:
        return "This column is empty."
    if not state.cash[state.turn] and not state.asked:
        return "Without money you take $200 and no share."
    company = state.bottom_share(column)
    if state.asked >> company & 1:
        return f"You have asked for {company_name(state.cards, company)} this turn."
    return None


def _price(state: NorthAmericanRailwaysData, amount: int) -> str:
    if amount < STEP or amount % STEP:
        return "The price is a multiple of $100."
    return f"You have only {money(state.cash[state.turn])}."


def _against_found(state: NorthAmericanRailwaysData, move: Found) -> str:
    reason = _choosing(state, move.column)
    if reason:
        return reason
    company = state.bottom_share(move.column)
    if state.director[company] != NONE:
        return f"{company_name(state.cards, company)} has been founded."
    return _price(state, move.amount)


def _against_own(state: NorthAmericanRailwaysData, move: BuyOwn) -> str:
    reason = _choosing(state, move.column)
    if reason:
        return reason
    name = company_name(state.cards, state.bottom_share(move.column))
    if state.director[state.bottom_share(move.column)] != state.turn:
        return f"You don't direct {name}."
    return (
        f"A share of your own company costs {money(FIXED_PRICE)}; you have {money(state.cash[state.turn])}."
    )


def _against_offer(state: NorthAmericanRailwaysData, move: Offer) -> str:
    reason = _choosing(state, move.column)
    if reason:
        return reason
    company = state.bottom_share(move.column)
    name = company_name(state.cards, company)
    if state.director[company] == NONE:
        return f"{name} has no director to ask: found it."
    if state.director[company] == state.turn:
        return f"You direct {name} yourself: its share costs {money(FIXED_PRICE)}."
    return _price(state, move.amount)


def _against_answer(state: NorthAmericanRailwaysData, move: Move) -> str:
    if state.step != ANSWER:
        return "There is no offer to answer."
    return f"You would need the whole {money(state.offer_price)} in hand."


def _against_end(state: NorthAmericanRailwaysData, move: EndTurn) -> str:
    if state.step != CHOOSE_SHARE:
        return "There is no turn of phase I to end."
    if not state.cash[state.turn] and not state.asked:
        return "Without money you take $200."
    return "You must choose a share first."


def _against_take(state: NorthAmericanRailwaysData, move: TakeMoney) -> str:
    return "Only a player without any money takes $200, at his turn of phase I."


def _against_draw(state: NorthAmericanRailwaysData, move: DrawStartCity) -> str:
    return "That start city can't be turned up now."


def _against_city(state: NorthAmericanRailwaysData, move: BuyCity) -> str:
    if state.step != CITIES:
        return "Cities are bought in phase II."
    if not 0 <= move.company < len(state.treasury):
        return "There is no such company."
    if not 0 <= move.city_column < len(state.cities_left):
        return "There is no such column."
    name = company_name(state.cards, move.company)
    if not state.shares_of(state.turn, move.company):
        return f"You hold no share of {name}."
    if state.bought[state.turn] >> move.company & 1:
        return f"You have bought a city for {name} in this phase."
    city = state.bottom_city(move.city_column)
    if city == NONE:
        return "This column is empty."
    card = state.cards.cities[city]
    return f"{card.name} costs {money(card.cost)}; {name} has {money(state.treasury[move.company])}."


def _against_pass(state: NorthAmericanRailwaysData, move: PassCities) -> str:
    return "Passing is for phase II."


_REASONS: Final[dict[type[Move], Callable[[NorthAmericanRailwaysData, Any], str]]] = {
    Found: _against_found,
    BuyOwn: _against_own,
    Offer: _against_offer,
    LetGo: _against_answer,
    BuyInstead: _against_answer,
    EndTurn: _against_end,
    TakeMoney: _against_take,
    DrawStartCity: _against_draw,
    BuyCity: _against_city,
    PassCities: _against_pass,
}


# The log.


def describe_event(cards: Cards, event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None if another line tells it."""
    describe = _LINES.get(type(event))
    return describe(cards, event, names) if describe else None


def _tell_answer(cards: Cards, event: OfferAnswered, names: Sequence[str]) -> str:
    name = company_name(cards, event.company)
    if event.bought:
        return f"{names[event.seat]}, {name}'s director, buys it instead."
    return f"{names[event.seat]}, {name}'s director, lets it go."


def _tell_income(cards: Cards, event: IncomePaid, names: Sequence[str]) -> str:
    words = f"{company_name(cards, event.company)} pays {money(event.per_share)} a share"
    if event.extra:
        words += f", {money(event.extra)} to the director"
    if event.kept:
        words += f", {money(event.kept)} to its treasury"
    return words + "."


def _tell_money(cards: Cards, event: MoneyPaid, names: Sequence[str]) -> str | None:
    if event.reason == "for want of money":
        return f"{names[event.payee.number]} takes {money(event.amount)} from the bank."
    return None


_LINES: Final[dict[type[Event], Callable[[Cards, Any, Sequence[str]], str | None]]] = {
    TurnBegan: lambda cards, e, names: f"Turn {e.turn}: {names[e.first]} begins.",
    ShareOffered: lambda cards, e, names: (
        f"{names[e.seat]} offers {money(e.amount)} for a share of {company_name(cards, e.company)}."
    ),
    OfferAnswered: _tell_answer,
    ShareTaken: lambda cards, e, names: (
        f"{names[e.seat]} buys a share of {company_name(cards, e.company)} for {money(e.amount)}."
    ),
    DirectorChanged: lambda cards, e, names: (
        f"{names[e.seat]} is director of {company_name(cards, e.company)}."
    ),
    StartCityDrawn: lambda cards, e, names: (
        f"{company_name(cards, e.company)} begins in {cards.start_cities[e.start_city].name}."
    ),
    TurnEnded: lambda cards, e, names: f"{names[e.seat]} takes no further share.",
    CityBought: lambda cards, e, names: (
        f"{names[e.seat]} buys {cards.cities[e.city].name} for {company_name(cards, e.company)}"
        f" at {money(e.cost)}."
    ),
    CitiesPassed: lambda cards, e, names: f"{names[e.seat]} passes.",
    IncomePaid: _tell_income,
    MoneyPaid: _tell_money,
    LastTurn: lambda cards, e, names: f"This is the last turn. {e.reason}",
    FinalPayment: lambda cards, e, names: (
        f"{company_name(cards, e.company)} pays {money(e.per_share)} a share for its network."
    ),
    GameEnded: lambda cards, e, names: f"The game is over. {e.reason}",
}
