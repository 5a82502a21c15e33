# Abzeichen: wie jedes heißt und wie man es bekommt.

badge-first-share = Aktionär
    .how = Ersteigere eine Aktie.
badge-first-dividend = Erste Dividende
    .how = Erhalte eine Dividende.
badge-fat-dividend = Fettes Jahr
    .how = Erhalte $25 von einer Gesellschaft in einem Jahr.
badge-four-companies = Gut verteilt
    .how = Ersteigere in einer Partie Aktien von vier Gesellschaften.
badge-bargain = Schnäppchen
    .how = Ersteigere eine Aktie für höchstens $10.
badge-connection = Sonderverbindung
    .how = Lege das Gleis, das eine Sonderverbindung schließt.
badge-mountains = Über die Berge
    .how = Lege in einer Partie drei Gleiswürfel ins Gebirge.
badge-settler = Siedler
    .how = Stelle in einer Partie drei Häuser auf.
badge-fortune = Ein Vermögen
    .how = Beende eine Partie mit mindestens $180.
badge-expert = Gegen Experten
    .how = Gewinne gegen lauter Experten.
