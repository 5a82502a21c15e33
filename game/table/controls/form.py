"""Forms: buttons, switches, sliders and other controls, and scenes that consist of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.table.kit.furniture import button
from game.table.kit.pen import only_within
from game.table.kit.scale import Scale
from game.table.program.input import LEFT, Composition, InputEvent, Key, Pointer, Text, Wheel
from game.table.program.keys import cap, holds_gamepad
from game.table.program.navigator import Scene

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SHOULDERS: Final = {"page up": -1, "page down": 1}
"""Where a gamepad's shoulder buttons move the focus if there are no pages to turn."""


class Mood(NamedTuple):
    """The state of a control that decides how it is drawn."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    enter_elsewhere: bool = False
    """Whether Enter presses another control, whose focus is shown."""


class Control:
    """A part of a form that can be pressed. `rect` is in pixels."""

    takes_enter = True
    """Whether Enter does something to the control; in a text field, Enter acts as the main button."""

    def __init__(self, *, key: str | None = None, help_text: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.key = key
        """The name of the key that presses the control."""
        self.help_text = help_text
        """The help text, for a form that shows it for the hovered or focused control."""
        self.enabled = True
        self.shown = True

    @property
    def reachable(self) -> bool:
        """Return whether the control can take the focus."""
        return self.shown and self.enabled

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        """Draw the control into its rectangle."""

    def press(self) -> None:
        """Handle Enter, Space or the control's own key."""

    def click(self, position: tuple[int, int]) -> None:
        """Handle a click: the pointer was pressed and released on the control."""
        self.press()

    def take_key(self, event: Key) -> bool:
        """Handle a key while focused; return whether it was used."""
        return False

    def take_text(self, event: Text) -> bool:
        """Handle typed text while focused; return whether it was used."""
        return False

    def take_composition(self, event: Composition) -> bool:
        """Handle an input-method composition while focused; return whether it is shown."""
        return False

    def grab(self, event: Pointer) -> None:
        """Handle the left button going down on the control, before it has the focus. Drag and release
        follow.
        """

    def wheel(self, steps: int) -> bool:
        """Handle the mouse wheel over the control; return whether it was used."""
        return False

    def focus(self, gained: bool) -> None:
        """Handle gaining or losing the focus."""


class Button(Control):
    """A brass or walnut button."""

    def __init__(
        self,
        label: str,
        action: Callable[[], None],
        *,
        key: str | None = None,
        cap: str | None = None,
        main: bool = False,
        help_text: str = "",
    ) -> None:
        """Create a button. `cap` names the key on its cap, if that is not `key`."""
        super().__init__(key=key, help_text=help_text)
        self.label = label
        self.action = action
        self.main = main
        self.cap = cap or key
        self.filled = 0.0
        """The fraction of the button, from 0 to 1, that is already drawn as enabled during a delay."""

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        self._draw(surface, scale, mood, self.enabled)
        if not self.enabled and self.filled > 0:
            part = pygame.Rect(self.rect.topleft, (round(self.rect.w * self.filled), self.rect.h))
            with only_within(surface, part):
                self._draw(surface, scale, mood, True)

    def _draw(self, surface: pygame.Surface, scale: Scale, mood: Mood, enabled: bool) -> None:
        button(
            surface,
            scale,
            self.rect,
            self.label,
            key=self._cap(mood),
            main=self.main,
            enabled=enabled,
            pressed=mood.pressed,
            hovered=mood.hovered,
            focused=mood.focused,
        )

    def _cap(self, mood: Mood) -> str | None:
        """Return the text of the key cap. The key that presses the focused control appears nowhere else."""
        elsewhere = mood.enter_elsewhere or (holds_gamepad() and not mood.focused)
        if self.cap is None or (self.cap == "enter" and elsewhere):
            return None
        if holds_gamepad() and len(self.cap) == 1:
            return None  # See `Form._press_by_key`.
        return cap(self.cap) or None

    def press(self) -> None:
        self.action()


