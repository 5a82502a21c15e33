# Was alle Teile des Programms brauchen.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

# Wie ein Abschnitt des Spiels heißt, wo Geld gezeigt wird: ein Jahr, eine Runde.
period-number = { $period }

# Ein Betrag, der allein steht.
sum = { $amount }
figure = { $figure }

# Ein Zeitpunkt, nach der Uhr des Rechners.
moment = { $date }, { $hour }:{ $minute }
date = { $day }. { $month } { $year }
month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

bank = die Bank

# Was einen Platz spielt, neben den Stärken der Bots.
player-person = Mensch

# Versteigerungen, in mehreren Spielen gleich.

bid-made = { $seat } bietet { $amount }.
bid-passed = { $seat } passt.
summary-duel =
    { $passes ->
        [0] { $seat } überbietet { $seat-rivals }, von { $low } bis { $high }.
        [one] { $seat } überbietet { $seat-rivals }, von { $low } bis { $high }. { $seat-passed } passt.
       *[other] { $seat } überbietet { $seat-rivals }, von { $low } bis { $high }. { $seat-passed } passen.
    }
    .words = Gebote: { $parts }
summary-bid = { $seat } { $amount }
refused-bid-too-low = Du musst mindestens { $lowest } bieten.
refused-bid-too-high = Du hast nur { $cash }.

# Angaben des Spielplans, in Aufzählungen.

fact-for-players = { $figure } { $players }
fact-players =
    { $count ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[6] zu sechst
    }

# Kleine Zahlen als Wörter, für WORD($count) in Meldungen und in der Hilfe.

number-word =
    { $count ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
