"""The texts of things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from game.rules.contract import Move
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.message_ids import Refusal
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
)
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FIXED_PRICE,
    GOING_ON,
    NO_PURCHASE,
    NONE,
    STEP,
    SYMBOL_VALUE,
)
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import MOVE_TYPE, Pickable, pickable_of
from game.table.north_american_railways.reading import CITIES as CITY_GROUP
from game.table.north_american_railways.reading import (
    SHARES,
    Seen,
    chosen_company,
    city_reason,
    price_of,
    why_not,
)


def about_thing(thing: Pickable, shown: Seen) -> str | None:
    """Return a description of a thing on the board in a few lines."""
    state = shown.state
    if thing.field == "column":
        return _about_share(shown, state.bottom_share(thing.number))
    if thing.field == "city_column":
        return _about_city(shown, state.bottom_city(thing.number))
    if thing.field == "covered":
        return _about_covered(shown, *thing.numbers)
    if thing.field == "company":
        return _about_company(shown, thing.number)
    if thing.field == "network":
        return _about_network(shown, *thing.numbers)
    if thing.field == "worth":
        return _about_worth(shown, thing.number)
    if thing.field == "plate":
        return _about_plate(shown, thing.number)
    return None


def _about_share(shown: Seen, company: int) -> str | None:
    if company == NONE:
        return None
    director = shown.state.director[company]
    if director == NONE:
        return shown.translate("about-first-share", company=company)
    return shown.translate("about-share", company=company, seat=director, price=FIXED_PRICE)


def _about_city(shown: Seen, city: int) -> str | None:
    if city == NONE:
        return None
    card = shown.state.cards.cities[city]
    words = shown.translate("about-city", city=city, cost=card.cost, amount=card.income)
    symbols = card.coast_to_coast
    if not symbols:
        return words
    return f"{words}\n{shown.translate('about-symbols', symbols=symbols, amount=symbols * SYMBOL_VALUE)}"


def _about_covered(shown: Seen, group: int, column: int, number: int) -> str | None:
    if group == CITY_GROUP:
        return _about_city(shown, shown.state.city_columns[column][number])
    return shown.translate("about-covered", company=shown.state.share_columns[column][number])


def _about_company(shown: Seen, company: int) -> str:
    state, director = shown.state, shown.state.director[company]
    if director == NONE:
        return shown.translate("about-unfounded", company=company)
    held = tuple(
        shown.translate("about-holder", seat=seat, count=count)
        for seat in range(state.players)
        if (count := state.shares_of(seat, company))
    )
    treasury = state.treasury[company]
    return shown.translate("about-company", company=company, seat=director, treasury=treasury, held=held)


def _about_network(shown: Seen, company: int, number: int) -> str | None:
    state = shown.state
    if number:
        return _about_city(shown, state.network[company][number - 1])
    city = state.start_city[company]
    income = state.cards.start_cities[city].income
    return shown.translate("about-start-city", start_city=city, company=company, amount=income)


def _about_worth(shown: Seen, company: int) -> str | None:
    state, sold = shown.state, shown.state.sold[company]
    if not sold:
        return None
    per_share, extra, kept = split_income(state, company)
    return shown.translate(
        "about-worth",
        company=company,
        amount=state.income[company],
        count=sold,
        per_share=per_share,
        extra=extra,
        kept=kept,
        seat=state.director[company],
        symbols=state.symbols[company],
        price=SYMBOL_VALUE,
    )


def _about_plate(shown: Seen, group: int) -> str:
    state = shown.state
    if group == SHARES:
        return shown.translate("about-shares-left", count=sum(state.shares_left), players=state.players)
    return shown.translate("about-cities-left", count=sum(state.cities_left), most=CITIES_TO_END)


# How to go on


def guide_for(shown: Seen) -> str | None:
    """Return how to continue the selection; None if the rules' text is enough."""
    move, state = shown.armed, shown.state
    chosen = {thing.field: thing.number for thing in shown.picked if thing.field != MOVE_TYPE}
    if isinstance(move, Found) and "column" in chosen:
        return shown.translate("guide-found", company=state.bottom_share(move.column))
    if isinstance(move, Offer) and "column" in chosen:
        company = state.bottom_share(move.column)
        return shown.translate("guide-offer", seat=state.director[company])
    if isinstance(move, BuyOwn) and "column" in chosen:
        return shown.translate(
            "guide-own", company=state.bottom_share(move.column), amount=price_of(shown, move)
        )
    only = why_only(shown)
    if only is not None:
        return only
    if state.step == CITIES and not isinstance(move, BuyCity):
        if "company" in chosen:
            company = chosen["company"]
            return shown.translate("guide-company", company=company, treasury=state.treasury[company])
        if "city_column" in chosen:
            city = state.bottom_city(chosen["city_column"])
            return shown.translate("guide-city", city=city, cost=state.cards.cost[city])
        if PassCities() in shown.moves and not chosen and _ends_by_passing(state):
            return shown.translate("guide-last-to-pass")
    return None


