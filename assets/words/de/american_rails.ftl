# American Rails.

game-title = American Rails
game-summary = Ersteigere Aktien, lege Gleise von Stadt zu Stadt und lebe von den Dividenden.
game-period = Jahr
game-scores = Geld

# Was im Text eines Zuges stehen müsste.

what-company = eine Gesellschaft
what-hex = eine Stadt oder ein Feld
what-row = eine Zeile der Aktionsleiste

# Die Aktionsleiste. Das Attribut sagt, was eine Zeile bewirkt.

row-pass = Passen
    .words = Du tust nichts.
row-develop = Erschließen
    .words = Baue ein Haus in einer Stadt mit Gleis und ohne schwarzes Quadrat: $2 mehr allein, $1 mehr geteilt.
row-fund = $5 einzahlen
    .words = $5 aus der Bank kommen in die Kasse einer beliebigen Gesellschaft.
row-take = $2 nehmen
    .words = Nimm $2 aus der Bank, oder alle anderen zahlen je $2 an die Bank.
row-take-or-expand = $2 oder Ausbauen 2
    .words = Nimm $2 aus der Bank, oder alle anderen zahlen je $2 an die Bank, oder lege bis zu 2 Gleiswürfel.
row-expand-3 = Ausbauen 3
    .words = Lege nacheinander bis zu 3 Gleiswürfel von Gesellschaften, an denen du Aktien hältst. Ihre Kassen zahlen.
row-auction = Aktie versteigern
    .words = Rufe eine Aktie einer beliebigen Gesellschaft auf. Der Preis kommt in deren Kasse.
row-expand-4 = Ausbauen 4
    .words = Lege nacheinander bis zu 4 Gleiswürfel von Gesellschaften, an denen du Aktien hältst. Ihre Kassen zahlen.

# Wo das Spiel steht.

heading-preparation = Vorbereitungsrunde
heading-phase =
    { $year }, { $phase ->
        [1] erste
        [2] zweite
       *[3] dritte
    } Aktionsphase

# Was zu tun ist.

ask-put-up = Rufe eine Aktie auf
    .words = Wähle die Gesellschaft, deren Aktie als nächste versteigert wird.
ask-bid = Versteigerung: { $company }
    .words =
        { $high ->
            [0] Noch kein Gebot.
           *[other] Das Gebot steht bei { $high }.
        } Biete mindestens { $lowest } oder passe.
ask-start-city = { $company } beginnt
    .words = Lege den ersten Würfel der { $company } in eine Stadt ohne Gleis.
ask-choose = Wähle eine Aktion
    .words = Setze deinen Marker auf eine freie Zeile der Aktionsleiste.
ask-develop = { $action }
    .words = Baue ein Haus in einer Stadt mit Gleis oder verzichte.
ask-fund = { $action }
    .words = Wähle die Gesellschaft, die $5 aus der Bank bekommt, oder verzichte.
ask-take = { $action }
    .words =
        Nimm $2 aus der Bank, oder alle anderen zahlen je $2 an die Bank{ $cubes ->
            [0] .
           *[other] , oder lege bis zu 2 Gleiswürfel.
        }
ask-auction = { $action }
    .words = Wähle die Gesellschaft, deren Aktie du aufrufst, oder verzichte.
ask-expand = { $action }
    .words = Lege nacheinander bis zu { $cubes } Gleiswürfel oder verzichte.
ask-next-cube = { $action }
    .words = Lege den nächsten Gleiswürfel oder beende den Ausbau.
guide-company = Wähle die Gesellschaft, die hier baut: { $companies }.
ask-over = Die Partie ist zu Ende
    .words = { $ending }

# Warum ein Zug nicht geht.

