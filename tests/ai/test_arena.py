"""The arena: who sits where, who won how often, and how sure that is."""

import json
from collections import Counter

import pytest

from ai import arena
from ai.arena import Outcome, Pairing, main, names_of, pairings, play_match, tally
from ai.rating import wilson


def test_every_deal_is_played_once_from_every_seating() -> None:
    games = list(pairings("american_rails", ["a", "b", "c"], 7, 1))
    assert [(game.deal, game.rotation) for game in games] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
        (2, 0),
    ]
    seats = Counter((game.bot_at(seat), seat) for game in games[:3] for seat in range(3))
    assert seats == {(bot, seat): 1 for bot in range(3) for seat in range(3)}


def test_the_same_pairing_is_played_the_same_way() -> None:
    pairing = Pairing("american_rails", ("random", "greedy:noise=0.2", "random"), 4, 1, 1)
    one, two = play_match(pairing), play_match(pairing)
    assert (one.scores, one.wins, one.moves) == (two.scores, two.wins, two.moves)
    assert sum(one.wins) == pytest.approx(1.0)
    other = play_match(Pairing("american_rails", pairing.bots, 5, 1, 1))
    assert one.scores != other.scores


def test_the_tally_counts_shared_wins_as_fractions() -> None:
    pairing = Pairing("american_rails", ("random", "random", "greedy"), 1, 0, 0)
    outcomes = [
        Outcome(pairing, (10, 20, 20), (0.0, 0.5, 0.5), (4, 4, 4), (0.0, 0.0, 2.0)),
        Outcome(pairing, (10, 10, 40), (0.0, 0.0, 1.0), (4, 4, 6), (0.0, 0.0, 3.0)),
    ]
    rows = tally(outcomes, pairing.bots)
    assert [row["bot"] for row in rows] == ["random #1", "random #2", "greedy"]
    assert [row["wins"] for row in rows] == [0.0, 0.5, 1.5]
    assert [row["share"] for row in rows] == [0.0, 0.25, 0.75]
    assert [row["score"] for row in rows] == [10, 15, 30]
    assert rows[2]["seconds_per_move"] == 0.5
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_names_are_numbered_only_where_they_repeat() -> None:
    assert names_of(["greedy", "random", "greedy"]) == ["greedy #1", "random", "greedy #2"]


def test_the_wilson_interval_agrees_with_published_figures() -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_command_prints_one_json_object_and_its_progress_beside_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--bots", "greedy,random,random", "--matches", "3", "--seed", "2", "--json"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["game"] == "american_rails"
    assert found["matches"] == 3
    assert found["seed"] == 2
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(3.0, abs=0.01)
    assert printed.err.count("\n") == 3
    assert "3/3" in printed.err


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "random,random,greedy", "--matches", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[3].startswith("greedy")


def test_matches_in_other_processes_come_out_the_same() -> None:
    todo = list(pairings("american_rails", ["random", "random", "random"], 3, 6))
    alone = {outcome.pairing: outcome.scores for outcome in arena.play_all(todo, 1)}
    together = {outcome.pairing: outcome.scores for outcome in arena.play_all(todo, 2)}
    assert alone == together


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy,grady,random"], "no-such-bot found=grady"),
        (["--bots", "greedy,random"], "cannot-deal-players fewest=3 most=5 players=2"),
        (["--bots", "greedy,random,random", "--game", "whist"], "no-such-game found=whist"),
        (["--bots", "greedy,random,random", "--matches", "none"], "expected a whole number from 1 up"),
        (["--bots", "greedy,random,random", "--jobs", "0"], "expected a whole number from 1 up"),
        ([], "--bots"),
    ],
)
def test_bad_arguments_end_with_one_line_and_code_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
