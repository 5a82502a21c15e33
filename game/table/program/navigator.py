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
    """A part of a scene's picture that can be shown before the others are made."""

    name: str
    draw: Callable[[pygame.Surface], None]
    urgency: int = 0
    """Parts with a lower number are made first."""
    places: tuple[pygame.Rect, ...] | None = ()
    """The rectangles where the part can be pressed; None means everywhere."""

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether a press at a pixel may belong to the scene."""
        return self.places is None or any(place.collidepoint(position) for place in self.places)


class Scene(ABC):
    """A screen, a dialog or a curtain: an entry on the stack of scenes.

    Life cycle: `enter` and `arrange` when pushed onto the stack, `pause` when another scene covers it,
    `resume`
    when that one is removed, `exit` when it is removed itself. Drawing changes nothing: the picture depends
    on
    the scene's state alone, so it can be drawn at any time, on any surface, or not at all.
    """

    opaque: ClassVar[bool] = True
    """Whether the scene covers the whole window, so that the scenes below aren't drawn."""
    modal: ClassVar[bool] = True
    """Whether events that it doesn't consume stop here instead of going to the scene below."""

    captures_keys: ClassVar[bool] = False
    """Whether it receives all keys, even those that mean the same in every other scene."""

    has_cover: ClassVar[bool] = False
    """Whether nothing of the scene is shown, and no time passes in it, before its first picture is complete.

    If that takes long, `draw_cover` draws what is shown meanwhile.
    """

    every_frame: ClassVar[bool] = True
    """Whether each frame is drawn while the scene is busy; otherwise only those it requests with
    `refresh`.
    """

    def enter(self, navigator: Navigator) -> None:  # noqa: B027
        """Enter the stack. `arrange` follows immediately."""

    def exit(self) -> None:  # noqa: B027
        """Leave the stack, or end with the program: release everything."""

    def pause(self) -> None:  # noqa: B027
        """Pause, because another scene is on top."""

    def resume(self) -> None:  # noqa: B027
        """Resume, because the scene is on top again."""

    @abstractmethod
    def arrange(self, scale: Scale) -> None:
        """Lay everything out for a window of this scale, in the active language.

        Called first, and whenever the window's size, the text size or the language changes.
        """

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None:
        """Draw on a surface of the size that was given to `arrange`."""

    def parts(self) -> Sequence[Part]:
        """Return what `draw` draws, from the bottom up; the lowest part covers the previous picture.

        A new picture that takes longer than a frame is shown part by part.
        """
        return [Part("all", self.draw, places=None)]

    def draw_cover(self, surface: pygame.Surface, part: float) -> None:  # noqa: B027
        """Draw what is shown while the first picture is made, with its progress (0 to 1)."""

    @property
    def drawing_work(self) -> int:
        """Return how many things and steps its first picture takes, roughly, for that progress."""
        return 1

    def draw_moving(self, surface: pygame.Surface) -> pygame.Rect | None:
        """Draw only animations over the last picture, and return the changed area.

        Return None if they can't be separated; then everything is drawn.
        """
        return None

    def handle(self, event: InputEvent) -> bool:
        """Handle an event; return whether it is consumed."""
        return False

    def update(self, seconds: float) -> None:  # noqa: B027
        """Advance the scene by `seconds`. Also called under other scenes, so that bots continue to think."""

    @property
    def about(self) -> Match | None:
        """Return the match shown by the scene, if any."""
        return None

    @property
    def busy(self) -> bool:
        """Return whether frames are needed without input: for motion, or while a bot thinks."""
        return False

    @property
    def watched(self) -> bool:
        """Return whether there is something to watch without input, so that the screen must stay on."""
        return False


