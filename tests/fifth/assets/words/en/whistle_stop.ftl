game-title = Whistle Stop
game-summary = Open stops, and wait for the train.
game-period = round
game-scores = Points
period-number = Round { $period }

ask-open = Your turn
    .words = Open a stop, or wait and take $2.
ask-train = The train
    .words = The train comes to one of the stops.
ask-end = The game is over
    .words = The last round has been played.

refused-taken = { $stop } belongs to { $seat }.
refused-too-dear = { $stop } costs { $amount }; you have { $cash }.

heading-round = Round { $round }
ended-last-round = All { $round } rounds are over.

stop-opened = { $seat } opens { $stop } for { $amount }.
train-arrived = The train comes to { $stop }.
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

account-earned = Taken and earned
    .words = what the bank and the trains paid
    .ahead = trains and the bank paid { $difference } more
    .behind = trains and the bank paid { $difference } less
account-spent = Paid for stops
    .words = one's own
    .ahead = stops cost { $difference } less
    .behind = stops cost { $difference } more

what-stop = a stop
