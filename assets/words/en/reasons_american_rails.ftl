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
                [north-east] { " northeast of" }
                [east] { " east of" }
                [south-east] { " southeast of" }
                [south] { " south of" }
                [south-west] { " southwest of" }
                [west] { " west of" }
                [north-north-east] { " north-northeast of" }
                [east-north-east] { " east-northeast of" }
                [east-south-east] { " east-southeast of" }
                [south-south-east] { " south-southeast of" }
                [south-south-west] { " south-southwest of" }
                [west-south-west] { " west-southwest of" }
                [west-north-west] { " west-northwest of" }
                [north-north-west] { " north-northwest of" }
               *[north-west] { " northwest of" }
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
brief-leaves =
    { $bound ->
        [0] gives up a share worth about { $stop } to you
        [1] gives up a share worth at least { $stop } to you
       *[2] gives up a share worth all of your { $stop }
    }
brief-just-worth = worth exactly { $stop } to you
brief-sold-to-you = likely to be yours for { $amount }
brief-sold = likely sold to { $seat } for { $amount }
brief-unsold =
    { $unsure ->
        [0] likely that nobody bids
       *[1] perhaps nobody bids
    }
brief-bidding = { $company }, bids up to about { $amount }
brief-speculation = { $company }, hardly worth its price for now
brief-begins = starts { $company }
brief-treasury = { $company }’s treasury { $before } to { $after }
brief-take = $2 more in hand
brief-take-others = $2 less for each of the others
brief-take-either = $2 for you, or $2 less for the others
brief-first-place = first to act in the next phase
brief-saves = saves the treasuries’ money
brief-nothing = brings no dividends now

# What the figures say for a move, or against it.

fact-last-share = Only one share is left, so putting it up makes { $year } the last year, whether it sells or not. Declining keeps the others from doing so in this phase.
fact-income-rises =
    { $before ->
        [0] { $company } gets an income of { $after }.
       *[other] { $company }’s income rises from { $before } to { $after }.
    }
fact-dividends-rise = Your dividends { $can ->
        [0] rise
       *[1] can rise
    } from { $before } to { $after } a year, about { $worth } more by the end.
fact-dividends-fall = Your dividends fall from { $before } to { $after } a year, about { $worth } less by the end.
fact-stay-until = Your dividends stay the same for now. With { $more } more income { $company } pays { $after } instead of { $before } on { $held ->
        [one] your share.
       *[other] each of your { $held } shares.
    }
