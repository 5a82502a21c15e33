# Der Tisch: Leiste, Plätze, Aufforderung, Verlauf, Menüs.

# Was Tasten und Knöpfe tun, in Hinweisen und in der Hilfe.

keys = Tasten
gamepad = Gamepad
keys-choosing = Einen Zug wählen
keys-playing = Spielen
keys-looking = Schauen
keys-program = Das Programm

does-next = Zum Nächsten, was du wählen kannst
does-previous = Zum Vorigen
does-left = Zum Nächsten links
does-right = Zum Nächsten rechts
does-up = Nach oben; oder höher bieten
does-down = Nach unten; oder niedriger bieten
does-confirm = Auswählen; dann den Zug bestätigen
does-back = Die Auswahl loslassen; dann das Menü
does-erase = Eine Ziffer eines Betrags löschen
does-undo = Zurücknehmen
does-redo = Zurückgenommenes wiederholen
does-hint = Tipp eines Bots
does-stop = Nicht weiter überlegen: Der Bot zieht sofort
does-pause = Bots anhalten oder weiterspielen lassen
does-seats = Wer einen Platz spielt: Mensch oder Bot
does-speed = Tempo von Bots und Bewegung
does-recap = Nächstes Ereignis seit deinem Zug, mit Ort
does-holdings = Was der nächste Mitspieler besitzt
does-log = Ganzer Verlauf
does-money = Das Geld aller, früher und jetzt
does-peek = Gedrückt halten: sehen, was nur du sehen darfst
does-first = Den Anfang des Spiels ansehen
does-earlier = Einen Zug zurück
does-later = Einen Zug vor
does-present = Zurück zur Gegenwart
does-zoom-in = Landkarte vergrößern
does-zoom-out = Landkarte verkleinern
does-whole-map = Ganze Landkarte
does-pan-left = Auf der Landkarte weiter nach links
does-pan-right = Auf der Landkarte weiter nach rechts
does-pan-up = Auf der Landkarte weiter nach oben
does-pan-down = Auf der Landkarte weiter nach unten
does-help = Hilfe
does-full-screen = Vollbild, oder zurück ins Fenster
does-picture = Ein Bild des Fensters speichern
does-turn = Wie eine Runde läuft
does-menu = Menü

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

# Tempo von Bots und Bewegung.

speed-slow = langsam
speed-normal = normal
speed-quick = schnell
speed-instant = sofort
speed-chosen = Tempo von Bots und Bewegung: { $pace }.

# Die Plätze.

seat-to-act = am Zug
seat-no-debt = ohne Schulden
seat-owes = Schulden
seat-tip = Wählen, wer für { $name } spielt: ein Mensch oder ein Bot
seat-line = { $name }: { $kind }
seats-menu = Wer spielt wo?
seat-menu = Wer spielt für { $name }?
peek-tip = Gedrückt halten, um zu sehen, was nur du sehen darfst
money-hidden = Wer wie viel hat, bleibt bis zum Ende geheim.

# Der Vorhang zwischen zwei Menschen an einem Bildschirm.

curtain = Platz frei für { $name }
    .words = Was du geheim hältst, ist verdeckt. Um es zu sehen, halte das Auge auf deiner Karte oder die Taste { $key } gedrückt, während sonst niemand hinsieht.
    .button = Hier bin ich: { $name }
    .menu = Menü
curtain-advice = Tipp für { $name }
    .words = Der Bot, der dir rät, weiß, was du geheim hältst, und sein Tipp kann es verraten. Frag ihn, während sonst niemand hinsieht.
curtain-look = Ein Blick für { $name }
    .words = Was du geheim hältst, ist verdeckt. Um es zu sehen, halte das Auge auf deiner Karte oder die Taste { $key } gedrückt, während sonst niemand hinsieht.

# Die Aufforderung.

next-person = Als Nächstes: { $name }
    .words = Was zu entscheiden ist, steht hinter dem Vorhang.

confirm = Bestätigen
choose-it = Auswählen
bid-up-to = Bis { $amount }
    .words = Der Tisch bietet für dich: immer nur so viel wie nötig, höchstens diesen Betrag. Darüber passt du.
limit-stands = Der Tisch bietet für dich bis { $limit }.
    .name = Der Tisch bietet für { $name } bis zu einem geheimen Limit.
limit-cancel = Limit aufheben
    .words = Wieder über jedes Gebot selbst entscheiden
