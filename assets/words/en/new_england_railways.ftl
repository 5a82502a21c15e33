# New England Railways: what its rules and its table say.

game-title = New England Railways
game-summary = Bid for links, borrow to build them, and ship what the cities demand.
game-period = turn
game-scores = Money
period-number = Turn { $period }

what-city = a city
what-link = a link
what-card = a growth card
what-colour = a color
what-pips = a die’s number
what-seat = a seat

colour-black = black
colour-blue = blue
colour-green = green
colour-grey = gray
colour-purple = purple
colour-red = red
colour-white = white
colour-yellow = yellow

title-link = { $city-a }–{ $city-b }

# The eleven steps of a turn.

step-borrow = Borrow
    .words = Everyone may take loans.
step-service = Debt service
    .words = Each { $unit } of debt costs { $service } in debt service.
step-retire = Retire
    .words = Loans may be retired (paid back) in steps of { $unit }.
step-growth = Growth
    .words = Growth cards are turned over. Each city named gets a commodity cube from the cup.
step-complete = Complete
    .words = Links that were bought but not built last turn are built now.
step-publicize = Publicize
    .words = The links for sale next turn are turned over.
step-auction = Auction
    .words = The links for sale are auctioned one by one. Each buyer rolls to build.
step-ship = Ship
    .words = First those who bought nothing ship a cube, then everyone.
step-market = Market
    .words = Two dice plus one give the Market Loss number. Divide each income by it, round down, and lose that much.
step-income = Income
    .words = The bank pays every income.
step-first-player = First player
    .words = The player with the highest income goes first next turn.

heading-step =
    Turn { $turn }, { $step ->
        [1] borrow
        [2] debt service
        [3] retire
        [4] growth
        [5] complete
        [6] publicize
        [7] auction
        [8] ship
        [9] market
        [10] income
       *[11] first player
    }
heading-end = Turn { $turn }, the end

# What is asked.

ask-must-borrow = Borrow
    .words = You must borrow, because debt service of { $service } is due and you have only { $cash }.
ask-borrow = Borrow
    .words = Take loans from the bank, or none. Each { $unit } costs { $service } in debt service every turn.
ask-retire = Retire loans
    .words = Pay back some of your { $debt } of debt, or keep the loans.
ask-growth = Growth
    .words = A growth card is turned over.
ask-draw = Growth
    .words = A cube is drawn from the cup.
ask-publicize = Publicize
    .words = A link card is turned over for the next turn.
ask-first-bid = Auction: { $link }
    .words = Nobody has bid yet. Bid at least { $minimum }, or pass.
ask-bid = Auction: { $link }
    .words = The high bid is { $amount }. Bid at least { $minimum }, or pass.
ask-roll-to-build = { $link }
    .words = Roll the dice. With { $needed } or more the link is built immediately.
ask-build = You rolled { $rolled }
    .words = Pay the missing { $missing } and build { $link } now, or wait until the next turn.
ask-ship = Ship a cube
    .words = Choose a cube and the city it goes to, or ship nothing.
ask-ship-nothing = Nothing to ship
    .words = No city within reach over built links demands a waiting cube.
ask-roll-market = Market
    .words = Two dice plus 1 give the Market Loss number. If it is 8, for example, every income loses $1 for each full 8 in it.
ask-draw-first = First player
    .words = The first player is drawn by lot.
ask-nothing = The game is over
    .words = Every link that was bought has been built.

ended-all-built = Every link that was bought has been built.
tie-income = Equal money with { $seat-tied }, but a higher income: { $amount } against { $amount-second }.
tie-value = Equal money and income with { $seat-tied }, but links worth more: { $amount } against { $amount-second }.
tie-shared = Equal money, income and links, so the victory is shared.

# Why something can’t be done.

