"""The viewer's hand: the secret baron, or the two to choose from, and operations cards.

When the game is over, all barons are shown, each with the disc of the player who kept it.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.railways_of_north_america.barons import fulfilled
from game.rules.railways_of_north_america.moves import UseCard
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import ENDED, KEEP_BARON
from game.table.boards.card_zoom import CardZoom, drawn, enlargement
from game.table.boards.shown import Pickable, Shown
from game.table.kit.images import picture, stretched
from game.table.kit.lettering import NARROWEST, text_width, wrap, write, write_fitting, write_within
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import card_back, disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, FADED_INK, GAIN, INK
from game.table.railways_of_north_america.cards import (
    LIT,
    draw_card,
    hand_rects,
    hand_scale,
    heading,
    thing_card,
)
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.plans import plans_of
from game.table.railways_of_north_america.printing import HEADING

_FACE: Final = (200.0, 104.0)
_EDGES: Final = (8.0, 8.0)
"""The size and edges of a baron's card in units."""
_WORDS: Final = 17.5
_PARTS: Final = (1.0, 0.75, 0.5, 0.25)
"""The parts of the player's enlarged text size that are tried for a baron; the first that fits is used."""
_NARROW: Final = 0.8
"""How much a baron's name may be condensed for larger text."""


def holder(shown: Shown[State], state: State) -> int:
    """Return the seat whose hand is shown: the viewer's, or among bots that of the current player."""
    return shown.viewer if shown.viewer is not None else max(0, state.turn)


def at_end(shown: Shown[State], state: State) -> bool:
    """Return whether the game is over and its end has been shown, so that the barons of all seats are face
    up.
    """
    return shown.seen.step == ENDED


def barons_of(shown: Shown[State], state: State) -> list[int]:
    """Return the barons in the hand: two while one is to be chosen, otherwise the kept one.

    At the end, return those of all seats.
    """
    if at_end(shown, state):
        return [baron for baron in state.kept if baron >= 0]
    seat = holder(shown, state)
    if state.kept[seat] >= 0:
        return [state.kept[seat]]
    return list(state.dealt[seat]) if state.step == KEEP_BARON else []


def may_see(shown: Shown[State], state: State) -> bool:
    """Return whether the hand's barons are face up; among several people only after the end."""
    ends = state.step == ENDED and not at_end(shown, state)
    if ends and sum(not look.is_bot for look in shown.seats) > 1:
        return False
    return at_end(shown, state) or (shown.viewer is not None and not shown.covered)


def owner_of(baron: int, shown: Shown[State], state: State) -> int:
    """Return the seat that owns a baron, as far as the hand shows it."""
    return state.kept.index(baron) if at_end(shown, state) else holder(shown, state)


def cards_of(shown: Shown[State], state: State) -> list[int]:
    """Return the operations cards in the shown hand."""
    if at_end(shown, state):
        return []
    seat = holder(shown, state)
    return [card for card in range(len(state.deck)) if state.held_by(seat, card)]


def hand_places(
    area: pygame.Rect, scale: Scale, shown: Shown[State], state: State
) -> tuple[dict[int, pygame.Rect], dict[int, pygame.Rect]]:
    """Return the rectangles of the barons and of the cards in the hand."""
    barons, cards = barons_of(shown, state), cards_of(shown, state)
    rects = hand_rects(area, scale, len(barons), cards)
    return (
        dict(zip(barons, rects[: len(barons)], strict=True)),
        dict(zip(cards, rects[len(barons) :], strict=True)),
    )


def draw_hand(
    surface: pygame.Surface,
    scale: Scale,
    area: pygame.Rect,
    shown: Shown[State],
    state: State,
    text: float = 1.0,
) -> None:
    """Draw everything in the hand, with text `text` times as large where it fits."""
    seat = holder(shown, state)
    if at_end(shown, state):
        heading(surface, scale, area, shown.translate("hand-barons"), shown.translate("hand-barons-aside"))
    else:
        title = shown.translate("hand-yours" if shown.viewer is not None else "hand-of")
        heading(surface, scale, area, title, shown.seats[seat].name)
    barons, cards = hand_places(area, scale, shown, state)
    open_ = may_see(shown, state)
    for baron, rect in barons.items():
        thing = Pickable("baron", baron)
        choosing = any(getattr(move, "baron", None) == baron for move in shown.moves)
        if choosing:
            bright = thing in shown.picked or shown.points_at(thing)
            reach = 4 if bright else 2
            around = rect.inflate(2 * reach, 2 * reach)
            pygame.draw.rect(surface, LIT, around, reach, border_radius=scale.px(5) + reach)
        if open_:
            draw_baron(surface, scale, rect, shown, state, baron, text)
        else:
            drop_shadow(surface, rect, max(2, scale.px(4)), (0, scale.px(2)), 130, 4)
            stamp(surface, card_back(*rect.size), *rect.topleft)
    usable = {thing_card(move) for move in shown.moves if isinstance(move, UseCard)}
    usable |= {thing.number for thing in plans_of(shown, state) if thing.field == "card"}
    lettered = hand_scale(list(cards.values()), scale, text)
    planned = {thing_card(move) for move in shown.plan if isinstance(move, UseCard)}
    for card, rect in cards.items():
        glow = ""
        if card in usable:
            thing = Pickable("card", card)
            bright = thing in shown.picked or shown.points_at(thing) or card in planned
            glow = "bright" if bright else "lit"
        draw_card(surface, lettered, rect, shown, state, card, state.held_by(seat, card), glow)
    if not barons and not cards:
        y = area.y + scale.px(60)
        write(
            surface,
            scale,
            shown.translate("hand-empty"),
            "italic",
            16,
            (214, 196, 160),
            area.x + scale.px(2),
            y,
        )


