# Was an etwas falsch ist, das von außen kam, oder warum etwas nicht geht.

refused-not-now = Das geht jetzt nicht.
refused-over = Das Spiel ist aus.

unreadable-no-move = „{ $text }“ ist kein Zug: Erwartet wird eines von: { $expected }.
unreadable-left-over = „{ $text }“ ist kein Zug: „{ $rest }“ bleibt übrig.
unreadable-field = „{ $text }“ ist kein Zug: { $why }
unreadable-no-amount = Erwartet wird ein ganzer Dollarbetrag, nicht „{ $found }“.
unreadable-no-name = Erwartet wird { $expected }, nicht „{ $found }“.

# Dateien: wo etwas falsch ist und was dort erwartet wird.

mistake-in-file = { $file }: { $what }
mistake-at = { $place }: { $what }
mistake-unreadable = nicht lesbar: { $why }

expected-kind = Erwartet wird { $kind }, gefunden { $found }
expected-kind-only = Erwartet wird { $kind }
expected-either = { $first } oder { $second }
expected-at-least = Erwartet wird { $kind } ab { $low }
expected-at-most = Erwartet wird { $kind } bis { $high }
expected-between = Erwartet wird { $kind } von { $low } bis { $high }
expected-outside = Erwartet wird { $low } bis { $high }, gefunden { $found }
expected-longer = Erwartet wird { $kind } mit Länge { $length } oder mehr
expected-shorter = Erwartet wird { $kind } mit höchstens Länge { $length }
expected-length = Erwartet wird { $kind } mit Länge { $length }
expected-multiple = Erwartet wird { $kind }, ein Vielfaches von { $step }
expected-entries = Erwartet werden { $expected } Einträge, gefunden { $found }
expected-moment = Erwartet werden Tag und Uhrzeit wie 2026-11-22T17:40:00Z
expected-name = Erwartet wird ein Name: nicht leer und ohne Leerzeichen am Rand
expected-field = „{ $field }“ fehlt
expected-no-field = „{ $field }“ ist hier unbekannt
expected-known = „{ $value }“ ist hier keiner der bekannten Werte
expected-one-of = Erwartet wird eines von { $known }, gefunden „{ $found }“
expected-value = Erwartet wird { $expected }, gefunden { $found }
expected-other = hier wird etwas anderes erwartet

kind-int = eine ganze Zahl
kind-float = eine Dezimalzahl
kind-str = ein Text
kind-bool = true oder false
kind-array = eine Liste
kind-object = eine Gruppe benannter Werte
kind-other = eine andere Art Wert
kind-null = nichts

# Warum sich eine Datei nicht lesen oder schreiben lässt.

file-missing = die Datei gibt es nicht
file-is-folder = es ist ein Ordner
file-in-no-folder = den Ordner gibt es nicht
file-exists = eine Datei dieses Namens gibt es schon
file-not-allowed = dafür fehlt die Erlaubnis
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
file-long-key = Zeile { $line }: Der Schlüssel hat mehr als { $most } Teile. Verwende weniger Punkte
file-too-many-values = sie enthält mehr als { $most } Werte. Lass einige weg
file-too-long = sie ist viel länger, als eine solche Datei sein kann
file-no-file = das ist keine gewöhnliche Datei
file-dead-link = es ist eine Verknüpfung, die zu keiner Datei und keinem Ordner führt
file-too-many = zu viele Dateien sind geöffnet; die Grenze setzt das System (ulimit -n)

# Spiele und Tische.

board-own-only = das Spiel hat nur sein eigenes Brett
no-new-boards = für { $game } entstehen keine neuen Bretter
no-good-board = keiner von { $drafts } Entwürfen war ein gutes Brett; nimm eine andere Startzahl
no-such-game = kein Spiel heißt „{ $found }“; es gibt: { $known }
cannot-deal-players = Das Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
cannot-deal-option = Das Spiel hat keine Variante „{ $option }“; es hat: { $known }.
cannot-deal-options = Das Spiel hat keine Variante „{ $option }“; es hat keine.

# Bots.

no-such-bot = kein Bot heißt „{ $found }“; erwartet wird eines von: { $known }
bot-no-parameter = { $spec }: { $bot } hat keinen Wert „{ $found }“; erwartet wird eines von: { $known }
bot-no-parameters = { $spec }: { $bot } hat keinen Wert „{ $found }“; es gibt keine
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
no-process = für die Arbeit lässt sich kein Prozess starten: { $why }
work-process-ended = ein Prozess, der die Arbeit tat, hat geendet (Code { $code }); vielleicht fehlte Speicher: weniger --jobs versuchen
no-scheduler = mit { $backend } wird die Adresse des Schedulers erwartet: --scheduler HOST:PORT
no-dask = --scheduler gehört zu { $backend }
no-jobs = --jobs passt nicht zu { $backend }: Wie viele dort arbeiten, sagt der Cluster
kept-other-run = Sie gehört zu einem anderen Lauf: „{ $field }“ ist dort { $found }, hier { $expected }
kept-in-all = Erwartet wird insgesamt { $expected }, gefunden { $found }

# Bilder.

picture-missing = Das Bild „{ $name }“ fehlt: Erwartet wird eine solche Datei ({ $endings }) in { $folder }.
picture-broken = { $file }: Die Datei lässt sich nicht als Bild lesen.
picture-too-large = { $file }: Das Bild hat { $wide } × { $high } Pixel, erlaubt sind nur { $most } Pixel. Verkleinere es.
picture-too-long = { $file }: Die Datei hat mehr als { $most } Byte. Mach das Bild einfacher oder kleiner.
picture-too-slow = { $file }: Das Bild zu zeichnen dauert länger als { $seconds } Sekunden. Mach es einfacher.
picture-too-many = { $folder } hat mehr als { $most } Bilder, darum wird keines davon verwendet. Lass nur die für das Programm dort.
picture-unknown = { $file }: Das Programm hat kein Bild dieses Namens.

