# Abzeichen: wie jedes heißt und wie man es bekommt.

badge-first-link = Erste Schienen
    .how = Stelle eine Strecke fertig.
badge-first-delivery = Erste Fracht
    .how = Liefere einen Würfel.
badge-long-haul = Lange Fahrt
    .how = Liefere einen Würfel über fünf Strecken.
badge-major-line = Fernstrecke
    .how = Verbinde die Enden einer Fernstrecke.
badge-last-spike = Der letzte Nagel
    .how = Verbinde Vancouver und Montreal.
badge-engine = Sechs Strecken weit
    .how = Verbessere deine Lok bis Stufe 6.
badge-new-city = Neue Stadt
    .how = Gründe in einer grauen Stadt eine Neue Stadt.
badge-first-bonus = Wer zuerst kommt
    .how = Erfülle eine Prämie vor allen anderen.
badge-baron = Des Barons Wille
    .how = Erfülle das Ziel deines Barons.
badge-mountains = Über den Höhenzug
    .how = Lege ein Gleis über einen Höhenzug.
badge-few-bonds = Solide Finanzen
    .how = Beende eine Partie mit mindestens 75 Punkten und höchstens 5 Anleihen.
badge-expert = Gegen Experten
    .how = Gewinne gegen lauter Experten.
