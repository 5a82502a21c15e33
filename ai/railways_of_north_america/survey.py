"""The survey of Railways of North America: barons, operations cards, major lines, and their points.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> observer = RailwaysOfNorthAmericaObserver(players=3)
>>> observer.see(state, BonusScored(seat=1, card=0, points=2))
>>> observer.moments[0].kind is Items.CARDS, observer.moments[0].brought
(True, 2)
>>> Counted.CASH in observer.counts[1], Figure.RAREST_CARD(family=2)
(False, Message(figure-rarest-card family=2))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import ClassVar, Final

from ai.survey.observer import FigureKind, ItemKind, MeasuredFigure, ObservedGame, Observer
from game.rules.accounts import AccountHeading
from game.rules.contract import Event, Game
from game.rules.railways_of_north_america.accounts import Account
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.board_file import HOTEL, KEEP
from game.rules.railways_of_north_america.events import (
    BaronRevealed,
    BonusScored,
    CardTaken,
    CardUsed,
    CubeDelivered,
    FinalScore,
    HotelScored,
    MajorLineScored,
)
from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import GREY


class Items(ItemKind):
    """The items that players take."""

    BARONS = "taken-barons", "baron"
    CARDS = "taken-cards", "card"
    USED = "taken-cards-used", "card"
    HOTELS = "taken-hotels", "card"
    LINES = "taken-major-lines", "line"
    CITIES = "taken-cities-delivered-to", "city"


class Counted(FigureKind):
    """The quantities that are counted to compute the figures of a board."""

    LONG_HAULS = "count-long-hauls"
    CASH = "count-cash"


class Figure(FigureKind):
    """The figures by which a board is judged."""

    WINNER = "figure-winner"
    DELIVERIES = "figure-deliveries"
    LONG_HAULS = "figure-long-hauls"
    RAREST_CARD = "figure-rarest-card", "family"
    EASIEST_BARON = "figure-easiest-baron", "baron"
    HARDEST_BARON = "figure-hardest-baron", "baron"
    PLACE = "figure-place"
    CASH = "figure-cash"


LONG_HAUL: Final = 5
"""The number of links in a long delivery."""

WINNERS_SCORE: Final = {3: (63.0, 92.0), 4: (60.0, 110.0)}
"""The winners' mean score by number of players, as in published games. A board with an unusual length of
games may differ."""

_ANY: Final[tuple[float | None, float | None]] = (None, None)

SHARE_OF_DELIVERIES: Final = 66.7
"""The minimum percentage of all points from deliveries."""

CARDS_A_GAME: Final = 0.33
"""How often per game each type of card should be taken at least."""

BARONS_FULFILLED: Final = (20.0, 80.0)
"""The percentage of games with a baron in which its goal should be reached."""

ABOVE_SHARE: Final = 5.0
"""The greatest advantage of a seat in turn order over its share, in percent of the games."""

CASH_LEFT: Final = 15000.0
"""The most dollars that players should have left at the end."""


class RailwaysOfNorthAmericaObserver(Observer[RailwaysOfNorthAmericaState]):
    """An observer of what everything brought, in points."""

    kinds: ClassVar[Sequence[ItemKind]] = tuple(Items)

    @classmethod
    def is_obtainable(cls, kind: ItemKind, number: int, game: Game) -> bool:
        """Return True for cards with a later use, hotels, and cities that demand goods from the start."""
        assert isinstance(game, RailwaysOfNorthAmerica)
        board = game.board
        match kind:
            case Items.USED:
                return board.operations[number].kind == KEEP
            case Items.HOTELS:
                return board.operations[number].effect == HOTEL
            case Items.CITIES:
                return board.cities[number].colour != GREY
        return True

    def see(self, state: RailwaysOfNorthAmericaState, event: Event) -> None:
        """Record an event."""
        match event:
            case CubeDelivered(seat=seat, city_end=city, links=links):
                self.record(state, Items.CITIES, city, seat)
                self.counts[seat][Counted.LONG_HAULS] += len(links) >= LONG_HAUL
            case MajorLineScored(seat=seat, line=line, points=points):
                self.record(state, Items.LINES, line, seat, brought=points)
            case BonusScored(seat, card, points):
                self.record(state, Items.CARDS, card, seat, brought=points)
            case HotelScored(seat, card, points):
                self.record(state, Items.HOTELS, card, seat, brought=points)
            case CardTaken(seat, card):
                self.record(state, Items.CARDS, card, seat)
            case CardUsed(seat, card):
                self.record(state, Items.USED, card, seat)
            case BaronRevealed(seat=seat, baron=baron, points=points):
                self.record(state, Items.BARONS, baron, seat, brought=points)
            case FinalScore(seat=seat):
                self.counts[seat][Counted.CASH] = state.cash[seat]

    @classmethod
    def figures(cls, games: Sequence[ObservedGame], game: Game) -> Iterator[MeasuredFigure]:
        """Yield what makes a board good: scores and hauls as in published games, everything of some use."""
        assert isinstance(game, RailwaysOfNorthAmerica)
        players = len(games[0].scores)
        as_long = game.board.data.board.minutes is None
        least, most = WINNERS_SCORE.get(players, _ANY) if as_long else _ANY
        yield MeasuredFigure(Figure.WINNER, fmean(max(one.scores) for one in games), least, most)
        yield MeasuredFigure(Figure.DELIVERIES, _percent_of_deliveries(games), SHARE_OF_DELIVERIES)
        yield MeasuredFigure(Figure.LONG_HAULS, _mean_count(games, Counted.LONG_HAULS), 1.0)
        card, times = _rarest_family(games, game.board)
        yield MeasuredFigure(Figure.RAREST_CARD, times, CARDS_A_GAME, number=card)
        barons = _fulfilled(games)
        for kind, baron in zip(
            (Figure.HARDEST_BARON, Figure.EASIEST_BARON),
            (min(barons, key=barons.__getitem__), max(barons, key=barons.__getitem__)),
            strict=True,
        ):
            yield MeasuredFigure(kind, barons[baron], *BARONS_FULFILLED, number=baron)
        yield MeasuredFigure(Figure.PLACE, _best_place(games) - 100.0 / players, most=ABOVE_SHARE)
        yield MeasuredFigure(Figure.CASH, _mean_count(games, Counted.CASH), most=CASH_LEFT)


def _mean_count(games: Sequence[ObservedGame], counted: FigureKind) -> float:
    """Return the mean count for each seat in each game."""
    return fmean(counts.get(counted, 0) for one in games for counts in one.counts)


def _percent_of_deliveries(games: Sequence[ObservedGame]) -> float:
    """Return the percentage of all points, bonds aside, that deliveries via the player's own links earned."""
    points: Counter[AccountHeading] = Counter()
    for one in games:
        for sources in one.sources:
            points.update(sources)
    del points[Account.BONDS]
    return 100.0 * (points[Account.OWN_DELIVERIES] + points[Account.LINKS_USED]) / max(1, points.total())


