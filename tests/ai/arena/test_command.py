"""The command ``python -m ai.arena``: what it prints, where it goes on, and one line for what is wrong."""

import json
from pathlib import Path

import pytest

from ai import command
from ai.arena import __main__ as arena
from ai.arena import tables
from ai.arena.match import Outcome, Pairing, play_match
from game.rules.catalog import game_keys
from game.words import override

TITLES = ["American Rails", "North American Railways", "New England Railways", "Railways of North America"]
BOTS = ("--bots", "greedy,random,random")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """What the command returns and prints."""
    try:
        code = arena.main(("--language", "en", *arguments))
    except SystemExit as end:
        code = int(str(end.code))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_json_goes_to_the_output_and_progress_to_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, *BOTS, "--matches", "3", "--seed", "2", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["game"] == "american_rails"
    assert (found["matches"], found["deals"], found["distinct"], found["seed"]) == (3, 1, 3, 2)
    assert sum(row["wins"] for row in found["bots"]) == pytest.approx(3.0, abs=0.01)
    assert err.count("\n") == 3
    assert "3/3" in err


@pytest.mark.usefixtures("message_ids")
def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--bots", "random,random,greedy", "--matches", "1")
    lines = out.splitlines()
    assert code == 0
    assert lines[3].startswith("greedy")
    assert lines[4] == "arena-games matches=1 deals=1 games=1"


def test_all_games_are_played_with_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--game", "all", "--bots", "random,random,random", "--matches", "1")
    lines = run(capsys, *arguments)[1].splitlines()
    assert [line for line in lines if line in TITLES] == TITLES
    found = json.loads(run(capsys, *arguments, "--json")[1])
    assert [game["game"] for game in found["games"]] == list(game_keys())


@pytest.mark.usefixtures("message_ids")
def test_a_clear_match_is_decided_early(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ("--game", "north_american_railways", *BOTS, "--until-decided", "--matches", "60")
    found = json.loads(run(capsys, *quick, "--json")[1])
    assert found["decided"] == "more"
    assert found["matches"] == 18
    out = run(capsys, *quick)[1]
    assert "arena-more bot=greedy" in out
    assert "arena-games matches=18 deals=6" in out


@pytest.mark.usefixtures("message_ids")
def test_an_undecided_comparison_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, *BOTS, "--until-decided", "--matches", "3")[1]
    assert "arena-open bot=greedy" in out


def test_the_result_is_printed_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    with override("en"):
        _, out, _ = run(capsys, *BOTS, "--matches", "2", "--until-decided", "--language", "de")
        assert "2 Partien aus 1 Aufbau" in out
        assert "ob greedy mehr oder weniger" in out
        code, _, err = run(capsys, "--bots", "greedy,grady,random", "--language", "de")
        assert code == 2
        assert "kein Bot heißt „grady“" in err


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Outcome]:
    """The matches that are really played."""
    found: list[Outcome] = []

    def noted(pairing: Pairing) -> Outcome:
        found.append(play_match(pairing))
        return found[-1]

    monkeypatch.setattr(tables, "play_match", noted)
    return found


def test_a_second_run_resumes_the_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: list[Outcome]
) -> None:
    kept = ("--keep", str(tmp_path / "kept.jsonl"), "--json")
    run(capsys, *BOTS, "--matches", "2", *kept)
    run(capsys, "--bots", "random,random,random", "--matches", "1", *kept)
    assert len(played) == 3
    stopped = json.loads(run(capsys, *BOTS, "--matches", "4", *kept)[1])
    assert len(played) == 5
    at_once = json.loads(run(capsys, *BOTS, "--matches", "4", "--json")[1])
    for found in (stopped, at_once):
        for row in found["bots"]:
            del row["seconds_per_move"]
        del found["seconds"]
    assert stopped == at_once


