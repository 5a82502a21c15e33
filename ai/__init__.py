"""Bots, their knowledge of each game, and the commands that measure them."""

import game  # noqa: F401  It first takes the current folder off the path.
