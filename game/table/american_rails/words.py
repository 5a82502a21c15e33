"""The texts about things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.american_rails.board import AUCTION, DEVELOP, FUND
from game.rules.american_rails.moves import ChooseAction, Develop, Fund, LayTrack, PlaceStart, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CARRY_OUT, HOUSES, LAYING, NONE, PREPARATION, PUT_UP, START_CITY
from game.rules.contract import Move
from game.table.american_rails.layout import INCOME_CELLS
from game.table.american_rails.reading import Seen, picked, title_of_row
from game.table.boards.shown import Pickable
from game.words import Money, format_list


def about_thing(thing: Pickable, shown: Seen) -> str | None:
    """Return the description of a thing on the board, in a few lines."""
    if thing.field == "hex":
        return "\n".join(_about_hex(shown, thing.number))
    if thing.field == "company":
        return "\n".join(_about_company(shown, thing.number))
    if thing.field == "row":
        return "\n".join(_about_row(shown, thing.number))
    tell = _PARTS.get(str(thing.value)) if thing.field == "part" else None
    return tell(shown) if tell else None


# The map


def _about_hex(shown: Seen, number: int) -> list[str]:
    state = shown.state
    city = state.board.city_at[number]
    if city >= 0:
        lines = _city_lines(shown, city)
    else:
        lines = [shown.translate("about-ground", ground=state.board.terrain[number])]
    here = tuple(state.companies_in(number))
    if here:
        lines.append(shown.translate("about-track", company=here))
    cost = state.cost(number)
    lines.append(
        shown.translate("about-no-room") if cost is None else shown.translate("about-next-cube", cost=cost)
    )
    return lines


def _city_lines(shown: Seen, city: int) -> list[str]:
    state = shown.state
    found = state.board.cities[city]
    alone, shared = state.city_value(city, True), state.city_value(city, False)
    lines = [shown.translate("about-city", city=city, alone=Money(alone), shared=Money(shared))]
    if found.hub:
        lines.append(shown.translate("about-hub"))
    elif state.houses >> found.hex & 1:
        lines.append(shown.translate("about-house"))
    partners = [b if a == city else a for a, b in state.board.pairs if city in (a, b)]
    if partners:
        names = shown.localizer.format_list(
            [shown.localizer.title("city", partner) for partner in partners], "or"
        )
        lines.append(shown.translate("about-pair", partners=names, income=state.board.pair_income))
    return lines


# The companies


def _about_company(shown: Seen, company: int) -> list[str]:
    state = shown.state
    if company == state.absent:
        return [shown.translate("refused-absent", company=company)]
    held = [
        shown.translate("held", seat=seat, count=count)
        for seat in range(state.players)
        if (count := state.held(seat, company))
    ]
    shares = state.board.companies[company].shares
    if held:
        lines = [
            shown.translate("about-company-held", company=company, shares=shares, held=format_list(held))
        ]
    else:
        lines = [shown.translate("about-company", company=company, shares=shares)]
    unsold, removed = state.unsold[company], state.removed(company)
    lines.append(shown.translate("about-supply", unsold=unsold, removed=removed, cubes=state.cubes[company]))
    if state.track[company]:
        dividend = Money(state.dividend(company))
        lines.append(shown.translate("about-dividend", income=state.income[company], dividend=dividend))
    else:
        lines.append(shown.translate("about-no-track"))
    return lines


# The action track


def _about_row(shown: Seen, row: int) -> list[str]:
    state, title = shown.state, title_of_row(shown.state, row)
    lines = [shown.translate("about-row", action=title, words=shown.localizer.describe(title))]
    if state.column != PREPARATION:
        seat = state.markers[state.column * len(state.board.rows) + row]
        lines.append(
            shown.translate("about-row-free")
            if seat == NONE
            else shown.translate("about-row-taken", seat=seat)
        )
    lines.append(shown.translate("about-rows"))
    return lines


# Parts of the board that no move names


def _about_years(shown: Seen) -> str:
    state = shown.state
    first, last = state.board.first_year, state.board.last_year
    year = shown.translate(
        "about-year", year=state.year, round=state.year - first + 1, rounds=last - first + 1
    )
    low = [
        shown.translate("about-houses") if supply == HOUSES else shown.localizer.title("company", supply)
        for supply in state.exhausted_supplies()
    ]
    end = shown.translate(
        "about-end",
        year=last,
        supplies=state.board.data.setup.exhausted_supplies_to_end[state.players],
        count=len(low),
        low=shown.localizer.format_list(low),
    )
    return f"{year}\n{end}"


def _about_order(shown: Seen) -> str:
    if shown.state.column == PREPARATION:
        return shown.translate("about-first-order")
    return shown.translate("about-order")


def _about_key(shown: Seen) -> str:
    cost = shown.state.board.data.cost
    return shown.translate(
        "about-key",
        plains=Money(cost.plains),
        city=Money(cost.city),
        forest=Money(cost.forest),
        mountain=Money(cost.mountain),
    )


def _about_cartouche(shown: Seen) -> str:
    board = shown.state.board
    pairs = [shown.translate("two-cities", city_a=a, city_b=b) for a, b in board.pairs]
    two = format_list(pairs)
    return shown.localizer.translate_for_board("about-pairs", income=board.pair_income, two_cities=two)


_PARTS: Final[dict[str, Callable[[Seen], str]]] = {
    "years": _about_years,
    "order": _about_order,
    "incomes": lambda shown: shown.translate("about-incomes", last=Money(INCOME_CELLS - 1)),
    "key": _about_key,
    "cartouche": _about_cartouche,
    "auction": lambda shown: shown.translate("about-auction"),
}


# Why not


def reason(thing: Pickable, shown: Seen) -> str | None:
    """Return why a thing can't be chosen now: the rules' reason against the move that it would mean."""
    move = _meant(thing, shown)
    if isinstance(move, LayTrack) and thing.field == "hex" and shown.state.to_lay:
        nobody = _against_everybody(move.hex, shown)
        if nobody:
            return nobody
    against = shown.state.illegal_reason(move) if move is not None else None
    return None if against is None else shown.localizer.message(against)


def _held(state: AmericanRailsState) -> list[int]:
    """Return the companies in which the current player holds a share."""
    return [c for c in state.companies_in_play() if state.held(state.turn, c)]


def _against_everybody(number: int, shown: Seen) -> str | None:
    """Return why none of the current player's companies could build in a hex, if no company is picked."""
    state = shown.state
    held = _held(state)
    if not held:
        return shown.translate("against-no-share")
    here = any((state.reach[c] | state.track[c]) >> number & 1 for c in held)
    if here or len(held) == 1 or picked(shown, "company"):
        return None
    return shown.translate("against-not-next")