def _ends_by_passing(state: NorthAmericanRailwaysState) -> bool:
    """Return whether nobody has bought a city in this turn, and nobody is left to buy one after the
    player.
    """
    future, _ = outcome_of(state, PassCities())
    return state.ended == GOING_ON and future.ended == NO_PURCHASE


def why_only(shown: Seen) -> str | None:
    """Return why only one move is left; None if several are, or if the move explains itself."""
    state, moves = shown.state, shown.moves
    if state.step == ANSWER and moves and BuyInstead() not in moves:
        return shown.translate("guide-let-go", amount=state.offer_price, seat=state.proposer)
    if list(moves) in ([PassCities()], [EndTurn()]):
        return shown.localizer.prompt(state)[1]
    return None


# Why not


def reason(thing: Pickable, shown: Seen) -> str | None:
    """Return why a thing can't be chosen now, in the rules' own words."""
    if thing.field == "covered":
        return shown.translate("why-covered")
    if thing.field == "column":
        return _reason_against_share(shown, thing.number)
    if thing.field == "city_column":
        return _reason_against_city(shown, thing.number)
    if thing.field == "company" and shown.state.step == CITIES:
        return city_reason(shown, thing.number)
    if thing.field == "company" and shown.state.step == CHOOSE_SHARE:
        return shown.translate("why-no-row")
    if thing.field == MOVE_TYPE and shown.state.step == ANSWER:
        answer = next((move for move in (LetGo(), BuyInstead()) if thing == pickable_of(type(move))), None)
        return None if answer is None else why_not(shown, answer)
    return None


def _reason_against_share(shown: Seen, column: int) -> str | None:
    state = shown.state
    company = state.bottom_share(column)
    if company == NONE or state.step == ENDED:
        return why_not(shown, BuyOwn(column))
    return reason_against(_way_to_buy(shown, company, column), shown)


def reason_against(move: Move, shown: Seen) -> str | None:
    """Return the public reason against a move; None if it is legal."""
    note = shown.state.illegal_reason(move)
    if note is None:
        return None
    # While the player's money is covered, the reason must not reveal it.
    if shown.covered and note.id is Refusal.OWN_TOO_DEAR:
        return shown.translate("why-own-price", price=FIXED_PRICE)
    if shown.covered and note.id is Refusal.TOO_DEAR:
        return shown.translate("why-no-money")
    return shown.localizer.message(note)


def _way_to_buy(shown: Seen, company: int, column: int) -> Move:
    """Return the move, at the lowest price, that choosing a company's share would mean for the player."""
    director = shown.state.director[company]
    if director == NONE:
        return Found(column, STEP)
    return BuyOwn(column) if director == shown.state.turn else Offer(column, STEP)


def _reason_against_city(shown: Seen, column: int) -> str | None:
    state, company = shown.state, chosen_company(shown)
    if company is not None or state.step != CITIES or not state.cities_left[column]:
        return why_not(shown, BuyCity(company or 0, column))
    mine = [c for c in range(len(state.treasury)) if state.shares_of(state.turn, c)]
    if not mine:
        return shown.translate("why-no-share")
    reasons = [why_not(shown, BuyCity(c, column)) for c in mine]
    return None if None in reasons else "\n".join(reason for reason in reasons if reason)
