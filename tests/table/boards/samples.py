"""What tests of board views share over all games: games that fill the board, and what is shown of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import pygame

from game.match.boards import game_on
from game.rules.american_rails.moves import Develop, LayTrack
from game.rules.auction import Bid, PassBid
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Event, Game, Move
from game.rules.new_england_railways.moves import NoLoan, Ship
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.steps import BORROW
from game.rules.north_american_railways.moves import BuyCity
from game.rules.railways_of_north_america.moves import ChooseAction
from game.rules.railways_of_north_america.steps import DELIVER_ACTION
from game.table.boards.shown import Pickable, SeatLook, Shown, pickables_of
from game.table.boards.table import find_table
from game.table.north_american_railways.reading import covered, in_network
from game.table.north_american_railways.sheet import network_of
from game.table.railways_of_north_america.reading import pickables_in
from tests.helpers.play import draw
from tests.table.boards.looks import AREA, SIZE, arranged

NAMES: Final = ("Tobias", "Clara", "Edmund", "Harriet", "Beatrix", "Agnes")


@dataclass(frozen=True)
class Sample:
    """One game, as the tests of its view play and show it."""

    key: str
    choose: Callable[[Any, random.Random], Move]
    """A move that tends to fill the board; by chance where chance decides."""
    things: Callable[[Any], list[Pickable]]
    """Everything on the board that can be pointed at."""
    meant_by: Callable[[Any, Move], Iterable[Pickable]] = lambda state, move: pickables_of(move)
    """Everything that a legal move can be pointed at by."""
    seed: int = 3
    players: int = 4
    board: Path | None = None
    """The file of the board; None for the game's own."""

    @property
    def game(self) -> Game:
        """The game, on its board."""
        return find_game(self.key) if self.board is None else game_on(self.board)

    def on_small_board(self) -> Sample:
        """The same game on the tests' own board."""
        return replace(self, board=Path(__file__).parents[2] / "boards" / f"{self.key}.toml")

    def view(self, size: tuple[int, int] = SIZE, area: pygame.Rect = AREA, players: int | None = None) -> Any:
        """A view that is laid out in its part of a window."""
        opening = self.game.new_game(players or self.players, {}, random.Random(1))
        return arranged(find_table(self.key).view(opening), size, area)

    def show(self, state: Any, **more: Any) -> Shown[Any]:
        """Return what is shown to the current player of a state, changed by `more`."""
        seats = [SeatLook(NAMES[seat], "Person", seat, False) for seat in range(state.players)]
        moves = tuple(state.legal_moves()) if state.current_player() >= 0 else ()
        told = {"viewer": max(0, state.current_player()), "moves": moves} | more
        meanings = {move: frozenset(self.meant_by(state, move)) for move in told["moves"]}
        return Shown(state, seats, **told, meanings=meanings)

    def play(self, seed: int, players: int, most: int = 500) -> Iterator[tuple[Any, list[Event]]]:
        """A game: the state before the first move and after every decision with the chances that follow."""
        rng = random.Random(seed)
        state: Any = self.game.new_game(players, {}, rng)
        yield state, []
        for _ in range(most):
            if state.current_player() == TERMINAL:
                return
            events: list[Event] = []
            state.play(self.choose(state, rng), events.append)
            while state.current_player() == CHANCE:
                state.play(self.choose(state, rng), events.append)
            yield state, events

    def state_where(
        self, wanted: Callable[[Any], bool], seed: int | None = None, players: int | None = None
    ) -> Any:
        """The first state of its kind, in one game after the other."""
        first = self.seed if seed is None else seed
        for number in range(first, first + 40):
            for state, _ in self.play(number, players or self.players):
                if wanted(state):
                    return state.copy()
        raise AssertionError("no such state")


def _developing(state: Any, rng: random.Random) -> Move:
    """American Rails: buys, builds and develops."""
    moves = state.legal_moves()
    bids = [move for move in moves if isinstance(move, Bid)]
    if bids and bids[0].amount < 17 and rng.random() < 0.7:
        return bids[0]
    if bids:
        return PassBid()
    building = [move for move in moves if isinstance(move, LayTrack | Develop)]
    return rng.choice(building or list(moves))


