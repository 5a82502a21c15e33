"""The active language. All text is localized when it is drawn, so a change takes effect immediately."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from game.words.message_catalog import MessageCatalog, message_catalog
from game.words.system_locale import DEFAULT_LANGUAGE

_active: list[MessageCatalog] = []


def active_catalog() -> MessageCatalog:
    """Return the message catalog of the active language."""
    if not _active:
        _active.append(message_catalog(DEFAULT_LANGUAGE))
    return _active[0]


def active_language() -> str:
    """Return the key of the active language ("de")."""
    return active_catalog().language


def in_active_language(words: Mapping[str, str]) -> str:
    """Return a text of several by language keys: the one in the active language, or the first.

    >>> in_active_language({"en": "Gulf of Maine", "de": "Golf von Maine"})
    'Gulf of Maine'
    >>> in_active_language({"de": "Eriesee"})
    'Eriesee'
    """
    return words.get(active_language(), next(iter(words.values()), ""))


def activate(locale: str | MessageCatalog) -> None:
    """Activate a language (its key in `LANGUAGES`) or a message catalog."""
    _active[:] = [message_catalog(locale) if isinstance(locale, str) else locale]


@contextmanager
def override(locale: str | MessageCatalog) -> Iterator[None]:
    """Activate a language for a while."""
    before = active_catalog()
    activate(locale)
    try:
        yield
    finally:
        activate(before)
