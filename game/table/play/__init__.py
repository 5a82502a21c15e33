"""The game screen: seats, prompt, log, and how moves are chosen with pointer and keys."""
