# Was der Schaffner in den Lektionen von North American Railways sagt.

lesson-cards = Karten und Städte
    .words = Das Ziel und eine erste Runde: eine Gesellschaft gründen, eine Stadt kaufen, kassieren.

lesson-cards-welcome = Willkommen an Bord
    .words = Fünf Eisenbahngesellschaften bauen ihr Netz von der Ost- zur Westküste. Du kaufst ihre Aktien, gibst ihr Geld aus und kassierst, was sie verdienen. Wer am Ende das meiste Geld hat, gewinnt.
lesson-cards-bottom = Nur die unterste Karte
    .words = Links liegen die Aktien, rechts die Städte: rot die Kosten, grün der Ertrag je Runde. Blaue Doppelpfeile, die Symbole, zählen am Ende. Von jeder Spalte ist nur die unterste Karte zu haben; ist sie weg, kommt die nächste an die Reihe.
lesson-cards-found = Gründe eine Gesellschaft
    .words = Die grüne Gesellschaft hat noch keinen Direktor. Nimm ihre Aktie und nenne einen Preis: Dein Geld geht ganz in ihre Kasse. Chicago, rechts im Licht, kostet $500. Zahle also $500.
lesson-cards-found-poor = Damit könnte die Gesellschaft Chicago nicht kaufen, die beste Stadt, die ausliegt. Zahle $500.
lesson-cards-found-dear = So viel kostet keine Stadt, die ausliegt, und für dich kauft die Gesellschaft in dieser Runde nur eine. $500 genügen.
lesson-cards-found-other = Noch sind alle Gesellschaften frei, aber ich habe etwas mit der grünen vor: Nimm die erste Spalte.
lesson-cards-director = Du bist Direktor
    .words = Du hältst die einzige verkaufte Aktie, also leitest du die grüne Gesellschaft: Wer eine weitere will, fragt dich, und ihr ganzer Ertrag ist deiner. Deine $500 liegen jetzt in ihrer Kasse. Ihre Startstadt bringt $200 je Runde.
lesson-cards-city = Kaufe eine Stadt
    .words = Jetzt werden reihum Städte gekauft, und die Kasse der Gesellschaft bezahlt. Chicago kostet $500 und bringt in jeder Runde $400. Wähle es.
lesson-cards-city-detroit = Detroit ist billiger, bringt aber nur $200, und der Rest läge brach. Nimm Chicago.
lesson-cards-city-pass = Geld in der Kasse bringt nichts. Kaufe Chicago.
lesson-cards-city-other = Chicago bringt von allen Städten hier am meisten. Wähle es.
lesson-cards-enough = Eine Stadt je Runde
    .words = Für dieselbe Gesellschaft kaufst du in einer Runde nur einmal: Weiteres Geld bliebe ungenutzt. Passe also. Haben alle gepasst, wird ausgezahlt.
lesson-cards-enough-other = Für Grün hast du in dieser Runde schon gekauft. Passe.
lesson-cards-income = Zahltag
    .words = $200 und $400: Grün zahlt dir $600. So geht es weiter, Runde für Runde: Aktien, Städte, Einkommen. Die Mütze neben einem Namen ist weitergewandert. Wer sie hat, beginnt die nächste Runde.

lesson-offers = Angebote
    .words = Wie man Aktien einer fremden Gesellschaft kauft, und wie man sie übernimmt.

lesson-offers-others = Henrys Gesellschaft
    .words = Ganz unten in der letzten Spalte liegt eine Aktie der blauen Gesellschaft. Ihr Direktor ist Henry. Du machst ihm also ein Angebot, und er antwortet.
lesson-offers-answer = Zwei Antworten
    .words = Lässt er dich gewähren, bekommst du die Aktie und zahlst, die Hälfte an die Gesellschaft, die Hälfte an die Bank. Oder er kauft sie selbst zu deinem Preis: Dann bekommt die Gesellschaft die eine Hälfte und du die andere.
lesson-offers-purse = Kann er zahlen?
    .words = Jede Zahlung ist zu sehen. Henry begann mit $2.000, zahlte $600, bekam $600 und zahlte wieder $600. Er hat also $1.400. Ein höheres Angebot kann er nicht selbst zahlen.
lesson-offers-offer = Außer Reichweite
    .words = Blau bringt $600 je Runde. Die Hälfte davon bekämst du, und die Hälfte deines Preises kommt in ihre Kasse. Biete $1.500: Tippe es, oder drücke das Plus neben dem Preis.
lesson-offers-offer-low = Das könnte Henry selbst zahlen. Dann behielte er die Aktie, auch wenn du den halben Preis bekämst. Mehr als $1.400 ist sicher.
lesson-offers-offer-dear = Mehr als nötig: Schon $1.500 kann er nicht zahlen. Behalte den Rest.
lesson-offers-offer-other = Die auch, aber Blau bringt mehr: $600 je Runde. Nimm die letzte Spalte.
lesson-offers-yours = Du hast sie übernommen
    .words = Henry und du, ihr haltet je eine Aktie. Wer so viele hat wie der Direktor, wird es selbst: Jetzt leitest du die blaue Gesellschaft. In ihrer Kasse liegen $800, und ihr Ertrag wird zwischen euch geteilt.
