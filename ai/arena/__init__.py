"""Matches between bots: ``python -m ai.arena --game american_rails --bots expert,skilled,greedy``.

`match` plays one, `tables` many (wherever `ai.task_pool` says), `outside` brings in bots that are no
part of the house, `tally` counts who won, `decision` says when enough was played, `kept` keeps outcomes in
a file, `ladder` draws ratings, `told` puts it into words. `docs/bots.md` tells how to use it.
"""
