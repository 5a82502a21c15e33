# The pages around the table: title, set-up, saved games, help, settings, the result.

# Buttons and headings that several pages have.

new-game = New game
saved-games = Saved games
open-a-file = Open a file
save-as-file = Save as a file
settings = Settings
help = Help
quit = Quit
continue = Continue
see-result = See the result
take-back = Undo
back = Back
cancel = Cancel
close = Close
done = Done

# Game boxes.

box-facts-one = { $players } players  ·  about { $minutes } minutes
box-facts = { $fewest } to { $most } players  ·  about { $minutes } minutes
board-is-laid-out = The board is being laid out
box-titled = { $game }  ·  { $facts }

# The set-up.

setup-players = Players
    .words = Choose the number of players.
setup-shuffle = Shuffle seats
    .words = Seat the players at random.
setup-order = Play is clockwise; the first player is random.
setup-colour = This player’s color and symbol. Press to change them.
letter-refused = That character isn’t available: use Latin, Greek or Cyrillic.
setup-offered-names = Ada, Ben, Clara, Dora, Emil, Frieda, George, Hanna, Ida, John, Karl, Lucy, Martha, Nora, Oscar, Paul, Rosa, Sam, Tom, Victor
setup-name = The player’s name.
setup-person = A human player at this screen.
level-other = Other
    .words = Bots for the curious: one plays at random, one looks ahead like the programs of old.
level-random = Random
    .words = Plays random legal moves.
level-minimax = Minimax
    .words = Looks a few turns ahead and assumes every player makes their best move.
other-bots = Other bots
    .words = Bots for the curious: one plays at random, one looks ahead like the programs of old.
setup-board = Board
    .words = Choose the board to play on.
setup-board-titled = Board: { $board }
board-list = Choose a board
    .reading = Reading your boards …
board-standard = The standard board
board-further = Another board of this game
board-random = A random map
board-file = Your file: { $file }
board-broken = not usable
    .words = This board can’t be used
boards-process-ended = The boards couldn’t be listed because the process that read them ended unexpectedly. Try again with fewer programs open.
new-board = A new map
    .words = A map that nobody has seen yet. The same seed gives the same map, so friends can play on it too.
    .make = Draw a map
    .making = Bots try each map until one is fair and lively. This takes up to half a minute. Below is the best map so far.
    .draft = Map { $number } of at most { $most }
    .good = Bots have tried this map. It is fair and lively.
    .best = None of the maps was entirely fair. This one is the best.
    .take = Play on it
    .another = Another map
    .keep = Keep it
    .kept = Map saved
    .kept-in = The map is in your list of boards from now on. Its file is { $file }.
    .not-kept = Can’t save the map
new-board-ended = The map couldn’t be finished because its process ended. Try again.
setup-practice = Practice
    .words = You can undo every move, even dice and drawn cards.
setup-seed = Seed
    .words = The same seed gives the same deal. Empty = random.
setup-by-chance = random
setup-start = Start the game
setup-seed-too-large = That number is too large
    .words = Enter a number from 0 to { $most }.
setup-not-dealt = Can’t start the game

# Who sits at the table, unless somebody types another name.

usual-name-1 = Nell
usual-name-2 = Clara
usual-name-3 = Henry
usual-name-4 = Ada
usual-name-5 = Walter
usual-name-6 = Rosa

# Saved games, in the list and on the title screen.

saved-where = { $game } · { $where }
saved-over = { $game }, finished
saved-unknown = { $key }: not in this version
saved-bot = { $name } ({ $kind })
saved-when = { $moment }  ·  { $names }
saves-none = No saved games yet. Every game you start is saved here.
saves-deleted = “{ $name }” was deleted.
saves-trouble = That didn’t work

rename = Rename
rename-match = Rename the game
    .words = Name in this list:
delete = Delete
delete-match = Delete the game?
    .words = “{ $name }” will be removed from the list. You can undo this while this page is open.
    .keep = Keep it

# Imported matches and exported files.

match-damaged = This game is damaged
    .words = This save is damaged: { $trouble }. You can keep the moves before that as a new game.
    .keep = Keep the rest
    .leave = Cancel
match-older = Older rules
    .words = This game was started under an older version of the rules. You can continue it as a new game with the moves that are still legal. Amounts and cubes may differ.
    .keep = Continue it