fact-or-at-once = The cubes can immediately raise your dividends from { $before } to { $after } a year.
fact-rise-alike = Your dividends rise just as much.
fact-costs =
    { $count ->
        [one] { $seat } loses { $dollars } a year.
       *[other] { $seat } lose { $dollars } a year each.
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
fact-toward = It leads toward { $city }: { $dollars } more of track, then { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-for-pair = Of that, { $income } is for connecting { $city-a } and { $city-b }.
fact-other-cubes = With the { $cubes ->
        [one] cube that is left
       *[other] cubes that are left
    } your dividends can still rise from { $before } to { $after } a year.
fact-other-reaches = With the { $cubes ->
        [one] cube that is left
       *[other] cubes that are left
    } { $company } can still reach { $city }: your dividends then rise to { $after }.
fact-too-far = To reach { $city }, for { $income } more income, { $company } still needs { $dollars } and { $treasury ->
        [0] has nothing left.
       *[other] has only { $treasury }.
    }
fact-nothing = It leaves { $company } { $treasury } and raises no income.
fact-start-and-next = { $city } brings { $income } immediately. With its { $treasury }, { $company } can then reach { $city-next }, for { $gain } more income.
fact-pays = With the share your dividends rise from { $before } to { $after } a year, paid { $years ->
        [one] one more time
        [2] about two more times
       *[other] about { $years } more times
    }.
fact-denies-and-keeps = Otherwise { $seat } { $sure ->
        [0] may get the share and gain
       *[1] is likely to get the share and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year, while you lose { $less }.
fact-goes-to = { $seat } { $sure ->
        [0] may then get the share, and gain
       *[1] is then likely to get the share, and gains
    } { $upto ->
        [0] { $dollars }
       *[other] up to { $dollars }
    } a year{ $less ->
        [0] .
       *[other] , while you lose { $less }.
    }
fact-goes-for = { $seat } is then likely to get the share for about { $amount }.
fact-first-share = Your payment builds { $company }’s track from a city of your choice. Of the free ones { $city } pays most, { $income } a year.
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
fact-wins-lot = Nobody else can bid more than { $bid }, and the share is worth that to you.
fact-unopposed = Everybody else has passed. { $bid } is enough, and the share is worth that to you.
fact-cheaper-bid = You may get the share for less, so bid { $bid } first.
fact-enough = { $bid } is enough, because nobody else can bid more.
fact-low =
    { $bound ->
        [0] Worth about { $stop } to you, but { $bid } leaves the others more room to bid.
        [1] Worth at least { $stop } to you, but { $bid } leaves the others more room to bid.
       *[2] Worth at least the { $stop } that you have, but { $bid } leaves the others more room to bid.
    }
fact-dear = The share is worth hardly more than about { $stop } to you.
fact-lost =
    { $bound ->
        [0] Nobody else can buy it now, so a share worth about { $stop } to you leaves the game.
        [1] Nobody else can buy it now, so a share worth at least { $stop } to you leaves the game.
       *[2] Nobody else can buy it now, so a share worth at least the { $stop } that you have leaves the game.
    }
fact-just-worth = At { $stop } the share is worth exactly its price, so passing costs you nothing.
fact-no-more-than = At { $stop } the share is worth exactly its price to you.
fact-leaves-lot =
    { $bound ->
        [0] It gives up a share worth about { $stop } to you.
        [1] It gives up a share worth at least { $stop } to you.
       *[2] It gives up a share worth at least the { $stop } that you have.
    }
fact-not-worth = The share isn’t worth { $bid } to you.
fact-hardly-worth = At { $bid } the share hardly brings you what it costs.
fact-sold =
    { $among ->
        [0] { $seat } is likely to buy the share of { $company }
       *[1] If { $company } is put up, for example, { $seat } is likely to buy the share
    } for about { $amount }.
fact-sold-to-you =
    { $among ->
        [0] You are likely to get the share of { $company }
       *[1] If { $company } is put up, for example, you are likely to get the share
    } for about { $amount }.
fact-unsold =
    { $among ->
        [0] { $unsure ->
            [0] It is likely that nobody bids
           *[1] Perhaps nobody bids
        }
        [2] If { $company } is put up, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
       *[1] If { $company } is put up, for example, { $unsure ->
            [0] it is likely that nobody bids
           *[1] perhaps nobody bids
        }
    }. The share is then out of the game, and no other comes up in this phase.
fact-bidding =
    { $among ->
        [0] The bidding for a share of { $company } can go
       *[1] If { $company } is put up, for example, the bidding can go
    } to about { $amount }{ $less ->
        [0] .
       *[other] ; each share then pays { $after } instead of { $before }.
    }
fact-speculation =
    { $among ->
        [0] With one more share sold, each share of { $company } pays
       *[1] If { $company } is put up, for example, each of its shares then pays
    } only { $dividend } a year as things are, so bidders are counting on more.
fact-if-yours = If you get the share, your dividends rise from { $before } to { $after } a year{ $fall ->
        [0] .
       *[other] ; if another player does, they fall to { $other }.
    }
fact-begins = The buyer starts { $company } in a free city. { $city } pays most, { $income } a year.
fact-house = A house in { $city } raises your dividends most right away.
fact-expands = { $company } can reach { $city }.
fact-expands-both = { $company-a } can reach { $city-a }, and { $company-b } can reach { $city-b }.
fact-expands-toward = { $company } can come closer to { $city }: { $dollars } more of track, then { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-funds = { $company }’s treasury rises from { $before } to { $after }.
fact-reaches = That is enough to reach { $city }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-reaches-too = After { $city-a } that is enough for { $city-b } as well, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-reaches-instead = That is enough for { $city-b } instead of { $city-a }, for { $income } more income{ $pays ->
        [0] , which by itself does not raise your dividends.
       *[other] .
    }
fact-cash = You have { $dollars } more.
fact-takes = You get { $dollars }, or each of the others loses { $dollars }.
fact-others-cash = Each of the others loses { $dollars }.
fact-first-place = You are the first to choose in the next phase.
fact-saves = { $company } keeps its { $treasury } for better track.

# How much more often a move wins than another: 0 a little, 2 clearly.
