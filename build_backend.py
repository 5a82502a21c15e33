"""The PEP 517 build backend: setuptools, and mypyc where compiled modules are asked for.

Installing the plain program downloads no compiler; only ``PARLORCAR_COMPILE=1`` requires mypy.
"""

from __future__ import annotations

import os
import sys
from typing import Any, Final

# pip reads requires-python only after it has run this module.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Parlor Car needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.")

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

VARIABLE: Final = "PARLORCAR_COMPILE"
"""The environment variable that asks for compiled modules: 0 (the default) or 1."""

COMPILING: Final = ["mypy>=2.4", "msgspec>=0.18", "typing-extensions>=4.12"]
"""mypyc, and the libraries whose types it needs."""

Settings = dict[str, Any] | None


def compiling() -> bool:
    """Return whether compiled modules are asked for; end the process at any value but 0 and 1."""
    value = os.environ.get(VARIABLE) or "0"
    if value not in ("0", "1"):
        raise SystemExit(f"{VARIABLE}: expected 0 or 1, found {value}")
    return value == "1"


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building a wheel needs in addition to setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *(COMPILING if compiling() else ())]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what an editable install needs in addition to setuptools."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *(COMPILING if compiling() else ())]
