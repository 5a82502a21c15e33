# What the conductor says in the lessons of American Rails.

lesson-table = The table
    .words = What wins the game, and what happens in a year.
    .done = You know what a year is made of and where dividends come from.

lesson-table-welcome = Welcome aboard
    .words = I’m your conductor. It is { $year-first }, and the railroads are heading west. In { WORD($years) } years at most it’s all over, and the player with the most money wins. Nothing else counts.
lesson-table-you = This is you
    .words = You have { $cash-you } in cash and one share, just bought at auction. At the end of every year each share pays its holder a dividend. That’s how you earn.
lesson-table-company = Nobody owns a company
    .words = Your bid went into the treasury of Republic. The company builds track with it, and any shareholder may do the building. In Pittsburgh it earns { $income-republic } a year. You hold its only share, so all of that is yours.
lesson-table-year = A year has three phases
    .words = In each phase every player takes one free row of the action track and does what it says. After the third phase the companies pay dividends.
lesson-table-expand = Your first action
    .words = More cities mean more income. Take Expand{ "\u00A0" }3, which lets you lay up to three cubes of track. Choose the row, then press “Choose it”.
lesson-table-expand-four = Expand{ "\u00A0" }4 lays one more cube, but it’s the lowest row, so you’d choose last in the next phase. Take Expand{ "\u00A0" }3 this time.
lesson-table-expand-pass = Passing gives you first choice in the next phase, but Republic has money to build. Take Expand{ "\u00A0" }3.
lesson-table-cleveland = To Cleveland
    .words = Lay a cube in the forest marked 1, for { $forest }, and then one in Cleveland, for { $in-city }. Republic pays. A company that’s alone in Cleveland earns { $full-cleveland } there.
lesson-table-cleveland-elsewhere = That leads away from Cleveland. Lay your cubes on the marked hexes.
lesson-table-cleveland-stop = Not yet. You have cubes left, and Republic can pay for them.
lesson-table-west = Toward Detroit
    .words = You have one cube left. Detroit is three hexes away, across cheap plains. Lay the cube on the first of them, the marked hex.
lesson-table-west-elsewhere = That hex brings you no closer to Detroit. Take the marked one.
lesson-table-west-stop = A cube you don’t lay is wasted. Lay it on the marked hex, toward Detroit.
lesson-table-order = Who goes first?
    .words = The marker nearest the top begins the next phase. Henry took Fund{ "\u00A0" }$5 and has just begun. You follow with Expand{ "\u00A0" }3, and Clara is last with Expand{ "\u00A0" }4. Strong rows cost you your place in line.
lesson-table-develop = A house
    .words = Take Develop. It puts a development marker, a house, on a city, which then pays more every year. It costs nothing, and its row is near the top, so you’ll begin the next phase.
lesson-table-develop-other = That’s useful too. But Develop costs nothing, pays every year and lets you begin the next phase.
lesson-table-house = Where Republic is alone
    .words = A house brings a company that’s alone $2 more, but each of several only $1, and a city has room for one. Republic is alone in Cleveland and in Pittsburgh. Choose either.
lesson-table-house-elsewhere = A house there would bring you nothing. Choose Cleveland or Pittsburgh, where Republic is alone.
lesson-table-house-decline = The house costs nothing, so don’t decline. Choose Cleveland or Pittsburgh.
lesson-table-first = Now you choose first
    .words = { $hex } has its house, and nobody chooses before you now. Republic has { $treasury-republic } left, so take Expand{ "\u00A0" }4, the strongest row.
lesson-table-first-other = The strongest row is still free, so don’t leave it to the others. Take Expand{ "\u00A0" }4.
lesson-table-detroit = On to Detroit and Fort Wayne
    .words = Four cubes take you to two more cities. Lay them on the marked hexes, one after another. Detroit brings { $full-detroit } more every year and Fort Wayne { $full-fort-wayne }.
lesson-table-detroit-elsewhere = That way you don’t reach both cities. Lay your cubes on the marked hexes.
lesson-table-detroit-stop = You have cubes left, and they’d reach a city that pays every year. Don’t stop yet.
lesson-table-dividend = Your first dividend
    .words = Republic earned { $income-republic } this year, and as its only shareholder you got all of it. Every city you reach pays again in each year to come. That’s the whole game.

lesson-share = Your first share
    .words = What a share is worth, and where a company starts.
    .done = You know how to judge a share, how far to bid and where to start.

lesson-share-sale = Everybody begins with { $cash-you }
    .words = Before the first year one share of each company is auctioned. Your bid goes into the company’s treasury. It’s no longer your money, but it builds the company’s track.
lesson-share-put-up = Put up a share
    .words = You begin. Choose Majestic, the yellow company. It has { $cubes-majestic } cubes to build with, and its income is never divided among more than { WORD($unsold-majestic) } shares. Then press “Put it up”.
