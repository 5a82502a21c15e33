# Aufgaben: Stellungen mit einem besten Zug, und der Befehl, der sie findet.

problems-progress = { $matches ->
        [one] 1 Partie durchgesehen
       *[other] { $matches } Partien durchgesehen
    }, { $problems ->
        [0] noch keine Aufgabe gefunden
        [one] 1 Aufgabe gefunden
       *[other] { $problems } Aufgaben gefunden
    }
