# Why a move of North American Railways is good.

# Moves in a few words.

reason-found = Found { $company } for { $amount }
reason-own = A share of your own { $company } for { $amount }
reason-offer = Offer { $amount } for { $company }
reason-in-column = { $title } (column { $column })
reason-let-go = Let { $seat } buy it
reason-buy = Buy it yourself for { $amount }
reason-take-money = Take { $amount }
reason-end-turn = End the turn
reason-city = { $city } for { $company }
reason-pass-cities = Pass

# How often an income is still to come: “about 4 or 5 times”.

reason-either-times = { $fewer } or { $more }

# What a move brings, in a few words.

brief-found = enough for { $city } (income { $city-income })
brief-no-city = not enough for any city on offer
brief-share = { $worth } { $turns ->
        [0] more in this last turn
       *[other] a turn more
    }{ $final ->
        [0] { "" }
       *[other] , { $final } at the end
    }
brief-or-half =
    { $worth ->
        [0] { $final ->
            [0] { $amount } in hand if the director buys it
           *[other] { $final } at the end
        }
       *[other] { $worth } { $turns ->
            [0] { $final ->
                [0] more in this last turn
               *[other] in this last turn, { $final } at the end
            }
           *[other] { $final ->
                [0] a turn more
               *[other] a turn, { $final } at the end
            }
        }
    }{ $worth ->
        [0] { $final ->
            [0] { "" }
           *[other] , or { $amount ->
                [0] nothing
               *[other] { $amount } in hand
            }
        }
       *[other] , or { $amount ->
            [0] nothing
           *[other] { $amount } in hand
        }
    }
brief-yours = { $worth ->
        [0] your income
       *[other] income
    } { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }{ $worth ->
        [0] { "" }
       *[other] , { $worth } at the end
    }
brief-final = { $worth } more at the end
brief-keeps = keeps the money
brief-forfeits = money in the treasuries is lost
brief-nothing = no income for you

# What the figures say for a move, or against it.

fact-found = The whole { $amount } goes into the treasury of { $company }, which you then direct.
fact-found-for = The whole { $amount } goes into the treasury of { $company }, which you then direct. That is enough for { $city }, which costs { $cost } and brings { $city-income } a turn{ $rest ->
        [0] .
       *[other] , with { $rest } to spare.
    }
fact-no-city = { $amount } isn’t enough for any city on offer.
fact-share = { $named-by ->
        [0] With the share
        [1] With the share of { $company }
       *[2] For { $price }
    } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably paid one more time
        [2] a turn, paid about two more times
       *[other] a turn, paid about { $turns } more times
    }{ $worth ->
        [0] .
       *[other] , and { $named-by ->
            [2] the share’s
           *[other] its
        } symbols then pay you { $worth }.
    }
fact-half-lost =
    { $worth ->
        [0] Half of the { $price } goes to the bank, and the share brings you nothing as the networks stand.
       *[other] Half of the { $price } goes to the bank, and the share brings you about { $worth } in all as the networks stand.
    }
fact-kept = { $named-by ->
        [2] For { $price }
       *[other] With the share
    } your income is { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably paid one more time
        [2] a turn, paid about two more times
       *[other] a turn, paid about { $turns } more times
    }{ $worth ->
        [0] { "" }
       *[other] , and { $named-by ->
            [2] the share’s
           *[other] its
        } symbols then pay you { $worth }
    }; if { $seat } gets { $named-by ->
        [2] the share
       *[other] it
    }, your income falls to { $before }.
fact-dilutes = Your own income then goes from { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }.
fact-dilutes-beside = Your own income is then { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }, instead of { $bought } with the share.
fact-uncovers-share = It uncovers a share of { $company }.
fact-uncovers-instead = It uncovers a share of { $company }, not of { $company-instead }.
fact-overpaid = It costs you { $price }{ $half ->
        [0] { "" }
       *[other] , of which { $seat } gets { $half },
    } and brings you { $only-final ->
        [1] only the { $worth } for its symbols at the end.
       *[0] { $worth ->
            [0] nothing as the networks stand.
           *[other] about { $worth } in all as the networks stand.
        }
    }
fact-dearer = That is { $amount } more for the same share.
fact-cheaper-best = You offer { $amount } less for the same share.
fact-cheaper = The lower your offer, the more likely { $seat } is to buy the share instead.
fact-cheap = To { $seat } the share is worth about { $worth }, so at { $price } it would be cheap.
fact-only-final = { $named-by ->
        [0] The share
        [1] The share of { $company }
       *[2] For { $price } the share
    } pays you { $worth } for its symbols at the end.
fact-too-dear = At { $price }{ $half ->
        [0] { "" }
       *[other] , of which { $seat } would get { $half },
    } the share is too dear for you, because it brings you { $worth ->
        [0] nothing as the networks stand.
       *[other] about { $worth } in all as the networks stand.
    }
