"""A match at the table without its drawing: decisions, bots, events, and what has been seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple, Protocol

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import StoreError
from game.match.thinker import Thinker
from game.rules.contract import NOT_NOW, TERMINAL, Event, Move, State
from game.rules.messages import Message
from game.table.boards.chapters import Chapter, Sheet
from game.table.boards.shown import MOVE_TYPE, Pickable, SeatLook, Shown, concerns
from game.table.boards.view import BoardView
from game.table.kit.surface_cache import Steps, run_all
from game.table.play.adviser import Adviser
from game.table.play.auto_bidder import AutoBidder
from game.table.play.bid_limits import LIMIT, BidLimits, bids_of, only_bids
from game.table.play.bot_clock import BotClock, DueMove
from game.table.play.decision import AmountChoice, Decision
from game.table.play.event_playback import SHEET_SECONDS, EventPlayback
from game.table.play.handover import Handover
from game.table.play.intents import (
    CLICK,
    DONE,
    NOTHING,
    Advise,
    BidUpTo,
    Cancel,
    Choose,
    CloseAdvice,
    Confirm,
    Consider,
    EraseDigit,
    Hurry,
    Intent,
    LightEntry,
    Pause,
    Peek,
    Pick,
    Point,
    Redo,
    Reply,
    Select,
    StepAmount,
    StepBack,
    StepEntry,
    TakeAdvice,
    Trace,
    TurnPage,
    TurnPaper,
    TypeDigit,
    Undo,
)
from game.table.play.match_log import Log, MatchLog
from game.table.play.recap import NO_RECAP, Recap, Recaps
from game.table.play.secrets import Secrets
from game.table.play.undo_stack import UndoStack
from game.table.play.unsaved import Unsaved
from game.table.program.settings import Settings
from game.words import Localizer, Money, active_language, localize, translate

REFUSED: Final = 6.0
"""The time in seconds for which a rejection stays in the prompt, if nothing else happens."""


class Gatekeeper(Protocol):
    """The check of whether a person's move is played, implemented by lessons, puzzles and warnings."""

    def allows(self, move: Move) -> bool:
        """Return whether a legal move may be played; if not, the reason has been shown."""


@dataclass(slots=True)
class _Refusal:
    """A rejection in the prompt."""

    words: str
    amount: AmountChoice | None
    """The amount at that moment: the rejection disappears when it changes."""
    left: float = REFUSED
    """The seconds for which the rejection stays."""


class Made(NamedTuple):
    """A move that the table made for a person without a choice."""

    seat: int
    words: str
    changes: bool
    """Whether it changed the person's possessions."""


