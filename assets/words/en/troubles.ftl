# What is wrong with something that came from outside, or why something can't be done.

refused-not-now = That is not possible now.
refused-over = The game is over.

unreadable-no-move = “{ $text }” is no move: expected one of: { $expected }.
unreadable-left-over = “{ $text }” is no move: “{ $rest }” is left over.
unreadable-field = “{ $text }” is no move: { $why }
unreadable-no-amount = expected a whole number of dollars, found “{ $found }”.
unreadable-no-name = expected { $expected }, found “{ $found }”.

# Files: where something is wrong, and what was expected there.

mistake-in-file = { $file }: { $what }
mistake-at = { $place }: { $what }
mistake-unreadable = can't be read: { $why }

expected-kind = expected { $kind }, found { $found }
expected-kind-only = expected { $kind }
expected-either = { $first } or { $second }
expected-at-least = expected { $kind } from { $low } up
expected-at-most = expected { $kind } of at most { $high }
expected-between = expected { $kind } from { $low } to { $high }
expected-outside = expected { $low } to { $high }, found { $found }
expected-longer = expected { $kind } of length { $length } or more
expected-shorter = expected { $kind } of length { $length } at most
expected-length = expected { $kind } of length { $length }
expected-multiple = expected { $kind } that is a multiple of { $step }
expected-entries = expected { $expected } entries, found { $found }
expected-moment = expected a day and a time such as 2026-11-22T17:40:00Z
expected-name = expected a name: not empty, and without spaces around it
expected-field = “{ $field }” is missing
expected-no-field = “{ $field }” is unknown here
expected-known = “{ $value }” is none of the values known here
expected-one-of = expected one of { $known }, found “{ $found }”
expected-value = expected { $expected }, found { $found }
expected-other = something else is expected here

kind-int = a whole number
kind-float = a decimal number
kind-str = a text
kind-bool = true or false
kind-array = a list
kind-object = named values
kind-other = another kind of value
kind-null = nothing

# Why a file can't be read or written.

file-missing = there is no such file
file-is-folder = it is a folder
file-in-no-folder = there is no such folder
file-exists = a file of this name is there already
file-not-allowed = it is not allowed to this user
file-disk-full = the disk is full
file-name-too-long = the name is too long
file-bad-name = no file can have this name
file-system = the system reports { $code }
file-not-utf8 = expected a text in UTF-8; line { $line } is not
file-no-toml = not a TOML file: mistake in line { $line }, column { $column }
file-no-json = expected JSON
file-bad-json = not a JSON file: mistake in line { $line }, column { $column }
file-long-number = a number in it is much too long
file-too-deep = too many brackets inside one another
file-long-key = line { $line }: the key has more than { $most } parts; use fewer dots
file-too-many-values = it has more than { $most } values; leave some out
file-too-long = it is much longer than such a file can be
file-no-file = it is no ordinary file
file-dead-link = it is a link that leads to no file or folder
file-too-many = too many files are open; the limit is the system's (ulimit -n)

# Games and tables.

board-own-only = the game has no boards but its own
no-new-boards = no new boards are made for { $game }
no-good-board = none of { $drafts } drafts was a good board; take another seed
no-such-game = no game is called “{ $found }”; there are: { $known }
cannot-deal-players = The game is for { $fewest } to { $most } players, not { $players }.
cannot-deal-option = The game has no option “{ $option }”; it has: { $known }.
cannot-deal-options = The game has no option “{ $option }”; it has none.

# Bots.

no-such-bot = no bot is called “{ $found }”; expected one of: { $known }
bot-no-parameter = { $spec }: { $bot } has no parameter “{ $found }”; expected one of: { $known }
bot-no-parameters = { $spec }: { $bot } has no parameter “{ $found }”; it has none
bot-no-value = { $spec }: expected { $parameter }=..., found “{ $found }”
bot-bad-value = { $spec }: { $parameter }={ $value }: { $what }
bot-parameter-twice = { $spec }: expected { $parameter }=... only once

# The arena: bots from outside, outcomes that are kept, libraries, a cluster.

outside-no-module = { $spec }: there is no module “{ $module }” here
outside-no-class = { $spec }: the module { $module } has no “{ $name }”
outside-no-bot = { $spec }: expected a class made from ai.bot.Bot, with a method “choose”
outside-needs = { $spec }: expected a class that can be made from a seed or from nothing
outside-no-command = { $spec }: expected a command after “exec:”
outside-not-started = { $spec }: can't be started: { $why }
outside-ended = { $spec }: its process ended (code { $code })
outside-late = { $spec }: no answer within { $seconds } seconds
outside-unreadable = { $spec }: expected a line such as {"{"}"move": "..."{"}"}, found “{ $found }”
outside-illegal = { $spec }: chose “{ $text }”, which is not legal
outside-raised = { $spec }: failed with “{ $error }” ({ $file }, line { $line })
kept-line = line { $line }: { $what }
no-library = { $library } is not installed; it comes with: pip install '{ $install }'
no-cluster = no cluster answers at { $address }
cluster-lost = the cluster at { $address } no longer answers; results saved with --keep are used when you run the command again
cluster-waits = the cluster at { $address } has no workers; waiting up to { $seconds } seconds for one
cluster-no-workers = the cluster at { $address } has had no workers for { $seconds } seconds; start some with: dask worker { $address }
cluster-workers-ended = several workers of the cluster at { $address } ended during the same work; they may have run out of memory
no-process = no process can be started for the work: { $why }
work-process-ended = a process that did the work has ended (code { $code }); it may have lacked memory: try fewer --jobs
no-scheduler = expected with { $backend } the address of its scheduler: --scheduler HOST:PORT
no-dask = --scheduler goes with { $backend }
no-jobs = --jobs does not go with { $backend }: its workers are counted there
kept-other-run = it belongs to another run: “{ $field }” is { $found } there, { $expected } here
kept-in-all = expected { $expected } in all, found { $found }

