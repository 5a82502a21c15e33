"""The prompt panel: who is to do what; the choices; what the move would change."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import ClassVar, Final

import pygame

from game.table.boards.shown import Pickable
from game.table.boards.view import Badge, BoardView, Choice
from game.table.kit.furniture import (
    DULL_INK,
    LABEL,
    button,
    button_ends,
    cap_width,
    has_room_for_cap,
    round_button,
    stepper,
    words_width,
)
from game.table.kit.icons import icon_within
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
from game.table.kit.materials import lamp_glow, panel
from game.table.kit.pen import only_within, stamp
from game.table.kit.pieces import disc, train
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, CREAM, INK, LAMP, PALE_BRASS, QUIET, SEATS, WALNUT, Colour, mix, on
from game.table.play.decision import AmountChoice
from game.table.play.intents import Pick, TurnPaper
from game.table.play.prompt_content import ENTER, Action, Offered, Prompt
from game.table.play.recap import Recap
from game.table.play.recap_paper import RecapPaper
from game.table.play.slip_paper import LOW_SLIP, draw_slip
from game.table.play.spots import LESS, MAXIMUM, MINIMUM, MORE, PromptButton, Spot, Target
from game.table.program.commands import Command, shortcut
from game.table.program.keys import cap, told
from game.words import Money, format_dollars, translate

GAP: Final = 10
"""The distance in units between two buttons."""
BETWEEN: Final = 8
"""The distance in units between two rows of buttons."""


def key_width(scale: Scale, key: str) -> int:
    """Return the pixels of a key cap and the gap before it."""
    words = cap(key) if key else ""
    return cap_width(scale, words) + scale.px(8) if words else 0


def named_key(label: str, key: str) -> str:
    """Return a button's label with its key, for a tooltip; "" if the button has none."""
    return f"{label} ({words})" if key and (words := told([key], [key])) else ""


@dataclass(frozen=True)
class ButtonRow:
    """The look of a row of buttons: `high` units tall, with text condensed to `share`.

    `capped` are the actions whose buttons have room for a key cap, `pictured` those with a picture instead of
    text.
    """

    scale: Scale
    high: int
    share: float = 1.0
    capped: frozenset[Target] = frozenset()
    pictured: frozenset[Target] = frozenset()
    measured: dict[Target, tuple[int, int]] = field(default_factory=dict)
    """The measured pixels of the text and of the key cap on each button."""

    def width(self, row: Sequence[Action]) -> int:
        """Return the width in pixels of a row of buttons with the gaps between them."""
        return self.scale.px(GAP) * (len(row) - 1) + sum(map(self.width_of, row))

    def width_of(self, action: Action) -> int:
        """Return the width of a button in pixels."""
        target = action.target
        label, key = self.measured.get(target) or self._measure(action)
        key = key if key and target in self.capped else 0
        if self.pictured and target in self.pictured:
            return self.scale.px(self.high) + key
        words = round(label * self.share) + key
        return words + self.scale.px(2 + sum(button_ends(self.scale, words + self.scale.px(34))))

    def _measure(self, action: Action) -> tuple[int, int]:
        label = text_width(self.scale, action.label, "bold", 18)
        other = text_width(self.scale, action.otherwise, "bold", 18) if action.otherwise else 0
        measured = self.measured[action.target] = max(label, other), key_width(self.scale, action.key)
        return measured

    def fitted(
        self, row: Sequence[Action], wide: int, shares: Sequence[float], least_caps: int, *, snug: bool
    ) -> ButtonRow:
        """Return the row adapted to `wide` pixels; if nothing helps, the row is wider.

        Text is condensed, down to the last of `shares`, and key caps are dropped, down to `least_caps`: those
        of the last buttons first, that of the main one last. In a `snug` row, pictures replace text first.
        """
        none: frozenset[Target] = frozenset()
        icons = frozenset(action.target for action in row if action.icon)
        looks = (none, icons) if snug and icons else (none,)
        targets = [action.target for action in sorted(row, key=lambda action: not action.main)]
        numbers = range(len(targets), (0 if snug else least_caps) - 1, -1)
        tries = list(product(numbers, looks, shares))
        if snug:
            tries += product((1, 0), looks, (NARROWEST,))
        for number, pictured, share in tries:
            found = replace(self, share=share, capped=frozenset(targets[:number]), pictured=pictured)
            if found.width(row) <= wide:
                return found
        if snug:
            return replace(self, share=NARROWEST)
        return replace(self, share=shares[0], capped=frozenset(targets))

    def in_two_rows(self, row: Sequence[Action], wide: int, shares: Sequence[float]) -> ButtonRow | None:
        """Return the buttons adapted to two rows of `wide` pixels, all with key caps; None if that fails."""
        icons = frozenset(action.target for action in row if action.icon)
        capped = frozenset(action.target for action in row)
        for pictured, share in product((frozenset[Target](), icons), shares):
            found = replace(self, share=share, capped=capped, pictured=pictured)
            if len(found.rows(row, wide)) <= 2 and all(found.width([one]) <= wide for one in row):
                return found
        return None

    def rows(self, actions: Sequence[Action], wide: int) -> list[list[Action]]:
        """Return the actions in as many rows as they need, each within `wide` pixels."""
        rows: list[list[Action]] = [[]]
        gap, used = self.scale.px(GAP), 0
        for action in actions:
            width = self.width_of(action)
            if rows[-1] and used + width > wide:
                rows.append([])
                used = 0
            rows[-1].append(action)
            used += width + gap
        return rows

    def with_caps(self, rows: Sequence[Sequence[Action]], wide: int) -> ButtonRow:
        """Return the buttons with further key caps, in each row that has room for all of its own."""
        found = self
        for row in rows:
            capped = replace(self, capped=self.capped.union(action.target for action in row))
            if capped.width(row) <= wide:
                found = replace(found, capped=found.capped | capped.capped)
        return found

    def spots(self, row: Sequence[Action], left: int, y: int, wide: int) -> list[Spot]:
        """Return the places of the row's buttons, stretched to fill `wide` pixels; pictures have tooltips."""
        widths, gap = [self.width_of(action) for action in row], self.scale.px(GAP)
        spare = (wide - sum(widths) - gap * (len(row) - 1)) / len(row)
        spots = []
        x = float(left)
        for action, width in zip(row, widths, strict=True):
            need = width + spare
            rect = pygame.Rect(round(x), y, round(x + need) - round(x), self.scale.px(self.high))
            pictured = bool(self.pictured) and action.target in self.pictured
            tip = f"{action.label}\n{action.tip}".strip() if pictured else action.tip
            words = "" if pictured else action.label
            capped = action.target in self.capped and has_room_for_cap(
                self.scale, rect.size, words, cap(action.key) if action.key else ""
            )
            key = "" if capped else action.key
            spots.append(Spot(action.target, rect, tip, action.enabled, named_key(action.label, key)))
            x += need + gap
        return spots


