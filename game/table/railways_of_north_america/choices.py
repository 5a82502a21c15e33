"""The prompt's buttons, and hints for a partly chosen move."""

from __future__ import annotations

from typing import Final

from game.rules.auction import PassBid
from game.rules.messages import MessageId
from game.rules.railways_of_north_america.action import CHOICES
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
from game.table.boards.shown import Pickable, Shown, pickable_of
from game.table.boards.view import Badge, Choice
from game.table.railways_of_north_america.badges import card_badge, colour_badge
from game.table.railways_of_north_america.plans import KEEP, Plan, base_of, follow, plans_of, saving
from game.table.railways_of_north_america.reading import end_of, source_of


class Answer(MessageId):
    """The labels of moves without fields."""

    PASS = "choice-pass"
    STOP = "choice-stop"
    NO_MORE = "choice-no-more"


_ANSWERS: Final = ((PassBid, Answer.PASS), (StopBuilding, Answer.STOP), (EndActions, Answer.NO_MORE))


def choices_of(shown: Shown[State], state: State) -> list[Choice]:
    """Return everything that can't be chosen on the board, and some choices that the board offers too."""
    found: list[Choice] = []
    if any(isinstance(move, ChooseAction) for move in shown.moves):
        found += _actions(shown, state)
    elif any(isinstance(move, KeepBaron) for move in shown.moves):
        found += _barons(shown, state)
    elif any(isinstance(move, Urbanize) for move in shown.moves):
        found += _tiles(shown, state)
    found += _uses(shown, state)
    kinds = {type(move) for move in shown.moves}
    if Upgrade in kinds:
        label, price = shown.translate("choice-full-price"), _price(shown, upgrade_price(state, False))
        found.append(Choice(label, pickable_of(Upgrade), price, Badge("action", UPGRADE_ACTION)))
    for kind, answer in _ANSWERS:
        if kind in kinds:
            found.append(Choice(shown.localizer.message(answer()), pickable_of(kind)))
    return found


def _actions(shown: Shown[State], state: State) -> list[Choice]:
    notes = {URBANIZE_ACTION: _price(shown, state.board.data.cost.urbanize)}
    if CHOICES[UPGRADE_ACTION] in shown.moves:
        notes[UPGRADE_ACTION] = _price(shown, upgrade_price(state, False))
    notes[DELIVER_ACTION] = shown.translate("links", count=state.engine[state.turn])
    found = []
    for action in range(len(ACTIONS)):
        legal = CHOICES[action] in shown.moves
        against = None if legal else state.illegal_reason(CHOICES[action])
        why = shown.localizer.message(against) if against is not None else ""
        badge = Badge("action", action)
        name = shown.localizer.title("action", action)
        found.append(Choice(name, Pickable("action", action), notes.get(action, ""), badge, legal, why))
    return found


def _price(shown: Shown[State], amount: int) -> str:
    return shown.translate("sum", amount=amount)


def _barons(shown: Shown[State], state: State) -> list[Choice]:
    found = []
    offered = [move for move in shown.moves if isinstance(move, KeepBaron)]
    for place, move in enumerate(offered):
        label = shown.translate("choice-covered-baron", place=place)
        note = ""
        if not shown.covered:
            label = shown.localizer.title("baron", move.baron)
            note = shown.translate("points", count=state.board.barons[move.baron].points)
        found.append(Choice(label, Pickable("baron", move.baron), note, Badge("baron", 0)))
    return found


def _tiles(shown: Shown[State], state: State) -> list[Choice]:
    colours = sorted({move.colour for move in shown.moves if isinstance(move, Urbanize)})
    return [
        Choice(
            shown.localizer.title("paint", colour),
            Pickable("colour", colour),
            "",
            colour_badge(state, "city", colour),
        )
        for colour in colours
    ]


def _uses(shown: Shown[State], state: State) -> list[Choice]:
    """Return the cards in hand that can be used now, or kept after all; for a build those that save
    something.
    """
    found: list[Choice | None] = []
    base = base_of(shown)
    for move in shown.moves:
        if isinstance(move, UseCard) and state.step == LAY:
            found.append(_for_build(shown, state, move.card, (move, *base)))
        elif isinstance(move, UseCard):
            note = _price(shown, upgrade_price(state, True)) if state.step == UPGRADE else ""
            found.append(_use(shown, state, move.card, note))
    planned = {move.card for move in shown.plan if isinstance(move, UseCard)}
    for thing, plan in plans_of(shown, state).items():
        if thing.field == KEEP:
            label, badge = shown.translate("choice-keep", card=thing.number), card_badge(state, thing.number)
            found.append(Choice(label, thing, "", badge))
        elif thing.field == "card" and thing.value not in planned:
            found.append(_for_build(shown, state, thing.number, plan))
    return [choice for choice in found if choice is not None]


def _use(shown: Shown[State], state: State, card: int, note: str) -> Choice:
    return Choice(
        shown.translate("choice-use", card=card), Pickable("card", card), note, card_badge(state, card)
    )


def _for_build(shown: Shown[State], state: State, card: int, with_card: Plan) -> Choice | None:
    """Return a card for the planned build with its saving; None if it saves nothing."""
    saved = saving(state, base_of(shown), card, with_card)
    if saved == 0:
        return None
    return _use(shown, state, card, "" if saved is None else shown.translate("choice-saves", amount=saved))


def guide_of(shown: Shown[State], state: State) -> str | None:
    """Return how to continue a partly chosen move."""
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
            return shown.translate("guide-grey-city")
        if "city" in fields and "colour" not in fields:
            return shown.translate("guide-colour")
    return None


def _guide_to_build(shown: Shown[State], state: State, fields: set[str]) -> str | None:
    base = base_of(shown)
    if not base and state.step == START_TRACK and "city" not in fields:
        return shown.translate("guide-begin")
    if not base:
        return shown.translate("guide-first-hex")
    future = follow(state, base).state
    if future.step == LAY and future.building is not None:
        return shown.translate("guide-next-hex")
    return shown.translate("guide-confirm")


def _guide_to_delivery(shown: Shown[State], state: State, fields: set[str]) -> str | None:
    if fields and isinstance(shown.armed, Deliver):
        return shown.translate("guide-deliver")
    left = [move for move in shown.candidates() if isinstance(move, Deliver)]
    ends = {end_of(state, move) for move in left}
    if len(left) < 2 or not fields:
        return None
    if source_of(shown, state) is None:
        return shown.translate("guide-cube")
    if len(ends) == 1:
        return shown.translate("guide-ways", count=len(left), city=ends.pop())
    return shown.translate("guide-end")
