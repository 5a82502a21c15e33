# Was der Schaffner in den Lektionen von North American Railways sagt.

lesson-cards = Karten und Städte
    .words = Das Ziel und eine erste Runde: eine Bahn gründen, eine Stadt kaufen, kassieren.

lesson-cards-welcome = Willkommen an Bord
    .words = Fünf Bahnen, am Tisch heißen sie Gesellschaften, wachsen von der Ostküste zur Westküste. Du kaufst ihre Aktien, gibst ihr Geld aus und kassierst, was sie verdienen. Wer am Ende das meiste Geld hat, gewinnt.
lesson-cards-bottom = Nur die unterste Karte
    .words = Links die Aktien, rechts die Städte: rot steht, was eine kostet, grün, was sie je Runde bringt. Blaue Pfeile zählen am Ende. Von jeder Spalte gibt es nur die unterste Karte; ist sie weg, ist die darüber an der Reihe.
lesson-cards-found = Gründe eine Bahn
    .words = Die grüne Bahn hat noch keinen Direktor. Nimm ihre Aktie und nenne einen Preis: er wird zum Geld der Bahn. Chicago, rechts im Licht, kostet $500: zahle also $500.
lesson-cards-found-poor = Für so wenig bekäme die Bahn Chicago nicht, die beste Stadt weit und breit. Zahle $500.
lesson-cards-found-dear = So viel kostet keine Stadt, die ausliegt, und für dich kauft die Bahn in dieser Runde nur eine. $500 genügen.
lesson-cards-found-other = Noch sind alle Bahnen frei, aber ich habe etwas mit der grünen vor: nimm die erste Spalte.
lesson-cards-director = Du leitest sie
    .words = Du hältst die einzige verkaufte Aktie, also leitest du Grün: Angebote für die anderen beantwortest du, und der ganze Ertrag gehört dir. Dein Geld ist ihre Kasse; ihre Startstadt bringt $200 je Runde.
lesson-cards-city = Kaufe eine Stadt
    .words = Jetzt kaufen alle reihum immer wieder Städte, und die Kasse der Bahn bezahlt. Chicago kostet $500 und bringt jede Runde $400. Wähle es.
lesson-cards-city-detroit = Detroit ist billiger, bringt aber nur $200, und der Rest läge brach. Nimm Chicago.
lesson-cards-city-pass = Geld in der Kasse bringt nichts. Kaufe Chicago.
lesson-cards-city-other = Chicago bringt von allen Städten hier am meisten. Wähle es.
lesson-cards-enough = Eine Stadt je Runde
    .words = Für dieselbe Bahn kaufst du in einer Runde nur einmal: Geld für mehr liegt bis zur nächsten brach. Also passe; haben alle gepasst, wird ausgezahlt.
lesson-cards-enough-other = Für Grün hast du in dieser Runde schon gekauft. Passe.
lesson-cards-income = Zahltag
    .words = $200 und $400: Grün zahlt dir $600. So geht es weiter: Aktien, Städte, Einkommen. Die Mütze neben einem Namen ist weitergewandert: wer sie hat, beginnt die nächste Runde.

lesson-offers = Angebote
    .words = Wie man eine Aktie einer fremden Bahn kauft, und wie man sie übernimmt.

lesson-offers-others = Henrys Bahn
    .words = Ganz unten in der letzten Spalte liegt eine Aktie der blauen Bahn. Henry leitet sie: also machst du ihm ein Angebot, und er antwortet.
lesson-offers-answer = Zwei Antworten
    .words = Er lässt dich gewähren: du zahlst, halb an die Bahn, halb an die Bank. Oder er kauft die Aktie selbst zu deinem Preis: dann bekommt die Bahn die eine Hälfte und du die andere.
lesson-offers-purse = Kann er zahlen?
    .words = Jede Zahlung ist zu sehen. Henry begann mit $2.000, zahlte $600, bekam $600 und zahlte wieder $600: er hat $1.400. Mehr kann er nicht selbst zahlen.
lesson-offers-offer = Außer Reichweite
    .words = Blau bringt $600 je Runde; davon bekämst du die Hälfte, und dein halber Preis wird zum Geld der Bahn. Biete $1.500: tippe es, oder drücke das Minus neben dem Preis.
