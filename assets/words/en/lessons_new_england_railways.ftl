# What the conductor says in the lessons of New England Railways.

lesson-coast = The coast
    .words = The aim, and a first turn: borrow, buy a link, ship a cube, take the income.

lesson-coast-welcome = Welcome aboard
    .words = The towns of New England want goods from each other. You buy the links between them, and earn when goods, the coloured cubes, travel over yours. Whoever has the most money at the end has won.
lesson-coast-turn = Eleven short steps
    .words = This strip shows where the turn stands. Only four of them ask you something: borrow, retire (that is, pay back), bid, ship. The rest runs by itself, or you roll the dice. Three players play 15 such turns, or one more to finish a last link.
lesson-coast-borrow = A first loan
    .words = You have $10, and a good link costs more. Borrow $20: that costs $2 for each $10 in every turn, and a link bought now works all game.
lesson-coast-borrow-little = $10 is often enough, but then the others can bid as much. Borrow $20 this time.
lesson-coast-borrow-much = Every $10 costs $2 a turn, this turn already, and $12 at the end. $20 is enough for a start.
lesson-coast-borrow-none = Without a loan you can bid $10 at most, and the others borrow. Take $20.
lesson-coast-keep = Keep it for now
    .words = Here loans can be paid back. You need the money for the auction: keep your loans.
lesson-coast-keep-other = Every dollar that you pay back now is missing when you bid. Keep the loans for now.
lesson-coast-growth = New cubes
    .words = That was growth: each turn as many growth cards as links for sale are turned over, and every town that they name gets a cube from the cup. Dashed red circles show the new ones. An empty cup gives nothing; delivered cubes go back to it.
lesson-coast-link = Boston and Providence
    .words = This link comes under the hammer first. Two dice together must show its number, 5, or more to build it; and it is worth that many dollars at the end. Two red cubes in Boston want to go to Providence.
lesson-coast-bid = Bid
    .words = The link counts $5 at the end, and each cube that travels over it brings $1 of income, turn after turn. Bid $8: press − and +, or type the number.
lesson-coast-bid-pass = Then the others have it for a song, and you ship over their link. Bid $8.
lesson-coast-bid-low = Nobody lets it go for that: it is worth $5 at the end alone. Bid $8.
lesson-coast-bid-high = Begin lower: perhaps they drop out early. $8 is a good start.
lesson-coast-raise = Clara bids $10
    .words = Henry is out. The link counts $5 at the end, and two cubes wait for it: $2 of income, turn after turn, are worth about $10 so early: the market, explained later, eats part of it. That is $15 together: bid $12.
lesson-coast-raise-pass = It is worth about $15: $5 at the end, and income in every turn. Bid $12.
lesson-coast-raise-high = Not so fast: $12 is enough, and you have to pay interest.
lesson-coast-built = Built at once
    .words = You rolled 5: that is enough, so the link is ready. Each player can buy one link a turn, so you sat out the second auction. Who buys none ships twice, once before the others.
lesson-coast-ship = Ship a cube
    .words = A cube travels to a town of its colour. Providence takes red, Boston yellow: choose a red cube in Boston, or the yellow one in Providence. The table finds its way; then confirm.
lesson-coast-ship-none = Each cube over your link raises your income. Ship one.
lesson-coast-income = Your first income
    .words = One cube, one link of yours: $1 in every turn from now on. Your loan takes $4: a loss at first, which the next links and cubes make up. Each turn, before incomes are paid, the market takes its share of high ones; yours is too small.
lesson-coast-first = Who begins
    .words = In every step the player with the cap begins, and it goes round from there. Who has it first is drawn by lot; after each turn it goes to whoever has the greatest income. That is you now.

lesson-ship = Ship wisely
    .words = Which cube to send, and what the others gain by it.

lesson-ship-rule = Whose link, whose dollar
    .words = Each link that a cube uses, five at most, raises the income of its owner by $1, whoever sends the cube. So look for the way with the most links of your own.
lesson-ship-stop = Where a cube stops
    .words = A cube stays in the first town of its colour that it comes to. Kingston takes purple: a purple cube from New London can't go on over Kingston to Providence. Only where it starts, its own colour does not hold it: purple may leave Bellows Falls.
