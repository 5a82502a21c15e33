# What the conductor says in the lessons of Railways of North America.

lesson-track = Track and goods
    .words = The aim, and a first turn: lay track, deliver goods, take the income.

lesson-track-welcome = Welcome aboard
    .words = Canada waits for its railways. You lay track from city to city and deliver goods over it. Each link that a cube travels over is a point. The player with the most points at the end wins.
lesson-track-goods = Who wants what
    .words = Cubes are goods; each wants to go to a city of its own color. Montreal holds three black cubes, and Quebec is black. Quebec holds two red ones, and Montreal is red.
lesson-track-bonds = Nobody has any money
    .words = What you can't pay, bonds pay: { $bond } each, taken automatically and never paid back. A bond costs { $interest } every turn and one point at the end. That is cheap for track that works all game.
lesson-track-build = From Quebec to Montreal
    .words = Choose Quebec, then Montreal: the table shows the cheapest way and its price. Confirm. One action lays up to four tiles of one link; these two take one bond.
lesson-track-build-other = There is no track to deliver over yet. Build first: choose Quebec, then Montreal.
lesson-track-build-stop = Half a link is worth nothing, and what stays unfinished is taken off. Go on to Montreal.
lesson-track-build-elsewhere = That leads elsewhere. Between Quebec and Montreal five cubes are waiting.
lesson-track-owner = Your link
    .words = It is yours for good: your locomotive stands on it. No matter who delivers over it, the point is yours. The others have acted too: this is the second of three rounds.
lesson-track-deliver = Deliver
    .words = Choose a black cube in Montreal and send it to Quebec: one link, one point, and points are income. The first delivery in the game scores one more.
lesson-track-deliver-other = Later perhaps. Now a cube is waiting that only you can deliver: choose it.
lesson-track-again = Third round
    .words = Every player acts three times a turn. Deliver again: a black cube to Quebec, or a red one to Montreal.
lesson-track-again-other = Track that nothing travels over earns nothing. Deliver again.
lesson-track-income = Payday
    .words = Your income is printed next to your points on the track: $6,000 at 3 points, less { $interest } for the bond. Up to { $income-peak } points it rises, and the money pays for your next link.

lesson-engine = A better engine
    .words = Why long deliveries decide the game, and what it takes for them.

lesson-engine-level = How far an engine goes
    .words = Your engine is level 2: it takes a cube over two links, two points at most for an action. With level 3 it is three.
lesson-engine-upgrade = Upgrade
    .words = It costs $10,000; you have $8,000, so a bond pays the rest. But every delivery from now on can bring a point more. Choose Upgrade, and confirm.
lesson-engine-upgrade-deliver = Two points now, or one more with every delivery to come: first the engine.
lesson-engine-upgrade-other = That can wait. Your links lie ready for longer deliveries: improve the engine.
lesson-engine-three = Three links of your own
    .words = A cube stops at the first city of its color. Its first link must be yours, and each link on the way scores for its owner. So look for the long way over your own links.
lesson-engine-long = The longest way
    .words = A red cube in Calgary can travel over three of your links to Vancouver, a yellow one as far to Prince Rupert. Deliver one of them.
lesson-engine-long-shared = That brings somebody else a point as well. From Calgary all points are yours.
lesson-engine-long-short = That is a shorter way. Look at the list: from Calgary a cube travels over three links.
lesson-engine-long-other = Now is the time to deliver: nobody has gone over three links yet, and that scores extra.
lesson-engine-bonus = Three and two
    .words = Three points for three links, and two for the first delivery of that length: a card with a star lay there for it. Nobody can take those; the first to fulfill one scores. Look at them before you choose your action.

lesson-plans = Auction and plans
    .words = The first place in a turn, major lines, barons and new cities.

lesson-plans-auction = Who goes first?
    .words = Every turn begins with an auction for the first place; the others follow clockwise. Only the winner pays. If all pass, it moves on one seat clockwise. It is worth money if somebody else wants the same cube, card or hex; else it is not.
lesson-plans-pass = How much is it worth?
    .words = Clara has built a second link from Quebec to Montreal, next to yours; that is allowed. The player who goes first takes the last black cube. Two red ones remain all the same. That is worth $1,000 at most: pass, or bid just that.
lesson-plans-pass-bid = So much for a single cube? Your $5,000 build a whole link. Pass, or bid $1,000.
lesson-plans-lines = Major lines
    .words = Another game. The first to join both ends of one of these with their own links scores it immediately. Vancouver to Montreal brings most, but they are far apart: begin early.
lesson-plans-baron = Your baron
    .words = You keep him secret until the end. William Van Horne wants Vancouver joined to Winnipeg, for 5 points. So your way leads along the prairies anyway.
lesson-plans-vancouver = To Vancouver
    .words = Your track runs from Calgary over Edmonton to Kamloops. One more link to Vancouver completes a major line. Choose Kamloops, then Vancouver, and confirm.
