"""Docs, docstrings, comments and English messages avoid the words that never.toml rules out."""

from tests.words.never import RULES, find_all, find_in


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


def test_no_text_uses_ruled_out_words() -> None:
    found = [f"{one.path}:{one.line}: {one.rule.ruled_out} -> {one.rule.instead}" for one in find_all()]
    assert not found, "\n".join(found)
