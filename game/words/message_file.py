"""Message files, parsed in full: their texts, the arguments and terms in these, and invalid entries."""

from __future__ import annotations

from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, slots=True)
class MessageText:
    """A text (the value of a message or term, or an attribute), and what it refers to."""

    variables: frozenset[str]
    messages: frozenset[str]
    terms: frozenset[str]


@dataclass(frozen=True, slots=True)
class MessageFile:
    """A message file.

    >>> file = parse_messages("lamps = { $count } lamps\\n    .words = Oil\\n-train = train\\nbad = { oops")
    >>> sorted(file.texts), sorted(file.terms), file.junk
    (['lamps', 'lamps.words'], ['-train'], ['bad = { oops'])
    >>> sorted(file.texts["lamps"].variables)
    ['count']
    """

    texts: dict[str, MessageText] = field(default_factory=dict)
    """The texts of messages by key: "key" and "key.attribute"."""
    terms: dict[str, MessageText] = field(default_factory=dict)
    """The texts of terms by key: "-key" and "-key.attribute"."""
    junk: list[str] = field(default_factory=list)
    """The entries that are not valid Fluent."""
    twice: list[str] = field(default_factory=list)
    """The keys of messages and terms that are defined more than once."""


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)


def _text(pattern: ast.Pattern) -> MessageText:
    found = _References()
    found.visit(pattern)
    return MessageText(frozenset(found.variables), frozenset(found.messages), frozenset(found.terms))


def parse_messages(text: str) -> MessageFile:
    """Parse the content of a message file."""
    found, keys = MessageFile(), set[str]()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            found.junk.append((entry.content or "").strip())
        elif isinstance(entry, ast.Message | ast.Term):
            is_term = isinstance(entry, ast.Term)
            key = f"-{entry.id.name}" if is_term else entry.id.name
            texts = found.terms if is_term else found.texts
            if key in keys:
                found.twice.append(key)
            keys.add(key)
            if entry.value is not None:
                texts[key] = _text(entry.value)
            for attribute in entry.attributes:
                texts[f"{key}.{attribute.id.name}"] = _text(attribute.value)
    return found
