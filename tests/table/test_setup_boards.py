"""Boards in the set-up: on offer, chosen, played on, broken, gone, or newly made."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from ai.boards.maker import GENERATORS
from assets import asset
from game.match.boards import BOARDS_VARIABLE, OfferedBoard, boards_for, game_on
from game.match.tasks import TaskErrorCode
from game.rules.boards import board_header, read_toml
from game.rules.catalog import FURTHER_BOARDS, find_game
from game.rules.messages import Message
from game.table.boards.table import check_look_file
from game.table.controls.dialogs import Notice
from game.table.pages import board_choice
from game.table.pages.board_choice import ChooseBoard
from game.table.pages.setup import SetupPage
from game.table.pages.waiting import Waiting
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Resized
from game.words import translate
from tests.table.pages import GAME, button, click, press, settle, write_text


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of boards that are offered: a small one that is right, and one that is broken."""
    good = Path(__file__).parents[1] / "boards" / f"{GAME}.toml"
    (tmp_path / "small.toml").write_bytes(good.read_bytes())
    (tmp_path / "wrong.toml").write_text(f'[board]\ngame = "{GAME}"\ntitle = "Wrong"\n')
    monkeypatch.setenv(BOARDS_VARIABLE, str(tmp_path))
    monkeypatch.setitem(FURTHER_BOARDS, GAME, ())
    return tmp_path


def choose(app: App, file: str) -> None:
    """Choose the board in a file from the list."""
    assert isinstance(app.top, ChooseBoard)
    files = [board.path and board.path.name for board in app.top.boards]
    app.top.list.choose(files.index(file))
    press(app, "enter")


def test_a_board_is_chosen_and_played_on(app: App, boards: Path) -> None:
    page = SetupPage()
    app.push(page)
    assert page.board_button is not None
    click(app, page.board_button)
    assert isinstance(app.top, Waiting)
    settle(app)
    choose(app, "small.toml")
    assert app.top is page
    assert page.board_button.label == "Board: A small board"
    click(app, button(app, translate("setup-start")))
    assert isinstance(app.top, TableController)
    assert app.top.match.game.other_board is not None
    app.push(SetupPage(app.top.match.game))
    assert button(app, "Board: A small board").shown


@pytest.mark.parametrize("wide", range(1280, 1920, 40))
def test_all_boards_of_a_short_list_are_seen_at_once(app: App, boards: Path, wide: int) -> None:
    app.handle(Resized((wide, wide * 9 // 16)))
    page = SetupPage()
    app.push(page)
    page._choose_among(boards_for(GAME, check_look_file))
    assert isinstance(app.top, ChooseBoard)
    rows = app.top.list
    assert rows.visible >= rows.count == 3


def test_a_board_for_few_offers_no_more_seats(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.seat_players(5)
    data = read_toml(asset("boards", f"{GAME}.toml"))
    data["board"]["players"] = [3]
    for figure in ("money", "exhausted_supplies_to_end"):
        data["setup"][figure] = {"3": data["setup"][figure]["3"]}
    page._set_board(OfferedBoard(None, board_header(data, "few"), data))
    assert [value for _, value in page.count.options] == [page.players] == [3]
    assert len(page.discs) == 3


def test_a_broken_board_is_named_with_what_was_expected(app: App, boards: Path) -> None:
    page = SetupPage()
    app.push(page)
    page.choose_board()
    settle(app)
    choose(app, "wrong.toml")
    assert isinstance(app.top, Notice)
    assert app.top.words.startswith("wrong.toml: ")
    assert "is missing" in app.top.words
    press(app, "enter")
    assert isinstance(app.top, ChooseBoard)


def test_without_further_boards_none_is_offered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FURTHER_BOARDS, GAME, ())
    page = SetupPage()
    app.push(page)
    assert page.board_button is None


def test_the_board_of_a_match_is_offered_though_its_file_is_gone(
    app: App, boards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_on(boards / "small.toml")
    monkeypatch.delenv(BOARDS_VARIABLE)
    page = SetupPage(game)
    app.push(page)
    page.choose_board()
    app.draw(app.screen)
    press(app, "up", "enter")
    assert page.game.other_board is None


@dataclass
class QuickMaker:
    """Looks like a process that makes a map: each look finds one more of its messages."""

    news: list[float | OfferedBoard | Message]
    part: float = 0.0
    board: OfferedBoard | None = None
    best: OfferedBoard | None = None
    is_good: bool = True
    drafts: tuple[int, ...] = ()
    failure: Message | None = None
    closed: bool = False

    @property
    def working(self) -> bool:
        return self.board is None and self.failure is None

    def poll(self) -> bool:
        if not self.news:
            return False
        match self.news.pop(0):
            case OfferedBoard() as board:
                self.board = board
            case Message() as failure:
                self.failure = failure
            case part:
                self.part = part
        return True

    def close(self) -> None:
        self.closed = True


def asked_for_a_map(app: App, monkeypatch: pytest.MonkeyPatch, maker: QuickMaker) -> list[tuple[str, int]]:
    """The window after a new map was asked for by its number; what was asked for."""
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr(board_choice, "BoardMaker", lambda *what: asked.append(what) or maker)
    app.push(SetupPage(find_game("north_american_railways")))
    assert isinstance(app.top, SetupPage)
    app.top.choose_board()
    press(app, "n", *("backspace" for _ in range(6)))
    write_text(app, "12")
    press(app, "enter")
    return asked


def test_a_new_map_is_made_and_played_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    data = GENERATORS["north_american_railways"].draft(random.Random(12), "12")
    made = OfferedBoard(None, board_header(data, "new"), data)
    maker = QuickMaker([0.5, made])
    assert asked_for_a_map(app, monkeypatch, maker) == [("north_american_railways", 12)]
    assert isinstance(app.top, board_choice.Making)
    assert app.top.busy
    app.step(0.1, [])
    app.draw(app.screen)
    app.step(0.1, [])
    assert maker.closed
    assert isinstance(app.top, board_choice.NewMap)
    while app.top.busy:
        app.step(0.1, [])
    press(app, "k")
    assert isinstance(app.top, Notice)
    press(app, "enter")
    assert [board.data for board in boards_for("north_american_railways") if board.path] == [data]
    press(app, "enter")
    assert isinstance(app.top, SetupPage)
    assert button(app, f"Board: {made.title_in('en')}").shown
    click(app, button(app, translate("setup-start")))
    assert isinstance(app.top, TableController)
    assert app.top.match.game.other_board == data


def test_a_map_that_is_not_made_is_told_and_one_can_go_back(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for_a_map(app, monkeypatch, QuickMaker([TaskErrorCode.ENDED()]))
    app.step(0.1, [])
    assert isinstance(app.top, Notice)
    press(app, "enter")
    waiting = QuickMaker([])
    asked_for_a_map(app, monkeypatch, waiting)
    press(app, "escape")
    assert waiting.closed
    assert isinstance(app.top, ChooseBoard)