def draw_baron(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    shown: Shown[State],
    state: State,
    baron: int,
    text: float = 1.0,
) -> None:
    """Draw a baron: portrait, name, goal, points; a check mark if the goal is currently fulfilled.

    The text is `text` times as large, or less if name and goal would not fit in full.
    """
    printed, k, seat = state.board.barons[baron], scale.k, owner_of(baron, shown, state)
    drop_shadow(surface, rect, max(2, scale.px(4)), (0, scale.px(2)), 130, 4)
    radius = min(rect.h * 0.34, 30 * k)
    face = stretched("cards/railways_of_north_america/baron", rect.size, _FACE, _EDGES, k)
    stamp(surface, face, *rect.topleft)
    stamp(surface, portrait(2.2 * radius), rect.x + 12 * k + radius, rect.centery, centred=True)
    left = rect.x + round(22 * k + 2 * radius)
    done = state.kept[seat] == baron and fulfilled(state, seat, printed)
    points = str(printed.points if done or not at_end(shown, state) else 0)
    end = rect.right - round(11 * k)
    room, note = end - left, printed.description()
    name, beside = shown.localizer.title("baron", baron), scale.px(36 if done else 8)
    ways = (shown.localizer.describe(note), shown.localizer.message(note))
    free = room - text_width(scale.with_letters(text), points, "slab_bold", 22) - beside
    scale = _lettered(scale, text, name, free, ways[0], room, rect.h - 4)
    beside += text_width(scale, points, "slab_bold", 22)
    step, lines = _task_lines(scale, ways, room, rect.h - 4)
    y = rect.centery - step * len(lines) / 2
    write_within(surface, scale, name, "bold", 19, INK, left, y, room - beside)
    left_end = write(surface, scale, points, "slab_bold", 22, GAIN if done else HEADING, end, y, "r").left
    if done:
        stamp(surface, _check(round(20 * k)), left_end - 14 * k, y, centred=True)
    for i, line in enumerate(lines):
        write_fitting(
            surface, scale, line, "sans", _WORDS, FADED_INK, left, y + step * (i + 1), room, narrowest=0.6
        )
    if at_end(shown, state):
        token = disc(shown.seats[seat].colour, round(radius * 1.1))
        stamp(surface, token, rect.x + 12 * k + 1.7 * radius, rect.centery + 0.7 * radius, centred=True)


def _lettered(scale: Scale, text: float, name: str, beside: int, task: str, room: int, high: int) -> Scale:
    """Return text scales up to `text` at which a baron's name and goal fit in full."""
    for part in _PARTS:
        larger = scale.with_letters(1 + (text - 1) * part)
        lines = len(wrap(larger, task, "sans", _WORDS, room)) + 1
        if lines * _step(larger) <= high and text_width(larger, name, "bold", 19) * _NARROW <= beside:
            return larger
    return scale


def _step(scale: Scale) -> int:
    """Return the pixels from one line of a goal to the next."""
    return round(max(15, scale.size(_WORDS) * 1.18))


def _task_lines(scale: Scale, ways: tuple[str, str], room: int, high: int) -> tuple[int, list[str]]:
    """Return the line height in pixels, and a goal in lines under the baron's name, abbreviated if
    necessary.
    """
    step = _step(scale)
    most = max(0, high // step - 1)
    for words, narrower in ((ways[0], 1.0), (ways[1], 1.0), (ways[1], NARROWEST)):
        lines = wrap(scale, words, "sans", _WORDS, int(room / narrower))
        if len(lines) <= most:
            return step, lines
    return step, [*lines[: most - 1], " ".join(lines[most - 1 :])] if most else []


@cached_surface
def _check(side: int) -> pygame.Surface:
    """Draw a check mark on a green round: the goal is fulfilled."""

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(GAIN, (0, 0), 0.98)
        pen.line(CREAM, [(-0.46, 0.04), (-0.12, 0.40), (0.50, -0.38)], 0.22)

    return smooth((side, side), draw, 4)


def portrait(side: float) -> pygame.Surface:
    """Draw a baron's portrait: a black silhouette of a gentleman in an oval."""
    return picture("portraits/baron", side, side)


_CARD: Final = (250, 104)
_BARON: Final = (330, 120)
"""The size of the drawing in units, with room for the whole text."""


def card_zoom_of(
    thing: Pickable, place: pygame.Rect | None, layout: TileLayout, shown: Shown[State], text_size: float
) -> CardZoom | None:
    """Return a zoom of the card at `place` if it may be chosen, and the text is larger than by default.

    The text of a card that can't be chosen is in its tooltip.
    """
    state = shown.state
    if place is None or text_size == 1:
        return None
    scale = layout.print.larger(enlargement(layout.scale, layout.print, text_size))
    if thing.field == "card":
        size = (scale.px(_CARD[0]), scale.px(_CARD[1]))
        return CardZoom(
            drawn(size, lambda on: draw_card(on, scale, on.get_rect(), shown, state, thing.number, 1)), place
        )
    if thing.field == "baron" and state.step == KEEP_BARON and may_see(shown, state):
        size = (scale.px(_BARON[0]), scale.px(_BARON[1]))
        return CardZoom(
            drawn(size, lambda on: draw_baron(on, scale, on.get_rect(), shown, state, thing.number)), place
        )
    return None
