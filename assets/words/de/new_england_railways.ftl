# New England Railways: was Regeln und Tisch zu sagen haben.

game-title = New England Railways
game-summary = Ersteigere Strecken, nimm Kredite für ihren Bau auf und liefere, was die Städte brauchen.
game-period = Runde
game-scores = Geld
period-number = Runde { $period }

what-city = eine Stadt
what-link = eine Strecke
what-card = eine Wachstumskarte
what-colour = eine Farbe
what-pips = eine Augenzahl
what-seat = ein Platz

colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
colour-grey = Grau
colour-purple = Violett
colour-red = Rot
colour-white = Weiß
colour-yellow = Gelb

title-link = { $city-a }–{ $city-b }

# Die elf Schritte einer Runde.

step-borrow = Leihen
    .words = Alle dürfen Kredite aufnehmen.
step-service = Zinsen
    .words = Je { $unit } Schulden kosten { $service } Zinsen.
step-retire = Tilgen
    .words = Kredite dürfen in Schritten von { $unit } getilgt werden.
step-growth = Wachstum
    .words = Wachstumskarten werden aufgedeckt: Jede genannte Stadt bekommt einen Würfel aus dem Becher.
step-complete = Fertigstellen
    .words = Was letzte Runde ersteigert, aber nicht gebaut wurde, wird jetzt gebaut.
step-publicize = Nächste Strecken
    .words = Die Strecken für die nächste Runde werden aufgedeckt.
step-auction = Versteigern
    .words = Die Strecken werden einzeln versteigert; wer eine ersteigert, würfelt für den Bau.
step-ship = Liefern
    .words = Zuerst liefert, wer nichts ersteigert hat, dann liefern alle.
step-market = Markt
    .words = Zwei Würfel plus 1 ergeben die Marktzahl. Jedes Einkommen sinkt um $1, so oft diese Zahl ganz hineinpasst.
step-income = Einkommen
    .words = Die Bank zahlt alle Einkommen aus.
step-first-player = Startspieler
    .words = Wer das höchste Einkommen hat, beginnt die nächste Runde.

heading-step =
    Runde { $turn }, { $step ->
        [1] Leihen
        [2] Zinsen
        [3] Tilgen
        [4] Wachstum
        [5] Fertigstellen
        [6] Nächste Strecken
        [7] Versteigern
        [8] Liefern
        [9] Markt
        [10] Einkommen
       *[11] Startspieler
    }
heading-end = Runde { $turn }, Ende

# Aufforderungen.

ask-must-borrow = Leihen
    .words = Du musst leihen: Fällig sind { $service } Zinsen, und du hast { $cash }.
ask-borrow = Leihen
    .words = Nimm Kredite bei der Bank auf oder verzichte. Je { $unit } kosten { $service } Zinsen in jeder Runde.
ask-retire = Kredite tilgen
    .words = Tilge einen Teil deiner { $debt } Schulden oder behalte die Kredite.
ask-growth = Wachstum
    .words = Eine Wachstumskarte wird aufgedeckt.
ask-draw = Wachstum
    .words = Ein Würfel wird aus dem Becher gezogen.
ask-publicize = Nächste Strecken
    .words = Eine Streckenkarte für die nächste Runde wird aufgedeckt.
ask-first-bid = Versteigerung: { $link }
    .words = Noch kein Gebot. Biete mindestens { $minimum } oder passe.
ask-bid = Versteigerung: { $link }
    .words = Das Höchstgebot ist { $amount }. Biete mindestens { $minimum } oder passe.
ask-roll-to-build = { $link }
    .words = Es wird gewürfelt: Ab { $needed } wird die Strecke sofort gebaut.
ask-build = Du hast { $rolled } gewürfelt
    .words = Zahle { $missing ->
        [1] den fehlenden Dollar
       *[other] die fehlenden { $missing }
    } und baue { $link } sofort, oder warte bis zur nächsten Runde.
ask-ship = Einen Würfel liefern
    .words = Wähle einen Würfel und die Stadt, die ihn bekommt, oder liefere nichts.
ask-ship-nothing = Nichts zu liefern
    .words = Kein wartender Würfel erreicht über fertige Strecken eine Stadt, die ihn nachfragt.
ask-roll-market = Markt
    .words = Zwei Würfel plus 1 ergeben die Marktzahl. Bei 8 zum Beispiel sinkt jedes Einkommen um $1 je volle 8 Dollar.
ask-draw-first = Startspieler
    .words = Wer beginnt, entscheidet das Los.
