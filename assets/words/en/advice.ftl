# Advice: what a bot would do, and why.

advice-no-move = expected a move from 0 to { $most }, found { $found }
advice-nobody = nobody decides after move { $number }
advice-head = { $name }: { $what } ({ $bot })
advice-candidate = { $place }. { $move }: { $chance }% to win; to be expected in the end: { $scores }
advice-score = { $name } { $score }
advice-tried = { $line } (± { $error }, tried { $visits ->
        [one] once
       *[other] { $visits } times
    })
advice-reason = { "    " }{ $reason }
advice-differs = { "    " }against the first: { $differences }
advice-own-term = { $term } { $amount }
advice-other-term = { $name }: { $term } { $amount }
advice-stop = Worth up to { $price }.
advice-stop-at-all = Worth at least { $price }, the highest bid that is possible.
advice-let-go = Better let it go.

# The card of advice at the table.

advice-for = Advice: { $what }
advice-chance = Win chance
advice-thinks-on = still thinking
advice-percent = { $percent }%
advice-scores = To be expected in the end, after number { $place }
advice-take =
    Take the { $place ->
        [1] first
        [2] second
       *[other] third
    }
advice-hide = Hide

# A word before a blunder.

warning = Look again?
warning-look = Look again
warning-play = Play it

# Why a move is good, in words that go for every game. A move's title stands for "other".

reason-move = { $text }
reason-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-dollars = { $amount }
reason-score = about { $worth } in the end
reason-term-more = What speaks for it above all: { $term }, about { $worth } more.
reason-term-less = What it lacks above all: { $term }, about { $worth } less.
reason-only = Nothing else is worth a thought here.
reason-only-legal = It is the only legal move.
reason-unweighed = Time was too short to weigh anything else.
reason-silent = The bot weighs no other moves, or names none.
reason-equal = “{ $other }” is about as good.
reason-equal-first = About as good as the first.
reason-as-often = “{ $other }” wins about as often.
reason-as-often-first = It wins about as often as the first.
reason-unsure = “{ $other }” was looked at only briefly, and may be about as good.
reason-unsure-first = Looked at only briefly: it may be about as good as the first.
reason-ahead = The move brings you about { $worth } more than “{ $other }” in the end.
reason-ahead-in = The move brings you about { $worth } more than “{ $other }” in the end (above all: { $term }).
reason-ahead-and-harms = Compared with “{ $other }” the move brings you about { $worth } more in the end, and { $seat } about { $less } less (above all: { $term }).
reason-harms = The move leaves { $seat } about { $less } worse off than “{ $other }” (above all: { $term }).
reason-ahead-chance =
    { $percent ->
        [one] The move wins one game in a hundred more than “{ $other }”.
       *[other] The move wins { $percent } games in a hundred more than “{ $other }”.
    }
reason-passing = Passing brings you about { $worth } more than “{ $other }” in the end.
reason-passing-in = Passing brings you about { $worth } more than “{ $other }” in the end (above all: { $term }).
reason-passing-chance =
    { $percent ->
        [one] Passing wins one game in a hundred more than “{ $other }”.
       *[other] Passing wins { $percent } games in a hundred more than “{ $other }”.
    }
reason-behind = “{ $other }” brings you about { $worth } more in the end.
reason-behind-in = “{ $other }” brings you about { $worth } more in the end (above all: { $term }).
reason-behind-and-helps = “{ $other }” brings you about { $worth } more in the end, and { $seat } about { $more } less (above all: { $term }).
reason-helps = The move leaves { $seat } about { $more } better off than “{ $other }” (above all: { $term }).
reason-behind-chance =
    { $percent ->
        [one] “{ $other }” wins one game in a hundred more.
       *[other] “{ $other }” wins { $percent } games in a hundred more.
    }
