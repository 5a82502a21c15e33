"""Drawing of the table: a function of the session's state, the layout, the prompt, and the animation."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.table.boards.card_zoom import CardZoom, draw_card_zoom
from game.table.boards.shown import Shown
from game.table.boards.view import SeatCard
from game.table.kit.furniture import TOP_BAR, focus_ring, tooltip
from game.table.kit.materials import baize
from game.table.kit.pen import only_within
from game.table.kit.spotlight import draw_dusk, draw_ring
from game.table.play.advice_card import draw_marks, place_of
from game.table.play.bot_clock import speed_of
from game.table.play.column import draw_seats
from game.table.play.holdings import draw_holdings
from game.table.play.intents import Pick
from game.table.play.seat_cards import Sitting, draw_whole, played_throughout
from game.table.play.spots import BarButton, EndPlace, SeatPlace, Spot
from game.table.play.strip import draw_cells
from game.table.play.table_input import TableInput
from game.table.play.table_parts import Shake, TableParts
from game.table.program.commands import Command
from game.table.program.navigator import Part
from game.words import Money, localize, translate

TIP_DELAY: Final = 0.45
"""The time in seconds for which the pointer rests before a tooltip appears."""


class TableDrawing:
    """The drawing of the game screen's parts, tooltips and enlarged cards."""

    def __init__(self, table: TableParts, table_input: TableInput) -> None:
        self._table = table
        self._input = table_input
        self._session = table.session
        self._view = table.view

    def parts(self) -> list[Part]:
        """Return the parts of the screen, from the bottom up."""
        table, layout = self._table, self._table.layout
        bar = pygame.Rect(0, 0, layout.scale.width, layout.scale.px(TOP_BAR))
        advice, sheets = (tuple(spot.rect for spot in part.spots) for part in (table.advice, table.stage))
        return [
            Part("ground", self._draw_ground),
            Part("board", self._draw_board, 2, (layout.board, layout.hand)),
            Part("seats", self._draw_seats, 3, tuple(layout.cards)),
            Part("prompt", self._draw_prompt, 1, (layout.prompt,)),
            Part("log", lambda surface: table.logbook.draw(surface, self._view), 4, (layout.log,)),
            Part("advice", self._draw_advice, 1, advice),
            Part("bar", self._draw_bar, 3, (bar,)),
            Part("over", self._draw_over, 5, sheets),
        ]

    def _draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(baize(*surface.get_size()), (0, 0))

    def _draw_board(self, surface: pygame.Surface) -> None:
        table, shown = self._table, self._session.shown()
        self._view.draw(surface, shown, table.motions)
        board = table.layout.board
        lit = [place for place in table.lit_places() if board.contains(place)]
        if lit and not table.advice.lies_open:
            with only_within(surface, board):
                draw_dusk(surface, table.layout.scale, lit)
                for place in lit:
                    draw_ring(surface, table.layout.scale, place, self._view.names(shown))
        if table.advice.lies_open:
            adviser = self._session.adviser
            places = [place_of(self._view, shown, move) for move in adviser.moves]
            layout, names = table.layout, self._view.names(shown)
            draw_marks(surface, layout.scale, layout.board, places, adviser.place, names)

    def _draw_seats(self, surface: pygame.Surface) -> None:
        table, sittings = self._table, self.sittings(self._session.shown())
        if table.layout.beneath:
            draw_cells(surface, table.layout, sittings, self._view)
        else:
            draw_seats(surface, table.layout, sittings, self._view, table.clock)

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        session, button = self._session, self._input.focused_button
        on_key = session.pointed if button is None else button.target
        self._table.prompt_panel.draw(
            surface,
            self._view,
            hovered=self._input.hovered,
            pressed=self._input.pressed,
            focused=on_key if session.by_key else None,
            shake=self._shake(),
            clock=self._table.clock,
            news=session.handover.news if session.asked else 0.0,
        )

    def _shake(self) -> float:
        """Return the horizontal offset in units of a shaking, recent rejection."""
        for motion in self._table.motions.of(Shake):
            left = 1.0 - motion.time
            return 7 * left * (1 if int(motion.time * 8) % 2 == 0 else -1)
        return 0.0

    def _draw_advice(self, surface: pygame.Surface) -> None:
        if self._table.advice.lies_open:
            self._table.advice.draw(surface, self._input.hovered, self._input.pressed)
            self._table.prompt_panel.draw_name(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        table = self._table
        table.bar.draw(
            surface,
            self._view,
            self._session.shown(),
            table.motions,
            hovered=self._input.hovered,
            pressed=self._input.pressed,
            off=table.off,
            icons={Command.PAUSE: "play"} if self._session.bot_clock.paused else {},
            plated=table.where,
            covered=table.badge_notices.place(table.scale).right,
        )

    def _draw_over(self, surface: pygame.Surface) -> None:
        """Draw what is over board and panels: sheets, moving pieces, tooltips."""
        table, shown, session = self._table, self._session.shown(), self._session
        for place in table.lit_places():
            if not table.layout.board.contains(place):
                draw_ring(surface, table.layout.scale, place)
        if session.by_key and session.pointed is not None:
            self._draw_focus(surface, shown)
        table.stage.draw(surface, self._view, shown, table.layout, table.motions, self._is_on)
        table.badge_notices.draw(surface, table.scale)
        rested = self._input.tips and self._input.rested >= TIP_DELAY
        if table.on_top and (session.by_key or rested) and not self._draw_holdings(surface, shown):
            large, tip = self._draw_large(surface, shown), self.tip()
            if tip is not None:
                words, place = tip
                tooltip(surface, table.layout.scale, words, place if large is None else large)

    def _is_on(self, spot: Spot) -> tuple[bool, bool]:
        """Return whether a button is hovered, and whether it is pressed."""
        return spot.target == self._input.hovered, spot.target == self._input.pressed

    def _draw_focus(self, surface: pygame.Surface, shown: Shown) -> None:
        table, pointed = self._table, self._session.pointed
        assert pointed is not None
        if table.prompt_panel.spot_of(Pick(pointed)) is None:
            rect = self._view.rect_of(pointed, shown)
            if rect is not None:
                on_hand = table.layout.hand.collidepoint(rect.center)
                surface.set_clip(None if on_hand else table.layout.board)
                focus_ring(surface, table.scale, rect)
                surface.set_clip(None)

    # What is pointed at

    def _draw_holdings(self, surface: pygame.Surface, shown: Shown) -> bool:
        """Draw the paper with everything that the player of the hovered or focused card holds."""
        target, table = self._input.hovered, self._table
        if not isinstance(target, SeatPlace):
            return False
        held = self._view.text.holdings(target.seat, shown)
        if held:
            card, seat = table.layout.cards[target.seat], shown.seats[target.seat]
            foot = translate("seat-tip", name=table.match.names[target.seat])
            draw_holdings(surface, table.layout.scale, self._view, seat, held, card, foot)
        return bool(held)

    def _draw_large(self, surface: pygame.Surface, shown: Shown) -> pygame.Rect | None:
        """Draw the full card of a low one, or an enlarged card of the board; return both places."""
        target, table, layout = self._input.hovered, self._table, self._table.layout
        if isinstance(target, SeatPlace) and not layout.beneath:
            card = layout.cards[target.seat]
            if played_throughout(layout.scale, card):
                return None
            sitting = self.sittings(shown)[target.seat]
            return draw_whole(surface, layout.scale, sitting, self._view, card, table.clock).union(card)
        card_zoom = self._card_zoom(shown)
        if card_zoom is None:
            return None
        return draw_card_zoom(surface, table.scale, card_zoom, layout.board.union(layout.hand)).union(
            card_zoom.about
        )

    def _card_zoom(self, shown: Shown) -> CardZoom | None:
        """Return the enlarged drawing of the hovered card of the board."""
        thing, by_key = self._session.pointed, self._session.by_key
        elsewhere = self._input.hovered is not None and not by_key
        if thing is None or elsewhere:
            return None
        if by_key and self._table.prompt_panel.spot_of(Pick(thing)) is not None:
            return None
        return self._view.card_zoom(thing, shown, self._table.navigator.settings.text_size)

    @property
    def has_tip(self) -> bool:
        """Return whether there is a tooltip or an enlarged card for what is hovered."""
        return self.tip() is not None or self._card_zoom(self._session.shown()) is not None

    def tip(self) -> tuple[str, pygame.Rect] | None:
        """Return the tooltip of what is hovered or focused, and its place."""
        hovered, session, table = self._input.hovered, self._session, self._table
        if hovered is not None and (not session.by_key or isinstance(hovered, SeatPlace | EndPlace)):
            spot = next((spot for spot in table.spots() if spot.target == hovered), None)
            return self._tip_of(spot) if spot is not None else None
        thing, at_pointer = session.pointed, pygame.Rect(table.navigator.pointer, (1, 1))
        if thing is None:
            tip = table.logbook.tip_at(table.navigator.pointer)
            return (tip, at_pointer) if tip else None
        if table.prompt_panel.spot_of(Pick(thing)) is not None:
            return None
        if session.asked and session.can_choose(thing):
            # The preview shows what choosing it does, and a tooltip would cover its neighbors.
            return None
        if session.playback.moves_seen < session.match.moves_played:
            return None  # It would reveal what is still to be seen.
        shown = session.shown()
        about = [self._view.text.about(thing, shown)]
        if session.asked:
            about.append(self._view.text.illegal_reason(thing, shown))
        words = "\n".join(line for line in about if line)
        return (words, self._view.rect_of(thing, shown) or at_pointer) if words else None

    def _tip_of(self, spot: Spot) -> tuple[str, pygame.Rect] | None:
        tip = spot.tip
        if spot.target == BarButton(Command.SPEED):
            speed = speed_of(self._table.navigator.settings)
            tip = translate("tip-speed", tip=tip, pace=localize(speed()))
        if spot.key_tip:
            tip = f"{spot.key_tip}\n{tip}".strip()
        return (tip, spot.rect) if tip else None

    def _with_limit(self, seat: int, card: SeatCard) -> SeatCard:
        """Return a seat's card with the limit up to which the table bids for its player, if any."""
        limit = self._session.limits.of(seat)
        if limit is None:
            return card
        key = "seat-limit.hidden" if self._session.several else "seat-limit"
        words = translate(key, limit=Money(limit))
        return replace(card, standing=f"{card.standing}, {words}" if card.standing else words)

    def sittings(self, shown: Shown) -> list[Sitting]:
        """Return the drawn attributes of each seat."""
        session, playback = self._session, self._session.playback
        actor: int | None = shown.seen.current_player()
        if playback.paged and playback.chapter is not None and playback.chapter.holds:
            actor = playback.chapter.thrower
        thinking = session.bot_clock.seen_thinking and not playback.blocks
        return [
            Sitting(
                look,
                self._with_limit(seat, self._view.text.seat_card(seat, shown, self._table.motions)),
                acting=seat == actor,
                thinking=thinking and seat == actor,
                hovered=self._input.hovered == SeatPlace(seat),
                covered=session.secrets.has_eye and seat == shown.viewer,
                peeking=session.secrets.peeking,
            )
            for seat, look in enumerate(shown.seats)
        ]
