# Lessons: the conductor’s card, the page of lessons, and what is wrong with a lesson’s file.

lesson-other = You could, but I have something else in mind here. Choose what’s marked.
lesson-read-on = One moment. Read on first.

lesson-flaw-file-name = name the file NUMBER_KEY.toml, such as “2_first-share.toml”
lesson-flaw-no-match = there is no recorded match “{ $found }”
lesson-flaw-position = the position can’t be set up: { $what }
lesson-flaw-not-legal = “{ $move }” can’t be played here: { $why }
lesson-flaw-not-wanted = the step doesn’t ask for “{ $move }”
lesson-flaw-unfinished = the hints end before the step does
lesson-flaw-others-turn = it’s { $name }’s turn, so the replies before are incomplete
lesson-flaw-over = the game is over
lesson-flaw-no-words = missing message “{ $key }” in { $language }
lesson-flaw-long = “{ $key }” has { $found } words in { $language }, but at most { $maximum } are allowed
lesson-flaw-no-place = expected a place on the table, found “{ $found }”
lesson-flaw-no-hint = a step that asks for a move needs a hint

lesson-step = Step { $number } of { $count }
lesson-next = Next
lesson-finish = Finish
lesson-play = Play
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-away = Leave
lesson-go-on = Resume the lesson

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
lesson-at-start = The lesson begins here, so there’s nothing to undo.

welcome = Welcome aboard
    .words = I’m the conductor, and four railway games are on the table. What shall I call you, and which color do you play? If you’re new here, I’ll show you { $game } step by step, in a few minutes.
welcome-name = Your name
welcome-colour = Your color
welcome-learn = Learn { $game }
welcome-look = Look around

turn-card = The steps of a turn

lesson-seats = In a lesson everybody keeps their seat.
lesson-offer = Shall I show you?

# The ceremony at the end of a lesson.

lesson-done = Lesson complete: { $title }
lesson-done-next = Next stop: “{ $next }”.
lesson-done-last = Now play a whole game: three players, you and two Apprentices.
lesson-done-onward = Next lesson
lesson-done-all = All lessons
lesson-done-count = { $game }: { $done } of { $count } lessons done
lesson-done-badge = New badge: { $badge }
