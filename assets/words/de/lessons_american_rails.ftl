# Was der Schaffner in den Lektionen von American Rails sagt.

lesson-table = Der Tisch
    .words = Was zum Sieg führt und was in einem Jahr geschieht.
    .done = Du weißt jetzt, wie ein Jahr abläuft und woher Dividenden kommen.

lesson-table-welcome = Willkommen an Bord
    .words = Ich bin dein Schaffner. Wir schreiben das Jahr { $year-first }, und die Eisenbahn zieht nach Westen. Nach höchstens { WORD($years) } Jahren ist Schluss. Dann gewinnt, wer das meiste Geld hat, und sonst zählt nichts.
lesson-table-you = Das bist du
    .words = Du hast { $cash-you } in bar und eine Aktie, die du gerade ersteigert hast. Am Ende jedes Jahres bringt jede Aktie eine Dividende. Davon lebst du.
lesson-table-company = Gesellschaften gehören niemandem
    .words = Dein Gebot ging in die Kasse von Republic. Damit baut die Gesellschaft ihre Gleise, und bauen darf jeder, der eine Aktie hält. Pittsburgh bringt ihr { $income-republic } im Jahr. Du hältst ihre einzige Aktie, also bekommst du alles.
lesson-table-year = Ein Jahr hat drei Phasen
    .words = In jeder Phase nimmt jeder eine freie Zeile der Aktionsleiste und tut, was dort steht. Nach der dritten Phase zahlen die Gesellschaften Dividenden.
lesson-table-expand = Deine erste Aktion
    .words = Mehr Städte bringen mehr Einkommen. Nimm „Ausbauen{ "\u00A0" }3“. Damit legst du bis zu drei Gleiswürfel. Wähle die Zeile und drücke „Auswählen“.
lesson-table-expand-four = „Ausbauen{ "\u00A0" }4“ legt einen Würfel mehr, ist aber die unterste Zeile. In der nächsten Phase kämst du zuletzt dran. Nimm diesmal „Ausbauen{ "\u00A0" }3“.
lesson-table-expand-pass = Wer passt, wählt in der nächsten Phase zuerst. Aber Republic hat Geld zum Bauen. Nimm „Ausbauen{ "\u00A0" }3“.
lesson-table-cleveland = Nach Cleveland
    .words = Lege einen Würfel in den Wald mit der 1, für { $forest }, und dann einen nach Cleveland, für { $in-city }. Republic bezahlt. Eine Gesellschaft, die in Cleveland allein ist, verdient dort { $full-cleveland }.
lesson-table-cleveland-elsewhere = Das führt von Cleveland weg. Lege deine Würfel auf die markierten Felder.
lesson-table-cleveland-stop = Noch nicht. Du hast noch Würfel, und Republic kann sie bezahlen.
lesson-table-west = Richtung Detroit
    .words = Ein Würfel bleibt dir noch. Bis Detroit sind es drei Felder über billige Ebenen. Lege ihn auf das erste davon, das markierte Feld.
lesson-table-west-elsewhere = Dort kommst du Detroit nicht näher. Nimm das markierte Feld.
lesson-table-west-stop = Ein Würfel, den du nicht legst, ist verschenkt. Lege ihn auf das markierte Feld Richtung Detroit.
lesson-table-order = Wer ist zuerst dran?
    .words = Wer in der obersten Zeile steht, beginnt die nächste Phase. Henry nahm „$5{ "\u00A0" }einzahlen“ und hat gerade begonnen. Du folgst mit „Ausbauen{ "\u00A0" }3“, Clara ist mit „Ausbauen{ "\u00A0" }4“ die Letzte. Starke Zeilen kosten dich den Vortritt.
lesson-table-develop = Ein Haus
    .words = Nimm „Erschließen“. Damit stellst du ein Haus in eine Stadt, die dann jedes Jahr mehr zahlt. Das kostet nichts, und weil die Zeile weit oben liegt, beginnst du die nächste Phase.
lesson-table-develop-other = Auch das ist nützlich. Aber Erschließen kostet nichts, bringt jedes Jahr etwas, und du beginnst die nächste Phase.
lesson-table-house = Wo Republic allein ist
    .words = Ein Haus bringt einer Gesellschaft, die allein ist, $2 mehr, mehreren nur je $1. In jede Stadt passt eines. Republic ist in Cleveland und in Pittsburgh allein. Wähle eine der beiden Städte.
