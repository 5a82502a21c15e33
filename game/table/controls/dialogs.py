"""Small dialogs over a screen: a notice, a question, a line to be typed."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import ClassVar

import pygame

from game.table.controls.form import Button, FormScene
from game.table.controls.textfield import TextField
from game.table.kit.furniture import dim
from game.table.kit.lettering import line_height, paragraph, text_width, wrap, write, write_fitting
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS
from game.table.program.input import InputEvent, Key
from game.table.program.navigator import Navigator
from game.words import translate

TEXT = 20.0


class Dialog(FormScene):
    """A panel with a heading, text and buttons; Escape presses the last button."""

    opaque = False
    wide: ClassVar[float] = 760.0
    """Its width in units."""

    def __init__(
        self, heading: str, words: str, buttons: Sequence[tuple[str, str, Callable[[], None] | None]]
    ) -> None:
        """Create a dialog. `buttons` are (label, key, function called before the dialog closes, or None),
        the main one first.
        """
        super().__init__()
        self.heading = heading
        self.words = words
        self._asked = buttons

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.buttons = [
            Button(label, self._leave_by(action), key=key, main=i == 0)
            for i, (label, key, action) in enumerate(self._asked)
        ]
        self.form.set(self.buttons)

    def _leave_by(self, action: Callable[[], None] | None) -> Callable[[], None]:
        def leave() -> None:
            self.navigator.remove(self)
            if action is not None:
                action()

        return leave

    def extra_height(self) -> float:
        """Return the height in units that is kept free between the text and the buttons."""
        return 0.0

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        widths = [
            text_width(scale, b.label, "bold", 18) / scale.k + (110 if b.cap else 60) for b in self.buttons
        ]
        breadth = max(self.wide, sum(widths) + 16 * (len(widths) - 1) + 80)
        inner = scale.px(breadth - 80)
        step = line_height(scale, TEXT) / scale.k
        rest = 44 + 54 + self.extra_height() + 32 + 54 + 34
        self.lines = _no_more(wrap(scale, self.words, "sans", TEXT, inner), int((scale.high - rest) / step))
        high = rest + step * len(self.lines)
        left, top = (scale.wide - breadth) / 2, (scale.high - high) / 2
        self.rect = scale.rect(left, top, breadth, high)
        self.extra_top = top + 98 + step * len(self.lines) + 6
        x = left + breadth - 40
        for control, wide in zip(reversed(self.buttons), reversed(widths), strict=True):
            x -= wide
            control.rect = scale.rect(x, top + high - 34 - 54, wide, 54)
            x -= 16

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        dim(surface)
        panel(surface, scale, self.rect, 6)
        left = self.rect.x + scale.px(40)
        room = self.rect.w - scale.px(80)
        middle = self.rect.y + scale.px(54)
        write_fitting(surface, scale, self.heading, "slab_bold", 27, PALE_BRASS, left, middle, room)
        words = "\n".join(self.lines)
        paragraph(surface, scale, words, "sans", TEXT, CREAM, left, self.rect.y + scale.px(90), room)
        self.form.draw(surface, scale)

    def handle(self, event: InputEvent) -> bool:
        if self.form.handle(event):
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.buttons[-1].press()
            return True
        return False


def _no_more(lines: list[str], most: int) -> list[str]:
    """Return `lines`, or as many as there is room for with an ellipsis in place of the others."""
    return lines if len(lines) <= most else [*lines[: most - 1], "..."]


class Notice(Dialog):
    """A dialog that informs the player."""

    def __init__(self, heading: str, words: str) -> None:
        super().__init__(heading, words, [(translate("close"), "enter", None)])


class ConfirmLoss(Dialog):
    """A question before something is lost. The focus is on the safe button, which Enter presses."""

    def __init__(
        self, heading: str, words: str, label: str, key: str, lose: Callable[[], None], safe: str
    ) -> None:
        """Create the dialog. `label` and `key` are those of the button that calls `lose`; the button `safe`
        changes nothing.
        """
        super().__init__(heading, words, [(label, key, lose), (safe, "escape", None)])

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        dangerous, safe = self.buttons
        dangerous.main, safe.main = False, True
        self.form.set(self.buttons, safe)


class AskForText(Dialog):
    """A question that the player answers with a line of text."""

    def __init__(
        self,
        heading: str,
        words: str,
        text: str,
        label: str,
        answer: Callable[[str], None],
        longest: int = 40,
        allowed: Container[str] | None = None,
        refusal: str = "",
    ) -> None:
        """Create the dialog; `longest`, `allowed` and `refusal` are as in `TextField`."""
        super().__init__(
            heading, words, [(label, "enter", self._answer), (translate("cancel"), "escape", None)]
        )
        self.answer = answer
        self.field = TextField(
            text, lambda _: None, longest=longest, allowed=allowed, refusal=refusal, done=self._done
        )

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.form.set([self.field, *self.buttons], self.field)

    def extra_height(self) -> float:
        return 96.0

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        left, wide = self.rect.x / scale.k + 40, self.rect.w / scale.k - 80
        self.field.place(scale, scale.rect(left, self.extra_top + 6, wide, 50))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        y = self.field.rect.bottom + self.scale.px(24)
        write(surface, self.scale, self.field.help_text, "italic", 17, PALE_BRASS, self.field.rect.x, y)

    def _done(self) -> None:
        self.buttons[0].press()

    def _answer(self) -> None:
        self.answer(self.field.text)
