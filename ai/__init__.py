"""Bots, what they know of each game, and the commands with which they are measured."""

import game  # noqa: F401  Before anything else it takes the current folder off the path.
