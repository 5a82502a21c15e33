"""The interface of the game screen for its input and its drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

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
    """The animation of a rejecting prompt."""


class TableParts(Protocol):
    """The parts of the game screen and its actions."""

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
        """Return whether no other scene is on top."""

    @property
    def prompt(self) -> Prompt:
        """Return the prompt's content."""

    @property
    def prompt_panel(self) -> PromptPanel:
        """Return the prompt's panel."""

    @property
    def where(self) -> str:
        """Return a text about the shown match, if it isn't the player's own; otherwise ""."""

    @property
    def off(self) -> frozenset[Command]:
        """Return the bar's buttons that are disabled now."""

    def spots(self) -> list[Spot]:
        """Return everything that can be pressed, the topmost first."""

    def do(self, intent: Intent) -> Reply:
        """Carry out an intent."""

    def refuse(self, words: str) -> None:
        """Show why something was rejected."""

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        """Zoom the map around a pixel, or around the middle of the board."""

    def lit_places(self) -> list[pygame.Rect]:
        """Return the places of the lit entry of the recap, in pixels."""

    def turn_recap(self, steps: int) -> None:
        """Scroll what happened since the person's turn by lines, up if positive."""

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
