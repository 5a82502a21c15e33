# North American Railways, nach seinem deutschen Regelheft.

game-title = North American Railways
game-summary = Gründe Gesellschaften, mache Angebote für Aktien und verbinde Städte von Küste zu Küste.
game-period = Runde
game-scores = Geld
period-number = Runde { $period }

option-may_pass_shares = Auf Aktien darf verzichtet werden
    .help = In Phase{ "\u00A0" }I darfst du deinen Zug beenden, ohne eine Aktie zu nehmen.
option-open_cash = Offenes Bargeld
    .help = Das Bargeld aller Spieler liegt offen.

# Gesellschaften nach ihren Farben, als Stamm: „die { $company }e Gesellschaft“, „der { $company }en Gesellschaft“.

company-white = weiß
company-grey = grau
company-green = grün
company-yellow = gelb
company-red = rot
company-blue = blau
company-black = schwarz
company-purple = violett

what-company = eine Gesellschaft
what-column = eine Spalte
what-city = eine Stadt
what-start-city = eine Startstadt

# Was zu tun ist.

ask-take-money = Kein Geld
    .words = Nimm { $amount } aus der Bank; in dieser Runde gibt es keine Aktie für dich.
ask-share = Wähle eine Aktie
    .words = Nimm die unterste Aktie einer Spalte und nenne deinen Preis.
ask-another-share = Noch eine Aktie?
    .words = Wähle eine Aktie einer Gesellschaft, nach der du noch nicht gefragt hast, oder beende deinen Zug.
ask-answer = Angebot: eine { $company }e Aktie
    .words = { $seat } bietet { $amount } für die Aktie. Gewähren lassen oder selbst kaufen?
ask-start-city = Die Startstadt
    .words = Die oberste Startstadt wird vom Stapel aufgedeckt.
ask-city = Kaufe eine Stadt
    .words = Wähle eine der untersten Städte für eine deiner Gesellschaften oder passe für diese Runde.
ask-pass = Du musst passen
    .words = { $why ->
        [1] Du hast keine Aktien und kannst deshalb keine Stadt kaufen.
        [2] Alle Städte sind verkauft.
        [3] Du hast für jede deiner Gesellschaften eine Stadt gekauft.
        [4] Pro Runde kaufst du für jede Gesellschaft nur eine Stadt, und deine übrigen können keine bezahlen.
       *[other] Keine deiner Gesellschaften kann eine Stadt bezahlen.
    }
ask-end-turn = Dein Zug endet
    .words = Du kannst nach keiner weiteren Aktie fragen und keine kaufen.
ask-over = Die Partie ist zu Ende
    .words = { $ending }

# Wo wir im Spiel sind, und warum es endet.

heading-shares = Runde { $turn }, Aktien
heading-cities = Runde { $turn }, Städte
heading-over = Runde { $turn }, Ende

ended-few-shares = Es liegen weniger Aktien aus, als Spieler am Tisch sitzen.
ended-few-cities = Es lagen höchstens noch { $count } Städte aus.
ended-no-purchase = Niemand hat eine Stadt gekauft.
tie-order = Gleich viel Geld wie { $seat-tied }, aber in der letzten Runde früher an der Reihe.

# Warum nicht.

refused-over = Die Partie ist zu Ende.
refused-no-column = Diese Spalte gibt es nicht.
refused-empty-column = Diese Spalte ist leer.
refused-no-company = Diese Gesellschaft gibt es nicht.

refused-shares-not-now = Aktien nimmst du in Phase{ "\u00A0" }I, wenn du am Zug bist.
refused-penniless = Ohne Geld nimmst du { $amount } und keine Aktie.
refused-asked = Nach einer { $company }en Aktie hast du in diesem Zug schon gefragt.
refused-founded = Die { $company }e Gesellschaft ist schon gegründet.
refused-not-director = Du leitest die { $company }e Gesellschaft nicht.
refused-no-director = Die { $company }e Gesellschaft hat noch keinen Direktor: Gründe sie.
refused-own-company = Du leitest die { $company }e Gesellschaft selbst: Ihre Aktie kostet dich { $price }.
refused-own-too-dear = Eine Aktie deiner eigenen Gesellschaft kostet { $price }, aber du hast nur { $cash }.
refused-price-step = Der Preis muss ein Vielfaches von { $amount } sein.
refused-too-dear = Du hast nur { $cash }.
refused-no-offer = Es liegt kein Angebot vor.
refused-offer-too-dear = Dafür brauchst du die vollen { $amount } in bar.
refused-no-turn-to-end = Du hast keinen Zug in Phase{ "\u00A0" }I, den du beenden kannst.
refused-take-money-first = Ohne Geld nimmst du { $amount }.
refused-choose-first = Du musst zuerst eine Aktie wählen.
refused-not-penniless = { $amount } nimmt nur, wer gar kein Geld hat und in Phase{ "\u00A0" }I am Zug ist.
refused-no-start-city = Diese Startstadt kann jetzt nicht aufgedeckt werden.

