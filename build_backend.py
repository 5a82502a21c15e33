"""What builds the project: setuptools. Only what is compiled asks for the compiler's packages.

See PEP 517. So a checkout is installed without them.
"""

from __future__ import annotations

import os
from typing import Any, Final

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

COMPILING: Final = ["mypy>=2.4", "msgspec>=0.18", "typing-extensions>=4.12"]
"""mypyc, and the libraries whose types it needs."""

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """A wheel carries compiled modules (see ``setup.py``)."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *COMPILING]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """A checkout stays plain, unless it is asked for."""
    plain = build_meta.get_requires_for_build_editable(config_settings)
    return [*plain, *COMPILING] if os.environ.get("PARLORCAR_COMPILE") == "1" else plain
