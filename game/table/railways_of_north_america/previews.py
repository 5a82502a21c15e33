"""Move previews: what a move would change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from game.rules.auction import Bid
from game.rules.contract import Move
from game.rules.messages import MessageId
from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.board import FERRY_HEX
from game.rules.railways_of_north_america.board_file import GROWTH, MINES
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
from game.rules.railways_of_north_america.network import head_of, open_end
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    BUILD_ACTION,
    CARD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    INDUSTRY,
    MORE,
    NONE,
    PASS_ACTION,
    ROUNDS,
    TILES_PER_BUILD,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE_ACTION,
    URBANIZE_CUBES,
)
from game.rules.railways_of_north_america.track import OPPOSITE, Tile
from game.rules.railways_of_north_america.upgrading import upgrade_price
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Shown
from game.table.boards.view import Badge, Change, MovePreview
from game.table.railways_of_north_america.badges import card_badge, colour_badge
from game.table.railways_of_north_america.cards import SPINES, effect_of
from game.table.railways_of_north_america.listing import best_lines, lines_of
from game.table.railways_of_north_america.plans import Followed, Plan, follow, plan_shown
from game.table.railways_of_north_america.reading import cost_so_far, end_of, short_sum


class ActionWords(MessageId):
    """The names of the actions, in the order of `ACTIONS`."""

    BUILD = "action-words-build"
    URBANIZE = "action-words-urbanize", "count"
    UPGRADE = "action-words-upgrade"
    DELIVER = "action-words-deliver"
    CARD = "action-words-card"
    PASS = "action-words-pass"


def payment(shown: Shown[State], state: State, amount: int, spent: int = 0) -> tuple[Change, ...]:
    """Return how paying `amount` dollars changes cash and bonds; `spent` was paid before for the same
    build.
    """
    seat = state.turn
    count = bonds_needed(state, seat, amount)
    after = state.cash[seat] + count * state.board.data.setup.bond - amount
    found = []
    if after != state.cash[seat] or not count:
        found.append(_change_of_sum(shown, "slip-cash", state.cash[seat], after))
    if count:
        bonds = state.bonds[seat]
        found.append(Change(shown.translate("slip-bonds"), str(bonds), str(bonds + count)))
    if spent:
        costs = _change_of_sum(shown, "slip-this-build", spent, spent + amount)
        found.insert(0, replace(costs, gain=False))
    return tuple(found)


def _price(shown: Shown[State], amount: int) -> str:
    return shown.translate("price-or-free", amount=amount)


def _change_of_sum(shown: Shown[State], label: str, before: int, after: int) -> Change:
    """Return an amount that changes, in full and in thousands; `label` is the message that names it."""
    full = shown.translate("sum", amount=before), shown.translate("sum", amount=after)
    short = short_sum(shown, before), short_sum(shown, after)
    return Change(shown.translate(label), *full, short, gain=after > before)


def _engine_raised(shown: Shown[State], state: State) -> Change:
    level = state.engine[state.turn]
    return Change(shown.translate("slip-engine"), str(level), str(level + 1), gain=True)


def bond_words(shown: Shown[State], state: State, amount: int) -> str:
    """Return the cost of the bonds that a payment needs, in words."""
    count = bonds_needed(state, state.turn, amount)
    if not count:
        return ""
    if _is_last_turn(state):
        return shown.translate("slip-bond-words.last", count=count)
    return shown.translate(
        "slip-bond-words", count=count, amount=count * state.board.data.setup.bond_interest
    )


def _is_last_turn(state: State) -> bool:
    """Return whether nothing can be bought after this turn's income."""
    return state.turn_number in (state.last_turn, state.board.data.setup.most_turns)


def _joined(*sentences: str) -> str:
    """Return non-empty sentences as one text."""
    return " ".join(sentence for sentence in sentences if sentence)