refused-cities-not-now = Städte kaufst du nur in Phase{ "\u00A0" }II.
refused-no-share = Du hältst keine { $company }e Aktie.
refused-city-bought = Für die { $company }e Gesellschaft hast du in dieser Phase schon eine Stadt gekauft.
refused-city-too-dear = { $city } kostet { $cost }, aber die { $company }e Gesellschaft hat nur { $treasury }.
refused-pass-not-now = Passen kannst du nur in Phase{ "\u00A0" }II.

# Was geschah.

turn-began = Runde { $turn }: { $seat } beginnt.
share-offered = { $seat } bietet { $amount } für eine { $company }e Aktie.
offer-answered = { $bought ->
    [0] { $seat } lässt { $seat-2 } gewähren.
   *[other] { $seat } kauft die Aktie selbst.
}
offer-answered-final = Eine Antwort ist endgültig, weil sie zeigt, was der Direktor will und bezahlen kann.
share-taken = { $founds ->
    [0] { $seat } kauft eine { $company }e Aktie für { $amount }.
   *[other] { $seat } gründet die { $company }e Gesellschaft für { $amount }.
}
director-changed = { $seat } leitet jetzt die { $company }e Gesellschaft.
start-city-drawn = Die { $company }e Gesellschaft beginnt in { $start-city }.
turn-ended = { $seat } nimmt keine weitere Aktie.
paid-relief = { $payee } hat kein Bargeld und nimmt statt einer Aktie { $amount } aus der Bank.
city-bought = { $seat } kauft { $city } für { $cost } für die { $company }e Gesellschaft.
cities-passed = { $seat } { $why ->
    [0] passt
    [1] hat keine Aktien und passt
    [2] findet keine Stadt mehr vor und passt
    [3] hat schon für jede Gesellschaft gekauft und passt
    [4] kann keine weitere Stadt bezahlen und passt
   *[other] kann keine Stadt bezahlen und passt
}.
income-paid = Die { $company }e Gesellschaft zahlt { $per-share } je Aktie{ $extra ->
    [0] { "" }
   *[other] , { $extra } extra an den Direktor
}{ $kept ->
    [0] { "" }
   *[other] , { $kept } in die Kasse
}.
last-turn = Das ist die letzte Runde. { $ending }
final-payment = Schlusszahlung: Die { $company }e Gesellschaft zahlt { $per-share } je Aktie.
game-ended = Die Partie ist zu Ende. { $ending }

# Woher das Geld kam und wohin es ging.

account-income = Ertrag ({ $company })
    .all = Erträge
    .words = in Phase{ "\u00A0" }III jeder Runde
    .ahead = der { $company }e Ertrag brachte { $difference } mehr
    .behind = der { $company }e Ertrag brachte { $difference } weniger
account-final = Schlusszahlung ({ $company })
    .all = Schlusszahlungen
    .words = einmal, nach der letzten Runde
    .ahead = die { $company }e Schlusszahlung brachte { $difference } mehr
    .behind = die { $company }e Schlusszahlung brachte { $difference } weniger
account-offers = Aktien, die der Direktor selbst kaufte
    .words = die Hälfte deines Angebots, vom Direktor
    .ahead = von Direktoren selbst gekaufte Aktien brachten { $difference } mehr
    .behind = von Direktoren selbst gekaufte Aktien brachten { $difference } weniger
account-relief = Aus der Bank
    .words = statt einer Aktie
    .ahead = die Bank gab { $difference } mehr
    .behind = die Bank gab { $difference } weniger
