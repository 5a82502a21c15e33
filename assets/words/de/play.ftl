# Der Tisch: Leiste, Plätze, Aufforderung, Verlauf, Menüs.

# Was Tasten und Knöpfe tun, in Hinweisen und in der Hilfe.

keys = Tasten
gamepad = Gamepad
keys-choosing = Einen Zug wählen
keys-playing = Spielen
keys-looking = Schauen
keys-program = Das Programm

does-next = Nächste Auswahl
does-previous = Vorige Auswahl
does-left = Nächste Auswahl links
does-right = Nächste Auswahl rechts
does-up = Nach oben; oder Betrag erhöhen
does-down = Nach unten; oder Betrag senken
does-confirm = Auswählen; dann den Zug bestätigen
does-back = Auswahl aufheben; dann das Menü öffnen
does-erase = Eine Ziffer löschen
does-undo = Zurücknehmen
does-redo = Wiederholen
does-hint = Einen Bot um einen Tipp bitten
does-stop = Den Bot sofort ziehen lassen
does-pause = Bots anhalten oder fortsetzen
does-seats = Spieler wechseln (Mensch oder Bot)
does-speed = Tempo von Bots und Animationen ändern
does-recap = Nächstes Ereignis seit deinem Zug zeigen
does-holdings = Besitz des nächsten Mitspielers zeigen
does-log = Ganzen Verlauf zeigen
does-money = Gelddiagramm zeigen
does-peek = Gedrückt halten: deine Geheimnisse zeigen
does-first = Zum Anfang zurückblicken
does-earlier = Einen Zug zurück
does-later = Einen Zug vor
does-present = Zurück zur aktuellen Stellung
does-zoom-in = Karte vergrößern
does-zoom-out = Karte verkleinern
does-whole-map = Ganze Karte zeigen
does-pan-left = Karte nach links verschieben
does-pan-right = Karte nach rechts verschieben
does-pan-up = Karte nach oben verschieben
does-pan-down = Karte nach unten verschieben
does-help = Hilfe öffnen
does-full-screen = Vollbild ein- und ausschalten
does-picture = Bildschirmfoto speichern
does-turn = Ablauf einer Runde zeigen
does-menu = Menü öffnen

# Ein Knopf der Leiste mit seinen Tasten.
tip-keys = { $words } ({ $keys })
tip-speed =
    { $tip }
    Jetzt: { $pace }

# Die Namen der Tasten: auf einer Kappe und ganz.

key-alt = Alt
    .words = Alt
key-backspace = Rück
    .words = Rücktaste
key-ctrl = Strg
    .words = Strg
key-delete = Entf
    .words = Entf
key-down = Unten
    .words = Unten
key-end = Ende
    .words = Ende
key-enter = Enter
    .words = Enter
key-escape = Esc
    .words = Esc
key-home = Pos1
    .words = Pos1
key-left = Links
    .words = Links
key-page-down = Bild ab
    .words = Bild ab
key-page-up = Bild auf
    .words = Bild auf
key-right = Rechts
    .words = Rechts
key-shift = Umsch
    .words = Umschalt
key-space = Leer
    .words = Leertaste
key-tab = Tab
    .words = Tab
key-up = Oben
    .words = Oben

# Die Tasten eines Gamepads.

pad-a = A
    .words = A
pad-b = B
    .words = B
pad-x = X
    .words = X
pad-y = Y
    .words = Y
pad-back = Ansicht
    .words = Ansicht
pad-start = Menü
    .words = Menü
pad-left-shoulder = LB
    .words = Linke Schultertaste
pad-right-shoulder = RB
    .words = Rechte Schultertaste
pad-left-trigger = LT
    .words = Linker Trigger
pad-right-trigger = RT
    .words = Rechter Trigger
pad-left-stick = LS
    .words = Linken Stick drücken
pad-right-stick = RS
    .words = Rechten Stick drücken
pad-tilt-left = RS
    .words = Rechter Stick nach links
pad-tilt-right = RS
    .words = Rechter Stick nach rechts
pad-tilt-up = RS
    .words = Rechter Stick nach oben
