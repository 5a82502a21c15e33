"""Each game's room at the table: a package that declares the game's `TABLE` (see `table.Table`).

Beside it a game has the picture of its lid (``assets/images/lids/KEY``), messages and a help book in
each language (``assets/words/LANGUAGE/KEY.ftl``, ``help/KEY.md``) and recorded matches for the pictures
(``assets/matches/KEY_PLAYERS.json``).
"""