lesson-table-house-elsewhere = Dort brächte dir ein Haus nichts. Wähle Cleveland oder Pittsburgh, denn dort ist Republic allein.
lesson-table-house-decline = Das Haus kostet nichts, also verzichte nicht darauf. Wähle Cleveland oder Pittsburgh.
lesson-table-first = Jetzt wählst du zuerst
    .words = { $hex } hat sein Haus, und niemand kommt dir jetzt zuvor. Republic hat noch { $treasury-republic }. Nimm „Ausbauen{ "\u00A0" }4“, die stärkste Zeile.
lesson-table-first-other = Die stärkste Zeile ist noch frei, also überlass sie nicht den anderen. Nimm „Ausbauen{ "\u00A0" }4“.
lesson-table-detroit = Nach Detroit und Fort Wayne
    .words = Mit vier Würfeln erreichst du zwei weitere Städte. Lege sie nacheinander auf die markierten Felder. Detroit bringt jedes Jahr { $full-detroit } mehr und Fort Wayne { $full-fort-wayne }.
lesson-table-detroit-elsewhere = So erreichst du nicht beide Städte. Lege deine Würfel auf die markierten Felder.
lesson-table-detroit-stop = Du hast noch Würfel, und sie reichen bis zu einer Stadt, die jedes Jahr zahlt. Hör noch nicht auf.
lesson-table-dividend = Deine erste Dividende
    .words = Republic hat dieses Jahr { $income-republic } verdient, und weil nur du eine Aktie hältst, bekamst du alles. Jede Stadt, die du erreichst, zahlt in jedem weiteren Jahr wieder. Das ist das ganze Spiel.

lesson-share = Deine erste Aktie
    .words = Was eine Aktie wert ist und wo eine Gesellschaft beginnt.
    .done = Du weißt jetzt, was eine Aktie wert ist, wie weit du bietest und wo du beginnst.

lesson-share-sale = Alle beginnen mit { $cash-you }
    .words = Vor dem ersten Jahr wird von jeder Gesellschaft eine Aktie versteigert. Dein Gebot geht in die Kasse der Gesellschaft. Es gehört dir nicht mehr, aber es baut ihre Gleise.
lesson-share-put-up = Rufe eine Aktie auf
    .words = Du beginnst. Wähle Majestic, die gelbe Gesellschaft. Sie hat { $cubes-majestic } Würfel zum Bauen, und ihr Einkommen teilen sich höchstens { WORD($unsold-majestic) } Aktien. Dann drücke „Aufrufen“.
lesson-share-put-up-other = Jede Gesellschaft käme infrage, aber mit der markierten habe ich etwas vor.
lesson-share-worth = Was ist sie wert?
    .words = Eine Gesellschaft, die in Philadelphia allein ist, verdient { $full-philadelphia } im Jahr. In { WORD($years) } Jahren wären das $42, wenn niemand dazukäme und keine weitere Aktie verkauft würde. Beides wird geschehen, darum sind $15 bis $25 angemessen.
lesson-share-bid = Eröffne das Bieten
    .words = Beginne unter dem, was dir die Aktie wert ist. Stelle $15 ein, mit Plus und Minus, Pfeiltasten, Ziffern oder Mausrad, und drücke „$15 bieten“.
lesson-share-bid-pass = Wenn du passt, bekommt sie jemand fast umsonst. Biete $15.
lesson-share-bid-low = Vielleicht reichen { $amount }, aber mit so wenig Geld käme Majestic nicht weit. Biete $15.
lesson-share-bid-high = { $amount } sind viel für den Anfang, und vielleicht bietet niemand dagegen. Beginne mit $15.
lesson-share-raise = Clara bietet { $highest-bid }
    .words = Clara hat deine { $amount } überboten, und Henry ist ausgestiegen. Biete weiter. Das Geld ist nicht verloren, denn es baut deine eigenen Gleise. Biete $20.
