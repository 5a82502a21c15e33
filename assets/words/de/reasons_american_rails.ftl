# Warum ein Zug von American Rails gut ist.

# Züge in wenigen Worten. Der Boden ist ein Buchstabe: P Ebene, F Wald, M Gebirge, C Stadt.

reason-lay =
    { $ground ->
        [P] { $company } in die Ebene
        [F] { $company } in den Wald
        [M] { $company } ins Gebirge
       *[C] { $city } für { $company }
    }{ $steps ->
        [0] { "" }
        [1] { " direkt" }
        [2] { "" }
       *[other] { " " }{ $steps } Felder
    }{ $steps ->
        [0] { "" }
       *[other]
            { $wind ->
                [north] { " nördlich von" }
                [north-east] { " nordöstlich von" }
                [east] { " östlich von" }
                [south-east] { " südöstlich von" }
                [south] { " südlich von" }
                [south-west] { " südwestlich von" }
                [west] { " westlich von" }
                [north-north-east] { " nordnordöstlich von" }
                [east-north-east] { " ostnordöstlich von" }
                [east-south-east] { " ostsüdöstlich von" }
                [south-south-east] { " südsüdöstlich von" }
                [south-south-west] { " südsüdwestlich von" }
                [west-south-west] { " westsüdwestlich von" }
                [west-north-west] { " westnordwestlich von" }
                [north-north-west] { " nordnordwestlich von" }
               *[north-west] { " nordwestlich von" }
            } { $city }
    }
reason-start = Beginn in { $city }
reason-put-up = Eine Aktie der { $company }
reason-bid = { $amount } bieten
reason-pass = Passen
reason-row = { $action }
reason-decline = Verzichten
reason-develop = Ein Haus in { $city }
reason-fund = $5 für die { $company }
reason-take = $2 aus der Bank
reason-take-others = $2 von den anderen
reason-finish = Ausbau beenden

# Was ein Zug bringt, in wenigen Worten.

brief-rise = Dividenden { $before } auf { $after }, im Ganzen etwa +{ $worth }
brief-fall = Dividenden { $before } auf { $after }, im Ganzen etwa −{ $worth }
brief-toward = Richtung { $city }: noch { $dollars }, dann Einkommen +{ $income }
brief-left = kein Einkommen mehr, { $treasury } { $treasury ->
        [1] bleibt
       *[other] bleiben
    }
brief-income = Einkommen { $before } auf { $after }
brief-leaves =
    { $bound ->
        [0] überlässt eine Aktie, die dir etwa { $stop } wert ist
        [1] überlässt eine Aktie, die dir mindestens { $stop } wert ist
       *[2] überlässt eine Aktie, die dir deine ganzen { $stop } wert ist
    }
brief-just-worth = dir genau { $stop } wert
brief-sold-to-you = wohl an dich für { $amount }
brief-sold = wohl an { $seat } für { $amount }
brief-unsold =
    { $unsure ->
        [0] wahrscheinlich bietet niemand
       *[1] vielleicht bietet niemand
    }
brief-bidding = { $company }, Gebote bis etwa { $amount }
brief-speculation = { $company }, nach heutigem Stand kaum den Preis wert
brief-begins = { $company } beginnt
brief-treasury = Kasse der { $company } { $before } auf { $after }
brief-take = $2 mehr auf der Hand
brief-take-others = je $2 weniger für alle anderen
brief-take-either = $2 für dich oder $2 weniger für die anderen
brief-first-place = in der nächsten Phase zuerst dran
brief-saves = spart das Geld der Kassen
brief-nothing = bringt jetzt keine Dividende

# Was die Zahlen für einen Zug sagen, oder gegen ihn.

fact-last-share = Nur eine Aktie ist übrig: Wird sie aufgerufen, ist { $year } das letzte Jahr, ob sie verkauft wird oder nicht. Wer verzichtet, hält in dieser Phase auch die anderen davon ab.
fact-income-rises =
    { $before ->
        [0] Die { $company } bekommt ein Einkommen von { $after }.
       *[other] Das Einkommen der { $company } steigt von { $before } auf { $after }.
    }
fact-dividends-rise = Deine Dividenden { $can ->
        [0] steigen von { $before } auf { $after } im Jahr
       *[1] können von { $before } auf { $after } im Jahr steigen
    }, bis zum Ende etwa { $worth } mehr.
fact-dividends-fall = Deine Dividenden fallen von { $before } auf { $after } im Jahr, bis zum Ende etwa { $worth } weniger.
fact-stay-until = Deine Dividenden bleiben vorerst gleich; mit { $more } mehr Einkommen zahlt die { $company } { $after } statt { $before } auf { $held ->
        [one] deine Aktie.
       *[other] jede deiner { $held } Aktien.
    }
fact-or-at-once = Sofort können die Würfel deine Dividenden von { $before } auf { $after } im Jahr heben.
fact-rise-alike = Deine Dividenden steigen um ebenso viel.
fact-costs =
    { $count ->
        [one] { $seat } verliert dadurch { $dollars } im Jahr.
       *[other] { $seat } verlieren dadurch je { $dollars } im Jahr.
    }
