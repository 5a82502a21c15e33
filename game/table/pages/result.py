"""The end of a match: the winner and why, the standings, the score explained, the money by year."""

from __future__ import annotations

import secrets
from contextlib import suppress

import pygame

from game.learning.final import why_words
from game.match.match import Match
from game.match.scores import score_formatter
from game.match.store import StoreError
from game.people.record import ratings_after
from game.rules.messages import UserError
from game.rules.ranking import standings
from game.table.backdrop.plate import gilded
from game.table.controls.dialogs import Notice
from game.table.controls.form import Button
from game.table.controls.standing import draw_standing
from game.table.kit.lettering import paragraph, write
from game.table.kit.materials import panel, sheet
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK
from game.table.pages.chart import draw_chart, draw_table, yearly
from game.table.pages.page import TOP, Page
from game.table.pages.score_page import ScorePaper, score_of
from game.table.program.input import MOMENT, InputEvent, Key
from game.table.program.navigator import Navigator
from game.words import Grouped, format_list, localize, period_name, scores_name, translate

SIDE = 520.0


def heading(surface: pygame.Surface, scale: Scale, place: pygame.Rect, words: str) -> pygame.Rect:
    """Draw a heading at the top of a rectangle; return the part below it."""
    write(surface, scale, words, "slab_bold", 23, INK, place.x, place.y + scale.px(18))
    down = scale.px(44)
    return pygame.Rect(place.x, place.y + down, place.w, place.h - down)


def money_title(match: Match) -> str:
    """Return the title of a match's money chart."""
    return translate("chart-scores", scores=scores_name(match.game), period=period_name(match.game))


class MoneyPage(Page):
    """A page with everybody's money by year or turn, during or after a match."""

    def __init__(self, match: Match, number: int | None = None) -> None:
        """Open the result after `number` moves; None: at the end."""
        super().__init__()
        self.match, self.number = match, number

    @property
    def about(self) -> Match:
        return self.match

    @property
    def title(self) -> str:
        return translate("figures-title")

    def fill(self) -> None:
        self.labels, self.series = yearly(self.match, self.number)
        self.back_button = Button(translate("back"), self.back, key="escape", main=True)
        self.form.set([self.back_button])

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        self.paper = scale.rect(left, TOP - 8, right - left, bottom - TOP + 8)
        self.back_button.rect = scale.rect(right - 220, 40, 180, 54)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        inner = sheet(surface, scale, self.paper)
        rows = scale.px(44) * (len(self.series) + 1)
        chart = pygame.Rect(inner.x, inner.y, inner.w, inner.h - rows - scale.px(20))
        values = score_formatter(self.match)
        place = heading(surface, scale, chart, money_title(self.match))
        draw_chart(surface, scale, place, self.series, self.labels, values)
        table = pygame.Rect(inner.x, chart.bottom + scale.px(20), inner.w, rows)
        lines = [
            (line.name, disc(line.colour, 26 * scale.k, flat=True), [values(v) for v in line.values], False)
            for line in self.series
        ]
        draw_table(surface, scale, table, self.labels, lines, 260)