def _slip_of_bid(state: State, shown: Shown[State], move: Bid) -> MovePreview:
    assert state.auction is not None
    wins = shown.translate("slip-bid-words", alone=int(state.auction.is_alone()))
    words = _joined(wins, bond_words(shown, state, move.amount))
    price, confirm = (
        shown.translate("sum", amount=move.amount),
        shown.translate("slip-bid-confirm", amount=move.amount),
    )
    changes = payment(shown, state, move.amount)
    return MovePreview(shown.translate("slip-bid"), price, Badge("cap", 0), changes, words, confirm)


def _slip_of_baron(state: State, shown: Shown[State], move: KeepBaron) -> MovePreview:
    badge, confirm = Badge("baron", 0), shown.translate("slip-keep-confirm")
    if shown.covered:
        return MovePreview(
            shown.translate("slip-covered"), "", badge, (), shown.translate("slip-covered-words"), confirm
        )
    baron = state.board.barons[move.baron]
    words = shown.translate("slip-keep-words", task=shown.localizer.describe(baron.description()))
    points = shown.translate("points", count=baron.points)
    return MovePreview(
        shown.localizer.title("baron", move.baron), points, badge, (), words, confirm, gains=True
    )


def _slip_of_action(state: State, shown: Shown[State], move: ChooseAction) -> MovePreview:
    badge, name = Badge("action", move.action), shown.localizer.title("action", move.action)
    changes: tuple[Change, ...] = ()
    price, words = "", _words_of_action(shown, move.action)
    if move.action == UPGRADE_ACTION:
        cost = upgrade_price(state, False)
        price = shown.translate("sum", amount=cost)
        if not state.holds(state.turn, state.board.train_card):
            found = (_engine_raised(shown, state), *payment(shown, state, cost))
            words, confirm = bond_words(shown, state, cost), shown.translate("slip-upgrade-confirm")
            return MovePreview(name, price, badge, found, words, confirm)
    elif move.action == URBANIZE_ACTION:
        cost = state.board.data.cost.urbanize
        price, changes = shown.translate("sum", amount=cost), payment(shown, state, cost)
    elif move.action == DELIVER_ACTION:
        future, _ = outcome_of(state, move)
        deliveries = [found for found in future.legal_moves() if isinstance(found, Deliver)]
        if len(deliveries) == 1:
            return _slip_of_delivery(future, shown, deliveries[0])
        words = _best_delivery(shown, future, deliveries)
    confirm = name if move.action == PASS_ACTION else shown.translate("slip-choose-confirm")
    return MovePreview(name, price, badge, changes, words, confirm)


def _words_of_action(shown: Shown[State], action: int) -> str:
    kind = list(ActionWords)[action]
    note = kind(count=URBANIZE_CUBES) if kind is ActionWords.URBANIZE else kind()
    return shown.localizer.message(note)


def _best_delivery(shown: Shown[State], state: State, deliveries: list[Deliver]) -> str:
    """Return how many deliveries the list has, and the best one's points."""
    most = max((gains(state, move)[state.turn] for move in deliveries), default=0)
    count = len(best_lines(state, deliveries))
    return _joined(
        shown.translate("slip-deliveries", count=count, level=state.engine[state.turn]),
        shown.translate("slip-best-delivery", count=most),
    )


def _slip_of_plan(shown: Shown[State], state: State, plan: Plan) -> MovePreview:
    """Return the cost of a plan's tiles: those of this action, and those left for a later round."""
    board, end = state.board, follow(state, plan)
    beyond, begun = board.city_at[end.head], _begun(state, plan)
    title = shown.translate("slip-track", city=begun)
    if beyond >= 0:
        title = shown.translate("slip-city-to-city", city_a=begun, city_b=beyond)
    used = tuple(move.card for move in plan if isinstance(move, UseCard))
    words = [shown.translate("slip-with-cards", card=used)] if used else []
    words.append(_tiles_of(shown, state, end))
    words += [_joins(shown, found) for found in end.lines]
    words.append(bond_words(shown, state, end.cost))
    if any(board.terrain[tile.hex] == FERRY_HEX for tile in end.now):
        words.append(shown.translate("slip-takes-ferry"))
    badge = Badge("action", BUILD_ACTION)
    if not end.tiles:
        return MovePreview(title, "", badge, (), _joined(*words), shown.translate("slip-begin-confirm"))
    changes = payment(shown, state, end.cost, cost_so_far(state)) if end.cost else ()
    confirm = shown.translate("slip-lay-confirm", count=len(end.now))
    if end.finished is not None:
        confirm = shown.translate("slip-finish-confirm")
    return MovePreview(title, _price(shown, end.cost), badge, changes, _joined(*words), confirm)


