# Was der Schaffner in den Lektionen von North American Railways sagt.

lesson-cards = Karten und Städte
    .words = Das Ziel und eine erste Runde: eine Gesellschaft gründen, eine Stadt kaufen, kassieren.
    .done = Du hast eine Gesellschaft gegründet und ihr erstes Einkommen kassiert.

lesson-cards-welcome = Willkommen an Bord
    .words = Fünf Eisenbahngesellschaften bauen ihr Netz von der Ostküste zur Westküste. Du kaufst ihre Aktien, gibst ihr Geld aus und kassierst, was sie verdienen. Wer am Ende das meiste Geld hat, gewinnt.
lesson-cards-bottom = Nur die unterste Karte
    .words = Links liegen die Aktien, rechts die Städte. Rot sind die Kosten einer Stadt, Grün ist ihr Ertrag je Runde, und ihre blauen Coast-to-Coast-Symbole zählen am Ende. Du nimmst immer nur die unterste Karte einer Spalte.
lesson-cards-found = Gründe eine Gesellschaft
    .words = Die grüne Gesellschaft hat noch keinen Direktor. Nimm ihre Aktie und nenne einen Preis, der ganz in ihre Kasse geht. Chicago, die rechts markierte Stadt, kostet $500, also stelle genau diesen Preis ein.
lesson-cards-found-poor = Mit { $amount } könnte die Gesellschaft Chicago nicht kaufen, die beste Stadt in Reichweite. Zahle $500.
lesson-cards-found-dear = { $amount } sind mehr, als Chicago kostet, und du kaufst für die Gesellschaft nur eine Stadt in dieser Runde. Zahle $500.
lesson-cards-found-other = Noch ist jede Gesellschaft frei, aber mit Grün habe ich etwas vor. Nimm die markierte Aktie.
lesson-cards-director = Du bist Direktor
    .words = Du hältst die einzige verkaufte grüne Aktie. Darum leitest du die Gesellschaft, und ihr ganzes Einkommen gehört dir. Deine { $amount } liegen jetzt in ihrer Kasse. Ihre Startstadt Montreal bringt $200 je Runde.
lesson-cards-city = Kaufe eine Stadt
    .words = Jetzt kaufen reihum alle Städte, und die Kassen der Gesellschaften zahlen. Grün hat { $treasury-green }. Chicago kostet $500 und bringt $400 in jeder Runde. Wähle es.
lesson-cards-city-detroit = Detroit ist billiger, bringt aber nur $200, und der Rest des Geldes bliebe ungenutzt. Nimm Chicago.
lesson-cards-city-pass = Geld in der Kasse bringt nichts ein. Kaufe Chicago.
lesson-cards-city-other = Chicago bringt von allen Städten in Reichweite am meisten. Wähle es.
lesson-cards-enough = Eine Stadt je Runde
    .words = Für dieselbe Gesellschaft kaufst du nur eine Stadt je Runde, du bist also fertig. Passe. Sobald alle gepasst haben, zahlen die Gesellschaften ihr Einkommen.
lesson-cards-enough-other = Für Grün hast du in dieser Runde schon gekauft. Passe.
lesson-cards-income = Zahltag
    .words = Grün hat { $income-green } verdient, und alles gehört dir. So läuft jede Runde: Aktien, Städte, Einkommen. Die Mütze gehört dem Startspieler. Sie ist zu Clara gewandert, die die nächste Runde beginnt.

lesson-offers = Angebote
    .words = Wie du eine Aktie einer fremden Gesellschaft kaufst und sie übernimmst.
    .done = Du kannst jetzt Angebote machen, die sich lohnen, egal wie der Direktor antwortet.

lesson-offers-others = Henrys Gesellschaft
    .words = Die markierte Aktie gehört zu Blau, und Blau leitet Henry. Willst du sie kaufen, machst du ihm ein Angebot, und er antwortet.
