"""A match is played on the board that its set-up names, and the board travels with it."""

import random
import shutil
from pathlib import Path

import pytest

from assets import asset
from game.match.boards import BOARDS_VARIABLE, boards_for, further_boards, game_on, look_at, offer_boards
from game.match.headless import play_headless
from game.match.import_export import MatchFileError, from_json, to_json
from game.match.journal import JournalError, SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import Thinker
from game.rules.boards import BoardError, BoardFile, read_toml
from game.rules.catalog import FURTHER_BOARDS, find_game, game_keys
from game.rules.contract import TERMINAL, Event, NoCustomBoards
from game.rules.new_england_railways.events import GrowthTurned, LinkOffered
from game.rules.schema_errors import SchemaError, ValueType
from game.rules.validation import BoardErrorCode
from game.table.boards.table import check_look_file
from tests.helpers.boards import CHANGES, TITLE, board_file, board_text, other_board
from tests.helpers.play import through_json
from tests.helpers.refusals import refused
from tests.match.toy import GAME as TOY
from tests.waiting import until

SEATS = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2)]
GAMES = list(CHANGES)


def begin(key: str, store: Store | None = None) -> Match:
    """Return a match on the second board of a game after a few moves."""
    match = Match.new(key, SEATS, seed=3, store=store, board=other_board(key))
    for _ in range(3):
        match.play(match.state.legal_moves()[0])
    return match


@pytest.mark.parametrize("key", GAMES)
def test_equal_boards_give_equal_games(key: str) -> None:
    game = find_game(key, other_board(key))
    assert game is find_game(key, through_json(other_board(key)))
    assert game is not find_game(key)
    assert game.other_board == other_board(key)
    assert find_game(key).other_board is None


@pytest.mark.parametrize("key", GAMES)
def test_saved_match_keeps_its_board(key: str) -> None:
    store = Store()
    match = begin(key, store)
    assert match.id is not None
    again = Match.open(store, match.id)
    assert again.game is match.game is match.state.game
    assert again.state == match.state
    assert again.journal.board == other_board(key)
    assert [saved.board for saved in store.matches()] == [other_board(key)]
    rescued, trouble, _ = Match.recover(store, match.id)
    assert trouble is None
    assert rescued.game is match.game


@pytest.mark.parametrize("key", GAMES)
def test_match_file_contains_its_board(key: str) -> None:
    match = begin(key)
    found = from_json(to_json(match))
    assert found.error is None
    assert found.match.game is match.game
    assert found.match.state == match.state
    assert found.match.journal == match.journal


def test_match_on_the_default_board_stores_none() -> None:
    match = Match.new(GAMES[0], SEATS, seed=3)
    assert match.journal.board is None
    assert from_json(to_json(match)).match.game is find_game(GAMES[0])


@pytest.mark.parametrize("key", GAMES)
def test_bots_think_on_the_board_of_the_match(key: str) -> None:
    match = begin(key)
    with Thinker(seed=1) as thinker:
        thinker.ask(match.state, match.current_player, "greedy", 100.0)
        answers: list[object] = []
        until(lambda: answers.extend(filter(None, [thinker.poll()])) or answers)
        answer = answers[0]
    assert answer.failure is None  # type: ignore[attr-defined]
    assert answer.move in match.state.legal_moves()  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_is_played_on_another_board(key: str) -> None:
    result = play_headless(find_game(key, other_board(key)), ["random"] * 3, seed=2)
    assert result.winners
    assert result.data()["game"] == key


def test_broken_board_in_a_file_or_save_is_reported() -> None:
    no_number = SchemaError.KIND(kind=ValueType.INT(), found=ValueType.STR())
    broken = other_board("american_rails")
    broken["setup"]["minimum_bid"] = "ten"
    with refused(BoardError, no_number, "setup.minimum_bid"):
        Match.new("american_rails", SEATS, board=broken)
    text = to_json(begin("american_rails")).decode()
    with refused(MatchFileError, no_number, "setup.minimum_bid"):
        from_json(text.replace('"minimum_bid": 10', '"minimum_bid": "ten"').encode())
    store = Store()
    match = begin("american_rails", store)
    store._connection.execute("UPDATE match SET board = '[1]'")
    assert store.matches()[0].board is None
    assert match.id is not None
    with refused(JournalError, SchemaError.KIND_ONLY(kind=ValueType.OBJECT()), "board"):
        Match.open(store, match.id)


def test_a_board_of_another_game_is_refused() -> None:
    with refused(BoardError, SchemaError.VALUE, "board.game"):
        find_game("new_england_railways", other_board("american_rails"))
    with refused(BoardError, NoCustomBoards.OWN_ONLY()):
        find_game("toy", other_board("american_rails") | {"board": {"game": "toy", "title": "Toy"}})
    assert TOY.other_board is None


