"""Puzzles: positions out of the bots' own games in which one move is clearly the best, and hard to see."""
