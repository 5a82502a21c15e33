"""The command line: its output, and one line and code 2 for every error."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.__main__ as command_line
from game import VERSION, commands, compiled
from game.learning.turning_points import Depth
from game.match.boards import BOARDS_VARIABLE, boards_for
from game.match.folders import HOME_VARIABLE, home_folder, settings_path
from game.match.headless import check_table, play_headless
from game.match.import_export import to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.catalog import FURTHER_BOARDS, find_game, game_keys
from game.table.program.settings import Settings, load_settings
from game.words import override
from tests.helpers.boards import TITLE, board_file, other_board


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the program and return its exit code and output."""
    try:
        code = command_line.main(arguments)
    except SystemExit as end:
        code = int(str(end.code))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


MADE = "compiled" if compiled() else "plain Python"
HEADLESS = ("--headless", "--game", "american_rails", "--seats", "random,greedy,random")


def test_a_match_without_a_window_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *HEADLESS, "--seed", "7", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    result = json.loads(out)
    assert result["game"] == "american_rails"
    assert result["seats"] == ["random", "greedy", "random"]
    assert len(result["scores"]) == 3
    assert result["winners"] == [
        seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])
    ]
    assert result["moves"] > 30
    assert result["seconds"] >= 0
    assert result["seed"] == 7


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    results = [json.loads(run(capsys, *HEADLESS, "--seed", seed, "--json")[1]) for seed in ("7", "7", "8")]
    for result in results:
        del result["seconds"]
    assert results[0] == results[1]
    assert results[0] != results[2]


def test_a_match_without_a_window_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *HEADLESS, "--seed", "7")
    assert code == 0
    assert "wins" in out
    assert "moves in" in out
    assert "seed 7" in out


@pytest.mark.parametrize("key", game_keys())
def test_every_game_is_played_without_a_window(key: str) -> None:
    result = play_headless(find_game(key), ["greedy", "random", "greedy"], seed=1)
    assert result.ending
    assert result.winners


def test_bots_that_search_play_without_a_window() -> None:
    result = play_headless(
        find_game("american_rails"), ["mcts:playouts=2", "minimax:depth=1", "random"], seed=2
    )
    assert result.ending


def test_the_thinking_time_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys,
        *("--headless", "--game", "american_rails", "--seats", "mcts,random,random"),
        *("--seconds", "0.001", "--json"),
    )
    assert code == 0
    assert json.loads(out)["moves"] > 30


def test_the_list_names_games_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--list")
    assert code == 0
    for name in ("american_rails", "American Rails", "random", "greedy", "minimax", "mcts"):
        assert name in out
    assert not [line for line in out.splitlines() if line != line.rstrip()]
    code, out, _ = run(capsys, "--list", "--json")
    found = json.loads(out)
    assert [game["key"] for game in found["games"]] == list(game_keys())
    assert {"random", "greedy", "minimax", "mcts"} <= {bot["name"] for bot in found["bots"]}
    for level in found["levels"]:
        check_table(find_game("american_rails"), [level["name"]] * 3)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--version")
    first, libraries = out.splitlines()
    assert (code, first, err) == (0, f"Parlor Car {VERSION} ({MADE})", "")
    assert re.match(r"Python 3\.\d+\.\d+, pygame-ce \d", libraries)


@pytest.mark.parametrize("argument", ["--version", "--list"])
def test_closed_output_shows_no_traceback(argument: str) -> None:
    command = [sys.executable, "-m", "game", argument]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        trouble = process.stderr.read()
    assert (trouble, process.returncode) == (b"", 141)


