"""Facts of a board that texts insert: figures, prices, cities, by their names in messages.

>>> for note in by_players({3: 50, 4: 50, 5: 40}):
...     print(note)
fact-for-players figure=50 players=(Message(fact-players count=3), Message(fact-players count=4))
fact-for-players figure=40 players=(Message(fact-players count=5),)
>>> by_players({3: 50, 4: 50})
50
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from game.rules.messages import AnyOf, MessageArg, MessageId

Facts = Mapping[str, MessageArg]
"""The facts of a board by name; 0 or an empty tuple if the board has no such thing."""


class Fact(MessageId):
    """Fragments of sentences that list facts."""

    FOR_PLAYERS = "fact-for-players", "figure players"
    PLAYERS = "fact-players", "count"


def by_players(figures: Mapping[int, int]) -> MessageArg:
    """Return a figure that depends on the number of players: itself if it is the same for all.

    Otherwise the result is a list of the figures, each with the numbers of players that it is for.
    """
    if len(set(figures.values())) == 1:
        return next(iter(figures.values()))
    groups = groupby(sorted(figures), key=lambda players: figures[players])
    return tuple(
        Fact.FOR_PLAYERS(figure=figure, players=AnyOf(Fact.PLAYERS(count=count) for count in players))
        for figure, players in groups
    )
