# Railways of North America. Farben stehen als Stamm da („rot“), an den die Endung gehängt wird.

game-title = Railways of North America
game-summary =
    Fahre auf Pump quer durch { $other-board ->
        [0] Kanada
       *[1] das Land
    } und liefere die Waren weiter als alle anderen.
game-period = Runde
game-scores = Punkte abzüglich Anleihen

# Was ein Zugtext hätte nennen sollen.

what-baron = ein Baron
what-action = eine Aktion
what-city = eine Stadt
what-side = eine Seite eines Feldes
what-hex = ein Feld
what-card = eine Aktionskarte
what-colour = eine Farbe
what-line = eine Fernstrecke
what-link = die Nummer einer Strecke

# Farben, mitten im Satz und allein.

colour-red = rot
colour-blue = blau
colour-black = schwarz
colour-yellow = gelb
colour-purple = violett
paint-red = Rot
paint-blue = Blau
paint-black = Schwarz
paint-yellow = Gelb
paint-purple = Violett

# Aktionskarten.

card-for-city = { $family }: { $city }
family-hotel = Hotel
family-service-bounty = Lieferprämie
family-capital-charter = Konzession
card-first-freight = Erste Fracht
card-fast-freight = Eilgut
card-speed-record = Rekordfahrt
card-ferry-line = Fährlinie
card-tunnel-engineer = Tunnelbauer
card-mines = Bergwerke
card-government-land-grant = Landschenkung
card-city-growth = Stadtwachstum
card-perfect-engineering = Meisterhafte Planung
card-railroad-executive = Bahnvorstand
card-new-industry = Neue Industrie
card-new-train = Neue Lok
card-passenger-line = Personenverkehr

line-the-last-spike = Der letzte Nagel
line-kicking-horse = Kicking Horse
line-grand-trunk-pacific = Grand Trunk Pacific
line-canadian-northern = Canadian Northern
line-superior-line = Oberer-See-Strecke
line-hudson-bay-railway = Hudsonbaibahn
line-yukon-line = Yukonstrecke
line-the-corridor = Der Korridor
line-intercolonial = Intercolonial
line-newfoundland-line = Neufundlandstrecke
line-iron-ore-line = Eisenerzstrecke
line-island-link = Inselverbindung

effect-delivery =
    { $count ->
        [1] erste Lieferung: +{ $points }
       *[other] erste ab { $count } Strecken: +{ $points }
    }
    .words =
        { $count ->
            [1] Die erste Lieferung der Partie bringt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } mehr.
           *[other] Die erste Lieferung über mindestens { $count } Strecken bringt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } mehr.
        }
effect-bounty = erster Würfel: +{ $points }
    .words =
        { $count ->
            [1] Der erste Würfel, der dorthin geliefert wird, bringt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] Der erste Würfel, der über mindestens { $count } Strecken dorthin geliefert wird, bringt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
effect-colours = zuerst { $count } Farben: +{ $points }
    .words =
        Wer zuerst { $count } verschiedene Farben geliefert hat, bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. Frühere Lieferungen zählen mit.
effect-ferry = ein Fährfeld gratis
    .words = Baue kostenlos auf einem Fährfeld, auch im Schnee.
effect-tunnel = Berge, Höhenzüge ½
    .words = In einer Bauaktion kosten Gebirge und Höhenzüge die Hälfte.
effect-land-grant = offenes Land gratis
    .words = In einer Bauaktion kostet offenes Land nichts.
effect-two-actions = sofort zwei Aktionen
    .words = Du hast sofort zwei Aktionen.
effect-one-more-action = eine weitere Aktion
    .words = Direkt nach deiner Aktion hast du eine weitere.
effect-train = Lok zum halben Preis
    .words = Eine Lokstufe zum halben Preis, aufgerundet auf volle { $amount }.
effect-hotel = Würfel dort: +{ $points }
    .words =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für jeden Würfel, der dorthin geliefert wird, egal von wem.
effect-charter = je Strecke +{ $points }, max. { $most }
    .words =
        Am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } für jede eigene Strecke, die in { $city } endet, höchstens { $most }.
effect-engineering = Wasser, Höhenzug billiger
    .words = In einer Bauaktion je Durchgang kosten jedes Wasserfeld { $amount-water } und ein Höhenzug { $amount-ridge } weniger.
effect-mines = { $amount }: Würfel
    .words = Zahle { $amount } und wähle eine graue Stadt. Ziehe höchstens { $count } Würfel für sie, bis eine Farbe zum zweiten Mal kommt. Dieser Würfel geht zurück.
effect-growth = { $count } Würfel irgendwo
    .words =
        Ziehe { $count } Würfel aus dem Beutel für eine beliebige Stadt.
effect-industry = Neue Stadt gratis
    .words = Lege kostenlos ein Plättchen „Neue Stadt“ auf eine graue Stadt, ohne Würfel.

# Barone.

task-connect = { $city } verbunden
    .words = eigene Strecken verbinden { $city }
task-cities = Strecken in { $count } von { $total } Städten
    .words = eigene Strecken in mindestens { $count } dieser Städte: { $city }
task-ridge-links =
    { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    } über Höhenzüge
    .words =
        mindestens { $count ->
            [one] { $count } eigene Strecke
           *[other] { $count } eigene Strecken
        } über einen Höhenzug
