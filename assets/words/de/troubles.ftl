# Was an etwas falsch ist, das von außen kam, oder warum etwas nicht geht.

refused-not-now = Das geht jetzt nicht.
refused-over = Die Partie ist zu Ende.

move-error-no-move = „{ $text }“ ist kein Zug. Erwartet wird eines von: { $expected }.
move-error-left-over = „{ $text }“ ist kein Zug: „{ $rest }“ bleibt übrig.
move-error-field = „{ $text }“ ist kein Zug: { $why }
move-error-no-amount = Erwartet wird ein ganzer Dollarbetrag, nicht „{ $found }“.
move-error-no-name = Erwartet wird { $expected }, nicht „{ $found }“.

# Dateien: wo etwas falsch ist und was dort erwartet wird.

error-in-file = { $file }: { $what }
error-at = { $place }: { $what }
error-unreadable = nicht lesbar: { $why }

schema-error-kind = Erwartet wird { $kind }, gefunden { $found }
schema-error-kind-only = Erwartet wird { $kind }
schema-error-either = { $first } oder { $second }
schema-error-at-least = Erwartet wird { $kind } ab { $low }
schema-error-at-most = Erwartet wird { $kind } bis { $high }
schema-error-between = Erwartet wird { $kind } von { $low } bis { $high }
schema-error-outside = Erwartet wird { $low } bis { $high }, gefunden { $found }
schema-error-longer = Erwartet wird { $kind } mit einer Länge von mindestens { $length }
schema-error-shorter = Erwartet wird { $kind } mit einer Länge von höchstens { $length }
schema-error-length = Erwartet wird { $kind } mit der Länge { $length }
schema-error-multiple = Erwartet wird { $kind }, ein Vielfaches von { $step }
schema-error-entries = Erwartet werden { $expected } Einträge, gefunden { $found }
schema-error-moment = Erwartet werden Tag und Uhrzeit wie 2026-11-22T17:40:00Z
schema-error-name = Erwartet wird ein Name: nicht leer und ohne Leerzeichen am Rand
schema-error-field = „{ $field }“ fehlt
schema-error-no-field = „{ $field }“ ist hier unbekannt
schema-error-known = „{ $value }“ ist hier keiner der bekannten Werte
schema-error-one-of = Erwartet wird eines von { $known }, gefunden „{ $found }“
schema-error-value = Erwartet wird { $expected }, gefunden { $found }
schema-error-other = hier wird etwas anderes erwartet

type-int = eine ganze Zahl
type-float = eine Dezimalzahl
type-str = ein Text
type-bool = true oder false
type-array = eine Liste
type-object = eine Gruppe benannter Werte
type-other = eine andere Art Wert
type-null = nichts

# Warum sich eine Datei nicht lesen oder schreiben lässt.

file-missing = die Datei gibt es nicht
file-is-folder = es ist ein Ordner
file-in-no-folder = den Ordner gibt es nicht
file-exists = eine Datei dieses Namens gibt es schon
file-not-allowed = die Berechtigung fehlt
file-disk-full = die Festplatte ist voll
file-name-too-long = der Name ist zu lang
file-bad-name = so kann keine Datei heißen
file-system = das System meldet { $code }
file-not-utf8 = kein Text in UTF-8: Zeile { $line }
file-no-toml = keine TOML-Datei: Fehler in Zeile { $line }, Spalte { $column }
file-no-json = kein JSON
file-bad-json = keine JSON-Datei: Fehler in Zeile { $line }, Spalte { $column }
file-long-number = eine Zahl darin ist viel zu lang
file-too-deep = zu viele Klammern ineinander
file-long-key = Zeile { $line }: Der Schlüssel hat mehr als { $maximum } Teile. Verwende weniger Punkte
file-too-many-values = sie enthält mehr als { $maximum } Werte. Lass einige weg
file-too-long = sie ist viel länger, als eine solche Datei sein kann
file-no-file = das ist keine gewöhnliche Datei
file-dead-link = die Verknüpfung ist defekt
file-too-many = zu viele Dateien sind geöffnet; die Grenze setzt das System (ulimit -n)

# Spiele und Tische.

board-own-only = das Spiel hat nur seinen eigenen Spielplan
no-new-boards = für { $game } lassen sich keine Spielpläne erzeugen
no-such-game = kein Spiel heißt „{ $found }“; es gibt: { $known }
cannot-deal-players = Das Spiel ist für { $minimum } bis { $maximum } Spieler, nicht für { $players }.
cannot-deal-option = Das Spiel hat keine Variante „{ $option }“; es hat: { $known }.
cannot-deal-options = Das Spiel hat keine Varianten, auch nicht „{ $option }“.

# Bots.

