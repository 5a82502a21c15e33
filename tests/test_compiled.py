"""Compiled and plain: the same source, all or nothing, and the same games."""

import ast
import json
import shutil
import subprocess
import sys
import threading
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Distribution, Extension

import game
from game.match.headless import play_headless
from game.rules.catalog import find_game, game_keys

ROOT = Path(__file__).resolve().parents[1]
SEATS = "greedy:noise=0.02,mcts:playouts=20,minimax:positions=40"


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    """``setup.py`` as a module."""
    spec = spec_from_file_location("parlorcar_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_every_module_with_structs_stays_plain(setup: ModuleType) -> None:
    """A compiled class has no annotations for msgspec."""
    assert not [path for path in setup.modules() if "Struct" in Path(path).read_text(encoding="utf-8")]


def test_every_module_that_stays_plain_is_there(setup: ModuleType) -> None:
    files = [path for floor in setup.FLOORS for path in Path(floor).rglob("*.py")]
    assert not [pattern for pattern in setup.PLAIN if not any(path.match(pattern) for path in files)]


def test_rules_evaluations_rollouts_and_searches_are_compiled(setup: ModuleType) -> None:
    compiled = set(setup.modules())
    for key in game_keys():
        assert {
            f"game/rules/{key}/state.py",
            f"ai/{key}/evaluation.py",
            f"ai/{key}/rollout_policy.py",
        } <= compiled
    assert {"game/rules/contract.py", "ai/mcts.py", "ai/minimax.py"} <= compiled


def test_no_constant_is_a_bare_tuple_of_fractions(setup: ModuleType) -> None:
    """mypyc takes such a one for unset; with the type ``tuple[float, ...]`` it doesn't."""
    for path in setup.modules():
        module = import_module(path.removesuffix(".py").replace("/", "."))
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            name, bare, _ = line.partition(": Final = (")
            value = getattr(module, name, None) if bare else None
            assert not (isinstance(value, tuple) and value and isinstance(value[0], float)), f"{path}: {name}"


def test_classes_extended_by_plain_modules_allow_it(setup: ModuleType) -> None:
    """A compiled class refuses classes made from it unless it has ``allow_interpreted_subclasses``."""
    closed = set()
    for path in setup.modules():
        for node in ast.parse(Path(path).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "allow_interpreted" not in ast.dump(node):
                closed.add(node.name)
    plain = {path.as_posix() for floor in ("game", "ai") for path in Path(floor).rglob("*.py")}
    for path in plain - set(setup.modules()):
        for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                assert closed.isdisjoint(map(ast.unparse, node.bases)), f"{path}: {node.name}"


@pytest.mark.parametrize(
    ("commands", "asked", "wanted"),
    [
        (["setup.py", "bdist_wheel"], None, False),
        (["setup.py", "bdist_wheel"], "", False),
        (["setup.py", "bdist_wheel"], "0", False),
        (["setup.py", "bdist_wheel"], "1", True),
        (["setup.py", "editable_wheel"], None, False),
        (["setup.py", "editable_wheel"], "1", True),
        (["setup.py", "build_ext", "--inplace"], "1", True),
        (["setup.py", "egg_info"], "1", False),
        (["setup.py", "sdist"], "1", False),
    ],
)
def test_only_builds_that_ask_for_it_are_compiled(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, commands: list[str], asked: str | None, wanted: bool
) -> None:
    if asked is None:
        monkeypatch.delenv("PARLORCAR_COMPILE", raising=False)
    else:
        monkeypatch.setenv("PARLORCAR_COMPILE", asked)
    assert setup.wanted(commands) is wanted


def test_the_variable_refuses_other_values(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLORCAR_COMPILE", "yes")
    with pytest.raises(SystemExit, match="PARLORCAR_COMPILE: expected 0 or 1, found yes"):
        setup.wanted(["bdist_wheel"])


def test_compiling_without_mypyc_is_an_error_that_names_the_remedy(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "mypyc.build", None)
    with pytest.raises(SystemExit, match=r"(?s)mypyc\.build.*Without PARLORCAR_COMPILE=1"):
        setup.extensions(str(tmp_path))
    assert capsys.readouterr().err.startswith("parlorcar: compiling ")


def test_missing_header_files_are_named(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(setup.sysconfig, "get_path", lambda name: str(tmp_path / name))
    with pytest.raises(
        SystemExit, match=r"(?s)include has no Python\.h.*python3-dev.*Without PARLORCAR_COMPILE=1"
    ):
        setup.check_tools()


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler there")
def test_a_missing_compiler_is_named(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(setup.sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    with pytest.raises(SystemExit, match=r"(?s)no-such-compiler isn't.*Without PARLORCAR_COMPILE=1"):
        setup.check_tools()
    monkeypatch.setenv("CC", f"{sys.executable} -pthread")
    setup.check_tools()


def test_each_extension_has_the_flags_once(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """mypycify gives one list of flags to all extensions."""
    shared = ["-O1"]
    build = ModuleType("mypyc.build")
    build.mypycify = (
        lambda paths, **options: [  # type: ignore[attr-defined]
            Extension(path, [], extra_compile_args=shared) for path in paths[:3]
        ]
    )
    monkeypatch.setitem(sys.modules, "mypyc.build", build)
    flags = [extension.extra_compile_args for extension in setup.extensions(str(tmp_path))]
    assert flags[0][0] == "-O1"
    assert flags == [flags[0]] * 3
    assert len(flags[0]) == len(set(flags[0])) > 1


def test_c_files_are_compiled_in_parallel_and_counted(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two files wait for each other, so one after the other they would never end."""
    both = threading.Barrier(2, timeout=20)

    class Compiler:
        def compile(self, sources: list[str], output_dir: str) -> list[str]:
            both.wait()
            return [f"{output_dir}/{source}.o" for source in sources]

    command = setup.ParallelBuild(Distribution())
    command.parallel, command.compiler = 2, Compiler()
    command.extensions = [Extension("one", ["a.c", "b.c", "c.c", "d.c"])]
    objects: list[str] = []
    monkeypatch.setattr(
        setup.build_ext,
        "build_extensions",
        lambda build: objects.extend(build.compiler.compile(build.extensions[0].sources, "out")),
    )
    command.build_extensions()
    assert objects == ["out/a.c.o", "out/b.c.o", "out/c.c.o", "out/d.c.o"]
    assert "4 of 4" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.thorough
def test_mypyc_translates_every_module(setup: ModuleType, tmp_path: Path) -> None:
    """mypyc is stricter than mypy; this is the quick half of compiling."""
    found = setup.extensions(str(tmp_path))
    assert {extension.name for extension in found} >= {
        path.removesuffix(".py").replace("/", ".") for path in setup.modules()
    }


def test_all_modules_are_compiled_or_none(setup: ModuleType) -> None:
    modules = [import_module(path.removesuffix(".py").replace("/", ".")) for path in setup.modules()]
    assert {str(module.__file__).endswith(".py") for module in modules} == {not game.compiled()}


@pytest.fixture(scope="module")
def plain_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the source of the program without compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    for floor in ("game", "ai", "assets"):
        shutil.copytree(ROOT / floor, folder / floor, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return folder


@pytest.mark.skipif(not game.compiled(), reason="nothing is compiled here")
@pytest.mark.parametrize("key", game_keys())
def test_compiled_and_plain_play_the_same_games(key: str, plain_copy: Path) -> None:
    """Move for move."""
    arguments = ["--headless", "--game", key, "--seats", SEATS, "--seed", "7", "--json"]
    found = subprocess.run(
        [sys.executable, "-m", "game", *arguments], cwd=plain_copy, capture_output=True, text=True, check=True
    )
    plain = json.loads(found.stdout)
    ours = play_headless(find_game(key), plain["seats"], seed=7)
    assert ours.played == tuple(plain["played"])
    assert ours.scores == tuple(plain["scores"])
