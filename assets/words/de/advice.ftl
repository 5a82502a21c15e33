# Tipps: was ein Bot täte, und warum.

advice-no-move = Erwartet wird ein Zug von 0 bis { $maximum }, gefunden { $found }
advice-nobody = Nach Zug { $number } entscheidet niemand
advice-head = { $name }: { $what } ({ $bot })
advice-candidate = { $place }. { $move }: { $chance } % Gewinnchance; am Ende zu erwarten: { $scores }
advice-score = { $name } { $score }
advice-tried = { $line } (± { $error }, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } versucht)
advice-reason = { "    " }{ $reason }
advice-differs = { "    " }gegenüber dem ersten: { $differences }
advice-own-term = { $term } { $amount }
advice-other-term = { $name }: { $term } { $amount }
advice-stop = Bis { $price } lohnt es sich.
advice-stop-at-all = Es lohnt sich bis { $price }, dem höchsten möglichen Gebot.
advice-let-go = Besser passen.
advice-price-changed = { $price ->
        [0] Bevor andere gepasst haben, war das dir kein Gebot wert.
       *[other] Bevor andere gepasst haben, war das dir etwa { $amount } wert.
    }

# Die Karte mit dem Tipp am Tisch.

advice-title = Tipp
advice-for = Tipp: { $what }
advice-chance = Gewinnchance
advice-thinks-on = Gewinnchance bisher
advice-percent = { $percent }{ "\u00A0" }%
advice-scores =
    Erwarteter Endstand mit dem { $place ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Zug
advice-take =
    { $place ->
        [1] Ersten
        [2] Zweiten
       *[other] Dritten
    } wählen
advice-hide = Ausblenden

# Ein Wort vor einem groben Fehler.

warning = Noch einmal hinsehen?
warning-lowers = Dieser Zug senkt deine Gewinnchance von { $before }{ "\u00A0" }% auf { $after }{ "\u00A0" }%.
warning-look = Zurück
warning-show = Zeig es mir
warning-play = Trotzdem spielen

# Warum ein Zug gut ist, in Worten, die für jedes Spiel gelten. "other" ist der Titel eines Zuges.

reason-move = { $text }
reason-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
reason-dollars = { $amount }
reason-score = am Ende etwa { $worth }
reason-term-more = Dafür spricht vor allem: { $term }, etwa { $worth } mehr.
reason-term-less = Was dabei vor allem fehlt: { $term }, etwa { $worth } weniger.
reason-only = Etwas anderes kommt hier nicht in Betracht.
reason-only-legal = Das ist der einzige erlaubte Zug.
reason-unweighed = Für anderes war die Zeit zu kurz.
reason-silent = Der Bot wägt keine anderen Züge ab oder nennt keine.
reason-equal = „{ $other }“ ist etwa genauso gut.
reason-equal-first = Etwa so gut wie der erste Zug.
reason-as-often = Mit „{ $other }“ gewinnst du etwa genauso oft.
reason-as-often-first = Damit gewinnst du etwa so oft wie mit dem ersten Zug.
reason-unsure = „{ $other }“ wurde nur kurz geprüft und ist vielleicht etwa genauso gut.
reason-unsure-first = Nur kurz geprüft: vielleicht etwa so gut wie der erste Zug.
reason-ahead = Damit hast du am Ende etwa { $worth } mehr als mit „{ $other }“.
reason-ahead-in = Damit hast du am Ende etwa { $worth } mehr als mit „{ $other }“ (vor allem: { $term }).
reason-ahead-and-harms = Verglichen mit „{ $other }“ bringt dir das am Ende etwa { $worth } mehr, und { $seat } etwa { $less } weniger (vor allem: { $term }).
reason-harms = Damit steht { $seat } am Ende um etwa { $less } schlechter da als bei „{ $other }“ (vor allem: { $term }).
reason-ahead-chance =
    { $percent ->
        [one] Damit gewinnst du eine Partie von hundert mehr als mit „{ $other }“.
       *[other] Damit gewinnst du { $percent } Partien von hundert mehr als mit „{ $other }“.
    }
reason-passing = Passen bringt dir am Ende etwa { $worth } mehr als „{ $other }“.
reason-passing-in = Passen bringt dir am Ende etwa { $worth } mehr als „{ $other }“ (vor allem: { $term }).
reason-passing-chance =
    { $percent ->
        [one] Mit Passen gewinnst du eine Partie von hundert mehr als mit „{ $other }“.
       *[other] Mit Passen gewinnst du { $percent } Partien von hundert mehr als mit „{ $other }“.
    }
reason-behind = „{ $other }“ bringt dir am Ende etwa { $worth } mehr.
reason-behind-in = „{ $other }“ bringt dir am Ende etwa { $worth } mehr (vor allem: { $term }).
reason-behind-and-helps = „{ $other }“ bringt dir am Ende etwa { $worth } mehr, und { $seat } etwa { $more } weniger (vor allem: { $term }).
reason-helps = Damit steht { $seat } am Ende um etwa { $more } besser da als bei „{ $other }“ (vor allem: { $term }).
reason-behind-chance =
    { $percent ->
        [one] Mit „{ $other }“ gewinnst du eine Partie von hundert mehr.
       *[other] Mit „{ $other }“ gewinnst du { $percent } Partien von hundert mehr.
    }
reason-wins-more = Das gewinnt { $how ->
        [0] etwas öfter
        [2] deutlich öfter
       *[other] öfter
    } als „{ $other }“.
reason-passing-wins-more = Passen gewinnt { $how ->
        [0] etwas öfter
        [2] deutlich öfter
       *[other] öfter
    } als „{ $other }“.
reason-other-wins-more = „{ $other }“ gewinnt { $how ->
        [0] etwas öfter.
        [2] deutlich öfter.
       *[other] öfter.
    }
reason-hopeless = Gewinnen kannst du kaum noch, was du auch tust.
reason-safe = Verlieren kannst du kaum noch: Auch mit anderen Zügen gewinnst du.

# Was von Geboten gesagt wird, für alles, was versteigert wird. $bound: 0 etwa, 1 mindestens, 2 dein ganzes Geld.

fact-stop =
    { $bound ->
        [0] Für dich etwa { $stop } wert: Biete { $bid } und geh bis { $stop }.
        [1] Für dich mindestens { $stop } wert: Biete { $bid }.
       *[2] Für dich mindestens deine { $stop } wert: Biete { $bid } und bleib dran.
    }
fact-last-bid =
    { $bound ->
        [0] Für dich etwa { $bid } wert: Biete das und nicht mehr.
       *[2] Für dich mindestens deine { $bid } wert: Biete alles.
    }
fact-wins-lot = Mehr als { $bid } kann sonst niemand bieten, und das ist es dir wert.
fact-unopposed = Alle anderen haben gepasst: Du bekommst es für { $bid }, und das ist es dir wert.
fact-cheaper-bid = Vielleicht bekommst du es für weniger: Biete zuerst { $bid }.
fact-enough = Mit { $bid } hast du es sicher: Mehr kann sonst niemand bieten.
fact-low =
    { $bound ->
        [0] Für dich etwa { $stop } wert
        [1] Für dich mindestens { $stop } wert
       *[2] Für dich mindestens deine { $stop } wert
    }, aber ein Gebot von { $bid } lässt { $seat } mehr Spielraum.
fact-dear = Mehr als etwa { $stop } ist es dir kaum wert.
fact-leaves-lot =
    { $bound ->
        [0] Was du den anderen lässt, ist dir etwa { $stop } wert.
        [1] Was du den anderen lässt, ist dir mindestens { $stop } wert.
       *[2] Was du den anderen lässt, ist dir mindestens deine { $stop } wert.
    }
fact-lost =
    { $bound ->
        [0] Sonst kann es niemand mehr kaufen, und dir ist es etwa { $stop } wert.
        [1] Sonst kann es niemand mehr kaufen, und dir ist es mindestens { $stop } wert.
       *[2] Sonst kann es niemand mehr kaufen, und dir ist es mindestens deine { $stop } wert.
    }
fact-just-worth = Für { $stop } ist es gerade seinen Preis wert: Zu passen kostet dich nichts.
fact-not-worth = { $bid } ist es dir nicht wert.
fact-hardly-worth = Für { $bid } bringt es dir kaum mehr ein, als es kostet.
brief-stop =
    { $bound ->
        [0] dir etwa { $stop } wert
        [1] dir mindestens { $stop } wert
       *[2] dir deine ganzen { $stop } wert
    }
brief-dear = dir nur etwa { $stop } wert
brief-leaves =
    { $bound ->
        [0] lässt den anderen, was dir etwa { $stop } wert ist
        [1] lässt den anderen, was dir mindestens { $stop } wert ist
       *[2] lässt den anderen, was dir deine ganzen { $stop } wert ist
    }
brief-not-worth = dir keine { $bid } wert
brief-enough = mehr als nötig: es geht mit { $bid }
brief-hardly-worth = dir kaum { $bid } wert
