"""The boards on offer: those of the program, and the files in the players' folders."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ai.boards.maker import write_board
from game.match.folders import home_folder
from game.rules.boards import (
    BoardError,
    BoardFile,
    BoardHeader,
    board_header,
    look_file_name,
    read_board_file,
)
from game.rules.catalog import FURTHER_BOARDS, UnknownGame, find_game
from game.rules.contract import Game
from game.rules.messages import UserError

BOARDS_VARIABLE: Final = "PARLORCAR_BOARDS"
"""The environment variable with further board files and folders, separated as in PATH."""
FOLDER: Final = "boards"
"""The folder of boards next to the saved games."""
DEALS: Final = 5
"""The number of deals, for each number of players, that test a board."""

Check = Callable[[Game, str], object]
"""A further check of a game on the board of a file with this name. Raises `BoardError`.

The table has one for board looks.

The table has one for looks."""


@dataclass(frozen=True, slots=True)
class OfferedBoard:
    """A board that can be chosen for a match, or a file with an error."""

    path: Path | None
    """Its file; None for the program's boards."""
    head: BoardHeader | None
    data: BoardFile | None
    """The data of the board to store in a match (`Match.new`); None for the game's own board."""
    error: UserError | None = None
    """The error in the board, if there is one."""
    included: bool = False
    """Whether the board is one that the program includes in addition to the game's own."""

    def title_in(self, language: str) -> str:
        """Return its title; a file without one is called by its name."""
        if self.head is not None:
            return self.head.title_in(language)
        return self.path.name if self.path is not None else ""


def boards_for(game_key: str, *checks: Check) -> list[OfferedBoard]:
    """Return the boards offered for a game: its own first, the program's others, then players' files by name.

    A file with an error is among them unless it names another game.
    """
    own = board_header(read_board_file(game_key), game_key)
    offered = [OfferedBoard(None, own, None), *further_boards(game_key)]
    for path in board_files():
        board = look_at(path, *checks)
        if board.head is None or board.head.game == game_key:
            offered.append(board)
    return offered


def further_boards(game_key: str) -> list[OfferedBoard]:
    """Return the program's other boards for a game. Its tests cover them, so they are not dealt here."""
    found = []
    for name in FURTHER_BOARDS.get(game_key, ()):
        data = read_board_file(name)
        found.append(OfferedBoard(None, board_header(data, name), data, included=True))
    return found


def look_at(path: Path, *checks: Check) -> OfferedBoard:
    """Return the board in a file, or its error."""
    head = None
    try:
        head = board_header(read_board_file(path), path.name)
        game = game_on(path, *checks)
    except BoardError as trouble:
        return OfferedBoard(path, head, None, trouble)
    return OfferedBoard(path, head, game.other_board)


def game_on(path: Path, *checks: Check) -> Game:
    """Return the game that the board in a file is for, on that board, after test deals to every number of
    players.

    Raises `BoardError`, also if one of `checks` does.
    """
    data = read_board_file(path)
    try:
        game = find_game(board_header(data, path.name).game, data, path.name)
    except UnknownGame as error:
        raise BoardError(path.name, "board.game", error.message) from None
    game.check_new_board(path.name)
    for players in game.players:
        for seed in range(DEALS):
            game.load(game.new_game(players, {}, random.Random(seed)).to_data())
    for check in checks:
        check(game, path.name)
    return game


def offer_boards(place: Path) -> None:
    """Add a folder or file to the boards on offer, in this process and those that it starts."""
    before = os.environ.get(BOARDS_VARIABLE)
    os.environ[BOARDS_VARIABLE] = f"{before}{os.pathsep}{place}" if before else str(place)


def board_files() -> list[Path]:
    """Return the files in the players' folders of boards and those that `BOARDS_VARIABLE` names."""
    named = [
        Path(os.path.expanduser(name))
        for name in os.environ.get(BOARDS_VARIABLE, "").split(os.pathsep)
        if name
    ]
    found: list[Path] = []
    for place in (home_folder() / FOLDER, *named):
        found += _boards_in(place) if os.path.isdir(place) else [place] if os.path.isfile(place) else []
    return list(dict.fromkeys(found))


def keep_board(board: OfferedBoard) -> Path:
    """Save a board in the players' folder of boards, and return its file. Raises `UserError`."""
    assert board.data is not None
    folder = home_folder() / FOLDER
    with suppress(OSError):  # Writing the file raises the error.
        folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9]+", "_", board.title_in("en").lower()).strip("_")
    path = folder / f"{name}.toml"
    write_board(path, board.data)
    return path


def _boards_in(folder: Path) -> list[Path]:
    """Return the board files in a folder by name, without the files of looks."""
    files = set(folder.glob("*.toml"))
    return sorted(files - {path.with_name(look_file_name(path.name)) for path in files})
