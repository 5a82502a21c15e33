"""What the table asks of a game's board view, and what it gives it to draw.

The play scene (top bar, seats, prompt, log, choosing) is the same for all games; a view draws
one game's board, says what lies under the pointer, and puts the game's own words and numbers
into the cards and slips beside it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Final, Generic, NamedTuple

import pygame
from typing_extensions import TypeVar

from game.rules.contract import Event, Move, Party, State
from game.table.boards.animation import BoardAnimations, BoardContext, Layer, on_the_way
from game.table.boards.closeups import Closeup
from game.table.boards.telling import Chapter
from game.table.kit.motion import Motions
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.theme import SEATS, SIGNAL, Colour
from game.words import Localizer
from game.words.localizer import Value

S = TypeVar("S", bound=State, covariant=True, default=State)
"""The state that is shown; by default that of any game."""
V = TypeVar("V", bound=State, contravariant=True, default=Any)
"""The state of the game that a view draws."""


class Thing(NamedTuple):
    """Something that can be pointed at: a move's field and a value of it ("hex" 57, "company" 2).

    Every move is also a thing by its type: so a decision without fields (`PassBid`) can be chosen. What is
    no field of a move is declared in the game's `Table.things`; a test finds every other name.
    """

    field: str
    value: int | str | type[Move] | tuple[int, ...]

    @property
    def number(self) -> int:
        """The value, where it is a number: a position in one of the board's lists."""
        assert isinstance(self.value, int), self
        return self.value

    @property
    def numbers(self) -> tuple[int, ...]:
        """The value, where it is several numbers: a column, and a card in it."""
        assert isinstance(self.value, tuple), self
        return self.value


SORT: Final = "move"
"""The field of the thing that stands for every move of a type."""


def thing_of(kind: type[Move]) -> Thing:
    """The thing that stands for every move of a type."""
    return Thing(SORT, kind)


def concerns(move: Move, thing: Thing) -> bool:
    """Whether choosing `thing` leaves `move` possible."""
    if thing.field == SORT:
        return type(move) is thing.value
    return getattr(move, thing.field, None) == thing.value


def things_of(move: Move) -> list[Thing]:
    """All things by which this move can be chosen."""
    named = [Thing(f.name, getattr(move, f.name)) for f in fields(move)]
    return [*named, thing_of(type(move))]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat as it is shown: its player's name, what plays it ("Person", "Bot, skilled"), its colour."""

    name: str
    kind: str
    colour: int
    """Index into the kit's seat colours; each has its own sign."""
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Shown(Generic[S]):
    """All that a view draws from, besides its layout and the motion in progress."""

    state: S
    seats: Sequence[SeatLook]
    viewer: int | None
    """The seat at the screen, or None when bots play among themselves."""
    moves: Sequence[Move] = ()
    """The legal moves when a person decides; empty otherwise, so nothing glows."""
    picked: tuple[Thing, ...] = ()
    """What the player has chosen so far of the move to come."""
    pointed: Thing | None = None
    """What the pointer or the keyboard rests on."""
    armed: Move | None = None
    """The one move that a confirmation would play: drawn as a ghost."""
    hint: Move | None = None
    """A bot's proposal, to be marked on the board."""
    last: Sequence[Event] = ()
    """What happened in the last move: a ring round the cube just laid."""
    covered: bool = False
    """Whether the viewer's own secrets are covered too, because several people sit at the screen."""
    plan: tuple[Move, ...] = ()
    """The moves that a confirmation would play one after the other; the first of them is armed."""
    meanings: Mapping[Move, frozenset[Thing]] = field(default_factory=dict)
    """For each legal move, all things by which it can be chosen."""
    until: S | None = None
    """The table as far as it has been seen; None where that is all of `state`. See `seen`."""
    settling: bool = False
    """Whether a sheet lies open, on which a turn or a year is settled."""
    unpaid: Mapping[Party, int] = field(default_factory=dict)
    """Dollars that the state has moved already, and that are told later."""

    since: Sequence[tuple[int, Event]] = ()
    """What others did since the viewer's last move, each with the seat that did it."""

    @property
    def seen(self) -> S:
        """The table from which figures and words are read: nothing is told before it is seen.

        Pieces are drawn from `state`, which may be further on: what has happened to them is in motion.
        """
        return self.state if self.until is None else self.until

    @property
    def marks(self) -> tuple[tuple[Event, Colour], ...]:
        """What is marked on the board until the viewer moves: in the doer's colour, else as the last move."""
        told = {id(event) for _, event in self.since}
        done = [(event, SEATS[self.seats[seat].colour].colour) for seat, event in self.since]
        return (*done, *((event, SIGNAL) for event in self.last if id(event) not in told))

    def purse(self, party: Party, dollars: int, motions: Motions) -> int:
        """What to write of a party's `dollars`, while payments are still to be told or under way."""
        return dollars - self.unpaid.get(party, 0) - on_the_way(motions, party)

    def points_at(self, thing: Thing) -> bool:
        """Return whether the pointer or the keyboard rests on a thing."""
        return self.pointed == thing

    def candidates(self, *without: str) -> list[Move]:
        """The legal moves that agree with what is picked, leaving out picks of the fields in `without`."""
        wanted = frozenset(thing for thing in self.picked if thing.field not in without)
        return [move for move, things in self.meanings.items() if wanted <= things]

    @property
    def localizer(self) -> Localizer:
        """Puts into words what is shown, with the names of its board and its players."""
        return Localizer(self.state.game, [seat.name for seat in self.seats])

    def translate(self, key: str, /, **figures: Value) -> str:
        """A message of the game, or of the program, in the present language (see `Localizer.translate`)."""
        return self.localizer.translate(key, **figures)