lesson-share-put-up-other = Any company could be next, but I have something in mind with the marked one.
lesson-share-worth = What is it worth?
    .words = A company alone in Philadelphia earns { $full-philadelphia } a year. In { WORD($years) } years that’s $42, if nobody else comes and no other share is sold. Both will happen, so $15 to $25 is a fair price.
lesson-share-bid = Open the bidding
    .words = Start below what the share is worth to you. Set $15 with plus and minus, the arrow keys, digits or the mouse wheel, then press “Bid $15”.
lesson-share-bid-pass = If you pass, somebody gets it for next to nothing. Bid $15.
lesson-share-bid-low = You might win with { $amount }, but Majestic couldn’t build much with so little. Bid $15.
lesson-share-bid-high = { $amount } is a high opening, and perhaps nobody bids against you at all. Begin at $15.
lesson-share-raise = Clara bids { $highest-bid }
    .words = Clara has raised your { $amount }, and Henry is out. Go on bidding. The money isn’t lost, because it builds your own track. Bid $20.
lesson-share-raise-pass = With { WORD($years) } dividends to come it’s worth more than { $highest-bid } to you. Bid $20.
lesson-share-raise-high = You needn’t go to { $amount }. $20 beats Clara, and you’ll want cash for the next share.
lesson-share-raise-more = { $amount } was more than you needed, but still a fair price.
lesson-share-start = Where does it start?
    .words = It’s yours for { $amount }. The first cube goes into any free city, for nothing. Look for one that pays well alone, with cheap hexes around it and a great city nearby. Philadelphia has all three.
lesson-share-start-york = New York pays { $full-new-york } to a company that’s alone, but everybody goes there, and then it pays { $shared-new-york }. Start next door in Philadelphia.
lesson-share-start-chicago = Chicago pays { $full-chicago }, but it’s far from the other great cities. Start in Philadelphia.
lesson-share-start-other = That city pays less or is out of the way. Philadelphia pays { $full-philadelphia } and has New York next door.
lesson-share-next = The next share
    .words = The buyer puts up the next share. Choose Liberty, the red company. It has only { WORD($unsold-liberty) } shares, so its income is never divided among more.
lesson-share-let-go = Let the others pay
    .words = You have { $cash-you } left, and you needn’t buy every share. Pass this time and see what it brings.
lesson-share-let-go-bid = Keep your money for a better moment. Pass this time.
lesson-share-order = Why speed pays
    .words = Liberty went to Henry for { $treasury-liberty } and starts in Boston. Players who win their first share early act early in { $year-first }, so you go first. When every company has been offered, the year begins.

lesson-track = Track and cities
    .words = What track costs, what a city pays, and the three pairs that decide games.
    .done = You know what track costs and pays, and which cities to join.

lesson-track-figures = Two figures on a city
    .words = The left figure is what a company earns there if it’s alone, the right one what each of several earns. Baltimore pays { $full-baltimore } alone, or { $shared-baltimore } each. A black square between them means no houses.
lesson-track-costs = What a cube costs
    .words = Plains cost { $plains } and a city { $in-city }, plus $2 for each cube or house already there. Forest costs { $forest } and mountains { $mountain }, with room for one cube. A new cube must be next to one of the same company.
lesson-track-action = Four cubes
    .words = Majestic has { $treasury-majestic } and a start in Philadelphia. Take Expand{ "\u00A0" }4.
lesson-track-hub = New York next door
    .words = Lay a cube on the plains marked 1, then one in New York. Together they cost $4 and bring { $full-new-york } a year, more than any other city.
lesson-track-hub-elsewhere = New York first. No city pays more, and it’s only two cheap cubes away.
lesson-track-rival = Into Clara’s city
    .words = So far only Clara’s Liberty is in Baltimore. Go there too, across the plains marked 1. The city costs $4 now, because a cube is there already.
lesson-track-rival-elsewhere = Use your last two cubes on the marked hexes, to reach Baltimore.
lesson-track-shared = Three won, two taken
    .words = Majestic earns { $shared-baltimore } more, and Liberty $2 less. Move into the rich cities of others, and keep your own to yourself as long as you can.
lesson-track-pairs = Special connections
    .words = Another table, years later. You’re second of five. A company that joins two of New York, Chicago and Atlanta earns { $pair-income } more every year for each pair. Joining all three brings $30.
lesson-track-atlanta = One cube to go
    .words = Each cube of an action may belong to another of your companies. Your gray National has come all the way from New York to the edge of Atlanta. Lay the last cube there.
lesson-track-atlanta-elsewhere = Atlanta is right next to your track, and nothing else is worth as much. Lay the cube there.
lesson-track-bonus = National earns { $income-national }
    .words = That’s $5 more for the city and { $pair-income } for the connection, every year. This game is nearly over, but joined in 1853 the pair would have paid four times. Look early for the company that can do it.

