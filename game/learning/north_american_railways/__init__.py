"""Explanations of moves of North American Railways: facts and the phrases that say them."""
