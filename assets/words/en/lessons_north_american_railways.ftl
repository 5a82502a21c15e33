# What the conductor says in the lessons of North American Railways.

lesson-cards = Cards and cities
    .words = The aim and a first turn: found a company, buy a city, collect the income.
    .done = You’ve founded a company and brought home its first income.

lesson-cards-welcome = Welcome aboard
    .words = Five railroad companies grow from the east coast to the west. You buy their shares, spend their money and collect what they earn. The player with the most money at the end wins.
lesson-cards-bottom = Only the bottom card
    .words = Shares are on the left, cities on the right. Red is what a city costs, green what it earns a turn, and its blue Coast-to-Coast symbols count at the end. You can take only the bottom card of a column.
lesson-cards-found = Found a company
    .words = Nobody directs the green company yet. Take its share and name a price, which goes entirely into its treasury. Chicago, the city marked on the right, costs $500, so set exactly this price.
lesson-cards-found-poor = With { $amount } the company couldn’t buy Chicago, the best city within reach. Pay $500.
lesson-cards-found-dear = { $amount } is more than Chicago costs, and the company can buy only one city for you this turn. Pay $500.
lesson-cards-found-other = Every company is free now, but I have plans for the green one. Take the marked share.
lesson-cards-director = You’re the director
    .words = You hold the only green share sold, so you direct the company, and all its income is yours. Your { $amount } is now in its treasury. Its start city, Montreal, earns $200 a turn.
lesson-cards-city = Buy a city
    .words = Now everybody buys cities in turn, and the companies’ treasuries pay. Green has { $treasury-green }. Chicago costs $500 and earns $400 every turn. Choose it.
lesson-cards-city-detroit = Detroit is cheaper, but it earns only $200, and the rest of the money would sit idle. Take Chicago.
lesson-cards-city-pass = Money in the treasury earns nothing. Buy Chicago.
lesson-cards-city-other = Chicago earns the most of all cities within reach. Choose it.
lesson-cards-enough = One city a turn
    .words = You may buy only one city a turn for the same company, so you’re finished. Pass. When everybody has passed, the companies pay their income.
lesson-cards-enough-other = You’ve already bought for green this turn. Pass.
lesson-cards-income = Payday
    .words = Green earned { $income-green }, and all of it is yours. Every turn goes like that: shares, cities, income. The cap is the starting player’s. It has moved on to Clara, who begins the next turn.

lesson-offers = Offers
    .words = How to buy a share of somebody else’s company, and how to take it over.
    .done = You know how to make an offer that’s good for you whatever the director does.

lesson-offers-others = Henry’s company
    .words = The marked share is one of blue, the company that Henry directs. To buy it you make him an offer, and he answers.
lesson-offers-answer = Two answers
    .words = If he lets you buy it, you pay half to the company and half to the bank. Or he buys it himself at your price. Then half goes to the company and the other half to you.
lesson-offers-purse = Can he pay?
    .words = You’ve seen every payment. Henry began with $2,000, paid $600, earned $600 and paid $600 again. So he has { $cash-henry }, and he can’t buy the share himself if you offer more.
lesson-offers-offer = Out of his reach
    .words = Blue earns { $income-blue } a turn. Half of that would be yours, and half of your price becomes blue’s money. Choose the share and offer $1,500. Press plus or type it.
lesson-offers-offer-low = Henry could pay { $amount } himself and keep the share. More than { $cash-henry } is safe, so offer $1,500.
lesson-offers-offer-dear = { $amount } is more than you need. $1,500 is already out of his reach.
lesson-offers-offer-other = That’s possible too, but blue earns more, { $income-blue } a turn. Take the marked share.
lesson-offers-yours = You’ve taken over
    .words = You and Henry hold one share each. With as many shares as the director you become director yourself. Blue has { $treasury-blue } now, and you two divide its income.
lesson-offers-spend = Your say, their money
    .words = You may buy for blue too. Pittsburgh costs $400 and earns $300 a turn. Early in the game income is worth more than Coast-to-Coast symbols, which pay at the end. Buy it.
lesson-offers-spend-coast = The symbols on that card count only at the end. Income is better now, and Pittsburgh brings $300 a turn.
lesson-offers-spend-pass = Blue has { $treasury-blue } that earns nothing. Buy Pittsburgh.
lesson-offers-spend-other = Blue has the money, and Pittsburgh earns the most for it. Choose Pittsburgh.
lesson-offers-partners = Partners
    .words = Henry still holds his share, so he’s paid as much as you. Both of you may buy cities for blue, director or not. That’s why companies with several shareholders grow faster.
lesson-offers-rest = What’s left over
    .words = Blue earns { $income-blue }, which is $400 a share in full hundreds. As the director you get the odd $100. Anything beyond that would go into blue’s treasury. In the last turn the director gets half.
lesson-offers-purse-of-clara = And if they can pay?
    .words = The same table again. Clara directs yellow and has { $cash-clara }, so she could pay. Offer her $600. If she keeps the share, $300 of her money is yours, and you may ask for another share.
lesson-offers-clara-low = { $amount } hardly hurts her and brings you less. Offer $600.
lesson-offers-clara-high = If she let you have it, you’d pay { $amount } for $200 a turn. Never offer more than a share is worth to you. Offer $600.
lesson-offers-clara-first = Soon. First let Clara pay you. Take the yellow share.
lesson-offers-still-yours = Paid, and still your turn
    .words = Clara bought it herself, with $300 for yellow and $300 for you. You have { $cash-you }. Now ask Henry for blue. He can’t pay $1,500, so offer that.
