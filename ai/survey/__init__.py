"""What a board plays like: bots play whole games on it, and what comes of them is counted.

`watch` notes what happens in one game (each game adds what its things are), `games` plays them, `report`
counts over all of them and remarks on what stands out, and ``python -m ai.survey`` is the command.
"""
