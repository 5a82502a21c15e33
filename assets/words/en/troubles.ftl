# What is wrong with something that came from outside, or why something can't be done.

refused-not-now = That is not possible now.

unreadable-no-move = “{ $text }” is no move: expected one of: { $expected }.
unreadable-left-over = “{ $text }” is no move: “{ $rest }” is left over.
unreadable-field = “{ $text }” is no move: { $why }
unreadable-no-amount = expected a whole number of dollars, found “{ $found }”.
unreadable-no-name = expected { $expected }, found “{ $found }”.