refused-no-company = Diese Gesellschaft gibt es nicht.
refused-absent = Die { $company } ist nicht im Spiel.
refused-put-up-before = In dieser Runde wurde schon eine Aktie der { $company } aufgerufen.
refused-no-sale = Eine Aktie kannst du nur mit der Aktion „Aktie versteigern“ aufrufen.
refused-sold-out = Von der { $company } ist keine Aktie mehr zu haben.
refused-no-auction = Gerade wird keine Aktie versteigert.
refused-no-start = Der erste Würfel einer Gesellschaft wird gelegt, wenn ihre erste Aktie ersteigert ist.
refused-start-outside = Eine Gesellschaft beginnt in einer Stadt.
refused-start-taken = In { $hex } liegt schon ein Würfel.
refused-no-marker = Gerade wird kein Marker gesetzt.
refused-no-row = Diese Zeile gibt es nicht.
refused-row-taken = „{ $action }“ ist in dieser Phase schon besetzt.
refused-no-action = Es gibt keine Aktion, auf die du verzichten kannst.
refused-cube-laid = Du hast schon einen Würfel gelegt: Beende stattdessen den Ausbau.
refused-no-cube-laid = Du hast noch keinen Würfel gelegt: Verzichte stattdessen.
refused-no-expansion = Es gibt keinen Ausbau, den du beenden kannst.
refused-no-building = Häuser kannst du nur mit der Aktion „Erschließen“ bauen.
refused-no-houses = Es ist kein Haus mehr da.
refused-house-outside = Häuser werden nur in Städten gebaut.
refused-house-stands = In { $hex } steht schon ein Haus.
refused-hub = { $hex } hat ein schwarzes Quadrat: Dort werden keine Häuser gebaut.
refused-no-track-there = In { $hex } liegt kein Gleis.
refused-no-funding = In eine Kasse einzahlen kannst du nur mit der Aktion „$5 einzahlen“.
refused-no-taking = Das gehört zur Aktion „$2 nehmen“.
refused-cube-instead = Du hast stattdessen einen Würfel gelegt.
refused-no-laying = Gleis kannst du nur mit einer Aktion „Ausbauen“ legen.
refused-no-hex = Dieses Feld gibt es nicht.
refused-no-track = Die { $company } hat noch kein Gleis auf dem Spielplan.
refused-no-share = Du hältst keine Aktie der { $company }.
refused-no-cubes = Die { $company } hat keinen Würfel mehr.
refused-cube-there = Die { $company } hat dort schon einen Würfel.
refused-not-next = Dieses Feld liegt nicht neben einem Gleis der { $company }.
refused-forest-full = Im Wald ist nur für einen Würfel Platz.
refused-mountain-full = Im Gebirge ist nur für einen Würfel Platz.
refused-too-dear = Das kostet { $cost }, aber in der Kasse der { $company } { $treasury ->
        [1] liegt
       *[other] liegen
    } { $treasury }.

against-no-share = Du hältst keine Aktie, also kannst du kein Gleis legen.
against-not-next = Dieses Feld liegt nicht neben dem Gleis einer Gesellschaft, an der du Aktien hältst.

# Was geschehen ist. Das Gelände ist ein Buchstabe: P Ebene, F Wald, M Gebirge, C Stadt.

share-put-up = { $seat } ruft eine Aktie der { $company } auf.
share-sold = { $seat } ersteigert eine Aktie der { $company } für { $amount }.
share-removed = Niemand bietet: Eine Aktie der { $company } ist aus dem Spiel.
cube-placed =
    { $cost ->
        [0] { $seat } beginnt mit der { $company } in { $city }.
       *[other]
            { $seat } legt Gleis der { $company } { $ground ->
                [P] in die Ebene bei { $city }
                [F] in den Wald bei { $city }
                [M] ins Gebirge bei { $city }
               *[C] nach { $city }
            } ({ $cost }).
    }
house-placed = { $seat } baut ein Haus in { $hex }.
connection-made = Die { $company } verbindet { $city-a } und { $city-b }: +{ $income } Einkommen.
marker-placed = { $seat } wählt „{ $action }“.
action-declined = { $seat } verzichtet.
order-taken = { $seat } nimmt Platz { $place } der Zugreihenfolge.
paid-funding = Die { $payee } bekommt { $amount } aus der Bank.
paid-taken = { $payee } nimmt { $amount } aus der Bank.
paid-lost = { $payer } zahlt { $amount } an die Bank.
dividend-paid =
    Die { $company } zahlt { $shares ->
        [one] { $per-share } auf 1 Aktie.
       *[other] { $per-share } je Aktie auf { $shares } Aktien.
    }
