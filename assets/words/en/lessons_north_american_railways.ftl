# What the conductor says in the lessons of North American Railways.

lesson-cards = Cards and cities
    .words = The aim, and a first turn: found a company, buy a city, take the income.

lesson-cards-welcome = Welcome aboard
    .words = Five railroad companies grow from the east coast to the west. You buy their shares, spend their money, and collect what they earn. The player with the most money at the end wins.
lesson-cards-bottom = Only the bottom card
    .words = On the left the shares, on the right the cities: red is what one costs, green what it earns a turn. Blue double arrows, its symbols, count at the end. Of each column only the bottom card can be taken; then the one above it is within reach.
lesson-cards-found = Found a company
    .words = The green company has no director yet. Take its share and name a price: all of it goes into the company's treasury. Chicago, lit up on the right, costs $500: so pay $500.
lesson-cards-found-poor = For so little the company could not buy Chicago, the best city in sight. Pay $500.
lesson-cards-found-dear = More than any city in sight costs, and the company can buy only one for you in this turn. $500 is enough.
lesson-cards-found-other = Every company is free now, but I have plans with the green one: choose the first column.
lesson-cards-director = You are its director
    .words = You hold the only share sold, so you direct green: offers for the others are yours to answer, and its whole income is yours. Your money is its treasury; its start city earns $200 a turn.
lesson-cards-city = Buy a city
    .words = Now the players buy cities, round and round, and the company's treasury pays. Chicago costs $500 and earns $400 every turn. Choose it.
lesson-cards-city-detroit = Detroit is cheaper, but earns only $200, and the rest of the money would lie idle. Take Chicago.
lesson-cards-city-pass = Money in the treasury earns nothing. Buy Chicago.
lesson-cards-city-other = Chicago earns the most of all cities in sight. Choose it.
lesson-cards-enough = One city a turn
    .words = You buy only one city a turn for the same company: any more money would sit idle until the next. So pass; when all have passed, income is paid.
lesson-cards-enough-other = For green you have bought in this turn. Pass.
lesson-cards-income = Payday
    .words = $200 and $400: green pays you $600. So it goes on: shares, cities, income. The cap next to a name has moved on: its holder begins the next turn.

lesson-offers = Offers
    .words = How to buy a share of somebody else's company, and how to take it over.

lesson-offers-others = Henry's company
    .words = The share at the bottom of the last column is of the blue company. Henry directs it: so you make him an offer, and he answers.
lesson-offers-answer = Two answers
    .words = He can let it go: you pay, half to the company and half to the bank. Or he buys it himself at your price: then half goes to the company and half to you.
lesson-offers-purse = Can he pay?
    .words = Every payment is seen. Henry began with $2,000, paid $600, earned $600 and paid $600 again: he has $1,400. An offer above that he can't take himself.
lesson-offers-offer = Out of his reach
    .words = Blue earns $600 a turn; half of that would be yours, and half of your price becomes blue's money. Offer $1,500: type it, or press the plus next to the price.
lesson-offers-offer-low = That Henry could pay himself; he would keep the share, though half of the price would come to you. More than $1,400 is safe.
lesson-offers-offer-dear = More than needed: $1,500 is already out of his reach. Keep the rest.
lesson-offers-offer-other = That one as well, but blue earns more: $600 a turn. Choose the last column.
lesson-offers-yours = You have taken over
    .words = One share each: with as many as the director you become director yourself. Blue has $800 now, and its income is divided between the two of you.
lesson-offers-spend = Your say, their money
    .words = You may buy for blue too. Pittsburgh costs $400 and earns $300 a turn: early in the game income is worth more than the blue symbols, which pay at the end. Buy it.
lesson-offers-spend-coast = The blue symbols on that card count only at the end. Early, income is better: Pittsburgh brings $300 a turn.
lesson-offers-spend-pass = Blue has $800 that earn nothing. Buy Pittsburgh.
lesson-offers-spend-other = Blue has the money, and Pittsburgh earns most for it. Choose both.
lesson-offers-partners = Partners
    .words = Henry still holds his share: what blue earns is paid to both, and both may buy cities for it, director or not. So companies with several holders grow faster.
lesson-offers-rest = What is left over
    .words = Blue earns $900: in full hundreds that is $400 a share. Of the $100 left over you get $100, as its director. Were there more, it would go into blue's treasury. In the last turn the director gets half.
lesson-offers-purse-of-clara = And if they can pay?
    .words = The same table again. Clara directs yellow and has $1,600, so she could pay. Offer her $600: if she keeps the share, $300 of her money come to you, and you may ask for a share of another company.
lesson-offers-clara-low = So little hardly hurts her, and brings you less. Offer $600.
lesson-offers-clara-high = If she let it go, you would pay that for a share of $200 a turn. Never offer more than it is worth to you: $600.
lesson-offers-clara-first = Soon. First let Clara pay you: choose yellow, the third column.
lesson-offers-still-yours = Paid, and still your turn
    .words = Clara bought it herself: $300 for yellow, $300 for you. Now ask for a share of another company: blue, for $1,500, which Henry can't pay.
