# Railways of North America.

game-title = Railways of North America
game-summary =
    { $other-board ->
        [0] Cross Canada on borrowed money,
       *[1] Cross the country on borrowed money,
    } and deliver goods farther than the others.
game-period = turn
game-scores = Points less bonds

# What a text of a move should have named.

what-baron = a baron
what-action = an action
what-city = a city
what-side = a side of a hex
what-hex = a hex
what-card = an operations card
what-colour = a color
what-line = a major line
what-link = a link’s number

# Colors, in the middle of a sentence and alone.

colour-red = red
colour-blue = blue
colour-black = black
colour-yellow = yellow
colour-purple = purple
paint-red = Red
paint-blue = Blue
paint-black = Black
paint-yellow = Yellow
paint-purple = Purple

# Operations cards.

card-for-city = { $family }: { $city }
family-hotel = Hotel
family-service-bounty = Service Bounty
family-capital-charter = Capital Charter
card-first-freight = First Freight
card-fast-freight = Fast Freight
card-speed-record = Speed Record
card-ferry-line = Ferry Line
card-tunnel-engineer = Tunnel Engineer
card-mines = Mines
card-government-land-grant = Land Grant
card-city-growth = City Growth
card-perfect-engineering = Perfect Engineering
card-railroad-executive = Railroad Executive
card-new-industry = New Industry
card-new-train = New Train
card-passenger-line = Passenger Line

line-the-last-spike = The Last Spike
line-kicking-horse = Kicking Horse
line-grand-trunk-pacific = Grand Trunk Pacific
line-canadian-northern = Canadian Northern
line-superior-line = Superior Line
line-hudson-bay-railway = Hudson Bay Railway
line-yukon-line = Yukon Line
line-the-corridor = The Corridor
line-intercolonial = Intercolonial
line-newfoundland-line = Newfoundland Line
line-iron-ore-line = Iron Ore Line
line-island-link = Island Link

effect-delivery =
    { $count ->
        [1] first delivery: +{ $points }
       *[other] first, { $count }+ links: +{ $points }
    }
    .words =
        { $count ->
            [1] The first delivery of the game scores { $points } more.
           *[other] The first delivery along at least { $count } links scores { $points } more.
        }
effect-bounty = first cube there: +{ $points }
    .words =
        { $count ->
            [1] The first cube delivered there scores { $points }.
           *[other] The first cube delivered there along at least { $count } links scores { $points }.
        }
effect-colours = { $count } colors first: +{ $points }
    .words = The first player to have delivered { $count } different colors scores { $points }. Earlier deliveries count.
effect-ferry = a ferry hex free
    .words = Build on one ferry hex for free, snow included.
effect-tunnel = mountains, ridges half
    .words = In one build action mountains and ridges cost half.
effect-land-grant = open terrain free
    .words = In one build action open terrain is free.
effect-two-actions = two actions at once
    .words = Take two actions at once.
effect-one-more-action = one more action
    .words = Take one more action right after one of yours.
effect-train = engine at half price
    .words = One engine upgrade at half price, rounded up to { $amount }.
effect-hotel = a cube there: +{ $points }
    .words =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each cube that anyone delivers there.
