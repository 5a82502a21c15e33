game-title = Toy
forbidden = The toy forbids that.
over = The toy is over.
play = Play
    .words = Take, roll or show.
round = Round { $number }
scored = { $seat } scores { $points }.
shown = { $seat } shows { $secret }.
