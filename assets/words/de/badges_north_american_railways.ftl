# Abzeichen: wie jedes heißt und wie man es bekommt.

badge-founder = Gründer
    .how = Gründe eine Gesellschaft.
badge-cheap-founding = Kleiner Anfang
    .how = Gründe eine Gesellschaft für höchstens $500.
badge-three-chairs = Drei Sessel
    .how = Werde in einer Partie Direktor von drei Gesellschaften.
badge-own-price = Zum Preis der anderen
    .how = Kaufe als Direktor eine Aktie selbst, für die jemand anderes bietet.
badge-builder = Netzbauer
    .how = Kaufe in einer Partie acht Städte.
badge-metropolis = Metropole
    .how = Kaufe eine Stadt für mindestens $700.
badge-extra = Anteil des Direktors
    .how = Erhalte den Anteil des Direktors am unteilbaren Rest.
badge-both-coasts = Von Küste zu Küste
    .how = Erhalte mindestens $3.000 von einer Gesellschaft in der Schlusszahlung.
badge-ten-thousand = Fünfstellig
    .how = Beende eine Partie mit mindestens $10.000.
badge-expert = Gegen Experten
    .how = Gewinne gegen lauter Experten.