effect-charter = a link: +{ $points }, max. { $most }
    .words =
        At the end { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for each of your links that ends in { $city }, { $most } at most.
effect-engineering = water and ridge cheaper
    .words = In one build action per round, each water hex costs { $amount-water } less and one ridge { $amount-ridge } less.
effect-mines = { $amount }: cubes
    .words = Pay { $amount } and choose a gray city. Draw cubes onto it until a color repeats, { $count } draws at most. The repeated cube goes back.
effect-growth = { $count } cubes anywhere
    .words =
        Draw { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } from the bag onto any one city.
effect-industry = a free New City
    .words = Place a New City tile on a gray city for free, without cubes.

# Barons.

task-connect = { $city } connected
    .words = connect { $city } with your own links
task-cities = links to { $count } of { $total } cities
    .words = your own links reach at least { $count } of { $city }
task-ridge-links =
    { $count ->
        [one] { $count } link
       *[other] { $count } links
    } across a ridge
    .words =
        at least { $count ->
            [one] { $count } of your own links crosses
           *[other] { $count } of your own links cross
        } a ridge
task-snow-links =
    { $count ->
        [one] { $count } link
       *[other] { $count } links
    } beyond the snow line
    .words =
        at least { $count ->
            [one] { $count } of your own links has
           *[other] { $count } of your own links have
        } a tile north of the snow line
task-fewest-bonds =
    { $count ->
        [0] strictly fewest bonds
        [one] strictly fewest bonds, { $count } link or more
       *[other] strictly fewest bonds, { $count } links or more
    }
    .words =
        { $count ->
            [0] strictly fewest bonds among all players
            [one] strictly fewest bonds among all players, with at least { $count } link of your own
           *[other] strictly fewest bonds among all players, with at least { $count } links of your own
        }
task-longest-chain = strictly longest chain of links
    .words = strictly longest chain of links, one after the other, no city twice
task-highest-engine = strictly highest engine
    .words = strictly highest engine level
task-most-cities = strictly most cities
    .words = your own links reach strictly most cities
task-most-links = strictly most links
    .words = strictly most links of your own

# Where in the game we are.

heading-barons = The barons
heading-auction =
    { $last ->
        [1] Turn { $turn } (the last), auction
       *[other] Turn { $turn }, auction
    }
heading-round =
    { $last ->
        [1] Turn { $turn } (the last), round { $round } of { $count }
       *[other] Turn { $turn }, round { $round } of { $count }
    }
heading-income =
    { $last ->
        [1] Turn { $turn } (the last), income
       *[other] Turn { $turn }, income
    }
heading-end = Turn { $turn }, the end

ended-markers-gone = The last Empty City Marker was placed in the turn before.
ended-turns-gone = The last turn allowed by the board has been played.
tie-links = Equal points with { $seat-tied }, but more finished links: { $count } against { $second }.
tie-cash = Equal points and links with { $seat-tied }, but more cash: { $amount } against { $amount-second }.
tie-shared = Equal points, links and cash, so the victory is shared.

# What the actor is asked.

ask-baron = Choose your baron
    .words = Keep one secret. His goal counts at the end.
ask-bid = Who goes first?
    .words =
        { $amount-high ->
            [0] Nobody has bid yet. Bid at least { $amount-lowest }, or pass.
           *[other] The high bid is { $amount-high }. Bid at least { $amount-lowest }, or pass.
        }
ask-action = Your action
    .words = Choose your action for this round.
ask-executive =
    { $count ->
        [one] Your second action
       *[other] Your next action
    }
    .words =
        { $count ->
            [one] The Railroad Executive gives you one more action. If you pass, you lose it.
           *[other] The Railroad Executive gives you { $count } actions in a row. If you pass, you lose them.
        }
ask-start-track = Build
    .words = Start at any city, or continue from your own open end.
ask-first-tile = Track from { $city }
    .words = Lay up to { $count } tiles, as far as the next city.
ask-next-tile = Track from { $city }
    .words =
        { $count ->
            [one] Lay up to { $count } more tile, as far as the next city, or stop.
           *[other] Lay up to { $count } more tiles, as far as the next city, or stop.
        }
ask-urbanize = Urbanize
    .words = Choose a New City tile and a gray city.
ask-upgrade = Upgrade
    .words = Use the New Train for half the price, or pay in full and keep it.
ask-deliver = Deliver
    .words = Choose a delivery from the list, or a cube on the map. The first link must be your own.
ask-card = Operations card
    .words = Take a card from the display.
ask-mine = Mines
    .words = Choose the gray city that gets the mines.
ask-grow = City Growth
    .words = Choose the city that grows.
ask-industry = New Industry
    .words = Choose a New City tile and a gray city.
ask-more = One more action?
    .words = Use the Railroad Executive for one more action, or keep the card.
ask-draw = { $city }
    .words = A cube is drawn from the bag.
ask-turn-card = A new card
    .words = An operations card is turned over.
ask-over = The game is over
    .words = { $reason }

# What happened.

baron-kept = { $seat } keeps a baron.
card-turned = { $card } is turned over.
first-player-set =
    { $amount ->
        [0] Nobody bids, so the first-player marker moves one seat clockwise, to { $seat }.
       *[other] { $seat } goes first for { $amount }.
    }
bonds-taken =
    { $seat } is short of cash and takes { $count ->
        [one] { $count } bond
       *[other] { $count } bonds
    }.
action-passed = { $seat } passes.
tile-laid =
    { $seat } lays track over { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    } near { $city }{ $ridges ->
        [0] {""}
        [1] {" across a ridge"}
       *[other] {" across two ridges"}
    } for { $cost ->
        [0] nothing
       *[other] { $cost }
    }.
link-finished = { $seat } finishes the link from { $city-a } to { $city-b }.
track-removed = { $seat }’s unfinished track from { $city } is removed at the end of the turn.
major-line-scored =
    { $seat } connects { $city-a } and { $city-b }, a Major Line: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
city-urbanized = { $seat } makes { $city } a new { $colour } city.
cube-drawn = { $city } gets { $colour }.
cube-returned = { $paint } again, so the cube goes back into the bag.
marker-placed = { $city } is empty.
marker-taken = { $city } returns its Empty City Marker.
engine-upgraded = { $seat } upgrades to engine level { $level } for { $cost }.
cube-delivered =
    { $seat } delivers { $colour } from { $city } to { $city-end } along { $count ->
        [one] { $count } link
       *[other] { $count } links
    }.
bonus-scored =
    { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card }.
hotel-scored =
    { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card }.
card-taken = { $seat } takes { $card }.
card-used = { $seat } uses { $card }.
last-turn = The last Empty City Marker is placed, so turn { $turn } will be the last.
paid-income = { $payee } receives { $amount } in income less interest.
paid-interest = { $payer } pays { $amount } in interest above income.
paid-mines = { $payer } pays { $amount } for the mines.
baron-revealed =
    { $seat } kept { $baron } ({ $task }): { $points ->
        [0] not fulfilled
        [one] { $points } point
       *[other] { $points } points
    }.
final-score =
    { $seat } ends with { $total }: { $points } for play{ $for-baron ->
        [0] {""}
       *[other] , { $for-baron } for the baron
    }{ $for-charter ->
        [0] {""}
       *[other] , { $for-charter } for the charter
    }{ $bonds ->
        [0] {""}
        [one] , less { $bonds } bond
       *[other] , less { $bonds } bonds
    }.
game-ended = The game is over. { $reason }

# Why not.

refused-over = The game is over.
refused-chance = A draw decides this step.
refused-no-barons-now = Barons are chosen before the first turn.
refused-not-your-baron = You weren’t dealt that baron.
refused-no-auction = There is no bidding for going first now.
refused-odd-bid = Bids must be multiples of { $amount }.
refused-low-bid = The lowest bid is { $amount }.
refused-high-bid = The highest bid is { $amount }.
refused-no-action-now = You can only choose an action at the start of your turn in a round.
refused-no-such-action = There is no such action.
refused-nowhere-to-build = There is nowhere to build, or you have no locomotive left to mark a link.
refused-no-new-city = There is no New City tile left, or no gray city for it.
refused-highest-engine = Your engine has reached level { $count }.
refused-no-delivery = Your engine can’t deliver any cube along your links.
refused-no-card = There is no card on display that you can take.
refused-no-start-now = Choose “Build” before you start track.
refused-no-such-city = There is no such city.
refused-edge = There is nothing on that side.
refused-neighbours = Track can’t connect two adjacent cities.
refused-side-taken = That side of { $city } already has track.
refused-no-ferry = You hold no Ferry Line card.
refused-ferry-full = A ferry hex holds only one track.
refused-hex-full = A hex holds { $count } tracks at most.
refused-dead-end = Track couldn’t continue from that hex.
refused-no-locomotive = You have no locomotive left to mark another link.
refused-no-going-on-now = Choose “Build” before you continue track.
refused-no-open-end = No unfinished track ends there.
refused-not-your-track = That track isn’t yours.
refused-no-tile-now = Start track before you lay tiles.
refused-not-at-the-end = The next tile must go where the track ends.
refused-no-such-side = A hex has six sides.
refused-entered-there = The track enters through that side.
refused-too-sharp = That curve is too sharp.
refused-back-home = A link must connect two different cities.
refused-own-half-from-here = That half also starts in { $city }, but a link must connect two different cities.
refused-track-crosses = Other track crosses that side.
refused-not-building = You are not building.
refused-nothing-laid = Lay at least one tile.
refused-no-such-card = There is no such card.
refused-not-held = You don’t hold { $card }.
refused-ferry-by-itself = { $card } is used automatically when you build on a ferry hex.
refused-train-with-upgrade = Choose “Upgrade” before you use { $card }.
refused-executive-after-action = You can only use { $card } right after one of your actions.
refused-counts-by-itself = { $card } counts automatically. You don’t use it.
refused-card-too-early = Start to build before you use { $card }.
refused-card-too-late = You can only use { $card } before the first tile.
refused-card-in-use = { $card } is already in use for this build.
refused-card-used = { $card } has already been used in this round.
refused-no-city-now = Choose “Urbanize”, or use New Industry, before you place a New City.
refused-no-such-colour = There is no such color.
refused-no-tile-of-colour = There is no { $colour } New City tile.
refused-not-grey = { $city } isn’t a gray city.
refused-no-mine-now = Take Mines before you choose a city for them.
refused-no-growth-now = Take City Growth before you choose a city for it.
refused-price-not-asked = You only choose a price when you upgrade with a New Train in hand.
refused-no-delivery-now = Choose “Deliver” before you deliver a cube.
refused-no-such-cube = There is no { $colour } cube in { $city }.
refused-no-links = A cube must travel along at least one link.
refused-no-such-link = There is no link { $number }.
refused-link-elsewhere = Link { $number } doesn’t end in { $city }.
refused-first-link-not-own = The first link must be your own.
refused-too-far =
    Your engine carries a cube along { $count ->
        [one] { $count } link
       *[other] { $count } links
    } at most.
refused-city-twice = A cube can’t visit a city twice.
refused-must-stop = The cube must stop in { $city }, the first { $colour } city.
refused-no-demand = { $city } isn’t a { $colour } city.
refused-no-card-now = Choose “Card” before you take one.
refused-not-on-display = { $card } isn’t on display.
refused-bonus-stays = { $card } stays on display until somebody fulfills it.
refused-bag-empty = The bag is empty.
refused-no-grey-city = There is no gray city.
refused-no-executive = Only a player with a Railroad Executive can take one more action.

# The table. Small phrases.

sum-short = { $sign }${ $count }k
short-more = +{ $words }
price-or-free =
    { $amount ->
        [0] free
       *[other] { $amount }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-more = +{ $count }
links =
    { $count ->
        [one] { $count } link
       *[other] { $count } links
    }
cubes-of-colour = { $count } { $colour }
city-to-city = { $city-a }–{ $city-b }
period-number =
    { $period ->
        [0] The barons
       *[other] Turn { $period }
    }

# Actions.

action-build = Build
action-urbanize = Urbanize
action-upgrade = Upgrade
action-deliver = Deliver
action-card = Card
action-pass = Pass
action-words-build = Up to four tiles of one link, from a city or from an open end you laid this turn.
action-words-urbanize = A New City tile on a gray city anywhere, with { $count } cubes from the bag.
action-words-upgrade = Your engine can then carry cubes along one more link.
action-words-deliver = One cube along finished links, the first your own. Every link scores for its owner.
action-words-card = An operations card from the display.
action-words-pass = Do nothing in this round.

# The kinds of cards.

use-bonus = Bonus: the first player to fulfill it scores.
use-keep = Kept until it is used.
use-permanent = Kept for good.
use-immediate = Used immediately.
use-once-per-round = Kept: used once a round.

# What is printed on the board, and stands round it.

board-markers = of { $count } left
legend-open = Open
legend-water = Water
legend-mountain = Mountains
legend-ridge = Ridge
legend-snow = Snow
legend-ferry = Ferry
bar-turn = Turn { $turn }
bar-auction = Auction
bar-round = Round { $round }
bar-income = Income
bar-order = Order
bar-over = The game is over
shelf-operations = Operations
shelf-deck =
    { $count ->
        [0] the deck is empty
       *[other] one more each turn, { $count } in the deck
    }
list-deliveries = Deliveries
list-best-first =
    { $count ->
        [one] one in all
       *[other] best first, { $count } in all
    }
list-from-to = { $city-a } to { $city-b }
list-own = +{ $count } you
plate-lines = Major Lines
shelf-lines = Major Lines
hand-yours = Your hand
hand-of = In hand
hand-empty = No cards yet.
hand-barons = The barons
hand-barons-aside = shown at the end

# A player’s card.

holds-income = { $amount } a turn, after interest
holds-cash = { $amount }
holds-bonds =
    { $count ->
        [0] no bonds
        [one] { $count } bond: { $amount } in interest a turn, 1 point less at the end
       *[other] { $count } bonds: { $amount } in interest a turn, { $count } points less at the end
    }
seat-bonds =
    { $count ->
        [one] { $count } bond
       *[other] { $count } bonds
    }
holds-engine =
    { $count ->
        [one] An engine for { $count } link
       *[other] An engine for { $count } links
    }
holds-links =
    { $count ->
        [0] No links yet
        [one] { $count } link
       *[other] { $count } links
    }
holds-lines =
    { $count ->
        [one] One Major Line
       *[other] { $count } Major Lines
    }
holds-baron = A secret baron
holds-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
seat-money = { $cash }, { $each }
seat-bids = bids { $amount }
seat-passed = passed

# What things are.

about-to-deliver = Choose it to deliver it.
about-to-build = Choose it, or drag from it, to build.
about-to-urbanize = Choose it to place a New City.
about-ferry = A ferry: one track, for a Ferry Line card and no other cost.
about-ground =
    { $ground ->
        [water] Water
        [mountain] Mountains
       *[open] Open terrain
    }{ $north ->
        [1] , north of the snow line
       *[0] {""}
    }: { $amount } for a tile.
about-ridges =
    { $count ->
        [one] { $count } side
       *[other] { $count } sides
    } with a ridge: { $amount } more to cross it.
about-tracks =
    { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    } here, { $most ->
        [1] and no more
       *[other] { $most } at most
    }.
about-city = { $city } demands { $colour }.
about-grey-city = { $city } is a gray city. It demands nothing.
about-cubes = Cubes: { $cubes }.
about-no-cubes = No cubes.
about-hotel = { $seat } owns the hotel here.
about-links-to = Links to { $city }.
about-cube = A { $colour } cube in { $city }.
about-link =
    { $city-a } to { $city-b }: { $seat }’s link, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
about-card = { $card }: { $words }
about-holders = In hand: { $seat }.
about-covered-baron = A secret baron. Hold the eye on your card to see yours.
about-baron = { $baron }: { $task }.
about-barons-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at the end of the game.
about-kept-baron =
    { $seat } kept this baron: { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }.
about-task-fulfilled = The goal is fulfilled so far.
about-task-open = The goal isn’t fulfilled yet.
about-no-delivery-over = Nothing can be delivered along that link now.
about-line =
    { $line }: connect { $city-a } and { $city-b } with your own links for { $count ->
        [one] { $count } point
       *[other] { $count } points
    } immediately.
about-line-scored = Scored by { $seat }.
about-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $amount } in income a turn.
about-score-falls =
    After { $income-peak } points the income falls{ $income-ends ->
        [0] {""}
       *[other] , and from { $income-ends } points on there is none
    }. After { $income-last } points the track starts over.
about-score-here = Here: { $seat }.
about-new-cities = New City tiles, { $colour }: { $count } left.
about-stock =
    { $count ->
        [one] { $count } Empty City Marker
       *[other] { $count } Empty City Markers
    } left. When the last one is placed, you finish that turn and play one more.
about-legend = The cost of a tile. Ridges and snow cost extra. A ferry needs a Ferry Line card.

# Why a thing can’t be chosen.

why-too-far = Two actions aren’t enough to get there. Go back to start elsewhere.
why-ferry-on-the-way = The way there crosses a ferry, and you hold no Ferry Line card.
why-not-beside = Track continues from hex to hex. Choose one next to its end, or a city.
why-ends-in-city = The planned track ends in a city. Confirm it, or go back.
undelivered-no-cubes = There is no cube in { $city }.
undelivered-no-link = None of your links ends in { $city }, and the first link must be your own.
undelivered-no-way = No finished links lead from { $city } to a { $colour } city.
undelivered-no-way-to-another = No finished links lead from { $city } to another { $colour } city.
undelivered-nearest-too-far =
    { $city }, the nearest { $colour } city, is { $count ->
        [one] { $count } link
       *[other] { $count } links
    } away, but your engine carries a cube along only { $level }.
undelivered-cut-off = No finished links lead there, or the cube would stop earlier, in another { $colour } city.
undelivered-too-far =
    { $city } is { $count ->
        [one] { $count } link
       *[other] { $count } links
    } away, but your engine carries a cube along only { $level }.

# Buttons, and how to go on.

choice-pass = Pass
choice-stop = Stop here
choice-no-more = No more
choice-full-price = Full price
choice-covered-baron =
    { $place ->
        [0] Upper card
       *[1] Lower card
    }
choice-use = { $card }
choice-saves = saves { $amount }
choice-keep = Keep { $card }
guide-grey-city = Choose the gray city for the tile.
guide-colour = Choose the color of the New City tile.
guide-begin = Choose a city to start in, or one of your open ends.
guide-first-hex = Choose a hex next to it, or the city to reach.
guide-next-hex = Continue hex by hex, or choose a city. Then confirm.
guide-confirm = Confirm the track, or go back. Choose one of its hexes to shorten it.
guide-deliver = Confirm the delivery, or go back and choose another.
guide-cube = Choose one of the glowing cubes, or a city where one of them can go.
guide-ways = { $count } ways lead to { $city }. Choose one, or pick it by the engines on its links.
guide-end = Choose one of the glowing cities as the destination.

# Slips: what a move would change.

slip-confirm = Confirm
slip-you = You
slip-cash = Cash
slip-bonds = Bonds
slip-engine = Engine
slip-tiles = Tiles
slip-this-build = This build
slip-bond-words =
    { $count ->
        [one] { $count } bond: −{ $amount } a turn, −{ $count } point at the end.
       *[other] { $count } bonds: −{ $amount } a turn, −{ $count } points at the end.
    }
    .last = { $count ->
        [one] { $count } bond: −{ $count } point at the end.
       *[other] { $count } bonds: −{ $count } points at the end.
    }
slip-bid = First player
slip-bid-words = { $alone ->
        [0] If everyone else passes, you go first.
       *[other] Everyone else has passed, so you go first.
    }
slip-bid-confirm = Bid { $amount }
slip-covered = This baron
slip-covered-words = Hold the eye to see him.
slip-keep-words = Goal: { $task }. The other baron leaves the game.
slip-keep-confirm = Keep
slip-choose-confirm = Choose it
slip-upgrade-confirm = Upgrade
slip-deliveries =
    { $count ->
        [one] { $count } delivery is
       *[other] { $count } deliveries are
    } possible, along { $level ->
        [one] { $level } link
       *[other] { $level } links
    } at most.
slip-best-delivery =
    The best scores you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
slip-track = Track from { $city }
slip-city-to-city = { $city-a } to { $city-b }
slip-with-cards = With { $card }.
slip-choose-hexes = Choose the hexes, or the city to reach.
slip-plan-finished =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, and the link is finished.
slip-plan-now =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } now;
slip-plan-later = { $count } more for { $amount } later this turn, or all is lost.
slip-plan-open =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, then { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    }. { $left } more can be laid now.
slip-line =
    Major Line { $city-a }–{ $city-b }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
