# Why a move of North American Railways is good.

# Moves in a few words.

reason-found = Found { $company } for { $amount }
reason-own = A share of your own { $company } for { $amount }
reason-offer = Offer { $amount } for { $company }
reason-in-column = { $title } (column { $column })
reason-let-go = Let { $seat } have it
reason-buy = Buy it yourself for { $amount }
reason-take-money = Take { $amount }
reason-end-turn = End the turn
reason-city = { $city } for { $company }
reason-pass-cities = Pass

# How often an income is still to come: “about 4 or 5 times”.

reason-either-times = { $fewer } or { $more }

# What a move brings, in a few words.

brief-found = enough for { $city } (income { $city-income })
brief-no-city = not enough for any city in sight
brief-share = { $worth } { $turns ->
        [0] more in this last turn
       *[other] a turn more
    }
brief-share-and-final = { $worth } { $turns ->
        [0] more in this last turn
       *[other] a turn more
    }, { $final } at the end
brief-half = { $worth } { $turns ->
        [0] more in this last turn
       *[other] a turn more
    }, or { $amount ->
        [0] nothing
       *[other] { $amount } in hand
    }
brief-only-half = { $amount } in hand if the director buys it
brief-yours = your income { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }
brief-all-or-half = { $worth } { $turns ->
        [0] in this last turn
       *[other] a turn
    }, { $final } at the end, or { $amount ->
        [0] nothing
       *[other] { $amount } in hand
    }
brief-final-or-half = { $final } at the end, or { $amount ->
        [0] nothing
       *[other] { $amount } in hand
    }
brief-keeps-chair = keeps you the director of { $company }
brief-yours-and-final = income { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }, { $worth } at the end
brief-final = { $worth } more at the end
brief-treasury = { $amount } into the treasury of { $company }
brief-cash = { $amount } more in hand
brief-keeps = keeps the money
brief-forfeits = what the treasuries hold is lost
brief-nothing = no income for you

# What the figures say for a move, or against it.

fact-found = The whole { $amount } goes into the treasury of { $company }, which you then direct.
fact-found-for = The whole { $amount } goes into the treasury of { $company }, which you then direct: enough for { $city }, which costs { $cost } and brings { $city-income } a turn{ $rest ->
        [0] .
       *[other] , with { $rest } to spare.
    }
fact-left = It leaves you { $cash ->
        [0] no cash
       *[other] { $cash }
    } for other shares.
fact-lies-idle = No city in sight costs more than { $cost }: the other { $rest } would lie idle for now.
fact-buy-before = { $count ->
        [one] { $seat } buys
       *[other] { $seat } buy
    } before you and can pay for { $city } as well.
fact-no-city = { $amount } pays for no city in sight.
fact-no-city-yet = { $amount } pays for no city in sight yet, but leaves you { $cash } for other shares.
fact-share = With the share your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }.
fact-share-and-final = With the share your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and its symbols then pay you { $worth }.
fact-share-of = With the share of { $company } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }.
fact-share-and-final-of = With the share of { $company } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and its symbols then pay you { $worth }.
fact-share-for = For { $price } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }.
fact-share-and-final-for = For { $price } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and the share's symbols then pay you { $worth }.
fact-only-final-for = For { $price } the share pays you { $worth } for its symbols at the end.
fact-costs = It costs you { $price }.
fact-half-lost =
    { $worth ->
        [0] Half of the { $price } goes to the bank, and the share brings you nothing as the networks stand.
       *[other] Half of the { $price } goes to the bank, and the share brings you about { $worth } in all as the networks stand.
    }
