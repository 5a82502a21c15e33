# Badges: what each is called, and how it is won.

badge-first-link = First Rails
    .how = Build a link.
badge-six-links = Six Locomotives
    .how = Build six links in one game.
badge-first-cube = First Freight
    .how = Ship a cube.
badge-long-haul = Long Haul
    .how = Ship a cube along five links.
badge-all-wares = General Goods
    .how = Ship four different commodities in one game.
badge-income = Steady Income
    .how = Raise your income to $28.
badge-paid-back = Paid Back
    .how = Retire loans of $20 in one game.
badge-bargain = For a Dollar
    .how = Buy a link for $1.
badge-no-debts = No Debts
    .how = Win without ever taking a loan.
badge-expert = Against Experts
    .how = Win against experts only.
