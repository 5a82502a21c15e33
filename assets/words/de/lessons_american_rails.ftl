# Was der Schaffner in den Lektionen von American Rails sagt.

lesson-table = Der Tisch
    .words = Was zählt, und wie ein Zug geht: die drei Phasen eines ersten Jahres.

lesson-table-welcome = Willkommen an Bord
    .words = Ich bin dein Schaffner. Wir schreiben { $year-first }, die Eisenbahnen streben nach Westen. Nach höchstens { WORD($years) } Jahren ist Schluss, und wer dann das meiste Geld hat, gewinnt. Sonst zählt nichts.
lesson-table-you = Das bist du
    .words = $30 in bar und eine Aktie: Du hast sie gerade ersteigert. Am Ende jedes Jahres bringt jede Aktie eine Dividende. Davon lebst du.
lesson-table-company = Keine Gesellschaft hat einen Besitzer
    .words = Deine $20 gingen an Republic selbst. Von diesem Geld baut die Gesellschaft, und bauen darf, wer eine Aktie hält. Pittsburgh bringt ihr $5 im Jahr; alles für dich, denn nur du hältst eine Aktie.
lesson-table-year = Ein Jahr hat drei Phasen
    .words = In jeder Phase wählen alle eine freie Zeile dieser Tafel und tun, was dort steht. Nach der dritten Phase gibt es Dividenden.
lesson-table-expand = Deine erste Aktion
    .words = Mehr Städte, mehr Einkommen. Wähle „Ausbauen{ "\u00A0" }3“: Du darfst bis zu drei Gleiswürfel legen. Dann drücke „Auswählen“.
lesson-table-expand-four = Ein Würfel mehr, aber die unterste Zeile: In der nächsten Phase kämst du zuletzt dran. Nimm diesmal „Ausbauen{ "\u00A0" }3“.
lesson-table-expand-pass = Wer passt, wählt in der nächsten Phase zuerst. Aber Republic hat Geld zum Bauen. Nimm „Ausbauen{ "\u00A0" }3“.
lesson-table-cleveland = Nach Cleveland
    .words = Lege einen Würfel in den Wald neben Pittsburgh ($3), dann einen nach Cleveland ($2). Republic bezahlt. Wer in Cleveland allein ist, verdient dort $4.
lesson-table-cleveland-elsewhere = Das ginge, führt aber von Cleveland weg. Nimm zuerst den Wald zwischen Pittsburgh und Cleveland.
lesson-table-cleveland-stop = Noch nicht: Diese Aktion hat noch Würfel für dich, und Republic kann sie bezahlen.
lesson-table-west = Richtung Detroit
    .words = Ein Würfel bleibt dir. Bis Detroit sind es drei Felder über billige Ebene: Lege den ersten.
lesson-table-west-stop = Ein übriger Würfel ist verloren. Lege ihn Richtung Detroit.
lesson-table-order = Wer ist zuerst dran?
    .words = Wer die oberste Zeile genommen hat, beginnt die nächste Phase: Henry nahm „$5{ "\u00A0" }einzahlen“, nach ihm kommst du mit „Ausbauen{ "\u00A0" }3“, zuletzt Clara mit „Ausbauen{ "\u00A0" }4“. Starke Zeilen kosten dich den Vortritt.
lesson-table-develop = Ein Haus
    .words = Wähle „Erschließen“: Ein Haus lässt eine Stadt Jahr für Jahr mehr zahlen und kostet nichts. Und die Zeile liegt weit oben: In der nächsten Phase beginnst du.
lesson-table-develop-other = Auch nützlich. Aber Erschließen kostet nichts, bringt jedes Jahr etwas, und du beginnst die nächste Phase.
lesson-table-house = Wo Republic allein ist
    .words = Ein Haus bringt einer einzelnen Gesellschaft $2 mehr, mehreren nur je $1; in jede Stadt passt nur eines. Republic ist in Cleveland und in Pittsburgh allein: Wähle eine der beiden Städte.
lesson-table-house-elsewhere = Dort hättest du nichts davon. Republic ist in Cleveland und in Pittsburgh allein: Wähle eine der beiden Städte.
lesson-table-first = Jetzt wählst du zuerst
    .words = Niemand kommt dir zuvor, und Republic hat noch $13. Wähle „Ausbauen{ "\u00A0" }4“, die stärkste Zeile.
lesson-table-first-other = Du kannst die stärkste Zeile haben, also überlass sie nicht den anderen. Wähle „Ausbauen{ "\u00A0" }4“.
lesson-table-detroit = Weiter nach Detroit
    .words = Ein Würfel in die Ebene und einer nach Detroit kosten $4 und bringen weitere $4 im Jahr. Dann höre auf, oder lege mit dem Rest weiter: Die einzige Aktie hast du, also bekommst du alles, was sie verdient.