no-such-bot = kein Bot heißt „{ $found }“; erwartet wird eines von: { $known }
bot-no-parameter = { $spec }: { $bot } kennt keinen Parameter „{ $found }“, nur: { $known }
bot-no-parameters = { $spec }: { $bot } kennt keinen Parameter „{ $found }“ und auch keinen anderen
bot-no-value = { $spec }: Erwartet wird { $parameter }=..., gefunden „{ $found }“
bot-bad-value = { $spec }: { $parameter }={ $value }: { $what }
bot-parameter-twice = { $spec }: Erwartet wird { $parameter }=... nur einmal

# Die Arena: Bots von außen, aufgehobene Ergebnisse, Bibliotheken, ein Cluster.

outside-no-module = { $spec }: hier gibt es kein Modul „{ $module }“
outside-no-class = { $spec }: das Modul { $module } hat kein „{ $name }“
outside-no-bot = { $spec }: erwartet wird eine von ai.bot.Bot abgeleitete Klasse mit einer Methode „choose“
outside-needs = { $spec }: erwartet wird eine Klasse, die höchstens einen Startwert (seed) braucht
outside-no-command = { $spec }: hinter „exec:“ wird ein Befehl erwartet
outside-not-started = { $spec }: lässt sich nicht starten: { $why }
outside-ended = { $spec }: der Prozess ist beendet (Code { $code })
outside-late = { $spec }: keine Antwort nach { $seconds } Sekunden
outside-unreadable = { $spec }: erwartet wird eine Zeile wie {"{"}"move": "..."{"}"}, gefunden „{ $found }“
outside-illegal = { $spec }: wählte „{ $text }“, was nicht erlaubt ist
outside-raised = { $spec }: gescheitert mit „{ $error }“ ({ $file }, Zeile { $line })
kept-line = Zeile { $line }: { $what }
no-library = { $library } ist nicht installiert; es kommt mit: pip install '{ $install }'
no-cluster = unter { $address } antwortet kein Cluster
cluster-lost = der Cluster unter { $address } antwortet nicht mehr; mit --keep gespeicherte Ergebnisse werden verwendet, wenn du den Befehl noch einmal ausführst
cluster-waits = der Cluster unter { $address } hat keine Worker; bis zu { $seconds } Sekunden wird auf einen gewartet
cluster-no-workers = der Cluster unter { $address } hatte { $seconds } Sekunden lang keine Worker; starte welche mit: dask worker { $address }
cluster-workers-ended = mehrere Worker des Clusters unter { $address } sind bei derselben Arbeit ausgefallen; vielleicht fehlte ihnen Speicher
no-process = ein Arbeitsprozess lässt sich nicht starten: { $why }
work-process-ended = ein Arbeitsprozess wurde beendet (Code { $code }); vielleicht fehlte Speicher: Versuche es mit weniger --jobs
no-scheduler = mit { $backend } wird die Adresse des Schedulers erwartet: --scheduler HOST:PORT
no-dask = --scheduler gehört zu { $backend }
no-jobs = --jobs geht nicht mit { $backend }: Der Cluster hat seine eigene Zahl von Workern
kept-other-run = Sie gehört zu einem anderen Lauf: „{ $field }“ ist dort { $found }, hier { $expected }
kept-in-all = Erwartet wird insgesamt { $expected }, gefunden { $found }

# Bilder.

picture-missing = Das Bild „{ $name }“ fehlt: Erwartet wird eine Datei mit der Endung { $endings } in { $folder }.
picture-broken = { $file }: Die Datei lässt sich nicht als Bild lesen.
picture-too-large = { $file }: Das Bild hat { $wide } × { $high } Pixel, erlaubt sind nur { $maximum } Pixel. Verkleinere es.
picture-too-long = { $file }: Die Datei hat mehr als { $maximum } Byte. Mach das Bild einfacher oder kleiner.
picture-too-slow = { $file }: Das Bild zu zeichnen dauert länger als { $seconds } Sekunden. Mach es einfacher.
picture-too-many = { $folder } hat mehr als { $maximum } Bilder, darum wird keines davon verwendet. Lass nur die für das Programm dort.
picture-unknown = { $file }: Das Programm hat kein Bild dieses Namens.

# Spielpläne.

