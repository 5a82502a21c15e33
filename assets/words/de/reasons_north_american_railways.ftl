# Warum ein Zug von North American Railways gut ist.

# Züge in wenigen Worten.

reason-found = Die { $company }e Gesellschaft für { $amount } gründen
reason-own = Eine eigene { $company }e Aktie für { $amount } kaufen
reason-offer = { $amount } für eine { $company }e Aktie
reason-in-column = { $title } (Spalte { $column })
reason-let-go = { $seat } gewähren lassen
reason-buy = Selbst kaufen für { $amount }
reason-take-money = { $amount } nehmen
reason-end-turn = Zug beenden
reason-city = { $city } kaufen ({ $company })
reason-pass-cities = Passen

# Wie oft ein Einkommen noch kommt: „noch etwa 4- bis 5-mal“.

reason-either-times = { $fewer }- bis { $more }

# Was ein Zug bringt, in wenigen Worten.

brief-found = reicht für { $city } (Ertrag { $city-income })
brief-no-city = reicht für keine Stadt, die ausliegt
brief-share = { $worth } { $turns ->
        [0] mehr in der letzten Runde
       *[other] je Runde mehr
    }{ $final ->
        [0] { "" }
       *[other] , { $final } am Ende
    }
brief-or-half =
    { $worth ->
        [0] { $final ->
            [0] { $amount } auf die Hand, wenn der Direktor selbst kauft
           *[other] { $final } am Ende
        }
       *[other] { $worth } { $turns ->
            [0] { $final ->
                [0] mehr in der letzten Runde
               *[other] in der letzten Runde, { $final } am Ende
            }
           *[other] { $final ->
                [0] je Runde mehr
               *[other] je Runde, { $final } am Ende
            }
        }
    }{ $worth ->
        [0] { $final ->
            [0] { "" }
           *[other] { " " }oder { $amount ->
                [0] nichts
               *[other] { $amount } auf die Hand
            }
        }
       *[other] { " " }oder { $amount ->
            [0] nichts
           *[other] { $amount } auf die Hand
        }
    }
brief-yours = { $worth ->
        [0] dein Einkommen
       *[other] Einkommen
    } von { $before } auf { $after } { $turns ->
        [0] in der letzten Runde
       *[other] je Runde
    }{ $worth ->
        [0] { "" }
       *[other] , { $worth } am Ende
    }
brief-final = { $worth } mehr am Ende
brief-keeps = spart das Geld
brief-forfeits = was in den Kassen liegt, verfällt
brief-nothing = kein Einkommen für dich

# Was die Zahlen für einen Zug sagen, oder gegen ihn.

fact-found = Die { $amount } gehen ganz in die { $company }e Kasse, und du leitest die Gesellschaft.
fact-found-for = Die { $amount } gehen ganz in die { $company }e Kasse, und du leitest die Gesellschaft: Das reicht für { $city } (kostet { $cost }, bringt { $city-income } je Runde){ $rest ->
        [0] .
       *[other] , und { $rest } bleiben übrig.
    }
fact-no-city = { $amount } reichen für keine Stadt, die ausliegt.
fact-share = { $named-by ->
        [0] Mit der Aktie
        [1] Mit der { $company }en Aktie
       *[2] Für { $price }
    } steigt dein Einkommen von { $before } auf { $after } { $turns ->
        [0] in dieser letzten Runde
        [one] je Runde, wohl noch einmal bis zum Ende
       *[other] je Runde, noch etwa { $turns }-mal bis zum Ende
    }{ $worth ->
        [0] .
       *[other] , und dann zahlen dir die Symbole { $worth }.
    }
fact-half-lost =
    { $worth ->
        [0] Die Hälfte der { $price } geht an die Bank, und die Aktie bringt dir beim jetzigen Schienennetz nichts.
       *[other] Die Hälfte der { $price } geht an die Bank, und die Aktie bringt dir beim jetzigen Schienennetz insgesamt etwa { $worth }.
    }
fact-kept = { $named-by ->
        [2] Für { $price }
       *[other] Mit der Aktie
    } hast du { $after } Einkommen { $turns ->
        [0] in dieser letzten Runde
        [one] je Runde, wohl noch einmal bis zum Ende
       *[other] je Runde, noch etwa { $turns }-mal bis zum Ende
    }{ $worth ->
        [0] { "" }
       *[other] , und dann zahlen dir die Symbole { $worth }
    }; bekommt { $seat } { $named-by ->
        [2] die Aktie
       *[other] sie
    }, sinkt dein Einkommen auf { $before }.
