"""Draws the pictures in ``assets/images``.

``python -m tools.images`` draws all of them again, ``python -m tools.images --check`` shows whether
they are up to date. Each module draws one group of pictures and offers them in a
table from a picture's name to the function that draws it; ``gallery`` joins the tables.
"""
