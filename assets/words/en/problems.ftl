# Problems: positions with one best move, and the command that finds them.

problems-progress = { $matches ->
        [one] 1 match looked through
       *[other] { $matches } matches looked through
    }, { $problems ->
        [0] no problem found yet
        [one] 1 problem found
       *[other] { $problems } problems found
    }
