"""The journal of a match: the deal, the seats, and every move in its text form.

A journal is enough to play a match again; `replay` does so and checks each move. Its structures validate
saves and match files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from ai.registry import bot_title
from game.match.message_codec import EncodedText
from game.rules.boards import BoardError
from game.rules.catalog import UnknownGame, find_game
from game.rules.codecs import MoveParseError
from game.rules.contract import (
    CHANCE,
    TERMINAL,
    Event,
    Game,
    GameError,
    IllegalMove,
    Move,
    OpeningError,
    SetupError,
    State,
    event_info,
)
from game.rules.letters import displayable, is_displayable
from game.rules.messages import Message, MessageId
from game.rules.schema_errors import SchemaError, at_place, parse_validation_error
from game.words import clean_name, printable

PERSON: Final = "person"
"""In `Entry.by`: a person decided."""

AUTOMATIC: Final = "automatic"
"""In `Entry.by`: the table moved for a person, on request or because only one move was legal."""

CHANCE_DRAW: Final = "chance"
"""In `Entry.by`: the move was drawn."""

COLOURS: Final = 6
"""The number of seat colors; they are numbered from 0."""

MAXIMUM_NAME_LENGTH: Final = 40
"""The maximum length of a player's or a match's name, in letters."""

Name = Annotated[str, Meta(min_length=1, max_length=MAXIMUM_NAME_LENGTH)]
Count = Annotated[int, Meta(ge=0)]
Structure = TypeVar("Structure")


class JournalErrorCode(MessageId):
    """Errors in a journal."""

    MOVE = "journal-move", "number text what"
    SEATS = "journal-seats", "what"
    DEAL = "journal-deal", "what"
    NEWER = "journal-newer"
    OLD_RULES = "journal-old-rules"
    OLDER_RULES = "journal-older-rules", "now found"
    OVER = "refused-over"
    TURN = "journal-turn", "expected found"
    CHANCE_MOVES = "journal-chance"
    SEAT_MOVES = "journal-seat", "number"
    COLOUR = "journal-colour", "other"
    BLANK = "journal-blank"


class JournalError(GameError, ValueError):
    """An invalid journal; the message names the place and what was expected there."""


class OlderRules(JournalError):
    """A journal that was written under another version of the rules."""


class PlayerKind(MessageId):
    """The kinds of players of a seat without a bot."""

    PERSON = "player-person"


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """Who sits in a seat: a name, a color (a number), a bot ("mcts:seconds=0.5") or a person (None)."""

    name: Name
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]
    bot: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    profile: Annotated[str, Meta(min_length=1, max_length=MAXIMUM_NAME_LENGTH)] | None = None
    """The profile that the seat's results belong to; it stays on this computer."""

    def __post_init__(self) -> None:
        """Replace letters of the name that can't be displayed; it may come from a file or an older
        version.
        """
        if not is_displayable(self.name):
            self.__dict__["respelled"] = True
            msgspec.structs.force_setattr(self, "name", displayable(printable(self.name)))

    @property
    def respelled(self) -> bool:
        """Whether letters of the name were replaced."""
        return bool(self.__dict__.get("respelled", False))

    @property
    def person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.bot is None

    @property
    def player(self) -> Message:
        """The kind of player: a person, or a bot of some level."""
        return PlayerKind.PERSON() if self.bot is None else bot_title(self.bot)


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One move: its text form, its seat, and who decided.

    `seat` is `CHANCE` if the move was drawn. `by` is `PERSON`, `AUTOMATIC`, `CHANCE_DRAW` or the bot that
    chose it; `note` is a line for the log about that, or empty.
    """

    move: Annotated[str, Meta(min_length=1, max_length=400)]
    seat: Annotated[int, Meta(ge=CHANCE)]
    by: Annotated[str, Meta(min_length=1, max_length=200)] = PERSON
    note: EncodedText = ""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of seats: after `after` moves, `plan` describes who sits in `seat`."""

    after: Count
    seat: Count
    plan: SeatPlan


