"""Each game's room at the table, a package named by the game's key.

It holds ``VIEW`` (the `BoardView`), and the modules

- ``box``: ``draw_lid(surface, scale, rect)`` prints the lid of the game's box, ``CLOTH`` is the
  colour of its sides;
- ``accounts``: ``items(state, events)`` names where the players' money came from, for the result;
- ``stills``: ``STILLS``, the states of the table of which pictures are kept.

Beside it a game has help books (``assets/words/LANGUAGE/help/KEY.md``) and recorded matches for the pictures
(``assets/matches/KEY_PLAYERS.json``).
"""
