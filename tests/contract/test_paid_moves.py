"""Every game names the moves that cost money, which no table makes unasked."""

from game.rules.contract import CHANCE, Event, MoneyPaid, seat_party
from tests.contract.test_every_game import GAMES, TABLE, Table, played

DUE = "paid-interest"
"""What falls due after a turn's last move, whichever it was."""


@TABLE
def test_every_move_that_its_player_pays_for_is_named(table: Table) -> None:
    """What is paid later, for a bid that the others pass, is not meant: no single move can lose it."""
    for seed in range(GAMES):
        game = played(table, seed)
        for state, move in zip(game.states, game.moves, strict=False):
            seat = state.current_player()
            if seat == CHANCE:
                continue
            told: list[Event] = []
            state.copy().play(move, told.append)
            paid = [event for event in told if isinstance(event, MoneyPaid) and event.reason.key != DUE]
            pays = any(event.payer == seat_party(seat) for event in paid)
            if len(state.legal_moves()) == 1 and pays:
                assert isinstance(move, state.paid_moves), move
