# What the conductor says in the lessons of American Rails.

lesson-table = The table
    .words = What wins, and what a turn is: the three phases of a first year.

lesson-table-welcome = Welcome aboard
    .words = I am your conductor. It is { $year-first }, and the railroads are heading west. In { WORD($years) } years at most it is over, and the player with the most money has won. Nothing else counts.
lesson-table-you = This is you
    .words = $30 in cash, and one share: you have just bought it at auction. At the end of every year each share pays its holder a dividend. That is how you earn.
lesson-table-company = Nobody owns a company
    .words = Your $20 went to Republic itself: with its own money it builds track, and every shareholder may do the building. For Pittsburgh it earns $5 a year, all yours, as only you hold a share.
lesson-table-year = A year has three phases
    .words = In each phase everybody takes one free row of this table and does what it says. After the third phase dividends are paid.
lesson-table-expand = Your first action
    .words = More cities mean more income. Choose Expand{ "\u00A0" }3: you may lay up to three cubes of track. Then press “Choose it”.
lesson-table-expand-four = One cube more, but the lowest row: you would be the last to choose in the next phase. Take Expand{ "\u00A0" }3 this time.
lesson-table-expand-pass = Passing gives you the first choice in the next phase, but Republic has money to build. Take Expand{ "\u00A0" }3.
lesson-table-cleveland = To Cleveland
    .words = Lay a cube in the forest next to Pittsburgh for $3, then one in Cleveland for $2. Republic pays. A company that is alone in Cleveland earns $4 there.
lesson-table-cleveland-elsewhere = That would work, but it leads away from Cleveland. Take the forest between Pittsburgh and Cleveland first.
lesson-table-cleveland-stop = Not yet: this action still has cubes for you, and Republic can pay for them.
lesson-table-west = Toward Detroit
    .words = You have one cube left. Detroit lies three hexes on, over cheap plains: lay the first of them.
lesson-table-west-stop = A cube left over is a cube lost. Lay it toward Detroit.
lesson-table-order = Who goes first?
    .words = The player in the row nearest the top starts the next phase: Henry took Fund{ "\u00A0" }$5, you come next with Expand{ "\u00A0" }3, and Clara last with Expand{ "\u00A0" }4. Strong rows cost you your place.
lesson-table-develop = A house
    .words = Choose Develop: a house lets a city pay more, year after year, and costs nothing. And the row is high up: next phase you begin.
lesson-table-develop-other = That is useful too. But Develop costs nothing, pays every year, and makes you the first in the next phase.
lesson-table-house = Where Republic is alone
    .words = A house brings a lone company $2 more, but each of several only $1; a city has room for one. Republic is alone in Cleveland and in Pittsburgh: choose one of them.
lesson-table-house-elsewhere = There it would not help you. Republic is alone in Cleveland and in Pittsburgh: choose one of them.
lesson-table-first = Now you choose first
    .words = Nobody chooses before you now, and Republic has $13 left. Choose Expand{ "\u00A0" }4, the strongest row.
lesson-table-first-other = You can have the strongest row now: it would be a pity to leave it to the others. Choose Expand{ "\u00A0" }4.
lesson-table-detroit = On to Detroit
    .words = One cube on the plain and one in Detroit cost $4 and bring another $4 a year. Then finish, or go on with what is left: as its only holder you get all that it earns.
lesson-table-dividend = Your first dividend
    .words = Income divided by the shares that players hold: as the only holder you got all of it. And each city that you reached pays again in every year to come. That is the whole game.

lesson-share = Your first share
    .words = What a share is worth, and where a company begins.

lesson-share-sale = Everybody begins with $50
    .words = Before the first year one share of each company is sold. What you bid goes into its treasury: it is the money that will build its track, and yours no longer.
lesson-share-put-up = Put up a share
    .words = You begin. Choose Majestic, the yellow company: its 21 cubes reach far, and it has only 4 shares. Then confirm.
lesson-share-put-up-other = Any company could be sold now, but I have something in mind with this one: see the card I am pointing at.
lesson-share-worth = What is it worth?
    .words = A company alone in Philadelphia earns $6 a year, in seven years at most: $42, if nobody else comes and no other share is sold. Both will happen. $15 to $25 is a fair price.
