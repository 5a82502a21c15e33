"""The choice of the board for a match, and a new board by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

import pygame

from ai.boards.maker import GENERATORS, LARGEST_SEED, MOST_DRAFTS
from game.match.boards import OfferedBoard, board_files, further_boards, keep_board
from game.match.tasks import BoardLister, BoardMaker
from game.rules.boards import board_header, read_board_file
from game.rules.catalog import find_game
from game.rules.contract import Game
from game.rules.messages import UserError
from game.table.boards.board_picture import PICTURE_SECONDS, BoardPictures, board_picture, draw_picture
from game.table.boards.shown import SeatLook
from game.table.boards.table import check_look_file
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.controls.listing import RowList
from game.table.kit.furniture import gauge
from game.table.kit.lettering import shorten, write
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps
from game.table.kit.theme import CREAM, FADED_INK, INK, SIGNAL
from game.table.pages.waiting import Waiting
from game.table.program.navigator import Navigator
from game.words import active_language, localize, translate

DIGITS: Final = "0123456789"
BAR: Final = 16.0
"""The height of the progress bar in units."""
MAP: Final = (640.0, 440.0)
"""The size of the picture of a new map in units."""


def picture_of(key: str, board: OfferedBoard, size: tuple[int, int]) -> Steps[pygame.Surface | None]:
    """Draw a board at the beginning of a game; None if it can't be used."""
    yield
    try:
        game = find_game(key, board.data)
        yield
        state = game.new_game(game.players[0], {}, random.Random(1))
    except UserError:
        return None
    yield
    seats = [SeatLook("", "", seat, False) for seat in range(state.players)]
    return (yield from board_picture(state, seats, None, size))


def ask_for_new_board(navigator: Navigator, key: str, made: Callable[[OfferedBoard], None]) -> None:
    """Ask for the seed of a new map of a game, generate it, and call `made` if the player takes it.

    Without a seed use a random one.
    """
    by_chance = random.SystemRandom().randint(1, LARGEST_SEED)

    def make(text: str) -> None:
        navigator.push(Making(key, BoardMaker(key, int(text or 0) or by_chance), made))

    words, longest = translate("new-board.words"), len(str(LARGEST_SEED))
    label = translate("new-board.make")
    navigator.push(AskForText(translate("new-board"), words, str(by_chance), label, make, longest, DIGITS))


