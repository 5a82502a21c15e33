# Warum ein Zug von New England Railways gut ist.

# Züge in wenigen Worten.

reason-borrow = { $amount } leihen
reason-no-loan = Kein Kredit
reason-retire = { $amount } tilgen
reason-keep-loans = Nichts tilgen
reason-bid = { $amount } bieten
reason-pass = Passen
reason-pay = { $missing ->
        [1] Den fehlenden Dollar zahlen
       *[other] Die fehlenden { $missing } zahlen
    }
reason-wait = Eine Runde warten
reason-ship = { $city-a }–{ $city-b }, { $colour }
reason-ship-over = { $city-a }–{ $city-b } über { $city }, { $colour }
reason-pass-shipping = Nichts liefern

# Was ein Zug bringt, in wenigen Worten.

brief-loan =
    { $turns ->
        [one] kostet jetzt { $service }, { $at-end } am Ende
       *[other] kostet { $service } je Runde, { $at-end } am Ende
    }
brief-no-loan =
    { $cash ->
        [0] nichts zum Bieten, keine neuen Schulden
       *[other] { $cash } zum Bieten, keine neuen Schulden
    }
brief-saves-service =
    { $turns ->
        [one] spart am Ende { $at-end }
        [2] spart nächste Runde { $service }, { $at-end } am Ende
       *[other] spart { $service } je Runde, { $at-end } am Ende
    }
brief-leaves-cash = { $cash ->
        [0] lässt dir nichts zum Bieten
       *[other] lässt dir nur { $cash } zum Bieten
    }
brief-keeps-cash = lässt { $cash } zum Bieten
brief-stop = für dich etwa { $stop } wert
brief-all-in = dir deine ganzen { $stop } wert
brief-at-least = dir mindestens { $stop } wert
brief-dear = für dich nur etwa { $stop } wert
brief-number = zählt am Ende { $number }
brief-enough = { $bid ->
        [1] { $bid } würde
       *[other] { $bid } würden
    } reichen
brief-not-worth = bringt dir weniger als Passen
brief-hardly-worth = kaum besser als Passen
brief-leaves = überlässt eine Strecke, die dir etwa { $stop } wert ist
brief-leaves-more = überlässt eine Strecke, die dir mehr als { $bid } wert ist
brief-leaves-all = überlässt eine Strecke, die dir deine ganzen { $stop } wert ist
brief-leaves-at-least = überlässt eine Strecke, die dir mindestens { $stop } wert ist
brief-lost = die Strecke verlässt das Spiel
brief-at-once = Würfel nutzen die Strecke noch in dieser Runde
brief-no-use = kostet { $missing }, bringt kein zusätzliches Einkommen
brief-waits = spart { $missing }, die Strecke kommt nächste Runde
brief-ships =
    { $turns ->
        [one] +{ $own } Einkommen für dich, noch einmal gezahlt
       *[other] +{ $own } Einkommen für dich, im Ganzen etwa { $worth }
    }
brief-ships-also = { $own ->
        [0] kein
       *[other] +{ $own }
    } Einkommen für dich, { $count ->
        [one] +{ $gain } für { $seat }
       *[other] je +{ $gain } für { $seat }
    }
brief-no-shipment = bringt niemandem Einkommen
brief-owes = { $debt } Schulden bei { $income } Einkommen
brief-cheaper = vielleicht { $bid ->
        [1] reicht { $bid }
       *[other] reichen { $bid }
    }
brief-too-low = lässt { $seat } mehr Raum zum Bieten
brief-needs = nächste Runde sind { $service } Zinsen fällig
brief-later = Würfel nutzen die Strecke erst nächste Runde
brief-longer = noch eine Runde, in der { $seat } am meisten verdient
brief-may-end = diese Runde kann die letzte sein
brief-costs = kostet { $missing } und lohnt sich kaum
brief-too-little = kostet { $missing }, bringt etwa { $worth }
brief-less-income = +{ $own } Einkommen für dich statt +{ $most }
brief-behind = am Ende etwa { $worth } weniger für dich
brief-fewer =
    { $percent ->
        [one] gewinnt eine Partie von hundert weniger
       *[other] gewinnt { $percent } Partien von hundert weniger
    }

# Was die Zahlen für einen Zug sagen, oder gegen ihn.

fact-loan =
    { $turns ->
        [one] Das kostet jetzt { $service } Zinsen und { $at-end } am Ende.
       *[other] Das kostet { $service } Zinsen je Runde und { $at-end } am Ende.
    }
