"""Text from outside made fit to be shown: what has no picture, or none of its own, is taken out of it.

Names, files and what is typed or pasted may hold anything that Unicode knows.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from game.rules.letters import displayable

QUOTED: Final = 60
"""Letters of a quotation; more of it would say nothing more."""
_CUT: Final = "..."
_STAND_INS: Final = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "\N{REPLACEMENT CHARACTER}"}
"""What stands for a letter of a category of Unicode's: control characters and ends of lines are spaces, what
only steers other letters is nothing, and half of a pair (as in a file's name that is no UTF-8) is a sign."""


def visible(text: str) -> str:
    """`text` without letters that can't be shown; all of it is one line then.

    >>> visible("Ada\\0 \\u200bB.\\n"), visible("\\u202eC\\ud800")
    ('Ada B. ', 'C\\ufffd')
    """
    if text.isprintable():
        return text
    return "".join(_STAND_INS.get(unicodedata.category(letter), letter) for letter in text)


def tidy(name: str, longest: int) -> str:
    """Return a name as it is kept, of letters that can be shown and at most `longest` of them.

    >>> tidy(" Ada\\u200b ", 24), tidy("\\0", 24), tidy("文 Ada", 24)
    ('Ada', '', '? Ada')
    """
    return displayable(visible(name)).strip()[:longest].rstrip()


def quoted(text: str, longest: int = QUOTED) -> str:
    """The beginning of a text that somebody else wrote, for a sentence about it.

    >>> quoted("take 3"), quoted("x" * 100, 9)
    ('take 3', 'xxxxxx...')
    """
    return text if len(text) <= longest else text[: longest - len(_CUT)] + _CUT
