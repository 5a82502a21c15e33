# North American Railways, nach seinem deutschen Regelheft.

game-title = North American Railways
game-summary = Gründe Gesellschaften, mache Angebote für Aktien und verbinde Städte von Küste zu Küste.
game-period = Runde
period-number = Runde { $period }

option-may_pass_shares = Auf Aktien darf verzichtet werden
    .help = In Phase I darfst du deinen Zug beenden, ohne eine Aktie zu nehmen.

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
    .words = Wähle eine Aktie einer Gesellschaft, bei der du noch nicht angefragt hast, oder höre auf.
ask-answer = Angebot: eine { $company }e Aktie
    .words = Für die Aktie sind { $amount } geboten. Lässt du das gewähren, oder kaufst du selbst?
ask-start-city = Die Startstadt
    .words = Die oberste Startstadt wird vom Stapel aufgedeckt.
ask-city = Kaufe eine Stadt
    .words = Wähle eine unterste Stadt für eine deiner Gesellschaften, oder passe für diese Runde.
ask-over = Das Spiel ist aus
    .words = { $ending }

# Wo wir im Spiel sind, und warum es endet.

heading-shares = Runde { $turn }, Aktien
heading-cities = Runde { $turn }, Städte
heading-over = Runde { $turn }, Ende

ended-few-shares = Es liegen weniger Aktien aus, als Leute mitspielen.
ended-few-cities = Es lagen nur noch { $count } oder weniger Städte aus.
ended-no-purchase = Niemand hat eine Stadt gekauft.

# Warum nicht.

refused-over = Das Spiel ist aus.
refused-no-column = Diese Spalte gibt es nicht.
refused-empty-column = Diese Spalte ist leer.
refused-no-company = Diese Gesellschaft gibt es nicht.

refused-shares-not-now = Aktien nimmst du in Phase I, wenn du am Zug bist.
refused-penniless = Ohne Geld nimmst du { $amount } und keine Aktie.
refused-asked = Nach einer { $company }en Aktie hast du in diesem Zug schon gefragt.
refused-founded = Die { $company }e Gesellschaft ist schon gegründet.
refused-not-director = Du leitest die { $company }e Gesellschaft nicht.
refused-no-director = Die { $company }e Gesellschaft hat noch keine Direktion: Gründe sie.
refused-own-company = Du leitest die { $company }e Gesellschaft selbst: Ihre Aktie kostet dich { $price }.
refused-own-too-dear = Eine Aktie deiner eigenen Gesellschaft kostet { $price }; du hast { $cash }.
refused-price-step = Der Preis ist ein Vielfaches von { $amount }.
refused-too-dear = Du hast nur { $cash }.
refused-no-offer = Es gibt kein Angebot zu beantworten.
refused-offer-too-dear = Dafür brauchst du die vollen { $amount } auf der Hand.
refused-no-turn-to-end = Es gibt keinen Zug der Phase I zu beenden.
refused-take-money-first = Ohne Geld nimmst du { $amount }.
refused-choose-first = Du musst zuerst eine Aktie wählen.
refused-not-penniless = { $amount } nimmt nur, wer gar kein Geld hat und in Phase I am Zug ist.
refused-no-start-city = Diese Startstadt kann jetzt nicht aufgedeckt werden.

refused-cities-not-now = Städte werden in Phase II gekauft.
refused-no-share = Du hältst keine { $company }e Aktie.
refused-city-bought = Für die { $company }e Gesellschaft hast du in dieser Phase schon eine Stadt gekauft.
refused-city-too-dear = { $city } kostet { $cost }; die { $company }e Gesellschaft hat { $treasury }.
refused-pass-not-now = Gepasst wird in Phase II.

# Was geschah.

turn-began = Runde { $turn }: { $seat } beginnt.
share-offered = { $seat } bietet { $amount } für eine { $company }e Aktie.
offer-answered = { $bought ->
    [0] { $seat } lässt { $seat-2 } gewähren.
   *[other] { $seat } kauft die Aktie selbst.
}
share-taken = { $founds ->
    [0] { $seat } kauft eine { $company }e Aktie für { $amount }.
   *[other] { $seat } gründet die { $company }e Gesellschaft für { $amount }.
}
director-changed = { $seat } leitet jetzt die { $company }e Gesellschaft.
start-city-drawn = Die { $company }e Gesellschaft beginnt in { $start-city }.
turn-ended = { $seat } nimmt keine weitere Aktie.
paid-relief = { $payee } nimmt { $amount } aus der Bank.
city-bought = { $seat } kauft { $city } für die { $company }e Gesellschaft: { $cost }.
cities-passed = { $seat } passt.
income-paid = Die { $company }e Gesellschaft zahlt { $per-share } je Aktie{ $extra ->
    [0] { "" }
   *[other] , { $extra } extra an die Direktion
}{ $kept ->
    [0] { "" }
   *[other] , { $kept } in die Kasse
}.
last-turn = Das ist die letzte Runde. { $ending }
final-payment = Schlusszahlung: Die { $company }e Gesellschaft zahlt { $per-share } je Aktie.
game-ended = Das Spiel ist aus. { $ending }

# Woher das Geld kam und wohin es ging.

account-income = Ertrag der { $company }en Gesellschaft
account-final = Schlusszahlung der { $company }en Gesellschaft
account-offers = Angebote, auf die andere selbst kauften
account-relief = Aus der Bank
account-shares = Für Aktien gezahlt
