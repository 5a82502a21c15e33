"""The generated tables of the help book: prices, markers, cards, barons, limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import DELIVERY, HOTEL
from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica
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
    """Return what each card does; those for several cities share a row."""
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