lesson-share-raise-pass = Bei { WORD($years) } Dividenden ist sie dir mehr als { $highest-bid } wert. Biete $20.
lesson-share-raise-high = Bis { $amount } musst du nicht gehen. $20 übertreffen Clara, und du brauchst Geld für die nächste Aktie.
lesson-share-raise-more = { $amount } waren mehr als nötig, aber noch immer ein guter Preis.
lesson-share-start = Wo beginnt sie?
    .words = Sie gehört dir für { $amount }. Der erste Würfel kommt kostenlos in eine freie Stadt. Suche eine, die allein viel zahlt, mit billigen Feldern ringsum und einer großen Stadt in der Nähe. Philadelphia hat alles.
lesson-share-start-york = New York zahlt einer Gesellschaft allein { $full-new-york }, aber dorthin wollen alle, und dann sind es { $shared-new-york }. Beginne gleich nebenan in Philadelphia.
lesson-share-start-chicago = Chicago zahlt { $full-chicago }, liegt aber weit von den anderen großen Städten. Beginne in Philadelphia.
lesson-share-start-other = Diese Stadt zahlt weniger oder liegt abseits. Philadelphia zahlt { $full-philadelphia } und hat New York nebenan.
lesson-share-next = Die nächste Aktie
    .words = Wer gekauft hat, ruft die nächste Aktie auf. Wähle Liberty, die rote Gesellschaft. Sie hat nur { WORD($unsold-liberty) } Aktien, ihr Einkommen wird also nie durch mehr geteilt.
lesson-share-let-go = Lass die anderen zahlen
    .words = Du hast noch { $cash-you }, und du musst nicht jede Aktie kaufen. Passe diesmal und sieh, was sie bringt.
lesson-share-let-go-bid = Heb dein Geld für einen besseren Moment auf. Passe diesmal.
lesson-share-order = Warum früh gut ist
    .words = Liberty ging für { $treasury-liberty } an Henry und beginnt in Boston. Wer seine erste Aktie früh ersteigert, ist { $year-first } früh am Zug, du also zuerst. Sobald jede Gesellschaft aufgerufen war, beginnt das Jahr.

lesson-track = Gleise und Städte
    .words = Was Gleise kosten, was eine Stadt zahlt und welche drei Paare Partien entscheiden.
    .done = Du weißt jetzt, was Gleise kosten und bringen und welche Städte du verbinden willst.

lesson-track-figures = Zwei Zahlen an einer Stadt
    .words = Links steht, was eine Gesellschaft verdient, die dort allein ist, rechts, was jede von mehreren verdient. Baltimore zahlt { $full-baltimore } allein oder je { $shared-baltimore }. Das schwarze Quadrat dazwischen heißt, dass dort keine Häuser stehen dürfen.
lesson-track-costs = Was ein Würfel kostet
    .words = Ebene kostet { $plains }, eine Stadt { $in-city }, und $2 mehr für jeden Würfel und jedes Haus dort. Wald kostet { $forest }, Gebirge { $mountain }, mit Platz für einen Würfel. Ein neuer Würfel grenzt an einen derselben Gesellschaft.
lesson-track-action = Vier Würfel
    .words = Majestic hat { $treasury-majestic } und beginnt in Philadelphia. Nimm „Ausbauen{ "\u00A0" }4“.
lesson-track-hub = New York nebenan
    .words = Lege einen Würfel in die Ebene mit der 1, dann einen nach New York. Zusammen kosten sie $4 und bringen { $full-new-york } im Jahr, mehr als jede andere Stadt.
lesson-track-hub-elsewhere = Zuerst New York. Keine Stadt zahlt mehr, und es sind nur zwei billige Würfel.
lesson-track-rival = In Claras Stadt
    .words = In Baltimore ist bisher nur Claras Liberty. Geh auch dorthin, über die Ebene mit der 1. Die Stadt kostet jetzt $4, denn ein Würfel liegt schon da.
lesson-track-rival-elsewhere = Lege die letzten zwei Würfel auf die markierten Felder, damit du Baltimore erreichst.
lesson-track-shared = Drei gewonnen, zwei genommen
    .words = Majestic verdient { $shared-baltimore } mehr, Liberty $2 weniger. Geh in die reichen Städte der anderen, und behalte deine eigenen möglichst lange für dich.