account-shares = Für Aktien bezahlt
    .words = an Gesellschaften und Mitspieler
    .ahead = die Aktien kosteten { $difference } weniger
    .behind = die Aktien kosteten { $difference } mehr

# Das Blatt der Gesellschaften und die Karten.

sheet-company = Gesellschaft
sheet-treasury = Kasse
sheet-director = Direktor
sheet-shares = Aktien
sheet-network = Schienennetz
sheet-worth = Je Aktie
sheet-each-turn = je Runde
sheet-at-the-end = am Ende
sheet-unfounded = noch nicht gegründet: Wer die erste Aktie nimmt, nennt den Preis
print-share = Aktie

# Die Schilder über den Spalten.

plate-few-shares = Letzte Runde: weniger Aktien als Spieler
plate-no-shares = Aktien: alle verkauft
plate-choose-share = Aktien: wähle eine  ·  noch { $count }
plate-offer = Aktien: ein Angebot  ·  noch { $count }
plate-shares-next = Aktien: nächste Runde  ·  noch { $count }
plate-shares = Aktien  ·  noch { $count }
plate-few-cities = Letzte Runde: höchstens noch { $most } Städte
plate-no-purchase = Letzte Runde: Niemand hat eine Stadt gekauft
plate-no-cities = Städte: alle gekauft
plate-buy-city = Städte: kaufe oder passe  ·  noch { $count }
plate-cities-next = Städte: nächste Phase  ·  noch { $count }
plate-cities = Städte  ·  noch { $count }

# Die Leiste oben.

status-turn = Runde { $turn }
phase-shares = I  Aktien
phase-cities = II  Städte
phase-income = III  Einkommen
status-over = Die Partie ist zu Ende

# Die Karten der Spieler.

seat-hidden = Bargeld verdeckt
seat-passed = hat gepasst
seat-offers = bietet { $amount }
seat-income = { $amount } je Runde

# Knöpfe.

choice-take-money = { $amount } nehmen
choice-end-turn = Zug beenden
choice-pass = Passen
choice-let-go = Gewähren lassen
    .note = { $name } + { $amount }
choice-buy = Selbst kaufen
    .note = für { $amount }

# Was ein Zug ändern würde.

slip-treasury = Kasse
slip-share-pays = Eine Aktie je Runde
slip-share-final = Eine Aktie am Ende
slip-yours-each-turn = Deine Aktien je Runde
slip-yours-at-end = Deine Aktien am Ende
slip-yours = { $count ->
    [one] Deine Aktie:
   *[other] Deine { $count } Aktien:
} je Runde { $each-turn }{ $final ->
    [0] .
   *[other] , am Ende { $final }.
}
slip-your-cash = Dein Bargeld
slip-income = Ertrag

slip-found = { $name }e Gesellschaft gründen
    .words = Du leitest die { $company }e Gesellschaft. Ihre Startstadt kommt vom Stapel.
    .confirm = Für { $amount } gründen
reach-none = Das reicht für keine Stadt: Die billigste, { $city }, kostet { $cost }.
reach-none-ends = Keine Kasse reicht dann für eine Stadt: Die Partie endet mit dieser Runde.
reach-some = Die { $treasury } in der Kasse reichen für { $cities }.
reach-all = Die { $treasury } in der Kasse reichen für jede ausliegende Stadt.

slip-own = Noch eine { $company }e Aktie
slip-own-all = Hast du weniger, zahlst du alles, was du hast.
slip-offer = Eine { $company }e Aktie
    .confirm = { $amount } bieten
slip-offer-let-go = Wenn { $seat } dich gewähren lässt
slip-offer-bought = Wenn { $seat } { $amount } hat und selbst kauft
    .words = { $seat } zahlt { $sums }. Du darfst dann eine andere Aktie nehmen oder aufhören.
outlook = Angebot von { $seat }
outlook-let-go = Wenn du { $seat } gewähren lässt
outlook-buy = Wenn du selbst kaufst
slip-let-go = Die Aktie { $seat } überlassen
    .confirm = { $seat } gewähren lassen
slip-buy = Die Aktie selbst kaufen
    .words = { $seat } darf dann eine andere nehmen.
    .confirm = Für { $amount } kaufen

