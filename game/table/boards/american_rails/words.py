"""What the table says of the things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.american_rails.board import (
    AUCTION,
    CUBES_ALLOWED,
    DEVELOP,
    EXPAND_3,
    EXPAND_4,
    FUND,
    PASS,
    TAKE,
)
from game.rules.american_rails.moves import ChooseAction, Develop, Fund, LayTrack, PlaceStart, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CARRY_OUT, LAYING, NONE, PREPARATION, PUT_UP, START_CITY
from game.rules.american_rails.wording import TERRAIN, row_title
from game.rules.contract import Move
from game.table.boards.view import SeatLook, Shown, Thing
from game.table.words import listed

ORDINAL: Final = ("1st", "2nd", "3rd", "4th", "5th")


def about_thing(thing: Thing, shown: Shown, state: AmericanRailsState) -> str | None:
    """What a thing on the board is, in a few lines."""
    if thing.field == "hex":
        return _about_hex(state, thing.number)
    if thing.field == "company":
        return _about_company(state, thing.number, shown.seats)
    if thing.field == "row":
        return _about_row(state, thing.number, shown.seats)
    tell = _PARTS.get(str(thing.value)) if thing.field == "part" else None
    return tell(state) if tell else None


# The map


def _about_hex(state: AmericanRailsState, number: int) -> str:
    city = state.board.city_at[number]
    lines = _city_lines(state, city) if city >= 0 else [_ground_line(state, number)]
    here = [state.board.companies[company].name for company in state.companies_in(number)]
    if here:
        lines.append(f"Track of {listed(here)}.")
    cost = state.cost(number)
    lines.append(
        f"The next cube costs ${cost}." if cost is not None else "There is no room for another cube."
    )
    return "\n".join(lines)


def _ground_line(state: AmericanRailsState, number: int) -> str:
    kind = state.board.terrain[number]
    name = TERRAIN[kind].capitalize()
    return f"{name}: one cube at most." if kind in "FM" else f"{name}: a cube of each company."


def _city_lines(state: AmericanRailsState, city: int) -> list[str]:
    found = state.board.cities[city]
    alone, shared = state.city_value(city, True), state.city_value(city, False)
    lines = [f"{found.name}: income ${alone} for a lone company, ${shared} each if shared."]
    if found.hub:
        lines.append("A hub: it is never developed.")
    elif state.houses >> found.hex & 1:
        lines.append("Developed: $2 more alone, $1 more each if shared.")
    partners = [
        state.board.cities[b if a == city else a].name for a, b in state.board.pairs if city in (a, b)
    ]
    if partners:
        lines.append(f"Track here and in {' or '.join(partners)}: ${state.board.pair_income} more income.")
    return lines


# The companies


def _about_company(state: AmericanRailsState, company: int, seats: Sequence[SeatLook]) -> str:
    found = state.board.companies[company]
    if company == state.absent:
        return f"{found.name} is not in this game."
    held = [
        f"{seats[seat].name} {count}" for seat in range(state.players) if (count := state.held(seat, company))
    ]
    lines = [
        f"{found.name}: {found.shares} shares. " + (f"Held: {', '.join(held)}." if held else "None is held.")
    ]
    rest = f"{state.unsold[company]} unsold" if state.unsold[company] else "none unsold"
    gone = f", {state.removed(company)} out of the game" if state.removed(company) else ""
    lines.append(f"{rest.capitalize()}{gone}. {state.cubes[company]} cubes left.")
    if state.track[company]:
        lines.append(
            f"Income ${state.income[company]} pays ${state.dividend(company)} on each share held, rounded up."
        )
    else:
        lines.append("It has no track yet: its first buyer places a cube in a free city.")
    return "\n".join(lines)


# The action track

_ACTIONS: Final = {
    PASS: "Do nothing.",
    DEVELOP: "Build a house in a city with track, without a black square: $2 more alone, $1 more if shared.",
    FUND: "$5 from the bank go into the treasury of any company.",
    TAKE: "Take $2 from the bank, or $2 from every other player for the bank",
    AUCTION: "Put up a share of any company. What is paid goes into the company's treasury.",
}


def action_words(state: AmericanRailsState, row: int) -> str:
    """What an action does, in a sentence or two."""
    key = state.board.rows[row]
    if key in (EXPAND_3, EXPAND_4):
        return (
            f"Lay up to {CUBES_ALLOWED[key]} cubes, one at a time, of companies in which you hold a share."
            " Their treasuries pay."
        )
    words = _ACTIONS[key]
    if key == TAKE:
        words += ", or lay up to 2 cubes." if state.players > 3 else "."
    return words


def _about_row(state: AmericanRailsState, row: int, seats: Sequence[SeatLook]) -> str:
    lines = [f"{row_title(state.board.rows[row], state.players)}: {action_words(state, row)}"]
    if state.column != PREPARATION:
        seat = state.markers[state.column * len(state.board.rows) + row]
        lines.append("Free in this phase." if seat == NONE else f"Taken in this phase by {seats[seat].name}.")
    lines.append("Who stands higher acts earlier in the next phase.")
    return "\n".join(lines)


# Parts of the board that no move names


def _about_years(state: AmericanRailsState) -> str:
    rounds = state.board.last_year - state.board.first_year + 1
    return (
        f"{state.year}, round {state.year - state.board.first_year + 1} of at most {rounds}.\n"
        "Each round has three action phases and a dividend."
    )


def _about_end(state: AmericanRailsState) -> str:
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    low = state.exhausted_supplies()
    now = f"now: {listed(low)}" if low else "now none"
    return (
        f"The game ends after a dividend in {state.board.last_year}, when no share is left to buy,"
        f" or when {needed} supplies hold two pieces or fewer ({now})."
    )


def _about_order(state: AmericanRailsState) -> str:
    if state.column == PREPARATION:
        return "Who buys a first share takes the first free place in the turn order."
    return "The order of this phase: from the top row of the column before down."


def _about_incomes(state: AmericanRailsState) -> str:
    return (
        "Each company's cube stands on its income; beyond $49 it goes round again.\n"
        "A share pays income divided by the shares that players hold, rounded up."
    )


def _about_key(state: AmericanRailsState) -> str:
    cost = state.board.data.cost
    return (
        f"A cube costs ${cost.plains} on plains and ${cost.city} in a city, and $2 for each piece there;"
        f" ${cost.forest} in a forest, ${cost.mountain} in mountains: one cube at most."
    )


def _about_cartouche(state: AmericanRailsState) -> str:
    names = [f"{state.board.cities[a].name} and {state.board.cities[b].name}" for a, b in state.board.pairs]
    return (
        f"A company with track in both cities of a pair gets ${state.board.pair_income} more income:"
        f" {', '.join(names)}.\nCities with a black square are never developed."
    )


def _about_auction(state: AmericanRailsState) -> str:
    return "Clockwise, each bids more or is out. The price goes into the company's treasury."


_PARTS: Final[dict[str, Callable[[AmericanRailsState], str]]] = {
    "years": lambda state: f"{_about_years(state)}\n{_about_end(state)}",
    "order": _about_order,
    "incomes": _about_incomes,
    "key": _about_key,
    "cartouche": _about_cartouche,
    "auction": _about_auction,
}


# Why not


def reason(thing: Thing, shown: Shown, state: AmericanRailsState) -> str | None:
    """Why a thing can't be chosen now: the rules' reason against the move that it would mean."""
    move = _meant(thing, shown, state)
    if isinstance(move, LayTrack) and thing.field == "hex" and state.to_lay:
        nobody = _against_everybody(move.hex, shown, state)
        if nobody:
            return nobody
    return state.why_not(move) if move is not None else None


def _against_everybody(number: int, shown: Shown, state: AmericanRailsState) -> str | None:
    """Why none of the actor's companies could lay track in a hex, where no company is picked."""
    held = [c for c in state.companies_in_play() if state.held(state.turn, c)]
    if not held:
        return "You hold no share, so you can lay no track."
    here = any((state.reach[c] | state.track[c]) >> number & 1 for c in held)
    if here or len(held) == 1 or any(thing.field == "company" for thing in shown.picked):
        return None
    return "That hex is not next to track of a company in which you hold a share."


