"""Matches between bots: ``python -m ai.arena --game american_rails --bots expert,skilled,greedy``.

`match` plays one match and `tables` many (in a `TaskPool`). `external_bots` runs bots that aren't part of the
program. `tally` counts wins, `decision` stops a run that is decided, `checkpoint` stores outcomes, `ladder`
computes ratings and `report` prints. See `docs/bots.md`.
"""
