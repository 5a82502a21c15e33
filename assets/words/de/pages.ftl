# Die Seiten rund um den Tisch: Titel, Aufbau, Spielstände, Hilfe, Einstellungen, Ergebnis.

# Knöpfe und Überschriften, die mehrere Seiten haben.

new-game = Neues Spiel
saved-games = Spielstände
open-a-file = Datei öffnen
save-as-file = Als Datei speichern
settings = Einstellungen
help = Hilfe
quit = Beenden
continue = Weiterspielen
see-result = Ergebnis ansehen
take-back = Zurücknehmen
back = Zurück
cancel = Abbrechen
close = Schließen
done = Fertig

# Spielschachteln.

box-facts-one = { $players } Spieler  ·  etwa { $minutes } Minuten
box-facts = { $fewest }–{ $most } Spieler  ·  etwa { $minutes } Minuten
board-is-laid-out = Der Spielplan wird ausgelegt
box-titled = { $game }  ·  { $facts }

# Der Aufbau.

setup-players = Spieler
    .words = Wähle die Zahl der Spieler.
setup-shuffle = Plätze mischen
    .words = Die Plätze werden ausgelost.
setup-order = Gespielt wird im Uhrzeigersinn; der Startspieler wird ausgelost.
setup-colour = Farbe und Zeichen an diesem Platz. Klicke für die nächste Farbe.
letter-refused = Dieses Zeichen gibt es hier nicht: Verwende lateinische, griechische oder kyrillische Buchstaben.
setup-offered-names = Anna, Bruno, Clara, Dora, Emil, Frieda, Georg, Hanna, Ida, Jakob, Karl, Lotte, Martha, Nora, Oskar, Paul, Rosa, Theo, Uli, Viktor
setup-name = Der Name des Spielers.
setup-person = Jemand an diesem Bildschirm.
level-other = Andere
    .words = Bots für Neugierige: einer zieht zufällig, einer rechnet voraus wie die Programme von einst.
level-random = Zufall
    .words = Macht zufällige erlaubte Züge.
level-minimax = Minimax
    .words = Rechnet einige Runden voraus und nimmt an, dass alle ihren besten Zug machen.
other-bots = Andere Bots
    .words = Bots für Neugierige: einer zieht zufällig, einer rechnet voraus wie die Programme von einst.
setup-board = Spielplan
    .words = Wähle den Spielplan.
setup-board-titled = Spielplan: { $board }
board-list = Wähle einen Spielplan
    .reading = Deine Spielpläne werden gelesen …
board-standard = Der Standardplan
board-further = Ein weiterer Spielplan
board-random = Eine Zufallskarte
board-file = Deine Datei: { $file }
board-broken = nicht brauchbar
    .words = Dieser Spielplan lässt sich nicht benutzen
boards-process-ended = Die Spielpläne ließen sich nicht auflisten, weil der Prozess, der sie liest, unerwartet beendet wurde. Versuche es mit weniger offenen Programmen noch einmal.
new-board = Eine neue Karte
    .words = Eine Karte, die noch niemand gesehen hat. Dieselbe Zahl ergibt dieselbe Karte, damit auch Freunde darauf spielen können.
    .make = Karte zeichnen
    .making = Bots probieren jede Karte aus, bis eine fair und lebhaft ist. Das dauert bis zu einer halben Minute. Unten siehst du die bisher beste Karte.
    .draft = Karte { $number } von höchstens { $most }
    .good = Bots haben diese Karte ausprobiert. Sie ist fair und lebhaft.
    .best = Keine der Karten war ganz fair. Diese ist die beste.
    .take = Darauf spielen
    .another = Andere Karte
    .keep = Behalten
    .kept = Karte gespeichert
    .kept-in = Die Karte ist ab jetzt in der Liste deiner Spielpläne. Ihre Datei heißt { $file }.
    .not-kept = Die Karte lässt sich nicht speichern
new-board-ended = Die Karte wurde nicht fertig, weil ihr Prozess beendet wurde. Versuche es noch einmal.
setup-practice = Übung
    .words = Du kannst jeden Zug zurücknehmen, auch Würfe und gezogene Karten.
