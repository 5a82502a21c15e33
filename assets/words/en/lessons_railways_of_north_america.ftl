# What the conductor says in the lessons of Railways of North America.

lesson-track = Track and goods
    .words = The aim and a first turn: lay track, deliver goods, collect the income.
    .done = You’ve built a link, delivered over it and been paid.

lesson-track-welcome = Welcome aboard
    .words = Canada is waiting for its railroads. You lay track from city to city and deliver goods over it. Each link a cube travels over is a point, and the player with the most points at the end wins.
lesson-track-goods = Who wants what
    .words = Cubes are goods, and each goes to a city of its own color. Montreal has three black cubes, and Quebec is black. Quebec has two red ones, and Montreal is red.
lesson-track-bonds = Nobody has any money
    .words = Bonds pay for what you can’t. Each brings { $bond }, is taken automatically and is never paid back. It costs { $interest } every turn and a point at the end. That’s cheap for track that works all game.
lesson-track-build = From Quebec to Montreal
    .words = Choose Quebec, then Montreal. The table shows the cheapest way and its price. Press “Finish link”. One action lays up to four tiles of one link, and these two take one bond.
lesson-track-build-other = There’s no track to deliver over yet, so build first. Choose Quebec, then Montreal.
lesson-track-build-stop = Half a link is worth nothing, and unfinished track is removed. Continue to Montreal.
lesson-track-build-elsewhere = That’s not the cheapest way between Quebec and Montreal, where five cubes are waiting. Choose one of the two cities, then the other.
lesson-track-owner = Your link
    .words = It’s yours for good, and your locomotive shows that. No matter who delivers over it, the point is yours. The others have acted as well, and now it’s the second of three rounds.
lesson-track-deliver = Deliver
    .words = Choose a black cube in Montreal and send it to Quebec. One link is one point, and points are income. The first delivery of the game scores one more.
lesson-track-deliver-other = Perhaps later. A cube is waiting that only you can deliver. Choose it.
lesson-track-again = Third round
    .words = You have { $points-you } points. Every player acts three times a turn, so deliver again: a black cube to Quebec, or a red one to Montreal.
lesson-track-again-other = Track that nothing travels over earns nothing. Deliver again.
lesson-track-income = Payday
    .words = Your income is printed next to your points on the track. It was $6,000 for { $points-you } points, less { $interest } for the bond. It rises up to { $income-peak } points, and the money pays for your next link.

lesson-engine = A better engine
    .words = Why long deliveries decide the game, and what they take.
    .done = You know why a better engine comes first, and how to find the long way.

lesson-engine-level = How far an engine goes
    .words = Your engine is level { $engine-you }, so it takes a cube over two links and scores two points at most. Level 3 would make that three.
lesson-engine-upgrade = Upgrade
    .words = It costs $10,000. You have { $cash-you }, and a bond pays the rest. But every delivery from now on can score a point more. Choose Upgrade, then press “Upgrade” below.
lesson-engine-upgrade-deliver = That’s two points now, or one more with every delivery to come. Upgrade the engine first.
lesson-engine-upgrade-other = That can wait. Your links are ready for longer deliveries, so upgrade your engine.
lesson-engine-three = Three links of your own
    .words = A cube stops in the first city of its color. Its first link must be yours, and each link on the way scores for its owner. So look for the long way over your own links.
lesson-engine-long = The longest way
    .words = A red cube in Calgary can travel over three of your links to Vancouver, and a yellow one just as far to Prince Rupert. Deliver one of them.
lesson-engine-long-shared = That gives somebody else a point as well. From Calgary all the points are yours.
lesson-engine-long-short = That’s a shorter way. Look for a delivery from Calgary over three links.
lesson-engine-long-other = Now is the time to deliver, because the first delivery over three links scores extra.
lesson-engine-bonus = Three and two
    .words = You scored three points for three links, and two for the first delivery of that length. A card with a star offered them. Nobody takes those cards; the first player to fulfill one scores. Check them before you choose an action.

lesson-plans = Auction and plans
    .words = Going first, Major Lines, barons and New Cities.
    .done = You know what going first is worth and how one link can serve two plans.

lesson-plans-auction = Who goes first?
    .words = Every turn begins with an auction for going first, and only the winner pays. If all pass, the next player clockwise goes first. Going first is worth money only if somebody else wants the same cube, card or hex.
lesson-plans-pass = How much is it worth?
    .words = Clara has built a second link from Quebec to Montreal, which is allowed. The player who goes first takes the last black cube, but two red ones remain. That’s worth $1,000 at most. Pass, or bid just that.
lesson-plans-pass-bid = { $amount } for a single cube? Your { $cash-you } can build a whole link. Pass, or bid $1,000.
lesson-plans-pass-bid-low = Clara outbid your { $amount }, and that’s fine. It wasn’t worth more to you.
lesson-plans-went = Clara goes first
    .words = Going first costs her $2,000. You keep your { $cash-you }, and a red cube will bring you just as much as the black one.
lesson-plans-lines = Major Lines
    .words = Another game. The first player to join both ends of a Major Line with their own links scores it immediately. Vancouver to Montreal brings the most, but it’s far, so begin early.
lesson-plans-baron = Your baron
    .words = You keep your baron secret until the end. William Van Horne wants Vancouver joined to Winnipeg, for 5 points. So your way leads across the prairies anyway.
