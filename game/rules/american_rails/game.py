"""The game of American Rails (Tim Harrison, Quined Games): the deal and the text forms.

>>> state = GAME.new_game(4, {}, random.Random(7))
>>> GAME.format_move(state.legal_moves()[0])
'put up American'
>>> GAME.restore(state.to_data()) == state
True
>>> GAME.players, isinstance(GAME, AmericanRails)
(range(3, 6), True)
"""

from __future__ import annotations

import random
from typing import Final

from game.rules.american_rails.board import Board, load_board
from game.rules.american_rails.board_file import BoardData
from game.rules.american_rails.data_form import AmericanRailsForm
from game.rules.american_rails.facts import facts_of
from game.rules.american_rails.moves import VERBS
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS, GOING_ON, NONE, PREPARATION, PUT_UP
from game.rules.american_rails.summaries import SUMMARIZERS
from game.rules.board_game import BoardGame
from game.rules.boards import BoardFile, convert_board, find_look
from game.rules.codecs import AmountCodec, NameCodec
from game.rules.contract import Data, Options
from game.rules.facts import Facts
from game.rules.notation import Notation
from game.rules.openings import load_opening, require, require_players
from game.rules.validation import OpeningErrorCode

SUMS: Final = ("amount", "cost", "high", "income", "lowest", "per_share", "treasury")
"""The fields that are dollars."""


class AmericanRails(BoardGame):
    """Track cubes on hexes, shares and auctions, 1851 to 1857, for three to five players."""

    key = "american_rails"
    rules_version = 1
    default_minutes = 30
    summarizers = SUMMARIZERS

    def __init__(self, board: Board) -> None:
        self.board = board
        notation = Notation(
            VERBS,
            {
                "company": NameCodec("company", [company.name for company in board.companies]),
                "hex": NameCodec("hex", [board.hex_name(h) for h in range(len(board.hexes))]),
                "row": NameCodec("row", board.rows),
                "city": NameCodec("city", [city.name for city in board.cities]),
                **dict.fromkeys(SUMS, AmountCodec()),
            },
        )
        super().__init__(notation, board.players, board.data.board, board.data.titles)

    def on_board(self, data: BoardFile, name: str) -> AmericanRails:
        """Return the game on another board; raises `BoardError`."""
        return AmericanRails(Board(convert_board(data, BoardData, name), name, find_look(data, name)))

    def new_game(self, players: int, options: Options, rng: random.Random) -> AmericanRailsState:
        """Return a random banker; with three players a random company stays in the box (Setting Up, C)."""
        self.check_setup(players, options)
        banker = rng.randrange(players)
        absent = rng.randrange(len(self.board.companies)) if players == 3 else NONE
        return self._lay_out(players, banker, absent)

    def _lay_out(self, players: int, banker: int, absent: int) -> AmericanRailsState:
        """Return the opening state (Setting Up)."""
        board = self.board
        companies = board.companies
        return self.restore(
            {
                "players": players,
                "banker": banker,
                "absent": absent,
                "year": board.first_year,
                "column": PREPARATION,
                "step": PUT_UP,
                "turn": banker,
                "cash": [board.data.setup.money[players]] * players,
                "treasury": [0] * len(companies),
                "shares": [[0] * len(companies) for _ in range(players)],
                "unsold": [0 if c == absent else company.shares for c, company in enumerate(companies)],
                "track": [[] for _ in companies],
                "houses": [],
                "turn_order": [],
                "order": [],
                "markers": [[NONE] * len(board.rows) for _ in range(COLUMNS)],
                "row_chosen": NONE,
                "to_lay": 0,
                "laid": 0,
                "lot": NONE,
                "put_up": [],
                "auction": None,
                "ended": GOING_ON,
            }
        )

    def load(self, data: object) -> AmericanRailsState:
        """Return an external opening, fully checked; raises `OpeningError`."""
        return load_opening(data, AmericanRailsForm, self._deal_again)

    def _deal_again(self, given: AmericanRailsForm) -> AmericanRailsState:
        """Return the opening with the banker and the absent company that are given."""
        require_players(given.players, self.players)
        require(given.banker < given.players, "banker", OpeningErrorCode.SEAT())
        companies = range(len(self.board.companies)) if given.players == 3 else (NONE,)
        require(given.absent in companies, "absent", OpeningErrorCode.ABSENT())
        return self._lay_out(given.players, given.banker, given.absent)

    @property
    def facts(self) -> Facts:
        return facts_of(self.board)

    def restore(self, data: Data) -> AmericanRailsState:
        """Return the state that `to_data` wrote, unchecked."""
        return AmericanRailsState.from_data(data, self, self.board)


GAME: Final = AmericanRails(load_board())
