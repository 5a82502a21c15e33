# American Rails.

game-title = American Rails
game-summary = Buy shares, lay track from city to city, and live on the dividends.
game-period = year
game-scores = Money

# What a move’s text should have named.

what-company = a company
what-hex = a city or a hex
what-row = a row of the action track

# The action track. The attribute says what a row does.

row-pass = Pass
    .words = Do nothing.
row-develop = Develop
    .words = Build a house in a city with track and without a black square: full value +$2, shared value +$1.
row-fund = Fund $5
    .words = $5 from the bank goes into the treasury of any company.
row-take = Take $2
    .words = Take $2 from the bank, or make every other player pay $2 to the bank.
row-take-or-expand = Take $2 or Expand 2
    .words = Take $2 from the bank, or make every other player pay $2 to the bank, or lay up to 2 cubes.
row-expand-3 = Expand 3
    .words = Lay up to 3 cubes, one at a time, of companies in which you hold a share. Their treasuries pay.
row-auction = Auction a share
    .words = Put up a share of any company. The price goes into its treasury.
row-expand-4 = Expand 4
    .words = Lay up to 4 cubes, one at a time, of companies in which you hold a share. Their treasuries pay.

# Where in the game we are.

heading-preparation = Preparation round
heading-phase =
    { $year }, { $phase ->
        [1] first
        [2] second
       *[3] third
    } action phase

# What the actor is asked.

ask-put-up = Put up a share
    .words = Choose the company whose share is auctioned next.
ask-bid = Auction: { $company }
    .words =
        { $high ->
            [0] Nobody has bid yet.
           *[other] The high bid is { $high }.
        } Bid at least { $lowest }, or pass.
ask-start-city = { $company } begins
    .words = Place { $company }’s first cube in any city without a cube.
ask-choose = Choose an action
    .words = Move your marker to a free row of the action track.
ask-develop = { $action }
    .words = Build a house in a city with track, or decline.
ask-fund = { $action }
    .words = Choose the company that gets $5 from the bank, or decline.
ask-take = { $action }
    .words =
        Take $2 from the bank, or make every other player pay $2 to the bank{ $cubes ->
            [0] .
           *[other] , or lay up to two cubes.
        }
ask-auction = { $action }
    .words = Choose the company whose share you put up, or decline.
ask-expand = { $action }
    .words = Lay up to { $cubes } cubes, one at a time, or decline.
ask-next-cube = { $action }
    .words = Lay the next cube, or finish.
guide-company = Choose the company that builds here: { $companies }.
ask-over = The game is over
    .words = { $ending }

# Why a move can’t be played.

refused-no-company = There is no such company.
refused-absent = { $company } is not in this game.
refused-put-up-before = A share of { $company } has already been put up in this round.
refused-no-sale = You can only put up a share with the action “Auction a share”.
refused-sold-out = { $company } has no share left.
refused-no-auction = No share is up for auction.
refused-no-start = A company’s first cube is placed when its first share is bought.
refused-start-outside = A company starts in a city.
refused-start-taken = { $hex } already has a cube.
refused-no-marker = You can’t place a marker now.
refused-no-row = There is no such row.
refused-row-taken = { $action } is taken in this phase.
refused-no-action = There is no action to decline.
refused-cube-laid = You have laid a cube, so finish instead.
refused-no-cube-laid = You haven’t laid a cube, so decline instead.
refused-no-expansion = There is no expansion to finish.
refused-no-building = You can only build houses with the action “Develop”.
refused-no-houses = No house is left.
refused-house-outside = Houses can only be built in cities.
refused-house-stands = { $hex } already has a house.
refused-hub = { $hex } has a black square, so no house can be built there.
refused-no-track-there = There is no track in { $hex }.
refused-no-funding = You can only fund a treasury with the action “Fund $5”.
refused-no-taking = You can only do that with the action “Take $2”.
refused-cube-instead = You have laid a cube instead.
refused-no-laying = You can only lay track with an Expand action.
refused-no-hex = There is no such hex.
refused-no-track = { $company } has no track on the map yet.
refused-no-share = You hold no share of { $company }.
refused-no-cubes = { $company } has no cube left.
refused-cube-there = { $company } already has a cube there.
refused-not-next = That hex isn’t next to { $company }’s track.
refused-forest-full = A forest hex holds one cube only.
refused-mountain-full = A mountain hex holds one cube only.
refused-too-dear = That costs { $cost }, but { $company }’s treasury holds only { $treasury }.

