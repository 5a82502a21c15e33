# What every room needs.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

# The label of a part of the game where money is shown: a year, a turn.
period-number = { $period }

# A sum of money that stands alone.
sum = { $amount }

bank = the bank

# Auctions, in several games alike.

bid-made = { $seat } bids { $amount }.
bid-passed = { $seat } passes.
refused-bid-too-low = The lowest bid is { $lowest }.
refused-bid-too-high = You have only { $cash }.