lesson-money = Money to build
    .words = How to fill an empty treasury, and what a second share is worth.
    .done = You know how to fill a treasury and when to buy your own second share.

lesson-money-ten = A cheap start
    .words = You got Republic for { $treasury-republic }, a bargain. But that’s all the money it has to build with.
lesson-money-all-in = The strongest row
    .words = Spend it now, before others get in the way. Take Expand{ "\u00A0" }4.
lesson-money-spend = Four cubes, nine dollars
    .words = Lay the four cubes on the marked hexes, one after another. The forest costs { $forest }, Cleveland and the two plains $2 each.
lesson-money-spend-elsewhere = Go west, along the marked hexes.
lesson-money-last = The price of the bottom row
    .words = Expand{ "\u00A0" }4 is the lowest row, so in this phase you choose last, after Clara and Henry. And with { $treasury-republic } left, Republic can’t pay for a single cube.
lesson-money-fund = Fund it
    .words = With Fund{ "\u00A0" }$5 the bank adds to a treasury. The row is near the top, so you’ll be early in the next phase. Take it.
lesson-money-fund-expand = With { $treasury-republic } Republic can’t pay for a single cube. It needs money first, so take Fund{ "\u00A0" }$5.
lesson-money-fund-other = That’s useful, but Republic would still have no money. Take Fund{ "\u00A0" }$5.
lesson-money-fund-whom = $5 for Republic
    .words = Fund Republic. You hold the only share that’s been sold, so everything it earns with the money comes to you.
lesson-money-fund-whom-other = That would be a present to somebody else. Fund Republic, which pays its whole dividend to you.
lesson-money-sell = Auction a share
    .words = An auction brings more than $5, because the whole bid goes into the treasury. Take Auction a share.
lesson-money-sell-other = Not now. Selling a share brings Republic twice as much as any other row. Take Auction a share.
lesson-money-whose = Whose share?
    .words = Put up another share of Republic. The bank has { WORD($unsold-republic) } of them, and you keep your own.
lesson-money-whose-other = That money would go to somebody else’s company. Put up Republic.
lesson-money-buy = Buy it yourself
    .words = If somebody else buys it, your dividend is halved. If you do, you hold both halves, and your money becomes track. It’s worth up to $15, so try $12.
lesson-money-buy-pass = Then half of every dividend would go to somebody else, for very little money. Bid $12.
lesson-money-buy-high = You needn’t pay { $amount }, because nobody has bid against you yet. $12 is enough.
lesson-money-two = Two of two
    .words = Nobody went above your { $amount }. Each share now pays half as much, but both are yours, and Republic has { $treasury-republic } for track. Sell to others only if they bring money or build for you.
lesson-money-guard = Others may sell it too
    .words = Any player may put up a share of any company, even yours, and then your dividend shrinks. So keep some cash. Bid up to the dividends you’d lose, and the money becomes your track.

lesson-game = A whole game
    .words = How it ends and what helps you. Then you sit down with two Apprentices.
    .done = You know the whole of American Rails.

lesson-game-end = How it ends
    .words = The game ends after { $year-last }, or sooner if no share is left to sell. A share nobody bids for leaves the game. Only money counts in the end, so what you buy early pays more often.
lesson-game-supplies = Or when pieces run out
    .words = The cubes of each company are a supply, and so are the houses. When as many supplies as there are players are down to two pieces, this year is the last. The leading player will try to hurry that along.
lesson-game-pass = Nothing to build?
    .words = When your companies are out of money, pass. Then you choose first in the next phase, before the strong rows are gone. Or take $2, which is little money for a middling place.
lesson-game-limit = Bid once
    .words = In a whole game you needn’t press for every dollar. Set the most you’d pay and press “Up to”. The table then bids for you, always by the minimum raise, and you can change or cancel your limit at any time.
lesson-game-help = You’re not alone
    .words = The lamp asks me for advice as often as you like, and the bent arrow undoes a move. The menu shows the steps of a turn. Point at something you can’t choose, and you’ll see why.
lesson-game-off = All aboard
    .words = That’s all I can teach you here. Next comes a whole game against two Apprentices, about half an hour. It’s saved after every move, so get off and on as you please. Good luck!

# The card of a turn’s steps.

turn-1 = The preparation round
    .words = Before { $year-first } one share of each company is sold. The bid goes into its treasury, and its first cube into a free city.
turn-2 = Choose a row
    .words = In each of three phases you take a free row of the action track. Lower rows are stronger, but the highest player begins the next phase.
turn-3 = Carry it out
    .words = Lay track, develop, fund, take money or auction a share. Or decline.
turn-4 = Dividends
    .words = After the third phase each company divides its income among the shares that players hold, rounded up.
turn-5 = The end
    .words =
        After { $year-last }, when no share is left, or when { $as-players ->
            [1] as many supplies as there are players
           *[0] several supplies ({ $supplies })
        } are down to two pieces.
