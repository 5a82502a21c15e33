"""The state of Railways of North America as data: its fields and queries.

Lists are by seat, city, color, card, line or hex; sets of them are bit masks.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> state.cash, state.turn_number
([0, 0, 0], 1)
>>> isinstance(state, RailwaysOfNorthAmericaData)
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
from game.rules.messages import Message
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE, Board
from game.rules.railways_of_north_america.events import CardUsed
from game.rules.railways_of_north_america.forms import (
    TrackForm,
    read_building,
    read_demand,
    read_links,
    read_tracks,
    write_building,
    write_demand,
    write_links,
    write_tracks,
)
from game.rules.railways_of_north_america.steps import (
    ENDED,
    GOING_ON,
    NONE,
    ROUNDS,
    TILES_PER_BUILD,
    TURNS_GONE,
)
from game.rules.railways_of_north_america.track import Link, Track
from game.rules.record import (
    Arguments,
    Converted,
    Count,
    Default,
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

Level = Annotated[int, Meta(ge=1, le=HIGHEST_ENGINE)]


class RailwaysOfNorthAmericaData(State):
    """Money, points, engines, barons, cards, track, cubes, and whose turn it is."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=2, le=5)]]
    turn_number: Saved[Turn]
    """The turn, from 1."""
    first: Saved[Count]
    """The first player's seat."""
    round: Saved[Annotated[int, Meta(ge=0, lt=ROUNDS)]]
    """The round of actions, 0 to 2."""
    acted: Saved[Count]
    """How many seats have been asked in this round (or have chosen their baron)."""
    step: Saved[Annotated[int, Meta(ge=0, le=ENDED)]]
    turn: Saved[Count]
    """The seat that decides, or for which chance draws."""
    cash: Saved[list[Count]]
    bonds: Saved[list[Count]]
    points: Saved[list[Count]]
    engine: Saved[list[Level]]
    """Each seat's engine level, 1 to 8."""
    dealt: Saved[tuple[tuple[Count, Count], ...]]
    """The two barons dealt to each seat."""
    kept: Saved[list[IndexOrNone]]
    """The baron that each seat has kept, or -1."""
    delivered: Saved[list[Mask]]
    """The mask of the colors of which each seat has delivered a cube."""
    links: Saved[
        Annotated[list[Link], Converted(list[TrackForm], write_links, read_links), Arguments(board="board")]
    ]
    """All finished links, in the order of their finishing."""
    links_at: Derived[list[tuple[tuple[int, int], ...]]]
    """The links at each city, as pairs of the link's number and the city at the other end."""
    link_counts: Derived[list[int]]
    """How many finished links each seat has."""
    touched: Derived[list[int]]
    """The mask of the cities in which each seat's links end."""
    network: Derived[bytes]
    """All finished links in order, packed (`Link.packed`): equal for equal networks."""
    networks: Derived[list[bytes]]
    """The networks of each seat's own links, packed like `network`."""
    unfinished: Saved[Annotated[list[Track], Converted(list[TrackForm], write_tracks, read_tracks)]]
    """The unfinished links, in the order in which they were left."""
    building: Saved[Annotated[Track | None, Converted(TrackForm | None, write_building, read_building)]]
    """The track being built in this action."""
    laid: Saved[Annotated[int, Meta(ge=0, lt=TILES_PER_BUILD)]]
    """The number of tiles laid in this action."""
    uses: Saved[Annotated[int, Meta(ge=0, le=7)]]
    """The mask of the cards used for this build."""
    ridge_off: Saved[Count]
    """The dollars that Perfect Engineering still takes off a ridge of this build."""
    engineered: Saved[list[Count]]
    """How often each seat has used Perfect Engineering in this round."""
    claimed: Saved[list[IndexOrNone]]
    """The seat that has scored each major line, or -1."""
    closed: Derived[bytearray]
    """The mask of each hex's sides that track crosses or that are at the map's edge."""
    tracks_in: Derived[bytearray]
    """The number of tiles in each hex."""
    starts: Derived[int]
    """The mask of those among the board's `starts` where a link can be begun."""
    cubes: Saved[Annotated[bytearray, Rows("bag")]]
    """How many cubes wait in a city: at ``city * colors + colour``."""
    goods_at: Derived[bytearray]
    """The mask of the colors of the cubes in each city."""
    demand: Saved[Annotated[bytearray, Converted(list[IndexOrNone], write_demand, read_demand)]]
    """The mask of the one color that each city demands; 0 for a gray one."""
    bag: Saved[list[Count]]
    """The number of cubes of each color in the bag."""
    new_cities: Derived[list[int]]
    """The number of New City tiles of each color in stock."""
    empty: Saved[Mask]
    """The mask of the cities with an empty-city marker."""
    draw_city: Saved[IndexOrNone]
    """The city for which cubes are drawn, or -1."""
    draws_left: Saved[Count]
    mining: Saved[bool]
    """Whether a color that comes again ends the draws."""
    drawn: Saved[Mask]
    """The mask of the colors drawn up to here."""
    display: Saved[bytearray]
    """How many copies of each operations card are on display."""
    deck: Saved[bytearray]
    """How many copies of each operations card are still face down."""
    held: Saved[Annotated[bytearray, Rows("deck")]]
    """The operations cards in hand: of card k by seat s at ``s * cards + k``."""
    auction: Saved[
        Annotated[
            OpenAuction | None,
            Arguments(players="players", minimum="board.data.auction.step", step="board.data.auction.step"),
        ]
    ]
    last_turn: Saved[IndexOrNone]
    """The turn after that in which the last marker was placed, or -1."""
    ended: Saved[Annotated[int, Meta(ge=GOING_ON, le=TURNS_GONE)]]
    """The reason for the end of the game, or `GOING_ON`."""
    actions_left: Saved[Annotated[Count, Default(0)]]
    """The remaining actions of a Railroad Executive, including the current one."""

    @abstractmethod
    def derive(self) -> None:
        """Compute what follows from track, cubes and demands."""

    @abstractmethod
    def ending(self) -> Message | None:
        """Return why the game ended; None while it goes on."""

    # What players ask about the position.

    def seat_in_order(self, places: int) -> int:
        """Return the seat that many places clockwise from the first player."""
        return (self.first + places) % self.players

    def links_of(self, seat: int) -> list[int]:
        """Return the numbers of a seat's finished links."""
        return [number for number, link in enumerate(self.links) if link.owner == seat]

    def locomotives_left(self, seat: int) -> int:
        """Return how many locomotives of a seat mark no link yet (ruling 13)."""
        return self.board.data.setup.locomotives_per_player - self.link_counts[seat]

    def markers_left(self) -> int:
        """Return how many Empty City Markers are in stock."""
        return self.board.data.setup.empty_city_markers[self.players] - self.empty.bit_count()

    def income(self, seat: int) -> int:
        """Return a seat's income in dollars, less interest; negative if it has to pay."""
        interest = self.board.data.setup.bond_interest * self.bonds[seat]
        return self.board.income_at(self.points[seat]) - interest

    def held_by(self, seat: int, card: int) -> int:
        """Return how many copies of an operations card a seat holds."""
        return self.held[seat * len(self.deck) + card]

    def holds(self, seat: int, card: int) -> bool:
        """Return whether a seat holds an operations card; no for card -1, which there is not."""
        return card != NONE and self.held[seat * len(self.deck) + card] > 0

    def charter_points(self, seat: int) -> int:
        """Return what a seat's charters would bring if the game ended now."""
        total = 0
        for card in self.board.charters:
            count = self.held_by(seat, card)
            if count:
                printed = self.board.operations[card]
                ends = sum(self.links[number].owner == seat for number, _ in self.links_at[printed.city])
                total += count * min(printed.most, ends * printed.points)
        return total

    def cubes_at(self, city: int) -> list[int]:
        """Return the colors of the cubes that wait in a city, each as often as it is there."""
        count = len(self.bag)
        return [c for c in range(count) for _ in range(self.cubes[city * count + c])]

    # Changes of pieces, called by the phases.

    def add_cube(self, city: int, colour: int) -> None:
        """Add a cube to a city."""
        self.cubes[city * len(self.bag) + colour] += 1
        self.goods_at[city] |= 1 << colour

    def take_cube(self, city: int, colour: int) -> None:
        """Remove a cube from a city."""
        place = city * len(self.bag) + colour
        self.cubes[place] -= 1
        if not self.cubes[place]:
            self.goods_at[city] &= ~(1 << colour)

    def hold(self, seat: int, card: int) -> None:
        """Add an operations card to a seat's hand."""
        self.held[seat * len(self.deck) + card] += 1

    def spend(self, seat: int, card: int, on_event: EventListener | None) -> None:
        """Remove a used operations card from a seat's hand and from the game."""
        self.held[seat * len(self.deck) + card] -= 1
        if on_event is not None:
            on_event(CardUsed(seat, card))

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "acted",
        "actions_left",
        "auction",
        "bag",
        "board",
        "bonds",
        "building",
        "cash",
        "claimed",
        "closed",
        "cubes",
        "dealt",
        "deck",
        "delivered",
        "demand",
        "display",
        "draw_city",
        "drawn",
        "draws_left",
        "empty",
        "ended",
        "engine",
        "engineered",
        "first",
        "goods_at",
        "held",
        "kept",
        "laid",
        "last_turn",
        "link_counts",
        "links",
        "links_at",
        "mining",
        "network",
        "networks",
        "new_cities",
        "points",
        "ridge_off",
        "round",
        "starts",
        "step",
        "touched",
        "tracks_in",
        "turn",
        "turn_number",
        "unfinished",
        "uses",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.board = self.board
        new.players = self.players
        new.turn_number = self.turn_number
        new.first = self.first
        new.round = self.round
        new.acted = self.acted
        new.step = self.step
        new.turn = self.turn
        new.cash = self.cash[:]
        new.bonds = self.bonds[:]
        new.points = self.points[:]
        new.engine = self.engine[:]
        new.dealt = self.dealt
        new.kept = self.kept[:]
        new.delivered = self.delivered[:]
        new.links = self.links[:]
        new.links_at = self.links_at[:]
        new.link_counts = self.link_counts[:]
        new.touched = self.touched[:]
        new.network = self.network
        new.networks = self.networks[:]
        new.unfinished = self.unfinished[:]
        new.building = self.building
        new.laid = self.laid
        new.uses = self.uses
        new.ridge_off = self.ridge_off
        new.engineered = self.engineered[:]
        new.claimed = self.claimed[:]
        new.closed = self.closed[:]
        new.tracks_in = self.tracks_in[:]
        new.starts = self.starts
        new.cubes = self.cubes[:]
        new.goods_at = self.goods_at[:]
        new.demand = self.demand[:]
        new.bag = self.bag[:]
        new.new_cities = self.new_cities[:]
        new.empty = self.empty
        new.draw_city = self.draw_city
        new.draws_left = self.draws_left
        new.mining = self.mining
        new.drawn = self.drawn
        new.display = self.display[:]
        new.deck = self.deck[:]
        new.held = self.held[:]
        new.auction = None if self.auction is None else self.auction.copy()
        new.last_turn = self.last_turn
        new.ended = self.ended
        new.actions_left = self.actions_left
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.players,
            self.turn_number,
            self.first,
            self.round,
            self.acted,
            self.step,
            self.turn,
            tuple(self.cash),
            tuple(self.bonds),
            tuple(self.points),
            tuple(self.engine),
            self.dealt,
            tuple(self.kept),
            tuple(self.delivered),
            tuple(self.links),
            tuple(self.unfinished),
            self.building,
            self.laid,
            self.uses,
            self.ridge_off,
            tuple(self.engineered),
            tuple(self.claimed),
            bytes(self.cubes),
            bytes(self.demand),
            tuple(self.bag),
            self.empty,
            self.draw_city,
            self.draws_left,
            self.mining,
            self.drawn,
            bytes(self.display),
            bytes(self.deck),
            bytes(self.held),
            None if self.auction is None else self.auction.key(),
            self.last_turn,
            self.ended,
            self.actions_left,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "players": self.players,
            "turn_number": self.turn_number,
            "first": self.first,
            "round": self.round,
            "acted": self.acted,
            "step": self.step,
            "turn": self.turn,
            "cash": self.cash[:],
            "bonds": self.bonds[:],
            "points": self.points[:],
            "engine": self.engine[:],
            "dealt": [list(item) for item in self.dealt],
            "kept": self.kept[:],
            "delivered": [bits(item) for item in self.delivered],
            "links": write_links(self.links),
            "unfinished": write_tracks(self.unfinished),
            "building": write_building(self.building),
            "laid": self.laid,
            "uses": self.uses,
            "ridge_off": self.ridge_off,
            "engineered": self.engineered[:],
            "claimed": self.claimed[:],
            "cubes": split_rows(self.cubes, len(self.bag)),
            "demand": write_demand(self.demand),
            "bag": self.bag[:],
            "empty": bits(self.empty),
            "draw_city": self.draw_city,
            "draws_left": self.draws_left,
            "mining": self.mining,
            "drawn": bits(self.drawn),
            "display": list(self.display),
            "deck": list(self.deck),
            "held": split_rows(self.held, len(self.deck)),
            "auction": None if self.auction is None else self.auction.to_data(),
            "last_turn": self.last_turn,
            "ended": self.ended,
            "actions_left": self.actions_left,
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
        new.round = data["round"]
        new.acted = data["acted"]
        new.step = data["step"]
        new.turn = data["turn"]
        new.cash = data["cash"][:]
        new.bonds = data["bonds"][:]
        new.points = data["points"][:]
        new.engine = data["engine"][:]
        new.dealt = tuple((item[0], item[1]) for item in data["dealt"])
        new.kept = data["kept"][:]
        new.delivered = [to_mask(item) for item in data["delivered"]]
        new.links = read_links(data["links"], board=new.board)
        new.unfinished = read_tracks(data["unfinished"])
        new.building = read_building(data["building"])
        new.laid = data["laid"]
        new.uses = data["uses"]
        new.ridge_off = data["ridge_off"]
        new.engineered = data["engineered"][:]
        new.claimed = data["claimed"][:]
        new.cubes = bytearray(flatten(data["cubes"]))
        new.demand = read_demand(data["demand"])
        new.bag = data["bag"][:]
        new.empty = to_mask(data["empty"])
        new.draw_city = data["draw_city"]
        new.draws_left = data["draws_left"]
        new.mining = data["mining"]
        new.drawn = to_mask(data["drawn"])
        new.display = bytearray(data["display"])
        new.deck = bytearray(data["deck"])
        new.held = bytearray(flatten(data["held"]))
        new.auction = (
            None
            if data["auction"] is None
            else OpenAuction.from_data(
                data["auction"],
                players=new.players,
                minimum=new.board.data.auction.step,
                step=new.board.data.auction.step,
            )
        )
        new.last_turn = data["last_turn"]
        new.ended = data["ended"]
        new.actions_left = data["actions_left"]
        new.derive()
        return new

    # End of generated code.
