"""Puzzles: what makes a position one, which are chosen, and the command that looks for them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ai.bot import Candidate, Thought
from ai.players import adviser_of
from ai.puzzles.__main__ import main
from ai.puzzles.finding import SEARCHES, agreed, clear_best, deep_spec, missed_by, prove
from ai.puzzles.puzzle_form import ExaminedMatch, Puzzle, PuzzleFile, RatedMove, RecordedMatch
from ai.puzzles.searching import select
from ai.registry import WORK, parse
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import game_keys
from tests.ai.north_american_railways.traps import low_offer, own_share


def test_a_search_is_thirty_times_as_deep_as_expert_and_no_less_than_the_adviser() -> None:
    for key in game_keys():
        name, expert = parse("expert", key)
        deep, searches = parse(deep_spec(key))
        advice, asked = parse(adviser_of(key), key)
        work = WORK[name]
        assert deep == name == advice
        assert searches == {work: max(30 * int(expert[work]), int(asked[work]))}


def test_a_best_move_leads_by_more_than_its_error() -> None:
    best, other = Candidate(Bid(20), 0.6, 50, error=0.01), Candidate(PASS_BID, 0.5, 12, error=0.02)
    assert clear_best(Thought((best, other), work=62)) == Bid(20)
    unsure = Candidate(PASS_BID, 0.5, 2, error=0.05)
    assert clear_best(Thought((best, unsure), work=52)) is None


def test_searches_that_give_no_error_are_off_by_what_they_differ() -> None:
    first = Thought((Candidate(Bid(20), 0.6, 1), Candidate(PASS_BID, 0.5, 1)), work=2)
    second = Thought((Candidate(PASS_BID, 0.52, 1), Candidate(Bid(20), 0.58, 1)), work=2)
    both = agreed([first, second])
    assert [one.move for one in both.candidates] == [Bid(20), PASS_BID]
    assert [round(one.error, 3) for one in both.candidates] == [0.0, 0.02]
    assert [one.error for one in agreed([first]).candidates] == [0.0, 0.0]
    more = agreed([first, second, first, second])
    assert [round(one.error, 4) for one in more.candidates] == [0.0, 0.0115]


def test_what_flatters_all_moves_of_a_search_alike_is_no_error() -> None:
    first = Thought((Candidate(Bid(20), 0.6, 1), Candidate(PASS_BID, 0.5, 1)), work=2)
    second = Thought((Candidate(Bid(20), 0.4, 1), Candidate(PASS_BID, 0.3, 1)), work=2)
    assert [round(one.error, 6) for one in agreed([first, second]).candidates] == [0.0, 0.0]


def test_only_what_all_deep_searches_call_clearly_best_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.puzzles.finding.deep_spec", lambda game: "mcts:playouts=480")
    state = low_offer()
    proof = prove(state, seed=1)
    assert proof is not None
    assert state.game.format_move(proof.candidates[0].move) == "buy instead"
    assert prove(own_share(), seed=1) is None, "to found it for $300 is about as good as for $400"
    assert missed_by(state, proof.candidates[1].move, 1, ("skilled",)) == ["skilled"]


def test_a_single_search_that_finds_something_else_disproves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = low_offer()
    good, bad = state.legal_moves()[:2]
    best, other = Candidate(good, 0.6, 50, error=0.01), Candidate(bad, 0.4, 50, error=0.01)
    clear, turned = Thought((best, other), work=100), (replace(best, move=bad), replace(other, move=good))
    close = Thought((best, replace(other, value=0.59)), work=100)
    seeds = list[int]()

    def found(last: Thought | None) -> Callable[[object, str, int], Thought | None]:
        def weigh(state: object, spec: str, seed: int) -> Thought | None:
            seeds.append(seed)
            return last if seed == 10 + SEARCHES else clear

        return weigh

    for last, proved in ((clear, True), (Thought(turned, work=100), False), (close, False), (None, False)):
        monkeypatch.setattr("ai.puzzles.finding.weigh", found(last))
        assert (prove(state, seed=11) is not None) == proved
    assert seeds == [*range(11, 11 + SEARCHES)] * 4


def _puzzle(key: str, after: int, kind: str, stars: int) -> Puzzle:
    best = RatedMove("pass", value=0.6, chance=0.6, scores=(60.0, 50.0, 40.0), error=0.01, visits=200)
    other = msgspec.structs.replace(best, move="bid 10", value=0.4, chance=0.4)
    return Puzzle(key, after, 0, kind, stars, ("apprentice", "skilled", "expert")[:stars], (best, other))


def _examined(number: int, *puzzles: Puzzle) -> ExaminedMatch:
    moves = ("pass",) * puzzles[-1].after if puzzles else ()
    found = RecordedMatch(("skilled",) * 3, {}, {}, moves, puzzles) if puzzles else None
    return ExaminedMatch("american_rails", 1, number, found)


def test_rare_kinds_are_selected_first_and_matches_end_at_the_last_puzzle() -> None:
    usual = [
        _examined(i, _puzzle(f"usual-{i}", 10, "bid", 1), _puzzle(f"u2-{i}", 20, "bid", 1)) for i in range(5)
    ]
    rare = _examined(5, _puzzle("rare", 8, "pass", 3), _puzzle("after", 30, "bid", 1))
    chosen = select([*usual, _examined(6), rare], count=4)
    found = [puzzle for match in chosen for puzzle in match.puzzles]
    assert len(found) == 4
    assert "rare" in {puzzle.key for puzzle in found}
    assert all(len(match.moves) == match.puzzles[-1].after for match in chosen)


@pytest.mark.usefixtures("message_ids")
def test_the_command_resumes_from_a_checkpoint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, out = tmp_path / "kept.jsonl", tmp_path / "puzzles.json"
    lines = [_examined(0), _examined(1, _puzzle("1-1-9", 9, "bid", 1), _puzzle("1-1-12", 12, "pass", 2))]
    kept.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert main(["--game", "american_rails", "--count", "2", "--keep", str(kept), "--out", str(out)]) == 0
    file = msgspec.json.decode(out.read_bytes(), type=PuzzleFile)
    assert [puzzle.key for match in file.matches for puzzle in match.puzzles] == ["1-1-9", "1-1-12"]
    with pytest.raises(SystemExit, match="2"):
        main(["--game", "american_rails", "--seed", "3", "--keep", str(kept), "--language", "en"])
    assert "kept-other-run field=seed expected=3 found=1" in capsys.readouterr().err
    kept.write_bytes(b"{}\n")
    with pytest.raises(SystemExit, match="2"):
        main(["--keep", str(kept), "--language", "en"])
    assert "line=1 what=schema-error-field field=game" in capsys.readouterr().err
