# Errors in external input, and reasons why something can’t be done.

refused-not-now = That isn’t possible now.
refused-over = The game is over.

move-error-no-move = “{ $text }” isn’t a move; expected one of: { $expected }.
move-error-left-over = “{ $text }” isn’t a move, because “{ $rest }” is left over.
move-error-field = “{ $text }” isn’t a move: { $why }
move-error-no-amount = expected a whole number of dollars, found “{ $found }”.
move-error-no-name = expected { $expected }, found “{ $found }”.

# Files: where something is wrong, and what was expected there.

error-in-file = { $file }: { $what }
error-at = { $place }: { $what }
error-unreadable = can’t be read: { $why }

schema-error-kind = expected { $kind }, found { $found }
schema-error-kind-only = expected { $kind }
schema-error-either = { $first } or { $second }
schema-error-at-least = expected { $kind } of at least { $low }
schema-error-at-most = expected { $kind } of at most { $high }
schema-error-between = expected { $kind } from { $low } to { $high }
schema-error-outside = expected { $low } to { $high }, found { $found }
schema-error-longer = expected { $kind } of length { $length } or more
schema-error-shorter = expected { $kind } of length { $length } at most
schema-error-length = expected { $kind } of length { $length }
schema-error-multiple = expected { $kind } that is a multiple of { $step }
schema-error-entries = expected { $expected } entries, found { $found }
schema-error-moment = expected a day and a time such as 2026-11-22T17:40:00Z
schema-error-name = expected a name: not empty, and without spaces around it
schema-error-field = “{ $field }” is missing
schema-error-no-field = “{ $field }” is unknown here
schema-error-known = “{ $value }” isn’t a known value here
schema-error-one-of = expected one of { $known }, found “{ $found }”
schema-error-value = expected { $expected }, found { $found }
schema-error-other = something else is expected here

type-int = a whole number
type-float = a decimal number
type-str = a text
type-bool = true or false
type-array = a list
type-object = named values
type-other = another kind of value
type-null = nothing

# Why a file can’t be read or written.

file-missing = there is no such file
file-is-folder = it is a folder
file-in-no-folder = there is no such folder
file-exists = a file with this name already exists
file-not-allowed = permission denied
file-disk-full = the disk is full
file-name-too-long = the name is too long
file-bad-name = a file can’t have this name
file-system = the system reports { $code }
file-not-utf8 = expected UTF-8 text, but line { $line } isn’t
file-no-toml = not a TOML file: mistake in line { $line }, column { $column }
file-no-json = expected JSON
file-bad-json = not a JSON file: mistake in line { $line }, column { $column }
file-long-number = a number in it is much too long
file-too-deep = brackets are nested too deeply
file-long-key = line { $line }: the key has more than { $maximum } parts; use fewer dots
file-too-many-values = it has more than { $maximum } values; leave some out
file-too-long = the file is far too long
file-no-file = it isn’t a regular file
file-dead-link = it is a broken link
file-too-many = too many files are open for this system’s limit (ulimit -n)

# Games and tables.

board-own-only = the game has only its own board
no-new-boards = no boards can be generated for { $game }
no-such-game = no game is called “{ $found }”; there are: { $known }
cannot-deal-players = The game is for { $minimum } to { $maximum } players, not { $players }.
cannot-deal-option = The game has no option “{ $option }”; it has: { $known }.
cannot-deal-options = The game has no options, so “{ $option }” can’t be set.

# Bots.

no-such-bot = no bot is called “{ $found }”; expected one of: { $known }
bot-no-parameter = { $spec }: { $bot } has no parameter “{ $found }”; expected one of: { $known }
bot-no-parameters = { $spec }: { $bot } has no parameters, so “{ $found }” can’t be set
bot-no-value = { $spec }: expected { $parameter }=..., found “{ $found }”
bot-bad-value = { $spec }: { $parameter }={ $value }: { $what }
bot-parameter-twice = { $spec }: expected { $parameter }=... only once

# The arena: external bots, stored outcomes, libraries, a cluster.

outside-no-module = { $spec }: there is no module “{ $module }” here
outside-no-class = { $spec }: the module { $module } has no “{ $name }”
outside-no-bot = { $spec }: expected a subclass of ai.bot.Bot with a method “choose”
outside-needs = { $spec }: expected a class whose constructor takes a seed or nothing
outside-no-command = { $spec }: expected a command after “exec:”
outside-not-started = { $spec }: can’t be started: { $why }
outside-ended = { $spec }: its process ended (code { $code })
outside-late = { $spec }: no answer within { $seconds } seconds
outside-unreadable = { $spec }: expected a line such as {"{"}"move": "..."{"}"}, found “{ $found }”
outside-illegal = { $spec }: chose “{ $text }”, which isn’t legal
outside-raised = { $spec }: failed with “{ $error }” ({ $file }, line { $line })
kept-line = line { $line }: { $what }
no-library = { $library } isn’t installed; install it with: pip install '{ $install }'
no-cluster = no cluster responds at { $address }
cluster-lost = the cluster at { $address } no longer responds; results saved with --keep are used when you run the command again
cluster-waits = the cluster at { $address } has no workers; waiting up to { $seconds } seconds for one
cluster-no-workers = the cluster at { $address } has had no workers for { $seconds } seconds; start some with: dask worker { $address }
cluster-workers-ended = several workers of the cluster at { $address } ended during the same task; they may have run out of memory
no-process = can’t start a worker process: { $why }
work-process-ended = a worker process ended (code { $code }); it may have run out of memory: try fewer --jobs
no-scheduler = { $backend } needs the address of its scheduler: --scheduler HOST:PORT
no-dask = --scheduler can only be used with { $backend }
no-jobs = --jobs can’t be used with { $backend }: the cluster has its own number of workers
kept-other-run = it belongs to another run: “{ $field }” is { $found } there, { $expected } here
kept-in-all = expected { $expected } in all, found { $found }