slip-takes-ferry = This uses your Ferry Line.
slip-begin-confirm = Start here
slip-lay-confirm =
    Lay { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
slip-finish-confirm = Finish link
slip-first-tile =
    The first tile is on { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    }: { $amount ->
        [0] free
       *[other] { $amount }
    }.
slip-crosses-ridge = This crosses a ridge.
slip-laid-so-far =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } laid so far, next { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    }.
slip-go-on = Continue the track from { $city }
slip-go-on-confirm = Continue
slip-tile =
    A tile on { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    }
slip-lay-one-confirm = Lay tile
slip-finishes = This finishes the link.
slip-points-at =
    Next: { $ground ->
        [water] water
        [mountain] mountains
        [ferry] the ferry
       *[open] open terrain
    }; { $count ->
        [0] no tile left.
        [one] { $count } tile left.
       *[other] { $count } tiles left.
    }
slip-use-confirm = Use it
slip-one-more = One more action immediately.
slip-full-price = The full price
slip-train-kept = You keep the New Train.
slip-cubes-come =
    { $count ->
        [one] { $count } cube from the bag.
       *[other] { $count } cubes from the bag.
    }
slip-marker-back = Its marker returns.
slip-new-city = { $city }: { $colour }
slip-city-confirm = Urbanize
slip-over-links =
    { $count ->
        [one] { $count } link.
       *[other] { $count } links.
    }