def _meant(thing: Thing, shown: Shown, state: AmericanRailsState) -> Move | None:
    if thing.field == "row":
        return ChooseAction(thing.number)
    if thing.field == "hex":
        return _meant_by_hex(thing.number, shown, state)
    if thing.field == "company":
        return _meant_by_company(thing.number, shown, state)
    return None


def _row_key(state: AmericanRailsState) -> str:
    return state.board.rows[state.row_chosen] if state.step in (CARRY_OUT, LAYING) else ""


def _meant_by_hex(number: int, shown: Shown, state: AmericanRailsState) -> Move:
    if state.step == START_CITY:
        return PlaceStart(number)
    if _row_key(state) == DEVELOP:
        return Develop(number)
    picked = [thing.number for thing in shown.picked if thing.field == "company"]
    if picked:
        return LayTrack(picked[0], number)
    held = [c for c in state.companies_in_play() if state.held(state.turn, c)]
    near = [c for c in held if state.reach[c] >> number & 1]
    inside = [c for c in held if state.track[c] >> number & 1]
    return LayTrack((near or inside or held or [0])[0], number)


def _meant_by_company(company: int, shown: Shown, state: AmericanRailsState) -> Move:
    key = _row_key(state)
    if state.step == PUT_UP or key == AUCTION:
        return PutUp(company)
    if key == FUND:
        return Fund(company)
    picked = [thing.number for thing in shown.picked if thing.field == "hex"]
    if picked:
        return LayTrack(company, picked[0])
    near = [number for number in range(len(state.board.hexes)) if state.reach[company] >> number & 1]
    return LayTrack(company, min(near, key=lambda number: state.price[number], default=0))
