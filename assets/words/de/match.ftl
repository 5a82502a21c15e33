# Meldungen einer Partie zusätzlich zu denen ihres Spiels: Bots, Plätze, Spielstände und Dateien.

level-apprentice = Lehrling
    .words = Zieht schnell und irrt sich oft.
level-skilled = Könner
    .words = Zieht schnell und sieht, was ein Zug wert ist.
level-expert = Experte
    .words = Überlegt kurz und denkt voraus.
level-master = Meister
    .words = Überlegt länger und denkt weit voraus.
level-grandmaster = Großmeister
    .words = Nimmt sich Zeit und denkt so weit voraus wie möglich.

# Bots nach ihren Stärken; das Attribut steht mitten im Satz.

bot-apprentice = Bot, Lehrling
    .words = Bot, Lehrling
bot-skilled = Bot, Könner
    .words = Bot, Könner
bot-expert = Bot, Experte
    .words = Bot, Experte
bot-master = Bot, Meister
    .words = Bot, Meister
bot-grandmaster = Bot, Großmeister
    .words = Bot, Großmeister
bot-character = { $level } ({ $character })
    .words = { $level }, { $character }
bot-other = Bot, { $spec }
    .words = Bot, { $spec }

character-plain = Ausgewogen
    .words = Schätzt alles nach seinem wahren Wert.
character-miser = Prudence
    .words = Hält das Geld zusammen und kauft, was billig ist.
character-builder = Isambard
    .words = Baut so viel wie möglich und wartet auf den Ertrag.
character-raider = Jay
    .words = Hat es auf das abgesehen, was andere behalten möchten.
character-gambler = Lola
    .words = Gibt früh aus und vertraut darauf, dass es sich lohnt.

bot-type-random = irgendein erlaubter Zug
bot-type-greedy = ein Zug voraus mit Bewertung
bot-type-minimax = Suche mit wachsender Tiefe, max^n oder paranoid
bot-type-mcts = Monte-Carlo-Baumsuche

seat-now-person = Von hier an spielt ein Mensch für { $name }.
seat-now-bot = Von hier an spielt ein Bot für { $name } ({ $bot }).

# Ein Bot, der nicht ziehen konnte.

bot-too-long = zu lange überlegt
bot-not-responding = keine Antwort mehr
bot-found-nothing = angehalten, bevor etwas gefunden war
bot-process-ended = der Prozess ist zu Ende
bot-illegal = gewählt war „{ $text }“, das ist nicht erlaubt
bot-failed = in seinem Programm ist ein Fehler ({ $why })
bot-best-so-far = { $bot }: { $reason }. Es gilt der beste Zug, den er bis dahin gefunden hatte.
bot-replaced = { $bot } konnte nicht ziehen: { $reason }. An seiner Stelle zieht ein anderer Bot.
bot-no-stand-in = Auch dieser konnte es nicht: { $reason }. Es gilt der erste erlaubte Zug.
bot-first-move = { $bot } konnte nicht ziehen: { $reason }. Es gilt der erste erlaubte Zug.
bot-and-then = { $first } { $then }

# Aufzeichnung und Dateien.

journal-move = Zug { $number } („{ $text }“): { $what }
journal-seats = Plätze und Varianten: { $what }
journal-deal = Start: { $what }
journal-newer = die Partie wurde mit einer neueren Version des Programms gespeichert
journal-old-rules = Die Partie wurde nach einer älteren Version der Regeln gespielt
journal-older-rules = Erwartet wird { $now }, gefunden { $found }: Alle Züge sind noch erlaubt, Beträge können abweichen
journal-turn = Erwartet wird ein Zug von { $expected }, nicht von { $found }
journal-chance = Zufall
journal-seat = Platz { $number }
journal-colour = Erwartet wird eine eigene Farbe, gefunden die von Platz { $other }
journal-blank = Erwartet wird ein Name, gefunden nur Leerzeichen

match-undrawn = Diese Partie lässt sich lesen, aber nicht zeigen. Sie ist nicht unter deinen Spielständen.
file-too-large = Erwartet wird eine Partie, gefunden eine Datei von mehr als { $maximum } Byte
file-kept-up-to = { $what }. Bis Zug { $number } ist die Partie unbeschädigt.

# Wonach eine Stellung eines Spiels beurteilt wird, von dem nichts bekannt ist.

term-score = Punkte sofort

# Die Spielstände.

