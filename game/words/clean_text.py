"""Text from outside made fit to be shown: what has no picture, or none of its own, is taken out of it.

Names, files and what is typed or pasted may hold anything that Unicode knows.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from game.rules.letters import displayable

EXCERPT_LENGTH: Final = 60
"""Letters of a quotation; more of it would say nothing more."""
_ELLIPSIS: Final = "..."
_REPLACEMENTS: Final = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "\N{REPLACEMENT CHARACTER}"}
"""What stands for a letter of a category of Unicode's: control characters and ends of lines are spaces, what
only steers other letters is nothing, and half of a pair (as in a file's name that is no UTF-8) is a sign."""


def printable(text: str) -> str:
    """`text` without letters that can't be shown; all of it is one line then.

    >>> printable("Ada\\0 \\u200bB.\\n"), printable("\\u202eC\\ud800")
    ('Ada B. ', 'C\\ufffd')
    """
    if text.isprintable():
        return text
    return "".join(_REPLACEMENTS.get(unicodedata.category(letter), letter) for letter in text)


def clean_name(name: str, longest: int) -> str:
    """Return a name as it is kept, of letters that can be shown and at most `longest` of them.

    >>> clean_name(" Ada\\u200b ", 24), clean_name("\\0", 24), clean_name("文 Ada", 24)
    ('Ada', '', '? Ada')
    """
    return displayable(printable(name)).strip()[:longest].rstrip()


def excerpt(text: str, longest: int = EXCERPT_LENGTH) -> str:
    """The beginning of a text that somebody else wrote, for a sentence about it.

    >>> excerpt("take 3"), excerpt("x" * 100, 9)
    ('take 3', 'xxxxxx...')
    """
    return text if len(text) <= longest else text[: longest - len(_ELLIPSIS)] + _ELLIPSIS
