"""The base of every scene, and the interface through which scenes use the program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

import pygame

from game.learning.reviewer import Reviewer
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import Thinker
from game.people.profiles import People, Profile
from game.rules.contract import Game, State
from game.table.kit.scale import Scale
from game.table.kit.sound import Sounds
from game.table.program.input import InputEvent
from game.table.program.settings import Settings


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a scene's picture that can be seen while others are still to be made."""

    name: str
    draw: Callable[[pygame.Surface], None]
    urgency: int = 0
    """Parts with a lower number are made first."""
    places: tuple[pygame.Rect, ...] | None = ()
    """Where something of it can be pressed; None is everywhere."""

    def covers(self, position: tuple[int, int]) -> bool:
        """Whether what is pressed at a pixel may belong to it."""
        return self.places is None or any(place.collidepoint(position) for place in self.places)


class Scene(ABC):
    """A screen, a dialog or a curtain: one entry on the stack of what is shown.

    Life: `enter` and `arrange` when it comes onto the stack, `pause` when another scene covers
    it, `resume` when that one leaves, `exit` when it leaves itself. Drawing changes nothing:
    the picture depends on what the scene knows, so that it can be drawn at any moment, onto any
    surface, or not at all.
    """

    opaque: ClassVar[bool] = True
    """Whether it covers the whole window; the scenes under an opaque one are not drawn."""
    modal: ClassVar[bool] = True
    """Whether events that it does not consume stop here instead of going to the scene below."""

    every_frame: ClassVar[bool] = True
    """Whether each frame is drawn while it is busy; else only frames it asks for with `refresh`."""

    def enter(self, navigator: Navigator) -> None:  # noqa: B027
        """The scene has come onto the stack. `arrange` follows immediately."""

    def exit(self) -> None:  # noqa: B027
        """The scene has left the stack, or the program ends: release everything."""

    def pause(self) -> None:  # noqa: B027
        """Another scene has come to lie on top."""

    def resume(self) -> None:  # noqa: B027
        """The scene is on top again."""

    @abstractmethod
    def arrange(self, scale: Scale) -> None:
        """Lay everything out for a window of this scale, in the language that is spoken.

        That happens at first, and whenever the window's size, the text size or the language changes.
        """

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw onto a surface of the size that was given to `arrange`."""

    def parts(self) -> Sequence[Part]:
        """What `draw` draws, from the lowest up; the lowest covers whatever was there before.

        A new picture is shown part by part where it takes longer than a frame.
        """
        return [Part("all", self.draw, places=None)]

    def draw_moving(self, surface: pygame.Surface) -> pygame.Rect | None:
        """Draw only animations over the last picture, and return the changed area.

        None if they can't be separated: then everything is drawn.
        """
        return None

    def handle(self, event: InputEvent) -> bool:
        """Take an event; True if it is consumed."""
        return False

    def update(self, seconds: float) -> None:  # noqa: B027
        """Let `seconds` of time pass. Also called under other scenes, so that bots go on thinking."""

    @property
    def about(self) -> Match | None:
        """The match that it shows, if it shows one."""
        return None

    @property
    def busy(self) -> bool:
        """Whether it needs frames without input: for motion, or while a bot thinks."""
        return False

    @property
    def watched(self) -> bool:
        """Whether there is something to watch without touching anything, so that the screen must stay on."""
        return False


class Navigator(ABC):
    """The program as a scene sees it: the way to every other scene, and what all scenes share."""

    store: Store
    people: People
    settings: Settings
    sounds: Sounds
    hour: float = 0.0
    """How far the evening outside has come with the match that was played: 0 at dusk, 1 at night."""

    # The stack

    @property
    @abstractmethod
    def top(self) -> Scene | None:
        """The scene that sees events first."""

    @abstractmethod
    def push(self, scene: Scene) -> None:
        """Lay a scene on top of the others."""

    @abstractmethod
    def pop(self) -> None:
        """Take the top scene away; the program ends with the last one."""

    @abstractmethod
    def remove(self, scene: Scene) -> None:
        """Remove a scene and everything above it."""

    @abstractmethod
    def start_over(self, scene: Scene) -> None:
        """Replace the whole stack by a scene."""

    # The screens: `go_to_...` replaces the whole stack, `show_...` lays one on top.

    @abstractmethod
    def go_to_title(self) -> None:
        """The title screen."""

    @abstractmethod
    def go_to_table(self, match: Match) -> None:
        """Show a match at the table; if it is over, show its result first.

        Raises `BoardError`, and changes nothing, if the match's board can't be drawn.
        """

    @abstractmethod
    def show_lessons(self, game: str | None = None) -> None:
        """The lessons, at first those of a game (its key)."""

    @abstractmethod
    def go_to_lesson(self, name: str) -> None:
        """Sit down to a lesson ("american_rails/table"). Raises `LessonError` for one that is none."""

    @abstractmethod
    def show_puzzles(self, game: str | None = None) -> None:
        """All puzzles, at first the next of a game (its key)."""

    @abstractmethod
    def try_table(self, match: Match) -> None:
        """Draw a match at the table where nobody sees it. Raises `UserError` if that can't be done."""

    @abstractmethod
    def steps_of_trial(self, match: Match) -> Iterator[None]:
        """Return the steps of `try_table`, none of which takes much longer than a frame."""

    @abstractmethod
    def show_set_up(self, game: Game | None = None) -> None:
        """Set up a match of a game, at first of `game`."""

    @abstractmethod
    def show_saves(self) -> None:
        """The saved games."""

    @abstractmethod
    def show_settings(self) -> None:
        """The settings."""

    @abstractmethod
    def show_help(self, chapter: str | None = None, game: Game | None = None) -> None:
        """Open the help at a chapter, by its key, or at the book of `game` on its board."""

    @abstractmethod
    def show_turn(self, state: State) -> None:
        """Show the card of a turn's steps, with the current one."""

    @abstractmethod
    def show_money(self, match: Match, number: int | None = None) -> None:
        """Everybody's money in a match, from its beginning to after `number` moves (None: to now)."""

    @abstractmethod
    def show_score(self, match: Match) -> None:
        """From what the scores of a match are made that is over."""

    @abstractmethod
    def show_review(self, match: Match, number: int | None = None, viewer: int | None = None) -> None:
        """Review a match, starting after `number` moves (None: at its end).

        `viewer` is the seat of the person at the screen.
        """

    @abstractmethod
    def show_result(self, match: Match) -> None:
        """How a match ended."""

    @abstractmethod
    def show_profile(self) -> None:
        """Who plays now: what this person has played, won and achieved."""

    @abstractmethod
    def show_people(self) -> None:
        """Everybody who plays on this computer, to choose who plays now."""

    @abstractmethod
    def open_saved(self, match_id: int) -> None:
        """Go on with a saved match; if it is damaged, say so and offer the intact moves."""

    @abstractmethod
    def open_file(self) -> None:
        """Ask for a file with a match, and sit down at it."""

    @abstractmethod
    def open_this(self, path: Path) -> None:
        """Sit down at the match in a file; if it can't be opened, say why."""

    @abstractmethod
    def save_as_file(self, match: Match) -> None:
        """Ask where a match shall lie as a file, and write it."""

    @abstractmethod
    def save_profile(self, profile: Profile) -> None:
        """Ask where all that is kept of a person shall lie as a file, and write it."""

    # What all scenes share

    @property
    @abstractmethod
    def thinker(self) -> Thinker:
        """The process in which bots think; it is started when it is first needed."""

    @property
    def today(self) -> date:
        """The date on this computer's calendar."""
        return date.today()

    @abstractmethod
    def review(self, match: Match, eyes: int | None) -> Reviewer:
        """Start to review a match in another process (see `Reviewer`)."""

    @property
    @abstractmethod
    def scale(self) -> Scale:
        """The scale that everything in the window is laid out with."""

    @property
    @abstractmethod
    def pointer(self) -> tuple[int, int]:
        """Where the pointer was seen last, in pixels."""

    @abstractmethod
    def refresh(self, all_of_it: bool = True) -> None:
        """Draw a frame soon, though no event asks for it; or only what moves by itself."""

    @abstractmethod
    def renew(self) -> None:
        """Draw much that is new: the last picture stays, and time with it, until all has been made."""

    @abstractmethod
    def arrange(self) -> None:
        """Lay out every scene again: the window's size, the text size or the language has changed."""

    @abstractmethod
    def speak(self, language: str | None) -> None:
        """From now on speak a language (its key in `game.words.LANGUAGES`), or the system's."""

    @abstractmethod
    def set_full_screen(self, full: bool) -> None:
        """Fill the whole screen, or go back to the window as it was."""

    @abstractmethod
    def save_picture(self) -> Path | None:
        """Save a screenshot as a PNG next to the saved games.

        Returns its path, or None if it could not be written.
        """

    @abstractmethod
    def quit(self) -> None:
        """End the program. Every move is saved when it is made, so there is nothing to ask."""