store-busy = Ein anderes Programm benutzt gerade die Spielstände ({ $file }). Versuche es gleich noch einmal.
store-full = Die Festplatte ist voll. In { $folder } kann nichts mehr gespeichert werden, bis wieder Platz ist.
store-broken = Die Spielstände in { $file } lassen sich nicht lesen oder schreiben (SQLite meldet { $code }). Verschiebe die Datei oder den Ordner dieses Namens, oder wähle mit --home ORDNER einen anderen Ordner.
store-no-folder = Der Ordner für die Spielstände lässt sich nicht anlegen ({ $folder }): { $why }. Wähle mit --home ORDNER einen anderen.
folder-no-home = Es gibt keinen Ordner für Spielstände und Einstellungen, weil dieser Benutzer kein Home-Verzeichnis hat. Wähle einen mit --home ORDNER oder der Umgebungsvariable PARLORCAR_HOME.
folder-no-user = Den Ordner { $folder } gibt es nicht, weil das System keinen solchen Benutzer mit Home-Verzeichnis kennt. Wähle einen anderen mit --home ORDNER oder der Umgebungsvariable PARLORCAR_HOME.
store-newer = Die Spielstände in { $file } stammen von einer neueren Version von Parlor Car (Dateiversion { $version }; dieses Programm liest bis { $known }).
store-set-aside = Die Datei der Spielstände war beschädigt. Sie liegt jetzt als { $file } daneben, eine neue ist angelegt.
store-salvaged =
    { $known ->
        [one] Die Datei der Spielstände war beschädigt. { $saved ->
            [0] Die eine Partie darin war nicht zu retten.
           *[other] Die eine Partie darin ist gerettet.
        }
       *[other] Die Datei der Spielstände war beschädigt. { $saved } von { $known } Partien { $saved ->
            [one] ist
           *[other] sind
        } gerettet{ $partly ->
            [0] .
           *[other] , { $partly } davon ohne die letzten Züge.
        }
    } Die beschädigte Datei liegt als { $file } daneben.
store-copied =
    Die Datei der Spielstände war so beschädigt, dass sie nicht mehr sagt, welche Partien darin waren. { $saved ->
        [0] Keine ließ sich retten, auch nicht aus der Kopie vom { $moment }.
        [one] Eine Partie ist gerettet, mithilfe der Kopie vom { $moment }. Was danach gespielt wurde, fehlt vielleicht.
       *[other] { $saved } Partien sind gerettet, einige davon aus der Kopie vom { $moment }. Was danach gespielt wurde, fehlt vielleicht.
    } Die beschädigte Datei liegt als { $file } daneben.
store-read-only = In { $folder } lässt sich nichts speichern. Du kannst Partien ansehen und als Datei verschicken, aber nicht weiterspielen.
store-stuck = Die Datei der Spielstände ist beschädigt und lässt sich nicht beiseitelegen: { $why }
store-changed = Diese Partie wurde in einem anderen Fenster fortgesetzt oder gelöscht. Öffne sie noch einmal, um dort weiterzuspielen.
store-gone = Der Ordner der Spielstände ({ $folder }) ist verschwunden und lässt sich nicht neu anlegen ({ $why }). Noch ist nichts verloren. Die Partie geht weiter, sobald der Ordner wieder da ist. Du kannst diese Partie auch anderswo als Datei speichern.
store-moved = Die Spielstände wurden gerade gelöscht oder ersetzt, darum ist noch nichts geändert. Versuche es noch einmal.
store-recreated = Die Spielstände in { $folder } wurden gelöscht, während das Programm lief. Sie sind dort neu gespeichert, und keine Partie fehlt.
store-replaced =
    Ein anderes Programm hat die geöffneten Spielstände ersetzt ({ $file }), wie es Programme tun, die Ordner abgleichen. { $added ->
        [0] Die neue Datei enthielt schon alle deine Partien.
        [one] Eine deiner Partien fehlte in der neuen Datei und ist dort ergänzt.
       *[other] { $added } deiner Partien fehlten in der neuen Datei und sind dort ergänzt.
    }
store-journal-gone = Ein anderes Programm hat Dateien gelöscht, die zu den geöffneten Spielständen gehören ({ $file }-wal und -shm). Alle Partien sind neu gespeichert, und keine fehlt.
store-unreadable = Die Spielstände ({ $file }) wurden gelöscht oder ersetzt, während das Programm lief, und die alte Datei ist nicht mehr lesbar. Die Partie auf dem Tisch wird mit dem nächsten Zug gespeichert. Ältere Partien findest du vielleicht im Ordner copies.
store-foreign-journal =
    Die Spielstände wurden ersetzt, nachdem das Programm unerwartet beendet worden war. Ungespeicherte Änderungen der alten Datei hätten die neue zerstört. Sie liegen jetzt als { $file } daneben. { $added ->
        [0] Sie enthielten keine weiteren Partien.
        [one] Eine Partie darin war lesbar und ist ergänzt.
       *[other] { $added } Partien darin waren lesbar und sind ergänzt.
    }
store-left = Die Spielstände ließen sich nicht in ihrem Ordner speichern. Sie liegen jetzt in { $file }. Kopiere diese Datei als { $name } nach { $folder }, bevor du das Programm wieder startest.
store-no-match = Einen Spielstand mit der Nummer { $number } gibt es nicht.

settings-unreadable = { $file } ist nicht lesbar ({ $why }). Es gelten die Standardeinstellungen.
settings-unsaved = Die Einstellungen lassen sich nicht in { $file } speichern ({ $why }). Sie gelten, bis du das Programm beendest. Bei der nächsten Änderung versucht es das Programm noch einmal.
settings-set-aside = { $what } Die Datei heißt jetzt { $file }.
