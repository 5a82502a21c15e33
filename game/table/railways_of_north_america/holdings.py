"""Everything that a player owns, as far as it is public."""

from __future__ import annotations

from game.rules.railways_of_north_america.board_file import HOTEL
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.view import Badge, Holding, Shown
from game.table.railways_of_north_america.badges import card_badge
from game.table.railways_of_north_america.cards import effect_of


def holdings_of(seat: int, shown: Shown[State], state: State) -> tuple[Holding, ...]:
    """Return points and money, engine, links and major lines, bonds, the baron, each card with its effect."""
    say, colour, bonds = shown.translate, shown.seats[seat].colour, state.bonds[seat]
    found = [
        Holding(
            Badge("disc", colour),
            say("points", count=state.points[seat]),
            say("holds-income", amount=state.income(seat)),
        ),
        Holding(Badge("bond", 0), say("holds-cash", amount=state.cash[seat]), _of_bonds(shown, state, bonds)),
        Holding(Badge("level", state.engine[seat]), say("holds-engine", count=state.engine[seat])),
        Holding(Badge("engine", colour), say("holds-links", count=state.link_counts[seat])),
    ]
    lines = tuple(number for number, holder in enumerate(state.claimed) if holder == seat)
    if lines:
        found.append(Holding(None, say("holds-lines", count=len(lines)), _named(shown, state, lines)))
    if state.kept[seat] >= 0:
        found.append(Holding(Badge("baron", 0), say("holds-baron")))
    for card in range(len(state.deck)):
        count = state.held_by(seat, card)
        if count:
            label = say("holds-card", card=card, count=count)
            found.append(
                Holding(card_badge(state, card), label, shown.localizer.describe(effect_of(state, card)))
            )
    return tuple(found)


def _named(shown: Shown[State], state: State, lines: tuple[int, ...]) -> str:
    """Return major lines by their ends, as on the board."""
    ends = [state.board.major_lines[number] for number in lines]
    return shown.localizer.format_list(
        [shown.translate("city-to-city", city_a=line.a, city_b=line.b) for line in ends]
    )


def _of_bonds(shown: Shown[State], state: State, bonds: int) -> str:
    interest = bonds * state.board.data.setup.bond_interest
    return shown.translate("holds-bonds", count=bonds, amount=interest)


def hotels(state: State) -> dict[int, int]:
    """Return the owners of the hotels on the map, by city."""
    operations = state.board.operations
    return {
        card.city: seat
        for number, card in enumerate(operations)
        if card.effect == HOTEL
        for seat in range(state.players)
        if state.held_by(seat, number)
    }
