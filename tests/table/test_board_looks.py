"""Invalid files of looks are reported wherever their board is used, and no match begins on it."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets import asset
from game.__main__ import main
from game.match.boards import BOARDS_VARIABLE, boards_for, game_on
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.boards import (
    LOOK,
    BoardError,
    BoardFile,
    LookFile,
    look_file_name,
    read_board_file,
    read_toml,
)
from game.rules.catalog import find_game
from game.rules.messages import Message
from game.rules.validation import BoardErrorCode
from game.table.boards.table import check_look, check_look_file, find_table
from game.table.controls.dialogs import Notice
from game.table.pages.opening import open_file
from game.table.pages.setup import SetupPage
from game.table.play.curtain import Curtain
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.words import localize, override
from tests.contract.test_every_board import OTHER_KIND, at, ways
from tests.helpers.refusals import refused
from tests.table.boards.looks import AREA, arranged
from tests.table.driver import FRAME
from tests.table.pages import press, settle

GAMES = ("american_rails", "new_england_railways", "railways_of_north_america")
SMALL = Path(__file__).parents[1] / "boards"
EACH = pytest.mark.parametrize("key", GAMES)
OPTIONAL = {
    "american_rails": {"en", "de"},
    "new_england_railways": {"row", "most", "engine_shift", "number_shift", "en", "de"},
    "railways_of_north_america": {"names", "waters", "compass", "fields", "en", "de", "in_two_lines"},
}
"""What each game's look may leave out, in addition to what is named by the board."""


def refusal(key: str, look: BoardFile) -> str | None:
    """Return the error in a look next to the game's own board; None if it can be printed."""
    game: Any = find_game(key).on_board(read_board_file(key), "board")
    game.board.look = LookFile(look_file_name("board"), look)
    try:
        check_look(game)
    except BoardError as error:
        return localize(error)
    return None


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """The small board of a game next to a look with an unknown section."""
    key = request.node.callspec.params["key"]
    path = tmp_path / f"{key}.toml"
    path.write_bytes((SMALL / path.name).read_bytes())
    own = asset("boards", look_file_name(path.name)).read_text(encoding="utf-8")
    path.with_name(look_file_name(path.name)).write_text(own + "\n[no_such]\na = 1\n", encoding="utf-8")
    monkeypatch.setenv(BOARDS_VARIABLE, str(path))
    return path


@EACH
def test_the_look_of_each_game_is_good(key: str) -> None:
    assert refusal(key, read_toml(asset("boards", f"{key}_look.toml"))) is None


@EACH
def test_the_command_line_names_the_file_of_the_look(
    key: str, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check-board", str(broken)]) == 2
    told = capsys.readouterr().err
    assert f"{key}_look.toml" in told
    assert "no_such" in told
    with pytest.raises(SystemExit) as end:
        main(["--board", str(broken)])
    assert end.value.code == 2
    assert "no_such" in capsys.readouterr().err


@EACH
def test_the_set_up_offers_it_as_broken_and_deals_nothing_on_it(key: str, broken: Path, app: App) -> None:
    page = SetupPage(find_game(key))
    app.push(page)
    page.choose_board()
    settle(app)
    assert page.boards[-1].error is not None
    assert all(board.error is None for board in page.boards[:-1])
    press(app, "escape")
    page.game = find_game(key, read_board_file(broken))
    page.start()
    assert isinstance(app.top, Notice)
    assert "no_such" in app.top.words
    assert app.store.matches() == []


@EACH
def test_a_saved_match_with_it_says_so_and_the_page_stays(key: str, broken: Path, app: App) -> None:
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)]
    match = Match.new(key, seats, seed=1, store=app.store, board=read_board_file(broken))
    page = SetupPage(find_game(key))
    app.push(page)
    for _ in range(2):
        app.open_saved(match.id or 0)
        assert isinstance(app.top, Notice)
        assert "no_such" in app.top.words
        press(app, "enter")
        assert app.top is page


@EACH
def test_a_file_with_it_is_not_kept(key: str, broken: Path, app: App, tmp_path: Path) -> None:
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)]
    match = Match.new(key, seats, seed=1, board=read_board_file(broken))
    path = tmp_path / "match.json"
    path.write_bytes(to_json(match))
    page = SetupPage(find_game(key))
    app.push(page)
    open_file(app, path)
    settle(app)
    assert isinstance(app.top, Notice)
    assert "no_such" in app.top.words
    assert app.store.matches() == []
    assert json.loads(path.read_bytes())["board"][LOOK]


@EACH
def test_what_is_of_another_kind_is_named_with_its_file(key: str) -> None:
    look = read_toml(asset("boards", f"{key}_look.toml"))
    for way in ways(look):
        value = at(look, way)
        wrong = copy.deepcopy(look)
        other = OTHER_KIND.get(type(value), "7")
        at(wrong, way[:-1])[way[-1]] = other
        told = refusal(key, wrong)
        assert told is not None, way
        assert told.startswith(f"{look_file_name('board')}: "), (way, told)


@EACH
@pytest.mark.parametrize("figure", [10**9, float("nan")])
def test_a_figure_out_of_all_measure_is_refused(key: str, figure: float) -> None:
    """Else lettering would take all memory, or a coast would be drawn for hours."""
    look = read_toml(asset("boards", f"{key}_look.toml"))
    for way in ways(look):
        if type(at(look, way)) in (int, float):
            wrong = copy.deepcopy(look)
            at(wrong, way[:-1])[way[-1]] = figure
            assert refusal(key, wrong) is not None, way


