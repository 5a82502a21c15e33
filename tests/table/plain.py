"""A board view for tests: every thing that can be chosen is a box with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.match.advice import Advice, AdvisedMove
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.contract import Event, Move
from game.table.boards.shown import Pickable, Shown, pickable_of, pickables_of
from game.table.boards.view import Badge, BoardText, BoardView, Change, Choice, MovePreview, SeatCard
from game.table.kit.lettering import write
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from tests.table.driver import FRAME


def _choices(shown: Shown) -> list[Choice]:
    moves = {type(move): move for move in shown.moves}
    return [
        Choice(kind.__name__, pickable_of(kind))
        for kind, move in moves.items()
        if [thing.field for thing in pickables_of(move)] == ["move"]
    ]


def _slip(move: Move, shown: Shown) -> MovePreview | None:
    if [thing.field for thing in pickables_of(move)] == ["move"]:
        return None
    return MovePreview(
        shown.state.game.format_move(move), changes=[Change("Treasury", "$5", "$3")], confirm="Do it"
    )


class PlainView(BoardView):
    """Boxes in rows; a thing without fields is a button of the prompt."""

    text = BoardText(
        seat_card=lambda seat, shown, motions: SeatCard(
            f"${shown.state.scores()[seat]}", "the score", "", [Badge("square", 1, 3)]
        ),
        about=lambda thing, shown: f"This is {thing.field} {thing.value}.",
        illegal_reason=lambda thing, shown: f"{thing.field} {thing.value} is not possible.",
        choices=_choices,
        preview=_slip,
    )

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        self.scale, self.area = scale, area
        self.zoomed, self.panned = 1.0, (0, 0)

    def _boxes(self, shown: Shown) -> dict[Pickable, pygame.Rect]:
        found: dict[Pickable, pygame.Rect] = {}
        for move in shown.moves:
            for thing in pickables_of(move):
                if thing.field not in ("move", "amount") and thing not in found:
                    row, column = divmod(len(found), 12)
                    left, top = self.area.x + 8 + column * 76, self.area.y + 8 + row * 44
                    found[thing] = pygame.Rect(left, top, 72, 40)
        return found

    def draw(self, surface: pygame.Surface, shown: Shown, motions: Motions) -> None:
        surface.fill((40, 70, 60), self.area)
        for thing, rect in self._boxes(shown).items():
            lit = thing in shown.picked or thing == shown.pointed
            surface.fill((220, 200, 120) if lit else (200, 190, 170), rect)
            write(
                surface,
                self.scale,
                f"{thing.field} {thing.value}",
                "sans",
                16,
                (30, 20, 10),
                rect.x,
                rect.centery,
            )

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Shown, motions: Motions
    ) -> None:
        write(
            surface,
            scale,
            shown.localizer.message(shown.state.heading()),
            "semi",
            19,
            (246, 236, 214),
            rect.x,
            rect.centery,
        )

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        surface.fill((180, 60 + 20 * badge.index, 90), rect)

    def pickable_at(self, position: tuple[int, int], shown: Shown) -> Pickable | None:
        boxes = self._boxes(shown).items()
        return next((thing for thing, rect in boxes if rect.collidepoint(position)), None)

    def rect_of(self, thing: Pickable, shown: Shown) -> pygame.Rect | None:
        return self._boxes(shown).get(thing)

    def animate(self, event: Event, shown: Shown, motions: Motions) -> None:
        motions.add(event, duration=0.1)

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        self.zoomed = max(1.0, self.zoomed * factor)

    def pan(self, dx: int, dy: int) -> None:
        self.panned = (self.panned[0] + dx, self.panned[1] + dy)


def table(
    folder: Path,
    bots: tuple[str | None, ...],
    *,
    seed: int = 7,
    size: tuple[int, int] = (1280, 720),
    window: bool = False,
    view: BoardView | None = None,
    game: str = "american_rails",
    **liking: object,
) -> tuple[App, TableController]:
    """A new match at a table of its own; None among the bots is a person. Bots and motion are instant."""
    still = {"animation_speed": 0.0, "bot_pause": 0.0, "volume": 0.0, "coach": False}
    settings = Settings(**{**still, **liking})
    store = Store(folder)
    seats = [SeatPlan(f"Player {i + 1}", i, bot) for i, bot in enumerate(bots)]
    match = Match.new(game, seats, seed=seed, store=store)
    app = ParlorCar(store, settings, size=size, window=window)
    scene = TableController(match, view)
    app.push(scene)
    return app, scene


def lay_advice(scene: TableController, *moves: Move, blunders: Sequence[Move] = ()) -> None:
    """Lay the card of advice on the table, with some moves, the best first, and some to be warned of."""
    write_move = scene.match.game.format_move
    lines, against = (
        [AdvisedMove(write_move(move), write_move(move), "", "So it is.", chance, ()) for move in some]
        for some, chance in ((moves, 0.5), (blunders, 0.3))
    )
    scene.session.adviser.learn(Advice(lines, against, True, True))
    scene.session.adviser.look()
    scene.sync()


@contextmanager
def tables(folder: Path, **usual: Any) -> Iterator[Callable[..., tuple[App, TableController]]]:
    """Makes tables, as `table` does, that are drawn once, and closes them afterwards."""
    apps: list[App] = []

    def make(bots: tuple[str | None, ...], **how: Any) -> tuple[App, TableController]:
        app, scene = table(folder, bots, **{**usual, **how})
        apps.append(app)
        app.step(FRAME, ())
        return app, scene

    pygame.init()
    pygame.event.clear()
    try:
        yield make
    finally:
        for app in apps:
            app.close()
