"""Weights as data, and finding them: on numbers whose right answer is plain, and on real games."""

import json
from pathlib import Path

import numpy as np
import pytest

from ai.fit.__main__ import FEWEST_GAMES, main
from ai.fit.calibration import calibration, fitted_doubt, tenths
from ai.fit.imitation import Decision, agreement, imitate
from ai.fit.positions import MOST_NOISE, Record, Series, play_record
from ai.fit.ridge import fit
from ai.knowledge import knowledge_of
from ai.weights import NAMES, BadWeights, Weights, read_weights
from assets import also_in
from game.rules.catalog import game_keys
from tests.helpers.lengthy import EACH_GAME

TERMS = ("money", "luck")


def made_up(games: int) -> list[Record]:
    """Games in which the end follows from the money: twice as much of it early, as it is late."""
    rng = np.random.default_rng(3)
    found = []
    for _ in range(games):
        final = rng.normal(0.0, 10.0, 3)
        progress = np.linspace(0.0, 1.0, 8)
        counts = 2.0 - progress
        rows = np.stack([final[None, :] / counts[:, None], rng.normal(0.0, 5.0, (8, 3))], axis=2)
        found.append(Record(rows, progress, final))
    return found


def test_ridge_finds_the_weights_that_games_follow() -> None:
    prior = Weights({"money": (1.0, 1.0), "luck": (1.0, 1.0)}, 10.0)
    found = made_up(200)
    weights, _ = fit(found[:150], TERMS, prior)
    assert weights.terms["money"] == pytest.approx((2.0, 1.0), abs=0.1)
    assert weights.terms["luck"] == pytest.approx((0.0, 0.0), abs=0.1)
    before, after = calibration(found[150:], prior, TERMS), calibration(found[150:], weights, TERMS)
    assert all(new.r2 > 0.95 > old.r2 for new, old in zip(after, before, strict=True))
    assert all(0.95 < one.slope < 1.05 and one.called > 0.9 for one in after)


def decided(games: int) -> list[list[Decision]]:
    """Games of an expert that values money twice as much at the deal as at the end, and luck never."""
    rng = np.random.default_rng(4)
    found = []
    for _ in range(games):
        game = []
        for progress in np.linspace(0.0, 1.0, 9):
            rows = rng.normal(0.0, 3.0, (5, 2))
            value = (2.0 - progress) * rows[:, 0] + rng.gumbel(0.0, 0.5, 5)
            game.append(Decision([float(progress)] * 5, rows.tolist(), int(value.argmax())))
        found.append(game)
    return found


def test_the_weights_of_an_expert_are_found_from_its_choices() -> None:
    """Choices show ratios of weights: the spread of the evaluation stays that of the weights in use."""
    prior = Weights({"money": (1.0, 1.0), "luck": (0.5, 0.5)}, 10.0, doubt=(8.0, 1.0))
    found = decided(200)
    weights, _ = imitate(found[:150], TERMS, prior)
    (early, late), luck = weights.terms["money"], weights.terms["luck"]
    assert early / late == pytest.approx(2.0, rel=0.15)
    assert luck == pytest.approx((0.0, 0.0), abs=0.06)
    assert weights.doubt == prior.doubt
    test = [one for game in found[150:] for one in game]
    assert agreement(test, weights, TERMS) > 0.85 > agreement(test, prior, TERMS)


def test_choices_that_say_nothing_about_a_term_leave_it_as_it_was() -> None:
    prior = Weights({"money": (1.0, 1.0), "luck": (7.0, 8.0)}, 10.0)
    silent = [
        [Decision(one.progress, [[row[0], 3.0] for row in one.rows], one.chosen) for one in game]
        for game in decided(40)
    ]
    weights, _ = imitate(silent, TERMS, prior, [1e6])
    assert weights.terms["luck"] == pytest.approx((7.0, 8.0), rel=1e-3)


def test_a_great_penalty_holds_the_weights_where_they_were() -> None:
    prior = Weights({"money": (1.0, 1.0), "luck": (1.0, 1.0)}, 10.0)
    held, penalty = fit(made_up(40), TERMS, prior, [1e6])
    assert penalty == 1e6
    assert held.terms["money"] == pytest.approx((1.0, 1.0), abs=1e-3)
    assert fit(made_up(40), TERMS, prior)[1] < 1.0


