"""The state of New England Railways as data: its fields and queries.

Lists are by seat, city, color or link; sets of links, cards and seats are bit masks.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.cash, state.turn_number
([10, 10, 10], 1)
>>> isinstance(state, NewEnglandRailwaysData)
True
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Annotated, Self

from msgspec import Meta

from game.rules.auction import OpenAuction
from game.rules.contract import Data, EventListener, Game, State
from game.rules.hexgrid import bits
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.steps import ENDED, MINIMUM_BID, NONE, STEP_OF
from game.rules.record import (
    Arguments,
    Count,
    Derived,
    IndexOrNone,
    Mask,
    Rows,
    Saved,
    Shared,
    Turn,
    flatten,
    split_rows,
    to_mask,
)

Pip = Annotated[int, Meta(ge=0, le=6)]


class NewEnglandRailwaysData(State):
    """Cash, debts, incomes, links, cubes, both decks, and whose turn it is."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=3, le=6)]]
    turn_number: Saved[Turn]
    first: Saved[Count]
    """The first player's seat."""
    step: Saved[Annotated[int, Meta(ge=0, le=ENDED)]]
    turn: Saved[Count]
    """The seat that decides, or for which chance rolls."""
    acted: Saved[Count]
    """How many seats have been asked in this step (in step 8: in both rounds)."""
    cash: Saved[list[Count]]
    debt: Saved[list[Count]]
    income: Saved[list[Count]]
    value: Derived[list[int]]
    """The final value of each seat's links, in dollars."""
    owner: Saved[list[IndexOrNone]]
    """Each link's owner, or -1."""
    built: Saved[Mask]
    """The mask of the links that carry cubes."""
    unfinished: Derived[int]
    """The mask of the links bought and not built."""
    current: Saved[tuple[Count, ...]]
    """The links for sale this turn, first to last."""
    future: Saved[tuple[Count, ...]]
    """The links for sale next turn."""
    lot: Saved[Count]
    """The position in `current` that is under the hammer."""
    deck: Saved[Mask]
    """The mask of the link cards still face down."""
    growth_deck: Saved[Mask]
    """The mask of the growth cards still face down."""
    cards_left: Saved[Count]
    """The number of cards still to be turned over in this step."""
    pending: Saved[tuple[Count, ...]]
    """The cities that are waiting for a cube."""
    cubes: Saved[Annotated[list[Count], Rows("board.colours")]]
    """How many cubes wait in a city: at ``city * colors + colour``."""
    cup: Derived[list[int]]
    """The number of cubes of each color in the cup."""
    buyers: Saved[Mask]
    """The mask of the seats that bought a link this turn."""
    auction: Saved[Annotated[OpenAuction | None, Arguments(players="players", minimum=MINIMUM_BID, step=1)]]
    dice: Saved[tuple[Pip, Pip]]
    """The last roll; (0, 0) before the first one."""
    divisor: Saved[Count]
    """The last market loss number; 0 before the first."""
    last_turn: Saved[bool]

    def derive(self) -> None:
        """Compute what follows from links and cubes: values of links, unbuilt links, the cup."""
        board = self.board
        self.value = [sum(board.links[link].number for link in self.links_of(s)) for s in range(self.players)]
        sold = to_mask(link for link, owner in enumerate(self.owner) if owner != NONE)
        self.unfinished = sold & ~self.built
        count = len(board.colours)
        self.cup = [total - sum(self.cubes[c::count]) for c, total in enumerate(board.cube_counts)]

    @abstractmethod
    def begin_step(self, number: int, on_event: EventListener | None) -> None:
        """Begin step 1 to 11 of the turn; a step without a decision continues with the next."""

    # What players ask about the position.

    def turn_step(self) -> int:
        """Return the step of the turn that is on, 1 to 11."""
        return STEP_OF[self.step]

    def service(self, seat: int) -> int:
        """Return the dollars that a seat's debt costs each turn (Service Existing Bank Loan Debt)."""
        return self.debt[seat] // self.board.unit * self.board.service_per_unit

    def repayment(self, seat: int) -> int:
        """Return the dollars that a seat's debt costs at the end: the loans and their service."""
        return self.debt[seat] + self.service(seat)

    def seat_after_first(self, places: int) -> int:
        """Return the seat that many places clockwise from the first player."""
        return (self.first + places) % self.players

    def lot_link(self) -> int:
        """Return the link under the hammer or just bought."""
        return self.current[self.lot]

    def links_of(self, seat: int) -> list[int]:
        """Return the links that a seat has bought."""
        return [link for link, owner in enumerate(self.owner) if owner == seat]

    def cubes_at(self, city: int) -> list[int]:
        """Return the colors of the cubes that wait in a city, each as often as it is there."""
        count = len(self.cup)
        return [c for c in range(count) for _ in range(self.cubes[city * count + c])]

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "acted",
        "auction",
        "board",
        "built",
        "buyers",
        "cards_left",
        "cash",
        "cubes",
        "cup",
        "current",
        "debt",
        "deck",
        "dice",
        "divisor",
        "first",
        "future",
        "growth_deck",
        "income",
        "last_turn",
        "lot",
        "owner",
        "pending",
        "step",
        "turn",
        "turn_number",
        "unfinished",
        "value",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.board = self.board
        new.players = self.players
        new.turn_number = self.turn_number
        new.first = self.first
        new.step = self.step
        new.turn = self.turn
        new.acted = self.acted
        new.cash = self.cash[:]
        new.debt = self.debt[:]
        new.income = self.income[:]
        new.value = self.value[:]
        new.owner = self.owner[:]
        new.built = self.built
        new.unfinished = self.unfinished
        new.current = self.current
        new.future = self.future
        new.lot = self.lot
        new.deck = self.deck
        new.growth_deck = self.growth_deck
        new.cards_left = self.cards_left
        new.pending = self.pending
        new.cubes = self.cubes[:]
        new.cup = self.cup[:]
        new.buyers = self.buyers
        new.auction = None if self.auction is None else self.auction.copy()
        new.dice = self.dice
        new.divisor = self.divisor
        new.last_turn = self.last_turn
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.players,
            self.turn_number,
            self.first,
            self.step,
            self.turn,
            self.acted,
            tuple(self.cash),
            tuple(self.debt),
            tuple(self.income),
            tuple(self.owner),
            self.built,
            self.current,
            self.future,
            self.lot,
            self.deck,
            self.growth_deck,
            self.cards_left,
            self.pending,
            tuple(self.cubes),
            self.buyers,
            None if self.auction is None else self.auction.key(),
            self.dice,
            self.divisor,
            self.last_turn,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "players": self.players,
            "turn_number": self.turn_number,
            "first": self.first,
            "step": self.step,
            "turn": self.turn,
            "acted": self.acted,
            "cash": self.cash[:],
            "debt": self.debt[:],
            "income": self.income[:],
            "owner": self.owner[:],
            "built": bits(self.built),
            "current": list(self.current),
            "future": list(self.future),
            "lot": self.lot,
            "deck": bits(self.deck),
            "growth_deck": bits(self.growth_deck),
            "cards_left": self.cards_left,
            "pending": list(self.pending),
            "cubes": split_rows(self.cubes, len(self.board.colours)),
            "buyers": bits(self.buyers),
            "auction": None if self.auction is None else self.auction.to_data(),
            "dice": list(self.dice),
            "divisor": self.divisor,
            "last_turn": self.last_turn,
        }

    @classmethod
    def from_data(cls, data: Data, game: Game, board: Board) -> Self:
        """Return the record that `to_data` wrote, unchecked."""
        new = cls.__new__(cls)
        new.game = game
        new.board = board
        new.players = data["players"]
        new.turn_number = data["turn_number"]
        new.first = data["first"]
        new.step = data["step"]
        new.turn = data["turn"]
        new.acted = data["acted"]
        new.cash = data["cash"][:]
        new.debt = data["debt"][:]
        new.income = data["income"][:]
        new.owner = data["owner"][:]
        new.built = to_mask(data["built"])
        new.current = tuple(data["current"])
        new.future = tuple(data["future"])
        new.lot = data["lot"]
        new.deck = to_mask(data["deck"])
        new.growth_deck = to_mask(data["growth_deck"])
        new.cards_left = data["cards_left"]
        new.pending = tuple(data["pending"])
        new.cubes = flatten(data["cubes"])
        new.buyers = to_mask(data["buyers"])
        new.auction = (
            None
            if data["auction"] is None
            else OpenAuction.from_data(data["auction"], players=new.players, minimum=1, step=1)
        )
        new.dice = (data["dice"][0], data["dice"][1])
        new.divisor = data["divisor"]
        new.last_turn = data["last_turn"]
        new.derive()
        return new

    # End of generated code.
