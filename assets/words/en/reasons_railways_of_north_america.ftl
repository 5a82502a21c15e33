# Why a move of Railways of North America is good.

# Moves in a few words.

reason-baron = { $baron }
reason-action = { $action }
reason-build-for =
    { $amount ->
        [0] Build { $city-a }–{ $city-b } for free
       *[other] Build { $city-a }–{ $city-b }, { $amount }
    }
reason-deliver = Deliver { $city-a }–{ $city-b }, { $colour }
reason-take = Take { $card }
reason-link-for =
    { $amount ->
        [0] { $city-a }–{ $city-b } for free
       *[other] { $city-a }–{ $city-b }, { $amount }
    }
reason-track = Track from { $city }
reason-new-city = { $city } becomes { $colour }
reason-engine-for = Engine { $level }, { $amount }
reason-delivery = { $city-a }–{ $city-b }, { $colour }
reason-delivery-over = { $city-a }–{ $city-b } via { $city }, { $colour }
reason-card = { $card }
reason-mine = Mines at { $city }
reason-grow = { $city } grows
reason-stop = Stop here
reason-no-more = No more
reason-bid = Bid { $amount }
reason-pass = Pass

# What a move brings, in a few words.

brief-points =
    { $own ->
        [one] 1 point for you
       *[other] { $own } points for you
    }
brief-points-also = { $own } for you, { $gain } for { $seat }
brief-points-bonds =
    { $own ->
        [one] 1 point for you
       *[other] { $own } points for you
    }, { $count ->
        [one] one bond
       *[other] { $count } bonds
    }
brief-bonds =
    { $count ->
        [0] paid in cash, without a bond
        [one] takes a bond
       *[other] takes { $count } bonds
    }
brief-baron = { $points } points if you fulfill his goal
brief-engine = cubes along { $level } links
brief-delivery =
    { $count ->
        [one] then 1 point from a delivery
       *[other] then { $count } points from a delivery
    }
brief-stop =
    { $bound ->
        [0] going first is worth about { $stop }
       *[1] going first is worth at least { $stop }
    }
brief-dear = going first is worth only about { $stop }
brief-not-worth = going first isn’t worth { $bid }
brief-hardly-worth = going first is hardly worth { $bid }
brief-leaves =
    { $bound ->
        [0] gives up going first, worth about { $stop }
       *[1] gives up going first, worth at least { $stop }
    }
brief-first-anyway = everyone else is out, so you go first anyway
brief-effect = { $what }
brief-bid-leaves =
    { $cash ->
        [0] takes all your cash
       *[other] leaves { $cash } for track and engines
    }
brief-demand-later = a demand for later, two cubes
brief-demand-alone = a demand for later
brief-cubes =
    { $about ->
        [0] { $count }
       *[1] about { $count }
    } { $count ->
        [one] cube
       *[other] cubes
    } more
brief-no-points = no more points
brief-nothing = no immediate points

# What the figures say for a move, or against it.

fact-sends =
    { $own ->
        [one] It scores 1 point for you and none for anybody else.
       *[other] It scores { $own } points for you and none for anybody else.
    }
fact-sends-also =
    { $own ->
        [0] It scores no points for you, but { $gain } for { $seat }.
        [one] It scores 1 point for you, { $gain } for { $seat }.
       *[other] It scores { $own } points for you, { $gain } for { $seat }.
    }
fact-other-sends =
    { $own ->
        [0] The other delivery scores nothing for you.
       *[other] The other delivery scores only { $own } for you.
    }
fact-fewer =
    { $own ->
        [0] It scores no point for you, the other delivery { $more }.
        [one] It scores only 1 point for you, the other delivery { $more }.
       *[other] It scores only { $own } points for you, the other delivery { $more }.
    }
fact-fewer-also =
    { $own ->
        [0] It scores no point for you and { $gain } for { $seat }; the other delivery scores { $more } for you.
        [one] It scores only 1 point for you and { $gain } for { $seat }; the other delivery scores { $more } for you.
       *[other] It scores only { $own } points for you and { $gain } for { $seat }; the other delivery scores { $more } for you.
    }
fact-fewer-first =
    { $own ->
        [one] It scores 1 point for you; the delivery for { $more } can wait.
       *[other] It scores { $own } points for you; the delivery for { $more } can wait.
    }
fact-bonus =
    { $rest ->
        [0] That is for the { $card } alone.
        [one] That is 1 point, and { $points } for the { $card }.
       *[other] That is { $rest } points, and { $points } for the { $card }.
    }
fact-ends = It places the last Empty City Marker, so the next turn is the last.
fact-income-falls = Your income{ $bonds ->
        [0] { "" }
       *[other] { " " }before interest
    } falls from { $before } to { $after }, because you are past the peak.
fact-line = It completes the Major Line { $city-a }–{ $city-b }: { $points } points.
fact-bonds =
    { $count ->
        [one] It takes a bond: 1 point less, { $amount } in interest a turn.
       *[other] It takes { $count } bonds: { $count } points less, { $amount } in interest a turn.
    }
fact-bonds-at-last =
    { $count ->
        [one] It takes a bond: 1 point less.
       *[other] It takes { $count } bonds: { $count } points less.
    }
fact-then-delivery =
    { $count ->
        [one] A cube from { $city-a } to { $city-b } then brings you 1 point.
       *[other] A cube from { $city-a } to { $city-b } then brings you { $count } points.
    }
fact-engine-better =
    { $before ->
        [0] With engine { $level } a delivery brings { $after ->
            [one] 1 point
           *[other] { $after } points
        }; without it you have none.
       *[other] With engine { $level } your best delivery brings { $after } points instead of { $before }.
    }