game-ended = Die Partie ist zu Ende. { $reason }

ended-last-year = Das Jahr { $year } ist vorbei.
ended-no-shares = Alle Aktien sind verkauft oder aus dem Spiel.
ended-no-supplies = { $supplies } Vorräte haben höchstens noch zwei Teile.
tie-shared = Bei gleich viel Geld teilen sie sich den Sieg.

# Das Ende eines Jahres auf seinem Blatt, und wie nah das Spielende ist.

year-over = Das Jahr { $year } ist vorbei
year-rule = Jede Aktie bringt das Einkommen ihrer Gesellschaft, geteilt durch die vergebenen Aktien, aufgerundet.
year-company = Gesellschaft
year-shares = Aktien
year-share = Je Aktie
year-each = { $count } × { $amount }
year-dividends = Dividenden
year-before = Bargeld vorher
year-now = Bargeld jetzt
year-order = Nächste Zugreihenfolge
year-go-on = Weiter mit { $year }
end-supplies = Vorräte (Würfel, Häuser) mit höchstens zwei Teilen
    .rule = Bei { $needed } endet die Partie mit dem Jahr.
    .near = Ein weiterer beendet die Partie.
ends-year = { $left ->
        [0] Das letzte Jahr
        [1] Das nächste Jahr ist das letzte
       *[other] Höchstens noch { $left } Jahre
    }
    .words = Die Partie endet spätestens nach den Dividenden von { $year }.
ends-shares = { $left ->
        [0] Letztes Jahr: keine Aktie mehr da
        [one] Letztes Jahr, falls die letzte Aktie versteigert wird
       *[other] Letztes Jahr, falls die letzten { $left } Aktien versteigert werden
    }
    .words = Die Partie endet mit dem Jahr, in dem die letzte Aktie aufgerufen wird, ob verkauft oder nicht. { $left ->
        [0] Keine ist mehr da.
        [one] Eine ist noch da.
       *[other] { $left } sind noch da.
    }
ends-supplies = { $possible ->
        [0] Knappe Vorräte
       *[other] { $left ->
            [0] Letztes Jahr: { $needed } Vorräte sind knapp
            [one] Letztes Jahr, falls ein weiterer Vorrat knapp wird
           *[other] Letztes Jahr, falls { $left } weitere Vorräte knapp werden
        }
    }
    .words = Ein Vorrat ist knapp, wenn er höchstens zwei Teile hat: die Würfel einer Gesellschaft oder die Häuser. Die Partie endet mit dem Jahr, in dem { $needed } Vorräte knapp sind. { $done ->
        [0] Noch ist keiner knapp.
        [one] Einer ist schon knapp.
       *[other] { $done } sind schon knapp.
    }
row-develop-left = { $action }, noch { $houses }

# Woher das Geld kam.

account-dividends = Dividenden { $company }
    .all = Dividenden
    .words = jedes Jahr für jede Aktie
    .ahead = die Dividenden der { $company } brachten { $difference } mehr
    .behind = die Dividenden der { $company } brachten { $difference } weniger
account-taken = Aus der Bank genommen
    .words = durch die Aktion „$2 nehmen“
    .ahead = „$2 nehmen“ brachte { $difference } mehr
    .behind = „$2 nehmen“ brachte { $difference } weniger
account-lost = Durch „$2 nehmen“ verloren
    .words = an die Bank, wenn andere es wählten
    .ahead = „$2 nehmen“ der anderen kostete { $difference } weniger
    .behind = „$2 nehmen“ der anderen kostete { $difference } mehr
account-shares = Für Aktien bezahlt
    .words = die Gebote, die den Zuschlag bekamen
    .ahead = die Aktien kosteten { $difference } weniger
    .behind = die Aktien kosteten { $difference } mehr