slip-you-pay = Du zahlst { $sums }.
slip-other-pays = { $seat } zahlt { $sums }.
paid-to-company = { $amount } in die { $company }e Kasse
paid-to-bank = { $amount } an die Bank
paid-to-you = { $amount } an dich
paid-to-player = { $amount } an { $seat }
slip-you-take-over = Bei { $shares } zu { $others } Aktien leitest dann du die Gesellschaft.
slip-other-takes-over = Bei { $shares } zu { $others } Aktien leitet dann { $seat } die Gesellschaft.

slip-city = { $city } für { $name }
    .price = kostet { $cost }
    .confirm = Stadt kaufen

# Wie es weitergeht.

guide-found = Niemand leitet die { $company }e Gesellschaft: Nenne deinen Preis. Alles kommt in die Kasse.
guide-offer = Nenne deinen Preis. { $seat } lässt dich gewähren oder kauft selbst.
guide-own = Du leitest die { $company }e Gesellschaft selbst: Ihre Aktie kostet dich { $amount }.
guide-let-go = Du kannst { $amount } nicht zahlen: Lass { $seat } gewähren.
guide-last-to-pass = In dieser Runde hat noch niemand eine Stadt gekauft. Passt du auch, ist es die letzte Runde.
guide-company = Wähle eine der untersten Städte. In der { $company }en Kasse liegen { $treasury }.
guide-city = Wähle die Gesellschaft, die { $city } für { $cost } kauft.

# Warum etwas nicht zu wählen ist.

why-covered = Du kannst nur die unterste Karte einer Spalte nehmen.
why-no-row = Aktien nimmst du unten von einer Spalte.
why-own-price = Eine Aktie deiner eigenen Gesellschaft kostet { $price }.
why-no-money = Dafür reicht dein Geld nicht.
why-no-share = Du hältst keine Aktie.
why-no-city = Es liegt keine Stadt mehr aus.

# Was auf dem Spielplan liegt.

about-first-share = Eine { $company }e Aktie. Niemand leitet die Gesellschaft: Wer diese Aktie nimmt, gründet sie, zu beliebigem Preis.
about-share = Eine { $company }e Aktie. { $seat } leitet die Gesellschaft und zahlt dafür { $price }. Alle anderen machen ein Angebot.
about-covered = Eine { $company }e Aktie unter anderen Karten.
about-city = { $city }: kostet { $cost }, bringt { $amount } je Runde.
about-symbols = Coast-to-Coast-Symbole: { $symbols }, am Ende { $amount } je Aktie.
about-start-city = { $start-city }, die Startstadt der { $company }en Gesellschaft: bringt { $amount } je Runde.
about-unfounded = Die { $company }e Gesellschaft ist noch nicht gegründet.
about-holder = { $seat } { $count }
about-company =
    Die { $company }e Gesellschaft, geleitet von { $seat }. In der Kasse: { $treasury }.
    Aktien: { $held }.
about-worth =
    Der Ertrag der { $company }en Gesellschaft, { $amount }, für { $count } { $count ->
        [one] Aktie
       *[other] Aktien
    }: je { $per-share }{ $extra ->
        [0] { "" }
       *[other] , { $extra } extra an { $seat } als Direktor
    }{ $kept ->
        [0] { "" }
       *[other] , { $kept } in die Kasse
    }.
    Coast-to-Coast-Symbole: { $symbols }, am Ende je { $price } für jede Aktie.
about-shares-left = Noch { $count } { $count ->
    [one] Aktie
   *[other] Aktien
}. Sind es nach Phase{ "\u00A0" }I weniger als Spieler am Tisch ({ $players }), ist die Runde die letzte.
about-cities-left = Noch { $count } { $count ->
    [one] Stadt
   *[other] Städte
}. Sind es vor Phase{ "\u00A0" }II höchstens noch { $most } oder kauft niemand eine Stadt, ist die Runde die letzte.

# Die Auswertung eines Spielplans.

taken-shares = Aktien
taken-cities = Städte

# Wonach Bots eine Lage beurteilen.

