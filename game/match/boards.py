"""The boards on offer: those of the program, and the files that players have put beside their saves."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.match.folders import home_folder
from game.rules.boards import BoardError, BoardFile, BoardHead, head_of, look_name, read_board_file
from game.rules.catalogue import FURTHER_BOARDS, UnknownGame, find_game
from game.rules.contract import Game
from game.rules.messages import UserError

BOARDS_VARIABLE: Final = "PARLORCAR_BOARDS"
"""The environment variable that names further board files and folders of them, as a PATH does."""
FOLDER: Final = "boards"
"""The folder beside the saved games in which boards are looked for."""
DEALS: Final = 5
"""How often a board is dealt, for each number of players, to be believed."""

Check = Callable[[Game, str], object]
"""What a game on the board of a file with this name must pass beside the rules: raises `BoardError`.

The table has one for looks."""


@dataclass(frozen=True, slots=True)
class OfferedBoard:
    """A board that can be chosen for a match, or a file that can't be used and why."""

    path: Path | None
    """Its file; None if it has none that is the players' own."""
    head: BoardHead | None
    data: BoardFile | None
    """What a match keeps of it (`Match.new`); None for the game's own."""
    trouble: UserError | None = None
    """Why it can't be played on."""
    included: bool = False
    """Whether it comes with the program, beside the game's own."""

    def title_in(self, language: str) -> str:
        """What it is called; a file that says nothing of itself is called by its name."""
        if self.head is not None:
            return self.head.title_in(language)
        return self.path.name if self.path is not None else ""


def boards_for(game_key: str, *checks: Check) -> list[OfferedBoard]:
    """The boards offered for a game: its own first, the program's others, then the files of players by name.

    A file that can't be used is among them, with its trouble, unless it says that it is another game's.
    """
    own = head_of(read_board_file(game_key), game_key)
    offered = [OfferedBoard(None, own, None), *further_boards(game_key)]
    for path in board_files():
        board = look_at(path, *checks)
        if board.head is None or board.head.game == game_key:
            offered.append(board)
    return offered


def further_boards(game_key: str) -> list[OfferedBoard]:
    """The program's other boards for a game; they are tested with it, and so not dealt to be believed."""
    found = []
    for name in FURTHER_BOARDS.get(game_key, ()):
        data = read_board_file(name)
        found.append(OfferedBoard(None, head_of(data, name), data, included=True))
    return found


def look_at(path: Path, *checks: Check) -> OfferedBoard:
    """The board in a file, or what is wrong with it."""
    head = None
    try:
        head = head_of(read_board_file(path), path.name)
        game = game_on(path, *checks)
    except BoardError as trouble:
        return OfferedBoard(path, head, None, trouble)
    return OfferedBoard(path, head, game.other_board)


def game_on(path: Path, *checks: Check) -> Game:
    """The game that the board in a file is for, on that board; it has been dealt to every number of players.

    Raises `BoardError`, also where one of `checks` does.
    """
    data = read_board_file(path)
    try:
        game = find_game(head_of(data, path.name).game, data, path.name)
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
    """From now on, in this process and those that it starts, offer the boards of a further folder or file."""
    before = os.environ.get(BOARDS_VARIABLE)
    os.environ[BOARDS_VARIABLE] = f"{before}{os.pathsep}{place}" if before else str(place)


def board_files() -> list[Path]:
    """The files in the players' folders of boards, and those that `BOARDS_VARIABLE` names."""
    named = [
        Path(os.path.expanduser(name))
        for name in os.environ.get(BOARDS_VARIABLE, "").split(os.pathsep)
        if name
    ]
    found: list[Path] = []
    for place in (home_folder() / FOLDER, *named):
        found += _boards_in(place) if os.path.isdir(place) else [place] if os.path.isfile(place) else []
    return list(dict.fromkeys(found))


def _boards_in(folder: Path) -> list[Path]:
    """The board files in a folder, by their names; looks are no boards."""
    files = set(folder.glob("*.toml"))
    return sorted(files - {path.with_name(look_name(path.name)) for path in files})