fact-kept = With the share your income is { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }; if { $seat } gets it, your income falls to { $before }.
fact-kept-and-final = With the share your income is { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and its symbols then pay you { $worth }; if { $seat } gets it, your income falls to { $before }.
fact-kept-for = For { $price } your income is { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }; if { $seat } gets the share, your income falls to { $before }.
fact-kept-and-final-for = For { $price } your income is { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and the share's symbols then pay you { $worth }; if { $seat } gets the share, your income falls to { $before }.
fact-lowers = With one share more { $company } pays less on each: your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }.
fact-lowers-theirs = With one share more { $company } pays less on each: { $seat }'s income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    }.
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
fact-empties = It empties its column and uncovers nothing.
fact-empties-instead = It empties its column instead of uncovering a share of { $company-instead }.
fact-overpaid =
    { $worth ->
        [0] It costs you { $price } and brings you nothing as the networks stand.
       *[other] It costs you { $price } and brings you about { $worth } in all as the networks stand.
    }
fact-overpaid-final = It costs you { $price } and brings you only the { $worth } for its symbols at the end.
fact-overpaid-half =
    { $worth ->
        [0] It costs you { $price }, of which { $seat } gets { $half }, and brings you nothing as the networks stand.
       *[other] It costs you { $price }, of which { $seat } gets { $half }, and brings you about { $worth } in all as the networks stand.
    }
fact-overpaid-half-final = It costs you { $price }, of which { $seat } gets { $half }, and brings you only the { $worth } for its symbols at the end.
fact-dearer = That is { $amount } more for the same share.
fact-cheaper-best = You offer { $amount } less for the same share.
fact-dearer-best = The higher your offer, the more likely { $seat } is to let you have the share.
fact-cheaper = The lower your offer, the more likely { $seat } is to buy the share instead.
fact-cheap = To { $seat } the share is worth about { $worth }: at { $price } it would be cheap.
fact-other-cheap = To { $seat } a share of { $company } is worth about { $worth }: at { $price } it would be cheap.
fact-other-dear = At { $price } the share of { $company } brings you only about { $worth }.
fact-only-final = The share pays you { $worth } for its symbols at the end.
fact-only-final-of = The share of { $company } pays you { $worth } for its symbols at the end.
fact-cant-buy = You don't have { $amount } to buy it yourself.
fact-too-dear =
    { $worth ->
        [0] At { $price } the share is too dear for you: it brings you nothing as the networks stand.
       *[other] At { $price } the share is too dear for you: it brings you about { $worth } in all as the networks stand.
    }
fact-too-dear-half =
    { $worth ->
        [0] At { $price }, of which { $seat } would get { $half }, the share is too dear for you: it brings you nothing as the networks stand.
       *[other] At { $price }, of which { $seat } would get { $half }, the share is too dear for you: it brings you about { $worth } in all as the networks stand.
    }
fact-would-bring =
    { $worth ->
        [0] Buying it would cost you { $price } and bring you nothing as the networks stand.
       *[other] Buying it would cost you { $price } and bring you about { $worth } in all as the networks stand.
    }
fact-would-bring-half =
    { $worth ->
        [0] Buying it would cost you { $price }, of which { $seat } would get { $half }, and bring you nothing as the networks stand.
       *[other] Buying it would cost you { $price }, of which { $seat } would get { $half }, and bring you about { $worth } in all as the networks stand.
    }
fact-would-pay = Buying it would cost you { $price }, of which { $seat } would get { $half }.
fact-cant-pay = Whoever keeps count knows: { $seat } has only { $cash } and can't buy it instead.
fact-can-pay = Whoever keeps count knows: { $seat } has { $cash } and can buy it instead, but not for { $price }.
fact-has-nothing = Whoever keeps count knows: { $seat } has no money and can't buy it instead.
fact-half = If { $seat } buys the share instead, you get { $amount }.
fact-half-then = You would then get { $amount ->
        [0] nothing
       *[other] { $amount }
    }.
fact-half-less = If { $seat } buys the share instead, you get { $amount ->
        [0] nothing
       *[other] only { $amount }, which is { $less } less
    }.
fact-no-half = If { $seat } buys the share instead, you get nothing.
fact-keeps-chair = Buying it keeps { $seat } from directing { $company }.
fact-keeps-out = With the share { $seat } could spend what { $company } then has, { $treasury }, for a city.
fact-loses = { $seat } then directs { $company }.
fact-treasury = { $amount } goes into the treasury of { $company }, of which you hold { $held } of { $sold } shares.
fact-treasury-yours = { $amount } goes into the treasury of { $company }, whose sold shares are all yours.
fact-treasury-with = With it { $amount } goes into the treasury of { $company }, of which you hold { $held } of { $sold } shares.
fact-treasury-yours-with = With it { $amount } goes into the treasury of { $company }, whose sold shares are all yours.
fact-takes-chair = With the share you direct { $company }.
fact-rival-share = The share brings { $seat } { $worth } { $turns ->
        [0] in this last turn
       *[other] a turn
    }.
fact-rival-share-and-final = The share brings { $seat } { $worth } { $turns ->
        [0] in this last turn
       *[other] a turn
    }, and { $final } at the end.
fact-rival-final = The share brings { $seat } { $final } at the end.
fact-goes-on-own = { $seat }'s turn is then over; if you buy, { $seat } can go on and take a share of { $company } as its director.
fact-buys-too = { $seat } can then buy a city for { $company } as well, of whose { $sold } shares you hold { $held }.
fact-yours = Your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }.
fact-yours-and-symbols = Your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and the city's symbols then pay you { $worth }.
fact-yours-with = With { $city } for { $company } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }.
fact-yours-and-symbols-with = With { $city } for { $company } your income goes from { $before } to { $after } { $turns ->
        [0] in this last turn
        [one] a turn, probably once more until the end
        [2] a turn, about twice until the end
       *[other] a turn, about { $turns } times until the end
    }, and the city's symbols then pay you { $worth }.