slip-card-for-you = { $card }: +{ $count } for you.
slip-card-for = { $card }: +{ $count } for { $seat }.
slip-income-falls = Your income falls by { $amount }.
slip-emptied =
    { $count ->
        [0] This empties { $city } and places the last marker: turn { $turn } will be the last.
        [one] This empties { $city }. One marker is left.
       *[other] This empties { $city }. { $count } markers are left.
    }
slip-points-gained =
    +{ $count ->
        [one] { $count } point
       *[other] { $count } points
    }
slip-deliver-confirm = Deliver
slip-take-confirm = Take it
slip-card-words = { $words } ({ $use })
slip-mine-card = Draw up to { $count } cubes onto a gray city.
slip-mine = Mines at { $city }
slip-mine-words =
    Draw cubes onto { $city } until a color repeats, { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    } at most.
slip-paid = paid
slip-mine-confirm = Mine
slip-grow = { $city } grows
slip-grow-confirm = Grow
slip-so-far = { $amount } so far
slip-unfinished =
    { $later ->
        [0] Unfinished track is removed at the end of the turn.
       *[1] Continue in a later round, because unfinished track is removed at the end of the turn.
    }

# Where points came from.

account-own-deliveries = Deliveries
    .words = 1 point for each of your links that the cube used
    .ahead = deliveries brought { $difference } more
    .behind = deliveries brought { $difference } less
