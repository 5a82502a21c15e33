# What every room needs.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

# The label of a part of the game where money is shown: a year, a turn.
period-number = { $period }

# A sum of money that stands alone.
sum = { $amount }
figure = { $figure }

# A moment, by the computer’s clock.
moment = { $date }, { $hour }:{ $minute }
date = { $day } { $month } { $year }
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

bank = the bank

# What plays a seat if no bot does.
player-person = Human

# Auctions, in several games alike.

bid-made = { $seat } bids { $amount }.
bid-passed = { $seat } passes.
summary-duel =
    { $passes ->
        [0] { $seat } outbids { $seat-rivals } from { $low } to { $high }.
        [one] { $seat } outbids { $seat-rivals } from { $low } to { $high }. { $seat-passed } passes.
       *[other] { $seat } outbids { $seat-rivals } from { $low } to { $high }. { $seat-passed } pass.
    }
    .words = Bids: { $parts }
summary-bid = { $seat } { $amount }
refused-bid-too-low = The lowest bid is { $lowest }.
refused-bid-too-high = You have only { $cash }.

# Facts of the board, in lists.

fact-for-players = { $figure } in a game of { $players }
fact-players = { WORD($count) }

# Small numbers as words, for WORD($count) in messages and help books.

number-word =
    { $count ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
