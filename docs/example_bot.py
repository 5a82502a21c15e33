"""An external bot: "exec:python docs/example_bot.py" in the arena's list of bots.

Each line of the input is a question, each line of the output its answer. This one bids the least it may, and
else makes any move that is not a pass.
"""

import json
import random
import re
import sys


def choose(moves):
    """One of the legal moves."""
    bids = {int(found[1]): move for move in moves if (found := re.fullmatch(r"bid (\d+)", move))}
    if bids:
        return bids[min(bids)]
    return random.choice([move for move in moves if move != "pass"] or moves)


random.seed(7)
for line in sys.stdin:
    question = json.loads(line)  # game, seat, view, moves, seconds
    print(json.dumps({"move": choose(question["moves"])}), flush=True)
