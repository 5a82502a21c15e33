"""The games' board views. Each game's package declares its `TABLE` (see `table.Table`).

In addition a game has the picture of its lid (``assets/images/lids/KEY``), messages and a help book in each
language (``assets/words/LANGUAGE/KEY.ftl``, ``help/KEY.md``) and recorded matches for the pictures
(``assets/matches/KEY_PLAYERS.json``).
"""
