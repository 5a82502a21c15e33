# Was der Schaffner in den Lektionen von Railways of North America sagt.

lesson-track = Gleise und Waren
    .words = Das Ziel und eine erste Runde: Gleise legen, liefern, kassieren.
    .done = Du hast eine Strecke gebaut, darüber geliefert und kassiert.

lesson-track-welcome = Willkommen an Bord
    .words = Kanada wartet auf seine Eisenbahn. Du legst Gleise von Stadt zu Stadt und lieferst Waren darüber. Jede Strecke, über die ein Würfel fährt, ist ein Punkt. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-track-goods = Wer will was?
    .words = Würfel sind Waren, und jeder fährt in eine Stadt seiner Farbe. In Montreal liegen drei schwarze, und Quebec ist schwarz. In Quebec liegen zwei rote, und Montreal ist rot.
lesson-track-bonds = Niemand hat Geld
    .words = Was du nicht zahlen kannst, zahlen Anleihen. Jede bringt { $bond }, kommt von selbst und wird nie zurückgezahlt. Sie kostet { $interest } in jeder Runde und am Ende einen Punkt. Das ist billig für Gleise, die lange arbeiten.
lesson-track-build = Von Quebec nach Montreal
    .words = Wähle Quebec, dann Montreal. Der Tisch zeigt den billigsten Weg und seinen Preis. Drücke „Strecke fertigstellen“. Eine Aktion legt bis zu vier Gleisteile einer Strecke, und diese zwei kosten eine Anleihe.
lesson-track-build-other = Noch gibt es kein Gleis zum Liefern, also baue zuerst. Wähle Quebec, dann Montreal.
lesson-track-build-stop = Eine halbe Strecke ist nichts wert, und unfertige Gleise kommen wieder weg. Bau weiter nach Montreal.
lesson-track-build-elsewhere = Das ist nicht der billigste Weg zwischen Quebec und Montreal, wo fünf Würfel warten. Wähle eine der beiden Städte, dann die andere.
lesson-track-owner = Deine Strecke
    .words = Sie gehört dir für immer, das zeigt deine Lok. Liefert jemand anders darüber, bekommst trotzdem du den Punkt. Auch die anderen haben gehandelt, und jetzt läuft der zweite von drei Durchgängen.
lesson-track-deliver = Liefere
    .words = Wähle einen schwarzen Würfel in Montreal und schicke ihn nach Quebec. Eine Strecke ist ein Punkt, und Punkte sind Einkommen. Die erste Lieferung der Partie bringt einen Punkt mehr.
lesson-track-deliver-other = Später vielleicht. Jetzt wartet ein Würfel, den nur du liefern kannst. Wähle ihn.
lesson-track-again = Der dritte Durchgang
    .words = Du hast { $points-you } Punkte. Jeder handelt dreimal je Runde, also liefere noch einmal: einen schwarzen Würfel nach Quebec oder einen roten nach Montreal.
lesson-track-again-other = Gleise, über die nichts fährt, bringen nichts ein. Liefere noch einmal.
lesson-track-income = Zahltag
    .words = Dein Einkommen steht auf der Leiste neben deinen Punkten. Für { $points-you } Punkte waren es $6.000, weniger { $interest } für die Anleihe. Es steigt bis { $income-peak } Punkte, und mit dem Geld baust du die nächste Strecke.

lesson-engine = Eine bessere Lok
    .words = Warum lange Lieferungen entscheiden und was sie brauchen.
    .done = Du weißt jetzt, warum die bessere Lok zuerst kommt und wie du den langen Weg findest.

lesson-engine-level = Wie weit eine Lok fährt
    .words = Deine Lok hat Stufe { $engine-you }. Sie zieht einen Würfel über zwei Strecken und bringt höchstens zwei Punkte. Mit Stufe 3 wären es drei.
