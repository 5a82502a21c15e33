"""The card of a bot's advice, in place of prompt and log, and the advised moves marked on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final, NamedTuple

import pygame

from game.match.advice import Advice, AdvisedMove
from game.rules.contract import Move
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.view import BoardView
from game.table.kit.furniture import button, button_ends, slip
from game.table.kit.lettering import (
    NARROWEST,
    SQUEEZED,
    line_height,
    shorten,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.materials import panel
from game.table.kit.pen import Pen, only_within, smooth, stamp
from game.table.kit.pieces import BRIGHT_BRASS, DARK_BRASS, disc, lantern
from game.table.kit.scale import Scale
from game.table.kit.signposts import free_corner
from game.table.kit.spotlight import draw_dusk, draw_ring
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, LAMP, PALE_BRASS, QUIET, WALNUT, Colour, mix
from game.table.play.column import TableLayout
from game.table.play.intents import BidUpTo, CloseAdvice, Consider, TakeAdvice
from game.table.play.spots import Spot, Target
from game.table.program.commands import Command, key_of
from game.table.program.keys import cap
from game.words import Money, format_dollars, format_number, translate

INSET: Final = 22
TITLE: Final = 25
TITLE_Y: Final = 36
HEAD: Final = 62
"""The distance in units from the upper edge to the first line."""
ROW: Final = 60
CLOSE_ROW: Final = 54
LOW_ROW: Final = 47
LEAST_ROW: Final = 40
"""The height of a move in units: usually, next to a second line of text, next to the scores at least, and at
least."""
PAPER: Final = 96
"""The smallest height in units of the reason's paper before lines get lower for it."""
PAD: Final = 34
"""The padding in units of the paper, across and down."""
SCORES: Final = 66
"""The height in units of the row with the expected scores."""
BUTTON: Final = 42
FOOT: Final = 16
GAP: Final = 10
CAP: Final = 50
"""Units for a key cap and the ends of a button, next to its text."""
FIRST_BUTTON: Final = 1.5
"""The width of the first of two buttons, in widths of the other one."""
EDGE: Final = 8
"""The space in units above and below paper and buttons, where they are next to the moves and low."""
NARROW_GAP: Final = 6
NAME: Final = 50
ROW_END: Final = 12
"""The space in units before a move's name, and after its chance."""
PERCENT: Final = 54
METER: Final = 62
MEDAL: Final = 30
"""The diameter in units of the disc with a number."""
WORDS: Final = (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
"""The text sizes of the reason, the first that fits."""
TITLE_SIZE: Final = 18.5
BRIEF_SIZE: Final = 16.5
"""The text sizes of a move's name and of its effect."""
LEADING: Final = 1.1
LEAST_WORDS: Final = 11.0
"""The text size of the reason that is kept where a name or an effect takes a second line."""
READABLE: Final = 16.0
"""The text size below which the reason under a wide board takes the place of the hand too."""
LIT: Final[Colour] = (88, 62, 30)
"""The background of the marked line."""


@dataclass(frozen=True, slots=True)
class AdviceOnCard:
    """The content of the card."""

    title: str
    seats: Sequence[SeatLook]
    advice: Advice
    place: int
    """The index of the marked line."""
    limit: int | None = None
    """The limit up to which the table bids at the press of a button; None for no such button."""
    limit_key: str = ""
    """The key of the prompt's button for that."""

    @property
    def marked(self) -> AdvisedMove:
        """The line whose reason is shown."""
        return self.advice.moves[self.place]


def _cap(told: AdviceOnCard, button: Target) -> str:
    """Return the text on the key cap of a button of the last row, or its button of the gamepad.

    A gamepad has no letters: there the button that asked for advice chooses the limit.
    """
    if isinstance(button, BidUpTo):
        letter = "" if told.limit_key == "enter" else cap(told.limit_key)
        return letter or cap(key_of(Command.HINT))
    return cap("enter" if isinstance(button, TakeAdvice) else "escape")


def _label(told: AdviceOnCard, button: Target) -> str:
    """Return the label of a button of the last row."""
    if isinstance(button, BidUpTo):
        return translate("bid-up-to", amount=Money(button.amount))
    return translate("advice-take" if isinstance(button, TakeAdvice) else "advice-hide", place=told.place + 1)


class _MoveText(NamedTuple):
    """The lines of a move's name and of its effect."""

    title: list[str]
    brief: list[str]

    def extra(self, scale: Scale) -> int:
        """Return the height in pixels of lines in addition to one of each."""
        more = (len(self.title) - 1) * line_height(scale, TITLE_SIZE, LEADING)
        return more + (len(self.brief) - 1) * line_height(scale, BRIEF_SIZE, LEADING)


def _tip(button: Target) -> str:
    return translate("bid-up-to.words") if isinstance(button, BidUpTo) else ""


class AdviceCard:
    """The card's placement, controls and drawing. Measures are in units."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self._told: AdviceOnCard | None = None
        self._scale = Scale(1920, 1080)
        self._sides: tuple[pygame.Rect, pygame.Rect] | None = None
        """Whether the moves are at the left and the reason at the right, under a wide board."""
        self._area = pygame.Rect(0, 0, 0, 0)
        self._paper = self._area
        self._scores: pygame.Rect | None = None
        self._texts: list[_MoveText] = []

    @property
    def lies_open(self) -> bool:
        """Return whether there is advice to show."""
        return self._told is not None

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether the card covers a pixel."""
        return self.lies_open and any(area.collidepoint(position) for area in self._sides or (self._area,))

    def take_away(self) -> None:
        """Remove the card from the table."""
        self._told, self.spots = None, []

    def lay(self, layout: TableLayout, told: AdviceOnCard) -> None:
        """Place the card over prompt and log."""
        self._told, self._scale, self.spots = told, layout.scale, []
        if layout.beneath:
            self._lay_beside(layout, told)
        else:
            self._lay_upright(layout, told)

    def _lay_upright(self, layout: TableLayout, told: AdviceOnCard) -> None:
        """Lay out one column: the moves, the reason, the scores, the buttons."""
        px, self._sides = self._scale.px, None
        self._area = area = layout.prompt.union(layout.log)
        left, wide = area.x + px(INSET), area.w - 2 * px(INSET)
        top, bottom = area.y + px(HEAD), self._lay_buttons(told, left, area.bottom - px(FOOT), wide)
        count = len(told.advice.moves)
        space = bottom - top - px(2 * GAP)
        room = space - self._paper_needed(told, wide)
        self._scores = None
        if told.marked.scores and room - px(SCORES) >= count * px(LOW_ROW):
            self._scores = pygame.Rect(left, bottom - px(SCORES), wide, px(SCORES))
            bottom, room, space = self._scores.y, room - px(SCORES), space - px(SCORES)
        step = min(px(ROW), max(px(LEAST_ROW), room // count))
        spare = space - self._paper_needed(told, wide, LEAST_WORDS)
        self._texts = self._set_lines(told, wide + px(16), spare - count * min(step, px(CLOSE_ROW)))
        further = sum(text.extra(self._scale) for text in self._texts)
        step = min(step, (spare - further) // count) if further else step
        top = self._lay_lines(left - px(8), top, wide + px(16), step) + px(GAP)
        self._paper = pygame.Rect(left, top, wide, bottom - px(GAP) - top)

    def _set_lines(self, told: AdviceOnCard, wide: int, spare: int) -> list[_MoveText]:
        """Return the moves' names and effects, in two lines where `spare` pixels suffice, the best first."""
        scale, room = self._scale, wide - self._scale.px(NAME + ROW_END)
        texts = []
        for line in told.advice.moves:
            title = self._in_two_lines(line.title, "bold", TITLE_SIZE, room - scale.px(PERCENT))
            brief = self._in_two_lines(line.brief, "sans", BRIEF_SIZE, room)
            looks = (_MoveText(title, brief), _MoveText([line.title], brief), _MoveText(title, [line.brief]))
            least = _MoveText([line.title], [line.brief])
            text = next((one for one in looks if one.extra(scale) <= max(0, spare)), least)
            spare -= text.extra(scale)
            texts.append(text)
        return texts

    def _in_two_lines(self, words: str, face: str, points: float, room: int) -> list[str]:
        """Return words in two lines if one is too narrow for them and two suffice."""
        found = wrap(self._scale, words, face, points, room)
        return found if len(found) <= 2 else [words]

    def _paper_needed(self, told: AdviceOnCard, wide: int, points: float = WORDS[-1]) -> int:
        """Return the paper's height in pixels for the longest reason, so that nothing around it moves."""
        scale = self._scale
        inner, step = wide - scale.px(PAD), line_height(scale, points)
        lines = max(len(wrap(scale, line.reason, "sans", points, inner)) for line in told.advice.moves)
        return max(scale.px(PAPER), lines * step + scale.px(PAD))

    def _lay_beside(self, layout: TableLayout, told: AdviceOnCard) -> None:
        """Lay out the moves in place of the prompt, and the reason and the buttons at their right."""
        px, self._scores = self._scale.px, None
        self._area, right = layout.prompt, self._reason_side(layout, told)
        self._sides = layout.prompt, right
        left, wide, top = self._area.x + px(INSET), self._area.w - 2 * px(INSET), self._area.y + px(HEAD - 12)
        step = min(px(ROW), (self._area.bottom - px(FOOT - 4) - top) // len(told.advice.moves))
        self._texts = [_MoveText([line.title], [line.brief]) for line in told.advice.moves]
        self._lay_lines(left - px(8), top, wide + px(16), step)
        wide = right.w - 2 * px(FOOT)
        bottom = self._lay_buttons(told, right.x + px(FOOT), right.bottom - px(EDGE + 3), wide)
        top = right.y + px(EDGE)
        self._paper = pygame.Rect(right.x + px(FOOT), top, wide, bottom - px(NARROW_GAP) - top)

    def _reason_side(self, layout: TableLayout, told: AdviceOnCard) -> pygame.Rect:
        """Return the area of the log, including that of the hand if the text would be too small."""
        px, step = self._scale.px, line_height(self._scale, READABLE)
        room = layout.log.h - 2 * px(FOOT - 2) - px(BUTTON) - px(GAP) - px(PAD)
        inner = layout.log.w - 2 * px(FOOT) - px(PAD)
        lines = max(
            len(wrap(self._scale, line.reason, "sans", READABLE, inner)) for line in told.advice.moves
        )
        return layout.log if lines * step <= room else layout.log.union(layout.hand)

    def _lay_lines(self, left: int, top: int, wide: int, step: int) -> int:
        """Lay out the moves, each `step` pixels high or higher for further lines; return the lower edge."""
        for place, text in enumerate(self._texts):
            high = step + text.extra(self._scale)
            self.spots.append(Spot(Consider(place), pygame.Rect(left, top, wide, high - self._scale.px(4))))
            top += high
        return top

    def _lay_buttons(self, told: AdviceOnCard, left: int, bottom: int, wide: int) -> int:
        """Lay out the last row, or two if the limit has no room in it; return the upper edge."""
        scale, px = self._scale, self._scale.px
        top, gap = bottom - px(BUTTON), px(GAP)
        targets: list[Target] = [TakeAdvice(), CloseAdvice()]
        rows = [targets]
        if told.limit is not None:
            limit = BidUpTo(told.limit)
            rows = [[limit, *targets]]
            needed = [text_width(scale, _label(told, one), "bold", 18) * NARROWEST for one in rows[0]]
            if fsum(needed) + 3 * fsum(button_ends(scale, wide // 3)) + 2 * gap > wide:
                rows = [targets, [limit]]
        for row in rows:
            weights = [float(text_width(scale, _label(told, one), "bold", 18) + px(CAP)) for one in row]
            if row == targets:
                weights = [FIRST_BUTTON, 1]
            x, room = float(left), wide - gap * (len(row) - 1)
            for one, weight in zip(row, weights, strict=True):
                w = room * weight / fsum(weights)
                self.spots.append(Spot(one, pygame.Rect(round(x), top, round(w), px(BUTTON)), _tip(one)))
                x += w + gap
            top -= px(BUTTON) + gap
        return top + px(BUTTON) + gap

    # Drawing

    def draw(self, surface: pygame.Surface, hovered: Target | None, pressed: Target | None) -> None:
        """Draw the card, if there is one."""
        told, scale = self._told, self._scale
        if told is None:
            return
        for area in self._sides or (self._area,):
            panel(surface, scale, area, 8)
        self._draw_title(surface, told)
        rows = [(spot.target.place, spot.rect) for spot in self.spots if isinstance(spot.target, Consider)]
        metered = all(self._has_room_for_meter(self._texts[place], rect) for place, rect in rows)
        for place, rect in rows:
            self._draw_line(surface, told, place, rect, hovered == Consider(place), metered)
        for spot in self.spots:
            match spot.target:
                case TakeAdvice() | CloseAdvice() | BidUpTo() as one:
                    takes, label = isinstance(one, TakeAdvice), _label(told, one)
                    button(
                        surface,
                        scale,
                        spot.rect,
                        label,
                        key=_cap(told, one) or None,
                        main=takes,
                        pressed=pressed == one,
                        hovered=hovered == one,
                    )
        self._draw_reason(surface, told)
        if self._scores is not None:
            self._draw_scores(surface, told, self._scores)

    def _draw_title(self, surface: pygame.Surface, told: AdviceOnCard) -> None:
        scale, area, px = self._scale, self._area, self._scale.px
        y = area.y + px(TITLE_Y - (8 if self._sides else 0))
        left, right = area.x + px(INSET), area.right - px(INSET)
        lantern(surface, scale, left + px(12), y)
        # Advice that the player stopped is about what was found up to then.
        words = translate("advice-chance" if told.advice.is_final else "advice-thinks-on")
        room = right - left - px(34) - text_width(scale, words, "sans", 16) - px(12)
        write(surface, scale, words, "sans", 16, QUIET, right, y, "r")
        title = translate("advice-for", what=told.title)
        if text_width(scale, title, "title", TITLE) * SQUEEZED > room:
            title = translate("advice-title")
        write_fitting(
            surface, scale, title, "title", TITLE, PALE_BRASS, left + px(34), y, room, narrowest=SQUEEZED
        )

    def _has_room_for_meter(self, text: _MoveText, rect: pygame.Rect) -> bool:
        """Return whether a bar for the chance fits between a move's name and its percentage."""
        room = rect.w - self._scale.px(NAME + ROW_END + PERCENT + METER + 10)
        widest = max(text_width(self._scale, words, "bold", TITLE_SIZE) for words in text.title)
        return widest * (NARROWEST if len(text.title) == 1 else 1) <= room

    def _draw_line(
        self,
        surface: pygame.Surface,
        told: AdviceOnCard,
        place: int,
        rect: pygame.Rect,
        hovered: bool,
        metered: bool,
    ) -> None:
        """Draw a move: its number, name and effect, and the chance to win after it."""
        scale, px, line = self._scale, self._scale.px, told.advice.moves[place]
        chosen = place == told.place
        if chosen or hovered:
            pygame.draw.rect(surface, LIT if chosen else mix(LIT, WALNUT, 0.6), rect, 0, px(7))
        if chosen:
            pygame.draw.rect(surface, LAMP, rect, max(2, px(2)), px(7))
        draw_medal(surface, scale, place, rect.x + px(26), rect.centery, chosen)
        text = self._texts[place]
        left, right = rect.x + px(NAME), rect.right - px(ROW_END)
        low = rect.h - text.extra(scale)
        upper, lower = rect.y + low * 0.30, rect.bottom - low * 0.27
        percent = translate("advice-percent", percent=round(100 * line.chance))
        write(surface, scale, percent, "bold", 20, LAMP if chosen else CREAM, right, upper, "r")
        end = right - px(PERCENT)
        if metered:
            self._draw_meter(surface, line.chance, end, upper)
            end -= px(METER + 10)
        for number, words in enumerate(text.title):
            y = upper + number * line_height(scale, TITLE_SIZE, LEADING)
            write_fitting(
                surface, scale, words, "bold", TITLE_SIZE, CREAM, left, y, end - left, narrowest=SQUEEZED
            )
        for number, words in enumerate(reversed(text.brief)):
            y = lower - number * line_height(scale, BRIEF_SIZE, LEADING)
            write_fitting(
                surface, scale, words, "sans", BRIEF_SIZE, CREAM, left, y, right - left, narrowest=SQUEEZED
            )

    def _draw_meter(self, surface: pygame.Surface, chance: float, right: int, y: float) -> None:
        """Draw a bar filled in proportion to the chance to win."""
        px = self._scale.px
        bar = pygame.Rect(right - px(METER), round(y) - px(5), px(METER), px(10))
        pygame.draw.rect(surface, (30, 20, 12), bar, 0, px(5))
        full = pygame.Rect(bar.x, bar.y, max(px(6), round(bar.w * chance)), bar.h)
        pygame.draw.rect(surface, BRIGHT_BRASS, full.inflate(-px(3), -px(3)), 0, px(4))
        pygame.draw.rect(surface, mix(BRASS, WALNUT, 0.4), bar, 1, px(5))

    def _draw_reason(self, surface: pygame.Surface, told: AdviceOnCard) -> None:
        """Draw why the marked move is as good as it is, on paper, in the largest text that fits."""
        scale = self._scale
        inner = slip(surface, scale, self._paper).inflate(-scale.px(8), -scale.px(4))
        words = told.marked.reason
        for points in WORDS:
            lines, step = wrap(scale, words, "sans", points, inner.w), line_height(scale, points)
            if len(lines) * step <= inner.h:
                break
        most = max(1, inner.h // step)
        if len(lines) > most:
            lines[most - 1 :] = [shorten(scale, " ".join(lines[most - 1 :]), "sans", points, inner.w)]
        top = inner.centery - (len(lines) - 1) * step / 2
        for i, line in enumerate(lines):
            write(surface, scale, line, "sans", points, INK, inner.x, top + i * step)

    def _draw_scores(self, surface: pygame.Surface, told: AdviceOnCard, rect: pygame.Rect) -> None:
        """Draw everybody's expected final score if the marked move is played."""
        scale, px = self._scale, self._scale.px
        words = translate("advice-scores", place=told.place + 1)
        write_within(surface, scale, words, "sans", 16, QUIET, rect.x, rect.y + px(14), rect.w)
        gap, count = px(8), len(told.marked.scores)
        wide = (rect.w + gap) // count - gap
        for seat, (look, score) in enumerate(zip(told.seats, told.marked.scores, strict=True)):
            place = pygame.Rect(rect.x + seat * (wide + gap), rect.y + px(28), wide, px(32))
            pygame.draw.rect(surface, (38, 26, 16), place, 0, px(5))
            pygame.draw.rect(surface, mix(BRASS, WALNUT, 0.55), place, 1, px(5))
            stamp(surface, disc(look.colour, px(22)), place.x + px(17), place.centery, centred=True)
            room = place.w - px(38)
            whole, end = round(score), place.right - px(8)
            words = format_dollars(whole) if told.advice.in_dollars else format_number(whole)
            write_fitting(surface, scale, words, "bold", 18, CREAM, end, place.centery, room, "r")


def draw_medal(surface: pygame.Surface, scale: Scale, place: int, x: float, y: float, chosen: bool) -> None:
    """Draw a disc with the number of an advised move, centered at (x, y) pixels."""
    stamp(surface, _medal(medal_side(scale), chosen), x, y, centred=True)
    write(surface, scale, str(place + 1), "bold", 18, INK if chosen else PALE_BRASS, x, y, "c")


def medal_side(scale: Scale) -> int:
    """Return the width of that disc in pixels."""
    return round(max(20.0, MEDAL * scale.k))


@cached_surface
def _medal(side: int, chosen: bool) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        middle = (side / 2, side / 2)
        pen.circle((20, 12, 6), middle, side / 2)
        pen.circle(BRIGHT_BRASS, middle, side / 2 - side * 0.04)
        pen.circle(BRASS if chosen else WALNUT, middle, side / 2 - side * 0.12)
        if not chosen:
            pen.ring(DARK_BRASS, middle, side / 2 - side * 0.14, side * 0.03)

    return smooth((side, side), paint, 4)


def place_of(view: BoardView, shown: Shown, move: Move) -> pygame.Rect | None:
    """Return the place of a legal move on the board: the pickable that best tells it from the others."""
    places = []
    for thing in shown.meanings.get(move, ()):
        rect = view.rect_of(thing, shown)
        if rect is not None and rect.w and rect.h:
            others = sum(thing in things for things in shown.meanings.values())
            places.append((others, rect.w * rect.h, tuple(rect)))
    return pygame.Rect(min(places)[2]) if places else None


def draw_marks(
    surface: pygame.Surface,
    scale: Scale,
    board: pygame.Rect,
    places: Sequence[pygame.Rect | None],
    marked: int,
    names: Sequence[pygame.Rect] = (),
) -> None:
    """Darken the board except some places, and number them; ring the `marked` one.

    Ring and numbers avoid `names`, the text on the board.
    """
    seen = [(number, rect) for number, rect in enumerate(places) if rect is not None and board.contains(rect)]
    if not seen:
        return
    with only_within(surface, board):
        draw_dusk(surface, scale, [rect for _, rect in seen])
        taken: list[pygame.Rect] = []
        side = medal_side(scale)
        for number, rect in sorted(seen, key=lambda one: one[0] == marked):
            if number == marked:
                _ring_behind(surface, scale, rect, names)
            x, y = free_corner(rect.inflate(scale.px(8), scale.px(8)), side, [*names, *taken], board)
            taken.append(pygame.Rect(x - side // 2, y - side // 2, side, side))
            draw_medal(surface, scale, number, x, y, number == marked)


def _ring_behind(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, names: Sequence[pygame.Rect]
) -> None:
    """Draw a ring around a place, behind the names that it touches."""
    around = rect.inflate(rect.w, rect.h)
    touched = [name.inflate(6, 6).clip(surface.get_rect()) for name in names if name.colliderect(around)]
    kept = [(name, surface.subsurface(name).copy()) for name in touched if name.w and name.h]
    draw_ring(surface, scale, rect)
    for name, picture in kept:
        surface.blit(picture, name)
