"""Plays at the table as a person does: with pygame's own events, by pointer, touch, keys or gamepad."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import count
from typing import Literal

import pygame

from game.rules.contract import Move
from game.table.boards.shown import Pickable
from game.table.play.curtain import Curtain
from game.table.play.handover import AGAIN, OTHER
from game.table.play.intents import Pick
from game.table.play.spots import LESS, MORE, PromptButton, Target
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import LEFT, Exposed, Hidden

Hand = Literal["pointer", "touch", "keys", "pad"]
"""What a person plays with."""
CONFIRM = PromptButton(Command.CONFIRM)
WAYS = (
    pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)
AXES = (
    (pygame.CONTROLLER_AXIS_LEFTX, -1.0),
    (pygame.CONTROLLER_AXIS_LEFTX, 1.0),
    (pygame.CONTROLLER_AXIS_LEFTY, -1.0),
    (pygame.CONTROLLER_AXIS_LEFTY, 1.0),
)
STICK = dict(zip(WAYS, AXES, strict=True))
"""How the left stick is tilted for each direction of the cross."""
FRAME = 1 / 60
LOOKED_AT = 12
"""One frame in this many is drawn while bots move."""
PATIENCE = 60.0
"""Seconds that a bot may take before the driver gives up."""


def click(app: App, place: tuple[int, int], button: int = LEFT, times: int = 1, unseen: bool = False) -> None:
    """Move there, press and release, some number of times; one turn of the loop."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(times):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))
    step(app, unseen)


def finger(app: App, kind: int, place: tuple[int, int], number: int = 0) -> None:
    """One of pygame's events about a finger, and the mouse that SDL makes of the first one."""
    x, y = (place[0] + 0.5) / app.size[0], (place[1] + 0.5) / app.size[1]
    pygame.event.post(
        pygame.event.Event(kind, touch_id=7, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
    )
    if number:
        return
    mouse = {
        pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
        pygame.FINGERMOTION: pygame.MOUSEMOTION,
        pygame.FINGERUP: pygame.MOUSEBUTTONUP,
    }[kind]
    held = {"buttons": (1, 0, 0), "rel": (0, 0)} if kind == pygame.FINGERMOTION else {"button": LEFT}
    pygame.event.post(pygame.event.Event(mouse, pos=place, touch=True, **held))


def tap(app: App, place: tuple[int, int], times: int = 1, unseen: bool = False) -> None:
    """Touch the screen there and lift the finger, some number of times; one turn of the loop."""
    for _ in range(times):
        finger(app, pygame.FINGERDOWN, place)
        finger(app, pygame.FINGERUP, place)
    step(app, unseen)


def push(app: App, button: int, times: int = 1, unseen: bool = False) -> None:
    """Push a gamepad's button, some number of times; one turn of the loop."""
    for _ in range(times):
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, instance_id=3, button=button))
    step(app, unseen)


def tilt(app: App, axis: int, part: float) -> None:
    """Tilt a gamepad's stick, or pull its trigger, by a part of its way; no turn of the loop."""
    value = round(part * 32767)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=value))


def step(app: App, unseen: bool) -> None:
    """One turn of the loop with the events that wait; `unseen`, no picture is drawn."""
    app.step(FRAME, [*app.translate(pygame.event.get()), *([Hidden()] if unseen else [])])


def press(app: App, key: int, held: int = 0, times: int = 1, unseen: bool = False) -> None:
    """Press a key, some number of times; one turn of the loop."""
    for _ in range(times):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=held, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=held))
    step(app, unseen)


def wait_for_person(app: App, scene: TableController, unseen: bool = False, by: Hand = "keys") -> None:
    """Let the loop turn until a person has to decide, or the game is over.

    Meanwhile the window is hidden, but for some pictures: nobody looks at the bots' moves. If it is
    `unseen`, no picture is drawn at all.
    """
    deadline = time.monotonic() + PATIENCE
    scene.sync()
    for turn in count(1):
        told = not scene.session.playback.blocks
        if told and (scene.session.over or person_decides(app, scene)):
            break
        app.step(FRAME, [Hidden() if unseen or turn % LOOKED_AT else Exposed()])
        open_curtain(app, unseen, by)
        tell_on(app, scene, unseen, by)
        if scene.session.thinking:
            time.sleep(0.002)
        assert time.monotonic() < deadline, f"nobody moves: {scene.prompt.words}"
    app.step(FRAME, [Hidden() if unseen else Exposed()])


def person_decides(app: App, scene: TableController) -> bool:
    """Whether a person has a choice, and sits before the screen."""
    session = scene.session
    ready = session.asked and session.bot_clock.forced is None and not session.handover.waits
    return ready and app.top is scene


def play(scene: TableController, move: Move, automatic: bool = False) -> bool:
    """Play a move, and show it."""
    played = scene.session.play(move, automatic=automatic)
    scene.sync()
    return played


def tell_on(app: App, scene: TableController, unseen: bool = False, by: Hand = "keys") -> None:
    """Throw a person's dice, and close an open sheet."""
    session = scene.session
    if app.top is scene and session.playback.blocks and not session.turns_page_alone:
        buttons = [one.rect.center for one in scene.spots() if one.target == CONFIRM]
        confirm(app, [*buttons, scene.layout.board.center][0], unseen, by)