lesson-offers-offer-low = Das könnte Henry selbst zahlen; er behielte die Aktie, auch wenn du den halben Preis bekämst. Mehr als $1.400 ist sicher.
lesson-offers-offer-dear = Mehr als nötig: schon $1.500 kann er nicht zahlen. Behalte den Rest.
lesson-offers-offer-other = Auch die, aber Blau bringt mehr: $600 je Runde. Nimm die letzte Spalte.
lesson-offers-yours = Du hast übernommen
    .words = Je eine Aktie: mit so vielen wie der Direktor leitest du die Bahn. Blau hat jetzt $800, und ihr Ertrag wird zwischen euch geteilt.
lesson-offers-spend = Du entscheidest, sie zahlt
    .words = Auch für Blau darfst du kaufen. Pittsburgh kostet $400 und bringt $300 je Runde: am Anfang ist Ertrag mehr wert als die blauen Pfeile, die erst am Ende zahlen. Kaufe es.
lesson-offers-spend-coast = Die blauen Pfeile auf dieser Karte zählen erst am Ende. Am Anfang ist Ertrag besser: Pittsburgh bringt $300 je Runde.
lesson-offers-spend-pass = Blau hat $800, die nichts bringen. Kaufe Pittsburgh.
lesson-offers-spend-other = Blau hat das Geld, und Pittsburgh bringt dafür am meisten. Wähle beide.
lesson-offers-partners = Teilhaber
    .words = Henry hält seine Aktie weiter: was Blau verdient, bekommt ihr beide, und beide dürft ihr Städte für sie kaufen, auch wer sie nicht leitet. Darum wachsen Bahnen mit mehreren Aktionären schneller.
lesson-offers-rest = Was übrig bleibt
    .words = Blau bringt $900: in vollen Hundertern sind das $400 je Aktie. Von den $100, die übrig sind, bekommst du als Direktor $100. Wäre es mehr, käme es in die Kasse der Bahn. In der letzten Runde bekommt der Direktor die Hälfte.
lesson-offers-purse-of-clara = Und wer zahlen kann?
    .words = Noch einmal derselbe Tisch. Clara leitet Gelb und hat $1.600, sie könnte also zahlen. Biete ihr $600: behält sie die Aktie, kommen $300 von ihrem Geld zu dir, und du darfst nach der Aktie einer anderen Bahn fragen.
lesson-offers-clara-low = So wenig tut ihr kaum weh und bringt dir weniger. Biete $600.
lesson-offers-clara-high = Ließe sie dich gewähren, zahltest du das für eine Aktie, die $200 je Runde bringt. Biete nie mehr, als sie dir wert ist: $600.
lesson-offers-clara-first = Gleich. Lass zuerst Clara zahlen: wähle Gelb, die dritte Spalte.
lesson-offers-still-yours = Kassiert und noch am Zug
    .words = Clara hat selbst gekauft: $300 für Gelb, $300 für dich. Frag jetzt nach der Aktie einer anderen Bahn: Blau, für $1.500, die Henry nicht zahlen kann.
lesson-offers-still-yours-end = Du könntest mit dem Geld aufhören. Aber du hast $2.400: biete $1.500 für Blau.
lesson-offers-both = Erst das Geld, dann die Aktie
    .words = Ein Angebot, das ein Direktor zahlen kann, bringt dir Bargeld; eines, das er nicht zahlen kann, die Aktie. Er entscheidet: biete nur, wenn dir beides recht ist.
lesson-offers-own = Eine eigene für $1.000
    .words = Eine Runde später. Du leitest Grün: noch eine Aktie davon kostet dich $1.000, die Hälfte für die Bank. Was Grün verdient, bekommst du schon ganz: lass sie liegen. Sie lohnt, wo sie andere fernhält, oder bei vielen Pfeilen.
lesson-offers-asked = Wenn dich jemand fragt
    .words = Bei einer Bahn, die du leitest, antwortest du. Früh und für viel Geld lass gewähren: deine Bahn bekommt die Hälfte, und zu zweit kauft ihr mehr Städte. Kaufe selbst, wenn es billig ist oder spät: am Ende zahlt jeder Pfeil jeder Aktie $100.
lesson-offers-worth = Was ist eine Aktie wert?
    .words = Bevor du bietest, zähle zusammen: was eine Aktie je Runde zahlt, mit jeder verkauften weniger, mal die Runden, die noch kommen, und was sie am Ende zahlt, oft $400 bis $900. Zu dritt sind es fünf bis acht Runden. $1.000 für $100 je Runde sind zu viel.

lesson-arrows = Die letzte Runde
    .words = Von Küste zu Küste: warum man Pfeile spät kauft, und was sie dir bringen.

lesson-arrows-last = Die letzte Runde
    .words = Es sind weniger Aktien übrig, als Spieler am Tisch sitzen: mit dieser Runde endet das Spiel. Was in den Kassen liegt, verfällt: gib es aus.