fact-gains-too =
    { $same ->
        [0] { $count ->
            [one] { $seat } gewinnt dabei auch { $dollars } im Jahr.
           *[other] { $seat } gewinnen dabei auch je { $dollars } im Jahr.
        }
       *[other] { $count ->
            [one] Du gewinnst ebenso { $same } im Jahr, und { $seat } gewinnt { $dollars }.
           *[other] Du gewinnst ebenso { $same } im Jahr, und { $seat } gewinnen je { $dollars }.
        }
    }
fact-toward = Das führt Richtung { $city }: noch { $dollars } für Gleis, dann { $income } mehr Einkommen{ $pays ->
        [0] , was allein deine Dividenden noch nicht erhöht.
       *[other] .
    }
fact-for-pair = Davon gibt es { $income } für die Verbindung von { $city-a } und { $city-b }.
fact-other-cubes = Mit { $cubes ->
        [one] dem letzten Würfel
       *[other] den übrigen Würfeln
    } können deine Dividenden noch von { $before } auf { $after } im Jahr steigen.
fact-other-reaches = Mit { $cubes ->
        [one] dem letzten Würfel
       *[other] den übrigen Würfeln
    } kann die { $company } noch { $city } erreichen: Deine Dividenden steigen dann auf { $after }.
fact-too-far = Bis { $city }, für { $income } mehr Einkommen, braucht die { $company } noch { $dollars } und { $treasury ->
        [0] hat nichts mehr.
       *[other] hat nur { $treasury }.
    }
fact-nothing = Der { $company } { $treasury ->
        [1] bleibt
       *[other] bleiben
    } { $treasury }, und kein Einkommen steigt.
fact-start-and-next = { $city } bringt sofort { $income }; mit ihren { $treasury } kann die { $company } dann { $city-next } erreichen, für { $gain } mehr Einkommen.
fact-pays = Mit der Aktie steigen deine Dividenden von { $before } auf { $after } im Jahr; gezahlt wird { $years ->
        [one] noch einmal
        [2] noch etwa zweimal
       *[other] noch etwa { $years }-mal
    }.
fact-denies-and-keeps = Sonst bekommt sie { $sure ->
        [0] vielleicht
       *[1] wohl
    } { $seat } und gewinnt { $upto ->
        [0] { $dollars }
       *[other] bis zu { $dollars }
    } im Jahr, während du { $less } verlierst.
fact-goes-to = { $sure ->
        [0] Vielleicht
       *[1] Wahrscheinlich
    } bekommt sie dann { $seat } und gewinnt { $upto ->
        [0] { $dollars }
       *[other] bis zu { $dollars }
    } im Jahr{ $less ->
        [0] .
       *[other] , während du { $less } verlierst.
    }
fact-goes-for = Wahrscheinlich bekommt sie dann { $seat } für etwa { $amount }.
fact-first-share = Mit dem Preis baut die { $company } von einer Stadt deiner Wahl aus. Von den freien bringt { $city } am meisten, { $income } im Jahr.
fact-stop =
    { $bound ->
        [0] Die Aktie ist dir etwa { $stop } wert: Biete { $bid }, bei { $stop } ist Schluss.
        [1] Die Aktie ist dir mindestens { $stop } wert: Biete { $bid }.
       *[2] Die Aktie ist dir mindestens deine ganzen { $stop } wert: Biete { $bid } und bleib dran.
    }
fact-last-bid =
    { $bound ->
        [0] Die Aktie ist dir etwa { $bid } wert: Biete so viel, und nicht mehr.
       *[2] Die Aktie ist dir mindestens deine ganzen { $bid } wert: Biete alles.
    }
fact-wins-lot = Niemand sonst kann mehr als { $bid } bieten, und so viel ist dir die Aktie wert.
fact-unopposed = Alle anderen haben gepasst: Du bekommst die Aktie für { $bid }, und so viel ist sie dir wert.
fact-cheaper-bid = Vielleicht bekommst du die Aktie für weniger: Biete zuerst { $bid }.
fact-enough = Schon mit { $bid } hast du sie sicher: Niemand sonst kann mehr bieten.
fact-low =
    { $bound ->
        [0] Die Aktie ist dir etwa { $stop } wert, aber { $bid } zu bieten lässt den anderen mehr Spielraum.
        [1] Die Aktie ist dir mindestens { $stop } wert, aber { $bid } zu bieten lässt den anderen mehr Spielraum.
       *[2] Die Aktie ist dir mindestens deine ganzen { $stop } wert, aber { $bid } zu bieten lässt den anderen mehr Spielraum.
    }
