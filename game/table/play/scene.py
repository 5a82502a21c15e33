"""The game on the screen: the board, the seats, the prompt and the log, and everything one does there."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

import pygame

from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.contract import Event
from game.table.boards.view import BoardView, Shown
from game.table.kit.fittings import tooltip
from game.table.kit.furniture import focus_ring
from game.table.kit.materials import baize
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.ask import Ask, Control
from game.table.play.asking import compose
from game.table.play.column import Layout, Sitting, arrange_table, draw_seats, peek_on_card
from game.table.play.curtain import Curtain
from game.table.play.hands import PEEK, SEAT, Hands
from game.table.play.logbook import LEAST, Logbook
from game.table.play.menus import GameMenu, LogPage, SeatMenu, SeatsMenu
from game.table.play.pace import next_speed, speed_name
from game.table.play.prompt import PromptPanel
from game.table.play.session import Session
from game.table.play.topbar import TopBar
from game.table.program.input import InputEvent
from game.table.program.scene import Scene

if TYPE_CHECKING:
    from game.table.program.app import App

TIP_DELAY: Final = 0.45
"""Seconds that the pointer rests before a tooltip comes."""
REST: Final = 0.05
"""Seconds of motion that may be left when the next move is made."""
REFUSED: Final = 6.0
"""Seconds that a refusal stays in the prompt, if nothing else happens."""
SHAKE: Final = "shake"
"""The motion of a prompt that refuses."""
GAP: Final = 12


def find_view(game_key: str) -> BoardView:
    """A new view of a game's board."""
    view = import_module(f"game.table.boards.{game_key}").VIEW()
    assert isinstance(view, BoardView)
    return view


