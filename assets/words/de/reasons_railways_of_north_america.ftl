# Warum ein Zug von Railways of North America gut ist.

# Züge in wenigen Worten.

reason-baron = { $baron }
reason-action = { $action }
reason-build-for =
    { $amount ->
        [0] Bauen: { $city-a }–{ $city-b }, kostenlos
       *[other] Bauen: { $city-a }–{ $city-b }, { $amount }
    }
reason-deliver = Liefern: { $city-a }–{ $city-b }, { $colour }
reason-take = Karte { $card }
reason-link-for =
    { $amount ->
        [0] { $city-a }–{ $city-b }, kostenlos
       *[other] { $city-a }–{ $city-b }, { $amount }
    }
reason-track = Gleis ab { $city }
reason-new-city = { $city } wird { $colour }
reason-engine-for = Lokstufe { $level }, { $amount }
reason-delivery = { $city-a }–{ $city-b }, { $colour }
reason-delivery-over = { $city-a }–{ $city-b } über { $city }, { $colour }
reason-card = { $card }
reason-mine = Bergwerk in { $city }
reason-grow = { $city } wächst
reason-stop = Bau beenden
reason-no-more = Keine weitere Aktion
reason-bid = { $amount } bieten
reason-pass = Passen

# Was ein Zug bringt, in wenigen Worten.

brief-points =
    { $own ->
        [one] 1 Punkt für dich
       *[other] { $own } Punkte für dich
    }
brief-points-also = { $own } für dich, { $gain } für { $seat }
brief-points-bonds =
    { $own ->
        [one] 1 Punkt für dich
       *[other] { $own } Punkte für dich
    }, { $count ->
        [one] eine Anleihe
       *[other] { $count } Anleihen
    }
brief-bonds =
    { $count ->
        [0] bar bezahlt, ohne Anleihe
        [one] kostet eine Anleihe
       *[other] kostet { $count } Anleihen
    }
brief-baron = { $points } Punkte, wenn du sein Ziel erfüllst
brief-engine = Würfel über { $level } Strecken
brief-delivery =
    { $count ->
        [one] dann 1 Punkt durch eine Lieferung
       *[other] dann { $count } Punkte durch eine Lieferung
    }
brief-stop =
    { $bound ->
        [0] zu beginnen ist dir etwa { $stop } wert
       *[1] zu beginnen ist dir mindestens { $stop } wert
    }
brief-dear = zu beginnen ist dir nur etwa { $stop } wert
brief-not-worth = zu beginnen ist dir keine { $bid } wert
brief-hardly-worth = zu beginnen ist dir kaum { $bid } wert
brief-leaves =
    { $bound ->
        [0] überlässt anderen den Start, etwa { $stop } wert
       *[1] überlässt anderen den Start, mindestens { $stop } wert
    }
brief-first-anyway = alle anderen haben gepasst: du beginnst ohnehin
brief-effect = { $what }
brief-bid-leaves =
    { $cash ->
        [0] kostet dein ganzes Bargeld
       *[other] lässt { $cash } für Gleis und Loks
    }
brief-demand-later = eine Nachfrage für später, zwei Würfel
brief-demand-alone = eine Nachfrage für später
brief-cubes =
    { $about ->
        [0] { $count }
       *[1] etwa { $count }
    } Würfel mehr
brief-no-points = keine Punkte mehr
brief-nothing = sofort keine Punkte

# Was die Zahlen für einen Zug sagen, oder gegen ihn.

fact-sends =
    { $own ->
        [one] Das bringt dir 1 Punkt und sonst niemandem etwas.
       *[other] Das bringt dir { $own } Punkte und sonst niemandem etwas.
    }
fact-sends-also =
    { $own ->
        [0] Das bringt dir keinen Punkt, und { $seat } { $gain }.
        [one] Das bringt dir 1 Punkt, { $seat } { $gain }.
       *[other] Das bringt dir { $own } Punkte, { $seat } { $gain }.
    }
fact-other-sends =
    { $own ->
        [0] Die andere Lieferung bringt dir nichts.
        [one] Die andere Lieferung bringt dir nur einen.
       *[other] Die andere Lieferung bringt dir nur { $own }.
    }
fact-fewer =
    { $own ->
        [0] Das bringt dir keinen Punkt, die andere Lieferung { $more }.
        [one] Das bringt dir nur 1 Punkt, die andere Lieferung { $more }.
       *[other] Das bringt dir nur { $own } Punkte, die andere Lieferung { $more }.
    }
fact-fewer-also =
    { $own ->
        [0] Das bringt dir keinen Punkt und { $seat } { $gain }, die andere Lieferung bringt dir { $more }.
        [one] Das bringt dir nur 1 Punkt und { $seat } { $gain }, die andere Lieferung bringt dir { $more }.
       *[other] Das bringt dir nur { $own } Punkte und { $seat } { $gain }, die andere Lieferung bringt dir { $more }.
    }