class Form:
    """The controls of a screen, in tab order."""

    def __init__(self) -> None:
        self.controls: list[Control] = []
        self.focused: Control | None = None
        self.hovered: Control | None = None
        self._pressed: Control | None = None
        self.show_focus = False
        """Whether the keyboard is in use, so that the focus is shown."""

    def set(self, controls: Sequence[Control], focus: Control | None = None) -> None:
        """Replace the controls; the focus goes to `focus`, or to the first control that can take it."""
        self.controls = list(controls)
        self.hovered = self._pressed = None
        wanted = focus if focus in self.controls else None
        self._focus(wanted or next((c for c in self.controls if c.reachable), None))

    def _focus(self, control: Control | None) -> None:
        if control is self.focused:
            return
        if self.focused is not None:
            self.focused.focus(False)
        self.focused = control
        if control is not None:
            control.focus(True)

    def sleep(self) -> None:
        """Stop text input, because the screen is covered or closed."""
        if self.focused is not None:
            self.focused.focus(False)

    def wake(self) -> None:
        """Resume, because the screen is on top again."""
        if self.focused is not None:
            self.focused.focus(True)

    @property
    def shows_focus(self) -> bool:
        """Return whether the focus is shown, and Enter presses it: keys or a gamepad are in use."""
        return self.show_focus or holds_gamepad()

    def focus_on(self, control: Control, shown: bool = False) -> None:
        """Give the focus to one control."""
        self._focus(control)
        self.show_focus = self.show_focus or shown

    @property
    def in_hand(self) -> Control | None:
        """Return the hovered control, or else the focused one."""
        return self.hovered or self.focused

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw every visible control."""
        for control in self.controls:
            if control.shown:
                control.draw(surface, scale, self.mood(control))

    def mood(self, control: Control) -> Mood:
        """Return how a control is drawn at the moment."""
        return Mood(
            focused=self.shows_focus and control is self.focused,
            hovered=control is self.hovered and control.enabled,
            pressed=control is self._pressed and control is self.hovered,
            enter_elsewhere=control is not self.focused and self._focus_takes_enter,
        )

    @property
    def _focus_takes_enter(self) -> bool:
        """Return whether Enter presses the focused control, and not the button with Enter on its cap."""
        focused = self.focused
        return self.shows_focus and focused is not None and focused.reachable and focused.takes_enter

    def at(self, position: tuple[int, int]) -> Control | None:
        """Return the control under a pixel."""
        for control in reversed(self.controls):
            if control.shown and control.rect.collidepoint(position):
                return control
        return None

    def handle(self, event: InputEvent) -> bool:
        """Handle an event; return whether a control used it."""
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Wheel):
            under = self.at(event.position)
            return under is not None and under.enabled and under.wheel(event.steps)
        if isinstance(event, Key):
            return self._key(event)
        if self.focused is not None and self.focused.reachable:
            if isinstance(event, Text):
                return self.focused.take_text(event)
            if isinstance(event, Composition):
                return self.focused.take_composition(event)
        return False

    def _pointer(self, event: Pointer) -> bool:
        self.hovered = self.at(event.position)
        if event.kind == "hold":
            self._pressed = None
            return self.hovered is not None
        if event.kind == "press" and event.button == LEFT:
            self._pressed = self.hovered if self.hovered and self.hovered.enabled else None
            if self._pressed is not None:
                self.show_focus = False
                self._pressed.grab(event)
                self._focus(self._pressed)
            return self.hovered is not None
        if event.kind == "drag" and self._pressed is not None:
            self._pressed.grab(event)
            return True
        if event.kind == "release" and event.button == LEFT:
            pressed, self._pressed = self._pressed, None
            if pressed is not None:
                pressed.grab(event)
            clicked = pressed is self.hovered
            if event.touch:
                self.hovered = None
            if pressed is not None and clicked and pressed.enabled:
                pressed.click(event.position)
                return True
        return False

    def _key(self, event: Key) -> bool:
        if self.focused is not None and self.focused.reachable and self.focused.take_key(event):
            return True
        if event.name == "tab":
            self._step(-1 if event.shift else 1)
            return True
        if event.name in ARROWS and not (event.ctrl or event.alt):
            return self._toward(*ARROWS[event.name])
        if event.ctrl or event.alt or event.shift:
            return False
        able = self.focused if self.focused is not None and self.focused.reachable else None
        pressing = event.name in ("enter", "space") and able is not None
        # Enter presses the control whose focus is shown; otherwise the button whose key it is.
        if not (pressing and self.shows_focus) and self._press_by_key(event):
            return True
        if pressing and able is not None:
            if able.key == "escape" and not self.shows_focus:
                self.show_focus = True  # Its cap shows Esc: what Enter would press is shown first.
            else:
                able.press()
            return True
        if event.pad and event.name in SHOULDERS:
            self._step(SHOULDERS[event.name])
            return True
        return False

    def _press_by_key(self, event: Key) -> bool:
        """Press the control that has this key. A gamepad's buttons stand for letters at the table only."""
        if event.pad and len(event.name) == 1:
            return False
        keyed = [control for control in self.controls if control.key == event.name and control.shown]
        able = next((control for control in keyed if control.enabled), None)
        if able is not None:
            able.press()
        # At a book's end its last page stays; the focus does not begin to wander.
        return able is not None or (event.pad and bool(keyed))

    def _step(self, way: int) -> None:
        """Move the focus to the next or the previous control that can have it."""
        self.show_focus = True
        able = [c for c in self.controls if c.reachable]
        if not able:
            return
        if self.focused not in able:
            self._focus(able[0])
        else:
            self._focus(able[(able.index(self.focused) + way) % len(able)])

    def _toward(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest control in a direction; controls straight ahead come first."""
        self.show_focus = True
        if self.focused is None or not self.focused.reachable:
            self._step(1)
            return True
        here = self.focused.rect
        best: tuple[float, Control] | None = None
        for control in self.controls:
            if control is self.focused or not control.reachable:
                continue
            there = control.rect
            ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
            if ahead <= 0:
                continue
            if dx:
                aside = max(0, there.top - here.bottom, here.top - there.bottom)
                across = there.left < here.right and here.left < there.right
            else:
                aside = max(0, there.left - here.right, here.left - there.right)
                across = there.top < here.bottom and here.top < there.bottom
            if aside and across:
                continue
            off = abs((there.centery - here.centery) * dx) + abs((there.centerx - here.centerx) * dy)
            cost = ahead + 6.0 * aside + 0.4 * off
            if best is None or cost < best[0]:
                best = (cost, control)
        if best is None:
            return False
        self._focus(best[1])
        return True


class FormScene(Scene):
    """The base class of dialogs and pages."""

    def __init__(self) -> None:
        self.form = Form()
        self.scale = Scale(1280, 720)

    def exit(self) -> None:
        self.form.sleep()

    def pause(self) -> None:
        self.form.sleep()

    def resume(self) -> None:
        self.form.wake()
