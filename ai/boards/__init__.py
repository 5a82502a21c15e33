"""Boards by chance: drafted from a game's own terms, kept only if quick games on them are fair and lively.

Modules: ``maker`` (draft, try, keep), ``judging`` (what a good game is), ``names``, ``plane``, ``writing``
(as files), and one for each game of which boards are made. The command:
 ``python -m ai.boards GAME --seed N``.
"""
