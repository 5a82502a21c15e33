# The report of the survey of a board.

survey-head = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players
survey-stopped = { $games ->
        [one] stopped after 1 game
       *[other] stopped after { $games } games
    }
survey-bad-course = the moves of game { $number } are not legal from move { $move } on
survey-score = score
survey-winner = winner’s score
survey-decisions = decisions
survey-periods = last year or turn
survey-spread = { $name }: mean { $mean }, 10th percentile { $low }, median { $middle }, 90th percentile { $high }
survey-lead = winner’s lead: { $figure }
survey-source = { $source }: { $figure }
survey-ending = { $count } endings: { $ending }
survey-places = Positions in the first turn
survey-column-place = position
survey-column-score = score
survey-column-wins = wins
survey-column-low = from
survey-column-high = to
survey-column-taken = taken
survey-column-period = when
survey-column-ahead = ahead
survey-column-error = error
survey-column-owners = owners
survey-column-paid = paid
survey-column-brought = brought
survey-remarks = What stands out
survey-no-remarks = Nothing stands out.
survey-place = Position { $place } in the first turn wins { $percent }% of the games. { $fair }% is fair.
survey-lead-wide = Winners are far ahead, by { $figure } (average score { $average }).
survey-never = { $things }: { $name } is never taken.
survey-more = { $things }: owners of { $name } end { $figure } ahead of the others (average { $average }).
survey-less = { $things }: owners of { $name } end only { $figure } ahead of the others (average { $average }).
survey-figures = Goals for a board of this game
survey-figure-good = { $name }: { $figure } ({ $goal })
survey-figure-missed = { $name }: { $figure }, but should be { $goal }
survey-no-goal = any figure
survey-between = { $least } to { $most }
survey-at-least = at least { $least }
survey-at-most = at most { $most }
