# Badges: what each is called, and how it is won.

badge-first-link = First Rails
    .how = Finish a link.
badge-first-delivery = First Freight
    .how = Deliver a cube.
badge-long-haul = Long Haul
    .how = Deliver a cube along five links.
badge-major-line = Major Line
    .how = Connect both ends of a Major Line.
badge-last-spike = The Last Spike
    .how = Connect Vancouver and Montreal.
badge-engine = Six Links Far
    .how = Upgrade your engine to level 6.
badge-new-city = New City
    .how = Urbanize a gray city.
badge-first-bonus = First Come
    .how = Be the first to fulfill a bonus card.
badge-baron = The Baron’s Will
    .how = Fulfill your baron’s goal.
badge-mountains = Over the Ridge
    .how = Lay track across a ridge.
badge-few-bonds = Sound Money
    .how = End a game with 75 points or more and at most 5 bonds.
badge-expert = Against Experts
    .how = Win against experts only.
