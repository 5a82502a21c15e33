# North American Railways.

game-title = North American Railways
game-summary = Found companies, offer for shares, and join cities from coast to coast.
game-period = turn
period-number = Turn { $period }

option-may_pass_shares = Shares may be passed
    .help = A player may end a turn of phase I without taking a share.

# Companies, by their colours.

company-white = White
company-grey = Grey
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
    .words = Take { $amount } from the bank; no share this turn.
ask-share = Choose a share
    .words = Take the bottom share of a column and name your price.
ask-another-share = Another share?
    .words = Choose a share of a company you have not asked for, or stop.
ask-answer = An offer for { $company }
    .words = { $amount } is offered for a share. Let it go, or buy it yourself?
ask-start-city = The start city
    .words = The top start city of the stack is turned up.
ask-city = Buy a city
    .words = Choose a bottom city for a company of yours, or pass for this turn.
ask-over = The game is over
    .words = { $ending }

# Where in the game we are, and why it ends.

heading-shares = Turn { $turn }, shares
heading-cities = Turn { $turn }, cities
heading-over = Turn { $turn }, the end

ended-few-shares = Fewer shares are left than there are players.
ended-few-cities = { $count } or fewer cities were left to buy.
ended-no-purchase = Nobody bought a city.

# Why not.

refused-over = The game is over.
refused-no-column = There is no such column.
refused-empty-column = This column is empty.
refused-no-company = There is no such company.

refused-shares-not-now = Shares are taken in phase I, at one's turn.
refused-penniless = Without money you take { $amount } and no share.
refused-asked = You have asked for { $company } this turn.
refused-founded = { $company } has been founded.
refused-not-director = You don't direct { $company }.
refused-no-director = { $company } has no director to ask: found it.
refused-own-company = You direct { $company } yourself: its share costs { $price }.
refused-own-too-dear = A share of your own company costs { $price }; you have { $cash }.
refused-price-step = The price is a multiple of { $amount }.
refused-too-dear = You have only { $cash }.
refused-no-offer = There is no offer to answer.
refused-offer-too-dear = You would need the whole { $amount } in hand.
refused-no-turn-to-end = There is no turn of phase I to end.
refused-take-money-first = Without money you take { $amount }.
refused-choose-first = You must choose a share first.
refused-not-penniless = Only a player without any money takes { $amount }, at his turn of phase I.
refused-no-start-city = That start city can't be turned up now.

refused-cities-not-now = Cities are bought in phase II.
refused-no-share = You hold no share of { $company }.
refused-city-bought = You have bought a city for { $company } in this phase.
refused-city-too-dear = { $city } costs { $cost }; { $company } has { $treasury }.
refused-pass-not-now = Passing is for phase II.

# What happened.

turn-began = Turn { $turn }: { $seat } begins.
share-offered = { $seat } offers { $amount } for a share of { $company }.
offer-answered = { $seat }, { $company }'s director, { $bought ->
    [0] lets it go
   *[other] buys it instead
}.
share-taken = { $seat } buys a share of { $company } for { $amount }.
director-changed = { $seat } is director of { $company }.
start-city-drawn = { $company } begins in { $start-city }.
turn-ended = { $seat } takes no further share.
paid-relief = { $payee } takes { $amount } from the bank.
city-bought = { $seat } buys { $city } for { $company } at { $cost }.
cities-passed = { $seat } passes.
income-paid = { $company } pays { $per-share } a share{ $extra ->
    [0] { "" }
   *[other] , { $extra } to the director
}{ $kept ->
    [0] { "" }
   *[other] , { $kept } to its treasury
}.
last-turn = This is the last turn. { $ending }
final-payment = { $company } pays { $per-share } a share for its network.
game-ended = The game is over. { $ending }

# Where money came from and went to.

account-income = { $company }, income
account-final = { $company }, final payment
account-offers = Offers that the director took
account-relief = Taken from the bank
account-shares = Paid for shares
