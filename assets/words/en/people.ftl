# People: profiles, statistics, achievements, the rating.

profile-gone = This profile no longer exists. It may have been deleted in another window.

# The page of a person.

profile-guest = Guest
    .words = Choose whose record this game counts for. Guests’ games aren’t recorded.
profile-button = Games played, wins and badges of this player.
profile-record = Record
profile-figures = Statistics
profile-badges = Badges
profile-tabs = Choose which sheet is shown.
profile-people = Who plays
profile-played = Games played
profile-won = Won
    .figure = { $won }  ({ $percent }%)
profile-since = Playing since
profile-trouble = Couldn’t read the profile

seat-colour-violet = violet, the crescent
seat-colour-teal = teal, the square
seat-colour-orange = orange, the chevron
seat-colour-rose = rose, the heart
seat-colour-ivory = ivory, the spade
seat-colour-olive = olive, the club

proposal = Proposed bots: { $level }
proposal-use = Use proposed bots: { $level }
proposal-no-bots = No bot plays at this table. Choose a bot for at least one seat first.
proposal-first = You haven’t finished a game of { $game } against bots yet. Start with { $level }.
proposal-why = { $recent ->
        [one] In { $game } you { $won ->
            [0] did not win
           *[other] won
        } your only game so far.
       *[other] You won { $won } of your last { $recent } games of { $game }.
    } Your rating is { $own } and that of { $level } is { $theirs }: an even match for you.

# The record.

record-empty = You haven’t finished a game yet. Games that you finish are counted here, except practice games.
record-by-game = Wins by game
record-by-level = Wins by level
record-strongest = the strongest bot at the table
record-by-chance = fair share
record-of = { $won } of { $played }
record-percent = { $percent }%
record-rating = Rating
    .note = after every game
record-unrated = You get a rating when you play against bots.
record-gain = +{ $points } in { $month }
record-loss = −{ $points } in { $month }
record-streaks = Streaks
record-won-row = wins in a row
    .longest = the longest
    .present = now
record-front-row = top-two finishes
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
figures-played = Games
figures-won = Won
figures-share = Win rate
figures-mean = Mean score
figures-best = Best score
figures-time = Time
figures-no-time = —
figures-by-players = Wins by player count
figures-players = { $count } players
figures-levels = Bots for you
    .note = and your rating

# Everybody who plays here.

people-title = Who plays?
people-play = Play now
people-colour = Next color
people-new = New profile
    .button = Add
people-rename = Rename
people-name =
    .words = Type a name. It stays on this computer.
people-since = since { $day }
people-played = { $count ->
        [0] no games yet
        [one] { $count } game
       *[other] { $count } games
    }
people-present = { $played }  ·  playing now
people-delete = Delete this profile?
    .words = { $name }’s record with lessons, puzzles and badges is deleted for good. Saved games stay.
    .keep = Keep
people-trouble = That didn’t work
profile-save = Save a profile
    .words = Choose where to save the profile and its record. Anybody can read the file.

badges-groups = Choose whose badges are shown: those of all games, or of one.
badges-house = All games
badges-count = { $won } of { $all } won
badges-so-far = { $done } of { $all }

# At the end of a match.

result-rating = Rating { $points } (+{ $gain })
    .loss = Rating { $points } (−{ $gain })