setup-seed = Startwert (Seed)
    .words = Dieselbe Zahl ergibt denselben Start. Leer{ "\u00A0" }={ "\u00A0" }zufällig.
setup-by-chance = zufällig
setup-start = Spiel beginnen
setup-seed-too-large = Diese Zahl ist zu groß
    .words = Gib eine Zahl von 0 bis { $most } ein.
setup-not-dealt = Das Spiel lässt sich nicht beginnen

# Wer am Tisch sitzt, wenn niemand einen anderen Namen tippt.

usual-name-1 = Nell
usual-name-2 = Clara
usual-name-3 = Henry
usual-name-4 = Ada
usual-name-5 = Walter
usual-name-6 = Rosa

# Spielstände, in der Liste und im Hauptmenü.

saved-where = { $game } · { $where }
saved-over = { $game }, beendet
saved-unknown = { $key }: gibt es in dieser Version nicht
saved-bot = { $name } ({ $kind })
saved-when = { $moment }  ·  { $names }
saves-none = Noch keine Spielstände. Jede Partie, die du beginnst, wird hier gespeichert.
saves-deleted = „{ $name }“ wurde gelöscht.
saves-trouble = Das hat nicht geklappt

rename = Umbenennen
rename-match = Partie umbenennen
    .words = Name in dieser Liste:
delete = Löschen
delete-match = Partie löschen?
    .words = „{ $name }“ verschwindet aus der Liste. Solange diese Seite offen ist, lässt sich das zurücknehmen.
    .keep = Behalten

# Partien, die von außen kommen, und Dateien, die hinausgehen.

match-damaged = Diese Partie ist beschädigt
    .words = Der Spielstand ist beschädigt: { $trouble }. Die Züge davor kannst du als neue Partie behalten.
    .keep = Den Anfang behalten
    .leave = Abbrechen
match-older = Ältere Regeln
    .words = Diese Partie wurde unter einer älteren Version der Regeln begonnen. Mit den noch erlaubten Zügen kannst du sie als neue Partie fortsetzen. Beträge und Würfel können abweichen.
    .keep = Weiterspielen
match-unopened = Diese Partie lässt sich nicht öffnen
match-unread = Diese Partie lässt sich nicht lesen
match-lost = Davon ist nichts zu retten
match-letters = Buchstaben fehlen
    .words = Einige Namen haben Zeichen, die es hier nicht gibt. An ihrer Stelle siehst du Fragezeichen.
match-part = Ein Teil fehlt
    .words = Die Partie ist bis Zug { $number } erhalten. { $trouble }
file-reading = Partie öffnen
    .words = { $file } wird gelesen …
file-process-ended = Die Datei ließ sich nicht öffnen, weil der Prozess, der sie liest, unerwartet beendet wurde. Versuche es mit weniger offenen Programmen noch einmal.
file-open = Partie öffnen
    .button = Öffnen
file-unopened = Die Datei lässt sich nicht öffnen
file-save = Als Datei speichern
    .words = Die ganze Partie kommt in eine Datei, zum Aufheben oder Verschicken. Wer sie öffnet, kann alles Verdeckte sehen.
    .button = Speichern
file-saved = Gespeichert
    .words = Die Datei liegt hier: { $file }.
file-replace = Datei ersetzen?
    .words = { $file } gibt es schon. Wenn du die Datei ersetzt, geht ihr Inhalt verloren.
    .button = Ersetzen
file-unwritten = Die Datei lässt sich nicht schreiben
    .words = { $file }: { $why }.
file-above = Ordner darüber
file-folder = Ordner
file-match = Partie
saves-trouble-now = Spielstände
saves-are-gone = Speichern ist gerade nicht möglich
first-word = Hinweis

# Die Einstellungen.

settings-look = Anzeige
settings-play = Spiel
settings-sound = Ton

setting-language = Sprache / Language
    .words = Die Sprache aller Texte.
choice-system = Wie das System
setting-text-size = Größe der Texte
    .words = Mit { $key-zoom-in } vergrößerst du am Tisch die Landkarte.
settings-percent = { $percent } %
setting-animation-speed = Animationen
    .words = Wie schnell sich Steine und Geld bewegen.
setting-moving-scenery = Landschaft vor dem Fenster
    .words = Die Landschaft im Hauptmenü zieht vorbei.