account-links-used = Links used by others
    .words = 1 point each time others used your links
    .ahead = links used by others brought { $difference } more
    .behind = links used by others brought { $difference } less
account-bonuses = Bonus cards
    .words = for being first to do what the card says
    .ahead = bonus cards brought { $difference } more
    .behind = bonus cards brought { $difference } less
account-hotels = Hotels
    .words = for cubes delivered to the city
    .ahead = hotels brought { $difference } more
    .behind = hotels brought { $difference } less
account-major-lines = Major Lines
    .words = for connecting both ends with your own links
    .ahead = Major Lines brought { $difference } more
    .behind = Major Lines brought { $difference } less
account-baron = The baron
    .words = for a fulfilled goal
    .ahead = the baron brought { $difference } more
    .behind = the baron brought { $difference } less
account-charters = Charters
    .words = for your links at the card’s city
    .ahead = charters brought { $difference } more
    .behind = charters brought { $difference } less
account-bonds = Bonds
    .words = 1 point less for every bond
    .ahead = bonds cost { $difference } less
    .behind = bonds cost { $difference } more

# The survey of a board.

taken-barons = Barons
taken-cards = Cards
taken-cards-used = Cards used
taken-hotels = Hotels
taken-major-lines = Major Lines
taken-cities-delivered-to = Cities delivered to
count-long-hauls = Long deliveries
count-cash = Cash at the end
figure-winner = Score of the winner
figure-deliveries = Percentage of points from deliveries (without bonds)
figure-long-hauls = Deliveries along five links or more, per player and game
figure-rarest-card = Times per game that the rarest kind of card is taken: { $family }
figure-easiest-baron = Percentage of games in which the easiest goal is fulfilled: { $baron }
figure-hardest-baron = Percentage of games in which the hardest goal is fulfilled: { $baron }
figure-place = Percentage points by which the best position of the first turn wins above its share
figure-cash = Dollars left at the end

