# North American Railways.

game-title = North American Railways
game-summary = Found companies, make offers for shares, and connect cities from coast to coast.
game-period = turn
game-scores = Money
period-number = Turn { $period }

option-may_pass_shares = Shares may be passed
    .help = A player may end a turn of phase{ "\u00A0" }I without taking a share.
option-open_cash = Cash is open
    .help = All players’ cash is open. No curtain is needed.

# Companies, by their colors.

company-white = White
company-grey = Gray
company-green = Green
company-yellow = Yellow
company-red = Red
company-blue = Blue
company-black = Black
company-purple = Purple

what-company = a company
what-column = a column
what-city = a city
what-start-city = a start city

# What is asked.

ask-take-money = No money
    .words = Take { $amount } from the bank instead of a share this turn.
ask-share = Choose a share
    .words = Take the bottom share of a column and name your price.
ask-another-share = Another share?
    .words = Choose a share of a company you haven’t asked for yet, or end your turn.
ask-answer = An offer for { $company }
    .words = { $seat } offers { $amount }. Let them buy, or buy it yourself?
ask-start-city = The start city
    .words = The top start city of the stack is turned over.
ask-city = Buy a city
    .words = Choose a bottom city for one of your companies, or pass for this turn.
ask-pass = You must pass
    .words = { $why ->
        [1] You hold no shares, so you can’t buy a city.
        [2] All cities have been bought.
        [3] You have bought a city for each of your companies.
        [4] You can buy one city per turn for a company, and your other companies can’t pay for any.
       *[other] None of your companies can pay for a city.
    }
ask-end-turn = Your turn ends
    .words = You can’t ask for or buy any other share.
ask-over = The game is over
    .words = { $ending }

# Where in the game we are, and why it ends.

heading-shares = Turn { $turn }, shares
heading-cities = Turn { $turn }, cities
heading-over = Turn { $turn }, the end

ended-few-shares = Fewer shares are left than there are players.
ended-few-cities = { $count } or fewer cities were left to buy.
ended-no-purchase = Nobody bought a city.
tie-order = Equal money with { $seat-tied }, but earlier in the last turn’s order.

# Why not.

refused-over = The game is over.
refused-no-column = There is no such column.
refused-empty-column = This column is empty.
refused-no-company = There is no such company.

refused-shares-not-now = You can only take shares on your turn in phase{ "\u00A0" }I.
refused-penniless = Without cash you take { $amount } instead of a share.
refused-asked = You have already asked for { $company } this turn.
refused-founded = { $company } has already been founded.
refused-not-director = You don’t direct { $company }.
refused-no-director = { $company } has no director to ask, so found it instead.
refused-own-company = You direct { $company } yourself, so its share costs { $price }.
refused-own-too-dear = A share of your own company costs { $price }, but you have only { $cash }.
refused-price-step = The price must be a multiple of { $amount }.
refused-too-dear = You have only { $cash }.
refused-no-offer = There is no offer to answer.
refused-offer-too-dear = You need the full { $amount } in hand.
refused-no-turn-to-end = You have no turn in phase{ "\u00A0" }I to end.
refused-take-money-first = Without cash you must take { $amount }.
refused-choose-first = You must choose a share first.
refused-not-penniless = Only a player without cash takes { $amount }, on a turn of phase{ "\u00A0" }I.
refused-no-start-city = That start city can’t be turned over now.

refused-cities-not-now = You can only buy cities in phase{ "\u00A0" }II.
refused-no-share = You hold no share of { $company }.
refused-city-bought = You have already bought a city for { $company } in this phase.
refused-city-too-dear = { $city } costs { $cost }, but { $company } has only { $treasury }.
refused-pass-not-now = You can only pass in phase{ "\u00A0" }II.

# What happened.

