"""Input at the table: gestures of pointer, fingers, wheel, keys and gamepad become intents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

import pygame

from game.table.boards.shown import Pickable
from game.table.play.bid_limits import LIMIT
from game.table.play.handover import REACH
from game.table.play.intents import (
    Advise,
    BidUpTo,
    Cancel,
    CloseAdvice,
    Confirm,
    Consider,
    EraseDigit,
    Hurry,
    Intent,
    LightEntry,
    Pause,
    Peek,
    Pick,
    Point,
    Redo,
    Select,
    StepAmount,
    StepBack,
    StepEntry,
    TakeAdvice,
    Trace,
    TurnPage,
    TurnPaper,
    TypeDigit,
    Undo,
)
from game.table.play.spots import BarButton, EndPlace, Eye, PromptButton, SeatPlace, Spot, Target
from game.table.play.table_parts import TableParts
from game.table.program.commands import Command, command_of, releases
from game.table.program.input import LEFT, MIDDLE, RIGHT, Glide, InputEvent, Key, KeyUp, Pointer, Wheel

INTENTS: Final[Mapping[Command, Intent]] = {
    Command.ERASE: EraseDigit(),
    Command.UNDO: Undo(),
    Command.REDO: Redo(),
    Command.HINT: Advise(),
    Command.STOP: Hurry(),
    Command.PAUSE: Pause(),
    Command.PEEK: Peek(True),
    Command.RECAP: StepEntry(1),
}
"""The commands that are intents, independent of the focus."""
ARROWS: Final = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}
"""The directions of the arrow keys: steps across and down."""
ADVICE_STEPS: Final = {
    Command.NEXT: 1,
    Command.DOWN: 1,
    Command.RIGHT: 1,
    Command.PREVIOUS: -1,
    Command.UP: -1,
    Command.LEFT: -1,
}
"""The commands that go through the advised moves."""
SIDEWAYS: Final = 2.2
"""How much farther a pixel to the side counts than a pixel ahead."""
DRAW_STEP: Final = 6
"""The distance in pixels between the points at which a drag over the board looks for pickables."""
LIST_STEP: Final = 30
"""The units of dragging for each step of a list's scrolling."""
ZOOM_STEP: Final = 1.2
ZOOMS: Final = {Command.ZOOM_IN: ZOOM_STEP, Command.ZOOM_OUT: 1 / ZOOM_STEP, Command.WHOLE_MAP: 0.001}
PAN_STEP: Final = 60
"""The units by which a key moves the map."""
PANS: Final = {
    Command.PAN_LEFT: (1, 0),
    Command.PAN_RIGHT: (-1, 0),
    Command.PAN_UP: (0, 1),
    Command.PAN_DOWN: (0, -1),
}
"""The direction in which the map moves: opposite to that of the view."""


def next_thing(things: Sequence[Pickable], now: Pickable | None, step: int) -> Pickable | None:
    """Return the item after `now` (`step` 1) or before it (-1), wrapping around.

    Return the first (or the last) if `now` isn't among them, and None if there are none.
    """
    if not things:
        return None
    if now not in things:
        return things[0 if step > 0 else -1]
    return things[(things.index(now) + step) % len(things)]


def nearest(
    places: Mapping[Pickable, pygame.Rect], start: pygame.Rect, way: tuple[int, int]
) -> Pickable | None:
    """Return the item nearest in a direction (a step across and down) from the middle of `start`."""
    dx, dy = way
    best, found = float("inf"), None
    for thing, rect in places.items():
        across, down = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if ahead <= 2 or aside > 2 * ahead + max(start.w, start.h):
            continue
        if ahead + SIDEWAYS * aside < best:
            best, found = ahead + SIDEWAYS * aside, thing
    return found