@EACH
def test_what_is_left_out_is_named_unless_it_may_be(key: str) -> None:
    look = read_toml(asset("boards", f"{key}_look.toml"))
    left_out = set()
    for way in ways(look):
        if isinstance(way[-1], str) and way[:-1] not in {("names",), ("names", "shifted")}:
            wrong = copy.deepcopy(look)
            del at(wrong, way[:-1])[way[-1]]
            if refusal(key, wrong) is None:
                left_out.add(way[-1])
    assert left_out <= OPTIONAL[key]


@EACH
def test_a_view_that_could_not_be_laid_out_says_why_again(key: str, broken: Path) -> None:
    game = find_game(key, read_board_file(broken))
    state = Match.new(
        key, [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)], board=game.other_board
    ).state
    pygame.init()
    for _ in range(2):
        with pytest.raises(BoardError):
            arranged(find_table(key).view(state), area=AREA)


OWN = asset("boards")
IN_VAIN = [
    ("american_rails", OWN, '"New York"', '"Newark"', "names.beside", ("Newark",)),
    ("american_rails", OWN, '"Atlanta" =', '"Macon" =', "names.shifted", ("Macon",)),
    ("railways_of_north_america", OWN, "Whitehorse =", "Dawson =", "names", ("Dawson",)),
    ("american_rails", SMALL, "", "", "surroundings.rows", ()),
    ("railways_of_north_america", SMALL, "", "", "surroundings.rows", ()),
]
"""A game, its board's place, a change in its own look; the key of it that is never printed."""
IS_IN_VAIN = pytest.mark.parametrize(("key", "folder", "old", "new", "place", "names"), IN_VAIN)


@pytest.fixture
def _in_english_afterwards() -> Iterator[None]:
    """What a test makes the program speak ends with it."""
    with override("en"):
        yield


def lay(folder: Path, board: Path, look: str) -> Path:
    """Return a copy of a board with a look next to it."""
    path = folder / board.name
    path.write_bytes(board.read_bytes())
    path.with_name(look_file_name(path.name)).write_text(look, encoding="utf-8")
    return path


def changed_look(key: str, old: str, new: str) -> str:
    """A game's own look with a word changed."""
    look = asset("boards", look_file_name(f"{key}.toml")).read_text(encoding="utf-8")
    assert old in look
    return look.replace(old, new)


@IS_IN_VAIN
def test_what_is_never_printed_is_told_with_its_place(
    key: str, folder: Path, old: str, new: str, place: str, names: tuple[str, ...], tmp_path: Path
) -> None:
    path = lay(tmp_path, folder / f"{key}.toml", changed_look(key, old, new))
    told = BoardErrorCode.NO_CITY(found=names) if names else BoardErrorCode.OTHER_MAP()
    with refused(BoardError, told, place) as found:
        game_on(path, check_look_file)
    assert localize(found.value).startswith(f"{key}_look.toml: {place}: ")


@pytest.mark.parametrize(
    ("old", "new", "place", "told"),
    [
        (
            "legend = [24.25,",
            "legend = [20.0,",
            "fields.legend",
            BoardErrorCode.FIELD_ON_HEX(found="(20, 15)"),
        ),
        (
            'Hay River" = ["r", -1.05,',
            'Hay River" = ["r", -4.2,',
            "names.Hay River",
            BoardErrorCode.NAME_ASTRAY(name="Whitehorse"),
        ),
        (
            'Gaspe = ["l", 0, -1.34]',
            'Gaspe = ["c", 0, 0]',
            "names.Gaspe",
            BoardErrorCode.NAME_COVERS(name="Gaspe"),
        ),
        (
            'Halifax = ["c", 0,',
            'Halifax = ["c", -1,',
            "names.Saint John",
            BoardErrorCode.NAME_COVERS(name="Halifax"),
        ),
        ('Halifax = ["c", 0, 1.75]', 'Halifax = ["c", 0, 3]', "names.Halifax", BoardErrorCode.NAME_OUTSIDE()),
    ],
)
def test_what_is_printed_in_a_wrong_place_is_told(
    old: str, new: str, place: str, told: Message, tmp_path: Path
) -> None:
    key = "railways_of_north_america"
    path = lay(tmp_path, OWN / f"{key}.toml", changed_look(key, old, new))
    with refused(BoardError, told, place):
        game_on(path, check_look_file)


@IS_IN_VAIN
def test_a_match_that_was_begun_with_it_is_played_on(
    key: str, folder: Path, old: str, new: str, place: str, names: tuple[str, ...], tmp_path: Path, app: App
) -> None:
    board = read_board_file(lay(tmp_path, folder / f"{key}.toml", changed_look(key, old, new)))
    app.go_to_table(Match.new(key, [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)], board=board))
    app.step(FRAME, ())
    assert isinstance(app.top, TableController | Curtain)


@pytest.mark.usefixtures("_in_english_afterwards", "message_ids")
@pytest.mark.parametrize(
    ("folder", "key", "look", "told"),
    [
        (SMALL, "north_american_railways", "compass = [1, 1]", "what=board-error-no-look"),
        (
            OWN,
            "american_rails",
            changed_look("american_rails", '"New York"', '"Newark"'),
            "what=error-at place=names.beside what=board-error-no-city found=Newark",
        ),
    ],
)
def test_check_board_reports_a_bad_look(
    folder: Path, key: str, look: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = lay(tmp_path, folder / f"{key}.toml", look)
    assert main(["--check-board", str(path)]) == 2
    assert capsys.readouterr().err == f"parlorcar: error-in-file file={key}_look.toml {told}\n"


@IS_IN_VAIN
def test_the_set_up_says_so_as_well(
    key: str,
    folder: Path,
    old: str,
    new: str,
    place: str,
    names: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = lay(tmp_path, folder / f"{key}.toml", changed_look(key, old, new))
    monkeypatch.setenv(BOARDS_VARIABLE, str(path))
    assert boards_for(key, check_look_file)[-1].error is not None