lesson-plans-vancouver = To Vancouver
    .words = Your track runs from Calgary via Edmonton to Kamloops. One more link, to Vancouver, completes a Major Line. Choose Kamloops, then Vancouver, and press “Finish link”.
lesson-plans-vancouver-other = Three points are only two tiles away. Build the cheapest way from Kamloops to Vancouver.
lesson-plans-vancouver-stop = You’re not there yet. Continue to Vancouver.
lesson-plans-joined = Three points right away
    .words = Vancouver and Calgary are joined, so the Major Line is yours, and it’s part of the way to Winnipeg. Plan your links so that each serves several goals.
lesson-plans-cities = New Cities
    .words = For { $urbanize } a gray city takes one of these colors and gets two cubes. Put a New City where your links end, because then cubes of its color can travel there from far away.

lesson-cities = Cards and New Cities
    .words = Operations cards, City Growth, New Cities and what a tie is worth.
    .done = You can read the cards, and you know where growth and New Cities help you most.

lesson-cities-cards = The cards on display
    .words = Taking a card is an action too. Its left edge shows when it works. A bar waits until you use it, a ring serves once each round, and a triangle happens immediately. A diamond, as on your hotel, is permanent.
lesson-cities-executive = Two actions for one
    .words = The Railroad Executive gives you two actions at once. Each delivery is worth 3 points now, and he lets you make two. Choose Card and take him.
lesson-cities-executive-later = That’s one action. The Railroad Executive gives you two, so take his card first.
lesson-cities-executive-other = That card is for another day. Two deliveries are ready, so take the Railroad Executive.
lesson-cities-two = Deliver twice
    .words = First send red from Windsor via Toronto and Ottawa to Montreal, then purple from Ottawa via Toronto and Sudbury to Port Arthur. Each scores 3 points, and nobody can come between.
lesson-cities-two-fewer = Two deliveries score 3 points for you alone: from Windsor to Montreal, and from Ottawa to Port Arthur.
lesson-cities-two-other = Now is the time for points. Deliver twice.
lesson-cities-growth = City Growth
    .words = Another game. You’ve taken City Growth, which puts two cubes from the bag into any city you choose. Their colors are luck, but the place is not.
lesson-cities-grow = Where nobody else can fetch them
    .words = Only your track leads to Prince Rupert, and it ends there. So most cubes from there travel over several of your links, and nobody can snatch them. Choose Prince Rupert.
lesson-cities-grow-shared = Others have track there too and might deliver your cubes before you. Only you reach Prince Rupert.
lesson-cities-grow-far = Cubes there are no use to you, because none of your links starts in that city. Choose Prince Rupert.
lesson-cities-peak = Over the peak
    .words = Late in a game you have { $points-you } points. Beyond { $income-peak } points the income falls. Money is worth nothing at the end, so turn it into points. Just keep enough for the last turns’ interest, or you’ll take bonds.
lesson-cities-end-of-line = A city at the end of the line
    .words = For { $urbanize } gray Sherbrooke gets a color. Your longest line ends there, and a purple cube is waiting far away in Port aux Basques. Choose Urbanize, then Sherbrooke and purple.
lesson-cities-end-of-line-later = The New City first. It makes your best delivery longer.
lesson-cities-end-of-line-colour = No cube of that color is waiting at the far end of your line. Purple is.
lesson-cities-end-of-line-elsewhere = A New City helps where your own links end. Make Sherbrooke purple.
lesson-cities-far = Five links instead of four
    .words = The purple cube can now travel over five of your links instead of four. A New City makes deliveries longer if cubes of its color wait at the other end and no city of that color is in between.
lesson-cities-tie = Ties
    .words = Some barons ask for the most, the longest or the fewest. Then you must be ahead of everybody, because a tie brings nothing. Equal final scores go to the most finished links, then to the most cash.

lesson-game = A whole game
    .words = How it ends and what helps you. Then you sit down with two Apprentices.
    .done = You know the whole of Railways of North America.

lesson-game-baron = Choosing a baron
    .words = At the start you keep one of two barons, whose goal counts at the end. “Strictly” means ahead of everybody, so a tie brings nothing. A chain is a row of your own links that visits no city twice.
lesson-game-end = How it ends
    .words = Each city that’s emptied gets an Empty City Marker. When the last one is placed, you play that turn and one more. Then the barons are revealed, and each bond costs a point.
lesson-game-early = Be bold early
    .words = Take bonds in the first turns, because track and engines pay all game. Later each bond is just a point lost. And never let money sit idle.
lesson-game-help = You’re not alone
    .words = The lamp asks me for advice as often as you like, and the bent arrow undoes a move. Point at something you can’t choose, and you’ll see why.
lesson-game-off = All aboard
    .words = That’s all I can teach you here. Next comes a whole game against two Apprentices, about 90 minutes. It’s saved after every move, so get off and on as you please. Good luck!

# The card of a turn’s steps.

turn-1 = The auction
    .words = Bid to go first this turn. Only the winner pays.
turn-2 = Choose an action
    .words = Three rounds of one action each: build, urbanize, upgrade, deliver, take a card or pass.
turn-3 = Carry it out
    .words = Lay up to four tiles of one link, which must be finished in the same turn, or make one delivery over finished links. Bonds pay for what you can’t.
turn-4 = Income
    .words = Collect the income next to your points, less { $interest } for each bond. Unfinished track is removed.
turn-5 = The end
    .words = When the last Empty City Marker is placed, you play that turn and one more. Then barons and bonds count.