refused-game-over = The game is over.
refused-chance = Dice or a draw decide this step.
refused-not-borrowing = You can only borrow in step 1.
refused-must-borrow = You must borrow, because debt service of { $service } is due.
refused-no-loan-of-this = Loans are multiples of { $unit }.
refused-loan-too-large = The bank lends you at most { $amount } this turn.
refused-loan-too-small = That wouldn’t cover the debt service that is due.
refused-not-retiring = You can only retire loans in step 3.
refused-no-repayment-of-this = Loans are retired in multiples of { $unit }.
refused-debt-smaller = You owe only { $debt }.
refused-too-poor = You have only { $cash }.
refused-no-auction = No link is up for auction.
refused-nothing-to-pay = There is no link to be paid for.
refused-not-shipping = You can only ship cubes in step 8.
refused-no-route = A route leads from city to city.
refused-no-such-colour = There is no such color.
refused-no-cube = There is no { $colour } cube in { $city }.
refused-no-link = No link connects { $city-a } and { $city-b }.
refused-not-built = { $link } hasn’t been built.
refused-town-twice = A cube can’t visit a city twice.
refused-route-too-long = A cube can move along { $maximum } links at most.
refused-must-stop = The cube must stop in { $city }, which demands { $colour }.
refused-not-demanded = { $city } doesn’t demand { $colour }.

# Market and income, on their sheet.

market-income = Market and income
market-rule = Each income loses $1 for every full { $divisor } in it. The bank pays what is left.
market-dice = { $rolled } + 1 = { $divisor }
market-player = Player
market-before = Before
market-loses = Loses
market-after = After
market-gets = Gets
market-all = Total
market-first = First player
market-drawn = Equal in everything: drawn by lot.
market-begins = { $seat } goes first next
market-greatest = The highest income
market-richer = Equal income, more cash
market-less-debt = Equal income and cash, less debt
market-by-lot = Equal in everything, drawn by lot

# The log.

loan-taken = { $seat } borrows { $amount }.
loan-retired = { $seat } pays back { $amount }.
retiring-skipped = { $seat } has too little to retire loans.
growth-turned = Growth in { $city }.
cube-drawn = { $city } gets { $colour }.
cup-empty = The cup is empty, so { $city } gets nothing.
link-turned = { $link } will be for sale next turn.
link-offered = { $link } is for sale.
link-sold = { $seat } buys { $link } for { $amount }.
link-removed = Nobody buys { $link }, so it leaves the game.
dice-rolled =
    { $needed ->
        [0] { $seat } rolls { $low } and { $high } for the market.
       *[other] { $seat } rolls { $low } and { $high }: { $rolled }, needing { $needed }.
    }
link-built = { $seat } builds { $link }.
link-waits = { $link } is built free next turn.
cube-shipped =
    { $seat } ships { $colour } from { $city-a } to { $city-b } along { $links ->
        [one] { $links } link
       *[other] { $links } links
    }.
shipping-passed = { $seat } ships nothing.
market-fell = Each income loses $1 for every full { $divisor } in it.
first-player-chosen =
    { $seat } is first player: { $rank ->
        [0] the highest income
        [1] equal income, more cash
        [2] equal income and cash, less debt
       *[3] equal in everything, drawn at random
    }.
paid-service = { $payer } pays { $amount } in debt service.
paid-build = { $payer } pays { $amount } to build immediately.
paid-income = { $payee } receives { $amount } in income.
game-ended = The game is over. { $reason }

# The map and what is printed round it.

print-income = Income
print-dollars = $ a turn
print-subtitle = its cities, railroads and trade
print-cup = Cup
print-legend-town = a city and what it demands
print-legend-cube = a cube to be shipped
print-legend-number = needed roll, and value at the end
print-legend-for-sale = for sale this turn, next turn

cards-next = Next turn
cards-for-sale = For sale this turn
cards-in-deck =
    { $n ->
        [0] the deck is empty
       *[other] { $n } more in the deck
    }
cards-all-auctioned = all auctioned
cards-lot = { $n } of { $of }
cards-in-order = first to last

# Under the cards: dice, notices, the auction, who ships.

stage-rolled = { $n } rolled
stage-needed = { $n } is needed
stage-built = { $n } was needed: built
stage-loses = + 1: incomes −1 per { $divisor }
stage-spared = no income falls
stage-end = The end
    .words = Cash plus the numbers of your links, less { $percent }% of your debt.
stage-bank = The bank
    .words = Loans of { $unit }: each costs { $service } every turn, and { $amount } at the end of the game.
stage-growth = Growth
stage-no-bid = bid { $least } or more
stage-link = { $city-a } – { $city-b }
stage-bought-nothing = Bought nothing
stage-everyone = Everyone