@pytest.fixture
def boards(home: Path) -> Path:
    """Make a folder of boards next to the saved games, with a good board of each game and two broken ones."""
    folder = home / "boards"
    folder.mkdir()
    for key in GAMES:
        board_file(folder, key)
    (folder / "no_board.toml").write_text("hello", encoding="utf-8")
    text = (folder / "american_rails.toml").read_text(encoding="utf-8")
    (folder / "wrong.toml").write_text(text.replace("Prairie", ""), encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", [name for key in game_keys() for name in FURTHER_BOARDS.get(key, ())])
def test_included_boards_are_playable_and_have_german_titles(name: str) -> None:
    """They are offered without being dealt first: here it is found that they can be."""
    game = game_on(asset("boards", f"{name}.toml"), check_look_file)
    board = next(board for board in further_boards(game.key) if board.data == game.other_board)
    assert board.title_in("de") != board.title_in("en")
    assert Match.new(game.key, SEATS, board=board.data).game is game


def with_few_growth_cards(cards: int) -> BoardFile:
    """Return the Middle Atlantic with only its first growth cards, as plain data."""
    data = read_toml(asset("boards", "middle_atlantic.toml"))
    data["growth"]["cards"] = data["growth"]["cards"][:cards]
    return data


def test_a_board_with_fewer_growth_cards_than_links_is_refused_for_new_matches(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(board_text(with_few_growth_cards(31)), encoding="utf-8")
    with refused(BoardError, BoardErrorCode.FEWER_THAN(than="links", count=32, found=31), "growth.cards"):
        game_on(path)
    path.write_text(board_text(with_few_growth_cards(32)), encoding="utf-8")
    assert game_on(path).key == "new_england_railways"


def test_a_match_on_a_board_with_few_growth_cards_can_still_be_opened() -> None:
    """The Middle Atlantic once had 30 cards for 32 links; saved games and files keep that board."""
    board = with_few_growth_cards(30)
    store = Store()
    match = Match.new("new_england_railways", SEATS, seed=3, store=store, board=board)
    for _ in range(3):
        match.play(match.state.legal_moves()[0])
    assert match.id is not None
    assert Match.open(store, match.id).state == match.state
    assert from_json(to_json(match)).match.journal.board == board


@pytest.mark.parametrize("board", [None, *FURTHER_BOARDS["new_england_railways"]])
def test_a_growth_card_is_turned_over_for_every_link_that_was_for_sale(board: str | None) -> None:
    game = find_game("new_england_railways", read_toml(asset("boards", f"{board}.toml")) if board else None)
    game.check_new_board("board")
    rng, events = random.Random(5), list[Event]()
    state = game.new_game(3, {}, rng)
    while state.current_player() != TERMINAL:
        state.apply_unchecked(rng.choice(state.legal_moves()), events.append)
    turned = sum(isinstance(event, GrowthTurned) for event in events)
    assert turned == sum(isinstance(event, LinkOffered) for event in events) > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_games_boards_are_its_own_and_those_in_the_folder(key: str, boards: Path) -> None:
    own, *others = boards_for(key)
    others = others[len(further_boards(key)) :]
    assert (own.path, own.data, own.error) == (None, None, None)
    assert own.title_in("en")
    assert own.title_in("de") != own.title_in("en")
    good = [board for board in others if board.error is None]
    assert [(board.path, board.title_in("fr")) for board in good] == [(boards / f"{key}.toml", TITLE)]
    assert good[0].title_in("de") == "Ein anderes Brett"
    assert Match.new(key, SEATS, board=good[0].data).game.other_board == other_board(key)


def test_broken_board_file_is_listed_with_its_error(boards: Path) -> None:
    told = {
        board.title_in("en"): str(board.error)
        for board in boards_for("american_rails")
        if board.error is not None
    }
    assert told["no_board.toml"].startswith("error-in-file file=no_board.toml what=file-no-toml")
    assert told[TITLE].startswith("error-in-file file=wrong.toml what=error-at place=companies[0].name")
    assert [board.path for board in boards_for("new_england_railways") if board.error is not None] == [
        boards / "no_board.toml"
    ]


def test_further_folders_and_files_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BOARDS_VARIABLE, "")
    monkeypatch.setitem(FURTHER_BOARDS, "american_rails", ())
    board_file(tmp_path, "american_rails")
    assert len(boards_for("american_rails")) == 1
    offer_boards(tmp_path)
    offer_boards(tmp_path / "american_rails.toml")
    assert len(boards_for("american_rails")) == 2


def test_look_file_belongs_to_its_board_and_is_not_a_board(boards: Path) -> None:
    look = asset("boards", "american_rails_look.toml")
    shutil.copy(look, boards / look.name)
    own, *_, board = [one for one in boards_for("american_rails") if one.error is None]
    match = Match.new("american_rails", SEATS, board=board.data)
    found = from_json(to_json(match)).match.game.board  # type: ignore[attr-defined]
    assert found.look.data == read_toml(look)
    assert (boards / look.name) not in [one.path for one in boards_for("american_rails")]
    assert own.path is None


def test_board_of_an_unknown_game_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text('[board]\ngame = "chess"\ntitle = "Chess"\n', encoding="utf-8")
    trouble = look_at(path).error
    assert trouble is not None
    assert str(trouble).startswith(
        "error-in-file file=chess.toml what=error-at place=board.game what=no-such-game found=chess"
    )
