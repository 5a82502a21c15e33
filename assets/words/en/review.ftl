# Looking back on a match: chances after each move, and the moves that mattered most.

review-hidden = What players keep from each other is not looked at before the end.
review-nothing = Nothing has been played yet.
review-failed = The bots could not finish looking at this match.

review-chances-title = Win chances
review-start = Start
review-end = Now
review-share = { $name } { $percent } %
review-line = { "  " }{ $label }: { $shares }
review-turning-points = Turning points
review-no-turning-points = No move was sure to matter more than others.
review-cost-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. Better: { $other } ({ $chance } % instead of { $instead } %).
review-gain-line = { "  " }Move { $number } ({ $heading }), { $name }: { $played }. The next best, { $other }, was worth { $instead } % instead of { $chance } %.
review-reason = { "    " }A bot would tell { $name }: { $reason }