@pytest.mark.usefixtures("message_ids")
def test_a_stopped_run_keeps_and_shows_what_it_has(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(pairing: Pairing) -> Outcome:
        if pairing.rotation:
            raise KeyboardInterrupt
        return play_match(pairing)

    path = tmp_path / "kept.jsonl"
    monkeypatch.setattr(tables, "play_match", interrupted)
    code, out, err = run(capsys, *BOTS, "--keep", str(path))
    assert code == 130
    assert "arena-games matches=1 deals=1" in out
    assert err.endswith("arena-stopped matches=1\n")
    assert path.read_text().count("\n") == 1


@pytest.mark.usefixtures("message_ids")
def test_a_broken_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("not an outcome\n")
    code, out, err = run(capsys, *BOTS, "--keep", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err
    assert "line=1 what=file-no-json" in err
    assert path.read_text() == "not an outcome\n"


def test_the_ladder_includes_all_outcomes_of_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept, picture = tmp_path / "kept.jsonl", tmp_path / "ladder.svg"
    run(capsys, *BOTS, "--matches", "1", "--keep", str(kept))
    bots = "greedy:weights=hand,random,random"
    arguments = ("--bots", bots, "--matches", "1", "--keep", str(kept), "--ladder", str(picture))
    assert run(capsys, *arguments)[0] == 0
    for words in (">greedy<", ">greedy:weights=hand<", ">random<", "American Rails"):
        assert words in picture.read_text()


@pytest.mark.usefixtures("message_ids")
def test_an_unwritable_ladder_is_reported_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: list[Outcome]
) -> None:
    picture = tmp_path / "nowhere" / "ladder.svg"
    code, out, err = run(capsys, *BOTS, "--matches", "1", "--ladder", str(picture))
    assert (code, out, played) == (2, "", [])
    assert err == f"python -m ai.arena: error-in-file file={picture} what=file-in-no-folder\n"


@pytest.mark.usefixtures("message_ids")
def test_a_ladder_that_can_no_longer_be_written_does_not_hide_the_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "check_writable", lambda path: None)
    picture = tmp_path / "nowhere" / "ladder.svg"
    code, out, err = run(capsys, *BOTS, "--matches", "1", "--ladder", str(picture))
    assert code == 1
    assert "arena-games matches=1 deals=1" in out
    assert err.endswith(f"file={picture} what=file-in-no-folder\n")


@pytest.mark.parametrize(
    ("arguments", "missing", "words"),
    [
        (("--backend", "dask", "--scheduler", "localhost:1"), "dask", "parlorcar[cluster]"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_a_library_that_is_missing_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    missing: str,
    words: str,
) -> None:
    def installed(module: str) -> None:
        if module.partition(".")[0] == missing:
            raise ModuleNotFoundError(name=missing)

    monkeypatch.setattr(command, "import_module", installed)
    code, out, err = run(capsys, *BOTS, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"no-library library={missing} install={words}" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy,grady,random"], "no-such-bot found=grady"),
        (["--bots", "greedy,grady:seconds=1,random"], "no-such-bot found=grady"),
        (["--bots", "greedy,random"], "cannot-deal-players minimum=3 maximum=5 players=2"),
        (["--bots", "greedy,random,random", "--game", "whist"], "no-such-game found=whist"),
        (["--bots", "greedy,random,random", "--matches", "none"], "--matches"),
        (["--bots", "greedy,random,random", "--jobs", "0"], "--jobs"),
        (["--bots", "greedy,random,random", "--seconds", "0"], "--seconds"),
        (["--bots", "greedy,random,random", "--ladder", "a.png"], "--ladder"),
        (["--bots", "greedy,random,random", "--backend", "dask"], "no-scheduler"),
        (["--bots", "greedy,random,random", "--scheduler", "a:1"], "no-dask"),
        (
            ["--bots", "greedy,random,random", "--jobs", "2", "--backend", "dask", "--scheduler", "a:1"],
            "no-jobs",
        ),
        (["--bots", "greedy,random,random", "--backend", "loky"], "--backend"),
        (["--bots", "random,random,no_such:Bot"], "outside-no-module spec=no_such:Bot module=no_such"),
        (
            ["--bots", "random,random,ai.bot:Nobody"],
            "outside-no-class spec=ai.bot:Nobody",
        ),
        (["--bots", "random,random,ai.bot:Thought"], "outside-no-bot spec=ai.bot:Thought"),
        (["--bots", "random,random,ai.bot:Bot"], "outside-no-bot spec=ai.bot:Bot"),
        (["--bots", "random,random,exec:"], "outside-no-command"),
        (["--bots", "random,random,exec:say 'this"], "outside-no-command"),
        (
            ["--bots", "random,random,exec:nothing_here x"],
            "outside-not-started spec=exec:nothing_here x why=file-missing",
        ),
        (
            ["--bots", "random,random,expert:character=foo"],
            "schema-error-one-of known=miser, builder, raider, gambler",
        ),
        (
            ["--bots", "random,random,greedy:weights=trial"],
            "schema-error-one-of known=fitted, hand",
        ),
        ([], "--bots"),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_bad_arguments_end_with_one_line_and_code_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, said = run(capsys, *arguments)
    assert code == 2
    assert words in said
    assert said.count("\n") == 1
