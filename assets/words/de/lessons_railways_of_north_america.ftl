# Was der Schaffner in den Lektionen von Railways of North America sagt.

lesson-track = Gleise und Waren
    .words = Das Ziel und eine erste Runde: Gleise legen, liefern, kassieren.

lesson-track-welcome = Willkommen an Bord
    .words = Kanada wartet auf seine Bahnen. Du legst Gleise von Stadt zu Stadt und lieferst Waren darüber. Jede Strecke, über die ein Würfel fährt, ist ein Punkt. Die meisten Punkte gewinnen.
lesson-track-goods = Wer will was
    .words = Würfel sind Waren; jeder will in eine Stadt seiner Farbe. In Montreal liegen drei schwarze, und Quebec ist schwarz. In Quebec liegen zwei rote, und Montreal ist rot.
lesson-track-bonds = Niemand hat Geld
    .words = Was du nicht bezahlen kannst, decken Anleihen von selbst: je { $bond }, nie zurückgezahlt. Eine Anleihe kostet { $interest } in jeder Runde und am Ende einen Punkt. Das ist billig für Gleise, die lange arbeiten.
lesson-track-build = Von Quebec nach Montreal
    .words = Wähle Quebec, dann Montreal: Der Tisch zeigt den billigsten Weg und seinen Preis. Bestätige. Eine Aktion legt bis zu vier Gleisteile einer Strecke; diese zwei kosten eine Anleihe.
lesson-track-build-other = Noch gibt es kein Gleis zum Liefern. Baue zuerst: Wähle Quebec, dann Montreal.
lesson-track-build-stop = Eine halbe Strecke ist nichts wert, und was unfertig bleibt, kommt wieder weg. Weiter nach Montreal.
lesson-track-build-elsewhere = Das führt anderswohin. Zwischen Quebec und Montreal warten fünf Würfel.
lesson-track-owner = Deine Strecke
    .words = Sie gehört dir für immer: Deine Lok steht darauf. Liefert ein anderer darüber, bekommst trotzdem du den Punkt. Auch die anderen haben gehandelt: Das ist der zweite von drei Durchgängen.
lesson-track-deliver = Liefere
    .words = Wähle einen schwarzen Würfel in Montreal und schicke ihn nach Quebec: eine Strecke, ein Punkt, und Punkte sind Einkommen. Die erste Lieferung der Partie bringt einen mehr.
lesson-track-deliver-other = Später vielleicht. Jetzt wartet ein Würfel, den nur du liefern kannst: Wähle ihn.
lesson-track-again = Der dritte Durchgang
    .words = Jeder handelt dreimal je Runde. Liefere noch einmal: einen schwarzen nach Quebec oder einen roten nach Montreal.
lesson-track-again-other = Gleise, über die nichts fährt, bringen nichts. Liefere noch einmal.
lesson-track-income = Zahltag
    .words = Neben deinen Punkten steht auf der Leiste dein Einkommen: $6.000 bei 3 Punkten, weniger { $interest } für die Anleihe. Bis { $income-peak } Punkte steigt es, und mit dem Geld kommt die nächste Strecke.

lesson-engine = Eine bessere Lok
    .words = Warum lange Lieferungen entscheiden, und was sie brauchen.

lesson-engine-level = Wie weit eine Lok fährt
    .words = Deine Lok hat Stufe 2: Sie zieht einen Würfel über zwei Strecken, also höchstens zwei Punkte je Aktion. Mit Stufe 3 sind es drei.
lesson-engine-upgrade = Verbessere sie
    .words = Das kostet $10.000; du hast $8.000, den Rest zahlt eine Anleihe. Aber jede Lieferung kann ab jetzt einen Punkt mehr bringen. Wähle „Lok“ und bestätige.
lesson-engine-upgrade-deliver = Zwei Punkte jetzt, oder bei jeder künftigen Lieferung einer mehr: zuerst die Lok.
lesson-engine-upgrade-other = Das kann warten. Deine Strecken liegen bereit für längere Lieferungen: Verbessere die Lok.
lesson-engine-three = Drei eigene Strecken
    .words = Ein Würfel hält in der ersten Stadt seiner Farbe. Seine erste Strecke muss dir gehören, und jede unterwegs bringt ihrem Besitzer einen Punkt. Suche also den langen Weg über deine eigenen.
lesson-engine-long = Der längste Weg
    .words = Ein roter Würfel in Calgary fährt über drei deiner Strecken nach Vancouver, ein gelber ebenso weit nach Prince Rupert. Liefere einen davon.
