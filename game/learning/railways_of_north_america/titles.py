"""Moves of Railways of North America in a few words: of an action, what it is likely to come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ai.knowledge import for_game
from ai.railways_of_north_america.plans import best_plans
from ai.railways_of_north_america.rollout_policy import build
from game.learning.railways_of_north_america.phrases import Title
from game.learning.reasons.routes import tells_apart
from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.messages import Message
from game.rules.railways_of_north_america.delivering import deliveries, route_of
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.rails import open_end
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    BUILD_ACTION,
    CARD_ACTION,
    DELIVER_ACTION,
    NONE,
    UPGRADE_ACTION,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.track import Link

_State: TypeAlias = RailwaysOfNorthAmericaState


# What lies between two tables


def income_came(before: _State, after: _State) -> bool:
    """Whether the income of a turn lies between two tables."""
    return after.turn_number != before.turn_number or after.current_player() < 0


def paid(before: _State, after: _State, seat: int) -> int | None:
    """The dollars that a seat paid; None where its income came between."""
    if income_came(before, after):
        return None
    bonds = after.bonds[seat] - before.bonds[seat]
    return before.cash[seat] - after.cash[seat] + bonds * before.board.data.setup.bond


def before_income(state: _State, move: Move) -> _State:
    """The table after an action, as it would be if the actor had another one in this turn."""
    begun, policy = state.copy(), for_game(state.game).policy
    begun.actions_left = max(1, begun.actions_left) + 1
    begun.apply_unchecked(move)
    after = begun.copy()
    policy.settle(after)
    if not isinstance(move, ChooseAction) or move.action != BUILD_ACTION:
        return after
    # With an action more another link may be the best: it is the one of this action that is spoken of.
    outcome = state.copy()
    outcome.apply_unchecked(move)
    policy.settle(outcome)
    if _ends_of(state, outcome) == _ends_of(state, after):
        return after
    for plan in best_plans(begun, begun.turn):
        same = begun.copy()
        build(same, plan)
        policy.quiesce(same)
        if _ends_of(state, same) == _ends_of(state, outcome):
            return same
    return outcome


def _ends_of(before: _State, after: _State) -> list[tuple[int, int]]:
    """Between which cities the links lie that came between two tables."""
    return [(link.a, link.b) for link in after.links[len(before.links) :]]


def card_taken(before: _State, after: _State) -> int:
    """The operations card that was taken from the display; `NONE` if none was."""
    return next(
        (card for card in range(len(before.deck)) if after.display[card] < before.display[card]), NONE
    )


def new_city(before: _State, after: _State) -> tuple[int, int] | None:
    """The grey city that got a colour, and the colour."""
    for city, demand in enumerate(before.demand):
        now = after.demand[city]
        if not demand and now:
            return city, now.bit_length() - 1
    return None


# Titles


def _action_title(move: ChooseAction, state: _State) -> Message:
    """What the action is likely to come to; by its name alone where nothing comes of it."""
    if move.action == UPGRADE_ACTION:
        return _engine_title(move, state)
    named = Title.ACTION(action=move.action)
    if move.action == BUILD_ACTION:
        return _built(state, before_income(state, move), (Title.BUILD, Title.BUILD_FOR)) or named
    after = state.copy()
    after.apply_unchecked(move)
    outcome = after.copy()
    for_game(state.game).policy.settle(outcome)
    title = None
    if move.action == DELIVER_ACTION:
        delivery = delivered(after, outcome)
        title = delivery and _deliver_title(delivery, after)
    elif move.action == CARD_ACTION and (card := card_taken(state, outcome)) != NONE:
        title = Title.TAKE(card=card)
    elif move.action == URBANIZE_ACTION and (new := new_city(state, outcome)) is not None:
        title = Title.NEW_CITY(city=new[0], colour=new[1])
    return title or named


def _engine_title(move: ChooseAction | Upgrade, state: _State) -> Message:
    """The engine that comes, and what it costs, with a New Train if it is likely to be used."""
    level = state.engine[state.turn] + 1
    after = before_income(state, move)
    cost = paid(state, after, state.turn) if after.engine[state.turn] == level else None
    return Title.ENGINE(level=level) if cost is None else Title.ENGINE_FOR(level=level, amount=cost)


def _built(state: _State, after: _State, kinds: tuple[Title, Title]) -> Message | None:
    """The link that was finished, by the second of the kinds if its cost is known; or where track began."""
    seat = state.turn
    if len(after.links) > len(state.links):
        link, cost = after.links[len(state.links)], paid(state, after, seat)
        ends = _ends(link)
        return kinds[0](**ends) if cost is None else kinds[1](amount=cost, **ends)
    before = {track.city: len(track.tiles) for track in state.unfinished if track.owner == seat}
    longer = (
        track.city
        for track in after.unfinished
        if track.owner == seat and len(track.tiles) > before.get(track.city, 0)
    )
    city = next(longer, None)
    return Title.TRACK(city=city) if city is not None else None


def _ends(link: Link) -> dict[str, int]:
    """A link's cities, in the same order from whichever it was begun: the link is the same."""
    city_a, city_b = sorted((link.a, link.b))
    return {"city_a": city_a, "city_b": city_b}