lesson-ship-owner = Your links
    .words = An engine in your colour stands on each. In the south Hartford–New Haven is yours, and Kingston–New London; between them lies one of Clara's.
lesson-ship-count = Two and one
    .words = Kingston takes purple. From Hartford over New Haven and New London it is two links of yours and one of Clara's: $2 for you, $1 for her.
lesson-ship-purple = Send it
    .words = Choose a purple cube in Hartford. The table proposes the way that pays you most, to Kingston; press another town or link, and the cube goes otherwise. Confirm.
lesson-ship-purple-long = $2 for you as well, but $3 for the others on the way. The cube in Hartford gives away only $1.
lesson-ship-purple-none = Two of your links lie ready: a cube from Hartford to Kingston brings $2 in every turn.
lesson-ship-purple-other = Count your own links on that way: from Hartford to Kingston there are two.
lesson-ship-again = A turn later
    .words = Now Concord–Manchester is yours too. See that your links join: then one cube uses several of them.
lesson-ship-long = A long line
    .words = A cube may go over up to five links, by a detour too if that pays you more; only no town twice. So plan a line of links of your own: over three of them one cube brings $3 in every turn.
lesson-ship-yours = Now you choose
    .words = Two shipments bring $2 for you and $1 for others: in the south from Hartford to Kingston, as before, and another one in the north. Find one: point at a cube, and the slip says who gets what.
lesson-ship-middle = Links in the middle
    .words = Everybody's cubes pass through the middle of the map: a link there earns even when others ship. Links at the edge wait for your own cubes.

lesson-money = Dice and debts
    .words = When to pay for a link, when to wait, and when to pay loans back.

lesson-money-short = One short
    .words = You have bought Boston–Worcester, number 5, and rolled only 4. Pay $1 and it is built now; or wait, and next turn it is finished for nothing.
lesson-money-look = Is there a cube for it?
    .words = Worcester takes purple, and a purple cube waits in Providence. Over Clara's link and yours it could get there this very turn, if yours were ready now.
lesson-money-pay = So pay
    .words = $1 now for $1 of income in every turn: build at once. When some day no cube waits for your link, wait too: then it costs nothing to be patient.
lesson-money-pay-wait = Then nothing travels over your link this turn, and later the purple cube may be gone. Pay $1.
lesson-money-whose = Whose dollar?
    .words = Red to Providence and yellow to Boston travel over Clara's link alone: $1 for her, nothing for you. Purple goes from Providence over Boston to Worcester: $1 for her, $1 for you. Ship it.
lesson-money-whose-ship = That cube travels over Clara's link alone: the dollar is hers. Ship purple from Providence to Worcester.
lesson-money-whose-none = That is what you built the link for: ship purple from Providence to Worcester.
lesson-money-debt = What a loan costs
    .words = Much later: you have $19 and owe $20. Each $10 costs $2 in every turn: kept for ten turns, $20. Still owed at the end, it costs $12 more. Good players owe $10 or $20 early, when a link earns longest, and pay back from turn 8 on.
lesson-money-retire = Pay back
    .words = Four or five turns are left. Pay $10 back: it saves $2 in each of them, and $2 more at the end; $9 remain for bids. But keep enough for the service: who can't pay it must borrow at least what is missing.
lesson-money-retire-keep = You need not bid with all of it, and each turn with the loan costs $2. Pay $10 back.
lesson-money-market = The market
    .words = Two dice, plus 1: every income loses $1 for each full time that this sum goes into it. At 8, $24 loses $3, and $7 nothing; at 4, $24 loses $6: low sums hurt more. So ship in every turn.

lesson-worth = Worth of a link
    .words = How high to bid, and what buying costs besides the price.

lesson-worth-sum = A small sum
    .words = A link brings its number at the end, and $1 of income for each cube that will travel over it. Such a dollar is worth about $5 early, $4 in the middle, $1 in the last turn: the market takes its part every turn.
lesson-worth-joins = It joins yours
    .words = Hartford–Springfield goes on where your links end: soon one cube can travel over three of yours. Its number is 4. Purple cubes wait in Hartford: two of them over this link are two dollars more of income, worth about $8. That is $12 together.
lesson-worth-bid = Begin below
    .words = Whatever you pay less than $12 is your profit. So begin well below: bid $6.