against-no-share = You hold no share, so you can’t lay track.
against-not-next = That hex isn’t next to the track of a company in which you hold a share.

# What happened. The ground is a letter: P plains, F forest, M mountains, C city.

share-put-up = { $seat } puts up a share of { $company }.
share-sold = { $seat } buys a share of { $company } for { $amount }.
share-removed = Nobody bids, so a share of { $company } leaves the game.
cube-placed =
    { $cost ->
        [0] { $seat } starts { $company } in { $city }.
       *[other]
            { $seat } lays track of { $company } to { $ground ->
                [P] the plains near { $city }
                [F] the forest near { $city }
                [M] the mountains near { $city }
               *[C] { $city }
            } ({ $cost }).
    }
house-placed = { $seat } builds a house in { $hex }.
connection-made = { $company } connects { $city-a } and { $city-b }: +{ $income } income.
marker-placed = { $seat } chooses { $action }.
action-declined = { $seat } declines.
order-taken = { $seat } takes position { $place } in the turn order.
paid-funding = { $payee } gets { $amount } from the bank.
paid-taken = { $payee } takes { $amount } from the bank.
paid-lost = { $payer } pays { $amount } to the bank.
dividend-paid =
    { $company } pays { $per-share } on { $shares ->
        [one] 1 share
       *[other] each of { $shares } shares
    }.
game-ended = The game is over. { $reason }

ended-last-year = { $year } is over.
ended-no-shares = All shares have been sold or removed from the game.
ended-no-supplies = { $supplies } supplies are down to two pieces or fewer.
tie-shared = They have equal money and share the victory.

# A year’s end, on its sheet, and how near the end of the game is.

year-over = { $year } is over
year-rule = Each share pays its company’s income divided by the shares held, rounded up.
year-company = Company
year-shares = Shares
year-share = A share
year-each = { $count } × { $amount }
year-dividends = Dividends
year-before = Cash before
year-now = Cash now
year-order = Next turn order
year-go-on = Continue to { $year }
end-supplies = Supplies (cubes, houses) down to two pieces
    .rule = At { $needed }, the game ends with the year.
    .near = One more ends the game.
ends-year = { $left ->
        [0] The last year
        [1] Next year is the last
       *[other] { $left } more years at most
    }
    .words = The game ends after the dividends of { $year } at the latest.
ends-shares = { $left ->
        [0] Last year: no share is left
        [one] Last year if the last share is auctioned
       *[other] Last year if the last { $left } shares are auctioned
    }
    .words = The game ends with the year in which the last share is auctioned, sold or not. { $left ->
        [0] None is left.
        [one] One is left.
       *[other] { $left } are left.
    }
ends-supplies = { $possible ->
        [0] Supplies running low
       *[other] { $left ->
            [0] Last year: { $needed } supplies are low
            [one] Last year if one more supply runs low
           *[other] Last year if { $left } more supplies run low
        }
    }
    .words = A supply is low at two pieces or fewer: a company’s cubes, or the houses. The game ends with the year in which { $needed } supplies are low. { $done ->
        [0] None is low yet.
        [one] One is low now.
       *[other] { $done } are low now.
    }
row-develop-left = { $action }, { $houses } left

# Where a player’s money came from.

account-dividends = { $company } dividends
    .all = Dividends
    .words = paid each year for every share held
    .ahead = { $company } dividends brought { $difference } more
    .behind = { $company } dividends brought { $difference } less
account-taken = Taken from the bank
    .words = by the action Take $2
    .ahead = taking from the bank brought { $difference } more
    .behind = taking from the bank brought { $difference } less
account-lost = Lost to others’ Take $2
    .words = to the bank, each time another player chose it
    .ahead = others’ Take $2 cost { $difference } less
    .behind = others’ Take $2 cost { $difference } more
account-shares = Paid for shares
    .words = the winning bids
    .ahead = shares cost { $difference } less
    .behind = shares cost { $difference } more

# The board.

board-title = AMERICAN RAILS
board-pair = connection: +{ $income }
board-hub = no houses
board-actions = ACTION TRACK
board-order = TURN ORDER
board-incomes = INCOME TRACK
board-dividend = dividend: income ÷ shares held, rounded up
board-more = * + $2 each piece