lesson-offers-answer = Zwei Antworten
    .words = Lässt er dich gewähren, zahlst du die Hälfte an die Gesellschaft und die Hälfte an die Bank. Oder er kauft sie selbst zu deinem Preis. Dann bekommst du die Hälfte, die Gesellschaft die andere.
lesson-offers-purse = Kann er zahlen?
    .words = Du hast jede Zahlung gesehen. Henry begann mit $2.000, zahlte $600, bekam $600 und zahlte wieder $600. Also hat er { $cash-henry }, und bei einem höheren Angebot kann er nicht selbst kaufen.
lesson-offers-offer = Außer Reichweite
    .words = Blau verdient { $income-blue } je Runde. Die Hälfte davon bekämst du, und die Hälfte deines Preises geht in die Kasse von Blau. Wähle die Aktie und biete $1.500. Drücke Plus oder tippe den Betrag.
lesson-offers-offer-low = { $amount } könnte Henry selbst zahlen und die Aktie behalten. Mehr als { $cash-henry } sind sicher, also biete $1.500.
lesson-offers-offer-dear = { $amount } sind mehr als nötig. Schon $1.500 kann er nicht zahlen.
lesson-offers-offer-other = Auch das ginge, aber Blau verdient mehr, { $income-blue } je Runde. Nimm die markierte Aktie.
lesson-offers-yours = Du hast übernommen
    .words = Henry und du haltet je eine Aktie. Wer so viele hält wie der Direktor, wird selbst Direktor. Blau hat jetzt { $treasury-blue }, und ihr teilt euch das Einkommen.
lesson-offers-spend = Du kaufst, die Gesellschaft zahlt
    .words = Auch für Blau darfst du jetzt kaufen. Pittsburgh kostet $400 und bringt $300 je Runde. Am Anfang ist Ertrag mehr wert als Coast-to-Coast-Symbole, die erst am Ende zahlen. Kaufe es.
lesson-offers-spend-coast = Die Symbole auf dieser Karte zählen erst am Ende. Jetzt ist Ertrag besser, und Pittsburgh bringt $300 je Runde.
lesson-offers-spend-pass = Blau hat { $treasury-blue }, die nichts einbringen. Kaufe Pittsburgh.
lesson-offers-spend-other = Blau hat das Geld, und Pittsburgh bringt dafür am meisten. Wähle Pittsburgh.
lesson-offers-partners = Teilhaber
    .words = Henry hält seine Aktie noch und bekommt ebenso viel wie du. Beide dürft ihr Städte für Blau kaufen, nicht nur der Direktor. Darum wachsen Gesellschaften mit mehreren Aktionären schneller.
lesson-offers-rest = Was übrig bleibt
    .words = Blau verdient { $income-blue }, in vollen Hundertern also $400 je Aktie. Von dem unteilbaren Rest bekommst du als Direktor $100. Wäre er größer, ginge das Übrige in die Kasse. In der letzten Runde bekommt der Direktor die Hälfte.
lesson-offers-purse-of-clara = Und wer zahlen kann?
    .words = Noch einmal derselbe Tisch. Clara leitet Gelb und hat { $cash-clara }, könnte also zahlen. Biete ihr $600. Kauft sie selbst, bekommst du $300 von ihr und darfst nach einer weiteren Aktie fragen.
lesson-offers-clara-low = { $amount } tun ihr kaum weh und bringen dir weniger. Biete $600.
lesson-offers-clara-high = Ließe sie dich gewähren, zahltest du { $amount } für $200 je Runde. Biete nie mehr, als dir eine Aktie wert ist. Biete $600.
lesson-offers-clara-first = Gleich. Erst soll Clara dir etwas zahlen. Nimm die gelbe Aktie.
lesson-offers-still-yours = Kassiert und noch am Zug
    .words = Clara hat selbst gekauft, $300 für Gelb und $300 für dich. Du hast { $cash-you }. Frag jetzt Henry nach Blau. $1.500 kann er nicht zahlen, also biete sie.