def _begun(state: State, plan: Plan) -> int:
    """Return the city where the track of a plan begins."""
    first = plan[0]
    if state.building is not None:
        return state.building.city
    if isinstance(first, StartTrack):
        return first.city
    assert isinstance(first, ContinueTrack)
    track = open_end(state, first.hex, first.side)
    assert track is not None
    return track.city


def _joins(shown: Shown[State], scored: MajorLineScored) -> str:
    """Return which major line is completed, by its ends as on the sheet, and its points."""
    return shown.translate("slip-line", city_a=scored.city_a, city_b=scored.city_b, count=scored.points)


def _tiles_of(shown: Shown[State], state: State, end: Followed) -> str:
    """Return how far the tiles of a plan go, and when they are laid."""
    count = len(end.now)
    if not end.tiles:
        return shown.translate("slip-choose-hexes")
    if end.finished is not None:
        return shown.translate("slip-plan-finished", count=count)
    if end.later:
        return _joined(
            shown.translate("slip-plan-now", count=count),
            shown.translate("slip-plan-later", count=len(end.later), amount=end.later_cost),
        )
    left = TILES_PER_BUILD - state.laid - count
    ahead = shown.translate("slip-plan-open", count=count, left=left, ground=state.board.ground_of(end.head))
    return _joined(ahead, _unfinished(shown, state, left))


def _unfinished(shown: Shown[State], state: State, left: int = 0) -> str:
    """Return what happens to unfinished track; with no tile `left` now, whether there is a later round."""
    return shown.translate("slip-unfinished", later=int(not left and state.round + 1 < ROUNDS))


def _slip_of_start(state: State, shown: Shown[State], move: StartTrack) -> MovePreview:
    board = state.board
    here = board.near[board.cities[move.city].hex][move.side]
    enter = OPPOSITE[move.side]
    cost = board.tile_price(Tile(here, enter, OPPOSITE[enter]), 0, 0)
    if board.near[here][OPPOSITE[enter]] >= 0 and board.city_at[board.near[here][OPPOSITE[enter]]] >= 0:
        cost = min(
            board.tile_price(Tile(here, enter, side), 0, 0) for side in ((enter + 2) % 6, (enter + 4) % 6)
        )
    words = [shown.translate("slip-first-tile", ground=board.ground_of(here), amount=cost)]
    if board.ridges[here] >> enter & 1:
        words.append(shown.translate("slip-crosses-ridge"))
    title, confirm = shown.translate("slip-track", city=move.city), shown.translate("slip-begin-confirm")
    return MovePreview(title, "", Badge("action", BUILD_ACTION), (), _joined(*words), confirm)


def _slip_of_going_on(state: State, shown: Shown[State], move: ContinueTrack) -> MovePreview:
    track = open_end(state, move.hex, move.side)
    assert track is not None
    ahead = state.board.ground_of(head_of(state, track)[0])
    words = shown.translate("slip-laid-so-far", count=len(track.tiles), ground=ahead)
    title, confirm = shown.translate("slip-go-on", city=track.city), shown.translate("slip-go-on-confirm")
    return MovePreview(title, "", Badge("action", BUILD_ACTION), (), words, confirm)


