"""Scenes for screenshots: recorded matches, a program without animation, a table.

The pictures are the same on every run: nothing moves, no clock is read, no bot thinks.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
import pygame

from ai.bot import Thought
from ai.registry import make_bot
from assets import asset
from game.learning.advice import advise, line_of
from game.learning.review import Review
from game.learning.reviewer import Reviewer
from game.match.advice import Advice, AdviceRequest
from game.match.analysis import fixed_determinization
from game.match.import_export import from_json
from game.match.journal import Journal, SeatPlan
from game.match.match import Match
from game.match.store import SavedMatch, Store
from game.match.thinker import NO_QUESTION, Answer, MovesSince, Thinker
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, Move, State
from game.table.boards.screenshots import Screenshot, Shows
from game.table.learning.review_scene import ReviewScene
from game.table.play.bid_limits import LIMIT
from game.table.play.bot_clock import NOTICED
from game.table.play.intents import Choose, Pick, Point, Select, StepAmount
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.words import active_language

TODAY: Final = date(2026, 3, 14)
"""The date in all screenshots."""


STEPS_TO_LIMIT: Final = 5
"""The steps from the lowest bid to the limit in a screenshot."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One picture: its name, and what puts its scenes onto the program's stack."""

    name: str
    make: Callable[[App], None]
    text_size: float = 1.0
    everywhere: bool = True
    """Whether the screenshot is the same on every computer."""


class FrozenThinker(Thinker):
    """A fake thinker that appears to have thought for a while and never answers."""

    def __init__(self) -> None:
        """Starts no process."""
        self._work = 1840

    @property
    def thinking(self) -> bool:
        return True

    @property
    def thought(self) -> Thought | None:
        return Thought((), self._work)

    @property
    def advice(self) -> Advice | None:
        return None

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: MovesSince | None = None,
        request: AdviceRequest | None = None,
    ) -> int:
        """Take the question and keep still."""
        return NO_QUESTION

    def poll(self) -> Answer | None:
        return None

    def stop_now(self) -> None:
        """There is nothing to stop."""

    def cancel(self) -> None:
        """There is nothing to drop."""

    def close(self) -> None:
        """There is no process to end."""


class FrozenReviewer(Reviewer):
    """A fake reviewer that appears to be a third through a match and finds nothing."""

    def __init__(self) -> None:
        """Starts no process."""
        self.part, self.review, self.failed = 0.33, None, False

    def poll(self) -> bool:
        return False

    def close(self) -> None:
        """There is no process to end."""


class FrozenStore(Store):
    """Saved games whose dates do not depend on today."""

    def matches(self) -> list[SavedMatch]:
        evening = datetime.combine(TODAY, time(20, 15)).astimezone()
        return [
            replace(saved, updated=evening - timedelta(days=2 * i, minutes=47 * i))
            for i, saved in enumerate(sorted(super().matches(), key=lambda saved: saved.id))
        ]


class FrozenApp(ParlorCar):
    """The program without a window, bots or motion."""

    def __init__(self, store: Store, size: tuple[int, int], text_size: float = 1.0) -> None:
        settings = Settings(animation_speed=0.0, text_size=text_size, volume=0.0)
        super().__init__(store, settings, size=size, window=False)
        self._thinker = FrozenThinker()

    @property
    def today(self) -> date:
        return TODAY

    def review(self, match: Match, eyes: int | None) -> Reviewer:
        return FrozenReviewer()


# Recorded matches


@cache
def reviewed(game: str) -> Review:
    """Return the review of the four-player match that comes with the program."""
    return msgspec.json.decode(asset("reviews", f"{game}.json").read_bytes(), type=Review)


@lru_cache(maxsize=16)
def recorded(game: str, players: int) -> Journal:
    """Return the journal of a whole match of a game (its key) that comes with the program."""
    text = asset("matches", game, f"{players}.json").read_bytes()
    return from_json(text).match.journal


def match_at(
    game: str, players: int, number: int, people: Sequence[int] = (0,), store: Store | None = None
) -> Match:
    """Return the recorded match after its first `number` moves, with people in some seats."""
    journal = recorded(game, players)
    bots = ("skilled", "expert", "apprentice", "master")
    seats = [
        SeatPlan(plan.name, plan.colour, None if seat in people else bots[seat % len(bots)])
        for seat, plan in enumerate(journal.seats)
    ]
    part = msgspec.structs.replace(
        journal, entries=journal.entries[:number], position=number, seats=seats, changes=[]
    )
    return Match.from_journal(part, store=store)


@lru_cache(maxsize=16)
def moves_of(game: str, players: int) -> tuple[Move, ...]:
    """Return all moves of a recorded match."""
    rules = find_game(game)
    return tuple(rules.parse_move(entry.move) for entry in recorded(game, players).entries)


