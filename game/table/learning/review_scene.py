"""The review of a match: its layout, its tips, and the scene."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from math import fsum
from typing import ClassVar, Final

import pygame

from game.learning.final import lead_words, lines_of, scores_before
from game.learning.kept_reviews import keep, kept
from game.learning.reasons import title
from game.learning.review import NoReview, Review, ReviewTrouble, eyes_of
from game.learning.review_words import periods, told
from game.learning.reviewer import Reviewer
from game.learning.turning_points import TurningPoint
from game.match.match import Match
from game.match.scores import score_formatter, score_unit
from game.match.store import StoreError
from game.rules.accounts import ScoreUnit
from game.rules.contract import CHANCE, State
from game.rules.messages import UserError
from game.rules.ranking import standings
from game.table.boards.box_art import BoardScene
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.controls.dialogs import Notice
from game.table.controls.form import Button, Control, Form, FormScene
from game.table.kit.furniture import plate, tooltip, top_bar
from game.table.kit.lettering import text_width
from game.table.kit.materials import baize, panel
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.learning.review_panels import (
    Board,
    Chart,
    Evening,
    Line,
    Moment,
    Payments,
    RoundControl,
    TurnList,
    draw_card,
)
from game.table.play.column import arrange_table
from game.table.play.strip import arrange_strip
from game.table.play.topbar import LARGEST
from game.table.program.commands import chord
from game.table.program.input import LEFT, InputEvent, Key, Pointer
from game.table.program.navigator import Navigator
from game.words import Localizer, active_language, game_title, localize, period_name, translate

TOP: Final = 70
MARGIN: Final = 16
GAP: Final = 12
CHART: Final = 232
COLUMN: Final = 632
"""The chart's height in units under a normal board, and the column's width next to a wide one."""
LARGE: Final = 1.2
"""The text size from which the column takes the whole height of the window."""
GROWS: Final = 0.6
"""The fraction of the text's growth by which the chart grows."""
TURNS: Final = 336
BUTTON: Final = 52
INSET: Final = 18
BAR: Final = (3, 3)
"""The number of adjacent buttons in the bar."""
COVERED: Final = 70
"""The units between a board and what covers the area below it, whose title is above its upper edge."""
LEAST: Final = 0.62
"""The smallest number of pixels in a unit of a reduced board; below it text would overlap."""
STEP: Final = 48
DIAMETER: Final = 38


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The rectangles in pixels, and the scale of the board's layout."""

    board_scale: Scale
    drawn: pygame.Rect
    """Where the board is laid out; if that is larger than its rectangle, its picture is reduced."""
    board: pygame.Rect
    turns: pygame.Rect
    column: pygame.Rect
    """The panel of the paper and the buttons."""
    card: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    chart: pygame.Rect
    bar: tuple[pygame.Rect, ...]


def arrange_review(window: Scale, wide: bool, text_size: float = 1.0) -> ReviewLayout:
    """Divide the window. The board has the same shape as in play, and is smaller.

    Larger text makes the chart higher, and the board smaller. Next to a `wide` board, and with large text,
    the column extends to the bottom of the window, and the chart is under the board.
    """
    whole = _in_play(window, wide)
    below = CHART * (1 + (text_size - 1) * GROWS)
    high = window.high - TOP - GAP - below - MARGIN
    across = whole.w * high / whole.h
    tall = wide or text_size > LARGE
    if wide:
        across = window.wide - 2 * MARGIN - GAP - COLUMN
        high = whole.h * across / whole.w
    part = across * window.k / whole.w
    chart = window.rect(
        MARGIN,
        TOP + high + GAP,
        across if tall else window.wide - 2 * MARGIN,
        window.high - TOP - high - GAP - MARGIN,
    )
    foot = window.high - MARGIN if tall else TOP + high
    board = window.rect(MARGIN, TOP, across, high)
    left = MARGIN + across + GAP
    room = window.wide - MARGIN - left
    turns = window.rect(left, TOP, room, TURNS)
    top = TOP + TURNS + GAP
    column = window.rect(left, top, room, foot - top)
    lower = foot - INSET - BUTTON
    card = window.rect(left + INSET, top + INSET, room - 2 * INSET, lower - GAP - top - INSET)
    small = Scale(round(window.width * part), round(window.height * part))
    scale, drawn = (window, whole) if small.k < min(LEAST, window.k) else (small, board)
    return ReviewLayout(
        scale,
        drawn,
        board,
        turns,
        column,
        card,
        _buttons(window, left + INSET, lower, room - 2 * INSET),
        chart,
        _bar(window),
    )