# Pictures.

picture-missing = The picture “{ $name }” is missing: expected such a file ({ $endings }) in { $folder }.
picture-broken = { $file }: expected a picture, but it can't be read as one
picture-too-large = { $file }: the picture has { $wide } × { $high } pixels, and only { $most } pixels are allowed; scale it down
picture-too-long = { $file }: the file has more than { $most } bytes; make the picture simpler or smaller
picture-too-slow = { $file }: the picture takes longer than { $seconds } seconds to draw; make it simpler
picture-too-many = { $folder } has more than { $most } pictures, so none of them is used; leave only those for the program there
picture-unknown = { $file }: the program has no picture of that name.

# Boards.

flaw-uneven-rows = expected rows of one length
flaw-hexes = expected at most { $most } hexes in all rows together, found { $found }; make the map smaller
flaw-routes = expected fewer than { $most } routes for cubes; let fewer links meet in a city
flaw-letter = expected letters { $letters }, found “{ $found }”
flaw-letter-unshown = the typefaces have no letter { $code }; use Latin, Greek or Cyrillic letters
flaw-no-hex = expected a C hex for { $name }, found { $found }
flaw-hex-taken = { $found } is already { $name }
flaw-less-than-shared = expected full to be at least shared
flaw-unnamed = expected a city for the C hexes { $found }
flaw-same-names = expected different names
flaw-no-city = expected the name of a city, found “{ $found }”
flaw-no-thing = expected the name of something on the board, found “{ $found }”
flaw-same-city = expected two different cities, found { $found } twice
flaw-not-each-once = expected each of { $expected } once
flaw-years = expected the first year before the last
flaw-span = expected no more than { $most } years from the first to the last
flaw-companies = expected two or more companies with different names
flaw-figures = expected a figure for each number of players from { $fewest } to { $most }
flaw-players = expected numbers of players one after the other, of those from { $fewest } to { $most }
flaw-outside = expected a hex of the map, found { $found }
flaw-ferry = expected a hex without a ferry
flaw-not-near = expected neighboring hexes
flaw-ridge-twice = expected a side without a ridge so far
flaw-snow-line = expected a row for each of { $columns } columns
flaw-other-map = expected a # in just the places where the board has its hexes
flaw-no-look = expected no such file: a board of this game is printed without one
flaw-field-on-hex = expected a field that leaves every hex free, it covers { $found }
flaw-name-astray = expected a place nearest to its own city, it is nearer to { $name }
flaw-name-covers = expected a place that leaves { $name } free
flaw-name-outside = expected a place on the map, off its printed fields
flaw-two-cities = expected two or more cities with different names
flaw-pair-twice = expected a new pair of cities
flaw-no-link = expected a link of the board, found “{ $found }”
flaw-link-twice = expected another link than before, found “{ $found }”
flaw-colours = expected different colors, each one of { $known }
flaw-start-cities = expected one for each company, of different names
flaw-shares-removed = expected fewer than there are shares, and columns of one length
flaw-uneven-columns = expected columns of one length
flaw-multiple = expected a multiple of { $step }
flaw-less = expected less than { $than }
flaw-at-least = expected at least { $least }, found { $found }
flaw-at-most = expected at most { $most }, found { $found }
flaw-count = expected { $expected } in all, found { $found }
flaw-fewer-than = expected at least as many as { $than } ({ $count }), found { $found }
flaw-holdings = start money and loans could give a player { $held } in { $turns } turns, but the limit is { $limit }; lower loans.most_at_once or setup.money, or offer more links each turn
flaw-debts = debts could grow beyond { $limit } in { $turns } turns; lower the debt service or raise loans.unit
flaw-no-key = “{ $of }” has no such key
flaw-key-needed = “{ $of }” needs this key
flaw-one-card = expected only one card with the effect “{ $of }”
flaw-card-kind = expected “{ $kind }” for the effect “{ $of }”
opening-players = expected { $fewest } to { $most }, found { $found }
opening-seat = expected a seat
opening-absent = expected a company with three players, or else -1
opening-lists = expected { $lists } lists of { $length }
opening-each-once = expected every city once
opening-below = expected numbers below { $end }
opening-different-below = expected different numbers below { $end }
opening-at-most-of = expected at most { $most } of { $name }, found { $found }