def _networking(state: Any, rng: random.Random) -> Move:
    """North American Railways: buys at middling prices, so that networks grow."""
    moves = list(state.legal_moves())
    if state.current_player() == CHANCE:
        return rng.choice(moves)
    buying = [move for move in moves if isinstance(move, BuyCity)]
    if buying and rng.random() < 0.85:
        return rng.choice(buying)
    prices = [move for move in moves if 300 <= getattr(move, "amount", 0) <= 900]
    return rng.choice(prices if prices and rng.random() < 0.9 else moves)


def _shipping(state: Any, rng: random.Random) -> Move:
    """New England Railways: incomes grow and most links are sold."""
    if state.current_player() == CHANCE:
        return draw(state, rng)
    moves = list(state.legal_moves())
    routes = [move for move in moves if isinstance(move, Ship)]
    if routes:
        return max(routes, key=lambda move: (gains(state, move.route)[state.turn], rng.random()))
    bids = [move for move in moves if isinstance(move, Bid)]
    if bids and state.lot_link() % 9 and bids[0].amount < rng.randrange(14):
        return bids[0]
    if PassBid() in moves:
        return PassBid()
    if state.step == BORROW and NoLoan() in moves and state.cash[state.turn] > 11:
        return NoLoan()
    return moves[0]


def _delivering(state: Any, rng: random.Random) -> Move:
    """Railways of North America: delivers what it can."""
    moves = list(state.legal_moves())
    if state.current_player() == CHANCE:
        return rng.choice(moves)
    best = ChooseAction(DELIVER_ACTION)
    return best if best in moves else rng.choice(moves[:40])


def _numbered(field: str, count: int, first: int = 0) -> list[Pickable]:
    return [Pickable(field, number) for number in range(first, first + count)]


def _parts(*names: str) -> list[Pickable]:
    return [Pickable("part", name) for name in names]


def _on_map(state: Any) -> list[Pickable]:
    board = state.board
    found = _numbered("hex", len(board.hexes)) + _numbered("company", len(board.companies))
    title = "cartouche" if state.auction is None else "auction"
    return [*found, *_parts("years", "order", "incomes", "key", title)]


def _on_cards(state: Any) -> list[Pickable]:
    companies = range(len(state.cards.companies))
    found = [Pickable("column", i) for i, left in enumerate(state.shares_left) if left]
    found += [Pickable("city_column", i) for i, left in enumerate(state.cities_left) if left]
    found += [covered(0, i, n) for i, left in enumerate(state.shares_left) for n in range(left - 1)]
    found += [covered(1, i, n) for i, left in enumerate(state.cities_left) for n in range(left - 1)]
    found += _numbered("company", len(companies))
    found += [Pickable("worth", company) for company in companies if state.sold[company]]
    found += [in_network(c, n) for c in companies for n in range(network_of(state, c))]
    return [*found, Pickable("plate", 0), Pickable("plate", 1)]


def _on_links(state: Any) -> list[Pickable]:
    found = _numbered("city", len(state.board.cities)) + _numbered("link", len(state.board.links))
    found += [Pickable("cube", slot) for slot, count in enumerate(state.cubes) if count]
    return [*found, *_numbered("step", 11, 1), *_parts("cup", "stage", "incomes")]


def _on_canada(state: Any) -> list[Pickable]:
    board = state.board
    found = [Pickable("hex", city.hex) for city in board.cities] + _numbered("line", len(board.major_lines))
    found += [Pickable("display", card) for card, count in enumerate(state.display) if count]
    return [*found, *_parts("legend", "stock")]


AMERICAN_RAILS = Sample("american_rails", _developing, _on_map)
NORTH_AMERICAN_RAILWAYS = Sample("north_american_railways", _networking, _on_cards)
NEW_ENGLAND_RAILWAYS = Sample("new_england_railways", _shipping, _on_links)
RAILWAYS_OF_NORTH_AMERICA = Sample(
    "railways_of_north_america", _delivering, _on_canada, pickables_in, seed=0, players=3
)
SAMPLES: Final = (AMERICAN_RAILS, NORTH_AMERICAN_RAILWAYS, NEW_ENGLAND_RAILWAYS, RAILWAYS_OF_NORTH_AMERICA)
