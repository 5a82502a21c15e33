# Die Berichte der Arena über Partien zwischen Bots.

arena-column-bot = Bot
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = 95-%-Intervall
arena-column-score = mittleres Ergebnis
arena-column-pace = s/Zug
arena-column-habit = Zug, je Partie
arena-habit = { $times } zu { $amount }
arena-percent = { $percent } %
arena-interval = { $low } bis { $high }
arena-games = { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } aus { $deals ->
        [one] 1 Aufbau
       *[other] { $deals } Aufbauten
    }, { $games ->
        [one] 1 verschiedene
       *[other] { $games } verschiedene
    }
arena-more = { $bot } gewinnt mehr als den gerechten Anteil ({ $share }); entschieden, gezählte Aufbauten: { $deals }
arena-less = { $bot } gewinnt weniger als den gerechten Anteil ({ $share }); entschieden, gezählte Aufbauten: { $deals }
arena-level = { $bot } gewinnt den gerechten Anteil ({ $share }) auf { $points } Punkte genau; entschieden, gezählte Aufbauten: { $deals }
arena-open = nicht entschieden, ob { $bot } mehr oder weniger als den gerechten Anteil ({ $share }) gewinnt; gezählte Aufbauten: { $deals }
arena-stopped = { $matches ->
        [one] nach 1 Partie abgebrochen
       *[other] nach { $matches } Partien abgebrochen
    }
arena-ladder = Wertungen nach openskill, mit zwei Standardabweichungen nach beiden Seiten
