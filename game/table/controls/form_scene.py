"""A screen with a form, which sleeps while another screen covers it."""

from __future__ import annotations

from game.table.controls.form import Form
from game.table.kit.scale import Scale
from game.table.program.navigator import Scene


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