fact-same = Its income is too small to raise what a share pays.
fact-directors = No share pays more for it: only { $seat } gets { $more } more, as the director of { $company }.
fact-extra-falls = Each share of { $company } then pays { $after } { $turns ->
        [0] in this last turn
       *[other] a turn
    } instead of { $before }, but as its director you get { $less } less of the remainder.
fact-nearly = The shares pay no more for it yet, but with { $missing } more of income they will.
fact-symbols = Its symbols pay you { $worth } at the end.
fact-uncovers = It uncovers { $city } ({ $cost }, income { $city-income }) for the others.
fact-uncovers-city-instead = It uncovers { $city } ({ $cost }, income { $city-income }) instead of { $city-instead }.
fact-others-spend = What { $company } has, others may spend before you.
fact-can-wait = What { $company } has can wait, for only you can spend it; what { $company-best } has, others may spend before you.
fact-spends = It takes { $cost } out of the treasury of { $company }, which { $seat } could still spend.
fact-costs-less = It costs { $less } less than { $city }.
fact-fewer-symbols = It brings you { $less } less at the end than { $city }, for the same price.
fact-costs-more = It costs { $more } more than { $city } and by itself brings you no more.
fact-dearer-city = It costs { $more } more than { $city }.
fact-earns-less-later = It raises { $company }'s income by { $less } less than { $city }.
fact-earns-less = It brings you the same for now, but raises { $company }'s income by { $less } less than { $city }.
fact-gains-more =
    { $count ->
        [one] { $seat } holds
       *[other] { $seat } hold
    } more shares of { $company } and gain{ $count ->
        [one] s
       *[other] { "" }
    } more by it.
fact-blocks = With what { $company } then has, { $seat } can pay for no city in sight.
fact-relief = Without cash you can only take { $amount }.
fact-keeps = You keep { $cash } for other shares.
fact-keeps-cash = You keep your { $cash }.
fact-saves = { $company } keeps its { $treasury } for a better city.
fact-pass-is-final = Passing is final for this turn, and you could still buy a city for { $count } companies.
fact-leaves = { $seat } can still spend what { $company } has, { $treasury }.
fact-serves-others = A city for { $company } serves others more: of its { $sold } shares you hold { $held }.
fact-last-share = With this share fewer are left than there are players: this turn is then the last.
fact-goes-on = One share less, and this turn would be the last.
fact-denies = Buying { $city } keeps it from { $seat }: for { $company } it could bring { $seat } { $worth } until the end.
fact-denies-more = Buying { $city } keeps it from { $seat }: for { $company } it could bring { $seat } { $worth } until the end, { $less } more than any other city then in sight.
fact-forfeits = What { $company } keeps, { $treasury }, is lost with this last turn.
fact-closes = If nobody buys a city, this is the last turn.
fact-no-purchase = No company of yours can buy another city in this turn.
fact-wins = If nobody errs from here on, you win with { $own }; after “{ $other }” { $seat } wins with { $theirs }.
fact-loses-to = If nobody errs from here on, { $seat } wins with { $theirs }; after “{ $other }” you win with { $own }.
fact-wins-anyway = If nobody errs from here on, you win with { $own }; after “{ $other }” you win as well.
fact-wins-after = After it you win with { $own }.
fact-loses-anyway = If nobody errs from here on, { $seat } wins whatever you do; after this move with { $theirs }.
fact-loses-after = After it { $seat } wins with { $theirs }.
fact-tied-anyway = If nobody errs from here on, { $seat } wins whatever you do; after this move you both have { $theirs }, and { $seat } comes earlier in this turn's order.
fact-tied-after = After it you both have { $theirs }, and { $seat } wins as the earlier in this turn's order.
fact-can-hardly-win = You can hardly win any more, whatever you do.
fact-can-hardly-lose = With it you can hardly lose any more; “{ $other }” wins as well.
fact-brings-more = The move brings you more than “{ $other }” in the end.
fact-other-brings-more = “{ $other }” brings you more in the end.

# How much oftener a move wins than another: 0 a little, 2 clearly.

fact-wins-more-often = The move wins { $how ->
        [0] a little more often
        [2] clearly more often
       *[other] more often
    } than “{ $other }”.
fact-other-wins-more-often = “{ $other }” wins { $how ->
        [0] a little more often.
        [2] clearly more often.
       *[other] more often.
    }
