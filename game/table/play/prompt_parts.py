"""Parts of the prompt: the plate with a name, the pictures of steps, actions in rows."""

from __future__ import annotations

import pygame

from game.table.boards.view import Badge, BoardView
from game.table.kit.furniture import DULL_INK, button, rim_cap
from game.table.kit.icons import icon_within
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, PALE_BRASS, QUIET, WALNUT, Colour, mix, on
from game.table.play.ask import Action
from game.table.program.keys import cap
from game.words import translate


def draw_plate(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    place: tuple[int, int],
    name: str,
    colour: Colour,
) -> None:
    """Who is to act, on a plate in the seat's colour that is screwed onto the upper rim of a panel.

    `place` is how far it lies from the panel's left edge, and over its rim, in units.
    """
    inset, up = place
    spot = pygame.Rect(rect.x + scale.px(inset), rect.y - scale.px(up), 0, scale.px(24))
    room = rect.w - scale.px(2 * inset + 24)
    spot.w = min(room, text_width(scale, name, "bold", 16)) + scale.px(24)
    pygame.draw.rect(surface, colour, spot, border_radius=scale.px(5))
    pygame.draw.rect(surface, PALE_BRASS, spot, max(1, scale.px(1.4)), border_radius=scale.px(5))
    write_within(surface, scale, name, "bold", 16, on(colour), spot.centerx, spot.centery, room, "c")


def draw_call(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, colour: Colour, news: float) -> None:
    """Another person is asked: a rim in the seat's colour, bright at first (`news` 1), gone at last (0)."""
    shade = 1 - min(1.0, 2.5 * news)
    wide, thin = scale.px(7), max(1, scale.px(1.4))
    pygame.draw.rect(surface, mix(colour, WALNUT, shade), rect, wide, border_radius=scale.px(3))
    for edge in (rect, rect.inflate(-2 * wide, -2 * wide)):
        pygame.draw.rect(surface, mix(PALE_BRASS, WALNUT, shade), edge, thin, border_radius=scale.px(3))


def draw_action(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    action: Action,
    *,
    capped: bool,
    pictured: bool,
    pressed: bool,
    hovered: bool,
    focused: bool,
) -> None:
    """A button of the last row: `capped` with its key's cap inside, `pictured` with its picture for words."""
    key = (cap(action.key) or None) if action.key else None
    button(
        surface,
        scale,
        rect,
        "" if pictured else action.label,
        key=key if capped else None,
        main=action.main,
        pressed=pressed,
        hovered=hovered,
        enabled=action.enabled,
        focused=focused,
    )
    if pictured:
        ink = DULL_INK if not action.enabled else INK if action.main else CREAM
        stamp(surface, icon_within(action.icon, 11 * scale.k, ink, WALNUT), *rect.center, centred=True)
    if key is not None and not capped:
        rim_cap(surface, scale, rect, key, action.main, action.enabled)


def draw_pips(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    pips: tuple[int, int, Badge],
    place: tuple[float, float],
    room: float,
) -> float:
    """One picture for each step allowed: done, next, still to come; returns the left end.

    `place` is the right end and the middle in pixels. Where `room` (pixels) is too narrow, the words
    that count them are left out.
    """
    done, allowed, badge = pips
    k, (right, y) = scale.k, place
    words = translate("steps-done", step=min(done + 1, allowed), steps=allowed)
    x = right - 13 * k
    if text_width(scale, words, "semi", 18) + (30 * allowed + 13) * k <= room:
        x = write(surface, scale, words, "semi", 18, QUIET, right, y, "r").left - 18 * k
    for i in reversed(range(allowed)):
        spot = pygame.Rect(0, 0, scale.px(26), scale.px(26))
        spot.center = (round(x), round(y))
        if i < done:
            view.draw_badge(surface, badge, spot)
        else:
            layer = surface.subsurface(spot.clip(surface.get_rect())).copy()
            view.draw_badge(surface, badge, spot)
            layer.set_alpha(60 if i == done else 170)
            surface.blit(layer, spot)
        x -= 30 * k
    return x + 15 * k
