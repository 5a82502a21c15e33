"""Parlor Car: railway board games at one table."""

from typing import Final

VERSION: Final = "0.1.0"