lesson-offers-still-yours-end = Du könntest deinen Zug mit dem Geld beenden. Aber du hast { $cash-you } und kannst $1.500 für Blau bieten.
lesson-offers-both = Erst das Geld, dann die Aktie
    .words = Fehlt dem Direktor das Geld für dein Angebot, bekommst du die Aktie. Hat er es, bekommst du die Aktie oder den halben Preis. Biete also nur, wenn dir beides recht ist.
lesson-offers-own = Eine eigene für $1.000
    .words = Eine Runde später. Noch eine Aktie von Grün, das du leitest, kostet $1.000, halb für die Bank. Du bekommst schon alles, was Grün verdient, also lass sie liegen. Kaufe eigene, um andere fernzuhalten.
lesson-offers-asked = Wenn dich jemand fragt
    .words = Für Aktien deiner Gesellschaften machen dir andere Angebote. Früh und zu hohem Preis lässt du sie gewähren, denn die Hälfte geht in die Kasse. Ist es billig oder spät, kaufe selbst. Am Ende bringt jedes Symbol jeder Aktie $100.
lesson-offers-worth = Was ist eine Aktie wert?
    .words = Nimm ihren Ertrag je Runde mal die Runden, die noch kommen, zu dritt fünf bis acht, und dazu die Schlusszahlung, oft $400 bis $900. Jede verkaufte Aktie drückt das. $1.000 für $100 je Runde sind zu viel.

lesson-arrows = Die letzte Runde
    .words = Warum du Coast-to-Coast-Symbole spät kaufst und was sie dir bringen.
    .done = Du weißt jetzt, wie du die letzten Kassen leerst und wessen Aktien die Symbole bezahlen.

lesson-arrows-last = Die letzte Runde
    .words = Es sind weniger Aktien übrig als Spieler, darum endet die Partie mit dieser Runde. Was in den Kassen bleibt, verfällt. Gib es aus.
lesson-arrows-final = Die Schlusszahlung
    .words = Nach dem letzten Einkommen bekommt jede Aktie $100 für jedes Coast-to-Coast-Symbol, den blauen Doppelpfeil, im Schienennetz ihrer Gesellschaft. Oft ist das mehr als die Hälfte deines Geldes.
lesson-arrows-count = Zähle deine Aktien
    .words = Du hältst 3 Aktien von Blau und 2 von Rot. Ein Symbol bringt dir für Blau $300 und für Rot $200. Andere Aktionäre verdienen mit, also kaufe dort, wo du mehr hältst als sie.
lesson-arrows-buy = Zwei Symbole für Blau
    .words = San Diego, die markierte Karte, hat zwei Symbole. Für Blau gekauft, bringen sie dir $600. Wähle Blau und San Diego.
lesson-arrows-buy-red = Von dieser Gesellschaft hältst du weniger Aktien, San Diego brächte dir höchstens $400. Bei Blau sind es $600.
lesson-arrows-buy-dallas = Dallas hat nur ein Symbol, und sein Ertrag wird nur noch einmal gezahlt. San Diego hat zwei.
lesson-arrows-buy-pass = Was in der Kasse bleibt, ist nach dieser Runde nichts mehr wert. Kaufe San Diego für Blau.
lesson-arrows-more = Jedes Symbol zählt
    .words = Rot hat noch { $treasury-red }, die nach dieser Runde niemandem nützen. Winnipeg hat ein Symbol, für dich $200 wert. Kaufe es für Rot.
lesson-arrows-more-pass = Ein Symbol bringt deinen zwei Aktien $200. Kaufe Winnipeg für Rot.
lesson-arrows-more-other = Für jede Gesellschaft kaufst du einmal, und für Blau hast du schon gekauft. Kaufe Winnipeg für Rot.
lesson-arrows-open = Was du freilegst
    .words = Clara hat Santa Fe genommen und damit San Francisco mit drei Symbolen freigelegt. Henry hat es gleich für Gelb gekauft. Bevor du eine Karte nimmst, sieh nach, was darüber liegt und wer es bezahlen könnte.
