"""How a sensible player of Railways of North America builds a link: its tiles, and the cards that save money.

>>> import random
>>> from ai.railways_of_north_america.plans import best_plans
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> GAME.format_move(move_for(state, best_plans(state, seat=0)[0]))
'start ...'
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ai.memo import Memo
from ai.railways_of_north_america.ground import Network, ferry_cards
from ai.railways_of_north_america.plans import PLANS_KEPT, Plan, plans_key, ranked, ways_on
from ai.railways_of_north_america.ways import Way
from game.rules.contract import Move
from game.rules.railways_of_north_america.board import USES_ENGINEERING, USES_GRANT, USES_TUNNEL, Board
from game.rules.railways_of_north_america.building import usable_cards
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import LAY, NONE, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import Track

WORTH_A_CARD: Final = 4000
"""Dollars that a card must save to be used for a build."""


def move_for(state: RailwaysOfNorthAmericaState, plan: Plan) -> Move:
    """How a plan is begun, or taken up again."""
    board, way = state.board, plan.way
    if plan.done:
        last = way.tiles[plan.done - 1]
        return board.go_on[last.hex][last.leave]
    return _start_at(board)[way.a, way.side]


@lru_cache(maxsize=4)
def _start_at(board: Board) -> dict[tuple[int, int], Move]:
    """The starts of a board by city and side."""
    return {(start.city, start.side): start for start in board.starts}


def build(state: RailwaysOfNorthAmericaState, plan: Plan) -> None:
    """Begin a plan, or take it up again, and lay its tiles, as far as they go in this action."""
    state.apply_unchecked(move_for(state, plan))
    way, done, board = plan.way, plan.done, state.board
    card = useful_card(state, way, done)
    while card != NONE:
        state.apply_unchecked(board.use[card])
        card = useful_card(state, way, done)
    while state.step == LAY and state.building is not None:
        tile = way.tiles[done]
        state.apply_unchecked(board.lay[tile.hex][tile.leave])
        done += 1


_next_tiles = Memo[list[Move]](PLANS_KEPT)


def next_tile(state: RailwaysOfNorthAmericaState) -> Move | None:
    """The next tile of the best plan for the track being built; a card first where it saves enough."""
    track = state.building
    assert track is not None
    cards = () if state.laid else tuple(usable_cards(state))
    ferries = ferry_cards(state, track.owner)
    plans = plans_key(state, track.owner, ferries)
    key = (plans, track, state.laid, state.uses, state.ridge_off, cards)
    found = _next_tiles.get(key, lambda: _find_next_tile(state, track, ferries, bool(cards)))
    return found[0] if found else None


def _find_next_tile(
    state: RailwaysOfNorthAmericaState, track: Track, ferries: int, cards: bool
) -> list[Move]:
    """The next tile, or the card before it; nothing if no way leads on. `cards` may be used or not."""
    ways, done = ways_on(state, track, ferries), len(track.tiles)
    if not ways:
        return []
    way = ways[0]
    if len(ways) > 1 and (cards or any(other.tiles[done] != way.tiles[done] for other in ways)):
        way = ranked(Network(state, track.owner), ways, done)[0].way
    card = useful_card(state, way, done) if cards else NONE
    if card != NONE:
        return [state.board.use[card]]
    tile = way.tiles[done]
    return [state.board.lay[tile.hex][tile.leave]]


def useful_card(state: RailwaysOfNorthAmericaState, way: Way, done: int) -> int:
    """A card in hand that saves enough on the next tiles of a way; -1 if there is none."""
    board = state.board
    bits_of = dict(board.build_cards)
    tiles = way.tiles[done : done + TILES_PER_BUILD]
    for card in usable_cards(state):
        bit = bits_of[card]
        plain = sum(board.tile_price(tile, state.uses, state.ridge_off) for tile in tiles)
        ridge_off = board.ridge_off if bit == USES_ENGINEERING else state.ridge_off
        saved = plain - sum(board.tile_price(tile, state.uses | bit, ridge_off) for tile in tiles)
        least = WORTH_A_CARD if bit in (USES_TUNNEL, USES_GRANT) else 1
        if saved >= least:
            return card
    return NONE
