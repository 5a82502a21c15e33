# Looking back on a match: chances after each move, and the moves that mattered most.

review-hidden = What players keep from each other is not looked at before the end.
review-nothing = Nothing has been played yet.
review-failed = The bots could not finish looking at this match.

review-chances-title = Win chances
review-start = Start
review-end = Now
review-share = { $name } { $percent }%
review-line = { "  " }{ $label }: { $shares }
review-turning-points = Turning points
review-no-turning-points = No move was sure to matter more than others.
review-cost-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. Better: { $other } ({ $instead }% instead of { $chance }%).
review-gain-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. The next best, “{ $other }”, was worth { $instead }% instead of { $chance }%.
review-reason = { "    " }A bot would tell { $name }: { $reason }

# The page.

review-percent = { $percent }%
review-more = +{ $change }
review-less = −{ $change }
review-as-seen = as the bots see every position
review-working = The bots are looking at the match: { $percent }%
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
review-why = A bot would tell { $name }: { $reason }
review-previous = Previous
review-next = Next
review-play-on = Play on from here
review-what-if = What if: { $name }
review-picture = Picture
review-match = Look back on the match
review-score = What the scores are made of
review-by-itself = Let the match go by itself, or hold it

# Why a button of looking back can't be used just now.

review-score-later = The breakdown of the scores is shown when the match is over.
review-start-reached = The match begins here.
review-end-reached = Nothing has been played after this.
review-none-earlier = No earlier turning point.
review-none-later = No later turning point.
review-secret-what-if = Playing on from here would show what players keep from each other. It can be done when the match is over.
review-nothing-to-change = Nothing has been played after this that could go another way. Look at an earlier move first.

# The final score explained.

score-title-money = How the money adds up
score-title-points = How the points add up
score-page = The score
score-lines = As a table
score-bars = As bars
score-final = Final score
score-share = { $name } { $amount }
score-lead = { $name } is { $difference } ahead of { $second }: { $ahead }.
score-lead-but = { $name } is { $difference } ahead of { $second }: { $ahead }, but { $behind }.
account-rest = All else
    .words = all lines that are not named
    .ahead = all else brought { $difference } more
    .behind = all else brought { $difference } less
score-level = { $names } have { $score } each.
counted-money = { $amount }
counted-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