class PlayScene(Scene):
    """A match at the table. Every move is saved as it is made, so one can leave at any moment."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """`view` draws the board; by default the view of the match's game."""
        self.match = match
        self.view = view or find_view(match.game.key)
        self.motions = Motions()
        self.bar = TopBar(match.game.title, self.view.can_zoom)
        self.prompt = PromptPanel()
        self.logbook = Logbook()
        self.clock = 0.0
        """Seconds since the scene began, for what runs round and round."""
        self._result_due = False
        self._refusal = ""
        """The last refusal, and for how many seconds more it stays."""
        self._refusal_left = 0.0
        self._at_screen: int | None = None
        """The seat of the person for whom the curtain was opened last."""

    # Life

    def enter(self, app: App) -> None:
        self.app = app
        view = self.view
        self.session = Session(
            self.match,
            app.thinker,
            app.settings,
            self._changed,
            view.has_secrets,
            lambda move: view.things_on(self.match.state, move),
            view.plans,
            lambda move: view.first_amount(move, self.match.state),
        )
        self.hands = Hands(self)

    def exit(self) -> None:
        self.session.pace.moved()

    def resume(self) -> None:
        self.lay_out()

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        self.layout: Layout = arrange_table(scale, self.app.settings.text_size, self.match.state.players)
        self.bar.arrange(scale)
        self.view.arrange(Scale(scale.width, scale.height), self.layout.board)
        self.motions.skip()
        self.lay_out(fresh=True)

    def _changed(self, events: Sequence[Event]) -> None:
        """Something else is seen now; after a move, what happened is shown in motion."""
        self.motions.speed = self.app.settings.animation_speed
        # Who goes on has seen enough of what came before.
        self.motions.skip()
        shown = self.session.shown()
        for event in events:
            self.view.animate(event, shown, self.motions)
        self.app.sounds.play_for(events)
        self._result_due = bool(events) and self.session.over
        self.lay_out(fresh=True)

    def lay_out(self, fresh: bool = False) -> None:
        """Give the prompt and the log their places, and what they show.

        `fresh`: another decision begins, or the window has changed; nothing need stay where it was.
        """
        shown = self.session.shown()
        self.ask: Ask = compose(self.session, self.view, shown)
        scale, below = self.layout.scale, self.layout.below()
        on_button = any(action.thing == self.session.pointed for action in self.ask.actions if action.thing)
        self.prompt.arrange(scale, below, self.ask, fresh=fresh, hold=on_button)
        top = self.prompt.rect.bottom + scale.px(GAP)
        high = below.bottom - top
        self.logbook.arrange(
            scale, pygame.Rect(below.x, top, below.w, high if high >= scale.px(LEAST) else 0)
        )
        title = "The log" if self.session.viewer is None else "Since your last turn"
        self.logbook.show(self.session.log(), title)
        self.app.refresh()

    # Time

    @property
    def busy(self) -> bool:
        if self.motions or self.session.pace.thinking:
            return True
        if self.app.top is not self:
            return False
        waits_for_tip = self.hands.tells and self.hands.rested < TIP_DELAY and bool(self._tip())
        goes_on = (self.session.pace.waiting or self.session.under_way) and self.session.looking is None
        return goes_on or self.refusing or self._result_due or self.curtain_due or waits_for_tip

    def update(self, seconds: float) -> None:
        self.clock += seconds
        self.hands.rested += seconds
        self.motions.speed = self.app.settings.animation_speed
        self.motions.update(seconds)
        session, pace, on_top = self.session, self.session.pace, self.app.top is self
        before = (pace.thinking, pace.work, pace.hint, session.notice)
        if on_top:
            session.update(seconds, self.motions.left <= REST)
            self._refusal_left -= seconds
            if self.refusing and self._refusal_left <= 0:
                session.notice = ""
        if (pace.thinking, pace.work, pace.hint, session.notice) != before:
            self.lay_out()
        if self._result_due and on_top and not self.motions:
            self._result_due = False
            self.show_result()

        if on_top and self.curtain_due and not self.motions:
            self._draw_curtain()

    @property
    def curtain_due(self) -> bool:
        """Whether another person than the last one has to decide something, and has secrets."""
        session = self.session
        choice = session.asked and (session.pace.forced is None or session.pace.paused)
        return session.shared and choice and session.viewer != self._at_screen

    def _draw_curtain(self) -> None:
        """Let the seat before the screen be passed on."""
        self._at_screen = self.session.viewer
        assert self._at_screen is not None
        plan = self.match.seats[self._at_screen]
        self.session.peeking = False
        self.app.push(Curtain(plan.name, plan.colour))

    def handle(self, event: InputEvent) -> bool:
        return self.hands.handle(event)

    # What commands do

    def refuse(self, words: str) -> None:
        """Say why something can't be done, and shake the words a little."""
        if not words:
            return
        self.session.notice = self._refusal = words
        self._refusal_left = REFUSED
        self.motions.add(SHAKE, duration=0.35, ease="linear")
        self.app.sounds.play("refuse")
        self.lay_out()

    def say(self, words: str) -> None:
        """Tell the player something in the prompt until the next thing happens."""
        self.session.notice = words

    @property
    def refusing(self) -> bool:
        """Whether the prompt says why something could not be done."""
        return bool(self._refusal) and self.session.notice == self._refusal

    def drop_refusal(self) -> None:
        """Take a refusal back: the player has gone on to something that is possible."""
        if self.refusing:
            self.session.notice = ""
            self.lay_out()

    def toggle_pause(self) -> None:
        """Hold the bots, or let them go on."""
        pace = self.session.pace
        pace.paused = not pace.paused
        if self.session.asked:
            self.say("The bots are held." if pace.paused else "The bots play on.")

    def change_speed(self) -> None:
        """Go to the next pace of bots and motion."""
        name = next_speed(self.app.settings)
        self.motions.speed = self.app.settings.animation_speed
        if not self.motions.speed:
            self.motions.skip()
        self.say(f"Pace of bots and motion: {name}.")

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        self.app.set_full_screen(not self.app.settings.full_screen)

    def zoom(self, factor: float, about: tuple[int, int] | None = None) -> None:
        """Enlarge the map round a pixel, or round the middle of the board."""
        self.view.zoom(factor, about or self.layout.board.center)
        self.app.refresh()

    def save_picture(self) -> None:
        """Save what the window shows, beside the saved games."""
        path = self.app.save_picture()
        self.say(f"The picture is saved: {path}." if path else "The picture could not be saved.")

    def eye_at(self, position: tuple[int, int]) -> Control | None:
        """The eye on the viewer's card, to be held, if it lies under a pixel."""
        seat = self.session.viewer
        if seat is None or not self.session.shared or self.session.over:
            return None
        rect = peek_on_card(self.layout, seat)
        return (
            Control(PEEK, rect, tip="Hold it to see what only you may see")
            if rect.collidepoint(position)
            else None
        )

    def seat_at(self, position: tuple[int, int]) -> Control | None:
        """The seat whose card lies under a pixel, as something to be pressed."""
        for seat, rect in enumerate(self.layout.cards):
            if rect.collidepoint(position):
                name = self.match.names[seat]
                return Control(f"{SEAT}{seat}", rect, tip=f"Let a person or another bot play for {name}")
        return None

    # Other scenes

    def show_seat(self, seat: int) -> None:
        """Ask who is to play a seat."""
        self.app.push(SeatMenu(self, seat))

    def show_seats(self) -> None:
        """Ask which seat is to change hands."""
        self.app.push(SeatsMenu(self))

    def change_seat(self, seat: int, plan: SeatPlan) -> None:
        """Let somebody else play a seat from now on."""
        self.session.set_seat(seat, plan)
        self.lay_out()

    def leave(self) -> None:
        """Leave the table; the match is saved and waits."""
        from game.table.pages.title import TitleScene

        self.app.start_over(TitleScene())

    def new_game(self) -> None:
        """Leave the table, and set another one up."""
        from game.table.pages.setup import SetupPage

        self.leave()
        self.app.push(SetupPage(self.match.game))

    def show_settings(self) -> None:
        """Text size, pace, sound and the rest."""
        from game.table.pages.settings_page import SettingsPage

        self.app.push(SettingsPage())

    def show_log(self) -> None:
        """The whole log."""
        self.app.push(LogPage(self.match.game.title, self.session.log(), self.session.look))

    def show_money(self) -> None:
        """Everybody's money, turn by turn; where it is secret, after the end."""
        if self.view.has_secrets and self.view.hides_scores and not self.session.over:
            self.refuse("What everybody has is secret until the game is over.")
            return
        from game.table.pages.result import MoneyPage

        self.app.push(MoneyPage(self.match))

    def show_help(self) -> None:
        """The help book."""
        from game.table.pages.help import HelpPage

        self.app.push(HelpPage(self.match.game.key))

    def show_menu(self) -> None:
        """What can be done beside playing."""
        self.app.push(GameMenu(self))

    def show_result(self) -> None:
        """Who won, and why."""
        from game.table.pages.result import ResultScene

        self.app.push(ResultScene(self.match))

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        shown, hands = self.session.shown(), self.hands
        surface.blit(baize(*surface.get_size()), (0, 0))
        self.view.draw(surface, shown, self.motions)
        draw_seats(surface, self.layout, self._sittings(shown), self.view, self.clock)
        self.prompt.draw(
            surface,
            self.view,
            hovered=hands.hovered,
            pressed=hands.pressed,
            focused=self.session.pointed if hands.by_key else None,
            shake=self._shake(),
            clock=self.clock,
        )
        self.logbook.draw(surface)
        self.bar.draw(
            surface,
            self.view,
            shown,
            hovered=hands.hovered,
            pressed=hands.pressed,
            off=self._off(),
            icons={"pause": "play"} if self.session.pace.paused else {},
            past=self.session.where() if self.session.looking is not None else "",
        )
        if hands.by_key and self.session.pointed is not None:
            self._draw_focus(surface, shown)
        if self.app.top is self and (hands.by_key or (hands.tells and hands.rested >= TIP_DELAY)):
            tip = self._tip()
            if tip is not None:
                tooltip(surface, self.layout.scale, *tip)

    def _draw_focus(self, surface: pygame.Surface, shown: Shown) -> None:
        pointed = self.session.pointed
        assert pointed is not None
        if self.prompt.control_of(pointed) is None:
            rect = self.view.rect_of(pointed, shown)
            if rect is not None:
                surface.set_clip(self.layout.board)
                focus_ring(surface, self.scale, rect)
                surface.set_clip(None)

    def _sittings(self, shown: Shown) -> list[Sitting]:
        actor = shown.state.actor()
        pace = self.session.pace
        thinking = pace.thinking and not pace.hinting and self.session.looking is None
        return [
            Sitting(
                look,
                self.view.seat_card(seat, shown),
                acting=seat == actor,
                thinking=thinking and seat == actor,
                hovered=self.hands.hovered == f"{SEAT}{seat}",
                covered=self.session.shared and not self.session.over and seat == shown.viewer,
                peeking=self.session.peeking,
            )
            for seat, look in enumerate(shown.seats)
        ]

    def _shake(self) -> float:
        """Units to the side, there and back, while a refusal is new."""
        for motion in self.motions.of(SHAKE):
            left = 1.0 - motion.time
            return 7 * left * (1 if int(motion.time * 8) % 2 == 0 else -1)
        return 0.0

    def _off(self) -> frozenset[str]:
        """The buttons of the bar that do nothing now."""
        session, match = self.session, self.match
        picked = session.asked and bool(session.chooser.picked)
        states = {
            "undo": match.can_undo or picked,
            "redo": match.can_redo,
            "hint": session.asked,
            "pause": any(not plan.person for plan in match.seats) and not session.over,
        }
        return frozenset(name for name, on in states.items() if not on)

    def _tip(self) -> tuple[str, pygame.Rect] | None:
        """The tooltip of what the pointer or the keys are on, and the place that it belongs to."""
        hands, session = self.hands, self.session
        for control in (*self.bar.controls, *self.prompt.controls):
            if control.name == hands.hovered and not hands.by_key:
                tip = control.tip
                if control.name == "speed":
                    tip += f"\nNow: {speed_name(self.app.settings)}"
                return (tip, control.rect) if tip else None
        if hands.hovered.startswith(SEAT) and not hands.by_key:
            card = self.seat_at(self.layout.cards[int(hands.hovered.removeprefix(SEAT))].center)
            return (card.tip, card.rect) if card else None
        thing = session.pointed
        if thing is None or self.prompt.control_of(thing) is not None:
            return None
        shown = session.shown()
        if session.asked and session.can_choose(thing):
            # The slip tells what choosing it does; a paper over its neighbours would be in the way.
            return None
        words = [self.view.about(thing, shown)]
        if session.asked:
            words.append(self.view.why_not(thing, shown))
        told = "\n".join(line for line in words if line)
        place = self.view.rect_of(thing, shown) or pygame.Rect(self.app.pointer, (1, 1))
        return (told, place) if told else None