fact-loan-costs =
    { $turns ->
        [one] Das Spiel ist gleich zu Ende: Der Kredit kostet jetzt { $service } Zinsen und dann { $at-end }.
       *[other] Allein die Zinsen betragen { $service } je Runde, und am Ende kostet der Kredit { $at-end }.
    }
fact-for-bids =
    { $without ->
        [0] Mit dem Kredit hast du in dieser Runde { $cash } zum Bieten, ohne ihn nichts.
       *[other] Mit dem Kredit hast du in dieser Runde { $cash } zum Bieten, ohne ihn { $without }.
    }
fact-for-bids-more =
    { $without ->
        [0] Damit hast du in dieser Runde { $cash } zum Bieten, mit den { $least }, die du leihen musst, nichts.
       *[other] Damit hast du in dieser Runde { $cash } zum Bieten, mit den { $least }, die du leihen musst, { $without }.
    }
fact-for-bids-less =
    { $cash ->
        [0] Damit bleibt dir in dieser Runde nichts zum Bieten, mit { $loan } Kredit { $more }.
       *[other] Damit hast du in dieser Runde nur { $cash } zum Bieten, mit { $loan } Kredit { $more }.
    }
fact-must-borrow = Du hast { $cash }, und in dieser Runde sind { $service } Zinsen fällig: Du musst mindestens { $loan } leihen.
fact-no-loan =
    { $service ->
        [0] { $cash ->
            [0] Ohne Kredit bleibt dir nichts zum Bieten, und du hast keine neuen Schulden.
           *[other] Ohne Kredit hast du { $cash } zum Bieten und keine neuen Schulden.
        }
       *[other] { $cash ->
            [0] Ohne Kredit bleibt dir nach den Zinsen dieser Runde nichts zum Bieten, und du hast keine neuen Schulden.
           *[other] Ohne Kredit hast du nach den Zinsen dieser Runde { $cash } zum Bieten und keine neuen Schulden.
        }
    }
fact-outbid =
    { $count ->
        [one] { $seat } hat { $most } zum Bieten.
       *[other] { $seat } haben je { $most } zum Bieten.
    }
fact-debt-grows = Damit hast du { $debt } Schulden, die je Runde { $service } kosten, und dein Einkommen ist { $income }: schwer wieder loszuwerden.
fact-saves-service =
    { $turns ->
        [one] { $longer ->
            [0] Das spart { $at-end } am Ende dieser letzten Runde.
           *[other] Das spart { $at-end } am Ende, und { $service } mehr, falls für eine nicht gebaute Strecke noch eine Runde gespielt wird.
        }
        [2] Das spart nächste Runde { $service } Zinsen und am Ende { $at-end }.
       *[other] Das spart { $service } Zinsen je Runde und { $at-end } am Ende.
    }
fact-keeps-cash = Dann hast du { $cash ->
        [0] nichts
       *[other] { $cash }
    } zum Bieten.
fact-keeps-most = Dann hast du { $cash } zum Bieten, mehr als alle anderen.
fact-keeps-even = Dann hast du { $cash ->
        [0] nichts
       *[other] { $cash }
    } zum Bieten, wie auch { $seat }.
fact-keeps-less = Dann hast du { $cash ->
        [0] nichts
       *[other] { $cash }
    } zum Bieten, und { $count ->
        [one] { $seat } hat { $most }.
       *[other] { $seat } haben je { $most }.
    }
fact-keeps-less-yet = Dann hast du { $cash ->
        [0] nichts
       *[other] { $cash }
    } zum Bieten, und { $count ->
        [one] { $seat } hat { $most }, kann aber noch tilgen.
       *[other] { $seat } haben je { $most }, können aber noch tilgen.
    }
fact-leaves-cash =
    { $cash ->
        [0] Dir bleibt nichts zum Bieten.
       *[other] Zum Bieten hast du dann nur noch { $cash }.
    }