term-cash = Bargeld
term-thrift = Bargeld für spätere Runden
term-dividends = Dividenden
term-symbols = Coast-to-Coast-Symbole
term-growth = künftige Städte
term-income-to-buy = Kassen für Einkommen
term-symbols-to-buy = Kassen für Symbole
term-shares-to-sell = noch verkäufliche Aktien
term-direction = geleitete Gesellschaften
term-promise = verkäufliche Aktien eigener Gesellschaften
term-soon = bald erhältliche Aktien eigener Gesellschaften
term-to-act = eigener Zug steht aus

# Einkommen und Schlusszahlung auf ihren Blättern.

pay-title = Einkommen der Runde { $turn }
pay-rule = Ertrag geteilt durch Aktien, in vollen Hundertern. Vom Rest bekommt der Direktor $100.
    .last = Ertrag geteilt durch Aktien, in vollen Hundertern. Vom Rest bekommt der Direktor die Hälfte.
pay-told = Die Bank zahlt jeden Ertrag an alle mit Aktien der Gesellschaft. Der Rest geht an den Direktor und in die Kasse.
pay-company = Gesellschaft
pay-income = Ertrag
pay-shares = Aktien
pay-share = Je Aktie
pay-each = { $count } × { $amount }
pay-extra = { $count } × { $amount } + { $extra }
pay-kept = Kasse
pay-sum = Einkommen
final-title = Die Schlusszahlung
final-rule = Jede Aktie bringt { $amount } für jedes Coast-to-Coast-Symbol im Schienennetz ihrer Gesellschaft.
final-told = Die Bank zahlt ein letztes Mal für jede Aktie. Was in den Kassen liegt, zählt für niemanden.
final-network = Symbole
final-symbols = × { $count }
final-sum = Schlusszahlung
final-before = Geld vorher
final-total = Zusammen
final-places = Platz
final-place = { $place }.
final-go-on = Zum Ergebnis
final-wins = { $seat } gewinnt
final-most = Das meiste Geld
final-tie = Gleich viel wie { $seat-2 }, aber in der letzten Runde früher dran:

# Wie nah das Ende ist.

ends-last-turn = Letzte Runde
    .words = Diese Runde ist die letzte. { $ending }
ends-shares = { $left ->
        [0] Letzte Runde: zu wenige Aktien übrig
        [one] Letzte Runde, falls noch eine Aktie gekauft wird
       *[other] Letzte Runde, falls noch { $left } Aktien gekauft werden
    }
    .words = Eine Runde ist die letzte, wenn nach Phase{ "\u00A0" }I weniger Aktien übrig sind als Spieler ({ $players }).
ends-cities = { $now ->
        [1] Letzte Runde: höchstens { $count } Städte übrig
       *[other] { $left ->
            [0] Die nächste Runde ist die letzte
            [one] Nächste Runde ist die letzte, falls noch eine Stadt gekauft wird
           *[other] Nächste Runde ist die letzte, falls noch { $left } Städte gekauft werden
        }
    }
    .words = Eine Runde ist die letzte, wenn zu Beginn von Phase{ "\u00A0" }II höchstens { $count } Städte übrig sind.
ends-no-purchase = Letzte Runde, falls niemand eine Stadt kauft
    .words = Eine Runde, in der niemand eine Stadt kauft, ist die letzte.
ends-no-treasury = Letzte Runde, falls keine Kasse { $amount } erreicht
    .words = Eine Runde, in der niemand eine Stadt kauft, ist die letzte.

# Was eine Aktion bewirkt hat, wo eine Zeile von mehreren Ereignissen erzählt.

summary-bought = { $seat } kauft die { $company }e Aktie selbst für { $amount }{ $gain ->
    [0] .
   *[other] ; { $seat-2 } bekommt { $gain }.
}
summary-let-go = { $seat } überlässt { $seat-2 } die { $company }e Aktie für { $amount }{ $directs ->
    [0] .
   *[other] ; { $seat-2 } leitet jetzt die Gesellschaft, weil niemand mehr Aktien hält.
}
summary-for-all-cash = { $seat } leitet die Gesellschaften aller untersten Aktien und hat weniger als { $price }. Deshalb kostet eine { $company }e Aktie das ganze Bargeld, { $amount }.
summary-founded = { $seat } gründet die { $company }e Gesellschaft für { $amount }.
summary-founded-in = { $seat } gründet die { $company }e Gesellschaft für { $amount }. Sie beginnt in { $start-city }.