lesson-engine-long-shared = Das bringt auch jemand anderem einen Punkt. Ab Calgary gehören alle Punkte dir.
lesson-engine-long-short = Das ist kürzer. Sieh in die Liste: Ab Calgary fährt ein Würfel über drei Strecken.
lesson-engine-long-other = Jetzt ist die Zeit zu liefern: Noch niemand fuhr über drei Strecken, und das bringt Zusatzpunkte.
lesson-engine-bonus = Drei und zwei
    .words = Drei Punkte für drei Strecken und zwei für die erste so lange Lieferung: Dafür lag eine Karte mit Stern aus. Die nimmt niemand; wer eine zuerst erfüllt, bekommt die Punkte. Sieh sie dir an, bevor du deine Aktion wählst.

lesson-plans = Gebote und Pläne
    .words = Der erste Platz der Runde, Fernstrecken, Barone und neue Städte.

lesson-plans-auction = Wer beginnt?
    .words = Jede Runde beginnt mit einer Versteigerung des ersten Platzes; die anderen folgen im Uhrzeigersinn. Nur wer gewinnt, zahlt. Passen alle, rückt er einen Sitz weiter. Er ist Geld wert, wenn jemand denselben Würfel, dieselbe Karte oder dasselbe Feld will; sonst nicht.
lesson-plans-pass = Wie viel ist er wert?
    .words = Clara hat neben deiner eine zweite Strecke von Quebec nach Montreal gebaut; das ist erlaubt. Wer beginnt, nimmt den letzten schwarzen Würfel. Zwei rote bleiben ohnehin. Das ist höchstens $1.000 wert: Passe, oder biete genau das.
lesson-plans-pass-bid = So viel für einen einzigen Würfel? Deine $5.000 bauen eine ganze Strecke. Passe, oder biete $1.000.
lesson-plans-lines = Fernstrecken
    .words = Eine andere Partie. Wer zuerst die beiden Enden einer davon mit eigenen Strecken verbindet, bekommt die Punkte sofort. Vancouver–Montreal bringt am meisten, ist aber weit: Beginne früh.
lesson-plans-baron = Dein Baron
    .words = Er bleibt bis zum Ende geheim. William Van Horne will Vancouver mit Winnipeg verbunden sehen, für 5 Punkte. Dein Weg führt also ohnehin über die Prärie.
lesson-plans-vancouver = Nach Vancouver
    .words = Dein Gleis führt von Calgary über Edmonton nach Kamloops. Eine Strecke mehr bis Vancouver vollendet eine Fernstrecke. Wähle Kamloops, dann Vancouver, und bestätige.
lesson-plans-vancouver-other = Drei Punkte liegen zwei Gleisteile entfernt: Baue von Kamloops nach Vancouver.
lesson-plans-vancouver-stop = Noch nicht fertig: Lege weiter bis Vancouver.
lesson-plans-joined = Drei Punkte auf einmal
    .words = Vancouver und Calgary sind verbunden: Die Fernstrecke ist deine, und sie liegt auf dem Weg nach Winnipeg. Plane so, dass eine Strecke mehreren Zielen dient.
lesson-plans-cities = Neue Städte
    .words = Für { $urbanize } bekommt eine graue Stadt eine dieser Farben und zwei Würfel. Setze sie ans Ende deiner Strecken: Dann holt sie die Würfel ihrer Farbe von weit her.

lesson-cities = Karten und neue Städte
    .words = Aktionskarten, Wachstum, neue Städte, und was bei Gleichstand gilt.

lesson-cities-cards = Die Karten der Auslage
    .words = Eine zu nehmen ist eine Aktion. Sieh auf das Zeichen am linken Rand: Ein Balken wartet, bis du ihn einsetzt, ein Ring hilft einmal in jedem Durchgang, ein Dreieck wirkt sofort. Eine Raute, wie auf deinem Hotel, gilt für immer.
lesson-cities-executive = Zwei Aktionen für eine
    .words = Der Bahnvorstand gibt dir sofort zwei Aktionen. Eine Lieferung bringt dir jetzt 3 Punkte; mit ihm machst du zwei. Wähle „Karte“ und nimm ihn.
lesson-cities-executive-later = Das ist eine Aktion. Mit dem Bahnvorstand hast du zwei: Nimm zuerst seine Karte.
lesson-cities-executive-other = Diese Karte hat Zeit. Zwei Lieferungen liegen bereit: Nimm den Bahnvorstand.
lesson-cities-two = Liefere zweimal
    .words = Rot von Windsor über Toronto und Ottawa nach Montreal, dann Violett von Ottawa über Toronto und Sudbury nach Port Arthur: je 3 Punkte, und niemand kommt dazwischen.
lesson-cities-two-fewer = Es gibt Lieferungen mit 3 Punkten nur für dich: von Windsor nach Montreal, von Ottawa nach Port Arthur.
lesson-cities-two-other = Jetzt geht es um Punkte: Liefere zweimal.
lesson-cities-growth = Stadtwachstum
    .words = Eine andere Partie: Du hast Stadtwachstum genommen. Zwei Würfel aus dem Beutel kommen in eine Stadt deiner Wahl. Ihre Farben sind Glück, der Ort nicht.