# Der Spielplan.

board-title = AMERICAN RAILS
board-pair = Paar: { $income } mehr
board-hub = keine Häuser
board-actions = AKTIONSLEISTE
board-order = REIHENFOLGE
board-incomes = EINKOMMENSLEISTE
board-dividend = Dividende: Einkommen ÷ vergebene Aktien, aufgerundet
board-more = * + $2 je Teil

bill-share = Aktie der { $company }
bill-no-bid = noch kein Gebot, ab { $lowest }
bill-bid-by = Gebot von { $seat }
bill-in = dabei
bill-out = raus

strip-absent = nicht im Spiel
strip-gone = aus dem Spiel
strip-no-track = noch ohne Gleis

treasury = Kasse
income = Einkommen
dividend = Dividende
your-cash = Dein Geld

# Die Kopfleiste und die Karten der Spieler.

status-round = Runde { $round } von höchstens { $rounds }
status-over = Die Partie ist zu Ende
status-phase =
    { $phase ->
        [1] Erste
        [2] Zweite
       *[3] Dritte
    } Aktionsphase

card-dividends = Dividenden { $amount }
card-high-bid = bietet { $amount }
card-in-auction = bietet mit
card-out-of-auction = ist raus
card-place = Reihenfolge: { $place }.
card-turn = als { $place }. am Zug

# Die Knöpfe der Aufforderung.

choice-from-bank = Aus der Bank
    .note = $2 für dich
choice-from-others = Andere zahlen
    .note = je $2 an die Bank
choice-pass = Passen
choice-decline = Verzichten
choice-finish = Fertig
choice-left = noch { $unsold }
choice-no-room = Neben den Gleisen der { $company } ist kein Feld mehr frei.
choice-too-dear = Neben ihren Gleisen kostet ein Würfel mindestens { $cost }, aber die { $company } hat nur { $treasury }.

# Was ein Zug ändern würde.

slip-track =
    { $company } { $ground ->
        [P] in die Ebene
        [F] in den Wald
        [M] ins Gebirge
       *[C] nach { $hex }
    }
    .price = zahlt { $cost }
    .confirm = Gleis legen
slip-joins = Verbindet { $city-a } und { $city-b }: +{ $income }.
slip-income-falls = Das Einkommen der { $company } sinkt von { $before } auf { $after }.
slip-income-rises = Das Einkommen der { $company } steigt von { $before } auf { $after }.
slip-start = { $company } beginnt in { $hex }
    .confirm = Würfel legen
slip-house = Ein Haus in { $hex }
    .confirm = Haus bauen
slip-house-income = Einkommen { $company }
slip-house-other = { $company } von { $before } auf { $after }
slip-house-also = Dazu { $others }.
slip-house-left =
    { $houses ->
        [one] Danach ist noch 1 Haus übrig.
       *[other] Danach sind noch { $houses } Häuser übrig.
    }
slip-fund = Kasse der { $company }
    .price = { $amount } aus der Bank
    .confirm = Einzahlen
slip-bid = Gebot auf eine Aktie der { $company }
    .confirm = { $amount } bieten
slip-bid-alone = { $alone ->
        [0] Falls alle anderen passen.
       *[other] Alle anderen haben gepasst: Die Aktie gehört dir.
    }
slip-bid-begins = { $alone ->
        [0] Passen alle anderen, legst du den ersten Würfel der { $company }.
       *[other] Alle anderen haben gepasst: Du legst den ersten Würfel der { $company }.
    }
slip-lot = Eine Aktie der { $company }
    .confirm = Aufrufen
slip-lot-unsold = Noch { $unsold } von { $shares } Aktien zu haben.
slip-lot-begins = Wer sie ersteigert, legt den ersten Würfel der { $company }.
slip-lot-bid = Du bietest zuerst, ab { $lowest }.
slip-row-confirm = Auswählen
slip-take-bank = $2 aus der Bank
    .confirm = Nehmen
