"""The game screen: a match at the table with its input, its drawing and the passing of time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.match.match import Match
from game.table.boards.closeups import Closeup, draw_closeup
from game.table.boards.view import BoardView, Shown
from game.table.kit.fittings import tooltip
from game.table.kit.furniture import TOP_BAR, focus_ring
from game.table.kit.materials import baize
from game.table.play.advice_marks import draw_marks, place_of
from game.table.play.ask import BarButton, Pick, SeatPlace, Spot
from game.table.play.column import draw_seats
from game.table.play.desk import Desk, Shake
from game.table.play.hands import Hands
from game.table.play.holdings import draw_holdings
from game.table.play.pace import speed_of
from game.table.play.seat_cards import Sitting, draw_whole, played_throughout
from game.table.play.strip import draw_cells
from game.table.program.commands import Command
from game.table.program.input import InputEvent, Pointer
from game.table.program.navigator import Navigator, Part
from game.words import localize, translate

TIP_DELAY: Final = 0.45
"""Seconds that the pointer rests before a tooltip comes."""
REST: Final = 0.05
"""Seconds of motion that may be left when the next move is made."""


class PlayScene(Desk):
    """A match at the table. Every move is saved as it is made, so one can leave at any moment."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """`view` draws the board; by default the view of the match's game."""
        super().__init__(match, view)
        self.clock = 0.0
        """Seconds since the scene began, for motion that repeats."""

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.hands = Hands(self)

    # Time

    @property
    def busy(self) -> bool:
        if self.motions or self.session.pace.thinking or self.view.unready:
            return True
        if self.navigator.top is not self:
            return self._shows_slip
        waits_for_tip = self.hands.tells and self.hands.rested < TIP_DELAY and self._has_to_tell()
        waits = self.session.pace.waiting and not self.held
        goes_on = waits or self.session.under_way or self.session.telling_by_itself
        goes_on = goes_on or self.session.unsaved.waits
        due = self.result_due or self.curtain_due or self.session.handover.waits
        return goes_on or self.refusing or due or waits_for_tip or self._shows_slip

    @property
    def watched(self) -> bool:
        session = self.session
        goes_on = session.under_way or session.telling_by_itself or (session.pace.waiting and not self.held)
        return bool(self.motions) or session.pace.thinking or goes_on

    @property
    def _shows_slip(self) -> bool:
        """Whether a slip lies in sight that tells of a badge, or will as soon as everything is at rest."""
        top = self.navigator.top
        in_sight = top is not None and (top is self or not top.opaque)
        told = self.earnings.lies or not self.session.telling.holds
        return in_sight and self.earnings.seen is not None and told

    @property
    def held(self) -> bool:
        """Whether nothing happens by itself just now: no bot moves, nothing is played for a person."""
        return False

    def _has_to_tell(self) -> bool:
        """Whether there is a tooltip, or a card to be drawn large, for what the pointer is on."""
        return self._tip() is not None or self._closeup(self.session.shown()) is not None

    def update(self, seconds: float) -> None:
        self.clock += seconds
        self.hands.rested += seconds
        self.motions.speed = self.navigator.settings.animation_speed
        self.motions.update(seconds)
        self._tell(seconds)
        if self.view.unready:
            self.view.prepare(self.session.shown(), self.motions)
        session, pace, on_top = self.session, self.session.pace, self.navigator.top is self
        before = (pace.thinking, pace.work, pace.hint, session.notice)
        if on_top:
            session.handover.go_on(seconds)
        if on_top and not self.held:
            session.update(seconds, self.motions.left <= REST)
        self.offer()
        if on_top:
            self.let_refusal_fade(seconds)
        unlike = session.unsaved.words != self.told_unsaved
        if unlike or (pace.thinking, pace.work, pace.hint, session.notice) != before:
            self.lay_out()
        at_rest = not self.motions and not session.telling.holds
        if self._shows_slip and self.earnings.pass_time(seconds, at_rest):
            self.navigator.refresh()
        if self.result_due and on_top and at_rest and self.earnings.seen is None:
            self.result_due = False
            self.show_result()
        if on_top and self.curtain_due and not self.motions and self.earnings.is_read:
            self.draw_curtain()

    def _tell(self, seconds: float) -> None:
        """Let the log speak of what has been seen by now."""
        telling = self.session.telling
        news = telling.pass_time(seconds * self.motions.speed)
        if not self.motions and telling.untold and telling.thrown:
            news = telling.see_all() or news
        if news:
            self.lay_out()

    @property
    def curtain_due(self) -> bool:
        """Whether another person than the one before the screen must decide about something secret."""
        session = self.session
        return session.secrets.due and not session.telling.holds

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Pointer) and event.kind == "press" and self.earnings.take_away(event.position):
            self.navigator.refresh()
            return True
        return self.hands.handle(event)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        for part in self.parts():
            part.draw(surface)

    def parts(self) -> list[Part]:
        layout = self.layout
        bar = pygame.Rect(0, 0, layout.scale.width, layout.scale.px(TOP_BAR))
        advice, sheets = (tuple(spot.rect for spot in lies.spots) for lies in (self.advice, self.stage))
        return [
            Part("ground", self._draw_ground),
            Part("board", self._draw_board, 2, (layout.board, layout.hand)),
            Part("seats", self._draw_seats, 3, tuple(layout.cards)),
            Part("prompt", self._draw_prompt, 1, (layout.prompt,)),
            Part("log", lambda surface: self.logbook.draw(surface, self.view), 4, (layout.log,)),
            Part("advice", self._draw_advice, 1, advice),
            Part("bar", self._draw_bar, 3, (bar,)),
            Part("over", self._draw_over, 5, sheets),
        ]

    def print_in_steps(self) -> Iterator[None]:
        """Print the map as it is to be seen, a part of a frame at a time."""
        while self.view.unready:
            self.view.prepare(self.session.shown(), self.motions)
            yield

    def _draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(baize(*surface.get_size()), (0, 0))

    def _draw_board(self, surface: pygame.Surface) -> None:
        shown = self.session.shown()
        self.view.draw(surface, shown, self.motions)
        if self.advice.lies_open:
            places = [place_of(self.view, shown, move) for move in self.session.consulting.moves]
            marked = self.session.consulting.place
            names = self.view.names(shown)
            draw_marks(surface, self.layout.scale, self.layout.board, places, marked, names)

    def _draw_seats(self, surface: pygame.Surface) -> None:
        sittings = self._sittings(self.session.shown())
        if self.layout.beneath:
            draw_cells(surface, self.layout, sittings, self.view)
        else:
            draw_seats(surface, self.layout, sittings, self.view, self.clock)

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        self.prompt.draw(
            surface,
            self.view,
            hovered=self.hands.hovered,
            pressed=self.hands.pressed,
            focused=self.session.pointed if self.session.by_key else None,
            shake=self._shake(),
            clock=self.clock,
            news=self.session.handover.news if self.session.asked else 0.0,
        )

    def _draw_advice(self, surface: pygame.Surface) -> None:
        if self.advice.lies_open:
            self.advice.draw(surface, self.hands.hovered, self.hands.pressed)
            self.prompt.draw_name(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        self.bar.draw(
            surface,
            self.view,
            self.session.shown(),
            self.motions,
            hovered=self.hands.hovered,
            pressed=self.hands.pressed,
            off=self._off(),
            icons={Command.PAUSE: "play"} if self.session.pace.paused else {},
            plated=self.where,
            covered=self.earnings.place(self.scale).right,
        )

    def _draw_over(self, surface: pygame.Surface) -> None:
        """What lies over board and panels: sheets, what flies, what is told of a thing."""
        shown, hands = self.session.shown(), self.hands
        if self.session.by_key and self.session.pointed is not None:
            self._draw_focus(surface, shown)
        self.stage.draw(surface, self.view, shown, self.layout, self.motions, self._is_on)
        self.earnings.draw(surface, self.scale)
        if self.navigator.top is self and (
            self.session.by_key or (hands.tells and hands.rested >= TIP_DELAY)
        ):
            self._draw_told(surface, shown)

    @property
    def where(self) -> str:
        """What lies on the table, for the plate in the bar, where that is no match of one's own; else ""."""
        return ""

    def _draw_told(self, surface: pygame.Surface, shown: Shown) -> None:
        """What is told of what the pointer or the keys are on: a tooltip, and a card drawn large."""
        if self._draw_holdings(surface, shown):
            return
        large, tip = self._draw_large(surface, shown), self._tip()
        if tip is not None:
            words, place = tip
            tooltip(surface, self.layout.scale, words, place if large is None else large)

    def _draw_large(self, surface: pygame.Surface, shown: Shown) -> pygame.Rect | None:
        """The whole card of a seat whose own is low, or a card of the board; the place of both cards."""
        target, layout = self.hands.hovered, self.layout
        if isinstance(target, SeatPlace) and not layout.beneath:
            card = layout.cards[target.seat]
            if played_throughout(layout.scale, card):
                return None
            sitting = self._sittings(shown)[target.seat]
            return draw_whole(surface, layout.scale, sitting, self.view, card, self.clock).union(card)
        closeup = self._closeup(shown)
        if closeup is None:
            return None
        place = draw_closeup(surface, self.scale, closeup, layout.board.union(layout.hand))
        return place.union(closeup.about)

    def _closeup(self, shown: Shown) -> Closeup | None:
        """The card of the board that is pointed at, drawn large."""
        thing, by_key = self.session.pointed, self.session.by_key
        elsewhere = self.hands.hovered is not None and not by_key
        if thing is None or elsewhere or (by_key and self.prompt.spot_of(Pick(thing)) is not None):
            return None
        return self.view.closeup(thing, shown, self.navigator.settings.text_size)

    def _draw_holdings(self, surface: pygame.Surface, shown: Shown) -> bool:
        """The paper with all that the player holds on whose card the pointer or the keys are."""
        target = self.hands.hovered
        if not isinstance(target, SeatPlace):
            return False
        held = self.view.text.holdings(target.seat, shown)
        if held:
            foot, card = (
                translate("seat-tip", name=self.match.names[target.seat]),
                self.layout.cards[target.seat],
            )
            draw_holdings(surface, self.layout.scale, self.view, shown.seats[target.seat], held, card, foot)
        return bool(held)

    def _is_on(self, spot: Spot) -> tuple[bool, bool]:
        """Whether the pointer is on a button, and whether it is pressed."""
        return spot.target == self.hands.hovered, spot.target == self.hands.pressed

    def _draw_focus(self, surface: pygame.Surface, shown: Shown) -> None:
        pointed = self.session.pointed
        assert pointed is not None
        if self.prompt.spot_of(Pick(pointed)) is None:
            rect = self.view.rect_of(pointed, shown)
            if rect is not None:
                on_hand = self.layout.hand.collidepoint(rect.center)
                surface.set_clip(None if on_hand else self.layout.board)
                focus_ring(surface, self.scale, rect)
                surface.set_clip(None)

    def _sittings(self, shown: Shown) -> list[Sitting]:
        actor: int | None = shown.seen.current_player()
        pace = self.session.pace
        telling = self.session.telling
        if telling.tells and telling.now is not None and telling.now.holds:
            actor = telling.now.thrower
        thinking = pace.thinking and not pace.hinting and not telling.holds
        return [
            Sitting(
                look,
                self.view.text.seat_card(seat, shown, self.motions),
                acting=seat == actor,
                thinking=thinking and seat == actor,
                hovered=self.hands.hovered == SeatPlace(seat),
                covered=self.session.secrets.has_eye and seat == shown.viewer,
                peeking=self.session.secrets.peeking,
            )
            for seat, look in enumerate(shown.seats)
        ]

    def _shake(self) -> float:
        """Units to the side, there and back, while a refusal is new."""
        for motion in self.motions.of(Shake):
            left = 1.0 - motion.time
            return 7 * left * (1 if int(motion.time * 8) % 2 == 0 else -1)
        return 0.0

    def _off(self) -> frozenset[Command]:
        """The buttons of the bar that do nothing now."""
        session, match = self.session, self.match
        picked = session.asked and bool(session.chooser.picked)
        states = {
            Command.UNDO: match.can_undo or picked,
            Command.REDO: match.can_redo,
            Command.HINT: session.asked,
            Command.PAUSE: any(not plan.person for plan in match.seats) and not session.over,
        }
        return frozenset(command for command, on in states.items() if not on)

    def _tip_of(self, spot: Spot) -> tuple[str, pygame.Rect] | None:
        tip = spot.tip
        if spot.target == BarButton(Command.SPEED):
            tip = translate("tip-speed", tip=tip, pace=localize(speed_of(self.navigator.settings)()))
        return (tip, spot.rect) if tip else None

    def _tip(self) -> tuple[str, pygame.Rect] | None:
        """The tooltip of what the pointer or the keys are on, and the place that it belongs to."""
        hands, session = self.hands, self.session
        if hands.hovered is not None and (not self.session.by_key or isinstance(hands.hovered, SeatPlace)):
            spot = next((spot for spot in self.spots() if spot.target == hands.hovered), None)
            return self._tip_of(spot) if spot is not None else None
        thing = session.pointed
        if thing is None:
            tip = self.logbook.tip_at(self.navigator.pointer)
            return (tip, pygame.Rect(self.navigator.pointer, (1, 1))) if tip else None
        if self.prompt.spot_of(Pick(thing)) is not None:
            return None
        shown = session.shown()
        if session.asked and session.can_choose(thing):
            # The slip tells what choosing it does, and a tooltip would cover its neighbours.
            return None
        if session.telling.moves_seen < session.match.moves_played:
            return None  # It would tell what is still to be seen.
        words = [self.view.text.about(thing, shown)]
        if session.asked:
            words.append(self.view.text.why_not(thing, shown))
        told = "\n".join(line for line in words if line)
        place = self.view.rect_of(thing, shown) or pygame.Rect(self.navigator.pointer, (1, 1))
        return (told, place) if told else None
