"""Random inputs by the thousand: pointer, wheel, keys, letters and sizes, at the table and on every page."""

from __future__ import annotations

import random
import time
import traceback
from pathlib import Path

from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import BotErrorCode
from game.rules.catalog import find_game, game_keys
from game.rules.messages import Message
from game.table.controls.form import FormScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.commands import GROUPS
from game.table.program.input import (
    Composition,
    Exposed,
    Glide,
    Hidden,
    InputEvent,
    Key,
    Pointer,
    Resized,
    Text,
    Wheel,
)
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from tests.fuzz import strange

DRAWN = 12
"""One of this many inputs is followed by a drawn frame."""
SITS_DOWN, RISES = 0.02, 0.001
"""How often a new match is begun instead of an input, away from a table and at one."""
SIZES = ((1280, 720), (1600, 900), (1920, 1080), (900, 700), (640, 360))
KEYS = ("enter", "escape", "tab", "left", "right", "up", "down", "space", "delete", "n", "q", "1", "5")
SHORTCUTS = tuple(key for group in GROUPS for shortcut in group.shortcuts for key in shortcut.keys)
BOTS = ("random", "greedy", "skilled")
FAULTS = tuple(kind.key for kind in (BotErrorCode.FAILED, BotErrorCode.ILLEGAL, BotErrorCode.PROCESS_ENDED))
"""What goes wrong with a bot by a mistake of ours, and not because the machine is busy."""


def run(count: int, seed: int, folder: Path, only: str | None) -> bool:
    """Send inputs to each game and print statistics; return whether all went well."""
    good = True
    for key in game_keys():
        if only in (None, key):
            player = Player(key, seed, folder / key)
            player.play(count)
            print(player.words(), flush=True)
            good &= not player.errors
    return good


class Player:
    """A player who presses anything anywhere, among bots in their own process."""

    def __init__(self, game: str, seed: int, folder: Path) -> None:
        self.game = find_game(game)
        self.rng = random.Random(f"{seed} {game}")
        self.app: App = ParlorCar(
            Store(folder),
            Settings(volume=0.0, animation_speed=8.0, bot_pause=0.0, welcomed=True),
            window=False,
        )
        self.inputs = self.matches = 0
        self.slowest, self.slowest_at = 0.0, ""
        self.seconds = 0.0
        self.errors: list[str] = []
        self._told: Message | None = None
        """The last trouble with a bot that was among them."""

    def words(self) -> str:
        """The figures in a line, and where each error came from."""
        line = (
            f"{self.game.key:26} {self.inputs} inputs in {self.seconds:.0f} s, {self.matches} matches,"
            f" slowest {self.slowest:.1f} s ({self.slowest_at}), {len(self.errors)} wrong"
        )
        return "\n".join([line, *self.errors])

    def play(self, count: int) -> None:
        """Send inputs."""
        start = time.monotonic()
        self._sit_down()
        for number in range(count):
            before = time.monotonic()
            try:
                self._go_on(number)
            except Exception:
                self.errors.append(f"input {number}:\n{traceback.format_exc()}")
                self.app.scenes.clear()
                self.app.go_to_title()
            self._ask_for_trouble(number)
            spent = time.monotonic() - before
            if spent > self.slowest:
                self.slowest, self.slowest_at = spent, f"input {number} on {type(self.app.top).__name__}"
            self.inputs += 1
        self.seconds = time.monotonic() - start
        self.app.close()

    def _go_on(self, number: int) -> None:
        app, rng = self.app, self.rng
        if not app.scenes:
            app.go_to_title()
        elif rng.random() < (RISES if isinstance(app.scenes[0], TableController) else SITS_DOWN):
            self._sit_down()
        seen = Exposed() if number % DRAWN == 0 else Hidden()
        app.step(rng.choice((0.01, 0.1)), [self._input(), seen])

    def _ask_for_trouble(self, number: int) -> None:
        """A bot that fails has a stand-in, and nobody at the table is disturbed; here it counts."""
        for scene in self.app.scenes:
            trouble = scene.session.bot_clock.trouble if isinstance(scene, TableController) else None
            if trouble is None or trouble is self._told:
                continue
            self._told = trouble
            if any(fault in str(trouble) for fault in FAULTS):
                self.errors.append(f"input {number}: {trouble}")

    def _sit_down(self) -> None:
        """Begin a match with people and bots."""
        players = self.rng.choice(self.game.players)
        plans = [
            SeatPlan(f"P{seat}", seat, None if seat < 2 else self.rng.choice(BOTS)) for seat in range(players)
        ]
        seed = self.rng.randrange(10**6)
        self.app.go_to_table(Match.new(self.game.key, plans, seed=seed, store=self.app.store))
        self.matches += 1

    def _input(self) -> InputEvent:
        rng, place = self.rng, self._place()
        match rng.randrange(14):
            case 0 | 1:
                return Pointer("move", place)
            case 2 | 3 | 4:
                self.app.handle(Pointer("press", place, rng.choice((1, 1, 1, 2, 3)), rng.choice((1, 1, 2))))
                return Pointer("release", place, 1, rng.choice((1, 1, 1, 0)))
            case 5:
                return Pointer("drag", place, 1, 1, (rng.randint(-90, 90), rng.randint(-90, 90)))
            case 6:
                return Wheel(place, rng.choice((-3, -1, 1, 3)))
            case 7:
                glided = rng.randint(-40, 40), rng.randint(-40, 40)
                return Glide(rng.choice((None, place)), glided, rng.choice((0.5, 1.0, 1.7)))
            case 8 if rng.random() < 0.2:
                return Text(strange.text(rng, 6))
            case 9 if rng.random() < 0.05:
                return Resized(rng.choice(SIZES))
            case 10 if rng.random() < 0.1:
                return Composition(strange.text(rng, 4), rng.randint(0, 4))
            case 11:
                return self._key(rng.choice(SHORTCUTS))
        return self._key(rng.choice(KEYS))

    def _key(self, chord: str) -> Key:
        *held, name = chord.split("+") if chord != "+" else ("+",)
        return Key(name, "shift" in held, "ctrl" in held, "alt" in held, self.rng.random() < 0.1)

    def _place(self) -> tuple[int, int]:
        """A place on something that can be pressed, or anywhere."""
        rng, top = self.rng, self.app.top
        rects = []
        if isinstance(top, TableController):
            rects = [spot.rect for spot in top.spots()]
        elif isinstance(top, FormScene):
            rects = [control.rect for control in top.form.controls]
        if rects and rng.random() < 0.8:
            return rng.choice(rects).center
        width, height = self.app.size
        return rng.randrange(width), rng.randrange(height)
