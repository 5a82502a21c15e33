# Badges: what each is called, and how it is won.

badge-all-aboard = All Aboard
    .how = Win a match.
badge-four-tables = Four Tables
    .how = Win at four different games.
badge-pupil = Pupil
    .how = Finish four lessons.
badge-sharp-eye = Sharp Eye
    .how = Solve 25 puzzles.
badge-photo-finish = Photo Finish
    .how = Win by at most one dollar or one point.
badge-full-house = Full House
    .how = Win at a table of five or more.
badge-night-train = Night Train
    .how = Win five matches in a row.
badge-master = Against Masters
    .how = Win against masters only.
badge-regular = Regular
    .how = Play 25 matches to the end.
badge-hundred-miles = A Hundred Miles
    .how = Play 100 matches to the end.

badge-won = badge for { $name }
