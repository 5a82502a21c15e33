"""The parts of a game that follow from its board file, and from the text forms of its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from game.rules.boards import BoardHeader, Titles
from game.rules.contract import Event
from game.rules.messages import Message
from game.rules.notation import NotatedGame, Notation
from game.rules.summaries import Summarizer, summarize_events


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardGame(NotatedGame):
    """A game that is played on boards from files.

    >>> from game.rules.catalog import find_game
    >>> game = find_game("american_rails")
    >>> isinstance(game, BoardGame), game.board_header.title, game.minutes == game.default_minutes
    (True, 'The East of the United States', True)
    """

    default_minutes: ClassVar[int]
    """The approximate minutes of a game on boards that don't state them."""
    summarizers: ClassVar[Mapping[type[Event], Summarizer]] = {}
    """The summarizers of events for the log."""

    def __init__(self, notation: Notation, players: range, header: BoardHeader, titles: Titles) -> None:
        self._notation = notation
        self._players = players
        self._header = header
        self._titles = titles

    @property
    def players(self) -> range:
        return self._players

    @property
    def minutes(self) -> int:
        return self._header.minutes or self.default_minutes

    @property
    def board_header(self) -> BoardHeader:
        return self._header

    @property
    def titles(self) -> Titles:
        return self._titles

    def summarize(self, events: Sequence[Event]) -> Sequence[Event | Message]:
        """Summarize what one seat did in consecutive moves."""
        return summarize_events(events, self.summarizers)
