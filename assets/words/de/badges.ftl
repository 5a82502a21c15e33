# Abzeichen: wie jedes heißt und wie man es bekommt.

badge-all-aboard = Einsteigen bitte
    .how = Gewinne eine Partie.
badge-four-tables = Vier Tische
    .how = Gewinne in vier verschiedenen Spielen.
badge-pupil = Schüler
    .how = Beende vier Lektionen.
badge-sharp-eye = Scharfer Blick
    .how = Löse 25 Aufgaben.
badge-photo-finish = Zielfoto
    .how = Gewinne mit höchstens einem Dollar oder Punkt Vorsprung.
badge-full-house = Volles Haus
    .how = Gewinne an einem Tisch mit fünf oder mehr Spielern.
badge-night-train = Nachtzug
    .how = Gewinne fünf Partien in Folge.
badge-master = Gegen Meister
    .how = Gewinne gegen lauter Meister und Großmeister.
badge-regular = Stammgast
    .how = Spiele 25 Partien zu Ende.
badge-hundred-miles = Hundert Meilen
    .how = Spiele 100 Partien zu Ende.

badge-won = Abzeichen für { $name }