turn-began = Turn { $turn }: { $seat } goes first.
share-offered = { $seat } offers { $amount } for a share of { $company }.
offer-answered = { $seat }, { $company }’s director, { $bought ->
    [0] allows the purchase
   *[other] buys the share instead
}.
offer-answered-final = You can’t undo an answer, because it shows what the director wants and can pay.
share-taken = { $seat } buys a share of { $company } for { $amount }.
director-changed = { $seat } is now director of { $company }.
start-city-drawn = { $company } starts in { $start-city }.
turn-ended = { $seat } takes no further share.
paid-relief = { $payee } has no cash and takes { $amount } from the bank instead of a share.
city-bought = { $seat } buys { $city } for { $company } for { $cost }.
cities-passed = { $seat } { $why ->
    [0] passes
    [1] holds no shares and passes
    [2] finds no city left and passes
    [3] has bought for each of their companies and passes
    [4] can pay for no further city and passes
   *[other] can pay for no city and passes
}.
income-paid = { $company } pays { $per-share } per share{ $extra ->
    [0] { "" }
   *[other] , { $extra } to the director
}{ $kept ->
    [0] { "" }
   *[other] , { $kept } to its treasury
}.
last-turn = This is the last turn. { $ending }
final-payment = Final payment: { $company } pays { $per-share } per share.
game-ended = The game is over. { $ending }

# Where money came from and went to.

account-income = { $company }, income
    .all = Income
    .words = paid in phase{ "\u00A0" }III of each turn
    .ahead = { $company }’s income brought { $difference } more
    .behind = { $company }’s income brought { $difference } less
account-final = { $company }, final payment
    .all = Final payments
    .words = once, after the last turn
    .ahead = { $company }’s final payment brought { $difference } more
    .behind = { $company }’s final payment brought { $difference } less
account-offers = Shares that the director bought instead
    .words = half your offer, from the director
    .ahead = shares that directors bought instead brought { $difference } more
    .behind = shares that directors bought instead brought { $difference } less
account-relief = Taken from the bank
    .words = instead of a share
    .ahead = the bank gave { $difference } more
    .behind = the bank gave { $difference } less
account-shares = Paid for shares
    .words = to companies and to other players
    .ahead = shares cost { $difference } less
    .behind = shares cost { $difference } more

# The sheet of the companies, and the cards.

sheet-company = Company
sheet-treasury = Treasury
sheet-director = Director
sheet-shares = Shares
sheet-network = Network
sheet-worth = A share pays
sheet-each-turn = each turn
sheet-at-the-end = at the end
sheet-unfounded = not founded yet; the buyer of the first share names the price
print-share = One Share

# The plates over the columns.

plate-few-shares = Last turn: fewer shares left than players
plate-no-shares = Shares: all sold
plate-choose-share = Shares: choose one  ·  { $count } left
plate-offer = Shares: an offer  ·  { $count } left
plate-shares-next = Shares: next turn  ·  { $count } left
plate-shares = Shares  ·  { $count } left
plate-few-cities = Last turn: { $most } or fewer cities left
plate-no-purchase = Last turn: nobody bought a city
plate-no-cities = Cities: all bought
plate-buy-city = Cities: buy or pass  ·  { $count } left
plate-cities-next = Cities: next phase  ·  { $count } left
plate-cities = Cities  ·  { $count } left

# The top bar.

status-turn = Turn { $turn }
phase-shares = I  Shares
phase-cities = II  Cities
phase-income = III  Income
status-over = The game is over

# The players' cards.

seat-hidden = Cash hidden
seat-passed = passed
seat-offers = offers { $amount }
seat-income = { $amount } a turn

# Buttons.

choice-take-money = Take { $amount }
choice-end-turn = End the turn
choice-pass = Pass
choice-let-go = Let them buy
    .note = { $name } + { $amount }
choice-buy = Buy it yourself
    .note = pay { $amount }

# What a move would change.

