# Lektionen: die Karte des Schaffners, die Seite der Lektionen, und was an der Datei einer Lektion falsch ist.

lesson-other = Das ginge auch, aber hier möchte ich dir etwas anderes zeigen. Schau, worauf ich zeige.
lesson-read-on = Einen Augenblick: Lies erst weiter.

lesson-flaw-file-name = die Datei einer Lektion heißt NUMMER_NAME.toml, wie „2_first-share.toml“
lesson-flaw-no-match = es gibt keine aufgezeichnete Partie „{ $found }“
lesson-flaw-position = es kommt keine Stellung zustande: { $what }
lesson-flaw-not-legal = „{ $move }“ ist hier nicht möglich: { $why }
lesson-flaw-not-wanted = „{ $move }“ ist keiner der Züge, um die der Schritt bittet
lesson-flaw-unfinished = die Hinweise enden vor dem Schritt
lesson-flaw-others-turn = { $name } ist am Zug: davor stehen zu wenige Antworten
lesson-flaw-over = das Spiel ist zu Ende
lesson-flaw-no-words = erwartet: eine Nachricht „{ $key }“ in der Sprache { $language }
lesson-flaw-long = „{ $key }“ hat in der Sprache { $language } { $found } Wörter, höchstens { $maximum } sind erlaubt
lesson-flaw-no-place = erwartet: ein Ort auf dem Tisch, gefunden: „{ $found }“
lesson-flaw-no-hint = ein Schritt, der um einen Zug bittet, braucht einen Hinweis

lesson-step = Schritt { $number } von { $count }
lesson-next = Weiter
lesson-finish = Fertig
lesson-play = Spielen
lesson-show = Zeig’s mir
lesson-leave = Lektion verlassen
lesson-away = Verlassen
lesson-go-on = Weiter mit der Lektion

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
lesson-at-start = Hier beginnt die Lektion: Es gibt nichts zurückzunehmen.

welcome = Willkommen an Bord
    .words = Ich bin der Schaffner, und vier Eisenbahnspiele liegen auf dem Tisch. Wie heißt du, und welche Farbe spielst du? Bist du neu hier, zeige ich dir { $game } in wenigen Minuten, Schritt für Schritt.
welcome-name = Dein Name
welcome-colour = Deine Farbe
welcome-learn = { $game } lernen
welcome-look = Erst umsehen

turn-card = So läuft eine Runde

lesson-seats = In einer Lektion behalten alle ihren Platz.
lesson-offer = Soll ich es dir zeigen?
