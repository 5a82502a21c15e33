"""Surveys of how a board plays: bots play whole games on it, and statistics are collected.

`observer` watches one game (each game defines its items), `games` plays them, `summary` counts over all of
them and remarks on outliers, `report` prints. The command is ``python -m ai.survey``.
"""
