"""Find words that never.toml rules out, in docstrings, comments, docs and English messages.

``python -m tests.words.never [FOLDER...]`` lists them, below some folders or in the whole tree.
"""

import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDERS = ("game", "ai", "assets", "docs", "tests", "tools")
DATA = tomllib.loads(Path(__file__).with_name("never.toml").read_text("utf-8"))

NO_PROSE = re.compile(r"`[^`]*`|^ *>>>.*(?:\n *\S.*)*", re.MULTILINE)


class Rule(NamedTuple):
    """Words that are ruled out, and what to write instead."""

    ruled_out: str
    instead: str
    find: re.Pattern[str]
    where: list[str]
    allow: re.Pattern[str] | None


class Found(NamedTuple):
    """A ruled-out word in a file."""

    path: str
    line: int
    rule: Rule
    text: str


def _rule(data: dict[str, object]) -> Rule:
    allow = re.compile(str(data["allow"]), re.IGNORECASE) if "allow" in data else None
    find = re.compile(rf"\b(?:{data['find']})\b", re.IGNORECASE)
    return Rule(str(data["not"]), str(data["but"]), find, list(data["where"]), allow)


RULES = [_rule(data) for data in DATA["rule"]]


def kind_of(path: str) -> str | None:
    """Return how a file is checked: as "code", "docs" or "messages"; None if it isn't."""
    if path.startswith("assets/words/"):
        return "messages" if path.startswith("assets/words/en/") else None
    return {".py": "code", ".md": "docs"}.get(Path(path).suffix)


def checked_files(folders: Sequence[str]) -> list[str]:
    """Return the files below some folders (the whole tree if none) that are checked."""
    paths: set[Path] = set()
    for folder in folders or (*FOLDERS, *(path.name for path in ROOT.glob("*.*") if path.is_file())):
        place = ROOT / folder
        paths.update([place] if place.is_file() else (one for one in place.rglob("*.*") if one.is_file()))
    return sorted(name for name in (path.relative_to(ROOT).as_posix() for path in paths) if kind_of(name))


def prose_of(text: str, kind: str, name: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a file that are prose, each with the number of its first line."""
    if kind == "messages":
        # Neither keys nor variables are words; what replaces them has their length.
        yield (
            1,
            re.sub(r"^-?[\w-]+(?= =)|\$[\w-]+", lambda found: "_" * len(found[0]), text, flags=re.MULTILINE),
        )
        return
    if kind != "code":
        sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
        yield 1, "".join(sections[:2]) if name == "CHANGELOG.md" else text
        return
    last = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and last in (tokenize.NEWLINE, tokenize.INDENT)
        if token.type == tokenize.COMMENT or is_docstring:
            yield token.start[0], token.string
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            last = tokenize.NEWLINE if token.type == tokenize.DEDENT else token.type


def find_in(text: str, kind: str, name: str = "") -> Iterator[Found]:
    """Yield the ruled-out words in the text of a file."""
    rules = [rule for rule in RULES if kind in rule.where and rule.find.search(text)]
    for first, part in prose_of(text, kind, name) if rules else ():
        # Names in backticks and examples are no prose; what replaces them has their length.
        plain = NO_PROSE.sub(lambda found: re.sub(r"\S", "_", found[0]), part)
        joined = re.sub(r"\s", " ", plain)
        for rule in rules:
            allowed = [match.span() for match in rule.allow.finditer(joined)] if rule.allow else []
            for match in rule.find.finditer(joined):
                if not any(start <= match.start() and match.end() <= end for start, end in allowed):
                    line = first + part.count("\n", 0, match.start())
                    yield Found(name, line, rule, text.splitlines()[line - 1].strip())


def find_all(folders: Sequence[str] = ()) -> Iterator[Found]:
    """Yield the ruled-out words below some folders."""
    for path in checked_files(folders):
        text = (ROOT / path).read_text("utf-8")
        yield from find_in(text, kind_of(path) or "", path)


if __name__ == "__main__":
    found = list(find_all(sys.argv[1:]))
    for one in found:
        print(f"{one.path}:{one.line}: {one.rule.ruled_out} -> {one.rule.instead}: {one.text}")
    print(len(found), dict(Counter(one.rule.ruled_out for one in found)))
