# Advice: what a bot would do, and why.

advice-no-move = expected a move from 0 to { $maximum }, found { $found }
advice-nobody = nobody decides after move { $number }
advice-head = { $name }: { $what } ({ $bot })
advice-candidate = { $place }. { $move }: { $chance }% to win; expected final scores: { $scores }
advice-score = { $name } { $score }
advice-tried = { $line } (± { $error }, tried { $visits ->
        [one] once
       *[other] { $visits } times
    })
advice-reason = { "    " }{ $reason }
advice-differs = { "    " }compared with move 1: { $differences }
advice-own-term = { $term } { $amount }
advice-other-term = { $name }: { $term } { $amount }
advice-stop = Worth up to { $price }.
advice-stop-at-all = Worth at least { $price }, the highest possible bid.
advice-let-go = Better not to bid.
advice-price-changed = { $price ->
        [0] Before others passed, it wasn’t worth a bid to you.
       *[other] Before others passed, it was worth about { $amount } to you.
    }

# The card of advice at the table.

advice-title = Advice
advice-for = Advice: { $what }
advice-chance = Win chance
advice-thinks-on = Win chance so far
advice-percent = { $percent }%
advice-scores = Expected final scores with move { $place }
advice-take =
    Choose move { $place }
advice-hide = Hide

# A word before a blunder.

warning = Are you sure?
warning-lowers = This move lowers your chance to win from { $before }% to { $after }%.
warning-look = Look again
warning-show = Show me
warning-play = Play it

# Why a move is good, in words that go for every game. A move’s title stands for "other".

reason-move = { $text }
reason-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-dollars = { $amount }
reason-score = about { $worth } in the end
reason-term-more = Its main advantage: { $term }, about { $worth } more.
reason-term-less = Its main drawback: { $term }, about { $worth } less.
reason-only = No other move comes close.
reason-only-legal = This is the only legal move.
reason-unweighed = Time was too short to weigh anything else.
reason-silent = This bot doesn’t compare moves, or doesn’t show how.
reason-equal = “{ $other }” is about as good.
reason-equal-first = About as good as the first.
reason-as-often = “{ $other }” wins about as often.
reason-as-often-first = It wins about as often as the first.
reason-unsure = “{ $other }” was searched only briefly and may be about as good.
reason-unsure-first = Searched only briefly, so this may be about as good as the first.
reason-ahead = The move brings you about { $worth } more than “{ $other }” in the end.
reason-ahead-in = The move brings you about { $worth } more than “{ $other }” in the end (above all: { $term }).
reason-ahead-and-harms = Compared with “{ $other }”, the move brings you about { $worth } more in the end, and { $seat } about { $less } less (above all: { $term }).
reason-harms = The move leaves { $seat } about { $less } worse off than “{ $other }” (above all: { $term }).
reason-ahead-chance =
    { $percent ->
        [one] The move wins 1% more of the games than “{ $other }”.
       *[other] The move wins { $percent }% more of the games than “{ $other }”.
    }
reason-passing = Passing brings you about { $worth } more than “{ $other }” in the end.
reason-passing-in = Passing brings you about { $worth } more than “{ $other }” in the end (above all: { $term }).
reason-passing-chance =
    { $percent ->
        [one] Passing wins 1% more of the games than “{ $other }”.
       *[other] Passing wins { $percent }% more of the games than “{ $other }”.
    }
reason-behind = “{ $other }” brings you about { $worth } more in the end.
reason-behind-in = “{ $other }” brings you about { $worth } more in the end (above all: { $term }).
reason-behind-and-helps = “{ $other }” brings you about { $worth } more in the end, and { $seat } about { $more } less (above all: { $term }).
reason-helps = The move leaves { $seat } about { $more } better off than “{ $other }” (above all: { $term }).
reason-behind-chance =
    { $percent ->
        [one] “{ $other }” wins 1% more of the games.
       *[other] “{ $other }” wins { $percent }% more of the games.
    }
reason-wins-more = The move wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
reason-passing-wins-more = Passing wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
reason-other-wins-more = “{ $other }” wins { $how ->
        [0] a little more often.
        [2] clearly more often.
       *[other] more often.
    }
reason-hopeless = You can hardly win now, whatever you do.
reason-safe = You can hardly lose now, because other moves win as well.

# What is said of bids, in words that go for every lot. $bound: 0 about this, 1 at least this, 2 all you have.

fact-stop =
    { $bound ->
        [0] Worth about { $stop } to you, so bid { $bid } and stop at { $stop }.
        [1] Worth at least { $stop } to you, so bid { $bid }.
       *[2] Worth at least the { $stop } that you have, so bid { $bid } and stay in.
    }
fact-last-bid =
    { $bound ->
        [0] Worth about { $bid } to you, so bid that and no more.
       *[2] Worth at least the { $bid } that you have, so bid all of it.
    }
fact-wins-lot = Nobody else can bid more than { $bid }, and the lot is worth that to you.
fact-unopposed = Everybody else has passed. { $bid } is enough, and the lot is worth that to you.
fact-cheaper-bid = You may win it for less, so bid { $bid } first.
fact-enough = { $bid } is enough, because nobody else can bid more.
fact-low =
    { $bound ->
        [0] Worth about { $stop } to you
        [1] Worth at least { $stop } to you
       *[2] Worth at least the { $stop } that you have
    }, but { $bid } leaves { $seat } more room to bid.
fact-dear = The lot is hardly worth more than about { $stop } to you.
fact-leaves-lot =
    { $bound ->
        [0] What it leaves to the others is worth about { $stop } to you.
        [1] What it leaves to the others is worth at least { $stop } to you.
       *[2] What it leaves to the others is worth at least the { $stop } that you have.
    }
fact-lost =
    { $bound ->
        [0] Nobody else can buy the lot now, and it is worth about { $stop } to you.
        [1] Nobody else can buy the lot now, and it is worth at least { $stop } to you.
       *[2] Nobody else can buy the lot now, and it is worth at least the { $stop } that you have.
    }
fact-just-worth = At { $stop } the lot is worth exactly its price, so passing costs you nothing.
fact-not-worth = The lot isn’t worth { $bid } to you.
fact-hardly-worth = At { $bid } the lot hardly brings you what it costs.
brief-stop =
    { $bound ->
        [0] worth about { $stop } to you
        [1] worth at least { $stop } to you
       *[2] worth all of your { $stop }
    }
brief-dear = worth only about { $stop } to you
brief-leaves =
    { $bound ->
        [0] leaves what is worth about { $stop } to you
        [1] leaves what is worth at least { $stop } to you
       *[2] leaves what is worth all of your { $stop }
    }
brief-not-worth = not worth { $bid } to you
brief-enough = more than needed: { $bid } is enough
brief-hardly-worth = hardly worth { $bid } to you
