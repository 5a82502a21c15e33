"""Random games: nothing is ever lost, money goes through the bank, the rules agree with a count by hand."""

import json
import random
from functools import cache

import pytest

from game.rules.auction import PassBid
from game.rules.contract import BANK, CHANCE, TERMINAL, MoneyPaid
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.events import PointsScored
from game.rules.railways_of_north_america.moves import ContinueTrack, LayTile
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    BUILD_ACTION,
    DELIVER_ACTION,
    LAY,
    START_TRACK,
    UPGRADE_ACTION,
)
from tests.helpers.play import draw
from tests.helpers.railways_of_north_america.building import BOARD
from tests.helpers.railways_of_north_america.by_hand import all_tracks, edges_of, end_of, legal_moves

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
SOME_TURNS = 12
"""The number of turns that are checked in random games."""


def keen(state, rng):
    """A move that builds and delivers more often than a random one, so that networks come about."""
    moves = state.legal_moves()
    if state.current_player() == CHANCE or rng.random() < 0.1:
        return draw(state, rng)
    wanted = {
        ACTION: [(DELIVER_ACTION, 0.6), (BUILD_ACTION, 0.7), (UPGRADE_ACTION, 0.3)],
        START_TRACK: [(ContinueTrack, 0.9)],
        BID: [(PassBid, 0.8)],
        LAY: [(LayTile, 0.9)],
    }
    if state.step == LAY:
        to_city = [m for m in moves if isinstance(m, LayTile) and leads_to_city(m)]
        moves = to_city or moves
    for what, chance in wanted.get(state.step, []):
        found = [m for m in moves if what in (type(m), getattr(m, "action", None))]
        if found and rng.random() < chance:
            return rng.choice(found)
    return rng.choice(list(moves))


def leads_to_city(move):
    """Whether a tile ends in a city."""
    return BOARD.city_at[BOARD.near[move.hex][move.side]] >= 0


@cache
def opening_moves(players, seed, turns=SOME_TURNS):
    """A random game's opening and its moves up to the end of a turn."""
    rng = random.Random(seed)
    opening = GAME.new_game(players, {}, rng)
    state, moves = opening.copy(), []
    while state.current_player() != TERMINAL and state.turn_number <= turns:
        moves.append(keen(state, rng))
        state.apply_unchecked(moves[-1])
    return opening, moves


def check_pieces(state):
    """25 cubes of each colour, the cards, the New City tiles, markers and locomotives are all somewhere."""
    colours = len(BOARD.colours)
    on_map = [sum(state.cubes[colour::colours]) for colour in range(colours)]
    assert [a + b for a, b in zip(on_map, state.bag, strict=True)] == BOARD.goods == [25] * 5
    assert min(state.bag) >= 0
    for number, printed in enumerate(BOARD.operations):
        held = sum(state.held_by(seat, number) for seat in range(state.players))
        assert state.display[number] + state.deck[number] + held <= printed.copies
    placed = [0] * len(BOARD.colours)
    for mask, printed in zip(state.demand, BOARD.cities, strict=True):
        if mask and printed.colour < 0:
            placed[mask.bit_length() - 1] += 1
        else:
            assert mask == (1 << printed.colour if printed.colour >= 0 else 0)
    assert [a + b for a, b in zip(placed, state.new_cities, strict=True)] == BOARD.new_cities
    assert state.markers_left() >= 0
    for city in range(len(BOARD.cities)):
        assert not (state.empty >> city & 1 and state.cubes_at(city))
        assert state.goods_at[city] == sum(1 << colour for colour in set(state.cubes_at(city)))
    for seat in range(state.players):
        assert 0 <= state.locomotives_left(seat) <= 25
        assert state.link_counts[seat] == len(state.links_of(seat))


def check_track(data):
    """No two tracks share a border, no hex holds more than it may, links lead from city to city."""
    edges = [edge for track in all_tracks(data) for edge in edges_of(track)]
    assert len(set(edges)) == len(edges)
    for number, kind in enumerate(BOARD.terrain):
        lying = sum(tile[0] == number for track in all_tracks(data) for tile in track["tiles"])
        assert lying <= (0 if BOARD.city_at[number] >= 0 else 1 if kind == "F" else 2)
    for link in data["links"]:
        end = BOARD.city_at[BOARD.hex_at[end_of(link)[1]]]
        assert end not in (-1, link["city"])


@PLAYERS
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_and_money_goes_through_the_bank(players, seed):
    opening, moves = opening_moves(players, seed)
    state = opening.copy()
    for number, move in enumerate(moves):
        told = []
        cash, points = state.cash[:], state.points[:]
        state.apply_unchecked(move, told.append)
        for event in told:
            if isinstance(event, MoneyPaid):
                assert event.amount > 0
                assert BANK in (event.payer, event.payee)
                assert event.payer != event.payee
                if event.payer == BANK:
                    cash[event.payee.number] += event.amount
                else:
                    cash[event.payer.number] -= event.amount
            elif isinstance(event, PointsScored):
                points[event.seat] = event.after
        assert state.cash == cash
        assert min(state.cash) >= 0
        assert state.points == points
        if number % 20 == 0:
            check_pieces(state)
            check_track(state.to_data())


@PLAYERS
def test_the_rules_agree_with_a_count_by_hand(players):
    rng = random.Random(players)
    for seed in range(3):
        opening, moves = opening_moves(players, seed)
        state = opening.copy()
        for move in moves:
            if state.current_player() != CHANCE and (state.step == LAY or rng.random() < 0.15):
                data = state.to_data()
                found = list(state.legal_moves())
                assert len(set(found)) == len(found)
                assert set(found) == legal_moves(data), state.prompt()
            state.apply_unchecked(move)


@PLAYERS
def test_a_state_read_back_plays_on_alike(players):
    opening, moves = opening_moves(players, 1)
    state = opening.copy()
    for number, move in enumerate(moves):
        if number % 40 == 0:
            other = GAME.restore(json.loads(json.dumps(state.to_data())))
            assert other == state
            assert list(other.legal_moves()) == list(state.legal_moves())
            state = other
        state.play(GAME.parse_move(GAME.format_move(move)))
        state.prompt()
    check = opening.copy()
    for move in moves:
        check.apply_unchecked(move)
    assert check == state


@PLAYERS
def test_random_games_come_to_an_end(players):
    _, moves = opening_moves(players, 99, turns=BOARD.data.setup.most_turns)
    state = GAME.new_game(players, {}, random.Random(99))
    for move in moves:
        state.apply_unchecked(move)
    assert state.current_player() == TERMINAL
    assert state.winners()
    assert state.ending()
