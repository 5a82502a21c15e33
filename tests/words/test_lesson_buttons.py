"""The lessons name buttons and rows as they appear at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assets import asset
from game.rules.catalog import game_keys
from tests.words.files import COMPLETE

QUOTED = re.compile(r"[“„](.+?)[”“]")
LABEL = re.compile(r"^\s*[\w.-]+ = (.+)$", re.MULTILINE)
PLURAL = re.compile(r"\{[^{}]*\{[^{}]*\}[^{}]*\}|\{[^{}]*\}")
EXPLAINED = {"en": {"Strictly"}, "de": {"Allein"}}
"""Words in quotation marks that are no buttons."""


def lines_of(language: str, name: str) -> str:
    return Path(asset("words", language, name)).read_text(encoding="utf-8").replace('{ "\\u00A0" }', " ")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", game_keys())
def test_lessons_name_buttons_as_they_are_on_the_screen(game: str, language: str) -> None:
    labels = LABEL.findall("".join(lines_of(language, f"{name}.ftl") for name in (game, "play", "shared")))
    parts = [PLURAL.split(label) for label in labels]
    shown = [
        re.compile(".+?".join(map(re.escape, part))) for part in parts if re.search(r"\w\w", "".join(part))
    ]
    named = set(QUOTED.findall(lines_of(language, f"lessons_{game}.ftl"))) - EXPLAINED[language]
    # A button such as "Up to $12" may be named without its amount.
    unknown = [
        name for name in named if not any(one.fullmatch(name) or one.fullmatch(f"{name} $1") for one in shown)
    ]
    assert not unknown