lesson-arrows-final = Die Schlusszahlung
    .words = Nach dem letzten Einkommen bekommt jede Aktie $100 für jeden blauen Doppelpfeil im Netz ihrer Bahn: das ist das Symbol für „Küste zu Küste“. Oft kommt daher mehr als die Hälfte des ganzen Geldes.
lesson-arrows-count = Zähle deine Aktien
    .words = Du hältst 3 Aktien von Blau und 2 von Rot. Ein Pfeil für Blau bringt dir $300, einer für Rot $200. Die anderen Aktionäre verdienen mit: kaufe, wo du mehr hältst als sie.
lesson-arrows-buy = Zwei Pfeile für Blau
    .words = San Diego in der zweiten Spalte hat zwei Pfeile: für Blau sind das $600 für dich. Kaufe es für Blau.
lesson-arrows-buy-red = Von dieser Bahn hältst du weniger Aktien: San Diego brächte dir höchstens $400. Bei Blau sind es $600.
lesson-arrows-buy-dallas = Dallas hat einen Pfeil, und sein Ertrag wird nur noch einmal gezahlt. San Diego hat zwei Pfeile.
lesson-arrows-buy-pass = Was in der Kasse bleibt, ist nach dieser Runde nichts mehr wert. Kaufe San Diego für Blau.
lesson-arrows-more = Jeder Pfeil zählt
    .words = Rot hat $400, die nach dem Ende nichts wert sind. Winnipeg hat einen Pfeil: $200 für dich. Kaufe es für Rot.
lesson-arrows-more-pass = Ein Pfeil bringt deinen zwei Aktien $200. Kaufe Winnipeg für Rot.
lesson-arrows-more-other = Jede Bahn kauft für dich einmal: Blau hat schon. Jetzt Winnipeg für Rot.
lesson-arrows-open = Was du freilegst
    .words = Wer eine Karte nimmt, legt die darüber für den Nächsten frei. San Francisco hat drei Pfeile, und nur Santa Fe verdeckt es noch. Bevor du eine Karte nimmst, sieh nach, was darüber liegt und welche Kasse dafür reicht.
lesson-arrows-early = Ertrag früh, Pfeile spät
    .words = Eine Stadt, die $400 kostet und $300 bringt, ist nach zwei Runden bezahlt: beginne damit. In den letzten Runden zählen nur Pfeile: $100 für jede deiner Aktien.

lesson-game = Eine ganze Partie
    .words = Wie sie endet, was dir unterwegs hilft; dann setzt du dich zu zwei Lehrlingen.

lesson-game-end = Wie es endet
    .words = Eine Runde ist die letzte, wenn nach Phase I weniger Aktien übrig sind als Spieler, wenn Phase II mit höchstens fünf Städten beginnt oder wenn niemand eine Stadt kauft. Die Leiste oben sagt, wann es so weit ist.
lesson-game-secret = Geld ist geheim
    .words = Du siehst nur dein eigenes Geld. Aber alle begannen gleich, und jede Zahlung ist offen: wer mitzählt, weiß, was ein Direktor zahlen kann.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst. Der gebogene Pfeil nimmt einen Zug zurück. Und was nicht geht, sagt warum, wenn du darauf zeigst.
lesson-game-off = Alles einsteigen
    .words = Nun eine ganze Partie gegen zwei Lehrlinge, neu ausgelegt, etwa 25 Minuten. Sie wird bei jedem Zug gespeichert: steig aus und ein, wie du magst. Viel Glück!

# Die Karte, die sagt, wie eine Runde läuft.

turn-1 = Aktien
    .words = Reihum nimmt jeder eine unterste Aktie: gründe eine Bahn zu deinem Preis, zahle $1.000 für eine eigene, oder mach dem Direktor ein Angebot.
turn-2 = Städte
    .words = Reihum immer wieder eine Stadt für eine Bahn, von der du eine Aktie hältst, aus ihrer Kasse, bis alle gepasst haben. Je Bahn einmal in der Runde.
turn-3 = Einkommen
    .words = Jede Bahn teilt ihren Ertrag durch die Aktien in Spielerhand. Vom unteilbaren Rest bekommt der Direktor $100, in der letzten Runde die Hälfte; was bleibt, behält die Kasse.
turn-4 = Die letzte Runde
    .words = Weniger Aktien als Spieler nach Phase I, höchstens fünf Städte vor Phase II, oder niemand kauft: dann bekommt jede Aktie $100 für jeden Pfeil.
