"""The interface between the table and a game's board view.

The play scene (top bar, seats, prompt, log, choosing) is the same for all games; a view draws
one game's board, does the hit tests, and puts the game's own words and numbers into cards and slips.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, ClassVar, Final, Generic

import pygame
from typing_extensions import TypeVar

from game.rules.contract import Event, Move, Party, State
from game.table.boards.animation import BoardAnimations, BoardContext, Layer, until_seats_are_paid
from game.table.boards.card_zoom import CardZoom
from game.table.boards.chapters import Chapter
from game.table.boards.shown import Pickable, Shown, pickables_of
from game.table.kit.motion import Motions, shortened
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.words import format_dollars

PLACES: Final = ("hex", "network", "link", "links", "city", "line", "display", "company")
"""The things on boards that events name, the most precise first."""
ACTION: Final = 3.0
"""The maximum seconds, at normal speed, in which a bot's action is shown."""
NEXT_MOVE: Final = 0.6
"""The maximum seconds from one move of an action to the next, such as from tile to tile."""

V = TypeVar("V", bound=State, contravariant=True, default=Any)
"""The type of state that a view draws."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A small picture in a seat's card: something the player holds, `count` times."""

    picture: str
    """The name by which the view draws it."""
    index: int
    count: int = 1
    numbered: bool = False
    """Whether one picture with a number shows the count, instead of repeated pictures."""
    least: int = 15
    """The smallest readable width in units."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """A player's card next to the board."""

    amount: str
    """The large figure: "$31"."""
    note: str
    """A short line under it: "dividends $24"."""
    standing: str = ""
    """The player's current status: "3rd this phase", "high bid $14", "out"."""
    badges: Sequence[Badge] = ()
    fewer: Sequence[Sequence[Badge]] = ()
    """Alternatives to the badges if those would overlap, the best first."""
    mark: Badge | None = None
    """A picture next to the name, for the first player."""
    hidden: str = ""
    """The reason why the amount is secret, shown instead of the note; card backs replace the amount."""
    owes: int | None = None
    """The debt in dollars, on a red note; None in a game without loans."""


@dataclass(frozen=True, slots=True)
class Count:
    """A player's money, points or loans."""

    value: int
    written: Callable[[int], str]
    """Formats the value, or a change of it."""
    is_cash: bool = True
    """Whether it is secret while the amount on the seat's card is."""
    named: Callable[[int], str] | None = None
    """Formats the value after a change, with the name of what is counted, if that is needed."""
    change_by: Callable[[Event], int] | None = None
    """Returns the change of the value by an event; None for money and points, which are in the accounts."""


def cash_of(seat: int, state: Any, shown: Shown[Any]) -> tuple[Count, ...]:
    """Return a player's cash, in a game of money."""
    return (Count(state.cash[seat], format_dollars),)


