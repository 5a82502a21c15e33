"""The survey of a board: its counts add up to the games' scores, and bad arguments are told in one line."""

import json
from pathlib import Path

import pytest

from ai import survey
from assets import asset
from game.rules.railways_of_north_america import GAME


@pytest.fixture(scope="module")
def games() -> list[survey.Played]:
    """Two games of three players."""
    return list(survey.play_games(None, 3, "greedy:noise=0.05", 5, 2, 1))


def test_what_is_counted_adds_up_to_the_scores(games: list[survey.Played]) -> None:
    for game in games:
        for seat, score in enumerate(game.scores):
            final = game.final[seat]
            played = sum(game.sources[seat].values())
            assert score == played + final["baron"] + final["charters"] - final["bonds"]
        assert game.winners
        assert abs(sum(game.margin(seat) for seat in range(3))) < 1e-9
        assert len(game.barons) == 3


def test_deliveries_are_counted_with_their_links(games: list[survey.Played]) -> None:
    for game in games:
        links = sum(length * count for length, count in game.lengths.items())
        told = [sum(row[name] for row in game.sources) for name in survey.SOURCES[:2]]
        assert links == sum(told)


def test_the_same_seed_plays_the_same_games(games: list[survey.Played]) -> None:
    assert list(survey.play_games(None, 3, "greedy:noise=0.05", 5, 2, 2)) == games


def test_the_report_names_every_baron_card_and_line(games: list[survey.Played]) -> None:
    found = survey.report(games, GAME.board)
    for key, pieces in (
        ("barons", GAME.board.barons),
        ("cards", GAME.board.operations),
        ("major lines", GAME.board.major_lines),
    ):
        assert {row["name"] for row in found[key]} == {piece.name for piece in pieces}
    assert sum(row["kept"] for row in found["barons"]) == 6
    assert all(0.0 <= row["fulfilled"] <= 1.0 for row in found["barons"])
    assert found["score"]["10 %"] <= found["score"]["50 %"] <= found["score"]["90 %"]


def test_the_command_prints_lines_or_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], games: list[survey.Played]
) -> None:
    monkeypatch.setattr(survey, "play_games", lambda *given: iter(games))
    assert survey.main(["--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("2 games of 3 players\n")
    assert survey.main(["--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_another_board_is_surveyed(tmp_path: Path) -> None:
    """A board on which Kicking Horse brings 50 points."""
    text = asset("boards", "railways_of_north_america.toml").read_text(encoding="utf-8")
    place = text.index("points =", text.index('"Kicking Horse"'))
    end = text.index("\n", place)
    board = tmp_path / "rich.toml"
    board.write_text(text[:place] + "points = 50" + text[end:], encoding="utf-8")
    game = survey.play_game(board, 2, "greedy", 1, 0)
    assert max(row["major lines"] for row in game.sources) >= 50


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "9"], "9"),
        (["--games", "0"], "'0'"),
        (["--bot", "genius"], "genius"),
        (["--board", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_arguments_end_with_one_line_and_code_2(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        survey.main(arguments)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert named in told
    assert told.count("\n") == 1