class Navigator(ABC):
    """The interface of the program for scenes: navigation to other scenes, and what all scenes share."""

    store: Store
    people: People
    settings: Settings
    sounds: Sounds
    hour: float = 0.0
    """The time of the evening outside as the match progresses: 0 at dusk, 1 at night."""

    @property
    @abstractmethod
    def draws_parts(self) -> bool:
        """Return whether parts of the visible scenes are still to be drawn; other work would delay them."""

    # The stack

    @property
    @abstractmethod
    def top(self) -> Scene | None:
        """Return the scene that receives events first."""

    @abstractmethod
    def push(self, scene: Scene) -> None:
        """Push a scene onto the stack."""

    @abstractmethod
    def pop(self) -> None:
        """Remove the top scene; the program ends with the last one."""

    @abstractmethod
    def remove(self, scene: Scene) -> None:
        """Remove a scene and everything above it."""

    @abstractmethod
    def start_over(self, scene: Scene) -> None:
        """Replace the whole stack by a scene."""

    # The screens: `go_to_...` replaces the whole stack, `show_...` lays one on top.

    @abstractmethod
    def go_to_title(self) -> None:
        """Go to the title screen."""

    @abstractmethod
    def go_to_table(self, match: Match) -> None:
        """Show a match at the table; if it is over, show its result first.

        Raises `BoardError`, and changes nothing, if the match's board can't be drawn.
        """

    @abstractmethod
    def show_lessons(self, game: str | None = None) -> None:
        """Show the lessons, beginning with those of a game (its key)."""

    @abstractmethod
    def go_to_lesson(self, name: str) -> None:
        """Open a lesson ("american_rails/table"). Raises `LessonError` for an invalid one."""

    @abstractmethod
    def show_puzzles(self, game: str | None = None) -> None:
        """Show all puzzles, beginning with the next of a game (its key)."""

    @abstractmethod
    def try_table(self, match: Match) -> None:
        """Draw a match at an invisible table. Raises `UserError` if that fails."""

    @abstractmethod
    def steps_of_trial(self, match: Match) -> Iterator[None]:
        """Return the steps of `try_table`, none of which takes much longer than a frame."""

    @abstractmethod
    def show_set_up(self, game: Game | None = None) -> None:
        """Show the set-up of a match, beginning with `game`."""

    @abstractmethod
    def show_saves(self) -> None:
        """Show the saved games."""

    @abstractmethod
    def show_settings(self) -> None:
        """Show the settings."""

    @abstractmethod
    def show_help(self, chapter: str | None = None, game: Game | None = None) -> None:
        """Open the help at a chapter, by its key, or at the book of `game` on its board."""

    @abstractmethod
    def show_turn(self, state: State) -> None:
        """Show the card of a turn's steps, with the current one."""

    @abstractmethod
    def show_money(self, match: Match, number: int | None = None) -> None:
        """Show everybody's money from the beginning to after `number` moves (None: to now)."""

    @abstractmethod
    def show_score(self, match: Match) -> None:
        """Show how the scores of a finished match add up."""

    @abstractmethod
    def show_review(self, match: Match, number: int | None = None, viewer: int | None = None) -> None:
        """Review a match, starting after `number` moves (None: at its end).

        `viewer` is the seat of the person at the screen.
        """

    @abstractmethod
    def show_result(self, match: Match) -> None:
        """Show how a match ended."""

    @abstractmethod
    def show_profile(self) -> None:
        """Show the current player's profile."""

    @abstractmethod
    def show_people(self) -> None:
        """Show all people on this computer, to choose the current player."""

    @abstractmethod
    def open_saved(self, match_id: int) -> None:
        """Continue a saved match; if it is damaged, report that and offer the intact moves."""

    @abstractmethod
    def open_file(self) -> None:
        """Ask for a match file, and open it."""

    @abstractmethod
    def open_this(self, path: Path) -> None:
        """Open the match in a file; if that fails, show why."""

    @abstractmethod
    def save_as_file(self, match: Match) -> None:
        """Ask for a file name, and export a match."""

    @abstractmethod
    def save_profile(self, profile: Profile) -> None:
        """Ask for a file name, and export a person's data."""

    # What all scenes share

    @property
    @abstractmethod
    def thinker(self) -> Thinker:
        """Return the process in which bots think, which is started when first needed."""

    @property
    def today(self) -> date:
        """Return today's date."""
        return date.today()

    @abstractmethod
    def review(self, match: Match, eyes: int | None) -> Reviewer:
        """Start to review a match in another process (see `Reviewer`)."""

    @property
    @abstractmethod
    def scale(self) -> Scale:
        """Return the scale of the layout of everything in the window."""

    @property
    @abstractmethod
    def pointer(self) -> tuple[int, int]:
        """Return the pointer's last position, in pixels."""

    @abstractmethod
    def refresh(self, all_of_it: bool = True) -> None:
        """Draw a frame soon without an event; or only what moves by itself."""

    @abstractmethod
    def renew(self) -> None:
        """Draw much that is new: the last picture stays, and time stops, until everything has been made."""

    @abstractmethod
    def arrange(self) -> None:
        """Lay out every scene again, because the window's size, the text size or the language has changed."""

    @abstractmethod
    def speak(self, language: str | None) -> None:
        """Use a language (its key in `game.words.LANGUAGES`), or the system's, from now on."""

    @abstractmethod
    def set_full_screen(self, full: bool) -> None:
        """Enter or leave full screen."""

    @abstractmethod
    def save_picture(self) -> Path | None:
        """Save a screenshot as a PNG next to the saved games.

        Returns its path, or None if it could not be written.
        """

    @abstractmethod
    def quit(self) -> None:
        """End the program. Every move is saved when it is made, so there is nothing to ask."""
