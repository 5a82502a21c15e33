"""A match: a game being played, with its seats, its journal, undo and redo, and its save."""

from __future__ import annotations

import copy
import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from game.match.journal import (
    AUTOMATIC,
    CHANCE_DRAW,
    MAXIMUM_NAME_LENGTH,
    PERSON,
    Entry,
    Journal,
    JournalError,
    JournalErrorCode,
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
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Event, Move, Options, State
from game.rules.letters import is_displayable
from game.rules.messages import Message
from game.rules.schema_errors import at_place

MAXIMUM_SEED: Final = 2**53 - 1
"""The maximum seed; every reader of JSON can hold it exactly."""


class Match:
    """A game being played.

    Between calls the current player is a seat, or the game is over: chance moves are drawn and written
    together with the move before them. With a store, each change is on the disk before a method returns. If
    that fails (`StoreError`), the match is unchanged.
    """

    def __init__(self, journal: Journal, replayed: ReplayResult, name: str) -> None:
        """Use `new`, `open`, `recover` or `from_journal`."""
        self.journal = journal
        """Read it only: it belongs to the match."""
        self.game = journal_game(journal)
        self._opening = replayed.opening
        self._steps = replayed.steps
        self._moves = replayed.moves
        self._step_lines: list[tuple[LogLine, ...]] = []
        """The lines of the log by step, as far as they were needed."""
        self._digests = ActionDigests(self.game)
        self._seats = journal.seats_now()
        self.name = match_name(self._seats, name)
        """The name in the list of saved games."""
        self._respelled = not is_displayable(name)
        self.updated = datetime.now(UTC)
        """The time when the match last changed (with its time zone)."""
        self.store: Store | None = None
        """The store in which the match is saved; None if it isn't saved."""
        self._id: int | None = None
        self._edition = 0
        self._seen_relocations = 0
        """The number of relocations (`Store.relocations`) that `_id` and `_edition` already reflect."""
        self._is_lost = False
        """Whether the store no longer has the match."""
        self.state = self.position(journal.position)
        """The current state. It belongs to the match: read it, or play on a copy."""

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
        """Deal a new match; equal seeds give equal deals and equal chance.

        It is played on the game's own board, or on `board`, which is saved with it. Raises `UnknownGame`,
        `BoardError`, `SetupError` or `JournalError` for an impossible set-up, and `StoreError`.
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
        """Return a match from a whole journal, saved as a new one in `store`.

        Raises `JournalError` for an invalid journal, and `StoreError`.
        """
        replayed = replay(journal)
        if replayed.error:
            raise replayed.error
        match = cls(journal, replayed, name or "")
        match._draw_pending()
        if store is not None:
            match.save_in(store)
        return match

    @classmethod
    def open(cls, store: Store, match_id: int) -> Match:
        """Open a saved match.

        Raises `NoSuchMatch` and other kinds of `StoreError`, `JournalError` if the save is invalid, and
        `OlderRules` if other rules made it so (see `recover`).
        """
        stored = store.read(match_id)
        if stored.journal.rules_version != current_rules_version(stored.journal):
            raise OlderRules(at_place("rules_version", JournalErrorCode.OLD_RULES()))
        replayed = replay(stored.journal)
        if replayed.error:
            raise replayed.error
        match = cls(stored.journal, replayed, stored.name)
        match.store, match._id, match._seen_relocations = store, match_id, len(store.relocations)
        match._edition, match.updated = stored.edition, stored.updated
        store.note_opened(match_id)
        match._draw_pending()
        return match

    @classmethod
    def recover(cls, store: Store, match_id: int) -> RecoveredMatch:
        """Return the valid part of a match that `open` refuses, as an unsaved match.

        The save stays unchanged. Raises `JournalError` if even the deal is invalid.
        """
        stored = store.read(match_id, whole=False)
        return recover_journal(stored.journal, stored.name)

    def branch(self, number: int, name: str, store: Store | None = None, seed: int | None = None) -> Match:
        """Return a new practice match that continues this one after its first `number` moves.

        Chance is drawn again. Raises `IndexError` unless there are that many moves, and `StoreError`.

        >>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
        >>> for _ in range(3):
        ...     _ = match.play(match.state.legal_moves()[0])
        >>> other = match.branch(2, "What if", seed=1)
        >>> other.moves_played, other.practice, other.name, match.moves_played
        (2, True, 'What if', 3)
        """
        if not 0 <= number <= self.moves_recorded:
            raise IndexError(f"expected a move from 0 to {self.moves_recorded}, not {number}")
        journal = msgspec.structs.replace(
            self.journal,
            seed=secrets.randbelow(2**31) if seed is None else seed,
            deal=copy.deepcopy(self.journal.deal),
            entries=self.journal.entries[:number],
            position=number,
            practice=True,
            changes=[change for change in self.journal.changes if change.after <= number],
        )
        return Match.from_journal(journal, name[:MAXIMUM_NAME_LENGTH], store)

    def save_in(self, store: Store) -> None:
        """Save this match as a new one in `store`, with every change from now on."""
        store.reopen_if_replaced()
        self._id = store.add(self.journal, self.name, self._progress(self.state))
        self.store, self._edition, self._seen_relocations = store, 0, len(store.relocations)

    @property
    def id(self) -> int | None:
        """Its number in the store; None if it isn't saved."""
        self._update_id()
        return None if self._is_lost else self._id

    def _update_id(self) -> None:
        """Update the match's number after the store was reopened."""
        while (
            self.store is not None
            and self._id is not None
            and self._seen_relocations < len(self.store.relocations)
        ):
            place = self.store.relocations[self._seen_relocations].get(self._id)
            self._seen_relocations += 1
            if place is None:
                self._seen_relocations = len(self.store.relocations)
                self._is_lost = True
            else:
                self._id = place.number
                self._edition = place.edition if self._edition == place.old_edition else CHANGED

    def _save(self, write: Callable[[Store, int, int], None]) -> None:
        """Write a change; a match that its file has lost is first saved as a new one. Raises `StoreError`."""
        if self.store is None or self._id is None:
            return
        self.store.reopen_if_replaced()
        self._update_id()
        if self._is_lost:
            self._id = self.store.add(self.journal, self.name, self._progress(self.state))
            self._edition, self._is_lost = 0, False
        write(self.store, self._id, self._edition)
        self._edition += 1

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where now."""
        return tuple(self._seats)

    @property
    def people(self) -> frozenset[int]:
        """The seats that a person plays, or played before a bot took over."""
        people = set()
        for seat, plan in enumerate(self.journal.seats):
            if plan.bot is None:
                people.add(seat)
        for change in self.journal.changes:
            if change.plan.bot is None:
                people.add(change.seat)
        return frozenset(people)

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [plan.name for plan in self._seats]

    @property
    def current_player(self) -> int:
        """The seat that decides next, or `TERMINAL`."""
        return self.state.current_player()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.current_player == TERMINAL

    @property
    def seed(self) -> int:
        """The seed of the deal and of chance."""
        return self.journal.seed

    @property
    def practice(self) -> bool:
        """Whether undo may go back beyond hidden or random information."""
        return self.journal.practice

    @property
    def options(self) -> Options:
        """The variants of this match."""
        return self.journal.options

    @property
    def moves(self) -> list[Move]:
        """The moves up to the current state, including chance moves."""
        return self._moves[: self.moves_played]

    def events_of(self, number: int) -> tuple[Event, ...]:
        """Return the events of the move of this index, counted from 0."""
        return self._steps[number].events

    def mover_of(self, number: int) -> int:
        """Return the seat that made the move of this index, or `CHANCE`."""
        return self._steps[number].seat

    @property
    def moves_played(self) -> int:
        """The number of moves played, including chance moves."""
        return self.journal.position

    @property
    def moves_recorded(self) -> int:
        """The number of moves in the journal, including undone ones."""
        return len(self._moves)

    @property
    def respelled(self) -> bool:
        """Whether letters of a name in it were replaced because they can't be displayed."""
        journal = self.journal
        plans = [*journal.seats, *(change.plan for change in journal.changes)]
        return self._respelled or any(plan.respelled for plan in plans) or not _is_printable(journal.board)

    def rename(self, name: str) -> None:
        """Rename the match, cutting the name to `MAXIMUM_NAME_LENGTH` letters."""
        name = match_name(self._seats, name)
        if self.store is not None and self.id is not None:
            self.store.rename(self.id, name)
        self.name = name

    def play(
        self, move: Move, *, automatic: bool = False, note: Message | str = "", by: str | None = None
    ) -> list[Event]:
        """Play a move of the current player and the chance moves after it. Returns their events.

        `automatic` means that the table moved for a person; `by` names the bot that chose, if it isn't the
        seat's own; `note` is a line for the log. Undone moves are discarded. Raises `IllegalMove` and
        `StoreError`, and changes nothing then.
        """
        seat = self.current_player
        if by is None:
            by = AUTOMATIC if automatic else (self._seats[seat].bot or PERSON) if seat >= 0 else PERSON
        state = self.state.copy()
        before = self._steps[self.moves_played - 1] if self.moves_played else None
        step = record_move(state, move, before)
        entry = Entry(self.game.format_move(move), seat, by, encode_message(note))
        added = [(move, step, entry), *self._draw(state, step, self.moves_played + 1)]
        self._append(state, added)
        return [event for _, step, _ in added for event in step.events]

    def _draw_pending(self) -> None:
        """Draw pending chance moves, if a journal ends before them."""
        state = self.state.copy()
        number = self.moves_played
        if added := list(self._draw(state, self._steps[number - 1] if number else None, number)):
            self._append(state, added)

    def _draw(
        self, state: State, last: PlayedMove | None, number: int
    ) -> Iterable[tuple[Move, PlayedMove, Entry]]:
        """Play chance moves on `state` while it is chance's turn; `number` moves have been made."""
        while state.current_player() == CHANCE:
            # A generator for each move's number: draws don't depend on undone moves,
            # and no state of a generator needs to be saved.
            rng = random.Random(f"{self.seed} chance {number}")
            outcomes = state.chance_outcomes()
            move = rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
            last = record_move(state, move, last)
            yield move, last, Entry(self.game.format_move(move), CHANCE, CHANCE_DRAW)
            number += 1

    def _append(self, state: State, added: Sequence[tuple[Move, PlayedMove, Entry]]) -> None:
        start = self.moves_played
        entries = [entry for _, _, entry in added]
        progress = self._progress(state)
        self._save(lambda store, number, edition: store.append(number, edition, start, entries, progress))
        journal = self.journal
        journal.entries[start:] = entries
        journal.changes = [
            SeatChange(min(change.after, start), change.seat, change.plan) for change in journal.changes
        ]
        journal.position = len(journal.entries)
        self._moves[start:] = [move for move, _, _ in added]
        self._steps[start:] = [step for _, step, _ in added]
        del self._step_lines[start:]
        self.state = state
        self.updated = datetime.now(UTC)

    def position(self, number: int) -> State:
        """Return a copy of the state after the first `number` moves; 0 is the deal.

        Raises `IndexError` unless there are that many moves, including undone ones.
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
        return find_undo_target(steps, self.journal.entries, self._bots_alone, self.practice)

    @property
    def _bots_alone(self) -> bool:
        return not any(plan.person for plan in self._seats)

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would undo anything."""
        return self._undo_target.decision is not None

    def could_undo(self, moves: Sequence[Move]) -> bool:
        """Return whether legal moves could be undone after they were played now, one after the other."""
        state, last, number = self.state.copy(), None, self.moves_played
        for move in moves:
            last = record_move(state, move, last)
            steps = [last, *(step for _, step, _ in self._draw(state, last, number + 1))]
            if any(step.reveals for step in steps) and not self.practice:
                return False
            last, number = steps[-1], number + len(steps)
        return True

    @property
    def undo_seats(self) -> list[int]:
        """The seats whose moves `undo` would undo: first the one that decides again, then the others."""
        target = self._undo_target.decision
        seats = [] if target is None else [step.seat for step in self._steps[target : self.moves_played]]
        return [seat for seat in seats if seat != CHANCE]

    @property
    def undo_barrier(self) -> tuple[LogLine, ...]:
        """The lines of the revealed information at which `undo` stops; empty if there is none."""
        known = self._undo_target.revealed
        return () if known is None else self._lines_of_step(known)

    @property
    def can_redo(self) -> bool:
        """Whether there are undone moves."""
        return self.moves_played < len(self._moves)

    def undo(self) -> bool:
        """Undo the last decision of a person and what followed it; False if that is impossible.

        It stops at revealed hidden or random information, except in practice. Automatic moves are no
        decisions. If every seat has a bot, one move is undone.
        """
        target = self._undo_target.decision
        if target is None:
            return False
        self._step_to(target)
        return True

    def redo(self) -> bool:
        """Redo undone moves, up to the next undone decision; False if there are none."""
        if not self.can_redo:
            return False
        target = self.moves_played + 1
        entries = self.journal.entries
        steps, alone = self._steps, self._bots_alone
        while target < len(self._moves) and not is_decision(steps[target], entries[target], alone):
            target += 1
        self._step_to(target)
        return True

    def restart_action(self, midway: Callable[[State], bool]) -> None:
        """Return to the beginning of the current player's action, as far as nothing was revealed since.

        `midway` returns whether a state is within an unfinished action.
        """
        steps = self._steps[: self.moves_played]
        number = action_start(steps, self.current_player, self.practice, lambda at: midway(self.position(at)))
        if number < self.moves_played:
            self._step_to(number)

    def _step_to(self, number: int) -> None:
        state = self.position(number)
        progress = self._progress(state)
        self._save(lambda store, match, edition: store.step_to(match, edition, number, progress))
        self.journal.position = number
        self.state = state
        self.updated = datetime.now(UTC)

    def set_seat(self, seat: int, plan: SeatPlan) -> None:
        """Seat a player from now on. Raises `JournalError` for an invalid plan."""
        seats = list(self._seats)
        seats[seat] = plan
        check_plan(plan, f"seats[{seat}]")
        check_seats(seats)
        change = SeatChange(self.moves_played, seat, plan)
        self._save(lambda store, number, edition: store.change_seat(number, edition, change, seats))
        self.journal.changes.append(change)
        self._seats = seats
        self.updated = datetime.now(UTC)

    @property
    def log(self) -> list[LogLine]:
        """The log up to now."""
        return self.log_without()

    def log_without(self, untold: int = 0) -> list[LogLine]:
        """Return the log without its last `untold` events, with the lines of each action summarized."""
        lines = self._lines
        return self._digests.of(lines[: len(lines) - untold])

    def heading_without(self, untold: int) -> Message:
        """Return the part of the game of the first of the last `untold` events, or now if there is none."""
        return self._lines[-untold].heading if untold else self.state.heading()

    def log_since(self, number: int, untold: int = 0) -> list[LogLine]:
        """Return the log of what happened after the first `number` moves, without changes of seats and
        without the last `untold` events.
        """
        steps = range(number, self.moves_played)
        lines = [line for step in steps for line in self._lines_of_step(step)]
        return self._digests.of(lines[: len(lines) - untold])

    def last_move_of(self, seat: int) -> int:
        """Return how many moves had been made when a seat last moved; 0 if it has not moved."""
        steps = range(self.moves_played, 0, -1)
        return next((number for number in steps if self._steps[number - 1].seat == seat), 0)

    def log_of_action(self, number: int) -> list[LogLine]:
        """Return the log of the action that a move (from 1) belongs to, up to that move."""
        return self._digests.of_last([line for move in range(number) for line in self._lines_of_step(move)])

    @property
    def _lines(self) -> list[LogLine]:
        steps, changes = self._steps[: self.moves_played], self.journal.changes
        return log_lines(steps, changes, self._lines_of_step, self.state.heading())

    def _lines_of_step(self, number: int) -> tuple[LogLine, ...]:
        """Return the lines of the step with this number, counted from 0."""
        for i in range(len(self._step_lines), number + 1):
            self._step_lines.append(step_lines(self.game, i + 1, self._steps[i], self.journal.entries[i]))
        return self._step_lines[number]

    def standings(self, number: int | None = None) -> list[Standing]:
        """Return every seat's score as each heading began, and after `number` moves (None: now), for charts.

        Raises `IndexError` unless there are that many moves.
        """
        last = self.moves_played if number is None else number
        before = [
            Standing(step.heading, step.period, made, step.scores)
            for made, step in enumerate(self._steps[:last])
            if step.scores is not None
        ]
        state = self.state if last == self.moves_played else self.position(last)
        now = Standing(state.heading(), state.period(), last, tuple(state.scores()))
        return [*before, now]

    def _progress(self, state: State) -> Progress:
        return Progress(state.heading(), state.current_player() == TERMINAL)


def _is_printable(board: BoardFile | None) -> bool:
    """Return whether all texts of a board can be displayed, which earlier versions did not check."""
    with suppress(BoardError):
        check_letters(board or {}, "board")
        return True
    return False


class RecoveredMatch(NamedTuple):
    """The valid part of a damaged match."""

    match: Match
    """The match; it is not saved."""
    error: JournalError | None
    """Where and why the rest is invalid."""
    moves_kept: int
    """The number of moves of the journal that were kept; `match` may have more chance moves."""


def recover_journal(journal: Journal, name: str) -> RecoveredMatch:
    """Return the valid part of a journal.

    Raises `JournalError` if even the deal is invalid.
    """
    replayed = replay(journal)
    good = len(replayed.moves)
    journal.entries = journal.entries[:good]
    journal.position = min(journal.position, good)
    journal.changes = [
        SeatChange(min(change.after, good), change.seat, change.plan) for change in journal.changes
    ]
    trouble = replayed.error
    now = current_rules_version(journal)
    if trouble is None and journal.rules_version != now:
        older = JournalErrorCode.OLDER_RULES(now=now, found=journal.rules_version)
        trouble = JournalError(at_place("rules_version", older))
    journal.rules_version = now
    match = Match(journal, replayed, name)
    match._draw_pending()
    return RecoveredMatch(match, trouble, good)