def draw_plate(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    place: tuple[int, int],
    words: str,
    colour: Colour,
    taken: float = 0.0,
) -> None:
    """Draw whose turn it is, on a plate in the seat's color on the upper rim of a panel.

    `place` is the distance from the panel's left edge, and above its rim, in units; `taken` are those at the
    rim's right end that are not free.
    """
    inset, up = place
    spot = pygame.Rect(rect.x + scale.px(inset), rect.y - scale.px(up), 0, scale.px(24))
    room = rect.w - scale.px(inset + max(inset, taken) + 24)
    spot.w = min(room, text_width(scale, words, "bold", 16)) + scale.px(24)
    pygame.draw.rect(surface, colour, spot, border_radius=scale.px(5))
    pygame.draw.rect(surface, PALE_BRASS, spot, max(1, scale.px(1.4)), border_radius=scale.px(5))
    write_within(surface, scale, words, "bold", 16, on(colour), spot.centerx, spot.centery, room, "c")


def draw_call(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, colour: Colour, news: float) -> None:
    """Draw a rim in the seat's color when another person is asked: bright (`news` 1), then fading (0)."""
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
    """Draw a button of the last row: `capped` with its key cap, `pictured` with a picture instead of text."""
    key = (cap(action.key) or None) if action.key and capped else None
    button(
        surface,
        scale,
        rect,
        "" if pictured else action.label,
        key=key,
        main=action.main,
        pressed=pressed,
        hovered=hovered,
        enabled=action.enabled,
        focused=focused,
    )
    if pictured:
        ink = DULL_INK if not action.enabled else INK if action.main else CREAM
        middle = (
            rect.centerx - (cap_width(scale, key) + scale.px(3)) // 2 if key is not None else rect.centerx
        )
        stamp(
            surface, icon_within(action.icon, 11 * scale.k, ink, WALNUT), middle, rect.centery, centred=True
        )