slip-take-others = $2 von allen anderen
    .words = Sie zahlen an die Bank; dein Geld bleibt gleich.
    .confirm = Zahlen lassen

# Was etwas auf dem Spielplan ist.

about-ground =
    { $ground ->
        [F] Wald: höchstens ein Würfel.
        [M] Gebirge: höchstens ein Würfel.
       *[P] Ebene: ein Würfel je Gesellschaft.
    }
about-track = Gleis: { $company }.
about-next-cube = Der nächste Würfel kostet { $cost }.
about-no-room = Hier ist kein Platz für einen weiteren Würfel.
about-city = { $city }: voller Wert { $alone } für eine Gesellschaft allein, geteilter Wert { $shared } für jede von mehreren.
about-hub = Schwarzes Quadrat: Hier werden keine Häuser gebaut.
about-house = Haus: voller Wert +$2, geteilter Wert +$1.
about-pair = Sonderverbindung: Gleis hier und in { $partners } bringt +{ $income } Einkommen.

held = { $seat } { $count }
about-company =
    { $company }: { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    }. Keine ist vergeben.
about-company-held =
    { $company }: { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    }. Vergeben: { $held }.
about-supply =
    { $unsold ->
        [0] Keine mehr zu haben
       *[other] Noch { $unsold } zu haben
    }{ $removed ->
        [0] .
       *[other] , { $removed } aus dem Spiel.
    } { $cubes ->
        [one] Noch 1 Würfel.
       *[other] Noch { $cubes } Würfel.
    }
about-dividend = Das Einkommen von { $income } bringt { $dividend } je vergebener Aktie, aufgerundet.
about-no-track = Noch ohne Gleis: Wer die erste Aktie ersteigert, legt einen Würfel in eine freie Stadt.

about-row = { $action }: { $words }
about-row-free = Frei in dieser Phase.
about-row-taken = In dieser Phase besetzt von { $seat }.
about-rows = Je höher dein Marker steht, desto früher bist du in der nächsten Phase am Zug.

about-year =
    { $year }, Runde { $round } von höchstens { $rounds }.
    Jede Runde hat drei Aktionsphasen und eine Dividende.
about-end =
    Die Partie endet mit der Dividende von { $year }, oder schon mit der des Jahres, in dem keine Aktie mehr zu haben ist oder { $supplies } Vorräte höchstens noch zwei Teile haben ({ $count ->
        [0] jetzt keiner
       *[other] jetzt: { $low }
    }).
about-houses = Häuser
about-first-order = Wer eine erste Aktie ersteigert, nimmt den ersten freien Platz der Zugreihenfolge.
about-order = Die Reihenfolge dieser Phase: von der obersten Zeile der vorigen Spalte nach unten.
about-incomes =
    Der Würfel jeder Gesellschaft zeigt ihr Einkommen. Nach { $last } geht es wieder von vorn los.
    Jede Aktie bringt das Einkommen, geteilt durch die vergebenen Aktien, aufgerundet.
about-key = Ein Würfel kostet { $plains } in der Ebene und { $city } in einer Stadt, dazu $2 für jedes Teil, das dort schon liegt. Im Wald kostet er { $forest }, im Gebirge { $mountain }; dort ist nur Platz für einen.
two-cities = { $city-a } und { $city-b }
about-pairs =
    { $pair-count ->
        [0] Auf diesem Spielplan gibt es keine Sonderverbindungen.
       *[other] Sonderverbindungen ({ $two-cities }): Gleis in beiden Städten bringt einer Gesellschaft +{ $income } Einkommen.
    }{ $hubs ->
        [0] {""}
       *[other] {" "}In Städten mit schwarzem Quadrat werden keine Häuser gebaut.
    }
about-auction = Reihum bieten alle höher oder steigen aus. Der Preis kommt in die Kasse der Gesellschaft.

period-number = { $period ->
    [0] Vorbereitung
   *[other] { $period }
}

# Die Auswertung eines Spielplans.