fact-engine-more =
    With engine { $level } a cube from { $city-a } to { $city-b } brings { $after ->
        [one] 1 point
       *[other] { $after } points
    }{ $before ->
        [0] { "" }
       *[other] { " " }instead of { $before }
    }; your best delivery stays at { $best }.
fact-engine-as-good =
    With engine { $level } a cube from { $city-a } to { $city-b } brings as much as your best one does: { $best ->
        [one] 1 point
       *[other] { $best } points
    }.
fact-engine-later = Engine { $level } is for longer deliveries later. No cube gains from it yet.
fact-baron = His goal brings { $points } points in about { $percent }% of games.
fact-baron-ahead =
    { $points ->
        [one] Before anything is built he is worth about 1 point more than “{ $other }”.
       *[other] Before anything is built he is worth about { $points } points more than “{ $other }”.
    }
fact-baron-behind =
    { $points ->
        [one] Before anything is built “{ $other }” is worth about 1 point more.
       *[other] Before anything is built “{ $other }” is worth about { $points } points more.
    }
fact-nearer =
    { $left ->
        [one] It leads toward the Major Line { $city-a }–{ $city-b } ({ $points } points): one tile is then missing.
       *[other] It leads toward the Major Line { $city-a }–{ $city-b } ({ $points } points): { $left } tiles are then missing.
    }
fact-nearer-ferry =
    { $left ->
        [one] It leads toward the Major Line { $city-a }–{ $city-b } ({ $points } points): only a ferry is then missing.
       *[other] It leads toward the Major Line { $city-a }–{ $city-b } ({ $points } points): { $left } tiles are then missing, a ferry among them.
    }
fact-waiting =
    { $count ->
        [one] It opens up { $city }, where 1 cube is waiting.
       *[other] It opens up { $city }, where { $count } cubes are waiting.
    }
fact-contested = { $seat } could take this cube before you.
fact-can-wait = Nobody else can take this cube yet.
fact-bid-bonds =
    { $count ->
        [one] At { $bid } it takes a bond: 1 point less, { $amount } in interest a turn.
       *[other] At { $bid } it takes { $count } bonds: { $count } points less, { $amount } in interest a turn.
    }
fact-bid-bonds-at-last =
    { $count ->
        [one] At { $bid } it takes a bond: 1 point less.
       *[other] At { $bid } it takes { $count } bonds: { $count } points less.
    }
fact-bid-leaves =
    { $cash ->
        [0] At { $bid } you then need bonds for track and engines.
       *[other] At { $bid } you have { $cash } left, too little for engine { $level }.
    }
fact-goal = It fulfills your baron’s goal: { $points } points.
fact-goal-first = It puts you alone in the lead for your baron’s goal, for now: { $points } points.
fact-takes =
    { $last ->
        [0] You get { $card } ({ $what }).
       *[1] You get { $card } before anybody else can ({ $what }).
    }
fact-open-free = open terrain costs nothing in one build
fact-tunnel = mountains and ridges cost half in one build
fact-ferry = one ferry hex, built for free
fact-ferry-to = a ferry hex built for free, as for { $city-a }–{ $city-b }
fact-train = one engine at half price
fact-hotel =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each cube that anybody delivers there
fact-charter =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each of your links there, { $most } at most
fact-charter-now =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each of your links there, { $most } at most; you have { $count ->
        [0] none yet
       *[other] { $count }
    }
fact-uses = It uses up your { $card }.
fact-engineering = in one build each round, water hexes cost { $amount-water } less and one ridge { $amount-ridge } less
fact-mines = for { $amount } up to { $count } cubes in a gray city
fact-demand-for =
    { $count ->
        [one] A cube from { $city-a } to { $city-b } then brings you 1 point.
       *[other] A cube from { $city-a } to { $city-b } then brings you { $count } points{ $before ->
            [0] { "" }
           *[other] { " " }instead of { $before }
        }.
    }
fact-demand-later = No { $colour } cube on the map can travel to { $city } along your links yet.
fact-demand-idle = No { $colour } cube on the map scores you more because of it.
fact-not-yours = None of your links starts there yet, so only others can deliver its cubes.
fact-nobodys = None of your links starts there yet.
fact-cubes =
    { $count ->
        [one] It brings a cube to { $city }.
       *[other] It brings { $about ->
            [0] { $count } cubes
           *[1] about { $count } cubes
        } to { $city }.
    }
fact-unfinished =
    { $count ->
        [one] It lays 1 tile of a link that must still be finished this turn.
       *[other] It lays { $count } tiles of a link that must still be finished this turn.
    }
fact-stop =
    { $bound ->
        [0] Going first is worth about { $stop } to you, so bid { $bid } and stop at { $stop }.
       *[1] Going first is worth at least { $stop } to you, so bid { $bid }.
    }
fact-last-bid = Going first is worth about { $bid } to you, so bid that and no more.
fact-cheaper-bid = You may go first for less, so start with { $bid }.
fact-dear = Going first is hardly worth more than about { $stop } to you.
fact-not-worth = At { $bid } going first isn’t worth its price.
fact-hardly-worth = At { $bid } going first is hardly worth its price.
fact-leaves-lot =
    { $bound ->
        [0] It gives up going first, which is worth about { $stop } to you.
       *[1] It gives up going first, which is worth at least { $stop } to you.
    }
fact-first-anyway = Everyone else is out, so you go first anyway.
fact-no-points = It brings no more points.
fact-forestalls =
    { $count ->
        [one] It lets you take the cube from { $city-a } to { $city-b } before { $seat }: 1 point.
       *[other] It lets you take the cube from { $city-a } to { $city-b } before { $seat }: { $count } points.
    }

# How much more often a move wins than another: 0 a little, 2 clearly.
