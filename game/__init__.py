"""Parlor Car: railway board games at one table."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

VERSION: Final = "0.1.0"


def compiled() -> bool:
    """Whether rules and bots run as compiled modules (`setup.py` says when); else they run as Python."""
    found = find_spec("game.rules.contract")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