def arrange_large(window: Scale, wide: bool) -> pygame.Rect:
    """Return the rectangle of an enlarged board: as much of the window below the bar as it can fill."""
    whole, room = _in_play(window, wide), window.rect(MARGIN, TOP, window.wide - 2 * MARGIN, window.high)
    room.h = window.height - window.px(MARGIN) - room.y
    part = min(room.w / whole.w, room.h / whole.h)
    place = pygame.Rect(0, 0, round(whole.w * part), round(whole.h * part))
    place.center = room.center
    return place


def _in_play(window: Scale, wide: bool) -> pygame.Rect:
    """Return the area of the board in play."""
    arranged = arrange_strip if wide else arrange_table
    return arranged(window, 1.0, 4).board


def beside(
    scale: Scale, area: pygame.Rect, wide: bool, players: int
) -> tuple[pygame.Rect, tuple[pygame.Rect, ...]]:
    """Return the areas of hand and seats below a board in `area`, where the chart covers them."""
    arranged = (arrange_strip if wide else arrange_table)(scale, 1.0, players)
    down = area.bottom + scale.px(COVERED) - arranged.prompt.y
    across = area.x - arranged.board.x
    return arranged.hand.move(across, down), tuple(card.move(across, down) for card in arranged.cards)


def _buttons(window: Scale, left: float, top: float, room: float) -> tuple[pygame.Rect, ...]:
    """Return four adjacent buttons: previous and next turning point, play on, back."""
    shares = (0.95, 0.95, 1.6, 1.0)
    unit = (room - (len(shares) - 1) * GAP) / fsum(shares)
    places, x = [], left
    for share in shares:
        places.append(window.rect(x, top, share * unit, BUTTON))
        x += share * unit + GAP
    return tuple(places)


def _bar(window: Scale) -> tuple[pygame.Rect, ...]:
    """Return the round buttons of the bar, from its right end."""
    x, side = window.wide - MARGIN - DIAMETER / 2, max(24, window.px(DIAMETER))
    places: list[pygame.Rect] = []
    for count in reversed(BAR):
        for _ in range(count):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (window.px(x), window.px(25.5))
            places.insert(0, rect)
            x -= STEP
        x -= GAP
    return tuple(places)


def payments_of(match: Match) -> Payments | None:
    """Return the payments by the last move of a finished match; None if it paid nothing."""
    before, final, written = scores_before(match), match.state.scores(), score_formatter(match)
    if not any(before):
        return None
    rows = []
    for _, seat in standings(final, match.state.winners()):
        gain, plan = final[seat] - before[seat], match.seats[seat]
        change = translate("review-more" if gain > 0 else "review-less", change=written(abs(gain)))
        figures = (written(before[seat]), change if gain else written(0), written(final[seat]))
        rows.append((plan.colour, plan.name, figures))
    money = score_unit(match) is ScoreUnit.MONEY
    return Payments(translate("review-final-payments" if money else "review-final-points"), rows)


STAYS: Final = 6.0
"""The time in seconds for which the reason is shown after an attempt."""
SAME: Final = {"page up": "left", "page down": "right"}
"""The other keys that do the same as a button's own."""