ask-nothing = Die Partie ist zu Ende
    .words = Alle ersteigerten Strecken sind gebaut.

ended-all-built = Alle ersteigerten Strecken sind gebaut.
tie-income = Gleich viel Geld wie { $seat-tied }, aber höheres Einkommen: { $amount } gegen { $amount-second }.
tie-value = Geld und Einkommen gleich wie bei { $seat-tied }, aber wertvollere Strecken: { $amount } gegen { $amount-second }.
tie-shared = Gleich viel Geld, Einkommen und Streckenwert: Der Sieg wird geteilt.

# Warum etwas nicht geht.

refused-game-over = Die Partie ist zu Ende.
refused-chance = Der Zufall entscheidet.
refused-not-borrowing = Kredite nimmst du nur in Schritt 1 auf.
refused-must-borrow = Du musst leihen: Fällig sind { $service } Zinsen.
refused-no-loan-of-this = Kredite gibt es in Schritten von { $unit }.
refused-loan-too-large = Die Bank leiht dir in dieser Runde höchstens { $amount }.
refused-loan-too-small = Das reicht nicht für die fälligen Zinsen.
refused-not-retiring = Kredite tilgst du nur in Schritt 3.
refused-no-repayment-of-this = Getilgt wird in Schritten von { $unit }.
refused-debt-smaller = Du hast nur { $debt } Schulden.
refused-too-poor = Du hast nur { $cash }.
refused-no-auction = Gerade wird keine Strecke versteigert.
refused-nothing-to-pay = Für keine Strecke ist etwas zu zahlen.
refused-not-shipping = Würfel lieferst du nur in Schritt 8.
refused-no-route = Ein Weg führt von Stadt zu Stadt.
refused-no-such-colour = Diese Farbe gibt es nicht.
refused-no-cube = In { $city } liegt kein Würfel in { $colour }.
refused-no-link = Keine Strecke verbindet { $city-a } und { $city-b }.
refused-not-built = { $link } ist noch nicht gebaut.
refused-town-twice = Ein Würfel darf keine Stadt zweimal besuchen.
refused-route-too-long = Ein Würfel fährt über höchstens { $maximum } Strecken.
refused-must-stop = Der Würfel muss in { $city } bleiben: Dort wird { $colour } nachgefragt.
refused-not-demanded = { $city } fragt kein { $colour } nach.

# Markt und Einkommen auf ihrem Blatt.

market-income = Markt und Einkommen
market-rule = Jedes Einkommen sinkt um $1 je volle { $divisor } Dollar. Was bleibt, zahlt die Bank aus.
market-dice = { $rolled } + 1 = { $divisor }
market-player = Spieler
market-before = Vorher
market-loses = Verliert
market-after = Nachher
market-gets = Erhält
market-all = Alle zusammen
market-first = Startspieler
market-drawn = In allem gleich: Das Los entscheidet.
market-begins = { $seat } beginnt
market-greatest = Höchstes Einkommen
market-richer = Gleiches Einkommen, mehr Bargeld
market-less-debt = Einkommen und Bargeld gleich, weniger Schulden
market-by-lot = In allem gleich, ausgelost

# Der Verlauf.

loan-taken = { $seat } leiht { $amount }.
loan-retired = { $seat } tilgt { $amount }.
retiring-skipped = { $seat } hat zu wenig, um zu tilgen.
growth-turned = Wachstum in { $city }.
cube-drawn = { $city } bekommt { $colour }.
cup-empty = Der Becher ist leer: nichts für { $city }.
link-turned = { $link } wird in der nächsten Runde versteigert.
link-offered = { $link } wird versteigert.
link-sold = { $seat } ersteigert { $link } für { $amount }.
link-removed = Niemand bietet: { $link } ist aus dem Spiel.
dice-rolled =
    { $needed ->
        [0] { $seat } würfelt { $low } und { $high } für den Markt.
       *[other] { $seat } würfelt { $low } und { $high }: zusammen { $rolled }, nötig sind { $needed }.
    }
link-built = { $seat } baut { $link }.
link-waits = { $link } wird in der nächsten Runde kostenlos gebaut.
cube-shipped =
    { $seat } liefert { $colour } von { $city-a } nach { $city-b } über { $links ->
        [one] { $links } Strecke
       *[other] { $links } Strecken
    }.