lesson-engine-upgrade = Verbessere sie
    .words = Das kostet $10.000. Du hast { $cash-you }, und den Rest zahlt eine Anleihe. Aber jede Lieferung kann ab jetzt einen Punkt mehr bringen. Wähle „Lok“ und drücke „Lok verbessern“.
lesson-engine-upgrade-deliver = Das sind zwei Punkte jetzt, oder bei jeder künftigen Lieferung einer mehr. Verbessere zuerst die Lok.
lesson-engine-upgrade-other = Das kann warten. Deine Strecken sind für längere Lieferungen bereit, also verbessere die Lok.
lesson-engine-three = Drei eigene Strecken
    .words = Ein Würfel hält in der ersten Stadt seiner Farbe. Seine erste Strecke muss dir gehören, und jede unterwegs bringt ihrem Besitzer einen Punkt. Suche also den langen Weg über deine eigenen Strecken.
lesson-engine-long = Der längste Weg
    .words = Ein roter Würfel in Calgary kann über drei deiner Strecken nach Vancouver fahren, ein gelber ebenso weit nach Prince Rupert. Liefere einen davon.
lesson-engine-long-shared = Das bringt auch jemand anderem einen Punkt. Von Calgary aus gehören alle Punkte dir.
lesson-engine-long-short = Das ist ein kürzerer Weg. Suche eine Lieferung von Calgary über drei Strecken.
lesson-engine-long-other = Jetzt ist die Zeit zu liefern, denn die erste Lieferung über drei Strecken bringt Zusatzpunkte.
lesson-engine-bonus = Drei und zwei
    .words = Das waren drei Punkte für drei Strecken und zwei für die erste so lange Lieferung. Eine Karte mit Stern bot sie an. Solche Karten nimmt niemand. Wer eine zuerst erfüllt, bekommt die Punkte. Sieh sie dir vor jeder Aktion an.

lesson-plans = Gebote und Pläne
    .words = Als Erster beginnen, Fernstrecken, Barone und Neue Städte.
    .done = Du weißt jetzt, was das Beginnen wert ist und wie eine Strecke zwei Plänen dient.

lesson-plans-auction = Wer beginnt?
    .words = In jeder Runde wird versteigert, wer beginnt, und nur wer gewinnt, zahlt. Passen alle, beginnt der Nächste im Uhrzeigersinn. Zu beginnen ist nur dann Geld wert, wenn jemand denselben Würfel, dieselbe Karte oder dasselbe Feld will.
lesson-plans-pass = Wie viel ist es wert?
    .words = Clara hat eine zweite Strecke von Quebec nach Montreal gebaut, das ist erlaubt. Wer beginnt, nimmt den letzten schwarzen Würfel, aber zwei rote bleiben. Das ist höchstens $1.000 wert. Passe, oder biete genau das.
lesson-plans-pass-bid = { $amount } für einen einzigen Würfel? Mit deinen { $cash-you } baust du eine ganze Strecke. Passe, oder biete $1.000.
lesson-plans-pass-bid-low = Clara hat deine { $amount } überboten, und das macht nichts. Mehr war es dir nicht wert.
lesson-plans-went = Clara beginnt
    .words = Dafür zahlt sie $2.000. Du behältst deine { $cash-you }, und ein roter Würfel bringt dir genauso viel wie der schwarze.
lesson-plans-lines = Fernstrecken
    .words = Eine andere Partie. Wer zuerst beide Enden einer Fernstrecke mit eigenen Strecken verbindet, bekommt sofort ihre Punkte. Vancouver–Montreal bringt am meisten, ist aber weit, also beginne früh.
lesson-plans-baron = Dein Baron
    .words = Dein Baron bleibt bis zum Ende geheim. William Van Horne will Vancouver mit Winnipeg verbunden sehen, für 5 Punkte. Dein Weg führt also ohnehin über die Prärie.
lesson-plans-vancouver = Nach Vancouver
    .words = Deine Gleise führen von Calgary über Edmonton nach Kamloops. Noch eine Strecke bis Vancouver vollendet eine Fernstrecke. Wähle Kamloops, dann Vancouver, und drücke „Strecke fertigstellen“.
