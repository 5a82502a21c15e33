"""The screens round the game, used as people use them: with keys and pointer, without a window."""

from __future__ import annotations

from game.match.journal import SeatPlan
from game.table.controls.form import Button, Control, Form
from game.table.pages.waiting import Waiting
from game.table.program.app import App
from game.table.program.input import Key, Pointer, Text
from tests.waiting import until

GAME = "american_rails"


def press(app: App, *names: str) -> None:
    for name in names:
        app.handle(Key(name))
        app.draw(app.screen)


def click(app: App, control: Control) -> None:
    place = control.rect.center
    for kind in ("move", "press", "release"):
        button = 0 if kind == "move" else 1
        app.handle(Pointer(kind, place, button))
    app.draw(app.screen)


def write_text(app: App, text: str) -> None:
    """Type letters as the system sends them: a key and a text for each."""
    for letter in text:
        app.handle(Key(letter.lower()))
        app.handle(Text(letter))


def form_of(scene: object) -> Form:
    form = getattr(scene, "form", None)
    assert isinstance(form, Form)
    return form


def button(app: App, label: str) -> Button:
    """The button of the top scene with these words."""
    found = [c for c in form_of(app.top).controls if isinstance(c, Button) and c.label == label and c.shown]
    assert len(found) == 1, f"{label!r} among {[getattr(c, 'label', c) for c in form_of(app.top).controls]}"
    return found[0]


def seats(people: int = 1, players: int = 3) -> list[SeatPlan]:
    names = ("Ada", "Ben", "Cyd", "Dot", "Eve")
    return [SeatPlan(names[i], i, None if i < people else "skilled") for i in range(players)]


def settle(app: App) -> None:
    """Let frames pass until nothing is waited for."""

    def settled() -> bool:
        app.step(1 / 60, [])
        return not any(isinstance(scene, Waiting) for scene in app.scenes)

    until(settled)