lesson-offers-spend = Du kaufst, die Gesellschaft zahlt
    .words = Auch für Blau darfst du jetzt kaufen. Pittsburgh kostet $400 und bringt $300 je Runde. Am Anfang ist Ertrag mehr wert als die blauen Symbole, die erst am Ende zahlen. Kaufe es.
lesson-offers-spend-coast = Die blauen Symbole auf dieser Karte zählen erst am Ende. Am Anfang ist Ertrag besser: Pittsburgh bringt $300 je Runde.
lesson-offers-spend-pass = Blau hat $800, die so nichts bringen. Kaufe Pittsburgh.
lesson-offers-spend-other = Blau hat das Geld, und Pittsburgh bringt dafür am meisten. Wähle beide.
lesson-offers-partners = Teilhaber
    .words = Henry hat seine Aktie noch: Was Blau verdient, bekommt ihr beide, und beide dürft ihr für sie Städte kaufen, nicht nur der Direktor. Darum wachsen Gesellschaften mit mehreren Aktionären schneller.
lesson-offers-rest = Was übrig bleibt
    .words = Blau bringt $900. Geteilt wird in vollen Hundertern, das sind $400 je Aktie. Vom Rest bekommt der Direktor, also du, $100; mehr käme in die Kasse. In der letzten Runde bekommt der Direktor die Hälfte des Rests.
lesson-offers-purse-of-clara = Und wer zahlen kann?
    .words = Noch einmal derselbe Tisch. Clara leitet Gelb und hat $1.600, sie könnte also zahlen. Biete ihr $600: Kauft sie selbst, bekommst du $300 davon und darfst nach der Aktie einer anderen Gesellschaft fragen.
lesson-offers-clara-low = So wenig tut ihr kaum weh und bringt dir weniger. Biete $600.
lesson-offers-clara-high = Ließe sie dich gewähren, zahltest du das für $200 je Runde. Biete nie mehr, als dir eine Aktie wert ist: $600.
lesson-offers-clara-first = Gleich. Lass zuerst Clara zahlen: Wähle Gelb, die dritte Spalte.
lesson-offers-still-yours = Kassiert und noch am Zug
    .words = Clara hat selbst gekauft: $300 für Gelb, $300 für dich. Frag jetzt nach der Aktie einer anderen Gesellschaft: Blau, für $1.500, die Henry nicht zahlen kann.
lesson-offers-still-yours-end = Du könntest mit dem Geld aufhören. Aber du hast $2.400: Biete $1.500 für Blau.
lesson-offers-both = Erst das Geld, dann die Aktie
    .words = Fehlt dem Direktor das Geld für dein Angebot, ist die Aktie deine. Hat er es, wählt er: Entweder bekommst du die Aktie, oder er kauft sie, und du kassierst. Biete also nur, wenn dir beides recht ist.
lesson-offers-own = Eine eigene für $1.000
    .words = Eine Runde später. Du leitest Grün: Noch eine Aktie davon kostet dich $1.000, und die Hälfte geht an die Bank. Was Grün verdient, bekommst du schon ganz: Lass sie liegen. Sie lohnt sich, um andere fernzuhalten, oder bei vielen Symbolen.
lesson-offers-asked = Wenn dich jemand fragt
    .words = Bietet jemand für eine Gesellschaft, die du leitest, antwortest du. Früh und zu hohem Preis lässt du gewähren: Die halbe Summe gehört der Gesellschaft, und zu zweit kauft ihr mehr Städte. Ist es billig oder spät, kaufe selbst: Am Ende bringt jedes Symbol jeder Aktie $100.
lesson-offers-worth = Was ist eine Aktie wert?
    .words = Rechne vorher: Was zahlt sie je Runde, und wie viele Runden kommen noch? Zu dritt spielt man fünf bis acht. Dazu kommt, was sie am Ende zahlt, oft $400 bis $900. Jede verkaufte Aktie drückt den Ertrag: $1.000 für $100 je Runde sind zu viel.

lesson-arrows = Die letzte Runde
    .words = Von Küste zu Küste: warum man Symbole spät kauft, und was sie dir bringen.

lesson-arrows-last = Die letzte Runde
    .words = Es sind weniger Aktien übrig, als Spieler am Tisch sitzen: Mit dieser Runde endet das Spiel. Was in den Kassen liegt, verfällt dann. Gib es aus.
lesson-arrows-final = Die Schlusszahlung
    .words = Nach dem letzten Einkommen bekommt jede Aktie $100 für jedes Symbol im Netz ihrer Gesellschaft: den blauen Doppelpfeil, „von Küste zu Küste“. Oft ist das mehr als die Hälfte des ganzen Geldes.
lesson-arrows-count = Zähle deine Aktien
    .words = Du hältst 3 Aktien von Blau und 2 von Rot. Ein Symbol für Blau bringt dir $300, eines für Rot $200. Die anderen Aktionäre verdienen mit: Kaufe dort, wo du mehr hältst als sie.
