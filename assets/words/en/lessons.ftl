# Lessons: the conductor's card, the page of lessons, and what is wrong with a lesson's file.

lesson-other = That can be done as well, but here I want to show you something else. Look where I point.
lesson-read-on = One moment: read on first.

lesson-flaw-file-name = a lesson's file is called NUMBER_KEY.toml, as “2_first-share.toml”
lesson-flaw-no-match = there is no recorded match “{ $found }”
lesson-flaw-position = no position can be set up: { $what }
lesson-flaw-not-legal = “{ $move }” can't be played here: { $why }
lesson-flaw-not-wanted = “{ $move }” is none of the moves that the step asks for
lesson-flaw-unfinished = the hints end before the step does
lesson-flaw-others-turn = it is { $name }'s turn: the replies before are too few
lesson-flaw-over = the game is over
lesson-flaw-no-words = expected a message “{ $key }” in { $language }
lesson-flaw-long = “{ $key }” in { $language } has { $found } words, expected at most { $maximum }
lesson-flaw-no-place = expected a place on the table, found “{ $found }”
lesson-flaw-no-hint = a step that asks for a move needs a hint

lesson-step = Step { $number } of { $count }
lesson-next = Next
lesson-finish = Finish
lesson-play = Play
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-away = Leave
lesson-go-on = Go on with the lesson

lessons = Lessons
lesson-minutes = { $minutes } min
lesson-left = begun: step { $step } of { $count }
lesson-begin = Begin: { $title }
lessons-done =
    { $done ->
        [0] { $count } lessons · { $minutes } minutes in all
       *[other] { $done } of { $count } done · { $minutes } minutes in all
    }
lessons-play = Play { $game }
    .words = You and two Apprentices. Every move can be undone.
learn = Learn
lesson-at-start = Here this lesson begins: there is nothing to undo.

welcome = Welcome aboard
    .words = I’m the conductor, and four railway games are on the table. What shall I call you, and which color do you play? If you’re new here, I’ll show you { $game } step by step, in a few minutes.
welcome-name = Your name
welcome-colour = Your color
welcome-learn = Learn { $game }
welcome-look = Look around

turn-card = The steps of a turn

lesson-seats = In a lesson everybody keeps their seat.
lesson-offer = Shall I show you?
