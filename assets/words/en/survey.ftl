# What the survey of a board tells.

survey-head = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players
survey-stopped = { $games ->
        [one] stopped after 1 game
       *[other] stopped after { $games } games
    }
survey-bad-course = the moves of game { $number } make no game: move { $move }
survey-score = score
survey-winner = score of the winner
survey-decisions = decisions
survey-periods = last year or turn
survey-spread = { $name }: mean { $mean }; a tenth up to { $low }, half up to { $middle }, nine tenths up to { $high }
survey-lead = lead of the winner: { $figure }
survey-source = { $source }: { $figure }
survey-ending = { $count } ended so: { $ending }
survey-places = Places in the first turn
survey-column-place = place
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
survey-place = Number { $place } in the first turn wins { $percent }% of the games; { $fair }% is fair.
survey-lead-wide = Winners are far ahead: by { $figure } of { $average }.
survey-never = { $things }: { $name } is never taken.
survey-more = { $things }: owners of { $name } end { $figure } ahead of the others, { $average } is usual.
survey-less = { $things }: owners of { $name } end only { $figure } ahead of the others, { $average } is usual.
survey-figures = What a board of this game should reach
survey-figure-good = { $name }: { $figure } ({ $goal })
survey-figure-missed = { $name }: { $figure }, but should be { $goal }
survey-no-goal = any figure
survey-between = { $least } to { $most }
survey-at-least = at least { $least }
survey-at-most = at most { $most }