task-snow-links =
    { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    } jenseits der Schneegrenze
    .words =
        mindestens { $count ->
            [one] { $count } eigene Strecke
           *[other] { $count } eigene Strecken
        } mit einem Gleisteil nördlich der Schneegrenze
task-fewest-bonds =
    { $count ->
        [0] allein die wenigsten Anleihen
        [one] allein die wenigsten Anleihen ab { $count } Strecke
       *[other] allein die wenigsten Anleihen ab { $count } Strecken
    }
    .words =
        { $count ->
            [0] allein die wenigsten Anleihen
            [one] allein die wenigsten Anleihen, bei mindestens { $count } eigenen Strecke
           *[other] allein die wenigsten Anleihen, bei mindestens { $count } eigenen Strecken
        }
task-longest-chain = allein die längste Kette
    .words = allein die längste Kette eigener Strecken hintereinander, keine Stadt zweimal
task-highest-engine = allein die höchste Lokstufe
    .words = allein die höchste Lokstufe
task-most-cities = allein die meisten Städte
    .words = allein die meisten Städte an eigenen Strecken
task-most-links = allein die meisten Strecken
    .words = allein die meisten eigenen Strecken

# Wo im Spiel wir sind.

heading-barons = Die Barone
heading-auction =
    { $last ->
        [1] Runde { $turn } (die letzte), Versteigerung
       *[other] Runde { $turn }, Versteigerung
    }
heading-round =
    { $last ->
        [1] Runde { $turn } (die letzte), Durchgang { $round } von { $count }
       *[other] Runde { $turn }, Durchgang { $round } von { $count }
    }
heading-income =
    { $last ->
        [1] Runde { $turn } (die letzte), Einkommen
       *[other] Runde { $turn }, Einkommen
    }
heading-end = Runde { $turn }, Ende

ended-markers-gone = In der Runde davor wurde der letzte Leermarker gelegt.
ended-turns-gone = Die letzte Runde, die der Spielplan zulässt, ist gespielt.
tie-links = Gleich viele Punkte wie { $seat-tied }, aber mehr fertige Strecken: { $count } gegen { $second }.
tie-cash = Punkte und Strecken gleich wie bei { $seat-tied }, aber mehr Bargeld: { $amount } gegen { $amount-second }.
tie-shared = Gleich viele Punkte, Strecken und gleich viel Bargeld: Der Sieg wird geteilt.

# Was gefragt wird.

ask-baron = Wähle deinen Baron
    .words = Behalte einen geheim. Sein Ziel zählt am Ende.
ask-bid = Wer beginnt?
    .words =
        { $amount-high ->
            [0] Noch kein Gebot. Biete mindestens { $amount-lowest } oder passe.
           *[other] Das Höchstgebot ist { $amount-high }. Biete mindestens { $amount-lowest } oder passe.
        }
ask-action = Deine Aktion
    .words = Wähle, was du in diesem Durchgang tust.
ask-executive =
    { $count ->
        [one] Deine zweite Aktion
       *[other] Deine nächste Aktion
    }
    .words =
        { $count ->
            [one] Der Bahnvorstand gibt dir noch eine Aktion. Passt du, verfällt sie.
           *[other] Der Bahnvorstand gibt dir { $count } Aktionen nacheinander. Passt du, verfallen sie.
        }
ask-start-track = Bauen
    .words = Beginne an einer beliebigen Stadt oder baue an deinem eigenen offenen Ende weiter.
ask-first-tile = Gleis ab { $city }
    .words = Lege bis zu { $count } Gleisteile, höchstens bis zur nächsten Stadt.
ask-next-tile = Gleis ab { $city }
    .words =
        { $count ->
            [one] Lege noch { $count } Gleisteil, höchstens bis zur nächsten Stadt, oder beende den Bau.
           *[other] Lege bis zu { $count } weitere Gleisteile, höchstens bis zur nächsten Stadt, oder beende den Bau.
        }
ask-urbanize = Stadt gründen
    .words = Wähle ein Plättchen „Neue Stadt“ und eine graue Stadt.
ask-upgrade = Lok verbessern
    .words = Setze die Neue Lok für den halben Preis ein oder zahle voll und behalte sie.
ask-deliver = Liefern
    .words = Wähle eine Lieferung aus der Liste oder einen Würfel auf der Karte. Die erste Strecke muss deine eigene sein.
ask-card = Aktionskarte
    .words = Nimm eine Karte aus der Auslage.
ask-mine = Bergwerke
    .words = Wähle die graue Stadt, in der die Bergwerke liegen.
ask-grow = Stadtwachstum
    .words = Wähle die Stadt, die wächst.
ask-industry = Neue Industrie
    .words = Wähle ein Plättchen „Neue Stadt“ und eine graue Stadt.
ask-more = Noch eine Aktion?
    .words = Setze den Bahnvorstand für eine weitere Aktion ein oder behalte die Karte.
ask-draw = { $city }
    .words = Ein Würfel wird aus dem Beutel gezogen.
ask-turn-card = Eine neue Karte
    .words = Eine Aktionskarte wird aufgedeckt.
ask-over = Die Partie ist zu Ende
    .words = { $reason }

# Was geschehen ist.

baron-kept = { $seat } behält einen Baron.
card-turned = Neu in der Auslage: { $card }.
first-player-set =
    { $amount ->
        [0] Niemand bietet: Der Startspielermarker wandert einen Platz weiter, zu { $seat }.
       *[other] { $seat } beginnt für { $amount }.
    }