lesson-plans-vancouver-other = Drei Punkte sind nur zwei Gleisteile entfernt. Baue den billigsten Weg von Kamloops nach Vancouver.
lesson-plans-vancouver-stop = Du bist noch nicht da. Bau weiter bis Vancouver.
lesson-plans-joined = Drei Punkte auf einmal
    .words = Vancouver und Calgary sind verbunden, die Fernstrecke gehört dir, und sie liegt auf dem Weg nach Winnipeg. Plane so, dass jede Strecke mehreren Zielen dient.
lesson-plans-cities = Neue Städte
    .words = Für { $urbanize } bekommt eine graue Stadt eine dieser Farben und zwei Würfel. Gründe eine Neue Stadt am Ende deiner Strecken, denn dorthin fahren Würfel ihrer Farbe von weit her.

lesson-cities = Karten und Neue Städte
    .words = Aktionskarten, Stadtwachstum, Neue Städte und was bei Gleichstand gilt.
    .done = Du liest jetzt die Karten und weißt, wo Wachstum und Neue Städte dir helfen.

lesson-cities-cards = Die Karten der Auslage
    .words = Auch eine Karte zu nehmen ist eine Aktion. Der linke Rand zeigt, wann sie wirkt. Ein Balken wartet auf deinen Einsatz, ein Ring hilft einmal je Durchgang, ein Dreieck wirkt sofort. Eine Raute, wie auf deinem Hotel, gilt dauerhaft.
lesson-cities-executive = Zwei Aktionen für eine
    .words = Der Bahnvorstand gibt dir gleich zwei Aktionen. Jede Lieferung bringt dir jetzt 3 Punkte, und mit ihm machst du zwei. Wähle „Karte“ und nimm ihn.
lesson-cities-executive-later = Das ist eine Aktion. Der Bahnvorstand gibt dir zwei, also nimm zuerst seine Karte.
lesson-cities-executive-other = Diese Karte hat Zeit. Zwei Lieferungen sind bereit, also nimm den Bahnvorstand.
lesson-cities-two = Liefere zweimal
    .words = Schicke zuerst Rot von Windsor über Toronto und Ottawa nach Montreal, dann Violett von Ottawa über Toronto und Sudbury nach Port Arthur. Jede Lieferung bringt 3 Punkte, und niemand kommt dazwischen.
lesson-cities-two-fewer = Zwei Lieferungen bringen nur dir 3 Punkte: von Windsor nach Montreal und von Ottawa nach Port Arthur.
lesson-cities-two-other = Jetzt geht es um Punkte. Liefere zweimal.
lesson-cities-growth = Stadtwachstum
    .words = Eine andere Partie. Du hast Stadtwachstum genommen, also kommen zwei Würfel aus dem Beutel in eine Stadt deiner Wahl. Ihre Farben sind Glück, der Ort nicht.
lesson-cities-grow = Wo sonst niemand hinkommt
    .words = Nach Prince Rupert führen nur deine Gleise, und dort enden sie. Die meisten Würfel von dort fahren über mehrere deiner Strecken, und niemand schnappt sie dir weg. Wähle Prince Rupert.
lesson-cities-grow-shared = Dort liegen auch fremde Gleise, und andere könnten deine Würfel vor dir liefern. Prince Rupert erreichst nur du.
lesson-cities-grow-far = Dort nützen dir Würfel nichts, denn keine deiner Strecken beginnt in dieser Stadt. Wähle Prince Rupert.
lesson-cities-peak = Über den Gipfel
    .words = Spät in einer Partie hast du { $points-you } Punkte. Jenseits von { $income-peak } Punkten fällt das Einkommen. Geld ist am Ende nichts wert, also mach Punkte daraus. Behalte nur die Zinsen der letzten Runden, sonst brauchst du Anleihen.
