"""Learning to play: lessons, and why a move is good, in words. Nothing here draws."""