class Journal(Struct, forbid_unknown_fields=True):
    """A whole match. The moves beyond the first `position` have been undone and can be redone."""

    game: str
    rules_version: int
    seats: list[SeatPlan]
    deal: dict[str, Any]
    seed: int = 0
    board: dict[str, Any] | None = None
    """The whole board of the match; None for the game's own."""
    options: dict[str, bool] = {}
    practice: bool = False
    position: Count = 0
    entries: list[Entry] = []
    changes: list[SeatChange] = []

    def seats_now(self) -> list[SeatPlan]:
        """Return the seats after all changes."""
        return self._with(self.changes)

    def seats_at(self, number: int) -> list[SeatPlan]:
        """Return the seats when the move of this index was made, counted from 0."""
        return self._with([change for change in self.changes if change.after <= number])

    def _with(self, changes: Sequence[SeatChange]) -> list[SeatPlan]:
        seats = list(self.seats)
        for change in changes:
            seats[change.seat] = change.plan
        return seats


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played, with the data that undo, the log and charts need."""

    seat: int
    """The seat that moved, or `CHANCE`."""
    heading: Message
    """Where in the game it happened."""
    period: int
    events: tuple[Event, ...]
    choice: bool
    """Whether another move was legal."""
    reveals: bool
    """Whether the move revealed something random or hidden: undo stops here."""
    before: State | None
    """At the start of a turn, the state before the move (never changed)."""
    scores: tuple[int, ...] | None
    """The scores before the move, if a new heading begins."""


def record_move(state: State, move: Move, last: PlayedMove | None) -> PlayedMove:
    """Play `move` on `state`, which follows the step `last`, and record it. Raises `IllegalMove`."""
    seat = state.current_player()
    heading, period = state.heading(), state.period()
    legal = state.legal_moves()
    choice = len(legal) > 1
    drawn = seat == CHANCE and choice and not state.outcomes_are_equivalent()
    before = state.copy() if last is None or last.seat != seat else None
    scores = tuple(state.scores()) if last is None or last.heading != heading else None
    events: list[Event] = []
    if move in legal:
        state.apply_unchecked(move, events.append)
    else:
        state.play(move)  # Raises the reason.
    reveals = drawn or any(event_info(type(event)).reveals for event in events)
    return PlayedMove(seat, heading, period, tuple(events), choice, reveals, before, scores)


@dataclass(frozen=True, slots=True)
class ReplayResult:
    """A journal played again up to its first error."""

    opening: State
    steps: list[PlayedMove]
    moves: list[Move]
    error: JournalError | None
    """The first error, if there is one; `steps` ends before it."""


def replay(journal: Journal) -> ReplayResult:
    """Play a journal again, checking every move.

    Raises `JournalError` if the opening is invalid.
    """
    game = journal_game(journal)
    check_version("rules_version", journal.rules_version, game.rules_version)
    opening = _opening(game, journal)
    state = opening.copy()
    steps: list[PlayedMove] = []
    moves: list[Move] = []
    trouble: JournalError | None = None
    for number, entry in enumerate(journal.entries, start=1):
        try:
            move = read_entry(game, state, entry)
            steps.append(record_move(state, move, steps[-1] if steps else None))
        except (MoveParseError, IllegalMove) as error:
            what = error.message if isinstance(error, MoveParseError) else error.reason
            names = [plan.name for plan in journal.seats]
            trouble = JournalError(
                JournalErrorCode.MOVE(number=number, text=entry.move, what=what), game, names
            )
            break
        moves.append(move)
    return ReplayResult(opening, steps, moves, trouble)


def journal_game(journal: Journal) -> Game:
    """Return the game that a journal names, on its board. Raises `JournalError` if there is none."""
    try:
        return find_game(journal.game, journal.board)
    except UnknownGame as error:
        raise JournalError(at_place("game", error.message)) from None
    except BoardError as error:
        raise JournalError(error.message) from None


def current_rules_version(journal: Journal) -> int:
    """Return the current version of the rules for a journal's game."""
    return journal_game(journal).rules_version


