# Badges: what each is called, and how it is won.

badge-all-aboard = All Aboard
    .how = Win a game.
badge-four-tables = Four Tables
    .how = Win four different games.
badge-pupil = Pupil
    .how = Finish four lessons.
badge-sharp-eye = Sharp Eye
    .how = Solve 25 puzzles.
badge-photo-finish = Photo Finish
    .how = Win by no more than one dollar or one point.
badge-full-house = Full House
    .how = Win at a table of five or more.
badge-night-train = Night Train
    .how = Win five games in a row.
badge-master = Against Masters
    .how = Win against masters and grand masters only.
badge-regular = Regular
    .how = Finish 25 games.
badge-hundred-miles = A Hundred Miles
    .how = Finish 100 games.

badge-won = badge for { $name }
