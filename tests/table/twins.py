"""Two tables that differ only in a secret: both must show the same.

The second table's match is replayed from the same journal in another world, in which what the people at the
screen may not know now is different (cash behind the screen, the dealt barons).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pygame

from game.match.advice import Advice, AdviceRequest, AdvisedMove
from game.match.journal import PERSON, PlayedMove, SeatPlan, record_move, replay
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import Answer
from game.rules.contract import Event, Move, State
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.railways_of_north_america.moves import KeepBaron
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.kit.sound import Sounds
from game.table.learning.review_scene import ReviewScene
from game.table.play.curtain import Curtain
from game.table.play.handover import AGAIN
from game.table.play.table_controller import TableController
from game.table.program.input import Hidden, InputEvent, Key
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.table.tools.screenshots import recorded

MORE_CASH = (1300, 300, 700, 100, 0)
"""Return a different secret that agrees with all that was seen."""
POLLS = 3
"""How often a bot that has a choice is asked before it answers."""


@dataclass
class World:
    """A game told again with other secrets."""

    opening: State
    steps: list[PlayedMove]
    moves: list[Move]
    state: State


def another_world(match: Match, known: Collection[int], rng: random.Random) -> World:
    """Return the same match with different secrets of all seats that are not `known`."""
    opening = match.position(0)
    others = [seat for seat in range(opening.players) if seat not in known]
    if isinstance(opening, RailwaysOfNorthAmericaState):
        return _other_barons(match, opening, others, rng)
    assert isinstance(opening, NorthAmericanRailwaysState)
    for most in range(len(MORE_CASH)):
        found = opening.copy()
        for seat in others:
            found.cash[seat] += rng.choice(MORE_CASH[most:])
        world = _told_again(match, found)
        if world is not None:
            return world
    raise AssertionError("not even the same world is possible")


def _told_again(match: Match, opening: State) -> World | None:
    """The moves played from another opening; None if something would have been seen to differ."""
    state, steps, now = opening.copy(), list[PlayedMove](), opening.copy()
    for number, (move, was) in enumerate(zip(match._moves, match._steps, strict=True), start=1):
        if state.current_player() != was.seat or move not in state.legal_moves():
            return None
        steps.append(record_move(state, move, steps[-1] if steps else None))
        if steps[-1].events != was.events:
            return None
        if number == match.moves_played:
            now = state.copy()
    return World(opening, steps, list(match._moves), now)


def _other_barons(
    match: Match, opening: RailwaysOfNorthAmericaState, others: list[int], rng: random.Random
) -> World:
    """Deal the barons that the known seats have not seen again; who kept the first keeps the first again.

    Nothing else in the game depends on them before its end, so nothing needs to be replayed.
    """
    before = opening.dealt
    seen = {baron for seat, pair in enumerate(before) if seat not in others for baron in pair}
    unseen = [baron for baron in range(len(opening.board.barons)) if baron not in seen]
    rng.shuffle(unseen)
    dealt = tuple(
        (unseen.pop(), unseen.pop()) if seat in others else pair for seat, pair in enumerate(before)
    )

    def there(state: RailwaysOfNorthAmericaState) -> RailwaysOfNorthAmericaState:
        """A table of the match in the other world."""
        new = state.copy()
        new.dealt = dealt
        for seat, kept in enumerate(state.kept):
            if kept >= 0:
                new.kept[seat] = dealt[seat][before[seat].index(kept)]
        return new

    steps, moves = [], []
    for step, move in zip(match._steps, match._moves, strict=True):
        snapshot = step.before
        assert snapshot is None or isinstance(snapshot, RailwaysOfNorthAmericaState)
        steps.append(replace(step, before=None if snapshot is None else there(snapshot)))
        if isinstance(move, KeepBaron):
            move = KeepBaron(dealt[step.seat][before[step.seat].index(move.baron)])
        moves.append(move)
    now = match.state
    assert isinstance(now, RailwaysOfNorthAmericaState)
    return World(there(opening), steps, moves, there(now))


def seen_alike(move: Move, one: State, other: State) -> Move:
    """The move in another world that is seen as the same: of secret moves the one in the same place."""
    if isinstance(move, one.secret_moves):
        return other.legal_moves()[one.legal_moves().index(move)]
    return move


class ScriptedThinker:
    """Moves at random, immediately without a choice, else later, like bots that think.

    At the second table it makes the moves that the first one, its leader, has made.
    """

    def __init__(self, rng: random.Random, match: Match, leader: ScriptedThinker | None) -> None:
        self.rng = rng
        self.match = match
        self.leader = leader
        self.thought = self.advice = None
        self.asked: list[tuple[State, Move]] = []
        """The states that were asked about, and the answers."""
        self._answer: Answer | None = None
        self._polls = 0

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: Sequence[Move] | None = None,
        request: AdviceRequest | None = None,
    ) -> None:
        if state.has_hidden_info and self.leader is None:
            # Bots never receive the secrets of others.
            other = another_world(self.match, [seat], self.rng).state
            sent, told = (one.determinize(seat, random.Random(7)) for one in (state, other))
            assert sent == told
        # Bots receive the moves since then, but never secret moves.
        assert not any(isinstance(move, state.secret_moves) for move in since or ())
        move = self.rng.choice(state.legal_moves()) if self.leader is None else self._led(state, self.leader)
        self.asked.append((state.copy(), move))
        line = AdvisedMove(state.game.format_move(move), "This", "", "So it is.", 0.5, ())
        advice = Advice([line], [], True, True) if request is not None else None
        self._answer = Answer(seat, move, bot_spec, None, None, 0.0, advice)
        self._polls = POLLS if len(state.legal_moves()) > 1 else 0

    def _led(self, state: State, leader: ScriptedThinker) -> Move:
        """The leader's answer to the same question, as it is seen in this world."""
        asked, move = leader.asked[len(self.asked)]
        return seen_alike(move, asked, state)

    def goes_on(self, state: State) -> bool:
        """Return False: each question is compared with the current state of the match."""
        return False

    def poll(self) -> Answer | None:
        self._polls -= 1
        if self._polls > 0 or self._answer is None:
            return None
        answer, self._answer = self._answer, None
        return answer

    def stop_now(self) -> None:
        self._polls = 0

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        """There is no process to end."""


