# Badges: what each is called, and how it is won.

badge-first-share = Shareholder
    .how = Win a share at an auction.
badge-first-dividend = First Dividend
    .how = Receive a dividend.
badge-fat-dividend = A Fat Year
    .how = Receive $25 from one company in one year.
badge-four-companies = Well Spread
    .how = Win shares of four companies in one game.
badge-bargain = Bargain
    .how = Win a share for $10 or less.
badge-connection = Special Connection
    .how = Lay the track that makes a special connection.
badge-mountains = Over the Mountains
    .how = Lay three cubes in the mountains in one game.
badge-settler = Settler
    .how = Place three houses in one game.
badge-fortune = A Fortune
    .how = End a game with $180 or more.
badge-expert = Against Experts
    .how = Win against experts only.
