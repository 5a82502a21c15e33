"""The player's hands: what pointer, wheel and keys mean at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.table.boards.view import Thing
from game.table.play.ask import Control
from game.table.play.asking import plays_at_once
from game.table.play.desk import PEEK, SEAT, Desk
from game.table.play.focus import nearest, next_thing
from game.table.program.commands import command, command_of
from game.table.program.input import LEFT, MIDDLE, RIGHT, InputEvent, Key, KeyUp, Pointer, Wheel

ZOOM_STEP: Final = 1.2
DRAW_STEP: Final = 6
"""Pixels between the places at which a drag over the board looks what lies there."""
PAN_STEP: Final = 60
"""Units that a key moves the map."""
PANS: Final = {"pan left": (1, 0), "pan right": (-1, 0), "pan up": (0, 1), "pan down": (0, -1)}


class Hands:
    """Turns input into what the table does, and knows what the pointer and the keys are on."""

    def __init__(self, scene: Desk) -> None:
        self.scene = scene
        self.hovered = ""
        """The name of the control under the pointer."""
        self.pressed = ""
        """The name of the control that the pointer went down on."""
        self.by_key = False
        """Whether the thing pointed at was reached by keys: it gets a ring, and a tooltip at once."""
        self.rested = 0.0
        """Seconds since the pointer came to something else."""
        self.tells = True
        """Whether a tooltip may come: after a click, what the click brought under the pointer is not told."""
        self._held: Control | None = None
        self._dragging = False
        self._drawing: Thing | None = None
        """Where a drag began that draws over the board."""
        self.commands: dict[str, Callable[[], None]] = self._commands()

    def _commands(self) -> dict[str, Callable[[], None]]:
        scene = self.scene
        return {
            "next": lambda: self.go(1),
            "previous": lambda: self.go(-1),
            **{name: lambda name=name: self.toward(name) for name in ("left", "right", "up", "down")},  # type: ignore[misc]
            "confirm": self.confirm,
            "back": self.back,
            "clear": self.back,
            "erase": lambda: scene.session.chooser.erase_digit(),
            "undo": self.undo,
            "redo": lambda: self._or_say(scene.session.redo(), "There is nothing to play again."),
            "hint": lambda: scene.session.advise(),
            "stop": lambda: scene.session.pace.stop(),
            "pause": scene.toggle_pause,
            "seats": scene.show_seats,
            "speed": scene.change_speed,
            "peek": lambda: self.peek(True),
            "log": scene.show_log,
            "money": scene.show_money,
            "first": lambda: scene.session.look(0),
            "earlier": lambda: scene.session.look_by(-1),
            "later": lambda: scene.session.look_by(1),
            "present": lambda: scene.session.look(None),
            "zoom in": lambda: scene.zoom(ZOOM_STEP),
            "zoom out": lambda: scene.zoom(1 / ZOOM_STEP),
            "whole map": lambda: scene.zoom(0.001),
            **{name: lambda name=name: self.pan(name) for name in PANS},  # type: ignore[misc]
            "help": scene.show_help,
            "full screen": scene.toggle_full_screen,
            "picture": scene.save_picture,
            "menu": scene.show_menu,
            "result": scene.show_result,
        }

    def do(self, name: str) -> None:
        """Carry out a command, or what a button of the prompt stands for."""
        self.commands[name]()
        self.scene.lay_out()

    def peek(self, looks: bool) -> None:
        """Look at what only the viewer may know, as long as a key or the eye is held."""
        session = self.scene.session
        if session.peeking != looks:
            session.peeking = looks
            self.scene.lay_out()

    # Pointer

    def pointer(self, event: Pointer) -> bool:
        """The pointer moved, or a button went down or up."""
        if event.kind == "drag" and self._drawing is not None:
            self._draw(event, self._drawing)
            return True
        if event.kind == "drag" and self._dragging:
            self.scene.view.pan(*event.moved)
            return True
        control = self._control_at(event.position)
        if event.kind in ("move", "drag"):
            self._hover(control, event.position)
        elif event.kind == "press":
            self._press(event, control)
        else:
            self._release(event, control)
        return True

    def _control_at(self, position: tuple[int, int]) -> Control | None:
        scene = self.scene
        return (
            scene.bar.control_at(position)
            or scene.prompt.control_at(position)
            or scene.eye_at(position)
            or scene.seat_at(position)
        )

    def _hover(self, control: Control | None, position: tuple[int, int]) -> None:
        name = control.name if control else ""
        thing = control.thing if control else None
        if control is None and self.scene.layout.board.collidepoint(position):
            thing = self.scene.view.thing_at(position, self.scene.session.shown())
        if name == self.hovered and thing == self.scene.session.pointed:
            return
        self.hovered, self.rested, self.by_key, self.tells = name, 0.0, False, True
        if control is not None and control.enabled:
            self.scene.drop_refusal()
        self.point(thing)

    def point(self, thing: Thing | None) -> None:
        """Point at a thing, or at nothing."""
        scene, session = self.scene, self.scene.session
        if thing != session.pointed:
            session.pointed = thing
            if thing is not None and scene.refusing and session.asked and session.can_choose(thing):
                scene.drop_refusal()
            scene.lay_out()

    def _draw(self, event: Pointer, begun: Thing) -> None:
        """Pick what lies under the way of the pointer, one thing after the other."""
        scene, session = self.scene, self.scene.session
        session.notice = ""
        lead = scene.view.leads(begun, session.shown())
        if lead is not None:
            session.follow(lead)
            self._drawing = begun = lead[1]
        if begun not in session.chooser.picked and session.chooser.can_pick(begun):
            session.chooser.pick(begun)
        (x, y), (dx, dy) = event.position, event.moved
        steps = 1 + max(abs(dx), abs(dy)) // DRAW_STEP
        for step in range(steps - 1, -1, -1):
            place = (x - dx * step // steps, y - dy * step // steps)
            thing = scene.view.thing_at(place, session.shown())
            if thing is not None and scene.layout.board.collidepoint(place):
                session.trace(begun, thing)
        self.point(scene.view.thing_at(event.position, session.shown()))
        scene.lay_out()

    def _press(self, event: Pointer, control: Control | None) -> None:
        self._hover(control, event.position)
        scene, session = self.scene, self.scene.session
        on_board = control is None and scene.layout.board.collidepoint(event.position)
        self._dragging = on_board and event.button in (LEFT, MIDDLE)
        self._drawing = None
        if on_board and event.button == LEFT and session.asked:
            thing = scene.view.thing_at(event.position, session.shown())
            if thing is not None and scene.view.draws(thing, session.shown()):
                self._drawing = thing
        if event.button == LEFT:
            self._held = control
            self.pressed = control.name if control and control.enabled else ""
            if self.pressed == PEEK:
                self.peek(True)

    def _release(self, event: Pointer, control: Control | None) -> None:
        held, was_dragging = self._held, self._dragging
        self._held, self.pressed, self._dragging, self._drawing = None, "", False, None
        self.peek(False)
        if event.button == RIGHT and event.clicks:
            self.let_go()
        elif event.button == LEFT and control is not None:
            if held is not None and held.name == control.name:
                self.press(control)
        elif event.button == LEFT and was_dragging and event.clicks:
            thing = self.scene.view.thing_at(event.position, self.scene.session.shown())
            if thing is not None:
                self.click(thing)
        elif event.button == LEFT and event.clicks:
            number = self.scene.logbook.move_at(event.position)
            if number is not None:
                self.scene.session.look(number)
        self._hover(self._control_at(event.position), event.position)
        self.tells = False

    def press(self, control: Control) -> None:
        """Press a button: of the bar, of the prompt, or a seat's card."""
        scene, name = self.scene, control.name
        if not control.enabled:
            if control.tip:
                scene.refuse(control.tip)
        elif name == PEEK:
            return
        elif name.startswith(SEAT):
            scene.show_seat(int(name.removeprefix(SEAT)))
        elif control.thing is not None:
            self.click(control.thing)
        elif name in ("minus", "plus", "lowest", "highest"):
            self._amount(name)
        elif name == "action confirm" and scene.session.chooser.armed is not None:
            # Enter may mean another button, as long as nothing has been chosen.
            scene.session.play_chosen()
            scene.lay_out()
        else:
            scene.navigator.sounds.play("click")
            self.do(name.removeprefix("action "))

    def _amount(self, name: str) -> None:
        chooser = self.scene.session.chooser
        chooser.step_amount({"minus": -1, "plus": 1, "lowest": -1_000_000, "highest": 1_000_000}[name])
        self.scene.navigator.sounds.play("tick")
        self.scene.lay_out()

    def click(self, thing: Thing) -> None:
        """Pick a thing; the second click on what is armed plays it."""
        scene, session = self.scene, self.scene.session
        if not session.asked:
            return
        chooser, shown = session.chooser, session.shown()
        armed = chooser.armed
        again = thing == chooser.picked[-1] if chooser.picked else len(chooser.moves) == 1
        plan, lead = session.plans().get(thing), scene.view.leads(thing, shown)
        if plan is not None and plan == session.plan:
            session.play_chosen()
        elif plan is not None:
            session.notice = ""
            session.make_plan(plan)
            scene.navigator.sounds.play("click")
        elif armed is not None and again and chooser.means(armed, thing):
            session.play_chosen()
        elif chooser.pick(thing):
            session.notice = ""
            picked = chooser.armed
            if picked is not None and plays_at_once(session, scene.view, thing, shown):
                session.play(picked)
            else:
                scene.navigator.sounds.play("click")
        elif lead is not None:
            session.follow(lead)
            scene.navigator.sounds.play("click")
        else:
            scene.refuse(scene.view.why_not(thing, shown) or "")
        scene.lay_out()

    def wheel(self, event: Wheel) -> bool:
        """The wheel turned: amounts, the log, the map."""
        scene, chooser = self.scene, self.scene.session.chooser
        if scene.logbook.rect.collidepoint(event.position):
            scene.logbook.turn(event.steps)
        elif scene.prompt.rect.collidepoint(event.position):
            if scene.session.asked and chooser.amount is not None:
                chooser.step_amount(event.steps)
                scene.lay_out()
        elif scene.layout.board.collidepoint(event.position):
            scene.zoom(ZOOM_STEP**event.steps, event.position)
        return True

    # Keys

    def key(self, event: Key) -> bool:
        """A key went down; False if it means nothing here."""
        if self._plain(event) and self._write_amount(event.name):
            return True
        found = command_of(event)
        if found is not None and found.name in self.commands:
            self.do(found.name)
            return True
        return self._plain(event) and self._button_key(event.name)

    @staticmethod
    def _plain(event: Key) -> bool:
        return not (event.ctrl or event.alt)

    def _write_amount(self, key: str) -> bool:
        """Digits, plus and minus write the amount that is asked for."""
        session = self.scene.session
        if not session.asked or session.chooser.amount is None:
            return False
        if len(key) == 1 and key in "0123456789":
            session.chooser.type_digit(key)
        elif key in ("+", "-"):
            session.chooser.step_amount(1 if key == "+" else -1)
        else:
            return False
        self.scene.lay_out()
        return True

    def _button_key(self, key: str) -> bool:
        """The keys of the prompt's own choices."""
        scene = self.scene
        for i, offered in enumerate(scene.ask.choices):
            if offered.key == key:
                control = next(c for c in scene.prompt.controls if c.name == f"choice {i}")
                self.press(control)
                return True
        for action in scene.ask.actions:
            if action.thing is not None and action.key.lower() == key:
                control = next(c for c in scene.prompt.controls if c.name == f"action {action.name}")
                self.press(control)
                return True
        return False

    def places(self) -> dict[Thing, pygame.Rect]:
        """Everything that keys can go to, with where it lies, buttons first."""
        scene, session = self.scene, self.scene.session
        if not session.asked:
            return {}
        shown = session.shown()
        found = {c.thing: c.rect for c in scene.prompt.controls if c.thing is not None and c.enabled}
        for thing in (*session.chooser.alternatives(), *session.plans()):
            if thing not in found:
                rect = scene.view.rect_of(thing, shown)
                if rect is not None:
                    found[thing] = rect
        return found

    def go(self, step: int) -> None:
        """Point at the next thing that can be chosen, or at the one before."""
        places = self.places()
        thing = next_thing(list(places), self.scene.session.pointed, step)
        if thing is not None:
            self._go_to(thing, places[thing])

    def _go_to(self, thing: Thing, place: pygame.Rect) -> None:
        """Point at a thing by key, and bring it into sight if the map is enlarged."""
        self.by_key = True
        board = self.scene.layout.board
        if self.scene.prompt.control_of(thing) is None and not board.collidepoint(place.center):
            self.scene.view.pan(board.centerx - place.centerx, board.centery - place.centery)
        self.point(thing)

    def toward(self, direction: str) -> None:
        """Point at the nearest thing in a direction; up and down change an amount that is asked for."""
        session = self.scene.session
        if session.asked and session.chooser.amount is not None and direction in ("up", "down"):
            session.chooser.step_amount(1 if direction == "up" else -1)
            return
        if session.looking is not None and direction in ("left", "right"):
            session.look_by(1 if direction == "right" else -1)
            return
        places = self.places()
        now = places.get(session.pointed) if session.pointed is not None else None
        if now is None:
            self.go(1)
            return
        thing = nearest(places, now, direction)
        if thing is not None:
            self._go_to(thing, places[thing])

    def confirm(self) -> None:
        """Pick what the keys point at, or else play the armed move."""
        scene, session = self.scene, self.scene.session
        if session.looking is not None:
            session.look(None)
        elif session.over:
            scene.show_result()
        elif session.asked:
            pointed, chooser = session.pointed, session.chooser
            fresh = pointed is not None and pointed not in chooser.picked and chooser.can_pick(pointed)
            ready = chooser.armed is not None and not self.by_key
            if pointed is not None and ((fresh and not ready) or session.offered()):
                self.click(pointed)
            elif (answer := self._main_answer()) is not None and chooser.untouched:
                self.click(answer)
            elif chooser.armed is not None:
                session.play_chosen()
            else:
                self.scene.refuse("Choose something first.")

    def _main_answer(self) -> Thing | None:
        """The answer that Enter stands for while nothing else is chosen, if there is one."""
        answers = (action.thing for action in self.scene.ask.actions if action.main and action.enabled)
        return next((answer for answer in answers if answer is not None), None)

    def let_go(self) -> bool:
        """Let go of what was chosen, or of a notice; False if there was nothing."""
        session = self.scene.session
        if session.asked and session.chooser.picked:
            session.chooser.clear()
        elif session.notice or session.pace.hint:
            session.notice, session.pace.hint = "", None
        else:
            return False
        self.by_key = False
        self.scene.lay_out()
        return True

    def back(self) -> None:
        """Let go of one thing after the other; when there is nothing left, the menu."""
        if self.scene.session.looking is not None:
            self.scene.session.look(None)
        elif not self.let_go():
            self.scene.show_menu()

    def undo(self) -> None:
        """Let go of what was chosen; if nothing was, take the last move back."""
        session = self.scene.session
        if session.asked and session.chooser.picked:
            session.chooser.clear()
        else:
            self._or_say(session.undo(), "There is nothing to take back.")

    def _or_say(self, done: bool, words: str) -> None:
        if not done:
            self.scene.refuse(words)

    def pan(self, name: str) -> None:
        """Move the map by a step."""
        dx, dy = PANS[name]
        step = self.scene.scale.px(PAN_STEP)
        self.scene.view.pan(dx * step, dy * step)

    def handle(self, event: InputEvent) -> bool:
        """Any event of the table; False if it is not for the table."""
        if isinstance(event, Pointer):
            return self.pointer(event)
        if isinstance(event, Wheel):
            return self.wheel(event)
        if isinstance(event, KeyUp) and event.name in command(PEEK).keys:
            self.peek(False)
        return isinstance(event, Key) and self.key(event)
