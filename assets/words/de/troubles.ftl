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

expected-kind = erwartet { $kind }, gefunden { $found }
expected-kind-only = erwartet { $kind }
expected-either = { $first } oder { $second }
expected-at-least = erwartet { $kind } ab { $low }
expected-at-most = erwartet { $kind } bis { $high }
expected-between = erwartet { $kind } von { $low } bis { $high }
expected-outside = erwartet { $low } bis { $high }, gefunden { $found }
expected-longer = erwartet { $kind } mit Länge { $length } oder mehr
expected-shorter = erwartet { $kind } mit höchstens Länge { $length }
expected-length = erwartet { $kind } mit Länge { $length }
expected-multiple = erwartet { $kind }, ein Vielfaches von { $step }
expected-entries = erwartet { $expected } Einträge, gefunden { $found }
expected-name = erwartet ein Name: nicht leer und ohne Leerzeichen am Rand
expected-field = „{ $field }“ fehlt
expected-no-field = „{ $field }“ ist hier unbekannt
expected-known = „{ $value }“ ist hier keiner der bekannten Werte
expected-one-of = erwartet eines von { $known }, gefunden „{ $found }“
expected-value = erwartet { $expected }, gefunden { $found }
expected-other = hier wird etwas anderes erwartet

kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-str = ein Text
kind-bool = true oder false
kind-array = eine Liste
kind-object = benannte Werte
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
file-too-deep = zu viele Klammern ineinander

# Spiele und Tische.

board-own-only = das Spiel hat nur sein eigenes Brett
no-such-game = kein Spiel heißt „{ $found }“; es gibt: { $known }
cannot-deal-players = Das Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
cannot-deal-option = Das Spiel hat keine Variante „{ $option }“; es hat: { $known }.
cannot-deal-options = Das Spiel hat keine Variante „{ $option }“; es hat keine.

# Bots.

no-such-bot = kein Bot heißt „{ $found }“; erwartet eines von: { $known }
bot-no-parameter = { $spec }: { $bot } hat keinen Wert „{ $found }“; erwartet eines von: { $known }
bot-no-parameters = { $spec }: { $bot } hat keinen Wert „{ $found }“; es gibt keine
bot-no-value = { $spec }: erwartet { $parameter }=..., gefunden „{ $found }“
bot-bad-value = { $spec }: { $parameter }={ $value }: { $what }

# Bilder.

picture-missing = Das Bild „{ $name }“ fehlt: erwartet eine solche Datei ({ $endings }) in { $folder }.
picture-broken = { $file }: Die Datei lässt sich nicht als Bild lesen.
picture-unknown = { $file }: Das Programm hat kein Bild dieses Namens.

# Bretter.

flaw-uneven-rows = erwartet Reihen gleicher Länge
flaw-letter = erwartet die Buchstaben { $letters }, gefunden „{ $found }“
flaw-no-hex = erwartet ein C-Feld für { $name }, gefunden { $found }
flaw-hex-taken = { $found } ist schon { $name }
flaw-less-than-shared = erwartet „full“ mindestens so hoch wie „shared“
flaw-unnamed = erwartet eine Stadt für die C-Felder { $found }
flaw-same-names = erwartet verschiedene Namen
flaw-no-city = erwartet der Name einer Stadt, gefunden „{ $found }“
flaw-no-thing = erwartet der Name einer Sache auf dem Plan, gefunden „{ $found }“
flaw-same-city = erwartet zwei verschiedene Städte, gefunden zweimal { $found }
flaw-not-each-once = erwartet jede einmal: { $expected }
flaw-years = erwartet das erste Jahr vor dem letzten
flaw-companies = erwartet mindestens zwei Gesellschaften mit verschiedenen Namen
flaw-figures = erwartet eine Zahl für jede Spielerzahl von { $fewest } bis { $most }
flaw-outside = erwartet ein Feld der Landkarte, gefunden { $found }
flaw-ferry = erwartet ein Feld ohne Fähre
flaw-not-near = erwartet benachbarte Felder
flaw-ridge-twice = erwartet eine Seite, an der noch kein Höhenzug liegt
flaw-snow-line = erwartet eine Reihe für jede der { $columns } Spalten
flaw-two-cities = erwartet zwei oder mehr Städte mit verschiedenen Namen
flaw-pair-twice = erwartet ein neues Paar von Städten
flaw-no-link = erwartet eine Strecke des Bretts, gefunden „{ $found }“
flaw-link-twice = erwartet eine andere Strecke als zuvor, gefunden „{ $found }“
flaw-colours = erwartet verschiedene Farben, jede eine von { $known }
flaw-start-cities = erwartet eine für jede Gesellschaft, mit verschiedenen Namen
flaw-shares-removed = erwartet weniger, als es Aktien gibt, und Spalten gleicher Länge
flaw-uneven-columns = erwartet Spalten gleicher Länge
flaw-multiple = erwartet ein Vielfaches von { $step }
flaw-less = erwartet weniger als { $than }
flaw-at-least = erwartet mindestens { $least }, gefunden { $found }
flaw-at-most = erwartet höchstens { $most }, gefunden { $found }
flaw-count = erwartet insgesamt { $expected }, gefunden { $found }
flaw-no-key = „{ $of }“ hat keinen solchen Schlüssel
flaw-key-needed = „{ $of }“ braucht diesen Schlüssel
flaw-one-card = erwartet nur eine Karte mit der Wirkung „{ $of }“
flaw-card-kind = erwartet „{ $kind }“ bei der Wirkung „{ $of }“
opening-seat = erwartet ein Platz
opening-absent = erwartet eine Gesellschaft zu dritt, sonst -1
opening-lists = erwartet { $lists } Listen mit je { $length }
opening-each-once = erwartet jede Stadt einmal
opening-below = erwartet Zahlen unter { $end }
opening-different-below = erwartet verschiedene Zahlen unter { $end }
opening-at-most-of = erwartet höchstens { $most } von { $name }, gefunden { $found }