class ResultScene(Page):
    """The final screen of a match."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.written = score_formatter(match)
        self._unseen = MOMENT

    @property
    def busy(self) -> bool:
        """Return whether it has just opened, so that an Enter was meant for the table."""
        return self._unseen > 0

    def update(self, seconds: float) -> None:
        self._unseen = max(0.0, self._unseen - seconds)

    def handle(self, event: InputEvent) -> bool:
        if self._unseen and isinstance(event, Key) and event.name == "enter":
            return True
        return super().handle(event)

    @property
    def about(self) -> Match:
        return self.match

    @property
    def title(self) -> str:
        return translate("result-title")

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        navigator.sounds.play("bell")

    def fill(self) -> None:
        self.paper = ScorePaper(score_of(self.match), (), self.navigator.refresh)
        state = self.match.state
        self.scores, self.winners = state.scores(), state.winners()
        self.ratings: dict[int, tuple[float, float]] = {}
        with suppress(StoreError):
            self.ratings = ratings_after(self.navigator.store, self.match)
        self.rematch = Button(translate("result-rematch"), self.play_again, key="r", main=True)
        self.review = Button(translate("review-match"), self.look_back, key="v")
        self.look = Button(translate("result-board"), self.back, key="b")
        self.figures = Button(translate("figures-title"), self.show_figures, key="m")
        self.new = Button(translate("new-game"), self.new_game, key="n")
        self.home = Button(translate("result-home"), self.leave, key="t")
        # Enter puts the result away; a rematch is never dealt by a key that was pressed once too often.
        buttons = [self.rematch, self.review, self.look, self.figures, self.new, self.home]
        self.form.set([*buttons, self.paper.button], self.look)

    @property
    def headline(self) -> str:
        """Return who won, in a few words."""
        names = [self.match.names[seat] for seat in self.winners]
        return translate("result-headline", names=format_list(names), count=len(names))

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        high = bottom - TOP + 8
        self.board = scale.rect(left, TOP - 8, SIDE, high)
        self.paper.lay(scale, scale.rect(left + SIDE + 26, TOP - 8, right - left - SIDE - 26, high))
        x, wide = left + 32, SIDE - 64.0
        half = (wide - 12) / 2
        y = bottom - 30 - 52
        self.new.rect = scale.rect(x, y, half, 52)
        self.home.rect = scale.rect(x + half + 12, y, half, 52)
        self.look.rect = scale.rect(x, y - 64, half, 52)
        self.figures.rect = scale.rect(x + half + 12, y - 64, half, 52)
        self.review.rect = scale.rect(x, y - 128, wide, 52)
        self.rematch.rect = scale.rect(x, y - 200, wide, 60)
        self.places_bottom = y - 200 - 22

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.board, 3)
        self._paint_standings(surface)
        self.paper.draw(surface)

    def _paint_standings(self, surface: pygame.Surface) -> None:
        scale, board = self.scale, self.board
        left, room = board.x + scale.px(32), board.w - scale.px(64)
        size = 46
        while size > 24 and gilded(self.headline, scale.px(size)).get_width() > room:
            size -= 2
        y = board.y + scale.px(62)
        stamp(surface, gilded(self.headline, scale.px(size)), board.centerx, y, centred=True)
        end = y + scale.px(40)
        for words in why_words(self.match):
            end = paragraph(surface, scale, words, "semi", 19, CREAM, board.centerx, end, room, "c")
        top = end + scale.px(20)
        placed = standings(self.scores, self.winners)
        step = min(scale.px(104), (scale.px(self.places_bottom) - top) / len(placed))
        for row, (place, seat) in enumerate(placed):
            rect = pygame.Rect(left, round(top + step * row), room, round(step - scale.px(10)))
            self._paint_place(surface, rect, place, seat)

    def _paint_place(self, surface: pygame.Surface, rect: pygame.Rect, place: int, seat: int) -> None:
        plan = self.match.seats[seat]
        draw_standing(
            surface,
            self.scale,
            rect,
            place=place,
            colour=plan.colour,
            name=plan.name,
            amount=self.written(self.scores[seat]),
            kind=self._kind(seat),
            won=seat in self.winners,
        )

    def _kind(self, seat: int) -> str:
        """Return what played a seat; for a rated person also the rating and its change."""
        if seat not in self.ratings:
            return localize(self.match.seats[seat].player)
        points, gain = (round(figure) for figure in self.ratings[seat])
        key = "result-rating" if gain >= 0 else "result-rating.loss"
        return translate(key, points=Grouped(points), gain=abs(gain))

    # What the buttons do

    def play_again(self) -> None:
        """Deal a new match with the same seats, options and board."""
        match = self.match
        try:
            again = Match.new(
                match.game.key,
                match.journal.seats,
                match.options,
                secrets.randbelow(2**31),
                match.practice,
                self.navigator.store,
                board=match.game.other_board,
            )
        except UserError as error:
            self.navigator.push(Notice(translate("setup-not-dealt"), localize(error)))
            return
        self.navigator.go_to_table(again)

    def look_back(self) -> None:
        """Review the match: chances and turning points."""
        self.navigator.show_review(self.match)

    def show_figures(self) -> None:
        """Show the money of every year as a table."""
        self.navigator.show_money(self.match)

    def new_game(self) -> None:
        """Set up another table; Back returns here."""
        self.navigator.show_set_up(self.match.game)

    def leave(self) -> None:
        """Return to the title screen."""
        self.navigator.go_to_title()
