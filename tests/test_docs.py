"""The docs name files, modules and commands that exist, and bots that the arena accepts."""

from __future__ import annotations

import csv
import re
import shlex
from pathlib import Path

import pytest

from ai.registry import check_at_table, split_specs

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PLACEHOLDER = re.compile(r"[A-Z]{4,}")
"""GAME, LANGUAGE and the like, which stand for any name."""
MADE_LATER = {"tests/screens/differences"}
"""Files that a command makes."""


def in_code(page: Path) -> list[str]:
    """Return what a page sets in code outside of blocks."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def is_module(name: str) -> bool:
    """Return whether a dotted name is a module, or a name in a module."""
    place = ROOT.joinpath(*name.split("."))
    files = [place.with_suffix(".py"), place / "__init__.py"]
    if any(file.exists() for file in files):
        return True
    owner = place.parent.with_suffix(".py")
    owner = owner if owner.exists() else place.parent / "__init__.py"
    return owner.exists() and bool(re.search(rf"\b{place.name}\b", owner.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_modules_in_the_docs_exist(page: Path) -> None:
    wrong = []
    for name in in_code(page):
        if PLACEHOLDER.search(name) or name in MADE_LATER:
            continue
        if re.fullmatch(r"(game|ai|assets|tests|tools|docs)(/[\w*.-]+)+", name):
            if not list(ROOT.glob(name)):
                wrong.append(name)
        elif re.fullmatch(r"(boards|kit|match|play|program)/\w+\.py", name):
            if not list((ROOT / "game").glob(f"**/{name}")):
                wrong.append(name)
        elif re.fullmatch(r"(game|ai|tests|tools)(\.\w+)+", name) and not is_module(name):
            wrong.append(name)
    assert not wrong


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_links_in_the_docs_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = set(re.findall(r"python -m ((?:game|ai|tests|tools)[\w.]*)", text))
    places = {name: ROOT.joinpath(*name.split(".")) for name in modules}
    wrong = [
        name
        for name, place in places.items()
        if not place.with_suffix(".py").exists() and not (place / "__main__.py").exists()
    ]
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    wrong += [link for link in links if not (page.parent / link).exists()]
    assert not wrong


def test_the_arena_accepts_every_bot_that_was_measured() -> None:
    rows = list(csv.DictReader((ROOT / "docs" / "measured.csv").open(encoding="utf-8")))
    commands = [shlex.split(row["command"]) for row in rows if " ai.arena " in row["command"]]
    assert commands
    for words in commands:
        game, bots = (words[words.index(option) + 1] for option in ("--game", "--bots"))
        for bot in split_specs(bots):
            check_at_table(bot, game)


def test_every_row_of_the_measurements_has_a_figure_and_a_game() -> None:
    for row in csv.DictReader((ROOT / "docs" / "measured.csv").open(encoding="utf-8")):
        assert row["value"]
        assert row["game"]
        assert row["measure"]
