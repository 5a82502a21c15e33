# Was jeder Raum braucht.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

bank = die Bank

# Versteigerungen, in mehreren Spielen gleich.

bid-made = { $seat } bietet { $amount }.
bid-passed = { $seat } passt.
