# Badges: what each is called, and how it is won.

badge-founder = Founder
    .how = Found a company.
badge-cheap-founding = Small Beginnings
    .how = Found a company for $500 or less.
badge-three-chairs = Three Chairs
    .how = Become the director of three companies in one game.
badge-own-price = At Their Price
    .how = As the director, buy a share yourself that another player has made an offer for.
badge-builder = Network Builder
    .how = Buy eight cities in one game.
badge-metropolis = Metropolis
    .how = Buy a city that costs $700 or more.
badge-extra = The Director’s Extra
    .how = Receive the director’s share of the remainder.
badge-both-coasts = From Coast to Coast
    .how = Receive $3,000 or more from one company in the final payment.
badge-ten-thousand = Five Figures
    .how = End a game with $10,000 or more.
badge-expert = Against Experts
    .how = Win against experts only.