lesson-cities-end-of-line = Eine Stadt am Ende der Strecke
    .words = Für { $urbanize } bekommt das graue Sherbrooke eine Farbe. Dort endet deine längste Verbindung, und weit weg in Port aux Basques wartet ein violetter Würfel. Wähle „Stadt“, dann Sherbrooke und Violett.
lesson-cities-end-of-line-later = Zuerst die Neue Stadt. Sie macht deine beste Lieferung länger.
lesson-cities-end-of-line-colour = Am fernen Ende deiner Verbindung wartet kein Würfel dieser Farbe, aber ein violetter.
lesson-cities-end-of-line-elsewhere = Eine Neue Stadt hilft dort, wo deine Strecken enden. Mach Sherbrooke violett.
lesson-cities-far = Fünf Strecken statt vier
    .words = Der violette Würfel kann jetzt über fünf deiner Strecken fahren statt über vier. Eine Neue Stadt verlängert Lieferungen, wenn am anderen Ende Würfel ihrer Farbe liegen und dazwischen keine Stadt dieser Farbe.
lesson-cities-tie = Gleichstand
    .words = Manche Barone verlangen das Meiste, das Längste oder das Wenigste. Dann musst du vor allen liegen, Gleichstand bringt nichts. Bei Punktgleichstand am Ende entscheiden die meisten fertigen Strecken, dann das meiste Geld.

lesson-game = Eine ganze Partie
    .words = Wie sie endet und was dir hilft. Dann setzt du dich zu zwei Lehrlingen.
    .done = Du kennst jetzt Railways of North America von Anfang bis Ende.

lesson-game-baron = Deinen Baron wählen
    .words = Zu Beginn behältst du einen von zwei Baronen, und sein Ziel zählt am Ende. „Allein“ heißt vor allen anderen, Gleichstand bringt nichts. Eine Kette ist eine Reihe eigener Strecken, die durch keine Stadt zweimal führt.
lesson-game-end = Wie es endet
    .words = Jede geleerte Stadt bekommt einen Leermarker. Liegt der letzte, spielt ihr diese Runde zu Ende und noch eine. Dann werden die Barone aufgedeckt, und jede Anleihe kostet einen Punkt.
lesson-game-early = Sei früh mutig
    .words = Nimm in den ersten Runden Anleihen auf, denn Gleise und Loks zahlen sich lange aus. Spät ist jede nur noch ein verlorener Punkt. Und lass Geld nie ungenutzt liegen.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst, und der gebogene Pfeil nimmt einen Zug zurück. Zeig auf etwas, was nicht geht, und du erfährst den Grund.
lesson-game-off = Alles einsteigen
    .words = Mehr kann ich dir hier nicht beibringen. Als Nächstes kommt eine ganze Partie gegen zwei Lehrlinge, etwa 90 Minuten. Jeder Zug wird gespeichert, also steig aus und ein, wie du magst. Viel Glück!

# Die Karte mit dem Ablauf einer Runde.

turn-1 = Die Versteigerung
    .words = Biete darum, diese Runde zu beginnen. Nur wer gewinnt, zahlt.
turn-2 = Eine Aktion wählen
    .words = Drei Durchgänge mit je einer Aktion: bauen, Stadt gründen, Lok verbessern, liefern, eine Karte nehmen oder passen.
turn-3 = Die Aktion ausführen
    .words = Bis zu vier Gleisteile einer Strecke, die in derselben Runde fertig werden muss, oder eine Lieferung über fertige Strecken. Was du nicht zahlen kannst, zahlen Anleihen.
turn-4 = Einkommen
    .words = Du bekommst das Einkommen neben deinen Punkten, weniger { $interest } je Anleihe. Unfertige Gleise kommen weg.
turn-5 = Das Ende
    .words = Liegt der letzte Leermarker, spielt ihr diese Runde zu Ende und noch eine. Dann zählen Barone und Anleihen.