pad-tilt-down = RS
    .words = Rechter Stick nach unten
pad-cross-left = Links
    .words = Steuerkreuz oder linker Stick, links
pad-cross-right = Rechts
    .words = Steuerkreuz oder linker Stick, rechts
pad-cross-up = Oben
    .words = Steuerkreuz oder linker Stick, oben
pad-cross-down = Unten
    .words = Steuerkreuz oder linker Stick, unten

# Tempo von Bots und Animationen.

speed-slow = langsam
speed-normal = normal
speed-quick = schnell
speed-instant = sofort
speed-chosen = Tempo von Bots und Animationen: { $pace }.

# Die Plätze.

seat-to-act = am Zug
seat-no-debt = ohne Schulden
seat-owes = Schulden
seat-tip = Wählen, wer für { $name } spielt: ein Mensch oder ein Bot
seat-line = { $name }: { $kind }
seats-menu = Spieler wechseln
seat-menu = Wer spielt für { $name }?
peek-tip = Gedrückt halten, um deine Geheimnisse zu sehen
money-hidden = Das Bargeld bleibt bis zum Ende geheim.

# Der Vorhang zwischen zwei Menschen an einem Bildschirm.

curtain = Platz frei für { $name }
    .words = Deine Geheimnisse sind verdeckt. Um sie zu sehen, halte das Auge auf deiner Karte oder die Taste { $key } gedrückt, während sonst niemand hinsieht.
    .button = Hier bin ich: { $name }
    .menu = Menü
curtain-advice = Tipp für { $name }
    .words = Der Bot kennt deine Geheimnisse, und sein Tipp kann sie verraten. Frag ihn, während sonst niemand hinsieht.
curtain-look = Geheimnisse von { $name }
    .words = Deine Geheimnisse sind verdeckt. Um sie zu sehen, halte das Auge auf deiner Karte oder die Taste { $key } gedrückt, während sonst niemand hinsieht.

# Die Aufforderung.

turn-of = { $name } ist am Zug
next-person = Als Nächstes: { $name }
    .words = Die Entscheidung wartet hinter dem Vorhang.

confirm = Bestätigen
choose-it = Auswählen
bid-up-to = Bis { $amount }
    .words = Der Tisch bietet für dich: immer nur so viel wie nötig, höchstens diesen Betrag. Darüber passt du.
limit-stands = Der Tisch bietet für dich bis { $limit }.
    .name = Der Tisch bietet für { $name } bis zu einem geheimen Limit.
limit-cancel = Limit aufheben
    .words = Wieder über jedes Gebot selbst entscheiden
limit-canceled = Das Limit ist aufgehoben. Du entscheidest wieder über jedes Gebot selbst.
limit-passed = { $auction } Der Preis ist über dein Limit von { $limit } gestiegen, also hast du gepasst.
    .name = { $auction } Der Preis ist über das Limit von { $name } gestiegen. { $name } hat gepasst.
limit-passed-briefly = Über deinem Limit von { $limit } hast du gepasst.
    .name = { $name } hat über dem eigenen Limit gepasst.
seat-limit = bis { $limit }
    .hidden = hat ein Limit
handed-over = Jetzt ist { $name } am Zug. Bist du das, drücke noch einmal.
waited-for = { $name } ist am Zug.
looking-at-present = Das ist die aktuelle Stellung.
seats-settled = Die Partie ist zu Ende. Die Spieler lassen sich nicht mehr wechseln.
no-looking-back = Hier gibt es keinen Rückblick.
choose-first = Wähle zuerst etwas aus.
let-go = Auswahl aufheben
final-move = Das ist endgültig.
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
undo-known = Das lässt sich nicht zurücknehmen, weil Verdecktes aufgedeckt wurde ({ $line }).
undo-asks = Zug zurücknehmen?
    .words = Den letzten Zug hat { $name } gemacht.
    .replies =
        { $count ->
            [one] Ein späterer Zug von { $names } wird mit zurückgenommen.
           *[other] Spätere Züge von { $names } werden mit zurückgenommen.
        }
took-back =
    { $count ->
        [one] Zurückgenommen: ein Zug von { $names }.
       *[other] Zurückgenommen: Züge von { $names }.
    }
nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
slip-empty = Hier siehst du, was ein Zug ändern würde.
steps-done = { $step } von { $steps }
amount-refused = { $amount } ist kein gültiger Betrag.
amount-from = ab { $amount }
amount-to = bis { $amount }
amount-least = Mindestbetrag
amount-most = Höchstbetrag

finale-counts = Die Schlussabrechnung
game-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
game-is-over = Die Partie ist zu Ende
why-game-ended = Ende der Partie: { $reason }
final-standing = Endstand
final-place = { $place }. { $name }
look-back = Rückblick

looking-back = Rückblick

# Ereignisse, die vor einer Aufforderung gezeigt werden.

sheet-go-on = Weiter
comes-next = Als Nächstes
next-result = Das Ergebnis
next-lesson = Die Lektion geht weiter
seen-first = Das ist gerade passiert. Mit { $key } oder Klick überspringst du die Animation.
throw-dice = Würfeln
looking-at-start = Rückblick: der Anfang
looking-at-move = Rückblick: Zug { $number } von { $moves }

bot-next = { $name } ist als Nächstes am Zug.
bot-thinks = { $name } überlegt.
bot-work =
    { $work ->
        [one] { $work } Zugfolge durchdacht
       *[other] { $work } Zugfolgen durchdacht
    }
bot-play-now = Jetzt ziehen
    .words = Nicht weiter überlegen und den bisher besten Zug spielen
saving-waits = Noch nicht gespeichert
    .words = { $why } Die Partie geht von selbst weiter, sobald sie sich speichern lässt.
    .busy = Ein anderes Programm benutzt gerade die Spielstände ({ $file }).
    .cancel = Die ungespeicherte Änderung verwerfen und zur Stellung davor zurückkehren.
saving-again = Das Speichern klappt wieder. Die Partie geht weiter.
bots-held = Bots angehalten.
    .words = Bots angehalten. { $name } ist am Zug.
bots-go-on = Bots fortsetzen
bots-hold = Bots anhalten
bots-play-on = Die Bots spielen weiter.

log-made = Automatisch gespielt: der einzige mögliche Zug oder ein Gebot bis zum eigenen Limit.
forced-move = Dein einziger möglicher Zug: „{ $move }“.
forced-made = Dein einziger möglicher Zug wurde automatisch gespielt: „{ $move }“.
    .name = Der einzige mögliche Zug von { $name } wurde automatisch gespielt: „{ $move }“.
advice-thinking = Ein Bot denkt über deinen Zug nach.
    .within =
        { $seconds ->
            [one] Der Tipp kommt in höchstens { $seconds } Sekunde.
           *[other] Der Tipp kommt in höchstens { $seconds } Sekunden.
        }
advice-work = Suche: { $percent }{ "\u00A0" }%
advice-now = Zeigen
    .words = Nicht weiter überlegen und die bisher besten Züge zeigen
advice-cancel = Abbrechen
    .words = Ohne Tipp entscheiden
move-priced = { $title }, { $price }

# Der Verlauf.

log = Verlauf
log-empty = Hier steht, was am Tisch geschieht.
log-since = Zuletzt geschehen
log-before = Davor
recap = Seit deinem Zug
recap-start = Seit Beginn
recap-show =
    Zeigen, was seit deinem Zug geschah
    { $key }
recap-hide = Vorschau wieder zeigen
recap-passes =
    { $count ->
        [one] { $names } passt.
       *[other] { $names } passen.
    }
recap-unchanged = Geld und Punkte sind unverändert.
recap-none = Seit deinem Zug ist nichts geschehen.
log-of = Verlauf von { $game }: Wähle eine Zeile, um zurückzublicken

# Das Menü.

menu-go-on = Weiterspielen
menu-board = Zurück zum Spielplan
menu-log = Ganzer Verlauf
menu-money = Gelddiagramm
menu-seats = Spieler wechseln
menu-leave = Tisch verlassen

picture-saved = Bildschirmfoto gespeichert: { $file }.
picture-not-saved = Das Bildschirmfoto ließ sich nicht speichern.