lesson-arrows-buy = Zwei Symbole für Blau
    .words = San Diego in der zweiten Spalte hat zwei Symbole: Für Blau sind das $600 für dich. Kaufe es für Blau.
lesson-arrows-buy-red = Von dieser Gesellschaft hältst du weniger Aktien: San Diego brächte dir höchstens $400. Bei Blau sind es $600.
lesson-arrows-buy-dallas = Dallas hat ein Symbol, und sein Ertrag wird nur noch einmal gezahlt. San Diego hat zwei.
lesson-arrows-buy-pass = Was in der Kasse bleibt, ist nach dieser Runde nichts mehr wert. Kaufe San Diego für Blau.
lesson-arrows-more = Jedes Symbol zählt
    .words = Rot hat noch $400, die nach dem Ende nichts wert sind. Winnipeg hat ein Symbol: $200 für dich. Kaufe es für Rot.
lesson-arrows-more-pass = Ein Symbol bringt deinen zwei Aktien $200. Kaufe Winnipeg für Rot.
lesson-arrows-more-other = Für jede Gesellschaft kaufst du einmal: Für Blau hast du schon. Jetzt Winnipeg für Rot.
lesson-arrows-open = Was du freilegst
    .words = Clara hat Santa Fe genommen und damit San Francisco freigelegt, mit drei Symbolen. Henry hat es gleich für Gelb gekauft. Bevor du eine Karte nimmst, sieh also nach, was darüber liegt und welche Kasse dafür reicht.
lesson-arrows-last-city = Die letzte Stadt
    .words = Toronto hat kein Symbol, aber der Ertrag wird noch einmal gezahlt. Bei Grün steigt er damit von $200 auf $300 je Aktie, das sind $200 für deine zwei. Kaufe es: Was in der Kasse bleibt, verfällt.
lesson-arrows-last-city-pass = Grün hat $1.100, die sonst niemand bekommt. Kaufe Toronto: $200 für deine zwei grünen Aktien.
lesson-arrows-end = Das war alles
    .words = Es liegt keine Stadt mehr aus. Passe: Dann wird zum letzten Mal das Einkommen gezahlt, und danach zahlen die Symbole. Beides hat sein eigenes Blatt.
lesson-arrows-paid = Mehr als die Hälfte
    .words = $16.200, und du hast gewonnen. $8.500 davon kamen mit der Schlusszahlung, allein von Blau $3.300: 11 Symbole für jede von 3 Aktien. Zähle also früh die Symbole, und wessen Aktien sie bezahlen.
lesson-arrows-early = Ertrag früh, Symbole spät
    .words = Eine Stadt, die $400 kostet und $300 bringt, hat sich nach zwei Runden bezahlt gemacht: Beginne damit. In den letzten Runden zählen vor allem Symbole: $100 für jede deiner Aktien.

lesson-game = Eine ganze Partie
    .words = Wie sie endet, was dir unterwegs hilft; dann setzt du dich zu zwei Lehrlingen.

lesson-game-end = Wie es endet
    .words = Eine Runde ist die letzte, wenn nach Phase{ "\u00A0" }I weniger Aktien übrig sind als Spieler, wenn Phase{ "\u00A0" }II mit höchstens fünf Städten beginnt oder wenn niemand eine Stadt kauft. Die Leiste oben sagt, wann es so weit ist.
lesson-game-secret = Geld ist geheim
    .words = Du siehst nur dein eigenes Geld. Aber alle begannen gleich, und jede Zahlung ist offen: Wer mitzählt, weiß, was ein Direktor zahlen kann.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst. Der gebogene Pfeil nimmt einen Zug zurück. Und zeigst du auf etwas, was nicht geht, erfährst du, warum.
lesson-game-off = Alles einsteigen
    .words = Nun eine ganze Partie gegen zwei Lehrlinge, neu ausgelegt, etwa 25 Minuten. Sie wird bei jedem Zug gespeichert: Steig aus und ein, wie du magst. Viel Glück!

# Die Karte, die sagt, wie eine Runde läuft.

turn-1 = Aktien
    .words = Reihum wird je eine unterste Aktie gekauft: Gründe eine Gesellschaft zu deinem Preis, zahle $1.000 für eine eigene, oder mach dem Direktor ein Angebot.
turn-2 = Städte
    .words = Reihum, bis alle gepasst haben: Kaufe eine Stadt für eine Gesellschaft, von der du eine Aktie hältst, aus ihrer Kasse. In jeder Runde einmal für jede Gesellschaft.
turn-3 = Einkommen
    .words = Jede Gesellschaft teilt ihren Ertrag durch die Aktien in Spielerhand. Vom unteilbaren Rest bekommt der Direktor $100, in der letzten Runde die Hälfte; was bleibt, behält die Kasse.
turn-4 = Die letzte Runde
    .words = Weniger Aktien als Spieler nach Phase{ "\u00A0" }I, höchstens { WORD($cities-to-end) } Städte vor Phase{ "\u00A0" }II, oder niemand kauft: Dann bekommt jede Aktie $100 für jedes Symbol.
