"""Docs, docstrings, comments and English messages avoid the words that never.toml rules out."""

from collections import Counter

import pytest

from tests.words.never import DATA, RULES, find_all, find_in, part_of

REMAINING: dict[str, int] = DATA.get("remaining", {})


def found_in(text: str, kind: str) -> list[str]:
    return [one.rule.ruled_out for one in find_in(text, kind)]


def test_ruled_out_words_are_found_in_docstrings_and_comments_alone() -> None:
    assert found_in(
        '''def f():\n    """Do it\n    at once."""\n    anew = "once more"  # Whoever.\n''', "code"
    ) == [
        "at once",
        "whoever, who has",
    ]
    assert found_in("Do it at once.", "messages") == ["at once"]


def test_real_uses_are_allowed() -> None:
    assert found_in("The card lies face down, stands out, and draws two at once.", "docs") == []
    assert found_in("Nothing lies there.", "docs") != []


def test_every_rule_applies_somewhere() -> None:
    assert all(set(rule.where) <= {"code", "docs", "messages"} and rule.where for rule in RULES)


def test_no_part_of_the_tree_uses_ruled_out_words() -> None:
    found = list(find_all())
    counts = Counter(part_of(one.path) for one in found)
    over = {part for part, count in counts.items() if count > REMAINING.get(part, 0)}
    if over:
        lines = [f"{one.path}:{one.line}: {one.rule.ruled_out} -> {one.rule.instead}" for one in found]
        pytest.fail("\n".join(line for line in lines if part_of(line) in over))
