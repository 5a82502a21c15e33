"""External bots: a class by its name, a process that is asked line by line."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ai.arena import __main__ as arena
from ai.arena import match
from ai.arena.external_bots import PASSED_ON, BotFailed, ExternalBotMessage, ProcessBot, bot_of, check_bot
from ai.arena.match import Outcome, Pairing, play_match
from ai.bot import Bot, Report
from ai.greedy import GreedyBot
from ai.registry import UnknownBot
from game.rules.catalog import find_game, game_keys
from game.rules.contract import Move, State
from game.words import override
from tests.waiting import until

ROOT = Path(__file__).parents[3]
EXAMPLE = f"exec:{sys.executable} {ROOT / 'docs' / 'example_bot.py'}"
EARLIER = f"exec:{sys.executable} {ROOT / 'docs' / 'earlier_bot.py'}"


class Simple(Bot):
    """A bot that makes the first move there is."""

    name = "simple"

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        return state.legal_moves()[0]


class Needy(Simple):
    """A bot that can't be made from nothing."""

    def __init__(self, teacher: str) -> None:
        self.teacher = teacher


class Silent(Bot):
    """A bot without an explanation."""


class Thoughtless(Simple):
    """A bot that fails at its fourth move."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        self.moves += 1
        if self.moves > 3:
            raise KeyError("a plan\nfor the fourth move")
        return state.legal_moves()[0]


class Stillborn(Simple):
    """A bot that fails before it plays."""

    def __init__(self) -> None:
        raise ValueError("not today")


def opening(key: str = "american_rails") -> State:
    return find_game(key).new_game(3, {}, random.Random(7))


def asked(program: str, start: float = 20.0, grace: float = 2.0) -> ProcessBot:
    """A bot that is a Python program."""
    return ProcessBot("exec:mine", [sys.executable, "-c", program], start, grace, patience=grace)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[ProcessBot]:
    """The bots in processes that matches seat."""
    found: list[ProcessBot] = []

    def seated(spec: str, **named: Any) -> Any:
        bot = bot_of(spec, **named)
        if isinstance(bot, ProcessBot):
            found.append(bot)
        return bot

    monkeypatch.setattr(match, "bot_of", seated)
    return found


def test_a_class_is_found_by_its_name() -> None:
    assert type(bot_of(f"{__name__}:Simple", seed=3)).__name__ == "Simple"
    check_bot(f"{__name__}:Simple")
    assert isinstance(bot_of("skilled", game="railways_of_north_america"), GreedyBot)


def test_a_class_that_needs_more_than_a_seed_is_named() -> None:
    with pytest.raises(UnknownBot, match=f"outside-needs spec={__name__}:Needy"):
        check_bot(f"{__name__}:Needy")


def test_a_class_that_does_not_choose_is_named() -> None:
    with pytest.raises(UnknownBot, match=f"outside-no-bot spec={__name__}:Silent"):
        check_bot(f"{__name__}:Silent")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import no_such_module", "ModuleNotFoundError: .* file=faulty_bots.py line=1"),
        ("x = (", "SyntaxError: .* file=faulty_bots.py line=1"),
        ("1 / 0", "ZeroDivisionError: division by zero file=faulty_bots.py line=1"),
        ("import sys; sys.exit(0)", "SystemExit: 0 file=faulty_bots.py line=1"),
    ],
)
def test_errors_in_a_bots_module_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
) -> None:
    (tmp_path / "faulty_bots.py").write_text(f"{text}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "faulty_bots", raising=False)
    with pytest.raises(BotFailed, match=f"outside-raised spec=faulty_bots:Clever error={told}"):
        check_bot("faulty_bots:Clever")


@pytest.mark.parametrize("spec", [":Careful", ".bots:Careful", "no_such_module:Careful"])
def test_a_module_that_is_not_there_is_named(spec: str) -> None:
    with pytest.raises(UnknownBot, match=f"outside-no-module spec={spec}"):
        check_bot(spec)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_class_that_raises_is_named_with_its_error_and_the_place(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    bots = f"random,{__name__}:Thoughtless,random"
    assert arena.main(["--language", "en", "--bots", bots, "--matches", "1", "--jobs", jobs]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    told = rf"{__name__}:Thoughtless: failed with “KeyError: 'a plan.*'” \(test_external_bots\.py, line \d+\)"
    assert re.search(told, printed.err)


def test_outcomes_before_an_exception_are_shown_and_stored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tiring_bots.py").write_text(
        "from ai.random_bot import RandomBot\n"
        "class Tiring(RandomBot):\n"
        "    made = 0\n"
        "    def __init__(self, seed=None):\n"
        "        super().__init__(seed=seed)\n"
        "        type(self).made += 1\n"
        "        if self.made > 3:\n"
        "            raise RuntimeError('tired')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    kept = tmp_path / "kept.jsonl"
    bots = "tiring_bots:Tiring,random,random"
    with override("en"):
        assert arena.main(["--language", "de", "--bots", bots, "--keep", str(kept)]) == 1
    printed = capsys.readouterr()
    assert "2 Partien" in printed.out
    told = "tiring_bots:Tiring: gescheitert mit „RuntimeError: tired“ (tiring_bots.py, Zeile 8)\n"
    assert printed.err.endswith(f"python -m ai.arena: {told}")
    assert kept.read_bytes().count(b"\n") == 2


def test_a_class_that_can_not_be_made_is_named_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="1"):
        arena.main(["--language", "en", "--bots", f"random,random,{__name__}:Stillborn"])
    told = capsys.readouterr().err
    assert f"{__name__}:Stillborn: failed with “ValueError: not today” (test_external_bots.py, line " in told
    assert told.count("\n") == 1


def test_errors_of_built_in_bots_are_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: object, **named: object) -> Move:
        raise KeyError("a fault of the program's own")

    monkeypatch.setattr(GreedyBot, "choose", fails)
    with pytest.raises(KeyError, match="a fault of the program's own"):
        play_match(Pairing("american_rails", ("greedy", "random", "random"), 1, 0, 0))


@pytest.mark.parametrize("key", game_keys())
def test_the_example_of_the_documentation_plays(key: str, processes: list[ProcessBot]) -> None:
    outcome = play_match(Pairing(key, (EXAMPLE, "random", "random"), 1, 0, 0))
    assert outcome.moves[0] > 5
    assert len(processes) == 1
    assert all(bot.ended for bot in processes)


def test_a_bot_of_another_installed_version_plays_as_it_does_there() -> None:
    """Here it is the same version, and the one-ply bot needs no seed where nothing is hidden."""
    matches = [
        play_match(Pairing("new_england_railways", (bot, "greedy", "greedy"), 1, 0, 0))
        for bot in (f"{EARLIER} greedy", "greedy")
    ]
    assert matches[0].line == matches[1].line


def test_a_bot_of_another_version_plays_where_something_is_hidden() -> None:
    bots = (f"{EARLIER} mcts:playouts=2", "random", "random")
    assert play_match(Pairing("north_american_railways", bots, 1, 0, 0)).moves[0] > 5


def test_the_example_is_about_twenty_lines_long() -> None:
    lines = (ROOT / "docs" / "example_bot.py").read_text().split('"""', 2)[2].splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 20


