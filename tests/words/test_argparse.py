"""argparse's own English: each text that it can say is known, and what can come up here is translated.

A text that a new Python brings fails the test, until somebody has looked whether it can come up.
"""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator

from game.arguments import _ARGPARSE_TEXTS

UNUSED = {
    # Of what this command line doesn't have: positionals, subcommands, choices, files, abbreviations.
    "ambiguous option: %(option)s could match %(matches)s",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "expected %s argument",
    "expected %s arguments",
    "expected at least one argument",
    "expected at most one argument",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "one of the arguments %s is required",
    "positional arguments",
    "the following arguments are required: %s",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    # Given in full by `Parser.error` and by the help of --version, and a form without words.
    "%(prog)s: error: %(message)s\n",
    "show program's version number and exit",
    "%(heading)s:",
}
OF_THE_PROGRAMMER = {
    # Mistakes in the calls of argparse itself: no arguments of a player bring them about.
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
}


def texts() -> Iterator[str]:
    """The texts that argparse passes to gettext, and those that it prints directly."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    for call in calls:
        if ast.unparse(call.func) in ("_", "ngettext"):
            for given in call.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


def test_every_text_of_argparse_is_known() -> None:
    assert set(texts()) - UNUSED - OF_THE_PROGRAMMER - set(_ARGPARSE_TEXTS) == set()


def test_every_translated_text_is_in_argparse() -> None:
    assert set(_ARGPARSE_TEXTS) - set(texts()) == set()
