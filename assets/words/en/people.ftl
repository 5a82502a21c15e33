# People: profiles, statistics, achievements, the rating.

profile-gone = This profile is no longer there; perhaps it was deleted in another window.

# The page of a person.

profile-guest = Guest
    .words = Whose record this match goes into. A guest’s is kept nowhere.
profile-button = What this person has played, won and achieved.
profile-record = Record
profile-figures = Figures
profile-badges = Badges
profile-tabs = Which sheet is shown.
profile-people = Who plays
profile-played = Matches played
profile-won = Won
    .figure = { $won }  ({ $percent }%)
profile-since = At the table since
profile-trouble = Nothing can be read

seat-colour-violet = violet, the crescent
seat-colour-teal = teal, the square
seat-colour-orange = orange, the chevron
seat-colour-rose = rose, the heart
seat-colour-ivory = ivory, the spade
seat-colour-olive = olive, the club

proposal = Proposed bots: { $level }
proposal-first = In { $game } you have not finished a match against the bots’ levels yet: begin with { $level }.
proposal-why = { $recent ->
        [one] In { $game } you { $won ->
            [0] did not win
           *[other] won
        } your only match so far.
       *[other] In { $game } you won { $won } of your last { $recent } matches.
    } Your rating is { $own } and that of { $level } { $theirs }: you would win about as often as chance.

# The record.

record-empty = No match has been played to its end yet. What you play from now on is counted here. Matches for practice are not.
record-by-game = Won by game
record-by-level = Won by level
record-strongest = the strongest bot at the table
record-by-chance = what chance would give
record-of = { $won } of { $played }
record-percent = { $percent }%
record-rating = Rating
    .note = after every match
record-unrated = You are rated when you play against bots of the levels.
record-gain = +{ $points } in { $month }
record-loss = −{ $points } in { $month }
record-streaks = Streaks
record-won-row = won in a row
    .longest = the longest
    .present = at present
record-front-row = in the first two
    .row = in a row
record-best = Best scores
record-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
record-time = { $hours } h { $minutes } min

# Every game in figures.

figures-games = Games and boards
figures-board = { $game }: { $board }
figures-played = Matches
figures-won = Won
figures-share = Share won
figures-mean = Mean score
figures-best = Best score
figures-time = Time
figures-no-time = —
figures-by-players = Won by players
figures-players = { $count } players
figures-levels = Bots for you
    .note = and your rating

# Everybody who plays here.

people-title = Who plays?
people-play = Play now
people-colour = Next color
people-new = New profile
    .button = Add
people-rename = Another name
people-name =
    .words = Type a name. It stays on this computer.
people-since = since { $day }
people-played = { $count ->
        [0] no match yet
        [one] { $count } match
       *[other] { $count } matches
    }
people-present = { $played }  ·  plays now
people-delete = Delete this profile?
    .words = The record of { $name }, with lessons, puzzles and badges, is deleted for good. The saved games stay.
    .keep = Keep it
people-trouble = That can’t be done
profile-save = Save a profile
    .words = The profile with its record is written into a file that anybody can read. Where?

badges-groups = Whose badges are shown: those of all games together, or of one.
badges-house = All games
badges-count = { $won } of { $all } won
badges-so-far = { $done } of { $all }

# At the end of a match.

result-rating = Rating { $points } (+{ $gain })
    .loss = Rating { $points } (−{ $gain })
