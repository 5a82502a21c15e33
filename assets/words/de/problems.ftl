# Aufgaben: Stellungen mit einem besten Zug, und der Befehl, der sie findet.

problems-progress = { $matches ->
        [one] 1 Partie durchgesehen
       *[other] { $matches } Partien durchgesehen
    }, { $problems ->
        [0] noch keine Aufgabe gefunden
        [one] 1 Aufgabe gefunden
       *[other] { $problems } Aufgaben gefunden
    }

# Was an einer Datei mit Aufgaben falsch sein kann.

problem-seat = erwartet wird Platz { $expected }, der dort am Zug ist, gefunden { $found }
problem-move = erwartet wird ein Zug, der dort erlaubt ist, gefunden „{ $text }“
problem-order = erwartet werden die Aufgaben in der Reihenfolge der Züge und alle Züge bis zur letzten
problem-twice = der Schlüssel „{ $key }“ steht dort zweimal

# Eine Aufgabe am Tisch.

problem-name = Aufgabe { $number }
problem-task = Bester Zug für { $name }?
problem-solution = Lösung
problem-hint = Der beste Zug bringt das: { $gain }.
problem-no-hint = Der beste Zug ändert zunächst wenig; denk eine Runde voraus.
problem-price-hint = Was ist es dir wert, und was dem, der es sonst bekommt?
problem-still = Finde den besten Zug; sonst wird hier nichts gespielt.
problem-right = Der beste Zug
problem-wrong = Nicht der beste Zug
problem-better = Deine Antwort: { $gain }. Es gibt einen besseren Zug.
problem-much-better = Ein anderer Zug ist viel besser.
problem-solution-told = Die Lösung
problem-chance = Gewinnchance
problem-percent = { $percent }{ "\u00A0" }%
problem-stamp = GELÖST
problem-again = Nochmal überlegen
problem-next = Nächste Aufgabe
problem-play-on = Weiterspielen
problem-leave = Verlassen

# Aufgaben neben den Lektionen, und alle.

problems = Aufgaben
problems-solved = { $solved } von { $count } gelöst
problem-today = Aufgabe des Tages
problem-date = { $day }. { $month }
problem-where = { $game }, { $heading }
problem-week = Diese Woche
problem-weekday = { $day ->
        [0] M
        [1] D
        [2] M
        [3] D
        [4] F
        [5] S
       *[6] S
    }
problem-stars = { $stars ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
problem-solve = Lösen
problem-all = Alle
problem-begin = Lösen: { $game }, { $number }
problem-in-hand = Aufgabe { $number }, { $hard }
problem-in-hand-today = Aufgabe { $number }, { $hard }, die des Tages
problem-numbers =
    { $count ->
        [one] { $first }
       *[other] { $first }–{ $last }
    }