def test_help_names_every_way_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for option in (
        "--language",
        "--headless",
        "--list",
        "--screens",
        "--smoke",
        "--version",
        "--open",
        "--size",
        "--home",
    ):
        assert option in out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--bogus", "argparse-unknown --bogus"),
        ("hello", "command-a-file argument-no-file file=hello"),
        ("setup.py --open setup.py", "command-a-file argument-one-file"),
        ("--headless", "argument-needs name=game"),
        ("--headless --game american_rails", "argument-needs name=seats"),
        ("--headless --game chess --seats random,random,random", "no-such-game found=chess"),
        (
            "--headless --game american_rails --seats random",
            "cannot-deal-players minimum=3 maximum=5 players=1",
        ),
        ("--headless --game american_rails --seats random,random,karl", "no-such-bot found=karl"),
        (
            "--headless --game american_rails --seats random,random,",
            "no-such-bot found= known=",
        ),
        (
            "--headless --game american_rails --seats random,random,mcts:seconds=x",
            "what=schema-error-between",
        ),
        (
            "--headless --game american_rails --seats random,random,mcts:s=1",
            "bot-no-parameter",
        ),
        (
            "--headless --game american_rails --seats random,random,expert:character=foo",
            "what=schema-error-one-of known=miser, ",
        ),
        (
            "--headless --game american_rails --seats random,random,greedy:weights=trial",
            "known=fitted, hand found=trial",
        ),
        ("--headless --game american_rails --seats random,random,random --seed -1", "argument-seed"),
        ("--headless --game american_rails --seats random,random,random --seed x", "--seed argument-seed"),
        (
            "--headless --game american_rails --seats random,random,random --seconds 0",
            "argument-seconds",
        ),
        ("--headless --list", "argparse-not-with --headless"),
        ("--check-board nowhere.toml", "file=nowhere.toml what=error-unreadable why=file-missing"),
        ("--board nowhere.toml", "file=nowhere.toml what=error-unreadable why=file-missing"),
        ("--headless --seats random,random,random --board no.toml", "file=no.toml what=error-unreadable"),
        ("--list --board x.toml", "--board argument-new-match-only"),
        ("--boards nowhere", "--boards argument-no-folder folder=nowhere"),
        ("--list --language tlh", "--language argument-choice known=system, en"),
        ("--volume loud", "--volume argument-choice known=off, soft, medium, full, 0%...100% found=loud"),
        ("--volume 101%", "--volume argument-choice known=off, soft, medium, full, 0%...100% found=101%"),
        ("--list --volume off", "--volume argument-window-only"),
        ("--language", "--language argparse-one"),
        ("--headless --size 1280x720", "--size argument-window-only"),
        ("--seed 7", "--seed argument-headless-only"),
        ("--smoke --json", "--json argument-json-only"),
        ("--size 1280", "--size argument-size"),
        ("--size 99999999x1", "--size argument-size"),
        ("--open nowhere.json", "--open argument-no-file file=nowhere.json"),
        ("--images nowhere", "--images argument-no-images folder=nowhere"),
        ("--list --images .", "--images argument-window-only"),
        ("--screens", "--screens argparse-one"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_bad_arguments_are_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: str, expected: str
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert (code, out) == (2, "")
    assert err.startswith("parlorcar: ")
    assert expected in err
    assert err.count("\n") == 1


def test_a_match_without_a_window_needs_no_graphics(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise ImportError('no graphics here')")
    found = subprocess.run(
        [sys.executable, "-c", BARE, str(tmp_path), *HEADLESS, "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert json.loads(found.stdout)["winners"]


BARE = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from game.__main__ import main
sys.exit(main())
"""


def test_an_interrupted_match_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "play_headless", interrupted)
    assert run(capsys, *HEADLESS) == (130, "", "")


WINDOW = {"size": None, "match_file": None, "images": None, "game": None, "overrides": {}}


@pytest.mark.parametrize(
    ("arguments", "module", "expected"),
    [
        (("--smoke",), "tools.smoke", ((), {})),
        (("--bench", "--json"), "tools.bench", ((True,), {})),
        (("--screens", "there"), "tools.screens", ((Path("there"), None), {})),
        ((), "start", ((), WINDOW)),
        (("--size", "1600x900"), "start", ((), WINDOW | {"size": (1600, 900)})),
        (("--open", __file__), "start", ((), WINDOW | {"match_file": Path(__file__)})),
        ((__file__,), "start", ((), WINDOW | {"match_file": Path(__file__)})),
        (("--language", "de"), "start", ((), WINDOW | {"overrides": {"language": "de"}})),
        (
            ("--text-size", "130%", "--language", "system", "--coach", "off"),
            "start",
            ((), WINDOW | {"overrides": {"text_size": 1.3, "language": None, "coach": False}}),
        ),
        (
            ("--volume", "45%", "--air", "off", "--music", "soft"),
            "start",
            ((), WINDOW | {"overrides": {"volume": 0.45, "air": 0.0, "music": 0.3}}),
        ),
        (("--images", "."), "start", ((), WINDOW | {"images": Path(".")})),
    ],
)
def test_window_receives_the_arguments(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], module: str, expected: object
) -> None:
    called: list[object] = []

    def stand_in(*given: object, **named: object) -> int:
        called.append((given, named))
        return 5

    monkeypatch.setattr(f"game.table.{module}.main", stand_in)
    assert command_line.main(arguments) == 5
    assert called == [expected]


def test_another_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "somewhere else")
    assert command_line.main(["--home", str(tmp_path / "mine"), "--list"]) == 0
    assert home_folder() == tmp_path / "mine"
    assert home_folder().is_dir()


def run_where_no_folder_can_be_made(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process whose home folder is a file."""
    file.touch()
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env=os.environ | {HOME_VARIABLE: str(file), "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [((), "--home FOLDER"), (("--language", "en"), "--home FOLDER"), (("--language", "de"), "--home ORDNER")],
    ids=["the system's", "en", "de"],
)
def test_folder_that_can_not_be_created_is_reported_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], remedy: str
) -> None:
    found = run_where_no_folder_can_be_made(tmp_path / "file", *arguments)
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (1, "", 1)
    assert found.stderr.startswith("parlorcar: ")
    assert str(tmp_path / "file") in found.stderr
    assert remedy in found.stderr


@pytest.mark.parametrize(("argument", "said"), [("--list", "Games\n"), ("--smoke", "SMOKE OK\n")])
def test_commands_without_files_need_no_folder(tmp_path: Path, argument: str, said: str) -> None:
    found = run_where_no_folder_can_be_made(tmp_path / "file", argument)
    assert (found.returncode, found.stderr) == (0, "")
    assert said in found.stdout


def test_the_module_is_the_program() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "game", "--version"], capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout.splitlines()[0]) == (0, f"Parlor Car {VERSION} ({MADE})")


