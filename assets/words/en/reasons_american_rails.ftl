# Why a move of American Rails is good.

# Moves in a few words. The ground is a letter: P plains, F forest, M mountains, C city.

reason-lay =
    { $ground ->
        [P] { $company } to the plains
        [F] { $company } to the forest
        [M] { $company } to the mountains
       *[C] { $city } for { $company }
    }{ $steps ->
        [0] { "" }
        [1] { " just" }
        [2] { "" }
       *[other] { " " }{ $steps } hexes
    }{ $steps ->
        [0] { "" }
       *[other]
            { $wind ->
                [north] { " north of" }
                [north-east] { " north-east of" }
                [east] { " east of" }
                [south-east] { " south-east of" }
                [south] { " south of" }
                [south-west] { " south-west of" }
                [west] { " west of" }
                [north-north-east] { " north-north-east of" }
                [east-north-east] { " east-north-east of" }
                [east-south-east] { " east-south-east of" }
                [south-south-east] { " south-south-east of" }
                [south-south-west] { " south-south-west of" }
                [west-south-west] { " west-south-west of" }
                [west-north-west] { " west-north-west of" }
                [north-north-west] { " north-north-west of" }
               *[north-west] { " north-west of" }
            } { $city }
    }
reason-start = Start in { $city }
reason-put-up = A share of { $company }
reason-bid = Bid { $amount }
reason-pass = Pass
reason-row = { $action }
reason-decline = Decline
reason-develop = A house in { $city }
reason-fund = $5 for { $company }
reason-take = $2 from the bank
reason-take-others = $2 from the others
reason-finish = Finish

# What a move brings, in a few words.

brief-rise = dividends { $before } to { $after }, about +{ $worth } in all
brief-fall = dividends { $before } to { $after }, about −{ $worth } in all
brief-toward = toward { $city }: { $dollars } to go, then income +{ $income }
brief-left = no more income, { $treasury } left
brief-income = income { $before } to { $after }
brief-stop = worth about { $stop } to you
brief-all-in = worth all of your { $stop }
brief-dear = worth only about { $stop } to you
brief-leaves = leaves a share worth about { $stop } to you
brief-at-least = worth at least { $stop } to you
brief-more-than-needed = more than needed: { $bid } is enough
brief-leaves-at-least = leaves a share worth at least { $stop } to you
brief-leaves-all = leaves a share worth all of your { $stop }
brief-just-worth = just worth { $stop } to you
brief-not-worth = not worth { $bid } to you
brief-hardly-worth = hardly worth { $bid } to you
brief-sold-to-you = likely to be yours for { $amount }
brief-sold = likely to { $seat } for { $amount }
brief-unsold =
    { $unsure ->
        [0] likely that nobody bids
       *[1] perhaps nobody bids
    }
brief-bidding = { $company }, bids up to about { $amount }
brief-speculation = { $company }, hardly worth its price as it stands
brief-begins = begins { $company }
brief-cannot-bid = more than you have
brief-treasury = { $company }'s treasury { $before } to { $after }
brief-take = $2 more in hand
brief-take-others = $2 less for each of the others
brief-take-either = $2 for you, or $2 less for the others
brief-first-place = first to act in the next phase
brief-saves = saves the treasuries' money
brief-no-sale = no share comes up in this phase
brief-nothing = brings no dividends now

# What the figures say for a move, or against it.

fact-ends = It makes { $year } the last year.
fact-last-share = Only one share is left: putting it up makes { $year } the last year, sold or not. Whoever declines keeps the others from it in this phase.
fact-puts-up-last = It is the last share: putting it up makes { $year } the last year, sold or not.
fact-income-rises =
    { $before ->
        [0] { $company } gets an income of { $after }.
       *[other] { $company }'s income rises from { $before } to { $after }.
    }
fact-income-falls = { $company }'s income falls from { $before } to { $after }.
fact-dividends-rise = Your dividends { $can ->
        [0] rise
       *[1] can rise
    } from { $before } to { $after } a year, about { $worth } more by the end.
fact-dividends-fall = Your dividends fall from { $before } to { $after } a year, about { $worth } less by the end.
fact-dividends-stay = Your dividends stay as they are for now.
fact-stay-until = Your dividends stay for now; with { $more } more income { $company } pays { $after } instead of { $before } on { $held ->
        [one] your share.
       *[other] each of your { $held } shares.
    }
fact-nothing-more = It brings you nothing more: this is the last phase.
fact-only-to = “{ $action }” raises your dividends only to { $after }.
fact-or-at-once = At once the cubes can raise your dividends from { $before } to { $after } a year.
fact-rise-alike = Your dividends rise just as much.
fact-rise-alike-with = Your dividends rise just as much, with { $cubes ->
        [one] one cube fewer.
       *[other] { $cubes } cubes fewer.
    }
fact-does-as-well = “{ $action }” brings that at once too, with { $cubes ->
        [one] one cube fewer.
       *[other] { $cubes } cubes fewer.
    }
fact-does-and-leaves = “{ $action }” brings that at once too, but lays { $cubes ->
        [one] one cube fewer
       *[other] { $cubes } cubes fewer
    } and leaves “{ $action-left }” to the others.
