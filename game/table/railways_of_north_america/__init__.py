"""The table of Railways of North America."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from game.rules.auction import Bid
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import DELIVERY, HOTEL
from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    Deliver,
    KeepBaron,
    LayTile,
    StartTrack,
    TakeCard,
    Urbanize,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ACTION, BID, KEEP_BARON
from game.table.boards.screenshots import Screenshot, Shows
from game.table.boards.shown import Pickable
from game.table.boards.table import Table
from game.table.kit.theme import SEATS
from game.table.railways_of_north_america.checks import check_all
from game.table.railways_of_north_america.look import look_of
from game.table.railways_of_north_america.view import RailwaysOfNorthAmericaView
from game.words import Localizer

Rows = Sequence[tuple[str, str]]


def _engines(game: RailwaysOfNorthAmerica, localizer: Localizer) -> Rows:
    levels = range(2, HIGHEST_ENGINE + 1)
    prices = (localizer.translate("sum", amount=game.board.engine_price(level)) for level in levels)
    return [(localizer.translate("help-levels", first=levels[0], last=levels[-1]), _in_a_row(prices))]


def _markers(game: RailwaysOfNorthAmerica, localizer: Localizer) -> Rows:
    markers = game.board.data.setup.empty_city_markers
    players = game.players
    name = localizer.translate("help-players", first=players[0], last=players[-1], count=len(players))
    return [(name, _in_a_row(str(markers[count]) for count in players))]


def _cards(game: RailwaysOfNorthAmerica, localizer: Localizer) -> Rows:
    """Return the effect of each card; those for several cities share a row."""
    cards, cost = game.board.operations, game.board.data.cost
    families = list(dict.fromkeys(card.family for card in cards))
    rows = []
    for (family, effect), group in groupby(range(len(cards)), lambda n: (cards[n].family, cards[n].effect)):
        numbers = list(group)
        if len(numbers) > 1 and effect in _FOR_CITIES:
            points = (
                localizer.translate("help-city-points", city=cards[n].city, count=cards[n].points)
                for n in numbers
            )
            name = localizer.title("family", families.index(family))
            rows.append((name, localizer.translate(_FOR_CITIES[effect], points=_in_a_row(points))))
            continue
        for number in numbers:
            words, copies = localizer.describe(cards[number].description(cost)), cards[number].copies
            if copies > 1:
                words = localizer.translate("help-copies", words=words, count=copies)
            rows.append((localizer.title("card", number), words))
    return rows


_FOR_CITIES: Final = {HOTEL: "help-hotels", DELIVERY: "help-bounties"}
"""The words for cards that apply to several cities."""


def _barons(game: RailwaysOfNorthAmerica, localizer: Localizer) -> Rows:
    return [
        (
            localizer.title("baron", number),
            localizer.translate(
                "help-baron", task=localizer.describe(baron.description()), count=baron.points
            ),
        )
        for number, baron in enumerate(game.board.barons)
    ]


def _limits(game: RailwaysOfNorthAmerica, localizer: Localizer) -> Rows:
    data = game.board.data
    return [
        (
            localizer.translate("help-highest-bid"),
            localizer.translate("sum", amount=data.auction.highest_bid),
        ),
        (localizer.translate("help-last-turn"), str(data.setup.most_turns)),
    ]


def _in_a_row(parts: Iterable[str]) -> str:
    return ", ".join(parts)


FIGURES: Final[Mapping[str, Callable[[RailwaysOfNorthAmerica, Localizer], Rows]]] = {
    "barons": _barons,
    "cards": _cards,
    "engines": _engines,
    "limits": _limits,
    "markers": _markers,
}


def _busy_city(state: RailwaysOfNorthAmericaState) -> Pickable:
    """Return the first city with the most cubes printed on it: from there track can be planned in all
    directions.
    """
    cities = state.board.cities
    return Pickable("city", max(range(len(cities)), key=lambda city: cities[city].cubes))


SCREENSHOTS: Final = (
    Screenshot("baron", Shows.ASKED, KeepBaron),
    Screenshot("auction", Shows.ARMED, Bid, part=0.2),
    Screenshot("auction-limit", Shows.LIMITED, Bid, part=0.2),
    Screenshot("choose-action", Shows.ASKED, ChooseAction, 1, 0.3),
    Screenshot("upgrade", Shows.ARMED, ChooseAction, 1, 0.3),
    Screenshot("start-track", Shows.ASKED, StartTrack, 1, 0.3),
    Screenshot("planned", Shows.PLANNED, StartTrack, part=0.1, pick=_busy_city),
    Screenshot("lay-tile", Shows.ASKED, LayTile, 1, 0.3),
    Screenshot("lay-tile-armed", Shows.ARMED, LayTile, 1, 0.4),
    Screenshot("deliver", Shows.ASKED, Deliver, part=0.6),
    Screenshot("deliver-armed", Shows.ARMED, Deliver, 1, 0.6),
    Screenshot("take-card", Shows.ARMED, TakeCard, part=0.3),
    Screenshot("urbanize", Shows.ARMED, Urbanize, part=0.2),
    Screenshot("hint", Shows.ADVISED, LayTile, part=0.5),
    Screenshot("thinking", Shows.THINKING, ChooseAction, 3, 0.5),
    Screenshot("looking-back", Shows.LOOKING_BACK, None),
    Screenshot("enlarged", Shows.ENLARGED, LayTile, 1, 0.7),
    Screenshot("over", Shows.ASKED, None),
    Screenshot("three-players", Shows.ARMED, Deliver, part=0.7, players=3),
    Screenshot("five-players", Shows.ARMED, LayTile, part=0.7, players=5),
    Screenshot("large-text", Shows.ARMED, LayTile, 1, 0.5, text_size=1.3),
)


def stage_of(state: RailwaysOfNorthAmericaState) -> int:
    """Return the auction, the choice of an action, or the action; income has no decision."""
    if state.step in (KEEP_BARON, BID):
        return 0
    return 1 if state.step == ACTION else 2


_LIKE_PURPLE: Final = "violet"
"""The seat colors that look like purple goods and cities."""
TABLE: Final[Table[RailwaysOfNorthAmericaState]] = Table(
    lambda state: RailwaysOfNorthAmericaView(state.board),
    "box_art/railways_of_north_america",
    (44, 74, 62),
    SCREENSHOTS,
    lambda game: look_of(game.board),
    lambda game: check_all(game.board, Localizer(game)),
    figures=FIGURES,
    drawing_work=1750,
    stage=stage_of,
    things=frozenset({"cube", "display", "end", "held", "line", "link", "part", "route", "score"}),
    unfit=frozenset(number for number, seat in enumerate(SEATS) if seat.name == _LIKE_PURPLE),
)


__all__ = ["TABLE", "RailwaysOfNorthAmericaView"]
