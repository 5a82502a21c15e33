"""Tools of the repository: what they make is kept in it, they themselves are not part of the product."""
