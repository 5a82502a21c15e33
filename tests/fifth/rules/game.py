"""The game of Whistle Stop: the deal and the text forms of moves."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from game.rules.boards import BoardFile, as_board, read_board
from game.rules.coders import Amount, Names
from game.rules.contract import Data, Option, Options
from game.rules.flaws import Opening
from game.rules.notation import Notation, WrittenGame
from game.rules.openings import expect, load_opening
from tests.fifth.rules.board import Board
from tests.fifth.rules.data import WhistleStopForm
from tests.fifth.rules.moves import Open, Roll, Wait
from tests.fifth.rules.state import NOBODY, WhistleStopState

FOLDER: Final = Path(__file__).parents[1] / "assets"
RICH: Final = 10
"""Dollars that everybody has more with the option."""


class WhistleStop(WrittenGame):
    """Two to four players, four rounds."""

    key = "whistle_stop"
    players = range(2, 5)
    minutes = 3
    rules_version = 1
    options = (Option("rich"),)

    def __init__(self, board: Board) -> None:
        self.board = board
        stops = Names("stop", [stop.name for stop in board.stops])
        faces = Names("face", [str(face) for face in range(7)])
        self._notation = Notation(
            {"open": Open, "wait": Wait, "roll": Roll},
            {"stop": stops, "face": faces, "amount": Amount(), "cash": Amount()},
        )

    def on_board(self, data: BoardFile, name: str) -> WhistleStop:
        """The game on another board; raises `BoardError`."""
        return WhistleStop(as_board(data, Board, name))

    def deal(self, players: int, options: Options, rng: random.Random) -> WhistleStopState:
        self.check(players, options)
        return self._lay_out(players, options.get("rich", False), rng.randrange(players))

    def _lay_out(self, players: int, rich: bool, first: int) -> WhistleStopState:
        cash = self.board.cash + (RICH if rich else 0)
        owner = [NOBODY] * len(self.board.stops)
        return self.restore(
            {
                "players": players,
                "cash": [cash] * players,
                "owner": owner,
                "first": first,
                "turn": 0,
                "round": 1,
            }
        )

    def load(self, data: Data) -> WhistleStopState:
        return load_opening(data, WhistleStopForm, self._deal_again)

    def _deal_again(self, given: WhistleStopForm) -> WhistleStopState:
        expect(given.first < given.players, "first", Opening.SEAT())
        rich = given.cash[:1] == [self.board.cash + RICH]
        return self._lay_out(given.players, rich, given.first)

    def restore(self, data: Data) -> WhistleStopState:
        return WhistleStopState.restored(data, self, self.board)


GAME: Final = WhistleStop(read_board(FOLDER / "boards" / "whistle_stop.toml", Board))
