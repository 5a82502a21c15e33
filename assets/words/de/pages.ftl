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
    .words = Wie viele am Tisch sitzen.
setup-shuffle = Plätze mischen
    .words = Der Zufall sagt, wer wo sitzt.
setup-order = Gespielt wird im Uhrzeigersinn; der Zufall sagt, wer beginnt.
setup-colour = Farbe und Zeichen an diesem Platz. Klicke für die nächste Farbe.
letter-refused = Die Schriften hier haben die Buchstaben der Sprachen Europas; dieser fehlt.
setup-offered-names = Anna, Bruno, Clara, Dora, Emil, Frieda, Georg, Hanna, Ida, Jakob, Karl, Lotte, Martha, Nora, Oskar, Paul, Rosa, Theo, Uli, Viktor
setup-name = Der Name an diesem Platz.
setup-person = Jemand an diesem Bildschirm.
level-other = Andere
    .words = Bots für Neugierige: einer zieht aufs Geratewohl, einer rechnet voraus wie die Programme von einst.
level-random = Zufall
    .words = Macht irgendeinen Zug, der möglich ist.
level-minimax = Minimax
    .words = Rechnet einige Runden voraus und nimmt an, dass alle das Beste für sich tun.
other-bots = Andere Bots
    .words = Bots für Neugierige: einer zieht aufs Geratewohl, einer rechnet voraus wie die Programme von einst.
setup-board = Brett
    .words = Auf welchem Brett gespielt wird.
setup-board-titled = Brett: { $board }
board-list = Welches soll es sein?
    .reading = Deine Bretter werden gelesen …
board-own = das eigene
board-included = mitgeliefert
board-broken = nicht brauchbar
    .words = Dieses Brett lässt sich nicht benutzen
boards-process-ended = Die Bretter ließen sich nicht zeigen, weil der Prozess, der sie liest, unerwartet geendet hat. Versuche es mit weniger offenen Programmen noch einmal.
new-board = Eine neue Karte
    .words = Niemand hat sie je gesehen. Dieselbe Zahl ergibt dieselbe Karte, damit auch Freunde darauf spielen können.
    .make = Zeichnen
    .making = Sie wird gezeichnet, und Bots spielen darauf, bis eine gefunden ist, die gerecht und lebhaft ist.
new-board-ended = Die Karte wurde nicht fertig: Ihr Prozess ist zu Ende.
setup-practice = Übung
    .words = Alles lässt sich zurücknehmen, auch Würfe und Karten.
setup-seed = Startzahl
    .words = Dieselbe Zahl gibt denselben Start. Leer heißt: jedes Mal ein neuer.
setup-by-chance = zufällig
setup-start = Spiel beginnen
setup-seed-too-large = Diese Zahl ist zu groß
    .words = Eine Startzahl liegt zwischen 0 und { $most }.
setup-not-dealt = Das Spiel lässt sich nicht aufbauen

# Wer am Tisch sitzt, wenn niemand einen anderen Namen tippt.

usual-name-1 = Nell
usual-name-2 = Clara
usual-name-3 = Henry
usual-name-4 = Ada
usual-name-5 = Walter
usual-name-6 = Rosa

# Spielstände, in der Liste und auf dem Titelbild.

saved-where = { $game }, { $where }
saved-over = { $game }, beendet
saved-unknown = { $key }: gibt es in dieser Version nicht
saved-bot = { $name } ({ $kind })
saved-when = { $moment }  ·  { $names }
saves-none = Noch ist nichts gespeichert. Jede Partie, die du beginnst, bleibt hier erhalten.
saves-deleted = „{ $name }“ ist gelöscht.
saves-trouble = Das ging nicht

rename = Umbenennen
rename-match = Partie umbenennen
    .words = Wie sie in dieser Liste heißt:
delete = Löschen
delete-match = Partie löschen?
    .words = „{ $name }“ verschwindet aus der Liste. Solange diese Seite offen ist, lässt sich das zurücknehmen.
    .keep = Behalten

# Partien, die von außen kommen, und Dateien, die hinausgehen.

match-damaged = Diese Partie ist beschädigt
    .words = Sie ergibt keinen Sinn: { $trouble }. Was davor gespielt wurde, kann als neue Partie bleiben.
    .keep = Den Anfang behalten
    .leave = Nichts tun
match-older = Ältere Regeln
    .words = Diese Partie wurde unter einer älteren Fassung der Regeln begonnen. So weit, wie ihre Züge noch erlaubt sind, kann sie als neue Partie weitergehen; Beträge und Würfel können abweichen.
    .keep = Weiterspielen
