"""The games' board views. Each game's package declares its `TABLE` (see `table.Table`).

In addition a game has the art of its box (``assets/images/box_art/KEY``), messages and a help book in each
language (``assets/words/LANGUAGE/KEY.ftl``, ``help/KEY.md``) and recorded matches for the pictures
(``assets/matches/KEY_PLAYERS.json``).
"""