class Tips:
    """The tooltip of the current button, or why a button that was just tried can't be used."""

    def __init__(self, form: Form, why_not: Callable[[Control], str]) -> None:
        """Create the scene; `illegal_reason` returns why a button of the form can't be used."""
        self._form, self._why_not = form, why_not
        self._tried: Control | None = None
        self._left = 0.0

    @property
    def tried(self) -> Control | None:
        """Return the button that was tried in vain a moment ago."""
        return self._tried

    def watch(self, event: InputEvent) -> bool:
        """Observe what an event tries; return whether it is only a button that can't be used."""
        if isinstance(event, Pointer):
            if event.kind != "press":
                return False
            found = self._form.at(event.position) if event.button == LEFT else None
        elif isinstance(event, Key):
            found = self._of_key(event)
        else:
            return False
        self._tried = found if found is not None and not found.enabled else None
        self._left = STAYS
        return self._tried is not None

    def _of_key(self, event: Key) -> Control | None:
        if event.ctrl or event.alt or (event.pad and len(event.name) == 1):
            return None
        name = SAME.get(event.name, event.name)
        return next((one for one in self._form.controls if one.shown and one.key == name), None)

    def pass_time(self, seconds: float) -> bool:
        """Advance the time; return whether a reason has just disappeared."""
        self._left -= seconds
        if self._tried is None or self._left > 0:
            return False
        self._tried = None
        return True

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the tooltip, if there is one."""
        focused = self._form.focused if self._form.shows_focus else None
        control = self._tried or self._form.hovered or focused
        if control is None:
            return
        words = control.help_text if control.enabled else self._why_not(control)
        if words:
            tooltip(surface, scale, words, control.rect)


PACE: Final = 0.7
"""The time in seconds for each move while the match replays by itself."""


class ReviewScene(FormScene, BoardScene):
    """The review of a match. The moment is a number of moves; at a turning point the board shows the move
    that was played and the better one.
    """

    every_frame: ClassVar[bool] = False

    def __init__(
        self,
        match: Match,
        number: int | None = None,
        viewer: int | None = None,
        review: Review | None = None,
    ) -> None:
        """Open the review. `number` is the first moment (None: the end), `viewer` the seat of the person at
        the screen (None: the first person's); `review` is what is known already.
        """
        super().__init__()
        self.match = match
        self.view = find_table(match.game.key).view(match.state)
        self.number = match.moves_played if number is None else max(0, min(number, match.moves_played))
        self.viewer = min(match.people, default=None) if viewer is None else viewer
        self.review = review
        self.closer = False
        """Whether the board is enlarged."""
        self.playing = False
        """Whether the match replays by itself."""
        self._rested = 0.0
        self._reviewer: Reviewer | None = None
        self._trouble = ""
        """Why there are no chances."""
        self._lines: list[Line] = []
        self._said: dict[tuple[TurningPoint, str], Line] = {}
        self._leads: dict[str, str] = {}
        self._motions = Motions()
        self.tips = Tips(self.form, self.why_not)

    # Life

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self._eyes: int | None = None
        if self.review is None:
            self._begin()
        self._make_controls()

    def _begin(self) -> None:
        """Take the results from an earlier review, or start one."""
        try:
            if self.view.has_secrets and self.view.hides_scores and not self.match.is_over:
                raise NoReview(ReviewTrouble.HIDDEN())
            self._eyes = eyes_of(self.match)
        except NoReview as trouble:
            self._trouble = localize(trouble)
            return
        with suppress(StoreError):
            self.review = kept(self.navigator.store, self.match, self._eyes)
        if self.review is None:
            self._reviewer = self.navigator.review(self.match, self._eyes)

    def exit(self) -> None:
        super().exit()
        if self._reviewer is not None:
            self._reviewer.close()

    def _make_controls(self) -> None:
        self._spoken = active_language()
        self.chart = Chart(self._evening(), self.go)
        self.turns = TurnList(self.go)
        self.board = Board(self.look_closer)
        self.previous = Button(translate("review-previous"), lambda: self.go_to_turn(-1), key="up")
        self.next = Button(translate("review-next"), lambda: self.go_to_turn(1), key="down")
        self.play_on = Button(translate("review-play-on"), self.start_branch, key="p", main=True)
        self.leave = Button(translate("back"), self.navigator.pop, key="escape")
        self.back_one = RoundControl(
            "step-back", lambda: self.go(self.number - 1), key="left", help_text=translate("does-earlier")
        )
        self.running = RoundControl("play", self.toggle, key="space", help_text=translate("review-by-itself"))
        self.on_one = RoundControl(
            "step-forward", lambda: self.go(self.number + 1), key="right", help_text=translate("does-later")
        )
        self.trophy = RoundControl("trophy", self.show_score, key="e", help_text=translate("review-score"))
        self.bar = [
            self.back_one,
            self.running,
            self.on_one,
            self.trophy,
            RoundControl("help", self.show_help, key="f1", help_text=translate("does-help")),
            RoundControl(
                "full-screen", self.toggle_full_screen, key="f11", help_text=translate("does-full-screen")
            ),
        ]
        self.form.set(
            [
                self.board,
                self.chart,
                self.turns,
                self.previous,
                self.next,
                self.play_on,
                self.leave,
                *self.bar,
            ],
            self.play_on,
        )

    def _evening(self) -> Evening:
        match, localizer = self.match, Localizer(self.match.game)
        marks = [
            (localizer.translate("period-number", period=period), number) for period, number in periods(match)
        ]
        short = [str(period) for period, _ in periods(match)]
        if marks[0][1] == 0 and len(marks) > 1 and periods(match)[0][0] == 0:
            marks[0], short[0] = (translate("review-start"), 0), translate("review-start")
        first = min(match.people, default=0)
        order = [first, *(seat for seat in range(match.state.players) if seat != first)]
        colours = tuple(plan.colour for plan in match.seats)
        return Evening(
            tuple(match.names),
            colours,
            tuple(order),
            tuple(marks),
            tuple(short),
            period_name(match.game),
            match.moves_played,
        )

    def arrange(self, scale: Scale) -> None:
        self.scale = scale.lettered(self.navigator.settings.text_size)
        if self._spoken != active_language():
            self._make_controls()
        self.layout: ReviewLayout = arrange_review(scale, self.view.wide, self.navigator.settings.text_size)
        layout = self.layout
        board_scale, area = layout.board_scale, layout.drawn
        if self.closer:
            board_scale, area = scale, arrange_large(scale, self.view.wide)
        self.view.lay_beside(*beside(board_scale, area, self.view.wide, self.match.state.players))
        self.view.arrange(board_scale, area)
        self.board.rect = scale.rect(0, TOP, scale.wide, scale.high - TOP) if self.closer else layout.board
        for control in self.form.controls:
            control.shown = not self.closer or control is self.board or control in self.bar
        self.chart.place(self.scale, layout.chart)
        for control, rect in zip(
            (self.previous, self.next, self.play_on, self.leave), layout.buttons, strict=True
        ):
            control.rect = rect
        for button, rect in zip(self.bar, layout.bar, strict=True):
            button.rect = rect
        self._tell()

    # The moment

    def go(self, number: int) -> None:
        """Show the table after a number of moves."""
        number = max(0, min(number, self.match.moves_played))
        if number != self.number:
            self.number = number
            self._tell()
            self.navigator.renew()

    def go_to_turn(self, way: int) -> None:
        """Go to the next or the previous turning point."""
        numbers = [line.point.number for line in self._lines]
        ahead = [number for number in numbers if (number - self.number) * way > 0]
        if ahead:
            self.go(min(ahead, key=lambda number: abs(number - self.number)))

    def go_to_part(self, way: int) -> None:
        """Go to the start of the next year or turn, of this one, or of the previous one."""
        numbers = [number for _, number in self.chart.evening.marks] + [self.match.moves_played]
        ahead = [number for number in numbers if (number - self.number) * way > 0]
        if ahead:
            self.go(min(ahead, key=lambda number: abs(number - self.number)))

    def toggle(self) -> None:
        """Start or pause the replay; from the end it restarts at the beginning."""
        self.playing = not self.playing
        self._rested = 0.0
        if self.playing and self.number == self.match.moves_played:
            self.go(0)
        self.running.icon = "pause" if self.playing else "play"

    def _tell(self) -> None:
        """Compose the text for what is shown."""
        self._make_lines()
        reviewer = self._reviewer
        self.chart.review, self.chart.number = self.review, self.number
        self.chart.tag = translate("looking-at-move", number=self.number, moves=self.match.moves_played)
        if not self.number:
            self.chart.tag = translate("looking-at-start")
        self.chart.note = self._trouble
        self.turns.note = self._trouble or translate("review-no-turning-points")
        if reviewer is not None and reviewer.working:
            self.chart.note = self.turns.note = translate(
                "review-working", percent=round(100 * reviewer.part)
            )
        self.turns.lines, self.turns.number = self._lines, self.number
        self.turns.place(self.scale, self.layout.turns)
        numbers = [line.point.number for line in self._lines]
        self.previous.enabled = any(number < self.number for number in numbers)
        self.next.enabled = any(number > self.number for number in numbers)
        self.play_on.enabled = self.may_play_on
        self.trophy.enabled = self.match.is_over
        self.back_one.enabled, self.on_one.enabled = self.number > 0, self.number < self.match.moves_played
        self._state = self.match.position(self._shown_number)
        self._moment = self._told_moment()
        self.navigator.refresh()

    @property
    def may_play_on(self) -> bool:
        """Return whether a match may start here; not where it would reveal something secret."""
        return not self._keeps_secrets and self._playable < self.match.moves_played

    @property
    def _keeps_secrets(self) -> bool:
        return self.view.has_secrets and not self.match.is_over

    def why_not(self, control: Control) -> str:
        """Return why a button can't be used at this moment."""
        never = "review-secret-what-if" if self._keeps_secrets else "review-nothing-to-change"
        reviewing = self.turns.note if self._reviewer is not None and self._reviewer.working else ""
        return {
            self.trophy: translate("review-score-later"),
            self.back_one: translate("review-start-reached"),
            self.on_one: translate("review-end-reached"),
            self.previous: reviewing or translate("review-none-earlier"),
            self.next: reviewing or translate("review-none-later"),
            self.play_on: translate(never),
        }.get(control, "")

    @property
    def _playable(self) -> int:
        """Return the number of moves before a match that starts here; at a turning point, those before the
        move.
        """
        return self._shown_number

    def look_closer(self) -> None:
        """Enlarge the board, or return to the chart and the turning points."""
        self.closer = not self.closer
        self.arrange(self.navigator.scale)
        self.navigator.refresh()

    def _make_lines(self) -> None:
        points = self.review.turning_points if self.review is not None else ()
        self._lines = [self._line_of(point) for point in points]

    def _line_of(self, point: TurningPoint) -> Line:
        """Return a turning point in words; computed once each, because its reason takes a while to find."""
        said = (point, active_language())
        if said not in self._said:
            words, plan = told(point, self.match), self.match.seats[point.seat]
            period = (
                Localizer(self.match.game).translate("period-number", period=words.period)
                if words.period
                else ""
            )
            self._said[said] = Line(point, words, period, plan.name, plan.colour)
        return self._said[said]

    @property
    def _line(self) -> Line | None:
        """Return the current turning point."""
        return next((line for line in self._lines if line.point.number == self.number), None)

    @property
    def _shown_number(self) -> int:
        return self.number - 1 if self._line is not None else self.number

    def _told_moment(self) -> Moment:
        match, number, line = self.match, self.number, self._line
        if not number:
            heading = Localizer(match.game, match.names).message(self._state.heading())
            return Moment(translate("looking-at-start"), heading, None, ())
        localizer, seat = Localizer(match.game, match.names), match.mover_of(number - 1)
        where = localizer.message(match.position(number - 1).heading())
        said = [localizer.event_text(event) for event in match.events_of(number - 1)]
        # A piece of track means nothing by itself, so the action up to it is summarized.
        told_so_far = (
            [] if any(said) else [localizer.log_text(one.content) for one in match.log_of_action(number)]
        )
        events = [words for words in (*said, *told_so_far) if words]
        if not events and seat != CHANCE:
            events = [title(match.moves[number - 1], match.position(number - 1), localizer)]
        payments = None
        if match.is_over and number == match.moves_played:
            payments = payments_of(match)
            # The log has each payment.
            events = [*(events if payments is None else events[-1:]), self._lead()]
        if seat == CHANCE:
            return Moment(translate("review-move", number=number), where, None, events, payments=payments)
        plan = match.seats[seat]
        heading = translate("review-move-of", name=plan.name, number=number)
        return Moment(heading, where, plan.colour, events, line, self._rival(seat), payments)

    def _lead(self) -> str:
        """Return where the winner's lead comes from; computed once."""
        if active_language() not in self._leads:
            self._leads[active_language()] = lead_words(self.match, lines_of(self.match))
        return self._leads[active_language()]

    def _rival(self, seat: int) -> int:
        """Return the seat to compare with another one: the best of the others by expected final scores."""
        if self._line is None:
            return seat
        scores = self._line.point.played.scores
        return max((other for other in range(len(scores)) if other != seat), key=lambda other: scores[other])

    def shown(self) -> Shown[State]:
        """Return the input for drawing the board."""
        match, line = self.match, self._line
        seats = [SeatLook(p.name, localize(p.player), p.colour, not p.person) for p in match.seats]
        covered = self.view.has_secrets and not match.is_over and len(match.people) > 1
        viewer = self.viewer
        if line is None:
            last = match.events_of(self.number - 1) if self.number else ()
            return Shown(self._state, seats, viewer, last=last, covered=covered)
        played, other = (match.game.parse_move(one.move) for one in (line.point.played, line.point.other))
        return Shown(self._state, seats, viewer, armed=played, hint=other, covered=covered)

    # Time

    @property
    def busy(self) -> bool:
        working = self._reviewer is not None and self._reviewer.working
        return self.playing or working or self.view.unready or self.tips.tried is not None

    @property
    def watched(self) -> bool:
        return self.playing

    def update(self, seconds: float) -> None:
        if self.view.unready:
            self.view.prepare(self.shown(), self._motions)
            self.navigator.refresh()
        if self.tips.pass_time(seconds):
            self.navigator.refresh()
        if self.playing:
            self._rested += seconds
            if self._rested >= PACE:
                self._rested = 0.0
                self.go(self.number + 1)
                if self.number == self.match.moves_played:
                    self.toggle()
        if self._reviewer is not None and self._reviewer.poll():
            self._take(self._reviewer)

    def _take(self, reviewer: Reviewer) -> None:
        """Show new results, and save them when they are complete."""
        first = self.review is None
        self.review = reviewer.review
        if reviewer.failed:
            self._trouble = localize(ReviewTrouble.FAILED())
        elif not reviewer.working and self.review is not None:
            with suppress(StoreError):
                keep(self.navigator.store, self.match, self._eyes, self.review)
        self._tell()
        if first and self.review is not None:
            self.navigator.renew()

    # What is done

    def handle(self, event: InputEvent) -> bool:
        if self.tips.watch(event):
            self.navigator.sounds.play("refuse")
            self.navigator.refresh()
            return True
        if isinstance(event, Key) and self._key(event):
            return True
        return self.form.handle(event) or isinstance(event, Key)

    def _key(self, event: Key) -> bool:
        """Handle the keys that move the slider."""
        ways = {
            "left": lambda: self.go(self.number - 1),
            "right": lambda: self.go(self.number + 1),
            "up": lambda: self.go_to_turn(-1),
            "down": lambda: self.go_to_turn(1),
            "page up": lambda: self.go(self.number - 1),
            "page down": lambda: self.go(self.number + 1),
            "ctrl+left": lambda: self.go_to_part(-1),
            "ctrl+right": lambda: self.go_to_part(1),
            "home": lambda: self.go(0),
            "end": lambda: self.go(self.match.moves_played),
            "space": self.toggle,
            "+": self.look_closer,
            "-": self.look_closer,
            "f12": self.save_picture,
        }
        if self.closer:
            ways["escape"] = self.look_closer
        pressed = chord(replace(event, shift=False))
        if pressed not in ways:
            return False
        ways[pressed]()
        return True

    def start_branch(self) -> None:
        """Play on from the current moment, as another match."""
        name, mark = self.match.name, translate("review-what-if", name="").strip()
        if not name.startswith(mark):
            name = translate("review-what-if", name=name)
        try:
            match = self.match.branch(self._playable, name, self.navigator.store)
        except UserError as error:
            self.navigator.push(Notice(translate("setup-not-dealt"), localize(error)))
            return
        self.navigator.go_to_table(match)

    def save_picture(self) -> None:
        """Save the picture next to the saved games, and show its path."""
        path = self.navigator.save_picture()
        words = translate("picture-saved", file=str(path)) if path else translate("picture-not-saved")
        self.navigator.push(Notice(translate("review-picture"), words))

    def show_score(self) -> None:
        """Show how the final scores add up."""
        self.navigator.show_score(self.match)

    def show_help(self) -> None:
        """Open the help book."""
        self.navigator.show_help(game=self.match.game)

    def toggle_full_screen(self) -> None:
        """Toggle full screen."""
        self.navigator.set_full_screen(not self.navigator.settings.full_screen)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        scale, layout, shown = self.scale, self.layout, self.shown()
        surface.blit(baize(*surface.get_size()), (0, 0))
        if self.closer or layout.drawn == layout.board:
            self.view.draw(surface, shown, self._motions)
        else:
            self._draw_smaller(surface, shown)
        if not self.closer:
            panel(surface, scale, layout.column, 9)
            draw_card(
                surface, scale, layout.card, self._moment, self.match.names, score_formatter(self.match)
            )
        self._draw_bar(surface, shown)
        self.form.draw(surface, scale)
        self.tips.draw(surface, scale)

    def _draw_smaller(self, surface: pygame.Surface, shown: Shown[State]) -> None:
        """Draw the board as large as in play and reduce it, because its text would overlap otherwise."""
        layout = self.layout
        large = pygame.Surface(surface.get_size())
        large.blit(baize(*surface.get_size()), (0, 0))
        self.view.draw(large, shown, self._motions)
        edge = self.scale.px(8)
        around = layout.drawn.inflate(2 * edge, 2 * edge).clip(large.get_rect())
        part = layout.board.w / layout.drawn.w
        size = (round(around.w * part), round(around.h * part))
        smaller = pygame.transform.smoothscale(large.subsurface(around), size)
        surface.blit(smaller, smaller.get_rect(center=layout.board.center))

    def _draw_bar(self, surface: pygame.Surface, shown: Shown[State]) -> None:
        window = self.navigator.scale
        scale = replace(window, text=min(window.text, LARGEST))
        free = top_bar(surface, scale, game_title(self.match.game))
        words = translate("looking-back")
        rect = pygame.Rect(0, 0, text_width(scale, words, "slab_bold", 19) + scale.px(56), scale.px(42))
        rect.midleft = (free.x, free.centery)
        plate(surface, scale, rect, words)
        free.x = rect.right + scale.px(24)
        free.w = self.layout.bar[0].left - scale.px(16) - free.x
        self.view.draw_status(surface, scale, free, shown, self._motions)