bill-share = Share of { $company }
bill-no-bid = no bid yet, at least { $lowest }
bill-bid-by = bid by { $seat }
bill-in = in
bill-out = out

strip-absent = not in this game
strip-gone = out of the game
strip-no-track = not on the map yet

treasury = Treasury
income = Income
dividend = Dividend
your-cash = Your cash

# The top bar and the players' cards.

status-round = Round { $round } of up to { $rounds }
status-over = The game is over
status-phase =
    { $phase ->
        [1] First
        [2] Second
       *[3] Third
    } action phase

card-dividends = dividends { $amount }
card-high-bid = high bid { $amount }
card-in-auction = in this auction
card-out-of-auction = out of this auction
card-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } in the turn order
card-turn =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } this phase

# The prompt’s buttons.

choice-from-bank = From the bank
    .note = $2 for you
choice-from-others = Others pay
    .note = $2 each to the bank
choice-pass = Pass
choice-decline = Decline
choice-finish = Finish
choice-left = { $unsold } left
choice-no-room = No hex next to { $company }’s track has room.
choice-too-dear = Next to its track a cube costs at least { $cost }, but { $company } has only { $treasury }.

# What a move would change.

slip-track =
    { $company } to { $ground ->
        [P] the plains
        [F] the forest
        [M] the mountains
       *[C] { $hex }
    }
    .price = pays { $cost }
    .confirm = Lay track
slip-joins = Connects { $city-a } and { $city-b }: +{ $income }.
slip-income-falls = { $company }’s income falls from { $before } to { $after }.
slip-income-rises = { $company }’s income rises from { $before } to { $after }.
slip-start = { $company } starts in { $hex }
    .confirm = Place the cube
slip-house = A house in { $hex }
    .confirm = Build the house
slip-house-income = { $company }’s income
slip-house-other = { $company } { $before } to { $after }
slip-house-also = Also { $others }.
slip-house-left =
    { $houses ->
        [one] 1 house is left after this.
       *[other] { $houses } houses are left after this.
    }
slip-fund = Fund { $company }
    .price = { $amount } from the bank
    .confirm = Fund
slip-bid = Bid for a share of { $company }
    .confirm = Bid { $amount }
slip-bid-alone = { $alone ->
        [0] If everyone else passes.
       *[other] Everyone else has passed, so the share is yours.
    }
slip-bid-begins = { $alone ->
        [0] If everyone else passes, you place { $company }’s first cube.
       *[other] Everyone else has passed, so you place { $company }’s first cube.
    }
slip-lot = A share of { $company } for auction
    .confirm = Put it up
slip-lot-unsold = { $unsold } of { $shares } shares are unsold.
slip-lot-begins = The buyer places { $company }’s first cube.
slip-lot-bid = You bid first, at least { $lowest }, or pass.
slip-row-confirm = Choose it
slip-take-bank = $2 from the bank
    .confirm = Take it
slip-take-others = $2 from each other player
    .words = The money goes to the bank. You keep yours.
    .confirm = Make them pay

# What a thing on the board is.

about-ground =
    { $ground ->
        [F] Forest: one cube at most.
        [M] Mountains: one cube at most.
       *[P] Plains: one cube of each company.
    }
about-track = Track of { $company }.
about-next-cube = The next cube costs { $cost }.
about-no-room = There is no room for another cube.
about-city = { $city }: full value { $alone } for one company alone, shared value { $shared } for each of several.
about-hub = Black square: no house can be built here.
about-house = House: full value +$2, shared value +$1.
about-pair = Special connection: track here and in { $partners } brings +{ $income } income.

held = { $seat } { $count }
about-company =
    { $company }: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }. None is held.
about-company-held =
    { $company }: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }. Held: { $held }.
about-supply =
    { $unsold ->
        [0] None unsold
       *[other] { $unsold } unsold
    }{ $removed ->
        [0] .
       *[other] , { $removed } removed from the game.
    } { $cubes ->
        [one] 1 cube left.
       *[other] { $cubes } cubes left.
    }
about-dividend = Income { $income } pays { $dividend } on each share held, rounded up.
about-no-track = It has no track yet. Its first buyer places a cube in a free city.

