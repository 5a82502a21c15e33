"""The prompt: who is to do what, in words; what can be chosen; what the move would change."""

from __future__ import annotations

import math
from typing import ClassVar, Final

import pygame

from game.table.boards.view import BoardView, Choice, Thing
from game.table.kit.furniture import button, button_ends, rim_cap, stepper
from game.table.kit.lettering import (
    NARROWEST,
    SQUEEZED,
    fitting,
    line_height,
    shorten,
    text_width,
    wrap,
    write,
    write_within,
)
from game.table.kit.materials import panel
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, CREAM, LAMP, PALE_BRASS, QUIET, SEATS, WALNUT, mix
from game.table.play.ask import Ask, Offered, Pick, PromptButton, Spot, Stepper, Target
from game.table.play.button_row import BETWEEN, GAP, ButtonRow, key_width
from game.table.play.chooser import AmountAsked
from game.table.play.prompt_parts import draw_action, draw_call, draw_pips, draw_plate
from game.table.play.running import draw_train
from game.table.play.slip_paper import LOW_SLIP, draw_slip
from game.table.program.commands import Command
from game.table.program.keys import cap
from game.words import Money, format_dollars, translate

CONFIRM: Final = PromptButton(Command.CONFIRM)
LEAST_SLIP: Final = 60
"""Units that a slip needs at least; with less room none is shown."""
LARGE_SLIP: Final = 150
"""Units that a slip has beside more than two lines of words, where letters are large."""
TIGHT: Final = 445
TIGHT_CHOICE: Final = 44
"""In a panel lower than this, in units, buttons with two lines and amounts are so high at most."""
SMALL_WORDS: Final = 14
SMALL_LINE: Final = 1.25
"""The smallest letters of words that are long for the room that there is; lines in parts of the letters.

Large letters may get smaller still: as small as where text has its usual size.
"""


