"""Learning at the table: lessons with the conductor's card, and the pages around them."""