lesson-worth-bid-pass = It is worth about $12 to you, and now it would go for half of that. Bid $6.
lesson-worth-bid-low = For so little somebody goes higher at once. Bid $6.
lesson-worth-bid-high = Perhaps you get it for less: $6 is a good start.
lesson-worth-raise = Look into their purses
    .words = Henry bids $7, and has only $9. If you bid $9, he can't go higher: that is less than $12, and the link is yours.
lesson-worth-raise-pass = Up to $12 you gain by it. Bid $9.
lesson-worth-raise-low = Henry can go to $9. Bid that yourself at once, then he can't go higher.
lesson-worth-raise-high = Henry has only $9, and would have to go over your bid: $9 is enough.
lesson-worth-twice = Who buys nothing ships twice
    .words = Now for another game, in its turn 10. First those who bought nothing this turn ship a cube, then everybody does. So a link costs you a shipment besides its price.
lesson-worth-leave = Worth a shipment?
    .words = Fitchburg–Worcester counts $4, but Boston already joins those two towns for you. A second shipment brings you $3 more in every turn: about $10 in the turns that are left. Pass.
lesson-worth-leave-bid = Even for $1 it is too dear: a shipment is lost that brings $3 in every turn. Pass.
lesson-worth-first = First of all
    .words = Only you bought nothing: you ship before the others take the cubes. Send purple from Bellows Falls over White River Jct, Concord and Manchester to Lowell: three links of yours, one of Clara's.
lesson-worth-first-other = Look for a way over three of your links that gives away only $1: Bellows Falls to Lowell, or Springfield to Manchester.
lesson-worth-first-none = Two shipments are what you passed for. Use them.
lesson-worth-second = And once more
    .words = Now everybody ships, and you begin. Again look for three links of yours: purple from Bellows Falls to Lowell, or yellow from Springfield to Manchester.
lesson-worth-both = Six dollars in one turn
    .words = Buy what joins your links, below its worth. When nothing is worth more than a second shipment, ship twice. But let no rival have what joins his links for $1: bid a few dollars, so that he pays for it.
lesson-worth-cheap = Money for bids
    .words = After the first turns money is short, and links go for about $3 less than their numbers: a gain, even away from your own. Good players buy in two turns of three, and ship twice in the others. So keep about $10 for bids.
lesson-worth-idle = Idle money
    .words = Late, $2 of income more are worth about $5 in turn 13, and $2 in the last: less than most links, and nobody has use for idle money. So bid on every link then, if only to keep it from the others. Often $1 to $3 is enough.
lesson-worth-rival = Who gains besides you
    .words = In the second half look at whoever leads beside you, before you ship: $2 for you alone are better than $3 for you and $2 for him. Point at a cube, and the slip says who gets what.

lesson-game = A whole game
    .words = How it ends, what helps you on the way; then you sit down with two apprentices.

lesson-game-end = How it ends
    .words = Each turn one link fewer is sold than there are players: two among three. A link that nobody bids for leaves the game. When all are sold, the game is over; only a link that still waits brings one more turn.
lesson-game-worth = What counts
    .words = Your cash and the numbers on your links; each $10 of debt takes $12 off. In the last turns buy links with high numbers, pay loans back, and send no cube that brings your closest rival more than you.
lesson-game-help = You are not alone
    .words = The lamp asks me for advice, as often as you like. The bent arrow takes a move back. And what can't be chosen says why when you point at it.
lesson-game-off = All aboard
    .words = Now a whole game, dealt anew, against two apprentices, about 40 minutes. It is saved at every move: get off and on as you please. Good luck!

# The card of a turn's steps.

turn-1 = Loans
    .words = Borrow in steps of $10, pay $2 for each $10 of debt, pay loans back.
turn-2 = Growth
    .words = For each link for sale a growth card names towns: each gets a cube from the cup. Waiting links are finished, the next ones turned over.
turn-3 = Auction
    .words = This turn's links are sold; the buyer rolls: the number builds at once, else pay the difference or wait.
turn-4 = Ship
    .words = First those who bought nothing, then all: a cube to a town of its colour, $1 of income for each link's owner.
turn-5 = Market and income
    .words = Two dice, plus 1: every income loses $1 for each full time that this sum goes into it. The bank pays; the greatest income begins next turn.
