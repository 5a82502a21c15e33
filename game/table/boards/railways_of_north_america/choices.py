"""The prompt's buttons, and how to go on with a move that is half chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.auction import PassBid
from game.rules.notes import Kind
from game.rules.railways_of_north_america.action import CHOICES
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
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    ACTIONS,
    DELIVER_ACTION,
    LAY,
    START_TRACK,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.upgrading import upgrade_price
from game.table.boards.railways_of_north_america.badges import card_badge, colour_badge
from game.table.boards.railways_of_north_america.marks import best_first
from game.table.boards.railways_of_north_america.plans import KEEP, base_of, follow, plans_of
from game.table.boards.railways_of_north_america.reading import Asked, end_of, route_thing, source_of
from game.table.boards.view import Badge, Choice, Shown, Thing, thing_of


class Answer(Kind):
    """What the buttons say of moves that have no fields."""

    PASS = "choice-pass"
    STOP = "choice-stop"
    NO_MORE = "choice-no-more"


_ANSWERS: Final = ((PassBid, Answer.PASS), (StopBuilding, Answer.STOP), (EndActions, Answer.NO_MORE))
_MOST_ROUTES: Final = 6
"""More routes than this are told apart by their links alone."""


def choices_of(shown: Shown[State], state: State) -> list[Choice]:
    """Everything that can't be chosen on the board, and choices that the board offers too."""
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
        label, price = shown.say("choice-full-price"), _price(shown, upgrade_price(state, False))
        found.append(Choice(label, thing_of(Upgrade), price, Badge("action", UPGRADE_ACTION)))
    for kind, answer in _ANSWERS:
        if kind in kinds:
            found.append(Choice(shown.speaker.note(answer()), thing_of(kind)))
    return found


def _actions(shown: Shown[State], state: State) -> list[Choice]:
    notes = {URBANIZE_ACTION: _price(shown, state.board.data.cost.urbanize)}
    if CHOICES[UPGRADE_ACTION] in shown.moves:
        notes[UPGRADE_ACTION] = _price(shown, upgrade_price(state, False))
    notes[DELIVER_ACTION] = shown.say("links", count=state.engine[state.turn])
    found = []
    for action in range(len(ACTIONS)):
        legal = CHOICES[action] in shown.moves
        against = None if legal else state.why_not(CHOICES[action])
        why = shown.speaker.note(against) if against is not None else ""
        badge = Badge("action", action)
        name = shown.speaker.title("action", action)
        found.append(Choice(name, Thing("action", action), notes.get(action, ""), badge, legal, why))
    return found


def _price(shown: Shown[State], amount: int) -> str:
    return shown.say("sum", amount=amount)


def _barons(shown: Shown[State], state: State) -> list[Choice]:
    found = []
    offered = [move for move in shown.moves if isinstance(move, KeepBaron)]
    for place, move in enumerate(offered):
        label = shown.say("choice-covered-baron", place=place)
        note = ""
        if not shown.covered:
            label = shown.speaker.title("baron", move.baron)
            note = shown.say("points", count=state.board.barons[move.baron].points)
        found.append(Choice(label, Thing("baron", move.baron), note, Badge("baron", 0)))
    return found


def _deliveries(shown: Shown[State], state: State) -> list[Choice]:
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
            note = shown.say("choice-gains", count=points[state.turn], others=others)
            label = _via(shown, state, move, common)
            found.append(Choice(label, route_thing(move), note, colour_badge(state, "cube", move.colour)))
        return found
    colours = sorted({move.colour for move in shown.moves if isinstance(move, Deliver)})
    if len(colours) < 2:
        return []
    best = _best_by_colour(Asked(shown, state))
    return [
        Choice(
            shown.speaker.title("paint", colour),
            Thing("colour", colour),
            shown.say("points-more", count=best[colour]),
            colour_badge(state, "cube", colour),
        )
        for colour in colours
    ]


@lru_cache(maxsize=4)
def _best_by_colour(asked: Asked) -> dict[int, int]:
    """The most points that a delivery of each colour brings its player."""
    state = asked.state
    found: dict[int, int] = {}
    for move in asked.shown.moves:
        if isinstance(move, Deliver):
            found[move.colour] = max(found.get(move.colour, 0), gains(state, move)[state.turn])
    return found


def _via(shown: Shown[State], state: State, move: Deliver, common: set[int]) -> str:
    """The cities by which a route differs from the others to the same end."""
    cities = tuple(city for city in route_of(state, move) if city not in common)[:2]
    count = len(move.links)
    return shown.say("choice-by", count=count, city=cities) if cities else shown.say("links", count=count)


def _tiles(shown: Shown[State], state: State) -> list[Choice]:
    colours = sorted({move.colour for move in shown.moves if isinstance(move, Urbanize)})
    return [
        Choice(
            shown.speaker.title("paint", colour),
            Thing("colour", colour),
            shown.say("choice-left", count=state.new_cities[colour]),
            colour_badge(state, "city", colour),
        )
        for colour in colours
    ]


def _uses(shown: Shown[State], state: State) -> list[Choice]:
    found = []
    for move in shown.moves:
        if isinstance(move, UseCard):
            note = _price(shown, upgrade_price(state, True)) if state.step == UPGRADE else ""
            label = shown.say("choice-use", card=move.card)
            found.append(Choice(label, Thing("card", move.card), note, card_badge(state, move.card)))
    planned = {move.card for move in shown.plan if isinstance(move, UseCard)}
    for thing in plans_of(shown, state):
        if thing.field == KEEP:
            label = shown.say("choice-keep", card=thing.number)
        elif thing.field == "card" and thing.value not in planned:
            label = shown.say("choice-use", card=thing.number)
        else:
            continue
        found.append(Choice(label, thing, "", card_badge(state, thing.number)))
    return found


def guide_of(shown: Shown[State], state: State) -> str | None:
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
            return shown.say("guide-grey-city")
        if "city" in fields and "colour" not in fields:
            return shown.say("guide-colour")
    return None


def _guide_to_build(shown: Shown[State], state: State, fields: set[str]) -> str | None:
    base = base_of(shown)
    if not base and state.step == START_TRACK and "city" not in fields:
        return shown.say("guide-begin")
    if not base:
        return shown.say("guide-first-hex")
    future = follow(state, base).state
    if future.step == LAY and future.building is not None:
        return shown.say("guide-next-hex")
    return shown.say("guide-confirm")


def _guide_to_delivery(shown: Shown[State], state: State, fields: set[str]) -> str | None:
    left = [move for move in shown.candidates() if isinstance(move, Deliver)]
    ends = {end_of(state, move) for move in left}
    if len(left) < 2 or not fields:
        return None
    if source_of(shown, state) is None:
        return shown.say("guide-cube")
    if len(ends) == 1:
        return shown.say("guide-ways", count=len(left), city=ends.pop())
    return shown.say("guide-end")