def draw_pips(
    surface: pygame.Surface,
    scale: Scale,
    view: BoardView,
    pips: tuple[int, int, Badge],
    place: tuple[float, float],
    room: float,
) -> float:
    """Draw a picture for each allowed step: done, next, still to come; return the left end.

    `place` is the right end and the middle in pixels. If `room` (pixels) is too narrow, the count in words is
    omitted.
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


def draw_train(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, clock: float, progress: str) -> None:
    """Draw a train that runs through the lamp's light, with the bot's progress below it.

    `clock`, in seconds, determines the train's position.
    """
    k = scale.k
    pygame.draw.rect(surface, mix(WALNUT, (0, 0, 0), 0.45), rect, border_radius=scale.px(4))
    lamp_glow(surface, rect.inflate(-rect.w // 5, 0), strength=0.22)
    rail = round(rect.bottom - (34 if progress else 22) * k)
    for x in range(rect.x + scale.px(8), rect.right - scale.px(8), max(5, scale.px(11))):
        pygame.draw.line(surface, mix(BRASS, WALNUT, 0.45), (x, rail + 1), (x, rail + scale.px(4)))
    pygame.draw.line(surface, BRASS, (rect.x + 1, rail), (rect.right - 2, rail), max(1, scale.px(1.6)))
    w, h = round(112 * k), round(45 * k)
    with only_within(surface, rect):
        stamp(surface, train(w), rect.x - w + (clock * 95 * k) % (rect.w + w), rail - h * 0.9)
    if progress:
        room = rect.w - scale.px(12)
        write_within(
            surface, scale, progress, "sans", 16, QUIET, rect.centerx, rect.bottom - 14 * k, room, "c"
        )


TURNER: Final = 22
LEAST_TURNER: Final = 24
"""The diameter in units of the button that turns the paper, and the smallest one in pixels."""
LEAST_SLIP: Final = 60
"""The smallest height of a preview in units; with less room none is shown."""
MOST_IN_ROW: Final = 3
"""The most buttons in a row of the last ones; more are in two rows."""
LARGE_SLIP: Final = 150
"""The height in units of a preview next to more than two lines of text, where text is large."""
LONG_SLIP: Final = 300
"""The height in units of a preview of several outcomes."""
TIGHT: Final = 445
TIGHT_CHOICE: Final = 44
"""The panel height, in units, below which two-line buttons and amounts have this height at most."""
SMALL_WORDS: Final = 14
SMALL_LINE: Final = 1.25
"""The smallest text for the available room, and its line height relative to the text.