def _meant(thing: Pickable, shown: Seen) -> Move | None:
    if thing.field == "row":
        return ChooseAction(thing.number)
    if thing.field == "hex":
        return _meant_by_hex(thing.number, shown)
    if thing.field == "company":
        return _meant_by_company(thing.number, shown)
    return None


def _row_key(state: AmericanRailsState) -> str:
    return state.board.rows[state.row_chosen] if state.step in (CARRY_OUT, LAYING) else ""


def _meant_by_hex(number: int, shown: Seen) -> Move:
    state = shown.state
    if state.step == START_CITY:
        return PlaceStart(number)
    if _row_key(state) == DEVELOP:
        return Develop(number)
    chosen = picked(shown, "company")
    if chosen:
        return LayTrack(chosen[0], number)
    held = _held(state)
    near = [c for c in held if state.reach[c] >> number & 1]
    inside = [c for c in held if state.track[c] >> number & 1]
    return LayTrack((near or inside or held or [0])[0], number)


def _meant_by_company(company: int, shown: Seen) -> Move:
    state = shown.state
    key = _row_key(state)
    if state.step == PUT_UP or key == AUCTION:
        return PutUp(company)
    if key == FUND:
        return Fund(company)
    chosen = picked(shown, "hex")
    if chosen:
        return LayTrack(company, chosen[0])
    near = [number for number in range(len(state.board.hexes)) if state.reach[company] >> number & 1]
    return LayTrack(company, min(near, key=lambda number: state.price[number], default=0))