@dataclass(frozen=True, slots=True)
class Badge:
    """A small picture in a seat's card: something the player holds, `count` times."""

    picture: str
    """The name by which the view draws it."""
    index: int
    count: int = 1
    numbered: bool = False
    """Whether a number beside one picture says how many there are, instead of so many pictures."""


@dataclass(frozen=True, slots=True)
class SeatCard:
    """What a game shows of one player beside the board."""

    amount: str
    """The large figure: "$31"."""
    note: str
    """A short line under it: "dividends $24"."""
    standing: str = ""
    """Where the player stands now: "3rd this phase", "high bid $14", "out"."""
    badges: Sequence[Badge] = ()
    fewer: Sequence[Sequence[Badge]] = ()
    """What is shown instead of the badges where they would overlap, the best first."""
    mark: Badge | None = None
    """A picture beside the name: who begins."""
    hidden: str = ""
    """Why the amount is secret, instead of the note; card backs are drawn in its place."""
    owes: int | None = None
    """Dollars of debt, on a red note; None in a game without loans."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Something that a player holds, on the paper that lists it all: "Hotel: Toronto", and what it does."""

    badge: Badge | None
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the prompt. Pressing it picks `thing`; `note` is a second line ("$11")."""

    label: str
    thing: Thing
    note: str = ""
    badge: Badge | None = None
    enabled: bool = True
    why: str = ""
    """Why it can't be chosen now, for the pointer that rests on it."""
    main: bool = False
    """Whether Enter means it while nothing else is chosen."""


@dataclass(frozen=True, slots=True)
class Change:
    """One line of a slip: a quantity before and after ("Treasury", "$11", "$9")."""

    label: str
    before: str
    after: str
    short: tuple[str, str] | None = None
    """Before and after in fewer letters ("$12k"), for a slip that is too narrow for both."""
    gain: bool = False
    """Whether there is more of something good: that is nothing to be warned of."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that may follow from a move, with a heading: "If Clara lets it go"."""

    heading: str
    words: str
    badge: Badge | None = None


@dataclass(frozen=True, slots=True)
class Slip:
    """What a move would change, shown before it is confirmed."""

    title: str
    price: str = ""
    badge: Badge | None = None
    changes: Sequence[Change] = field(default_factory=tuple)
    words: str = ""
    confirm: str = ""
    """The words on the button that plays it ("Lay track"); the usual ones if there are none."""
    gains: bool = False
    """Whether `price` is what the move brings, instead of what it costs."""
    parts: Sequence[Part] = ()
    """Where a move may have several outcomes: what each would be, instead of changes and words."""
    listed: bool = False
    """Whether the changes are a list of figures, one under the other, that nothing changes."""

    def adding(self, words: str) -> Slip:
        """The same slip with a sentence more, in its last part if it has parts."""
        if not self.parts:
            return replace(self, words=f"{self.words} {words}".strip())
        *others, last = self.parts
        return replace(self, parts=(*others, replace(last, words=f"{last.words} {words}".strip())))


