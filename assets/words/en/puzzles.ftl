# Puzzles: positions with one best move, and the command that finds them.

puzzles-progress = { $matches ->
        [one] 1 match searched
       *[other] { $matches } matches searched
    }, { $puzzles ->
        [0] no puzzle found yet
        [one] 1 puzzle found
       *[other] { $puzzles } puzzles found
    }

# What may be wrong with a file of puzzles.

puzzle-seat = expected seat { $expected }, which is to move there, found { $found }
puzzle-move = expected a legal move, found “{ $text }”
puzzle-order = expected puzzles in the order of the moves, and all moves up to the last of them
puzzle-twice = the key “{ $key }” appears twice

# A puzzle at the table.

puzzle-name = Puzzle { $number }
puzzle-task = Best move for { $name }?
puzzle-solution = Solution
puzzle-hint = The best move brings this: { $gain }.
puzzle-no-hint = The best move changes little right away. Look a turn ahead.
puzzle-price-hint = What is it worth to you, and to the player who would get it otherwise?
puzzle-still = Find the best move. Only that one is played here.
puzzle-right = The best move
puzzle-wrong = Not the best move
puzzle-better = Your answer: { $gain }. There is a better move.
puzzle-much-better = Another move is much better.
puzzle-solution-told = The solution
puzzle-chance = win chance
puzzle-percent = { $percent }%
puzzle-stamp = SOLVED
puzzle-again = Think again
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-back = Back to the puzzle
puzzle-leave = Leave

# Puzzles next to the lessons, and all of them.

puzzles = Puzzles
puzzles-solved = { $solved } of { $count } solved
puzzle-today = Today’s puzzle
puzzle-date = { $day } { $month }
puzzle-where = { $game }, { $heading }
puzzle-week = This week
puzzle-weekday = { $day ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[6] S
    }
puzzle-stars = { $stars ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-solve = Solve it
puzzle-all = All
puzzle-begin = Solve: { $game }, { $number }
puzzle-in-hand = Puzzle { $number }, { $hard }
puzzle-in-hand-today = Puzzle { $number }, { $hard }, today’s
puzzle-numbers =
    { $count ->
        [one] { $first }
       *[other] { $first }–{ $last }
    }
