"""The table of Railways of North America in the middle of play.

What may be done in each step, and what it does, stands in the rooms beside this one: `barons`,
`bidding` (the auction for first player), `action` (the round's choice), `building`, `cities`
(urbanising and other cubes from the bag), `delivering`, `operations` (the cards), `turns`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Self

from game.rules.auction import OpenAuction
from game.rules.contract import CHANCE, OVER, Data, Move, Prompt, State, Tell
from game.rules.railways_of_north_america import (
    action,
    barons,
    bidding,
    building,
    cities,
    delivering,
    operations,
)
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.events import CardUsed
from game.rules.railways_of_north_america.reasons import reason_against
from game.rules.railways_of_north_america.saved import hide_from, write_state
from game.rules.railways_of_north_america.steps import CHANCES, DRAW, ENDED, ENDINGS, NONE
from game.rules.railways_of_north_america.track import Link, Track
from game.rules.railways_of_north_america.wording import heading_of, prompt_for

if TYPE_CHECKING:
    from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica


class RailwaysOfNorthAmericaState(State):
    """Money, points, engines, barons, cards, track, cubes, and whose turn it is."""

    __slots__ = (
        "_players",
        "acted",
        "auction",
        "bag",
        "board",
        "bonds",
        "box",
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

    hides = True
    board: Board
    box: RailwaysOfNorthAmerica
    _players: int
    turn_number: int
    """The turn, from 1."""
    first: int
    """The first player's seat."""
    round: int
    """The round of actions, 0 to 2."""
    acted: int
    """How many seats have been asked in this round (or have chosen their baron)."""
    step: int
    turn: int
    """The seat that decides, or for which chance draws."""
    cash: list[int]
    bonds: list[int]
    points: list[int]
    engine: list[int]
    """Each seat's engine level, 1 to 8."""
    dealt: tuple[tuple[int, int], ...]
    """The two barons dealt to each seat."""
    kept: list[int]
    """The baron that each seat has kept, or -1."""
    delivered: list[int]
    """For each seat the mask of the colours of which it has delivered a cube."""
    links: list[Link]
    """All finished links, in the order of their finishing."""
    links_at: list[tuple[tuple[int, int], ...]]
    """For each city its links, as pairs of the link's number and the city at the other end."""
    link_counts: list[int]
    """How many finished links each seat has."""
    touched: list[int]
    """For each seat the mask of the cities in which a link of its own ends."""
    claimed: list[int]
    """For each major line the seat that has scored it, or -1."""
    unfinished: list[Track]
    """The unfinished links, in the order in which they were left."""
    building: Track | None
    """The track being built in this action."""
    laid: int
    """Tiles laid in this action."""
    uses: int
    """Mask of the cards used for this build."""
    ridge_off: int
    """Dollars that Perfect Engineering still takes off a ridge of this build."""
    engineered: list[int]
    """How often each seat has used Perfect Engineering in this round."""
    closed: bytearray
    """For each hex the mask of the sides that track crosses or that lie at the map's edge."""
    tracks_in: bytearray
    """For each hex how many tiles lie in it."""
    starts: int
    """Mask over the board's `starts` of those where a link can be begun."""
    cubes: bytearray
    """How many cubes wait in a city: at ``city * colours + colour``."""
    goods_at: bytearray
    """For each city the mask of the colours that wait in it."""
    demand: bytearray
    """For each city the mask of the one colour that it demands; 0 for a grey one."""
    bag: list[int]
    """Cubes of each colour in the bag."""
    new_cities: list[int]
    """New City tiles of each colour in stock."""
    empty: int
    """Mask of the cities with an empty-city marker."""
    draw_city: int
    """The city for which cubes are drawn, or -1."""
    draws_left: int
    mining: bool
    """Whether a colour that comes again ends the draws."""
    drawn: int
    """Mask of the colours drawn so far."""
    display: bytearray
    """How many copies of each operations card lie on display."""
    deck: bytearray
    """How many copies of each operations card are still face down."""
    held: bytearray
    """Operations cards in hand: of card k by seat s at ``s * cards + k``."""
    auction: OpenAuction | None
    last_turn: int
    """The turn after that in which the last marker was placed, or -1."""
    ended: int
    """Why the game ended, or `GOING_ON`."""

    @property
    def game(self) -> RailwaysOfNorthAmerica:
        """The box."""
        return self.box

    @property
    def players(self) -> int:
        """How many seats take part."""
        return self._players

    def actor(self) -> int:
        """The seat that decides next, `CHANCE` or `OVER`."""
        if self.step == ENDED:
            return OVER
        return CHANCE if self.step in CHANCES else self.turn

    def moves(self) -> Sequence[Move]:
        """Every legal move of the actor; at `CHANCE` everything that can turn up."""
        if self.step in CHANCES:
            return [move for move, _ in self.outcomes()]
        return MOVES[self.step](self)

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """At `CHANCE`: the cubes in the bag or the cards in the deck, by their numbers."""
        if self.step not in CHANCES:
            return ()
        if self.step == DRAW:
            return [(move, count) for move, count in zip(self.board.draws, self.bag, strict=True) if count]
        return [(move, count) for move, count in zip(self.board.turning, self.deck, strict=True) if count]

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out a move that is known to be legal."""
        APPLY[type(move)](self, move, tell)

    def why_not(self, move: Move) -> str | None:
        """Why a move can't be played now, in a sentence for players; None if it can."""
        return None if move in self.moves() else reason_against(self, move)

    def prompt(self) -> Prompt:
        """What the actor is asked to do."""
        return prompt_for(self)

    def heading(self) -> str:
        """The turn and the round."""
        return heading_of(self)

    def copy(self) -> Self:
        """An independent state that stands at the same point."""
        new = self.__class__.__new__(self.__class__)
        new.board = self.board
        new.box = self.box
        new._players = self._players
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
        new.claimed = self.claimed[:]
        new.unfinished = self.unfinished[:]
        new.building = self.building
        new.laid = self.laid
        new.uses = self.uses
        new.ridge_off = self.ridge_off
        new.engineered = self.engineered[:]
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
        return new

    def scores(self) -> list[int]:
        """Points with charters, less one for each bond (ruling 11); barons only when they are shown."""
        found = [
            points - bonds + self.charter_points(seat)
            for seat, (points, bonds) in enumerate(zip(self.points, self.bonds, strict=True))
        ]
        if self.step == ENDED:
            return [total + barons.baron_points(self, seat) for seat, total in enumerate(found)]
        return found

    def winners(self) -> list[int]:
        """Who has the most; then the most finished links, then cash, then shared (ruling 11)."""
        if self.step != ENDED:
            return []
        ranks = list(zip(self.scores(), self.link_counts, self.cash, strict=True))
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def ending(self) -> str | None:
        """Why the game ended."""
        return ENDINGS[self.ended] if self.step == ENDED else None

    def to_data(self) -> Data:
        """The whole state as plain data (see `saved`)."""
        return write_state(self)

    def view(self, seat: int) -> Data:
        """What a seat can know: everything but the barons of others, until they are shown."""
        return hide_from(self, seat)

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """The same table with the barons that a seat hasn't seen dealt anew."""
        new = self.copy()
        barons.deal_unseen(new, seat, rng)
        return new

    # What players ask about the position.

    def seat_in_order(self, places: int) -> int:
        """The seat that many places clockwise from the first player."""
        return (self.first + places) % self._players

    def links_of(self, seat: int) -> list[int]:
        """The numbers of a seat's finished links."""
        return [number for number, link in enumerate(self.links) if link.owner == seat]

    def locomotives_left(self, seat: int) -> int:
        """A seat's locomotives that mark neither a link nor a major line."""
        placed = self.link_counts[seat] + self.claimed.count(seat)
        return max(0, self.board.data.setup.locomotives_per_player - placed)

    def markers_left(self) -> int:
        """Empty-city markers in stock."""
        return self.board.data.setup.empty_city_markers[self._players] - self.empty.bit_count()

    def income(self, seat: int) -> int:
        """Dollars that a seat would get at its points, less interest; negative if it had to pay."""
        interest = self.board.data.setup.bond_interest * self.bonds[seat]
        return self.board.income_at(self.points[seat]) - interest

    def held_by(self, seat: int, card: int) -> int:
        """How many copies of an operations card a seat holds."""
        return self.held[seat * len(self.deck) + card]

    def holds(self, seat: int, card: int) -> bool:
        """Whether a seat holds an operations card; no for card -1, which there is not."""
        return card != NONE and self.held[seat * len(self.deck) + card] > 0

    def charter_points(self, seat: int) -> int:
        """What a seat's charters would bring if the game ended now."""
        total = 0
        for card in self.board.charters:
            count = self.held_by(seat, card)
            if count:
                printed = self.board.operations[card]
                ends = sum(self.links[number].owner == seat for number, _ in self.links_at[printed.city])
                total += count * min(printed.most, ends * printed.points)
        return total

    def cubes_at(self, city: int) -> list[int]:
        """The colours of the cubes that wait in a city, each as often as it is there."""
        count = len(self.bag)
        return [c for c in range(count) for _ in range(self.cubes[city * count + c])]

    # What the rooms do to the pieces.

    def add_cube(self, city: int, colour: int) -> None:
        """A cube comes into a city."""
        self.cubes[city * len(self.bag) + colour] += 1
        self.goods_at[city] |= 1 << colour

    def take_cube(self, city: int, colour: int) -> None:
        """A cube leaves a city."""
        place = city * len(self.bag) + colour
        self.cubes[place] -= 1
        if not self.cubes[place]:
            self.goods_at[city] &= ~(1 << colour)

    def hold(self, seat: int, card: int) -> None:
        """An operations card comes into a seat's hand."""
        self.held[seat * len(self.deck) + card] += 1

    def spend(self, seat: int, card: int, tell: Tell | None) -> None:
        """An operations card in hand is used up and leaves the game."""
        self.held[seat * len(self.deck) + card] -= 1
        if tell is not None:
            tell(CardUsed(seat, card))


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaState], Sequence[Move]]]] = {
    **barons.MOVES,
    **bidding.MOVES,
    **action.MOVES,
    **building.MOVES,
    **cities.MOVES,
    **delivering.MOVES,
    **operations.MOVES,
    ENDED: lambda state: (),
}
"""For each step the moves of the actor."""

APPLY: Final = {
    **barons.APPLY,
    **bidding.APPLY,
    **action.APPLY,
    **building.APPLY,
    **cities.APPLY,
    **delivering.APPLY,
    **operations.APPLY,
}
"""For each kind of move what it does."""