@dataclass(frozen=True, slots=True)
class Holding:
    """An entry in the list of a player's holdings: "Hotel: Toronto", and its effect."""

    badge: Badge | None
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the prompt. Pressing it picks `thing`; `note` is a second line ("$11")."""

    label: str
    thing: Pickable
    note: str = ""
    badge: Badge | None = None
    enabled: bool = True
    why: str = ""
    """The tooltip that explains why the item can't be chosen now."""
    main: bool = False
    """Whether Enter presses it while nothing else is chosen."""


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a slip: a quantity before and after ("Treasury", "$11", "$9")."""

    label: str
    before: str
    after: str
    short: tuple[str, str] | None = None
    """The shorter forms of both ("$12k"), for a slip that is too narrow."""
    gain: bool = False
    """Whether the change is an improvement, which needs no warning."""


@dataclass(frozen=True, slots=True)
class Part:
    """One possible outcome of a move, with a heading: "If Clara lets it go"."""

    heading: str
    words: str
    badge: Badge | None = None


@dataclass(frozen=True, slots=True)
class MovePreview:
    """The effects of a move, shown before it is confirmed."""

    title: str
    price: str = ""
    badge: Badge | None = None
    changes: Sequence[Change] = field(default_factory=tuple)
    words: str = ""
    confirm: str = ""
    """The label of the button that plays it ("Lay track"); the default if empty."""
    gains: bool = False
    """Whether `price` is what the move brings, instead of what it costs."""
    parts: Sequence[Part] = ()
    """The possible outcomes of a move, shown instead of changes and words."""
    listed: bool = False
    """Whether the changes are a list of figures, one under the other, that don't change."""

    def adding(self, words: str) -> MovePreview:
        """Return the slip with another sentence, in its last part if it has parts."""
        if not self.parts:
            return replace(self, words=f"{self.words} {words}".strip())
        *others, last = self.parts
        return replace(self, parts=(*others, replace(last, words=f"{last.words} {words}".strip())))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardText(Generic[V]):
    """The texts of a game's view, a role that needs no layout.

    Each field is a function; a game provides those that it needs.
    """

    seat_card: Callable[[int, Shown[V], Motions], SeatCard]
    """Returns a player's card."""
    counts: Callable[[int, V, Shown[V]], Sequence[Count]] = lambda seat, state, shown: ()
    """Returns a player's money and points in a state, which are compared over time."""
    about: Callable[[Pickable, Shown[V]], str | None]
    """Returns a thing's description for a tooltip ("Cleveland: 4 alone, 2 shared, ...")."""
    illegal_reason: Callable[[Pickable, Shown[V]], str | None]
    """Returns the rules' reason why a thing on the board can't be chosen now."""
    choices: Callable[[Shown[V]], list[Choice]]
    """Returns the buttons of the prompt except confirm and undo; amounts are asked by the scene."""
    preview: Callable[[Move, Shown[V]], MovePreview | None]
    """Returns the effects of a move."""
    outlook: Callable[[Shown[V]], MovePreview | None] = lambda shown: None
    """Returns the effects of the answers, while none of them is chosen."""
    guide: Callable[[Shown[V]], str | None] = lambda shown: None
    """Returns how to continue a half chosen move, instead of the rules' words."""
    against: Callable[[Move, Shown[V]], str] = lambda move, shown: _reason_against(move, shown)
    """Returns why a move is illegal that seemed legal to those who may not know the player's secrets."""
    why_only: Callable[[Shown[V]], str | None] = lambda shown: None
    """Returns why only one move is left; None if its own name is enough."""
    pips: Callable[[Shown[V]], tuple[int, int, Badge] | None] = lambda shown: None
    """Returns the steps done and allowed in a decision of several steps, with a badge."""
    holdings: Callable[[int, Shown[V]], tuple[Holding, ...]] = lambda seat, shown: ()
    """Returns all public holdings of a player; empty if the player's card shows them all."""
    chapters: Callable[[Sequence[Event], V, V, Shown[V]], Sequence[Chapter]] = (
        lambda events, before, after, shown: [Chapter(tuple(events))]
    )
    """Returns the chapters of a move, given the table before and after it; `shown` has the names."""
    company_badge: str = ""
    """Returns the picture of a company's badge for log entries; "" in a game without companies."""

    def badge_of(self, company: int) -> Badge | None:
        """Return a company's badge; None in a game without companies."""
        return Badge(self.company_badge, company) if self.company_badge else None