class PromptPanel:
    """Lays the prompt out, draws it, and knows what lies where. Its measures are units."""

    inset: ClassVar[int] = 24
    title_y: ClassVar[int] = 36
    words_y: ClassVar[int] = 70
    """From the panel's upper edge to the middle of the title, and of the first line of words."""
    word_line: ClassVar[int] = 25
    words_points: ClassVar[float] = 19
    titles: ClassVar[tuple[int, ...]] = (25, 23, 21, 19)
    """The sizes of the title's letters, the first that fits."""
    tall_choice: ClassVar[int] = 54
    low_choice: ClassVar[int] = 42
    button_high: ClassVar[int] = 42
    stepper_high: ClassVar[int] = 54
    name_up: ClassVar[int] = 15
    """How far the plate with the name stands out over the panel's upper rim."""
    shares: ClassVar[tuple[float, ...]] = (1.0, 0.84)
    """How narrow the words on the buttons of the last row may be, the usual share first."""
    least_caps: ClassVar[int] = 1
    """How many buttons of the last row keep their key's cap, even if it is broken for it."""
    last: ClassVar[int] = 16
    """Units under the last row of buttons."""
    kept_lines: ClassVar[int] = 2
    """How many lines are kept for the words, where there is room: a hint then moves nothing."""
    pips_below: ClassVar[bool] = False
    """Whether the pictures of the steps stand under the words, instead of beside the title."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.spots: list[Spot] = []
        self._ask = Ask("", "")
        self._scale = Scale(1920, 1080)
        self._area = self.rect
        self.pips_shown = True
        """Whether the pictures of the steps have room under the words."""
        self._wide = 0
        """Pixels that the words and the buttons take across."""
        self._words: list[str] = []
        self._words_size: float = self.words_points
        self._words_step = float(self.word_line)
        """The size of their letters and the units from one line to the next."""
        self._row = ButtonRow(self._scale, self.button_high)
        """How the buttons of the actions look."""
        self._slip_rect: pygame.Rect | None = None
        self._stepper_rect: pygame.Rect | None = None
        self._most_lines = 0
        """Lines of words that this decision has taken so far."""
        self._over_title = 0
        """Lines of a refusal that stand where the title does, because it has no room under it."""
        self._lowered = 0
        """Units by which choices are lower than usual, because room is very short."""
        self._tight = False
        """Whether buttons and the amount are low, because room is short."""

    def arrange(self, scale: Scale, area: pygame.Rect, ask: Ask, *, fresh: bool = True) -> None:
        """Lay out what is asked over the whole `area`; `rect` and `spots` say what lies where.

        Unless a `fresh` decision begins the words take no less room than before, so that no button
        slips away from under the pointer.
        """
        self._scale, self._area, self._ask = scale, area, ask
        self.rect = area.copy()
        if fresh:
            self._most_lines = 0
        px = scale.px
        left, self._wide = area.x + px(self.inset), area.w - 2 * px(self.inset)
        top, bottom = self._lay_column(ask, left, self._wide, px(LOW_SLIP + GAP) if ask.paper else 0)
        room = bottom - px(GAP) - top
        self._slip_rect = None
        if ask.paper and room >= px(LEAST_SLIP):
            self._slip_rect = pygame.Rect(left, top, self._wide, room)

    def _lay_column(self, ask: Ask, left: int, wide: int, paper: int) -> tuple[int, int]:
        """Title, words, choices and the amount from the top down, the last row at the bottom.

        Returns where the ones end and the others begin. Words that are shorter leave `paper` pixels.
        """
        px = self._scale.px
        self.spots = []
        bottom = self._area.bottom - px(self.last)
        top = bottom - self._lay_actions(ask, left, 0, wide) if ask.actions else bottom
        for spot in self.spots:
            spot.rect.y += top
        first = self._area.y + px(self.words_y - 12)
        self._tight = self._area.h < px(TIGHT)
        needed = len(wrap(self._scale, ask.words, "semi", self.words_points, wide))
        if needed * px(self.word_line) > top - px(6) - self._height_below(ask, left, wide) - first:
            self._tight = True
        spare = top - px(6) - self._height_below(ask, left, wide) - first
        most, usual = (max(1, pixels // px(self.word_line)) for pixels in (spare, spare - paper))
        if paper and self._scale.text > 1:
            most = min(most, max(self.kept_lines, (spare - px(LARGE_SLIP)) // px(self.word_line)))
        self._most_lines = min(most, max(self._most_lines, min(self.kept_lines, usual)))
        # A refusal comes while the pointer is on something: it moves nothing.
        held = ask.notice and (ask.choices or ask.amount is not None)
        most = self._most_lines if held else most
        self._set_words(ask.notice or ask.words, wide, most)
        self._most_lines = max(
            self._most_lines, math.ceil(len(self._words) * self._words_step / self.word_line)
        )
        y = first + px(self.word_line * self._most_lines + 6)
        y = self._lay_choices(ask, left, y, wide)
        self._stepper_rect = None
        if ask.amount is not None:
            self._stepper_rect = pygame.Rect(left, y, wide, px(self._amount_high))
            self._lay_stepper(ask.amount, self._stepper_rect)
            y = self._stepper_rect.bottom + px(GAP + 2)
        return y, top

    def _height_below(self, ask: Ask, left: int, wide: int) -> int:
        """Pixels that choices and the amount take."""
        before = list(self.spots)
        high = self._lay_choices(ask, left, 0, wide)
        self.spots = before
        return high + (self._scale.px(self._amount_high + GAP + 2) if ask.amount is not None else 0)

    @property
    def _amount_high(self) -> int:
        """Units of the tray with the amount."""
        return min(self.stepper_high, TIGHT_CHOICE) if self._tight else self.stepper_high

    def _set_words(self, words: str, wide: int, most: int) -> None:
        """Set the words in the room of so many lines: smaller and narrower if need be, shortened at last."""
        scale, points, step = self._scale, self.words_points, float(self.word_line)
        self._words = wrap(scale, words, "semi", points, wide)
        high, lines = most * step, most
        smallest = SMALL_WORDS / scale.text**2
        while len(self._words) > lines and points > smallest:
            points, step = points - 1, SMALL_LINE * (points - 1)
            wide, lines = int(self._wide / NARROWEST), int(high // step)
            self._words = wrap(scale, words, "semi", points, wide)
        if len(self._words) > lines:
            rest = " ".join(self._words[lines - 1 :])
            self._words[lines - 1 :] = [shorten(scale, rest, "semi", points, int(self._wide / SQUEEZED))]
        self._words_size, self._words_step = points, step

    def _lay_choices(self, ask: Ask, left: int, y: int, wide: int) -> int:
        if not ask.choices:
            return y
        px = self._scale.px
        noted = any(offered.choice.note for offered in ask.choices)
        tall = min(self.tall_choice, TIGHT_CHOICE) if self._tight else self.tall_choice
        high, gap, count = px((tall if noted else self.low_choice) - self._lowered), px(GAP), len(ask.choices)
        needed = max(self._choice_width(offered, noted) for offered in ask.choices)
        columns = max(self._columns(count, needed, wide), 2 if self._tight and count > 3 else 1)
        rows = -(-count // columns)
        across = -(-count // rows)
        for i, offered in enumerate(ask.choices):
            row, column = divmod(i, across)
            x = left + round((wide + gap) * column / across)
            end = left + round((wide + gap) * (column + 1) / across) - gap
            rect = pygame.Rect(x, y + row * (high + px(8)), end - x, high)
            why = offered.choice.why if not offered.choice.enabled else ""
            self.spots.append(Spot(Pick(offered.choice.thing), rect, why, offered.choice.enabled))
        return y + rows * (high + px(8)) - px(8) + px(GAP + 2)

    def _columns(self, count: int, needed: int, wide: int) -> int:
        """How many of so many choices, `needed` pixels wide, lie beside each other."""
        gap = self._scale.px(GAP)
        return max(1, min(count, 4, (wide + gap) // (needed + gap)))

    def _choice_width(self, offered: Offered, noted: bool) -> int:
        scale, px = self._scale, self._scale.px
        label = text_width(scale, offered.choice.label, "semi" if noted else "bold", 17 if noted else 18)
        if noted:
            label = max(label, text_width(scale, offered.choice.note, "slab_bold", 17))
        picture = px(22) if offered.choice.badge else 0
        key = px(29) if offered.key and not noted else 0
        if scale.text > 1:
            return math.ceil(label * NARROWEST) + px(26)  # Picture and key only where there is room.
        return label + picture + key + px(26)

    def _has_room(self, offered: Offered, wide: int) -> bool:
        """Whether a choice's button is wide enough for the cap of its key beside its words."""
        ends = self._scale.px(math.fsum(button_ends(self._scale, wide)))
        return self._narrowest(offered.choice) + key_width(self._scale, offered.key) + ends <= wide

    def _has_room_for_picture(self, offered: Offered, wide: int) -> bool:
        """Whether a choice's words can be read in full beside its picture and the cap of its key."""
        key = key_width(self._scale, offered.key) if self._has_room(offered, wide) else 0
        ends = self._scale.px(22 + sum(button_ends(self._scale, wide)))
        return self._narrowest(offered.choice) + key + ends <= wide

    def _narrowest(self, choice: Choice) -> float:
        """Pixels that a choice's words take at least, in one line or in two."""
        scale, face, points = self._scale, *(("semi", 17.0) if choice.note else ("bold", 18.0))
        note = text_width(scale, choice.note, "slab_bold", 17) if choice.note else 0
        return max(note, text_width(scale, choice.label, face, points)) * NARROWEST

    def _lay_stepper(self, amount: AmountAsked, rect: pygame.Rect) -> None:
        side = min(rect.h, rect.w // 3)
        third = (rect.w - 2 * side) // 3
        can_lower, can_raise = amount.value > amount.lowest, self._can_raise(amount)
        for part, x, wide, tip, enabled in (
            (Stepper.LESS, rect.x, side, "", can_lower),
            (Stepper.MORE, rect.right - side, side, "", can_raise),
            (Stepper.LEAST, rect.x + side, third, translate("amount-least"), can_lower),
            (Stepper.MOST, rect.right - side - third, third, translate("amount-most"), can_raise),
        ):
            if part is Stepper.MOST and self._ask.covered:
                continue  # How much the most is should not be seen.
            place = pygame.Rect(x, rect.y, wide, rect.h)
            self.spots.append(Spot(part, place, tip, enabled))

    def _can_raise(self, amount: AmountAsked) -> bool:
        """Whether the tray's plus is lit; also at the most, where how much that is should not be seen."""
        return self._ask.covered or amount.value < amount.highest

    def _lay_actions(self, ask: Ask, left: int, y: int, wide: int) -> int:
        """Rows of buttons, as wide as their words and stretched to fill the row, in as few as they need."""
        if not ask.actions:
            return y
        row, snug = list(ask.actions), self._scale.text > 1 or self._area.h < self._scale.px(TIGHT)
        plain = ButtonRow(self._scale, self.button_high)
        self._row = plain.fitted(row, wide, self.shares, self.least_caps, snug=snug)
        step = self._scale.px(self.button_high) + self._scale.px(BETWEEN)
        parts = self._row.rows(row, wide)
        self._row = self._row.with_caps(parts, wide)
        for part in parts:
            self.spots += self._row.spots(part, left, y, wide)
            y += step
        return y - self._scale.px(BETWEEN)

    @property
    def paper(self) -> pygame.Rect | None:
        """The place of the slip; None where there is no room for it."""
        return self._slip_rect

    def spot_of(self, target: Target) -> Spot | None:
        """Where a button lies that is shown now."""
        return next((spot for spot in self.spots if spot.target == target), None)

    # Drawing

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        *,
        hovered: Target | None = None,
        pressed: Target | None = None,
        focused: Thing | None = None,
        shake: float = 0.0,
        clock: float = 0.0,
        news: float = 0.0,
    ) -> None:
        """Draw it. `shake` moves the words by units; `clock`, in seconds, drives a thinking bot's train.

        `news`, from 1 to 0: how new it is that another person is asked.
        """
        scale, rect, ask, k = self._scale, self.rect, self._ask, self._scale.k
        panel(surface, scale, rect, 8)
        if news > 0 and ask.who and ask.colour is not None:
            draw_call(surface, scale, rect, SEATS[ask.colour].colour, news)
        self.draw_name(surface)
        left = rect.x + self.inset * k
        right = left + self._wide
        start = left
        if ask.colour is not None and not self._over_title:
            stamp(surface, disc(ask.colour, 30 * k), left + 16 * k, rect.y + self.title_y * k, centred=True)
            start = left + 42 * k
        wide = text_width(scale, ask.title, "title", self.titles[0])
        end = right
        if ask.pips is not None and self.pips_below and self.pips_shown:
            y = rect.y + (self.words_y + self.word_line * (self._most_lines + 0.3)) * k
            draw_pips(surface, scale, view, ask.pips, (right, y), right - left)
        elif ask.pips is not None and not self.pips_below:
            place = (right, rect.y + (self.title_y - 1) * k)
            end = draw_pips(surface, scale, view, ask.pips, place, right - start - wide)
        room = round(end - start - 10 * k)
        points = self.title_size(room)
        y = rect.y + self.title_y * k
        title = "" if self._over_title else ask.title
        write_within(surface, scale, title, "title", points, PALE_BRASS, start, y, room, narrowest=SQUEEZED)
        first = self.words_y - self.word_line * self._over_title
        for i, line in enumerate(self._words):
            y, ink = rect.y + (first + self._words_step * i) * k, LAMP if ask.notice else CREAM
            x, size = left + shake * k, self._words_size
            write_within(surface, scale, line, "semi", size, ink, x, y, self._wide, narrowest=SQUEEZED)
        places = {spot.target: spot.rect for spot in self.spots}
        for offered in ask.choices:
            rect = places[Pick(offered.choice.thing)]
            self._draw_choice(surface, view, offered, rect, hovered, pressed, focused)
        if ask.amount is not None and self._stepper_rect is not None:
            self._draw_stepper(surface, ask.amount, hovered)
        if self._slip_rect is not None:
            self._draw_paper(surface, view, clock)
        for action in ask.actions:
            draw_action(
                surface,
                scale,
                places[action.target],
                action,
                capped=action.target in self._row.capped,
                pictured=action.target in self._row.pictured,
                pressed=pressed == action.target,
                hovered=hovered == action.target,
                focused=focused is not None and focused == action.thing,
            )

    def draw_name(self, surface: pygame.Surface) -> None:
        """Who is to act, where several people play; also over a card that lies over the prompt."""
        ask, place = self._ask, (self.inset, self.name_up)
        if ask.who and ask.colour is not None:
            draw_plate(surface, self._scale, self.rect, place, ask.who, SEATS[ask.colour].colour)

    def title_size(self, room: int) -> float:
        """The size of the title's letters, the largest with which it fits into `room` pixels."""
        scale, title = self._scale, self._ask.title
        found = (size for size in self.titles if text_width(scale, title, "title", size) <= room)
        return next(found, None) or fitting(scale, title, "title", self.titles[-1], room)

    def _draw_choice(
        self,
        surface: pygame.Surface,
        view: BoardView,
        offered: Offered,
        rect: pygame.Rect,
        hovered: Target | None,
        pressed: Target | None,
        focused: Thing | None,
    ) -> None:
        scale, choice = self._scale, offered.choice
        target = Pick(choice.thing)
        picture = None
        if choice.badge is not None and self._has_room_for_picture(offered, rect.w):
            side = scale.px(24)
            picture = pygame.Surface((side, side), pygame.SRCALPHA)
            view.draw_badge(picture, choice.badge, picture.get_rect())
        key = (cap(offered.key) or None) if offered.key else None
        inside = self._has_room(offered, rect.w)
        button(
            surface,
            scale,
            rect,
            choice.label,
            key=key if inside else None,
            note=choice.note,
            picture=picture,
            main=offered.picked,
            pressed=pressed == target,
            hovered=hovered == target,
            enabled=choice.enabled,
            focused=focused == choice.thing,
        )
        if key is not None and not inside:
            rim_cap(surface, scale, rect, key, offered.picked, choice.enabled)

    def _amount_words(self, amount: AmountAsked) -> str:
        return format_dollars(amount.value if amount.refused is None else amount.refused)

    def _draw_stepper(self, surface: pygame.Surface, amount: AmountAsked, hovered: Target | None) -> None:
        assert self._stepper_rect is not None
        stepper(
            surface,
            self._scale,
            self._stepper_rect,
            self._amount_words(amount),
            low=translate("amount-from", amount=Money(amount.lowest)),
            high="" if self._ask.covered else translate("amount-to", amount=Money(amount.highest)),
            refused=amount.refused is not None,
            can_lower=amount.value > amount.lowest,
            can_raise=self._can_raise(amount),
            lower_lit=hovered is Stepper.LESS,
            raise_lit=hovered is Stepper.MORE,
        )

    def _draw_paper(self, surface: pygame.Surface, view: BoardView, clock: float) -> None:
        """The slip, or its empty place, or the train of a bot that thinks."""
        assert self._slip_rect is not None
        ask, rect, scale = self._ask, self._slip_rect, self._scale
        if ask.thinking:
            draw_train(surface, scale, rect, clock, ask.progress)
        elif ask.slip is not None:
            draw_slip(surface, scale, view, ask.slip, rect)
        else:
            edge = mix(BRASS, WALNUT, 0.62)
            pygame.draw.rect(surface, edge, rect, 1, border_radius=scale.px(4))
            ready = any(action.main for action in ask.actions)
            words = translate("slip-empty") if ask.actions and not ready else ""
            ink, room = mix(QUIET, WALNUT, 0.18), rect.w - scale.px(24)
            lines, step = wrap(scale, words, "italic", 17, room), line_height(scale, 17)
            for i, line in enumerate(lines):
                y = rect.centery + (i - (len(lines) - 1) / 2) * step
                write(surface, scale, line, "italic", 17, ink, rect.centerx, y, "c")