match-unopened = Diese Partie lässt sich nicht öffnen
match-unread = Diese Partie lässt sich nicht lesen
match-lost = Davon ist nichts zu retten
match-letters = Buchstaben fehlen
    .words = Einige Namen haben Buchstaben, die diese Schriften nicht zeigen können. An ihrer Stelle siehst du Fragezeichen.
match-part = Ein Teil fehlt
    .words = Die Partie ist bis Zug { $number } erhalten. { $trouble }
file-reading = Partie öffnen
    .words = { $file } wird gelesen …
file-process-ended = Die Datei ließ sich nicht öffnen, weil der Prozess, der sie liest, unerwartet geendet hat. Versuche es mit weniger offenen Programmen noch einmal.
file-open = Partie öffnen
    .button = Öffnen
file-unopened = Die Datei lässt sich nicht öffnen
file-save = Als Datei speichern
    .words = Die ganze Partie kommt in eine Datei, zum Aufheben oder zum Verschicken. Darin stehen alle Geheimnisse des Spiels: Wer sie öffnet, kann jede verdeckte Karte sehen.
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
saves-trouble-now = Die Spielstände
saves-are-gone = Speichern ist gerade nicht möglich
first-word = Vorweg

# Die Einstellungen.

settings-look = Anzeige
settings-play = Spiel
settings-sound = Ton

setting-language = Sprache / Language
    .words = Die Sprache aller Texte.
choice-system = Wie das System
setting-text-size = Schriftgröße
    .words = Am Tisch vergrößert + die Landkarte.
settings-percent = { $percent } %
setting-animation-speed = Animationen
    .words = Wie schnell sich Steine und Geld bewegen.
setting-moving-scenery = Landschaft vor dem Fenster
    .words = Das Land, das im Hauptmenü vorbeizieht.
setting-bot-pause = Pause nach einem Bot-Zug
    .words = Zeit, um zu sehen, was geschehen ist.
setting-confirm-moves = Jeden Zug bestätigen
    .words = Ist das aus, spielt ein Klick jeden Zug, den du zurücknehmen kannst.
setting-automatic-moves = Erzwungene Züge
    .words = Deinen einzigen Zug automatisch spielen, wenn er nichts kostet.
setting-coach = Warnung vor Fehlern
    .words = Einmal nachfragen, bevor ein Zug viel kostet.
setting-volume = Geräusche
    .words = Die kleinen Geräusche am Tisch.
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
keys-taken = { $key } ist schon belegt: „{ $other }“. Drücke noch einmal, um die Taste hierfür zu nehmen, oder drücke eine andere.
keys-default = Standard wiederherstellen
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
help-own-board = Namen und Zahlen gelten hier für den Spielplan des Spiels, **{ $board }**. Für einen anderen öffne die Hilfe in einer Partie darauf.
help-page-back = Zurückblättern
help-next-page = Weiterblättern
help-page = { $heading }  ·  { $page } von { $pages }

# Die Zahlen einer Partie und ihr Ende.

figures-title = Die Zahlen
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
result-board = Das Brett
result-home = Titelbild
account-dealt = Am Start
    .words = womit alle begannen
    .ahead = der Start brachte { $difference } mehr
    .behind = der Start brachte { $difference } weniger
account-end = Am Ende

# Was gesagt wird, wenn ein Fehler im Programm auftritt.

guard = Etwas ist schiefgegangen
    .happened = Ein Fehler im Programm hat unterbrochen, was gerade lief. Es liegt am Programm, nicht an dir.
    .saved = Deine Partie ist bei Zug { $number } gespeichert; von hier aus kannst du weiterspielen.
    .report = Was geschehen ist, steht in { $file }, ohne Namen und ohne die Karten von irgendwem. Damit lässt sich der Fehler beheben.
    .end = Wegen eines Fehlers im Programm geht es nicht weiter. Deine Partien sind, wie sie waren.
hindered-files = Das Programm kann keine Datei mehr öffnen, denn die Grenze des Systems ist erreicht. Setze sie herauf (ulimit -n 256 oder mehr) und starte es dann neu. Alles Gespeicherte ist noch da.
hindered-unpacked = Die Dateien des Programms wurden gelöscht, während es lief. Sie lagen in { $folder }, wo es sich entpackt. Starte es neu. Alles Gespeicherte ist noch da.
