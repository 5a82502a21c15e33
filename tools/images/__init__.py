"""Draws the pictures in ``assets/images``.

``python -m tools.images`` draws all of them anew, ``python -m tools.images --check`` says whether
what lies there is what would be drawn. Each module draws one group of pictures and offers them in a
table from a picture's name to the function that draws it; ``gallery`` joins the tables.
"""