lesson-cities-grow = Wo sonst niemand hinkommt
    .words = Nach Prince Rupert führt nur dein Gleis, und dort endet es: Die meisten Würfel von dort fahren über mehrere deiner Strecken, und niemand schnappt sie dir weg. Wähle Prince Rupert.
lesson-cities-grow-shared = Dort liegt auch fremdes Gleis: Andere könnten deine Würfel vor dir liefern. Prince Rupert erreichst nur du.
lesson-cities-grow-far = Dort nützen dir Würfel nichts: Keine deiner Strecken beginnt in dieser Stadt. Wähle Prince Rupert.
lesson-cities-peak = Über den Gipfel
    .words = Später in einer Partie: Du hast 52 Punkte. Bis { $income-peak } steigt das Einkommen, danach fällt es. Geld ist am Ende nichts wert: Mach Punkte daraus. Behalte nur die Zinsen der letzten Runden: Fehlen sie dir, musst du Anleihen aufnehmen.
lesson-cities-end-of-line = Eine Stadt am Ende der Strecke
    .words = Für { $urbanize } bekommt das graue Sherbrooke eine Farbe. Dort endet deine längste Verbindung, und weit weg in Port aux Basques wartet ein violetter Würfel. Wähle „Stadt“, dann Sherbrooke und Violett.
lesson-cities-end-of-line-later = Zuerst die neue Stadt: Sie macht die beste Lieferung länger.
lesson-cities-end-of-line-colour = Am fernen Ende deiner Verbindung wartet kein Würfel dieser Farbe. Dort liegt Violett.
lesson-cities-end-of-line-elsewhere = Eine neue Stadt hilft, wo deine Strecken enden: Mach Sherbrooke violett.
lesson-cities-far = Fünf Strecken statt vier
    .words = Der violette Würfel fährt jetzt über fünf deiner Strecken statt über vier. Eine neue Stadt verlängert Lieferungen, wenn am anderen Ende Würfel ihrer Farbe liegen und dazwischen keine Stadt dieser Farbe.
lesson-cities-tie = Gleichstand
    .words = Manche Barone verlangen das Meiste, Längste oder Wenigste: Dann musst du vor allen liegen, Gleichstand bringt nichts. Bei gleichen Punkten am Ende entscheiden die meisten fertigen Strecken, dann das meiste Geld.

lesson-game = Eine ganze Partie
    .words = Wie sie endet, was dir unterwegs hilft; dann setzt du dich zu zwei Lehrlingen.

lesson-game-baron = Deinen Baron wählen
    .words = Zu Beginn behältst du einen von zwei Baronen; seine Aufgabe zählt am Ende. „Allein“ heißt: vor allen anderen, ein Gleichstand bringt nichts. Eine Kette sind eigene Strecken hintereinander, die in keine Stadt zweimal kommen.
lesson-game-end = Wie es endet
    .words = Jede geleerte Stadt bekommt einen Leermarker. Liegt der letzte, werden diese Runde und noch eine gespielt. Dann werden die Barone aufgedeckt, und jede Anleihe kostet einen Punkt.
lesson-game-early = Früh mutig sein
    .words = Nimm in den ersten Runden Anleihen auf: Gleise und Loks zahlen sich lange aus. Spät ist jede ein verlorener Punkt. Und lass Geld nie untätig liegen.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst. Der gebogene Pfeil nimmt einen Zug zurück. Und zeigst du auf etwas, was nicht geht, erfährst du, warum.
lesson-game-off = Alles einsteigen
    .words = Nun eine ganze Partie gegen zwei Lehrlinge, etwa 90 Minuten. Sie wird bei jedem Zug gespeichert: Steig aus und ein, wie du magst. Viel Glück!

# Die Karte, die sagt, wie eine Runde läuft.

turn-1 = Die Versteigerung
    .words = Biete auf den ersten Platz der Runde; nur wer gewinnt, zahlt.
turn-2 = Eine Aktion wählen
    .words = Drei Durchgänge, je eine Aktion: bauen, Stadt gründen, Lok verbessern, liefern, eine Karte, oder passen.
turn-3 = Die Aktion ausführen
    .words = Bis zu vier Gleisteile einer Strecke, die in derselben Runde fertig werden muss, oder eine Lieferung über fertige Strecken. Was du nicht zahlen kannst, zahlen Anleihen.
turn-4 = Einkommen
    .words = Was neben deinen Punkten steht, weniger { $interest } je Anleihe. Unfertige Strecken kommen weg.
turn-5 = Das Ende
    .words = Liegt der letzte Leermarker, diese Runde und noch eine; dann zählen Barone und Anleihen.