def open_curtain(app: App, unseen: bool = False, by: Hand = "keys") -> None:
    """Sit down before the screen, if the seat has been passed on."""
    if isinstance(app.top, Curtain):
        app.step(AGAIN, [Hidden()] if unseen else [])
        confirm(app, app.top.here.rect.center, unseen, by)


def confirm(app: App, place: tuple[int, int], unseen: bool, by: Hand) -> None:
    """Say yes: by the key or the button that confirms, or by a tap at a place."""
    if by == "touch":
        tap(app, place, unseen=unseen)
    elif by == "pad":
        push(app, pygame.CONTROLLER_BUTTON_A, unseen=unseen)
    else:
        press(app, pygame.K_RETURN, unseen=unseen)


def choose_by_pointer(
    app: App, scene: TableController, move: Move, unseen: bool = False, click: Callable[..., None] = click
) -> None:
    """Click or tap what makes `move`, and the button that confirms it, unless it was played before."""
    count = scene.match.moves_played
    app.step(OTHER, [Hidden()])  # What is pressed in the next moment at the same place is a double click.
    things = scene.view.choosing.pickables_for(scene.match.state, move)
    wanted = [thing for thing in things if thing.field not in ("amount", "end", "route")]
    for thing in wanted:
        if scene.match.moves_played > count:
            return
        if thing in scene.session.decision.picked:
            continue
        place = place_of(scene, thing)
        if place is not None:
            click(app, place, unseen=unseen)
    if scene.match.moves_played > count:
        return
    amount = scene.session.decision.amount
    if amount is not None and hasattr(move, "amount"):
        steps = amount.values.index(move.amount) - amount.values.index(amount.value)
        if steps:
            towards = MORE if steps > 0 else LESS
            click(app, spot(scene, towards), times=abs(steps), unseen=unseen)
    assert scene.session.decision.armed == move, (move, scene.session.decision.picked, scene.prompt)
    click(app, spot(scene, CONFIRM), unseen=unseen)
    assert scene.match.moves_played > count, (move, scene.prompt)


def place_of(scene: TableController, thing: Pickable) -> tuple[int, int] | None:
    """Where to click for a thing: its button, or its place on the board."""
    button = scene.prompt_panel.spot_of(Pick(thing))
    if button is not None:
        return button.rect.center
    shown = scene.session.shown()
    rect = scene.view.rect_of(thing, shown)
    if rect is None:
        return None
    assert scene.view.pickable_at(rect.center, shown) == thing
    return rect.center


def spot(scene: TableController, target: Target) -> tuple[int, int]:
    """The middle of something that can be pressed."""
    for one in scene.spots():
        if one.target == target:
            return one.rect.center
    raise AssertionError(f"nothing is {target}: {[one.target for one in scene.spots()]}")


def choose_by_pad(app: App, scene: TableController, rng: random.Random) -> None:
    """Go to some thing with the stick or the cross, choose it with A, until a move is made."""
    count = scene.match.moves_played
    for _ in range(80):
        if scene.match.moves_played > count:
            return
        if scene.session.refusing:
            push(app, pygame.CONTROLLER_BUTTON_B)
        if scene.session.decision.armed is None or scene.session.decision.amount is not None:
            way = rng.choice(WAYS)
            if rng.random() < 0.5:
                push(app, way, times=rng.randint(1, 3))
            else:
                axis, part = STICK[way]
                tilt(app, axis, part)
                step(app, False)
                tilt(app, axis, 0.0)
                step(app, False)
        push(app, pygame.CONTROLLER_BUTTON_A)
    raise AssertionError(f"no move was made by gamepad: {scene.prompt}")


def afford(app: App, scene: TableController) -> None:
    """Choose something else after what was chosen has been refused: a lower price, or nothing yet."""
    if scene.session.decision.amount is not None:
        press(app, pygame.K_DOWN, times=scene.session.decision.amount.value // 100)
    else:
        press(app, pygame.K_ESCAPE)


def choose_by_keys(app: App, scene: TableController, rng: random.Random) -> None:
    """Go to some thing with Tab, choose it with Enter, confirm with Enter, until a move is made."""
    count = scene.match.moves_played
    for _ in range(60):
        if scene.match.moves_played > count:
            return
        if scene.session.refusing:
            afford(app, scene)
        if scene.session.decision.armed is None:
            press(app, pygame.K_TAB, times=rng.randint(1, 4))
        press(app, pygame.K_RETURN)
    raise AssertionError(f"no move was made by keys: {scene.prompt}")


def play_to_the_end(
    app: App, scene: TableController, rng: random.Random, by: Hand = "pointer", most: int = 2000
) -> int:
    """Play all persons' moves at random until the game is over; how many decisions they made.

    By pointer or touch only every sixth decision is looked at; where to press is known without a picture.
    """
    decisions = 0
    while True:
        unseen = by in ("pointer", "touch") and decisions % 6 > 0
        wait_for_person(app, scene, unseen, by)
        if scene.session.over:
            return decisions
        assert decisions < most, "the game does not end"
        if by == "keys":
            choose_by_keys(app, scene, rng)
        elif by == "pad":
            choose_by_pad(app, scene, rng)
        else:
            move = rng.choice(scene.match.state.legal_moves())
            choose_by_pointer(app, scene, move, unseen, tap if by == "touch" else click)
        decisions += 1