GERMAN = ("--language", "de")


@pytest.fixture(autouse=True)
def _in_english_afterwards(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the system English, and restore the language after a test."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    with override("en"):
        yield


def test_language_applies_to_all_output(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *GERMAN, "--help")
    assert code == 0
    for words in ("Aufruf: parlorcar", "Optionen:", "diese Hilfe zeigen", "das Fenster:", "(0,2)"):
        assert words in out
    assert "--home ORDNER" in out
    assert not re.search(r"\b(DIR|FILE|KEY|N|S)\b", out)
    assert "Monte-Carlo-Baumsuche" in run(capsys, *GERMAN, "--list")[1]
    assert "Züge in" in run(capsys, *GERMAN, *HEADLESS, "--seed", "7")[1]


def test_keys_of_json_stay_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    english, german = (
        json.loads(run(capsys, "--language", language, *HEADLESS, "--seed", "7", "--json")[1])
        for language in ("en", "de")
    )
    assert english.keys() == german.keys()
    assert english["ending"] == german["ending"]
    lists = [json.loads(run(capsys, "--language", one, "--list", "--json")[1]) for one in ("en", "de")]
    assert [level["name"] for level in lists[0]["levels"]] == [level["name"] for level in lists[1]["levels"]]
    assert lists[0]["levels"][0]["title"] == "Bot, apprentice"
    assert lists[1]["levels"][0]["title"] == "Bot, Lehrling"


@pytest.mark.parametrize(
    "arguments",
    [
        "--size 1280",
        "--size",
        "--bogus",
        "--headless --list",
        "--list=3",
        "--seed 7",
        "--headless --seconds 0",
        "--boards nowhere",
        "--headless --game chess --seats random",
        "--headless --game american_rails --seats random",
        "--headless --game american_rails --seats a,b,c",
    ],
)
def test_bad_arguments_are_reported_in_the_language(
    capsys: pytest.CaptureFixture[str], arguments: str
) -> None:
    code, out, german = run(capsys, *GERMAN, *arguments.split())
    assert (code, out, german.count("\n")) == (2, "", 1)
    assert german != run(capsys, "--language", "en", *arguments.split())[2]


def test_language_defaults_to_settings_then_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run(capsys, "--list")[1].startswith("Games\n")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run(capsys, "--list")[1].startswith("Spiele\n")
    monkeypatch.setenv("LANG", "tlh_XX.UTF-8")
    assert run(capsys, "--list")[1].startswith("Games\n")
    settings = Settings(language="de", path=settings_path())
    settings.save()
    assert run(capsys, "--list")[1].startswith("Spiele\n")
    assert run(capsys, "--list", "--language", "en")[1].startswith("Games\n")
    assert run(capsys, "--list", "--home", str(tmp_path / "other"))[1].startswith("Games\n")


def test_unknown_language_in_the_settings_falls_back_to_the_system() -> None:
    settings = Settings(language="tlh", path=settings_path())
    settings.save()
    found, complaint = load_settings()
    assert (found.language, complaint) == (None, None)


@pytest.mark.parametrize("key", game_keys())
def test_a_board_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str) -> None:
    path = board_file(tmp_path, key)
    code, out, err = run(capsys, "--check-board", str(path))
    assert (code, err) == (0, "")
    assert out.startswith(f"{path}: {TITLE}, a board for ")
    assert "Ein anderes Brett, ein Spielplan für" in run(capsys, *GERMAN, "--check-board", str(path))[1]


