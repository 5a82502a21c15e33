"""Random boards, drafted from a game's own terms and kept only if quick games on them are fair and lively.

`maker` drafts, tries and writes boards, `generator` declares a game's generator and when games are good.
`names`, `lettering` and `geometry` are shared by the games. The command is ``python -m ai.boards GAME --seed
N``.
"""