def read_entry(game: Game, state: State, entry: Entry) -> Move:
    """Return the move of an entry. Raises `MoveParseError`, and `IllegalMove` if it was another seat's
    turn.
    """
    move = game.parse_move(entry.move)
    actor = state.current_player()
    if actor == TERMINAL:
        raise IllegalMove(move, JournalErrorCode.OVER())
    if entry.seat != actor:
        raise IllegalMove(move, JournalErrorCode.TURN(expected=_mover(actor), found=_mover(entry.seat)))
    return move


def _mover(actor: int) -> Message:
    return JournalErrorCode.CHANCE_MOVES() if actor == CHANCE else JournalErrorCode.SEAT_MOVES(number=actor)


def _opening(game: Game, journal: Journal) -> State:
    players, moves = len(journal.seats), len(journal.entries)
    try:
        game.check_setup(players, journal.options)
        opening = game.load(journal.deal)
    except SetupError as error:
        raise JournalError(JournalErrorCode.SEATS(what=error.message), game) from None
    except OpeningError as error:
        raise JournalError(JournalErrorCode.DEAL(what=error.message), game) from None
    if opening.players != players:
        found = SchemaError.VALUE(expected=players, found=opening.players)
        raise JournalError(at_place("deal.players", found))
    check_seats(journal.seats)
    for index, change in enumerate(journal.changes):
        if change.seat >= players:
            raise out_of_range(f"changes[{index}].seat", change.seat, 0, players - 1)
        if change.after > moves:
            raise out_of_range(f"changes[{index}].after", change.after, 0, moves)
    if journal.position > moves:
        raise out_of_range("position", journal.position, 0, moves)
    return opening


def out_of_range(place: str, found: int, low: int, high: int) -> JournalError:
    """Return the error that a number is not from `low` to `high`."""
    return JournalError(at_place(place, SchemaError.OUTSIDE(low=low, high=high, found=found)))


def check_version(place: str, found: int, known: int) -> None:
    """Raise `JournalError` for a version that is not from 1 to `known`, the latest one."""
    if found > known:
        raise JournalError(at_place(place, JournalErrorCode.NEWER()))
    if found < 1:
        raise out_of_range(place, found, 1, known)


def check_seats(seats: Sequence[SeatPlan]) -> None:
    """Raise `JournalError` if a seat has no name, or shares its color."""
    for index, plan in enumerate(seats):
        check_plan(plan, f"seats[{index}]")
        for other in range(index):
            if seats[other].colour == plan.colour:
                raise JournalError(at_place(f"seats[{index}].colour", JournalErrorCode.COLOUR(other=other)))


def check_plan(plan: SeatPlan, place: str) -> None:
    """Raise `JournalError` if a seat plan made in code could not be read back."""
    validate(msgspec.to_builtins(plan), SeatPlan, place)
    if not plan.name.strip():
        raise JournalError(at_place(f"{place}.name", JournalErrorCode.BLANK()))


def match_name(seats: Sequence[SeatPlan], given: str = "") -> str:
    """Return the name of a match: the given one, or the names of its people, or those of its bots."""
    if name := clean_name(given, MAXIMUM_NAME_LENGTH):
        return name
    names = [plan.name for plan in seats if plan.person] or [plan.name for plan in seats]
    words = ", ".join(names)
    return words if len(words) <= MAXIMUM_NAME_LENGTH else words[: MAXIMUM_NAME_LENGTH - 3] + "..."


def validate(data: object, kind: type[Structure], place: str = "") -> Structure:
    """Convert plain data to a structure. Raises `JournalError` naming the place (below `place`)."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise JournalError(at_place(*parse_validation_error(error, place))) from None