Large text may shrink further, to the size it has at the default text size.
"""


class PromptPanel:
    """The panel that lays out and draws the prompt, and finds what is under a pixel; measures are in
    units.
    """

    inset: ClassVar[int] = 24
    title_y: ClassVar[int] = 36
    words_y: ClassVar[int] = 70
    """The units from the panel's upper edge to the middle of the title, and of the first line of text."""
    word_line: ClassVar[int] = 25
    words_points: ClassVar[float] = 19
    titles: ClassVar[tuple[int, ...]] = (25, 23, 21, 19)
    """The text sizes of the title, the first that fits."""
    tall_choice: ClassVar[int] = 54
    low_choice: ClassVar[int] = 42
    button_high: ClassVar[int] = 42
    stepper_high: ClassVar[int] = 54
    name_up: ClassVar[int] = 15
    """How far the plate with the name extends above the panel's upper rim."""
    shares: ClassVar[tuple[float, ...]] = (1.0, 0.84)
    """The condensed widths of text on the buttons of the last row, the default first."""
    least_caps: ClassVar[int] = 1
    """The number of buttons in the last row that keep their key cap, even if they need another row for it."""
    last: ClassVar[int] = 16
    """The space in units below the last row of buttons."""
    kept_lines: ClassVar[int] = 2
    """The number of lines reserved for the text, if space permits, so that a hint moves nothing."""
    turner_out: ClassVar[int] = 5
    """The distance in units from the paper's right edge to the middle of the button that turns it."""
    pips_below: ClassVar[bool] = False
    """Whether the pictures of the steps are below the text, instead of next to the title."""
    brief_recap: ClassVar[bool] = False
    """Whether the recap's paper is too narrow for all events, which are in the log."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.spots: list[Spot] = []
        self._prompt = Prompt("", "")
        self._scale = Scale(1920, 1080)
        self._area = self.rect
        self.pips_shown = True
        """Whether the pictures of the steps fit below the text."""
        self._wide = 0
        """The width in pixels for text and buttons."""
        self._words: list[str] = []
        self._words_size: float = self.words_points
        self._words_step = float(self.word_line)
        """The text size, and the units from one line to the next."""
        self._row = ButtonRow(self._scale, self.button_high)
        """The look of the action buttons."""
        self._slip_rect: pygame.Rect | None = None
        self.recap = RecapPaper(self.brief_recap)
        self._turner: Spot | None = None
        """The button that turns the paper from the preview to the recap, and back."""
        self._stepper_rect: pygame.Rect | None = None
        self._most_lines = 0
        """The lines of text that this decision has needed up to now."""
        self._over_title = 0
        """The lines of a rejection in place of the title, where there is no room below it."""
        self._lowered = 0
        """The units by which choices are lower than by default, because space is very limited."""
        self._choice_high = 0
        """The height of choices in pixels."""
        self._choice_points = LABEL
        """The text size of their labels, the same on all."""
        self._choices_capped = self._choices_pictured = True
        """Whether all choices have room for their key caps, and for their pictures."""
        self._roomy = False
        """Whether this decision has room for further rows of buttons, so that all show their key caps."""
        self._tight = False
        """Whether buttons and the amount are low, because space is limited."""

    def arrange(self, scale: Scale, area: pygame.Rect, prompt: Prompt, *, fresh: bool = True) -> None:
        """Lay out the prompt in `area`; `rect` and `spots` give the places.

        Unless a `fresh` decision begins, the text takes no less room than before, so that no button moves
        away from under the pointer.
        """
        if not fresh and (scale, area, prompt) == (self._scale, self._area, self._prompt):
            return
        self._scale, self._area, self._prompt = scale, area, prompt
        self.rect = area.copy()
        if fresh:
            self._most_lines, self._roomy = 0, False
        px = scale.px
        left, self._wide = area.x + px(self.inset), area.w - 2 * px(self.inset)
        paper = px(LOW_SLIP + GAP) if prompt.paper else 0
        top, bottom = self._lay_column(prompt, left, self._wide, paper)
        if fresh and not self._all_capped:
            self._roomy = True
            top, bottom = self._lay_column(prompt, left, self._wide, paper)
            if bottom - px(GAP) - top < self._paper_needed(prompt):
                self._roomy = False
                top, bottom = self._lay_column(prompt, left, self._wide, paper)
        room = bottom - px(GAP) - top
        self._slip_rect = None
        if prompt.paper and room >= px(LEAST_SLIP):
            self._slip_rect = pygame.Rect(left, top, self._wide, room)
        self._lay_recap()

    def turn_recap(self, steps: int) -> None:
        """Scroll the recap by lines, up if positive."""
        self.recap.turn(steps)

    def _lay_recap(self) -> None:
        """Place the recap, and the button that turns the paper from the preview to it, and back."""
        prompt, rect = self._prompt, self._slip_rect
        recap = prompt.recap if prompt.recap is not None and not prompt.thinking else Recap()
        shown = rect is not None and bool(recap.entries)
        self.recap.lay(self._scale, rect if shown else None, recap, prompt.recap_lit)
        self._turner = None
        if rect is not None and prompt.has_recap and not prompt.thinking:
            side = max(LEAST_TURNER, self._scale.px(TURNER))
            middle = rect.right + self._scale.px(self.turner_out)
            place = pygame.Rect(middle - side // 2, rect.y + self._scale.px(3), side, side)
            tip = translate("recap-hide" if shown else "recap-show", key=shortcut(Command.RECAP).shown)
            self._turner = Spot(TurnPaper(), place, tip)

    @property
    def paper_spots(self) -> list[Spot]:
        """Return what can be pressed on the paper: lines of the recap, and the button that turns it."""
        return [*([self._turner] if self._turner is not None else []), *self.recap.spots]

    def _paper_needed(self, prompt: Prompt) -> int:
        """Return the height in pixels that further rows of buttons leave to the preview."""
        if not prompt.paper:
            return 0
        return self._scale.px(LONG_SLIP if prompt.slip is not None and prompt.slip.parts else LARGE_SLIP)

    def _lay_column(self, prompt: Prompt, left: int, wide: int, paper: int) -> tuple[int, int]:
        """Lay out title, text, choices and the amount from the top, and the last row at the bottom.

        Return the end of the former and the start of the latter. Shorter text leaves `paper` pixels.
        """
        px = self._scale.px
        self.spots = []
        bottom = self._area.bottom - px(self.last)
        top = bottom - self._lay_actions(prompt, left, 0, wide) if prompt.actions else bottom
        for spot in self.spots:
            spot.rect.y += top
        first = self._area.y + px(self.words_y - 12)
        self._tight = self._area.h < px(TIGHT)
        needed = len(wrap(self._scale, prompt.words, "semi", self.words_points, wide))
        if needed * px(self.word_line) > top - px(6) - self._height_below(prompt, left, wide) - first:
            self._tight = True
        spare = top - px(6) - self._height_below(prompt, left, wide) - first
        most, usual = (max(1, pixels // px(self.word_line)) for pixels in (spare, spare - paper))
        if paper and self._scale.text > 1:
            most = min(most, max(self.kept_lines, (spare - px(LARGE_SLIP)) // px(self.word_line)))
        self._most_lines = min(most, max(self._most_lines, min(self.kept_lines, usual)))
        # A refusal comes while the pointer is on something: it moves nothing.
        held = prompt.notice and (prompt.choices or prompt.amount is not None)
        most = self._most_lines if held else most
        self._set_words(prompt.notice or prompt.words, wide, most)
        self._most_lines = max(
            self._most_lines, math.ceil(len(self._words) * self._words_step / self.word_line)
        )
        y = first + px(self.word_line * self._most_lines + 6)
        y = self._lay_choices(prompt, left, y, wide)
        self._stepper_rect = None
        if prompt.amount is not None:
            self._stepper_rect = pygame.Rect(left, y, wide, px(self._amount_high))
            self._lay_stepper(prompt.amount, self._stepper_rect)
            y = self._stepper_rect.bottom + px(GAP + 2)
        return y, top

    def _height_below(self, prompt: Prompt, left: int, wide: int) -> int:
        """Return the height in pixels of choices and the amount."""
        before = list(self.spots)
        high = self._lay_choices(prompt, left, 0, wide)
        self.spots = before
        return high + (self._scale.px(self._amount_high + GAP + 2) if prompt.amount is not None else 0)

    @property
    def _amount_high(self) -> int:
        """Return the height in units of the tray with the amount."""
        return min(self.stepper_high, TIGHT_CHOICE) if self._tight else self.stepper_high

    def _set_words(self, words: str, wide: int, most: int) -> None:
        """Set the text in a number of lines: reduced and condensed if necessary, and finally shortened."""
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

    def _lay_choices(self, prompt: Prompt, left: int, y: int, wide: int) -> int:
        if not prompt.choices:
            return y
        px = self._scale.px
        noted = any(offered.choice.note for offered in prompt.choices)
        tall = min(self.tall_choice, TIGHT_CHOICE) if self._tight else self.tall_choice
        high = self._choice_high = px((tall if noted else self.low_choice) - self._lowered)
        gap, count = px(GAP), len(prompt.choices)
        needed = max(self._choice_width(offered, noted) for offered in prompt.choices)
        columns = max(self._columns(count, needed, wide), 2 if self._tight and count > 3 else 1)
        if self._roomy:
            columns = self._fewer_columns(columns, wide)
        rows = -(-count // columns)
        across = -(-count // rows)
        least = (wide + gap) // across - gap
        self._choices_capped, self._choices_pictured = self._caps_fit(least), self._pictures_fit(least)
        self._choice_points = min(self._label_size(offered.choice, least) for offered in prompt.choices)
        for i, offered in enumerate(prompt.choices):
            row, column = divmod(i, across)
            x = left + round((wide + gap) * column / across)
            end = left + round((wide + gap) * (column + 1) / across) - gap
            rect = pygame.Rect(x, y + row * (high + px(8)), end - x, high)
            choice = offered.choice
            why = choice.why if not choice.enabled else ""
            key = "" if self._choices_capped else named_key(choice.label, offered.key)
            self.spots.append(Spot(Pick(choice.thing), rect, why, choice.enabled, key))
        return y + rows * (high + px(8)) - px(8) + px(GAP + 2)

    def _fewer_columns(self, columns: int, wide: int) -> int:
        """Return as many columns of choices as show their key caps, if that takes at most a further row."""
        count, gap = len(self._prompt.choices), self._scale.px(GAP)
        for fewer in range(columns, 0, -1):
            if -(-count // fewer) > -(-count // columns) + 1:
                break
            if self._caps_fit((wide + gap) // fewer - gap):
                return fewer
        return columns

    def _label_size(self, choice: Choice, wide: int) -> float:
        """Return the text size of a choice's label on a button `wide` pixels wide, with all that is next to
        it.
        """
        scale, room = self._scale, wide - self._scale.px(math.fsum(button_ends(self._scale, wide)))
        if self._choices_capped:
            keys = [cap(offered.key) for offered in self._prompt.choices]
            room -= max(cap_width(scale, key) for key in keys if key) + scale.px(8) if any(keys) else 0
        if self._choices_pictured and choice.badge is not None:
            room -= scale.px(22)
        return fitting(scale, choice.label, "bold", LABEL, room)

    def _columns(self, count: int, needed: int, wide: int) -> int:
        """Return how many choices, `needed` pixels wide, fit in a row."""
        gap = self._scale.px(GAP)
        return max(1, min(count, 4, (wide + gap) // (needed + gap)))

    def _choice_width(self, offered: Offered, noted: bool) -> int:
        scale, px = self._scale, self._scale.px
        label = words_width(scale, self._choice_high, offered.choice.label, offered.choice.note)
        picture = px(22) if offered.choice.badge else 0
        key = px(29) if offered.key and not noted else 0
        if scale.text > 1:
            return math.ceil(label * NARROWEST) + px(26)  # Picture and key only where there is room.
        return label + picture + key + px(26)

    def _caps_fit(self, wide: int) -> bool:
        """Return whether all choices, on buttons of this width, have room for their key caps."""
        return all(self._has_room(offered, wide) for offered in self._prompt.choices if offered.key)

    def _has_room(self, offered: Offered, wide: int, before: float = 0.0) -> bool:
        """Return whether a choice's button has room for its key cap and a picture of `before` pixels."""
        words, choice, size = cap(offered.key), offered.choice, (wide, self._choice_high)
        return not words or has_room_for_cap(self._scale, size, choice.label, words, choice.note, before)

    def _pictures_fit(self, wide: int) -> bool:
        """Return whether all pictures fit next to the choices' text, and to key caps that fit without."""
        scale, before, capped = self._scale, 22 * self._scale.k, self._caps_fit(wide)
        ends = scale.px(math.fsum(button_ends(scale, wide)))
        for offered in self._prompt.choices:
            choice = offered.choice
            if choice.badge is None:
                continue
            words = words_width(scale, self._choice_high, choice.label, choice.note) * NARROWEST
            if words + before + ends > wide or (capped and not self._has_room(offered, wide, before)):
                return False
        return True

    def _lay_stepper(self, amount: AmountChoice, rect: pygame.Rect) -> None:
        side = min(rect.h, rect.w // 3)
        third = (rect.w - 2 * side) // 3
        can_lower, can_raise = amount.value > amount.lowest, self._can_raise(amount)
        for part, x, wide, tip, enabled in (
            (LESS, rect.x, side, "", can_lower),
            (MORE, rect.right - side, side, "", can_raise),
            (MINIMUM, rect.x + side, third, translate("amount-least"), can_lower),
            (MAXIMUM, rect.right - side - third, third, translate("amount-most"), can_raise),
        ):
            if part == MAXIMUM and self._prompt.covered:
                continue  # How much the most is should not be seen.
            place = pygame.Rect(x, rect.y, wide, rect.h)
            self.spots.append(Spot(part, place, tip, enabled))

    def _can_raise(self, amount: AmountChoice) -> bool:
        """Return whether the tray's plus is enabled; also at the maximum, if that is secret."""
        return self._prompt.covered or amount.value < amount.highest

    def _lay_actions(self, prompt: Prompt, left: int, y: int, wide: int) -> int:
        """Lay out rows of buttons, as wide as their text and stretched to fill the row, in as few rows as
        possible.
        """
        if not prompt.actions:
            return y
        actions, snug = list(prompt.actions), self._scale.text > 1 or self._area.h < self._scale.px(TIGHT)
        plain = ButtonRow(self._scale, self.button_high)
        wide_rows = plain.in_two_rows(actions, wide, self.shares) if self._roomy else None
        rows = [actions]
        if wide_rows is not None:
            self._row = wide_rows
            if len(wide_rows.rows(actions, wide)) == 1 < len(actions):
                rows = [actions[:1], actions[1:]]  # As many rows as before, whatever the labels are now.
        else:
            half = len(actions) if len(actions) <= MOST_IN_ROW else -(-len(actions) // 2)
            rows = [actions[:half], actions[half:]] if half < len(actions) else rows
            longest = max(rows, key=plain.width)
            self._row = plain.fitted(longest, wide, self.shares, self.least_caps, snug=snug)
            if self._row.capped.issuperset(action.target for action in longest):
                self._row = replace(self._row, capped=frozenset(action.target for action in actions))
        step = self._scale.px(self.button_high) + self._scale.px(BETWEEN)
        parts = [part for row in rows for part in self._row.rows(row, wide)]
        self._row = self._row.with_caps(parts, wide)
        for part in parts:
            self.spots += self._row.spots(part, left, y, wide)
            y += step
        return y - self._scale.px(BETWEEN)

    @property
    def _all_capped(self) -> bool:
        """Return whether all buttons show their key caps."""
        capped = all(action.target in self._row.capped for action in self._prompt.actions if action.key)
        return capped and (self._choices_capped or not self._prompt.choices)

    @property
    def paper(self) -> pygame.Rect | None:
        """The place of the preview; None if there is no room for it."""
        return self._slip_rect

    def spot_of(self, target: Target) -> Spot | None:
        """Return the place of a visible button."""
        return next((spot for spot in self.spots if spot.target == target), None)

    # Drawing

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        *,
        hovered: Target | None = None,
        pressed: Target | None = None,
        focused: Pickable | Target | None = None,
        shake: float = 0.0,
        clock: float = 0.0,
        news: float = 0.0,
    ) -> None:
        """Draw the prompt. `shake` moves the text by units; `clock`, in seconds, drives a thinking bot's
        train.

        `news`, from 1 to 0, is how recently another person was asked.
        """
        scale, rect, prompt, k = self._scale, self.rect, self._prompt, self._scale.k
        panel(surface, scale, rect, 8)
        if news > 0 and prompt.who and prompt.colour is not None:
            draw_call(surface, scale, rect, SEATS[prompt.colour].colour, news)
        self.draw_name(surface)
        left = rect.x + self.inset * k
        right = left + self._wide
        start = left
        if prompt.colour is not None and not self._over_title:
            stamp(
                surface, disc(prompt.colour, 30 * k), left + 16 * k, rect.y + self.title_y * k, centred=True
            )
            start = left + 42 * k
        wide = text_width(scale, prompt.title, "title", self.titles[0])
        end = right
        if prompt.pips is not None and self.pips_below and self.pips_shown:
            y = rect.y + (self.words_y + self.word_line * (self._most_lines + 0.3)) * k
            draw_pips(surface, scale, view, prompt.pips, (right, y), right - left)
        elif prompt.pips is not None and not self.pips_below:
            place = (right, rect.y + (self.title_y - 1) * k)
            end = draw_pips(surface, scale, view, prompt.pips, place, right - start - wide)
        room = round(end - start - 10 * k)
        points = self.title_size(room)
        y = rect.y + self.title_y * k
        title = "" if self._over_title else prompt.title
        write_within(surface, scale, title, "title", points, PALE_BRASS, start, y, room, narrowest=SQUEEZED)
        first = self.words_y - self.word_line * self._over_title
        for i, line in enumerate(self._words):
            y, ink = rect.y + (first + self._words_step * i) * k, LAMP if prompt.notice else CREAM
            x, size = left + shake * k, self._words_size
            write_within(surface, scale, line, "semi", size, ink, x, y, self._wide, narrowest=SQUEEZED)
        places = {spot.target: spot.rect for spot in self.spots}
        for offered in prompt.choices:
            rect = places[Pick(offered.choice.thing)]
            self._draw_choice(surface, view, offered, rect, hovered, pressed, focused)
        if prompt.amount is not None and self._stepper_rect is not None:
            self._draw_stepper(surface, prompt.amount, hovered)
        if self._slip_rect is not None:
            self._draw_paper(surface, view, clock, hovered)
        # While another button is focused, Enter means that one.
        elsewhere = focused if isinstance(focused, PromptButton) else None
        for action in prompt.actions:
            draw_action(
                surface,
                scale,
                places[action.target],
                action,
                capped=action.target in self._row.capped
                and (action.key != ENTER or elsewhere in (None, action.target)),
                pictured=action.target in self._row.pictured,
                pressed=pressed == action.target,
                hovered=hovered == action.target,
                focused=focused is not None and focused in (action.thing, action.target),
            )

    def draw_name(self, surface: pygame.Surface) -> None:
        """Draw whose turn it is, if several people play; also over a card that covers the prompt."""
        prompt, place = self._prompt, (self.inset, self.name_up)
        if prompt.who and prompt.colour is not None:
            colour, words = SEATS[prompt.colour].colour, translate("turn-of", name=prompt.who)
            draw_plate(surface, self._scale, self.rect, place, words, colour, prompt.rim)

    def title_size(self, room: int) -> float:
        """Return the largest text size of the title that fits in `room` pixels."""
        scale, title = self._scale, self._prompt.title
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
        focused: Pickable | Target | None,
    ) -> None:
        scale, choice = self._scale, offered.choice
        target = Pick(choice.thing)
        picture = None
        if choice.badge is not None and self._choices_pictured:
            side = scale.px(24)
            picture = pygame.Surface((side, side), pygame.SRCALPHA)
            view.draw_badge(picture, choice.badge, picture.get_rect())
        key = (cap(offered.key) or None) if offered.key and self._choices_capped else None
        button(
            surface,
            scale,
            rect,
            choice.label,
            key=key,
            note=choice.note,
            picture=picture,
            points=self._choice_points,
            main=offered.picked,
            pressed=pressed == target,
            hovered=hovered == target,
            enabled=choice.enabled,
            focused=focused == choice.thing,
        )

    def _amount_words(self, amount: AmountChoice) -> str:
        return format_dollars(amount.value if amount.refused is None else amount.refused)

    def _draw_stepper(self, surface: pygame.Surface, amount: AmountChoice, hovered: Target | None) -> None:
        assert self._stepper_rect is not None
        stepper(
            surface,
            self._scale,
            self._stepper_rect,
            self._amount_words(amount),
            low=translate("amount-from", amount=Money(amount.lowest)),
            high="" if self._prompt.covered else translate("amount-to", amount=Money(amount.highest)),
            refused=amount.refused is not None,
            can_lower=amount.value > amount.lowest,
            can_raise=self._can_raise(amount),
            lower_lit=hovered == LESS,
            raise_lit=hovered == MORE,
        )

    def _draw_paper(
        self, surface: pygame.Surface, view: BoardView, clock: float, hovered: Target | None
    ) -> None:
        """Draw the preview or the recap, or its empty place, or the train of a thinking bot."""
        assert self._slip_rect is not None
        prompt, rect, scale = self._prompt, self._slip_rect, self._scale
        if prompt.thinking:
            draw_train(surface, scale, rect, clock, prompt.progress)
        elif prompt.recap is not None and prompt.recap.entries:
            self.recap.draw(surface, view, hovered)
        elif prompt.slip is not None:
            draw_slip(surface, scale, view, prompt.slip, rect)
        else:
            edge = mix(BRASS, WALNUT, 0.62)
            pygame.draw.rect(surface, edge, rect, 1, border_radius=scale.px(4))
            ready = any(action.main for action in prompt.actions)
            waits = prompt.recap is None and prompt.actions and not ready
            words = translate("slip-empty") if waits else ""
            ink, room = mix(QUIET, WALNUT, 0.18), rect.w - scale.px(24)
            lines, step = wrap(scale, words, "italic", 17, room), line_height(scale, 17)
            for i, line in enumerate(lines):
                y = rect.centery + (i - (len(lines) - 1) / 2) * step
                write(surface, scale, line, "italic", 17, ink, rect.centerx, y, "c")
        turner = self._turner
        if turner is not None:
            lit = hovered == turner.target
            round_button(surface, scale, *turner.rect.center, "log", diameter=TURNER, hovered=lit)


