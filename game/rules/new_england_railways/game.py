"""The game of New England Railways (Winsome Games): the deal and the text forms.

>>> state = GAME.new_game(3, {}, random.Random(7))
>>> GAME.format_move(state.legal_moves()[-1])
'no loan'
>>> GAME.restore(state.to_data()) == state
True
>>> GAME.players, isinstance(GAME, NewEnglandRailways)
(range(3, 7), True)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.rules.board_game import BoardGame
from game.rules.boards import BoardFile, convert_board, find_look
from game.rules.codecs import AmountCodec, NameCodec, RouteCodec
from game.rules.contract import Data, Event, Options
from game.rules.facts import Facts
from game.rules.messages import Message
from game.rules.new_england_railways.board import Board, load_board
from game.rules.new_england_railways.board_file import BoardData
from game.rules.new_england_railways.data_form import NewEnglandRailwaysForm
from game.rules.new_england_railways.facts import facts_of
from game.rules.new_england_railways.limits import check_money
from game.rules.new_england_railways.message_ids import COLOURS, Title
from game.rules.new_england_railways.moves import VERBS
from game.rules.new_england_railways.prompts import headings_of
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BORROW, NONE
from game.rules.new_england_railways.summaries import SUMMARIZERS
from game.rules.notation import Notation
from game.rules.openings import load_opening, require, require_cubes, require_players
from game.rules.validation import OpeningErrorCode

_SUMS: Final = ("amount", "cash", "debt", "service", "unit", "minimum", "lowest", "missing", "income")
"""The fields of moves, events and messages that are dollars."""


class NewEnglandRailways(BoardGame):
    """Link auctions, dice, commodity cubes and locomotives, for three to six players."""

    key = "new_england_railways"
    rules_version = 1
    default_minutes = 40
    summarizers = SUMMARIZERS

    def __init__(self, board: Board) -> None:
        self.board = board
        cities = NameCodec("city", [city.name for city in board.cities])
        pips = NameCodec("pips", [str(number) for number in range(7)])
        notation = Notation(
            VERBS,
            {
                "card": NameCodec("card", [board.growth_name(i) for i in range(len(board.growth))]),
                "colour": NameCodec("colour", board.colours, [COLOURS[name]() for name in board.colours]),
                "city": cities,
                "link": NameCodec(
                    "link",
                    [board.link_name(i) for i in range(len(board.links))],
                    [Title.LINK(city_a=link.a, city_b=link.b) for link in board.links],
                ),
                "low": pips,
                "high": pips,
                "route": RouteCodec(cities),
                "seat": NameCodec("seat", [str(seat) for seat in range(board.players[-1])]),
                **dict.fromkeys(_SUMS, AmountCodec()),
            },
        )
        super().__init__(notation, board.players, board.data.board, board.data.titles)

    def headings(self, events: Sequence[Event], heading: Message) -> Sequence[Message]:
        return headings_of(events, heading)

    def on_board(self, data: BoardFile, name: str) -> NewEnglandRailways:
        """Return the game on another board; raises `BoardError`."""
        return NewEnglandRailways(Board(convert_board(data, BoardData, name), name, find_look(data, name)))

    def check_new_board(self, name: str) -> None:
        """Raise `BoardError` for fewer growth cards than links (Growth), or for boundless money or debts."""
        self.board.check_growth()
        check_money(self.board, name)

    def new_game(self, players: int, options: Options, rng: random.Random) -> NewEnglandRailwaysState:
        """Return the state after Setup: named links, cubes, a random first player, unordered decks."""
        self.check_setup(players, options)
        board = self.board
        cup = [colour for colour, count in enumerate(board.cube_counts) for _ in range(count)]
        rng.shuffle(cup)
        cubes = [[0] * len(board.colours) for _ in board.cities]
        for city, colour in zip(board.first_cubes, cup, strict=False):
            cubes[city][colour] += 1
        return self._lay_out(players, rng.randrange(players), cubes)

    def _lay_out(self, players: int, first: int, cubes: list[list[int]]) -> NewEnglandRailwaysState:
        """Return the table after Setup, with a number of cubes of each color in each city."""
        board = self.board
        current = board.first_links[: board.data.setup.links_offered[players]]
        return self.restore(
            {
                "players": players,
                "turn_number": 1,
                "first": first,
                "step": BORROW,
                "turn": first,
                "acted": 0,
                "cash": [board.data.setup.money] * players,
                "debt": [0] * players,
                "income": [0] * players,
                "owner": [NONE] * len(board.links),
                "built": [],
                "current": current,
                "future": [],
                "lot": 0,
                "deck": [link for link in range(len(board.links)) if link not in current],
                "growth_deck": list(range(len(board.growth))),
                "cards_left": 0,
                "pending": [],
                "cubes": cubes,
                "buyers": [],
                "auction": None,
                "dice": [0, 0],
                "divisor": 0,
                "last_turn": False,
            }
        )

    def load(self, data: object) -> NewEnglandRailwaysState:
        """Return an external opening, fully checked; raises `OpeningError`."""
        return load_opening(data, NewEnglandRailwaysForm, self._deal_again)

    def _deal_again(self, given: NewEnglandRailwaysForm) -> NewEnglandRailwaysState:
        """Return the opening with the first player and the drawn cubes that are given."""
        require_players(given.players, self.players)
        require(given.first < given.players, "first", OpeningErrorCode.SEAT())
        board = self.board
        per_city = [board.first_cubes.count(city) for city in range(len(board.cities))]
        require_cubes(given.cubes, per_city, dict(zip(board.colours, board.cube_counts, strict=True)))
        return self._lay_out(given.players, given.first, given.cubes)

    @property
    def facts(self) -> Facts:
        return facts_of(self.board)

    def restore(self, data: Data) -> NewEnglandRailwaysState:
        """Return the state that `to_data` wrote, unchecked."""
        return NewEnglandRailwaysState.from_data(data, self, self.board)


GAME: Final = NewEnglandRailways(load_board())
