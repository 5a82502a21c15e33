"""The language that is spoken at present; everything that is written asks here, whenever it is drawn."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from game.words.phrasebook import LANGUAGES, Phrasebook, phrasebook

USUAL: Final = "en"

_spoken: list[Phrasebook] = []


def book() -> Phrasebook:
    """The phrasebook of the present language."""
    if not _spoken:
        _spoken.append(phrasebook(USUAL))
    return _spoken[0]


def language() -> str:
    """The present language, by its key ("de")."""
    return book().language


def in_present(words: Mapping[str, str]) -> str:
    """Of words by the keys of languages those of the present one, or the first there are.

    >>> in_present({"en": "Gulf of Maine", "de": "Golf von Maine"})
    'Gulf of Maine'
    >>> in_present({"de": "Eriesee"})
    'Eriesee'
    """
    return words.get(language(), next(iter(words.values()), ""))


def use(spoken: str | Phrasebook) -> None:
    """From now on speak a language (its key in `LANGUAGES`), or out of a phrasebook."""
    _spoken[:] = [phrasebook(spoken) if isinstance(spoken, str) else spoken]


@contextmanager
def speaking(spoken: str | Phrasebook) -> Iterator[None]:
    """Speak a language for a while."""
    before = book()
    use(spoken)
    try:
        yield
    finally:
        use(before)


def best_of(preferred: Sequence[str]) -> str:
    """The first of some locales ("de_AT", "fr-FR") whose language there is, or the usual one.

    >>> best_of(["fr_FR.UTF-8", "de_AT"])
    'de'
    """
    for name in preferred:
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return USUAL


def system_language() -> str:
    """The language that the computer's user has chosen, as far as the environment tells."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((name for name in names if name), "")
    return best_of([*os.environ.get("LANGUAGE", "").split(":"), chosen])