lesson-share-bid = Open the bidding
    .words = Begin below what it is worth to you: bid $15. Plus and minus change the amount, and so do arrow keys, digits and the wheel.
lesson-share-bid-pass = You may pass, but then others get it for next to nothing. Bid about $15.
lesson-share-bid-low = Perhaps you would get it, but with so little money the company does not go far. Bid $15.
lesson-share-bid-high = Don't begin so high: perhaps nobody bids against you at all. $15 is enough.
lesson-share-raise = Clara bids $18
    .words = Henry is out. A dollar more for the share is no dollar lost: it builds your track. Bid $20.
lesson-share-raise-pass = It is worth more than $18 to you: seven dividends. Bid $20.
lesson-share-raise-high = No more than needed: $20 is above Clara's bid. Keep some cash for the next share.
lesson-share-start = Where does it begin?
    .words = The first cube goes into any free city, for nothing. Look for three things: it pays well alone, cheap hexes lie around it, a great city is near. Philadelphia has all three.
lesson-share-start-york = New York pays $8, but a rich hub draws everybody, and then it pays $5. Philadelphia next door is the better nest: New York stays in reach.
lesson-share-start-chicago = Chicago pays $7, but it lies far from the other great cities. Begin in Philadelphia.
lesson-share-start-other = That city pays less, or lies off the way. Philadelphia pays $6 and has New York next door.
lesson-share-next = The next share
    .words = The buyer puts up the next share. Choose Liberty, the red company: it has only 2 shares, so its income is never divided by more than two.
lesson-share-let-go = Let the others pay
    .words = You have $30. You need not buy each share: now pass, and see what it brings.
lesson-share-let-go-bid = Don't spend everything at once: pass this time.
lesson-share-order = Why to be quick
    .words = Henry got it for $14 and begins in Boston. Players who win their first share early act early in { $year-first }: you are first. This goes on until every company has been offered; then the year begins.

lesson-track = Track and cities
    .words = What track costs, what a city pays, and the three pairs that decide games.

lesson-track-figures = Two figures on a city
    .words = The left one is what a company earns that is alone there, the right one what each earns where there are several. Baltimore: $5 alone, or $3 each. The black square between them: no houses here.
lesson-track-costs = What a cube costs
    .words = Plains { $plains } and city { $in-city }, and $2 more for each cube or house that is there. Forest { $forest }, mountain { $mountain }: those have room for only one cube. A new cube must be next to one of the same company.
lesson-track-action = Four cubes
    .words = Majestic has $24, and Philadelphia. Choose Expand{ "\u00A0" }4.
lesson-track-hub = New York next door
    .words = One cube on the plain, then one in New York: $4 for $8 a year, more than anything else on the map.
lesson-track-hub-elsewhere = New York first: nothing on the map pays more, and it is two cheap cubes away.
lesson-track-rival = Into Clara's city
    .words = Baltimore belongs to Clara's Liberty alone so far. Go there too, over the plain to the south: the city costs $4, for a cube lies there already.
lesson-track-rival-elsewhere = Use the last two cubes to reach Baltimore: plain, then city.
lesson-track-shared = Three won, two taken
    .words = Majestic earns $3 more, Liberty $2 less. Share the rich cities of others, and keep your own to yourself as long as you can.
lesson-track-pairs = Special connections
    .words = Another table, years later: five players, and you sit second. New York, Chicago, Atlanta: a company that joins two of them earns { $pair-income } more each year, for each pair. All three make $30.
lesson-track-atlanta = One cube to go
    .words = Each cube of an action may be of another of your companies. Your gray National has come all the way from New York to the edge of Atlanta: lay the missing cube there.
lesson-track-atlanta-elsewhere = Atlanta is right next to your track, and nothing else is worth so much. Lay the cube there.
lesson-track-bonus = From $31 to $46
    .words = $5 for the city, and { $pair-income } for the pair, each year. Here the game ends with this one: had National come in 1853, it would have been paid four times. See early which company can get there: special connections decide games.

lesson-money = Money to build
    .words = An empty treasury builds nothing: how to fill it, and what a second share is worth.

lesson-money-ten = A cheap start
    .words = You got Republic for $10, a bargain. But those $10 are all that it can build with.