def test_what_the_games_say_nothing_about_stays_as_it_was() -> None:
    prior = Weights({"money": (1.0, 1.0), "luck": (7.0, 8.0)}, 10.0)
    silent = [Record(record.rows * [1.0, 0.0], record.progress, record.final) for record in made_up(40)]
    weights, _ = fit(silent, TERMS, prior)
    assert weights.terms["luck"] == (7.0, 8.0)


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_weights_for_all_its_terms(key: str, name: str) -> None:
    terms = knowledge_of(key).evaluator.terms
    weights = read_weights(key, name)
    assert set(weights.terms) == set(terms)
    assert len(weights.of(terms, 0.3)) == len(terms)


@pytest.mark.parametrize("key", EACH_GAME)
def test_a_game_is_recorded_as_positions_with_final_scores(key: str) -> None:
    record = play_record(key, 3, seed=2, noise=0.3)
    terms = knowledge_of(key).evaluator.terms
    assert record.rows.shape == (len(record.progress), 3, len(terms))
    assert len(record.progress) > 5
    assert record.final.shape == (3,)
    assert record.progress.min() >= 0.0
    assert record.progress.max() <= 1.0
    assert np.isfinite(record.rows).all()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "file-bad-json line=1 column=2"),
        ('{"made": "x", "win_margin_scale": 1, "terms": {"cash": [1]}}', "terms"),
        ('{"made": "x", "win_margin_scale": 1, "terms": {}, "luck": 1}', "luck"),
    ],
)
def test_a_broken_file_of_weights_is_named(tmp_path, text: str, told: str) -> None:
    folder = tmp_path / "weights" / game_keys()[0]
    folder.mkdir(parents=True)
    (folder / "trial.json").write_text(text)
    with also_in(tmp_path), pytest.raises(BadWeights, match=rf"{game_keys()[0]}/trial\.json.*{told}"):
        read_weights(game_keys()[0], "trial")


@pytest.mark.usefixtures("message_ids")
def test_the_command_writes_weights_with_how_they_came_about(tmp_path, capsys, monkeypatch) -> None:
    path, kept = tmp_path / "found.json", tmp_path / "kept.jsonl"
    game = "north_american_railways"
    keep = ["--language", "en", "--jobs", "1", "--keep", str(kept)]
    arguments = ["--game", game, "--games", "10", "--output", str(path), *keep]
    assert main(arguments) == 0
    written = path.read_text()
    file = json.loads(written)
    assert file["made"].endswith(" ".join(arguments))
    assert set(file["terms"]) == set(knowledge_of(game).evaluator.terms)
    assert file["found"]["games"] == 10
    assert "fit-quarter name=fit-in-use number=3" in capsys.readouterr().out
    monkeypatch.setattr(Series, "play", None)
    assert main(arguments) == 0, "what was kept is not played again"
    assert path.read_text() == written
    with pytest.raises(SystemExit, match="2"):
        main([*arguments, "--noise", "0.2"])
    assert "line=1 what=kept-other-run field=noise expected=0.2 found=0.15" in capsys.readouterr().err


@pytest.mark.usefixtures("message_ids")
def test_the_command_learns_from_an_expert(tmp_path, capsys, monkeypatch) -> None:
    path, kept = tmp_path / "found.json", tmp_path / "kept.jsonl"
    game = "north_american_railways"
    keep = ["--language", "en", "--jobs", "1", "--keep", str(kept), "--expert", "mcts:playouts=6"]
    arguments = ["--game", game, "--games", "5", "--output", str(path), *keep]
    assert main(arguments) == 0
    file = json.loads(path.read_text())
    assert set(file["terms"]) == set(knowledge_of(game).evaluator.terms)
    assert file["found"]["games"] == 5
    assert file["found"]["decisions"] > 20
    assert 0.0 <= file["found"]["agreement_before"] <= 1.0
    assert f"fit-decisions games=5 decisions={file['found']['decisions']:.0f}" in capsys.readouterr().out
    monkeypatch.setattr("ai.fit.imitation.sampled_states", None)
    assert main(arguments) == 0, "the decisions kept are not asked for again"
    with pytest.raises(SystemExit, match="2"):
        main([*arguments, "--expert", "mcts:playouts=7"])
    assert "kept-other-run field=expert" in capsys.readouterr().err


