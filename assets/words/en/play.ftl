# The table: the bar, the seats, the prompt, the log, the menus.

# What keys and buttons do, in tips and in the help.

keys = Keys
gamepad = Gamepad
keys-choosing = Choosing a move
keys-playing = Playing
keys-looking = Looking
keys-program = The program

does-next = Go to the next thing that can be chosen
does-previous = Go to the one before
does-left = Go to the nearest thing on the left
does-right = Go to the nearest thing on the right
does-up = Go up; or bid more
does-down = Go down; or bid less
does-confirm = Choose it; then confirm the move
does-back = Cancel the selection; then open the menu
does-erase = Rub out a digit of an amount
does-undo = Undo
does-redo = Redo
does-hint = A bot’s advice
does-stop = Stop the bot’s thinking: it plays what it has
does-pause = Hold the bots, or let them go on
does-seats = Change who plays a seat: a person, or which bot
does-speed = The pace of bots and motion
does-recap = Next event since your turn, and its place
does-holdings = What the next player holds
does-log = The whole log
does-money = Everybody’s money, then and now
does-peek = Hold it: look at what only you may see
does-first = Look at the beginning of the game
does-earlier = Look one move back
does-later = Look one move on
does-present = Return to the current position
does-zoom-in = Enlarge the map
does-zoom-out = Make the map smaller
does-whole-map = See the whole map
does-pan-left = Look farther left on the map
does-pan-right = Look farther right on the map
does-pan-up = Look farther up on the map
does-pan-down = Look farther down on the map
does-help = Help
does-full-screen = Fill the screen, or go back to a window
does-picture = Save a picture of the window
does-turn = The steps of a turn
does-menu = The menu

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
    .words = Cross or left stick, left
pad-cross-right = Right
    .words = Cross or left stick, right
pad-cross-up = Up
    .words = Cross or left stick, up
pad-cross-down = Down
    .words = Cross or left stick, down

# Paces of bots and motion.

speed-slow = slow
speed-normal = normal
speed-quick = quick
speed-instant = instant
speed-chosen = Pace of bots and motion: { $pace }.

# The seats.

seat-to-act = to act
seat-no-debt = no debt
seat-owes = owes
seat-tip = Choose who plays for { $name }: a person or a bot
seat-line = { $name }: { $kind }
seats-menu = Who plays which seat?
seat-menu = Who plays { $name }?
peek-tip = Hold it to see what only you may see
money-hidden = What everybody has is secret until the game is over.

# The curtain between two people at one screen.

curtain = Pass the seat to { $name }
    .words = What you keep secret is covered. To see it, hold the eye on your card, or the key { $key }, while nobody else looks.
    .button = Here I am: { $name }
    .menu = Menu
curtain-advice = Advice for { $name }
    .words = The bot that advises knows what you keep secret, and its advice may reveal it. Ask while nobody else looks.
curtain-look = A look for { $name }
    .words = What you keep secret is covered. To see it, hold the eye on your card, or the key { $key }, while nobody else looks.

# The prompt.

next-person = { $name } is next
    .words = What is to be decided is behind the curtain.

confirm = Confirm
choose-it = Choose it
bid-up-to = Up to { $amount }
    .words = The table bids for you: the least that is needed, up to this price. Above it, you pass.
limit-stands = The table bids for you up to { $limit }.
    .name = The table bids for { $name } up to a secret limit.
limit-cancel = Cancel limit
    .words = Decide each bid yourself again
limit-canceled = Limit canceled. You decide each bid yourself again.
limit-passed = The price went above your limit of { $limit }, so you passed.
    .name = The price went above { $name }’s limit. { $name } passed.
seat-limit = up to { $limit }
    .hidden = has a limit
handed-over = It is { $name }’s turn now. Press again if that is you.
waited-for = { $name } is to act.
looking-at-present = This is how the table stands now.
seats-settled = The game is over: the seats stay as they were.
no-looking-back = There is nothing to look back on here.
choose-first = Choose something first.
let-go = Cancel the selection
final-move = This can’t be undone.
nothing-to-undo = Nobody at this screen has made a move that could be undone.
undo-known = There is no way back over what came to light: { $line }
undo-asks = Take that back?
    .words = { $name } made the last move.
    .replies =
        { $count ->
            [one] A later move of { $names } goes back with it.
           *[other] Later moves of { $names } go back with it.
        }
took-back =
    { $count ->
        [one] Undone: a move of { $names }.
       *[other] Undone: moves of { $names }.
    }
nothing-to-redo = There is nothing to play again.
slip-empty = What a move would change is shown here.
steps-done = { $step } of { $steps }
amount-refused = { $amount } is none of the amounts that can be chosen.
amount-from = from { $amount }
amount-to = to { $amount }
amount-least = The least that is possible
amount-most = The most that is possible

game-won = { $names } won
game-is-over = The game is over
final-standing = Final standing
final-place = { $place }. { $name }
look-back = Look back

looking-back = Looking back

# What is shown before anybody is prompted.

sheet-go-on = Continue
comes-next = Next
next-result = The result
next-lesson = The lesson goes on
seen-first = First watch what happened. Press Enter or click the board to skip.
throw-dice = Roll the dice
looking-at-start = Looking at the beginning
looking-at-move = Looking at move { $number } of { $moves }

bot-next = { $name } is next.
bot-thinks = { $name } is thinking.
bot-work =
    { $work ->
        [one] { $work } line of play looked at
       *[other] { $work } lines of play looked at
    }
bot-play-now = Play now
    .words = Stop thinking and play what it has
saving-waits = Not saved yet
    .words = { $why } The game goes on by itself as soon as it can be saved.
    .busy = Another program is using the saved games ({ $file }).
    .cancel = Discard the unsaved change. The table stays as it was before.
saving-again = Saving works again. The game goes on.
bots-held = The bots are held.
    .words = The bots are held. { $name } is to act.
bots-go-on = Let the bots go on
bots-hold = Hold the bots
bots-play-on = The bots play on.

log-made = Played automatically: the only legal move, or a bid up to the player’s limit.
forced-move = Only one thing can be done: { $move }.
forced-made = Nothing else was possible, so it was done for you: { $move }.
    .name = Nothing else was possible, so it was done for { $name }: { $move }.
advice-thinking = A bot thinks about your move.
move-priced = { $title }, { $price }

# The log.

log = The log
log-since = Since your last turn
recap = Since your turn
recap-start = Since the beginning
recap-show =
    See what happened since your turn
    { $key }
recap-hide = See the preview again
recap-none = Nothing has happened since your turn.
log-of = The log of { $game }: a line leads to its moment

# The menu.

menu-go-on = Go on playing
menu-board = Back to the board
menu-log = The whole log
menu-money = Everybody’s money
menu-seats = Change players
menu-leave = Leave the table

picture-saved = The picture is saved: { $file }.
picture-not-saved = The picture could not be saved.