fact-fewer-first =
    { $own ->
        [one] Das bringt dir 1 Punkt; die Lieferung für { $more } kann warten.
       *[other] Das bringt dir { $own } Punkte; die Lieferung für { $more } kann warten.
    }
fact-bonus =
    { $rest ->
        [0] Das ist für die Karte { $card } allein.
        [one] Das ist 1 Punkt, und { $points } für die Karte { $card }.
       *[other] Das sind { $rest } Punkte, und { $points } für die Karte { $card }.
    }
fact-ends = Damit liegt der letzte Leermarker: Die nächste Runde ist die letzte.
fact-income-falls = Dein Einkommen{ $bonds ->
        [0] { "" }
       *[other] { " " }vor Zinsen
    } fällt von { $before } auf { $after }, denn der Gipfel der Einkommensleiste liegt hinter dir.
fact-line = Das vollendet die Fernstrecke { $city-a }–{ $city-b }: { $points } Punkte.
fact-bonds =
    { $count ->
        [one] Das kostet eine Anleihe: 1 Punkt weniger, { $amount } Zinsen je Runde.
       *[other] Das kostet { $count } Anleihen: { $count } Punkte weniger, { $amount } Zinsen je Runde.
    }
fact-bonds-at-last =
    { $count ->
        [one] Das kostet eine Anleihe: 1 Punkt weniger.
       *[other] Das kostet { $count } Anleihen: { $count } Punkte weniger.
    }
fact-then-delivery =
    { $count ->
        [one] Damit bringt dir ein Würfel von { $city-a } nach { $city-b } 1 Punkt.
       *[other] Damit bringt dir ein Würfel von { $city-a } nach { $city-b } { $count } Punkte.
    }
fact-engine-better =
    { $before ->
        [0] Mit Lokstufe { $level } bringt eine Lieferung { $after ->
            [one] 1 Punkt
           *[other] { $after } Punkte
        }; ohne sie hast du keine.
       *[other] Mit Lokstufe { $level } bringt deine beste Lieferung { $after } Punkte statt { $before }.
    }
fact-engine-more =
    Mit Lokstufe { $level } bringt ein Würfel von { $city-a } nach { $city-b } { $after ->
        [one] 1 Punkt
       *[other] { $after } Punkte
    }{ $before ->
        [0] { "" }
       *[other] { " " }statt { $before }
    }; deine beste Lieferung bleibt bei { $best }.
fact-engine-as-good =
    Mit Lokstufe { $level } bringt ein Würfel von { $city-a } nach { $city-b } so viel wie dein bester: { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    }.
fact-engine-later = Lokstufe { $level } ist für spätere, längere Lieferungen: Noch bringt dir dadurch kein Würfel mehr.
fact-baron = Sein Ziel bringt in etwa { $percent }{ "\u00A0" }% der Partien { $points } Punkte.
fact-baron-ahead =
    { $points ->
        [one] Solange nichts gebaut ist, ist er etwa 1 Punkt mehr wert als „{ $other }“.
       *[other] Solange nichts gebaut ist, ist er etwa { $points } Punkte mehr wert als „{ $other }“.
    }
fact-baron-behind =
    { $points ->
        [one] Solange nichts gebaut ist, ist „{ $other }“ etwa 1 Punkt mehr wert.
       *[other] Solange nichts gebaut ist, ist „{ $other }“ etwa { $points } Punkte mehr wert.
    }
fact-nearer =
    { $left ->
        [one] Das bringt dich der Fernstrecke { $city-a }–{ $city-b } näher ({ $points } Punkte): Dann fehlt noch ein Gleisteil.
       *[other] Das bringt dich der Fernstrecke { $city-a }–{ $city-b } näher ({ $points } Punkte): Dann fehlen noch { $left } Gleisteile.
    }
fact-nearer-ferry =
    { $left ->
        [one] Das bringt dich der Fernstrecke { $city-a }–{ $city-b } näher ({ $points } Punkte): Dann fehlt nur noch eine Fähre.
       *[other] Das bringt dich der Fernstrecke { $city-a }–{ $city-b } näher ({ $points } Punkte): Dann fehlen noch { $left } Gleisteile, darunter eine Fähre.
    }
fact-waiting =
    { $count ->
        [one] Das erschließt { $city }, wo ein Würfel wartet.
       *[other] Das erschließt { $city }, wo { $count } Würfel warten.
    }
fact-contested = { $seat } könnte dir diesen Würfel wegnehmen.
fact-can-wait = Noch kann sonst niemand diesen Würfel nehmen.
fact-bid-bonds =
    { $count ->
        [one] Für { $bid } brauchst du eine Anleihe: 1 Punkt weniger, { $amount } Zinsen je Runde.
       *[other] Für { $bid } brauchst du { $count } Anleihen: { $count } Punkte weniger, { $amount } Zinsen je Runde.
    }
