# Was die Anpassung der Gewichte sagt.

fit-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    }, Strafe { $penalty }
fit-decisions = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, Strafe { $penalty }
fit-agreement = { $name }  wählt in { $share } % der zurückgehaltenen Entscheidungen wie der Experte
fit-in-use = bisher
fit-fitted = neu
fit-quarter = { $name }  Viertel { $number }  R2 { $explained }  Steigung { $slope }  Sieger erkannt { $called }
fit-share = Anteil an den Siegen { $share } % ({ $low } bis { $high } %) in { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
fit-more = Die neuen Gewichte gewinnen öfter (entschieden).
fit-less = Die neuen Gewichte gewinnen seltener (entschieden).
fit-level = Die neuen Gewichte sind so gut wie die bisherigen (entschieden).
fit-open = Es ist nicht entschieden, ob die neuen Gewichte öfter oder seltener gewinnen.
fit-not-better = Nicht erwiesen besser, darum wird nichts geschrieben.
fit-stopped = Abgebrochen.
fit-same-file = --keep und --output nennen dieselbe Datei: { $file }
