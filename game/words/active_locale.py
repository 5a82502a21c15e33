"""The language that is spoken at present; everything that is written asks here, whenever it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from game.words.message_catalog import MessageCatalog, message_catalog
from game.words.system_locale import DEFAULT_LANGUAGE

_active: list[MessageCatalog] = []


def active_catalog() -> MessageCatalog:
    """The phrasebook of the present language."""
    if not _active:
        _active.append(message_catalog(DEFAULT_LANGUAGE))
    return _active[0]


def active_language() -> str:
    """The present language, by its key ("de")."""
    return active_catalog().language


def in_active_language(words: Mapping[str, str]) -> str:
    """Of words by the keys of languages those of the present one, or the first there are.

    >>> in_active_language({"en": "Gulf of Maine", "de": "Golf von Maine"})
    'Gulf of Maine'
    >>> in_active_language({"de": "Eriesee"})
    'Eriesee'
    """
    return words.get(active_language(), next(iter(words.values()), ""))


def activate(spoken: str | MessageCatalog) -> None:
    """From now on speak a language (its key in `LANGUAGES`), or out of a phrasebook."""
    _active[:] = [message_catalog(spoken) if isinstance(spoken, str) else spoken]


@contextmanager
def override(spoken: str | MessageCatalog) -> Iterator[None]:
    """Speak a language for a while."""
    before = active_catalog()
    activate(spoken)
    try:
        yield
    finally:
        activate(before)
