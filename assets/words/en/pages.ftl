# The pages round the table: title, set-up, saved games, help, settings, the result.

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
    .words = How many sit at the table.
setup-shuffle = Shuffle seats
    .words = Let chance say who sits where.
setup-order = Seats go clockwise; chance says who begins.
setup-colour = The color and sign of this player. Press for another one.
letter-refused = The typefaces here hold the letters of Europe’s languages; this one is missing.
setup-offered-names = Ada, Ben, Clara, Dora, Emil, Frieda, George, Hanna, Ida, John, Karl, Lucy, Martha, Nora, Oscar, Paul, Rosa, Sam, Tom, Victor
setup-name = The player’s name.
setup-person = Somebody at this screen.
level-other = Other
    .words = Bots for the curious: one that plays at random, one that looks ahead as programs of old did.
level-random = Random
    .words = Plays any move that is possible.
level-minimax = Minimax
    .words = Looks some turns ahead, and takes every player to do the best for themselves.
other-bots = Other bots
    .words = Bots for the curious: one that plays at random, one that looks ahead as programs of old did.
setup-board = Board
    .words = Which board it is played on.
setup-board-titled = Board: { $board }
board-list = Which one shall it be?
    .reading = Reading your boards …
board-own = its own
board-included = included
board-broken = not usable
    .words = This board can’t be used
boards-process-ended = The boards could not be listed because the process that read them ended unexpectedly. Try again with fewer programs open.
new-board = A new map
    .words = Nobody has seen it yet. The same number gives the same map, so that friends can play on it too.
    .make = Make it
    .making = It is drawn, and bots play on it until one is found that is fair and lively.
new-board-ended = The map could not be finished: its process has ended.
setup-practice = Practice
    .words = Every move can be undone, even a roll or a card drawn.
setup-seed = Seed
    .words = The same number gives the same deal. Leave it empty for a new one.
setup-by-chance = by chance
setup-start = Start the game
setup-seed-too-large = That number is too large
    .words = A seed is a number from 0 to { $most }.
setup-not-dealt = The game can’t be dealt

# Who sits at the table, unless somebody types another name.

usual-name-1 = Nell
usual-name-2 = Clara
usual-name-3 = Henry
usual-name-4 = Ada
usual-name-5 = Walter
usual-name-6 = Rosa

# Saved games, in the list and on the title screen.

saved-where = { $game }, { $where }
saved-over = { $game }, finished
saved-unknown = { $key }: not in this version
saved-bot = { $name } ({ $kind })
saved-when = { $moment }  ·  { $names }
saves-none = No game has been saved yet. Every game you begin is kept here.
saves-deleted = “{ $name }” was deleted.
saves-trouble = That could not be done

rename = Rename
rename-match = Rename the match
    .words = Its name in this list:
delete = Delete
delete-match = Delete the match?
    .words = “{ $name }” goes out of the list. You can take that back while this page is open.
    .keep = Keep it

# Imported matches and exported files.

match-damaged = This match is damaged
    .words = It makes no sense: { $trouble }. What was played before that can be kept as a new match.
    .keep = Keep the rest
    .leave = Cancel
match-older = Older rules
    .words = This match was begun under an older version of the rules. As far as its moves are still allowed it can go on as a new match; sums and cubes may differ.
    .keep = Go on with it
match-unopened = This match can’t be opened
match-unread = This match can’t be read
match-lost = Nothing of it can be kept
match-letters = Letters are missing
    .words = Some names have letters that these typefaces can’t show. Each of these letters appears as a question mark.
match-part = A part was left out
    .words = The match was kept up to move { $number }. { $trouble }
file-reading = Opening a match
    .words = Reading { $file } …
file-process-ended = The file could not be opened because the process that read it ended unexpectedly. Try again with fewer programs open.
file-open = Open a match
    .button = Open
file-unopened = The file can’t be opened
file-save = Save as a file
    .words = The whole match goes into one file, to keep or to send to a friend. It holds every secret of the game: anyone who opens it can see all hidden cards.
    .button = Save
file-saved = Saved
    .words = It lies in { $file }.
file-replace = Replace the file?
    .words = { $file } already exists. If you replace it, its contents are lost.
    .button = Replace
file-unwritten = The file can’t be written
    .words = { $file }: { $why }.
file-above = Folder above
file-folder = folder
file-match = match
saves-trouble-now = The saved games
saves-are-gone = Nothing can be saved now
first-word = A word first

# The settings.

settings-look = Display
settings-play = Play
settings-sound = Sound

setting-language = Language / Sprache
    .words = The language of all texts.
choice-system = System default
setting-text-size = Text size
    .words = Press + at the table to enlarge the map.
settings-percent = { $percent }%
setting-animation-speed = Animations
    .words = How fast pieces and money move.
setting-moving-scenery = Passing scenery
    .words = The landscape outside the car in the main menu.
setting-bot-pause = Pause after a bot’s move
    .words = Time to see what it did.
setting-confirm-moves = Confirm every move
    .words = If off, one press plays a move that you can undo.
setting-automatic-moves = Forced moves
    .words = Play your only legal move automatically if it’s free.
setting-coach = Blunder warnings
    .words = Ask once before a costly move.
setting-volume = Effects
    .words = The small noises of the table.
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
keys-press = Press the key or the gamepad’s button that should do this from now on.
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
help-board-of-match = Names and figures here are those of **{ $board }**, the board of your game.
help-own-board = Names and figures here are those of the game’s own board, **{ $board }**. For another board, open the help in a game on it.
help-page-back = Page back
help-next-page = Next page
help-page = { $heading }  ·  { $page } of { $pages }

# The figures of a match, and its end.

figures-title = The figures
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
result-board = The board
result-home = Title
account-dealt = At the start
    .words = what everybody began with
    .ahead = the deal brought { $difference } more
    .behind = the deal brought { $difference } less
account-end = At the end

# What is said when a mistake in the program is met.

guard = Something went wrong
    .happened = A mistake in the program has stopped what was under way. It is the program’s, not yours.
    .saved = Your game is saved at move { $number }; go on with it from here.
    .report = What happened is noted in { $file }, without anybody’s name or cards. The developers can fix it with that.
    .end = A mistake in the program keeps it from going on. Your games are as they were.
hindered-files = The program can’t open any more files, because the system’s limit is reached. Raise it (ulimit -n 256 or more), then start the program again. Everything you saved is still there.
hindered-unpacked = The program’s own files were deleted while it ran. They were in { $folder }, where it unpacks itself. Start it again. Everything you saved is still there.
