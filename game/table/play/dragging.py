"""What moves what is seen at the table: drags, the wheel, two fingers, a stick. A drag may also draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.table.boards.view import Thing
from game.table.play.ask import Spot
from game.table.play.desk import Desk
from game.table.program.commands import Command
from game.table.program.input import LEFT, MIDDLE, Glide, Pointer, Wheel

DRAW_STEP: Final = 6
"""Pixels between the places at which a drag over the board looks what lies there."""
LIST_STEP: Final = 30
"""Units that a list on the board is pulled for each step that it is scrolled."""
ZOOM_STEP: Final = 1.2
PAN_STEP: Final = 60
"""Units that a key moves the map."""
PANS: Final = {
    Command.PAN_LEFT: (1, 0),
    Command.PAN_RIGHT: (-1, 0),
    Command.PAN_UP: (0, 1),
    Command.PAN_DOWN: (0, -1),
}
"""The direction in which the map moves: opposite to that of the view."""


def pan(scene: Desk, dx: int, dy: int) -> None:
    """Move the map by a step."""
    step = scene.scale.px(PAN_STEP)
    scene.view.pan(dx * step, dy * step)


def glide(scene: Desk, event: Glide) -> None:
    """Two fingers, or a gamepad, move the map and enlarge it."""
    if event.position is None or scene.layout.on_board(event.position):
        scene.view.pan(*event.moved)
        scene.zoom(event.factor, event.position)


def turn_wheel(scene: Desk, event: Wheel) -> bool:
    """The wheel turned: amounts, the log, the map. True if a list on the board was scrolled."""
    chooser = scene.session.chooser
    if scene.logbook.rect.collidepoint(event.position):
        scene.logbook.turn(event.steps)
    elif scene.prompt.rect.collidepoint(event.position):
        if scene.session.asked and chooser.amount is not None:
            chooser.step_amount(event.steps)
            scene.lay_out()
    elif scene.view.wheel(event.position, event.steps, scene.session.shown()):
        return True
    elif scene.layout.board.collidepoint(event.position):
        scene.zoom(ZOOM_STEP**event.steps, event.position)
    return False


class Drag:
    """A drag from where the pointer went down to where it is let go."""

    def __init__(self, scene: Desk, point: Callable[[Thing | None], None]) -> None:
        """`point` is told what the pointer has come to."""
        self.scene = scene
        self.on_board = False
        """Whether it began on the board, where letting go at once is a click."""
        self._point = point
        self._begun: Thing | None = None
        """The thing where a drag that draws over the board began."""
        self._on_log = self._on_list = False
        self._pulled = 0.0
        """Steps that a list has been pulled, but for those that it was scrolled already."""

    def begin(self, event: Pointer, spot: Spot | None) -> None:
        """The pointer went down on `spot`, or beside all of them."""
        scene, session, place = self.scene, self.scene.session, event.position
        self.end()
        self.on_board = spot is None and scene.layout.on_board(place) and event.button in (LEFT, MIDDLE)
        if event.button != LEFT or spot is not None:
            return
        self._on_log = scene.logbook.rect.collidepoint(place)
        self._on_list = self.on_board and scene.view.wheel(place, 0, session.shown())
        if self.on_board and session.asked:
            thing = scene.view.thing_at(place, session.shown())
            if thing is not None and scene.view.choosing.draws(thing, session.shown()):
                self._begun = thing

    def end(self) -> bool:
        """The pointer was let go; whether the drag had begun on the board."""
        was_on_board, self.on_board = self.on_board, False
        self._begun, self._on_log, self._on_list, self._pulled = None, False, False, 0.0
        return was_on_board

    def go_on(self, event: Pointer) -> bool:
        """The pointer moved with its button down; False if that drags nothing."""
        if self._begun is not None:
            self._draw(event, self._begun)
        elif self._on_list:
            self._pull_list(event)
        elif self.on_board:
            self.scene.view.pan(*event.moved)
        elif self._on_log:
            self.scene.logbook.pull(event.moved[1])
        else:
            return False
        return True

    def _pull_list(self, event: Pointer) -> None:
        self._pulled += event.moved[1] / self.scene.scale.px(LIST_STEP)
        steps = int(self._pulled)
        self._pulled -= steps
        self.scene.view.wheel(event.position, steps, self.scene.session.shown())

    def _draw(self, event: Pointer, begun: Thing) -> None:
        """Pick each thing that the pointer has crossed since the last event."""
        scene, session = self.scene, self.scene.session
        session.notice = ""
        lead = scene.view.choosing.leads(begun, session.shown())
        if lead is not None:
            session.follow(lead)
            self._begun = begun = lead[1]
        if begun not in session.chooser.picked and session.chooser.can_pick(begun):
            session.chooser.pick(begun)
        (x, y), (dx, dy) = event.position, event.moved
        steps = 1 + max(abs(dx), abs(dy)) // DRAW_STEP
        for step in range(steps - 1, -1, -1):
            place = (x - dx * step // steps, y - dy * step // steps)
            thing = scene.view.thing_at(place, session.shown())
            if thing is not None and scene.layout.on_board(place):
                session.trace(begun, thing)
        self._point(scene.view.thing_at(event.position, session.shown()))
        scene.lay_out()