limit-canceled = Das Limit ist aufgehoben. Du entscheidest wieder über jedes Gebot selbst.
limit-passed = Der Preis ist über dein Limit von { $limit } gestiegen. Du hast gepasst.
    .name = Der Preis ist über das Limit von { $name } gestiegen. { $name } hat gepasst.
seat-limit = bis { $limit }
    .hidden = hat ein Limit
handed-over = Jetzt ist { $name } am Zug. Bist du das, drücke noch einmal.
waited-for = { $name } ist am Zug.
looking-at-present = So steht der Tisch jetzt.
seats-settled = Das Spiel ist zu Ende: Die Plätze bleiben, wie sie waren.
no-looking-back = Hier gibt es nichts, worauf man zurückblicken kann.
choose-first = Wähle zuerst etwas aus.
let-go = Die Auswahl loslassen
final-move = Das ist endgültig.
nothing-to-undo = An diesem Bildschirm hat noch niemand etwas entschieden, das zurückzunehmen wäre.
undo-known = Über das, was bekannt wurde, führt kein Weg zurück: { $line }
undo-asks = Das zurücknehmen?
    .words = Den letzten Zug hat { $name } gemacht.
    .replies =
        { $count ->
            [one] Ein späterer Zug von { $names } geht mit zurück.
           *[other] Spätere Züge von { $names } gehen mit zurück.
        }
took-back =
    { $count ->
        [one] Zurückgenommen: ein Zug von { $names }.
       *[other] Zurückgenommen: Züge von { $names }.
    }
nothing-to-redo = Es ist nichts zu wiederholen.
slip-empty = Hier steht, was ein Zug ändern würde.
steps-done = { $step } von { $steps }
amount-refused = { $amount } ist keiner der Beträge, die zur Wahl stehen.
amount-from = ab { $amount }
amount-to = bis { $amount }
amount-least = So wenig wie möglich
amount-most = So viel wie möglich

game-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
game-is-over = Das Spiel ist zu Ende
final-standing = Endstand
final-place = { $place }. { $name }
look-back = Rückblick

looking-back = Rückblick

# What is told before anybody is asked.

sheet-go-on = Weiter
comes-next = Als Nächstes
next-result = Das Ergebnis
next-lesson = Die Lektion geht weiter
seen-first = Sieh zuerst, was geschehen ist. Enter oder ein Klick auf das Brett beendet die Bewegung sofort.
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
    .words = Nicht weiter überlegen, sondern ziehen
saving-waits = Noch nicht gespeichert
    .words = { $why } Das Spiel geht von selbst weiter, sobald es sich speichern lässt.
    .busy = Ein anderes Programm benutzt gerade die Spielstände ({ $file }).
    .cancel = Verwirf die ungespeicherte Änderung. Am Tisch bleibt alles, wie es vorher war.
saving-again = Das Speichern klappt wieder. Das Spiel geht weiter.
bots-held = Die Bots sind angehalten.
    .words = Die Bots sind angehalten. { $name } ist am Zug.
bots-go-on = Bots weiterspielen lassen
bots-hold = Bots anhalten
bots-play-on = Die Bots spielen weiter.

log-made = Automatisch gespielt: der einzige mögliche Zug oder ein Gebot bis zum eigenen Limit.
forced-move = Nur eines ist möglich: { $move }.
forced-made = Nur das war möglich und wurde für dich getan: { $move }.
    .name = Nur das war möglich und wurde für { $name } getan: { $move }.
advice-thinking = Ein Bot denkt über deinen Zug nach.
move-priced = { $title }, { $price }

# Der Verlauf.

log = Verlauf
log-since = Seit deinem letzten Zug
recap = Seit deinem Zug
recap-start = Seit Beginn
recap-show =
    Zeigt, was seit deinem Zug geschah
    { $key }
recap-hide = Zeigt wieder die Vorschau
recap-none = Seit deinem Zug ist nichts geschehen.
log-of = Verlauf von { $game }: Eine Zeile führt zu ihrem Zeitpunkt

# Das Menü.

menu-go-on = Weiterspielen
menu-board = Zurück zum Brett
menu-log = Ganzer Verlauf
menu-money = Das Geld aller
menu-seats = Spieler wechseln
menu-leave = Tisch verlassen

picture-saved = Das Bild ist gespeichert: { $file }.
picture-not-saved = Das Bild ließ sich nicht speichern.
