"""The game screen: the seats, the prompt, the log, and how a move is chosen with pointer and keys."""