def test_a_mistake_in_a_board_is_reported_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = board_file(tmp_path, "american_rails")
    path.write_text(path.read_text().replace('"minimum_bid" = 10', '"minimum_bid" = "zehn"'))
    code, out, german = run(capsys, *GERMAN, "--check-board", str(path))
    assert (code, out, german.count("\n")) == (2, "", 1)
    assert "setup.minimum_bid" in german
    assert german != run(capsys, "--language", "en", "--check-board", str(path))[2]


@pytest.mark.usefixtures("message_ids")
def test_a_match_without_a_window_is_played_on_a_board(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = board_file(tmp_path, "american_rails")
    arguments = ("--headless", "--seats", "random,random,random", "--board", str(path), "--json")
    assert json.loads(run(capsys, *arguments)[1])["game"] == "american_rails"
    assert json.loads(run(capsys, *arguments, "--game", "american_rails")[1])["winners"]
    code, _, err = run(capsys, *arguments, "--game", "new_england_railways")
    assert code == 2
    assert "expected=new_england_railways found=american_rails" in err


def test_the_window_sets_up_a_match_on_a_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[dict[str, object]] = []
    monkeypatch.setattr("game.table.start.main", lambda **named: called.append(named) or 0)
    assert command_line.main(["--board", str(board_file(tmp_path, "american_rails"))]) == 0
    assert called[0]["game"] is find_game("american_rails", other_board("american_rails"))


def test_a_further_folder_of_boards_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(BOARDS_VARIABLE, "")
    path = board_file(tmp_path, "american_rails")
    assert command_line.main(["--boards", str(tmp_path), "--list"]) == 0
    own = len(FURTHER_BOARDS["american_rails"])
    assert [board.path for board in boards_for("american_rails")] == [None] * (1 + own) + [path]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Write the file of a match in which the first share has been put up."""
    match = Match.new(
        "american_rails", [SeatPlan(name, i) for i, name in enumerate(("Ada", "Ben", "Cy"))], seed=3
    )
    match.play(match.game.parse_move("put up American"))
    path = tmp_path / "match.json"
    path.write_bytes(to_json(match))
    return path


def test_advice_names_the_move_and_the_reason(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--advise", str(saved), "--bot", "greedy")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert re.match(r"(Ada|Ben|Cy): Auction: American \(greedy\)", lines[0])
    scores = r"Ada \$\d+, Ben \$\d+ and Cy \$\d+"
    assert re.match(rf"1\. (Bid \$\d+|Pass): \d+% to win; expected final scores: {scores}", lines[1])
    assert any("compared with move 1: " in line and "cash" in line for line in lines)
    assert any(re.match(r"    .+\.$", line) for line in lines)
    assert re.match(r"Worth up to \$\d+\.", lines[-1])


def test_advice_is_given_in_german_and_about_an_earlier_move(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "--language", "de", "--advise", str(saved), "--move", "0", "--bot", "greedy")
    assert code == 0
    assert "% Gewinnchance" in out
    assert "Eine Aktie der American: " in out
    code, out, _ = run(capsys, "--advise", str(saved), "--bot", "mcts:playouts=20,seed=1", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["stop"] > 10
    assert all(one["title"] and one["reason"].endswith(".") for one in found["candidates"])
    assert found["candidates"][0]["terms"][found["seat"]].keys() >= {"cash", "shares"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--move 7", "advice-no-move maximum=1 found=7"),
        ("--move x", "--move argument-move found=x"),
        ("--bot clever", "clever"),
        ("--bot greedy:weights=trial", "schema-error-one-of known=fitted, hand found=trial"),
        ("--bot expert:character=foo", "value=foo what=schema-error-one-of"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_impossible_advice_is_refused(
    saved: Path, arguments: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "--advise", str(saved), *arguments.split())
    assert (code, out) == (2, "")
    assert expected in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("asked", ["--advise", "--review"])
@pytest.mark.usefixtures("message_ids")
def test_a_damaged_match_gets_no_advice(saved: Path, asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The answer would be about another moment than the one that is meant."""
    data = json.loads(saved.read_bytes())
    data["moves"].append({"move": "put up nothing", "seat": 0})
    saved.write_text(json.dumps(data | {"position": 2}), encoding="utf-8")
    code, out, err = run(capsys, asked, str(saved), "--language", "en")
    assert (code, out) == (2, "")
    assert "number=2 text=put up nothing" in err
    assert "number=1" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("asked", ["--advise", "--review", "--check-board"])
def test_odd_file_name_is_reported_without_control_characters(
    asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a\nb\x1b[31m\u202e.json"
    path.write_text("hello", encoding="utf-8")
    code, out, err = run(capsys, asked, str(path), "--language", "en")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert err.strip().isprintable()


def test_advice_needs_a_file_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--advise", str(tmp_path / "none.json"))[0] == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    code, _, err = run(capsys, "--advise", str(broken))
    assert code == 2
    assert err.startswith("parlorcar: ")
    assert run(capsys, "--move", "3")[0] == 2


def test_match_is_reviewed(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.learning.review.USUAL", Depth(search=20, playouts=10, answers=10))
    code, out, err = run(capsys, "--review", str(saved), "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert len(found["chances"]) == found["moves"] + 1 == 2
    assert isinstance(found["turning_points"], list)
    code, out, _ = run(capsys, "--review", str(saved), "--language", "de")
    assert code == 0
    assert out.startswith("Gewinnchancen\n  Beginn: Ada ")
    code, out, err = run(capsys, "--review", str(saved.parent / "none.json"))
    assert (code, out) == (2, "")
    assert "none.json" in err


@pytest.mark.parametrize("option", ["--open", "--advise", "--images", "--boards", "--board", "--check-board"])
@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "y" * 20_000])
def test_impossible_file_name_is_refused(option: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, option, name)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_board_in_a_folder_whose_name_is_no_text_is_checked(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/f\xe4hre"
    os.mkdir(folder)
    path = Path(os.fsdecode(folder))
    board_file(path, "american_rails")
    command = [sys.executable, "-m", "game", "--check-board", str(path / "american_rails.toml")]
    found = subprocess.run(command, capture_output=True, check=False, env=os.environ | {"PYTHONUTF8": "1"})
    assert (found.returncode, found.stderr) == (0, b"")