bidder-won = won
bidder-out = out
bidder-in = in
bidder-leads = { $amount }

# The bar above the board, the cards of the seats.

status-turn =
    Turn { $turn } of { $span }
status-span = { $fewest } or { $most }
status-first = First player { $seat }
ends-last-turn = The last turn
    .words = After this turn, no link is left to sell or build. The game ends with its income.
ends-built = Last turn if every link is built
    .words = These are the last link cards. The game ends with this turn unless a link that is bought now has to wait.
ends-cards = { $sure ->
        [0] Turn { $turn } may be the last
       *[other] Turn { $turn } is the last
    }
    .words = The turn after which no link is left to sell or build is the last. { $count ->
        [0] No link card is left to sell.
        [one] One link card is left to sell.
       *[other] { $count } link cards are left to sell.
    }
status-over = The game is over

sum = { $amount }
gain-of-cube = +{ $n }
gain = +{ $amount }
seat-income = income { $n }
seat-owes = { $amount } debt
seat-bids = bids { $amount }

# What things on the board are.

about-cube =
    { $n ->
        [one] { $n } { $colour } cube in { $city }.
       *[other] { $n } { $colour } cubes in { $city }.
    }
about-buyers = Demanded in { $city }.
about-no-buyers = Demanded in no city.
about-city = { $city } demands { $colour }.
about-waiting = Waiting here: { $colour }.
about-nothing-waits = No cube is waiting here.
about-new = New here (ringed): { $colour }.
about-no-cube-to = No cube can be shipped to { $city } now.
about-no-cube-over = No cube can be shipped along { $link } now.
about-link = { $link }, { $number }. { $stands }
about-link-roll = Roll { $number } or more to build it immediately.
about-link-worth = Worth { $amount } at the end.
about-step = { $number }. { $step }: { $words }
about-stage = { $step }: { $words }
about-cup = The cup: growth draws its cubes from here. Shipped cubes return here.
about-growth-left =
    { $n ->
        [one] { $n } growth card is left.
       *[other] { $n } growth cards are left.
    }
about-incomes = Each player’s income in dollars a turn. After { $n } the track starts over, and the locomotive shows what to add.
about-cards =
    { $n ->
        [one] { $n } link card in the deck. When no link is left to sell, the last turn comes.
       *[other] { $n } link cards in the deck. When no link is left to sell, the last turn comes.
    }

link-is-built = Built by { $seat }. Each cube that uses it raises their income by { $amount }.
link-is-unfinished = Bought by { $seat }. It is finished next turn and carries nothing until then.
link-is-under-the-hammer = It is being auctioned now.
link-is-for-sale = It is for sale this turn.
link-is-next = It is for sale next turn.
link-is-in-the-deck = Its card is still in the deck.
link-is-gone = Nobody bought it, so it has left the game.

# What a move would change.

slip-cash = Cash
slip-debt = Debt
slip-service = Debt service
slip-your-cash = Your cash
slip-worth = Value of links
slip-your-income = Your income
slip-income-of = { $seat }’s
slip-borrow = Borrow { $amount }
slip-left = Debt service of { $service } leaves { $cash } to bid with.
slip-retire = Pay back { $amount }
slip-no-loan = Your debt stays { $debt }. Debt service of { $service } leaves { $cash } to bid with.
slip-no-loan-no-debt = No debt, no debt service. All of your { $cash } is left to bid with.
slip-keep-loans = Your debt stays { $debt } and costs { $service } every turn. { $cash } is left to bid with.
slip-bid = Bid { $amount }
slip-if-all-pass = { $alone ->
        [0] If everyone else passes.
       *[other] Everyone else has passed.
    } A roll of { $number } or more builds it: { $percent }%.
slip-missing = { $missing } missing
slip-shipment = { $city-a } to { $city-b }
slip-gain = +{ $amount } for you
slip-no-gain = nothing for you
slip-way =
    { $links ->
        [one] { $links } link.
       *[other] { $links } links.
    }
slip-way-over =
    { $links ->
        [one] { $links } link via { $city }.
       *[other] { $links } links via { $city }.
    }
slip-also = Also { $gains }.
slip-also-gains = { $seat } +{ $n }
slip-ship = Ship it

