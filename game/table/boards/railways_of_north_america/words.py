"""What the table says of the things on the board: tooltips, and why something can't be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from game.rules.contract import Move
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.barons import fulfilled
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, OPEN, WATER
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
from game.rules.railways_of_north_america.rails import head_of
from game.rules.railways_of_north_america.reasons import NO_FERRY
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    CARD_ACTION,
    DELIVER,
    ENDED,
    GROW,
    INDUSTRY,
    LAY,
    MINE,
    START_TRACK,
    TAKE_CARD,
    URBANIZE,
)
from game.rules.railways_of_north_america.wording import many, money
from game.table.boards.railways_of_north_america.cards import SPINES, full_words
from game.table.boards.railways_of_north_america.hand import may_see, owner_of
from game.table.boards.railways_of_north_america.plans import AHEAD, base_of, follow, plans_of
from game.table.boards.railways_of_north_america.reading import picked, source_of, things_in
from game.table.boards.railways_of_north_america.spots import lead_of, spots
from game.table.boards.railways_of_north_america.towns import colour_of
from game.table.boards.railways_of_north_america.undelivered import why_not_from, why_not_to
from game.table.boards.railways_of_north_america.ways import lacks_ferry
from game.table.boards.view import Shown, Thing
from game.table.words import listed

State = RailwaysOfNorthAmericaState

FAR: Final = "Two actions are not enough to get there. Go back (Esc) to begin elsewhere."
BESIDE: Final = "Track goes on from hex to hex: choose one beside its end, or a city."
_TO_BUILD: Final = "\nChoose it, or drag from it, to build."
_FOR_CITIES: Final = frozenset((URBANIZE, INDUSTRY, MINE, GROW))
"""The steps in which a city is chosen."""
_GROUND: Final = {OPEN: "Open ground", WATER: "Water", MOUNTAIN: "Mountains", FERRY_HEX: "A ferry"}


def about_thing(thing: Thing, shown: Shown, state: State) -> str | None:
    """What a thing on the board is, in a few lines."""
    if thing.field == "side":
        number = next((n for n, found in spots(shown, state).items() if found == thing), None)
        return None if number is None else _about_hex(Thing("hex", number), shown, state)
    tell = _TELL.get(thing.field)
    told = tell(thing, shown, state) if tell else None
    if told and shown.moves and lead_of(thing, shown, state) is not None:
        told += "\nChoose it to deliver it." if thing.field == "cube" else _TO_BUILD
    return told


def _about_hex(thing: Thing, shown: Shown, state: State) -> str:
    board, number = state.board, thing.number
    city = board.city_at[number]
    if city >= 0:
        return _city_words(state, city)
    kind = board.terrain[number]
    if kind == FERRY_HEX:
        lines = ["A ferry: one track, for a Ferry Line card and nothing more."]
    else:
        price = board.ground[0][number]
        north = ", north of the snow line" if board.snow[number] else ""
        lines = [f"{_GROUND[kind]}{north}: {money(price)} for a tile."]
    ridges = board.ridges[number].bit_count()
    if ridges:
        lines.append(f"{many(ridges, 'side')} with a ridge: {money(board.ridge_price[0])} more to cross it.")
    if state.tracks_in[number]:
        lines.append(f"{many(state.tracks_in[number], 'track')} here, two at most.")
    return "\n".join(lines)


def _about_city(thing: Thing, shown: Shown, state: State) -> str:
    return _city_words(state, thing.number)


def _city_words(state: State, city: int) -> str:
    name, colour = state.board.cities[city].name, colour_of(state, city)
    first = f"{name}: a grey city, it demands nothing." if colour == "grey" else f"{name} demands {colour}."
    held = Counter(state.board.colours[c] for c in state.cubes_at(city))
    cubes = [f"{count} {colour}" for colour, count in held.items()]
    lines = [first, f"Cubes: {listed(cubes)}." if cubes else "No cubes."]
    others = [state.board.cities[there].name for _, there in state.links_at[city]]
    if others:
        lines.append(f"Links to {listed(sorted(set(others)))}.")
    return "\n".join(lines)


def _about_cube(thing: Thing, shown: Shown, state: State) -> str:
    city, colour = divmod(thing.number, len(state.bag))
    return f"A {state.board.colours[colour]} cube in {state.board.cities[city].name}."


def _about_link(thing: Thing, shown: Shown, state: State) -> str:
    link = state.links[thing.number]
    a, b = state.board.cities[link.a].name, state.board.cities[link.b].name
    return f"{a} to {b}: a link of {shown.seats[link.owner].name}'s, {many(len(link.tiles), 'tile')}."


def _about_card(thing: Thing, shown: Shown, state: State) -> str:
    number = thing.number
    card = state.board.operations[number]
    lines = [f"{card.name}: {_small(full_words(card))}", f"{SPINES[card.kind][2].capitalize()}."]
    held = [shown.seats[seat].name for seat in range(state.players) if state.holds(seat, number)]
    if held:
        lines.append(f"In hand: {listed(held)}.")
    return "\n".join(lines)


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def _about_baron(thing: Thing, shown: Shown, state: State) -> str:
    if not may_see(shown, state):
        return "A baron, kept in secret. Hold the eye on your card to see yours."
    number = thing.number
    baron, seat = state.board.barons[number], owner_of(number, shown, state)
    done = fulfilled(state, seat, baron)
    lines = [f"{baron.name}: {baron.text}."]
    if state.step == ENDED:
        points = many(baron.points, "point") if done else "no points"
        lines.append(f"{shown.seats[seat].name} kept him: {points}.")
    elif state.kept[seat] == number:
        lines.append(f"{many(baron.points, 'point')} at the end of the game.")
        lines.append("As things stand, the task is fulfilled." if done else "It is not fulfilled yet.")
    else:
        lines.append(f"{many(baron.points, 'point')} at the end of the game.")
    return "\n".join(lines)


def _about_line(thing: Thing, shown: Shown, state: State) -> str:
    line, holder = state.board.major_lines[thing.number], state.claimed[thing.number]
    a, b = state.board.cities[line.a].name, state.board.cities[line.b].name
    first = f"{line.name}: own links all the way from {a} to {b}, {many(line.points, 'point')} at once."
    return f"{first}\nScored by {shown.seats[holder].name}." if holder >= 0 else first


def _about_score(thing: Thing, shown: Shown, state: State) -> str:
    points = thing.number
    here = [shown.seats[seat].name for seat, value in enumerate(state.points) if value % 100 == points]
    lines = [f"{many(points, 'point')}: {money(state.board.income_at(points))} of income a turn."]
    if here:
        lines.append(f"Here: {listed(here)}.")
    return "\n".join(lines)


def _about_colour(thing: Thing, shown: Shown, state: State) -> str:
    colour = thing.number
    return f"New City tiles, {state.board.colours[colour]}: {state.new_cities[colour]} left."


def _about_part(thing: Thing, shown: Shown, state: State) -> str | None:
    if thing.value == "stock":
        left = state.markers_left()
        return (
            f"{many(left, 'empty-city marker')} left. When the last one is placed, that turn and one more"
            " are played."
        )
    if thing.value == "legend":
        return "What a tile costs. Ridges and snow are paid on top; a ferry needs a Ferry Line card."
    return "Canada. Deliver goods over your links, and pay for them with bonds."


_TELL: Final[dict[str, Callable[[Thing, Shown, State], str | None]]] = {
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


def reason(thing: Thing, shown: Shown, state: State) -> str | None:
    """Why a thing can't be chosen now: the rules' reason against the move that it would mean."""
    if any(thing in things_in(state, move) for move in shown.moves):
        return None
    if thing in plans_of(shown, state):
        return None
    if state.step == ACTION and shown.moves:
        return _before_action(thing, shown, state)
    if thing.field in ("hex", AHEAD, "city") and state.step in (LAY, START_TRACK) and shown.moves:
        return _no_track(thing, shown, state)
    if state.step == DELIVER:
        return _no_delivery(thing, shown, state)
    move = _meant(thing, shown, state)
    if move is None and thing.field == "hex" and shown.moves and state.step in _FOR_CITIES:
        return state.prompt().words
    return state.why_not(move) if move is not None else None


def _no_delivery(thing: Thing, shown: Shown, state: State) -> str | None:
    """Why a cube or a city can't be chosen for a delivery."""
    if thing.field == "cube":
        city, colour = divmod(thing.number, len(state.bag))
        return why_not_from(state, city, colour)
    number = _hex_of(thing, state)
    if number is None:
        card = thing.field in ("held", "card")
        return state.why_not(UseCard(thing.number)) if card else None
    city = state.board.city_at[number]
    source = source_of(shown, state)
    left = {move.colour for move in shown.candidates("end", "links", "route") if isinstance(move, Deliver)}
    if city < 0 or city == source:
        return state.prompt().words if city < 0 else None
    if source is not None and len(left) == 1:
        return why_not_to(state, source, city, left.pop())
    return why_not_from(state, city, None)


