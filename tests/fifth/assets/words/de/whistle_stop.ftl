game-title = Whistle Stop
game-summary = Eröffne Halte und warte auf den Zug.
game-period = Runde
game-scores = Punkte
period-number = Runde { $period }

ask-open = Du bist am Zug
    .words = Eröffne einen Halt, oder warte und nimm $2.
ask-train = Der Zug
    .words = Der Zug kommt zu einem der Halte.
ask-end = Das Spiel ist aus
    .words = Die letzte Runde ist gespielt.

refused-taken = { $stop } gehört { $seat }.
refused-too-dear = { $stop } kostet { $amount }, du hast { $cash }.

heading-round = Runde { $round }
ended-last-round = Alle { $round } Runden sind vorbei.

stop-opened = { $seat } eröffnet { $stop } für { $amount }.
train-arrived = Der Zug kommt nach { $stop }.
paid-waiting = { $payee } nimmt { $amount } von der Bank.
paid-train = { $payee } bekommt { $amount } vom Zug.

stop-figures = Kostet { $amount }, bringt { $pays }
seat-cash = { $amount }
seat-stops = { $count ->
    [one] { $count } Halt
   *[other] { $count } Halte
}
choice-wait = Warten
slip-open = { $stop } eröffnen
slip-cash = Dein Bargeld
confirm-open = Eröffnen

account-earned = Genommen und verdient
    .words = von der Bank und den Zügen
    .ahead = Züge und Bank zahlten { $difference } mehr
    .behind = Züge und Bank zahlten { $difference } weniger
account-spent = Für Halte bezahlt
    .words = die eigenen
    .ahead = die Halte kosteten { $difference } weniger
    .behind = die Halte kosteten { $difference } mehr

what-stop = ein Halt