setting-bot-pause = Pause nach einem Bot-Zug
    .words = Zeit, um zu sehen, was geschehen ist.
setting-confirm-moves = Jeden Zug bestätigen
    .words = Ist das aus, spielt ein Klick jeden Zug, den du zurücknehmen kannst.
setting-automatic-moves = Erzwungene Züge
    .words = Deinen einzigen Zug automatisch spielen, wenn er nichts kostet.
setting-coach = Warnung vor Fehlern
    .words = Einmal nachfragen, bevor ein Zug viel kostet.
setting-volume = Geräusche
    .words = Geräusche von Steinen, Karten und Würfeln.
setting-air = Fahrgeräusche
    .words = Schienen unter den Rädern, an manchen Abenden Regen.
setting-music = Musik
    .words = Ein leises Klavier, dann und wann.
setting-high-contrast = Hoher Kontrast
    .words = Schlichte Flächen unter Text, kräftigere Farben und dickere Linien.
setting-full-screen = Vollbild
    .words = Den ganzen Bildschirm statt eines Fensters nutzen.
keys-can-change = Den meisten Befehlen kannst du andere Tasten geben: **Einstellungen**, dann **Tasten ändern**.
keys-change = Tasten ändern
keys-none = nicht belegt
keys-press = Drücke die Taste oder den Knopf des Gamepads, der das künftig tun soll.
keys-fixed = { $key } wird zum Wählen von Zügen und Beträgen gebraucht. Drücke eine andere Taste.
keys-taken = { $key } ist schon belegt: „{ $other }“. Drücke sie noch einmal, um sie hierfür zu nehmen, oder drücke eine andere.
keys-default = Zurücksetzen
keys-foot = Wähle einen Befehl, um seine Taste zu ändern – oder seinen Knopf, wenn du ein Gamepad benutzt.
settings-restore = Zurücksetzen
choice-off = Aus
choice-on = An
choice-slow = Langsam
choice-normal = Normal
choice-fast = Schnell
choice-none = Keine
choice-short = Kurz
choice-medium = Mittel
choice-long = Lang

# Die Hilfe.

help-how-to-play = Spielregeln
help-heading-on-board = { $game }: { $board }
help-the-board = Der Spielplan
help-board-of-match = Namen und Zahlen gelten hier für **{ $board }**, den Spielplan deiner Partie.
help-own-board = Namen und Zahlen gelten hier für den Standardplan, **{ $board }**. Für einen anderen öffne die Hilfe in einer Partie darauf.
help-page-back = Zurückblättern
help-next-page = Weiterblättern
help-page = { $heading }  ·  { $page } von { $pages }

# Die Zahlen einer Partie und ihr Ende.

figures-title = Diagramme
chart-scores = { $scores }, { $period } für { $period }
chart-deal = Start
chart-now = Jetzt
result-title = Ende
result-headline =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-rematch = Revanche
result-board = Spielplan zeigen
result-home = Hauptmenü
account-dealt = Am Start
    .words = womit alle begonnen haben
    .ahead = der Start brachte { $difference } mehr
    .behind = der Start brachte { $difference } weniger
account-end = Am Ende

# Was gesagt wird, wenn ein Fehler im Programm auftritt.

guard = Etwas ist schiefgegangen
    .happened = Ein Fehler im Programm hat die Partie unterbrochen. Es liegt nicht an dir.
    .saved = Deine Partie ist bei Zug { $number } gespeichert. Von hier aus kannst du weiterspielen.
    .report = Einzelheiten stehen in { $file }, ohne Namen und Karten. Damit lässt sich der Fehler beheben.
    .end = Wegen eines Fehlers im Programm geht es nicht weiter. Deine Partien sind unverändert.
hindered-files = Das Programm kann keine Datei mehr öffnen, weil die Grenze des Systems erreicht ist. Setze sie herauf (ulimit -n 256 oder mehr) und starte es dann neu. Alle Spielstände sind noch da.
hindered-unpacked = Die Dateien des Programms wurden gelöscht, während es lief. Sie lagen in { $folder }, wo es sich entpackt. Starte es neu. Alle Spielstände sind noch da.