class Session:
    """A match at the table. `do` carries out intents; `update` lets bots and time act."""

    def __init__(
        self,
        match: Match,
        view: BoardView,
        thinker: Thinker,
        settings: Settings,
        gatekeeper: Gatekeeper | None = None,
    ) -> None:
        """Create a session. `view` knows the game's board and words; without a `gatekeeper` each legal
        move is played.
        """
        self.match = match
        self.view = view
        self.settings = settings
        self._gatekeeper = gatekeeper
        self.playback = EventPlayback(match, self)
        self.secrets = Secrets(match, view)
        self.limits = BidLimits(match)
        self.bidder = AutoBidder(self, self.limits)
        self.handover = Handover()
        self.bot_clock = BotClock(match, thinker, settings, self.secrets, self.limits)
        self.adviser = Adviser(self, thinker, settings)
        self.unsaved = Unsaved(match)
        self.undo_stack = UndoStack(self)
        self.match_log = MatchLog(match)
        self.recaps = Recaps(self)
        self.pointed: Pickable | None = None
        self.by_key = False
        """Whether keys, not the pointer, point at it."""
        self.notice = ""
        """A refusal, a bot's advice or an error: shown until something else happens."""
        self.viewer: int | None = None
        """The seat from whose view the table is shown, or None if only bots play."""
        self.last: tuple[Event, ...] = ()
        """The events of the last move, which are marked on the board."""
        self.revision = 0
        """A counter of the table's changes: moves, undo, turned pages, marks."""
        self._news: list[tuple[int, tuple[Event, ...]]] = []
        """The changes that have not been animated yet: the number of moves after each, and its events (none
        for undo and marks)."""
        self._decision = Decision()
        self._refusal: _Refusal | None = None
        self._to_come: tuple[Move, ...] = ()
        """The planned moves that are still to be played."""
        self._begun_after = match.moves_played
        """The number of moves before the current decision."""
        self._made: Made | None = None
        """The moves that were made for a seat's person since that person's last decision."""
        self._shown: tuple[tuple[object, ...], Shown] | None = None
        self._plans: tuple[Shown, Mapping[Pickable, tuple[Move, ...]]] | None = None
        self._seats: tuple[tuple[object, ...], list[SeatLook]] = (), []
        self._since: tuple[tuple[int, Event], ...] = ()
        self._since_key: tuple[object, ...] | None = None
        self._offer()

    # The decision

    @property
    def decision(self) -> Decision:
        """The current decision of a person, with its picks; it is replaced whole."""
        return self._decision

    @decision.setter
    def decision(self, decision: Decision) -> None:
        if decision.picked != self._decision.picked:
            self.recaps.reset()
        self._decision = decision
        if self._refusal is not None and self.refusing and decision.amount != self._refusal.amount:
            self.notice = ""

    @property
    def asked(self) -> bool:
        """Return whether a person at the screen decides now, and has seen what came before."""
        return not self.playback.blocks and not self.unsaved.waits and self.sits

    @property
    def sits(self) -> bool:
        """Return whether the current player is a person at the screen, for whom the table doesn't bid."""
        actor = self.match.current_player
        person = actor >= 0 and self.match.seats[actor].person and self.limits.of(actor) is None
        return person and not self.secrets.due

    @property
    def covered(self) -> bool:
        """Return whether nothing is shown, because another person must sit down first."""
        return self.secrets.due

    @property
    def over(self) -> bool:
        """Return whether the game has ended, even if that has not been shown yet."""
        return self.match.current_player == TERMINAL

    @property
    def several(self) -> bool:
        """Return whether several people play at this screen."""
        return [plan.bot for plan in self.match.seats].count(None) > 1

    @property
    def has_people(self) -> bool:
        """Return whether a person is at the table, for whom sheets stay until closed."""
        return any(plan.person for plan in self.match.seats)

    @property
    def thinking(self) -> bool:
        """Return whether a bot thinks about its move, or about advice for which the player waits."""
        return self.bot_clock.thinking or self.adviser.waited_for

    @property
    def waiting(self) -> bool:
        """Return whether something will happen by itself after some time."""
        return self.bot_clock.waiting or self.adviser.waiting

    @property
    def under_way(self) -> bool:
        """Return whether moves of a plan are still to be played."""
        return bool(self._to_come)

    @property
    def amount(self) -> AmountChoice | None:
        """Return the amount to choose: of the decision or, while others decide, of a limit."""
        return None if self.playback.blocks else self.bidder.amount

    @property
    def auction_runs(self) -> bool:
        """Return whether bots, or the table for a person, bid now, one after the other."""
        return self.limits.bidding and not self.sits and not self.playback.blocks and not self.secrets.due

    @property
    def advised_limit(self) -> int | None:
        """Return the limit that the advice on the table proposes, or None."""
        advice = self.adviser.advice
        return self.bidder.highest(advice.stop) if advice is not None and advice.is_final else None

    @property
    def shows_recap(self) -> bool:
        """Return whether the recap covers the preview: by default as long as only a default amount is
        chosen, because the table proposed it.
        """
        opened, decision = self.recaps.opened, self.decision
        if opened is None:
            proposed = decision.armed is not None and decision.untouched and self.pointed is None
            return proposed and self.recaps.current.is_news
        return opened

    @property
    def forbidden(self) -> Move | None:
        """Return the armed move if it is illegal: in a shared view of a secret, more moves seem legal than
        are.
        """
        state, armed = self.match.state, self.decision.armed
        if armed is None or self.decision.known is state:
            return None
        return armed if armed not in state.legal_moves() else None

    # What is seen

    @property
    def state(self) -> State:
        """Return the state on the table: the match's, or an earlier one."""
        return self.playback.state or self.match.state

    @property
    def key(self) -> tuple[object, ...]:
        """Return everything that the table's picture and the prompt depend on, except animation; cheap to
        compare.
        """
        match, secrets, clock, adviser = self.match, self.secrets, self.bot_clock, self.adviser
        return (
            self.revision,
            self._decision,
            self.bidder.choice,
            self.pointed,
            self.by_key,
            self.notice,
            match.moves_played,
            id(match.state),
            self.playback.blocks,
            self.playback.unseen,
            self.playback.thrown,
            secrets.opened_by,
            secrets.peeking,
            clock.paused,
            clock.seen_thinking,
            clock.work,
            adviser.hint,
            adviser.progress,
            adviser.advice,
            self.recaps.lit,
            self.recaps.opened,
            self.unsaved.words,
            active_language(),
        )

    def seats(self) -> list[SeatLook]:
        """Return the seats as they are shown."""
        key = (active_language(), *self.match.seats)
        if key != self._seats[0]:
            looks = [
                SeatLook(plan.name, localize(plan.player), plan.colour, not plan.person)
                for plan in self.match.seats
            ]
            self._seats = key, looks
        return self._seats[1]

    def shown(self) -> Shown:
        """Return everything from which the view draws; before the curtain, from the next person's place."""
        key = self.key
        if self._shown is None or key != self._shown[0]:
            self._shown = key, self._make_shown()
        return self._shown[1]

    def _make_shown(self) -> Shown:
        asked, decision, playback = self.asked, self.decision, self.playback
        moves = decision.moves if asked else ()
        armed = decision.armed if moves else None
        if moves and armed is None and self.pointed is not None:
            armed = decision.would_arm(self.pointed)
        shown = Shown(
            self.state,
            self.seats(),
            self.match.current_player if self.secrets.due else self.viewer,
            moves,
            decision.picked if moves else (),
            self.pointed,
            armed,
            self.adviser.hint if asked else None,
            self.last,
            self.secrets.covered,
            decision.plan if moves else (),
            decision.meanings if moves else {},
            playback.seen_state,
            playback.sheet is not None,
            playback.unpaid,
            self._done_since(),
        )
        if moves and armed is None and self.pointed is not None:
            offered = self.view.choosing.plans(shown).get(self.pointed)
            shown = replace(shown, armed=offered[0]) if offered else shown
        return shown

    def _done_since(self) -> tuple[tuple[int, Event], ...]:
        """Return what others did since the viewer's last move, as far as it has been shown."""
        reached = self.playback.moves_reached
        key = (self.match.moves_played, reached, self.viewer)
        if key != self._since_key:
            self._since_key = key
            start = reached if self.viewer is None else self.match.last_move_of(self.viewer)
            movers = (
                (self.match.mover_of(number), self.match.events_of(number))
                for number in range(start, reached)
            )
            self._since = tuple((seat, event) for seat, events in movers if seat >= 0 for event in events)
        return self._since

    def plans(self) -> Mapping[Pickable, tuple[Move, ...]]:
        """Return the pickables that stand for several moves in a row, given the picks."""
        if not self.asked:
            return {}
        shown = self.shown()
        if self._plans is None or self._plans[0] is not shown:
            self._plans = shown, self.view.choosing.plans(shown)
        return self._plans[1]

    def offered_plan(self) -> tuple[Move, ...]:
        """Return the plan of the hovered pickable, if it isn't chosen yet."""
        found = self.plans().get(self.pointed, ()) if self.pointed is not None else ()
        return found if found != self.decision.plan else ()

    def can_choose(self, thing: Pickable) -> bool:
        """Return whether something can be chosen: a move or a plan has it, or it sets a limit."""
        return self.decision.can_pick(thing) or thing in self.plans() or self.bidder.is_button(thing)

    def plays_immediately(self, thing: Pickable, shown: Shown) -> bool:
        """Return whether choosing something plays its move without confirmation: it has no fields and no
        preview.
        """
        if thing.field != MOVE_TYPE:
            return False
        moves = [move for move in self.decision.moves if type(move) is thing.value]
        return len(moves) <= 1 and all(self.view.text.preview(move, shown) is None for move in moves)

    # Words

    @property
    def localizer(self) -> Localizer:
        """Return the localizer of the match."""
        return Localizer(self.match.game, self.match.names)

    def log(self) -> Log:
        """Return the log as far as it has been seen; entries after the viewer's last move are recent."""
        return run_all(self.log_steps())

    def log_steps(self, recap: Recap = NO_RECAP) -> Steps[Log]:
        """Yield while composing the log line by line, without what a visible recap repeats."""
        mark_made = not self.secrets.asked_always
        log = yield from self.match_log.steps(self.playback.unseen, self.viewer, mark_made)
        return log.without(recap.repeats) if recap.entries else log

    def describe(self, move: Move) -> str:
        """Return a move in a few words: the title and price of its preview, or else the label of its
        button.
        """
        shown = self.shown()
        slip = self.view.text.preview(move, shown)
        if slip is not None:
            return translate("move-priced", title=slip.title, price=slip.price) if slip.price else slip.title
        labels = [choice.label for choice in self.view.text.choices(shown) if concerns(move, choice.thing)]
        return labels[0] if labels else shown.localizer.prompt(shown.state)[0]

    def missing(self, shown: Shown) -> str:
        """Return why nothing can be confirmed: the typed amount is illegal, or something must be chosen."""
        amount = self.amount
        if amount is not None and amount.refused is not None:
            return translate("amount-refused", amount=Money(amount.refused))
        return self.view.text.guide(shown) or translate("choose-first")

    @property
    def waited_for(self) -> str:
        """Return the message that names the player for whom the table waits; empty if it doesn't."""
        if self.over or self.playback.blocks:
            return ""
        return translate("waited-for", name=self.match.names[self.match.current_player])

    # Refusals

    def refuse(self, words: str) -> None:
        """Show why something was rejected, until something else happens."""
        self.notice, self._refusal = words, _Refusal(words, self.decision.amount)

    @property
    def refusing(self) -> bool:
        """Return whether the prompt shows a rejection."""
        return self._refusal is not None and self.notice == self._refusal.words

    def fade_refusal(self, seconds: float) -> None:
        """Advance the time of a rejection; it disappears after `REFUSED` seconds."""
        if self._refusal is not None:
            self._refusal.left -= seconds
            if self._refusal.left <= 0:
                self.drop_refusal()

    def drop_refusal(self) -> None:
        """Remove the rejection, because the player has done something possible."""
        if self.refusing:
            self.notice = ""

    # What happens by itself

    def update(self, seconds: float, at_rest: bool) -> None:
        """Show what happened, then let time pass for bots and forced moves."""
        if self.unsaved.waits:
            self._save_again(seconds)
            return
        if self.playback.blocks:
            self.adviser.update(at_rest=False)
            self.bot_clock.update(seconds, at_rest=False)
            self._play_on(seconds, at_rest)
            return
        self.handover.pass_time(seconds)
        if self._to_come:
            if at_rest:
                self._continue_plan()
            return
        self.adviser.update(at_rest)
        due = () if self.adviser.waited_for else self.bot_clock.update(seconds, at_rest)
        self.adviser.look()
        if due:
            self._play_due(due)

    def _play_due(self, due: Sequence[DueMove]) -> None:
        """Play what is due by itself."""
        first = due[0]
        if first.by_limit:
            self.bidder.play(first.move)
            return
        if first.automatic:
            self._note_made(first.move)
        self._play_all(due)
        for one in due:
            if one.note:
                self.notice = self.localizer.message(one.note)

    def _note_made(self, move: Move) -> None:
        """Remember a move that the table makes for a person, to be shown until that person decides."""
        seat, changes = self.match.current_player, self.view.text.preview(move, self.shown()) is not None
        if self._made is not None and self._made.seat == seat and self._made.changes and not changes:
            return  # That nothing could be done after it matters less than what was done.
        key = "forced-made.name" if self.several else "forced-made"
        words = translate(key, move=self.describe(move), name=self.match.names[seat])
        self._made = Made(seat, words, changes)

    def note_made(self, words: str) -> None:
        """Remember a move that the table makes for the current player, to be shown until they decide."""
        self._made = Made(self.match.current_player, words, True)

    def _words_of_made(self) -> str:
        """Return the text about moves made for a person; "" if none.

        A pass is mentioned only while nobody is asked anything else, because the text would seem to be about
        that.
        """
        if self._made is None:
            return ""
        shows = not self.sits or (self._made.changes and self._made.seat == self.viewer)
        return self._made.words if shows else ""

    # Playback

    def cut(self, events: Sequence[Event], before: State, after: State) -> Sequence[Chapter]:
        """Return the chapters of a move, given the state before and after it."""
        return self.view.text.chapters(events, before, after, self.shown())

    @property
    def sheet(self) -> Sheet | None:
        """Return the open sheet; the outcome is left to a finale that follows."""
        sheet = self.playback.sheet
        finale_follows = self.over and self.playback.result_follows and self.settings.animation_speed > 0
        return sheet.without_outcome() if sheet is not None and finale_follows else sheet

    @property
    def turns_page_alone(self) -> bool:
        """Return whether the next page turns automatically."""
        chapter = self.playback.chapter
        if chapter is None or not self.playback.blocks:
            return False
        return self.playback.thrown and (chapter.sheet is None or not self.has_people)

    def _play_on(self, seconds: float, at_rest: bool) -> None:
        """Turn the page, unless an animation or the player is waited for."""
        chapter = self.playback.chapter
        if chapter is None or not self.playback.thrown or not at_rest:
            return
        if chapter.sheet is not None:
            speed = self.settings.animation_speed
            if self.has_people or (speed > 0 and self.playback.rest(seconds) < SHEET_SECONDS / speed):
                return
        self.turn_page()

    def turn_page(self) -> None:
        """Throw a person's dice, or else turn to the next page."""
        if self.sheet is not None and self._made is not None and not self._made.changes:
            self.notice, self._made = "", None  # That nothing could be done was before the sheet.
        if not self.playback.thrown:
            self.playback.throw()
            self._show_chapter()
        elif self.playback.turn_page():
            self._open_chapter()
        else:
            self.redraw()

    def _open_chapter(self) -> None:
        """Begin a chapter; the dice of a bot, or without animation, are thrown immediately."""
        chapter = self.playback.chapter
        thrower = chapter.thrower if chapter is not None else None
        moving = self.settings.animation_speed > 0
        if thrower is None or not moving or not self.match.seats[thrower].person:
            self.playback.throw()
        self._show_chapter()

    def _show_chapter(self) -> None:
        chapter = self.playback.chapter
        self.last = chapter.events if chapter is not None and self.playback.thrown else ()
        self.redraw(self.last)

    def redraw(self, events: tuple[Event, ...] = ()) -> None:
        """Redraw the changed table, and animate `events`; forget changes that were undone before a frame."""
        self.revision += 1
        played = self.match.moves_played
        self._news = [change for change in self._news if change[0] <= played]
        self._news.append((played, events))

    def take_news(self) -> list[tuple[Event, ...]]:
        """Return the events of each change of the table since the last call, without undone ones."""
        news, self._news = self._news, []
        return [events for _, events in news]

    # What the player does

    def do(self, intent: Intent) -> Reply:
        """Carry out an intent. A rejection is also shown."""
        reply = self._carry_out(intent)
        if reply.refused:
            self.refuse(reply.refused)
        return reply

    def _carry_out(self, intent: Intent) -> Reply:
        match intent:
            case Point():
                return self._point(intent)
            case Pick():
                return self._pick(intent)
            case Select(thing):
                return self._select(thing)
            case Choose(move, plan):
                self.decision = self.decision.choose(move, plan)
                return DONE
            case Trace():
                return self._trace(intent)
            case StepAmount() | TypeDigit() | EraseDigit():
                return self._change_amount(intent)
            case BidUpTo(amount):
                self.adviser.close()
                return self._bid_up_to(amount)
            case Confirm():
                return self._confirm()
            case Cancel():
                return self._cancel()
            case StepBack():
                return DONE if self.undo_stack.step(self.view.choosing.is_mid_action) else NOTHING
            case Undo():
                return self._undo(intent)
            case Redo():
                return DONE if self.redo() else Reply(refused=translate("nothing-to-redo"))
            case Advise() | Consider() | TakeAdvice() | CloseAdvice():
                return self._advise(intent)
            case TurnPage():
                if self.handover.just_played or self.handover.hasty:
                    return NOTHING
                if self.auction_runs:
                    self.bot_clock.rush()
                else:
                    self.turn_page()
                return CLICK
            case Pause():
                return self._pause()
            case Hurry():
                self.bot_clock.stop()
                self.adviser.stop()
                return DONE
            case Peek(looks):
                return DONE if self._peek(looks) else NOTHING
            case LightEntry() | StepEntry() | TurnPaper():
                return self._recall(intent)

    def _recall(self, intent: LightEntry | StepEntry | TurnPaper) -> Reply:
        """Show what happened since the person's turn, or where."""
        recaps = self.recaps
        if not recaps.current.entries:
            return Reply(refused=translate("recap-none"))
        match intent:
            case LightEntry(index):
                recaps.light(None if index == recaps.lit else index)
            case StepEntry(steps):
                recaps.step(steps)
                recaps.opened = True if recaps.lit is not None else None
            case TurnPaper():
                recaps.lit, recaps.opened = None, not self.shows_recap
        return CLICK

    def _point(self, intent: Point) -> Reply:
        self.by_key = intent.by_key
        if intent.thing == self.pointed:
            return NOTHING
        self.pointed = intent.thing
        if self.refusing and self.asked and intent.thing is not None and self.can_choose(intent.thing):
            self.drop_refusal()
        return DONE

    def _pick(self, intent: Pick) -> Reply:
        """Pick something; picking the armed move again plays it.

        Moves that need no confirmation are played immediately if the player is sure; otherwise they are
        armed.
        """
        if not self.asked:
            return Reply(refused=self.waited_for)
        if not self.settings.confirm_moves and self.handover.twice:
            return NOTHING  # It is the second half of a double click, the first of which has played.
        self.adviser.close()
        thing, decision, shown = intent.thing, self.decision, self.shown()
        if self.bidder.is_button(thing):
            return self._bid_up_to()
        again = thing == decision.picked[-1] if decision.picked else len(decision.moves) == 1
        plan, lead = self.plans().get(thing), self.view.choosing.shortcut(thing, shown)
        immediate = intent.sure and self.plays_immediately(thing, shown)
        held = self._held_back() if immediate or lead is not None else None
        if held is not None:
            return held
        if plan is not None and plan == decision.plan:
            return self._play_chosen()
        if plan is not None:
            self.notice = ""
            self.decision = decision.choose(plan[0], plan)
            return self._play_chosen() if self._needs_no_confirmation else CLICK
        if decision.armed is not None and again and decision.means(decision.armed, thing):
            return self._play_chosen()
        picked = decision.pick(thing)
        if picked is not None:
            self.notice = ""
            self.decision = picked
            self._pick_preferred()
            plays = immediate and self.decision.armed is not None
            return self._play_chosen() if plays or self._needs_no_confirmation else CLICK
        if lead is not None:
            self._follow(lead)
            if self.asked:
                self._pick_preferred()
            return CLICK
        return Reply(refused=self.view.text.illegal_reason(thing, shown) or localize(NOT_NOW))

    @property
    def _needs_no_confirmation(self) -> bool:
        """Return whether the armed move is played by the pick that armed it, because it can be undone."""
        armed, decision = self.decision.armed, self.decision
        if self.settings.confirm_moves or armed is None or self.forbidden is not None:
            return False
        if not decision.plan and len(decision.candidates) > 1:
            return False  # The amount is still to be chosen.
        return self.match.could_undo(decision.plan or (armed,))

    def _pick_preferred(self) -> None:
        """Pick what the view prefers, while several moves are left."""
        best = self.view.choosing.preferred(self.shown()) if self.decision.armed is None else None
        if best is not None:
            self._select(best)

    def _trace(self, intent: Trace) -> Reply:
        """Pick the start of a drag, or what it has reached."""
        self.notice = ""
        start, thing = intent.start, intent.thing
        if thing is None:
            lead = self.view.choosing.shortcut(start, self.shown())
            if lead is not None:
                self._follow(lead)
                start = lead[1]
            if start not in self.decision.picked:
                self._select(start)
            return DONE
        decision, plan = self.decision, self.plans().get(thing)
        if plan is not None and plan != decision.plan:
            self.decision = decision.choose(plan[0], plan)
            return DONE
        fresh = plan is None and thing != start and (decision.plan or thing not in decision.picked)
        return self._select(thing) if fresh and decision.together(start, thing) else NOTHING

    def _select(self, thing: Pickable) -> Reply:
        picked = self.decision.pick(thing)
        if picked is None:
            return NOTHING
        self.decision = picked
        return DONE

    def _change_amount(self, intent: StepAmount | TypeDigit | EraseDigit) -> Reply:
        decision = self.decision if self.asked else self.bidder.choice
        if self.amount is None:
            return NOTHING
        match intent:
            case StepAmount(steps):
                changed = decision.step_amount(steps)
            case TypeDigit(digit):
                changed = decision.type_digit(digit)
            case EraseDigit():
                changed = decision.erase_digit()
        if self.asked:
            self.decision = changed
        else:
            self.bidder.choice = changed
        return Reply(sound="tick")

    def _bid_up_to(self, dollars: int | None = None) -> Reply:
        """Set a limit, by default the chosen amount; the table bids up to it from now on."""
        amount, seat = self.bidder.amount, self.bidder.seat
        if amount is None or seat is None:
            return NOTHING
        if dollars is None and amount.refused is not None:
            return Reply(refused=self.missing(self.shown()))
        limit = amount.value if dollars is None else dollars
        if limit not in amount.values:
            return Reply(refused=translate("amount-refused", amount=Money(limit)))
        if self.asked:
            held, least = self._held_back(), bids_of(self.match.state, seat)[0]
            if held is not None or (self._gatekeeper is not None and not self._gatekeeper.allows(least)):
                return held or NOTHING
            self._made = None
            self.handover.played()
        self.bidder.set(limit)
        return CLICK

    def _choose_limit(self, dollars: int) -> None:
        """Choose a limit, and let the keys point at the button that sets it."""
        self.adviser.close()
        self.decision = replace(self.decision.clear(), value=dollars)
        self.pointed, self.by_key = LIMIT, True

    def _confirm(self) -> Reply:
        if not self.asked and self.bidder.is_changing:
            return self._bid_up_to()
        if self.decision.armed is not None:
            return self._play_chosen()
        self.decision = self.decision.end_typing()
        return Reply(refused=self.missing(self.shown()))

    def _play_chosen(self) -> Reply:
        """Play the selection; if it only seemed legal, reveal now why it isn't."""
        forbidden = self.forbidden
        self.decision = self.decision.end_typing()
        held = self._held_back()
        if held is not None:
            return held
        if forbidden is None:
            self.play_chosen()
            return DONE
        reason = self.view.text.against(forbidden, self.shown())
        if self.decision.amount is None:
            self.decision = self.decision.clear()
        return Reply(refused=reason)

    def _held_back(self) -> Reply | None:
        """Return the reply if nothing is played now, because another person or something new has just been
        asked.

        The reason is shown only to the hand that played for the previous person.
        """
        handover = self.handover
        if not handover.holds:
            return NOTHING if handover.hasty else None
        shows = handover.repeats and not handover.settling
        handover.insist()
        return (
            Reply(refused=translate("handed-over", name=self.match.names[self.match.current_player]))
            if shows
            else NOTHING
        )

    def _cancel(self) -> Reply:
        if self.unsaved.waits:
            self.give_up()
            return DONE
        if self.adviser.close():
            return DONE
        if self.recaps.lit is not None or self.recaps.opened is not None:
            self.recaps.reset()
            return DONE
        if self.asked and (self.decision.picked or self.decision.refuses):
            self.decision = self.decision.clear()
        elif self.bidder.is_changing:
            self.bidder.forget()
        elif self.bidder.limit is not None:
            self.bidder.cancel()
        elif self.notice:
            self.notice = ""
        else:
            return NOTHING
        self.by_key = False
        return DONE

    def _undo(self, intent: Undo) -> Reply:
        if self.unsaved.waits:
            self.give_up()
        elif self.asked and self.decision.picked:
            self.decision = self.decision.clear()
        elif not self.match.can_undo:
            return Reply(refused=self.undo_stack.refusal)
        elif self.undo_stack.of_another and not intent.sure:
            return Reply(question=self.undo_stack.question)
        else:
            self.undo_stack.undo()
        return DONE

    def _advise(self, intent: Advise | Consider | TakeAdvice | CloseAdvice) -> Reply:
        match intent:
            case Advise():
                limit = self.advised_limit
                if limit is None:
                    self.adviser.ask()
                else:
                    self._choose_limit(limit)
            case Consider(place):
                self.adviser.consider(place)
            case TakeAdvice():
                self.adviser.take()
            case CloseAdvice():
                self.adviser.close()
        return DONE

    def _pause(self) -> Reply:
        self.bot_clock.paused = not self.bot_clock.paused
        if self.asked:
            self.notice = translate("bots-held" if self.bot_clock.paused else "bots-play-on")
        return DONE

    def _peek(self, looks: bool) -> bool:
        before = self.secrets.peeking
        self.secrets.peek(looks)
        changed = self.secrets.peeking != before
        if changed and self.sits:
            self.decision = self.decision.go_on_among(self._new_decision())
        return changed

    def open_curtain(self) -> None:
        """Register that the current player is at the screen."""
        self.secrets.open()
        self.begin_decision()
        self.handover.sit_down()

    # Moves

    def _follow(self, lead: tuple[Move, Pickable]) -> None:
        """Play a move that needs no confirmation, and pick what it leads to."""
        move, thing = lead

        def lead_on() -> None:
            if self.asked:
                self.undo_stack.joins(self.match.moves_played)
                self._select(thing)
                self.bot_clock.leave_to_hand()

        self.play(move, then=lead_on)

    def begin_action(self, move: Move, then: tuple[Move, ...]) -> bool:
        """Play a move that begins an action and can be undone, and choose the moves that complete it; return
        False if that isn't possible.
        """
        if self._held_back() is not None or not self.match.could_undo((move,)):
            return False
        before = self.match.moves_played
        self.play(move)
        if self.match.moves_played == before or not self.asked or then[0] not in self.decision.moves:
            return self.match.moves_played > before
        self.undo_stack.joins(self.match.moves_played)
        self.decision = self.decision.choose(then[0], then if len(then) > 1 else ())
        self.bot_clock.leave_to_hand()
        return True

    def play_chosen(self) -> None:
        """Play the armed move, or the moves of a plan one after the other as far as they are legal."""
        armed, plan = self.decision.armed, self.decision.plan
        if armed is not None and not self.handover.holds:
            self.play(armed, then=partial(self._set_to_come, plan[1:]))

    def _set_to_come(self, moves: tuple[Move, ...]) -> None:
        self._to_come = moves

    def _continue_plan(self) -> None:
        move, *rest = self._to_come
        before, self._to_come = self.match.moves_played, ()

        def continued() -> None:
            self.undo_stack.joins(before)
            self._to_come = tuple(rest)

        if self.asked and move in self.match.state.legal_moves():
            self.play(move, then=continued)

    def play(
        self,
        move: Move,
        *,
        automatic: bool = False,
        by: str | None = None,
        note: Message | str = "",
        then: Callable[[], None] = lambda: None,
    ) -> bool:
        """Play a move, which is saved before it is shown; then call `then`.

        Return False, with a notice, if that failed; also if the move isn't allowed, or waits to be saved
        (`unsaved`).
        """
        chosen = self.sits and not automatic
        if chosen and self._gatekeeper is not None and not self._gatekeeper.allows(move):
            return False

        def played() -> None:
            if chosen:
                self._made = None
                self.handover.played()

        return self._play_all((DueMove(move, automatic, by, note),), played, then)

    def _play_all(
        self,
        due: Sequence[DueMove],
        played: Callable[[], None] = lambda: None,
        then: Callable[[], None] = lambda: None,
    ) -> bool:
        """Play moves in a row, which are shown together; call `played` before the next decision begins,
        and `then` after that. Return False, with a notice, if not all could be saved yet.
        """
        start, left = self.match.moves_played, deque(due)

        def play_rest() -> None:
            while left:
                one = left[0]
                self.match.play(one.move, automatic=one.automatic, by=one.by, note=one.note)
                left.popleft()

        def show(_: None) -> None:
            played()
            self.begin_decision(start)
            then()

        try:
            return self.unsaved.save(play_rest, show)
        except StoreError as trouble:
            if len(left) < len(due):
                show(None)
            self.notice = localize(trouble)
            self.bot_clock.paused = True
            return False

    def give_up(self) -> None:
        """Cancel a change that waits to be saved, and pause what would repeat it."""
        self.unsaved.drop()
        if self.match.moves_played != self._begun_after:
            self.begin_decision(self._begun_after)  # Some moves of an action had been saved.
        clock = self.bot_clock
        repeats = clock.bot is not None or clock.limits.move is not None or clock.forced is not None
        clock.paused = clock.paused or repeats

    def _save_again(self, seconds: float) -> None:
        """Try again to save a waiting change."""
        try:
            words = self.unsaved.pass_time(seconds)
        except StoreError as trouble:
            words, self.bot_clock.paused = localize(trouble), True
        if words:
            self.notice = words

    def undo(self) -> bool:
        """Undo the last decision of a person, and the bots' replies; return False if there is none."""
        return self._travel(self.match.undo)

    def redo(self) -> bool:
        """Redo what was undone."""
        return self._travel(self.match.redo)

    def _travel(self, there: Callable[[], bool]) -> bool:
        self.bot_clock.moved()
        self.adviser.moved()
        before = self.match.moves_played

        def travelled(moved: bool) -> None:
            if moved:
                self._made = None
                self.limits.went_back()
                # With bots alone, they would immediately replay what was undone.
                self.bot_clock.paused = self.bot_clock.paused or not self.has_people
                self.begin_decision()

        try:
            self.unsaved.save(there, travelled)
        except StoreError as trouble:
            self.notice = localize(trouble)
        return self.match.moves_played != before

    def set_seat(self, seat: int, plan: SeatPlan) -> bool:
        """Let another person or a bot play a seat from now on.

        A person starts over an action that another player has begun.
        """

        def change() -> None:
            self.limits.cancel(seat)
            if self.match.seats[seat] != plan:
                self.match.set_seat(seat, plan)
            if plan.person and seat == self.match.current_player:
                self.match.restart_action(self.view.choosing.is_mid_action)

        def changed(_: None) -> None:
            self.begin_decision()
            if plan.person and seat == self.match.current_player:
                self.handover.sit_down()  # The person who took the seat is the one who is asked.

        try:
            return self.unsaved.save(change, changed)
        except StoreError as trouble:
            self.notice = localize(trouble)
            return False

    # Inside

    def begin_decision(self, start: int | None = None) -> None:
        """Begin a new decision after the table has changed, once the moves since `start` have been shown."""
        self.bot_clock.moved()
        self.adviser.moved()
        self.adviser.drop()
        self.secrets.moved()
        self._to_come, self._begun_after = (), self.match.moves_played
        self.recaps.reset()
        self._offer()
        self.notice = self._words_of_made()
        if start is None:
            self.playback.stop()
            self._show_chapter()
        else:
            moves = range(start, self.match.moves_played)
            # No piece moves for a bid: the bidding goes on without a pause between the prompts.
            bids = all(only_bids(self.match.events_of(move)) for move in moves)
            sees = self.settings.animation_speed > 0 and not self.over and not self.secrets.due and not bids
            self.playback.start(start, self.match.current_player if sees else None)
            self._open_chapter()

    def _offer(self) -> None:
        actor, people = self.match.current_player, self.match.people
        if self.sits:
            self.viewer = actor
            self.handover.ask(actor)
        elif self.viewer not in people:
            self.viewer = min(people, default=None)
        self.pointed = None
        self.decision = self._new_decision() if self.sits else Decision()
        self.bidder.offer()

    def _new_decision(self) -> Decision:
        known = self.secrets.in_sight
        return Decision.among(known.legal_moves(), self.view.choosing, known)