taken-shares = Aktien
taken-cities-reached = Erreichte Städte

# Wonach Bots eine Lage beurteilen.

term-cash = Bargeld
term-thrift = Bargeld für Aktien
term-shares = geplante Dividenden
term-place = spätere Zugreihenfolge
term-place-less = frühere Zugreihenfolge
term-place-more = spätere Zugreihenfolge
term-income = Dividenden nach jetzigem Stand
term-treasury = Kassen der Gesellschaften
term-control = Aktienmehrheit
term-dividends = künftige Dividenden
term-growth = Wachstum der Gesellschaften
term-rounding = Rundung der Dividenden
term-sites = Städte zum Erschließen
term-behind = weniger Aktien als die anderen
term-behind-less = weniger Rückstand an Aktien
term-behind-more = mehr Rückstand an Aktien

# Was eine Aktion bewirkt hat, wo eine Zeile von mehreren Ereignissen erzählt.

share-lost = Für die { $company } ist keine Stadt frei: { $seat } verliert die Aktie, und die Gesellschaft scheidet aus.
summary-expanded = { $seat } legt Gleis { $parts }.
summary-laid-of = der { $company } { $parts }
summary-laid =
    { $ground ->
        [P] in die Ebene bei { $city }
        [F] in den Wald bei { $city }
        [M] ins Gebirge bei { $city }
       *[C] nach { $city }
    } ({ $cost })
summary-order = Zugreihenfolge: { $seat }.
summary-declined = { $seat } wählt „{ $action }“ und verzichtet.
summary-funded = { $seat } lässt die Bank { $amount } in die Kasse der { $company } einzahlen.
summary-others-paid =
    { $seat } lässt { $count ->
        [one] { $seat-payers } { $amount }
       *[other] { $seat-payers } je { $amount }
    } an die Bank zahlen.
summary-paid-less = { $seat-payer } kann der Bank nur { $amount } zahlen und hat dann kein Bargeld mehr.

# Angaben des Spielplans, in Aufzählungen.

fact-pair = **{ $city-a } und { $city-b }**

# Die Zeilen der Aktionsleiste in der Hilfe.

help-row-pass = **Passen.** Du tust nichts.
help-row-develop = **Erschließen.** { $houses ->
        [one] Baue das einzige Haus in eine Stadt mit Gleis
       *[other] Baue eins der { WORD($houses) } Häuser in eine Stadt mit Gleis, höchstens eins je Stadt
    }. Es hebt den vollen Wert der Stadt um $2 und ihren geteilten Wert um $1. { $hubs ->
        [0] {""}
        [one] In die Stadt mit dem schwarzen Quadrat kommt kein Haus.
       *[other] In die { WORD($hubs) } Städte mit dem schwarzen Quadrat kommt kein Haus.
    }
help-row-fund = **$5 einzahlen.** Die Bank zahlt $5 in die Kasse einer Gesellschaft deiner Wahl.
help-row-take = **$2 nehmen.** Du bekommst $2 aus der Bank; oder alle anderen zahlen je $2 an die Bank. { $for-four ->
        [0] {""}
       *[1]
            { $for-fewer ->
                [0] Oder du legst stattdessen bis zu zwei Gleiswürfel.
               *[1] Zu viert oder zu fünft darfst du stattdessen bis zu zwei Gleiswürfel legen.
            }
    }
help-row-expand-3 = **Ausbauen 3.** Lege bis zu drei Gleiswürfel.
help-row-auction = **Aktie versteigern.** Rufe eine Aktie einer beliebigen Gesellschaft auf. Sie geht an das höchste Gebot, vielleicht an deins. Bietet niemand, ist sie aus dem Spiel. Die Gebote beginnen bei { $minimum-bid }. Eine Gesellschaft, die noch nicht auf dem Spielplan ist, bekommt ihren ersten Würfel in einer freien Stadt. Gibt es keine, sind alle ihre Aktien aus dem Spiel.
help-row-expand-4 = **Ausbauen 4.** Lege bis zu vier Gleiswürfel.
