"""Puzzles: positions from the bots' own games with one move that is clearly best and hard to find."""
