"""The language of the operating system.

It is found without pygame, because the command line prints before anything is drawn and has to use the same
language as the window.
"""

from __future__ import annotations

import locale
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from game.words.message_catalog import FALLBACK_LANGUAGE, LANGUAGES

DEFAULT_LANGUAGE: Final = FALLBACK_LANGUAGE
_NEUTRAL_LOCALES: Final = ("", "C", "POSIX")
"""The locales that choose no language."""
TIMEOUT: Final = 2.0
"""The seconds within which the system must have answered."""


def best_match(preferred: Sequence[str]) -> str:
    """Return the first available language of some locales ("de_AT", "fr-FR"), or the default.

    >>> best_match(["fr_FR.UTF-8", "de_AT"])
    'de'
    """
    for name in preferred:
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


def system_language() -> str:
    """Return the first available language that the environment or the system's settings name."""
    return best_match(_environment_locales() or _settings_locales())


def _environment_locales() -> list[str]:
    """Return the locales that the environment names, as on every Unix; none if it names no language."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((name for name in names if name), "")
    found = [*os.environ.get("LANGUAGE", "").split(":"), chosen]
    return [name for name in found if name.partition(".")[0] not in _NEUTRAL_LOCALES]


def _settings_locales() -> list[str]:
    """Return the locales in the settings of Windows or macOS; other systems have only the environment."""
    if sys.platform == "win32":
        return _windows_locales()
    return _macos_locales() if sys.platform == "darwin" else []


def _windows_locales() -> list[str]:
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
    return [locale.windows_locale.get(number, "")]


def _macos_locales() -> list[str]:
    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        output = subprocess.run(command, capture_output=True, text=True, check=True, timeout=TIMEOUT).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    return re.findall(r"[A-Za-z]{2,3}(?:-\w+)*", output)
