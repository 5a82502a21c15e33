# The arena’s reports on matches between bots.

arena-column-bot = bot
arena-column-wins = wins
arena-column-share = share
arena-column-interval = 95% interval
arena-column-score = mean score
arena-column-pace = s/move
arena-column-habit = move, times per match
arena-habit = { $times } of { $amount }
arena-percent = { $percent }%
arena-interval = { $low } to { $high }
arena-games = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } of { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 distinct game
       *[other] { $games } distinct games
    }
arena-more = { $bot } wins more than its equal share ({ $share }); settled, deals counted: { $deals }
arena-less = { $bot } wins less than its equal share ({ $share }); settled, deals counted: { $deals }
arena-level = { $bot } wins within { $points } points of its equal share ({ $share }); settled, deals counted: { $deals }
arena-open = not settled whether { $bot } wins more or less than its equal share ({ $share }); deals counted: { $deals }
arena-stopped = { $matches ->
        [one] stopped after 1 match
       *[other] stopped after { $matches } matches
    }
arena-ladder = openskill ratings, with two standard deviations on either side
