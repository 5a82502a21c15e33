"""The texts of things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from game.rules.contract import Move
from game.rules.messages import Message, MessageId
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.barons import fulfilled
from game.rules.railways_of_north_america.board import FERRY_HEX, POINTS_ROUND
from game.rules.railways_of_north_america.moves import (
    ContinueTrack,
    Deliver,
    Grow,
    LayTile,
    Mine,
    StartTrack,
    TakeCard,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    ACTION,
    CARD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    ENDED,
    GROW,
    INDUSTRY,
    LAY,
    MINE,
    START_TRACK,
    TAKE_CARD,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.table.boards.preview import preview
from game.table.boards.view import Shown, Thing
from game.table.railways_of_north_america.cards import SPINES
from game.table.railways_of_north_america.hand import may_see, owner_of
from game.table.railways_of_north_america.holdings import hotels
from game.table.railways_of_north_america.plans import AHEAD, base_of, follow, plans_of
from game.table.railways_of_north_america.reading import picked, source_of, things_in
from game.table.railways_of_north_america.spots import lead_of, spots
from game.table.railways_of_north_america.undelivered import why_not_from, why_not_to
from game.table.railways_of_north_america.ways import lacks_ferry

_FOR_CITIES: Final = frozenset((URBANIZE, INDUSTRY, MINE, GROW))
"""The steps in which a city is chosen."""


class WhyNot(MessageId):
    """Why a thing can't be chosen, if it stands for no move that the rules could reject."""

    TOO_FAR = "why-too-far"
    NOT_BESIDE = "why-not-beside"
    ENDS_IN_CITY = "why-ends-in-city"
    FERRY_ON_THE_WAY = "why-ferry-on-the-way"


# What it is


def about_thing(thing: Thing, shown: Shown[State], state: State) -> str | None:
    """Return a description of a thing on the board in a few lines."""
    if thing.field == "side":
        number = next((n for n, found in spots(shown, state).items() if found == thing), None)
        return None if number is None else _about_hex(Thing("hex", number), shown, state)
    tell = _TELL.get(thing.field)
    told = tell(thing, shown, state) if tell else None
    lead = lead_of(thing, shown, state) if told and shown.moves else None
    if lead is not None:
        told = f"{told}\n{_about_lead(lead[0], shown)}"
    return told


def _about_lead(first: Move, shown: Shown[State]) -> str:
    if first == CHOICES[DELIVER_ACTION]:
        return shown.translate("about-to-deliver")
    if first == CHOICES[URBANIZE_ACTION]:
        return shown.translate("about-to-urbanize")
    return shown.translate("about-to-build")


def _about_hex(thing: Thing, shown: Shown[State], state: State) -> str:
    board, number = state.board, thing.number
    city = board.city_at[number]
    if city >= 0:
        return _city_words(shown, state, city)
    ground, north = board.ground_of(number), int(board.snow[number])
    lines = [
        shown.translate("about-ferry")
        if board.terrain[number] == FERRY_HEX
        else shown.translate("about-ground", ground=ground, north=north, amount=board.ground[0][number])
    ]
    ridges = board.ridges[number].bit_count()
    if ridges:
        lines.append(shown.translate("about-ridges", count=ridges, amount=board.ridge_price[0]))
    if state.tracks_in[number]:
        most = board.capacity[number]
        lines.append(shown.translate("about-tracks", count=state.tracks_in[number], most=most))
    return "\n".join(lines)


def _about_city(thing: Thing, shown: Shown[State], state: State) -> str:
    return _city_words(shown, state, thing.number)


def _city_words(shown: Shown[State], state: State, city: int) -> str:
    mask = state.demand[city]
    lines = [
        shown.translate("about-city", city=city, colour=mask.bit_length() - 1)
        if mask
        else shown.translate("about-grey-city", city=city)
    ]
    waiting = Counter(state.cubes_at(city))
    cubes = [
        shown.translate("cubes-of-colour", count=count, colour=colour) for colour, count in waiting.items()
    ]
    lines.append(
        shown.translate("about-cubes", cubes=shown.localizer.format_list(cubes))
        if cubes
        else shown.translate("about-no-cubes")
    )
    names = state.board.cities
    others = sorted({there for _, there in state.links_at[city]}, key=lambda there: names[there].name)
    if others:
        lines.append(shown.translate("about-links-to", city=tuple(others)))
    owner = hotels(state).get(city)
    if owner is not None:
        lines.append(shown.translate("about-hotel", seat=owner))
    return "\n".join(lines)


def _about_cube(thing: Thing, shown: Shown[State], state: State) -> str:
    city, colour = divmod(thing.number, len(state.bag))
    return shown.translate("about-cube", city=city, colour=colour)