def _rarest_family(games: Sequence[ObservedGame], board: Board) -> tuple[int, float]:
    """Return the type of card that is taken least, by the place of its name, and how often per game."""
    families = list(dict.fromkeys(card.family for card in board.operations))
    taken = Counter(dict.fromkeys(range(len(families)), 0))
    for one in games:
        for moment in one.moments:
            if moment.kind is Items.CARDS:
                taken[families.index(board.operations[moment.number].family)] += 1
    family, times = min(taken.items(), key=lambda item: item[1])
    return family, times / len(games)


def _fulfilled(games: Sequence[ObservedGame]) -> dict[int, float]:
    """Return, for each baron, the percentage of games with it in which its goal was reached."""
    kept: Counter[int] = Counter()
    done: Counter[int] = Counter()
    for one in games:
        for moment in one.moments:
            if moment.kind is Items.BARONS:
                kept[moment.number] += 1
                done[moment.number] += bool(moment.brought)
    return {baron: 100.0 * done[baron] / count for baron, count in kept.items()}


def _best_place(games: Sequence[ObservedGame]) -> float:
    """Return the highest win percentage of any position in turn order."""
    players = len(games[0].scores)
    wins = [0.0] * players
    for one in games:
        for winner in one.winners:
            wins[(winner - one.first) % players] += 1.0 / len(one.winners)
    return 100.0 * max(wins) / len(games)


OBSERVER = RailwaysOfNorthAmericaObserver
