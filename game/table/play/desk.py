"""A match at the table: what is shown of it, and every command that can be given."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from ai.knowledge import for_game
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.thinker import Thinker
from game.rules.contract import TERMINAL, Event, Move
from game.table.boards.table import find_table
from game.table.boards.view import BoardView, Shown
from game.table.controls.dialogs import Dialog
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.advice_card import AdviceCard, Told
from game.table.play.advice_warning import WarningSlip
from game.table.play.ask import Ask, Eye, SeatPlace, Spot
from game.table.play.asking import compose, done_for_person, waited_for
from game.table.play.chooser import AmountAsked
from game.table.play.column import DeskLayout, arrange_table, peek_on_card
from game.table.play.curtain import Curtain
from game.table.play.earned import Earnings
from game.table.play.logbook import Logbook
from game.table.play.low_prompt import LowPrompt
from game.table.play.menus import GameMenu, Item, LogPage, SeatMenu, SeatsMenu
from game.table.play.pace import next_speed
from game.table.play.prompt import PromptPanel
from game.table.play.secrets import Secrets
from game.table.play.session import Session
from game.table.play.stage import Stage
from game.table.play.strip import arrange_strip, peek_on_cell
from game.table.play.topbar import TopBar
from game.table.program.navigator import Navigator, Scene
from game.words import game_title, localize, translate

REFUSED: Final = 6.0
"""Seconds that a refusal stays in the prompt, if nothing else happens."""


@dataclass(frozen=True, slots=True)
class Shake:
    """The motion of a prompt that refuses."""


class Desk(Scene, ABC):
    """A match on the table: the board, the bar, the prompt and the log, and what commands do to them.

    Drawing and input are added in `game.table.play.scene`.
    """

    looks_back: ClassVar[bool] = True
    """Whether one may look back on the match from here."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """`view` draws the board; by default the view of the match's game."""
        self.match = match
        self.view = view or find_table(match.game.key).view(match.state)
        self.motions = Motions()
        self.bar = TopBar(self.view.can_zoom)
        self.prompt = LowPrompt() if self.view.wide else PromptPanel()
        self.logbook = Logbook()
        self.advice = AdviceCard()
        self.stage = Stage()
        self.result_due = False
        """Whether the game has just ended, and its result is still to be shown."""
        self._refusal = ""
        """The last refusal, and for how many seconds more it stays."""
        self._refusal_left = 0.0
        self.told_unsaved = ""
        """What the prompt says of a change that waits to be saved."""
        self._refused: AmountAsked | None = None
        """The amount that stood there when it was said: of another one it says nothing."""

    @property
    def about(self) -> Match:
        return self.match

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.earnings = Earnings(self.match, navigator.store)
        view = self.view
        secrets = Secrets(self.match, view.has_secrets, view.choosing.guards, view.choosing.seen_by_all)
        self.session = Session(
            self.match,
            self.thinker,
            navigator.settings,
            self._changed,
            secrets,
            lambda move: view.choosing.things_on(self.match.state, move),
            view.choosing.plans,
            lambda move: view.choosing.first_amount(move, secrets.in_sight),
            lambda events, before, after: view.text.chapters(events, before, after, self.session.shown()),
            self.allows,
            lambda move: done_for_person(move, view, self.session.shown()),
        )
        self.session.pace.coaches = self.coaches

    @property
    def thinker(self) -> Thinker:
        """Where the bots of this table think."""
        return self.navigator.thinker

    def allows(self, move: Move) -> bool:
        """Whether a person's move may be played; else something is said instead.

        Before a blunder the conductor says once what is against it.
        """
        against = self.session.consulting.warning(move)
        if against is None:
            return True
        slip = self.view.text.slip(move, self.session.shown())
        title, changes = ("", ()) if slip is None else (slip.title, slip.changes)
        play = partial(self._play_after_all, move)
        self.navigator.push(WarningSlip(against.reason, title, changes, self.layout.board, play))
        return False

    def _play_after_all(self, move: Move) -> None:
        """Play a move that was warned of, with what was planned to follow it."""
        if self.session.chooser.armed == move:
            self.session.play_chosen()
        else:
            self.session.play(move)
        self.lay_out()

    def exit(self) -> None:
        self.session.pace.moved()
        self.navigator.store.checkpoint()
        self._let_evening_come()

    def pause(self) -> None:
        self._let_evening_come()

    def _let_evening_come(self) -> None:
        """Whoever looks out of the window again finds it as late as the match is."""
        state = self.match.state
        over = state.current_player() == TERMINAL
        self.navigator.hour = 1.0 if over else for_game(state.game).evaluator.progress(state)

    def resume(self) -> None:
        self.lay_out()

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        self.session.notice = ""  # It may stand in another language.
        text_size = self.navigator.settings.text_size
        arranged = arrange_strip if self.view.wide else arrange_table
        self.layout: DeskLayout = arranged(scale, text_size, self.match.state.players)
        self._usual = self.layout
        self.bar.arrange(scale, game_title(self.match.game))
        self.view.lay_beside(self.layout.hand, self.layout.cards)
        self.view.arrange(scale.with_letters(text_size), self.layout.board)
        self.motions.skip()
        self.session.telling.see_all()
        self.lay_out(fresh=True)

    def _changed(self, events: Sequence[Event]) -> None:
        """Show the changed table; the events of a move are shown in motion."""
        self.motions.speed = self.navigator.settings.animation_speed
        # A new move ends the motion of the last one at once.
        self.motions.skip()
        if events:
            times = self.view.animate_all(events, self.session.shown(), self.motions)
            self.session.telling.time(times)
        else:
            self.session.telling.see_all()
        self.navigator.sounds.play_for(events)
        self.result_due = (self.result_due or bool(events)) and self.session.over
        self.earnings.look()
        self.lay_out(fresh=True)
        self.navigator.renew()

    def tell_on(self) -> None:
        """End the motion that is seen; where all is at rest, turn the page. Both not by a double press."""
        if self.session.handover.just_played:
            return
        if self.motions and self.session.telling.thrown:
            self.motions.skip()
            self.session.telling.see_all()
            self.lay_out()
        elif not self.session.handover.hasty:
            self.navigator.sounds.play("click")
            self.session.turn_page()

    def offer(self) -> None:
        """Let what is pressed be for what is seen."""
        self.session.handover.offer(self.offered)

    @property
    def offered(self) -> tuple[object, ...]:
        """What can be pressed for: this decision, these dice, this sheet at rest."""
        telling, session = self.session.telling, self.session
        told = (telling.now, telling.thrown, bool(self.motions)) if telling.holds else None
        return told, session.asked, self.match.moves_played

    def lay_out(self, fresh: bool = False) -> None:
        """Give the prompt and the log their places, and what they show.

        `fresh`: another decision begins, or the window has changed; nothing need stay where it was.
        """
        self.offer()
        if self.refusing and self.session.chooser.amount != self._refused:
            self.session.notice = ""
        shown = self.session.shown()
        sheet = self.session.sheet
        self.layout = self._usual if sheet is None else self._usual.under_sheet(sheet.told)
        self.ask: Ask = self.composed(shown)
        self.told_unsaved = self.session.unsaved.words
        self.stage.lay(self.session.sheet, shown, self.layout)
        scale = self.layout.scale
        self.prompt.arrange(scale, self.layout.prompt, self.ask, fresh=fresh)
        self.logbook.arrange(scale, self.layout.log)
        title = translate("log" if self.session.viewer is None else "log-since")
        self.logbook.show_soon(self.session.log_steps, title)
        self._lay_advice(shown)
        self.navigator.refresh()

    def composed(self, shown: Shown) -> Ask:
        """What the prompt shows now."""
        return compose(self.session, self.view, shown)

    def _lay_advice(self, shown: Shown) -> None:
        """Lay a bot's advice over prompt and log, or take it away."""
        consulting = self.session.consulting
        counsel = consulting.advice
        if counsel is None:
            self.advice.take_away()
        else:
            told = Told(self.ask.title, shown.seats, counsel, consulting.place)
            self.advice.lay(self.layout, told)

    coaches: ClassVar[bool] = True
    """Whether a person is warned of blunders at this table."""

    # What can be pressed

    def spots(self) -> list[Spot]:
        """Everything that can be pressed just now, what lies on top first."""
        prompt = self.advice.spots if self.advice.lies_open else self.prompt.spots
        found = [*self.bar.spots, *self.stage.spots, *prompt]
        seat = self.session.viewer
        if seat is not None and self.session.secrets.has_eye:
            eye = peek_on_cell if self.layout.beneath else peek_on_card
            tip = "" if self.session.secrets.peeking else translate("peek-tip")
            found.append(Spot(Eye(), eye(self.layout, seat), tip))
        for seat, rect in enumerate(self.layout.cards):
            tip = translate("seat-tip", name=self.match.names[seat])
            found.append(Spot(SeatPlace(seat), rect, tip))
        return found

    # What is refused

    def refuse(self, words: str) -> None:
        """Say why something can't be done, and shake the words a little."""
        if not words:
            return
        self.session.notice = self._refusal = words
        self._refusal_left, self._refused = REFUSED, self.session.chooser.amount
        self.motions.add(Shake(), duration=0.35, easing="linear")
        self.navigator.sounds.play("refuse")
        self.lay_out()

    def refuse_move(self, move: Move) -> None:
        """Say why what is chosen can't be done; it stays chosen where another amount may do."""
        against = self.view.text.against(move, self.session.shown())
        if self.session.chooser.amount is None:
            self.session.chooser.clear()
        self.refuse(against)

    def holds_back(self) -> bool:
        """Whether nothing is played now: another person has just been asked, or something new.

        Where it is not for a moment only, but for the hand that played for the person before, it is said why.
        """
        handover = self.session.handover
        if not handover.holds:
            return handover.hasty
        if handover.repeats and not handover.settling:
            self.refuse(translate("handed-over", name=self.match.names[self.match.current_player]))
        handover.insist()
        return True

    def tell(self, words: str) -> None:
        """Tell the player something in the prompt until the next thing happens."""
        self.session.notice = words

    @property
    def refusing(self) -> bool:
        """Whether the prompt says why something could not be done."""
        return bool(self._refusal) and self.session.notice == self._refusal

    def let_refusal_fade(self, seconds: float) -> None:
        """Let time pass for a refusal; it disappears after `REFUSED` seconds."""
        self._refusal_left -= seconds
        if self.refusing and self._refusal_left <= 0:
            self.session.notice = ""

    def drop_refusal(self) -> None:
        """Take a refusal back: the player has gone on to something that is possible."""
        if self.refusing:
            self.session.notice = ""
            self.lay_out()

    # What is secret

    @property
    def pieces_fly(self) -> bool:
        """Whether something is in motion on the table, beside words that shake."""
        return any(not isinstance(motion.what, Shake) for motion in self.motions)

    def draw_curtain(self, then: Callable[[], None] = lambda: None, asked_for: str = "") -> None:
        """Cover the screen until the person to act sits down at it; `then` is done.

        `asked_for` is the message that says what for, where it is not that person's turn that asks for it.
        """

        def opened() -> None:
            if not asked_for:
                self.earnings.take_all()
            self.session.open_curtain()
            then()

        plan, handover = self.match.seats[self.match.current_player], self.session.handover
        menu = self.show_covered_menu
        self.navigator.push(Curtain(plan.name, plan.colour, opened, menu, handover, asked_for))

    def peek(self, looks: bool) -> None:
        """Look at what only the viewer may know, as long as a key or the eye is held.

        Who has not opened the curtain is asked to do so first.
        """
        secrets = self.session.secrets
        if looks and not self.session.asked:
            self.refuse(waited_for(self.session) if secrets.shared else "")
            return
        if looks and self.pieces_fly:
            return
        if looks and not secrets.private:
            self.draw_curtain(asked_for="curtain-look")
            return
        if self.session.peek(looks):
            self.lay_out()

    # What commands do

    def advise(self) -> None:
        """Ask a bot for advice; it knows what the seat's player knows, so the curtain comes before it."""
        if self.session.asked and not self.session.secrets.private:
            self.draw_curtain(self.session.consulting.ask, "curtain-advice")
        else:
            self.session.consulting.ask()

    def undo(self) -> None:
        """Take the last decision back; another person's only after a question."""
        session = self.session
        if not self.match.can_undo:
            self.refuse(session.taking_back.refusal)
        elif not session.taking_back.of_another:
            session.taking_back.undo()
        else:
            buttons = [
                (translate("take-back"), "enter", self._undo_after_all),
                (translate("cancel"), "escape", None),
            ]
            self.navigator.push(Dialog(translate("undo-asks"), session.taking_back.question, buttons))

    def _undo_after_all(self) -> None:
        self.session.taking_back.undo()
        self.lay_out()

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.session.redo():
            self.refuse(translate("nothing-to-redo"))

    def stay(self) -> None:
        """There is nothing later than what lies on the table."""
        self.refuse(translate("looking-at-present"))

    def run_in_background(self) -> bool:
        """Go one step back within the action that has been begun; False where there is none."""
        return self.session.taking_back.step(self.view.choosing.midway)

    def toggle_pause(self) -> None:
        """Pause the bots, or let them go on."""
        pace = self.session.pace
        pace.paused = not pace.paused
        if self.session.asked:
            self.tell(translate("bots-held" if pace.paused else "bots-play-on"))

    def change_speed(self) -> None:
        """Go to the next pace of bots and motion."""
        speed = next_speed(self.navigator.settings)
        self.motions.speed = self.navigator.settings.animation_speed
        if not self.motions.speed:
            self.motions.skip()
        self.tell(translate("speed-chosen", pace=localize(speed())))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        self.navigator.set_full_screen(not self.navigator.settings.full_screen)

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        """Enlarge the map round a pixel, or round the middle of the board."""
        self.view.zoom(factor, about or self.layout.board.center)
        self.navigator.refresh()

    def save_picture(self) -> None:
        """Save what the window shows, beside the saved games."""
        path = self.navigator.save_picture()
        self.tell(translate("picture-saved", file=str(path)) if path else translate("picture-not-saved"))

    # Other scenes

    def show_seat(self, seat: int) -> None:
        """Ask who is to play a seat; nobody plays one any more when the game is over."""
        if self.session.over:
            self.refuse(translate("seats-settled"))
            return

        def sit(plan: SeatPlan) -> None:
            if plan != self.match.seats[seat]:
                self.session.set_seat(seat, plan, self.view.choosing.midway)
                self.lay_out()

        self.navigator.push(SeatMenu(self.match.seats[seat], sit))

    def show_seats(self) -> None:
        """Ask which seat is to change hands; none does when the game is over."""
        if self.session.over:
            self.refuse(translate("seats-settled"))
            return
        self.navigator.push(
            SeatsMenu(self.session.seats(), max(0, self.match.current_player), self.show_seat)
        )

    def new_game(self) -> None:
        """Set up another match; the way back leads to this one."""
        self.navigator.show_set_up(self.match.game)

    def show_log(self) -> None:
        """The whole log."""
        self.navigator.push(LogPage(self.view, self.match.game, self.session.log(), self.look_back))

    def look_back(self, number: int | None = None) -> None:
        """Look back on the match, at first after `number` moves (None: as it stands)."""
        if self.looks_back:
            self.navigator.show_review(self.match, number, self.session.viewer)
        else:
            self.refuse(translate("no-looking-back"))

    def show_money(self) -> None:
        """Everybody's money, turn by turn, as far as it has been seen; where it is secret, after the end."""
        if self.view.has_secrets and self.view.hides_scores and not self.session.over:
            self.refuse(translate("money-hidden"))
            return
        self.navigator.show_money(self.match, self.session.telling.moves_seen)

    def show_help(self) -> None:
        """The help book."""
        self.navigator.show_help(game=self.match.game)

    def show_turn(self) -> None:
        """The steps of a turn, and where in them the table stands."""
        self.navigator.show_turn(self.session.telling.seen)

    def show_menu(self) -> None:
        """What can be done beside playing."""
        self._show_menu(
            (translate("turn-card"), "f2", self.show_turn),
            (translate("menu-log"), "l", self.show_log),
            (translate("menu-money"), "m", self.show_money),
            (translate("review-match"), "v", self.look_back),
            (translate("save-as-file"), "e", lambda: self.navigator.save_as_file(self.match)),
            (translate("new-game"), "n", self.new_game),
        )

    def show_covered_menu(self) -> None:
        """What can be done while the curtain hangs: nothing that shows something of the table."""
        self._show_menu()

    def _show_menu(self, *about_table: Item) -> None:
        navigator = self.navigator
        items: list[Item] = [
            (translate("menu-board" if self.session.over else "menu-go-on"), "escape", lambda: None),
            (translate("settings"), "s", navigator.show_settings),
            (translate("help"), "f1", self.show_help),
            *about_table,
            (translate("menu-leave"), "t", navigator.go_to_title),
            (translate("quit"), "q", navigator.quit),
        ]
        navigator.push(GameMenu(game_title(self.match.game), items))

    def show_result(self) -> None:
        """Who won, and why; whoever has asked for it is not shown it again unasked."""
        self.result_due = False
        self.navigator.show_result(self.match)