lesson-arrows-last-city = Die letzte Stadt
    .words = Toronto hat kein Symbol, aber das Einkommen wird noch einmal gezahlt. Eine grüne Aktie bringt damit $300 statt $200, deine zwei also $200 mehr. Kaufe es. Was Grün behält, verfällt.
lesson-arrows-last-city-pass = Grün hat { $treasury-green }, die sonst niemand bekommt. Kaufe Toronto, das bringt deinen zwei Aktien $200.
lesson-arrows-end = Das war alles
    .words = Es liegt keine Stadt mehr aus, also passe. Die Gesellschaften zahlen zum letzten Mal ihr Einkommen, danach zahlen die Symbole. Jede Zahlung hat ihr eigenes Blatt.
lesson-arrows-paid = Mehr als die Hälfte
    .words = Du hast mit { $cash-you } gewonnen. $8.500 davon kamen mit der Schlusszahlung, allein von Blau $3.300, nämlich { $symbols-blue } Symbole für jede von 3 Aktien. Zähle also früh die Symbole, und wessen Aktien sie bezahlen.
lesson-arrows-early = Ertrag früh, Symbole spät
    .words = Eine Stadt, die $400 kostet und $300 bringt, hat sich nach zwei Runden bezahlt gemacht. Damit beginnst du. In den letzten Runden zählen vor allem Symbole, mit $100 für jede deiner Aktien.

lesson-game = Eine ganze Partie
    .words = Wie sie endet und was dir hilft. Dann setzt du dich zu zwei Lehrlingen.
    .done = Du kennst jetzt North American Railways von Anfang bis Ende.

lesson-game-end = Wie es endet
    .words = Eine Runde ist die letzte, wenn nach Phase{ "\u00A0" }I weniger Aktien übrig sind als Spieler, wenn Phase{ "\u00A0" }II mit höchstens fünf Städten beginnt oder wenn niemand eine Stadt kauft. Die Leiste oben warnt dich.
lesson-game-secret = Geld ist geheim
    .words = Du siehst nur dein eigenes Bargeld. Aber alle begannen mit gleich viel, und jede Zahlung ist offen. Wenn du mitzählst, weißt du, was ein Direktor zahlen kann.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst, und der gebogene Pfeil nimmt einen Zug zurück. Zeig auf etwas, was nicht geht, und du erfährst den Grund.
lesson-game-off = Alles einsteigen
    .words = Mehr kann ich dir hier nicht beibringen. Als Nächstes kommt eine ganze Partie gegen zwei Lehrlinge, etwa 25 Minuten. Jeder Zug wird gespeichert, also steig aus und ein, wie du magst. Viel Glück!

# Die Karte mit dem Ablauf einer Runde.

turn-1 = Aktien
    .words = Reihum nimmt jeder eine unterste Aktie. Gründe eine Gesellschaft zu deinem Preis, zahle $1.000 für eine eigene, oder mach dem Direktor ein Angebot.
turn-2 = Städte
    .words = Reihum, bis alle gepasst haben: Kaufe eine Stadt für eine Gesellschaft, von der du eine Aktie hältst, aus ihrer Kasse. Für jede Gesellschaft nur einmal je Runde.
turn-3 = Einkommen
    .words = Jede Gesellschaft teilt ihren Ertrag durch die verkauften Aktien. Vom unteilbaren Rest bekommt der Direktor $100, in der letzten Runde die Hälfte. Was bleibt, behält die Kasse.
turn-4 = Die letzte Runde
    .words = Weniger Aktien als Spieler nach Phase{ "\u00A0" }I, höchstens { WORD($cities-to-end) } Städte vor Phase{ "\u00A0" }II, oder niemand kauft. Dann bekommt jede Aktie $100 für jedes Coast-to-Coast-Symbol.