bonds-taken =
    { $seat } hat zu wenig Bargeld und nimmt { $count ->
        [one] { $count } Anleihe
       *[other] { $count } Anleihen
    }.
action-passed = { $seat } passt.
tile-laid =
    { $seat } legt { $cost ->
        [0] kostenlos
       *[other] für { $cost }
    } ein Gleisteil { $ground ->
        [water] ins Wasser
        [mountain] ins Gebirge
        [ferry] auf die Fähre
       *[open] in offenes Land
    } bei { $city }{ $ridges ->
        [0] {""}
        [1] {" über einen Höhenzug"}
       *[other] {" über zwei Höhenzüge"}
    }.
link-finished = { $seat } stellt die Strecke { $city-a }–{ $city-b } fertig.
track-removed = Das unfertige Gleis von { $seat } ab { $city } wird am Ende der Runde abgeräumt.
major-line-scored =
    { $seat } verbindet { $city-a } und { $city-b }, eine Fernstrecke: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
city-urbanized = { $seat } macht { $city } zur neuen { $colour }en Stadt.
cube-drawn = { $city } bekommt einen { $colour }en Würfel.
cube-returned = { $paint } noch einmal: zurück in den Beutel.
marker-placed = { $city } ist leer.
marker-taken = Der Leermarker von { $city } kommt zurück.
engine-upgraded = { $seat } verbessert die Lok auf Stufe { $level } für { $cost }.
cube-delivered =
    { $seat } liefert { $colour }e Ware von { $city } nach { $city-end } über { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }.
bonus-scored =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $card }.
hotel-scored =
    { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $card }.
