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
from game.rules.railways_of_north_america.board_file import HOTEL
from game.rules.railways_of_north_america.message_ids import Refusal
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
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, Shown
from game.table.boards.view import Badge, Holding
from game.table.railways_of_north_america.badges import card_badge
from game.table.railways_of_north_america.cards import SPINES, effect_of
from game.table.railways_of_north_america.hand import may_see, owner_of
from game.table.railways_of_north_america.plans import AHEAD, base_of, follow, lacks_ferry, plans_of
from game.table.railways_of_north_america.reading import pickables_in, picked, source_of
from game.table.railways_of_north_america.spots import lead_of, spots

_FOR_CITIES: Final = frozenset((URBANIZE, INDUSTRY, MINE, GROW))
"""The steps in which a city is chosen."""


class WhyNot(MessageId):
    """Reasons why a thing can't be chosen, if the rules have no move for it that they could reject."""

    TOO_FAR = "why-too-far"
    NOT_BESIDE = "why-not-beside"
    ENDS_IN_CITY = "why-ends-in-city"
    FERRY_ON_THE_WAY = "why-ferry-on-the-way"


# What it is


def about_thing(thing: Pickable, shown: Shown[State], state: State) -> str | None:
    """Return a description of a thing on the board in a few lines."""
    if thing.field == "side":
        number = next((n for n, found in spots(shown, state).items() if found == thing), None)
        return None if number is None else _about_hex(Pickable("hex", number), shown, state)
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


def _about_hex(thing: Pickable, shown: Shown[State], state: State) -> str:
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


def _about_city(thing: Pickable, shown: Shown[State], state: State) -> str:
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


def _about_cube(thing: Pickable, shown: Shown[State], state: State) -> str:
    city, colour = divmod(thing.number, len(state.bag))
    return shown.translate("about-cube", city=city, colour=colour)


def _about_link(thing: Pickable, shown: Shown[State], state: State) -> str:
    link = state.links[thing.number]
    return shown.translate("about-link", city_a=link.a, city_b=link.b, seat=link.owner, count=len(link.tiles))


def _about_card(thing: Pickable, shown: Shown[State], state: State) -> str:
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


def _about_baron(thing: Pickable, shown: Shown[State], state: State) -> str:
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


def _about_line(thing: Pickable, shown: Shown[State], state: State) -> str:
    number = thing.number
    line, holder = state.board.major_lines[number], state.claimed[number]
    first = shown.translate("about-line", line=number, city_a=line.a, city_b=line.b, count=line.points)
    if holder < 0:
        return first
    return f"{first}\n{shown.translate('about-line-scored', seat=holder)}"


def _about_score(thing: Pickable, shown: Shown[State], state: State) -> str:
    points = thing.number
    here = tuple(seat for seat, value in enumerate(state.points) if value % POINTS_ROUND == points)
    lines = [shown.translate("about-score", count=points, amount=state.board.income_at(points))]
    peak = state.game.facts["income_peak"]
    if isinstance(peak, int) and 0 < peak < points:
        lines.append(shown.localizer.translate_for_board("about-score-falls"))
    if here:
        lines.append(shown.translate("about-score-here", seat=here))
    return "\n".join(lines)


def _about_colour(thing: Pickable, shown: Shown[State], state: State) -> str:
    return shown.translate("about-new-cities", colour=thing.number, count=state.new_cities[thing.number])


def _about_part(thing: Pickable, shown: Shown[State], state: State) -> str | None:
    if thing.value == "stock":
        return shown.translate("about-stock", count=state.markers_left())
    return shown.translate("about-legend") if thing.value == "legend" else None