def _slip_of_tile(state: State, shown: Shown[State], move: LayTile) -> MovePreview:
    board, cost = state.board, tile_cost(state, move.side)
    _, events = outcome_of(state, move)
    title = shown.translate("slip-tile", ground=board.ground_of(move.hex))
    words: list[str] = []
    confirm = shown.translate("slip-lay-one-confirm")
    for event in events:
        if isinstance(event, LinkFinished):
            title = shown.translate("slip-city-to-city", city_a=event.city_a, city_b=event.city_b)
            words.append(shown.translate("slip-finishes"))
            confirm = shown.translate("slip-finish-confirm")
        elif isinstance(event, MajorLineScored):
            words.append(_joins(shown, event))
    if not words:
        ahead = board.ground_of(board.near[move.hex][move.side])
        left = TILES_PER_BUILD - state.laid - 1
        words += [
            shown.translate("slip-points-at", ground=ahead, count=left),
            _unfinished(shown, state, left),
        ]
    words.append(bond_words(shown, state, cost))
    changes = payment(shown, state, cost, cost_so_far(state))
    return MovePreview(
        title, _price(shown, cost), Badge("action", BUILD_ACTION), changes, _joined(*words), confirm
    )


def _slip_of_use(state: State, shown: Shown[State], move: UseCard) -> MovePreview:
    title, badge = shown.localizer.title("card", move.card), card_badge(state, move.card)
    confirm = shown.translate("slip-use-confirm")
    if state.step == UPGRADE:
        cost = upgrade_price(state, True)
        changes = (_engine_raised(shown, state), *payment(shown, state, cost))
        words = bond_words(shown, state, cost)
        return MovePreview(title, shown.translate("sum", amount=cost), badge, changes, words, confirm)
    words = shown.localizer.describe(effect_of(state, move.card))
    if state.step == MORE:
        words = shown.translate("slip-one-more")
    return MovePreview(title, "", badge, (), words, confirm)


def _slip_of_upgrade(state: State, shown: Shown[State], move: Upgrade) -> MovePreview:
    cost = upgrade_price(state, False)
    changes = (_engine_raised(shown, state), *payment(shown, state, cost))
    return MovePreview(
        shown.translate("slip-full-price"),
        shown.translate("sum", amount=cost),
        Badge("action", UPGRADE_ACTION),
        changes,
        shown.translate("slip-train-kept"),
        shown.translate("slip-confirm"),
    )


def _slip_of_city(state: State, shown: Shown[State], move: Urbanize) -> MovePreview:
    """Return the preview of a New City: its price as an action, and the cubes it receives."""
    as_action = state.step != INDUSTRY
    cost = state.board.data.cost.urbanize if as_action else 0
    words = []
    if as_action:
        words.append(shown.translate("slip-cubes-come", count=URBANIZE_CUBES))
        if state.empty >> move.city & 1:
            words.append(shown.translate("slip-marker-back"))
    words.append(bond_words(shown, state, cost))
    return MovePreview(
        shown.translate("slip-new-city", city=move.city, colour=move.colour),
        _price(shown, cost),
        colour_badge(state, "city", move.colour),
        payment(shown, state, cost) if cost else (),
        _joined(*words),
        shown.translate("slip-city-confirm"),
    )


def _slip_of_delivery(state: State, shown: Shown[State], move: Deliver) -> MovePreview:
    board, found, end = state.board, gains(state, move), end_of(state, move)
    changes = tuple(
        Change(
            shown.translate("slip-you") if seat == state.turn else shown.seats[seat].name,
            str(state.points[seat]),
            str(state.points[seat] + points),
            gain=True,
        )
        for seat, points in enumerate(found)
        if points
    )
    # The points of three players say how many links there are.
    words = [shown.translate("slip-over-links", count=len(move.links))] if len(changes) < 3 else []
    points = state.points[state.turn]
    lost = board.income_at(points) - board.income_at(points + found[state.turn])
    if lost > 0 and not _is_last_turn(state):
        words.append(shown.translate("slip-income-falls", amount=lost))
    scored = [(state.turn, card) for card in bonuses_for(state, state.turn, move, end)]
    for seat, card in [*scored, *hotels_at(state, end)]:
        points = board.operations[card].points
        words.append(
            shown.translate("slip-card-for-you", card=card, count=points)
            if seat == state.turn
            else shown.translate("slip-card-for", card=card, count=points, seat=seat)
        )
    if len(state.cubes_at(move.city)) == 1 and state.markers_left() and state.last_turn == NONE:
        left, turn = state.markers_left() - 1, state.turn_number + 1
        words.append(shown.translate("slip-emptied", city=move.city, count=left, turn=turn))
    title = shown.translate("slip-city-to-city", city_a=move.city, city_b=end)
    own = found[state.turn]
    price = shown.translate("slip-points-gained", count=own) if own else ""
    badge, confirm = colour_badge(state, "cube", move.colour), shown.translate("slip-deliver-confirm")
    return MovePreview(title, price, badge, changes, _joined(*words), confirm, gains=True)


