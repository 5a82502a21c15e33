# Was jeder Raum braucht.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

# Wie ein Abschnitt des Spiels heißt, wo Geld gezeigt wird: ein Jahr, eine Runde.
period-number = { $period }

# Ein Betrag, der allein steht.
sum = { $amount }

bank = die Bank

# Versteigerungen, in mehreren Spielen gleich.

bid-made = { $seat } bietet { $amount }.
bid-passed = { $seat } passt.
refused-bid-too-low = Das niedrigste Gebot ist { $lowest }.
refused-bid-too-high = Du hast nur { $cash }.
