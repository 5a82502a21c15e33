"""Learning to play: why a move is good, in words. Nothing here draws."""
