"""What a move would change, on a slip of paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.auction import Bid
from game.rules.contract import Move
from game.rules.railways_of_north_america.action import upgrade_price
from game.rules.railways_of_north_america.board import FERRY_HEX
from game.rules.railways_of_north_america.board_file import MINES
from game.rules.railways_of_north_america.building import tile_cost
from game.rules.railways_of_north_america.delivering import bonuses_for, gains, hotels_at
from game.rules.railways_of_north_america.events import LinkFinished, MajorLineScored
from game.rules.railways_of_north_america.money import bonds_needed
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.rails import head_of, open_end
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTIONS,
    INDUSTRY,
    MORE,
    ROUNDS,
    TILES_PER_BUILD,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE_CUBES,
)
from game.rules.railways_of_north_america.track import OPPOSITE, Tile
from game.rules.railways_of_north_america.wording import GROUND, many, money
from game.table.boards.railways_of_north_america.cards import SPINES, full_words, short_name
from game.table.boards.railways_of_north_america.plans import Plan, follow, plan_shown
from game.table.boards.railways_of_north_america.reading import cost_so_far, end_of
from game.table.boards.view import Badge, Change, Shown, Slip
from game.table.words import listed

State = RailwaysOfNorthAmericaState

ACTION_NAMES: Final = ("Build", "Urbanise", "Upgrade", "Deliver", "Card", "Pass")
ACTION_WORDS: Final = {
    "build": "Up to four tiles of one link, from a city or from your own open end of this turn.",
    "urbanize": "A New City tile on a grey city anywhere, with two cubes from the bag.",
    "upgrade": "Your engine then carries cubes over one link more.",
    "deliver": "One cube over finished links, the first your own; every link scores for its owner.",
    "card": "An operations card from the display.",
    "pass": "Nothing in this round.",
}


def payment(state: State, amount: int, spent: int = 0) -> tuple[Change, ...]:
    """What paying `amount` dollars does to cash and bonds; `spent` was paid before for the same build."""
    seat = state.turn
    count = bonds_needed(state, seat, amount)
    after = state.cash[seat] + count * state.board.data.setup.bond - amount
    found = [Change("Cash", money(state.cash[seat]), money(after))]
    if count:
        found.append(Change("Bonds", str(state.bonds[seat]), str(state.bonds[seat] + count)))
    if spent:
        found.insert(0, Change("This build", money(spent), money(spent + amount)))
    return tuple(found)


def bond_words(state: State, amount: int) -> str:
    """What the bonds cost that a payment needs."""
    count = bonds_needed(state, state.turn, amount)
    if not count:
        return ""
    interest = money(count * state.board.data.setup.bond_interest)
    return f"{many(count, 'bond')}: {interest} every turn, {many(count, 'point')} less at the end."


def _slip_of_bid(state: State, shown: Shown, move: Bid) -> Slip:
    words = f"If all others pass, you go first. {bond_words(state, move.amount)}".strip()
    changes = payment(state, move.amount)
    return Slip(
        "First player", money(move.amount), Badge("cap", 0), changes, words, f"Bid {money(move.amount)}"
    )


def _slip_of_baron(state: State, shown: Shown, move: KeepBaron) -> Slip:
    if shown.covered:
        return Slip("This baron", "", Badge("baron", 0), (), "Hold the eye to see him.", "Keep him")
    baron = state.board.barons[move.baron]
    words = f"At the end: {baron.text}. The other one goes out of play."
    return Slip(baron.name, many(baron.points, "point"), Badge("baron", 0), (), words, "Keep him")


def _slip_of_action(state: State, shown: Shown, move: ChooseAction) -> Slip:
    key = ACTIONS[move.action]
    badge, name = Badge("action", move.action), ACTION_NAMES[move.action]
    changes: tuple[Change, ...] = ()
    price, words = "", ACTION_WORDS[key]
    if move.action == UPGRADE_ACTION:
        cost, level = upgrade_price(state, False), state.engine[state.turn]
        price = money(cost)
        if not state.holds(state.turn, state.board.train_card):
            found = (Change("Engine", str(level), str(level + 1)), *payment(state, cost))
            return Slip(name, price, badge, found, bond_words(state, cost), "Upgrade")
    elif key == "urbanize":
        price = money(state.board.data.cost.urbanize)
        changes = payment(state, state.board.data.cost.urbanize)
    elif key == "deliver":
        trial = state.copy()
        trial.apply(move, None)
        deliveries = [found for found in trial.moves() if isinstance(found, Deliver)]
        if len(deliveries) == 1:
            return _slip_of_delivery(trial, shown, deliveries[0])
        words = _best_delivery(trial, deliveries)
    return Slip(name, price, badge, changes, words, "Pass" if key == "pass" else "Choose it")


def _best_delivery(state: State, deliveries: list[Deliver]) -> str:
    """How much can be delivered, and what it brings at best."""
    most = max((gains(state, move)[state.turn] for move in deliveries), default=0)
    cubes = len({(move.city, move.colour) for move in deliveries})
    return (
        f"{many(cubes, 'cube')} can be delivered, over {many(state.engine[state.turn], 'link')} at most."
        f" The best scores you {many(most, 'point')}."
    )


def _slip_of_plan(state: State, plan: Plan) -> Slip:
    """What all the tiles of a plan cost: those of this action, and those that are left for a later round."""
    board, end = state.board, follow(state, plan)
    count, beyond = len(end.now), board.city_at[end.head]
    first = plan[0]
    if state.building is not None:
        begun = state.building.city
    elif isinstance(first, StartTrack):
        begun = first.city
    else:
        assert isinstance(first, ContinueTrack)
        track = open_end(state, first.hex, first.side)
        assert track is not None
        begun = track.city
    title = f"Track from {board.cities[begun].name}"
    if beyond >= 0:
        title = f"{board.cities[begun].name} to {board.cities[beyond].name}"
    used = [short_name(board.operations[move.card]) for move in plan if isinstance(move, UseCard)]
    words = [f"With {listed(used)}."] if used else []
    if not end.tiles:
        words.append("Choose the hexes, or the city to be reached.")
    elif end.finished is not None:
        words.append(f"{many(count, 'tile')}, and the link is finished.")
    elif end.later:
        rest = f"{many(len(end.later), 'more tile')} for {money(end.later_cost)}"
        words.append(f"{many(count, 'tile')} now; {rest} in a later round of this turn.")
    else:
        left = TILES_PER_BUILD - state.laid - count
        where = GROUND[board.terrain[end.head]]
        words.append(f"{many(count, 'tile')}, then {where}; {left} more can be laid now.")
    for scored in end.lines:
        words.append(f"{board.major_lines[scored.line].name}: {many(scored.points, 'point')}.")
    words.append(bond_words(state, end.cost))
    if any(board.terrain[tile.hex] == FERRY_HEX for tile in end.now):
        words.append("It takes your Ferry Line.")
    changes = payment(state, end.cost, cost_so_far(state)) if end.cost else ()
    confirm = "Finish link" if end.finished is not None else f"Lay {many(count, 'tile')}"
    if not end.tiles:
        return Slip(title, "", Badge("action", 0), (), " ".join(words), "Begin here")
    price = money(end.cost) if end.cost else "free"
    return Slip(title, price, Badge("action", 0), changes, " ".join(words).strip(), confirm)


def _slip_of_start(state: State, shown: Shown, move: StartTrack) -> Slip:
    board = state.board
    here = board.near[board.cities[move.city].hex][move.side]
    enter = OPPOSITE[move.side]
    cost = board.tile_price(Tile(here, enter, OPPOSITE[enter]), 0, 0)
    if board.near[here][OPPOSITE[enter]] >= 0 and board.city_at[board.near[here][OPPOSITE[enter]]] >= 0:
        cost = min(
            board.tile_price(Tile(here, enter, side), 0, 0) for side in ((enter + 2) % 6, (enter + 4) % 6)
        )
    ground = GROUND[board.terrain[here]]
    words = f"The first tile lies on {ground}: {money(cost) if cost else 'nothing'} for it."
    if board.ridges[here] >> enter & 1:
        words += " It crosses a ridge."
    return Slip(f"Track from {board.cities[move.city].name}", "", Badge("action", 0), (), words, "Begin here")


def _slip_of_going_on(state: State, shown: Shown, move: ContinueTrack) -> Slip:
    board = state.board
    track = open_end(state, move.hex, move.side)
    assert track is not None
    ahead = GROUND[board.terrain[head_of(state, track)[0]]]
    words = f"{many(len(track.tiles), 'tile')} laid so far, next {ahead}."
    title = f"Go on with the track from {board.cities[track.city].name}"
    return Slip(title, "", Badge("action", 0), (), words, "Go on")


def _slip_of_tile(state: State, shown: Shown, move: LayTile) -> Slip:
    board, cost = state.board, tile_cost(state, move.side)
    trial = state.copy()
    events: list[Any] = []
    trial.apply(move, events.append)
    track = state.building
    assert track is not None
    beyond = board.near[move.hex][move.side]
    title = f"A tile on {GROUND[board.terrain[move.hex]]}"
    words: list[str] = []
    confirm = "Lay tile"
    for event in events:
        if isinstance(event, LinkFinished):
            title = f"{board.cities[event.a].name} to {board.cities[event.b].name}"
            words.append("This finishes the link.")
            confirm = "Finish link"
        elif isinstance(event, MajorLineScored):
            words.append(f"{board.major_lines[event.line].name}: {many(event.points, 'point')}.")
    if not words:
        left = TILES_PER_BUILD - state.laid - 1
        where = GROUND[board.terrain[beyond]]
        words.append(f"It points at {where}; {many(left, 'more tile')} in this action.")
    words.append(bond_words(state, cost))
    changes = payment(state, cost, cost_so_far(state))
    badge = Badge("action", 0)
    return Slip(title, money(cost) if cost else "free", badge, changes, " ".join(words).strip(), confirm)


def _slip_of_use(state: State, shown: Shown, move: UseCard) -> Slip:
    card = state.board.operations[move.card]
    badge = Badge("kind", move.card)
    if state.step == UPGRADE:
        cost, level = upgrade_price(state, True), state.engine[state.turn]
        changes = (Change("Engine", str(level), str(level + 1)), *payment(state, cost))
        return Slip(card.name, money(cost), badge, changes, bond_words(state, cost), "Use it")
    words = "One more action at once." if state.step == MORE else full_words(card)
    return Slip(card.name, "", badge, (), words, "Use it")


def _slip_of_upgrade(state: State, shown: Shown, move: Upgrade) -> Slip:
    cost, level = upgrade_price(state, False), state.engine[state.turn]
    changes = (Change("Engine", str(level), str(level + 1)), *payment(state, cost))
    return Slip(
        "The full price", money(cost), Badge("action", UPGRADE_ACTION), changes, "You keep the New Train."
    )


def _slip_of_city(state: State, shown: Shown, move: Urbanize) -> Slip:
    board = state.board
    name, colour = board.cities[move.city].name, board.colours[move.colour]
    cost = 0 if state.step == INDUSTRY else board.data.cost.urbanize
    words = f"{name} then demands {colour}." + (
        "" if state.step == INDUSTRY else f" {URBANIZE_CUBES} cubes from the bag come to it."
    )
    if state.empty >> move.city & 1 and state.step != INDUSTRY:
        words += " Its empty-city marker comes back."
    changes = payment(state, cost) if cost else ()
    price = money(cost) if cost else "free"
    title = f"{name}: a {colour} city"
    return Slip(
        title,
        price,
        Badge("city", move.colour),
        changes,
        f"{words} {bond_words(state, cost)}".strip(),
        "Urbanise",
    )


def _slip_of_delivery(state: State, shown: Shown, move: Deliver) -> Slip:
    board, found, end = state.board, gains(state, move), end_of(state, move)
    changes = tuple(
        Change(
            "You" if seat == state.turn else shown.seats[seat].name,
            str(state.points[seat]),
            str(state.points[seat] + points),
        )
        for seat, points in enumerate(found)
        if points
    )
    words = [f"{many(len(move.links), 'link')}."]
    for card in bonuses_for(state, state.turn, move, end):
        words.append(f"{board.operations[card].name}: +{board.operations[card].points} for you.")
    for seat, card in hotels_at(state, end):
        who = "you" if seat == state.turn else shown.seats[seat].name
        words.append(f"{board.operations[card].name}: +{board.operations[card].points} for {who}.")
    if len(state.cubes_at(move.city)) == 1 and state.markers_left():
        left = state.markers_left() - 1
        words.append(f"{board.cities[move.city].name} is empty then, {many(left, 'marker')} left.")
    title = f"{board.cities[move.city].name} to {board.cities[end].name}"
    own = found[state.turn]
    price = f"+{many(own, 'point')}" if own else ""
    return Slip(title, price, Badge("cube", move.colour), changes, " ".join(words), "Deliver")


def _slip_of_card(state: State, shown: Shown, move: TakeCard) -> Slip:
    card = state.board.operations[move.card]
    badge = Badge("kind", move.card)
    if card.effect == MINES:
        cost = state.board.data.cost.mine
        words = f"{full_words(card)} {bond_words(state, cost)}".strip()
        return Slip(card.name, money(cost), badge, payment(state, cost), words, "Take it")
    words = f"{full_words(card)} ({SPINES[card.kind][2].capitalize()}.)"
    return Slip(card.name, "", badge, (), words, "Take it")


def _slip_of_mine(state: State, shown: Shown, move: Mine) -> Slip:
    name = state.board.cities[move.city].name
    words = f"Cubes come to {name} until a colour comes again, five draws at most."
    return Slip(f"Mines at {name}", "paid", Badge("action", 4), (), words, "Mine")


def _slip_of_growth(state: State, shown: Shown, move: Grow) -> Slip:
    name = state.board.cities[move.city].name
    return Slip(f"{name} grows", "", Badge("action", 4), (), "Two cubes from the bag come to it.", "Grow")


_SLIPS: Final[dict[type[Move], Callable[[State, Shown, Any], Slip]]] = {
    Bid: _slip_of_bid,
    KeepBaron: _slip_of_baron,
    ChooseAction: _slip_of_action,
    StartTrack: _slip_of_start,
    ContinueTrack: _slip_of_going_on,
    LayTile: _slip_of_tile,
    UseCard: _slip_of_use,
    Upgrade: _slip_of_upgrade,
    Urbanize: _slip_of_city,
    Deliver: _slip_of_delivery,
    TakeCard: _slip_of_card,
    Mine: _slip_of_mine,
    Grow: _slip_of_growth,
}


def slip_of(move: Move, shown: Shown, state: State) -> Slip | None:
    """What a legal move would change; None for moves that need no slip (pass, stop, no more)."""
    plan = plan_shown(shown, state)
    if len(plan) > 1 and plan[0] == move:
        taken = plan[1]
        if isinstance(taken, TakeCard):
            return _slip_of_card(state, shown, taken)
        return _slip_of_plan(state, plan)
    make = _SLIPS.get(type(move))
    return make(state, shown, move) if make else None


def outlook_of(shown: Shown, state: State) -> Slip | None:
    """The running cost of a build that has begun."""
    track, cost = state.building, cost_so_far(state)
    if track is None or not shown.moves or not state.laid:
        return None
    name = state.board.cities[track.city].name
    seat = state.turn
    changes = (
        Change("Tiles", "", str(state.laid)),
        Change("Cash", "", money(state.cash[seat])),
        Change("Bonds", "", str(state.bonds[seat])),
    )
    words = "Track that is not finished at the end of the turn is taken off."
    if state.round + 1 < ROUNDS:
        words += " You can go on in a later round."
    return Slip(f"Track from {name}", f"{money(cost)} so far", Badge("action", 0), changes, words)