class TableInput:
    """The translation of input into intents, with the current targets of the pointer and the keys."""

    def __init__(self, table: TableParts) -> None:
        self.hovered: Target | None = None
        """The target under the pointer, if it can be pressed."""
        self.pressed: Target | None = None
        """The target that was under the pointer when it was pressed."""
        self.rested = 0.0
        """The time in seconds since the pointer moved to something else."""
        self.tips = True
        """Whether a tooltip may appear: after a click, only once the pointer is on something else."""
        self._table = table
        self._session = table.session
        self._held: Spot | None = None
        self._released_at: tuple[int, int] | None = None
        """Where a button was released in this frame."""
        self._known = False
        """Whether the pointer had been on it before the press."""
        self._drag = Drag(table)

    def handle(self, event: InputEvent) -> bool:
        """Handle any event; return False if it is not for the table."""
        self.look_again()
        self._session.handover.feel(event, self._table.scale.px(REACH))
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Wheel):
            return self._wheel(event)
        if isinstance(event, Glide):
            self._glide(event)
        if isinstance(event, KeyUp) and releases(event.name, Command.PEEK):
            self._table.do(Peek(False))
        return isinstance(event, Key) and self._key(event)

    def do(self, command: Command) -> None:
        """Carry out a command."""
        table = self._table
        if self._command_advice(command):
            return
        if command in INTENTS:
            table.do(INTENTS[command])
        elif command in ARROWS:
            self._toward(*ARROWS[command])
        elif command in (Command.NEXT, Command.PREVIOUS):
            self._go(1 if command is Command.NEXT else -1)
        elif command is Command.CONFIRM:
            self._confirm()
        elif command is Command.BACK:
            self._back()
        elif command is Command.HOLDINGS:
            self._next_seat()
        elif command in ZOOMS:
            table.zoom(ZOOMS[command])
        elif command in PANS:
            step, (dx, dy) = table.scale.px(PAN_STEP), PANS[command]
            table.view.pan(dx * step, dy * step)
        else:
            table.command(command)

    def _command_advice(self, command: Command) -> bool:
        """Pass a command to the card of advice; return False if there is none, or it isn't for it."""
        adviser = self._session.adviser
        if adviser.advice is None:
            return False
        if command in ADVICE_STEPS:
            self._table.do(Consider(adviser.place + ADVICE_STEPS[command]))
        elif command is Command.CONFIRM:
            self._table.do(TakeAdvice())
        elif command is Command.BACK:
            self._table.do(CloseAdvice())
        else:
            return False
        return True

    # Pointer

    def _pointer(self, event: Pointer) -> bool:
        """Handle a pointer's movement, press or release."""
        if event.kind == "drag" and self._drag.go_on(event):
            return True
        spot = self._spot_at(event.position)
        if event.kind in ("move", "drag"):
            self._hover(spot, event.position)
        elif event.kind == "press":
            self._press(event, spot)
        elif event.kind == "hold":
            self._hold(spot, event.position)
        else:
            self._release(event, spot)
        return True

    def _spot_at(self, position: tuple[int, int]) -> Spot | None:
        return next((spot for spot in self._table.spots() if spot.rect.collidepoint(position)), None)

    def _hover(self, spot: Spot | None, position: tuple[int, int]) -> None:
        table, target = self._table, spot.target if spot else None
        thing = spot.thing if spot else None
        if spot is None and table.layout.on_board(position) and not table.stage.covers(position):
            thing = table.view.pickable_at(position, self._session.shown())
        if target == self.hovered and thing == self._session.pointed:
            return
        self.hovered, self.rested, self.tips = target, 0.0, True
        if spot is not None and spot.enabled:
            self._session.drop_refusal()
        table.do(Point(thing))

    def _press(self, event: Pointer, spot: Spot | None) -> None:
        self._known = spot is not None and spot.target == self.hovered
        self._hover(spot, event.position)
        self._drag.begin(event, spot)
        if event.button == LEFT:
            self._held = spot
            self.pressed = spot.target if spot and spot.enabled else None
            if isinstance(self.pressed, Eye):
                self._table.do(Peek(True))

    def _hold(self, spot: Spot | None, position: tuple[int, int]) -> None:
        """Handle a resting finger: it asks what is there, and lifting it does nothing."""
        if isinstance(self.pressed, Eye):
            return
        self._held = self.pressed = None
        self._hover(spot, position)
        self._show_tip()

    def _show_tip(self) -> None:
        """Show the tooltip immediately, until the pointer is elsewhere."""
        self.tips, self.rested = True, inf

    def _release(self, event: Pointer, spot: Spot | None) -> None:
        held, on_board = self._held, self._drag.end()
        self._held, self.pressed = None, None
        table, told, played = self._table, self.rested == inf, self._table.match.moves_played
        table.do(Peek(False))
        if event.button == RIGHT and event.clicks:
            table.do(Cancel())
        elif event.button == LEFT and spot is not None:
            meant = held is not None and held.target == spot.target and not self._only_points(event, spot)
            if meant and not self._session.handover.comes_twice(spot.target):
                self.press(spot)
        elif event.button == LEFT and event.clicks:
            self._click(event.position, on_board)
        self._released_at = event.position
        if event.touch:
            self.look_again()
            self._lift(played == table.match.moves_played and (told or event.clicks > 0))

    def look_again(self) -> bool:
        """After a button was released, look what is under the pointer now; return whether it was."""
        place, self._released_at = self._released_at, None
        if place is None:
            return False
        self._hover(self._spot_at(place), place)
        self.tips = False
        return True

    def _click(self, position: tuple[int, int], on_board: bool) -> None:
        """Handle a click on no button: on the board, or on a line of the log."""
        table = self._table
        if on_board and (self._session.playback.blocks or self._session.auction_runs):
            table.do(TurnPage())
        elif on_board:
            thing = table.view.pickable_at(position, self._session.shown())
            if thing is not None:
                table.do(Pick(thing))
        elif not table.advice.covers(position):
            number = table.logbook.move_at(position)
            if number is not None:
                table.look_back(number)

    def _only_points(self, event: Pointer, spot: Spot) -> bool:
        """Return whether a finger taps a seat's card for the first time, which only shows what the player
        holds.
        """
        return event.touch and isinstance(spot.target, SeatPlace) and not self._known

    def _lift(self, tips: bool) -> None:
        """Handle a lifted finger: its tooltip stays visible, but nothing is hovered any more."""
        if tips and (
            self.hovered is None or isinstance(self.hovered, SeatPlace | EndPlace) or self.rested == inf
        ):
            self._show_tip()
        else:
            self.hovered = None

    def press(self, spot: Spot) -> None:
        """Press a button of the bar or of the prompt, or a seat's card."""
        table, decision, sounds = self._table, self._session.decision, self._table.navigator.sounds
        if not spot.enabled:
            table.refuse(spot.tip)
            return
        match spot.target:
            case Pick():
                table.do(spot.target)
            case StepAmount():
                table.do(spot.target)
                sounds.play("tick")
            case Consider(place):
                sounds.play("click")
                table.do(TakeAdvice() if place == self._session.adviser.place else spot.target)
            case TakeAdvice() | CloseAdvice() | BidUpTo():
                sounds.play("click")
                table.do(spot.target)
            case LightEntry() | TurnPaper():
                table.do(spot.target)
            case SeatPlace(seat):
                table.show_seat(seat)
            case PromptButton(Command.CONFIRM) if self._session.asked and decision.armed is not None:
                # Not by the command: Enter may mean the main answer, as long as nothing has been chosen.
                table.do(Confirm())
            case BarButton(Command.HINT) if self._session.adviser.advice is not None:
                # Unlike the key, the lamp names no move: pressed again, it must not bid or choose one.
                sounds.play("click")
                table.do(CloseAdvice())
            case PromptButton(command) | BarButton(command):
                sounds.play("click")
                self.do(command)
            case Eye() | EndPlace():
                """The eye shows the secrets while it is held, and the sign of the end has only a tooltip."""

    def _wheel(self, event: Wheel) -> bool:
        """Handle the wheel: the log, amounts, a list on the board, the map."""
        table = self._table
        if table.logbook.rect.collidepoint(event.position):
            table.logbook.turn(event.steps)
        elif table.prompt_panel.recap.covers(event.position):
            table.turn_recap(event.steps)
        elif table.prompt_panel.rect.collidepoint(event.position):
            table.do(StepAmount(event.steps))
        elif table.view.wheel(event.position, event.steps, self._session.shown()):
            self._hover(None, event.position)
        elif table.layout.board.collidepoint(event.position):
            table.zoom(ZOOM_STEP**event.steps, event.position)
        return True

    def _glide(self, event: Glide) -> None:
        """Pan and zoom the map by two fingers or a gamepad."""
        if event.position is None or self._table.layout.on_board(event.position):
            self._table.view.pan(*event.moved)
            self._table.zoom(event.factor, event.position)

    # Keys

    def _key(self, event: Key) -> bool:
        """Handle a key; return False if it has no meaning here."""
        self.tips = False  # What is chosen by it would be under the tooltip.
        if self._session.asked and self._session.by_key and isinstance(self.hovered, PromptButton):
            self.hovered = None  # It was focused while bots acted.
        plain = not (event.ctrl or event.alt)
        if plain and (self._mark_advice(event.name) or self._write_amount(event.name)):
            return True
        command = command_of(event)
        if command is not None:
            self.do(command)
            return True
        return plain and self._button_key(event.name)

    def _mark_advice(self, key: str) -> bool:
        """Mark an advised move by its digit, or bid up to the advised price by its letter; return False for
        another key, or without advice.
        """
        advice, limit = self._session.adviser.advice, self._session.advised_limit
        if advice is None:
            return False
        if limit is not None and key == self._table.prompt.limit_key:
            self._table.do(BidUpTo(limit))
        elif key.isdigit() and 1 <= int(key) <= len(advice.moves):
            self._table.do(Consider(int(key) - 1))
        else:
            return False
        return True

    def _write_amount(self, key: str) -> bool:
        """Edit the requested amount by digits, plus and minus; the focus leaves its button, unless that
        sets a limit.
        """
        session = self._session
        if session.amount is None:
            return False
        if len(key) == 1 and key in "0123456789":
            self._table.do(TypeDigit(key))
        elif key in ("+", "-"):
            self._table.do(StepAmount(1 if key == "+" else -1))
        else:
            return False
        if session.by_key and session.pointed != LIMIT:
            self._table.do(Point(None, by_key=True))
        return True

    def _button_key(self, key: str) -> bool:
        """Handle the keys of the prompt's own buttons."""
        prompt = self._table.prompt
        keys: dict[str, Target] = {offered.key: Pick(offered.choice.thing) for offered in prompt.choices}
        keys |= {action.key: action.target for action in prompt.actions}
        target = keys.get(key)
        spot = self._table.prompt_panel.spot_of(target) if target is not None else None
        if spot is None:
            return False
        if self._session.by_key and spot.enabled and spot.thing is not None:
            # The arrows go on from here, and Enter does not pick what they were on before.
            self._table.do(Point(spot.thing, by_key=True))
        self.press(spot)
        return True

    def places(self) -> dict[Pickable, pygame.Rect]:
        """Return everything that keys can focus, with its place: buttons first, but answers last.

        An answer ends the decision, such as a pass.
        """
        table, session = self._table, self._session
        if not session.asked:
            return {}
        shown = session.shown()
        buttons = {
            spot.thing: spot.rect
            for spot in table.prompt_panel.spots
            if spot.thing is not None and spot.enabled
        }
        answers = {action.thing for action in table.prompt.actions}
        found = {thing: rect for thing, rect in buttons.items() if thing not in answers}
        for thing in (*table.view.choosing.best(shown), *session.decision.alternatives, *session.plans()):
            if thing not in buttons:
                rect = table.view.rect_of(thing, shown)
                if rect is not None:
                    found[thing] = rect
        return found | {thing: rect for thing, rect in buttons.items() if thing in answers}

    def _go(self, step: int) -> None:
        """Focus the next or previous item that can be chosen, or button while nothing is asked."""
        if not self._session.asked:
            self._go_to_button(step)
            return
        places = self.places()
        thing = next_thing(list(places), self._session.pointed, step)
        if thing is not None:
            self._go_to(thing, places[thing])

    def _go_to_button(self, step: int) -> None:
        """Focus the next or previous button of the prompt: while bots act, and after the end."""
        spots = self._table.prompt_panel.spots
        buttons = [spot.target for spot in spots if isinstance(spot.target, PromptButton) and spot.enabled]
        if not buttons:
            return
        place = buttons.index(self.hovered) + step if self.hovered in buttons else min(step, 0)
        self._point_by_key(None, buttons[place % len(buttons)])

    def _go_to(self, thing: Pickable, place: pygame.Rect) -> None:
        """Focus an item, and scroll the enlarged map to show it."""
        table, board = self._table, self._table.layout.board
        if table.prompt_panel.spot_of(Pick(thing)) is None and not table.layout.on_board(place.center):
            table.view.pan(board.centerx - place.centerx, board.centery - place.centery)
        self._point_by_key(thing)

    def _point_by_key(self, thing: Pickable | None, on: Target | None = None) -> None:
        """Make the keys point from now on, and no longer the pointer."""
        self.hovered = on
        self._table.do(Point(thing, by_key=True))

    def _toward(self, dx: int, dy: int) -> None:
        """Focus the nearest item in a direction; up and down change a requested amount, or go through
        what happened.
        """
        if dy and self._session.recaps.lit is not None:
            self._table.do(StepEntry(dy))
            return
        if dy and (self._write_amount("+" if dy < 0 else "-") or self._along_list(dy)):
            return
        places, pointed = self.places(), self._session.pointed
        now = places.get(pointed) if pointed is not None else None
        thing = nearest(places, now, (dx, dy)) if now is not None else None
        if thing is not None:
            self._go_to(thing, places[thing])
        elif dx < 0 and self._session.asked and self._table.do(StepAmount(0)).done:
            # The button of the amount is left of all answers: now Enter means it.
            self._point_by_key(None)
        elif now is None:
            self._go(1 if self._session.asked else dx or dy)
        elif dx:
            self._go(dx)

    def _next_seat(self) -> None:
        """Focus the next player's card, which shows what that player holds; after the last the sign of the
        end, with its tooltip, and then nothing.
        """
        viewer, players = self._session.viewer, self._table.match.state.players
        order = [seat for seat in range(players) if seat != viewer]
        order += [viewer] if viewer is not None else []
        places: list[Target | None] = [SeatPlace(seat) for seat in order]
        places += [spot.target for spot in self._table.spots() if isinstance(spot.target, EndPlace)]
        place = places.index(self.hovered) + 1 if self.hovered in places else 0
        self._point_by_key(None, places[place] if place < len(places) else None)
        if isinstance(self.hovered, EndPlace):
            self._show_tip()

    @property
    def _on_seat(self) -> int | None:
        """Return the seat whose card is focused."""
        on = self.hovered if self._session.by_key else None
        return on.seat if isinstance(on, SeatPlace) else None

    @property
    def focused_button(self) -> Spot | None:
        """Return the focused button of the prompt, while nothing is asked."""
        session, on = self._session, self.hovered
        if session.asked or not session.by_key or not isinstance(on, PromptButton):
            return None
        return next((one for one in self._table.prompt_panel.spots if one.target == on and one.enabled), None)

    def _along_list(self, step: int) -> bool:
        """Choose the next or previous line of a list; return False if the focus is elsewhere."""
        table, session = self._table, self._session
        shown = session.shown()
        lines = list(table.view.choosing.listed(shown)) if session.asked else []
        chosen = next((thing for thing in lines if thing in session.decision.picked), None)
        now = session.pointed if session.pointed in lines else chosen
        if not lines or (now is None and session.pointed in self.places()):
            return False
        place = lines.index(now) + step if now is not None else 0 if step > 0 else len(lines) - 1
        thing = lines[min(max(place, 0), len(lines) - 1)]
        table.view.reveal(thing, shown)
        self._point_by_key(thing)
        table.do(Select(thing))
        return True

    def _confirm(self) -> None:
        """Pick the focused item, or else play the armed move."""
        table, session, button = self._table, self._session, self.focused_button
        if button is not None and button.target != PromptButton(Command.CONFIRM):
            self.press(button)
            if not session.bot_clock.paused:
                self.hovered = None  # From now on the key skips animations again.
        elif session.playback.blocks:
            table.do(TurnPage())
        elif session.over:
            table.show_result()
        elif self._on_seat is not None:
            table.show_seat(self._on_seat)
        elif session.asked:
            thing = table.prompt.enter_picks
            table.do(Confirm() if thing is None else Pick(thing, sure=False))
        elif session.bidder.is_changing:
            table.do(Confirm())
        elif session.auction_runs:
            table.do(TurnPage())

    def _back(self) -> None:
        """Go back one step: from the selection, from a begun action; then open the menu."""
        if self._session.by_key and isinstance(self.hovered, SeatPlace | EndPlace):
            self.hovered = None
        elif not (self._table.do(Cancel()).done or self._table.do(StepBack()).done):
            self._table.show_menu()


