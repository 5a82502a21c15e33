# Problems: positions with one best move, and the command that finds them.

problems-progress = { $matches ->
        [one] 1 match looked through
       *[other] { $matches } matches looked through
    }, { $problems ->
        [0] no problem found yet
        [one] 1 problem found
       *[other] { $problems } problems found
    }

# What may be wrong with a file of problems.

problem-seat = expected seat { $expected }, which is to move there, found { $found }
problem-move = expected a move that is legal there, found “{ $text }”
problem-order = expected problems in the order of the moves, and all moves up to the last of them
problem-twice = the key “{ $key }” stands there twice

# A problem at the table.

problem-name = Problem { $number }
problem-task = Best move for { $name }?
problem-solution = Solution
problem-hint = The best move brings this: { $gain }.
problem-no-hint = The best move changes little at once; look a turn ahead.
problem-price-hint = What is it worth to you, and what is it worth to whoever gets it otherwise?
problem-still = Find the best move; nothing else is played here.
problem-right = The best move
problem-wrong = Not the best move
problem-better = Your answer: { $gain }. There is a better move.
problem-much-better = Another move is much better.
problem-solution-told = The solution
problem-chance = win chance
problem-percent = { $percent }%
problem-stamp = SOLVED
problem-again = Think again
problem-next = Next problem
problem-play-on = Play on
problem-leave = Leave

# Problems beside the lessons, and all of them.

problems = Problems
problems-solved = { $solved } of { $count } solved
problem-today = Today's problem
problem-date = { $day } { $month }
problem-where = { $game }, { $heading }
problem-week = This week
problem-weekday = { $day ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[6] S
    }
problem-stars = { $stars ->
        [1] easy
        [2] medium
       *[3] hard
    }
problem-solve = Solve it
problem-all = All
problem-begin = Solve: { $game }, { $number }
problem-in-hand = Problem { $number }, { $hard }
problem-in-hand-today = Problem { $number }, { $hard }, today's
problem-numbers =
    { $count ->
        [one] { $first }
       *[other] { $first }–{ $last }
    }
