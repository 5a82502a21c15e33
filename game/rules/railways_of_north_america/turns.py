"""The order of play: rounds, the end of a turn with its income, the end of the game.

Rulings 2, 5, 9, 10 and 11.
"""

from __future__ import annotations

from game.rules.contract import BANK, EventListener, MoneyPaid, seat_party
from game.rules.railways_of_north_america.barons import baron_points
from game.rules.railways_of_north_america.bidding import begin_auction, begin_round
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import (
    BaronRevealed,
    FinalScore,
    GameEnded,
    TrackRemoved,
    TurnBegan,
)
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.network import take_tile
from game.rules.railways_of_north_america.steps import (
    ACTION,
    ENDED,
    ENDINGS,
    MARKERS_GONE,
    MORE,
    ROUNDS,
    TURN_CARD,
    TURNS_GONE,
)


def finish_action(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Continue after an action: with an executive's next action, or with the next player."""
    if state.actions_left:
        state.actions_left -= 1
    if state.actions_left:
        state.step = ACTION
    elif state.holds(state.turn, state.board.executive_card):
        state.step = MORE
    else:
        next_player(state, on_event)


def next_player(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Give the turn to the next seat; after the last, begin the next round or end the turn."""
    state.actions_left = 0
    state.acted += 1
    if state.acted < state.players:
        state.turn = state.seat_in_order(state.acted)
        state.step = ACTION
    elif state.round + 1 < ROUNDS:
        begin_round(state, state.round + 1, on_event)
    else:
        _end_turn(state, on_event)


def _end_turn(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    state.acted = 0
    _remove_unfinished(state, on_event)
    _pay_incomes(state, on_event)
    if state.turn_number == state.last_turn:
        _end_game(state, MARKERS_GONE, on_event)
    elif state.turn_number == state.board.data.setup.most_turns:
        _end_game(state, TURNS_GONE, on_event)
    else:
        _begin_turn(state, on_event)


def _begin_turn(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Turn over a new card while the deck lasts, then begin the auction."""
    state.turn_number += 1
    state.round = 0
    if on_event is not None:
        on_event(TurnBegan(state.turn_number, state.first))
    if any(state.deck):
        state.step = TURN_CARD
    else:
        begin_auction(state)


def _remove_unfinished(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Remove unfinished links without refund."""
    for track in state.unfinished:
        if on_event is not None:
            on_event(TrackRemoved(track.owner, track.city, track.tiles))
        for tile in track.tiles:
            take_tile(state, tile)
    state.unfinished = []


def _pay_incomes(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Pay incomes less interest on bonds; new bonds cover what is missing."""
    interest = state.board.data.setup.bond_interest
    for seat in range(state.players):
        due = state.board.income_at(state.points[seat]) - interest * state.bonds[seat]
        if due >= 0:
            state.cash[seat] += due
            if on_event is not None and due:
                on_event(MoneyPaid(BANK, seat_party(seat), due, Payment.INCOME))
        else:
            pay(state, seat, -due, Payment.INTEREST, on_event)


def _end_game(state: RailwaysOfNorthAmericaData, reason: int, on_event: EventListener | None) -> None:
    """Reveal the barons and count the final scores."""
    state.step = ENDED
    state.ended = reason
    if on_event is None:
        return
    for seat, total in enumerate(state.scores()):
        baron, bonds = baron_points(state, seat), state.bonds[seat]
        kept = state.kept[seat]
        on_event(BaronRevealed(seat, kept, state.board.barons[kept].description(), baron))
        on_event(FinalScore(seat, state.points[seat], baron, state.charter_points(seat), bonds, total))
    on_event(GameEnded(ENDINGS[reason]()))
