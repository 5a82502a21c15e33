"""The rules of the code: style, types, layers, and what the README promises."""

import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("game", "ai", "assets", "tools", "tests")
MODULES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def run(*command: str) -> None:
    """Run a tool of this Python in the checkout, and show its output if it fails."""
    found = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    if found.returncode:
        pytest.fail(f"{' '.join(command)}\n{found.stdout}{found.stderr}", pytrace=False)


def test_the_code_is_in_style() -> None:
    run("-m", "ruff", "check", ".")
    run("-m", "ruff", "format", "--check", ".")


def test_the_types_hold() -> None:
    run("-m", "mypy")


def test_layers_import_only_from_lower_layers() -> None:
    run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache")


def test_no_modules_import_each_other() -> None:
    """No circles, not even such as types alone make."""
    graph = grimp.build_graph("game", "ai", "tools", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    TopologicalSorter(imports).prepare()


def test_every_package_is_one() -> None:
    """A folder of modules without an ``__init__.py`` would be missing from a wheel."""
    folders = {path.parent for path in MODULES if "tests" not in path.parts}
    assert not [folder for folder in folders if not (folder / "__init__.py").exists()]


def test_no_todo_is_left() -> None:
    words = re.compile(r"\b(?:TODO|FIXME|XXX|HACK|NotImplemented)\b")
    left = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in MODULES
        if path != Path(__file__) and "tests" not in path.parts and (found := words.search(path.read_text()))
    ]
    assert not left


def readme_commands() -> list[str]:
    """Return the lines of the README's shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def test_continuous_integration_runs_the_command_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text()
    (tests,) = [line for line in readme_commands() if "pytest" in line and "pip install" in line]
    assert tests in script.splitlines()


def test_the_readme_names_the_command_that_opens_the_game() -> None:
    assert [line for line in readme_commands() if "pip install ." in line and line.endswith("bin/parlorcar")]


def test_the_change_log_begins_with_this_version() -> None:
    """Above it there may be changes that no version has yet."""
    from game import VERSION

    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    versions = [heading for heading in headings if heading != "Unreleased"]
    assert headings[len(headings) - len(versions) :] == versions
    assert versions[0].split(" - ")[0] == VERSION