@dataclass(frozen=True, slots=True)
class EndNear:
    """How near the end of the game is, for the top bar: words, seals for steps on the way to it."""

    words: str
    urgent: bool = False
    """Whether it may come in this turn, or is sure."""
    pips: tuple[int, int] | None = None
    """Steps taken, and how many bring the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardText(Generic[V]):
    """What a game writes of what is shown: the role of a view that needs no layout.

    Each field is a function; a game gives those that it needs.
    """

    seat_card: Callable[[int, Shown[V], Motions], SeatCard]
    """What to write on a player's card."""
    about: Callable[[Thing, Shown[V]], str | None]
    """What a thing on the board is, for a tooltip ("Cleveland: 4 alone, 2 shared, ...")."""
    why_not: Callable[[Thing, Shown[V]], str | None]
    """Why a thing on the board can't be chosen now, in the rules' own words."""
    choices: Callable[[Shown[V]], list[Choice]]
    """The buttons of the prompt besides confirm and undo; amounts are asked by the scene."""
    slip: Callable[[Move, Shown[V]], Slip | None]
    """What a move would change."""
    outlook: Callable[[Shown[V]], Slip | None] = lambda shown: None
    """What the answers would mean, while none of them is chosen."""
    guide: Callable[[Shown[V]], str | None] = lambda shown: None
    """How to go on with a move that is half chosen, instead of the rules' words."""
    against: Callable[[Move, Shown[V]], str] = lambda move, shown: _reason_against(move, shown)
    """Why a move can't be made that seemed legal to those who may not know the actor's secrets."""
    why_only: Callable[[Shown[V]], str | None] = lambda shown: None
    """Why only one move is left; None where its own name says enough."""
    pips: Callable[[Shown[V]], tuple[int, int, Badge] | None] = lambda shown: None
    """Steps done and allowed of a decision in several steps (cubes of an expansion), with a badge."""
    holdings: Callable[[int, Shown[V]], tuple[Holding, ...]] = lambda seat, shown: ()
    """Everything that a player holds and all may see; nothing where the player's card shows it all."""
    end_near: Callable[[Shown[V]], EndNear | None] = lambda shown: None
    """How near the end of the game is; None while nothing indicates it."""
    chapters: Callable[[Sequence[Event], V, V, Shown[V]], Sequence[Chapter]] = (
        lambda events, before, after, shown: [Chapter(tuple(events))]
    )
    """The chapters in which a move is shown, given the table before and after it; `shown` has the names."""
    company_badge: str = ""
    """The picture of a company's badge, for lines of the log about it; "" in a game without companies."""

    def badge_of(self, company: int) -> Badge | None:
        """Return a company's badge; None in a game without companies."""
        return Badge(self.company_badge, company) if self.company_badge else None