def _about_link(thing: Thing, shown: Shown[State], state: State) -> str:
    link = state.links[thing.number]
    return shown.translate("about-link", city_a=link.a, city_b=link.b, seat=link.owner, count=len(link.tiles))


def _about_card(thing: Thing, shown: Shown[State], state: State) -> str:
    number = thing.number
    card = state.board.operations[number]
    words = shown.localizer.describe(card.description(state.board.data.cost))
    lines = [
        shown.translate("about-card", card=number, words=words),
        shown.localizer.message(SPINES[card.kind].use()),
    ]
    held = tuple(seat for seat in range(state.players) if state.holds(seat, number))
    if held:
        lines.append(shown.translate("about-holders", seat=held))
    return "\n".join(lines)


def _about_baron(thing: Thing, shown: Shown[State], state: State) -> str:
    if not may_see(shown, state):
        return shown.translate("about-covered-baron")
    number = thing.number
    baron, seat = state.board.barons[number], owner_of(number, shown, state)
    done = fulfilled(state, seat, baron)
    lines = [shown.translate("about-baron", baron=number, task=shown.localizer.describe(baron.description()))]
    if state.step == ENDED:
        lines.append(shown.translate("about-kept-baron", seat=seat, count=baron.points if done else 0))
    else:
        lines.append(shown.translate("about-barons-points", count=baron.points))
    if state.step != ENDED and state.kept[seat] == number:
        lines.append(shown.translate("about-task-fulfilled" if done else "about-task-open"))
    return "\n".join(lines)


def _about_line(thing: Thing, shown: Shown[State], state: State) -> str:
    number = thing.number
    line, holder = state.board.major_lines[number], state.claimed[number]
    first = shown.translate("about-line", line=number, city_a=line.a, city_b=line.b, count=line.points)
    if holder < 0:
        return first
    return f"{first}\n{shown.translate('about-line-scored', seat=holder)}"


def _about_score(thing: Thing, shown: Shown[State], state: State) -> str:
    points = thing.number
    here = tuple(seat for seat, value in enumerate(state.points) if value % POINTS_ROUND == points)
    lines = [shown.translate("about-score", count=points, amount=state.board.income_at(points))]
    peak = state.game.facts["income_peak"]
    if isinstance(peak, int) and 0 < peak < points:
        lines.append(shown.localizer.translate_for_board("about-score-falls"))
    if here:
        lines.append(shown.translate("about-score-here", seat=here))
    return "\n".join(lines)


def _about_colour(thing: Thing, shown: Shown[State], state: State) -> str:
    return shown.translate("about-new-cities", colour=thing.number, count=state.new_cities[thing.number])


def _about_part(thing: Thing, shown: Shown[State], state: State) -> str | None:
    if thing.value == "stock":
        return shown.translate("about-stock", count=state.markers_left())
    return shown.translate("about-legend") if thing.value == "legend" else None


_TELL: Final[dict[str, Callable[[Thing, Shown[State], State], str | None]]] = {
    "hex": _about_hex,
    "city": _about_city,
    "end": _about_city,
    AHEAD: _about_hex,
    "cube": _about_cube,
    "links": _about_link,
    "card": _about_card,
    "display": _about_card,
    "held": _about_card,
    "baron": _about_baron,
    "line": _about_line,
    "score": _about_score,
    "colour": _about_colour,
    "part": _about_part,
}


# Why not


def reason(thing: Thing, shown: Shown[State], state: State) -> str | None:
    """Return why a thing can't be chosen now: the rules' reason against the move that it stands for."""
    if any(thing in things_in(state, move) for move in shown.moves):
        return None
    if thing in plans_of(shown, state):
        return None
    if _misses_a_city(thing, shown, state):
        return shown.localizer.prompt(state)[1]
    if state.step == DELIVER and thing.field == "links":
        return shown.translate("about-no-delivery-over")
    note = _refusal(thing, shown, state)
    return None if note is None else shown.localizer.message(note)


def _misses_a_city(thing: Thing, shown: Shown[State], state: State) -> bool:
    """Return whether a hex is chosen where a city is asked for; then the prompt says what to do."""
    if state.step == DELIVER and thing.field != "cube":
        number = _hex_of(thing, state)
        return number is not None and state.board.city_at[number] < 0
    choosing = bool(shown.moves) and state.step in _FOR_CITIES
    return choosing and thing.field == "hex" and _meant(thing, shown, state) is None


def _refusal(thing: Thing, shown: Shown[State], state: State) -> Message | None:
    if state.step == ACTION and shown.moves:
        return _before_action(thing, shown, state)
    if thing.field in ("hex", AHEAD, "city") and state.step in (LAY, START_TRACK) and shown.moves:
        return _no_track(thing, shown, state)
    if state.step == DELIVER:
        return _no_delivery(thing, shown, state)
    move = _meant(thing, shown, state) or _of_another_step(thing)
    return state.illegal_reason(move) if move is not None else None


