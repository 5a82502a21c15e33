# Abzeichen: wie jedes heißt und wie man es bekommt.

badge-first-link = Erste Schienen
    .how = Baue eine Strecke.
badge-six-links = Sechs Loks
    .how = Baue in einer Partie sechs Strecken.
badge-first-cube = Erste Fracht
    .how = Liefere einen Würfel.
badge-long-haul = Lange Fahrt
    .how = Liefere einen Würfel über fünf Strecken.
badge-all-wares = Gemischtwaren
    .how = Liefere in einer Partie vier verschiedene Waren.
badge-income = Gutes Auskommen
    .how = Bringe dein Einkommen auf $28.
badge-paid-back = Getilgt
    .how = Tilge in einer Partie Kredite von $20.
badge-bargain = Für einen Dollar
    .how = Kaufe eine Strecke für $1.
badge-no-debts = Ohne Schulden
    .how = Gewinne, ohne je etwas zu leihen.
badge-expert = Gegen Experten
    .how = Gewinne gegen lauter Experten.