board-error-uneven-rows = Erwartet werden Reihen gleicher Länge
board-error-hexes = Erwartet werden höchstens { $maximum } Felder in allen Zeilen zusammen, gefunden { $found }. Mach die Karte kleiner
board-error-routes = Erwartet werden weniger als { $maximum } Wege für Würfel. Lass weniger Strecken in einer Stadt zusammentreffen
board-error-letter = Erwartet werden die Buchstaben { $letters }, gefunden „{ $found }“
board-error-letter-unshown = Den Schriften fehlt das Zeichen { $code }. Verwende lateinische, griechische oder kyrillische Buchstaben
board-error-no-hex = Erwartet wird ein C-Feld für { $name }, gefunden { $found }
board-error-hex-taken = { $found } ist schon { $name }
board-error-less-than-shared = „full“ muss mindestens so hoch sein wie „shared“
board-error-unnamed = Erwartet wird eine Stadt für die C-Felder { $found }
board-error-same-names = Erwartet werden verschiedene Namen
board-error-no-city = Erwartet wird der Name einer Stadt, gefunden „{ $found }“
board-error-no-thing = Erwartet wird der Name einer Sache auf dem Spielplan, gefunden „{ $found }“
board-error-same-city = Erwartet werden zwei verschiedene Städte, gefunden zweimal { $found }
board-error-not-each-once = Erwartet wird jede einmal: { $expected }
board-error-years = das erste Jahr muss vor dem letzten liegen
board-error-span = Erwartet werden höchstens { $maximum } Jahre vom ersten bis zum letzten
board-error-companies = Erwartet werden mindestens zwei Gesellschaften mit verschiedenen Namen
board-error-figures = Erwartet wird eine Zahl für jede Spielerzahl von { $minimum } bis { $maximum }
board-error-players = „players“ müssen aufeinanderfolgende Zahlen von { $minimum } bis { $maximum } sein
board-error-outside = Erwartet wird ein Feld der Landkarte, gefunden { $found }
board-error-ferry = Erwartet wird ein Feld ohne Fähre
board-error-not-near = Erwartet werden benachbarte Felder
board-error-ridge-twice = Erwartet wird eine Seite, an der noch kein Höhenzug liegt
board-error-snow-line = Erwartet wird eine Reihe für jede der { $columns } Spalten
board-error-other-map = Erwartet wird ein # genau dort, wo der Spielplan seine Felder hat
board-error-no-look = Diese Datei wird nicht gebraucht: Ein Spielplan dieses Spiels wird ohne sie gezeichnet
board-error-field-on-hex = Ein gedruckter Kasten darf kein Feld verdecken, dieser verdeckt { $found }
board-error-name-astray = Ein Name muss seiner eigenen Stadt am nächsten stehen, dieser steht näher an { $name }
board-error-name-covers = Ein Name darf { $name } nicht verdecken
board-error-name-outside = Ein Name muss auf der Karte und neben ihren gedruckten Kästen stehen
board-error-two-cities = Erwartet werden zwei oder mehr Städte mit verschiedenen Namen
board-error-pair-twice = Erwartet wird ein neues Paar von Städten
board-error-no-link = Erwartet wird eine Strecke des Spielplans, gefunden „{ $found }“
board-error-link-twice = Die Strecke „{ $found }“ kommt zweimal vor
board-error-colours = Erwartet werden verschiedene Farben, jede eine von { $known }
board-error-start-cities = Erwartet wird eine für jede Gesellschaft, mit verschiedenen Namen
board-error-shares-removed = Erwartet wird weniger, als es Aktien gibt, und Spalten gleicher Länge
board-error-uneven-columns = Erwartet werden Spalten gleicher Länge
board-error-multiple = Erwartet wird ein Vielfaches von { $step }
board-error-less = Erwartet wird weniger als { $than }
board-error-at-least = Erwartet wird mindestens { $minimum }, gefunden { $found }
board-error-at-most = Erwartet wird höchstens { $maximum }, gefunden { $found }
board-error-count = Erwartet wird insgesamt { $expected }, gefunden { $found }
board-error-fewer-than = Erwartet werden mindestens so viele wie { $than } ({ $count }), gefunden { $found }
board-error-holdings = Startgeld und Kredite könnten in { $turns } Runden { $held } einbringen, erlaubt sind { $limit }. Senke loans.most_at_once oder setup.money, oder biete je Runde mehr Strecken an
board-error-debts = Schulden könnten in { $turns } Runden über { $limit } wachsen. Senke die Zinsen oder erhöhe loans.unit
board-error-no-key = „{ $of }“ hat keinen solchen Schlüssel
board-error-key-needed = „{ $of }“ braucht diesen Schlüssel
board-error-one-card = Erwartet wird nur eine Karte mit der Wirkung „{ $of }“
board-error-card-kind = Erwartet wird „{ $kind }“ bei der Wirkung „{ $of }“
opening-players = Erwartet wird { $minimum } bis { $maximum }, gefunden { $found }
opening-seat = Erwartet wird ein Platz
opening-absent = Erwartet wird eine Gesellschaft zu dritt, sonst -1
opening-lists = Erwartet werden { $lists } Listen mit je { $length }
opening-each-once = Erwartet wird jede Stadt einmal
opening-below = Erwartet werden Zahlen unter { $end }
opening-different-below = Erwartet werden verschiedene Zahlen unter { $end }
opening-at-most-of = Erwartet wird höchstens { $maximum } von { $name }, gefunden { $found }
