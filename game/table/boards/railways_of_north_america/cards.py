"""The shelf under the map: operations cards on display, the major lines, the viewer's hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.notes import Kind, Note
from game.rules.railways_of_north_america.board_file import BONUS, IMMEDIATE, KEEP, ONCE_PER_ROUND, PERMANENT
from game.rules.railways_of_north_america.moves import TakeCard
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.railways_of_north_america.printing import HEADING, RULE
from game.table.boards.view import Shown, Thing
from game.table.kit.images import stretched
from game.table.kit.lettering import NARROWEST, text_width, wrap, write, write_within
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import stamp
from game.table.kit.pieces import sign, wooden_engine
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, FADED_INK, INK, PALE_BRASS, SIGNAL, Colour


class CardUse(Kind):
    """What the kinds of cards mean."""

    BONUS = "use-bonus"
    KEEP = "use-keep"
    PERMANENT = "use-permanent"
    IMMEDIATE = "use-immediate"
    ONCE_PER_ROUND = "use-once-per-round"


class Spine(NamedTuple):
    """The colour and the sign on the spine of a kind of card, and what the kind means."""

    colour: Colour
    sign: str
    use: CardUse


SPINES: Final[dict[str, Spine]] = {
    BONUS: Spine((179, 56, 44), "star", CardUse.BONUS),
    KEEP: Spine((47, 93, 140), "bar", CardUse.KEEP),
    PERMANENT: Spine((107, 74, 138), "diamond", CardUse.PERMANENT),
    IMMEDIATE: Spine((47, 107, 69), "triangle", CardUse.IMMEDIATE),
    ONCE_PER_ROUND: Spine((138, 100, 20), "ring", CardUse.ONCE_PER_ROUND),
}
_SPINE: Final = 25
_FACE: Final = (200.0, 80.0)
_EDGES: Final = (36.0, 8.0)
"""Spine, size and edges of a card's face in units."""
FACE: Final[Colour] = (251, 245, 228)
LIT: Final[Colour] = (255, 226, 130)
ROW_HIGH: Final = 38
"""Most units from one major line to the next."""
HEAD: Final = 30
"""Units of a heading over a part of the shelf."""
_NAME: Final = 16.5
_WORDS: Final = 15


def effect_of(state: State, card: int) -> Note:
    """What a card does: in short, and in full under it."""
    return state.board.operations[card].note(state.board.data.cost)


# Places


def displayed(state: State) -> list[int]:
    """The cards on display, those of the start first."""
    return [card for card, count in enumerate(state.display) if count]