fact-stop = Die Strecke ist dir etwa { $stop } wert: Biete { $bid }, bei { $stop } ist Schluss.
fact-last-bid = Die Strecke ist dir etwa { $bid } wert: Biete so viel, und nicht mehr.
fact-last-bid-even = Für { $bid } ist dir die Strecke gerade ihren Preis wert.
fact-last-bid-all = Die Strecke ist dir mindestens die { $bid } wert, die du hast: Biete alles.
fact-all-in = Die Strecke ist dir mindestens die { $stop } wert, die du hast: Biete { $bid } und gib nicht nach.
fact-more = Die Strecke ist dir mehr als { $bid } wert: Biete zuerst so viel.
fact-at-least = Die Strecke ist dir mindestens { $stop } wert: Biete { $bid }.
fact-wins = Niemand sonst kann mehr als { $bid } bieten, und so viel ist dir die Strecke wert.
fact-unopposed = Alle anderen haben gepasst: Du bekommst die Strecke für { $bid }, und so viel ist sie dir wert.
fact-stop-beyond = Die Strecke ist dir etwa { $stop } wert: Biete { $bid }; mehr als { $most } kann sonst niemand bieten.
fact-at-least-beyond = Die Strecke ist dir mindestens { $stop } wert: Biete { $bid }; mehr als { $most } kann sonst niemand bieten.
fact-all-beyond = Die Strecke ist dir mindestens die { $stop } wert, die du hast: Biete { $bid }; mehr als { $most } kann sonst niemand bieten.
fact-no-rival = Niemand sonst kann noch mitbieten: Für { $bid } bekommst du die Strecke, und so viel ist sie dir wert.
fact-prolongs = Wird sie nicht sofort gebaut, wird noch eine Runde gespielt.
fact-cheaper-wins = Schon mit { $bid } hast du sie sicher: Niemand sonst kann mehr bieten.
fact-cheaper = Vielleicht bekommst du die Strecke für weniger: Biete zuerst { $bid }.
fact-low = Die Strecke ist dir etwa { $stop } wert, aber { $bid } zu bieten lässt { $seat } mehr Raum.
fact-low-at-least = Die Strecke ist dir mindestens { $stop } wert, aber { $bid } zu bieten lässt { $seat } mehr Raum.
fact-low-all = Die Strecke ist dir mindestens die { $stop } wert, die du hast, aber { $bid } zu bieten lässt { $seat } mehr Raum.
fact-over = Mehr als { $bid } brauchst du nicht, denn niemand sonst kann mehr bieten: Jeder Dollar darüber ist verschenkt.
fact-dear = Mehr als etwa { $stop } ist dir die Strecke kaum wert.
fact-not-worth = Für { $lowest } gekauft bringt dir die Strecke weniger, als wenn du passt.
fact-hardly-worth = Für { $lowest } gekauft bringt dir die Strecke kaum mehr, als wenn du passt.
fact-leaves-link = Das überlässt den anderen eine Strecke, die dir etwa { $stop } wert ist.
fact-leaves-at-least = Das überlässt den anderen eine Strecke, die dir mindestens { $stop } wert ist.
fact-leaves-more = Das überlässt den anderen eine Strecke, die dir mehr als { $bid } wert ist.
fact-leaves-all = Das überlässt den anderen eine Strecke, die dir mindestens die { $stop } wert ist, die du hast.
fact-denies-for = Sonst bekommt { $seat } sie für { $bid }.
fact-goes-for = Dann bekommt { $seat } sie für { $bid }.
fact-denies = Sonst bekommt sie wohl { $seat }.
fact-goes-to = Wahrscheinlich bekommt sie dann { $seat }.
fact-lost-link = Niemand sonst kann sie noch kaufen: Die Strecke verlässt das Spiel.
fact-lost = Niemand sonst kann sie noch kaufen: Eine Strecke, die dir etwa { $stop } wert ist, verlässt das Spiel.
fact-lost-at-least = Niemand sonst kann sie noch kaufen: Eine Strecke, die dir mindestens { $stop } wert ist, verlässt das Spiel.
fact-lost-all = Niemand sonst kann sie noch kaufen: Eine Strecke, die dir mindestens die { $stop } wert ist, die du hast, verlässt das Spiel.
fact-hardly-matters = Die Strecke ändert kaum, wer gewinnt.
fact-just-worth = Für { $stop } ist die Strecke gerade ihren Preis wert: Sie den anderen zu lassen kostet dich kaum etwas.
fact-connects = Mit ihr hängen { $links } deiner Strecken zusammen: Würfel bringen dir unterwegs mehr ein.
fact-apart = Sie schließt nicht an deine anderen Strecken an.
fact-number = Sie zählt am Ende { $number } und wird bei { $percent }{ "\u00A0" }% der Würfe sofort gebaut.
fact-number-and-more = Sie zählt am Ende { $number } und muss den Rest einbringen; { $percent }{ "\u00A0" }% der Würfe bauen sie sofort.
fact-number-but = Sie zählt am Ende { $number }, aber wer kauft, liefert in dieser Runde nur einmal: Zweimal zu liefern bringt dir wohl { $own } mehr Einkommen.
fact-number-late = Sie zählt { $number } erst am Ende, und vorher ist bares Geld mehr wert; { $percent }{ "\u00A0" }% der Würfe bauen sie sofort.
fact-only-number = Die Strecke zählt am Ende nur { $number }; zahlst du { $bid } dafür, { $cash ->
        [0] bleibt dir nichts
        [1] bleibt dir { $cash }
       *[other] bleiben dir { $cash }
    }.
