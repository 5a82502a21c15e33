"""What the table says of the things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from game.rules.contract import Move
from game.rules.north_american_railways.cards import STEP
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.kinds import Refusal
from game.rules.north_american_railways.moves import BuyCity, BuyInstead, BuyOwn, Found, LetGo, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ANSWER, CITIES, CITIES_TO_END, ENDED, NONE, SYMBOL_VALUE
from game.table.boards.north_american_railways.cards import dollars
from game.table.boards.north_american_railways.reading import CITIES as CITY_GROUP
from game.table.boards.north_american_railways.reading import chosen_company, company_name, numbers, why_not
from game.table.boards.north_american_railways.slips import city_reason
from game.table.boards.view import Shown, Thing, thing_of
from game.table.words import listed


def about_thing(thing: Thing, shown: Shown, state: NorthAmericanRailwaysState) -> str | None:
    """What a thing on the board is, in a few lines."""
    if thing.field == "column":
        return _about_share(state, shown, state.bottom_share(thing.number))
    if thing.field == "city_column":
        return _about_city(state, state.bottom_city(thing.number))
    if thing.field == "covered":
        return _about_covered(state, *numbers(thing))
    if thing.field == "company":
        return _about_company(state, shown, thing.number)
    if thing.field == "network":
        return _about_network(state, *numbers(thing))
    if thing.field == "worth":
        return _about_worth(state, shown, thing.number)
    if thing.field == "part":
        return _about_plate(state, str(thing.value))
    return None


def _about_share(state: NorthAmericanRailwaysState, shown: Shown, company: int) -> str | None:
    if company == NONE:
        return None
    name, director = company_name(state.cards, company), state.director[company]
    if director == NONE:
        return f"A share of {name}. Nobody directs it yet: who takes this share founds it, at any price."
    price = "costs its director $1,000; others make an offer."
    return f"A share of {name}, directed by {shown.seats[director].name}. It {price}"


def _about_city(state: NorthAmericanRailwaysState, city: int) -> str | None:
    if city == NONE:
        return None
    card = state.cards.cities[city]
    words = f"{card.name}: costs {dollars(card.cost)}, brings {dollars(card.income)} a turn."
    if card.coast_to_coast:
        worth = dollars(card.coast_to_coast * SYMBOL_VALUE)
        words += f"\nCoast to coast {card.coast_to_coast}: {worth} a share at the end."
    return words


def _about_covered(state: NorthAmericanRailwaysState, group: int, column: int, number: int) -> str | None:
    if group == CITY_GROUP:
        return _about_city(state, state.city_columns[column][number])
    return f"A share of {company_name(state.cards, state.share_columns[column][number])}, under other shares."


def _about_company(state: NorthAmericanRailwaysState, shown: Shown, company: int) -> str:
    name, director = company_name(state.cards, company), state.director[company]
    if director == NONE:
        return f"{name} has not been founded yet."
    held = [
        f"{shown.seats[seat].name} {count}"
        for seat in range(state.players)
        if (count := state.shares_of(seat, company))
    ]
    treasury = dollars(state.treasury[company])
    return f"{name}, directed by {shown.seats[director].name}. Treasury {treasury}.\nShares: {listed(held)}."


def _about_network(state: NorthAmericanRailwaysState, company: int, number: int) -> str | None:
    if number:
        return _about_city(state, state.network[company][number - 1])
    city = state.cards.start_cities[state.start_city[company]]
    name = company_name(state.cards, company)
    return f"{city.name}, the start city of {name}: brings {dollars(city.income)} a turn."


def _about_worth(state: NorthAmericanRailwaysState, shown: Shown, company: int) -> str | None:
    sold = state.sold[company]
    if not sold:
        return None
    share, extra, kept = split_income(state, company)
    name = company_name(state.cards, company)
    words = f"{name}'s income of {dollars(state.income[company])} over {_shares(sold)}: {dollars(share)} each"
    if extra:
        words += f", {dollars(extra)} more to {shown.seats[state.director[company]].name}, its director"
    if kept:
        words += f", {dollars(kept)} to its treasury"
    return words + ".\n" + f"Coast to coast {state.symbols[company]}, $100 each for every share at the end."


def _shares(count: int) -> str:
    return f"{count} share" if count == 1 else f"{count} shares"


def _about_plate(state: NorthAmericanRailwaysState, group: str) -> str:
    if group == "shares":
        left = sum(state.shares_left)
        return (
            f"{_shares(left)} left. If fewer than {state.players}, the number of players,"
            " are left after phase I, the turn is the last one."
        )
    left = sum(state.cities_left)
    return (
        f"{left} cities left. If {CITIES_TO_END} or fewer are left before phase II,"
        " or nobody buys a city, the turn is the last one."
    )


# How to go on


def guide_for(shown: Shown, state: NorthAmericanRailwaysState) -> str | None:
    """How to go on with what has been chosen; None where the rules' words serve."""
    move = shown.armed
    chosen = {thing.field: thing.number for thing in shown.picked if thing.field != "move"}
    if isinstance(move, Found) and "column" in chosen:
        name = company_name(state.cards, state.bottom_share(move.column))
        return f"Nobody directs {name}: name your price. All of it goes into the treasury."
    if isinstance(move, Offer) and "column" in chosen:
        company = state.bottom_share(move.column)
        name, director = company_name(state.cards, company), shown.seats[state.director[company]].name
        return f"{director} directs {name}, and may let you have the share or buy it. Name your price."
    if state.step == CITIES and not isinstance(move, BuyCity):
        if "company" in chosen:
            name = company_name(state.cards, chosen["company"])
            return f"Choose a bottom city that {name}'s {dollars(state.treasury[chosen['company']])} can pay."
        if "city_column" in chosen:
            card = state.cards.cities[state.bottom_city(chosen["city_column"])]
            return f"Choose the company that buys {card.name} for {dollars(card.cost)}."
    return None