lesson-table-dividend = Deine erste Dividende
    .words = Das Einkommen, geteilt durch die Aktien in Spielerhand: Du hältst die einzige und bekommst alles. Und jede erreichte Stadt zahlt in jedem weiteren Jahr wieder. Das ist das ganze Spiel.

lesson-share = Deine erste Aktie
    .words = Was eine Aktie wert ist und wo eine Gesellschaft beginnt.

lesson-share-sale = Alle beginnen mit $50
    .words = Vor dem ersten Jahr wird von jeder Gesellschaft eine Aktie verkauft. Dein Gebot geht in ihre Kasse: Davon baut sie ihre Gleise, und es gehört nicht mehr dir.
lesson-share-put-up = Rufe eine Aktie auf
    .words = Du beginnst. Wähle Majestic, die gelbe Gesellschaft: Mit 21 Würfeln kommt sie weit, und sie hat nur 4 Aktien. Dann bestätige.
lesson-share-put-up-other = Jede Gesellschaft käme infrage, aber mit dieser habe ich etwas vor: Schau auf die Karte, auf die ich zeige.
lesson-share-worth = Was ist sie wert?
    .words = Wer in Philadelphia allein ist, verdient $6 im Jahr, höchstens sieben Jahre lang: $42, wenn niemand dazukommt und keine weitere Aktie verkauft wird. Beides wird geschehen. $15 bis $25 sind angemessen.
lesson-share-bid = Eröffne das Bieten
    .words = Beginne unter dem, was sie dir wert ist: Biete $15. Plus und Minus ändern den Betrag, auch Pfeiltasten, Ziffern und Mausrad.
lesson-share-bid-pass = Passen darfst du, doch dann bekommen andere sie fast umsonst. Biete ungefähr $15.
lesson-share-bid-low = Vielleicht bekämst du sie, aber mit so wenig Geld kommt die Gesellschaft nicht weit. Biete $15.
lesson-share-bid-high = Nicht gleich so hoch: Vielleicht bietet gar niemand dagegen. $15 genügen.
lesson-share-raise = Clara bietet $18
    .words = Henry ist ausgestiegen. Ein Dollar mehr für die Aktie ist nicht verloren: Er baut deine Gleise. Biete $20.
lesson-share-raise-pass = Dir ist sie mehr als $18 wert: sieben Dividenden. Biete $20.
lesson-share-raise-high = Nicht mehr als nötig: $20 liegen über Claras Gebot. Behalte Geld für die nächste Aktie.
lesson-share-start = Wo beginnt sie?
    .words = Der erste Würfel kommt kostenlos in eine freie Stadt. Achte auf dreierlei: Sie zahlt allein viel, ringsum baut es sich billig, eine große Stadt ist nah. Philadelphia hat alles.
lesson-share-start-york = New York zahlt $8, aber ein Knoten zieht alle an, dann sind es $5. Philadelphia gleich nebenan ist besser: New York bleibt in Reichweite.
lesson-share-start-chicago = Chicago zahlt $7, liegt aber weit von den anderen großen Städten. Beginne in Philadelphia.
lesson-share-start-other = Diese Stadt zahlt weniger oder liegt abseits. Philadelphia zahlt $6 und hat New York nebenan.
lesson-share-next = Die nächste Aktie
    .words = Wer gekauft hat, ruft die nächste auf. Wähle Liberty, die rote Gesellschaft: Sie hat nur 2 Aktien, ihr Einkommen wird also nie durch mehr als zwei geteilt.
lesson-share-let-go = Lass andere zahlen
    .words = Du hast $30. Nicht jede Aktie musst du kaufen: Passe, und sieh, was sie bringt.
lesson-share-let-go-bid = Gib nicht alles auf einmal aus: Passe diesmal.
lesson-share-order = Warum früh gut ist
    .words = Henry bekam sie für $14 und beginnt in Boston. Wer seine erste Aktie früh gewinnt, ist { $year-first } früh am Zug: du zuerst. So geht es weiter, bis jede Gesellschaft aufgerufen war; dann beginnt das Jahr.

lesson-track = Gleise und Städte
    .words = Was Gleise kosten, was eine Stadt zahlt, und die drei Paare, die Partien entscheiden.

lesson-track-figures = Zwei Zahlen an einer Stadt
    .words = Links steht, was eine Gesellschaft verdient, die dort allein ist; rechts, was jede von mehreren verdient. Baltimore: $5 allein, oder je $3. Das schwarze Quadrat dazwischen: hier keine Häuser.
