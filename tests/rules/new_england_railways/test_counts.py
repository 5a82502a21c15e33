"""Ways of legal play, and turns of random games, as counted by hand; the bounds of money and debts."""

import random

import pytest
from msgspec import convert

from assets import asset
from game.match.boards import game_on
from game.rules.auction import Bid
from game.rules.boards import BoardError, BoardFile, read_toml
from game.rules.catalog import FURTHER_BOARDS, find_game
from game.rules.contract import CHANCE, TERMINAL, Data, State
from game.rules.new_england_railways import NewEnglandRailwaysState
from game.rules.new_england_railways.data_form import NewEnglandRailwaysForm
from game.rules.new_england_railways.limits import MAXIMUM_CASH, MAXIMUM_DEBT, largest_debt, largest_holdings
from game.rules.new_england_railways.moves import Borrow, KeepLoans, PayToBuild, Retire, Roll
from game.rules.new_england_railways.steps import ENDED, ROLL_MARKET, SHIP
from game.rules.validation import BoardErrorCode
from tests.helpers.boards import board_text
from tests.helpers.new_england_railways import by_hand
from tests.helpers.new_england_railways.building import auctioning, borrowing, market, opening, shipping
from tests.helpers.new_england_railways.games import TABLE, deal
from tests.helpers.play import count_play, play
from tests.helpers.random_games import games
from tests.helpers.refusals import refused


def debts():
    """Dave needs $10, Pete $20; John owes nothing."""
    return borrowing(cash=[1, 0, 30], debt=[10, 50, 0])


def auction():
    """Three poor players and the last two links."""
    return auctioning(cash=[4, 3, 2], current=["Albany-Springfield", "Boston-Lowell"], deck=[])


def ship():
    """Several cubes on a small net."""
    return shipping(
        links={
            "Dave": ["Boston-Worcester", "Boston-Providence"],
            "Pete": ["Providence-Worcester", "Plainfield-Worcester"],
            "John": ["Plainfield-Providence"],
        },
        cubes={"Boston": ["purple", "red"], "Plainfield": ["yellow", "red"], "Providence": ["purple"]},
        buyers=["Pete"],
    )


def dice():
    """Dave's dice fall for a link of 11; the market follows when nobody ships."""
    state = auctioning(cash=[11, 0, 0], current=["Albany-Springfield"], deck=[])
    play(state, "bid 1", "pass", "pass")
    return state


COUNTS = {
    # ten loans or none for each; then debts are paid back and growth begins
    "the opening, 3 players": (opening, [11, 121, 1331, 8010, 52320]),
    "the opening, 6 players": (lambda: opening(6), [11, 121, 1331, 14641]),
    # from $10 to $110, from $20 to $120, anything to $100 or none
    "debts": (debts, [11, 11 * 11, 11 * 11 * 11, 7487, 47206]),
    # 4 bids or a pass; then 4 + 3 + 2 + 1 + 1
    "an auction": (auction, [5, 11, 15, 206, 934, 2258, 23373]),
    # 3 ways for each of four cubes, 4 ways for the yellow one, or nothing
    "shipping": (ship, [17, 237, 2605, 21377]),
    # 21 rolls; 2 build and 19 ask; five times nothing is shipped; the market; then 2 games are over
    "the dice": (dice, [21, 2 + 19 * 2, 40, 40, 40, 40, 2 * 21 + 38, 38 * 21]),
    # 21 rolls, two first players, eleven loans
    "a tie": (lambda: market(income=[1, 1, 0]), [21, 42, 42 * 11, 42 * 11**2, 42 * 11**3]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_ways_of_legal_play(name):
    make, counts = COUNTS[name]
    assert [count_play(make(), depth) for depth in range(1, len(counts) + 1)] == counts


PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@PLAYERS
@games(30)
def test_the_turn_of_the_board_is_as_counted_by_hand(players, seed):
    """The market's losses, the income, the next first player and the end, from the data before the roll."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for move in TABLE.play_on(state, rng):
        if before["step"] == ROLL_MARKET:
            assert isinstance(move, Roll)
            assert_market(before, move, state)
        if state.step in (SHIP, ROLL_MARKET, ENDED):
            left = state.current or state.deck or by_hand.unfinished(state.to_data())
            assert state.last_turn == (not left)
        before = state.to_data() if state.step == ROLL_MARKET else {"step": state.step}
    data = state.to_data()
    scores = by_hand.scores(data)
    ranks = [(scores[s], data["income"][s], by_hand.value(data, s)) for s in range(players)]
    assert state.winners() == [seat for seat in range(players) if ranks[seat] == max(ranks)]


def assert_market(before: Data, roll: Roll, state: NewEnglandRailwaysState) -> None:
    """Incomes and cash after the market and the income, and who is first then."""
    divisor = roll.low + roll.high + 1
    income = [sum_ - sum_ // divisor for sum_ in before["income"]]
    assert state.income == income
    assert state.cash == [cash + more for cash, more in zip(before["cash"], income, strict=True)]
    assert (state.step == ENDED) == before["last_turn"]
    if state.current_player() >= 0:
        data = state.to_data()
        ranks = [by_hand.rank(data, seat) for seat in range(state.players)]
        assert ranks.count(max(ranks)) == 1
        assert state.first == ranks.index(max(ranks))


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