fact-would-pay = Buying it would cost you { $price }, of which { $seat } would get { $half }.
fact-cant-pay = If you have kept count, you know that { $seat } has { $cash ->
        [0] no money
       *[other] only { $cash }
    } and can’t buy the share instead.
fact-can-pay = If you have kept count, you know that { $seat } has { $cash } and can buy the share instead, but not for { $price }.
fact-half = If { $seat } buys the share instead, you get { $amount ->
        [0] nothing
       *[other] { $amount }
    }.
fact-half-then = You would then get { $amount ->
        [0] nothing
       *[other] { $amount }
    }.
fact-half-less = If { $seat } buys the share instead, you get { $amount ->
        [0] nothing
       *[other] only { $amount }, which is { $less } less
    }.
fact-keeps-chair = Buying it keeps { $seat } from directing { $company }.
fact-loses = { $seat } then directs { $company }.
fact-treasury = { $of-better ->
        [0] { $amount } goes
       *[1] With it { $amount } goes
    } into the treasury of { $company }, { $yours ->
        [0] of which you hold { $held } of { $sold } shares.
       *[1] whose sold shares are all yours.
    }
fact-takes-chair = With the share you direct { $company }.
fact-rival-share = The share brings { $seat } { $worth ->
        [0] { $final } at the end.
       *[other] { $worth } { $turns ->
            [0] in this last turn
           *[other] a turn
        }{ $final ->
            [0] .
           *[other] , and { $final } at the end.
        }
    }
fact-yours = Your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably paid one more time
        [2] a turn, paid about two more times
       *[other] a turn, paid about { $turns } more times
    }{ $worth ->
        [0] .
       *[other] , and the city’s symbols then pay you { $worth }.
    }
fact-yours-with = With { $city } for { $company } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably paid one more time
        [2] a turn, paid about two more times
       *[other] a turn, paid about { $turns } more times
    }{ $worth ->
        [0] .
       *[other] , and the city’s symbols then pay you { $worth }.
    }
fact-same = Its income is too small to raise the payment per share.
fact-directors = No share pays more because of it. Only { $seat } gets { $more } more, as director of { $company }.
fact-nearly = The shares don’t pay more yet, but with another { $missing } in income they will.
fact-symbols = Its symbols pay you { $worth } at the end.
fact-uncovers = It uncovers { $city } ({ $cost }, income { $city-income }) for the others.
fact-can-wait = { $company }’s money can wait, because only you can spend it. Others may spend { $company-best }’s before you.
fact-fewer-symbols = It brings you { $less } less at the end than { $city }, for the same price.
fact-costs-more = It costs { $more } more than { $city } and brings you no more by itself.
fact-dearer-city = It costs { $more } more than { $city }.
fact-earns-less-later = It raises { $company }’s income by { $less } less than { $city }.
fact-earns-less = It brings you the same for now, but raises { $company }’s income by { $less } less than { $city }.
fact-gains-more =
    { $count ->
        [one] { $seat } holds
       *[other] { $seat } hold
    } more shares of { $company } and gain{ $count ->
        [one] s
       *[other] { "" }
    } more from this city.
fact-blocks = With what { $company } then has, { $seat } can’t pay for any city on offer.
fact-keeps = You keep { $cash } for other shares.
fact-keeps-cash = You keep your { $cash }.
fact-saves = { $company } keeps its { $treasury } for a better city.
fact-pass-is-final = Passing is final for this turn, and you could still buy a city for { $count } companies.
fact-leaves = { $seat } can still spend { $company }’s { $treasury }.
fact-serves-others = A city for { $company } serves others more, because you hold only { $held } of its { $sold } shares.
fact-denies = Buying { $city } keeps it from { $seat }. For { $company } it could bring { $seat } { $worth } by the end{ $less ->
        [0] .
       *[other] , { $less } more than any other city then on offer.
    }
fact-forfeits = The { $treasury } that { $company } keeps is lost after this last turn.
fact-wins = If nobody makes a mistake from here on, you win with { $own }. After “{ $other }” { $seat } wins with { $theirs }.
fact-loses-to = If nobody makes a mistake from here on, { $seat } wins with { $theirs }. After “{ $other }” you win with { $own }.
fact-wins-anyway = If nobody makes a mistake from here on, you win with { $own }. You win after “{ $other }” as well.
fact-wins-after = After this move you win with { $own }.
fact-loses-anyway = If nobody makes a mistake from here on, { $seat } wins whatever you do, after this move with { $theirs }.
fact-loses-after = After this move { $seat } wins with { $theirs }.
reason-safe = With this move you can hardly lose. “{ $other }” wins as well.
fact-brings-more = The move brings you more than “{ $other }” in the end.
fact-other-brings-more = “{ $other }” brings you more in the end.

# How much more often a move wins than another: 0 a little, 2 clearly.

reason-wins-more = The move wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
reason-other-wins-more = “{ $other }” wins { $how ->
        [0] a little more often.
        [2] clearly more often.
       *[other] more often.
    }