fact-only-that = Die Strecke zählt am Ende nur { $number }, weniger als die { $bid }, die du dafür zahlst.
fact-at-once = Für { $missing } nutzen Würfel die Strecke noch in dieser Runde.
fact-at-once-for = Für { $missing } bringen dir die Lieferungen dieser Runde wohl { $own } Einkommen statt { $less ->
        [0] keines
       *[other] { $less }
    }.
fact-waits = Auch ohne { $missing } wird die Strecke in der nächsten Runde gebaut.
fact-waits-idle = In dieser Runde bringen dir Würfel über die Strecke wohl kein zusätzliches Einkommen, und in der nächsten wird sie auch ohne { $missing } gebaut.
fact-waits-for = Für { $missing } hättest du in dieser Runde { $more } Einkommen mehr, am Ende nur etwa { $worth }.
fact-waits-earlier = Die Würfel für die Strecke warten wohl auch: Für { $missing } hättest du { $more } Einkommen nur eine Runde früher, und das bringt am Ende etwa { $worth }.
fact-helps-now =
    { $count ->
        [one] Zahlst du, so gewinnt auch { $seat } in dieser Runde { $gain } Einkommen.
       *[other] Zahlst du, so gewinnen auch { $seat } in dieser Runde je { $gain } Einkommen.
    }
fact-keeps-more = So { $missing ->
        [1] bleibt
       *[other] bleiben
    } dir { $missing } mehr für die Versteigerungen der nächsten Runde.
fact-waits-longer = Für sie wird noch eine Runde gespielt.
fact-waits-longer-less = Für die Strecke wird noch eine Runde gespielt, und darin verdient { $seat } wohl etwa { $most }, du { $own }.
fact-waits-longer-most = Für sie wird noch eine Runde gespielt, und darin verdienst du wohl am meisten: etwa { $own }, und { $seat } { $most }.
fact-may-end-most = Wird die Strecke jetzt gebaut, kann diese Runde die letzte sein, und in einer weiteren verdienst du wohl am meisten: etwa { $own }, und { $seat } { $most }.
fact-may-end = Wird die Strecke jetzt gebaut, kann diese Runde die letzte sein.
fact-takes-cubes = Das kostet { $seat } Lieferungen von etwa { $worth }.
fact-ships =
    { $turns ->
        [one] { $own } mehr Einkommen wird noch einmal gezahlt, abzüglich des Marktverlusts.
        [2] { $own } mehr Einkommen wird zweimal gezahlt, abzüglich der Marktverluste: etwa { $worth }.
       *[other] { $own } mehr Einkommen wird { $turns }-mal gezahlt, abzüglich der Marktverluste: etwa { $worth }.
    }
fact-shares =
    { $same ->
        [0] { $count ->
            [one] { $seat } gewinnt unterwegs { $gain } Einkommen.
           *[other] { $seat } gewinnen unterwegs je { $gain } Einkommen.
        }
       *[other] { $count ->
            [one] Du gewinnst ebenfalls { $same } Einkommen, und { $seat } unterwegs { $gain }.
           *[other] Du gewinnst ebenfalls { $same } Einkommen, und { $seat } unterwegs je { $gain }.
        }
    }
fact-alone =
    { $same ->
        [0] Sonst gewinnt niemand dabei.
       *[other] Du gewinnst ebenfalls { $same } Einkommen, und sonst niemand.
    }
fact-less-income = Das bringt dir { $own } Einkommen statt { $most }.
fact-instead =
    { $turns ->
        [one] „{ $other }“ bringt dir { $own } Einkommen.
       *[other] „{ $other }“ bringt dir { $own } Einkommen, im Ganzen etwa { $worth }.
    }
