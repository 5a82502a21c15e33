# The table: the bar, the seats, the prompt, the log, the menus.

# What keys and buttons do, in tips and in the help.

keys = Keys
gamepad = Gamepad
keys-choosing = Choosing a move
keys-playing = Playing
keys-looking = Looking
keys-program = The program

does-next = Next option
does-previous = Previous option
does-left = Nearest option to the left
does-right = Nearest option to the right
does-up = Move up, or raise an amount
does-down = Move down, or lower an amount
does-confirm = Select, then confirm the move
does-back = Cancel the selection, then open the menu
does-erase = Delete a digit
does-undo = Undo
does-redo = Redo
does-hint = Ask a bot for advice
does-stop = Let the bot play immediately
does-pause = Pause or resume the bots
does-seats = Change players (human or bot)
does-speed = Change the speed of bots and animations
does-recap = Show the next event since your turn
does-holdings = Show the next player’s holdings
does-log = Show the whole log
does-money = Show the money chart
does-peek = Hold to see your secrets
does-first = Look back to the start
does-earlier = Look one move back
does-later = Look one move ahead
does-present = Return to the current position
does-zoom-in = Zoom in
does-zoom-out = Zoom out
does-whole-map = Show the whole map
does-pan-left = Pan left
does-pan-right = Pan right
does-pan-up = Pan up
does-pan-down = Pan down
does-help = Open the help
does-full-screen = Toggle full screen
does-picture = Save a screenshot
does-turn = Show the steps of a turn
does-menu = Open the menu

# A button of the bar with its keys.
tip-keys = { $words } ({ $keys })
tip-speed =
    { $tip }
    Now: { $pace }

# The names of keys: on a cap, and in full.

key-alt = Alt
    .words = Alt
key-backspace = Back
    .words = Backspace
key-ctrl = Ctrl
    .words = Ctrl
key-delete = Del
    .words = Delete
key-down = Down
    .words = Down
key-end = End
    .words = End
key-enter = Enter
    .words = Enter
key-escape = Esc
    .words = Escape
key-home = Home
    .words = Home
key-left = Left
    .words = Left
key-page-down = PgDn
    .words = Page Down
key-page-up = PgUp
    .words = Page Up
key-right = Right
    .words = Right
key-shift = Shift
    .words = Shift
key-space = Space
    .words = Space
key-tab = Tab
    .words = Tab
key-up = Up
    .words = Up

# The buttons of a gamepad.

pad-a = A
    .words = A
pad-b = B
    .words = B
pad-x = X
    .words = X
pad-y = Y
    .words = Y
pad-back = View
    .words = View
pad-start = Menu
    .words = Menu
pad-left-shoulder = LB
    .words = Left shoulder button
pad-right-shoulder = RB
    .words = Right shoulder button
pad-left-trigger = LT
    .words = Left trigger
pad-right-trigger = RT
    .words = Right trigger
pad-left-stick = LS
    .words = Press the left stick
pad-right-stick = RS
    .words = Press the right stick
pad-tilt-left = RS
    .words = Right stick to the left
pad-tilt-right = RS
    .words = Right stick to the right
pad-tilt-up = RS
    .words = Right stick up
pad-tilt-down = RS
    .words = Right stick down
pad-cross-left = Left
    .words = D-pad or left stick, left
pad-cross-right = Right
    .words = D-pad or left stick, right
pad-cross-up = Up
    .words = D-pad or left stick, up
pad-cross-down = Down
    .words = D-pad or left stick, down

# Speeds of bots and animations.

speed-slow = slow
speed-normal = normal
speed-quick = fast
speed-instant = instant
speed-chosen = Speed of bots and animations: { $pace }.

# The seats.

seat-to-act = to act
seat-no-debt = no debt
seat-owes = owes
seat-tip = Choose who plays for { $name }: a human or a bot
seat-line = { $name }: { $kind }
seats-menu = Change players
seat-menu = Who plays { $name }?
peek-tip = Hold to see your secrets
money-hidden = Cash is secret until the game is over.

# The curtain between two people at one screen.

curtain = Change seats: { $name }
    .words = Your secrets are covered. To see them, hold the eye on your card or the key { $key } while nobody else is looking.
    .button = Here I am: { $name }
    .menu = Menu
curtain-advice = Advice for { $name }
    .words = The advising bot knows your secrets, and its advice may reveal them. Ask while nobody else is looking.
curtain-look = Secrets of { $name }
    .words = Your secrets are covered. To see them, hold the eye on your card or the key { $key } while nobody else is looking.

# The prompt.

