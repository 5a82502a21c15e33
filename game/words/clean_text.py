"""External text made displayable: letters without a picture are removed or replaced.

Names, files and pasted text may contain anything in Unicode.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from game.rules.letters import displayable

EXCERPT_LENGTH: Final = 60
"""The maximum length of an excerpt."""
_ELLIPSIS: Final = "..."
_REPLACEMENTS: Final = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "\N{REPLACEMENT CHARACTER}"}
"""The replacements by Unicode category: spaces for control characters and line ends, nothing for format
characters, and a replacement character for lone surrogates (as in a file name that isn't UTF-8)."""


def printable(text: str) -> str:
    """Return `text` on one line, without letters that can't be displayed.

    >>> printable("Ada\\0 \\u200bB.\\n"), printable("\\u202eC\\ud800")
    ('Ada B. ', 'C\\ufffd')
    """
    if text.isprintable():
        return text
    return "".join(_REPLACEMENTS.get(unicodedata.category(letter), letter) for letter in text)


def clean_name(name: str, longest: int) -> str:
    """Return a name cut to `longest` displayable letters.

    >>> clean_name(" Ada\\u200b ", 24), clean_name("\\0", 24), clean_name("文 Ada", 24)
    ('Ada', '', '? Ada')
    """
    return displayable(printable(name)).strip()[:longest].rstrip()


def excerpt(text: str, longest: int = EXCERPT_LENGTH) -> str:
    """Return the beginning of an external text, for an error message.

    >>> excerpt("take 3"), excerpt("x" * 100, 9)
    ('take 3', 'xxxxxx...')
    """
    return text if len(text) <= longest else text[: longest - len(_ELLIPSIS)] + _ELLIPSIS
