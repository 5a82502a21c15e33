"""The survey of a board: its counts add up to the games' scores, and what stands out is remarked."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.american_rails.survey import AmericanRailsObserver, Items
from ai.survey import __main__ as command
from ai.survey.games import (
    OtherBoard,
    RecordedGame,
    SurveySettings,
    observed,
    observer_for,
    other_board,
    play_game,
    play_games,
    play_on,
)
from ai.survey.observer import ItemEvent, ObservedGame
from ai.survey.report import ReportWriter
from ai.survey.summary import report
from assets import asset
from game.rules.american_rails.message_ids import Ending
from game.rules.boards import LOOK, BoardFile, read_board_file
from game.rules.catalog import find_game, game_keys
from game.rules.codecs import NameCodec
from game.rules.railways_of_north_america.accounts import Account
from game.words import game_title, override
from tests.helpers.boards import board_file
from tests.helpers.lengthy import EACH_GAME

NOISY = "greedy:noise=0.05"
POINTS = {"railways_of_north_america"}
"""Games whose scores are no money; in others what was paid, with the money at the start, is the score."""


@pytest.fixture(scope="module", params=EACH_GAME)
def played(request: pytest.FixtureRequest) -> tuple[str, list[ObservedGame]]:
    """Two games of three players of each game."""
    surveyed = SurveySettings(request.param, None, 3, NOISY, 5)
    return request.param, [observed(surveyed, course) for course in play_games(surveyed, 2)]


def test_what_is_counted_adds_up_to_the_scores(played: tuple[str, list[ObservedGame]]) -> None:
    key, games = played
    for game in games:
        begun = {score - sum(game.sources[seat].values()) for seat, score in enumerate(game.scores)}
        assert len(begun) == 1, begun
        assert (begun.pop() > 0) == (key not in POINTS)
        assert game.winners
        assert game.decisions > 0
        assert abs(sum(game.margin(seat) for seat in range(3))) < 1e-6


def test_every_taken_item_has_a_name_and_a_period(played: tuple[str, list[ObservedGame]]) -> None:
    key, games = played
    kinds, coders = observer_for(key).kinds, find_game(key).codecs
    assert {moment.kind for game in games for moment in game.moments} <= set(kinds)
    for game in games:
        for moment in game.moments:
            coder = coders[moment.kind.thing]
            assert isinstance(coder, NameCodec)
            assert 0 <= moment.number < len(coder.names)
            assert moment.period <= game.periods
            assert 0 <= moment.seat < 3


def test_the_report_names_everything_and_reads_as_lines(played: tuple[str, list[ObservedGame]]) -> None:
    key, games = played
    found = report(games, find_game(key), observer_for(key))
    assert json.loads(json.dumps(found)) == found
    assert sum(row["wins"] for row in found["seats"]) == pytest.approx(1.0, abs=0.01)
    assert sum(found["endings"].values()) == 2
    for kind in observer_for(key).kinds:
        coder = find_game(key).codecs[kind.thing]
        assert isinstance(coder, NameCodec)
        named = {row["name"] for row in found["things"][kind.key]}
        to_be_had = {
            name
            for number, name in enumerate(coder.names)
            if observer_for(key).is_obtainable(kind, number, find_game(key))
        }
        assert to_be_had <= named <= set(coder.names)
        assert all(row["owners"] for row in found["things"][kind.key] if row["name"] not in to_be_had)
    told = ReportWriter(find_game(key), observer_for(key), games)
    for language in ("en", "de"):
        with override(language):
            lines = list(told.lines(found))
            assert lines[0].startswith(f"{game_title(find_game(key))}: 2 ")
            assert not any(kind.key in line for kind in observer_for(key).kinds for line in lines)


def test_what_is_watched_again_is_what_was_played() -> None:
    surveyed = SurveySettings("north_american_railways", None, 3, "random", 5)
    assert observed(surveyed, play_game(surveyed, 2)) == play_on(surveyed.game, 3, surveyed.seated, "5/2")


@pytest.mark.parametrize("key", game_keys())
def test_another_board_is_surveyed(key: str, tmp_path: Path) -> None:
    board = other_board(board_file(tmp_path, key))
    assert board.game == key
    surveyed = SurveySettings(key, board, 3, "random", 1)
    assert observed(surveyed, play_game(surveyed, 0)).winners
    assert surveyed.game.other_board is not None


def test_a_figure_of_a_board_is_felt(tmp_path: Path) -> None:
    """A board on which Kicking Horse brings 50 points."""
    text = asset("boards", "railways_of_north_america.toml").read_text(encoding="utf-8")
    place = text.index("points =", text.index('"Kicking Horse"'))
    end = text.index("\n", place)
    board = tmp_path / "rich.toml"
    board.write_text(text[:place] + "points = 50" + text[end:], encoding="utf-8")
    surveyed = SurveySettings("railways_of_north_america", other_board(board), 2, "greedy", 1)
    game = observed(surveyed, play_game(surveyed, 0))
    assert max(sources.get(Account.MAJOR_LINES, 0) for sources in game.sources) >= 50


def game_with(scores: tuple[int, ...], owner: int, first: int = 0) -> ObservedGame:
    """A game in which one seat held the first company."""
    winner = scores.index(max(scores))
    moment = ItemEvent(Items.SHARES, 0, owner, 1851, paid=10)
    return ObservedGame(scores, (winner,), first, 10, 1857, Ending.NO_SHARES(), ({}, {}, {}), (moment,))


def remarks(games: list[ObservedGame]) -> list[dict[str, Any]]:
    """What is remarked of games of American Rails."""
    found = report(games, find_game("american_rails"), AmericanRailsObserver)["remarks"]
    assert isinstance(found, list)
    return found


def test_a_place_that_wins_too_often_is_remarked() -> None:
    games = [game_with((90, 100, 90), number % 3, first=number % 3) for number in range(60)]
    assert not [one for one in remarks(games) if one["remark"] == "place"]
    unfair = [replace(game, first=1) for game in games]
    assert [(one["number"], one["figure"]) for one in remarks(unfair) if one["remark"] == "place"] == [
        (1, 1.0),
        (2, 0.0),
        (3, 0.0),
    ]


def test_one_sided_games_are_remarked() -> None:
    games = [game_with((10, 100, 20), number % 3) for number in range(30)]
    assert [one["figure"] for one in remarks(games) if one["remark"] == "lead"] == [80.0]


def test_untaken_and_winning_items_are_remarked() -> None:
    games = [game_with((90, 100 + number % 3, 90), number % 3) for number in range(60)]
    first = games[0].moments[0]
    better = [replace(game, moments=(*game.moments, replace(first, number=1, seat=1))) for game in games]
    names = {one["name"]: one["remark"] for one in remarks(better)}
    companies = find_game("american_rails").codecs["company"]
    assert isinstance(companies, NameCodec)
    assert names[companies.names[1]] == "more"
    assert [name for name, remark in names.items() if remark == "never"] == list(companies.names[2:])


def test_the_command_prints_lines_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--language", "en", "--game", "north_american_railways", "--games", "2", "--bot", "random"]
    assert command.main(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) > 10
    assert command.main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.usefixtures("message_ids")
def test_a_stopped_survey_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def stopped(surveyed: SurveySettings, number: int) -> RecordedGame:
        played.append(number)
        if played == [0, 1, 2]:
            raise KeyboardInterrupt
        return play_game(surveyed, number)

    monkeypatch.setattr("ai.survey.games.play_game", stopped)
    arguments = ["--language", "en", "--game", "north_american_railways", "--bot", "random", "--json"]
    kept = ["--keep", str(tmp_path / "kept.jsonl")]
    assert command.main([*arguments, *kept, "--games", "4"]) == 130
    assert "survey-stopped" in capsys.readouterr().err
    played.append(-1)
    assert command.main([*arguments, *kept, "--games", "4"]) == 0
    assert played == [0, 1, 2, -1, 2, 3]
    stopped_once = capsys.readouterr().out
    assert command.main([*arguments, "--games", "4"]) == 0
    assert capsys.readouterr().out == stopped_once


@pytest.mark.parametrize(
    ("change", "here", "words"),
    [
        ({}, ["--seed", "2"], "line=1 what=kept-other-run field=seed expected=2 found=1"),
        ({}, ["--bot", "greedy"], "kept-other-run field=bot expected=greedy found=random"),
        ({"number": "first"}, [], "line=1 what=error-at place=number what=schema-error-kind"),
        ({"moves": ["pass"]}, [], "survey-bad-course number=0 move=1"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_a_file_of_another_run_is_refused(
    change: dict[str, Any], here: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kept.jsonl"
    course = play_game(SurveySettings("north_american_railways", None, 3, "random", 1), 0)
    path.write_bytes(msgspec.json.encode(msgspec.to_builtins(course) | change) + b"\n")
    arguments = ["--game", "north_american_railways", "--bot", "random", "--games", "1", "--language", "en"]
    with pytest.raises(SystemExit, match="2"):
        command.main([*arguments, *here, "--keep", str(path)])
    told = capsys.readouterr().err
    assert str(path) in told
    assert words in told
    assert told.count("\n") == 1


def test_a_board_that_was_changed_is_another_run() -> None:
    data = read_board_file("north_american_railways")

    def stamp(board: BoardFile) -> str:
        other = OtherBoard("deck.toml", msgspec.json.encode(board))
        return SurveySettings("north_american_railways", other, 3, "random", 1).run.board

    cities = [data["cities"][0] | {"cost": 100}, *data["cities"][1:]]
    assert (
        stamp(data)
        == stamp(data | {LOOK: {}})
        == SurveySettings(data["board"]["game"], None, 3, "", 1).run.board
    )
    assert stamp(data | {"cities": cities}) != stamp(data)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "9"], "9"),
        (["--games", "0"], "'0'"),
        (["--bot", "genius"], "no-such-bot found=genius"),
        (
            ["--bot", "greedy:style=foo"],
            "schema-error-one-of known=miser, builder, raider, gambler found=foo",
        ),
        (["--board", "nowhere.toml"], "file=nowhere.toml what=error-unreadable why=file-missing"),
        (["--game", "chess"], "no-such-game found=chess"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_bad_arguments_end_with_one_line_and_code_2(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([*arguments, "--language", "en"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert named in told
    assert told.count("\n") == 1
