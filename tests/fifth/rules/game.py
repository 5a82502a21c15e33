"""The game of Whistle Stop: the deal and the text forms of moves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from game.rules.boards import BoardFile, convert_board, read_board
from game.rules.codecs import AmountCodec, NameCodec
from game.rules.contract import Data, Options
from game.rules.notation import NotatedGame, Notation
from game.rules.openings import load_opening, require
from game.rules.validation import OpeningErrorCode
from tests.fifth.rules.data import Board
from tests.fifth.rules.data_form import WhistleStopForm
from tests.fifth.rules.state import NOBODY, Arrive, Open, Wait, WhistleStopState

FOLDER: Final = Path(__file__).parents[1] / "assets"


class WhistleStop(NotatedGame):
    """Two to four players, a few rounds."""

    key = "whistle_stop"
    players = range(2, 5)
    minutes = 3
    rules_version = 1

    def __init__(self, board: Board) -> None:
        self.board = board
        stops = NameCodec("stop", [stop.name for stop in board.stops])
        verbs = {"open": Open, "wait": Wait, "arrive": Arrive}
        self._notation = Notation(verbs, {"stop": stops, "amount": AmountCodec(), "cash": AmountCodec()})

    def on_board(self, data: BoardFile, name: str) -> WhistleStop:
        return WhistleStop(convert_board(data, Board, name))

    def new_game(self, players: int, options: Options, rng: random.Random) -> WhistleStopState:
        self.check_setup(players, options)
        return self._lay_out(players, rng.randrange(players))

    def _lay_out(self, players: int, first: int) -> WhistleStopState:
        cash, owner = [self.board.cash] * players, [NOBODY] * len(self.board.stops)
        return self.restore({"players": players, "cash": cash, "owner": owner, "first": first, "turn": 0})

    def load(self, data: object) -> WhistleStopState:
        return load_opening(data, WhistleStopForm, self._deal_again)

    def _deal_again(self, given: WhistleStopForm) -> WhistleStopState:
        require(given.first < given.players, "first", OpeningErrorCode.SEAT())
        return self._lay_out(given.players, given.first)

    def restore(self, data: Data) -> WhistleStopState:
        return WhistleStopState.from_data(data, self, self.board)


GAME: Final = WhistleStop(read_board(FOLDER / "boards" / "whistle_stop.toml", Board))