shipping-passed = { $seat } liefert nichts.
market-fell = Jedes Einkommen sinkt um $1 je volle { $divisor } Dollar.
first-player-chosen =
    { $seat } beginnt die nächste Runde: { $rank ->
        [0] höchstes Einkommen
        [1] gleiches Einkommen, mehr Bargeld
        [2] Einkommen und Bargeld gleich, weniger Schulden
       *[3] in allem gleich, ausgelost
    }.
paid-service = { $payer } zahlt { $amount } Zinsen.
paid-build = { $payer } zahlt { $amount }, um sofort zu bauen.
paid-income = { $payee } erhält { $amount } Einkommen.
game-ended = Die Partie ist zu Ende. { $reason }

# Die Karte und was um sie gedruckt ist.

print-income = Einkommen
print-dollars = $ je Runde
print-subtitle = Städte, Eisenbahnen und Handel
print-cup = Becher
print-legend-town = eine Stadt und was sie nachfragt
print-legend-cube = wartet auf Lieferung
print-legend-number = zu würfeln, Wert am Ende
print-legend-for-sale = Strecken jetzt, nächste Runde

cards-next = Nächste Runde
cards-for-sale = Diese Runde
cards-in-deck =
    { $n ->
        [0] der Stapel ist leer
       *[other] noch { $n } im Stapel
    }
cards-all-auctioned = alle versteigert
cards-lot = { $n } von { $of }
cards-in-order = der Reihe nach

# Unter den Karten: Wurf, Aushang, Versteigerung, wer liefert.

stage-rolled = Wurf: { $n }
stage-needed = Nötig sind { $n }
stage-built = Nötig { $n }: gebaut
stage-loses = + 1: Einkommen −1 je { $divisor }
stage-spared = kein Einkommen sinkt
stage-end = Das Ende
    .words = Es zählen dein Bargeld und die Zahlen deiner Strecken, abzüglich { $percent }{ "\u00A0" }% deiner Schulden.
stage-bank = Die Bank
    .words = Kredite zu { $unit }: Jeder kostet { $service } je Runde und { $amount } am Ende der Partie.
stage-growth = Wachstum
stage-no-bid = Gebote ab { $least }
stage-link = { $city-a } – { $city-b }
stage-bought-nothing = Ohne Strecke
stage-everyone = Alle

bidder-won = fertig
bidder-out = raus
bidder-in = dabei
bidder-leads = { $amount }

# Die Leiste über dem Spielplan, die Karten der Plätze.

status-turn =
    Runde { $turn } von { $span }
status-span = { $fewest } oder { $most }
status-first = Startspieler: { $seat }
ends-last-turn = Die letzte Runde
    .words = Nach dieser Runde ist keine Strecke mehr zu verkaufen oder zu bauen. Die Partie endet mit ihrem Einkommen.
ends-built = Letzte Runde, falls jede Strecke gebaut wird
    .words = Dies sind die letzten Streckenkarten. Die Partie endet mit dieser Runde, falls keine jetzt gekaufte Strecke warten muss.
ends-cards = { $sure ->
        [0] Runde { $turn } ist vielleicht die letzte
       *[other] Runde { $turn } ist die letzte
    }
    .words = Die Runde, nach der keine Strecke mehr zu verkaufen oder zu bauen ist, ist die letzte. { $count ->
        [0] Keine Streckenkarte ist mehr zu verkaufen.
        [one] Eine Streckenkarte ist noch zu verkaufen.
       *[other] { $count } Streckenkarten sind noch zu verkaufen.
    }
status-over = Die Partie ist zu Ende

sum = { $amount }
gain-of-cube = +{ $n }
gain = +{ $amount }
seat-income = Einkommen { $n }
seat-owes = { $amount } Schulden
seat-bids = bietet { $amount }

# Was die Dinge auf dem Spielplan sind.

about-cube = { $n } Würfel in { $city }: { $colour }.
about-buyers = Nachgefragt in { $city }.
about-no-buyers = Keine Stadt fragt ihn nach.
about-city = { $city } fragt { $colour } nach.
about-waiting = Hier warten: { $colour }.
about-nothing-waits = Hier wartet kein Würfel.
about-new = Neu hier (umrandet): { $colour }.
about-no-cube-to = Nach { $city } kann jetzt kein Würfel geliefert werden.
about-no-cube-over = Über { $link } kann jetzt kein Würfel geliefert werden.
about-link = { $link }, { $number }. { $stands }
about-link-roll = Mit einem Wurf ab { $number } sofort gebaut.
about-link-worth = Am Ende { $amount } wert.
about-step = { $number }. { $step }: { $words }
about-stage = { $step }: { $words }
about-cup = Der Becher: Aus ihm zieht das Wachstum Würfel. Gelieferte kommen hierher zurück.
about-growth-left =
    { $n ->
        [one] Noch { $n } Wachstumskarte.
       *[other] Noch { $n } Wachstumskarten.
    }