fact-dear = Mehr als etwa { $stop } ist dir die Aktie kaum wert.
fact-lost =
    { $bound ->
        [0] Niemand sonst kann sie noch kaufen: Es scheidet eine Aktie aus, die dir etwa { $stop } wert ist.
        [1] Niemand sonst kann sie noch kaufen: Es scheidet eine Aktie aus, die dir mindestens { $stop } wert ist.
       *[2] Niemand sonst kann sie noch kaufen: Es scheidet eine Aktie aus, die dir mindestens deine ganzen { $stop } wert ist.
    }
fact-just-worth = Für { $stop } ist die Aktie genau ihren Preis wert: Zu passen kostet dich nichts.
fact-no-more-than = Für { $stop } ist dir die Aktie gerade noch ihren Preis wert.
fact-leaves-lot =
    { $bound ->
        [0] Das überlässt den anderen eine Aktie, die dir etwa { $stop } wert ist.
        [1] Das überlässt den anderen eine Aktie, die dir mindestens { $stop } wert ist.
       *[2] Das überlässt den anderen eine Aktie, die dir mindestens deine ganzen { $stop } wert ist.
    }
fact-not-worth = Die Aktie ist dir keine { $bid } wert.
fact-hardly-worth = Für { $bid } bringt dir die Aktie kaum, was sie kostet.
fact-sold =
    { $among ->
        [0] { $seat } kauft die Aktie der { $company } wohl
       *[1] Kommt zum Beispiel eine Aktie der { $company }, kauft sie wohl { $seat }
    } für etwa { $amount }.
fact-sold-to-you =
    { $among ->
        [0] Du bekommst die Aktie der { $company } wohl
       *[1] Kommt zum Beispiel eine Aktie der { $company }, bekommst du sie wohl
    } für etwa { $amount }.
fact-unsold =
    { $among ->
        [0] { $unsure ->
            [0] Wahrscheinlich bietet niemand
           *[1] Vielleicht bietet niemand
        }
        [2] Kommt eine Aktie der { $company }, bietet { $unsure ->
            [0] wahrscheinlich niemand
           *[1] vielleicht niemand
        }
       *[1] Kommt zum Beispiel eine Aktie der { $company }, bietet { $unsure ->
            [0] wahrscheinlich niemand
           *[1] vielleicht niemand
        }
    }; dann ist die Aktie aus dem Spiel, und in dieser Phase kommt keine andere.
fact-bidding =
    { $among ->
        [0] Die Gebote für eine Aktie der { $company } können
       *[1] Kommt zum Beispiel eine Aktie der { $company }, können die Gebote
    } bis etwa { $amount } gehen{ $less ->
        [0] .
       *[other] ; jede Aktie zahlt dann { $after } statt { $before }.
    }
fact-speculation =
    { $among ->
        [0] Mit einer Aktie mehr zahlt die { $company } je Aktie
       *[1] Kommt zum Beispiel eine Aktie der { $company }, zahlt dann jede
    } nach heutigem Stand nur { $dividend } im Jahr: Wer bietet, rechnet mit mehr.
fact-if-yours = Bekommst du sie, steigen deine Dividenden von { $before } auf { $after } im Jahr{ $fall ->
        [0] .
       *[other] ; bekommt sie jemand anders, fallen sie auf { $other }.
    }
fact-begins = Wer sie kauft, beginnt mit der { $company } in einer freien Stadt. Am meisten bringt { $city }, { $income } im Jahr.
fact-house = Ein Haus in { $city } hebt die Dividenden sofort am meisten.
fact-expands = Die { $company } kann { $city } erreichen.
fact-expands-both = Die { $company-a } kann { $city-a } erreichen, die { $company-b } { $city-b }.
fact-expands-toward = Die { $company } kann näher an { $city } kommen: noch { $dollars } für Gleis, dann { $income } mehr Einkommen{ $pays ->
        [0] , was allein deine Dividenden noch nicht erhöht.
       *[other] .
    }
fact-funds = Die Kasse der { $company } steigt von { $before } auf { $after }.
fact-reaches = Das reicht bis { $city }, für { $income } mehr Einkommen{ $pays ->
        [0] , was allein deine Dividenden noch nicht erhöht.
       *[other] .
    }
fact-reaches-too = Nach { $city-a } reicht das dann auch noch für { $city-b }, für { $income } mehr Einkommen{ $pays ->
        [0] , was allein deine Dividenden noch nicht erhöht.
       *[other] .
    }
fact-reaches-instead = Das reicht dann bis { $city-b } statt { $city-a }, für { $income } mehr Einkommen{ $pays ->
        [0] , was allein deine Dividenden noch nicht erhöht.
       *[other] .
    }
fact-cash = Du hast { $dollars } mehr.
fact-takes = Du bekommst { $dollars }, oder alle anderen verlieren je { $dollars }.
fact-others-cash = Alle anderen verlieren je { $dollars }.
fact-first-place = In der nächsten Phase wählst du zuerst.
fact-saves = Die { $company } behält ihre { $treasury } für besseres Gleis.

# Wie viel öfter ein Zug gewinnt als ein anderer: 0 etwas, 2 deutlich.