def number_before(game: str, players: int, kind: type[Move], time: int, part: float = 0.0) -> int:
    """Return how many moves precede the `time`-th move of a kind after a fraction of the match."""
    moves = moves_of(game, players)
    found = [i for i, move in enumerate(moves) if isinstance(move, kind) and i >= part * len(moves)]
    return found[min(time, len(found) - 1)]


def sit(app: App, game: str, number: int, players: int = 4, person: bool = True) -> TableController:
    """Show the table before move `number`, with a person in the seat whose turn it is, or with bots only."""
    # Moves of chance that come first are drawn as they were recorded.
    to_act = [entry.seat for entry in recorded(game, players).entries[number:] if entry.seat != CHANCE]
    scene = TableController(match_at(game, players, number, to_act[:1] if person else ()))
    app.push(scene)
    return scene


def over(app: App, game: str, players: int = 4) -> TableController:
    """Show the table at the end of the game."""
    return sit(app, game, len(recorded(game, players).entries), players, person=False)


def look_back(app: App, game: str) -> None:
    """Show the review of a finished match, at a turning point."""
    review = reviewed(game)
    point = review.turning_points[len(review.turning_points) // 2]
    app.push(ReviewScene(match_at(game, 4, len(recorded(game, 4).entries)), point.number, review=review))


def screen_of(game: str, screenshot: Screenshot) -> Screen:
    """Return the screen of a game's still."""

    def make(app: App) -> None:
        if screenshot.shows is Shows.LOOKING_BACK:
            look_back(app, game)
            return
        if screenshot.before is None:
            over(app, game, screenshot.players)
            return
        number = number_before(game, screenshot.players, screenshot.before, screenshot.time, screenshot.part)
        scene = sit(app, game, number, screenshot.players, screenshot.shows is not Shows.THINKING)
        _act(scene, screenshot, moves_of(game, screenshot.players)[number])

    return Screen(screenshot.name, make, screenshot.text_size)


def _act(scene: TableController, screenshot: Screenshot, move: Move) -> None:
    """Bring the table to the state that a screenshot shows; `move` is the one that was made there."""
    session = scene.session
    match screenshot.shows:
        case Shows.BEGUN:
            _pick(scene, screenshot)
        case Shows.PLANNED:
            _pick(scene, screenshot)
            plan = max(session.plans().values(), key=len)
            scene.do(Choose(plan[0], plan))
        case Shows.ARMED:
            scene.do(Choose(move))
        case Shows.LIMITED:
            scene.do(StepAmount(STEPS_TO_LIMIT))
            scene.do(Pick(LIMIT))
            scene.update(1.0)
            scene.update(0.01)
            scene.update(NOTICED)
        case Shows.POINTED:
            scene.do(Point(scene.view.choosing.pickables_for(scene.match.state, move)[0], by_key=True))
        case Shows.ADVISED:
            session.adviser.learn(quick_advice(scene.match.state, scene.match.names))
            session.adviser.look()
        case Shows.WARNED:
            scene.do(Choose(move))
            session.adviser.learn(warning_of(scene.match.state, scene.match.names, move))
            scene.allows(move)
        case Shows.THINKING:
            scene.update(0.01)
            scene.update(NOTICED)
        case Shows.ENLARGED:
            scene.zoom(2.0)
        case Shows.MENU:
            scene.show_menu()
        case Shows.SEAT:
            scene.show_seat(1)
        case Shows.LOG:
            scene.show_log()
        case Shows.MONEY:
            scene.show_money()


def warning_of(state: State, names: list[str], move: Move) -> Advice:
    """Advice that warns of a move."""
    found = quick_advice(state, names)
    return msgspec.structs.replace(
        found, blunders=[line_of(fixed_determinization(state, state.current_player()), names, move)]
    )


def quick_advice(state: State, names: list[str]) -> Advice:
    """Return the advice of a bot that looks one move ahead."""
    seat = state.current_player()
    found: list[Thought] = []
    known = fixed_determinization(state, seat)
    move = make_bot("greedy", game=state.game.key, seed=1).choose(known, seat, 1.0, found.append)
    request = AdviceRequest(advise, active_language(), names)
    advice = advise(known, "greedy", found[-1].candidates if found else (), move, request)
    assert advice is not None
    return advice


def _pick(scene: TableController, screenshot: Screenshot) -> None:
    assert screenshot.pick is not None
    scene.do(Select(screenshot.pick(scene.match.state)))


def picture(screen: Screen, size: tuple[int, int]) -> pygame.Surface:
    """One screen at a size in pixels."""
    with tempfile.TemporaryDirectory() as folder:
        store = FrozenStore(Path(folder))
        app = FrozenApp(store, size, screen.text_size)
        try:
            screen.make(app)
            app.draw(app.screen)
            return app.screen.copy()
        finally:
            app.close()
            store.close()