lesson-money-all-in = The strongest row
    .words = Spend it now, before others are in the way. Choose Expand{ "\u00A0" }4.
lesson-money-spend = Four cubes, nine dollars
    .words = Forest, Cleveland, and two plains toward Detroit: $3, $2, $2 and $2. Lay them one after the other.
lesson-money-spend-elsewhere = Go west: the forest next to Pittsburgh, Cleveland, then the two plains between Cleveland and Detroit.
lesson-money-last = The price of the bottom row
    .words = Expand{ "\u00A0" }4 lies lowest, so you are the last to choose in this phase: Clara and Henry took theirs. And Republic has $1 left: an expansion would be wasted.
lesson-money-fund = Fund it
    .words = Fund{ "\u00A0" }$5 lets the bank fill a treasury, and the row lies high: you will be early in the next phase. Choose it.
lesson-money-fund-expand = With $1 Republic can't pay a single cube. First it needs money: choose Fund{ "\u00A0" }$5.
lesson-money-fund-other = Useful, but it leaves Republic without a dollar. Choose Fund{ "\u00A0" }$5.
lesson-money-fund-whom = $5 for Republic
    .words = Fund Republic: you hold the only share that is sold, so you get all that it earns with the money.
lesson-money-fund-whom-other = That would be a present for others. From Republic you get the whole dividend.
lesson-money-sell = Auction a share
    .words = An auction brings more than $5: the whole bid goes into the treasury. Choose Auction a share.
lesson-money-sell-other = Not now: a share sold brings Republic twice as much as anything else here. Choose Auction a share.
lesson-money-whose = Whose share?
    .words = Put up another share of Republic. Two are with the bank; you keep your own.
lesson-money-whose-other = That money would go to a company of somebody else. Put up Republic.
lesson-money-buy = Buy it yourself
    .words = If somebody else buys it, your dividend is halved. If you buy it, you hold two halves, and the money becomes your track. Bid up to $15: try $12.
lesson-money-buy-pass = Then half of every dividend would go to somebody else, for little money. Bid $12.
lesson-money-buy-high = There is no need: nobody bids against you yet. $12 is enough.
lesson-money-two = Two of two
    .words = Each share now pays half as much, but both are yours, and Republic has money for track again. Sell to others only if they bring money or build for you.
lesson-money-guard = Others may sell it too
    .words = Any player may put up a share of any company, also of yours, and then your dividend shrinks. So keep cash: up to the dividends that you would lose, your bid is worth it, and the money becomes your track.

lesson-game = A whole game
    .words = How it ends, what helps you on the way; then you sit down with two apprentices.

lesson-game-end = How it ends
    .words = After the dividends of { $year-last }, or sooner, when no share is left; one that nobody bids for leaves the game. Then only money counts: what is bought early pays more often.
lesson-game-supplies = Or when pieces run out
    .words = The cubes of each company and the houses are supplies. When as many supplies as there are players are down to two pieces, this year is the last. The leading player hurries it on.
lesson-game-pass = Nothing to build?
    .words = When your companies are out of money, pass: you choose first in the next phase, before the strong rows are gone. Or take $2, or let everybody else pay $2 to the bank: little, for a middling place.
lesson-game-help = You are not alone
    .words = The lamp asks me for advice, as often as you like; the bent arrow takes a move back; F2 lays out the steps of a turn. And what can't be chosen says why when you point at it.
lesson-game-off = All aboard
    .words = Now a whole game against two apprentices, newly dealt, about half an hour. It is saved at every move: get off and on as you please. Good luck!

# The card of a turn's steps.

turn-1 = The preparation round
    .words = Before { $year-first }: one share of each company is sold. The bid goes into its treasury, its first cube into a free city.
turn-2 = Choose a row
    .words = In each of three phases: take a free row of the action track. Lower rows are stronger, but the highest player begins the next phase.
turn-3 = Carry it out
    .words = Lay track, develop, fund, take money, or auction a share. Or decline.
turn-4 = Dividends
    .words = After the third phase each company divides its income among the shares that players hold, rounded up.
turn-5 = The end
    .words =
        After { $year-last }, when no share is left, or when { $as-players ->
            [1] as many supplies as there are players
           *[0] several supplies ({ $supplies })
        } are down to two pieces.
