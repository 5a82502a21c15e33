# Menschen: Profile, Statistik, Abzeichen, Wertung.

profile-gone = Dieses Profil gibt es nicht mehr. Vielleicht wurde es in einem anderen Fenster gelöscht.

# Die Seite eines Menschen.

profile-guest = Gast
    .words = Wähle, in wessen Bilanz diese Partie zählt. Für Gäste wird keine geführt.
profile-button = Partien, Siege und Abzeichen dieses Spielers zeigen.
profile-record = Bilanz
profile-figures = Statistik
profile-badges = Abzeichen
profile-tabs = Wähle, welches Blatt du siehst.
profile-people = Wer spielt
profile-played = Partien gespielt
profile-won = Gewonnen
    .figure = { $won }  ({ $percent } %)
profile-since = Dabei seit
profile-trouble = Das Profil ist nicht lesbar

seat-colour-violet = violett, der Halbmond
seat-colour-teal = petrol, das Quadrat
seat-colour-orange = orange, der Winkel
seat-colour-rose = rosa, das Herz
seat-colour-ivory = elfenbein, das Pik
seat-colour-olive = oliv, das Kreuz

proposal = Passende Bots: { $level }
proposal-use = Passende Bots nehmen: { $level }
proposal-no-bots = An diesem Tisch spielt kein Bot. Wähle erst an einem Platz einen Bot.
proposal-first = Du hast noch keine Partie { $game } gegen Bots beendet. Beginne mit: { $level }.
proposal-why = { $recent ->
        [one] In { $game } hast du deine bisher einzige Partie { $won ->
            [0] nicht gewonnen
           *[other] gewonnen
        }.
       *[other] In { $game } hast du von den letzten { $recent } Partien { $won ->
            [0] keine
           *[other] { $won }
        } gewonnen.
    } Deine Wertung ist { $own }, die von „{ $level }“ { $theirs }: Ihr seid etwa gleich stark.

# Die Bilanz.

record-empty = Du hast noch keine Partie beendet. Beendete Partien werden hier gezählt, Übungspartien nicht.
record-by-game = Siege nach Spiel
record-by-level = Siege nach Spielstärke
record-strongest = der stärkste Bot am Tisch
record-by-chance = gerechter Anteil
record-of = { $won } von { $played }
record-percent = { $percent } %
record-rating = Wertung
    .note = nach jeder Partie
record-unrated = Eine Wertung bekommst du, wenn du gegen Bots spielst.
record-gain = +{ $points } im { $month }
record-loss = −{ $points } im { $month }
record-streaks = Serien
record-won-row = Siege in Folge
    .longest = Rekord
    .present = zurzeit
record-front-row = Platz 1 oder 2
    .row = in Folge
record-best = Beste Ergebnisse
record-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
record-time = { $hours } Std. { $minutes } Min.

# Jedes Spiel in Zahlen.

figures-games = Spiele und Spielpläne
figures-board = { $game }: { $board }
figures-played = Partien
figures-won = Gewonnen
figures-share = Siegquote
figures-mean = Schnitt
figures-best = Rekord
figures-time = Zeit
figures-no-time = —
figures-by-players = Siege nach Spielerzahl
figures-players = { $count } Spieler
figures-levels = Passende Bots
    .note = und deine Wertung

# Alle, die hier spielen.

people-title = Wer spielt?
people-play = Jetzt spielen
people-colour = Nächste Farbe
people-new = Neues Profil
    .button = Hinzufügen
people-rename = Umbenennen
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
people-trouble = Das hat nicht geklappt
profile-save = Ein Profil speichern
    .words = Wähle, wo das Profil mit seiner Bilanz gespeichert wird. Jeder kann die Datei lesen.

badges-groups = Wähle, welche Abzeichen du siehst: die aller Spiele oder die eines Spiels.
badges-house = Alle Spiele
badges-count = { $won } von { $all } erreicht
badges-so-far = { $done } von { $all }

# Am Ende einer Partie.

result-rating = Wertung { $points } (+{ $gain })
    .loss = Wertung { $points } (−{ $gain })