fact-bid-bonds-at-last =
    { $count ->
        [one] Für { $bid } brauchst du eine Anleihe: 1 Punkt weniger.
       *[other] Für { $bid } brauchst du { $count } Anleihen: { $count } Punkte weniger.
    }
fact-bid-leaves =
    { $cash ->
        [0] Bietest du { $bid }, brauchst du für Gleis und Loks Anleihen.
       *[other] Bietest du { $bid }, bleiben dir { $cash }: zu wenig für Lokstufe { $level }.
    }
fact-goal = Damit ist das Ziel deines Barons erfüllt: { $points } Punkte.
fact-goal-first = Damit liegst du beim Ziel deines Barons vorerst allein vorn: { $points } Punkte.
fact-takes =
    { $last ->
        [0] Du bekommst die Karte { $card } ({ $what }).
       *[1] Du bekommst die Karte { $card }, bevor andere zugreifen ({ $what }).
    }
fact-open-free = in einer Bauaktion kostet offenes Land nichts
fact-tunnel = in einer Bauaktion kosten Gebirge und Höhenzüge die Hälfte
fact-ferry = ein Fährfeld, kostenlos gebaut
fact-ferry-to = ein Fährfeld, kostenlos gebaut, etwa für { $city-a }–{ $city-b }
fact-train = eine Lokstufe zum halben Preis
fact-hotel =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jeden Würfel, den jemand dorthin liefert
fact-charter =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende je eigene Strecke dort, höchstens { $most }
fact-charter-now =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende je eigene Strecke dort, höchstens { $most }; du hast { $count ->
        [0] noch keine
        [one] eine
       *[other] { $count }
    }
fact-uses = Das verbraucht deine Karte { $card }.
fact-engineering = in einer Bauaktion je Durchgang kosten jedes Wasserfeld { $amount-water } und ein Höhenzug { $amount-ridge } weniger
fact-mines = für { $amount } bis zu { $count } Würfel in einer grauen Stadt
fact-demand-for =
    { $count ->
        [one] Dann bringt dir ein Würfel von { $city-a } nach { $city-b } 1 Punkt.
       *[other] Dann bringt dir ein Würfel von { $city-a } nach { $city-b } { $count } Punkte{ $before ->
            [0] { "" }
           *[other] { " " }statt { $before }
        }.
    }
fact-demand-later = Noch kann kein { $colour }er Würfel über deine Strecken nach { $city } fahren.
fact-demand-idle = Kein { $colour }er Würfel auf der Karte bringt dir dadurch mehr.
fact-not-yours = Noch beginnt dort keine deiner Strecken: Die Würfel können nur andere holen.
fact-nobodys = Noch beginnt dort keine deiner Strecken.
fact-cubes =
    { $count ->
        [one] Das bringt einen Würfel nach { $city }.
       *[other] Das bringt { $about ->
            [0] { $count }
           *[1] etwa { $count }
        } Würfel nach { $city }.
    }
fact-unfinished =
    { $count ->
        [one] Damit legst du ein Gleisteil einer Strecke, die in dieser Runde noch fertig werden muss.
       *[other] Damit legst du { $count } Gleisteile einer Strecke, die in dieser Runde noch fertig werden muss.
    }
fact-stop =
    { $bound ->
        [0] Zu beginnen ist dir etwa { $stop } wert: Biete { $bid }, bei { $stop } ist Schluss.
       *[1] Zu beginnen ist dir mindestens { $stop } wert: Biete { $bid }.
    }
fact-last-bid = Zu beginnen ist dir etwa { $bid } wert: Biete so viel, und nicht mehr.
fact-cheaper-bid = Vielleicht beginnst du auch für weniger: Biete erst { $bid }.
fact-dear = Mehr als etwa { $stop } ist es dir kaum wert, zu beginnen.
fact-not-worth = Zu beginnen ist dir keine { $bid } wert.
fact-hardly-worth = Für { $bid } lohnt es sich kaum, zu beginnen.
fact-leaves-lot =
    { $bound ->
        [0] Das überlässt anderen den Start, der dir etwa { $stop } wert ist.
       *[1] Das überlässt anderen den Start, der dir mindestens { $stop } wert ist.
    }
fact-first-anyway = Alle anderen haben gepasst: Du beginnst ohnehin.
fact-no-points = Das bringt keine Punkte mehr.
fact-forestalls =
    { $count ->
        [one] So kommst du { $seat } beim Würfel von { $city-a } nach { $city-b } zuvor: 1 Punkt.
       *[other] So kommst du { $seat } beim Würfel von { $city-a } nach { $city-b } zuvor: { $count } Punkte.
    }

# Wie viel öfter ein Zug gewinnt als ein anderer: 0 etwas, 2 deutlich.