def _reason_against(move: Move, shown: Shown[Any]) -> str:
    reason = shown.state.illegal_reason(move)
    return "" if reason is None else shown.localizer.message(reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardChoosing(Generic[V]):
    """How moves are chosen by what they are about: the role of a view that the chooser asks."""

    things_on: Callable[[V, Move], Sequence[Thing]] = lambda state, move: things_of(move)
    """All things by which a legal move can be chosen: its fields, unless a game adds others.

    A move over many places may have several things of one field, one for each place.
    """
    first_amount: Callable[[Move, V], int | None] = lambda move, state: None
    """With which amount the choice among moves like a move begins; None for the lowest."""
    plans: Callable[[Shown[V]], Mapping[Thing, tuple[Move, ...]]] = lambda shown: {}
    """Things that stand for several moves in a row, given what is chosen: track to a city, tile by tile.

    Only the first of these moves is legal now; the others are, one after the other.
    """
    leads: Callable[[Thing, Shown[V]], tuple[Move, Thing] | None] = lambda thing, shown: None
    """The move that choosing a thing plays immediately, unconfirmed and free, and the thing then picked."""
    draws: Callable[[Thing, Shown[V]], bool] = lambda thing, shown: False
    """Whether a drag that begins on a thing picks what it crosses, instead of moving the map."""
    preferred: Callable[[Shown[V]], Thing | None] = lambda shown: None
    """What is picked with what has been picked, as long as several moves are left: the best way."""
    lines: Callable[[Shown[V]], Sequence[Thing]] = lambda shown: ()
    """The lines of a list that is shown, from the top down: keys go through them, and choose them."""
    best: Callable[[Shown[V]], Sequence[Thing]] = lambda shown: ()
    """What keys come to before all else on the board: the lines of a list, or what brings the most."""
    midway: Callable[[V], bool] = lambda state: False
    """Whether an action has been begun that its player could leave, and begin again."""
    guards: Callable[[V], bool] = lambda state: True
    """Whether the decision to be made is about a secret, so that a curtain comes before it."""
    seen_by_all: Callable[[V], State] = lambda state: state
    """The table as those know it who may not know the actor's secrets: they take more moves for legal."""


class BoardPicking(ABC, Generic[V]):
    """Where things are on the board as it is laid out, in pixels of the window."""

    @abstractmethod
    def thing_at(self, position: tuple[int, int], shown: Shown[V]) -> Thing | None:
        """Return what is under a pixel, whether or not it can be chosen."""

    @abstractmethod
    def rect_of(self, thing: Thing, shown: Shown[V]) -> pygame.Rect | None:
        """Return the place of a thing on the board; None if it is not on it (only a button)."""

    def names(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """Return the places of names on the map as it is seen: signs laid on it leave them free."""
        return ()

    def figures(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """Return the places of figures and pieces on the map as it is seen: an arrow leaves them free."""
        return ()

    def purse(self, party: Party, shown: Shown[V]) -> Point | None:
        """Return the place of the money of the bank or of a company; a seat's is on its card."""
        return None

    def reveal(self, thing: Thing, shown: Shown[V]) -> None:
        """Bring a thing into sight to which keys have gone: a line of a list that is longer than that."""

    def wheel(self, position: tuple[int, int], steps: int, shown: Shown[V]) -> bool:
        """Return whether the wheel turned a list under the pointer; else it enlarges the map."""
        return False


class BoardView(BoardPicking[V], Generic[V]):
    """A game's board on the screen. It asks the rules and decides nothing.

    The class draws, and says what is where (`BoardPicking`). Its other roles need no layout and are plain
    values: what is written (`text`), how moves are chosen (`choosing`), and how events move (`animations`).
    """

    text: BoardText[Any]
    choosing: BoardChoosing[Any] = BoardChoosing()
    animations: BoardAnimations[Any] = BoardAnimations({})

    has_secrets: bool = False
    """Whether players keep something secret from each other that the screen could show."""
    hides_scores: ClassVar[bool] = True
    """Whether the scores are such a secret, so that no chart may show them before the end."""
    can_zoom: ClassVar[bool] = False
    """Whether the board can be enlarged and moved."""
    wide: ClassVar[bool] = False
    """Whether the board takes the window's whole width, and seats, prompt and log are side by side below."""

    @property
    def layout(self) -> Any:
        """Where everything is, for the animations."""
        return None

    def lay_beside(self, hand: pygame.Rect, seats: Sequence[pygame.Rect]) -> None:
        """Take the places, in pixels, of the viewer's hand and the seats below a wide board.

        It is called before `arrange`.
        """

    @abstractmethod
    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        """Lay the board out in `area` (pixels of the window), the part that is left for it."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the whole area. Without motion in progress the picture depends on `shown` alone."""

    @property
    def unready(self) -> bool:
        """Whether it needs time to prepare what it is to draw, as a map that has been enlarged."""
        return False

    def prepare(self, shown: Shown[V], motions: Motions) -> None:
        """Do some of that work, for a part of a frame. Until all is done, a rough picture is drawn."""

    @abstractmethod
    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Shown[V], motions: Motions
    ) -> None:
        """Draw year, round and phase into the top bar with its `scale`, left-aligned in `rect`."""

    @abstractmethod
    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw one badge to fill `rect`."""

    def closeup(self, thing: Thing, shown: Shown[V], text_size: float) -> Closeup | None:
        """Return a card drawn large, for letters `text_size` times as large as usual; None for no card.

        It is shown while the thing is pointed at.
        """
        return None

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        """Enlarge the map `factor` times more (below 1: less) round a pixel, at least to the whole.

        Does nothing on a board that can't be enlarged.
        """

    def pan(self, dx: int, dy: int) -> None:
        """Move the enlarged map by pixels."""

    # Motion

    def animate(self, event: Event, shown: Shown[V], motions: Motions) -> None:
        """Start the animations that show `event`, which has just led to `shown`."""
        self.animations.start(event, BoardContext(self.layout, shown, motions))

    def animate_all(self, events: Sequence[Event], shown: Shown[V], motions: Motions) -> list[float]:
        """Start the animations of each event.

        Return after how many seconds of motion, at normal speed, each has been seen.
        """
        seen, times = 0.0, []
        for event in events:
            started = len(motions)
            self.animate(event, shown, motions)
            seen = max([seen, *(motion.left for motion in motions.since(started))])
            times.append(seen)
        return times

    def draw_over(
        self, surface: pygame.Surface, shown: Shown[V], motions: Motions, seat_place: Callable[[int], Point]
    ) -> None:
        """Draw over the panels what flies to or from players; `seat_place` is a seat's place, in pixels."""
        self.animations.draw(surface, BoardContext(self.layout, shown, motions, seat_place), Layer.TABLE)