fact-dilutes = Dein eigenes Einkommen sinkt dann von { $before } auf { $after } { $turns ->
        [0] in dieser letzten Runde
       *[other] je Runde
    }.
fact-dilutes-beside = Dein eigenes Einkommen beträgt dann { $after } { $turns ->
        [0] in dieser letzten Runde
       *[other] je Runde
    } statt { $bought } mit der Aktie.
fact-uncovers-share = Das legt eine { $company }e Aktie frei.
fact-uncovers-instead = Das legt eine { $company }e Aktie frei statt einer { $company-instead }en.
fact-overpaid = Das kostet dich { $price }{ $half ->
        [0] { "" }
       *[other] , von denen { $seat } { $half } bekommt,
    } und bringt dir { $only-final ->
        [1] nur am Ende { $worth } für die Symbole.
       *[0] beim jetzigen Schienennetz { $worth ->
            [0] nichts.
           *[other] insgesamt etwa { $worth }.
        }
    }
fact-dearer = Für dieselbe Aktie zahlst du damit { $amount } mehr.
fact-cheaper-best = Du bietest { $amount } weniger für dieselbe Aktie.
fact-cheaper = Je niedriger dein Angebot, desto eher kauft { $seat } die Aktie selbst.
fact-cheap = Für { $seat } ist die Aktie etwa { $worth } wert: Für { $price } wäre sie billig.
fact-only-final = { $named-by ->
        [0] Die Aktie bringt dir
        [1] Die { $company }e Aktie bringt dir
       *[2] Für { $price } bringt dir die Aktie
    } am Ende { $worth } für die Symbole.
fact-too-dear = Für { $price }{ $half ->
        [0] { "" }
       *[other] , von denen { $seat } { $half } bekäme,
    } ist dir die Aktie zu teuer: Sie bringt dir beim jetzigen Schienennetz { $worth ->
        [0] nichts.
       *[other] insgesamt etwa { $worth }.
    }
fact-would-pay = Der Kauf würde dich { $price } kosten, von denen { $seat } { $half } bekäme.
fact-cant-pay = Wer mitgezählt hat, weiß: { $seat } hat { $cash ->
        [0] kein Geld mehr
       *[other] nur { $cash }
    } und kann die Aktie nicht selbst kaufen.
fact-can-pay = Wer mitgezählt hat, weiß: { $seat } hat { $cash } und kann die Aktie zwar selbst kaufen, aber nicht für { $price }.
fact-half = Kauft { $seat } die Aktie selbst, bekommst du { $amount ->
        [0] nichts
       *[other] { $amount }
    }.
fact-half-then = Du bekommst dann { $amount ->
        [0] nichts
       *[other] { $amount }
    }.
fact-half-less = Kauft { $seat } die Aktie selbst, bekommst du { $amount ->
        [0] nichts
       *[other] nur { $amount }, das sind { $less } weniger
    }.
fact-keeps-chair = Der Kauf verhindert, dass { $seat } die { $company }e Gesellschaft leitet.
fact-loses = Dann leitet { $seat } die { $company }e Gesellschaft.
fact-treasury = { $of-better ->
        [0] { $amount } gehen
       *[1] Damit gehen { $amount }
    } in die Kasse der { $company }en Gesellschaft, { $yours ->
        [0] von deren { $sold } verkauften Aktien du { $held } hältst.
       *[1] deren verkaufte Aktien alle dir gehören.
    }
fact-takes-chair = Mit der Aktie leitest du die { $company }e Gesellschaft.
fact-rival-share = Die Aktie bringt { $seat } { $worth ->
        [0] am Ende { $final }.
       *[other] { $worth } { $turns ->
            [0] in dieser letzten Runde
           *[other] je Runde
        }{ $final ->
            [0] .
           *[other] { " " }und am Ende { $final }.
        }
    }
fact-yours = Dein Einkommen steigt von { $before } auf { $after } { $turns ->
        [0] in dieser letzten Runde
        [one] je Runde, wohl noch einmal bis zum Ende
       *[other] je Runde, noch etwa { $turns }-mal bis zum Ende
    }{ $worth ->
        [0] .
       *[other] , und dann zahlen dir die Symbole { $worth }.
    }
fact-yours-with = Mit { $city } für die { $company }e Gesellschaft steigt dein Einkommen von { $before } auf { $after } { $turns ->
        [0] in dieser letzten Runde
        [one] je Runde, wohl noch einmal bis zum Ende
       *[other] je Runde, noch etwa { $turns }-mal bis zum Ende
    }{ $worth ->
        [0] .
       *[other] , und dann zahlen dir die Symbole { $worth }.
    }