def _before_action(thing: Thing, shown: Shown, state: State) -> str | None:
    """What to do first, where something is chosen that belongs to one of the actions."""
    first = CHOICES[CARD_ACTION]
    if thing.field == "display":
        if first not in shown.moves:
            return state.why_not(first)
        trial = state.copy()
        trial.apply(first, None)
        return trial.why_not(TakeCard(thing.number))
    if thing.field in ("held", "card"):
        return state.why_not(UseCard(thing.number))
    if thing.field == "cube" and lead_of(thing, shown, state) is None:
        return why_not_from(state, *divmod(thing.number, len(state.bag)))
    return None


def _no_track(thing: Thing, shown: Shown, state: State) -> str | None:
    """Why the track that is begun, or planned so far, can't go to a hex; or none can begin there."""
    number = _hex_of(thing, state)
    assert number is not None
    base, board = base_of(shown), state.board
    start = picked(shown, "city")
    if not base and state.step == START_TRACK:
        move = _meant_by_hex(number, shown, state)
        if start is None or (move is not None and isinstance(move, StartTrack) and move.city == start):
            return state.why_not(move) if move is not None else None
        end = board.city_at[number]
        if end < 0:
            return BESIDE
        return NO_FERRY if lacks_ferry(state, start, end) else FAR
    trial = follow(state, base).state if base else state
    if trial.step != LAY or trial.building is None:
        return "The track that is planned ends in a city: confirm it, or go back."
    head, _ = head_of(trial, trial.building)
    if number in board.near[head]:
        return trial.why_not(LayTile(head, board.near[head].index(number)))
    if number == head:
        return None
    return FAR if board.city_at[number] >= 0 else BESIDE


def _meant(thing: Thing, shown: Shown, state: State) -> Move | None:
    """The move that choosing a thing would mean in the present step."""
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


def _meant_by_hex(number: int, shown: Shown, state: State) -> Move | None:
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