def _of_another_step(thing: Thing) -> Move | None:
    """Return what a card or a place on the map is for, if it isn't part of the current step."""
    if thing.field == "display":
        return TakeCard(thing.number)
    return StartTrack(0, 0) if thing.field in ("hex", "city") else None


def _no_delivery(thing: Thing, shown: Shown[State], state: State) -> Message | None:
    """Return why a cube or a city can't be chosen for a delivery."""
    if thing.field == "cube":
        city, colour = divmod(thing.number, len(state.bag))
        return why_not_from(state, city, colour)
    number = _hex_of(thing, state)
    if number is None:
        card = thing.field in ("held", "card")
        return state.illegal_reason(UseCard(thing.number)) if card else None
    city = state.board.city_at[number]
    source = source_of(shown, state)
    left = {move.colour for move in shown.candidates("end", "links", "route") if isinstance(move, Deliver)}
    if city == source:
        return None
    if source is not None and len(left) == 1:
        return why_not_to(state, source, city, left.pop())
    return why_not_from(state, city, None)


def _before_action(thing: Thing, shown: Shown[State], state: State) -> Message | None:
    """Return what to do first, if something belongs to an action that isn't chosen yet."""
    first = CHOICES[CARD_ACTION]
    if thing.field == "display":
        if first not in shown.moves:
            return state.illegal_reason(first)
        future, _ = preview(state, first)
        return future.illegal_reason(TakeCard(thing.number))
    if thing.field in ("held", "card"):
        return state.illegal_reason(UseCard(thing.number))
    if thing.field == "cube" and lead_of(thing, shown, state) is None:
        return why_not_from(state, *divmod(thing.number, len(state.bag)))
    return state.illegal_reason(StartTrack(0, 0)) if thing.field == "hex" else None


def _no_track(thing: Thing, shown: Shown[State], state: State) -> Message | None:
    """Return why the current or planned track can't go to a hex, or why none can begin there."""
    number = _hex_of(thing, state)
    assert number is not None
    base, board = base_of(shown), state.board
    start = picked(shown, "city")
    if not base and state.step == START_TRACK:
        move = _meant_by_hex(number, shown, state)
        if start is None or (move is not None and isinstance(move, StartTrack) and move.city == start):
            return state.illegal_reason(move) if move is not None else None
        end = board.city_at[number]
        if end < 0:
            return WhyNot.NOT_BESIDE()
        return WhyNot.FERRY_ON_THE_WAY() if lacks_ferry(state, start, end) else WhyNot.TOO_FAR()
    future = follow(state, base).state if base else state
    if future.step != LAY or future.building is None:
        return WhyNot.ENDS_IN_CITY()
    head, _ = head_of(future, future.building)
    if number in board.near[head]:
        return future.illegal_reason(LayTile(head, board.near[head].index(number)))
    if number == head:
        return None
    return WhyNot.TOO_FAR() if board.city_at[number] >= 0 else WhyNot.NOT_BESIDE()


def _meant(thing: Thing, shown: Shown[State], state: State) -> Move | None:
    """Return the move that choosing a thing would mean in the current step."""
    if thing.field in ("display", "card") and state.step == TAKE_CARD:
        return TakeCard(thing.number)
    if thing.field in ("held", "card") and shown.moves:
        return UseCard(thing.number)
    number = _hex_of(thing, state)
    return None if number is None else _meant_by_hex(number, shown, state)


def _hex_of(thing: Thing, state: State) -> int | None:
    if thing.field in ("hex", AHEAD):
        return thing.number
    if thing.field in ("city", "end"):
        return state.board.cities[thing.number].hex
    if thing.field == "cube":
        return state.board.cities[thing.number // len(state.bag)].hex
    return None


def _meant_by_hex(number: int, shown: Shown[State], state: State) -> Move | None:
    board = state.board
    city = board.city_at[number]
    if state.step == START_TRACK:
        start = picked(shown, "city")
        if start is not None and number in board.near[board.cities[start].hex]:
            return StartTrack(start, board.near[board.cities[start].hex].index(number))
        if city >= 0:
            return StartTrack(city, 0)
        return ContinueTrack(number, 0)
    if city < 0:
        return None
    if state.step in (URBANIZE, INDUSTRY):
        colour = picked(shown, "colour")
        able = [c for c, count in enumerate(state.new_cities) if count]
        return Urbanize(colour if colour is not None else (able or [0])[0], city)
    if state.step == MINE:
        return Mine(city)
    if state.step == GROW:
        return Grow(city)
    return None
