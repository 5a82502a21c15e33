game-title = Spielzeug
forbidden = Das verbietet das Spielzeug.
over = Das Spielzeug ist aus.
play = Spiel
    .words = Nimm, würfle oder zeige.
round = Runde { $number }
scored = { $seat } bekommt { $points }.
shown = { $seat } zeigt { $secret }.
