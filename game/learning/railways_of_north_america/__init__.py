"""Explanations of moves of Railways of North America: facts and the phrases that say them."""