lesson-track-pairs = Sonderverbindungen
    .words = Ein anderer Tisch, Jahre später. Ihr seid zu fünft, und du sitzt auf dem zweiten Platz. Eine Gesellschaft, die zwei der Städte New York, Chicago und Atlanta verbindet, verdient je Paar { $pair-income } mehr im Jahr. Alle drei bringen $30.
lesson-track-atlanta = Nur noch ein Würfel
    .words = Jeder Würfel einer Aktion darf von einer anderen deiner Gesellschaften sein. Deine graue National ist von New York bis an den Rand von Atlanta gekommen. Lege dort den letzten Würfel.
lesson-track-atlanta-elsewhere = Atlanta liegt gleich neben deinen Gleisen, und nichts ist so viel wert. Lege den Würfel dorthin.
lesson-track-bonus = National verdient { $income-national }
    .words = Das sind jedes Jahr $5 mehr für die Stadt und { $pair-income } für die Verbindung. Diese Partie ist fast vorbei, aber 1853 geschlossen, hätte die Verbindung viermal gezahlt. Sieh früh, welche Gesellschaft es schaffen kann.

lesson-money = Geld zum Bauen
    .words = Wie du eine leere Kasse füllst und was eine zweite Aktie wert ist.
    .done = Du weißt jetzt, wie du eine Kasse füllst und wann du die eigene zweite Aktie kaufst.

lesson-money-ten = Ein billiger Anfang
    .words = Republic hast du für { $treasury-republic } bekommen, ein Schnäppchen. Aber mehr Geld hat sie auch nicht zum Bauen.
lesson-money-all-in = Die stärkste Zeile
    .words = Gib das Geld gleich aus, bevor andere im Weg sind. Nimm „Ausbauen{ "\u00A0" }4“.
lesson-money-spend = Vier Würfel, neun Dollar
    .words = Lege die vier Würfel nacheinander auf die markierten Felder. Der Wald kostet { $forest }, Cleveland und die beiden Ebenen je $2.
lesson-money-spend-elsewhere = Nach Westen, auf die markierten Felder.
lesson-money-last = Der Preis der untersten Zeile
    .words = „Ausbauen{ "\u00A0" }4“ liegt ganz unten, darum wählst du in dieser Phase nach Clara und Henry. Und mit { $treasury-republic } kann Republic keinen einzigen Würfel bezahlen.
lesson-money-fund = Zahle ein
    .words = Bei „$5{ "\u00A0" }einzahlen“ füllt die Bank eine Kasse auf. Die Zeile liegt weit oben, also bist du in der nächsten Phase früh dran. Nimm sie.
lesson-money-fund-expand = Mit { $treasury-republic } kann Republic keinen einzigen Würfel bezahlen. Erst braucht sie Geld. Nimm „$5{ "\u00A0" }einzahlen“.
lesson-money-fund-other = Das ist nützlich, aber Republic hätte noch immer kein Geld. Nimm „$5{ "\u00A0" }einzahlen“.
lesson-money-fund-whom = $5 für Republic
    .words = Zahle sie bei Republic ein. Du hältst die einzige verkaufte Aktie und bekommst alles, was die Gesellschaft damit verdient.
lesson-money-fund-whom-other = Das wäre ein Geschenk an andere. Zahle bei Republic ein, deren ganze Dividende du bekommst.
lesson-money-sell = Versteigere eine Aktie
    .words = Eine Versteigerung bringt mehr als $5, denn das ganze Gebot kommt in die Kasse. Nimm „Aktie versteigern“.
lesson-money-sell-other = Nicht jetzt. Eine verkaufte Aktie bringt Republic doppelt so viel wie jede andere Zeile. Nimm „Aktie versteigern“.
lesson-money-whose = Wessen Aktie?
    .words = Rufe noch eine Aktie von Republic auf. Die Bank hat noch { WORD($unsold-republic) }, und deine behältst du.
lesson-money-whose-other = Das Geld ginge an eine fremde Gesellschaft. Rufe Republic auf.
lesson-money-buy = Kaufe sie selbst
    .words = Kauft sie jemand anders, halbiert das deine Dividende. Kaufst du sie, hältst du beide Hälften, und dein Geld wird zu Gleisen. Bis $15 ist sie es wert. Versuch es mit $12.