# Pictures.

picture-missing = The picture “{ $name }” is missing: expected such a file ({ $endings }) in { $folder }.
picture-broken = { $file }: the file can’t be read as a picture
picture-too-large = { $file }: the picture has { $wide } × { $high } pixels, and only { $maximum } pixels are allowed; scale it down
picture-too-long = { $file }: the file has more than { $maximum } bytes; make the picture simpler or smaller
picture-too-slow = { $file }: the picture takes longer than { $seconds } seconds to draw; make it simpler
picture-too-many = { $folder } has more than { $maximum } pictures, so none of them is used; leave only those for the program there
picture-unknown = { $file }: the program has no picture of that name.

# Boards.

board-error-uneven-rows = expected rows of one length
board-error-hexes = expected at most { $maximum } hexes in all rows together, found { $found }; make the map smaller
board-error-routes = expected fewer than { $maximum } routes for cubes; let fewer links meet in a city
board-error-letter = expected letters { $letters }, found “{ $found }”
board-error-letter-unshown = the typefaces have no letter { $code }; use Latin, Greek or Cyrillic letters
board-error-no-hex = expected a C hex for { $name }, found { $found }
board-error-hex-taken = { $found } is already { $name }
board-error-less-than-shared = full must be ≥ shared
board-error-unnamed = expected a city for the C hexes { $found }
board-error-same-names = expected different names
board-error-no-city = expected the name of a city, found “{ $found }”
board-error-no-thing = expected the name of something on the board, found “{ $found }”
board-error-same-city = expected two different cities, found { $found } twice
board-error-not-each-once = expected each of { $expected } once
board-error-years = the first year must come before the last
board-error-span = expected no more than { $maximum } years from the first to the last
board-error-companies = expected two or more companies with different names
board-error-figures = expected a figure for each number of players from { $minimum } to { $maximum }
board-error-players = players must be consecutive numbers from { $minimum } to { $maximum }
board-error-outside = expected a hex of the map, found { $found }
board-error-ferry = expected a hex without a ferry
board-error-not-near = expected neighboring hexes
board-error-ridge-twice = expected a side without a ridge so far
board-error-snow-line = expected one row for each of { $columns } columns
board-error-other-map = expected a # exactly where the board has its hexes
board-error-no-look = this file isn’t needed: a board of this game is drawn without one
board-error-field-on-hex = a printed field must not cover a hex; this one covers { $found }
board-error-name-astray = a name must be nearest to its own city; this one is nearer to { $name }
board-error-name-covers = a name must not cover { $name }
board-error-name-outside = a name must be on the map and outside its printed fields
board-error-two-cities = expected two or more cities with different names
board-error-pair-twice = this pair of cities appears twice
board-error-no-link = expected a link of the board, found “{ $found }”
board-error-link-twice = the link “{ $found }” appears twice
board-error-colours = expected different colors, each one of { $known }
board-error-start-cities = expected one for each company, with different names
board-error-shares-removed = expected fewer than there are shares, and columns of one length
board-error-uneven-columns = expected columns of one length
board-error-multiple = expected a multiple of { $step }
board-error-less = expected less than { $than }
board-error-at-least = expected at least { $minimum }, found { $found }
board-error-at-most = expected at most { $maximum }, found { $found }
board-error-count = expected { $expected } in all, found { $found }
board-error-fewer-than = expected at least as many as { $than } ({ $count }), found { $found }
board-error-holdings = start money and loans could give a player { $held } in { $turns } turns, but the limit is { $limit }; lower loans.most_at_once or setup.money, or offer more links each turn
board-error-debts = debts could grow beyond { $limit } in { $turns } turns; lower the debt service or raise loans.unit
board-error-no-key = “{ $of }” can’t have this key
board-error-key-needed = “{ $of }” needs this key
board-error-one-card = expected only one card with the effect “{ $of }”
board-error-card-kind = expected “{ $kind }” for the effect “{ $of }”
opening-players = expected { $minimum } to { $maximum }, found { $found }
opening-seat = expected a seat
opening-absent = expected a company with three players, otherwise -1
opening-lists = expected { $lists } lists of { $length }
opening-each-once = expected every city once
opening-below = expected numbers below { $end }
opening-different-below = expected different numbers below { $end }
opening-at-most-of = expected at most { $maximum } of { $name }, found { $found }