part-pay = Pay now
part-pay-words = Your cash goes from { $cash } to { $cash-after }. Cubes can use the link this turn.
part-wait = Wait
part-wait-words = Your cash stays { $cash }. The link carries nothing until it is finished next turn, in step 5.
part-wait-more = Your cash stays { $cash }. The link carries nothing this turn. The game lasts one more turn, in which it is finished.

# Buttons of the prompt, and how to go on.

answer-no-loan = No loan
answer-keep-loans = Keep the loans
answer-pass = Pass
answer-pay = Pay { $missing } and build
answer-wait = Build next turn
answer-ship-nothing = Ship nothing

guide-build = Pay the missing { $missing } now, or wait.
guide-best = The route that pays you most is selected. Choose another city or a link to change it.
guide-cube = Now choose one of the glowing cubes, which can go there.
guide-link =
    { $n ->
        [one] { $n } route to { $city }. Choose a link to use.
       *[other] { $n } routes to { $city }. Choose a link to use.
    }
guide-city = Where to? Choose { $cities }, or go link by link.

# The ledger of a match.

account-income = Income
    .words = each turn, by the income track
    .ahead = income brought { $difference } more
    .behind = income brought { $difference } less
account-service = Debt service
    .words = each turn, and again at the end
    .ahead = loans cost { $difference } less
    .behind = loans cost { $difference } more
account-links = Paid for links
    .words = the winning bids
    .ahead = buying links cost { $difference } less
    .behind = buying links cost { $difference } more
account-building = Paid to build immediately
    .words = what the rolls fell short by, instead of waiting a turn
    .ahead = building immediately cost { $difference } less
    .behind = building immediately cost { $difference } more
account-worth = Links at the end
    .words = the value of the player’s links
    .ahead = links at the end were worth { $difference } more
    .behind = links at the end were worth { $difference } less

# The survey of a board.

taken-links-bought = Links bought
taken-links-built = Links built
taken-cities-shipped-to = Cities shipped to

# What bots judge a position by.

term-cash = cash
term-links = values of links
term-debt = debt
term-debt-less = less debt
term-debt-more = more debt
term-income = future income
term-burden = debt not covered by cash
term-burden-less = less debt not covered by cash
term-burden-more = more debt not covered by cash
term-interest = future debt service
term-interest-less = less future debt service
term-interest-more = more future debt service
term-liquid = cash for auctions
term-shipments = future shipments
term-service = debt service this turn
term-service-less = less debt service this turn
term-service-more = more debt service this turn
term-loads = shipments this turn
term-traffic = cubes on the network
term-prospect = promise of the links for sale
term-purse = money to bid with

# What an action did, if one line summarizes several events.

summary-shipped =
    { $seat } ships { $colour } from { $city-a } to { $city-b } along { $links ->
        [one] { $links } link
       *[other] { $links } links
    }: { $gain ->
        [0] { $others }
       *[other] +{ $gain }{ $shared ->
            [0] {""}
           *[other] , { $others }
        }
    }.
summary-gain = { $seat } +{ $gain }
summary-grew = Growth: { $parts }.
summary-gets = { $colour } in { $city }
summary-for-sale = For sale next turn: { $link }.
haul-gain = +{ $amount }
summary-incomes = Income: { $parts }.
summary-services = Debt service: { $parts }.
summary-skipped = Too little cash to retire loans: { $seat }.
summary-sum = { $seat } { $amount }
summary-bought-built = { $seat } buys { $link } for { $amount }, rolls { $low } and { $high }, needs { $needed } and builds it.
summary-bought-rolled = { $seat } buys { $link } for { $amount } and rolls { $low } and { $high }, but needs { $needed }.
summary-paid-built = { $seat } pays { $amount } and builds { $link } immediately.
summary-market = { $seat } rolls { $low } and { $high } for the market. Incomes fall: { $parts }.
summary-market-idle = { $seat } rolls { $low } and { $high } for the market. No income is as high as { $divisor }, so none falls.
summary-falls = { $seat } to { $amount }

# Facts of the board, in lists.

fact-cubes =
    { $cities ->
        [one] { WORD($count) } in { $city }
       *[other] { WORD($count) } each in { $city }
    }
