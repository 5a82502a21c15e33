# Was an etwas falsch ist, das von außen kam, oder warum etwas nicht geht.

refused-not-now = Das geht jetzt nicht.

unreadable-no-move = „{ $text }“ ist kein Zug: Erwartet wird eines von: { $expected }.
unreadable-left-over = „{ $text }“ ist kein Zug: „{ $rest }“ bleibt übrig.
unreadable-field = „{ $text }“ ist kein Zug: { $why }
unreadable-no-amount = Erwartet wird ein ganzer Dollarbetrag, nicht „{ $found }“.
unreadable-no-name = Erwartet wird { $expected }, nicht „{ $found }“.
