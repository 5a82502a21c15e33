"""Game boxes, which differ only in their lids, and the line with the numbers of players."""

from __future__ import annotations

from typing import Final

import pygame

from game.match.match import Match
from game.rules.contract import Game
from game.table.boards.table import find_table
from game.table.kit.furniture import gauge
from game.table.kit.images import scaled
from game.table.kit.lettering import write
from game.table.kit.materials import baize, drop_shadow, lamp_glow, paper_ages
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally
from game.table.kit.theme import CREAM, mix
from game.table.program.navigator import Scene
from game.words import translate

_LID: Final = (520.0, 390.0)
"""The size in units of the lid on a cover."""
_BAR: Final = (420.0, 14.0)
"""The size in units of its progress bar."""


@cached_incrementally
def box_art(key: str, width: int, height: int) -> Steps[pygame.Surface]:
    """Return the lid of a game's box (pixels)."""
    printed = yield from scaled(find_table(key).box_art, width, height)
    yield from paper_ages(printed, printed.get_rect(), 44)
    return printed


def facts_of(game: Game) -> str:
    """Return the line with the number of players and the duration of a game."""
    fewest, most = game.players[0], game.players[-1]
    if fewest == most:
        return translate("box-facts-one", players=most, minutes=game.minutes)
    return translate("box-facts", fewest=fewest, most=most, minutes=game.minutes)


def draw_box(surface: pygame.Surface, scale: Scale, key: str, rect: pygame.Rect, lifted: float) -> None:
    """Draw a game's box seen from above and a little from the front; `lifted` (0 to 1) off the table."""
    cloth = find_table(key).cloth
    rise = round(lifted * scale.px(9))
    deep = scale.px(20)
    drop_shadow(surface, rect.move(0, deep), scale.px(14) + rise, (scale.px(6), scale.px(8) + rise), 210)
    top = rect.move(0, -rise)
    front = pygame.Rect(top.x, top.bottom - 1, top.w, deep)
    pygame.draw.rect(surface, mix(cloth, (0, 0, 0), 0.35), front)
    pygame.draw.line(surface, mix(cloth, (255, 220, 180), 0.25), front.topleft, (front.right - 1, front.top))
    seam = front.top + round(deep * 0.62)
    pygame.draw.line(
        surface, mix(cloth, (0, 0, 0), 0.7), (front.left, seam), (front.right - 1, seam), max(1, scale.px(2))
    )
    surface.blit(box_art(key, *rect.size), top)
    if lifted:
        lamp_glow(surface, top, strength=0.10 * lifted)
    pygame.draw.rect(surface, mix(cloth, (255, 230, 200), 0.15), top, max(1, scale.px(2)))


class BoardScene(Scene):
    """A scene with a board, covered by the lid of the game's box until the board is complete."""

    has_cover = True
    match: Match
    scale: Scale

    def draw_cover(self, surface: pygame.Surface, part: float) -> None:
        surface.blit(baize(*surface.get_size()), (0, 0))
        scale, (wide, high) = self.scale, surface.get_size()
        lid = pygame.Rect((0, 0), (scale.px(_LID[0]), scale.px(_LID[1])))
        lid.center = wide // 2, round(high * 0.43)
        draw_box(surface, scale, self.match.game.key, lid, 0.0)
        bar = pygame.Rect((0, 0), (scale.px(_BAR[0]), scale.px(_BAR[1])))
        bar.center = lid.centerx, lid.bottom + scale.px(110)
        words = translate("board-is-laid-out")
        write(surface, scale, words, "semi", 20, CREAM, bar.centerx, bar.top - scale.px(30), "c")
        gauge(surface, scale, bar, part)

    @property
    def drawing_work(self) -> int:
        return find_table(self.match.game.key).drawing_work