fact-joins = It joins { $city-a } and { $city-b }, which alone pays { $income } a year.
fact-costs =
    { $count ->
        [one] { $seat } loses { $dollars } a year by it.
       *[other] { $seat } lose { $dollars } a year each by it.
    }
fact-gains =
    { $count ->
        [one] { $seat } gains { $dollars } a year by it.
       *[other] { $seat } gain { $dollars } a year each by it.
    }
fact-gains-too =
    { $same ->
        [0] { $count ->
            [one] { $seat } gains { $dollars } a year too.
           *[other] { $seat } gain { $dollars } a year each too.
        }
       *[other] { $count ->
            [one] You gain the same { $same } a year, and { $seat } gains { $dollars }.
           *[other] You gain the same { $same } a year, and { $seat } gain { $dollars } each.
        }
    }
fact-toward = It leads toward { $city }: { $dollars } of track more, then { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-for-pair = Of that, { $income } is for joining { $city-a } and { $city-b }.
fact-goes-on = { $cubes ->
        [one] The cube that is left
       *[other] The cubes that are left
    } can then reach { $city }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-other-cubes = With the { $cubes ->
        [one] cube that is left
       *[other] cubes that are left
    } your dividends can still rise from { $before } to { $after } a year.
fact-other-reaches = With the { $cubes ->
        [one] cube that is left
       *[other] cubes that are left
    } { $company } can still reach { $city }: your dividends then rise to { $after }.
fact-can-follow = “{ $other }” can bring as much at once, with the cubes that follow.
fact-in-other-order = This too can bring as much at once.
fact-too-far = To reach { $city }, for { $income } more income, { $company } still needs { $dollars } and { $treasury ->
        [0] has nothing left.
       *[other] has only { $treasury }.
    }
fact-nothing = It leaves { $company } { $treasury } and raises no income.
fact-start = { $city } brings { $income } at once.
fact-start-and-next = { $city } brings { $income } at once; with its { $treasury } { $company } can then reach { $city-next }, for { $gain } more income.
fact-own-loses = { $company }, in which you have a stake, then loses { $income } a year, since cities are shared.
fact-shares-cities = { $company }, in which you have a stake, can reach { $city } too: there the two would share the income.
fact-cities-free = No other company has the money to get { $count ->
        [one] there.
       *[other] to any of them.
    }
fact-pays = With the share your dividends rise from { $before } to { $after } a year, paid { $years ->
        [one] once more
        [2] about two more times
       *[other] about { $years } more times
    }.
fact-pays-or-falls = With the share your dividends come to { $after } a year, and to { $other } if another player gets it, paid { $years ->
        [one] once more
        [2] about two more times
       *[other] about { $years } more times
    }.
fact-pays-nothing = Another share of { $company } would not raise your dividends: each share would pay less.
fact-denies = Otherwise { $seat } { $sure ->
        [0] may get the share and gain
       *[1] is likely to get the share and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year.
fact-denies-and-keeps = Otherwise { $seat } { $sure ->
        [0] may get the share and gain
       *[1] is likely to get the share and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year, while you lose { $less }.
fact-goes-to = { $seat } { $sure ->
        [0] may then get it, and gain
       *[1] is then likely to get it, and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year.
fact-goes-to-and-costs = { $seat } { $sure ->
        [0] may then get it, and gain
       *[1] is then likely to get it, and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year, while you lose { $less }.
fact-goes-for = { $seat } is then likely to get it, for about { $amount }.
fact-first-share = What is paid builds { $company }'s track, from a city that you choose: of the free ones { $city } pays most, { $income } a year.
fact-stop = Worth about { $stop } to you: bid { $bid }, stop at { $stop }.
fact-at-least = Worth at least { $stop } to you: bid { $bid }.
fact-last-bid = Worth about { $bid } to you: bid that, and no more.
fact-last-bid-all = Worth at least the { $bid } that you have: bid it all.
fact-all-in = Worth at least the { $stop } that you have: bid { $bid }, and don't let go.
fact-wins = Nobody else can bid more than { $bid }, and the share is worth that to you.
fact-unopposed = Everybody else has passed: { $bid } is enough, and the share is worth that to you.
fact-cheaper = You may get the share for less: bid { $bid } first.
fact-cheaper-wins = { $bid } is enough: nobody else can bid more.
fact-low = Worth about { $stop } to you, but { $bid } leaves the others more room to bid.
fact-low-at-least = Worth at least { $stop } to you, but { $bid } leaves the others more room to bid.
fact-low-all = Worth at least the { $stop } that you have, but { $bid } leaves the others more room to bid.
fact-dear = The share is hardly worth more than about { $stop } to you.
fact-lost = Nobody else can buy it any more: a share that is worth about { $stop } to you leaves the game.
fact-lost-at-least = Nobody else can buy it any more: a share that is worth at least { $stop } to you leaves the game.
fact-lost-all = Nobody else can buy it any more: a share that is worth at least the { $stop } that you have leaves the game.
fact-just-worth = At { $stop } the share is just worth its price: letting it go costs you nothing.
fact-no-more-than = At { $stop } the share is just worth its price to you.
fact-leaves-share = It leaves a share that is worth about { $stop } to you.
fact-leaves-at-least = It leaves a share that is worth at least { $stop } to you.
fact-leaves-all = It leaves a share that is worth at least the { $stop } that you have.
fact-not-worth = The share is not worth { $bid } to you.
fact-hardly-worth = At { $bid } the share hardly brings you what it costs.
fact-cannot-bid = It takes { $bid } to bid, more than you have.
fact-sold =
    { $one ->
        [0] { $seat } is likely to buy the share of { $company }
       *[1] If { $company } is put up, say, { $seat } is likely to buy the share
    } for about { $amount }.
fact-sold-to-you =
    { $one ->
        [0] You are likely to get the share of { $company }
       *[1] If { $company } is put up, say, you are likely to get the share
    } for about { $amount }.
fact-unsold =
    { $one ->
        [0] { $unsure ->
            [0] It is likely that nobody bids
           *[1] Perhaps nobody bids
        }
        [2] If { $company } is put up, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
       *[1] If { $company } is put up, say, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
    }: the share is then out of the game.
fact-unsold-and-blocks =
    { $one ->
        [0] { $unsure ->
            [0] It is likely that nobody bids
           *[1] Perhaps nobody bids
        }
        [2] If { $company } is put up, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
       *[1] If { $company } is put up, say, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
    }: the share is then out of the game, and no other comes up in this phase.
fact-bidding =
    { $one ->
        [0] The bidding for a share of { $company } can go
       *[1] If { $company } is put up, say, the bidding can go
    } to about { $amount }{ $less ->
        [0] .
       *[other] ; each share then pays { $after } instead of { $before }.
    }
fact-speculation =
    { $one ->
        [0] With one more share sold, each share of { $company } pays
       *[1] If { $company } is put up, say, each of its shares then pays
    } only { $dividend } a year as it stands: whoever bids counts on more.
fact-if-yours = If you get it, your dividends rise from { $before } to { $after } a year{ $fall ->
        [0] .
       *[other] ; if another player does, they fall to { $other }.
    }
fact-unless-yours = Unless you get it, your dividends fall from { $before } to { $after } a year.
fact-begins = Whoever buys it begins { $company } in a free city: { $city } pays most, { $income } a year.
fact-dilutes = Each share of { $company } then pays { $after } instead of { $before }.
fact-fills = The price goes into the treasury of { $company }, of which you then hold { $held } of { $sold } shares.
fact-fills-others = The price goes into the treasury of { $company }, of which { $seat } then holds { $held } of { $sold } shares.
fact-fills-yours = The price goes into the treasury of { $company }, of which you hold { $sold ->
        [one] the only share sold.
       *[other] { $held } of { $sold } shares.
    }
fact-house = A house in { $city } raises dividends the most at once.
fact-cubes = { $company } can lay { $cubes ->
        [one] a cube.
       *[other] { $cubes } cubes.
    }
fact-expands = { $company } can reach { $city }.
fact-expands-both = { $company-a } can reach { $city-a }, and { $company-b } can reach { $city-b }.
fact-expands-toward = { $company } can come closer to { $city }: { $dollars } of track more, then { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-expands-short = { $company } can come closer to { $city }: { $dollars } of track more, for which its treasury lacks { $lacking }, then { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-funds = { $company }'s treasury rises from { $before } to { $after }.
fact-reaches = That is enough to reach { $city }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-reaches-too = After { $city-a } it is then enough for { $city-b } as well, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-reaches-beside = Besides { $city } it is then enough for { $city-b } instead of { $city-a }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-reaches-instead = It is then enough for { $city-b } instead of { $city-a }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-lacks = It still lacks { $dollars } to reach { $city }.
fact-lacks-more = It can reach { $city-a } without that, and for { $city } as well it still lacks { $dollars }.
fact-has-enough = It can reach { $city } without that.
fact-cash = You have { $dollars } more.
fact-takes = You get { $dollars }, or each of the others loses { $dollars }.
fact-others-cash = Each of the others loses { $dollars }.
fact-cannot-raise =
    { $count ->
        [one] { $seat } then has less than { $dollars } and can't bid.
       *[other] { $seat } then have less than { $dollars } each and can't bid.
    }
fact-first-place = You are the first to choose in the next phase.
fact-sooner = You then choose sooner in the next phase than after “{ $action }”.
fact-later = It brings the same for now, but you choose later in the next phase.
fact-no-house = No house raises your dividends now.
fact-no-sale = No share comes up in this phase: whoever declines keeps the others from it, too.
fact-saves = { $company } keeps its { $treasury } for better track.
fact-hopeless = You can hardly win any more, whatever you do.
fact-safe = You can hardly lose any more: other moves win as well.

# How much oftener a move wins than another: 0 a little, 2 clearly.

fact-wins-oftener = The move wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
fact-passing-wins-oftener = Passing wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
fact-other-wins-oftener = “{ $other }” wins { $how ->
        [0] a little more often.
        [2] clearly more often.
       *[other] more often.
    }