class HeardSounds(Sounds):
    """Notes which sounds are played."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)

    def play_for(self, events: Sequence[Event]) -> None:
        super().play_for(events)


class Twins:
    """The two tables; every event and every second comes to both."""

    def __init__(self, folder: Path, game: str, bots: Sequence[str | None], seed: int) -> None:
        """Return the match that comes with the program, with people where `bots` has None."""
        self.rng = random.Random(seed)
        recorded_one = recorded(game, len(bots))
        self.seats = [
            SeatPlan(f"Player {seat + 1}", plan.colour, bot)
            for seat, (plan, bot) in enumerate(zip(recorded_one.seats, bots, strict=True))
        ]
        entries = [
            msgspec.structs.replace(entry, by=PERSON)
            if entry.seat >= 0 and bots[entry.seat] is None
            else entry
            for entry in recorded_one.entries
        ]
        self.journal = msgspec.structs.replace(recorded_one, entries=entries, seats=self.seats, changes=[])
        self.whole = replay(self.journal)
        self.apps: list[ParlorCar] = []
        self.scenes: list[TableController] = []
        self.thinkers: list[ScriptedThinker] = []
        self.pictures = 0
        """Pairs of pictures that were compared."""
        self.different = 0
        """How many of them showed two worlds that differ."""
        for name in ("one", "other"):
            match = self._match(0)
            thinker = ScriptedThinker(self.rng, match, next(iter(self.thinkers), None))
            app = ParlorCar(Store(folder / name), Settings(coach=False), window=False)
            app._thinker, app.sounds = thinker, HeardSounds()  # type: ignore[assignment]
            scene = TableController(match)
            app.push(scene)
            self.apps.append(app)
            self.scenes.append(scene)
            self.thinkers.append(thinker)
        self.onlookers = False
        """Whether somebody looks on who may not know what the person to act keeps secret either."""
        self._known: frozenset[int] | None = None
        self.change_world()

    def _match(self, number: int) -> Match:
        """The match after its first `number` moves."""
        part = msgspec.structs.replace(
            self.journal, entries=self.journal.entries[:number], position=number, changes=[]
        )
        done = replace(self.whole, steps=self.whole.steps[:number], moves=self.whole.moves[:number])
        return Match(part, done, "Twins")

    def go_to(self, number: int) -> None:
        """Set up both tables after a number of moves; nobody sits at the screen yet."""
        for app, scene in zip(self.apps, self.scenes, strict=True):
            while app.top is not scene:
                app.pop()
            scene.match.__dict__.update(self._match(number).__dict__)
            scene.session.secrets.opened_by = None
            scene.session.bot_clock.paused = False
            scene.session._travel(lambda: True)
        self._known = None
        self.change_world()

    # What is true at the first table, and what the people at the screen may know of it

    @property
    def scene(self) -> TableController:
        """The first table."""
        return self.scenes[0]

    def known(self) -> frozenset[int]:
        """Return the seats whose secrets may be seen now: of the person who opened the curtain, or of a
        single person.
        """
        match, session = self.scene.match, self.scene.session
        if session.over:
            return frozenset(range(match.state.players))
        if len(match.people) < 2:
            return match.people
        asked = match.seats[match.current_player].person and session.secrets.private
        if self.onlookers:
            asked = session.secrets.peeking
        return frozenset([match.current_player]) if asked else frozenset()

    def change_world(self, known: frozenset[int] | None = None) -> None:
        """Let the second table stand in another world, if more or less may be known now."""
        known = self.known() if known is None else known
        if known == self._known:
            return
        self._known = known
        match, other = self.scene.match, self.scenes[1].match
        world = another_world(match, known, self.rng)
        other._opening, other._steps, other._moves = world.opening, world.steps, world.moves
        other.state, other._step_lines = world.state, []
        entries = match.journal.entries
        other.journal.entries[:] = [msgspec.structs.replace(entry) for entry in entries]

    # Going on

    def step(self, seconds: float, *events: InputEvent, look: bool = True) -> None:
        """A turn of both loops."""
        sits_down = any(isinstance(app.top, Curtain) for app in self.apps) and Key("enter") in events
        if sits_down and not self.onlookers:
            self.change_world(frozenset([self.scene.match.current_player]))
        for app in self.apps:
            # Nobody looks at the window: both pictures are drawn where they are compared.
            app.step(seconds, (*events, Hidden()))
        if len({scene.match.moves_played for scene in self.scenes}) == 1:
            self.change_world()
        self.compare(look)

    def compare(self, look: bool = True) -> None:
        """Assert that nothing at the second table reveals the other world."""
        one, other = self.scenes
        assert type(self.apps[0].top) is type(self.apps[1].top)
        assert one.match.moves_played == other.match.moves_played
        assert one.match.moves_recorded == other.match.moves_recorded
        assert one.match.seats == other.match.seats
        assert one.session.notice == other.session.notice
        for scene in self.scenes:
            # An enlarged map is printed in as many frames as the computer needs.
            while scene.view.unready:
                scene.view.prepare(scene.session.shown(), scene.motions)
        for app in self.apps:
            while isinstance(app.top, ReviewScene) and app.top.view.unready:
                app.top.update(0.0)
        assert self.apps[0].busy == self.apps[1].busy
        assert self._heard(0) == self._heard(1)
        if look:
            self._compare_pictures()

    def _heard(self, table: int) -> list[str]:
        sounds = self.apps[table].sounds
        assert isinstance(sounds, HeardSounds)
        return sounds.heard

    def _compare_pictures(self) -> None:
        for app in self.apps:
            app.draw(app.screen)
        one, other = (app.screen.get_buffer().raw for app in self.apps)
        self.pictures += 1
        self.different += self.scene.match.state != self.scenes[1].match.state
        if one != other:
            raise AssertionError(f"a secret can be seen at {self._where()}")

    def _where(self) -> str:
        """Return what both tables show, and a picture of their differences, for reading a failure."""
        one, other = (pygame.surfarray.array3d(app.screen).astype(int) for app in self.apps)
        xs, ys = abs(one - other).sum(axis=2).nonzero()
        place = pygame.Rect(xs.min(), ys.min(), xs.max() - xs.min() + 1, ys.max() - ys.min() + 1)
        return f"{place}: {type(self.apps[0].top).__name__}, {self.scene.prompt.title!r}, {self._known}"

    def settle(self, look: bool = False) -> None:
        """Let pieces fly and bots play until a person is asked, a curtain falls, or the game is over."""
        for _ in range(400):
            scene, top = self.scene, self.apps[0].top
            ready = scene.session.asked and not scene.session.handover.waits and not scene.pieces_fly
            if top is not scene or ready or scene.session.over:
                return
            waits = scene.session.playback.blocks and not scene.session.turns_page_alone
            self.step(0.1, *([Key("enter")] if waits else []), look=look)
        raise AssertionError(f"nobody is asked: {self.scene.prompt.title}")

    def open_curtain(self, look: bool = False) -> None:
        """Sit down at both screens."""
        self.step(AGAIN, look=look)
        self.step(0.02, Key("enter"), look=look)

    def play(self, move: Move) -> None:
        """Make a move at both tables, in each world the one that is seen as the same."""
        one, other = self.scenes
        alike = seen_alike(move, one.match.state, other.match.state)
        one.session.play(move)
        other.session.play(alike)
        self.change_world()

    def close(self) -> None:
        """End both programs."""
        for app in self.apps:
            app.close()
