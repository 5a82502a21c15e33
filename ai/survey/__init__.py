"""What a board plays like: bots play whole games on it, and their course is counted.

`observer` watches one game (each game defines its items), `games` plays them, `summary` counts over all of
them and remarks on outliers, `report` prints. The command is ``python -m ai.survey``.
"""