# Why not


def reason(thing: Thing, shown: Shown, state: NorthAmericanRailwaysState) -> str | None:
    """Why a thing can't be chosen now, in the rules' own words."""
    if thing.field == "covered":
        return "Only the bottom card of a column can be taken."
    if thing.field == "column":
        return _reason_against_share(shown, state, thing.number)
    if thing.field == "city_column":
        return _reason_against_city(shown, state, thing.number)
    if thing.field == "company" and state.step == CITIES:
        company = thing.number
        return city_reason(shown, state, company) or None
    if thing.field == "move":
        answers = {thing_of(type(move)): move for move in (LetGo(), BuyInstead())}
        answer = answers.get(thing)
        return None if answer is None or state.step != ANSWER else why_not(shown, state, answer)
    return None


def _reason_against_share(shown: Shown, state: NorthAmericanRailwaysState, column: int) -> str | None:
    company = state.bottom_share(column)
    if company == NONE or state.step == ENDED:
        return why_not(shown, state, BuyOwn(column))
    director = state.director[company]
    move: Move = (
        Found(column, STEP)
        if director == NONE
        else BuyOwn(column)
        if director == state.turn
        else Offer(column, STEP)
    )
    note = state.why_not(move)
    if note is None:
        return None
    if shown.covered and note.kind is Refusal.OWN_TOO_DEAR:
        return "A share of your own company costs $1,000."
    if shown.covered and note.kind is Refusal.TOO_DEAR:
        return "You don't have the money."
    return shown.speaker.note(note)


def _reason_against_city(shown: Shown, state: NorthAmericanRailwaysState, column: int) -> str | None:
    company = chosen_company(shown)
    if company is not None or state.step != CITIES:
        return why_not(shown, state, BuyCity(company or 0, column))
    if not state.cities_left[column]:
        return why_not(shown, state, BuyCity(0, column))
    mine = [c for c in range(len(state.treasury)) if state.shares_of(state.turn, c)]
    reasons = [why_not(shown, state, BuyCity(c, column)) for c in mine]
    if not mine:
        return "You hold no share of any company."
    return None if None in reasons else "\n".join(r for r in reasons if r)
