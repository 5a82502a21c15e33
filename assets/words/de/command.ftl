# Die Befehlszeile.

command-description = Eisenbahnspiele an einem Tisch, mit Bots auf den freien Plätzen. Ohne Argumente öffnet sich das Fenster.
command-version = Version und Bibliotheken nennen
command-compiled = kompiliert
command-plain = reines Python
command-home = der Ordner für Spielstände und Einstellungen
command-board = auf dem Spielplan in dieser Datei spielen
command-boards = ein weiterer Ordner mit Spielplänen
command-check-board = prüfen, ob ein Spielplan spielbar ist
command-check-lesson = prüfen, ob sich eine Lektion abschließen lässt
command-advise = zeigen, was ein Bot in einer Partie aus einer JSON-Datei täte, und warum
command-review = auf eine Partie aus einer JSON-Datei zurückblicken: Gewinnchancen nach jedem Zug, die Wendepunkte und warum, und das Ergebnis Zeile für Zeile
command-window = das Fenster
command-size = seine Größe in Pixeln
command-open = die Partie in dieser Datei weiterspielen
command-images = ein Ordner mit Bildern, die stattdessen gezeigt werden
command-settings = Einstellungen nur für dieses Mal
command-without-window = ohne Fenster
command-headless = Bots spielen eine Partie
command-list = Spiele und Bots auflisten
command-screens = jeden Bildschirm als Bild speichern
command-licenses = ausgeben, was das Programm enthält, mit dem Text jeder Lizenz
command-smoke = Fenster öffnen, zeichnen, einen Bot ziehen lassen und SMOKE OK ausgeben
command-bench = messen, wie schnell das Programm ist, was Minuten dauert
command-json = ein JSON-Objekt ausgeben
command-with-advise = zusammen mit --advise
command-move = die Stellung nach so vielen Zügen (sonst die jetzige)
command-bot = der befragte Bot, etwa expert, greedy oder mcts:seconds=2
command-with-headless = zusammen mit --headless
command-game = der Schlüssel eines Spiels
command-seats = ein Bot je Platz: greedy,mcts:seconds=0.5,random
command-seed = der Startwert (Seed): gleiche Werte ergeben denselben Start
command-a-folder = ORDNER
command-a-file = DATEI
command-a-game = SPIEL
command-some-bots = BOTS
command-a-bot = BOT
command-a-number = ZAHL
command-some-seconds = SEKUNDEN
command-seconds = Rechenzeit für einen Zug ({ $usual }), wenn ein Bot keine nennt

# Worte von argparse: %s, %r und %(...)s bleiben, wie sie sind.

argparse-usage = Aufruf:{ " " }
argparse-arguments = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-one = erwartet wird ein Wert
argparse-explicit = kein Wert erwartet, gefunden „%s“
argparse-not-with = nicht zusammen mit dem Argument %s
argparse-unknown = unbekannte Argumente: %s

argument-size = Erwartet wird Breite x Höhe in Pixeln wie 1280x720, gefunden „{ $found }“
argument-seed = Erwartet wird eine ganze Zahl von 0 bis { $maximum }, gefunden „{ $found }“
argument-move = Erwartet wird die Nummer eines Zuges, gefunden „{ $found }“
argument-seconds = Erwartet wird eine Zahl von { $minimum } bis { $maximum }, mit Dezimalpunkt geschrieben, gefunden „{ $found }“
argument-choice = Erwartet wird eines von { $known }, gefunden „{ $found }“
argument-no-file = Erwartet wird die Datei einer Partie; unter { $file } liegt keine
argument-one-file = Erwartet wird eine Datei, es sind zwei
argument-no-images = Erwartet wird ein Ordner mit Bildern; unter { $folder } liegt keiner
argument-needs = Erwartet wird --{ $name }, etwa --{ $name } { $example }
argument-headless-only = nur zusammen mit --headless erwartet
argument-advise-only = nur zusammen mit --advise erwartet
argument-json-only = nur zusammen mit --headless, --list, --advise, --review oder --bench erwartet
argument-window-only = nur erwartet, wenn sich das Fenster öffnet

argument-screens = Erwartet wird ein Ordner, in den geschrieben werden kann: { $why }

argument-new-match-only = nur mit --headless erwartet oder wenn das Fenster eine neue Partie beginnt
argument-no-folder = Erwartet wird ein Ordner; unter { $folder } liegt keiner
argument-other-game = Erwartet wird ein Spielplan für { $expected }, gefunden einer für { $found } in { $file }

# Was ausgegeben wird.

list-games = Spiele
list-bots = Bots
list-levels = Stufen
list-players = { $fewest }–{ $most } Spieler

board-is-good = { $file }: { $title }, ein Spielplan für { $game }

list-bot-parameters = { $line }; mit { $parameters }

licenses-contents = Was Parlor Car enthält, jeweils mit Lizenz und Quelltext:
licenses-replace = Die Teile unter der LGPL darfst du verändern und austauschen. Hole dir den Quelltext von Parlor Car, installiere ihn mit Python und installiere deine eigenen Fassungen dieser Teile in derselben Umgebung. Starte dann „parlorcar“, oder erzeuge mit „pyinstaller build.spec“ ein neues Programm. Diese Software beruht zum Teil auf der Arbeit der Independent JPEG Group und des FreeType-Teams. Es folgen die Texte aller Lizenzen.

headless-seat = Platz { $number }
headless-wins = gewinnt
headless-moves = { $moves } Züge in { $seconds } Sekunden, Startwert { $seed }
screens-saved = { $screens } Bildschirme in { $sizes } Größen: { $folder }

# Das Fenster.

window-no-screen = Es lässt sich kein Fenster öffnen: Ein Bildschirm fehlt. Ohne Fenster gehen --headless, --list, --screens, --check-board, --advise, --review.
window-no-driver = Es lässt sich kein Fenster öffnen: SDL_VIDEODRIVER nennt „{ $driver }“, das geht hier nicht.

# Der Probelauf.

smoke-title-blank = Das Hauptmenü ist leer.
smoke-table-blank = Der Spielbildschirm ist leer.
smoke-no-move = In { $seconds } Sekunden hat kein Bot gezogen.
lesson-is-good = { $file }: die Lektion „{ $title }“ lässt sich in { $count } Schritten abschließen.
