"""Functions that read the shown table: possible choices, the selection, and prices."""

from __future__ import annotations

from ai.north_american_railways.evaluation import incomes_left
from game.rules.contract import MoneyPaid, Move, Party, PartyType
from game.rules.north_american_railways.moves import BuyCity, BuyOwn, Found, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ANSWER, CHOOSE_SHARE, STEP, SYMBOL_VALUE
from game.table.boards.animation import displayed_cash
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, Shown, concerns
from game.table.kit.motion import Motions

SHARES, CITIES = 0, 1
"""The two groups of columns."""
FIELDS = ("column", "city_column")
"""The field of a move that names a column of each group."""
FULL_PURSE = 10_000
"""The dollars that a hidden purse appears to hold: more than any share's price."""

Seen = Shown[NorthAmericanRailwaysState]
"""The shown table, with a state of this game."""


def company_title(shown: Seen, company: int) -> str:
    """Return a company's name on its own, with a capital letter in every language."""
    name = shown.localizer.title("company", company)
    return name[:1].upper() + name[1:]


def why_not(shown: Seen, move: Move) -> str | None:
    """Return the rules' reason against a move, in words."""
    reason = shown.state.illegal_reason(move)
    return None if reason is None else shown.localizer.message(reason)


def city_reason(shown: Seen, company: int) -> str | None:
    """Return why a company can't buy any city now: the rules' reason against the cheapest."""
    state = shown.state
    left = [column for column, count in enumerate(state.cities_left) if count]
    if not left:
        return shown.translate("why-no-city")
    cheapest = min(left, key=lambda column: state.cards.cost[state.bottom_city(column)])
    return why_not(shown, BuyCity(company, cheapest))


def counted(shown: Seen, party: Party, dollars: int, motions: Motions) -> int:
    """Return a party's money while coins fly, in whole notes, because there is no smaller one."""
    return displayed_cash(shown, party, dollars, motions) // STEP * STEP


def any_purse(state: NorthAmericanRailwaysState) -> NorthAmericanRailwaysState:
    """Return the table as seen without knowing the current player's cash: the purse appears to hold a lot.

    A player without any cash is paid immediately and publicly, so that is kept.
    """
    if state.step == CHOOSE_SHARE and not state.cash[state.turn] and not state.asked:
        return state
    rich = state.copy()
    rich.cash[rich.turn] = max(state.cash[state.turn], FULL_PURSE)
    return rich


def price_of(shown: Seen, move: Move | None) -> int:
    """Return what a move for a share costs its player, in dollars; 0 for other moves.

    With hidden cash, a share of the player's own company has its full price, even if less may be left.
    """
    if isinstance(move, (Found, Offer)):
        return move.amount
    if isinstance(move, BuyOwn):
        _, events = outcome_of(any_purse(shown.state) if shown.covered else shown.state, move)
        return sum(e.amount for e in events if isinstance(e, MoneyPaid) and e.payer.kind is PartyType.SEAT)
    return 0


def cities_on_offer(state: NorthAmericanRailwaysState) -> list[int]:
    """Return the bottom cities of the columns, the cheapest first."""
    found = [state.bottom_city(column) for column, count in enumerate(state.cities_left) if count]
    return sorted(found, key=lambda city: state.cards.cost[city])


def founding_price(state: NorthAmericanRailwaysState) -> int | None:
    """Return a first price: it pays for the most expensive city on offer that the player's cash allows."""
    costs = [state.cards.cost[city] for city in cities_on_offer(state)]
    return max((cost for cost in costs if cost <= state.cash[state.turn]), default=None)


def offering_price(state: NorthAmericanRailwaysState, column: int) -> int:
    """Return a first price: two thirds of what the share pays until the end, or of the player's cash.

    For much less the director profits by buying it instead, and all of one's cash is seldom a good offer.
    """
    company = state.bottom_share(column)
    a_turn = state.income[company] / (state.sold[company] + 1)
    worth = a_turn * incomes_left(state) + state.symbols[company] * SYMBOL_VALUE
    cash = state.cash[state.turn]
    return min(cash, max(2 * STEP, int(min(worth, cash) * 2 / 3) // STEP * STEP))


def column_of(move: Move | None) -> tuple[int, int] | None:
    """Return the group and the column that a move is about."""
    if isinstance(move, (Found, Offer, BuyOwn)):
        return SHARES, move.column
    if isinstance(move, BuyCity):
        return CITIES, move.city_column
    return None


def usable_columns(shown: Seen) -> set[tuple[int, int]]:
    """Return the group and column of each card that agrees with the selection."""
    found = set()
    for move in shown.moves:
        column = column_of(move)
        if column is not None and all(
            concerns(move, thing) or thing.field == FIELDS[column[0]] for thing in shown.picked
        ):
            found.add(column)
    return found


def usable_companies(shown: Seen) -> set[int]:
    """Return the companies for which a city can be bought, given the selection."""
    return {
        move.company
        for move in shown.moves
        if isinstance(move, BuyCity)
        and all(concerns(move, thing) or thing.field == "company" for thing in shown.picked)
    }


def chosen_column(shown: Seen) -> tuple[int, int] | None:
    """Return the group and column of the chosen or offered card."""
    if shown.state.step == ANSWER:
        return SHARES, shown.state.offer_column
    for thing in shown.picked:
        if thing.field in FIELDS:
            return FIELDS.index(thing.field), thing.number
    return column_of(shown.armed)


def chosen_company(shown: Seen) -> int | None:
    """Return the company that is chosen to buy a city."""
    for thing in shown.picked:
        if thing.field == "company":
            return thing.number
    return shown.armed.company if isinstance(shown.armed, BuyCity) else None


def asking_price(shown: Seen) -> int:
    """Return the price on the tag of the chosen share."""
    return shown.state.offer_price if shown.state.step == ANSWER else price_of(shown, shown.armed)


def covered(group: int, column: int, number: int) -> Pickable:
    """Return a covered card as a pickable, counted from the top of its column."""
    return Pickable("covered", (group, column, number))


def in_network(company: int, number: int) -> Pickable:
    """Return a city in a company's network as a pickable, in the order of buying; 0 is the start city."""
    return Pickable("network", (company, number))


def longest_network(state: NorthAmericanRailwaysState) -> int:
    """Return the number of cities in the longest network, including its start city."""
    return 1 + max(len(network) for network in state.network)