lesson-offers-still-yours-end = Your turn could end here with the money. But you have $2,400: offer $1,500 for blue.
lesson-offers-both = First the purse, then the share
    .words = If the director can't pay your offer, the share is yours. If he can, he chooses: you get the share, or he buys it and you get half. So offer only where both would suit you.
lesson-offers-own = Your own for $1,000
    .words = A turn later. You direct green: another share of it costs you $1,000, half of it for the bank. All that green earns is yours already, so let it be. It pays where it keeps others out, or where there are many symbols.
lesson-offers-asked = If somebody asks you
    .words = For a share of a company you direct, you answer. Early on and at a high price let others have it: your company gets half, and two buy more cities. Buy it yourself when cheap, or late: at the end each symbol pays every share $100.
lesson-offers-worth = What is a share worth?
    .words = Before you offer, add up: what a share pays each turn, less with every share sold, times the turns to come, and what it pays at the end, often $400 to $900. Three players have five to eight turns. $1,000 for $100 a turn is too much.

lesson-arrows = The last turn
    .words = Coast to coast: why symbols are bought late, and what they pay you.

lesson-arrows-last = This turn is the last
    .words = Fewer shares than players are left, so the game ends with this turn. What is in treasuries is lost then: spend it.
lesson-arrows-final = The final payment
    .words = After the last income every share is paid $100 for each symbol in its company's network: the blue double arrow for “coast to coast”. Often more than half of all money comes from it.
lesson-arrows-count = Count your shares
    .words = You hold 3 shares of blue and 2 of red. One symbol for blue brings you $300, one for red $200. Every other holder earns as well: buy where you hold more than they do.
lesson-arrows-buy = Two symbols for blue
    .words = San Diego, in the second column, has two symbols: for blue that makes $600 for you. Buy it for blue.
lesson-arrows-buy-red = Of that company you hold fewer shares: San Diego would bring you $400 at most. For blue it is $600.
lesson-arrows-buy-dallas = Dallas has one symbol, and its income is paid just one more time. San Diego has two.
lesson-arrows-buy-pass = What is left in the treasury is worth nothing after this turn. Buy San Diego for blue.
lesson-arrows-more = Every symbol counts
    .words = Red has $400, worth nothing after the end. Winnipeg has one symbol: $200 for you. Buy it for red.
lesson-arrows-more-pass = One symbol is $200 for your two shares. Buy Winnipeg for red.
lesson-arrows-more-other = Each company buys once for you: blue has. Now Winnipeg for red.
lesson-arrows-open = What you lay open
    .words = Clara took Santa Fe and so laid San Francisco open, with three symbols; Henry bought it right away for yellow. Before you take a card, look what lies above it, and which treasury could pay for that.
lesson-arrows-last-city = The last city
    .words = Toronto has no symbol, but in the last turn income is paid one more time. For green it raises what a share pays from $200 to $300, $200 for your two. Buy it: what green keeps is lost.
lesson-arrows-last-city-pass = Green has $1,100 that nobody gets. Buy Toronto: $200 for your two shares of green.
lesson-arrows-end = That was all
    .words = No city is left. Pass: then the income is paid for the last time, and after it the symbols. Each has its own sheet.
lesson-arrows-paid = More than half of it
    .words = $16,200, and you have won: $8,500 of it came with the final payment, $3,300 from blue alone, 11 symbols for each of 3 shares. So count symbols early, and whose shares they pay.
lesson-arrows-early = Income early, symbols late
    .words = A city that costs $400 and earns $300 has paid for itself after two turns: begin with those. In the last turns symbols count most: $100 for each of your shares.

lesson-game = A whole game
    .words = How it ends, what helps you on the way; then you sit down with two apprentices.

lesson-game-end = How it ends
    .words = A turn is the last one when fewer shares than players are left after phase{ "\u00A0" }I, when five cities or fewer are left as phase{ "\u00A0" }II begins, or when nobody buys a city. The top bar says when it comes near.
lesson-game-secret = Money is secret
    .words = You see your own cash only. But all began alike and every payment is open: if you keep count, you know what a director can pay.
lesson-game-help = You are not alone
    .words = The lamp asks me for advice, as often as you like. The bent arrow takes a move back. And what can't be chosen says why when you point at it.
lesson-game-off = All aboard
    .words = Now a whole game against two apprentices, newly dealt, about 25 minutes. It is saved at every move: get off and on as you please. Good luck!

# The card of a turn's steps.

turn-1 = Shares
    .words = Each in turn takes a bottom share: found a company at your price, pay $1,000 for one of your own, or make its director an offer.
turn-2 = Cities
    .words = Round and round, one city for one company in which you hold a share, out of its treasury, until all have passed. Once a turn for each company.
turn-3 = Income
    .words = Each company divides its income among the shares that players hold. Of what can't be divided the director gets $100, in the last turn half; the rest stays in the treasury.
turn-4 = The last turn
    .words = Fewer shares than players after phase{ "\u00A0" }I, { WORD($cities-to-end) } cities or fewer before phase{ "\u00A0" }II, or nobody buys: then each share is paid $100 for every symbol.
