"""The game screen as its input and its drawing see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.match.match import Match
from game.table.boards.view import BoardView
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.advice_card import AdviceCard
from game.table.play.badge_notices import BadgeNotices
from game.table.play.column import TableLayout
from game.table.play.intents import Intent, Reply
from game.table.play.logbook import Logbook
from game.table.play.prompt_content import Prompt
from game.table.play.prompt_panel import PromptPanel
from game.table.play.session import Session
from game.table.play.spots import Spot
from game.table.play.stage import Stage
from game.table.play.topbar import TopBar
from game.table.program.commands import Command
from game.table.program.navigator import Navigator


@dataclass(frozen=True, slots=True)
class Shake:
    """The animation of a prompt that refuses something."""


class TableParts(Protocol):
    """What is on the game screen, and what can be done with it."""

    navigator: Navigator
    match: Match
    session: Session
    view: BoardView
    motions: Motions
    scale: Scale
    layout: TableLayout
    bar: TopBar
    logbook: Logbook
    advice: AdviceCard
    stage: Stage
    badge_notices: BadgeNotices
    clock: float

    @property
    def on_top(self) -> bool:
        """Whether no other scene is on top of it."""

    @property
    def prompt(self) -> Prompt:
        """What the prompt shows."""

    @property
    def prompt_panel(self) -> PromptPanel:
        """Where the prompt shows it."""

    @property
    def where(self) -> str:
        """What is on the table, if it is not one's own match; else ""."""

    @property
    def off(self) -> frozenset[Command]:
        """The buttons of the bar that do nothing now."""

    def spots(self) -> list[Spot]:
        """Everything that can be pressed, what is on top first."""

    def do(self, intent: Intent) -> Reply:
        """Carry out an intent."""

    def refuse(self, words: str) -> None:
        """Show why something can't be done."""

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        """Enlarge the map around a pixel, or around the middle of the board."""

    def show_seat(self, seat: int) -> None:
        """Ask who is to play a seat."""

    def show_result(self) -> None:
        """Show who won, and why."""

    def look_back(self, number: int | None = None) -> None:
        """Review the match, at first after `number` moves."""

    def show_menu(self) -> None:
        """Show the game menu."""

    def command(self, command: Command) -> None:
        """Carry out a command of the window."""
