# Rückblick auf eine Partie: die Chancen nach jedem Zug und die Züge, auf die es ankam.

review-hidden = Verdecktes wird erst nach dem Ende gezeigt.
review-nothing = Noch ist nichts gespielt.
review-failed = Die Bots konnten den Rückblick auf diese Partie nicht beenden.

review-chances-title = Gewinnchancen
review-start = Beginn
review-end = Jetzt
review-share = { $name } { $percent } %
review-line = { "  " }{ $label }: { $shares }
review-turning-points = Wendepunkte
review-no-turning-points = Keine klaren Wendepunkte.
review-cost-line = { "  " }Zug { $number } ({ $heading }), { $name }: { $played }. Besser: { $other } ({ $instead } % statt { $chance } %).
review-gain-line = { "  " }Zug { $number } ({ $heading }), { $name }: { $played }. Das Nächstbeste, „{ $other }“, war { $instead } % wert statt { $chance } %.
review-reason = { "    " }Begründung: { $reason }

# Die Seite.

review-percent = { $percent } %
review-more = +{ $change }
review-less = −{ $change }
review-as-seen = wie die Bots jede Stellung einschätzen
review-working = Die Bots gehen die Partie durch: { $percent } %
review-now = In diesem Augenblick
review-win-chance = Gewinnchance
review-cost = { $played }; besser: { $other }
review-move = Zug { $number }
review-move-of = { $name }, Zug { $number }
review-win = Gewinn-
review-chance = chance
review-at-the-end = am Ende erwartet
review-played = Gespielt:
review-best = Besser:
review-next-best = Nächstbestes:
review-why = Begründung: { $reason }
review-previous = Voriger
review-next = Nächster
review-play-on = Von hier weiterspielen
review-what-if = Was wäre, wenn: { $name }
review-picture = Bild
review-match = Rückblick auf die Partie
review-score = Aufschlüsselung des Ergebnisses
review-by-itself = Abspielen oder anhalten

# Why a button of looking back can't be used just now.

review-score-later = Die Aufschlüsselung des Ergebnisses siehst du, wenn die Partie zu Ende ist.
review-start-reached = Hier beginnt die Partie.
review-end-reached = Danach ist noch nichts gespielt.
review-none-earlier = Kein früherer Wendepunkt.
review-none-later = Kein späterer Wendepunkt.
review-secret-what-if = Von hier weiterzuspielen würde Verdecktes zeigen. Das geht erst, wenn die Partie zu Ende ist.
review-nothing-to-change = Danach wurde noch nichts gespielt, was anders laufen könnte. Geh erst zu einem früheren Zug.

# Das Ergebnis erklärt.

score-title-money = Wie sich das Geld zusammensetzt
score-title-points = Wie sich die Punkte zusammensetzen
score-page = Das Ergebnis
score-lines = Als Tabelle
score-bars = Als Balken
review-final-payments = Schlusszahlungen
review-final-points = Schlusswertung
review-before = Vorher
review-change = Änderung
score-final = Endstand
score-share = { $name } { $amount }
score-lead = { $name } liegt { $difference } vor { $second }, denn { $ahead }.
score-lead-but = { $name } liegt { $difference } vor { $second }, denn { $ahead }, doch { $behind }.
account-rest = Alles Übrige
    .words = alle Zeilen, die nicht genannt sind
    .ahead = alles Übrige brachte { $difference } mehr
    .behind = alles Übrige brachte { $difference } weniger
score-level = { $names } haben je { $score }.
counted-money = { $amount }
counted-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