class _MapPicture:
    """The picture of a map in a dialog, drawn in steps."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.board: OfferedBoard | None = None
        self.rect = pygame.Rect(0, 0, 1, 1)
        self._pictures = BoardPictures()
        self._last: pygame.Surface | None = None
        """The last picture, which is shown until the next one is ready."""

    def place(self, scale: Scale, dialog: pygame.Rect, top: float) -> None:
        """Place the picture in a dialog; `top` is in units."""
        wide, high = scale.px(MAP[0]), scale.px(MAP[1])
        self.rect = pygame.Rect(dialog.centerx - wide // 2, scale.px(top), wide, high)

    @property
    def _name(self) -> Hashable:
        return id(self.board and self.board.data), self.rect.size

    @property
    def working(self) -> bool:
        return self._pictures.working

    def go_on(self) -> bool:
        """Draw for a part of a frame; return whether the picture has become ready."""
        board = self.board
        if board is not None:
            self._pictures.want([(self._name, lambda: picture_of(self.key, board, self.rect.size))])
        ready = self._pictures.go_on(PICTURE_SECONDS)
        self._last = self._pictures.get(self._name) or self._last
        return ready

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        draw_picture(surface, self.rect, self.key, self._last)
        pygame.draw.rect(surface, INK, self.rect, max(1, scale.px(2)))


class Making(Waiting):
    """A dialog with the progress of map generation, the best map up to now, and a way to cancel."""

    every_frame = True
    _task: BoardMaker

    def __init__(self, key: str, maker: BoardMaker, made: Callable[[OfferedBoard], None]) -> None:
        """Open the dialog; `made` is called with the board if the player takes it."""
        self._map = _MapPicture(key)

        def done() -> None:
            if maker.board is not None:
                self._map.board = maker.board
                self.navigator.push(NewMap(self._map, maker.is_good, made))

        super().__init__(translate("new-board"), translate("new-board.making"), maker, done)

    def extra_height(self) -> float:
        return MAP[1] + BAR + 84

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        self._map.place(scale, self.rect, self.extra_top + 8)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._map.board = self._task.best
        self._map.go_on()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale, picture = self.scale, self._map.rect
        self._map.draw(surface, scale)
        count = max(1, len(self._task.drafts))
        words = translate("new-board.draft", number=count, most=MOST_DRAFTS)
        middle = picture.bottom + scale.px(24)
        write(surface, scale, words, "sans", 18, CREAM, picture.centerx, middle, "c")
        bar = pygame.Rect(picture.x, middle + scale.px(20), picture.w, scale.px(BAR))
        gauge(surface, scale, bar, self._task.part)


class NewMap(Dialog):
    """A look at a new map before one plays on it: take it, keep its file, or make another one."""

    wide = 840.0

    def __init__(self, picture: _MapPicture, is_good: bool, made: Callable[[OfferedBoard], None]) -> None:
        """Create the dialog. `made` is called with the board if the player takes it."""
        assert picture.board is not None
        self._map, self._board = picture, picture.board
        self._made = made
        words = translate("new-board.good" if is_good else "new-board.best")
        buttons: list[tuple[str, str, Callable[[], None] | None]] = [
            (translate("new-board.take"), "enter", self._take),
            (translate("new-board.another"), "n", self._another),
            (translate("new-board.keep"), "k", None),
            (translate("cancel"), "escape", None),
        ]
        super().__init__(self._board.title_in(active_language()), words, buttons)

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.buttons[2].action = self._keep

    def extra_height(self) -> float:
        return MAP[1] + 20

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        self._map.place(scale, self.rect, self.extra_top + 8)

    @property
    def busy(self) -> bool:
        return super().busy or self._map.working

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._map.go_on():
            self.navigator.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._map.draw(surface, self.scale)

    def _take(self) -> None:
        self._made(self._board)

    def _another(self) -> None:
        maker = BoardMaker(self._map.key, random.SystemRandom().randint(1, LARGEST_SEED))
        self.navigator.push(Making(self._map.key, maker, self._made))

    def _keep(self) -> None:
        """Save the map in the player's folder of boards, so that it is in the list from now on."""
        try:
            path = keep_board(self._board)
        except UserError as error:
            self.navigator.push(Notice(translate("new-board.not-kept"), localize(error)))
            return
        self.buttons[2].enabled = False
        told = translate("new-board.kept-in", file=str(path))
        self.navigator.push(Notice(translate("new-board.kept"), told))


ROW: Final = 104.0
ROWS: Final = 4
PICTURE: Final = (136.0, 88.0)
"""The size of a board's picture in units."""


def offered(game: Game) -> list[OfferedBoard]:
    """Return the program's boards for a game, always with the one that `game` is on."""
    own = OfferedBoard(None, board_header(read_board_file(game.key), game.key), None)
    return with_current([own, *further_boards(game.key)], game)


def with_current(boards: list[OfferedBoard], game: Game) -> list[OfferedBoard]:
    """Return the boards including the one that `game` is on, whose file may be gone."""
    board = game.other_board
    if any(other.data == board and other.error is None for other in boards):
        return boards
    assert board is not None
    return [*boards, OfferedBoard(None, board_header(board, game.key), board)]


def look_for_boards(navigator: Navigator, game: Game, found: Callable[[list[OfferedBoard]], None]) -> None:
    """Call `found` with all boards of a game, after the players' own files have been read and tried."""
    if not board_files():
        found(offered(game))
        return
    lister = BoardLister(game.key, check_look_file)

    def done() -> None:
        found(with_current(lister.boards, game))

    navigator.push(Waiting(translate("setup-board"), translate("board-list.reading"), lister, done))