slip-treasury = Treasury
slip-share-pays = Per share, each turn
slip-share-final = Per share, at the end
slip-yours-each-turn = Your shares, each turn
slip-yours-at-end = Your shares, at the end
slip-yours = { $count ->
    [one] Yours:
   *[other] Your { $count } shares:
} { $each-turn } a turn{ $final ->
    [0] .
   *[other] , { $final } at the end.
}
slip-your-cash = Your cash
slip-income = Income

slip-found = Found { $name }
    .words = You direct { $company }. Its start city is drawn from the stack.
    .confirm = Found for { $amount }
reach-none = Too little for any city. The cheapest, { $city }, costs { $cost }.
reach-none-ends = No treasury could then pay for a city, so the game ends with this turn.
reach-some = Its { $treasury } can pay for { $cities }.
reach-all = Its { $treasury } can pay for any city on offer.

slip-own = A share of your own { $company }
slip-own-all = If you have less, you pay all you have.
slip-offer = Ask { $seat } for { $company }
    .confirm = Offer { $amount }
slip-offer-let-go = If { $seat } lets you buy
slip-offer-bought = If { $seat } has { $amount } and buys it
    .words = { $seat } pays { $sums }. You may then ask for another company’s share, or stop.
outlook = { $seat } asks for { $company }
outlook-let-go = If you let them buy
outlook-buy = If you buy it
slip-let-go = Let { $seat } buy a share of { $company }
    .confirm = Let { $seat } buy
slip-buy = Buy the share yourself
    .words = { $seat } may then ask for another company’s share.
    .confirm = Buy for { $amount }

slip-you-pay = You pay { $sums }.
slip-other-pays = { $seat } pays { $sums }.
paid-to-company = { $amount } to { $company }
paid-to-bank = { $amount } to the bank
paid-to-you = { $amount } to you
paid-to-player = { $amount } to { $seat }
slip-you-take-over = With { $shares } { $shares ->
    [one] share
   *[other] shares
} to { $seat }’s { $others }, you direct it.
slip-other-takes-over = With { $shares } { $shares ->
    [one] share
   *[other] shares
} to your { $others }, { $seat } directs { $company }.

slip-city = { $city } for { $name }
    .price = costs { $cost }
    .confirm = Buy the city

# How to go on.

guide-found = Nobody directs { $company } yet. Name your price. All of it goes into the treasury.
guide-offer = Name your price. { $seat } lets you buy, or buys it instead.
guide-own = You direct { $company } yourself, so its share costs you { $amount }.
guide-let-go = You can’t pay { $amount }, so let them buy.
guide-last-to-pass = Nobody has bought a city this turn. If you pass too, this is the last turn.
guide-company = Choose a bottom city. { $company } has { $treasury }.
guide-city = Choose the company that buys { $city } for { $cost }.

# Why something can’t be chosen.

why-covered = Only the bottom card of a column can be taken.
why-no-row = Take shares from the bottom of a column.
why-own-price = A share of your own company costs { $price }.
why-no-money = You don’t have enough cash.
why-no-share = You hold no share of any company.
why-no-city = No city is left.

# What lies on the board.

about-first-share = A share of { $company }. Nobody directs the company yet. The player who takes this share founds it at any price.
about-share = A share of { $company }, directed by { $seat }. It costs the director { $price }. Others make offers.
about-covered = A share of { $company }, under other shares.
about-city = { $city }: costs { $cost }, brings { $amount } a turn.
about-symbols = Coast-to-Coast symbol { $symbols }: { $amount } per share at the end.
about-start-city = { $start-city }, the start city of { $company }: brings { $amount } a turn.
about-unfounded = { $company } has not been founded yet.
about-holder = { $seat } { $count }
about-company =
    { $company }, directed by { $seat }. Treasury { $treasury }.
    Shares: { $held }.
about-worth =
    { $company }’s income of { $amount } over { $count } { $count ->
        [one] share
       *[other] shares
    }: { $per-share } each{ $extra ->
        [0] { "" }
       *[other] , { $extra } more to { $seat }, its director
    }{ $kept ->
        [0] { "" }
       *[other] , { $kept } to its treasury
    }.
    Coast-to-Coast symbols: { $symbols }. Each pays { $price } per share at the end.