def _slip_of_card(state: State, shown: Shown[State], move: TakeCard) -> MovePreview:
    card = state.board.operations[move.card]
    title, badge = shown.localizer.title("card", move.card), card_badge(state, move.card)
    words, confirm = (
        shown.localizer.describe(effect_of(state, move.card)),
        shown.translate("slip-take-confirm"),
    )
    if card.effect == MINES:
        cost = state.board.data.cost.mine
        # The enlarged card says the rest.
        draws = shown.translate("slip-mine-card", count=state.board.cubes_of[MINES])
        words = _joined(draws, bond_words(shown, state, cost))
        return MovePreview(title, _price(shown, cost), badge, payment(shown, state, cost), words, confirm)
    words = shown.translate("slip-card-words", words=words, use=SPINES[card.kind].use())
    return MovePreview(title, "", badge, (), words, confirm)


def _slip_of_mine(state: State, shown: Shown[State], move: Mine) -> MovePreview:
    words = shown.translate("slip-mine-words", city=move.city, count=state.board.cubes_of[MINES])
    title, paid = shown.translate("slip-mine", city=move.city), shown.translate("slip-paid")
    return MovePreview(
        title, paid, Badge("action", CARD_ACTION), (), words, shown.translate("slip-mine-confirm")
    )


def _slip_of_growth(state: State, shown: Shown[State], move: Grow) -> MovePreview:
    words = shown.translate("slip-cubes-come", count=state.board.cubes_of[GROWTH])
    title, confirm = shown.translate("slip-grow", city=move.city), shown.translate("slip-grow-confirm")
    return MovePreview(title, "", Badge("action", CARD_ACTION), (), words, confirm)


_SLIPS: Final[dict[type[Move], Callable[[State, Shown[State], Any], MovePreview]]] = {
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


def preview_of(move: Move, shown: Shown[State], state: State) -> MovePreview | None:
    """Return what a legal move would change; None for moves without a preview (pass, stop, no more)."""
    plan = plan_shown(shown, state)
    if len(plan) > 1 and plan[0] == move:
        then = plan[1]
        if isinstance(then, TakeCard):
            return _slip_of_card(state, shown, then)
        if not isinstance(then, Deliver):
            return _slip_of_plan(shown, state, plan)
    make = _SLIPS.get(type(move))
    return make(state, shown, move) if make else None


def outlook_of(shown: Shown[State], state: State) -> MovePreview | None:
    """Return the preview of the hovered delivery in the list, or the running cost of a build."""
    line = next((line for line in lines_of(shown, state) if line.thing == shown.pointed), None)
    if line is not None:
        future = state if state.step == DELIVER else outcome_of(state, CHOICES[DELIVER_ACTION])[0]
        return _slip_of_delivery(future, shown, line.move)
    track, cost = state.building, cost_so_far(state)
    if track is None or not shown.moves or not state.laid:
        return None
    changes = (Change(shown.translate("slip-tiles"), "", str(state.laid)),)
    title, price = shown.translate("slip-track", city=track.city), shown.translate("slip-so-far", amount=cost)
    words, confirm = _unfinished(shown, state), shown.translate("slip-confirm")
    return MovePreview(title, price, Badge("action", BUILD_ACTION), changes, words, confirm)
