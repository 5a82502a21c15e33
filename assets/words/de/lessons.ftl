# Lektionen: die Karte des Schaffners, die Seite der Lektionen, und was an der Datei einer Lektion falsch ist.

lesson-other = Das ginge auch, aber hier habe ich etwas anderes vor. Nimm, was markiert ist.
lesson-read-on = Einen Augenblick. Lies erst weiter.

lesson-flaw-file-name = der Dateiname muss NUMMER_NAME.toml sein, etwa „2_first-share.toml“
lesson-flaw-no-match = es gibt keine aufgezeichnete Partie „{ $found }“
lesson-flaw-position = die Stellung lässt sich nicht aufbauen: { $what }
lesson-flaw-not-legal = „{ $move }“ ist hier nicht möglich: { $why }
lesson-flaw-not-wanted = der Schritt verlangt „{ $move }“ nicht
lesson-flaw-unfinished = die Hinweise enden vor dem Schritt
lesson-flaw-others-turn = { $name } ist am Zug, die Antworten davor sind also unvollständig
lesson-flaw-over = die Partie ist zu Ende
lesson-flaw-no-words = in der Sprache { $language } fehlt die Nachricht „{ $key }“
lesson-flaw-long = „{ $key }“ hat in der Sprache { $language } { $found } Wörter, höchstens { $maximum } sind erlaubt
lesson-flaw-no-place = erwartet: ein Ort auf dem Tisch, gefunden: „{ $found }“
lesson-flaw-no-hint = ein Schritt, der einen Zug verlangt, braucht einen Hinweis

lesson-step = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-finish = Fertig
lesson-play = Spielen
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-away = Verlassen
lesson-go-on = Lektion fortsetzen

lessons = Lektionen
lesson-minutes = { $minutes } Min.
lesson-left = begonnen: Schritt { $step } von { $count }
lesson-begin = Beginnen: { $title }
lessons-done =
    { $done ->
        [0] { $count } Lektionen · zusammen { $minutes } Minuten
       *[other] { $done } von { $count } geschafft · zusammen { $minutes } Minuten
    }
lessons-play = { $game } spielen
    .words = Du und zwei Lehrlinge; jeden Zug kannst du zurücknehmen.
learn = Lernen
lesson-at-start = Hier beginnt die Lektion, es gibt nichts zurückzunehmen.

welcome = Willkommen an Bord
    .words = Ich bin der Schaffner, und vier Eisenbahnspiele liegen auf dem Tisch. Wie heißt du, und welche Farbe spielst du? Bist du neu hier, zeige ich dir { $game } in wenigen Minuten, Schritt für Schritt.
welcome-name = Dein Name
welcome-colour = Deine Farbe
welcome-learn = { $game } lernen
welcome-look = Erst umsehen

turn-card = So läuft eine Runde

lesson-seats = In einer Lektion behalten alle ihren Platz.
lesson-offer = Soll ich es dir zeigen?

# The ceremony at the end of a lesson.

lesson-done = Lektion geschafft: { $title }
lesson-done-next = Nächster Halt: „{ $next }“.
lesson-done-last = Spiel jetzt eine ganze Partie: zu dritt, du und zwei Lehrlinge.
lesson-done-onward = Nächste Lektion
lesson-done-all = Alle Lektionen
lesson-done-count = { $game }: { $done } von { $count } Lektionen geschafft
lesson-done-badge = Neues Abzeichen: { $badge }