about-shares-left = { $count } { $count ->
    [one] share
   *[other] shares
} left. If fewer than { $players } (the number of players) are left after phase{ "\u00A0" }I, the turn is the last.
about-cities-left = { $count } { $count ->
    [one] city
   *[other] cities
} left. If { $most } or fewer are left before phase{ "\u00A0" }II, or nobody buys a city, the turn is the last.

# The survey of a board.

taken-shares = Shares
taken-cities = Cities

# What bots judge a position by.

term-cash = cash
term-thrift = cash for later turns
term-dividends = dividends
term-symbols = Coast-to-Coast symbols
term-growth = future cities
term-income-to-buy = treasuries that buy income
term-symbols-to-buy = treasuries that buy symbols
term-shares-to-sell = unsold shares
term-direction = companies directed
term-promise = unsold shares of its companies
term-soon = shares of its companies available soon
term-to-act = a turn still to come

# Income and the final payment, on their sheets.

pay-title = Income of turn { $turn }
pay-rule = Income divided by shares, in full hundreds. Of the rest the director gets $100.
    .last = Income divided by shares, in full hundreds. Of the rest the director gets half.
pay-told = The bank pays each income to the shareholders. The rest goes to the director and the treasury.
pay-company = Company
pay-income = Income
pay-shares = Shares
pay-share = A share
pay-each = { $count } × { $amount }
pay-extra = { $count } × { $amount } + { $extra }
pay-kept = Treasury
pay-sum = Income
final-title = The final payment
final-rule = Each share pays { $amount } for every Coast-to-Coast symbol in its company’s network.
final-told = The bank pays one last time for every share. Money in the treasuries counts for nobody.
final-network = Symbols
final-symbols = × { $count }
final-sum = Final payment
final-before = Money before
final-total = Total
final-places = Place
final-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
final-go-on = See the result
final-wins = { $seat } wins
final-most = The most money
final-tie = Equal with { $seat-2 }, but earlier in the last turn’s order:

# How near the end is.

ends-last-turn = Last turn
    .words = This turn is the last. { $ending }
ends-shares = { $left ->
        [0] Last turn: too few shares are left
        [one] Last turn if one more share is bought
       *[other] Last turn if { $left } more shares are bought
    }
    .words = A turn is the last if fewer shares are left after phase{ "\u00A0" }I than there are players ({ $players }).
ends-cities = { $now ->
        [1] Last turn: { $count } or fewer cities are left
       *[other] { $left ->
            [0] The next turn is the last
            [one] The next turn is the last if one more city is bought
           *[other] The next turn is the last if { $left } more cities are bought
        }
    }
    .words = A turn is the last if { $count } or fewer cities are left when phase{ "\u00A0" }II begins.
ends-no-purchase = Last turn if nobody buys a city
    .words = A turn in which nobody buys a city is the last.
ends-no-treasury = Last turn unless a treasury reaches { $amount }
    .words = A turn in which nobody buys a city is the last.

# What an action did, if one line summarizes several events.

summary-bought = { $seat }, { $company }’s director, buys the share instead for { $amount }{ $gain ->
    [0] .
   *[other] ; { $seat-2 } gets { $gain }.
}
summary-let-go = { $seat }, { $company }’s director, allows the purchase: { $seat-2 } pays { $amount }{ $directs ->
    [0] .
   *[other] {" "}and now directs { $company }, because nobody holds more shares.
}
summary-for-all-cash = { $seat } directs the company of every bottom share but has less than { $price }, so a share of { $company } costs all their cash, { $amount }.
summary-founded = { $seat } founds { $company } for { $amount }.
summary-founded-in = { $seat } founds { $company } for { $amount }. It starts in { $start-city }.