def delivered(state: _State, outcome: _State) -> Deliver | None:
    """The delivery that leads to an outcome."""
    policy = for_game(state.game).policy
    for move in deliveries(state, state.turn):
        after = state.copy()
        after.apply_unchecked(move)
        policy.settle(after)
        if after == outcome:
            return move
    return None


def _deliver_title(move: Deliver, state: _State) -> Message:
    return Title.DELIVER(colour=move.colour, city_a=move.city, city_b=route_of(state, move)[-1])


def _delivery_title(move: Deliver, state: _State) -> Message:
    """A cube, and where it goes; a city on the way where there are several ways."""
    route = route_of(state, move)
    ends = {"colour": move.colour, "city_a": move.city, "city_b": route[-1]}
    ways = {
        way
        for other in deliveries(state, state.turn)
        if (other.colour, other.city) == (move.colour, move.city)
        and (way := route_of(state, other))[-1] == route[-1]
    }
    if len(ways) < 2 or len(route) == 2:
        return Title.DELIVERY(**ends)
    return Title.DELIVERY_OVER(city=tells_apart(route, list(ways)), **ends)


def _start_title(move: StartTrack | ContinueTrack, state: _State) -> Message:
    """The link that such track is likely to become in this action, or else the city where it begins."""
    title = _built(state, before_income(state, move), (Title.LINK, Title.LINK_FOR))
    if title is not None:
        return title
    if isinstance(move, StartTrack):
        return Title.TRACK(city=move.city)
    track = open_end(state, move.hex, move.side)
    assert track is not None
    return Title.TRACK(city=track.city)


def _tile_title(move: LayTile, state: _State) -> Message:
    """The link that the tile finishes, or is likely to lead to, or the city from which its track comes."""
    after = state.copy()
    after.apply_unchecked(move)
    if len(after.links) == len(state.links):
        after = before_income(state, move)
    if len(after.links) > len(state.links):
        return Title.LINK(**_ends(after.links[len(state.links)]))
    assert state.building is not None
    return Title.TRACK(city=state.building.city)


TITLES: Final[dict[type[Move], Callable[[Any, _State], Message]]] = {
    KeepBaron: lambda move, state: Title.BARON(baron=move.baron),
    ChooseAction: _action_title,
    StartTrack: _start_title,
    ContinueTrack: _start_title,
    LayTile: _tile_title,
    StopBuilding: lambda move, state: Title.STOP(),
    UseCard: lambda move, state: Title.CARD(card=move.card),
    Urbanize: lambda move, state: Title.NEW_CITY(city=move.city, colour=move.colour),
    Upgrade: _engine_title,
    Deliver: _delivery_title,
    TakeCard: lambda move, state: Title.CARD(card=move.card),
    Mine: lambda move, state: Title.MINE(city=move.city),
    Grow: lambda move, state: Title.GROW(city=move.city),
    EndActions: lambda move, state: Title.NO_MORE(),
    Bid: lambda move, state: Title.BID(amount=move.amount),
    PassBid: lambda move, state: Title.PASS(),
}
"""Says a legal move in a few words."""