lesson-plans-vancouver-other = Three points lie two tiles away: build from Kamloops to Vancouver.
lesson-plans-vancouver-stop = Not yet finished: lay on to Vancouver.
lesson-plans-joined = Three points right away
    .words = Vancouver and Calgary are joined: the line is yours, and it is part of the way to Winnipeg. Plan your links so that one serves several ends.
lesson-plans-cities = New cities
    .words = For { $urbanize } a gray city becomes a city of one of these colors and gets two cubes. Put it where your links end: then cubes of its color can travel there from far away.

lesson-cities = Cards and new cities
    .words = Operations cards, growth, new cities, and what a tie brings.

lesson-cities-cards = The cards on display
    .words = Taking one is an action like any other. Read the sign on its left edge: a bar waits until you use it, a ring serves once in each round, a triangle happens immediately. A diamond, as on your hotel, stays for good.
lesson-cities-executive = Two actions for one
    .words = The Railroad Executive gives two actions at once. A single delivery brings you 3 points now; he lets you make two. Choose Card, and take him.
lesson-cities-executive-later = That is one action. With the Railroad Executive you have two: take his card first.
lesson-cities-executive-other = That card is for another day. Two deliveries lie ready: take the Railroad Executive.
lesson-cities-two = Deliver twice
    .words = Red from Windsor over Toronto and Ottawa to Montreal, then purple from Ottawa over Toronto and Sudbury to Port Arthur: 3 points each, and nobody can come between.
lesson-cities-two-fewer = There are deliveries of 3 points for you alone: from Windsor to Montreal, from Ottawa to Port Arthur.
lesson-cities-two-other = Now is the time for points: deliver, twice.
lesson-cities-growth = City Growth
    .words = Another game: you have taken City Growth. Two cubes from the bag come to any city that you choose. Their colors are luck; the place is not.
lesson-cities-grow = Where nobody else can fetch them
    .words = Only your track leads to Prince Rupert, and it ends there: most cubes from there travel over several of your links, and nobody can snatch them. Choose Prince Rupert.
lesson-cities-grow-shared = Others have track there too, and might deliver your cubes before you. Only you reach Prince Rupert.
lesson-cities-grow-far = Cubes there are of no use to you: none of your links begins in that city. Choose Prince Rupert.
lesson-cities-peak = Over the peak
    .words = Later in a game: you have 52 points. The income rises up to { $income-peak } points, then it falls. Money is worth nothing at the end: turn it into points. Keep only the interest of the last turns: without it you must take bonds.
lesson-cities-end-of-line = A city at the end of the line
    .words = For { $urbanize } gray Sherbrooke gets a color. It ends your longest line, and far away in Port aux Basques a purple cube waits. Choose Urbanize, then Sherbrooke and purple.
lesson-cities-end-of-line-later = First the new city: it makes the best delivery longer.
lesson-cities-end-of-line-colour = No cube of that color waits at the far end of your line. Purple does.
lesson-cities-end-of-line-elsewhere = A new city helps where your own links end: make Sherbrooke purple.
lesson-cities-far = Five links instead of four
    .words = The purple cube can now travel over five of your links instead of four. A new city lengthens deliveries where cubes of its color wait at the other end, and no city of that color lies between.
lesson-cities-tie = Ties
    .words = Some barons ask for the most, the longest or the fewest: then you must be ahead of everybody, a tie brings nothing. With the same points at the end the most finished links win, then the most cash.

lesson-game = A whole game
    .words = How it ends, what helps you on the way; then you sit down with two apprentices.

lesson-game-baron = Choosing a baron
    .words = At the start you keep one of two barons; his task counts at the end. “Strictly” means ahead of everybody: a tie brings nothing. A chain is own links one behind the other that come to no city twice.
lesson-game-end = How it ends
    .words = Each city that is emptied gets a marker. When the last one has been placed, that turn and one more are played. Then the barons are shown, and each bond costs a point.
lesson-game-early = Be bold early
    .words = Take bonds in the first turns: track and engines pay all game. Late in the game each bond is a point lost. And never own money that does nothing.
lesson-game-help = You are not alone
    .words = The lamp asks me for advice, as often as you like. The bent arrow takes a move back. And what can't be chosen says why when you point at it.
lesson-game-off = All aboard
    .words = Now a whole game against two apprentices, about 90 minutes. It is saved at every move: get off and on as you please. Good luck!

# The card of a turn's steps.

turn-1 = The auction
    .words = Bid to go first this turn; only the winner pays.
turn-2 = Choose an action
    .words = Three rounds, one action each: build, urbanize, upgrade, deliver, a card, or pass.
turn-3 = Carry it out
    .words = Up to four tiles of one link, which must be finished in the same turn, or one delivery over finished links. What you can't pay, bonds pay.
turn-4 = Income
    .words = The income printed next to your points, less { $interest } for each bond. Unfinished track is removed.
turn-5 = The end
    .words = When the last empty-city marker has been placed, that turn and one more; then barons and bonds count.