lesson-offers-still-yours-end = You could end your turn with the money. But you have { $cash-you }, enough to offer $1,500 for blue.
lesson-offers-both = First the purse, then the share
    .words = If the director can’t pay your offer, the share is yours. If they can, you either get the share or half of your price. So offer only when you’d be happy with both.
lesson-offers-own = Your own for $1,000
    .words = A turn later. Another share of green, which you direct, costs you $1,000, and half of that goes to the bank. You already get all that green earns, so don’t buy it now. Buy your own to keep others out.
lesson-offers-asked = If somebody asks you
    .words = For shares of your companies others make offers to you. Early and at a high price let them buy, because your company gets half. Cheap or late, buy it yourself. Each symbol pays every share $100 at the end.
lesson-offers-worth = What is a share worth?
    .words = Multiply what it pays each turn by the turns to come, five to eight in a game of three, and add what it pays at the end, often $400 to $900. Every share sold lowers that. $1,000 for $100 a turn is too much.

lesson-arrows = The last turn
    .words = Why Coast-to-Coast symbols are bought late, and what they pay you.
    .done = You know how to spend the last treasuries and whose shares the symbols pay.

lesson-arrows-last = This turn is the last
    .words = Fewer shares than players are left, so the game ends with this turn. Money left in a treasury is lost, so spend it.
lesson-arrows-final = The final payment
    .words = After the last income every share is paid $100 for each Coast-to-Coast symbol, the blue double arrow, in its company’s network. Often that’s more than half of all your money.
lesson-arrows-count = Count your shares
    .words = You hold 3 shares of blue and 2 of red. One symbol brings you $300 for blue and $200 for red. Other shareholders earn as well, so buy where you hold more than they do.
lesson-arrows-buy = Two symbols for blue
    .words = San Diego, the marked card, has two symbols. Bought for blue they make $600 for you. Choose blue and San Diego.
lesson-arrows-buy-red = You hold fewer shares of that company, so San Diego would bring you $400 at most. With blue it’s $600.
lesson-arrows-buy-dallas = Dallas has only one symbol, and its income is paid only one more time. San Diego has two.
lesson-arrows-buy-pass = Money left in the treasury is worth nothing after this turn. Buy San Diego for blue.
lesson-arrows-more = Every symbol counts
    .words = Red has { $treasury-red }, which nobody can use after this turn. Winnipeg has one symbol, worth $200 to you. Buy it for red.
lesson-arrows-more-pass = One symbol brings your two shares $200. Buy Winnipeg for red.
lesson-arrows-more-other = You may buy once for each company, and for blue you have. Buy Winnipeg for red.
lesson-arrows-open = What you uncover
    .words = Clara took Santa Fe and uncovered San Francisco, which has three symbols. Henry bought it right away, for yellow. Before you take a card, look at the one above it and who could pay for that.
lesson-arrows-last-city = The last city
    .words = Toronto has no symbol, but income is paid one more time. It raises what a green share pays from $200 to $300. That’s $200 for your two, so buy it. Anything green keeps is lost.
lesson-arrows-last-city-pass = Green has { $treasury-green } that nobody would get. Buy Toronto, which brings $200 for your two shares.
lesson-arrows-end = That was all
    .words = No city is left, so pass. The companies pay their income for the last time, and then the symbols are paid. Each payment has its own sheet.
lesson-arrows-paid = More than half of it
    .words = You’ve won with { $cash-you }. The final payment brought $8,500 of it, and blue alone $3,300, with { $symbols-blue } symbols for each of 3 shares. So count symbols early, and whose shares they pay.
lesson-arrows-early = Income early, symbols late
    .words = A city that costs $400 and earns $300 has paid for itself after two turns, so begin with those. In the last turns symbols count most, with $100 for each of your shares.

lesson-game = A whole game
    .words = How it ends and what helps you. Then you sit down with two Apprentices.
    .done = You know the whole of North American Railways.

lesson-game-end = How it ends
    .words = A turn is the last if fewer shares than players are left after phase{ "\u00A0" }I, if phase{ "\u00A0" }II begins with five cities or fewer, or if nobody buys a city. The top bar warns you.
lesson-game-secret = Money is secret
    .words = You see only your own cash. But everybody began with the same amount, and every payment is open. If you keep count, you know what a director can pay.
lesson-game-help = You’re not alone
    .words = The lamp asks me for advice as often as you like, and the bent arrow undoes a move. Point at something you can’t choose, and you’ll see why.
lesson-game-off = All aboard
    .words = That’s all I can teach you here. Next comes a whole game against two Apprentices, about 25 minutes. It’s saved after every move, so get off and on as you please. Good luck!

# The card of a turn’s steps.

turn-1 = Shares
    .words = Each player takes a bottom share. Found a company at your price, pay $1,000 for one of your own, or make its director an offer.
turn-2 = Cities
    .words = In turn, until all have passed, buy one city for one company in which you hold a share, from its treasury. Once a turn for each company.
turn-3 = Income
    .words = Each company divides its income among the shares that players hold. Of what can’t be divided the director gets $100, in the last turn half. The rest stays in the treasury.
turn-4 = The last turn
    .words = Fewer shares than players after phase{ "\u00A0" }I, { WORD($cities-to-end) } cities or fewer before phase{ "\u00A0" }II, or nobody buys. Then each share is paid $100 for every Coast-to-Coast symbol.
