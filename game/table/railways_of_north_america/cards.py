"""Operations cards: those on display, on the map's empty corners, and those in a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.rules.messages import Message, MessageId
from game.rules.railways_of_north_america.board_file import BONUS, IMMEDIATE, KEEP, ONCE_PER_ROUND, PERMANENT
from game.rules.railways_of_north_america.moves import TakeCard
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.shown import Pickable, Shown
from game.table.kit.images import stretched
from game.table.kit.lettering import NARROWEST, text_width, wrap, write, write_within
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import stamp
from game.table.kit.pieces import sign
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, FADED_INK, INK, PALE_BRASS, SIGNAL, Colour
from game.table.railways_of_north_america.plans import plans_of
from game.table.railways_of_north_america.printing import HEADING, print_plate


class CardUse(MessageId):
    """The meaning of the kinds of cards."""

    BONUS = "use-bonus"
    KEEP = "use-keep"
    PERMANENT = "use-permanent"
    IMMEDIATE = "use-immediate"
    ONCE_PER_ROUND = "use-once-per-round"


class Spine(NamedTuple):
    """The color and the icon on the spine of a kind of card, and what the kind means."""

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
"""The spine, size and edges of a card's face in units."""
FACE: Final[Colour] = (251, 245, 228)
LIT: Final[Colour] = (255, 226, 130)
_LIT_EDGE: Final[Colour] = (196, 120, 14)
"""The edge around the glow, which is on paper as pale as itself."""
HEAD: Final = 31
"""The height in units of a heading over cards."""
GAP: Final = 7
"""The distance in units between two cards."""
_LIGHT: Final = 5
"""The margin in units around the cards of a hand, for their glow."""
_LEAST_BARON, _MOST_ACROSS = 48, 4
"""The smallest height of a baron in units; before it gets smaller, up to this many cards are in a row."""
_NARROW: Final = 176
"""The smallest width and the greatest height in units of a card on display."""
_NARROWER: Final = 156
_MANY: Final = 9
"""The number of cards above which they may be `_NARROWER`, so that each shows its effect."""
_HIGH: Final = 110
_NAME: Final = 17.5
_WORDS: Final = 16.5
_TIGHT: Final = 0.62
"""How much a name is condensed before it takes the line of the card's effect."""
_SQUEEZED: Final = 0.45
"""How much the lines of a card are condensed before they are shortened."""
_LINES: Final = 2
"""The number of lines that a card needs for its name and effect."""
_ROOMY: Final = 1.2
"""The largest text on display, relative to the player's text size, where nothing is lost."""
_SIZES: Final = 7
"""The number of text sizes that are tried, from the player's own down to the default."""


def effect_of(state: State, card: int) -> Message:
    """Return a card's effect: in short, and in full."""
    return state.board.operations[card].description(state.board.data.cost)


# Places


def displayed(state: State) -> list[int]:
    """Return the cards on display, starting cards first."""
    return [card for card, count in enumerate(state.display) if count]


def display_scale(area: pygame.Rect, scale: Scale, text: float, cards: list[int]) -> Scale:
    """Return the scale of the cards on display: text `text` times as large, or less if lines would be lost.

    If all lines have room at that size, the text is larger still.
    """
    usual, roomy = _fewest_lines(area, scale, cards), scale.with_letters(_ROOMY * text)
    if usual > _LINES and _fewest_lines(area, roomy, cards) >= usual:
        return roomy
    enough = min(_LINES, usual)
    return next((s for s in _sizes(scale, text) if _fewest_lines(area, s, cards) >= enough), scale)


def hand_scale(rects: Sequence[pygame.Rect], scale: Scale, text: float) -> Scale:
    """Return the scale of cards in a hand: text up to `text` times as large, if no card loses a line by
    it.
    """
    enough = min((_line_count(rect, scale) for rect in rects), default=1)
    enough = max(1, min(_LINES, enough))

    def fits(larger: Scale, rect: pygame.Rect) -> bool:
        return _line_count(rect, larger) >= enough and rect.w >= larger.px(_NARROWER * larger.text)

    return next((s for s in _sizes(scale, text) if all(fits(s, rect) for rect in rects)), scale)


def _sizes(scale: Scale, text: float) -> Iterator[Scale]:
    """Yield text sizes from `text` down."""
    return (scale.with_letters(text + (1 - text) * i / _SIZES) for i in range(_SIZES))


def _fewest_lines(area: pygame.Rect, scale: Scale, cards: list[int]) -> int:
    """Return the number of lines for which every card on display has room."""
    return min((_line_count(rect, scale) for rect in card_rects(area, scale, cards).values()), default=1)


def _line_step(scale: Scale) -> int:
    """Return the pixels from one line of a card to the next."""
    return round(max(15, scale.size(_WORDS) * 1.16))


