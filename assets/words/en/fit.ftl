# The report of fitting weights.

fit-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, penalty { $penalty }
fit-in-use = in use
fit-fitted = fitted
fit-quarter = { $name }  quarter { $number }  R2 { $explained }  slope { $slope }  called { $called }
fit-share = share of wins { $share }% ({ $low } to { $high }%) in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
fit-more = The new weights win more (settled).
fit-less = The new weights win less (settled).
fit-level = The new weights are as good as those in use (settled).
fit-open = It isn’t settled whether the new weights win more or less.
fit-not-better = Not shown to be better, so nothing is written.
fit-stopped = Stopped.
fit-same-file = --keep and --output name the same file: { $file }
