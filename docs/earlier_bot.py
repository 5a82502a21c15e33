"""A bot of an earlier version, for matches between versions: ``python docs/earlier_bot.py master``.

Run it with the Python of an environment in which that version is installed. It plays as any of its bots.
"""

import json
import random
import sys

from ai.registry import make_bot
from game.rules.catalog import find_game

bot = None
for line in sys.stdin:
    question = json.loads(line)  # game, seat, view, moves, seconds
    game = find_game(question["game"])
    state = game.restore(question["view"])
    if bot is None:
        # Equal matches get equal seeds, so that they can be repeated.
        rng = random.Random(line)
        bot = make_bot(sys.argv[1], game=game.key, seed=rng.getrandbits(32))
    known = state.determinize(question["seat"], rng)
    move = bot.choose(known, question["seat"], question["seconds"])
    print(json.dumps({"move": game.format_move(move)}), flush=True)
