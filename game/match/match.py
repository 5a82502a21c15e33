"""A match: a game being played, with its seats, its journal, undo and redo, and its save."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, NamedTuple

from game.match.journal import (
    AUTOMATIC,
    CHANCE_DRAW,
    PERSON,
    Entry,
    Journal,
    JournalError,
    JournalMistake,
    OlderRules,
    PlayedMove,
    ReplayResult,
    SeatChange,
    SeatPlan,
    check_plan,
    check_seats,
    current_rules_version,
    journal_game,
    match_name,
    out_of_range,
    record_move,
    replay,
)
from game.match.log import ActionDigests, LogLine, Standing, log_lines, step_lines
from game.match.message_codec import encode_message
from game.match.store import CHANGED, Progress, Store
from game.match.undo import UndoTarget, action_start, find_undo_target, is_decision
from game.rules.boards import BoardError, BoardFile, check_letters
from game.rules.catalogue import find_game
from game.rules.contract import CHANCE, TERMINAL, Event, Game, Move, Options, State
from game.rules.letters import is_displayable
from game.rules.messages import Message
from game.rules.schema_errors import at_place

MAXIMUM_SEED: Final = 2**53 - 1
"""Seeds are from 0 to this, which every reader of JSON can hold exactly."""


class Match:
    """A game being played.

    Between calls the actor is a seat or the game is over: what chance does is drawn and written
    down together with the move before it. With a store, each change is on the disk before a
    method returns; if that fails (`StoreError`), the match stands as it stood.
    """

    def __init__(self, journal: Journal, retraced: ReplayResult, name: str) -> None:
        """Use `new`, `open`, `rescue` or `adopt`."""
        self._journal = journal
        self._game = journal_game(journal)
        self._opening = retraced.opening
        self._steps = retraced.steps
        self._moves = retraced.moves
        self._step_lines: list[tuple[LogLine, ...]] = []
        """The lines that the first steps make in the log, as far as they were asked for."""
        self._digests = ActionDigests(self._game)
        self._seats = journal.seats_now()
        self._name = match_name(self._seats, name)
        self._respelled = not is_displayable(name)
        self._updated = datetime.now(UTC)
        self._store: Store | None = None
        self._id: int | None = None
        self._edition = 0
        self._seen_relocations = 0
        """How many times the store's file had been opened again when `id` and edition were right."""
        self._is_lost = False
        """Whether the store no longer has it."""
        self._state = self.position(journal.position)

    @classmethod
    def new(
        cls,
        game_key: str,
        seats: Sequence[SeatPlan],
        options: Options | None = None,
        seed: int | None = None,
        practice: bool = False,
        store: Store | None = None,
        name: str | None = None,
        board: BoardFile | None = None,
    ) -> Match:
        """Deal a new match; the same seed gives the same deal and the same chance.

        It is played on the game's own board, or on `board`, which is kept with it. Raises
        `UnknownGame`, `BoardError`, `SetupError` or `JournalError` for what can't be dealt, and `StoreError`.
        """
        game = find_game(game_key, board)
        settings = {option.key: option.default for option in game.options} | dict(options or {})
        game.check_setup(len(seats), settings)
        check_seats(seats)
        if seed is None:
            seed = secrets.randbelow(2**31)
        if not 0 <= seed <= MAXIMUM_SEED:
            raise out_of_range("seed", seed, 0, MAXIMUM_SEED)
        deal = game.new_game(len(seats), settings, random.Random(f"{seed} deal"))
        journal = Journal(
            game=game.key,
            rules_version=game.rules_version,
            seats=list(seats),
            deal=deal.to_data(),
            seed=seed,
            board=board,
            options=settings,
            practice=practice,
        )
        return cls.from_journal(journal, name, store)

    @classmethod
    def from_journal(cls, journal: Journal, name: str | None = None, store: Store | None = None) -> Match:
        """A match out of a whole journal, saved as a new one in `store`.

        Raises `JournalError` where the journal makes no sense, and `StoreError`.
        """
        retraced = replay(journal)
        if retraced.trouble:
            raise retraced.trouble
        match = cls(journal, retraced, name or "")
        match._draw_pending()
        if store is not None:
            match.save_in(store)
        return match

    @classmethod
    def open(cls, store: Store, match_id: int) -> Match:
        """Continue a saved match where it was left.

        Raises `NoSuchMatch` and other kinds of `StoreError`, and `JournalError` if what was saved
        makes no sense, `OlderRules` if that is so for the rules were others (see `rescue`).
        """
        kept = store.read(match_id)
        if kept.journal.rules_version != current_rules_version(kept.journal):
            raise OlderRules(at_place("rules_version", JournalMistake.OLD_RULES()))
        retraced = replay(kept.journal)
        if retraced.trouble:
            raise retraced.trouble
        match = cls(kept.journal, retraced, kept.name)
        match._store, match._id, match._seen_relocations = store, match_id, len(store.relocations)
        match._edition, match._updated = kept.edition, kept.updated
        store.note_opened(match_id)
        match._draw_pending()
        return match

    @classmethod
    def recover(cls, store: Store, match_id: int) -> RecoveredMatch:
        """Return what makes sense of a match that `open` refuses, as one that is not saved.

        The saved one stays as it is. Raises `JournalError` if not even the deal makes sense.
        """
        kept = store.read(match_id, whole=False)
        return recover_journal(kept.journal, kept.name)

    def save_in(self, store: Store) -> None:
        """Save this match as a new one in `store`, and every change from now on."""
        store.reopen_if_replaced()
        self._id = store.add(self._journal, self._name, self._progress(self._state))
        self._store, self._edition, self._seen_relocations = store, 0, len(store.relocations)

    @property
    def store(self) -> Store | None:
        """Where it is saved; None if it is not."""
        return self._store

    @property
    def id(self) -> int | None:
        """Its number in the store, None if it is not saved."""
        self._update_id()
        return None if self._is_lost else self._id

    def _update_id(self) -> None:
        """Take the number that the match has after the store's file was opened again."""
        while (
            self._store is not None
            and self._id is not None
            and self._seen_relocations < len(self._store.relocations)
        ):
            place = self._store.relocations[self._seen_relocations].get(self._id)
            self._seen_relocations += 1
            if place is None:
                self._seen_relocations = len(self._store.relocations)
                self._is_lost = True
            else:
                self._id = place.number
                self._edition = place.edition if self._edition == place.old_edition else CHANGED

    def _save(self, write: Callable[[Store, int, int], None]) -> None:
        """Write a change; a match that its file has lost is first saved as a new one. Raises `StoreError`."""
        if self._store is None or self._id is None:
            return
        self._store.reopen_if_replaced()
        self._update_id()
        if self._is_lost:
            self._id = self._store.add(self._journal, self._name, self._progress(self._state))
            self._edition, self._is_lost = 0, False
        write(self._store, self._id, self._edition)
        self._edition += 1

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def state(self) -> State:
        """The table as it stands. It belongs to the match: read it, or play on a copy."""
        return self._state

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where now."""
        return tuple(self._seats)

    @property
    def people(self) -> frozenset[int]:
        """The seats that a person plays, or has played before a bot took over."""
        first = {seat for seat, plan in enumerate(self._journal.seats) if plan.person}
        return frozenset(first | {change.seat for change in self._journal.changes if change.plan.person})

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [plan.name for plan in self._seats]

    @property
    def current_player(self) -> int:
        """The seat that decides next, or `TERMINAL`."""
        return self._state.current_player()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.current_player == TERMINAL

    @property
    def seed(self) -> int:
        """The number from which deal and chance were drawn."""
        return self._journal.seed

    @property
    def practice(self) -> bool:
        """Whether undo goes back over what was hidden or random."""
        return self._journal.practice

    @property
    def options(self) -> Options:
        """The variants of this match."""
        return self._journal.options

    @property
    def journal(self) -> Journal:
        """The journal, to be written out. It belongs to the match: read it only."""
        return self._journal

    @property
    def moves(self) -> list[Move]:
        """The moves that led to the table as it stands, those of chance among them."""
        return self._moves[: self.moves_played]

    def events_of(self, number: int) -> tuple[Event, ...]:
        """What happened when the move of this index was played, counted from 0."""
        return self._steps[number].events

    def mover_of(self, number: int) -> int:
        """The seat that made the move of this index, or `CHANCE`."""
        return self._steps[number].seat

    @property
    def moves_played(self) -> int:
        """How many moves have been played, those of chance among them."""
        return self._journal.position

    @property
    def moves_recorded(self) -> int:
        """How many moves the journal holds, with those that can be redone."""
        return len(self._moves)

    @property
    def name(self) -> str:
        """What the match is called in the list of saved games."""
        return self._name

    @property
    def respelled(self) -> bool:
        """Whether a name in it has letters that can't be shown, in whose place something else is shown."""
        journal = self._journal
        plans = [*journal.seats, *(change.plan for change in journal.changes)]
        return self._respelled or any(plan.respelled for plan in plans) or not _is_printable(journal.board)

    @property
    def updated(self) -> datetime:
        """When the match last changed (with its time zone)."""
        return self._updated

    def rename(self, name: str) -> None:
        """Call the match something else (at most `MAXIMUM_NAME_LENGTH` letters are kept)."""
        name = match_name(self._seats, name)
        if self._store is not None and self.id is not None:
            self._store.rename(self.id, name)
        self._name = name

    def play(
        self, move: Move, *, automatic: bool = False, note: Message | str = "", by: str | None = None
    ) -> list[Event]:
        """Carry out a move of the actor and what chance does after it; what happened, in order.

        `automatic` says that the table moved for a person; `by` names the bot that chose, if it is
        not the one that sits there; `note` is a line for the log. Moves that had been undone are
        forgotten. Raises `IllegalMove` and `StoreError`, and changes nothing then.
        """
        seat = self.current_player
        if by is None:
            by = AUTOMATIC if automatic else (self._seats[seat].bot or PERSON) if seat >= 0 else PERSON
        state = self._state.copy()
        before = self._steps[self.moves_played - 1] if self.moves_played else None
        step = record_move(state, move, before)
        entry = Entry(self._game.format_move(move), seat, by, encode_message(note))
        added = [(move, step, entry), *self._draw(state, step, self.moves_played + 1)]
        self._append(state, added)
        return [event for _, step, _ in added for event in step.events]

    def _draw_pending(self) -> None:
        """Draw what chance has to do, where a journal ends (or begins) before it."""
        state = self._state.copy()
        number = self.moves_played
        if added := list(self._draw(state, self._steps[number - 1] if number else None, number)):
            self._append(state, added)

    def _draw(
        self, state: State, last: PlayedMove | None, number: int
    ) -> Iterable[tuple[Move, PlayedMove, Entry]]:
        """Play chance on `state` while it is its turn; `number` moves have been made."""
        while state.current_player() == CHANCE:
            # A generator for each move's number: what is drawn does not depend on what was undone,
            # and nothing about the generator needs to be saved.
            rng = random.Random(f"{self.seed} chance {number}")
            outcomes = state.chance_outcomes()
            move = rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
            last = record_move(state, move, last)
            yield move, last, Entry(self._game.format_move(move), CHANCE, CHANCE_DRAW)
            number += 1

    def _append(self, state: State, added: Sequence[tuple[Move, PlayedMove, Entry]]) -> None:
        start = self.moves_played
        entries = [entry for _, _, entry in added]
        progress = self._progress(state)
        self._save(lambda store, number, edition: store.append(number, edition, start, entries, progress))
        journal = self._journal
        journal.entries[start:] = entries
        journal.changes = [
            SeatChange(min(change.after, start), change.seat, change.plan) for change in journal.changes
        ]
        journal.position = len(journal.entries)
        self._moves[start:] = [move for move, _, _ in added]
        self._steps[start:] = [step for _, step, _ in added]
        del self._step_lines[start:]
        self._state = state
        self._updated = datetime.now(UTC)

    def position(self, number: int) -> State:
        """A state of its own as it stood after the first `number` moves; 0 is the deal.

        Raises `IndexError` unless there are so many moves (undone ones count).
        """
        if not 0 <= number <= len(self._moves):
            raise IndexError(f"expected a move from 0 to {len(self._moves)}, not {number}")
        start, state = 0, self._opening
        for turn in range(min(number, len(self._steps) - 1), 0, -1):
            snapshot = self._steps[turn].before
            if snapshot is not None:
                start, state = turn, snapshot
                break
        state = state.copy()
        for move in self._moves[start:number]:
            state.apply_unchecked(move)
        return state

    @property
    def _undo_target(self) -> UndoTarget:
        steps = self._steps[: self.moves_played]
        return find_undo_target(steps, self._journal.entries, self._bots_alone, self.practice)

    @property
    def _bots_alone(self) -> bool:
        return not any(plan.person for plan in self._seats)

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return self._undo_target.decision is not None

    @property
    def undo_seats(self) -> list[int]:
        """Who made each move that `undo` would take back: first whose decision it is, then who answered."""
        target = self._undo_target.decision
        seats = [] if target is None else [step.seat for step in self._steps[target : self.moves_played]]
        return [seat for seat in seats if seat != CHANCE]

    @property
    def undo_barrier(self) -> tuple[LogLine, ...]:
        """What came to light and can't be unknown, so that `undo` stops at it; empty if nothing did."""
        known = self._undo_target.revealed
        return () if known is None else self._lines_of_step(known)

    @property
    def can_redo(self) -> bool:
        """Whether there are moves that were undone."""
        return self.moves_played < len(self._moves)

    def undo(self) -> bool:
        """Take back the last decision of a person and what came after it; False if that can't be.

        It stops where something hidden or random was revealed, unless the match is for practice.
        What the table did for somebody is no decision. If every seat has a bot, one move goes back.
        """
        target = self._undo_target.decision
        if target is None:
            return False
        self._step_to(target)
        return True

    def redo(self) -> bool:
        """Play undone moves again, up to the next decision that was undone; False if there are none."""
        if not self.can_redo:
            return False
        target = self.moves_played + 1
        entries = self._journal.entries
        steps, alone = self._steps, self._bots_alone
        while target < len(self._moves) and not is_decision(steps[target], entries[target], alone):
            target += 1
        self._step_to(target)
        return True

    def restart_action(self, midway: Callable[[State], bool]) -> None:
        """Go back to where the actor began an action, as far as nothing came to light since.

        `midway` says of a state whether an action has been begun in it and is not done.
        """
        steps = self._steps[: self.moves_played]
        number = action_start(steps, self.current_player, self.practice, lambda at: midway(self.position(at)))
        if number < self.moves_played:
            self._step_to(number)

    def _step_to(self, number: int) -> None:
        state = self.position(number)
        progress = self._progress(state)
        self._save(lambda store, match, edition: store.step_to(match, edition, number, progress))
        self._journal.position = number
        self._state = state
        self._updated = datetime.now(UTC)

    def set_seat(self, seat: int, plan: SeatPlan) -> None:
        """From now on `plan` says who sits in `seat`. Raises `JournalError` for a plan that can't be."""
        seats = list(self._seats)
        seats[seat] = plan
        check_plan(plan, f"seats[{seat}]")
        check_seats(seats)
        change = SeatChange(self.moves_played, seat, plan)
        self._save(lambda store, number, edition: store.change_seat(number, edition, change, seats))
        self._journal.changes.append(change)
        self._seats = seats
        self._updated = datetime.now(UTC)

    @property
    def log(self) -> list[LogLine]:
        """What happened up to now, in its order."""
        return self.log_without()

    def log_without(self, untold: int = 0) -> list[LogLine]:
        """The log without its last `untold` events; what belongs to one action is told together."""
        lines = self._lines
        return self._digests.of(lines[: len(lines) - untold])

    def last_move_of(self, seat: int) -> int:
        """How many moves had been made when a seat had last moved; 0 if it has not moved yet."""
        steps = range(self.moves_played, 0, -1)
        return next((number for number in steps if self._steps[number - 1].seat == seat), 0)

    def log_of_action(self, number: int) -> list[LogLine]:
        """What is told of the action that a move (from 1) belongs to, as far as it had come by then."""
        return self._digests.of_last([line for move in range(number) for line in self._lines_of_step(move)])

    @property
    def _lines(self) -> list[LogLine]:
        steps, changes = self._steps[: self.moves_played], self._journal.changes
        return log_lines(steps, changes, self._lines_of_step, self._state.heading())

    def _lines_of_step(self, number: int) -> tuple[LogLine, ...]:
        """What the step with this number, counted from 0, says in the log."""
        for i in range(len(self._step_lines), number + 1):
            self._step_lines.append(step_lines(i + 1, self._steps[i], self._journal.entries[i]))
        return self._step_lines[number]

    def standings(self, number: int | None = None) -> list[Standing]:
        """Every seat's score as each heading began, and after `number` moves (None: now), for charts.

        Raises `IndexError` unless there are so many moves.
        """
        last = self.moves_played if number is None else number
        before = [
            Standing(step.heading, step.period, made, step.scores)
            for made, step in enumerate(self._steps[:last])
            if step.scores is not None
        ]
        state = self._state if last == self.moves_played else self.position(last)
        now = Standing(state.heading(), state.period(), last, tuple(state.scores()))
        return [*before, now]

    def _progress(self, state: State) -> Progress:
        return Progress(state.heading(), state.current_player() == TERMINAL)