# Bretter.

flaw-uneven-rows = Erwartet werden Reihen gleicher Länge
flaw-hexes = Erwartet werden höchstens { $most } Felder in allen Zeilen zusammen, gefunden { $found }. Mach die Karte kleiner
flaw-routes = Erwartet werden weniger als { $most } Wege für Würfel. Lass weniger Strecken in einer Stadt zusammentreffen
flaw-letter = Erwartet werden die Buchstaben { $letters }, gefunden „{ $found }“
flaw-letter-unshown = Den Schriften fehlt das Zeichen { $code }. Verwende lateinische, griechische oder kyrillische Buchstaben
flaw-no-hex = Erwartet wird ein C-Feld für { $name }, gefunden { $found }
flaw-hex-taken = { $found } ist schon { $name }
flaw-less-than-shared = Erwartet wird „full“ mindestens so hoch wie „shared“
flaw-unnamed = Erwartet wird eine Stadt für die C-Felder { $found }
flaw-same-names = Erwartet werden verschiedene Namen
flaw-no-city = Erwartet wird der Name einer Stadt, gefunden „{ $found }“
flaw-no-thing = Erwartet wird der Name einer Sache auf dem Plan, gefunden „{ $found }“
flaw-same-city = Erwartet werden zwei verschiedene Städte, gefunden zweimal { $found }
flaw-not-each-once = Erwartet wird jede einmal: { $expected }
flaw-years = Erwartet wird das erste Jahr vor dem letzten
flaw-span = Erwartet werden höchstens { $most } Jahre vom ersten bis zum letzten
flaw-companies = Erwartet werden mindestens zwei Gesellschaften mit verschiedenen Namen
flaw-figures = Erwartet wird eine Zahl für jede Spielerzahl von { $fewest } bis { $most }
flaw-players = Erwartet werden aufeinander folgende Spielerzahlen, von denen zwischen { $fewest } und { $most }
flaw-outside = Erwartet wird ein Feld der Landkarte, gefunden { $found }
flaw-ferry = Erwartet wird ein Feld ohne Fähre
flaw-not-near = Erwartet werden benachbarte Felder
flaw-ridge-twice = Erwartet wird eine Seite, an der noch kein Höhenzug liegt
flaw-snow-line = Erwartet wird eine Reihe für jede der { $columns } Spalten
flaw-other-map = Erwartet wird ein # genau dort, wo das Brett seine Felder hat
flaw-no-look = Erwartet wird keine solche Datei: Ein Brett dieses Spiels wird ohne sie gedruckt
flaw-field-on-hex = Erwartet wird ein Kasten, der jedes Feld frei lässt, er verdeckt { $found }
flaw-name-astray = Erwartet wird ein Platz, dem die eigene Stadt am nächsten liegt, näher liegt { $name }
flaw-name-covers = Erwartet wird ein Platz, der { $name } frei lässt
flaw-name-outside = Erwartet wird ein Platz auf der Karte neben ihren gedruckten Kästen
flaw-two-cities = Erwartet werden zwei oder mehr Städte mit verschiedenen Namen
flaw-pair-twice = Erwartet wird ein neues Paar von Städten
flaw-no-link = Erwartet wird eine Strecke des Bretts, gefunden „{ $found }“
flaw-link-twice = Erwartet wird eine andere Strecke als zuvor, gefunden „{ $found }“
flaw-colours = Erwartet werden verschiedene Farben, jede eine von { $known }
flaw-start-cities = Erwartet wird eine für jede Gesellschaft, mit verschiedenen Namen
flaw-shares-removed = Erwartet wird weniger, als es Aktien gibt, und Spalten gleicher Länge
flaw-uneven-columns = Erwartet werden Spalten gleicher Länge
flaw-multiple = Erwartet wird ein Vielfaches von { $step }
flaw-less = Erwartet wird weniger als { $than }
flaw-at-least = Erwartet wird mindestens { $least }, gefunden { $found }
flaw-at-most = Erwartet wird höchstens { $most }, gefunden { $found }
flaw-count = Erwartet wird insgesamt { $expected }, gefunden { $found }
flaw-fewer-than = Erwartet werden mindestens so viele wie { $than } ({ $count }), gefunden { $found }
flaw-holdings = Startgeld und Kredite könnten in { $turns } Runden { $held } einbringen, erlaubt sind { $limit }. Senke loans.most_at_once oder setup.money, oder biete je Runde mehr Strecken an
flaw-debts = Schulden könnten in { $turns } Runden über { $limit } wachsen. Senke die Zinsen oder erhöhe loans.unit
flaw-no-key = „{ $of }“ hat keinen solchen Schlüssel
flaw-key-needed = „{ $of }“ braucht diesen Schlüssel
flaw-one-card = Erwartet wird nur eine Karte mit der Wirkung „{ $of }“
flaw-card-kind = Erwartet wird „{ $kind }“ bei der Wirkung „{ $of }“
opening-players = Erwartet wird { $fewest } bis { $most }, gefunden { $found }
opening-seat = Erwartet wird ein Platz
opening-absent = Erwartet wird eine Gesellschaft zu dritt, sonst -1
opening-lists = Erwartet werden { $lists } Listen mit je { $length }
opening-each-once = Erwartet wird jede Stadt einmal
opening-below = Erwartet werden Zahlen unter { $end }
opening-different-below = Erwartet werden verschiedene Zahlen unter { $end }
opening-at-most-of = Erwartet wird höchstens { $most } von { $name }, gefunden { $found }