class ChooseBoard(Dialog):
    """A list of boards; opening a file with an error shows the error."""

    def __init__(
        self, boards: Sequence[OfferedBoard], chosen: int, choose: Callable[[OfferedBoard], None], key: str
    ) -> None:
        """Create the list. `chosen` is the index of the selected board in `boards`; `choose` receives another
        one.

        `key` is the game's.
        """
        self._key = key
        buttons: list[tuple[str, str, Callable[[], None] | None]]
        buttons = [(translate("choose-it"), "enter", None), (translate("cancel"), "escape", None)]
        if key in GENERATORS:
            buttons.insert(1, (translate("new-board"), "n", None))
        super().__init__(translate("setup-board"), translate("board-list"), buttons)
        self.boards = boards
        self.choose = choose
        self._pictures = BoardPictures()
        self._chosen = chosen

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.buttons[0].action = self._open
        if self._key in GENERATORS:
            self.buttons[1].action = self._make_one
        self.list = RowList(len(self.boards), ROW, self._draw_row, chosen=self._chosen, opened=self._open)
        self.list.stays = True  # Otherwise Enter would soon press another button than its cap shows.
        self.form.set([self.list, *self.buttons], self.list)

    def extra_height(self) -> float:
        return ROW * min(ROWS, len(self.boards)) + 30

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        left, high = self.rect.x / scale.k + 40, self.extra_height() - 30
        self.list.place(scale, scale.rect(left, self.extra_top + 8, self.rect.w / scale.k - 80, high))

    def _draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        board, picture = self.boards[row], self._picture_rect(scale, rect)
        draw_picture(surface, picture, self._key, self._pictures.get((row, picture.size)))
        pygame.draw.rect(surface, INK, picture, max(1, scale.px(1.5)))
        left, right = picture.right + scale.px(22), rect.right - scale.px(20)
        ink = FADED_INK if board.error is None else SIGNAL
        title = shorten(scale, board.title_in(active_language()), "slab_bold", 22, right - left)
        write(surface, scale, title, "slab_bold", 22, INK, left, rect.centery - scale.px(16))
        told = shorten(scale, self._origin(board), "sans", 18, right - left)
        write(surface, scale, told, "sans", 18, ink, left, rect.centery + scale.px(18))

    @staticmethod
    def _picture_rect(scale: Scale, rect: pygame.Rect) -> pygame.Rect:
        wide, high = scale.px(PICTURE[0]), scale.px(PICTURE[1])
        return pygame.Rect(rect.x + scale.px(10), rect.centery - high // 2, wide, high)

    @property
    def busy(self) -> bool:
        return super().busy or self._pictures.working

    def update(self, seconds: float) -> None:
        super().update(seconds)
        size, first = self._picture_rect(self.scale, self.list.rect).size, int(self.list.first)
        shown = range(first, min(len(self.boards), first + ROWS + 1))
        self._pictures.want(
            [
                ((row, size), partial(picture_of, self._key, self.boards[row], size))
                for row in shown
                if self.boards[row].error is None
            ]
        )
        if not self.navigator.draws_parts and self._pictures.go_on(PICTURE_SECONDS):
            self.navigator.refresh()

    def _make_one(self) -> None:
        """Ask for a random board."""

        def take(board: OfferedBoard) -> None:
            self.navigator.remove(self)
            self.choose(board)

        ask_for_new_board(self.navigator, self._key, take)

    @staticmethod
    def _origin(board: OfferedBoard) -> str:
        """Return where a board comes from, or that it can't be used."""
        if board.error is not None:
            return translate("board-broken")
        if board.data is None:
            return translate("board-standard")
        if board.included:
            return translate("board-further")
        return translate("board-file", file=board.path.name) if board.path else translate("board-random")

    def _open(self) -> None:
        board = self.boards[self.list.chosen]
        if board.error is not None:
            self.navigator.push(Notice(translate("board-broken.words"), localize(board.error)))
            return
        self.navigator.remove(self)
        self.choose(board)
