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
brief-number = zählt am Ende { $number }
brief-enough = { $bid ->
        [1] { $bid } würde
       *[other] { $bid } würden
    } reichen
brief-not-worth = bringt dir weniger als Passen
brief-hardly-worth = kaum besser als Passen
brief-leaves =
    { $bound ->
        [0] überlässt eine Strecke, die dir etwa { $stop } wert ist
        [1] überlässt eine Strecke, die dir mindestens { $stop } wert ist
       *[2] überlässt eine Strecke, die dir deine ganzen { $stop } wert ist
    }
brief-leaves-more = überlässt eine Strecke, die dir mehr als { $bid } wert ist
brief-lost = die Strecke ist dann aus dem Spiel
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
brief-too-low = lässt { $seat } mehr Spielraum
brief-fewer =
    { $percent ->
        [one] gewinnt eine von 100 Partien weniger
       *[other] gewinnt { $percent } von 100 Partien weniger
    }
brief-less-income = +{ $own } Einkommen für dich statt +{ $most }
brief-cheaper = vielleicht { $bid ->
        [1] reicht { $bid }
       *[other] reichen { $bid }
    }

# Was die Zahlen für einen Zug sagen, oder gegen ihn.

fact-loan =
    { $turns ->
        [one] Das kostet jetzt { $service } Zinsen und { $at-end } am Ende.
       *[other] Das kostet { $service } Zinsen je Runde und { $at-end } am Ende.
    }
fact-loan-costs =
    { $turns ->
        [one] Die Partie ist gleich zu Ende: Der Kredit kostet jetzt { $service } Zinsen und dann { $at-end }.
       *[other] Allein die Zinsen betragen { $service } je Runde, und am Ende kostet der Kredit { $at-end }.
    }
fact-for-bids =
    { $without ->
        [0] Mit dem Kredit hast du in dieser Runde { $cash } zum Bieten, ohne ihn nichts.
       *[other] Mit dem Kredit hast du in dieser Runde { $cash } zum Bieten, ohne ihn { $without }.
    }
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
fact-debt-grows = Damit hast du { $debt } Schulden, die je Runde { $service } kosten. Bei einem Einkommen von { $income } wirst du sie schwer wieder los.
fact-saves-service =
    { $turns ->
        [one] { $longer ->
            [0] Das spart { $at-end } am Ende dieser letzten Runde.
           *[other] Das spart { $at-end } am Ende, und { $service } mehr, falls für eine nicht gebaute Strecke noch eine Runde gespielt wird.
        }
        [2] Das spart nächste Runde { $service } Zinsen und am Ende { $at-end }.
       *[other] Das spart { $service } Zinsen je Runde und { $at-end } am Ende.
    }
fact-keeps-most = Dann hast du { $cash } zum Bieten, mehr als alle anderen.
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
fact-stop =
    { $bound ->
        [0] Die Strecke ist dir etwa { $stop } wert: Biete { $bid }, bei { $stop } ist Schluss.
        [1] Die Strecke ist dir mindestens { $stop } wert: Biete { $bid }.
       *[2] Die Strecke ist dir mindestens deine ganzen { $stop } wert: Biete { $bid } und bleib dran.
    }
fact-last-bid =
    { $bound ->
        [0] Die Strecke ist dir etwa { $bid } wert: Biete so viel, und nicht mehr.
       *[2] Die Strecke ist dir mindestens deine ganzen { $bid } wert: Biete alles.
    }
fact-last-bid-even = Für { $bid } ist dir die Strecke genau ihren Preis wert.
fact-more = Die Strecke ist dir mehr als { $bid } wert: Biete zuerst so viel.
fact-wins-lot = Niemand sonst kann mehr als { $bid } bieten, und so viel ist dir die Strecke wert.
fact-unopposed = Alle anderen haben gepasst: Du bekommst die Strecke für { $bid }, und so viel ist sie dir wert.
fact-enough = Schon mit { $bid } hast du sie sicher: Niemand sonst kann mehr bieten.
fact-cheaper-bid = Vielleicht bekommst du die Strecke für weniger: Biete zuerst { $bid }.
fact-low =
    { $bound ->
        [0] Die Strecke ist dir etwa { $stop } wert, aber { $bid } zu bieten lässt { $seat } mehr Spielraum.
        [1] Die Strecke ist dir mindestens { $stop } wert, aber { $bid } zu bieten lässt { $seat } mehr Spielraum.
       *[2] Die Strecke ist dir mindestens deine ganzen { $stop } wert, aber { $bid } zu bieten lässt { $seat } mehr Spielraum.
    }