about-incomes = Das Einkommen aller Spieler in Dollar je Runde. Nach { $n } geht es von vorn los, und die Lok zeigt, was dazukommt.
about-cards =
    { $n ->
        [one] Noch { $n } Streckenkarte im Stapel. Ist keine Strecke mehr zu ersteigern, kommt die letzte Runde.
       *[other] Noch { $n } Streckenkarten im Stapel. Ist keine Strecke mehr zu ersteigern, kommt die letzte Runde.
    }

link-is-built = Gebaut von { $seat }: Jeder Würfel, der sie nutzt, bringt { $amount } Einkommen mehr.
link-is-unfinished = Ersteigert von { $seat }. Sie wird nächste Runde fertig und bringt bis dahin nichts.
link-is-under-the-hammer = Sie wird gerade versteigert.
link-is-for-sale = Sie wird in dieser Runde versteigert.
link-is-next = Sie wird in der nächsten Runde versteigert.
link-is-in-the-deck = Ihre Karte ist noch im Stapel.
link-is-gone = Niemand hat geboten: Sie ist aus dem Spiel.

# Was ein Zug ändern würde.

slip-cash = Bargeld
slip-debt = Schulden
slip-service = Zinsen
slip-your-cash = Dein Bargeld
slip-worth = Wert der Strecken
slip-your-income = Einkommen
slip-income-of = { $seat }
slip-borrow = { $amount } leihen
slip-left = Nach { $service } Zinsen { $cash ->
        [1] bleibt
       *[other] bleiben
    } { $cash } zum Bieten.
slip-retire = { $amount } tilgen
slip-no-loan = Deine Schulden bleiben bei { $debt }: { $service } Zinsen sind sofort fällig, zum Bieten { $cash ->
        [1] bleibt
       *[other] bleiben
    } { $cash }.
slip-no-loan-no-debt = Keine Schulden, keine Zinsen: Zum Bieten { $cash ->
        [1] bleibt dein einer Dollar
       *[other] bleiben alle { $cash }
    }.
slip-keep-loans = Deine Schulden bleiben bei { $debt } und kosten { $service } in jeder Runde. Zum Bieten { $cash ->
        [1] bleibt
       *[other] bleiben
    } { $cash }.
slip-bid = { $amount } bieten
slip-if-all-pass = { $alone ->
        [0] Falls alle anderen passen.
       *[other] Alle anderen haben gepasst.
    } Ein Wurf ab { $number } baut sofort: { $percent }{ "\u00A0" }%.
slip-missing = { $missing } { $missing ->
        [1] fehlt
       *[other] fehlen
    }
slip-shipment = { $city-a } – { $city-b }
slip-gain = +{ $amount } für dich
slip-no-gain = nichts für dich
slip-way =
    { $links ->
        [one] { $links } Strecke.
       *[other] { $links } Strecken.
    }
slip-way-over =
    { $links ->
        [one] { $links } Strecke über { $city }.
       *[other] { $links } Strecken über { $city }.
    }
slip-also = Außerdem { $gains }.
slip-also-gains = { $seat } +{ $n }
slip-ship = Liefern

part-pay = Jetzt zahlen
part-pay-words = Dein Bargeld sinkt von { $cash } auf { $cash-after }. Die Strecke ist schon in dieser Runde nutzbar.
part-wait = Warten
part-wait-words = Dein Bargeld bleibt bei { $cash }. Die Strecke bringt noch nichts, bis sie nächste Runde in Schritt 5 fertig wird.
part-wait-more = Dein Bargeld bleibt bei { $cash }. Die Strecke bringt jetzt nichts; die Partie dauert eine Runde länger, dann wird sie fertig.

# Knöpfe, und wie es weitergeht.

answer-no-loan = Kein Kredit
answer-keep-loans = Nichts tilgen
answer-pass = Passen
answer-pay = { $missing } zahlen und bauen
answer-wait = Nächste Runde bauen
answer-ship-nothing = Nichts liefern

guide-build = Zahle { $missing ->
        [1] den fehlenden Dollar
       *[other] die fehlenden { $missing }
    } sofort oder warte.
