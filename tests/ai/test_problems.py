"""Problems: what makes a position one, which are chosen, and the command that looks for them."""

from pathlib import Path

import msgspec
import pytest

from ai.bot import Candidate, Thought
from ai.problems.__main__ import main
from ai.problems.deep import agreed, clear_best, deep_spec, missed_by, prove, untimed
from ai.problems.problem_form import Examined, Problem, ProblemFile, ToldMatch, Weighed
from ai.problems.selecting import select
from game.rules.auction import PASS_BID, Bid
from game.rules.catalogue import keys
from tests.ai.traps import low_offer, own_share


def test_a_search_is_thirty_times_as_deep_as_expert() -> None:
    for key in keys():
        expert = untimed("expert", key)
        name, _, work = expert.partition("=")
        assert deep_spec(key) == f"{name}={30 * int(work)}"


def test_a_best_move_leads_by_more_than_its_error() -> None:
    best, other = Candidate(Bid(20), 0.6, 50, error=0.01), Candidate(PASS_BID, 0.5, 12, error=0.02)
    assert clear_best(Thought((best, other), work=62)) == Bid(20)
    unsure = Candidate(PASS_BID, 0.5, 2, error=0.05)
    assert clear_best(Thought((best, unsure), work=52)) is None


def test_searches_that_give_no_error_are_off_by_what_they_differ() -> None:
    first = Thought((Candidate(Bid(20), 0.6, 1), Candidate(PASS_BID, 0.5, 1)), work=2)
    second = Thought((Candidate(PASS_BID, 0.52, 1), Candidate(Bid(20), 0.58, 1)), work=2)
    both = agreed(first, second)
    assert [one.move for one in both.candidates] == [Bid(20), PASS_BID]
    assert [round(one.error, 3) for one in both.candidates] == [0.01, 0.01]


def test_only_what_both_deep_searches_call_clearly_best_is_proved() -> None:
    state = low_offer()
    proof = prove(state, seed=1)
    assert proof is not None
    assert state.game.write(proof.candidates[0].move) == "buy instead"
    assert prove(own_share(), seed=1) is None, "to found it for $300 is about as good as for $400"
    assert missed_by(state, proof.candidates[1].move, 1, ("skilled",)) == ["skilled"]


def _problem(key: str, after: int, kind: str, stars: int) -> Problem:
    best = Weighed("pass", value=0.6, chance=0.6, scores=(60.0, 50.0, 40.0), error=0.01, visits=200)
    other = msgspec.structs.replace(best, move="bid 10", value=0.4, chance=0.4)
    return Problem(key, after, 0, kind, stars, ("apprentice", "skilled", "expert")[:stars], (best, other))


def _examined(number: int, *problems: Problem) -> Examined:
    moves = ("pass",) * problems[-1].after if problems else ()
    found = ToldMatch(("skilled",) * 3, {}, {}, moves, problems) if problems else None
    return Examined("american_rails", 1, number, found)


def test_rare_kinds_come_first_and_matches_are_told_no_further_than_needed() -> None:
    usual = [
        _examined(i, _problem(f"usual-{i}", 10, "bid", 1), _problem(f"u2-{i}", 20, "bid", 1))
        for i in range(5)
    ]
    rare = _examined(5, _problem("rare", 8, "pass", 3), _problem("after", 30, "bid", 1))
    chosen = select([*usual, _examined(6), rare], count=4)
    found = [problem for match in chosen for problem in match.problems]
    assert len(found) == 4
    assert "rare" in {problem.key for problem in found}
    assert all(len(match.moves) == match.problems[-1].after for match in chosen)


def test_the_command_goes_on_from_what_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, out = tmp_path / "kept.jsonl", tmp_path / "problems.json"
    lines = [_examined(0), _examined(1, _problem("1-1-9", 9, "bid", 1), _problem("1-1-12", 12, "pass", 2))]
    kept.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert main(["--game", "american_rails", "--count", "2", "--keep", str(kept), "--out", str(out)]) == 0
    file = msgspec.json.decode(out.read_bytes(), type=ProblemFile)
    assert [problem.key for match in file.matches for problem in match.problems] == ["1-1-9", "1-1-12"]
    with pytest.raises(SystemExit, match="2"):
        main(["--game", "american_rails", "--seed", "3", "--keep", str(kept), "--language", "en"])
    assert "“seed” is 1 there, 3 here" in capsys.readouterr().err
    kept.write_bytes(b"{}\n")
    with pytest.raises(SystemExit, match="2"):
        main(["--keep", str(kept), "--language", "en"])
    assert "line 1: “game” is missing" in capsys.readouterr().err
