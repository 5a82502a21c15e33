# Rückblick auf eine Partie: die Chancen nach jedem Zug und die Züge, auf die es ankam.

review-hidden = Was man am Tisch voreinander verbirgt, wird vor dem Ende nicht angeschaut.
review-nothing = Noch ist nichts gespielt.
review-failed = Die Bots konnten diese Partie nicht zu Ende ansehen.

review-chances-title = Siegchancen
review-start = Beginn
review-end = Jetzt
review-share = { $name } { $percent } %
review-line = { "  " }{ $label }: { $shares }
review-turning-points = Wendepunkte
review-no-turning-points = Von keinem Zug ist sicher, dass er mehr zählte als andere.
review-cost-line = { "  " }Zug { $number } ({ $heading }), { $name }: { $played }. Besser: { $other } ({ $chance } % statt { $instead } %).
review-gain-line = { "  " }Zug { $number } ({ $heading }), { $name }: { $played }. Das Nächstbeste, { $other }, war { $instead } % wert statt { $chance } %.
review-reason = { "    " }Ein Bot würde { $name } sagen: { $reason }