guide-best = Gewählt ist der Weg, der dir am meisten bringt. Wähle eine andere Stadt oder eine Strecke, um ihn zu ändern.
guide-cube = Wähle einen der leuchtenden Würfel.
guide-link =
    { $n ->
        [one] { $n } Weg nach { $city }. Wähle eine Strecke, über die er führen soll.
       *[other] { $n } Wege nach { $city }. Wähle eine Strecke, über die der Würfel fahren soll.
    }
guide-city = Wohin? Wähle { $cities }, oder gehe Strecke für Strecke.

# Die Abrechnung.

account-income = Einkommen
    .words = jede Runde laut Einkommensleiste
    .ahead = das Einkommen brachte { $difference } mehr
    .behind = das Einkommen brachte { $difference } weniger
account-service = Zinsen
    .words = jede Runde und noch einmal am Ende
    .ahead = die Kredite kosteten { $difference } weniger
    .behind = die Kredite kosteten { $difference } mehr
account-links = Für Strecken gezahlt
    .words = die Gebote, die den Zuschlag bekamen
    .ahead = das Ersteigern der Strecken kostete { $difference } weniger
    .behind = das Ersteigern der Strecken kostete { $difference } mehr
account-building = Für sofortigen Bau gezahlt
    .words = für die fehlenden Augen, ohne eine Runde zu warten
    .ahead = das sofortige Bauen kostete { $difference } weniger
    .behind = das sofortige Bauen kostete { $difference } mehr
account-worth = Strecken am Ende
    .words = der Wert der Strecken
    .ahead = die Strecken waren am Ende { $difference } mehr wert
    .behind = die Strecken waren am Ende { $difference } weniger wert

# Die Auswertung eines Spielplans.

taken-links-bought = Ersteigerte Strecken
taken-links-built = Gebaute Strecken
taken-cities-shipped-to = Belieferte Städte

# Wonach Bots eine Lage beurteilen.

term-cash = Bargeld
term-links = Werte der Strecken
term-debt = Schulden
term-debt-less = weniger Schulden
term-debt-more = mehr Schulden
term-income = künftiges Einkommen
term-burden = ungedeckte Schulden
term-burden-less = weniger ungedeckte Schulden
term-burden-more = mehr ungedeckte Schulden
term-interest = künftige Zinsen
term-interest-less = weniger künftige Zinsen
term-interest-more = mehr künftige Zinsen
term-liquid = Bargeld für Versteigerungen
term-shipments = künftige Lieferungen
term-service = Zinsen dieser Runde
term-service-less = weniger Zinsen in dieser Runde
term-service-more = mehr Zinsen in dieser Runde
term-loads = Lieferungen dieser Runde
term-traffic = Würfel am Streckennetz
term-prospect = Aussichten der angebotenen Strecken
term-purse = Budget für Versteigerungen

# Was eine Aktion bewirkt hat, wo eine Zeile von mehreren Ereignissen erzählt.

summary-shipped =
    { $seat } liefert { $colour } von { $city-a } nach { $city-b } über { $links ->
        [one] { $links } Strecke
       *[other] { $links } Strecken
    }: { $gain ->
        [0] { $others }
       *[other] +{ $gain }{ $shared ->
            [0] {""}
           *[other] , { $others }
        }
    }.
summary-gain = { $seat } +{ $gain }
summary-grew = Wachstum: { $parts }.
summary-gets = { $colour } in { $city }
summary-for-sale = Nächste Runde zu ersteigern: { $link }.
haul-gain = +{ $amount }
summary-incomes = Einkommen: { $parts }.
summary-services = Zinsen: { $parts }.
summary-skipped = Zu wenig Bargeld, um zu tilgen: { $seat }.
summary-sum = { $seat } { $amount }
summary-bought-built = { $seat } ersteigert { $link } für { $amount }, würfelt { $low } und { $high }, braucht { $needed } und baut.
summary-bought-rolled = { $seat } ersteigert { $link } für { $amount } und würfelt { $low } und { $high }, braucht aber { $needed }.
summary-paid-built = { $seat } zahlt { $amount } und baut { $link } sofort.
summary-market = { $seat } würfelt { $low } und { $high } für den Markt, Einkommen sinken: { $parts }.
summary-market-idle = { $seat } würfelt { $low } und { $high } für den Markt. Kein Einkommen erreicht { $divisor }, also sinkt keins.
summary-falls = { $seat } auf { $amount }

# Angaben des Spielplans, in Aufzählungen.

fact-cubes =
    { $cities ->
        [one] in { $city } { WORD($count) }
       *[other] in { $city } je { WORD($count) }
    }