_TELL: Final[dict[str, Callable[[Pickable, Shown[State], State], str | None]]] = {
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


def reason(thing: Pickable, shown: Shown[State], state: State) -> str | None:
    """Return why an item can't be chosen now: the rules' reason against the corresponding move."""
    if any(thing in pickables_in(state, move) for move in shown.moves):
        return None
    if thing in plans_of(shown, state):
        return None
    if _misses_a_city(thing, shown, state):
        return shown.localizer.prompt(state)[1]
    if state.step == DELIVER and thing.field == "links":
        return shown.translate("about-no-delivery-over")
    note = _refusal(thing, shown, state)
    return None if note is None else shown.localizer.message(note)


def _misses_a_city(thing: Pickable, shown: Shown[State], state: State) -> bool:
    """Return whether a hex is chosen where a city is asked for; then the prompt explains what to do."""
    if state.step == DELIVER and thing.field != "cube":
        number = _hex_of(thing, state)
        return number is not None and state.board.city_at[number] < 0
    choosing = bool(shown.moves) and state.step in _FOR_CITIES
    return choosing and thing.field == "hex" and _meant(thing, shown, state) is None


def _refusal(thing: Pickable, shown: Shown[State], state: State) -> Message | None:
    if state.step == ACTION and shown.moves:
        return _before_action(thing, shown, state)
    if thing.field in ("hex", AHEAD, "city") and state.step in (LAY, START_TRACK) and shown.moves:
        return _no_track(thing, shown, state)
    if state.step == DELIVER:
        return _no_delivery(thing, shown, state)
    move = _meant(thing, shown, state) or _of_another_step(thing)
    return state.illegal_reason(move) if move is not None else None


def _of_another_step(thing: Pickable) -> Move | None:
    """Return the purpose of a card or a place on the map, if it isn't part of the current step."""
    if thing.field == "display":
        return TakeCard(thing.number)
    return StartTrack(0, 0) if thing.field in ("hex", "city") else None


def _no_delivery(thing: Pickable, shown: Shown[State], state: State) -> Message | None:
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


def _before_action(thing: Pickable, shown: Shown[State], state: State) -> Message | None:
    """Return what to do first, if something belongs to an action that isn't chosen yet."""
    first = CHOICES[CARD_ACTION]
    if thing.field == "display":
        if first not in shown.moves:
            return state.illegal_reason(first)
        future, _ = outcome_of(state, first)
        return future.illegal_reason(TakeCard(thing.number))
    if thing.field in ("held", "card"):
        return state.illegal_reason(UseCard(thing.number))
    if thing.field == "cube" and lead_of(thing, shown, state) is None:
        return why_not_from(state, *divmod(thing.number, len(state.bag)))
    return state.illegal_reason(StartTrack(0, 0)) if thing.field == "hex" else None


def _no_track(thing: Pickable, shown: Shown[State], state: State) -> Message | None:
    """Return the reason why the current or planned track can't go to a hex, or why none can begin there."""
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


def _meant(thing: Pickable, shown: Shown[State], state: State) -> Move | None:
    """Return the move that choosing a thing would mean in the current step."""
    if thing.field in ("display", "card") and state.step == TAKE_CARD:
        return TakeCard(thing.number)
    if thing.field in ("held", "card") and shown.moves:
        return UseCard(thing.number)
    number = _hex_of(thing, state)
    return None if number is None else _meant_by_hex(number, shown, state)


def _hex_of(thing: Pickable, state: State) -> int | None:
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


class Undelivered(MessageId):
    """Reasons why cubes can't move; ``level`` is the engine's."""

    NO_CUBES = "undelivered-no-cubes", "city"
    NO_LINK = "undelivered-no-link", "city"
    NO_WAY = "undelivered-no-way", "city colour"
    NO_WAY_TO_ANOTHER = "undelivered-no-way-to-another", "city colour"
    NEAREST_TOO_FAR = "undelivered-nearest-too-far", "city colour count level"
    CUT_OFF = "undelivered-cut-off", "colour"
    TOO_FAR = "undelivered-too-far", "city count level"


def why_not_from(state: State, city: int, colour: int | None) -> Message:
    """Return why no cube, or none of a color, can be delivered from a city; called only where none can."""
    colours = sorted(set(state.cubes_at(city)))
    if not colours:
        return Undelivered.NO_CUBES(city=city)
    if not any(state.links[number].owner == state.turn for number, _ in state.links_at[city]):
        return Undelivered.NO_LINK(city=city)
    found: list[tuple[int, int, int]] = []
    for one in colours if colour is None else [colour]:
        steps = _steps(state, city, one)
        ends = [(steps[end], end, one) for end in steps if state.demand[end] >> one & 1]
        found += sorted(ends)[:1]
    if not found:
        wanted = colour if colour is not None else colours[0]
        kind = Undelivered.NO_WAY_TO_ANOTHER if state.demand[city] >> wanted & 1 else Undelivered.NO_WAY
        return kind(city=city, colour=wanted)
    count, end, one = min(found)
    return Undelivered.NEAREST_TOO_FAR(city=end, colour=one, count=count, level=state.engine[state.turn])


def why_not_to(state: State, source: int, end: int, colour: int) -> Message:
    """Return why a cube of a color can't be delivered from one city to another."""
    if not state.demand[end] >> colour & 1:
        return Refusal.NO_DEMAND(city=end, colour=colour)
    steps = _steps(state, source, colour)
    if end not in steps:
        return Undelivered.CUT_OFF(colour=colour)
    return Undelivered.TOO_FAR(city=end, count=steps[end], level=state.engine[state.turn])


def _steps(state: State, source: int, colour: int) -> dict[int, int]:
    """Return the smallest number of links to every city that a cube could enter, whatever the engine's
    level.
    """
    found: dict[int, int] = {}
    front = [there for number, there in state.links_at[source] if state.links[number].owner == state.turn]
    count = 1
    while front:
        ahead: list[int] = []
        for here in front:
            if here in found or here == source:
                continue
            found[here] = count
            if not state.demand[here] >> colour & 1:
                ahead += [there for _, there in state.links_at[here]]
        front, count = ahead, count + 1
    return found


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