turn-of = { $name }’s turn
next-person = { $name } is next
    .words = Their decision is behind the curtain.

confirm = Confirm
choose-it = Choose
bid-up-to = Up to { $amount }
    .words = The table bids for you, as little as needed, up to this price. Above it, you pass.
limit-stands = The table bids for you up to { $limit }.
    .name = The table bids for { $name } up to a secret limit.
limit-cancel = Cancel limit
    .words = Decide each bid yourself again
limit-canceled = Limit canceled. You decide each bid yourself again.
limit-passed = { $auction } The price went above your limit of { $limit }, so you passed.
    .name = { $auction } The price went above { $name }’s limit. { $name } passed.
limit-passed-briefly = You passed above your limit of { $limit }.
    .name = { $name } passed above their limit.
seat-limit = up to { $limit }
    .hidden = has a limit
handed-over = It’s { $name }’s turn now. Press again if that’s you.
waited-for = It’s { $name }’s turn.
looking-at-present = This is the current position.
seats-settled = The game is over, so the players can’t change.
no-looking-back = There is nothing to review here.
choose-first = Choose something first.
let-go = Cancel the selection
final-move = You can’t undo this.
nothing-to-undo = There is no move to undo.
undo-known = Can’t undo: hidden information was revealed ({ $line }).
undo-asks = Undo that?
    .words = { $name } made the last move.
    .replies =
        { $count ->
            [one] A later move by { $names } is undone as well.
           *[other] Later moves by { $names } are undone as well.
        }
took-back =
    { $count ->
        [one] Undone: a move by { $names }.
       *[other] Undone: moves by { $names }.
    }
nothing-to-redo = There is no move to redo.
slip-empty = Here you’ll see what a move would change.
steps-done = { $step } of { $steps }
amount-refused = { $amount } isn’t a valid amount.
amount-from = from { $amount }
amount-to = to { $amount }
amount-least = Minimum
amount-most = Maximum

finale-counts = The final count
game-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
game-is-over = The game is over
why-game-ended = End of the game: { $reason }
final-standing = Final standing
final-place = { $place }. { $name }
look-back = Review

looking-back = Review

# Events that are shown before a prompt.

sheet-go-on = Continue
comes-next = Next
next-result = Result
next-lesson = The lesson continues
seen-first = First watch what happened. Press { $key } or click the board to skip.
throw-dice = Roll the dice
looking-at-start = Looking back at the start
looking-at-move = Looking back at move { $number } of { $moves }

bot-next = { $name } is next.
bot-thinks = { $name } is thinking.
bot-work =
    { $work ->
        [one] { $work } line of play examined
       *[other] { $work } lines of play examined
    }
bot-play-now = Play now
    .words = Stop thinking and play the best move so far
saving-waits = Not saved yet
    .words = { $why } The game continues automatically as soon as it can be saved.
    .busy = Another program is using the saved games ({ $file }).
    .cancel = Discard the unsaved change and go back to the position before it.
saving-again = Saving works again. The game continues.
bots-held = Bots paused.
    .words = Bots paused. It’s { $name }’s turn.
bots-go-on = Resume the bots
bots-hold = Pause the bots
bots-play-on = Bots resumed.

log-made = Played automatically: the only legal move, or a bid up to the player’s limit.
forced-move = Your only legal move: “{ $move }”.
forced-made = Your only legal move was played automatically: “{ $move }”.
    .name = The only legal move of { $name } was played automatically: “{ $move }”.
advice-thinking = A bot is thinking about your move.
    .within =
        { $seconds ->
            [one] Advice comes within { $seconds } second.
           *[other] Advice comes within { $seconds } seconds.
        }
advice-work = Search: { $percent }%
advice-now = Show advice
    .words = Stop thinking and show the best moves so far
advice-cancel = Cancel
    .words = Decide without advice
move-priced = { $title }, { $price }

# The log.

log = Log
log-empty = What happens at the table appears here.
log-since = Latest events
log-before = Before that
recap = Since your turn
recap-start = Since the start
recap-show =
    See what happened since your turn
    { $key }
recap-hide = Show the preview again
recap-passes =
    { $count ->
        [one] { $names } passes.
       *[other] { $names } pass.
    }
recap-unchanged = No change in money or points.
recap-none = Nothing has happened since your turn.
log-of = Log of { $game }: choose a line to look back at

# The menu.

menu-go-on = Resume playing
menu-board = Back to the board
menu-log = Whole log
menu-money = Money chart
menu-seats = Change players
menu-leave = Leave the table

picture-saved = Screenshot saved: { $file }.
picture-not-saved = Couldn’t save the screenshot.
