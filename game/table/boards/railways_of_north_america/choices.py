"""The prompt's buttons, and how to go on with a move that is half chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction import PassBid
from game.rules.contract import Move
from game.rules.railways_of_north_america.action import CHOICES, upgrade_price
from game.rules.railways_of_north_america.delivering import gains, route_of
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    Deliver,
    EndActions,
    KeepBaron,
    StopBuilding,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTIONS,
    DELIVER_ACTION,
    LAY,
    START_TRACK,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.wording import many, money
from game.table.boards.railways_of_north_america.cards import short_name
from game.table.boards.railways_of_north_america.marks import best_first
from game.table.boards.railways_of_north_america.plans import KEEP, base_of, follow, plans_of
from game.table.boards.railways_of_north_america.reading import end_of, route_thing, source_of
from game.table.boards.railways_of_north_america.slips import ACTION_NAMES
from game.table.boards.view import Badge, Choice, Shown, Thing, thing_of

State = RailwaysOfNorthAmericaState

_ANSWERS: Final[tuple[tuple[type[Move], str], ...]] = (
    (PassBid, "Pass"),
    (StopBuilding, "Stop here"),
    (EndActions, "No more"),
)
_MOST_ROUTES: Final = 6
"""More routes than this are told apart by their links alone."""


def choices_of(shown: Shown, state: State) -> list[Choice]:
    """Everything that no place on the board stands for, and the choices that the board shows too."""
    found: list[Choice] = []
    if any(isinstance(move, ChooseAction) for move in shown.moves):
        found += _actions(shown, state)
    elif any(isinstance(move, KeepBaron) for move in shown.moves):
        found += _barons(shown, state)
    elif any(isinstance(move, Deliver) for move in shown.moves):
        found += _deliveries(shown, state)
    elif any(isinstance(move, Urbanize) for move in shown.moves):
        found += _tiles(shown, state)
    found += _uses(shown, state)
    kinds = {type(move) for move in shown.moves}
    if Upgrade in kinds:
        price = money(upgrade_price(state, False))
        found.append(Choice("Full price", thing_of(Upgrade), price, Badge("action", UPGRADE_ACTION)))
    for kind, label in _ANSWERS:
        if kind in kinds:
            found.append(Choice(label, thing_of(kind)))
    return found


def _actions(shown: Shown, state: State) -> list[Choice]:
    notes = {URBANIZE_ACTION: _thousands(state.board.data.cost.urbanize)}
    if CHOICES[UPGRADE_ACTION] in shown.moves:
        notes[UPGRADE_ACTION] = _thousands(upgrade_price(state, False))
    notes[DELIVER_ACTION] = f"{state.engine[state.turn]} link{'s' if state.engine[state.turn] > 1 else ''}"
    found = []
    for action in range(len(ACTIONS)):
        legal = CHOICES[action] in shown.moves
        why = "" if legal else state.why_not(CHOICES[action]) or ""
        badge = Badge("action", action)
        name = ACTION_NAMES[action]
        found.append(Choice(name, Thing("action", action), notes.get(action, ""), badge, legal, why))
    return found


def _thousands(amount: int) -> str:
    return f"${amount // 1000}k"


def _barons(shown: Shown, state: State) -> list[Choice]:
    found = []
    for place, move in zip(("Upper card", "Lower card"), shown.moves, strict=False):
        assert isinstance(move, KeepBaron)
        baron = state.board.barons[move.baron]
        label = place if shown.covered else baron.name
        note = "" if shown.covered else many(baron.points, "point")
        found.append(Choice(label, Thing("baron", move.baron), note, Badge("baron", 0)))
    return found


def _deliveries(shown: Shown, state: State) -> list[Choice]:
    """Routes, if what is picked leaves only a few to one end; else the colours of cubes."""
    left = [move for move in shown.candidates("route") if isinstance(move, Deliver)]
    ends = {end_of(state, move) for move in left}
    aimed = any(thing.field in ("end", "links", "route") for thing in shown.picked)
    if (aimed or (len(ends) == 1 and source_of(shown, state) is not None)) and len(left) > 1:
        found = []
        common = set.intersection(*(set(route_of(state, move)) for move in left))
        for move in best_first(state, left)[:_MOST_ROUTES]:
            points = gains(state, move)
            others = sum(points) - points[state.turn]
            note = f"you +{points[state.turn]}" + (f", others +{others}" if others else "")
            label = _via(state, move, common)
            found.append(Choice(label, route_thing(move), note, Badge("cube", move.colour)))
        return found
    colours = sorted({move.colour for move in shown.moves if isinstance(move, Deliver)})
    if len(colours) < 2:
        return []
    names, best = state.board.colours, _best_by_colour(shown, state)
    return [
        Choice(names[c].capitalize(), Thing("colour", c), f"+{best[c]}", Badge("cube", c)) for c in colours
    ]


class _Best:
    """The most points by colour for the moves that were asked about last."""

    moves: Sequence[Move] = ()
    found: dict[int, int] = {}  # noqa: RUF012


def _best_by_colour(shown: Shown, state: State) -> dict[int, int]:
    """The most points that a delivery of each colour brings its player."""
    if shown.moves is not _Best.moves:
        found: dict[int, int] = {}
        for move in shown.moves:
            if isinstance(move, Deliver):
                found[move.colour] = max(found.get(move.colour, 0), gains(state, move)[state.turn])
        _Best.moves, _Best.found = shown.moves, found
    return _Best.found


def _via(state: State, move: Deliver, common: set[int]) -> str:
    """The cities by which a route differs from the others to the same end."""
    names = [state.board.cities[city].name for city in route_of(state, move) if city not in common]
    links = many(len(move.links), "link")
    return f"{links}, by {' and '.join(names[:2])}" if names else links


def _tiles(shown: Shown, state: State) -> list[Choice]:
    colours = sorted({move.colour for move in shown.moves if isinstance(move, Urbanize)})
    names = state.board.colours
    return [
        Choice(names[c].capitalize(), Thing("colour", c), f"{state.new_cities[c]} left", Badge("city", c))
        for c in colours
    ]


def _uses(shown: Shown, state: State) -> list[Choice]:
    found = []
    for move in shown.moves:
        if isinstance(move, UseCard):
            card = state.board.operations[move.card]
            note = money(upgrade_price(state, True)) if state.step == UPGRADE else ""
            label = f"Use {short_name(card)}"
            found.append(Choice(label, Thing("card", move.card), note, Badge("kind", move.card)))
    planned = {move.card for move in shown.plan if isinstance(move, UseCard)}
    for thing in plans_of(shown, state):
        verb = {"card": "Use", KEEP: "Keep"}.get(thing.field)
        if verb and not (verb == "Use" and thing.value in planned):
            name = short_name(state.board.operations[thing.number])
            found.append(Choice(f"{verb} {name}", thing, "", Badge("kind", thing.number)))
    return found


def guide_of(shown: Shown, state: State) -> str | None:
    """How to go on with what is half chosen."""
    if not shown.moves:
        return None
    first = shown.moves[0]
    fields = {thing.field for thing in shown.picked}
    if isinstance(first, Deliver):
        return _guide_to_delivery(shown, state, fields)
    if state.step in (START_TRACK, LAY):
        return _guide_to_build(shown, state, fields)
    if isinstance(first, Urbanize):
        if "colour" in fields and "city" not in fields:
            return "Choose the grey city on which the tile is placed."
        if "city" in fields and "colour" not in fields:
            return "Choose the colour of the New City tile."
    return None


def _guide_to_build(shown: Shown, state: State, fields: set[str]) -> str | None:
    base = base_of(shown)
    if not base and state.step == START_TRACK and "city" not in fields:
        return "Choose the city where the track begins, or drag from it. Your own open ends go on too."
    if not base:
        return "Go on with a hex beside it, or choose the city to be reached: the cheapest way there."
    trial = follow(state, base).state
    if trial.step == LAY and trial.building is not None:
        return "Go on hex by hex, or choose a city: the cheapest way there. Then confirm it."
    return "Confirm the track, or go back. A hex on its way makes it shorter."


def _guide_to_delivery(shown: Shown, state: State, fields: set[str]) -> str | None:
    left = [move for move in shown.candidates() if isinstance(move, Deliver)]
    ends = {end_of(state, move) for move in left}
    if len(left) < 2 or not fields:
        return None
    if source_of(shown, state) is None:
        return "Choose one of the cubes that glow, or a city where one of them can go."
    if len(ends) == 1:
        name = state.board.cities[ends.pop()].name
        return f"{len(left)} ways lead to {name}: choose one, or choose by the engines of its links."
    return "Choose one of the cities that glow: there the cube goes."
