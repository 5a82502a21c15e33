# Aufgaben: Stellungen mit einem besten Zug, und der Befehl, der sie findet.

puzzles-progress = { $matches ->
        [one] 1 Partie durchgesehen
       *[other] { $matches } Partien durchgesehen
    }, { $puzzles ->
        [0] noch keine Aufgabe gefunden
        [one] 1 Aufgabe gefunden
       *[other] { $puzzles } Aufgaben gefunden
    }

# Was an einer Datei mit Aufgaben falsch sein kann.

puzzle-seat = erwartet wird Platz { $expected }, der dort am Zug ist, gefunden { $found }
puzzle-move = erwartet wird ein Zug, der dort erlaubt ist, gefunden „{ $text }“
puzzle-order = erwartet werden die Aufgaben in der Reihenfolge der Züge und alle Züge bis zur letzten
puzzle-twice = der Schlüssel „{ $key }“ steht dort zweimal

# Eine Aufgabe am Tisch.

puzzle-name = Aufgabe { $number }
puzzle-task = Bester Zug für { $name }?
puzzle-solution = Lösung
puzzle-hint = Der beste Zug bringt Folgendes: { $gain }.
puzzle-no-hint = Der beste Zug ändert zunächst wenig. Denk eine Runde voraus.
puzzle-price-hint = Was ist es dir wert, und was wäre es denen wert, die es sonst bekommen?
puzzle-still = Finde den besten Zug. Nur er wird hier gespielt.
puzzle-right = Der beste Zug
puzzle-wrong = Nicht der beste Zug
puzzle-better = Deine Antwort: { $gain }. Es gibt einen besseren Zug.
puzzle-much-better = Ein anderer Zug ist viel besser.
puzzle-solution-told = Die Lösung
puzzle-chance = Gewinnchance
puzzle-percent = { $percent }{ "\u00A0" }%
puzzle-stamp = GELÖST
puzzle-again = Noch einmal überlegen
puzzle-next = Nächste Aufgabe
puzzle-play-on = Von hier weiterspielen
puzzle-back = Zurück zur Aufgabe
puzzle-leave = Verlassen

# Aufgaben neben den Lektionen, und alle.

puzzles = Aufgaben
puzzles-solved = { $solved } von { $count } gelöst
puzzle-today = Aufgabe des Tages
puzzle-date = { $day }. { $month }
puzzle-where = { $game }, { $heading }
puzzle-week = Diese Woche
puzzle-weekday = { $day ->
        [0] M
        [1] D
        [2] M
        [3] D
        [4] F
        [5] S
       *[6] S
    }
puzzle-stars = { $stars ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-solve = Lösen
puzzle-all = Alle
puzzle-begin = Lösen: { $game }, { $number }
puzzle-in-hand = Aufgabe { $number }, { $hard }
puzzle-in-hand-today = Aufgabe des Tages: { $number }, { $hard }
puzzle-numbers =
    { $count ->
        [one] { $first }
       *[other] { $first }–{ $last }
    }
