"""Explanations of moves of New England Railways: facts and the phrases that say them."""
