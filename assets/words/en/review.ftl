# Looking back on a match: chances after each move, and the moves that mattered most.

review-hidden = Hidden information can only be reviewed when the game is over.
review-nothing = Nothing has been played yet.
review-failed = The bots couldn’t finish reviewing this game.

review-chances-title = Win chances
review-start = Start
review-end = Now
review-share = { $name } { $percent }%
review-line = { "  " }{ $label }: { $shares }
review-turning-points = Turning points
review-no-turning-points = No clear turning points.
review-cost-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. Better: { $other } ({ $instead }% instead of { $chance }%).
review-gain-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. The next best, “{ $other }”, was worth { $instead }% instead of { $chance }%.
review-reason = { "    " }Why: { $reason }

# The page.

review-percent = { $percent }%
review-more = +{ $change }
review-less = −{ $change }
review-as-seen = as the bots judge each position
review-working = The bots are reviewing the game: { $percent }%
review-now = At this moment
review-win-chance = win chance
review-cost = { $played }; better: { $other }
review-move = Move { $number }
review-move-of = { $name }, move { $number }
review-win = win
review-chance = chance
review-at-the-end = expected at the end
review-played = Played:
review-best = Best:
review-next-best = Next best:
review-why = Why: { $reason }
review-previous = Previous
review-next = Next
review-play-on = Play from here
review-what-if = What if: { $name }
review-picture = Picture
review-match = Review the game
review-score = Score breakdown
review-by-itself = Play or pause

# Why a button of looking back can’t be used just now.

review-score-later = You’ll see the score breakdown when the game is over.
review-start-reached = The game starts here.
review-end-reached = Nothing has been played after this.
review-none-earlier = No earlier turning point.
review-none-later = No later turning point.
review-secret-what-if = Playing from here would reveal hidden information. You can do it when the game is over.
review-nothing-to-change = Nothing has been played after this that could go differently. Go to an earlier move first.

# The final score explained.

score-title-money = How the money adds up
score-title-points = How the points add up
score-page = The score
score-lines = As a table
score-bars = As bars
review-final-payments = Final payments
review-final-points = Final scoring
review-before = Before
review-change = Change
score-final = Final score
score-share = { $name } { $amount }
score-lead = { $name } is { $difference } ahead of { $second }: { $ahead }.
score-lead-but = { $name } is { $difference } ahead of { $second }: { $ahead }, but { $behind }.
account-rest = Everything else
    .words = everything not listed above
    .ahead = everything else brought { $difference } more
    .behind = everything else brought { $difference } less
score-level = { $names } have { $score } each.
counted-money = { $amount }
counted-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