card-taken = { $seat } nimmt die Karte { $card }.
card-used = { $seat } setzt die Karte { $card } ein.
last-turn = Der letzte Leermarker liegt: Runde { $turn } wird die letzte.
paid-income = { $payee } bekommt { $amount } (Einkommen abzüglich Zinsen).
paid-interest = { $payer } zahlt { $amount }: Die Zinsen sind höher als das Einkommen.
paid-mines = { $payer } zahlt { $amount } für die Bergwerke.
baron-revealed =
    { $seat } hatte { $baron } ({ $task }): { $points ->
        [0] nicht erfüllt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
final-score =
    { $seat } kommt auf { $total }: { $points } im Spiel{ $for-baron ->
        [0] {""}
       *[other] , { $for-baron } für den Baron
    }{ $for-charter ->
        [0] {""}
       *[other] , { $for-charter } für Konzessionen
    }{ $bonds ->
        [0] {""}
        [one] , { $bonds } Anleihe ab
       *[other] , { $bonds } Anleihen ab
    }.
game-ended = Die Partie ist zu Ende. { $reason }

# Warum nicht.

refused-over = Die Partie ist zu Ende.
refused-chance = Der Zufall entscheidet.
refused-no-barons-now = Barone werden vor der ersten Runde gewählt.
refused-not-your-baron = Diesen Baron hast du nicht bekommen.
refused-no-auction = Gerade wird nicht versteigert, wer beginnt.
refused-odd-bid = Gebote müssen Vielfache von { $amount } sein.
refused-low-bid = Du musst mindestens { $amount } bieten.
refused-high-bid = Mehr als { $amount } kannst du nicht bieten.
refused-no-action-now = Eine Aktion wählst du, wenn du in einem Durchgang an die Reihe kommst.
refused-no-such-action = Diese Aktion gibt es nicht.
refused-nowhere-to-build = Du kannst nirgends bauen, oder du hast keine Lok mehr, um eine Strecke zu markieren.
refused-no-new-city = Es gibt kein Plättchen „Neue Stadt“ mehr oder keine graue Stadt dafür.
refused-highest-engine = Deine Lok hat mit { $count } schon die höchste Stufe.
refused-no-delivery = Mit deiner Lok kommt über deine Strecken kein Würfel ans Ziel.
refused-no-card = In der Auslage liegt keine Karte, die du nehmen kannst.
refused-no-start-now = Gleis beginnst du, nachdem du „Bauen“ gewählt hast.
refused-no-such-city = Diese Stadt gibt es nicht.
refused-edge = Auf dieser Seite ist nichts.
refused-neighbours = Zwei benachbarte Städte lassen sich nicht durch Gleis verbinden.
refused-side-taken = Auf dieser Seite von { $city } liegt schon Gleis.
refused-no-ferry = Du hast keine Karte Fährlinie.
refused-ferry-full = Auf ein Fährfeld passt nur ein Gleis.
refused-hex-full = Auf ein Feld passen höchstens { $count } Gleise.
refused-dead-end = Aus diesem Feld käme das Gleis nicht wieder heraus.
refused-no-locomotive = Du hast keine Lok mehr, um noch eine Strecke zu markieren.
refused-no-going-on-now = Weiterbauen kannst du, nachdem du „Bauen“ gewählt hast.
refused-no-open-end = Dort endet kein offenes Gleis.
refused-not-your-track = Dieses Gleis gehört dir nicht.
refused-no-tile-now = Gleisteile legst du, nachdem du ein Gleis begonnen hast.
refused-not-at-the-end = Das nächste Gleisteil liegt dort, wo das Gleis endet.
refused-no-such-side = Ein Feld hat sechs Seiten.
refused-entered-there = Von dieser Seite kommt das Gleis herein.
refused-too-sharp = Diese Kurve ist zu eng.
refused-back-home = Eine Strecke verbindet zwei verschiedene Städte.
refused-own-half-from-here = Auch diese Hälfte kommt aus { $city }, aber eine Strecke verbindet zwei verschiedene Städte.
refused-track-crosses = Über diese Seite führt schon anderes Gleis.
refused-not-building = Du baust gerade nicht.
refused-nothing-laid = Lege mindestens ein Gleisteil.
refused-no-such-card = Diese Karte gibt es nicht.
refused-not-held = Du hast die Karte { $card } nicht.
refused-ferry-by-itself = Die Karte { $card } gilt von selbst, wenn du auf einem Fährfeld baust.
refused-train-with-upgrade = Die Karte { $card } setzt du ein, nachdem du „Lok“ gewählt hast.
refused-executive-after-action = Die Karte { $card } setzt du direkt nach einer eigenen Aktion ein.
refused-counts-by-itself = Die Karte { $card } wird nicht eingesetzt, sie zählt von selbst.
refused-card-too-early = Die Karte { $card } setzt du ein, sobald du zu bauen begonnen hast.
refused-card-too-late = Die Karte { $card } setzt du vor dem ersten Gleisteil ein.
refused-card-in-use = Die Karte { $card } gilt für diesen Bau schon.
refused-card-used = Die Karte { $card } ist in diesem Durchgang schon eingesetzt.
refused-no-city-now = Neue Städte legst du mit „Stadt“ oder mit der Karte Neue Industrie.
refused-no-such-colour = Diese Farbe gibt es nicht.
refused-no-tile-of-colour = Es gibt kein { $colour }es Plättchen „Neue Stadt“.
refused-not-grey = { $city } ist keine graue Stadt.
refused-no-mine-now = Eine Stadt wählst du, nachdem du die Karte Bergwerke genommen hast.
refused-no-growth-now = Eine Stadt wählst du, nachdem du die Karte Stadtwachstum genommen hast.
refused-price-not-asked = Den Preis wählst du nur, wenn du die Lok verbesserst und eine Neue Lok auf der Hand hast.
refused-no-delivery-now = Würfel lieferst du, nachdem du „Liefern“ gewählt hast.
refused-no-such-cube = In { $city } liegt kein { $colour }er Würfel.
refused-no-links = Ein Würfel fährt über mindestens eine Strecke.
refused-no-such-link = Strecke { $number } gibt es nicht.
refused-link-elsewhere = Strecke { $number } endet nicht in { $city }.
refused-first-link-not-own = Die erste Strecke muss deine eigene sein.
refused-too-far =
    Deine Lok bringt einen Würfel über höchstens { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }.
refused-city-twice = Ein Würfel darf keine Stadt zweimal besuchen.
refused-must-stop = Der Würfel muss in { $city } halten, der ersten { $colour }en Stadt.
refused-no-demand = { $city } ist keine { $colour }e Stadt.
refused-no-card-now = Karten nimmst du, nachdem du „Karte“ gewählt hast.
refused-not-on-display = Die Karte { $card } liegt nicht in der Auslage.
refused-bonus-stays = Die Karte { $card } bleibt liegen, bis die Prämie erfüllt ist.
refused-bag-empty = Der Beutel ist leer.
refused-no-grey-city = Es gibt keine graue Stadt.
refused-no-executive = Eine weitere Aktion hat nur, wer einen Bahnvorstand besitzt.

# Der Tisch: kleine Wendungen.

sum-short = { $sign }${ $count }k
short-more = +{ $words }
price-or-free =
    { $amount ->
        [0] kostenlos
       *[other] { $amount }
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
points-more = +{ $count }
links =
    { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }
cubes-of-colour = { $count } { $colour }
city-to-city = { $city-a }–{ $city-b }
period-number =
    { $period ->
        [0] Die Barone
       *[other] Runde { $period }
    }

# Aktionen.

action-build = Bauen
action-urbanize = Stadt
action-upgrade = Lok
action-deliver = Liefern
action-card = Karte
action-pass = Passen
action-words-build = Bis zu vier Gleisteile, ab einer Stadt oder deinem offenen Ende.
action-words-urbanize = „Neue Stadt“ auf eine graue Stadt, dazu { $count } Würfel aus dem Beutel.
action-words-upgrade = Deine Lok bringt Würfel dann eine Strecke weiter.
action-words-deliver = Ein Würfel über fertige Strecken, die erste deine eigene. Jede Strecke bringt ihrem Besitzer einen Punkt.
action-words-card = Eine Aktionskarte aus der Auslage.
action-words-pass = Du tust nichts in diesem Durchgang.

# Die Arten von Karten.

use-bonus = Prämie: Wer sie zuerst erfüllt, bekommt die Punkte.
use-keep = Bis zum Einsatz auf der Hand.
use-permanent = Dauerhaft.
use-immediate = Gilt sofort.
use-once-per-round = Dauerhaft: einmal je Durchgang.

# Was auf den Spielplan gedruckt ist und darum herum steht.

board-markers = von { $count } übrig
legend-open = Offen
legend-water = Wasser
legend-mountain = Gebirge
legend-ridge = Höhenzug
legend-snow = Schnee
legend-ferry = Fähre
bar-turn = Runde { $turn }
bar-auction = Versteigerung
bar-round = Durchgang { $round }
bar-income = Einkommen
bar-order = Reihenfolge
bar-over = Die Partie ist zu Ende
shelf-operations = Aktionskarten
shelf-deck =
    { $count ->
        [0] der Stapel ist leer
       *[other] jede Runde eine mehr, { $count } im Stapel
    }
list-deliveries = Lieferungen
list-best-first =
    { $count ->
        [one] eine
       *[other] die beste zuerst, { $count } insgesamt
    }
list-from-to = { $city-a } nach { $city-b }
list-own = +{ $count } für dich
plate-lines = Fern- strecken
shelf-lines = Fernstrecken
hand-yours = Deine Hand
hand-of = Auf der Hand
hand-empty = Noch keine Karten.
hand-barons = Die Barone
hand-barons-aside = am Ende aufgedeckt

# Die Karte einer Person.

holds-income = { $amount } je Runde nach Zinsen
holds-cash = { $amount }
holds-bonds =
    { $count ->
        [0] keine Anleihen
        [one] { $count } Anleihe: { $amount } Zinsen je Runde, am Ende ein Punkt weniger
       *[other] { $count } Anleihen: { $amount } Zinsen je Runde, am Ende { $count } Punkte weniger
    }
seat-bonds =
    { $count ->
        [one] { $count } Anleihe
       *[other] { $count } Anleihen
    }
holds-engine =
    { $count ->
        [one] Lok für { $count } Strecke
       *[other] Lok für { $count } Strecken
    }
holds-links =
    { $count ->
        [0] noch keine Strecken
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }
holds-lines =
    { $count ->
        [one] eine Fernstrecke
       *[other] { $count } Fernstrecken
    }
holds-baron = ein Baron, geheim
holds-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
seat-money = { $cash }, { $each }
seat-bids = bietet { $amount }
seat-passed = gepasst

# Was die Dinge sind.

about-to-deliver = Klicke ihn an, um ihn zu liefern.
about-to-build = Klicke sie an oder ziehe von ihr aus, um zu bauen.
about-to-urbanize = Klicke sie an, um dort eine Neue Stadt zu gründen.
about-ferry = Eine Fähre mit Platz für ein Gleis. Du brauchst eine Karte Fährlinie, sonst kostet es nichts.
about-ground =
    { $ground ->
        [water] Wasser
        [mountain] Gebirge
       *[open] Offenes Land
    }{ $north ->
        [1] , nördlich der Schneegrenze
       *[0] {""}
    }: { $amount } für ein Gleisteil.
about-ridges =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    } mit einem Höhenzug: { $amount } mehr für den Weg hinüber.
about-tracks =
    Hier { $count ->
        [one] liegt { $count } Gleis
       *[other] liegen { $count } Gleise
    }, { $most ->
        [1] mehr nicht
       *[other] höchstens { $most }
    }.
about-city = { $city } fragt { $colour }e Würfel nach.
about-grey-city = { $city } ist eine graue Stadt. Sie fragt nichts nach.
about-cubes = Würfel: { $cubes }.
about-no-cubes = Keine Würfel.
about-hotel = Das Hotel hier gehört { $seat }.
about-links-to = Strecken nach { $city }.
about-cube = Ein { $colour }er Würfel in { $city }.
about-link =
    { $city-a }–{ $city-b }: eine Strecke von { $seat }, { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    }.
about-card = { $card }: { $words }
about-holders = Auf der Hand: { $seat }.
about-covered-baron = Ein Baron, noch geheim. Halte das Auge auf deiner Karte gedrückt, um deinen zu sehen.
about-baron = { $baron }: { $task }.
about-barons-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } am Ende der Partie.
about-kept-baron =
    Behalten von { $seat }: { $count ->
        [0] keine Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
about-task-fulfilled = Bisher ist das Ziel erfüllt.
about-task-open = Noch ist das Ziel nicht erfüllt.
about-no-delivery-over = Über diese Strecke kann jetzt nichts geliefert werden.
about-line =
    { $line }: eigene Strecken auf dem ganzen Weg von { $city-a } nach { $city-b }, sofort { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
about-line-scored = Vollendet von { $seat }.
about-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }: { $amount } Einkommen je Runde.
about-score-falls =
    Über { $income-peak } Punkten sinkt das Einkommen{ $income-ends ->
        [0] {""}
       *[other] , und ab { $income-ends } Punkten gibt es keins mehr
    }. Nach { $income-last } Punkten beginnt die Leiste von vorn.
about-score-here = Hier: { $seat }.
about-new-cities = Plättchen „Neue Stadt“, { $colour }: noch { $count }.
about-stock =
    Noch { $count } Leermarker. Liegt der letzte, spielt ihr diese Runde zu Ende und dann noch eine.
about-legend = Die Kosten eines Gleisteils. Höhenzug und Schnee kommen dazu. Für eine Fähre brauchst du eine Fährlinie.

# Warum etwas nicht zu wählen ist.

why-too-far = Zwei Aktionen reichen bis dorthin nicht. Geh zurück, um anderswo zu beginnen.
why-ferry-on-the-way = Der Weg dorthin führt über eine Fähre, und du hast keine Karte Fährlinie.
why-not-beside = Gleis führt von Feld zu Feld: Wähle eines neben dem Ende oder eine Stadt.
why-ends-in-city = Das geplante Gleis endet in einer Stadt: Bestätige es oder geh zurück.
undelivered-no-cubes = In { $city } liegt kein Würfel.
undelivered-no-link = Keine deiner Strecken endet in { $city }, und die erste muss deine eigene sein.
undelivered-no-way = Keine fertigen Strecken führen von { $city } zu einer { $colour }en Stadt.
undelivered-no-way-to-another = Keine fertigen Strecken führen von { $city } zu einer anderen { $colour }en Stadt.
undelivered-nearest-too-far =
    { $city }, die nächste { $colour }e Stadt, ist { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    } entfernt; deine Lok schafft { $level }.
undelivered-cut-off = Dorthin führen keine fertigen Strecken, oder der Würfel muss vorher halten, in einer anderen { $colour }en Stadt.
undelivered-too-far =
    { $city } ist { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    } entfernt; deine Lok schafft { $level }.

# Knöpfe, und wie es weitergeht.

choice-pass = Passen
choice-stop = Bau beenden
choice-no-more = Keine weitere
choice-full-price = Voller Preis
choice-covered-baron =
    { $place ->
        [0] Obere Karte
       *[1] Untere Karte
    }
choice-use = { $card }
choice-saves = spart { $amount }
choice-keep = { $card } behalten
guide-grey-city = Wähle die graue Stadt, auf die das Plättchen kommt.
guide-colour = Wähle die Farbe des Plättchens „Neue Stadt“.
guide-begin = Wähle eine Stadt als Anfang oder ein offenes Ende von dir.
guide-first-hex = Wähle ein Feld daneben oder die Stadt am Ziel.
guide-next-hex = Geh Feld für Feld weiter oder wähle eine Stadt. Dann bestätige.
guide-confirm = Bestätige das Gleis oder geh zurück. Wähle eines seiner Felder, um es zu kürzen.
guide-deliver = Bestätige die Lieferung, oder geh zurück und wähle eine andere.
guide-cube = Wähle einen der leuchtenden Würfel oder eine Stadt, die einen davon annimmt.
guide-ways = { $count } Wege führen nach { $city }. Wähle einen, oder bestimme ihn über die Loks auf den Strecken.
guide-end = Wähle eine der leuchtenden Städte als Ziel.

# Zettel: was ein Zug ändern würde.

slip-confirm = Bestätigen
slip-you = Du
slip-cash = Bargeld
slip-bonds = Anleihen
slip-engine = Lokstufe
slip-tiles = Gleisteile
slip-this-build = Dieser Bau
slip-bond-words =
    { $count ->
        [one] { $count } Anleihe: −{ $amount } je Runde, −{ $count } Punkt am Ende.
       *[other] { $count } Anleihen: −{ $amount } je Runde, −{ $count } Punkte am Ende.
    }
    .last = { $count ->
        [one] { $count } Anleihe: −{ $count } Punkt am Ende.
       *[other] { $count } Anleihen: −{ $count } Punkte am Ende.
    }
slip-bid = Startspieler
slip-bid-words = { $alone ->
        [0] Passen alle anderen, beginnst du.
       *[other] Alle anderen haben gepasst: Du beginnst.
    }
slip-bid-confirm = { $amount } bieten
slip-covered = Dieser Baron
slip-covered-words = Halte das Auge gedrückt, um die Karte zu sehen.
slip-keep-words = Ziel: { $task }. Die andere Karte kommt aus dem Spiel.
slip-keep-confirm = Behalten
slip-choose-confirm = Auswählen
slip-upgrade-confirm = Lok verbessern
slip-deliveries =
    { $count ->
        [one] { $count } Lieferung ist
       *[other] { $count } Lieferungen sind
    } möglich, über höchstens { $level ->
        [one] { $level } Strecke
       *[other] { $level } Strecken
    }.
slip-best-delivery =
    Die beste bringt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
slip-track = Gleis ab { $city }
slip-city-to-city = { $city-a } – { $city-b }
slip-with-cards = Mit { $card }.
slip-choose-hexes = Wähle die Felder oder die Stadt am Ziel.
slip-plan-finished =
    { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    }, dann ist die Strecke fertig.
slip-plan-now =
    { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    } jetzt,
slip-plan-later =
    { $count ->
        [one] { $count } weiteres
       *[other] { $count } weitere
    } für { $amount } noch in dieser Runde, sonst ist alles verloren.
slip-plan-open =
    { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    }, dann { $ground ->
        [water] Wasser
        [mountain] Gebirge
        [ferry] die Fähre
       *[open] offenes Land
    }; jetzt noch { $left } möglich.
slip-line =
    Fernstrecke { $city-a }–{ $city-b }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
slip-takes-ferry = Das kostet deine Fährlinie.
slip-begin-confirm = Hier beginnen
slip-lay-confirm =
    { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    } legen
slip-finish-confirm = Strecke fertigstellen
slip-first-tile =
    Das erste Gleisteil liegt { $ground ->
        [water] im Wasser
        [mountain] im Gebirge
        [ferry] auf der Fähre
       *[open] in offenem Land
    } und kostet { $amount ->
        [0] nichts
       *[other] { $amount }
    }.
slip-crosses-ridge = Es führt über einen Höhenzug.
slip-laid-so-far =
    Bisher { $count ->
        [one] { $count } Gleisteil
       *[other] { $count } Gleisteile
    }, als Nächstes { $ground ->
        [water] Wasser
        [mountain] Gebirge
        [ferry] die Fähre
       *[open] offenes Land
    }.
slip-go-on = Weiter am Gleis ab { $city }
slip-go-on-confirm = Weiterbauen
slip-tile =
    Gleisteil { $ground ->
        [water] im Wasser
        [mountain] im Gebirge
        [ferry] auf der Fähre
       *[open] in offenem Land
    }
slip-lay-one-confirm = Gleisteil legen
slip-finishes = Damit ist die Strecke fertig.
slip-points-at =
    Weiter geht es { $ground ->
        [water] ins Wasser
        [mountain] ins Gebirge
        [ferry] auf die Fähre
       *[open] in offenes Land
    }; { $count ->
        [0] kein Gleisteil mehr.
        [one] noch { $count } Gleisteil.
       *[other] noch { $count } Gleisteile.
    }
slip-use-confirm = Einsetzen
slip-one-more = Sofort eine weitere Aktion.
slip-full-price = Voller Preis
slip-train-kept = Du behältst die Neue Lok.
slip-cubes-come =
    { $count ->
        [one] { $count } Würfel aus dem Beutel.
       *[other] { $count } Würfel aus dem Beutel.
    }
slip-marker-back = Leermarker zurück.
slip-new-city = { $city }: { $colour }
slip-city-confirm = Stadt gründen
slip-over-links =
    { $count ->
        [one] { $count } Strecke.
       *[other] { $count } Strecken.
    }
slip-card-for-you = { $card }: +{ $count } für dich.
slip-card-for = { $card }: +{ $count } für { $seat }.
slip-income-falls = Dein Einkommen sinkt um { $amount }.
slip-emptied =
    { $count ->
        [0] { $city } ist dann leer und bekommt den letzten Leermarker: Runde { $turn } wird die letzte.
       *[other] { $city } ist dann leer, noch { $count } Leermarker.
    }
slip-points-gained =
    +{ $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
slip-deliver-confirm = Liefern
slip-take-confirm = Nehmen
slip-card-words = { $words } ({ $use })
slip-mine-card = Ziehe höchstens { $count } Würfel für eine graue Stadt.
slip-mine = Bergwerke in { $city }
slip-mine-words =
    { $city } bekommt Würfel, bis eine Farbe zum zweiten Mal kommt, höchstens { $count }.
slip-paid = bezahlt
slip-mine-confirm = Bergwerke öffnen
slip-grow = { $city } wächst
slip-grow-confirm = Wachsen lassen
slip-so-far = { $amount } bisher
slip-unfinished =
    { $later ->
        [0] Unfertiges Gleis wird am Ende der Runde abgeräumt.
       *[1] Bau später weiter: Unfertiges Gleis wird am Ende der Runde abgeräumt.
    }

# Woher die Punkte kamen.

account-own-deliveries = Eigene Lieferungen
    .words = ein Punkt je eigener Strecke eines Würfels
    .ahead = eigene Lieferungen brachten { $difference } mehr
    .behind = eigene Lieferungen brachten { $difference } weniger
account-links-used = Von anderen genutzte Strecken
    .words = ein Punkt je Nutzung durch andere
    .ahead = von anderen genutzte Strecken brachten { $difference } mehr
    .behind = von anderen genutzte Strecken brachten { $difference } weniger
account-bonuses = Prämien
    .words = für die erste Erfüllung der Karte
    .ahead = Prämien brachten { $difference } mehr
    .behind = Prämien brachten { $difference } weniger
account-hotels = Hotels
    .words = Punkte für Würfel, die in die Stadt kommen
    .ahead = Hotels brachten { $difference } mehr
    .behind = Hotels brachten { $difference } weniger
account-major-lines = Fernstrecken
    .words = beide Enden mit eigenen Strecken verbunden
    .ahead = Fernstrecken brachten { $difference } mehr
    .behind = Fernstrecken brachten { $difference } weniger
account-baron = Der Baron
    .words = für das erfüllte Ziel
    .ahead = der Baron brachte { $difference } mehr
    .behind = der Baron brachte { $difference } weniger
account-charters = Konzessionen
    .words = für eigene Strecken an der Stadt der Karte
    .ahead = Konzessionen brachten { $difference } mehr
    .behind = Konzessionen brachten { $difference } weniger
account-bonds = Anleihen
    .words = 1 Punkt je Anleihe
    .ahead = Anleihen kosteten { $difference } weniger
    .behind = Anleihen kosteten { $difference } mehr

# Die Auswertung eines Spielplans.

taken-barons = Barone
taken-cards = Karten
taken-cards-used = Eingesetzte Karten
taken-hotels = Hotels
taken-major-lines = Fernstrecken
taken-cities-delivered-to = Belieferte Städte
count-long-hauls = Lange Lieferungen
count-cash = Bargeld am Ende
figure-winner = Punkte des Siegers
figure-deliveries = Anteil der Punkte aus Lieferungen in Prozent (ohne Anleihen)
figure-long-hauls = Lieferungen über mindestens fünf Strecken, je Spieler und Partie
figure-rarest-card = So oft je Partie wird die seltenste Kartenart genommen: { $family }
figure-easiest-baron = Anteil der Partien in Prozent, in denen das leichteste Ziel erfüllt wird: { $baron }
figure-hardest-baron = Anteil der Partien in Prozent, in denen das schwerste Ziel erfüllt wird: { $baron }
figure-place = Prozentpunkte, um die der beste Platz der ersten Runde öfter gewinnt, als ihm zusteht
figure-cash = Dollar, die am Ende übrig sind

# Wonach Bots eine Lage beurteilen.

term-sure = sichere Punkte
term-freight = künftige Lieferungen
term-money = Geld, das Anleihen spart
term-cards = Handkarten
term-place = Platz in der Zugreihenfolge
term-lines = Fernstrecken
term-baron = Baron
term-engine = Lok
term-prospects = Aussichten mit besserer Lok
term-interest = Zinsen
term-interest-less = weniger Zinsen
term-interest-more = mehr Zinsen
term-cash = Bargeld
term-links = Strecken
term-cities = erreichte Städte
term-wealth = alles, was lieferbar ist
term-contested = Lieferungen, die auch Gegner schaffen
term-waiting = Würfel in eigenen Städten
term-variety = nachgefragte Farben
term-plan = Wert der nächsten Strecke
term-upgrades = erste Stufen der Lok

# Einkommen und Schlusswertung auf ihren Blättern.

income-title = Einkommen
income-rule = Punkte bringen das Einkommen, das neben ihnen steht. Jede Anleihe kostet Zinsen.
income-rule-falls =
    Über { $income-peak } Punkten sinkt das Einkommen{ $income-ends ->
        [0] {""}
       *[other] , ab { $income-ends } Punkten gibt es keins
    }. Jede Anleihe kostet Zinsen.
income-player = Spieler
income-points = Punkte
income-table = Einkommen
income-interest = Zinsen
income-bonds = { $count } × { $amount }
income-left = Netto
income-new-bonds = Neue Anleihen
income-new = { $count } ×
income-cash = Bargeld jetzt
count-title = Die Schlusswertung
count-rule = Punkte, dazu die für Baron und Konzessionen, minus einen Punkt je Anleihe.
count-baron = Baron
count-charters = Konzessionen
count-bonds = Anleihen
count-less = −{ $count }
count-score = Ergebnis

# Die Tabellen im Hilfebuch.

help-levels = Stufe { $first } bis { $last }
help-players =
    { $count ->
        [one] { $last } Spieler
       *[other] { $first } bis { $last } Spieler
    }
help-city-points = { $city } { $count }
help-hotels = Punkte für jeden Würfel, der in die Stadt geliefert wird, von wem auch immer: { $points }.
help-bounties = Punkte für den ersten Würfel, der in die Stadt geliefert wird: { $points }.
help-copies = { $words } { $count } Karten.
help-baron =
    { $task }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
help-highest-bid = Das höchste zulässige Gebot
help-last-turn = Die letzte Runde

# Was eine Aktion bewirkt hat, wo eine Zeile von mehreren Ereignissen erzählt.

summary-delivered =
    { $seat } liefert { $colour }e Ware von { $city } nach { $city-end } über { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }{ $points ->
        [0] { $shared ->
            [0] {""}
           *[other] : { $others }
        }
       *[other] : +{ $points }{ $shared ->
            [0] {""}
           *[other] , { $others }
        }
    }.{ $emptied ->
        [0] {""}
       *[other] {" "}{ $city } ist leer.
    }
summary-points = { $seat } +{ $points }
summary-built =
    { $seat } baut { $city-a }–{ $city-b }: { $cost ->
        [0] kostenlos
       *[other] { $cost }
    }{ $count ->
        [0] {""}
        [one] , { $count } Anleihe
       *[other] , { $count } Anleihen
    }.
summary-laid =
    { $seat } legt { $tiles ->
        [one] { $tiles } Gleisteil
       *[other] { $tiles } Gleisteile
    } einer neuen Strecke: { $cost ->
        [0] kostenlos
       *[other] { $cost }
    }{ $count ->
        [0] {""}
        [one] , { $count } Anleihe
       *[other] , { $count } Anleihen
    }.
haul-gain = +{ $points }
summary-incomes = Einkommen abzüglich Zinsen: { $parts }.
summary-interests = Zinsen über dem Einkommen: { $parts }.
summary-receives = { $seat } { $amount }
summary-upgraded = { $seat } verbessert die Lok auf Stufe { $level }: { $cost }{ $count ->
    [0] {""}
    [one] , { $count } Anleihe
   *[other] , { $count } Anleihen
}.
summary-first = { $seat } beginnt: { $amount }{ $count ->
    [0] {""}
    [one] , { $count } Anleihe
   *[other] , { $count } Anleihen
}.
summary-card = { $seat } nimmt die Karte { $card }: { $amount }{ $count ->
    [0] {""}
    [one] , { $count } Anleihe
   *[other] , { $count } Anleihen
}.
summary-urbanized = { $seat } macht { $city } zur neuen { $colour }en Stadt. Würfel: { $colour-cubes }.
summary-gets = { $city } bekommt Würfel: { $colour-cubes }.

# Wie nah das Ende ist.

ends-markers = { $left ->
        [one] Noch eine leere Stadt, dann die letzte Runde
       *[other] Noch { $left } leere Städte, dann die letzte Runde
    }
    .words = Liegt der letzte Leermarker, ist die nächste Runde die letzte. { $left ->
        [one] Ein Marker ist noch da.
       *[other] { $left } Marker sind noch da.
    }
ends-markers-gone = { $ahead ->
        [0] Letzte Runde
       *[other] Die nächste Runde ist die letzte
    }
    .words = Der letzte Leermarker liegt.
ends-turns = { $ahead ->
        [0] Letzte Runde
        [1] Die nächste Runde ist die letzte
       *[other] Höchstens { $turn } Runden
    }
    .words = Die Partie endet spätestens nach Runde { $turn }.

# Angaben des Spielplans, in Aufzählungen.

fact-tiles =
    { $colours ->
        [one] { WORD($count) } in { $paint }
       *[other] je { WORD($count) } in { $paint }
    }
