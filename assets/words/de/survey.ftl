# Die Auswertung eines Spielplans.

survey-head = { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } zu { $players } Spielern
survey-stopped = { $games ->
        [one] nach 1 Partie abgebrochen
       *[other] nach { $games } Partien abgebrochen
    }
survey-bad-course = die Züge der Partie { $number } sind ab Zug { $move } nicht erlaubt
survey-score = Ergebnis
survey-winner = Ergebnis des Siegers
survey-decisions = Entscheidungen
survey-periods = letztes Jahr oder letzte Runde
survey-spread = { $name }: Mittel { $mean }, 10. Perzentil { $low }, Median { $middle }, 90. Perzentil { $high }
survey-lead = Vorsprung des Siegers: { $figure }
survey-source = { $source }: { $figure }
survey-ending = { $count }-mal: { $ending }
survey-places = Plätze in der ersten Runde
survey-column-place = Platz
survey-column-score = Ergebnis
survey-column-wins = Siege
survey-column-low = von
survey-column-high = bis
survey-column-taken = genommen
survey-column-period = wann
survey-column-ahead = Vorsprung
survey-column-error = Fehler
survey-column-owners = Besitzer
survey-column-paid = bezahlt
survey-column-brought = gebracht
survey-remarks = Was auffällt
survey-no-remarks = Nichts fällt auf.
survey-place = Platz { $place } in der ersten Runde gewinnt { $percent } % der Partien, gerecht wären { $fair } %.
survey-lead-wide = Die Sieger liegen weit vorn, um { $figure } von { $average }.
survey-never = { $things }: { $name } nimmt niemand.
survey-more = { $things }: Wer { $name } hat, endet { $figure } vor den anderen (im Mittel { $average }).
survey-less = { $things }: Wer { $name } hat, endet nur { $figure } vor den anderen (im Mittel { $average }).
survey-figures = Ziele für einen Spielplan dieses Spiels
survey-figure-good = { $name }: { $figure } ({ $goal })
survey-figure-missed = { $name }: { $figure }, sollte aber { $goal } sein
survey-no-goal = beliebig
survey-between = { $least } bis { $most }
survey-at-least = mindestens { $least }
survey-at-most = höchstens { $most }