fact-same = Das bringt allen dasselbe Einkommen wie der erste Zug.
fact-same-but = Das bringt allen dasselbe Einkommen wie der erste Zug: Der Unterschied liegt in den Würfeln, die liegen bleiben.
fact-same-as-next = „{ $other }“ brächte allen dasselbe Einkommen: Es kommt darauf an, welche Würfel liegen bleiben.
fact-cube-waits = Der Würfel in { $city } ({ $colour }) ist nächste Runde wohl noch da.
fact-cube-pays = Der Würfel in { $city } ({ $colour }) kann dir noch { $own } Einkommen bringen, wenn ihn jemand anders liefert.
fact-cube-waits-now = Du lieferst in dieser Runde noch einmal, und der Würfel in { $city } ({ $colour }) ist dann wohl noch da.
fact-other-but-helps =
    { $count ->
        [one] „{ $other }“ brächte dir { $own } Einkommen, aber auch { $seat } { $gain }.
       *[other] „{ $other }“ brächte dir { $own } Einkommen, aber auch { $seat } je { $gain }.
    }
fact-other-helps =
    { $count ->
        [one] „{ $other }“ brächte dir ebenfalls { $own } Einkommen, und { $seat } { $gain }.
       *[other] „{ $other }“ brächte dir ebenfalls { $own } Einkommen, und { $seat } je { $gain }.
    }
fact-no-own-link = Das nutzt keine deiner Strecken.
fact-blocks = Die Würfel bleiben, wo sie sind.
fact-forgoes-now = Damit verzichtest du in dieser Runde auf { $own } Einkommen.
fact-forgoes = Damit verzichtest du auf { $own } Einkommen, im Ganzen etwa { $worth }.
fact-helps-rivals = { $count ->
        [one] Die beste Lieferung brächte auch { $seat } { $gain } Einkommen.
       *[other] Die beste Lieferung brächte auch { $seat } je { $gain } Einkommen.
    }
fact-only-others = Kein Würfel kann über eine deiner Strecken fahren: Eine Lieferung würde nur den anderen helfen.
fact-no-link = Dir gehört keine Strecke: Eine Lieferung würde nur den anderen helfen.
fact-with-loan = Mit { $loan } Kredit wären es { $more }.
fact-loan-in-all = { $loan }, jetzt geliehen und bis zum Ende behalten, kosten { $total } über das Geliehene hinaus.
fact-costs-shipment = Wer kauft, liefert in dieser Runde nur einmal: Zweimal zu liefern bringt dir wohl { $own } mehr Einkommen.
fact-needs-cash = Du brauchst das Geld: Nächste Runde sind { $service } Zinsen fällig.
fact-spends = Du brauchst deine { $cash } in der nächsten Runde, in der { $links ->
        [one] eine Strecke versteigert wird
       *[other] { $links } Strecken versteigert werden
    }{ $service ->
        [0] .
       *[other] { " " }und { $service } Zinsen fällig sind.
    }
fact-one-a-turn = Du kannst je Runde nur eine Strecke kaufen, und { $city-a }–{ $city-b } kommt noch.
fact-no-use = Für { $missing } bekommst du nichts: Würfel über die Strecke bringen dir in dieser Runde wohl kein zusätzliches Einkommen.
fact-too-little = Für { $missing } bringen dir Würfel in dieser Runde nur { $more } Einkommen mehr, am Ende etwa { $worth }.
fact-only-earlier = Die Würfel für die Strecke warten wohl eine Runde: Für { $missing } bekommst du { $more } Einkommen nur eine Runde früher, und das bringt am Ende etwa { $worth }.
fact-leaves-less = Bei den Versteigerungen der nächsten Runde { $missing ->
        [1] fehlt
       *[other] fehlen
    } dir dann { $missing }.
fact-still-costs =
    { $turns ->
        [one] { $longer ->
            [0] Deine Kredite kosten am Ende dieser letzten Runde { $at-end }.
           *[other] Deine Kredite kosten am Ende { $at-end }, und { $service } mehr, falls für eine nicht gebaute Strecke noch eine Runde gespielt wird.
        }
        [2] Deine Kredite kosten nächste Runde { $service } und am Ende { $at-end }.
       *[other] Deine Kredite kosten weiter { $service } je Runde.
    }
fact-ahead-and-less = Gegenüber „{ $other }“ bringt dir das am Ende etwa { $worth } mehr, und { $seat } etwa { $less } weniger.
