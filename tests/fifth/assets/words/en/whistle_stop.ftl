game-title = Whistle Stop
game-summary = Open stops, and wait for the train.
game-period = round
period-number = Round { $period }
option-rich = Rich
    .help = Everybody begins with $10 more.

ask-open = Your turn
    .words = Open a stop, or wait and take $2.
ask-train = The train
    .words = The die is rolled for the train.
ask-end = The game is over
    .words = The last round has been played.

refused-taken = { $stop } belongs to { $seat }.
refused-too-dear = { $stop } costs { $amount }; you have { $cash }.
refused-no-train = It is not your turn.

heading-round = Round { $round }
ended-last-round = All { $round } rounds are over.

stop-opened = { $seat } opens { $stop } for { $amount }.
die-rolled = The die shows { $face }.
paid-waiting = { $payee } takes { $amount } from the bank.
paid-train = { $payee } gets { $amount } from the train.

stop-figures = Costs { $amount }, pays { $pays }
seat-cash = { $amount }
seat-stops = { $count ->
    [one] { $count } stop
   *[other] { $count } stops
}
choice-wait = Wait
slip-open = Open { $stop }
slip-cash = Your cash
confirm-open = Open it

account-stops = Paid for stops
account-waiting = Taken from the bank
account-trains = Trains

what-stop = a stop
what-face = a number of the die