SLIP_BESIDE_MANY, SLIP_BESIDE_FEW, SLIP_ALONE = 0.30, 0.40, 0.45
"""The fraction of the panel's width for the preview: next to many choices, next to a few, and alone."""
FEW: Final = 4
PIPS: Final = 26
"""The height in units of the line with a picture for each step."""
MOST_ACROSS: Final = 4
"""The most choices in a row, if their labels are readable."""
KEPT_LINES: Final = 2
"""The number of lines reserved for the text, if space permits, so that a hint moves nothing."""
LOWERED: Final = 10
"""The units by which choices may be lower than by default, for a line of text."""
LAST: Final = 13
"""The space in units below the last row of buttons."""


class LowPromptPanel(PromptPanel):
    """A wide and low prompt of one height, in which nothing moves during a decision."""

    inset = 20
    title_y, words_y, word_line, words_points = 27, 57, 23, 17.5
    titles = (24, 22, 20, 18)
    tall_choice, low_choice, button_high, stepper_high = 44, 32, 36, 46

    shares = (0.8, 0.71)
    name_up, least_caps, pips_below, turner_out, brief_recap = 10, 0, True, 4, True

    def arrange(self, scale: Scale, area: pygame.Rect, prompt: Prompt, *, fresh: bool = True) -> None:
        """Lay out the prompt in `area`, with the preview next to the text and the buttons."""
        if not fresh and (scale, area, prompt) == (self._scale, self._area, self._prompt):
            return
        self._scale, self._area, self._prompt = scale, area, prompt
        self.rect = area.copy()
        if fresh:
            self._most_lines = 0
        px = scale.px
        self._slip_rect = None
        wide = area.w - 2 * px(self.inset)
        if prompt.paper:
            share = SLIP_BESIDE_FEW if prompt.choices or prompt.amount is not None else SLIP_ALONE
            share = SLIP_BESIDE_MANY if len(prompt.choices) > FEW else share
            paper = round(wide * share)
            top = area.y + px(LAST)
            self._slip_rect = pygame.Rect(area.right - px(LAST) - paper, top, paper, area.h - 2 * px(LAST))
            wide = self._slip_rect.x - px(14) - area.x - px(self.inset)
        self._wide = wide
        self._lay_beside(prompt, area.x + px(self.inset), wide)
        self._lay_recap()

    def _lay_beside(self, prompt: Prompt, left: int, wide: int) -> None:
        """Lay out title, text, choices and the amount from the top, and the last row at the bottom."""
        px = self._scale.px
        self.spots = []
        bottom = self._area.bottom - px(LAST)
        used = self._lay_actions(prompt, left, 0, wide)
        top = bottom - used if prompt.actions else bottom
        for spot in self.spots:
            spot.rect.y += top
        first = self._area.y + px(self.words_y - self.word_line / 2)
        most = max(1, self._room_for_words(prompt, left, wide, top - px(6) - first) // px(self.word_line))
        self._most_lines = min(most, max(self._most_lines, KEPT_LINES))
        # A refusal comes while the pointer is on something: it moves nothing.
        held = prompt.notice and (prompt.choices or prompt.amount is not None)
        kept = self._most_lines if held else most
        # What was done for a player is condensed, so that the title can say what is asked now.
        room = wide if prompt.refuses else int(wide / NARROWEST)
        needed = len(wrap(self._scale, prompt.notice, "semi", self.words_points, room)) if held else 0
        self._over_title = int(needed > kept)
        self._set_words(prompt.notice or prompt.words, wide, kept + self._over_title)
        lines = math.ceil(len(self._words) * self._words_step / self.word_line) - self._over_title
        self._most_lines = max(self._most_lines, lines)
        y = first + px(self.word_line * self._most_lines) + px(4)
        self.pips_shown = top - y >= px(PIPS)
        y = self._lay_choices(prompt, left, y, wide)
        self._stepper_rect = None
        if prompt.amount is not None:
            self._stepper_rect = pygame.Rect(left, y, wide, px(self.stepper_high))
            self._lay_stepper(prompt.amount, self._stepper_rect)

    def _room_for_words(self, prompt: Prompt, left: int, wide: int, room: int) -> int:
        """Return the pixels for text above choices and the amount, which share `room`; choices are lower
        if necessary.
        """
        self._lowered = 0
        least = self._scale.px(self.word_line - GAP)  # Below the choices a gap is counted too.
        while room - self._height_below(prompt, left, wide) < least and self._lowered < LOWERED:
            self._lowered += 2
        return room - self._height_below(prompt, left, wide)

    def _height_below(self, prompt: Prompt, left: int, wide: int) -> int:
        """Return the height in pixels of choices and the amount."""
        before = list(self.spots)
        high = self._lay_choices(prompt, left, 0, wide)
        self.spots = before
        return high + (self._scale.px(self.stepper_high + 6) if prompt.amount is not None else 0)

    def _columns(self, count: int, needed: int, wide: int) -> int:
        """Return as few rows as possible, at most two; labels may be condensed for it."""
        gap = self._scale.px(GAP)
        for rows in (1, 2):
            across = -(-count // rows)
            room = (wide + gap) // across - gap
            if across <= MOST_ACROSS and room >= needed * NARROWEST and self._shows_pictures(room, count):
                return across
        return max(1, -(-count // 2))

    def _shows_pictures(self, wide: int, count: int) -> bool:
        """Return whether buttons of this width have room for all pictures; large text has none for many."""
        return (self._scale.text > 1 and count > MOST_ACROSS) or self._pictures_fit(wide)