def _reason_against(move: Move, shown: Shown[Any]) -> str:
    reason = shown.state.illegal_reason(move)
    return "" if reason is None else shown.localizer.message(reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardChoosing(Generic[V]):
    """The rules by which things select moves, a role of the view that the chooser uses."""

    pickables_for: Callable[[V, Move], Sequence[Pickable]] = lambda state, move: pickables_of(move)
    """Returns all things by which a legal move can be chosen: its fields, unless a game adds others.

    A move over many places may have several things of one field, one for each place.
    """
    first_amount: Callable[[Move, V], int | None] = lambda move, state: None
    """Returns the initial amount for moves that differ in an amount; None for the lowest."""
    plans: Callable[[Shown[V]], Mapping[Pickable, tuple[Move, ...]]] = lambda shown: {}
    """Returns things that represent several moves in a row, given the picks: track to a city, tile by tile.

    Only the first of these moves is legal now; the others become legal one after the other.
    """
    shortcut: Callable[[Pickable, Shown[V]], tuple[Move, Pickable] | None] = lambda thing, shown: None
    """Returns the free move that choosing a thing plays without confirmation, and the thing then picked."""
    starts_drag: Callable[[Pickable, Shown[V]], bool] = lambda thing, shown: False
    """Returns whether a drag that starts on a thing picks what it crosses, instead of moving the map."""
    preferred: Callable[[Shown[V]], Pickable | None] = lambda shown: None
    """Returns the default among the moves left by the picks, such as the best route."""
    listed: Callable[[Shown[V]], Sequence[Pickable]] = lambda shown: ()
    """Returns the lines of a visible list, from the top down, for selection by keys."""
    best: Callable[[Shown[V]], Sequence[Pickable]] = lambda shown: ()
    """Returns the pickables that keys reach first: the lines of a list, or the most valuable ones."""
    is_mid_action: Callable[[V], bool] = lambda state: False
    """Returns whether an action has started that its player could leave and restart."""
    begins_anew: Callable[[V], bool] = lambda state: False
    """Returns whether the decision begins an action or an auction, rather than continuing one."""
    needs_curtain: Callable[[V], bool] = lambda state: True
    """Returns whether the decision is about a secret, so that a curtain comes before it."""
    as_known_to_all: Callable[[V], State] = lambda state: state
    """Returns the table as known to those who may not know the player's secrets; it has more legal moves."""


class BoardPicking(ABC, Generic[V]):
    """The hit tests and rectangles of the board as laid out, in pixels of the window."""

    @abstractmethod
    def pickable_at(self, position: tuple[int, int], shown: Shown[V]) -> Pickable | None:
        """Return what is under a pixel, whether or not it can be chosen."""

    @abstractmethod
    def rect_of(self, thing: Pickable, shown: Shown[V]) -> pygame.Rect | None:
        """Return the rectangle of a thing on the board; None if it is not on it (only a button)."""

    def names(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """Return the visible rectangles of names on the map, which marks avoid."""
        return ()

    def figures(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """Return the visible rectangles of figures and pieces on the map, which arrows avoid."""
        return ()

    def things_of(self, event: Event, shown: Shown[V]) -> Sequence[Pickable]:
        """Return what an event names on the board: by default the things in its fields."""
        return [
            Pickable(name.partition("_")[0], value)
            for name in type(event).__dataclass_fields__
            if name.partition("_")[0] in PLACES and isinstance(value := getattr(event, name), int)
        ]

    def places_of(self, events: Sequence[Event], shown: Shown[V]) -> list[pygame.Rect]:
        """Return the rectangles on the board that events are about: hexes rather than companies."""
        things = dict.fromkeys(thing for event in events for thing in self.things_of(event, shown))
        ranked: dict[int, list[pygame.Rect]] = {}
        for thing in things:
            rect = self.rect_of(thing, shown) if thing.field in PLACES else None
            if rect is not None and rect.w and rect.h:
                ranked.setdefault(PLACES.index(thing.field), []).append(rect)
        return ranked[min(ranked)] if ranked else []

    def purse(self, party: Party, shown: Shown[V]) -> Point | None:
        """Return the position of the money of the bank or of a company; a seat's is on its card."""
        return None

    def reveal(self, thing: Pickable, shown: Shown[V]) -> None:
        """Scroll a thing into view that the keys have reached, such as a line of a long list."""

    def wheel(self, position: tuple[int, int], steps: int, shown: Shown[V]) -> bool:
        """Return whether the wheel scrolled a list under the pointer; otherwise it zooms the map."""
        return False


class BoardView(BoardPicking[V], Generic[V]):
    """A game's board on the screen. It follows the rules and decides nothing.

    The class draws, and does the hit tests (`BoardPicking`). Its other roles need no layout and are plain
    values: texts (`text`), how moves are chosen (`choosing`), and how events move (`animations`).
    """

    text: BoardText[Any]
    choosing: BoardChoosing[Any] = BoardChoosing()
    animations: BoardAnimations[Any] = BoardAnimations({})

    has_secrets: bool = False
    """Whether players have secrets from each other that the screen could show."""
    hides_scores: ClassVar[bool] = True
    """Whether the scores are such a secret, so that no chart may show them before the end."""
    can_zoom: ClassVar[bool] = False
    """Whether the board can be zoomed and panned."""
    wide: ClassVar[bool] = False
    """Whether the board takes the window's whole width, with seats, prompt and log in a row below."""

    @property
    def layout(self) -> Any:
        """Return the layout, for the animations."""
        return None

    def lay_beside(self, hand: pygame.Rect, seats: Sequence[pygame.Rect]) -> None:
        """Take the rectangles, in pixels, of the viewer's hand and the seats below a wide board.

        It is called before `arrange`.
        """

    @abstractmethod
    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        """Lay the board out in `area` (pixels of the window), the part that is left for it."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the whole area. Without animations the picture depends on `shown` alone."""

    @property
    def unready(self) -> bool:
        """Return whether it needs time to prepare its drawing, such as that of a newly zoomed map."""
        return False

    def prepare(self, shown: Shown[V], motions: Motions) -> None:
        """Prepare for part of a frame's time. A rough picture is drawn until everything is ready."""

    @abstractmethod
    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Shown[V], motions: Motions
    ) -> None:
        """Draw year, round and phase into the top bar with its `scale`, left-aligned in `rect`."""

    @abstractmethod
    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw one badge to fill `rect`."""

    def card_zoom(self, thing: Pickable, shown: Shown[V], text_size: float) -> CardZoom | None:
        """Return an enlarged card for letters `text_size` times as large as normal; None without a card.

        It is shown while the thing is pointed at.
        """
        return None

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        """Zoom the map by `factor` (below 1: out) around a pixel, out to the whole map at most.

        Does nothing on a board that can't be zoomed.
        """

    def pan(self, dx: int, dy: int) -> None:
        """Pan the zoomed map by pixels."""

    # Motion

    def animate(self, event: Event, shown: Shown[V], motions: Motions) -> None:
        """Start the animations that show `event`, which has just led to `shown`."""
        self.animations.start(event, BoardContext(self.layout, shown, motions))

    def animate_all(
        self, events: Sequence[Event], shown: Shown[V], motions: Motions, acts: Sequence[int] = ()
    ) -> list[float]:
        """Start the animations of each event.

        `acts` are the numbers of events up to the end of each move of a bot's action. Such moves are shown
        one after the other, and together in at most `ACTION` seconds. Return for each event the seconds of
        animation, at normal speed, after which it has been shown.
        """
        seen, times, start = 0.0, list[float](), 0.0
        for first, end in pairwise([0, *acts[:-1], len(events)]):
            part = Motions(motions.speed)
            for event in events[first:end]:
                started = len(part)
                self.animate(event, shown, part)
                seen = max([seen, *(start + motion.left for motion in part.since(started))])
                times.append(seen)
            lasts = max((motion.left for motion in part), default=0.0)
            next_start = start + max(min(NEXT_MOVE, lasts), until_seats_are_paid(part))
            motions.append(part, start)
            start = next_start
        ended = times[acts[-1] - 1] if acts and acts[-1] else 0.0
        if ended > ACTION:
            motions.shorten(ended, ACTION)
            times = [shortened(time, ended, ACTION) for time in times]
        return times

    def draw_over(
        self, surface: pygame.Surface, shown: Shown[V], motions: Motions, seat_place: Callable[[int], Point]
    ) -> None:
        """Draw flights to or from players above the panels; `seat_place` returns a seat's position in
        pixels.
        """
        self.animations.draw(surface, BoardContext(self.layout, shown, motions, seat_place), Layer.TABLE)
