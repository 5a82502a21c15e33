"""Boards by chance: drafted from a game's own terms, kept only if quick games on them are fair and lively.

Modules: ``maker`` (draft, try, keep), ``judging`` (what a good game is), ``quick`` (who plays most of them),
``names``, ``letters`` (how wide these are), ``plane`` (spots and lines), ``relief`` (hexes and heights),
``writing`` (as files), and one or several for each game of which boards are made. The command:
 ``python -m ai.boards GAME --seed N``.
"""