def _is_printable(board: BoardFile | None) -> bool:
    """Return whether all texts of a board can be shown: boards of earlier versions were not asked."""
    with suppress(BoardError):
        check_letters(board or {}, "board")
        return True
    return False


class RecoveredMatch(NamedTuple):
    """The part of a damaged match that makes sense."""

    match: Match
    """It is not saved."""
    trouble: JournalError | None
    """Where and why the rest makes no sense."""
    moves_kept: int
    """How many moves of the journal were kept; `match` may have more, because chance goes on after them."""


def recover_journal(journal: Journal, name: str) -> RecoveredMatch:
    """Return the part of a journal that makes sense.

    Raises `JournalError` if not even the deal makes sense.
    """
    retraced = replay(journal)
    good = len(retraced.moves)
    journal.entries = journal.entries[:good]
    journal.position = min(journal.position, good)
    journal.changes = [
        SeatChange(min(change.after, good), change.seat, change.plan) for change in journal.changes
    ]
    trouble = retraced.trouble
    now = current_rules_version(journal)
    if trouble is None and journal.rules_version != now:
        older = JournalMistake.OLDER_RULES(now=now, found=journal.rules_version)
        trouble = JournalError(at_place("rules_version", older))
    journal.rules_version = now
    match = Match(journal, retraced, name)
    match._draw_pending()
    return RecoveredMatch(match, trouble, good)
