# The command line.

command-description = Railway board games at one table, with bots in the empty seats. Without arguments the window opens.
command-version = show version and libraries, and exit
command-compiled = compiled
command-plain = plain Python
command-home = the folder for saved games and settings
command-board = play on the board in this file
command-boards = another folder of board files
command-check-board = check whether a board file is playable
command-check-lesson = check whether a lesson can be completed
command-advise = show what a bot would do in a match from a JSON file, and why
command-review = review a match from a JSON file: win chances by move, the turning points and why, and the final score line by line
command-window = the window
command-size = its size, in pixels
command-open = continue the match in this file
command-images = a folder of pictures to use instead of the bundled ones
command-settings = settings for this run
command-without-window = without a window
command-headless = play a match between bots
command-list = list the games and bots
command-screens = save a picture of every screen
command-licenses = print what the program contains and the text of every license
command-smoke = open the window, draw, let a bot move, and print SMOKE OK
command-bench = measure how fast the program is, which takes minutes
command-json = print one JSON object
command-with-advise = with --advise
command-move = the position after N moves (default: the current one)
command-bot = the bot to ask, such as expert, greedy or mcts:seconds=2
command-with-headless = with --headless
command-game = a game’s key
command-seats = one bot per seat: greedy,mcts:seconds=0.5,random
command-seed = the seed of the deal: equal seeds give equal deals
command-a-folder = DIR
command-a-file = FILE
command-a-game = KEY
command-some-bots = BOTS
command-a-bot = BOT
command-a-number = N
command-some-seconds = S
command-seconds = processor time for a move ({ $usual }), if a bot names none

# Words of argparse itself: %s, %r and %(...)s stay as they are.

argparse-usage = usage:{ " " }
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-one = expected one argument
argparse-explicit = expected no argument, found “%s”
argparse-not-with = not allowed with argument %s
argparse-unknown = unrecognized arguments: %s

argument-size = expected width x height in pixels, such as 1280x720, found “{ $found }”
argument-seed = expected a whole number from 0 to { $maximum }, found “{ $found }”
argument-move = expected the number of a move, found “{ $found }”
argument-seconds = expected a number from { $minimum } to { $maximum }, found “{ $found }”
argument-choice = expected one of { $known }, found “{ $found }”
argument-no-file = expected a match file, found none at { $file }
argument-one-file = expected one file, found two
argument-no-images = expected a folder of pictures, found none at { $folder }
argument-needs = expected --{ $name }, such as --{ $name } { $example }
argument-headless-only = expected only together with --headless
argument-advise-only = expected only together with --advise
argument-json-only = expected only together with --headless, --list, --advise, --review or --bench
argument-window-only = expected only when the window is opened

argument-screens = expected a folder that can be written: { $why }

argument-new-match-only = expected only with --headless, or when the window starts a new game
argument-no-folder = expected a folder, found none at { $folder }
argument-other-game = expected a board for { $expected }, found one for { $found } in { $file }

# What is printed.

list-games = Games
list-bots = Bots
list-levels = Levels
list-players = { $fewest } to { $most } players

board-is-good = { $file }: { $title }, a board for { $game }

list-bot-parameters = { $line }; with { $parameters }

licenses-contents = What Parlor Car contains, with the license and the source code of each part:
licenses-replace = You may change and replace the parts under the LGPL. Get the source code of Parlor Car, install it with Python, and install your own versions of these parts in the same environment. Then start “parlorcar”, or make a new executable with “pyinstaller build.spec”. This software is based in part on the work of the Independent JPEG Group and of the FreeType Team. The texts of all licenses follow.

headless-seat = Seat { $number }
headless-wins = wins
headless-moves = { $moves } moves in { $seconds } seconds, seed { $seed }
screens-saved = { $screens } screens in { $sizes } sizes: { $folder }

# The window.

window-no-screen = can’t open a window: there is no screen. Without a window you can use --headless, --list, --screens, --check-board, --advise and --review.
window-no-driver = can’t open a window: SDL_VIDEODRIVER names “{ $driver }”, which doesn’t work here.

# The smoke test.

smoke-title-blank = the title screen is blank
smoke-table-blank = the table is blank
smoke-no-move = no bot moved within { $seconds } seconds
lesson-is-good = { $file }: the lesson “{ $title }” can be completed in { $count } steps.
