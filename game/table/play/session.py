"""What happens at the table, without its picture: the match, the choosing, bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.match.journal import SeatPlan
from game.match.log import LogLine, company_of
from game.match.match import Match
from game.match.store import StoreError
from game.match.thinker import Thinker
from game.rules.contract import TERMINAL, Event, Move, State
from game.rules.messages import Message
from game.table.boards.telling import Chapter, Sheet
from game.table.boards.view import SeatLook, Shown, Thing, things_of
from game.table.kit.shelf import Steps, at_once
from game.table.play.chooser import Chooser, Meaning, Proposal
from game.table.play.consulting import Consulting
from game.table.play.handover import Handover
from game.table.play.logbook import Log, LogEntry, shared_start
from game.table.play.pace import Pace
from game.table.play.secrets import Secrets
from game.table.play.taking_back import TakingBack
from game.table.play.telling import SHEET_SECONDS, Cut, Telling
from game.table.play.unsaved import Unsaved
from game.table.program.settings import Settings
from game.words import Localizer, active_language, localize, translate

Listener = Callable[[Sequence[Event]], None]
Plan = tuple[Move, ...]
Planner = Callable[[Shown], Mapping[Thing, Plan]]
Describe = Callable[[Move], tuple[str, bool]]


class Session:
    """A match at the table.

    `changed` is called after every change of what is seen, with the events of the move that was
    just played, or with none after undo and redo.
    """

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        settings: Settings,
        changed: Listener,
        secrets: Secrets | None = None,
        meaning: Meaning = things_of,
        planner: Planner = lambda shown: {},
        proposal: Proposal = lambda move: None,
        cut: Cut = lambda events, before, after: [Chapter(tuple(events))],
        allows: Callable[[Move], bool] = lambda move: True,
        describe: Describe = lambda move: ("", False),
    ) -> None:
        """`secrets` says what may be seen by whom; nothing is secret if it is not given.

        `meaning` gives the things by which a move can be chosen, `planner` the things that stand for
        several moves in a row, `proposal` the amount with which a choice begins, `cut` the chapters in which
        a move is told. `allows` is asked before a person's move is played: False where something else is
        to be said first. `describe` says a legal move in a few words, and whether it changes what the
        mover has.
        """
        self.match = match
        self._allows = allows
        self._describe = describe
        self._made: tuple[int, str, bool] | None = None
        """What was done for a seat's person since that person decided last: the seat, words, whether it
        changed what the person has."""
        self.telling = Telling(match, cut)
        self.secrets = secrets or Secrets(match)
        self.handover = Handover()
        self.pace = Pace(match, thinker, settings, self.secrets)
        self.chooser = Chooser(meaning=meaning, proposal=proposal)
        self._planner = planner
        self._plan: Plan = ()
        self._planned: tuple[Thing, ...] = ()
        self._to_come: Plan = ()
        self.unsaved = Unsaved(match)
        self.taking_back = TakingBack(self)
        self.consulting = Consulting(self)
        self.pointed: Thing | None = None
        self.by_key = False
        """Whether the thing pointed at was reached by keys."""
        self.notice = ""
        """A refusal, a bot's advice or an error: shown until something else happens."""
        self.viewer: int | None = None
        """The seat from whose view the table is shown, or None if only bots play."""
        self.last: tuple[Event, ...] = ()
        self._since: tuple[tuple[int, Event], ...] = ()
        self._since_key: tuple[object, ...] | None = None
        self._changed = changed
        self._log = Log()
        self._log_key: tuple[object, ...] | None = None
        self._told: list[LogLine] = []
        """The lines that have been put into words so far, in one language and for the same seats."""
        self._said: list[LogEntry | None] = []
        """What they say; None where a line needs no words."""
        self._said_for: tuple[object, ...] = ()
        self._offer()

    # What is seen

    @property
    def state(self) -> State:
        """The state that is shown: the present one, or what is told."""
        return self.telling.state or self.match.state

    @property
    def asked(self) -> bool:
        """Whether a person decides now, sits before the screen, and has seen what came before."""
        return not self.telling.holds and not self.unsaved.waits and self._sits

    @property
    def _sits(self) -> bool:
        """Whether a person is to act, and sits before the screen."""
        actor = self.match.current_player
        return actor >= 0 and self.match.seats[actor].person and not self.secrets.due

    @property
    def over(self) -> bool:
        """Whether the game has ended (in the present)."""
        return self.match.current_player == TERMINAL

    @property
    def several(self) -> bool:
        """Whether several people play at this screen."""
        return sum(plan.person for plan in self.match.seats) > 1

    def seats(self) -> list[SeatLook]:
        """The seats as they are shown."""
        return [
            SeatLook(plan.name, localize(plan.player), plan.colour, not plan.person)
            for plan in self.match.seats
        ]

    def shown(self) -> Shown:
        """All that the view draws from; before the curtain the place is already the next person's."""
        moves = self.chooser.moves if self.asked else ()
        armed = None
        if moves:
            armed = self.chooser.armed
            if armed is None and self.pointed is not None:
                armed = self.chooser.would_arm(self.pointed)
        shown = Shown(
            self.state,
            self.seats(),
            self.match.current_player if self.secrets.due else self.viewer,
            moves,
            self.chooser.picked if moves else (),
            self.pointed,
            armed,
            self.pace.hint if self.asked else None,
            self.last,
            self.secrets.covered,
            self.plan if moves else (),
            self.chooser.meanings if moves else {},
            self.telling.seen,
            self.telling.sheet is not None,
            self.telling.unpaid,
            self._done_since(),
        )
        if moves and armed is None and self.pointed is not None:
            offered = self._planner(shown).get(self.pointed)
            shown = replace(shown, armed=offered[0]) if offered else shown
        return shown

    def _done_since(self) -> tuple[tuple[int, Event], ...]:
        """What others did since the viewer's last move, as far as it has been told."""
        key = (self.match.moves_played, self.telling.stands, self.viewer)
        if key != self._since_key:
            self._since_key = key
            steps: range = range(0)
            if self.viewer is not None:
                steps = range(self.match.last_move_of(self.viewer), self.telling.stands)
            movers = ((self.match.mover_of(number), self.match.events_of(number)) for number in steps)
            self._since = tuple((seat, event) for seat, events in movers if seat >= 0 for event in events)
        return self._since

    @property
    def plan(self) -> Plan:
        """The moves that are planned, the armed one first; none once something else is picked."""
        return self._plan if self._planned == self.chooser.picked else ()

    def plans(self) -> Mapping[Thing, Plan]:
        """The things that stand for several moves in a row, given what is chosen."""
        return self._planner(self.shown()) if self.asked else {}

    def offered(self) -> Plan:
        """The plan that the thing pointed at would make, if it is not made yet."""
        found = self.plans().get(self.pointed, ()) if self.pointed is not None else ()
        return found if found != self.plan else ()

    def can_choose(self, thing: Thing) -> bool:
        """Whether a thing can be chosen: some move has it, or several to come."""
        return self.chooser.can_pick(thing) or thing in self.plans()

    @property
    def under_way(self) -> bool:
        """Whether moves of a plan are still to be played."""
        return bool(self._to_come)

    def log(self) -> Log:
        """The log, put into words at once; what came since the viewer's last move is recent."""
        return at_once(self.log_steps())

    def log_steps(self) -> Steps[Log]:
        """The same line by line: to put all of a long match into words takes longer than a frame."""
        untold = self.telling.untold
        key = (self.match.moves_played, len(self.match.journal.changes), active_language(), untold)
        if key != self._log_key:
            yield from self._put_into_words(self.match.log_without(untold))
            since = 0 if self.viewer is None else self.match.last_move_of(self.viewer)
            entries = [entry for entry in self._said if entry is not None]
            old = [entry for entry in entries if self.viewer is not None and entry.move_number <= since]
            new = entries[len(old) :]
            self._log, self._log_key = Log((*old, *new), len(old)), key
        return self._log

    def _put_into_words(self, lines: list[LogLine]) -> Steps[None]:
        """Say the lines of the log that are new; a long log is not put into words anew after each move."""
        said_for = (active_language(), *self.match.seats)
        kept = shared_start(self._told, lines) if said_for == self._said_for else 0
        self._said_for = said_for
        del self._told[kept:], self._said[kept:]
        for line in lines[kept:]:
            self._said.append(self._entry(line))
            self._told.append(line)
            yield

    @property
    def localizer(self) -> Localizer:
        """Puts what the match tells into words."""
        return Localizer(self.match.game, self.match.names)

    def _entry(self, line: LogLine) -> LogEntry | None:
        """What happened as an entry of the log; None if it needs none."""
        localizer = self.localizer
        words = localizer.log_text(line.content)
        if words is None:
            return None
        colour = None if line.seat is None else self.match.seats[line.seat].colour
        about, made = company_of(line.content), line.is_automatic and not self.secrets.asked_always
        return LogEntry(colour, words, localizer.message(line.heading), line.move_number, about, made)

    # What happens by itself

    def update(self, seconds: float, at_rest: bool) -> None:
        """Let time pass for bots and forced moves; what happened is told first."""
        if self.unsaved.waits:
            self._save_again(seconds)
            return
        if self.telling.holds:
            self.pace.update(seconds, False)
            self._tell_on(seconds, at_rest)
            return
        self.handover.pass_time(seconds)
        if self._to_come:
            if at_rest:
                self._go_on()
            return
        due = self.pace.update(seconds, at_rest)
        self.consulting.look()
        if due is not None:
            note = due.note
            if due.automatic:
                self._note_made(due.move)
            self.play(due.move, automatic=due.automatic, by=due.by, note=note)
            if note:
                self.notice = self.localizer.message(note)

    def _note_made(self, move: Move) -> None:
        """Remember a move that the table makes for a person, to be told until that person decides."""
        seat, (words, changes) = self.match.current_player, self._describe(move)
        if self._made is not None and self._made[0] == seat and self._made[2] and not changes:
            return  # That nothing could be done after it matters less than what was done.
        key = "forced-made.name" if self.several else "forced-made"
        self._made = seat, translate(key, move=words, name=self.match.names[seat]), changes

    def _told_of_made(self) -> str:
        """What is to be told of a move that was made for a person; "" if nothing is.

        To have passed is told as long as nobody is asked anything else: then it would seem to be about that.
        """
        if self._made is None:
            return ""
        seat, words, changes = self._made
        return words if not self._sits or (changes and seat == self.viewer) else ""

    # What is told

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies open over the board."""
        return self.telling.sheet

    @property
    def watched(self) -> bool:
        """Whether a person sits at the table, for whom sheets stay until they are put away."""
        return any(plan.person for plan in self.match.seats)

    @property
    def telling_by_itself(self) -> bool:
        """Whether the next page turns without anybody's hand."""
        chapter = self.telling.now
        if chapter is None or not self.telling.holds:
            return False
        return self.telling.thrown and (chapter.sheet is None or not self.watched)

    def _tell_on(self, seconds: float, at_rest: bool) -> None:
        """Turn the page, unless motion or a hand is waited for."""
        chapter = self.telling.now
        if chapter is None or not self.telling.thrown or not at_rest:
            return
        if chapter.sheet is not None:
            speed = self.pace.settings.animation_speed
            if self.watched or (speed > 0 and self.telling.rest(seconds) < SHEET_SECONDS / speed):
                return
        self.turn_page()

    def turn_page(self) -> None:
        """Throw the dice that lie in a person's hand; else go on to what happened next."""
        if self.sheet is not None and self._made is not None and not self._made[2]:
            self.notice, self._made = "", None  # That nothing could be done was before the sheet.
        if not self.telling.thrown:
            self.telling.throw()
            self._tell()
        elif self.telling.turn_page():
            self._open_chapter()
        else:
            self._changed(())

    def _open_chapter(self) -> None:
        """Begin a chapter; the dice of a bot, and those whose motion is switched off, are thrown at once."""
        chapter = self.telling.now
        thrower = chapter.thrower if chapter is not None else None
        moving = self.pace.settings.animation_speed > 0
        if thrower is None or not moving or not self.match.seats[thrower].person:
            self.telling.throw()
        self._tell()

    def _tell(self) -> None:
        chapter = self.telling.now
        self.last = chapter.events if chapter is not None and self.telling.thrown else ()
        self._changed(self.last)

    # What the player does

    def open_curtain(self) -> None:
        """The person to act has sat down before the screen."""
        self.secrets.open()
        self._begin_decision()
        self.handover.sit_down()

    def peek(self, looks: bool) -> bool:
        """Look at what nobody else may know, or no longer; whether that changes what is seen."""
        before = self.secrets.peeking
        self.secrets.peek(looks)
        changed = self.secrets.peeking != before
        if changed and self._sits:
            self.chooser.go_on_among(self.secrets.in_sight.legal_moves())
        return changed

    @property
    def forbidden(self) -> Move | None:
        """What is chosen though it is not legal: why, is for nobody to know before it is asked."""
        armed = self.chooser.armed
        return armed if armed is not None and armed not in self.match.state.legal_moves() else None

    def make_plan(self, plan: Plan) -> None:
        """Plan several moves: the first is armed, and a confirmation plays them all."""
        self.chooser.choose(plan[0])
        self._plan, self._planned = plan, self.chooser.picked

    def follow(self, lead: tuple[Move, Thing]) -> None:
        """Play a move that needs no confirmation, and pick what it leads to."""
        move, thing = lead

        def lead_on() -> None:
            if self.asked:
                self.taking_back.led(self.match.moves_played)
                self.chooser.pick(thing)
                self.pace.leave_to_hand()

        self.play(move, then=lead_on)

    def trace(self, begun: Thing, thing: Thing) -> None:
        """Draw from one thing over another: pick it if the two go together, or if a plan leads there."""
        plan, chooser = self.plans().get(thing), self.chooser
        fresh = thing != begun and (self.plan or thing not in chooser.picked)
        if plan is not None and plan != self.plan:
            self.make_plan(plan)
        elif plan is None and fresh and chooser.together(begun, thing):
            chooser.pick(thing)

    def play_chosen(self) -> None:
        """Play the armed move; of a plan its moves one after the other, as far as they are legal."""
        armed, plan = self.chooser.armed, self.plan
        if armed is not None and not self.handover.holds:
            self.play(armed, then=partial(self._plan_on, plan[1:]))

    def _plan_on(self, plan: Plan) -> None:
        self._to_come = plan

    def _go_on(self) -> None:
        move, *rest = self._to_come
        before, self._to_come = self.match.moves_played, ()

        def led() -> None:
            self.taking_back.led(before)
            self._to_come = tuple(rest)

        if self.asked and move in self.match.state.legal_moves():
            self.play(move, then=led)

    def play(
        self,
        move: Move,
        *,
        automatic: bool = False,
        by: str | None = None,
        note: Message | str = "",
        then: Callable[[], None] = lambda: None,
    ) -> bool:
        """Play a move; it is saved before it is shown. `then` is done after that.

        False, with a notice, if that failed; False too where a person's move is not allowed, and where it
        waits to be saved (`unsaved`).
        """
        chosen = self._sits and not automatic
        if chosen and not self._allows(move):
            return False
        start = self.match.moves_played

        def played(events: Sequence[Event]) -> None:
            if chosen:
                self._made = None
                self.handover.played()
            self._begin_decision(start)
            then()

        try:
            return self.unsaved.save(
                lambda: self.match.play(move, automatic=automatic, by=by, note=note), played
            )
        except StoreError as trouble:
            self.notice = localize(trouble)
            self.pace.paused = True
            return False

    def give_up(self) -> None:
        """Give up what waits to be saved; what would be done again by itself is paused."""
        self.unsaved.drop()
        self.pace.paused = self.pace.paused or self.pace.bot is not None or self.pace.forced is not None

    def _save_again(self, seconds: float) -> None:
        """Let time pass for a change that waits to be saved."""
        try:
            told = self.unsaved.pass_time(seconds)
        except StoreError as trouble:
            told, self.pace.paused = localize(trouble), True
        if told:
            self.notice = told

    def undo(self) -> bool:
        """Take back the last decision of a person, and what bots answered; False if there is none."""
        return self._travel(self.match.undo)

    def redo(self) -> bool:
        """Play again what was taken back."""
        return self._travel(self.match.redo)

    def _travel(self, there: Callable[[], bool]) -> bool:
        self.pace.moved()
        before = self.match.moves_played

        def travelled(moved: bool) -> None:
            if moved:
                self._made = None
                # With bots alone, they would immediately replay what was undone.
                self.pace.paused = self.pace.paused or not any(plan.person for plan in self.match.seats)
                self._begin_decision()

        try:
            self.unsaved.save(there, travelled)
        except StoreError as trouble:
            self.notice = localize(trouble)
        return self.match.moves_played != before

    def set_seat(
        self, seat: int, plan: SeatPlan, midway: Callable[[State], bool] = lambda state: False
    ) -> bool:
        """Let somebody else, a person or a bot, play a seat from now on.

        A person begins an action anew that somebody else has begun: one that is `midway`.
        """

        def change() -> None:
            if self.match.seats[seat] != plan:
                self.match.set_seat(seat, plan)
            if plan.person and seat == self.match.current_player:
                self.match.restart_action(midway)

        def changed(_: None) -> None:
            self._begin_decision()
            if plan.person and seat == self.match.current_player:
                self.handover.sit_down()  # The person who took the seat is the one who is asked.

        try:
            return self.unsaved.save(change, changed)
        except StoreError as trouble:
            self.notice = localize(trouble)
            return False

    def show_anew(self) -> None:
        """Show the table anew though nothing was played: something else is marked on it."""
        self._changed(())

    # Inside

    def _begin_decision(self, start: int | None = None) -> None:
        """The table has changed: what was played since `start` moves is told, and a new decision begins."""
        self.pace.moved()
        self.consulting.drop()
        self.secrets.moved()
        self._plan, self._planned, self._to_come = (), (), ()
        self._offer()
        self.notice = self._told_of_made()
        if start is None:
            self.telling.drop()
            self._tell()
        else:
            sees = self.pace.settings.animation_speed > 0 and not self.over and not self.secrets.due
            self.telling.begin(start, self.match.current_player if sees else None)
            self._open_chapter()

    def _offer(self) -> None:
        actor, people = self.match.current_player, self.match.people
        if self._sits:
            self.viewer = actor
        elif self.viewer not in people:
            self.viewer = min(people, default=None)
        if self._sits:
            self.handover.ask(actor)
        self._log_key = None
        self.pointed = None
        self.chooser.offer(self.secrets.in_sight.legal_moves() if self._sits else ())
