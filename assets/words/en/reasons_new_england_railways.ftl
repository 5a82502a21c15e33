# Why a move of New England Railways is good.

# Moves in a few words.

reason-borrow = Borrow { $amount }
reason-no-loan = No loan
reason-retire = Pay back { $amount }
reason-keep-loans = Keep the loans
reason-bid = Bid { $amount }
reason-pass = Pass
reason-pay = Pay the missing { $missing }
reason-wait = Wait a turn
reason-ship = { $city-a }–{ $city-b }, { $colour }
reason-ship-over = { $city-a }–{ $city-b } via { $city }, { $colour }
reason-pass-shipping = Ship nothing

# What a move brings, in a few words.

brief-loan =
    { $turns ->
        [one] costs { $service } now, { $at-end } at the end
       *[other] costs { $service } each turn, { $at-end } at the end
    }
brief-no-loan =
    { $cash ->
        [0] nothing to bid with, and no new debt
       *[other] { $cash } to bid with, and no new debt
    }
brief-saves-service =
    { $turns ->
        [one] saves { $at-end } at the end
        [2] saves { $service } next turn, { $at-end } at the end
       *[other] saves { $service } each turn, { $at-end } at the end
    }
brief-leaves-cash = { $cash ->
        [0] leaves you nothing to bid with
       *[other] leaves you only { $cash } to bid with
    }
brief-keeps-cash = keeps { $cash } to bid with
brief-number = worth { $number } at the end
brief-enough = { $bid } would be enough
brief-not-worth = brings you less than passing
brief-hardly-worth = hardly better than passing
brief-leaves =
    { $bound ->
        [0] gives up a link worth about { $stop } to you
        [1] gives up a link worth at least { $stop } to you
       *[2] gives up a link worth all of your { $stop }
    }
brief-leaves-more = gives up a link worth more than { $bid } to you
brief-lost = the link leaves the game
brief-at-once = cubes can use the link this turn
brief-no-use = costs { $missing }, brings no more income
brief-waits = saves { $missing }, the link comes next turn
brief-ships =
    { $turns ->
        [one] +{ $own } income for you, paid one more time
       *[other] +{ $own } income for you, about { $worth } in all
    }
brief-ships-also = { $own ->
        [0] no
       *[other] +{ $own }
    } income for you, +{ $gain } { $count ->
        [one] for { $seat }
       *[other] each for { $seat }
    }
brief-no-shipment = no income for anybody
brief-owes = a debt of { $debt } on an income of { $income }
brief-too-low = leaves { $seat } more room to bid
brief-fewer =
    { $percent ->
        [one] wins 1% of the games less
       *[other] wins { $percent }% of the games less
    }
brief-less-income = +{ $own } income for you instead of +{ $most }
brief-cheaper = { $bid } may be enough

# What the figures say for a move, or against it.

fact-loan =
    { $turns ->
        [one] It costs { $service } in debt service now and { $at-end } at the end.
       *[other] It costs { $service } in debt service each turn and { $at-end } at the end.
    }
fact-loan-costs =
    { $turns ->
        [one] The game is about to end. It costs { $service } in debt service now and { $at-end } then.
       *[other] Its debt service alone is { $service } each turn, and at the end it costs { $at-end }.
    }
fact-for-bids =
    { $without ->
        [0] With the loan you have { $cash } to bid with this turn, without it nothing.
       *[other] With the loan you have { $cash } to bid with this turn, without it { $without }.
    }
fact-no-loan =
    { $service ->
        [0] { $cash ->
            [0] Without a loan nothing is left to bid with, and you have no new debt.
           *[other] Without a loan you have { $cash } to bid with, and no new debt.
        }
       *[other] { $cash ->
            [0] Without a loan nothing is left to bid with after this turn’s debt service, and you have no new debt.
           *[other] Without a loan you have { $cash } to bid with after this turn’s debt service, and no new debt.
        }
    }
fact-debt-grows = You would then owe { $debt }, which costs { $service } each turn. With an income of { $income } that is hard to pay off.
fact-saves-service =
    { $turns ->
        [one] { $longer ->
            [0] It saves { $at-end } at the end of this last turn.
           *[other] It saves { $at-end } at the end, and { $service } more if an unbuilt link adds a turn.
        }
        [2] It saves { $service } in debt service next turn and { $at-end } at the end.
       *[other] It saves { $service } in debt service each turn and { $at-end } at the end.
    }
fact-keeps-most = You then have { $cash } to bid with, more than anybody else.
fact-keeps-less = You then have { $cash ->
        [0] nothing
       *[other] { $cash }
    } to bid with, and { $count ->
        [one] { $seat } has { $most }.
       *[other] { $seat } have { $most } each.
    }
fact-keeps-less-yet = You then have { $cash ->
        [0] nothing
       *[other] { $cash }
    } to bid with, and { $count ->
        [one] { $seat }, who may still pay back, has { $most }.
       *[other] { $seat }, who may still pay back, have { $most } each.
    }
fact-leaves-cash =
    { $cash ->
        [0] It leaves you nothing to bid with.
       *[other] It leaves you only { $cash } to bid with.
    }
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
fact-last-bid-even = At { $bid } the link is worth exactly its price to you.
fact-more = Worth more than { $bid } to you, so bid that first.
fact-wins-lot = Nobody else can bid more than { $bid }, and the link is worth that to you.
fact-unopposed = Everybody else has passed. { $bid } is enough, and the link is worth that to you.
fact-enough = { $bid } is enough, because nobody else can bid more.
fact-cheaper-bid = You may get the link for less, so bid { $bid } first.
fact-low =
    { $bound ->
        [0] Worth about { $stop } to you, but { $bid } leaves { $seat } more room to bid.
        [1] Worth at least { $stop } to you, but { $bid } leaves { $seat } more room to bid.
       *[2] Worth at least the { $stop } that you have, but { $bid } leaves { $seat } more room to bid.
    }
