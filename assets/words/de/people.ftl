# Menschen: Profile, Statistik, Abzeichen, Wertung.

profile-gone = Dieses Profil gibt es nicht mehr; vielleicht wurde es in einem anderen Fenster gelöscht.

# Die Seite eines Menschen.

profile-guest = Gast
    .words = In wessen Bilanz diese Partie kommt. Die eines Gastes wird nicht geführt.
profile-button = Was dieser Mensch gespielt, gewonnen und erreicht hat.
profile-record = Bilanz
profile-figures = Zahlen
profile-badges = Abzeichen
profile-tabs = Welches Blatt zu sehen ist.
profile-people = Wer spielt
profile-played = Partien gespielt
profile-won = Gewonnen
    .figure = { $won }  ({ $percent } %)
profile-since = Am Tisch seit
profile-trouble = Nichts ist zu lesen

seat-colour-violet = violett, der Halbmond
seat-colour-teal = petrol, das Quadrat
seat-colour-orange = orange, der Winkel
seat-colour-rose = rosa, das Herz
seat-colour-ivory = elfenbein, das Pik
seat-colour-olive = oliv, das Kreuz

proposal = Passende Bots: { $level }
proposal-first = In { $game } hast du noch keine Partie gegen Bots vom Lehrling bis zum Meister beendet. Beginne mit: { $level }.
proposal-why = { $recent ->
        [one] In { $game } hast du deine bisher einzige Partie { $won ->
            [0] nicht gewonnen
           *[other] gewonnen
        }.
       *[other] In { $game } hast du von den letzten { $recent } Partien { $won ->
            [0] keine
           *[other] { $won }
        } gewonnen.
    } Deine Wertung ist { $own }, die von „{ $level }“ { $theirs }: Damit gewinnst du etwa so oft, wie es der Zufall täte.

# Die Bilanz.

record-empty = Noch ist keine Partie zu Ende gespielt. Was du von nun an spielst, wird hier gezählt. Partien zum Üben zählen nicht.
record-by-game = Gewonnen nach Spiel
record-by-level = Gewonnen nach Stärke
record-strongest = der stärkste Bot am Tisch
record-by-chance = nach Zufall
record-of = { $won } von { $played }
record-percent = { $percent } %
record-rating = Wertung
    .note = nach jeder Partie
record-unrated = Eine Wertung gibt es, wenn du gegen Bots vom Lehrling bis zum Meister spielst.
record-gain = +{ $points } im { $month }
record-loss = −{ $points } im { $month }
record-streaks = Serien
record-won-row = Siege in Folge
    .longest = die längste Serie
    .present = zurzeit
record-front-row = vorn dabei
    .row = in Folge
record-best = Beste Ergebnisse
record-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
record-time = { $hours } Std. { $minutes } Min.

# Jedes Spiel in Zahlen.

figures-games = Spiele und Bretter
figures-board = { $game }: { $board }
figures-played = Partien
figures-won = Gewonnen
figures-share = Anteil
figures-mean = Im Mittel
figures-best = Bestes
figures-time = Zeit
figures-no-time = —
figures-by-players = Gewonnen nach Spielerzahl
figures-players = { $count } Spieler
figures-levels = Bots für dich
    .note = und deine Wertung

# Alle, die hier spielen.

people-title = Wer spielt?
people-play = Jetzt spielen
people-colour = Nächste Farbe
people-new = Neues Profil
    .button = Hinzufügen
people-rename = Ein anderer Name
people-name =
    .words = Gib einen Namen ein. Er bleibt auf diesem Rechner.
people-since = seit { $day }
people-played = { $count ->
        [0] noch keine Partie
        [one] { $count } Partie
       *[other] { $count } Partien
    }
people-present = { $played }  ·  spielt jetzt
people-delete = Dieses Profil löschen?
    .words = Die Bilanz von { $name } mit Lektionen, Aufgaben und Abzeichen wird endgültig gelöscht. Die Spielstände bleiben.
    .keep = Behalten
people-trouble = Das geht nicht
profile-save = Ein Profil speichern
    .words = Das Profil mit seiner Bilanz kommt in eine Datei, die jeder lesen kann. Wohin?

badges-groups = Wessen Abzeichen zu sehen sind: die aller Spiele zusammen oder die eines Spiels.
badges-house = Alle Spiele
badges-count = { $won } von { $all } gewonnen
badges-so-far = { $done } von { $all }

# Am Ende einer Partie.

result-rating = Wertung { $points } (+{ $gain })
    .loss = Wertung { $points } (−{ $gain })