# What bots judge a position by.

term-sure = certain points
term-freight = future deliveries
term-money = money that saves bonds
term-cards = cards in hand
term-place = position in the turn order
term-lines = Major Lines
term-baron = the baron
term-engine = engine
term-prospects = prospects of better engines
term-interest = interest
term-interest-less = less interest
term-interest-more = more interest
term-cash = cash
term-links = links
term-cities = cities reached
term-wealth = everything that can be delivered
term-contested = deliveries that rivals can reach too
term-waiting = cubes in linked cities
term-variety = colors demanded
term-plan = value of the next link
term-upgrades = first upgrades of the engine

# Income and the last count, on their sheets.

income-title = Income
income-rule = Points bring the income printed next to them. Each bond costs interest.
income-rule-falls =
    After { $income-peak } points the income falls{ $income-ends ->
        [0] {""}
       *[other] , and from { $income-ends } points on there is none
    }. Each bond costs interest.
income-player = Player
income-points = Points
income-table = Income
income-interest = Interest
income-bonds = { $count } × { $amount }
income-left = Net
income-new-bonds = New bonds
income-new = { $count } ×
income-cash = Cash now
count-title = The final count
count-rule = Points, plus those for baron and charters, less one for each bond.
count-baron = Baron
count-charters = Charters
count-bonds = Bonds
count-less = −{ $count }
count-score = Score