def test_a_class_and_a_process_play_in_other_processes_too(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{__name__}:Simple,{EXAMPLE},random"
    arguments = ["--game", "north_american_railways", "--bots", bots, "--matches", "2", "--jobs", "2"]
    assert arena.main(arguments) == 0
    assert f"{__name__}:Simple" in capsys.readouterr().out


def test_a_process_gets_only_what_its_seat_may_know(tmp_path: Path) -> None:
    state = opening("railways_of_north_america")
    seat = state.current_player()
    heard = tmp_path / "heard.json"
    program = (
        "import json, pathlib\n"
        "question = input()\n"
        f"pathlib.Path({str(heard)!r}).write_text(question)\n"
        "print(json.dumps({'move': json.loads(question)['moves'][-1]}))"
    )
    bot = asked(program)
    assert bot.choose(state, seat, 0.5) == state.legal_moves()[-1]
    bot.close()
    question = msgspec.json.decode(heard.read_bytes())
    assert question == {
        "game": "railways_of_north_america",
        "seat": seat,
        "view": state.observation(seat),
        "moves": [state.game.format_move(move) for move in state.legal_moves()],
        "seconds": 0.5,
    }
    others = [dealt for other, dealt in enumerate(question["view"]["dealt"]) if other != seat]
    assert others == [[-1, -1]] * 2


FIRST = "import json; print(json.dumps({'move': json.loads(input())['moves'][0]}), flush=True)"
ANSWER = "import json, time\nwhile True:\n    moves = json.loads(input())['moves']\n    "


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (f"{ANSWER}print('hello', flush=True)", "outside-unreadable spec=exec:mine found=hello"),
        (f"{ANSWER}print('[1]', flush=True)", "outside-unreadable spec=exec:mine found=\\[1\\]"),
        (f"{ANSWER}print('{{}}', flush=True)", "outside-unreadable spec=exec:mine found={}"),
        (ANSWER + 'print(\'{"move": "fly"}\', flush=True)', "outside-illegal spec=exec:mine text=fly"),
        (f"{ANSWER}raise SystemExit(3)", "outside-ended spec=exec:mine code=3"),
        ("raise SystemExit(4)", "outside-ended spec=exec:mine code=4"),
        (f"{ANSWER}time.sleep(60)", "outside-late spec=exec:mine seconds=0.7"),
        ("import time; time.sleep(60)", "outside-late spec=exec:mine seconds=0.7"),
    ],
)
def test_a_misbehaving_process_is_reported_and_killed(program: str, words: str) -> None:
    state = opening()
    late = "outside-late" in words
    bot = asked(program, start=0.5 if late else 20.0, grace=0.1 if late else 2.0)
    try:
        with pytest.raises(BotFailed, match=words):
            bot.choose(state, state.current_player(), 0.1)
    finally:
        bot.close()
    assert bot.ended


