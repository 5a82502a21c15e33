"""The final score of a match explained, on a page of its own."""

from __future__ import annotations

import pygame

from game.learning.final import why_words
from game.match.match import Match
from game.table.controls.form import Button
from game.table.kit.scale import Scale
from game.table.pages.page import TOP, Page
from game.table.pages.score_paper import ScorePaper
from game.table.pages.score_sheet import score_of
from game.words import translate


class ScorePage(Page):
    """The page that explains a final score."""

    every_frame = False

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    @property
    def about(self) -> Match:
        return self.match

    @property
    def title(self) -> str:
        return translate("score-page")

    def fill(self) -> None:
        self.paper = ScorePaper(score_of(self.match), why_words(self.match), self.navigator.refresh)
        self.figures = Button(
            translate("figures-title"), lambda: self.navigator.show_money(self.match), key="m"
        )
        self.back_button = Button(translate("back"), self.back, key="escape", main=True)
        self.form.set([self.figures, self.back_button, self.paper.button], self.back_button)

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        self.paper.lay(scale, scale.rect(left, TOP - 8, right - left, bottom - TOP + 8))
        self.back_button.rect = scale.rect(right - 220, 40, 180, 54)
        self.figures.rect = scale.rect(right - 456, 40, 220, 54)

    def paint(self, surface: pygame.Surface) -> None:
        self.paper.draw(surface)
