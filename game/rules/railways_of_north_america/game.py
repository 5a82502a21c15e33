"""The box of Railways of North America (S. Brown, R. Holzgrafe): the deal and the text forms."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.rules.auction import Bid, PassBid
from game.rules.coders import Amount, Names, Route
from game.rules.contract import Data, Event, Move, Options
from game.rules.hexgrid import DIRECTIONS
from game.rules.notation import Notation, WrittenGame
from game.rules.railways_of_north_america.board import PLAYERS, Board, load_board
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    DrawCube,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    TurnCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.saved import read_state
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTIONS,
    BARONS_DEALT,
    CARDS_PER_PLAYER,
    GOING_ON,
    KEEP_BARON,
    NONE,
)
from game.rules.railways_of_north_america.wording import describe_event

VERBS: Final[dict[str, type[Move]]] = {
    "keep": KeepBaron,
    "bid": Bid,
    "pass": PassBid,
    "choose": ChooseAction,
    "start": StartTrack,
    "continue": ContinueTrack,
    "lay": LayTile,
    "stop": StopBuilding,
    "use": UseCard,
    "urbanize": Urbanize,
    "upgrade": Upgrade,
    "deliver": Deliver,
    "take": TakeCard,
    "mine": Mine,
    "grow": Grow,
    "end": EndActions,
    "draw": DrawCube,
    "turn": TurnCard,
}

FEW_PLAYERS: Final = 3
"""Up to so many players each city gets one cube fewer, but at least one (ruling 1)."""


class RailwaysOfNorthAmerica(WrittenGame):
    """Track over the hexes of Canada, engines, deliveries and bonds, for two to five players."""

    key = "railways_of_north_america"
    title = "Railways of North America"
    summary = "Cross Canada on borrowed money, and deliver the goods farther than the others."
    players = PLAYERS
    minutes = 90
    rules_version = 1

    def __init__(self, board: Board) -> None:
        self.board = board
        most_links = PLAYERS[-1] * board.data.setup.locomotives_per_player
        links = Names("link-number", [str(number + 1) for number in range(most_links)])
        self._notation = Notation(
            VERBS,
            {
                "baron": Names("baron", [baron.name for baron in board.barons]),
                "amount": Amount(),
                "action": Names("action", ACTIONS),
                "city": Names("city", [city.name for city in board.cities]),
                "side": Names("side", DIRECTIONS),
                "hex": Names("hex", [board.hex_name(h) for h in range(len(board.hexes))]),
                "card": Names("card", [card.name for card in board.operations]),
                "colour": Names("colour", board.colours),
                "links": Route(links),
            },
        )

    def deal(self, players: int, options: Options, rng: random.Random) -> RailwaysOfNorthAmericaState:
        """Cubes on the cities, two barons to each, cards on display, a random first bidder (ruling 1)."""
        self.check(players, options)
        board = self.board
        bag, cubes = self._deal_cubes(players, rng)
        display, deck = self._deal_cards(players, rng)
        barons = rng.sample(range(len(board.barons)), BARONS_DEALT * players)
        first = rng.randrange(players)
        return self.load(
            {
                "players": players,
                "turn_number": 1,
                "first": first,
                "round": 0,
                "acted": 0,
                "step": KEEP_BARON,
                "turn": first,
                "cash": [0] * players,
                "bonds": [0] * players,
                "points": [0] * players,
                "engine": [1] * players,
                "dealt": [barons[i : i + BARONS_DEALT] for i in range(0, len(barons), BARONS_DEALT)],
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
                "cubes": cubes,
                "demand": [city.colour for city in board.cities],
                "bag": bag,
                "empty": [],
                "draw_city": NONE,
                "draws_left": 0,
                "mining": False,
                "drawn": [],
                "display": display,
                "deck": deck,
                "held": [[0] * len(board.operations) for _ in range(players)],
                "auction": None,
                "last_turn": NONE,
                "ended": GOING_ON,
            }
        )

    def _deal_cubes(self, players: int, rng: random.Random) -> tuple[list[int], list[list[int]]]:
        """The bag after the set-up, and each city's cubes by colour."""
        board = self.board
        cubes = [colour for colour, count in enumerate(board.goods) for _ in range(count)]
        rng.shuffle(cubes)
        fewer = 1 if players <= FEW_PLAYERS else 0
        found = []
        for city in board.cities:
            here = [0] * len(board.colours)
            for _ in range(max(1, city.cubes - fewer)):
                here[cubes.pop()] += 1
            found.append(here)
        return [cubes.count(colour) for colour in range(len(board.colours))], found

    def _deal_cards(self, players: int, rng: random.Random) -> tuple[list[int], list[int]]:
        """Display and deck: the start cards, the ferries, and two cards from the deck for each player."""
        cards = self.board.operations
        shuffled = [i for i, card in enumerate(cards) if card.when == "deck" for _ in range(card.copies)]
        rng.shuffle(shuffled)
        turned, rest = shuffled[: CARDS_PER_PLAYER * players], shuffled[CARDS_PER_PLAYER * players :]
        display = [turned.count(i) if card.when == "deck" else card.copies for i, card in enumerate(cards)]
        return display, [rest.count(i) for i in range(len(cards))]

    def load(self, data: Data) -> RailwaysOfNorthAmericaState:
        """The state that `to_data` wrote; raises `BadData`."""
        state = RailwaysOfNorthAmericaState.__new__(RailwaysOfNorthAmericaState)
        read_state(state, self.board, data)
        state.box = self
        return state

    def restore(self, data: Data) -> RailwaysOfNorthAmericaState:
        """The state that `to_data` wrote."""
        return self.load(data)

    def describe(self, event: Event, names: Sequence[str]) -> str | None:
        """An event as a line of the log."""
        return describe_event(self.board, event, names)


GAME: Final = RailwaysOfNorthAmerica(load_board())