# The tables of the help book.

help-levels = Levels { $first } to { $last }
help-players =
    { $count ->
        [one] { $last } players
       *[other] { $first } to { $last } players
    }
help-city-points = { $city } { $count }
help-hotels = Points for each cube that anyone delivers to the city: { $points }.
help-bounties = Points for the first cube delivered to the city: { $points }.
help-copies = { $words } { $count } cards.
help-baron =
    { $task }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
help-highest-bid = The highest bid
help-last-turn = The last turn

# What an action did, if one line summarizes several events.

summary-delivered =
    { $seat } delivers { $colour } from { $city } to { $city-end } along { $count ->
        [one] { $count } link
       *[other] { $count } links
    }{ $points ->
        [0] { $shared ->
            [0] {""}
           *[other] : { $others }
        }
       *[other] : +{ $points }{ $shared ->
            [0] {""}
           *[other] , { $others }
        }
    }.{ $emptied ->
        [0] {""}
       *[other] {" "}{ $city } is empty.
    }
summary-points = { $seat } +{ $points }
summary-built =
    { $seat } builds { $city-a }–{ $city-b }: { $cost ->
        [0] free
       *[other] { $cost }
    }{ $count ->
        [0] {""}
        [one] , { $count } bond
       *[other] , { $count } bonds
    }.