def card_rects(area: pygame.Rect, scale: Scale, cards: list[int]) -> dict[int, pygame.Rect]:
    """The places of cards on display: rows of three while they fit with their text, else of more."""
    top, gap = area.y + scale.px(HEAD), scale.px(8)
    least = max(scale.px(68), 3 * 15 + 4)
    wide_least = max(scale.px(150), 120)
    across = 3
    while across * _rows(area.bottom - top + gap, least + gap) < len(cards):
        if (area.w + gap) // (across + 1) - gap < wide_least:
            break
        across += 1
    across = max(across, min(5, round((area.w + gap) / scale.px(290))))
    down = max(1, -(-len(cards) // across))
    step_y = min((area.bottom - top + gap) / down, scale.px(121))
    found = {}
    for i, card in enumerate(cards):
        row, column = divmod(i, across)
        left = area.x + round((area.w + gap) * column / across)
        right = area.x + round((area.w + gap) * (column + 1) / across) - gap
        y = top + round(step_y * row)
        found[card] = pygame.Rect(
            left, y, right - left, round(step_y * (row + 1)) - round(step_y * row) - gap
        )
    return found


def _rows(high: float, step: float) -> int:
    return max(1, int(high // step))


def hand_rects(area: pygame.Rect, scale: Scale, barons: int, cards: list[int]) -> list[pygame.Rect]:
    """The places of barons, then of cards in hand."""
    top, gap = area.y + scale.px(HEAD), scale.px(8)
    high = area.bottom - top
    line = round(max(15, scale.size(_WORDS) * 1.16))
    big = round(min(max(scale.px(104), 5 * line + 12), (high + gap) / max(1, barons) - gap))
    found = [pygame.Rect(area.x, top + i * (big + gap), area.w, big) for i in range(barons)]
    y = top + barons * (big + gap)
    if cards:
        step = min((area.bottom - y + gap) / len(cards), scale.px(96))
        two = step < max(scale.px(44), 30) and len(cards) > 2
        if two:
            step = min((area.bottom - y + gap) / -(-len(cards) // 2), scale.px(96))
        for i in range(len(cards)):
            row, column = divmod(i, 2) if two else (i, 0)
            wide = (area.w - gap) // 2 if two else area.w
            place = pygame.Rect(
                area.x + column * (wide + gap), round(y + step * row), wide, round(step - gap)
            )
            found.append(place)
    return found


# Drawing


@lru_cache(maxsize=64)
def _blank(size: tuple[int, int], kind: str, spine: int, k: float) -> pygame.Surface:
    """A card: a coloured spine with the sign of its kind, and paper."""
    face = stretched(f"cards/railways_of_north_america/{kind}", size, _FACE, _EDGES, spine / _SPINE).copy()
    stamp(face, sign(SPINES[kind].sign, spine * 0.30, CREAM), 1 + spine / 2, size[1] / 2, centred=True)
    return face


def draw_card(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    shown: Shown[State],
    state: State,
    card: int,
    count: int,
    glow: str = "",
) -> None:
    """An operations card with as much of its text as its height allows; `glow`: "lit", "bright" or not."""
    k, printed = scale.k, state.board.operations[card]
    drop_shadow(surface, rect, max(2, scale.px(4)), (0, scale.px(2)), 120, scale.px(4))
    if glow:
        reach = 2 if glow == "lit" else 4
        pygame.draw.rect(
            surface, LIT, rect.inflate(2 * reach, 2 * reach), reach, border_radius=scale.px(5) + reach
        )
    spine = max(17, scale.px(25))
    stamp(surface, _blank(rect.size, printed.kind, spine, round(k, 3)), *rect.topleft)
    left, room = rect.x + spine + max(5, scale.px(8)), rect.w - spine - max(10, scale.px(14))
    step = round(max(15, scale.size(_WORDS) * 1.16))
    lines = max(1, (rect.h - 5) // step)
    times = f"×{count}" if count > 1 else ""
    beside = text_width(scale, times, "slab_bold", _NAME) + 4 if times else 0
    effect = effect_of(state, card)
    words = wrap(scale, shown.speaker.under(effect), "sans", _WORDS, room)
    if len(words) > lines - 1:
        words = wrap(scale, shown.speaker.note(effect), "sans", _WORDS, room)
    if len(words) > lines - 1:
        rest = " ".join(words[max(0, lines - 2) :])
        words = [*words[: max(0, lines - 2)], rest] if lines > 1 else []
    y = rect.centery - step * len(words) / 2
    write_within(
        surface, scale, shown.speaker.title("card", card), "bold", _NAME, INK, left, y, room - beside
    )
    if times:
        write(surface, scale, times, "slab_bold", _NAME, SIGNAL, rect.right - scale.px(7), y, "r")
    for i, line in enumerate(words):
        write_within(surface, scale, line, "sans", _WORDS, FADED_INK, left, y + step * (i + 1), room)


def heading(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, words: str, aside: str = "") -> None:
    """The heading over a part of the shelf, on the baize; `aside` stands after it where there is room."""
    y = rect.y + scale.px(HEAD) * 0.40
    end = write(surface, scale, words, "title", 19, PALE_BRASS, rect.x + scale.px(2), y).right
    if aside:
        room = rect.right - end - scale.px(12)
        if text_width(scale, aside, "italic", 15) * NARROWEST <= room:
            write_within(surface, scale, aside, "italic", 15, CREAM, end + scale.px(12), y + 1, room)


def draw_display(
    surface: pygame.Surface,
    scale: Scale,
    area: pygame.Rect,
    shown: Shown[State],
    state: State,
) -> None:
    """The operations cards on display."""
    aside = shown.say("shelf-deck", count=sum(state.deck))
    heading(surface, scale, area, shown.say("shelf-operations"), aside)
    legal = {thing_card(move) for move in shown.moves if isinstance(move, TakeCard)}
    picked = {thing.value for thing in shown.picked if thing.field == "card"}
    for card, rect in card_rects(area, scale, displayed(state)).items():
        glow = ""
        if card in legal:
            bright = card in picked or shown.pointed == Thing("card", card)
            glow = "bright" if bright else "lit"
        draw_card(surface, scale, rect, shown, state, card, state.display[card], glow)
        if shown.hint is not None and card == thing_card(shown.hint) and card in legal:
            pygame.draw.rect(surface, (236, 118, 20), rect.inflate(10, 10), 3, border_radius=scale.px(8))


def thing_card(move: object) -> int:
    """The card that a move takes or uses; -1 if it has none."""
    found = getattr(move, "card", -1)
    return found if isinstance(found, int) else -1


def line_rows(area: pygame.Rect, scale: Scale, count: int) -> list[pygame.Rect]:
    """The rows of the major lines."""
    top = area.y + scale.px(HEAD + 7)
    step = min((area.bottom - scale.px(7) - top) / count, scale.px(ROW_HIGH))
    left, wide = area.x + scale.px(12), area.w - scale.px(24)
    return [
        pygame.Rect(left, round(top + step * i), wide, round(top + step * (i + 1)) - round(top + step * i))
        for i in range(count)
    ]


def draw_lines(
    surface: pygame.Surface,
    scale: Scale,
    area: pygame.Rect,
    shown: Shown[State],
    state: State,
) -> None:
    """The major lines: their ends, and their points or the locomotive of who holds them."""
    heading(surface, scale, area, shown.say("shelf-lines"), shown.say("shelf-lines-aside"))
    top = area.y + scale.px(HEAD)
    bottom = line_rows(area, scale, len(state.board.major_lines))[-1].bottom + scale.px(7)
    paper = pygame.Rect(area.x, top, area.w, bottom - top)
    drop_shadow(surface, paper, scale.px(5), (0, scale.px(2)), 130, 3)
    pygame.draw.rect(surface, (74, 58, 32), paper, border_radius=3)
    pygame.draw.rect(surface, FACE, paper.inflate(-2, -2), border_radius=3)
    board = state.board
    for number, rect in enumerate(line_rows(area, scale, len(board.major_lines))):
        line, holder = board.major_lines[number], state.claimed[number]
        if number:
            pygame.draw.line(surface, RULE, rect.topleft, (rect.right - 1, rect.y))
        wide = min(rect.h * 1.5, 40 * scale.k)
        room = round(rect.w - max(wide, scale.px(30)) - scale.px(6))
        words = shown.say("city-to-city", city_a=line.a, city_b=line.b)
        ink = INK if holder < 0 else FADED_INK
        write_within(surface, scale, words, "semi", 15.5, ink, rect.x, rect.centery, room)
        if holder < 0:
            write(surface, scale, str(line.points), "slab_bold", 16.5, HEADING, rect.right, rect.centery, "r")
        else:
            picture = wooden_engine(shown.seats[holder].colour, round(wide, 1))
            stamp(surface, picture, rect.right - wide / 2, rect.centery, centred=True)