match-unopened = Can’t open this game
match-unread = Can’t read this game
match-lost = None of it can be kept
match-letters = Letters are missing
    .words = Some names have characters that aren’t available. Each of them appears as a question mark.
match-part = A part was left out
    .words = The game was kept up to move { $number }. { $trouble }
file-reading = Opening a game
    .words = Reading { $file } …
file-process-ended = The file couldn’t be opened because the process that read it ended unexpectedly. Try again with fewer programs open.
file-open = Open a game
    .button = Open
file-unopened = Can’t open the file
file-save = Save as a file
    .words = The whole game goes into one file, to keep or to send to a friend. Anyone who opens it can see all hidden information.
    .button = Save
file-saved = Saved
    .words = The game is in { $file }.
file-replace = Replace the file?
    .words = { $file } already exists. If you replace it, its contents are lost.
    .button = Replace
file-unwritten = Can’t write the file
    .words = { $file }: { $why }.
file-above = Folder above
file-folder = folder
file-match = game
saves-trouble-now = Saved games
saves-are-gone = Can’t save right now
first-word = Notice

# The settings.

settings-look = Display
settings-play = Play
settings-sound = Sound

setting-language = Language / Sprache
    .words = The language of all texts.
choice-system = System default
setting-text-size = Text size
    .words = Press { $key-zoom-in } at the table to enlarge the map.
settings-percent = { $percent }%
setting-animation-speed = Animations
    .words = How fast pieces and money move.
setting-moving-scenery = Passing scenery
    .words = Move the landscape outside the car in the main menu.
setting-bot-pause = Pause after a bot’s move
    .words = Time to see what it did.
setting-confirm-moves = Confirm every move
    .words = If off, one press plays a move that you can undo.
setting-automatic-moves = Forced moves
    .words = Play your only legal move automatically if it’s free.
setting-coach = Blunder warnings
    .words = Ask once before a costly move.
setting-volume = Effects
    .words = Sounds of pieces, cards and dice.
setting-air = Ambience
    .words = Rails under the wheels, and rain on some evenings.
setting-music = Music
    .words = A soft piano, now and then.
setting-high-contrast = High contrast
    .words = Plain grounds under text, stronger colors and thicker lines.
setting-full-screen = Full screen
    .words = Use the whole screen instead of a window.
keys-can-change = You can give most commands other keys: **Settings**, then **Change keys**.
keys-change = Change keys
keys-none = not assigned
keys-press = Press the key or gamepad button that should do this from now on.
keys-fixed = { $key } is needed to choose moves and amounts. Press another key.
keys-taken = { $key } is already in use: “{ $other }”. Press it again to use it here instead, or press another key.
keys-default = Restore default
keys-foot = Select a command to change its key or, with a gamepad in hand, its button.
settings-restore = Restore defaults
choice-off = Off
choice-on = On
choice-slow = Slow
choice-normal = Normal
choice-fast = Fast
choice-none = None
choice-short = Short
choice-medium = Medium
choice-long = Long

# The help.

help-how-to-play = How to play
help-heading-on-board = { $game }: { $board }
help-the-board = The board
help-board-of-match = Names and figures here are those of your game’s board, **{ $board }**.
help-own-board = Names and figures here are those of the game’s own board, **{ $board }**. For another board, open the help in a game on it.
help-page-back = Page back
help-next-page = Next page
help-page = { $heading }  ·  { $page } of { $pages }

# The figures of a match, and its end.

figures-title = Charts
chart-scores = { $scores }, { $period } by { $period }
chart-deal = Deal
chart-now = Now
result-title = The end
result-headline =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-rematch = Rematch
result-board = Show the board
result-home = Main menu
account-dealt = At the start
    .words = what everybody started with
    .ahead = the deal brought { $difference } more
    .behind = the deal brought { $difference } less
account-end = At the end

# When an error in the program occurs.

guard = Something went wrong
    .happened = An error in the program interrupted the game. It isn’t your fault.
    .saved = Your game is saved at move { $number }. Continue it from here.
    .report = Details are in { $file }, without names or cards. They help the developers fix the error.
    .end = An error keeps the program from continuing. Your games are unchanged.
hindered-files = The program can’t open any more files because it has reached the system’s limit. Raise the limit (ulimit -n 256 or more), then start the program again. All saved games are still there.
hindered-unpacked = The program’s own files were deleted while it ran. They were in { $folder }, where it unpacks itself. Start it again. All saved games are still there.