about-row = { $action }: { $words }
about-row-free = Free in this phase.
about-row-taken = Taken in this phase by { $seat }.
about-rows = The higher your row, the earlier you act in the next phase.

about-year =
    { $year }, round { $round } of up to { $rounds }.
    Each round has three action phases, then dividends.
about-end =
    The game ends after a dividend in { $year }, when no share is left to buy, or when { $supplies } supplies hold two pieces or fewer ({ $count ->
        [0] now none
       *[other] now: { $low }
    }).
about-houses = houses
about-first-order = The buyer of a company’s first share takes the first free position in the turn order.
about-order = The order of this phase: from top to bottom of the previous column.
about-incomes =
    Each company’s cube shows its income. After { $last } it starts over at the beginning.
    Each share pays the income divided by the shares that players hold, rounded up.
about-key = A cube costs { $plains } on plains and { $city } in a city, plus $2 for each piece already there. It costs { $forest } in a forest and { $mountain } in mountains, which hold one cube at most.
two-cities = { $city-a } and { $city-b }
about-pairs =
    { $pair-count ->
        [0] This board has no special connections.
       *[other] Special connections: a company with track in both cities gets +{ $income } income: { $two-cities }.
    }{ $hubs ->
        [0] {""}
       *[other] {" "}Cities with a black square take no house.
    }
about-auction = Clockwise, each player raises the bid or drops out. The price goes into the company’s treasury.

period-number = { $period ->
    [0] Preparation
   *[other] { $period }
}

# The survey of a board.

taken-shares = Shares
taken-cities-reached = Cities reached

# What bots judge a position by.

term-cash = cash
term-thrift = cash kept for shares
term-shares = planned dividends
term-place = a later turn
term-place-less = an earlier turn
term-place-more = a later turn
term-income = dividends at current income
term-treasury = company treasuries
term-control = majority of a company’s shares
term-dividends = future dividends
term-growth = company growth
term-rounding = rounding of dividends
term-sites = cities that can take a house
term-behind = fewer shares than others
term-behind-less = less behind in shares
term-behind-more = further behind in shares

# What an action did, if one line summarizes several events.

share-lost = No city is free for { $company }, so { $seat } loses the share and the company leaves the game.
summary-expanded = { $seat } lays track { $parts }.
summary-laid-of = of { $company } to { $parts }
summary-laid =
    { $ground ->
        [P] the plains near { $city }
        [F] the forest near { $city }
        [M] the mountains near { $city }
       *[C] { $city }
    } ({ $cost })
summary-order = Turn order: { $seat }.
summary-declined = { $seat } chooses { $action } and declines it.
summary-funded = { $seat } funds { $company } with { $amount } from the bank.
summary-others-paid =
    { $seat } makes { $count ->
        [one] { $seat-payers } pay { $amount }
       *[other] { $seat-payers } pay { $amount } each
    } to the bank.
summary-paid-less = { $seat-payer } can pay the bank only { $amount }, all their cash.

# Facts of the board, in lists.

fact-pair = **{ $city-a } and { $city-b }**

# The rows of the action track in the help book.

help-row-pass = **Pass.** Do nothing.
help-row-develop = **Develop.** { $houses ->
        [one] Put the only house into a city with track
       *[other] Put one of the { WORD($houses) } development markers (houses) into a city with track, one to a city
    }. It raises the city’s full value by $2 and its shared value by $1. { $hubs ->
        [0] {""}
        [one] The city with a black square takes no house.
       *[other] The { WORD($hubs) } cities with a black square take no house.
    }
help-row-fund = **Fund $5.** The bank gives a company of your choice $5 for its treasury.
help-row-take = **Take $2** from the bank, or make every other player pay $2 to the bank. { $for-four ->
        [0] {""}
       *[1]
            { $for-fewer ->
                [0] Or lay up to two cubes instead.
               *[1] With four or more players you may lay up to two cubes instead.
            }
    }
help-row-expand-3 = **Expand 3.** Lay up to three cubes.
help-row-auction = **Auction a share** of any company. It goes to the highest bidder, who may be you. If nobody bids, it leaves the game. Bids start at { $minimum-bid }. A company that isn’t on the map yet gets its first cube in a free city. If no city is free, all its shares leave the game.
help-row-expand-4 = **Expand 4.** Lay up to four cubes.