def _line_count(rect: pygame.Rect, scale: Scale) -> int:
    """Return the number of lines for which a card has room."""
    return (rect.h - 2) // _line_step(scale)


def card_rects(area: pygame.Rect, scale: Scale, cards: list[int]) -> dict[int, pygame.Rect]:
    """Return the rectangles of cards on display: in three rows, or more if the cards would be too narrow."""
    top, gap = area.y + scale.px(HEAD), scale.px(GAP)
    narrow = scale.px((_NARROW if len(cards) <= _MANY else _NARROWER) * scale.text)
    high = scale.px(_HIGH * scale.text)
    most = max(1, (area.w + gap) // (narrow + gap))
    down = max(3, -(-len(cards) // most))
    while down < len(cards) and (area.bottom - top + gap) / (down + 1) - gap > high:
        down += 1
    across = max(min(2, most), -(-len(cards) // down))
    step = min((area.bottom - top + gap) / down, high + gap)
    found = {}
    for i, card in enumerate(cards):
        row, column = divmod(i, across)
        left = area.x + round((area.w + gap) * column / across)
        right = area.x + round((area.w + gap) * (column + 1) / across) - gap
        y = top + round(step * row)
        found[card] = pygame.Rect(left, y, right - left, top + round(step * (row + 1)) - y - gap)
    return found


def display_places(area: pygame.Rect, scale: Scale, text: float, state: State) -> dict[int, pygame.Rect]:
    """Return the rectangles of the cards on display, with text up to `text` times as large."""
    cards = displayed(state)
    return card_rects(area, display_scale(area, scale, text, cards), cards)


def hand_rects(area: pygame.Rect, scale: Scale, barons: int, cards: list[int]) -> list[pygame.Rect]:
    """Return the rectangles of barons, then of cards in hand: two next to each other if there are several."""
    top, gap = area.y + scale.px(HEAD), scale.px(GAP)
    area = area.inflate(-2 * scale.px(_LIGHT), 0)
    line = _line_step(scale)
    high = area.bottom - scale.px(_LIGHT) - top
    least = min(high, barons * (scale.px(_LEAST_BARON) + gap))
    across = 1 if len(cards) == 1 else 2
    low = min(scale.px(96), 2 * line + 8 if len(cards) <= across else line + 7)
    while across < _MOST_ACROSS and high - _rows(cards, across) * (low + gap) < least:
        across += 1
    room = max(least, high - _rows(cards, across) * (low + gap))
    found = _grid(pygame.Rect(area.x, top, area.w, room), gap, barons, 1, scale.px(150))
    y = (found[-1].bottom + gap) if found else top
    below = pygame.Rect(area.x, y, area.w, area.bottom - scale.px(_LIGHT) - y)
    return found + _grid(below, gap, len(cards), across, scale.px(96))


def _rows(cards: list[int], across: int) -> int:
    return -(-len(cards) // across)


def _grid(area: pygame.Rect, gap: int, count: int, across: int, highest: int) -> list[pygame.Rect]:
    """Return rectangles for a number of things in rows of `across`, at most `highest` pixels high."""
    if not count:
        return []
    step = min((area.h + gap) / -(-count // across), highest + gap)
    wide = (area.w + gap) / across
    found = []
    for i in range(count):
        row, column = divmod(i, across)
        left, right = (area.x + round(wide * (column + j)) for j in (0, 1))
        upper, lower = (area.y + round(step * (row + j)) for j in (0, 1))
        found.append(pygame.Rect(left, upper, right - left - gap, lower - upper - gap))
    return found


# Drawing


@cached_surface
def _blank(size: tuple[int, int], kind: str, spine: int, k: float) -> pygame.Surface:
    """Draw a blank card: paper, and a colored spine with the icon of its kind."""
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
    """Draw an operations card with as much text as its height allows; `glow` is its highlight.

    It may be "lit", "bright", or "chosen", which has a dark frame instead of a glow.
    """
    k, printed = scale.k, state.board.operations[card]
    drop_shadow(surface, rect, max(2, scale.px(4)), (0, scale.px(2)), 120, scale.px(4))
    if glow:
        reach = 2 if glow == "lit" else 4
        frame = ((INK, 5), (CREAM, 3)) if glow == "chosen" else ((_LIT_EDGE, reach + 1), (LIT, reach))
        for ink, far in frame:
            pygame.draw.rect(
                surface, ink, rect.inflate(2 * far, 2 * far), far, border_radius=scale.px(5) + far
            )
    spine = max(17, scale.px(25))
    stamp(surface, _blank(rect.size, printed.kind, spine, round(k, 3)), *rect.topleft)
    left, room = rect.x + spine + max(5, scale.px(8)), rect.w - spine - max(10, scale.px(14))
    step, lines = _line_step(scale), max(1, _line_count(rect, scale))
    times = f"×{count}" if count > 1 else ""
    beside = text_width(scale, times, "slab_bold", _NAME) + 4 if times else 0
    name = shown.localizer.title("card", card)
    names = [name]
    narrowest = NARROWEST if lines > _LINES else _TIGHT
    if lines > 1 and text_width(scale, name, "bold", _NAME) * narrowest > room - beside:
        broken = wrap(scale, name, "bold", _NAME, room - beside)
        if " ".join(broken) == name:  # Rather narrow than broken within a word.
            names = _at_most(broken, lines)
    words = _words_on_card(scale, shown, effect_of(state, card), room, lines - len(names))
    y = rect.centery - step * (len(names) + len(words) - 1) / 2
    for i, line in enumerate(names):
        write_within(
            surface, scale, line, "bold", _NAME, INK, left, y + step * i, room - beside, narrowest=_SQUEEZED
        )
    if times:
        write(surface, scale, times, "slab_bold", _NAME, SIGNAL, rect.right - scale.px(7), y, "r")
    for i, line in enumerate(words, start=len(names)):
        write_within(
            surface, scale, line, "sans", _WORDS, FADED_INK, left, y + step * i, room, narrowest=_SQUEEZED
        )


def _words_on_card(scale: Scale, shown: Shown[State], effect: Message, room: int, lines: int) -> list[str]:
    """Return a card's effect in at most this many lines: in full, or in short."""
    words = wrap(scale, shown.localizer.describe(effect), "sans", _WORDS, room)
    if len(words) > lines:
        words = wrap(scale, shown.localizer.message(effect), "sans", _WORDS, room)
    return _at_most(words, lines)


def _at_most(found: list[str], lines: int) -> list[str]:
    """Return at most this many lines; the rest is joined to the last, which is condensed."""
    if len(found) <= lines:
        return found
    return [*found[: lines - 1], " ".join(found[lines - 1 :])] if lines > 0 else []


def heading(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, words: str, aside: str = "") -> None:
    """Draw the heading over a hand, on the baize; `aside` is at its end if there is room."""
    y = rect.y + scale.px(HEAD) * 0.40
    end = write(surface, scale, words, "title", 19, PALE_BRASS, rect.x + scale.px(2), y).right
    if aside:
        room = rect.right - end - scale.px(12)
        if text_width(scale, aside, "italic", 17) * NARROWEST <= room:
            wide = min(room, text_width(scale, aside, "italic", 17))
            x = rect.right - scale.px(4) - wide
            write_within(surface, scale, aside, "italic", 17, CREAM, x, y + 1, room)


def draw_display(
    surface: pygame.Surface, scale: Scale, text: float, area: pygame.Rect, shown: Shown[State], state: State
) -> None:
    """Draw the operations cards on display, with their heading; see `display_scale` for `text`."""
    cards = displayed(state)
    title, aside = shown.translate("shelf-operations"), shown.translate("shelf-deck", count=sum(state.deck))
    wide = text_width(scale, title, "title", 19) + text_width(scale, aside, "italic", 17) + scale.px(38)
    plate = pygame.Rect(area.x, area.y, min(area.w, wide), scale.px(HEAD - 4))
    print_plate(surface, scale, plate)
    end = write(surface, scale, title, "title", 19, HEADING, plate.x + scale.px(12), plate.centery).right
    start, room = end + scale.px(12), plate.right - scale.px(10) - end - scale.px(12)
    write_within(surface, scale, aside, "italic", 17, FADED_INK, start, plate.centery + 1, room)
    legal = {thing_card(move) for move in shown.moves if isinstance(move, TakeCard)}
    chosen = {thing.value for thing in shown.picked if thing.field == "card"}
    # Before an action is chosen, a card is chosen by a plan.
    chosen |= {thing_card(move) for move in shown.plan if isinstance(move, TakeCard)}
    scale = display_scale(area, scale, text, cards)
    for card, rect in card_rects(area, scale, cards).items():
        glow = "lit" if card in legal else ""
        if card in chosen:
            glow = "chosen"
        elif card in legal and shown.points_at(Pickable("card", card)):
            glow = "bright"
        elif shown.points_at(Pickable("display", card)) and Pickable("display", card) in plans_of(
            shown, state
        ):
            glow = "lit"
        draw_card(surface, scale, rect, shown, state, card, state.display[card], glow)
        if shown.hint is not None and card == thing_card(shown.hint) and card in legal:
            pygame.draw.rect(surface, (236, 118, 20), rect.inflate(10, 10), 3, border_radius=scale.px(8))


def thing_card(move: object) -> int:
    """Return the card that a move takes or uses; -1 if none."""
    found = getattr(move, "card", -1)
    return found if isinstance(found, int) else -1
