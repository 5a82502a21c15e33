# What every room needs.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

bank = the bank

# Auctions, in several games alike.

bid-made = { $seat } bids { $amount }.
bid-passed = { $seat } passes.
