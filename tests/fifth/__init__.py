"""Whistle Stop, a fifth game: as small as possible, with everything that a game has.

It follows the README's recipe: rules, a table, a board, messages and a help book in each language, the lid
of its box, and one line of the catalog (in `house`). Nothing of the program knows of it.
"""
