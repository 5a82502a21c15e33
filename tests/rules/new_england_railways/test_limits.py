"""The bounds of money and debts: which boards they refuse, and that no way to play exceeds them."""

import random

import pytest
from msgspec import convert

from assets import asset
from game.match.boards import game_on
from game.rules.auction import Bid
from game.rules.boards import BoardError, BoardFile, read_toml
from game.rules.catalog import FURTHER_BOARDS, find_game
from game.rules.contract import CHANCE, TERMINAL, State
from game.rules.new_england_railways.data_form import NewEnglandRailwaysForm
from game.rules.new_england_railways.limits import MAXIMUM_CASH, MAXIMUM_DEBT, largest_debt, largest_holdings
from game.rules.new_england_railways.moves import Borrow, KeepLoans, PayToBuild, Retire
from game.rules.validation import BoardErrorCode
from tests.helpers.boards import board_text
from tests.helpers.refusals import refused

KEY = "new_england_railways"


def with_loans(money: int = 10, **loans: int) -> BoardFile:
    """The data of the first board with other start money and loans."""
    data = read_toml(asset("boards", f"{KEY}.toml"))
    data["setup"]["money"] = money
    data["loans"] |= loans
    return data


def test_a_board_on_which_debts_explode_is_refused(tmp_path):
    path = tmp_path / "nine.toml"
    for service in (5, 9):
        path.write_text(board_text(with_loans(service_per_unit=service)), encoding="utf-8")
        with refused(
            BoardError, BoardErrorCode.DEBTS(limit=MAXIMUM_DEBT, turns=16), "loans.service_per_unit"
        ):
            game_on(path)
    path.write_text(board_text(with_loans(service_per_unit=4)), encoding="utf-8")
    assert game_on(path).key == KEY


@pytest.mark.parametrize(
    ("money", "unit", "service", "most_at_once", "held"),
    [
        pytest.param(9999, 3, 1, 9999, 116_655, id="thousands of repayments"),
        pytest.param(10, 9999, 1, 9999, 169_966, id="thousands of bids"),
    ],
)
def test_a_board_on_which_a_player_could_choose_among_too_many_moves_is_refused(
    money, unit, service, most_at_once, held
):
    data = with_loans(money, unit=unit, service_per_unit=service, most_at_once=most_at_once)
    with refused(
        BoardError, BoardErrorCode.HOLDINGS(held=held, limit=MAXIMUM_CASH, turns=16), "loans.most_at_once"
    ):
        find_game(KEY, data).check_new_board("board")


def test_boards_of_the_program_are_far_inside_the_bounds():
    for name in (KEY, *FURTHER_BOARDS[KEY]):
        board = find_game(KEY, read_toml(asset("boards", f"{name}.toml"))).board
        assert largest_debt(board) * 10 < MAXIMUM_DEBT
        assert largest_holdings(board) * 5 < MAXIMUM_CASH


def spend_all(state: State, rng: random.Random):
    """Borrow the most, keep the loans, and spend all cash on the first link on offer."""
    moves = state.legal_moves()
    if state.current_player() == CHANCE:
        return rng.choice(moves)
    loans = [move for move in moves if isinstance(move, Borrow)]
    kept = [move for move in moves if isinstance(move, KeepLoans | PayToBuild)]
    bids = [move for move in moves if isinstance(move, Bid)]
    return (loans[-1:] or kept or bids[-1:] or [rng.choice(moves)])[0]


def hoard(state: State, rng: random.Random):
    """Borrow the most, keep the loans, and take a random link for little."""
    moves = state.legal_moves()
    loans = [move for move in moves if isinstance(move, Borrow)]
    if loans:
        return loans[-1]
    return rng.choice([move for move in moves[:1] + moves[-1:] if not isinstance(move, Retire)] or moves)


@pytest.mark.parametrize("play", [spend_all, hoard])
def test_no_game_exceeds_the_bounds(play):
    game = find_game(KEY, with_loans(service_per_unit=4))
    owed, held = largest_debt(game.board), largest_holdings(game.board)
    rng = random.Random(5)
    state = game.new_game(3, {}, rng)
    incomes = 0
    while state.current_player() != TERMINAL:
        convert(state.to_data(), NewEnglandRailwaysForm)
        incomes = max(incomes, sum(state.income))
        assert max(state.debt) <= owed
        assert len(state.legal_moves()) <= held + 16 * incomes + 1
        state.apply_unchecked(play(state, rng))
    assert max(state.debt) > 5_000
