"""Explanations of moves of American Rails: facts and the phrases that say them."""
