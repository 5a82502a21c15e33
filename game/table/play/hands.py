"""Input at the table: what pointer, fingers, wheel, keys and gamepad do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf

import pygame

from game.rules.contract import NOT_NOW
from game.table.boards.view import Thing
from game.table.play.advice_hands import command_advice, key_advice, press_advice
from game.table.play.ask import (
    AMOUNT_STEPS,
    AdviceButton,
    AdviceLine,
    BarButton,
    Eye,
    Pick,
    PromptButton,
    SeatPlace,
    Spot,
    Stepper,
    Target,
)
from game.table.play.asking import missing, plays_at_once, waited_for
from game.table.play.desk import Desk
from game.table.play.dragging import PANS, ZOOM_STEP, Drag, glide, pan, turn_wheel
from game.table.play.focus import WAYS, nearest, next_thing
from game.table.play.handover import REACH
from game.table.program.commands import Command, command_of, shortcut
from game.table.program.input import LEFT, RIGHT, Glide, InputEvent, Key, KeyUp, Pointer, Wheel
from game.words import localize


class Hands:
    """Turns input into what the table does, and knows what the pointer and the keys are on."""

    def __init__(self, scene: Desk) -> None:
        self.scene = scene
        self.hovered: Target | None = None
        """What lies under the pointer, if it can be pressed."""
        self.pressed: Target | None = None
        """What the pointer went down on."""
        self.rested = 0.0
        """Seconds since the pointer came to something else."""
        self.tells = True
        """Whether a tooltip may appear: after a click, not before the pointer is on something else."""
        self._held: Spot | None = None
        self._known = False
        """Whether the pointer had been on what it went down on."""
        self._drag = Drag(scene, self.point)
        self.commands: dict[Command, Callable[[], None]] = self._commands()

    def _commands(self) -> dict[Command, Callable[[], None]]:
        scene, session = self.scene, self.scene.session
        return {
            Command.NEXT: lambda: self.go(1),
            Command.PREVIOUS: lambda: self.go(-1),
            **{command: partial(self.toward, *way) for command, way in WAYS.items()},
            Command.CONFIRM: self.confirm,
            Command.BACK: self.back,
            Command.ERASE: session.chooser.erase_digit,
            Command.UNDO: self.undo,
            Command.REDO: scene.redo,
            Command.HINT: scene.advise,
            Command.STOP: session.pace.stop,
            Command.PAUSE: scene.toggle_pause,
            Command.SEATS: scene.show_seats,
            Command.HOLDINGS: self.next_seat,
            Command.SPEED: scene.change_speed,
            Command.PEEK: lambda: scene.peek(True),
            Command.LOG: scene.show_log,
            Command.MONEY: scene.show_money,
            Command.FIRST: lambda: scene.look_back(0),
            Command.EARLIER: lambda: scene.look_back(scene.match.moves_played - 1),
            Command.LATER: scene.stay,
            Command.PRESENT: scene.stay,
            Command.ZOOM_IN: lambda: scene.zoom(ZOOM_STEP),
            Command.ZOOM_OUT: lambda: scene.zoom(1 / ZOOM_STEP),
            Command.WHOLE_MAP: lambda: scene.zoom(0.001),
            **{command: partial(pan, scene, *way) for command, way in PANS.items()},
            Command.HELP: scene.show_help,
            Command.TURN: scene.show_turn,
            Command.FULL_SCREEN: scene.toggle_full_screen,
            Command.PICTURE: scene.save_picture,
            Command.MENU: scene.show_menu,
            Command.RESULT: scene.show_result,
            Command.NEW_GAME: scene.new_game,
        }

    def do(self, command: Command) -> None:
        """Carry out a command."""
        if not command_advice(self.scene.session.consulting, command):
            self.commands[command]()
        self.scene.lay_out()

    # Pointer

    def pointer(self, event: Pointer) -> bool:
        """The pointer moved, or a button went down or up."""
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
        return next((spot for spot in self.scene.spots() if spot.rect.collidepoint(position)), None)

    def _hover(self, spot: Spot | None, position: tuple[int, int]) -> None:
        target = spot.target if spot else None
        thing = spot.thing if spot else None
        on_board = self.scene.layout.on_board(position)
        if spot is None and on_board and not self.scene.stage.covers(position):
            thing = self.scene.view.thing_at(position, self.scene.session.shown())
        if target == self.hovered and thing == self.scene.session.pointed:
            return
        self.hovered, self.rested, self.tells = target, 0.0, True
        self.scene.session.by_key = False
        if spot is not None and spot.enabled:
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

    def _press(self, event: Pointer, spot: Spot | None) -> None:
        self._known = spot is not None and spot.target == self.hovered
        self._hover(spot, event.position)
        self._drag.begin(event, spot)
        if event.button == LEFT:
            self._held = spot
            self.pressed = spot.target if spot and spot.enabled else None
            if isinstance(self.pressed, Eye):
                self.scene.peek(True)

    def _hold(self, spot: Spot | None, position: tuple[int, int]) -> None:
        """A finger rests: it asks what lies there, and lifting it does nothing."""
        if isinstance(self.pressed, Eye):
            return
        self._held = self.pressed = None
        self._hover(spot, position)
        self._tell_at_once()

    def _tell_at_once(self) -> None:
        """Show the tooltip of what is pointed at without waiting, until the pointer is elsewhere."""
        self.tells, self.rested = True, inf

    def _release(self, event: Pointer, spot: Spot | None) -> None:
        held, on_board = self._held, self._drag.end()
        self._held, self.pressed = None, None
        told, played = self.rested == inf, self.scene.match.moves_played
        self.scene.peek(False)
        if event.button == RIGHT and event.clicks:
            self.let_go()
        elif event.button == LEFT and spot is not None:
            meant = held is not None and held.target == spot.target and not self._only_points(event, spot)
            if meant and not self.scene.session.handover.comes_twice(spot.target):
                self.press(spot)
        elif event.button == LEFT and on_board and event.clicks and self.scene.session.telling.holds:
            self.scene.tell_on()
        elif event.button == LEFT and on_board and event.clicks:
            thing = self.scene.view.thing_at(event.position, self.scene.session.shown())
            if thing is not None:
                self.click(thing)
        elif event.button == LEFT and event.clicks and not self.scene.advice.covers(event.position):
            number = self.scene.logbook.move_at(event.position)
            if number is not None:
                self.scene.look_back(number)
        self._hover(self._spot_at(event.position), event.position)
        self.tells = False
        if event.touch:
            self._lift(played == self.scene.match.moves_played and (told or event.clicks > 0))

    def _only_points(self, event: Pointer, spot: Spot) -> bool:
        """Whether a finger points at a seat's card, which shows what the player holds, for the first time."""
        return event.touch and isinstance(spot.target, SeatPlace) and not self._known

    def _lift(self, tells: bool) -> None:
        """A finger has gone: what it asked about stays in sight, but no button looks pointed at any more."""
        if tells and (self.hovered is None or isinstance(self.hovered, SeatPlace) or self.rested == inf):
            self._tell_at_once()
        else:
            self.hovered = None

    def press(self, spot: Spot) -> None:
        """Press a button of the bar or of the prompt, or a seat's card."""
        if not spot.enabled:
            self.scene.refuse(spot.tip)
            return
        match spot.target:
            case Pick(thing):
                self.click(thing)
            case AdviceLine() | AdviceButton() as part:
                self.scene.navigator.sounds.play("click")
                press_advice(self.scene.session.consulting, part)
            case Stepper() as part:
                self._change_amount(part)
            case SeatPlace(seat):
                self.scene.show_seat(seat)
            case PromptButton(Command.CONFIRM) if self.armed:
                # Not by the command: Enter may mean the main answer, as long as nothing has been chosen.
                self._play_chosen()
                self.scene.lay_out()
            case PromptButton(command) | BarButton(command):
                self.scene.navigator.sounds.play("click")
                self.do(command)
            case Eye():
                """It shows what it shows while it is held."""

    @property
    def armed(self) -> bool:
        """Whether a move is chosen that a confirmation would play."""
        return self.scene.session.asked and self.scene.session.chooser.armed is not None

    def _change_amount(self, part: Stepper) -> None:
        self.scene.session.chooser.step_amount(AMOUNT_STEPS[part])
        self.scene.navigator.sounds.play("tick")
        self.scene.lay_out()

    def click(self, thing: Thing, sure: bool = True) -> None:
        """Pick a thing; the second click on what is armed plays it.

        Moves that need no confirmation are played at once if one is `sure` of them; else they are armed.
        """
        scene, session = self.scene, self.scene.session
        if not session.asked:
            scene.refuse(waited_for(session))
            return
        session.consulting.close()
        chooser, shown = session.chooser, session.shown()
        armed = chooser.armed
        again = thing == chooser.picked[-1] if chooser.picked else len(chooser.moves) == 1
        plan, lead = session.plans().get(thing), scene.view.choosing.leads(thing, shown)
        at_once = sure and plays_at_once(session, scene.view, thing, shown)
        if (at_once or lead is not None) and scene.holds_back():
            return
        if plan is not None and plan == session.plan:
            self._play_chosen()
        elif plan is not None:
            session.notice = ""
            session.make_plan(plan)
            scene.navigator.sounds.play("click")
        elif armed is not None and again and chooser.means(armed, thing):
            self._play_chosen()
        elif chooser.pick(thing):
            session.notice = ""
            best = scene.view.choosing.preferred(session.shown()) if chooser.armed is None else None
            if best is not None:
                chooser.pick(best)
            if at_once and chooser.armed is not None:
                self._play_chosen()
            else:
                scene.navigator.sounds.play("click")
        elif lead is not None:
            session.follow(lead)
            best = (
                scene.view.choosing.preferred(session.shown())
                if session.asked and not chooser.armed
                else None
            )
            if best is not None:
                chooser.pick(best)
            scene.navigator.sounds.play("click")
        else:
            scene.refuse(scene.view.text.why_not(thing, shown) or localize(NOT_NOW))
        scene.lay_out()

    def _play_chosen(self) -> None:
        """Play what is chosen; where it only seemed legal, say to whoever asked for it why it is not."""
        scene, session = self.scene, self.scene.session
        move = session.forbidden
        session.chooser.end_typing()
        if scene.holds_back():
            return
        if move is None:
            session.play_chosen()
        else:
            scene.refuse_move(move)

    def wheel(self, event: Wheel) -> bool:
        """The wheel turned: amounts, the log, the map."""
        if turn_wheel(self.scene, event):
            self._hover(None, event.position)
            self.scene.lay_out()
        return True

    # Keys

    def key(self, event: Key) -> bool:
        """A key went down; False if it means nothing here."""
        self.tells = False  # What is chosen by it would lie under the tooltip.
        plain = not (event.ctrl or event.alt)
        if plain and key_advice(self.scene.session.consulting, event.name):
            return True
        if plain and self._write_amount(event.name):
            return True
        command = command_of(event)
        if command is not None:
            self.do(command)
            return True
        return plain and self._button_key(event.name)

    def _write_amount(self, key: str) -> bool:
        """Digits, plus and minus write the amount that is asked for: keys leave the button they were at."""
        session = self.scene.session
        if not session.asked or session.chooser.amount is None:
            return False
        if len(key) == 1 and key in "0123456789":
            session.chooser.type_digit(key)
        elif key in ("+", "-"):
            session.chooser.step_amount(1 if key == "+" else -1)
        else:
            return False
        session.pointed = None if session.by_key else session.pointed
        self.scene.lay_out()
        return True

    def _button_key(self, key: str) -> bool:
        """The keys of the prompt's own buttons."""
        scene = self.scene
        keys: dict[str, Target] = {offered.key: Pick(offered.choice.thing) for offered in scene.ask.choices}
        keys |= {action.key: action.target for action in scene.ask.actions}
        target = keys.get(key)
        spot = scene.prompt.spot_of(target) if target is not None else None
        if spot is None:
            return False
        if self.scene.session.by_key and spot.enabled and spot.thing is not None:
            # The arrows go on from here, and Enter does not pick what they were on before.
            self.point(spot.thing)
        self.press(spot)
        return True

    def places(self) -> dict[Thing, pygame.Rect]:
        """Everything that keys can go to, with where it lies: buttons first, but answers last.

        An answer ends what is asked: to pass, to finish.
        """
        scene, session = self.scene, self.scene.session
        if not session.asked:
            return {}
        shown = session.shown()
        buttons = {
            spot.thing: spot.rect for spot in scene.prompt.spots if spot.thing is not None and spot.enabled
        }
        answers = {action.thing for action in scene.ask.actions}
        found = {thing: rect for thing, rect in buttons.items() if thing not in answers}
        for thing in (*scene.view.choosing.best(shown), *session.chooser.alternatives(), *session.plans()):
            if thing not in buttons:
                rect = scene.view.rect_of(thing, shown)
                if rect is not None:
                    found[thing] = rect
        return found | {thing: rect for thing, rect in buttons.items() if thing in answers}

    def go(self, step: int) -> None:
        """Point at the next thing that can be chosen, or at the one before."""
        places = self.places()
        thing = next_thing(list(places), self.scene.session.pointed, step)
        if thing is not None:
            self._go_to(thing, places[thing])

    def _by_keys(self, on: SeatPlace | None = None) -> None:
        """From now on the keys point, and no longer what the pointer was left on."""
        self.hovered, self.scene.session.by_key = on, True

    def _go_to(self, thing: Thing, place: pygame.Rect) -> None:
        """Point at a thing by key, and bring it into sight if the map is enlarged."""
        self._by_keys()
        board, on_board = self.scene.layout.board, self.scene.layout.on_board(place.center)
        if self.scene.prompt.spot_of(Pick(thing)) is None and not on_board:
            self.scene.view.pan(board.centerx - place.centerx, board.centery - place.centery)
        self.point(thing)

    def toward(self, dx: int, dy: int) -> None:
        """Point at the nearest thing in a direction; up and down change an amount that is asked for."""
        session = self.scene.session
        if dy and self._write_amount("+" if dy < 0 else "-"):
            return
        if dy and self._along_list(dy):
            return
        places = self.places()
        now = places.get(session.pointed) if session.pointed is not None else None
        if now is None:
            self.go(1)
            return
        thing = nearest(places, now, (dx, dy))
        if thing is not None:
            self._go_to(thing, places[thing])
        elif dx:
            self.go(dx)

    def next_seat(self) -> None:
        """Point by key at the next player's card, which shows what that player holds; at last at none."""
        session, players = self.scene.session, self.scene.match.state.players
        viewer = session.viewer
        order = [seat for seat in range(players) if seat != viewer]
        order += [viewer] if viewer is not None else []
        on = self.hovered.seat if isinstance(self.hovered, SeatPlace) else None
        place = order.index(on) + 1 if on is not None else 0
        self.point(None)
        self._by_keys(SeatPlace(order[place]) if place < players else None)
        self.scene.lay_out()

    @property
    def on_seat(self) -> int | None:
        """The seat whose card the keys are on."""
        on = self.hovered if self.scene.session.by_key else None
        return on.seat if isinstance(on, SeatPlace) else None

    def _along_list(self, step: int) -> bool:
        """Choose the next line of a list, or the one before; False if the keys are elsewhere."""
        scene, session = self.scene, self.scene.session
        shown = session.shown()
        lines = list(scene.view.choosing.lines(shown)) if session.asked else []
        chosen = next((thing for thing in lines if thing in session.chooser.picked), None)
        now = session.pointed if session.pointed in lines else chosen
        if not lines or (now is None and session.pointed in self.places()):
            return False
        place = lines.index(now) + step if now is not None else 0 if step > 0 else len(lines) - 1
        thing = lines[min(max(place, 0), len(lines) - 1)]
        self._by_keys()
        scene.view.reveal(thing, shown)
        self.point(thing)
        if session.chooser.pick(thing):
            scene.lay_out()
        return True

    def confirm(self) -> None:
        """Pick what the keys point at, or else play the armed move."""
        scene, session = self.scene, self.scene.session
        if session.telling.holds:
            scene.tell_on()
        elif session.over:
            scene.show_result()
        elif self.on_seat is not None:
            scene.show_seat(self.on_seat)
        elif session.asked:
            thing = scene.ask.enter_picks
            if thing is not None:
                self.click(thing, sure=False)
            elif session.chooser.armed is not None:
                self._play_chosen()
            else:
                session.chooser.end_typing()
                scene.refuse(missing(session, scene.view, session.shown()))

    def let_go(self) -> bool:
        """Put advice away, or drop what was chosen, or a notice; False if there was nothing of it."""
        session = self.scene.session
        if session.unsaved.waits:
            session.give_up()
            self.scene.lay_out()
            return True
        if session.consulting.close():
            self.scene.lay_out()
            return True
        if session.asked and (session.chooser.picked or session.chooser.refuses):
            session.chooser.clear()
        elif session.notice:
            session.notice = ""
        else:
            return False
        self.scene.session.by_key = False
        self.scene.lay_out()
        return True

    def back(self) -> None:
        """Go one step back: from what is chosen, from an action begun; then the menu."""
        if self.on_seat is not None:
            self.hovered = None
        elif not (self.let_go() or self.scene.run_in_background()):
            self.scene.show_menu()

    def undo(self) -> None:
        """Drop what was chosen; if nothing was, take the last move back."""
        session = self.scene.session
        if session.unsaved.waits:
            session.give_up()
        elif session.asked and session.chooser.picked:
            session.chooser.clear()
        else:
            self.scene.undo()

    def handle(self, event: InputEvent) -> bool:
        """Any event of the table; False if it is not for the table."""
        self.scene.session.handover.feel(event, self.scene.scale.px(REACH))
        if isinstance(event, Pointer):
            return self.pointer(event)
        if isinstance(event, Wheel):
            return self.wheel(event)
        if isinstance(event, Glide):
            glide(self.scene, event)
        if isinstance(event, KeyUp) and event.name in shortcut(Command.PEEK).keys:
            self.scene.peek(False)
        return isinstance(event, Key) and self.key(event)