def test_games_are_played_by_the_bots_that_are_named_in_turn() -> None:
    bots = ["greedy", "minimax:positions=4"]
    series = Series.of("north_american_railways", [3, 4], seed=1, noise=0.2, bots=bots)
    plain = Series.of("north_american_railways", [3, 4], seed=1, noise=0.2)
    ends = [[one.play(number).final for number in range(4)] for one in (series, plain)]
    assert ends[0][:2] == ends[1][:2], "greedy bots at both sizes of table"
    assert ends[0][2:] != ends[1][2:]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--bots", "clever"),
        ("--duel", "clever"),
        ("--expert", "clever"),
        ("--penalty", "-0.5"),
        ("--penalty", "inf"),
        ("--games", "0"),
        ("--games", "2"),
        ("--noise", "nan"),
        ("--noise", "-0.1"),
        ("--noise", "6.3"),
        ("--noise", "much"),
        ("--weights", "trial"),
        ("--output", str(Path("/nowhere/weights.json"))),
    ],
)
def test_what_is_no_bot_or_number_or_file_is_named_before_anything_is_played(
    capsys, monkeypatch, option: str, value: str
) -> None:
    monkeypatch.setattr(Series, "play", None)
    with pytest.raises(SystemExit, match="2"):
        main(["--game", "american_rails", "--language", "en", f"{option}={value}"])
    said = capsys.readouterr().err
    assert value in said
    assert said.count("\n") == 1


@pytest.mark.usefixtures("message_ids")
def test_games_and_weights_need_different_files(tmp_path, capsys, monkeypatch) -> None:
    monkeypatch.setattr(Series, "play", None)
    path = tmp_path / "both"
    with pytest.raises(SystemExit, match="2"):
        main(f"--game american_rails --language en --keep {path} --output {path}".split())
    assert "fit-same-file" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize("players", ["3", "3 4 5"])
def test_the_fewest_games_and_the_greatest_noise_are_enough(tmp_path, capsys, players: str) -> None:
    path = tmp_path / "found.json"
    arguments = f"--game north_american_railways --jobs 1 --players {players} --noise {MOST_NOISE}"
    assert main([*arguments.split(), "--games", str(FEWEST_GAMES), "--output", str(path)]) == 0
    assert json.loads(path.read_text())["found"]["games"] == FEWEST_GAMES


@pytest.mark.usefixtures("message_ids")
def test_a_file_that_can_not_be_written_in_the_end_is_reported_in_a_line(
    tmp_path, capsys, monkeypatch
) -> None:
    path = tmp_path / "new" / "found.json"
    monkeypatch.setattr("ai.fit.__main__.check_writable", lambda path: None)
    arguments = f"--game north_american_railways --jobs 1 --language en --games 3 --output {path}"
    assert main(arguments.split()) == 1
    assert capsys.readouterr().err.endswith(f"file={path} what=file-in-no-folder\n")


def test_chances_come_true_as_often_as_they_say() -> None:
    """Scores that are off by a logistic error of known size: the fit finds it, and each tenth is right."""
    rng = np.random.default_rng(5)
    found = []
    for _ in range(400):
        progress = np.linspace(0.0, 1.0, 9)
        said = rng.normal(0.0, 8.0, 3)
        off = 12.0 - 8.0 * float(rng.choice(progress))
        final = said + rng.gumbel(0.0, off, 3)
        moment = np.array([(12.0 - off) / 8.0])
        found.append(Record(said[None, :, None], moment, final))
    weights = Weights({"money": (1.0, 1.0)}, 20.0)
    weights.doubt = fitted_doubt(found, weights, ["money"])
    assert weights.doubt_at(0.0) == pytest.approx(12.0, rel=0.5)
    assert weights.doubt_at(1.0) == pytest.approx(4.0, rel=0.5)
    rows = tenths(found, weights, ["money"])
    assert sum(row.seats for row in rows) == 1200
    assert all(abs(row.said - row.won) < 0.12 for row in rows if row.seats > 50)


@pytest.mark.parametrize("progress", [-0.1, 0.0, 0.25, 0.3, 1.0, 1.2])
def test_doubt_goes_from_knot_to_knot(progress: float) -> None:
    weights = Weights({}, 10.0, doubt=(8.0, 6.0, 5.0, 2.0, 1.0))
    assert weights.doubt_at(progress) == pytest.approx(
        np.interp(progress, np.linspace(0, 1, 5), [8, 6, 5, 2, 1])
    )
