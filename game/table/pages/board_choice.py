"""The choice of the board for a match, and a new board by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ai.boards.maker import GENERATORS, LARGEST_SEED
from game.match.boards import OfferedBoard, board_files, further_boards
from game.match.tasks import BoardLister, BoardMaker
from game.rules.boards import board_header, read_board_file
from game.rules.contract import Game
from game.table.boards.table import check_look_file
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.controls.listing import RowList
from game.table.kit.furniture import gauge
from game.table.kit.lettering import shorten, text_width, write
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, SIGNAL
from game.table.pages.waiting import Waiting
from game.table.program.navigator import Navigator
from game.words import active_language, localize, translate

DIGITS: Final = "0123456789"
BAR: Final = 22.0
"""The height of the progress bar in units."""


def ask_for_new_board(navigator: Navigator, key: str, made: Callable[[OfferedBoard], None]) -> None:
    """Ask for the seed of a new map of a game, generate it, and call `made`; without a seed use a random
    one.
    """
    by_chance = random.SystemRandom().randint(1, LARGEST_SEED)

    def make(text: str) -> None:
        navigator.push(Making(BoardMaker(key, int(text or 0) or by_chance), made))

    words, longest = translate("new-board.words"), len(str(LARGEST_SEED))
    label = translate("new-board.make")
    navigator.push(AskForText(translate("new-board"), words, str(by_chance), label, make, longest, DIGITS))


class Making(Waiting):
    """A dialog with the progress of map generation, and a way to cancel it."""

    every_frame = True

    def __init__(self, maker: BoardMaker, made: Callable[[OfferedBoard], None]) -> None:
        """Open the dialog; `made` is called with the board."""

        def done() -> None:
            if maker.board is not None:
                made(maker.board)

        super().__init__(translate("new-board"), translate("new-board.making"), maker, done)

    def extra_height(self) -> float:
        return BAR + 40

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.scale
        left, wide = self.rect.x / scale.k + 40, self.rect.w / scale.k - 80
        gauge(surface, scale, scale.rect(left, self.extra_top + 16, wide, BAR), self._task.part)


ROW: Final = 46.0
ROWS: Final = 7


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
            buttons.insert(1, (translate("new-board"), "n", self._make_one))
        super().__init__(translate("setup-board"), translate("board-list"), buttons)
        self.boards = boards
        self.choose = choose
        self._chosen = chosen

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.buttons[0].action = self._open
        self.list = RowList(len(self.boards), ROW, self._draw_row, chosen=self._chosen, opened=self._open)
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
        board = self.boards[row]
        left, right = rect.x + scale.px(20), rect.right - scale.px(20)
        told, ink = self._origin(board), FADED_INK if board.error is None else SIGNAL
        room = right - left - scale.px(24) - text_width(scale, told, "sans", 16)
        title = shorten(scale, board.title_in(active_language()), "bold", 18, room)
        write(surface, scale, title, "bold", 18, INK, left, rect.centery)
        write(surface, scale, told, "sans", 16, ink, right, rect.centery, "r")

    def _make_one(self) -> None:
        """Ask for a random board."""
        ask_for_new_board(self.navigator, self._key, self.choose)

    @staticmethod
    def _origin(board: OfferedBoard) -> str:
        """Return where a board comes from, or that it can't be used."""
        if board.error is not None:
            return translate("board-broken")
        if board.data is None:
            return translate("board-own")
        if board.included:
            return translate("board-included")
        return board.path.name if board.path is not None else ""

    def _open(self) -> None:
        board = self.boards[self.list.chosen]
        if board.error is not None:
            self.navigator.push(Notice(translate("board-broken.words"), localize(board.error)))
            return
        self.navigator.remove(self)
        self.choose(board)
