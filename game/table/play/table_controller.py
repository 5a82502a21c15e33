"""The game screen: a match at the table, its commands, and the passing of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Final

import pygame

from ai.knowledge import for_game
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import StoreError
from game.match.thinker import Thinker
from game.people.statistics import has_finished_a_match
from game.rules.contract import TERMINAL, Event, Move
from game.table.boards.animation import arrival_sounds
from game.table.boards.box_art import BoardScene
from game.table.boards.shown import Shown
from game.table.boards.table import find_table
from game.table.boards.view import BoardView
from game.table.controls.dialogs import Dialog
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.advice_card import AdviceCard, AdviceOnCard
from game.table.play.advice_warning import WarningSlip
from game.table.play.badge_notices import BadgeNotices
from game.table.play.bot_clock import next_speed
from game.table.play.column import TableLayout, arrange_table, peek_on_card
from game.table.play.curtain import Curtain
from game.table.play.finale import MOST_BADGES, Finale
from game.table.play.intents import (
    DONE,
    NOTHING,
    Advise,
    Intent,
    LightEntry,
    Peek,
    Reply,
    StepEntry,
    TurnPage,
    Undo,
)
from game.table.play.logbook import Logbook
from game.table.play.menus import GameMenu, Item, LogPage, SeatMenu, SeatsMenu
from game.table.play.prompt_content import Prompt, compose
from game.table.play.prompt_panel import LowPromptPanel, PromptPanel
from game.table.play.session import Session
from game.table.play.spots import EndPlace, Eye, SeatPlace, Spot
from game.table.play.stage import Stage
from game.table.play.strip import arrange_strip, peek_on_cell
from game.table.play.table_drawing import TIP_DELAY, TableDrawing
from game.table.play.table_input import TableInput
from game.table.play.table_parts import Shake
from game.table.play.topbar import TopBar
from game.table.program.commands import Command, own_key_of
from game.table.program.input import InputEvent, Pointer
from game.table.program.navigator import Navigator, Part
from game.words import game_title, localize, translate

WHOLE: Final = 0.001
"""The factor that zooms out to the whole map."""
REST: Final = 0.05
"""The seconds of animation that may be left when the next move is made."""


class TableController(BoardScene):
    """A match at the table. Every move is saved as it is made, so one can leave at any moment.

    Intents change the session. Once a frame `sync` compares what is shown with what should be shown, and
    lays out the prompt, the log and the cards again if they differ; nothing else does.
    """

    looks_back: ClassVar[bool] = True
    """Whether the match can be reviewed from here."""
    coaches: ClassVar[bool] = True
    """Return whether a person is warned of blunders at this table."""
    recalls: ClassVar[bool] = True
    """Whether the prompt shows what happened since a person's turn."""
    bids_for_people: ClassVar[bool] = True
    """Whether the table bids for people up to a limit."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """Open the table; `view` draws the board, by default that of the match's game."""
        self.match = match
        self.view = view or find_table(match.game.key).view(match.state)
        self.motions = Motions()
        self.bar = TopBar(self.view.can_zoom)
        self.logbook = Logbook()
        self.advice = AdviceCard()
        self.stage = Stage()
        self.clock = 0.0
        """The time in seconds since the scene began, for repeating animations."""
        self.result_due = False
        """Whether the game has just ended, and its result is still to be shown."""
        self._in_finale = False
        """Whether the finale is shown."""
        self._prompt_panel = LowPromptPanel() if self.view.wide else PromptPanel()
        self._prompt = Prompt("", "")
        self._spots: list[Spot] = []
        self._laid_out: tuple[object, ...] = ()
        """The inputs of the current layout, to find out whether they have changed."""
        self._occasion: tuple[object, ...] = ()
        """The occasion for which it was laid out."""
        self._starts = 0
        """A counter of fresh layouts."""

    @property
    def about(self) -> Match:
        return self.match

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.badge_notices = BadgeNotices(self.match, navigator.store)
        self.session = Session(self.match, self.view, self.thinker, navigator.settings, self)
        self.session.adviser.coaches = self.coaches
        self.session.adviser.spares = self._is_beginner
        self.session.bidder.enabled = self.bids_for_people
        self.session.recaps.enabled = self.recalls
        self.input = TableInput(self)
        self.drawing = TableDrawing(self, self.input)

    @property
    def thinker(self) -> Thinker:
        """Return the process in which the bots of this table think."""
        return self.navigator.thinker

    def exit(self) -> None:
        self.session.bot_clock.moved()
        self.session.adviser.moved()
        self.navigator.store.checkpoint()
        self._set_hour()

    def pause(self) -> None:
        self._set_hour()

    def _set_hour(self) -> None:
        """Set the title's time of day to the match's progress."""
        state = self.match.state
        over = state.current_player() == TERMINAL
        self.navigator.hour = 1.0 if over else for_game(state.game).evaluator.progress(state)

    def resume(self) -> None:
        self._laid_out = ()

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        self.session.notice = ""  # It may be in another language.
        text_size = self.navigator.settings.text_size
        arranged = arrange_strip if self.view.wide else arrange_table
        self.layout: TableLayout = arranged(scale, text_size, self.match.state.players)
        self._whole_layout = self.layout
        self.bar.arrange(scale, game_title(self.match.game))
        self.view.lay_beside(self.layout.hand, self.layout.cards)
        self.view.arrange(scale.with_letters(text_size), self.layout.board)
        self.motions.skip()
        self.session.playback.finish_chapter()
        self.start_afresh()
        self.sync()

    # What is shown

    @property
    def prompt(self) -> Prompt:
        """Return the prompt's content."""
        self.sync()
        return self._prompt

    @property
    def prompt_panel(self) -> PromptPanel:
        """Return the prompt's panel."""
        self.sync()
        return self._prompt_panel

    @property
    def occasion(self) -> tuple[object, ...]:
        """Return a key that stays the same as long as nothing in the prompt may move under the pointer."""
        return self.session.revision, self._starts

    @property
    def depends_on(self) -> tuple[object, ...]:
        """Return the inputs of the picture in addition to the session."""
        return (self._awaits_result,)

    def start_afresh(self) -> None:
        """Request a fresh layout of the prompt, in which anything may move."""
        self._starts += 1

    def sync(self) -> None:
        """Compare what is shown with what should be shown; if they differ, lay it out again."""
        self._show_news()
        session, occasion = self.session, self.occasion
        wanted = (occasion, session.key, self.depends_on)
        if wanted == self._laid_out:
            return
        fresh, self._occasion, self._laid_out = occasion != self._occasion, occasion, wanted
        self._lay_out(session.shown(), fresh)
        self._spots = self._find_spots()
        self.navigator.refresh()

    def _show_news(self) -> None:
        """Animate what has happened, and let what is pressed be for what is asked now.

        Of several changes in a frame all are heard, but only the last is animated, because it ends the
        animation of the others. Undone ones are neither heard nor seen.
        """
        news = self.session.take_news()
        for events in news:
            self._hear(events)
        if news:
            self._table_changed(news[-1])
        self.session.handover.offer(self.offered)

    def _hear(self, events: tuple[Event, ...]) -> None:
        """Play the sounds of a change, and note whether it ended the game."""
        self.navigator.sounds.play_for(events)
        self.result_due = (self.result_due or bool(events)) and self.session.over

    def _table_changed(self, events: tuple[Event, ...]) -> None:
        """Animate the events of a move; a new move ends the animation of the last one."""
        session = self.session
        self.motions.speed = self.navigator.settings.animation_speed
        self.motions.skip()
        if events:
            acts = session.playback.acts
            session.playback.set_times(self.view.animate_all(events, session.shown(), self.motions, acts))
        else:
            session.playback.finish_chapter()
        self.badge_notices.look()
        self.navigator.renew()

    def _lay_out(self, shown: Shown, fresh: bool) -> None:
        """Place the prompt, the log and the cards, and set their content."""
        session, sheet = self.session, self.session.sheet
        self.layout = self._whole_layout if sheet is None else self._whole_layout.under_sheet(sheet.told)
        self._prompt = self.composed(shown)
        self.stage.lay(sheet, shown, self.layout)
        scale = self.layout.scale
        self._prompt_panel.arrange(scale, self.layout.prompt, self._prompt, fresh=fresh)
        self.logbook.arrange(scale, self.layout.log)
        recap = self._prompt_panel.recap.told
        title = "log" if session.viewer is None else "log-before" if recap.entries else "log-since"
        self.logbook.show_soon(partial(session.log_steps, recap), translate(title))
        advice = session.adviser.advice
        if advice is None:
            self.advice.take_away()
        else:
            limit = session.advised_limit
            prompt, place = self._prompt, session.adviser.place
            on_card = AdviceOnCard(prompt.title, shown.seats, advice, place, limit, prompt.limit_key)
            self.advice.lay(self.layout, on_card)

    @property
    def _awaits_result(self) -> bool:
        """Return whether the finale is still to end, so that the prompt must not name the winner."""
        return self._in_finale or (self.result_due and self.navigator.settings.animation_speed > 0)

    def composed(self, shown: Shown) -> Prompt:
        """Return the prompt's next content."""
        if self._awaits_result and not self.session.playback.blocks:
            return Prompt(translate("game-is-over"), "", paper=False)
        return compose(self.session, shown)

    def spots(self) -> list[Spot]:
        """Return everything that can be pressed, the topmost first."""
        self.sync()
        return self._spots

    def _find_spots(self) -> list[Spot]:
        session, layout, panel = self.session, self.layout, self._prompt_panel
        prompt = self.advice.spots if self.advice.lies_open else panel.spots + panel.paper_spots
        found = [*self.bar.spots, *self.stage.spots, *prompt]
        sign = self.bar.end_sign(session.shown())
        if sign is not None:
            found.append(Spot(EndPlace(), sign.rect, sign.tip))
        seat = session.viewer
        if seat is not None and session.secrets.has_eye:
            eye = peek_on_cell if layout.beneath else peek_on_card
            found.append(
                Spot(Eye(), eye(layout, seat), "" if session.secrets.peeking else translate("peek-tip"))
            )
        for seat, rect in enumerate(layout.cards):
            found.append(Spot(SeatPlace(seat), rect, translate("seat-tip", name=self.match.names[seat])))
        return found

    @property
    def offered(self) -> tuple[object, ...]:
        """Return the subject of the next press: this decision, its advice, these dice, this sheet at rest."""
        playback, session = self.session.playback, self.session
        shows = (playback.chapter, playback.thrown, bool(self.motions)) if playback.blocks else None
        return shows, session.asked, self.match.moves_played, session.adviser.advice is not None

    # Intents

    def do(self, intent: Intent) -> Reply:
        """Carry out an intent, with its sounds and questions."""
        session = self.session
        match intent:
            case Advise() if session.asked and not session.secrets.private:
                # The bot knows what the seat's player knows.
                self.draw_curtain(session.adviser.ask, "curtain-advice")
                return DONE
            case Peek(looks):
                return self._peek(looks)
            case TurnPage() if self.motions and session.playback.thrown:
                return self._end_animation()
        reply = session.do(intent)
        if isinstance(intent, LightEntry | StepEntry) and session.recaps.is_out_of_view:
            self.zoom(WHOLE)
        if reply.question:
            buttons = [
                (translate("take-back"), "enter", self._undo_after_all),
                (translate("cancel"), "escape", None),
            ]
            self.navigator.push(Dialog(translate("undo-asks"), reply.question, buttons))
        elif reply.refused:
            self._shake()
        elif reply.sound:
            self.navigator.sounds.play(reply.sound)
        return reply

    def _undo_after_all(self) -> None:
        self.do(Undo(sure=True))

    def refuse(self, words: str) -> None:
        """Show why something was rejected, and shake the text a little."""
        if words:
            self.session.refuse(words)
            self._shake()

    def _shake(self) -> None:
        self.motions.add(Shake(), duration=0.35, easing="linear")
        self.navigator.sounds.play("refuse")

    def _end_animation(self) -> Reply:
        """Skip the animation, unless the press is the second half of a double click that has played."""
        if self.session.handover.just_played:
            return NOTHING
        self.motions.skip()
        self.session.playback.finish_chapter()
        return DONE

    def _peek(self, looks: bool) -> Reply:
        """Show the viewer's secrets while a key or the eye is held; first the curtain must be opened."""
        session = self.session
        if looks and not session.asked:
            self.refuse(session.waited_for if session.secrets.shared else "")
        elif looks and self.pieces_fly:
            return NOTHING
        elif looks and not session.secrets.private:
            self.draw_curtain(asked_for="curtain-look")
        else:
            return session.do(Peek(looks))
        return NOTHING

    def allows(self, move: Move) -> bool:
        """Return whether a person's move is played; before a blunder the conductor warns once."""
        adviser = self.session.adviser
        against = adviser.warning(move)
        if against is None:
            return True
        slip = self.view.text.preview(move, self.session.shown())
        title, changes = ("", ()) if slip is None else (slip.title, slip.changes)
        play = partial(self._play_after_all, move)
        self.navigator.push(WarningSlip(against, title, changes, self.layout.board, play, adviser.show))
        return False

    def _is_beginner(self) -> bool:
        """Return whether the person who decides has a profile and has not finished a match."""
        profile = self.match.seats[self.match.current_player].profile
        try:
            return profile is not None and not has_finished_a_match(self.navigator.store, profile)
        except StoreError:
            return False

    def _play_after_all(self, move: Move) -> None:
        """Play a move despite the warning, with the plan that it begins."""
        if self.session.decision.armed == move:
            self.session.play_chosen()
        else:
            self.session.play(move)

    def tell(self, words: str) -> None:
        """Show text in the prompt until something else happens."""
        self.session.notice = words

    def draw_curtain(self, then: Callable[[], None] = lambda: None, asked_for: str = "") -> None:
        """Cover the screen until the current player confirms that they are there; then call `then`.

        `asked_for` is the message that gives the reason, if it isn't that person's turn that asks for it.
        """

        def opened() -> None:
            if not asked_for:
                self.badge_notices.take_all()
            self.session.open_curtain()
            then()

        session, menu = self.session, self.show_covered_menu
        plan, handover = self.match.seats[self.match.current_player], session.handover
        question = ("", "") if asked_for else session.localizer.prompt(session.secrets.in_sight)
        self.navigator.push(Curtain(plan.name, plan.colour, opened, menu, handover, asked_for, question))

    # Commands of the window

    def command(self, command: Command) -> None:
        """Carry out a command that only concerns the window."""
        commands: dict[Command, Callable[[], None]] = {
            Command.SEATS: self.show_seats,
            Command.SPEED: self.change_speed,
            Command.LOG: self.show_log,
            Command.MONEY: self.show_money,
            Command.FIRST: lambda: self.look_back(0),
            Command.EARLIER: self.go_back,
            Command.LATER: self.go_on,
            Command.PRESENT: self.stay,
            Command.HELP: self.show_help,
            Command.TURN: self.show_turn,
            Command.FULL_SCREEN: self.toggle_full_screen,
            Command.PICTURE: self.save_picture,
            Command.MENU: self.show_menu,
            Command.RESULT: self.show_result,
            Command.NEW_GAME: self.new_game,
        }
        commands[command]()

    def change_speed(self) -> None:
        """Switch to the next speed of bots and animation."""
        speed = next_speed(self.navigator.settings)
        self.motions.speed = self.navigator.settings.animation_speed
        if not self.motions.speed:
            self.motions.skip()
        self.tell(translate("speed-chosen", pace=localize(speed())))

    def toggle_full_screen(self) -> None:
        """Toggle full screen."""
        self.navigator.set_full_screen(not self.navigator.settings.full_screen)

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        """Zoom the map around a pixel, or around the middle of the board."""
        self.view.zoom(factor, about or self.layout.board.center)
        self.navigator.refresh()

    def turn_recap(self, steps: int) -> None:
        """Scroll what happened since the person's turn by lines, up if positive."""
        self._prompt_panel.turn_recap(steps)
        self._spots = self._find_spots()
        self.navigator.refresh()

    def lit_places(self) -> list[pygame.Rect]:
        """Return the places of the lit entry of the recap, in pixels."""
        return self.session.recaps.places(lambda seat: self.layout.cards[seat])

    def save_picture(self) -> None:
        """Save a screenshot next to the saved games."""
        path = self.navigator.save_picture()
        self.tell(translate("picture-saved", file=str(path)) if path else translate("picture-not-saved"))

    def go_back(self) -> None:
        """Go to the previous event of the recap if one is lit, or else review the move before."""
        if self.session.recaps.lit is not None:
            self.do(StepEntry(-1))
        else:
            self.look_back(self.match.moves_played - 1)

    def go_on(self) -> None:
        """Go to the next event since the person's turn, if anything has happened."""
        if self.session.recaps.current.entries:
            self.do(StepEntry(1))
        else:
            self.stay()

    def stay(self) -> None:
        """Report that nothing is later than what is on the table."""
        self.refuse(translate("looking-at-present"))

    # Other scenes

    def show_seat(self, seat: int) -> None:
        """Ask who is to play a seat; nobody can change that after the game."""
        if self.session.over:
            self.refuse(translate("seats-settled"))
            return

        def sit(plan: SeatPlan) -> None:
            if plan != self.match.seats[seat]:
                self.session.set_seat(seat, plan)

        self.navigator.push(SeatMenu(self.match.seats[seat], sit))

    def show_seats(self) -> None:
        """Ask which seat is to change hands; none does after the game."""
        if self.session.over:
            self.refuse(translate("seats-settled"))
            return
        self.navigator.push(
            SeatsMenu(self.session.seats(), max(0, self.match.current_player), self.show_seat)
        )

    def new_game(self) -> None:
        """Set up another match; Back returns to this one."""
        self.navigator.show_set_up(self.match.game)

    def show_log(self) -> None:
        """Show the whole log."""
        self.navigator.push(LogPage(self.view, self.match.game, self.session.log(), self.look_back))

    def look_back(self, number: int | None = None) -> None:
        """Review the match, starting after `number` moves (None: at its current end)."""
        if self.looks_back:
            self.navigator.show_review(self.match, number, self.session.viewer)
        else:
            self.refuse(translate("no-looking-back"))

    def show_money(self) -> None:
        """Show the money chart as far as it has been seen; with secret money, only after the end."""
        if self.view.has_secrets and self.view.hides_scores and not self.session.over:
            self.refuse(translate("money-hidden"))
            return
        self.navigator.show_money(self.match, self.session.playback.moves_seen)

    def show_help(self) -> None:
        """Open the help book."""
        self.navigator.show_help(game=self.match.game)

    def show_turn(self) -> None:
        """Show the steps of a turn, and the current one."""
        self.navigator.show_turn(self.session.playback.seen_state)

    def show_menu(self) -> None:
        """Show the game menu."""
        seats: Item = (translate("menu-seats"), "c", self.show_seats)
        self._show_menu(
            (translate("turn-card"), own_key_of(Command.TURN), self.show_turn),
            (translate("menu-log"), "l", self.show_log),
            (translate("menu-money"), "m", self.show_money),
            (translate("review-match"), "v", self.look_back),
            *(() if self.session.over else (seats,)),
            (translate("save-as-file"), "e", lambda: self.navigator.save_as_file(self.match)),
            (translate("new-game"), "n", self.new_game),
        )

    def show_covered_menu(self) -> None:
        """Show the menu behind the curtain, without anything that reveals the table."""
        self._show_menu()

    def _show_menu(self, *about_table: Item) -> None:
        navigator = self.navigator
        items: list[Item] = [
            (translate("menu-board" if self.session.over else "menu-go-on"), "escape", lambda: None),
            (translate("settings"), "s", navigator.show_settings),
            (translate("help"), own_key_of(Command.HELP), self.show_help),
            *about_table,
            (translate("menu-leave"), "t", navigator.go_to_title),
            (translate("quit"), "q", navigator.quit),
        ]
        navigator.push(GameMenu(game_title(self.match.game), items))

    def _end_match(self) -> None:
        """Show the finale and then the result; without animation the result as soon as badges were read."""
        if self.navigator.settings.animation_speed:
            self.result_due, self._in_finale = False, True
            badges = self.badge_notices.take(MOST_BADGES)
            self.navigator.push(Finale(self.match, badges, self.show_result))
        elif self.badge_notices.seen is None:
            self.show_result()

    def show_result(self) -> None:
        """Show who won, and why; after that, only on request."""
        self.result_due = self._in_finale = False
        self.navigator.show_result(self.match)

    # Time

    @property
    def on_top(self) -> bool:
        """Return whether no other scene is on top."""
        return self.navigator.top is self

    @property
    def pieces_fly(self) -> bool:
        """Return whether something on the table is animated, other than a shaking prompt."""
        return any(not isinstance(motion.what, Shake) for motion in self.motions)

    @property
    def busy(self) -> bool:
        session = self.session
        if self.motions or session.thinking or self.view.unready:
            return True
        if not self.on_top:
            return self._shows_badge
        waits_for_tip = self.input.tips and self.input.rested < TIP_DELAY and self.drawing.has_tip
        waits = session.waiting and not self.held
        goes_on = waits or session.under_way or session.turns_page_alone or session.unsaved.waits
        due = self.result_due or self.curtain_due or session.handover.waits
        return goes_on or session.refusing or due or waits_for_tip or self._shows_badge

    @property
    def watched(self) -> bool:
        session = self.session
        goes_on = session.under_way or session.turns_page_alone or (session.waiting and not self.held)
        return bool(self.motions) or session.thinking or goes_on

    @property
    def _shows_badge(self) -> bool:
        """Return whether a badge notice is visible, or will be as soon as everything is at rest."""
        top = self.navigator.top
        in_sight = top is not None and (top is self or not top.opaque)
        seen = self.badge_notices.lies or not self.session.playback.blocks
        return in_sight and self.badge_notices.seen is not None and seen

    @property
    def held(self) -> bool:
        """Return whether nothing happens automatically now: no bot moves, nothing is played for a person."""
        return False

    @property
    def curtain_due(self) -> bool:
        """Return whether another person than the one at the screen must decide about something secret."""
        return self.session.secrets.due and not self.session.playback.blocks

    def update(self, seconds: float) -> None:
        self._show_news()
        self.clock += seconds
        self.input.rested += seconds
        self.motions.speed = self.navigator.settings.animation_speed
        for sound in arrival_sounds(self.motions.update(seconds)):
            self.navigator.sounds.play(sound.value)
        session, on_top = self.session, self.on_top
        session.playback.advance(seconds * self.motions.speed)
        if not self.motions and session.playback.unseen and session.playback.thrown:
            session.playback.finish_chapter()
        if self.view.unready:
            self.view.prepare(session.shown(), self.motions)
        if on_top:
            session.handover.go_on(seconds)
            if not self.held:
                session.update(seconds, self.motions.left <= REST)
            session.fade_refusal(seconds)
        self.sync()
        if self.input.look_again():
            self.sync()
        at_rest = not self.motions and not session.playback.blocks
        if self._shows_badge and self.badge_notices.pass_time(seconds, at_rest):
            self.navigator.refresh()
        if self.result_due and on_top and at_rest:
            self._end_match()
        if on_top and self.curtain_due and not self.motions and self.badge_notices.is_read:
            self.draw_curtain()

    def handle(self, event: InputEvent) -> bool:
        place = event.position if isinstance(event, Pointer) and event.kind == "press" else None
        if place is not None and self.badge_notices.take_away(place):
            self.navigator.refresh()
            return True
        handled = self.input.handle(event)
        self._show_news()
        return handled

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.sync()
        for part in self.parts():
            part.draw(surface)

    def parts(self) -> list[Part]:
        return self.drawing.parts()

    def print_in_steps(self) -> Iterator[None]:
        """Yield while printing the visible map, in parts of a frame's time."""
        while self.view.unready:
            self.view.prepare(self.session.shown(), self.motions)
            yield

    @property
    def where(self) -> str:
        """Return a text for the plate in the bar about the shown match, if it isn't the player's own;
        otherwise "".
        """
        return ""

    @property
    def off(self) -> frozenset[Command]:
        """Return the bar's buttons that are disabled now."""
        session, match = self.session, self.match
        states = {
            Command.UNDO: match.can_undo or (session.asked and bool(session.decision.picked)),
            Command.REDO: match.can_redo,
            Command.HINT: session.asked,
            Command.PAUSE: any(not plan.person for plan in match.seats) and not session.over,
        }
        return frozenset(command for command, on in states.items() if not on)