summary-laid =
    { $seat } lays { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } of a new link: { $cost ->
        [0] free
       *[other] { $cost }
    }{ $count ->
        [0] {""}
        [one] , { $count } bond
       *[other] , { $count } bonds
    }.
haul-gain = +{ $points }
summary-incomes = Income less interest: { $parts }.
summary-interests = Interest above income: { $parts }.
summary-receives = { $seat } { $amount }
summary-upgraded = { $seat } upgrades to engine level { $level }: { $cost }{ $count ->
    [0] {""}
    [one] , { $count } bond
   *[other] , { $count } bonds
}.
summary-first = { $seat } goes first: { $amount }{ $count ->
    [0] {""}
    [one] , { $count } bond
   *[other] , { $count } bonds
}.
summary-card = { $seat } takes { $card }: { $amount }{ $count ->
    [0] {""}
    [one] , { $count } bond
   *[other] , { $count } bonds
}.
summary-urbanized = { $seat } makes { $city } a new { $colour } city. It gets { $colour-cubes }.
summary-gets = { $city } gets { $colour-cubes }.

# How near the end is.

ends-markers = { $left ->
        [one] One more empty city, then the last turn
       *[other] { $left } more empty cities, then the last turn
    }
    .words = When the last Empty City Marker is placed, the next turn is the last. { $left ->
        [one] One marker is left.
       *[other] { $left } markers are left.
    }
ends-markers-gone = { $ahead ->
        [0] Last turn
       *[other] The next turn is the last
    }
    .words = The last Empty City Marker has been placed.
ends-turns = { $ahead ->
        [0] Last turn
        [1] The next turn is the last
       *[other] { $turn } turns at most
    }
    .words = The game ends after turn { $turn } at the latest.

# Facts of the board, in lists.

fact-tiles =
    { $colours ->
        [one] { WORD($count) } in { $colour }
       *[other] { WORD($count) } each in { $colour }
    }