lesson-track-costs = Was ein Würfel kostet
    .words = Ebene { $plains }, Stadt { $in-city }, und $2 mehr für jeden Würfel und jedes Haus dort. Wald { $forest }, Gebirge { $mountain }: Da hat nur ein Würfel Platz. Ein neuer Würfel grenzt an einen derselben Gesellschaft.
lesson-track-action = Vier Würfel
    .words = Majestic hat $24 und Philadelphia. Wähle „Ausbauen{ "\u00A0" }4“.
lesson-track-hub = New York nebenan
    .words = Ein Würfel in die Ebene, einer nach New York: $4 für $8 im Jahr, mehr als sonst irgendwo auf der Karte.
lesson-track-hub-elsewhere = Zuerst New York: Nichts auf der Karte zahlt mehr, und es sind nur zwei billige Würfel.
lesson-track-rival = In Claras Stadt
    .words = In Baltimore ist Claras Liberty bisher allein. Geh auch dorthin, über die Ebene im Süden: Die Stadt kostet $4, denn ein Würfel liegt schon da.
lesson-track-rival-elsewhere = Nimm die letzten zwei Würfel für Baltimore: Ebene, dann Stadt.
lesson-track-shared = Drei gewonnen, zwei genommen
    .words = Majestic verdient $3 mehr, Liberty $2 weniger. Teile die reichen Städte der anderen, und behalte deine eigenen möglichst lange für dich.
lesson-track-pairs = Sonderverbindungen
    .words = Ein anderer Tisch, Jahre später: Ihr seid zu fünft, du sitzt auf dem zweiten Platz. New York, Chicago, Atlanta: Eine Gesellschaft, die zwei davon verbindet, verdient für jedes Paar { $pair-income } mehr im Jahr. Alle drei bringen $30.
lesson-track-atlanta = Nur noch ein Würfel
    .words = Jeder Würfel einer Aktion darf von einer anderen deiner Gesellschaften sein. Deine graue National ist von New York bis an den Rand von Atlanta gekommen: Lege dort den fehlenden.
lesson-track-atlanta-elsewhere = Atlanta liegt gleich neben deinem Gleis, und nichts ist so viel wert. Lege den Würfel dorthin.
lesson-track-bonus = Von $31 auf $46
    .words = $5 für die Stadt und { $pair-income } für das Paar, jedes Jahr. Diese Partie endet mit diesem Jahr: Schon 1853 verbunden, hätte das Paar viermal gezahlt. Achte früh darauf, welche Gesellschaft es schaffen kann: Sonderverbindungen entscheiden Partien.

lesson-money = Geld zum Bauen
    .words = Eine leere Kasse baut nichts: wie man sie füllt, und was eine zweite Aktie wert ist.

lesson-money-ten = Ein billiger Anfang
    .words = Republic hast du für $10 bekommen, ein Schnäppchen. Aber mehr als diese $10 hat sie nicht zum Bauen.
lesson-money-all-in = Die stärkste Zeile
    .words = Gib das Geld gleich aus, bevor andere im Weg sind. Wähle „Ausbauen{ "\u00A0" }4“.
lesson-money-spend = Vier Würfel, neun Dollar
    .words = Wald, Cleveland und zwei Ebenen Richtung Detroit: $3, $2, $2 und $2. Lege sie nacheinander.
lesson-money-spend-elsewhere = Nach Westen: der Wald neben Pittsburgh, Cleveland, dann die zwei Ebenen zwischen Cleveland und Detroit.
lesson-money-last = Der Preis der untersten Zeile
    .words = „Ausbauen{ "\u00A0" }4“ liegt ganz unten, darum wählst du in dieser Phase zuletzt: Clara und Henry waren schneller. Und Republic hat noch $1: Ausbauen wäre vergeudet.
lesson-money-fund = Zahle ein
    .words = Bei „$5{ "\u00A0" }einzahlen“ füllt die Bank eine Kasse, und die Zeile liegt weit oben: In der nächsten Phase bist du früh dran. Wähle sie.
lesson-money-fund-expand = Mit $1 bezahlt Republic keinen einzigen Würfel. Erst braucht sie Geld: Wähle „$5{ "\u00A0" }einzahlen“.
lesson-money-fund-other = Nützlich, aber Republic bliebe ohne Geld. Wähle „$5{ "\u00A0" }einzahlen“.
lesson-money-fund-whom = $5 für Republic
    .words = Zahle sie Republic ein: Du hältst die einzige Aktie, die verkauft ist, und bekommst alles, was sie damit verdient.