class Drag:
    """A drag from a press to its release. It may also draw over the board."""

    def __init__(self, table: TableParts) -> None:
        self._table = table
        self._session = table.session
        self._on_board = False
        """Whether the press began on the board, where releasing it without moving is a click."""
        self._start: Pickable | None = None
        """The pickable where a drawing drag began."""
        self._on_log = self._on_list = self._on_recap = False
        self._pulled = 0.0
        """The number of steps that a list has been dragged, minus those already scrolled."""

    def begin(self, event: Pointer, spot: Spot | None) -> None:
        """Begin with a press on `spot`, or on nothing."""
        table, session, place = self._table, self._session, event.position
        self.end()
        self._on_recap = event.button == LEFT and table.prompt_panel.recap.covers(place)
        self._on_board = spot is None and table.layout.on_board(place) and event.button in (LEFT, MIDDLE)
        if event.button != LEFT or spot is not None:
            return
        self._on_log = table.logbook.rect.collidepoint(place)
        self._on_list = self._on_board and table.view.wheel(place, 0, session.shown())
        if self._on_board and session.asked:
            thing = table.view.pickable_at(place, session.shown())
            if thing is not None and table.view.choosing.starts_drag(thing, session.shown()):
                self._start = thing

    def end(self) -> bool:
        """End with the release; return whether the drag had begun on the board."""
        was_on_board, self._on_board = self._on_board, False
        self._start, self._on_log, self._on_list, self._pulled = None, False, False, 0.0
        self._on_recap = False
        return was_on_board

    def go_on(self, event: Pointer) -> bool:
        """Handle a movement with the button down; return False if it drags nothing."""
        if self._start is not None:
            self._draw(event, self._start)
        elif self._on_list or self._on_recap:
            self._pull_list(event)
        elif self._on_board:
            self._table.view.pan(*event.moved)
        elif self._on_log:
            self._table.logbook.pull(event.moved[1])
        else:
            return False
        return True

    def _pull_list(self, event: Pointer) -> None:
        self._pulled += event.moved[1] / self._table.scale.px(LIST_STEP)
        steps = int(self._pulled)
        self._pulled -= steps
        if self._on_recap:
            self._table.turn_recap(steps)
        else:
            self._table.view.wheel(event.position, steps, self._session.shown())

    def _draw(self, event: Pointer, start: Pickable) -> None:
        """Pick everything that the pointer has crossed since the last event."""
        table, session = self._table, self._session
        lead = table.view.choosing.shortcut(start, session.shown())
        table.do(Trace(start))
        if lead is not None:
            self._start = start = lead[1]
        (x, y), (dx, dy) = event.position, event.moved
        steps = 1 + max(abs(dx), abs(dy)) // DRAW_STEP
        for step in range(steps - 1, -1, -1):
            place = (x - dx * step // steps, y - dy * step // steps)
            thing = table.view.pickable_at(place, session.shown())
            if thing is not None and table.layout.on_board(place):
                table.do(Trace(start, thing))
        table.do(Point(table.view.pickable_at(event.position, session.shown())))