fact-dear = Mehr als etwa { $stop } ist dir die Strecke kaum wert.
fact-not-worth = Für { $bid } gekauft bringt dir die Strecke weniger, als wenn du passt.
fact-hardly-worth = Für { $bid } gekauft bringt dir die Strecke kaum mehr, als wenn du passt.
fact-leaves-lot =
    { $bound ->
        [0] Das überlässt den anderen eine Strecke, die dir etwa { $stop } wert ist.
        [1] Das überlässt den anderen eine Strecke, die dir mindestens { $stop } wert ist.
       *[2] Das überlässt den anderen eine Strecke, die dir mindestens deine ganzen { $stop } wert ist.
    }
fact-leaves-more = Das überlässt den anderen eine Strecke, die dir mehr als { $bid } wert ist.
fact-denies =
    { $bid ->
        [0] Sonst bekommt sie wohl { $seat }.
       *[other] Sonst bekommt { $seat } sie für { $bid }.
    }
fact-goes-to =
    { $bid ->
        [0] Wahrscheinlich bekommt sie dann { $seat }.
       *[other] Dann bekommt { $seat } sie für { $bid }.
    }
fact-lost =
    { $bound ->
        [0] Niemand sonst kann sie noch kaufen: Es scheidet eine Strecke aus, die dir etwa { $stop } wert ist.
        [1] Niemand sonst kann sie noch kaufen: Es scheidet eine Strecke aus, die dir mindestens { $stop } wert ist.
       *[2] Niemand sonst kann sie noch kaufen: Es scheidet eine Strecke aus, die dir mindestens deine ganzen { $stop } wert ist.
    }
fact-hardly-matters = Die Strecke ändert kaum, wer gewinnt.
fact-just-worth = Für { $stop } ist die Strecke genau ihren Preis wert: Zu passen kostet dich kaum etwas.
fact-connects = Mit ihr hängen { $links } deiner Strecken zusammen: Würfel bringen dir unterwegs mehr ein.
fact-number =
    { $worth ->
        [0] Sie zählt am Ende { $number } und wird bei { $percent }{ "\u00A0" }% der Würfe sofort gebaut.
        [1] Sie zählt am Ende { $number } und muss den Rest einbringen; { $percent }{ "\u00A0" }% der Würfe bauen sie sofort.
       *[2] Sie zählt { $number } erst am Ende, und vorher ist bares Geld mehr wert; { $percent }{ "\u00A0" }% der Würfe bauen sie sofort.
    }
fact-number-but = Sie zählt am Ende { $number }, aber wer kauft, liefert in dieser Runde nur einmal: Zweimal zu liefern bringt dir wohl { $own } mehr Einkommen.
fact-only-number = Die Strecke zählt am Ende nur { $number }; zahlst du { $bid } dafür, { $cash ->
        [0] bleibt dir nichts
        [1] bleibt dir { $cash }
       *[other] bleiben dir { $cash }
    }.
fact-only-that = Die Strecke zählt am Ende nur { $number }, weniger als die { $bid }, die du dafür zahlst.
fact-at-once = Für { $missing } nutzen Würfel die Strecke noch in dieser Runde.
fact-waits = Auch ohne { $missing } wird die Strecke in der nächsten Runde gebaut.
fact-waits-idle = In dieser Runde bringen dir Würfel über die Strecke wohl kein zusätzliches Einkommen, und in der nächsten wird sie auch ohne { $missing } gebaut.
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
fact-same = Das bringt allen dasselbe Einkommen wie der erste Zug.
fact-cube-waits = Der Würfel in { $city } ({ $colour }) ist nächste Runde wohl noch da.
fact-other-helps =
    { $more ->
        [0] { $count ->
        [one] „{ $other }“ brächte dir ebenfalls { $own } Einkommen, und { $seat } { $gain }.
       *[other] „{ $other }“ brächte dir ebenfalls { $own } Einkommen, und { $seat } je { $gain }.
    }
       *[1] { $count ->
        [one] „{ $other }“ brächte dir { $own } Einkommen, aber auch { $seat } { $gain }.
       *[other] „{ $other }“ brächte dir { $own } Einkommen, aber auch { $seat } je { $gain }.
    }
    }
fact-forgoes-now = Damit verzichtest du in dieser Runde auf { $own } Einkommen.
fact-forgoes = Damit verzichtest du auf { $own } Einkommen, im Ganzen etwa { $worth }.
fact-helps-rivals = { $count ->
        [one] Die beste Lieferung brächte auch { $seat } { $gain } Einkommen.
       *[other] Die beste Lieferung brächte auch { $seat } je { $gain } Einkommen.
    }
fact-loan-in-all = Leihst du jetzt { $loan } und behältst sie bis zum Ende, zahlst du zusätzlich { $total }.
fact-costs-shipment = Wer kauft, liefert in dieser Runde nur einmal: Zweimal zu liefern bringt dir wohl { $own } mehr Einkommen.
fact-one-a-turn = Du kannst je Runde nur eine Strecke kaufen, und { $city-a }–{ $city-b } kommt noch.
fact-no-use = Für { $missing } bekommst du nichts: Würfel über die Strecke bringen dir in dieser Runde wohl kein zusätzliches Einkommen.
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