fact-same = Der Ertrag ist zu klein: Keine Aktie zahlt deshalb mehr.
fact-directors = Keine Aktie zahlt deshalb mehr. Nur { $seat } bekommt { $more } mehr, für die Leitung der { $company }en Gesellschaft.
fact-nearly = Noch zahlt keine Aktie deshalb mehr, mit weiteren { $missing } Ertrag aber schon.
fact-symbols = Die Symbole zahlen dir am Ende { $worth }.
fact-uncovers = Das legt für die anderen { $city } frei ({ $cost }, Ertrag { $city-income }).
fact-can-wait = Das Geld der { $company }en Kasse kann warten, denn nur du kannst es ausgeben. Das der { $company-best }en Kasse geben vielleicht andere vor dir aus.
fact-fewer-symbols = Das bringt dir am Ende { $less } weniger als { $city }, zum selben Preis.
fact-costs-more = Das kostet { $more } mehr als { $city } und bringt dir für sich genommen nicht mehr.
fact-dearer-city = Das kostet { $more } mehr als { $city }.
fact-earns-less-later = Den Ertrag der { $company }en Gesellschaft erhöht das um { $less } weniger als { $city }.
fact-earns-less = Das bringt dir vorerst das Gleiche, erhöht den Ertrag der { $company }en Gesellschaft aber um { $less } weniger als { $city }.
fact-gains-more =
    { $count ->
        [one] { $seat } hält mehr { $company }e Aktien und gewinnt mehr dabei.
       *[other] { $seat } halten mehr { $company }e Aktien und gewinnen mehr dabei.
    }
fact-blocks = Was dann noch in der { $company }en Kasse liegt, reicht { $seat } für keine Stadt, die ausliegt.
fact-keeps = Du behältst { $cash } für andere Aktien.
fact-keeps-cash = Du behältst deine { $cash }.
fact-saves = Die { $company }e Gesellschaft behält { $treasury } für eine bessere Stadt.
fact-pass-is-final = Passen gilt für die ganze Runde, und du könntest noch für { $count } Gesellschaften eine Stadt kaufen.
fact-leaves = { $seat } { $count ->
        [one] kann
       *[other] können
    } die { $treasury } in der { $company }en Kasse noch ausgeben.
fact-serves-others = Eine Stadt für die { $company }e Gesellschaft nützt anderen mehr: Von deren { $sold } verkauften Aktien hältst du nur { $held }.
fact-denies = Damit kommst du { $seat } zuvor: Ein Kauf von { $city } für die { $company }e Gesellschaft könnte { $seat } bis zum Ende { $worth } bringen{ $less ->
        [0] .
       *[other] , { $less } mehr als jede andere Stadt, die dann ausliegt.
    }
fact-forfeits = Die { $treasury } in der { $company }en Kasse verfallen mit dieser letzten Runde.
fact-wins = Macht ab jetzt niemand einen Fehler, gewinnst du mit { $own }; nach „{ $other }“ gewinnt { $seat } mit { $theirs }.
fact-loses-to = Macht ab jetzt niemand einen Fehler, gewinnt { $seat } mit { $theirs }; nach „{ $other }“ gewinnst du mit { $own }.
fact-wins-anyway = Macht ab jetzt niemand einen Fehler, gewinnst du mit { $own }; auch nach „{ $other }“ gewinnst du.
fact-wins-after = Danach gewinnst du mit { $own }.
fact-loses-anyway = Macht ab jetzt niemand einen Fehler, gewinnt { $seat }, was du auch tust; nach diesem Zug mit { $theirs }.
fact-loses-after = Danach gewinnt { $seat } mit { $theirs }.
reason-safe = Damit kannst du kaum noch verlieren; auch mit „{ $other }“ gewinnst du.
fact-brings-more = Damit hast du am Ende mehr als mit „{ $other }“.
fact-other-brings-more = „{ $other }“ bringt dir am Ende mehr.

# Wie viel öfter ein Zug gewinnt als ein anderer: 0 etwas, 2 deutlich.

reason-wins-more = Damit gewinnst du { $how ->
        [0] etwas öfter
        [2] deutlich öfter
       *[other] öfter
    } als mit „{ $other }“.
reason-other-wins-more = Mit „{ $other }“ gewinnst du { $how ->
        [0] etwas öfter.
        [2] deutlich öfter.
       *[other] öfter.
    }
