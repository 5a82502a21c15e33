"""The game of Railways of North America (S. Brown, R. Holzgrafe): the deal and the text forms.

>>> state = GAME.new_game(3, {}, random.Random(7))
>>> GAME.format_move(state.legal_moves()[0])
'keep William Van Horne'
>>> GAME.restore(state.to_data()) == state
True
>>> GAME.players, isinstance(GAME, RailwaysOfNorthAmerica)
(range(2, 6), True)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.rules.board_game import BoardGame
from game.rules.boards import BoardFile, convert_board, find_look
from game.rules.codecs import AmountCodec, Codec, NameCodec, RouteCodec
from game.rules.contract import Data, Event, Options
from game.rules.facts import Facts
from game.rules.hexgrid import DIRECTIONS
from game.rules.messages import Message
from game.rules.notation import Notation
from game.rules.openings import load_opening, require, require_cubes, require_players
from game.rules.railways_of_north_america.board import Board, load_board
from game.rules.railways_of_north_america.board_file import BoardData
from game.rules.railways_of_north_america.data_form import RailwaysOfNorthAmericaForm
from game.rules.railways_of_north_america.facts import facts_of
from game.rules.railways_of_north_america.message_ids import Called
from game.rules.railways_of_north_america.moves import VERBS
from game.rules.railways_of_north_america.prompts import headings_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTIONS,
    BARONS_DEALT,
    CARDS_PER_PLAYER,
    GOING_ON,
    KEEP_BARON,
    NONE,
)
from game.rules.railways_of_north_america.summaries import SUMMARIZERS
from game.rules.record import flatten, split_rows
from game.rules.validation import BoardErrorCode, OpeningErrorCode

FEW_PLAYERS: Final = 3
"""The number of players up to which each city gets one cube fewer, but at least one (ruling 1)."""


class _Drawn(NamedTuple):
    """The random part of the setup."""

    players: int
    first: int
    barons: list[list[int]]
    """The barons dealt to each seat."""
    cubes: list[list[int]]
    """The cubes in each city, by color."""
    display: list[int]
    """How many copies of each operations card are on display."""


def _codecs(board: Board) -> Mapping[str, Codec]:
    """Return the codecs of the fields of moves, events and messages, by name."""
    most_links = board.players[-1] * board.data.setup.locomotives_per_player
    links = NameCodec("link", [str(number + 1) for number in range(most_links)])
    families = list(dict.fromkeys(card.family for card in board.operations))
    cards = [
        Called.CARD_FOR_CITY(family=families.index(card.family), city=card.city)
        if card.city != NONE
        else None
        for card in board.operations
    ]
    return {
        "baron": NameCodec("baron", [baron.name for baron in board.barons]),
        "amount": AmountCodec(),
        "cost": AmountCodec(),
        "action": NameCodec("action", ACTIONS),
        "city": NameCodec("city", [city.name for city in board.cities]),
        "side": NameCodec("side", DIRECTIONS),
        "hex": NameCodec("hex", [board.hex_name(h) for h in range(len(board.hexes))]),
        "card": NameCodec("card", [card.name for card in board.operations], cards),
        "family": NameCodec("card", families),
        "colour": NameCodec("colour", board.colours),
        "paint": NameCodec("colour", board.colours),
        "line": NameCodec("line", [line.name for line in board.major_lines]),
        "link": links,
        "links": RouteCodec(links),
    }


class RailwaysOfNorthAmerica(BoardGame):
    """Track over the hexes of Canada, engines, deliveries and bonds, for two to five players."""

    key = "railways_of_north_america"
    rules_version = 2
    default_minutes = 90
    summarizers = SUMMARIZERS

    def __init__(self, board: Board) -> None:
        self.board = board
        notation = Notation(VERBS, _codecs(board))
        super().__init__(notation, board.players, board.data.board, board.data.titles)

    def headings(self, events: Sequence[Event], heading: Message) -> Sequence[Message]:
        return headings_of(events, heading)

    def on_board(self, data: BoardFile, name: str) -> RailwaysOfNorthAmerica:
        """Return the game on another board; raises `BoardError`."""
        return RailwaysOfNorthAmerica(
            Board(convert_board(data, BoardData, name), name, find_look(data, name))
        )

    def new_game(self, players: int, options: Options, rng: random.Random) -> RailwaysOfNorthAmericaState:
        """Put cubes on cities, deal two barons each, display cards, draw a first bidder (ruling 1)."""
        self.check_setup(players, options)
        cubes = self._deal_cubes(players, rng)
        display = self._deal_cards(players, rng)
        barons = rng.sample(range(len(self.board.barons)), BARONS_DEALT * players)
        return self._lay_out(
            _Drawn(players, rng.randrange(players), split_rows(barons, BARONS_DEALT), cubes, display)
        )

    def _deal_cubes(self, players: int, rng: random.Random) -> list[list[int]]:
        """Return each city's cubes by color."""
        board = self.board
        cubes = [colour for colour, count in enumerate(board.goods) for _ in range(count)]
        rng.shuffle(cubes)
        found = []
        for city in range(len(board.cities)):
            here = [0] * len(board.colours)
            for _ in range(self._first_cubes(city, players)):
                here[cubes.pop()] += 1
            found.append(here)
        return found

    def _first_cubes(self, city: int, players: int) -> int:
        """Return how many cubes a city gets in the set-up (ruling 1)."""
        return max(1, self.board.cities[city].cubes - (1 if players <= FEW_PLAYERS else 0))

    def _deal_cards(self, players: int, rng: random.Random) -> list[int]:
        """Return the display: the start cards, the ferries, and two cards from the deck for each player."""
        cards = self.board.operations
        shuffled = [i for i, card in enumerate(cards) if card.when == "deck" for _ in range(card.copies)]
        rng.shuffle(shuffled)
        turned = shuffled[: CARDS_PER_PLAYER * players]
        return [turned.count(i) if card.when == "deck" else card.copies for i, card in enumerate(cards)]

    def _lay_out(self, drawn: _Drawn) -> RailwaysOfNorthAmericaState:
        """Return the opening state with what was drawn."""
        board, players = self.board, drawn.players
        bag = [total - sum(city[c] for city in drawn.cubes) for c, total in enumerate(board.goods)]
        deck = [card.copies - drawn.display[i] for i, card in enumerate(board.operations)]
        return self.restore(
            {
                "players": players,
                "turn_number": 1,
                "first": drawn.first,
                "round": 0,
                "acted": 0,
                "step": KEEP_BARON,
                "turn": drawn.first,
                "cash": [0] * players,
                "bonds": [0] * players,
                "points": [0] * players,
                "engine": [1] * players,
                "dealt": drawn.barons,
                "kept": [NONE] * players,
                "delivered": [[] for _ in range(players)],
                "links": [],
                "unfinished": [],
                "building": None,
                "laid": 0,
                "uses": 0,
                "ridge_off": 0,
                "engineered": [0] * players,
                "claimed": [NONE] * len(board.major_lines),
                "cubes": drawn.cubes,
                "demand": [city.colour for city in board.cities],
                "bag": bag,
                "empty": [],
                "draw_city": NONE,
                "draws_left": 0,
                "mining": False,
                "drawn": [],
                "display": drawn.display,
                "deck": deck,
                "held": [[0] * len(board.operations) for _ in range(players)],
                "auction": None,
                "last_turn": NONE,
                "ended": GOING_ON,
                "actions_left": 0,
            }
        )

    def load(self, data: object) -> RailwaysOfNorthAmericaState:
        """Return an external opening, fully checked; raises `OpeningError`."""
        return load_opening(data, RailwaysOfNorthAmericaForm, self._deal_again)

    def _deal_again(self, given: RailwaysOfNorthAmericaForm) -> RailwaysOfNorthAmericaState:
        """Return the opening with the given first player, barons, cubes and cards."""
        require_players(given.players, self.players)
        require(given.first < given.players, "first", OpeningErrorCode.SEAT())
        self._require_barons(given)
        board = self.board
        per_city = [self._first_cubes(city, given.players) for city in range(len(board.cities))]
        require_cubes(given.cubes, per_city, dict(zip(board.colours, board.goods, strict=True)))
        self._require_display(given)
        barons = [list(pair) for pair in given.dealt]
        return self._lay_out(_Drawn(given.players, given.first, barons, given.cubes, given.display))

    def _require_barons(self, given: RailwaysOfNorthAmericaForm) -> None:
        barons, count = flatten(given.dealt), len(self.board.barons)
        require(
            len(given.dealt) == given.players,
            "dealt",
            BoardErrorCode.COUNT(expected=given.players, found=len(given.dealt)),
        )
        different = len(set(barons)) == len(barons) and max(barons) < count
        require(different, "dealt", OpeningErrorCode.DIFFERENT_BELOW(end=count))

    def _require_display(self, given: RailwaysOfNorthAmericaForm) -> None:
        cards = self.board.operations
        require(
            len(given.display) == len(cards),
            "display",
            BoardErrorCode.COUNT(expected=len(cards), found=len(given.display)),
        )
        turned = in_deck = 0
        for number, (shown, card) in enumerate(zip(given.display, cards, strict=True)):
            place = f"display[{number}]"
            if card.when == "deck":
                require(shown <= card.copies, place, BoardErrorCode.AT_MOST(maximum=card.copies, found=shown))
                turned += shown
                in_deck += card.copies
            else:
                require(shown == card.copies, place, BoardErrorCode.COUNT(expected=card.copies, found=shown))
        count = min(CARDS_PER_PLAYER * given.players, in_deck)
        require(turned == count, "display", BoardErrorCode.COUNT(expected=count, found=turned))

    @property
    def facts(self) -> Facts:
        return facts_of(self.board)

    def restore(self, data: Data) -> RailwaysOfNorthAmericaState:
        """Return the state that `to_data` wrote, unchecked."""
        return RailwaysOfNorthAmericaState.from_data(data, self, self.board)


GAME: Final = RailwaysOfNorthAmerica(load_board())
