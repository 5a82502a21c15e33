# The report of fitting weights.

fit-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, penalty { $penalty }
fit-decisions = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, penalty { $penalty }
fit-agreement = { $name }  chooses as the expert in { $share }% of the decisions left out
fit-in-use = in use
fit-fitted = fitted
fit-quarter = { $name }  quarter { $number }  R2 { $explained }  slope { $slope }  called { $called }
fit-share = share of wins { $share }% ({ $low } to { $high }%) in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
fit-more = The new weights win more (significant).
fit-less = The new weights win less (significant).
fit-level = The new weights are as good as those in use (significant).
fit-open = No significant difference yet between the new weights and those in use.
fit-not-better = Not shown to be better, so nothing is written.
fit-stopped = Stopped.
fit-same-file = --keep and --output name the same file: { $file }
