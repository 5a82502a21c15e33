"""The language that is spoken at present; everything that is written asks here, whenever it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from game.words.phrasebook import Phrasebook, phrasebook
from game.words.system import USUAL

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