lesson-money-buy-pass = Dann ginge die Hälfte jeder Dividende für sehr wenig Geld an andere. Biete $12.
lesson-money-buy-high = { $amount } sind nicht nötig, denn noch bietet niemand dagegen. $12 genügen.
lesson-money-two = Zwei von zweien
    .words = Niemand hat deine { $amount } überboten. Jede Aktie zahlt jetzt halb so viel, aber beide gehören dir, und Republic hat { $treasury-republic } für Gleise. Verkaufe an andere nur, wenn sie Geld bringen oder für dich bauen.
lesson-money-guard = Auch andere verkaufen
    .words = Alle dürfen Aktien jeder Gesellschaft aufrufen, auch deiner, und dann schrumpft deine Dividende. Behalte darum etwas Geld. Biete bis zur Höhe der Dividenden, die dir sonst entgehen. Das Geld wird zu deinen Gleisen.

lesson-game = Eine ganze Partie
    .words = Wie sie endet und was dir hilft. Dann setzt du dich zu zwei Lehrlingen.
    .done = Du kennst jetzt American Rails von Anfang bis Ende.

lesson-game-end = Wie es endet
    .words = Die Partie endet nach { $year-last } oder schon vorher, wenn keine Aktie mehr übrig ist. Eine Aktie, auf die niemand bietet, scheidet aus. Am Ende zählt nur Geld, und was du früh kaufst, zahlt öfter.
lesson-game-supplies = Oder wenn Vorräte ausgehen
    .words = Die Würfel jeder Gesellschaft und die Häuser sind Vorräte. Sind so viele Vorräte, wie Spieler am Tisch sitzen, auf zwei Teile geschrumpft, ist dieses Jahr das letzte. Wer führt, beeilt sich damit.
lesson-game-pass = Nichts zu bauen?
    .words = Haben deine Gesellschaften kein Geld mehr, dann passe. So wählst du in der nächsten Phase zuerst, bevor die starken Zeilen weg sind. Oder nimm $2, wenig Geld für einen mittleren Platz.
lesson-game-limit = Biete nur einmal
    .words = In einer ganzen Partie musst du nicht für jeden Dollar drücken. Stelle ein, wie viel du höchstens zahlst, und drücke „Bis“. Dann bietet der Tisch für dich, immer so wenig wie möglich. Du kannst dein Limit jederzeit ändern oder aufheben.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst, und der gebogene Pfeil nimmt einen Zug zurück. Das Menü zeigt dir, wie eine Runde läuft. Zeig auf etwas, was nicht geht, und du erfährst den Grund.
lesson-game-off = Alles einsteigen
    .words = Mehr kann ich dir hier nicht beibringen. Als Nächstes kommt eine ganze Partie gegen zwei Lehrlinge, etwa eine halbe Stunde. Jeder Zug wird gespeichert, also steig aus und ein, wie du magst. Viel Glück!

# Die Karte mit dem Ablauf einer Runde.

turn-1 = Die Vorbereitungsrunde
    .words = Vor { $year-first } wird von jeder Gesellschaft eine Aktie verkauft. Das Gebot kommt in ihre Kasse, ihr erster Würfel in eine freie Stadt.
turn-2 = Eine Zeile wählen
    .words = In jeder der drei Phasen nimmst du eine freie Zeile der Aktionsleiste. Untere Zeilen sind stärker, aber wer am weitesten oben steht, beginnt die nächste Phase.
turn-3 = Die Aktion ausführen
    .words = Gleise legen, erschließen, einzahlen, Geld nehmen oder eine Aktie versteigern. Oder verzichten.
turn-4 = Dividenden
    .words = Nach der dritten Phase teilt jede Gesellschaft ihr Einkommen durch die vergebenen Aktien, aufgerundet.
turn-5 = Das Ende
    .words =
        Nach { $year-last }, wenn keine Aktie mehr übrig ist oder wenn { $as-players ->
            [1] so viele Vorräte, wie Spieler am Tisch sitzen,
           *[0] mehrere Vorräte ({ $supplies })
        } auf zwei Teile geschrumpft sind.