lesson-money-fund-whom-other = Das wäre ein Geschenk an andere. Von Republic bekommst du die ganze Dividende.
lesson-money-sell = Versteigere eine Aktie
    .words = Eine Versteigerung bringt mehr als $5: Das ganze Gebot kommt in die Kasse. Wähle „Aktie versteigern“.
lesson-money-sell-other = Nicht jetzt: Eine verkaufte Aktie bringt Republic doppelt so viel wie alles andere. Wähle „Aktie versteigern“.
lesson-money-whose = Wessen Aktie?
    .words = Rufe noch eine Aktie der Republic auf. Zwei liegen bei der Bank; deine behältst du.
lesson-money-whose-other = Das Geld ginge an die Gesellschaft von anderen. Rufe Republic auf.
lesson-money-buy = Kaufe sie selbst
    .words = Kauft sie jemand anders, halbiert das deine Dividende. Kaufst du sie, hast du zwei Hälften, und aus dem Geld werden deine Gleise. Biete bis $15: Versuch es mit $12.
lesson-money-buy-pass = Dann ginge die Hälfte jeder Dividende für wenig Geld an andere. Biete $12.
lesson-money-buy-high = Das muss nicht sein: Noch bietet niemand dagegen. $12 genügen.
lesson-money-two = Zwei von zweien
    .words = Jede Aktie zahlt jetzt halb so viel, aber beide sind deine, und Republic hat wieder Geld für Gleise. Verkaufe an andere nur, wenn sie Geld bringen oder für dich bauen.
lesson-money-guard = Auch andere verkaufen
    .words = Alle dürfen eine Aktie jeder Gesellschaft aufrufen, auch deiner, und dann schrumpft deine Dividende. Behalte also Geld: Bis zur Höhe der Dividenden, die dir sonst entgehen, lohnt sich dein Gebot, und es wird zu deinen Gleisen.

lesson-game = Eine ganze Partie
    .words = Wie sie endet, was dir unterwegs hilft; dann setzt du dich zu zwei Lehrlingen.

lesson-game-end = Wie es endet
    .words = Nach den Dividenden von { $year-last }, oder schon früher, wenn keine Aktie mehr übrig ist; eine, auf die niemand bietet, ist aus dem Spiel. Dann zählt nur Geld: Was du früh kaufst, zahlt öfter.
lesson-game-supplies = Oder wenn etwas ausgeht
    .words = Die Würfel jeder Gesellschaft und die Häuser sind Vorräte. Sind so viele davon, wie Spieler am Tisch sitzen, auf zwei Stück geschrumpft, ist es das letzte Jahr. Wer führt, treibt das voran.
lesson-game-pass = Nichts zu bauen?
    .words = Fehlt deinen Gesellschaften das Geld, dann passe: In der nächsten Phase wählst du zuerst, bevor die starken Zeilen weg sind. Oder nimm $2, oder lass alle anderen $2 an die Bank zahlen: Das bringt wenig, aber einen mittleren Platz.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst; der gebogene Pfeil nimmt einen Zug zurück; F2 zeigt, wie eine Runde läuft. Und zeigst du auf etwas, was nicht geht, erfährst du, warum.
lesson-game-off = Alles einsteigen
    .words = Nun eine ganze Partie gegen zwei Lehrlinge, neu ausgelegt, etwa eine halbe Stunde. Sie wird bei jedem Zug gespeichert: Steig aus und ein, wie du magst. Viel Glück!

# Die Karte, die sagt, wie eine Runde läuft.

turn-1 = Die Vorbereitungsrunde
    .words = Vor { $year-first }: Von jeder Gesellschaft wird eine Aktie verkauft. Das Gebot kommt in ihre Kasse, ihr erster Würfel in eine freie Stadt.
turn-2 = Eine Zeile wählen
    .words = In jeder von drei Phasen: Nimm eine freie Zeile der Aktionsleiste. Untere Zeilen sind stärker, aber wer am höchsten steht, beginnt die nächste Phase.
turn-3 = Die Zeile ausführen
    .words = Gleise legen, erschließen, einzahlen, Geld nehmen oder eine Aktie versteigern. Oder verzichten.
turn-4 = Dividenden
    .words = Nach der dritten Phase teilt jede Gesellschaft ihr Einkommen durch die Aktien in Spielerhand, aufgerundet.
turn-5 = Das Ende
    .words =
        Nach { $year-last }, wenn keine Aktie mehr da ist, oder wenn { $as-players ->
            [1] so viele Vorräte, wie Spieler am Tisch sitzen,
           *[0] mehrere Vorräte ({ $supplies })
        } auf zwei Stück geschrumpft sind.