fact-dear = The link is hardly worth more than about { $stop } to you.
fact-not-worth = Bought for { $bid }, the link brings you less than passing.
fact-hardly-worth = Bought for { $bid }, the link hardly brings you more than passing.
fact-leaves-lot =
    { $bound ->
        [0] It gives up a link worth about { $stop } to you.
        [1] It gives up a link worth at least { $stop } to you.
       *[2] It gives up a link worth at least the { $stop } that you have.
    }
fact-leaves-more = It gives up a link worth more than { $bid } to you.
fact-denies =
    { $bid ->
        [0] Otherwise { $seat } is likely to get the link.
       *[other] Otherwise { $seat } gets the link for { $bid }.
    }
fact-goes-to =
    { $bid ->
        [0] { $seat } is then likely to get the link.
       *[other] { $seat } then gets the link for { $bid }.
    }
fact-lost =
    { $bound ->
        [0] Nobody else can buy it now, so a link worth about { $stop } to you leaves the game.
        [1] Nobody else can buy it now, so a link worth at least { $stop } to you leaves the game.
       *[2] Nobody else can buy it now, so a link worth at least the { $stop } that you have leaves the game.
    }
fact-hardly-matters = The link hardly changes who wins.
fact-just-worth = At { $stop } the link is worth exactly its price, so passing costs you hardly anything.
fact-connects = With this link { $links } of your links are connected, so cubes earn you more on their way.
fact-number =
    { $worth ->
        [0] The link is worth { $number } at the end, and is built immediately in { $percent }% of rolls.
        [1] The link is worth { $number } at the end and has to earn you the rest; { $percent }% of rolls build it immediately.
       *[2] The link is worth { $number } only at the end, and money in hand is worth more before; { $percent }% of rolls build it immediately.
    }
fact-number-but = The link is worth { $number } at the end, but if you buy, you ship only once this turn. Shipping twice is likely to bring you { $own } more income.
fact-only-number = The link is worth only { $number } at the end, and paying { $bid } for it would leave you { $cash ->
        [0] nothing
       *[other] { $cash }
    }.
fact-only-that = The link is worth only { $number } at the end, less than the { $bid } you pay for it.
fact-at-once = For { $missing }, cubes can use the link this turn.
fact-waits = The link is built next turn for free, without the { $missing }.
fact-waits-idle = Cubes are unlikely to bring you more along the link this turn, and next turn it is built without the { $missing }.
fact-ships =
    { $turns ->
        [one] { $own } more income is paid one more time, less what the market takes.
        [2] { $own } more income is paid twice, less what markets take: about { $worth }.
       *[other] { $own } more income is paid { $turns } times, less what markets take: about { $worth }.
    }
fact-shares =
    { $same ->
        [0] { $count ->
            [one] { $seat } gains { $gain } in income on the way.
           *[other] { $seat } gain { $gain } in income each on the way.
        }
       *[other] { $count ->
            [one] You gain the same { $same } in income, and { $seat } gains { $gain } on the way.
           *[other] You gain the same { $same } in income, and { $seat } gain { $gain } each on the way.
        }
    }
fact-alone =
    { $same ->
        [0] Nobody else gains.
       *[other] You gain the same { $same } in income, and nobody else gains.
    }
fact-less-income = It brings you { $own } in income instead of { $most }.
fact-same = It brings everybody the same income as the first move.
fact-cube-waits = The { $colour } cube in { $city } is likely to be there next turn as well.
fact-other-helps =
    { $more ->
        [0] { $count ->
        [one] “{ $other }” would bring you the same { $own } in income, and { $seat } { $gain }.
       *[other] “{ $other }” would bring you the same { $own } in income, and { $seat } { $gain } each.
    }
       *[1] { $count ->
        [one] “{ $other }” would bring you { $own } in income, but { $seat } { $gain } as well.
       *[other] “{ $other }” would bring you { $own } in income, but { $seat } { $gain } each as well.
    }
    }
fact-forgoes-now = It forgoes { $own } in income this turn.
fact-forgoes = It forgoes { $own } in income, about { $worth } in all.
fact-helps-rivals = { $count ->
        [one] The best shipment would bring { $seat } { $gain } in income as well.
       *[other] The best shipment would bring { $seat } { $gain } in income each as well.
    }
fact-loan-in-all = { $loan } borrowed now and kept to the end would cost { $total } on top of the { $loan }.
fact-costs-shipment = If you buy, you ship only once this turn. Shipping twice is likely to bring you { $own } more income.
fact-one-a-turn = You can buy only one link a turn, and { $city-a }–{ $city-b } is still to come.
fact-no-use = The { $missing } brings you nothing, because cubes are unlikely to bring you more along the link this turn.
fact-still-costs =
    { $turns ->
        [one] { $longer ->
            [0] Your loans cost { $at-end } at the end of this last turn.
           *[other] Your loans cost { $at-end } at the end, and { $service } more if an unbuilt link adds a turn.
        }
        [2] Your loans cost { $service } next turn and { $at-end } at the end.
       *[other] Your loans keep costing { $service } each turn.
    }
fact-ahead-and-less = Compared with “{ $other }”, the move brings you about { $worth } more in the end, and { $seat } about { $less } less.
