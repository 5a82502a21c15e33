"""The price of a lot: one for the whole auction, and a bound between a clear purchase and a clear pass."""

import random
from functools import cache

import pytest

from ai.bot import CancelCheck, Thought
from ai.lot import STEADY, PricedLot, auction_of, lot_of, sell
from ai.registry import make_bot
from assets import asset
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.rules.american_rails.board import AUCTION, ROW_KEYS
from game.rules.american_rails.moves import ChooseAction
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, State

PLAYOUTS = 20
GAMES = ("american_rails", "new_england_railways", "railways_of_north_america")


@cache
def auctions(key: str) -> tuple[tuple[State, ...], ...]:
    """The decisions of some auctions of a match, each as its seat knows it."""
    match = read_file(asset("matches", key, "3.json")).match
    found: list[list[State]] = []
    last = None
    for number in range(match.moves_recorded):
        state = match.position(number)
        seat = state.current_player()
        if seat in (CHANCE, TERMINAL) or PASS_BID not in state.legal_moves():
            last = None
            continue
        auction = auction_of(state)
        if last is None or (not auction.high and auction.still_in.bit_count() >= last.still_in.bit_count()):
            found.append([])
        last = auction
        if len(state.legal_moves()) > 1:
            found[-1].append(fixed_determinization(state, seat))
    longest = sorted(found, key=len, reverse=True)
    return tuple(tuple(one) for one in longest[:2])


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_has_one_price_in_an_auction_until_others_pass(key: str) -> None:
    for auction in auctions(key):
        assert len(auction) > 2
        prices: dict[tuple[int, int], set[int]] = {}
        for state in auction:
            lot = lot_of(state, playouts=PLAYOUTS)
            assert lot is not None
            among = state.current_player(), auction_of(state).still_in
            prices.setdefault(among, set()).add(lot.stop)
        assert all(len(found) == 1 for found in prices.values()), prices


def test_a_price_changes_by_a_clear_amount_and_names_the_former_one() -> None:
    state = auctions("american_rails")[0][0]
    full, fewer = state.reopened(everybody=True), state.reopened()
    assert full is not None
    assert fewer is not None
    assert PricedLot(full, PLAYOUTS).former is None
    for price in range(0, 60, 5):
        before = PricedLot(full, PLAYOUTS)
        before.__dict__["stop"] = price
        lot = PricedLot(fewer, PLAYOUTS, before=before)
        assert lot.former == (None if lot.stop == price else price)
        assert lot.stop == price or abs(lot.stop - price) > STEADY * price


@pytest.mark.parametrize("key", GAMES)
def test_a_bid_up_to_the_price_wins_as_often_as_passing_and_a_higher_one_no_more_often(key: str) -> None:
    for state in (auctions(key)[0][0], auctions(key)[0][-1]):
        lot = lot_of(state, playouts=PLAYOUTS)
        assert lot is not None
        passed = lot.passed(state)
        for move in state.legal_moves()[:12]:
            if isinstance(move, Bid):
                bought = lot.bought(move.amount, state)
                assert (bought.chance >= passed.chance) == (move.amount <= lot.stop) or (
                    bought.chance == passed.chance
                )


def test_a_price_is_the_same_when_it_is_asked_for_again() -> None:
    state = auctions("american_rails")[0][0]
    reopened = state.reopened()
    assert reopened is not None
    one, other = PricedLot(reopened, PLAYOUTS), PricedLot(reopened, PLAYOUTS)
    assert one.stop == other.stop > 0


def test_an_auction_is_reopened_among_those_who_are_in_or_among_everybody() -> None:
    state = auctions("american_rails")[0][0]
    alone = state.copy()
    auction_of(alone).still_in = 1 << state.current_player()
    for everybody, among in ((True, state.players), (False, 1)):
        reopened = alone.reopened(everybody)
        assert reopened is not None
        assert auction_of(reopened).still_in.bit_count() == among


def test_a_sold_lot_goes_to_the_buyer_for_at_most_the_cash() -> None:
    state = auctions("american_rails")[0][0].reopened()
    assert state is not None
    buyer = (state.current_player() + 1) % state.players
    for amount in (12, 10_000):
        after = state.copy()
        cash = after.cash[buyer]  # type: ignore[attr-defined]
        sell(after, buyer, amount)
        paid = cash - after.cash[buyer]  # type: ignore[attr-defined]
        assert auction_of(after) is None
        assert paid == min(amount, cash)


def test_without_an_auction_there_is_no_lot() -> None:
    state = find_game("american_rails").new_game(3, {}, random.Random(7))
    assert lot_of(state) is None
    assert state.reopened() is None


def test_a_canceled_search_for_a_price_ends() -> None:
    class Canceled(Exception):
        pass

    def cancel() -> None:
        raise Canceled

    check: CancelCheck = cancel
    state = auctions("new_england_railways")[0][0]
    lot = lot_of(state, check, playouts=3)
    assert lot is not None
    with pytest.raises(Canceled):
        lot.passed(state)


def late_auctions(key: str) -> list[State]:
    """Auctions a few moves before the end of a match, each as its seat knows it.

    In American Rails players are made to auction a share.
    """
    match = read_file(asset("matches", key, "3.json")).match
    found = []
    for number in range(match.moves_recorded - 1, 0, -1):
        state = match.position(number)
        if state.current_player() in (CHANCE, TERMINAL):
            continue
        auctioned = ChooseAction(ROW_KEYS.index(AUCTION))
        if auctioned in state.legal_moves():
            state.play(auctioned)
            state.play(state.legal_moves()[0])
        if any(isinstance(move, Bid) for move in state.legal_moves()):
            found.append(fixed_determinization(state, state.current_player()))
        if len(found) == 2:
            break
    return found


@pytest.mark.parametrize("key", ["american_rails", "new_england_railways"])
def test_near_the_end_the_price_of_a_lot_and_a_search_know_the_same_winner(key: str) -> None:
    """A position whose end is certain has one chance to win, whichever of the two is asked."""
    for state in late_auctions(key):
        seat, heard = state.current_player(), list[Thought]()
        make_bot("mcts:playouts=60,seed=1", game=key).choose(state, seat, 1.0, heard.append)
        searched = next(one.chance for one in heard[-1].candidates if one.move == PASS_BID)
        lot = lot_of(state, playouts=PLAYOUTS)
        assert lot is not None
        assert lot.passed(state).chance == pytest.approx(searched, abs=0.03)