def test_a_process_that_a_busy_machine_keeps_waiting_is_not_late() -> None:
    answer = "time.sleep(0.3); print(json.dumps({'move': moves[0]}), flush=True)"
    bot, state = ProcessBot("exec:mine", [sys.executable, "-c", ANSWER + answer], grace=0.1), opening()
    try:
        for _ in range(2):  # The time to start counts for the first answer alone.
            assert bot.choose(state, state.current_player(), 0.0) in state.legal_moves()
    finally:
        bot.close()


def test_ctrl_c_while_a_process_is_closed_ends_it_by_force(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = asked("import time; time.sleep(60)", grace=60.0)

    def interrupted(seconds: float | None = None) -> int:
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(bot._process, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.close()
    assert bot.ended


@pytest.mark.skipif(os.name == "nt", reason="apostrophes are for shells of Unix")
def test_what_a_process_has_started_ends_with_it() -> None:
    """A script that is ended would leave what it waits for, which holds its output open."""
    bot = ProcessBot("exec:script", ["/bin/sh", "-c", "sleep 600; true"], 20.0, 0.2)
    bot.close()
    assert bot.ended
    assert not bot._talking.is_alive()


ALONE = """
import pathlib, subprocess, sys, time

def begin():
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    return subprocess.Popen(sleeper, start_new_session=True, stdout=subprocess.DEVNULL).pid

if sys.argv[1:] == ["orphan"]:
    print(begin())
else:
    orphan = subprocess.run([sys.executable, __file__, "orphan"], stdout=subprocess.PIPE, text=True).stdout
    pathlib.Path(sys.argv[1]).write_text(f"{begin()} {orphan}")
    time.sleep(600)
"""


def runs(number: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked for its code does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="the system shows no processes in /proc")
def test_what_a_process_has_started_in_other_sessions_ends_with_it(tmp_path: Path) -> None:
    """Also what was started by something that has ended before."""
    numbers, script = tmp_path / "numbers", tmp_path / "bot.py"
    script.write_text(ALONE)
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
    bot = ProcessBot("exec:mine", [sys.executable, str(script), str(numbers)], 20.0, 0.1)
    until(lambda: numbers.exists() and len(numbers.read_text().split()) == 2)
    started = [int(number) for number in numbers.read_text().split()]
    assert all(map(runs, started))
    bot.close()
    until(lambda: not any(map(runs, started)))
    assert other.poll() is None
    other.kill()
    other.wait()


def test_a_flood_of_errors_is_passed_on_only_in_part(capfd: pytest.CaptureFixture[str]) -> None:
    """The bot goes on meanwhile, and its next process gets no further share."""
    flood = "import sys\nsys.stderr.write('#' * 5_000_000)\n"
    state = opening()
    for _ in range(2):
        bot = ProcessBot("exec:noisy", [sys.executable, "-c", f"{flood}{FIRST}"], 20.0, 2.0)
        assert bot.choose(state, state.current_player(), 1.0) == state.legal_moves()[0]
        bot.close()
    told = capfd.readouterr().err
    assert told.count("#") == 1024 * PASSED_ON
    assert told.count("exec:noisy") == 1


def test_standard_error_of_a_process_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    bot = asked("import sys; print('thinking …', file=sys.stderr)")
    bot.close()
    assert capfd.readouterr().err == "thinking …\n"


def test_an_answer_without_an_end_is_unreadable() -> None:
    bot = asked("import sys\nwhile True: sys.stdout.write('x' * 100_000)")
    try:
        with pytest.raises(BotFailed, match=r"outside-unreadable spec=exec:mine found=x+"):
            bot.choose(opening(), 0, 60.0)
    finally:
        bot.close()


def test_a_process_that_ignores_the_end_of_its_input_is_ended_by_force() -> None:
    bot = asked("import time; time.sleep(60)", grace=0.2)
    began = time.perf_counter()
    bot.close()
    assert bot.ended
    assert time.perf_counter() - began < 10


def test_later_answers_have_no_start_up_time() -> None:
    state = opening()
    program = f"{ANSWER}print(json.dumps({{'move': moves[0]}}), flush=True); time.sleep(60)"
    bot = asked(program, grace=0.2)
    try:
        assert bot.choose(state, state.current_player(), 0.1) == state.legal_moves()[0]
        with pytest.raises(BotFailed, match=r"outside-late spec=exec:mine seconds=0\.3"):
            bot.choose(state, state.current_player(), 0.1)
    finally:
        bot.close()


def test_a_command_that_can_not_be_run_is_named() -> None:
    with pytest.raises(UnknownBot, match="outside-not-started spec=exec:no_such_program why=file-missing"):
        check_bot("exec:no_such_program")
    check_bot("exec:no_such_program", here=False)
    check_bot(EXAMPLE)
    with pytest.raises(BotFailed, match="outside-not-started spec=exec:no_such_program why=file-missing"):
        bot_of("exec:no_such_program")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no leave to run a file")
def test_a_file_that_is_no_program_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy low")
    with pytest.raises(UnknownBot, match=r"outside-not-started .* why=file-not-allowed"):
        check_bot(f"exec:{tmp_path / 'notes.txt'}")


@pytest.mark.skipif(os.name == "nt", reason="apostrophes are for shells of Unix")
def test_commands_are_split_like_in_a_shell() -> None:
    program = "import json; print(json.dumps({'move': json.loads(input())['moves'][0]}))"
    state = opening()
    bot = bot_of(f'exec:{sys.executable} -c "{program}"')
    assert bot.choose(state, state.current_player(), 1.0) == state.legal_moves()[0]
    assert isinstance(bot, ProcessBot)
    bot.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_ends_with_a_line_that_names_the_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, jobs: str
) -> None:
    monkeypatch.chdir(tmp_path)
    program = Path("bad.py")
    program.write_text("import sys; input(); print('nonsense', flush=True); sys.stdin.read()")
    bots = f"random,exec:{sys.executable} {program},random"
    assert arena.main(["--bots", bots, "--matches", "1", "--jobs", jobs]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert str(program) in printed.err


def test_a_match_that_fails_leaves_no_process(processes: list[ProcessBot]) -> None:
    bots = (EXAMPLE, f"exec:{sys.executable} -c pass", EXAMPLE)
    with pytest.raises(BotFailed, match="outside-ended"):
        play_match(Pairing("american_rails", bots, 1, 0, 0))
    with pytest.raises(BotFailed, match="outside-not-started"):
        play_match(Pairing("american_rails", (EXAMPLE, "exec:no_such_program", EXAMPLE), 1, 0, 0))
    assert len(processes) == 4
    assert all(bot.ended for bot in processes)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for groups")
def test_ctrl_c_ends_everything_without_a_traceback(tmp_path: Path) -> None:
    ended, slow, kept = tmp_path / "ended", tmp_path / "slow.py", tmp_path / "kept.jsonl"
    first = tmp_path / "first"
    slow.write_text(
        "import json, pathlib, sys, time\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    time.sleep(0.01)\n"
        f"    number or pathlib.Path({str(first)!r}).touch()\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)\n"
        f"pathlib.Path({str(ended)!r}).touch()\n"
    )
    bots = f"exec:{sys.executable} {slow},random,random"
    arguments = ["--bots", bots, "--matches", "99", "--jobs", "2", "--keep", str(kept)]
    running = subprocess.Popen(
        [sys.executable, "-m", "ai.arena", "--language", "en", *arguments],
        cwd=ROOT,
        start_new_session=True,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and what they start as well.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert running.poll() is None
        time.sleep(0.05)
    # At the beginning of a match: it is not over before the signal comes.
    first.unlink(missing_ok=True)
    until(first.exists)
    ended.unlink(missing_ok=True)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "distinct game" in out
    assert "stopped after" in err
    assert "Traceback" not in err
    assert ended.exists()


def test_outcomes_before_a_failure_are_stored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails_later(pairing: Pairing) -> Outcome:
        if pairing.rotation == 0:
            return play_match(pairing)
        raise BotFailed(ExternalBotMessage.ILLEGAL(spec="exec:mine", text="fly"))

    monkeypatch.setattr("ai.arena.tables.play_match", fails_later)
    path = tmp_path / "kept.jsonl"
    assert arena.main(["--bots", "random,random,random", "--keep", str(path)]) == 1
    assert "1 match" in capsys.readouterr().out
    assert path.read_bytes().count(b"\n") == 1


def test_the_class_in_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(), re.DOTALL)
    (tmp_path / "my_bots_of_the_documentation.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ("my_bots_of_the_documentation:Careful", "random", "random")
    outcome = play_match(Pairing("north_american_railways", bots, 1, 0, 0))
    assert outcome.line == play_match(outcome.pairing).line
