# Was der Schaffner in den Lektionen von New England Railways sagt.

lesson-coast = Die Küste
    .words = Das Ziel und eine erste Runde: leihen, eine Strecke kaufen, liefern, kassieren.

lesson-coast-welcome = Willkommen an Bord
    .words = Die Städte Neuenglands wollen Waren voneinander. Du kaufst die Strecken dazwischen und verdienst, wenn Waren, die bunten Würfel, darüberfahren. Wer am Ende das meiste Geld hat, gewinnt.
lesson-coast-turn = Elf kurze Schritte
    .words = Dieser Streifen zeigt, wo die Runde steht. Nur vier davon fragen dich etwas: leihen, tilgen, bieten, liefern. Der Rest läuft von selbst, oder du würfelst. Zu dritt spielt man 15 solche Runden, oder eine mehr, um eine letzte Strecke zu bauen.
lesson-coast-borrow = Ein erster Kredit
    .words = Du hast $10, und eine gute Strecke kostet mehr. Leihe $20: Das kostet je $10 in jeder Runde $2, und eine früh gekaufte Strecke arbeitet die ganze Partie.
lesson-coast-borrow-little = $10 genügen oft, aber dann haben die anderen ebenso viel. Leihe diesmal $20.
lesson-coast-borrow-much = Je $10 kosten $2 in jeder Runde, auch schon in dieser, und am Ende $12. $20 genügen für den Anfang.
lesson-coast-borrow-none = Ohne Kredit bietest du höchstens $10, und die anderen leihen. Nimm $20.
lesson-coast-keep = Behalte sie noch
    .words = Hier kann man Kredite tilgen. Du brauchst das Geld für die Versteigerung: Behalte sie.
lesson-coast-keep-other = Jeder Dollar, den du jetzt zurückzahlst, fehlt dir beim Bieten. Behalte die Kredite noch.
lesson-coast-growth = Neue Würfel
    .words = Das war das Wachstum: In jeder Runde werden so viele Wachstumskarten aufgedeckt, wie Strecken zum Verkauf stehen, und jede genannte Stadt bekommt einen Würfel aus dem Becher. Rot gestrichelte Kreise zeigen die neuen. Ein leerer Becher gibt nichts; gelieferte Würfel kommen in ihn zurück.
lesson-coast-link = Boston und Providence
    .words = Diese Strecke wird zuerst versteigert. Wirf mit zwei Würfeln zusammen mindestens ihre Zahl, 5, und sie ist gebaut; so viele Dollar ist sie am Ende wert. Zwei rote Warenwürfel in Boston wollen nach Providence.
lesson-coast-bid = Biete
    .words = Die Strecke zählt am Ende $5, und jeder Warenwürfel, der darüberfährt, bringt $1 Einkommen, Runde für Runde. Biete $8: mit − und +, oder tippe die Zahl.
lesson-coast-bid-pass = Dann bekommen andere sie fast geschenkt, und du lieferst über ihre Strecke. Biete $8.
lesson-coast-bid-low = Dafür gibt sie niemand her: Allein am Ende ist sie $5 wert. Biete $8.
lesson-coast-bid-high = Beginne tiefer: Vielleicht steigen sie früh aus. $8 sind ein guter Anfang.
lesson-coast-raise = Clara bietet $10
    .words = Henry ist ausgestiegen. Die Strecke zählt am Ende $5, und zwei Würfel warten auf sie: $2 Einkommen, Runde für Runde, sind so früh etwa $10 wert: Der Markt (mehr dazu später) zehrt davon. Das sind zusammen $15: Biete $12.
lesson-coast-raise-pass = Sie ist etwa $15 wert: $5 am Ende und Einkommen in jeder Runde. Biete $12.
lesson-coast-raise-high = Langsam: $12 genügen, und Zinsen musst du auch zahlen.
lesson-coast-built = Sofort gebaut
    .words = Du hast 5 gewürfelt: Das genügt, die Strecke ist fertig. Jeder kann je Runde eine Strecke kaufen, bei der zweiten hast du also nicht mitgeboten. Wer keine kauft, liefert zweimal, einmal vor den anderen.
lesson-coast-ship = Liefere einen Würfel
    .words = Ein Würfel fährt in eine Stadt seiner Farbe. Providence nimmt Rot, Boston Gelb: Wähle einen roten in Boston oder den gelben in Providence. Den Weg findet der Tisch; dann bestätige.
lesson-coast-ship-none = Jeder Würfel auf deiner Strecke erhöht dein Einkommen. Liefere einen.
lesson-coast-income = Dein erstes Einkommen
    .words = Ein Würfel, eine Strecke von dir: ab jetzt $1 in jeder Runde. Dein Kredit nimmt $4: anfangs ein Verlust, den die nächsten Strecken und Würfel wettmachen. In jeder Runde nimmt der Markt, bevor gezahlt wird, hohen Einkommen etwas weg; deines ist zu klein.
lesson-coast-first = Wer beginnt
    .words = In jedem Schritt beginnt, wer die Mütze hat, und dann geht es reihum. Wer sie zuerst hat, entscheidet das Los; nach jeder Runde bekommt sie, wer das höchste Einkommen hat. Das bist jetzt du.

lesson-ship = Klug liefern
    .words = Welchen Würfel du schickst, und was andere davon haben.

lesson-ship-rule = Wessen Strecke, dessen Dollar
    .words = Jede Strecke, die ein Würfel benutzt, höchstens fünf, erhöht das Einkommen dessen, dem sie gehört, um $1, wer den Würfel auch schickt. Suche also den Weg mit den meisten eigenen Strecken.
lesson-ship-stop = Wo ein Würfel bleibt
    .words = Ein Würfel bleibt in der ersten Stadt seiner Farbe, in die er kommt. Kingston nimmt Violett: Violett aus New London kommt also nicht über Kingston nach Providence. Nur wo er startet, hält seine Farbe ihn nicht: Aus Bellows Falls darf Violett fort.
lesson-ship-owner = Deine Strecken
    .words = Auf jeder steht eine Lok in deiner Farbe. Im Süden gehören dir Hartford–New Haven und Kingston–New London; dazwischen liegt eine von Clara.
lesson-ship-count = Zwei und eine
    .words = Kingston nimmt Violett. Von Hartford über New Haven und New London sind es zwei Strecken von dir und eine von Clara: $2 für dich, $1 für sie.
lesson-ship-purple = Schick ihn los
    .words = Wähle einen violetten Würfel in Hartford. Der Tisch schlägt den Weg vor, der dir am meisten bringt, nach Kingston; drückst du auf eine andere Stadt oder Strecke, fährt er anders. Bestätige.
lesson-ship-purple-long = Auch $2 für dich, aber unterwegs $3 für die anderen. Der Würfel aus Hartford verschenkt nur $1.
lesson-ship-purple-none = Zwei deiner Strecken liegen bereit: Ein Würfel von Hartford nach Kingston bringt $2 in jeder Runde.
lesson-ship-purple-other = Zähle deine eigenen Strecken auf dem Weg: Von Hartford nach Kingston sind es zwei.
lesson-ship-again = Eine Runde später
    .words = Jetzt gehört dir auch Concord–Manchester. Achte darauf, dass deine Strecken zusammenhängen: Dann benutzt ein Würfel mehrere davon.
lesson-ship-long = Eine lange Linie
    .words = Ein Würfel fährt über bis zu fünf Strecken, auch auf einem Umweg, wenn der dir mehr bringt; nur durch keine Stadt zweimal. Plane also eine Linie aus eigenen Strecken: Über drei davon bringt ein Würfel $3 in jeder Runde.
lesson-ship-yours = Jetzt wählst du
    .words = Zwei Lieferungen bringen dir $2 und anderen $1: im Süden von Hartford nach Kingston wie vorhin, und eine andere im Norden. Finde eine: Zeige auf einen Würfel, und der Zettel sagt, wer was bekommt.
lesson-ship-middle = Strecken in der Mitte
    .words = Durch die Mitte der Karte fahren alle: Eine Strecke dort verdient auch, wenn andere liefern. Strecken am Rand warten auf deine eigenen Würfel.

lesson-money = Würfel und Schulden
    .words = Wann du für eine Strecke zahlst, wann du wartest, und wann du tilgst.

lesson-money-short = Einer zu wenig
    .words = Du hast Boston–Worcester gekauft, Zahl 5, und nur 4 gewürfelt. Zahle $1, und sie ist gebaut; oder warte, dann wird sie nächste Runde umsonst fertig.
lesson-money-look = Wartet ein Würfel?
    .words = Worcester nimmt Violett, und in Providence wartet ein violetter. Über Claras Strecke und deine käme er noch in dieser Runde hin, wenn deine jetzt fertig wäre.
lesson-money-pay = Also zahle
    .words = $1 jetzt für $1 Einkommen in jeder Runde: Baue sofort. Wartet einmal kein Würfel auf deine Strecke, dann warte auch du: Geduld kostet nichts.
lesson-money-pay-wait = Dann fährt in dieser Runde nichts über deine Strecke, und später ist der violette Würfel vielleicht fort. Zahle $1.
lesson-money-whose = Wem nützt es?
    .words = Rot nach Providence und Gelb nach Boston fahren nur über Claras Strecke: $1 für sie, nichts für dich. Violett fährt von Providence über Boston nach Worcester: $1 für sie, $1 für dich. Liefere es.
lesson-money-whose-ship = Dieser Würfel fährt nur über Claras Strecke: Der Dollar gehört ihr. Liefere Violett von Providence nach Worcester.
lesson-money-whose-none = Dafür hast du die Strecke gebaut: Liefere Violett von Providence nach Worcester.
lesson-money-debt = Was ein Kredit kostet
    .words = Viel später: Du hast $19 und schuldest $20. Je $10 kosten $2 in jeder Runde: in zehn Runden $20. Bleiben sie bis zum Ende, kosten sie noch $12. Gute Spieler schulden früh $10 oder $20, wenn eine Strecke am längsten verdient, und tilgen ab Runde 8.
lesson-money-retire = Tilge
    .words = Vier oder fünf Runden bleiben. Zahle $10 zurück: Das spart in jeder $2 und am Ende noch einmal $2; zum Bieten bleiben dir $9. Behalte aber genug für die Zinsen: Wer sie nicht zahlen kann, muss mindestens leihen, was fehlt.
lesson-money-retire-keep = Zum Bieten brauchst du nicht alles, und jede Runde mit dem Kredit kostet $2. Zahle $10 zurück.
lesson-money-market = Der Markt
    .words = Zwei Würfel, und 1 dazu: So oft diese Summe ganz in ein Einkommen passt, so viele Dollar verliert es. Bei 8 verlieren $24 Einkommen $3, und $7 nichts; bei 4 verlieren $24 schon $6. Liefere also in jeder Runde.

lesson-worth = Wert einer Strecke
    .words = Wie hoch du bietest, und was ein Kauf außer dem Preis noch kostet.

lesson-worth-sum = Eine kleine Rechnung
    .words = Eine Strecke bringt am Ende ihre Zahl, und $1 Einkommen für jeden Warenwürfel, der noch über sie fährt. So ein Dollar ist früh etwa $5 wert, zur Mitte $4, in der letzten Runde $1: Der Markt nimmt in jeder Runde davon.
lesson-worth-joins = Sie schließt an
    .words = Hartford–Springfield geht weiter, wo deine Strecken enden: Bald fährt ein Würfel über drei davon. Ihre Zahl ist 4. In Hartford wartet Violett: Zwei dieser Würfel bringen auf dieser Strecke zwei Dollar mehr Einkommen, etwa $8 wert. Das sind zusammen $12.
lesson-worth-bid = Beginne darunter
    .words = Was du weniger als $12 zahlst, ist dein Gewinn. Beginne also ein gutes Stück darunter: Biete $6.
lesson-worth-bid-pass = Sie ist dir etwa $12 wert und ginge jetzt für die Hälfte weg. Biete $6.
lesson-worth-bid-low = Bei so wenig erhöht gleich jemand. Biete $6.
lesson-worth-bid-high = Vielleicht bekommst du sie für weniger: $6 sind ein guter Anfang.
lesson-worth-raise = Sieh in die Kassen
    .words = Henry bietet $7 und hat nur $9. Bietest du $9, kann er nicht mehr erhöhen: Das ist weniger als $12, und die Strecke ist deine.
lesson-worth-raise-pass = Bis $12 gewinnst du dabei. Biete $9.
lesson-worth-raise-low = Henry kann bis $9 gehen. Biete sie gleich selbst, dann kann er nicht mehr erhöhen.
lesson-worth-raise-high = Henry hat nur $9 und müsste dich überbieten: $9 genügen.
lesson-worth-twice = Wer nichts kauft, liefert zweimal
    .words = Jetzt eine andere Partie, in ihrer Runde 10. Zuerst liefern alle, die in dieser Runde nichts gekauft haben, dann alle noch einmal. Eine Strecke kostet dich also außer dem Preis eine Lieferung.
lesson-worth-leave = Eine Lieferung wert?
    .words = Fitchburg–Worcester zählt $4, aber über Boston verbindest du die beiden Städte schon. Eine zweite Lieferung bringt dir $3 mehr, Runde für Runde: etwa $10 in den Runden, die noch kommen. Passe.
lesson-worth-leave-bid = Selbst für $1 ist das zu teuer: Dir entgeht eine Lieferung, die in jeder Runde $3 bringt. Passe.
lesson-worth-first = Vor allen anderen
    .words = Nur du hast nichts gekauft: Du lieferst, bevor andere dir die Würfel wegnehmen. Schicke Violett von Bellows Falls über White River Jct, Concord und Manchester nach Lowell: drei Strecken von dir, eine von Clara.
lesson-worth-first-other = Suche einen Weg über drei deiner Strecken, der nur $1 verschenkt: von Bellows Falls nach Lowell oder von Springfield nach Manchester.
lesson-worth-first-none = Für zwei Lieferungen hast du gepasst. Nutze sie.
lesson-worth-second = Und noch einmal
    .words = Jetzt liefern alle, und du beginnst. Wieder geht es über drei deiner Strecken: In Bellows Falls wartet Violett für Lowell, in Springfield Gelb für Manchester, falls du es noch nicht geliefert hast.
lesson-worth-both = Sechs Dollar in einer Runde
    .words = Kaufe, was an deine Strecken anschließt, und unter seinem Wert. Ist nichts mehr wert als eine zweite Lieferung, liefere zweimal. Aber was bei einem Gegner anschließt, soll er nicht für $1 bekommen: Biete ein paar Dollar, damit er dafür zahlt.
lesson-worth-cheap = Geld zum Bieten
    .words = Nach den ersten Runden ist das Geld knapp, und Strecken gehen für etwa $3 weniger als ihre Zahl weg: ein Gewinn, auch abseits deiner eigenen. Gute Spieler kaufen in zwei von drei Runden und liefern in den anderen zweimal. Behalte also etwa $10 zum Bieten.
lesson-worth-idle = Geld, das herumliegt
    .words = Spät sind $2 mehr Einkommen in Runde 13 nur noch etwa $5 wert, in der letzten $2: weniger als die meisten Strecken, und liegendes Geld nützt niemandem. Biete dann auf jede Strecke, und sei es nur, damit andere sie nicht bekommen. Oft genügen $1 bis $3.
lesson-worth-rival = Wem es noch nützt
    .words = In der zweiten Hälfte sieh vor jeder Lieferung auf den, der mit dir führt: $2 für dich allein sind besser als $3 für dich und $2 für ihn. Zeige auf einen Würfel, und der Zettel sagt, wer was bekommt.

lesson-game = Eine ganze Partie
    .words = Wie sie endet, was dir unterwegs hilft; dann setzt du dich zu zwei Lehrlingen.

lesson-game-end = Wie es endet
    .words = Je Runde wird eine Strecke weniger verkauft, als Spieler am Tisch sitzen: zu dritt also zwei. Eine, auf die niemand bietet, ist aus dem Spiel. Sind alle verkauft, ist das Spiel aus; nur eine Strecke, die noch wartet, bringt eine Runde mehr.
lesson-game-worth = Was zählt
    .words = Dein Bargeld und die Zahlen deiner Strecken; je $10 Schulden gehen $12 ab. In den letzten Runden kaufe Strecken mit hohen Zahlen, tilge Kredite, und liefere nichts, was deinem ärgsten Gegner mehr bringt als dir.
lesson-game-help = Du bist nicht allein
    .words = Die Lampe fragt mich um Rat, sooft du magst. Der gebogene Pfeil nimmt einen Zug zurück. Und zeigst du auf etwas, was nicht geht, erfährst du, warum.
lesson-game-off = Alles einsteigen
    .words = Nun eine ganze Partie, neu ausgeteilt, gegen zwei Lehrlinge, etwa 40 Minuten. Sie wird bei jedem Zug gespeichert: Steig aus und ein, wie du magst. Viel Glück!

# Die Karte, die sagt, wie eine Runde läuft.

turn-1 = Kredite
    .words = In Schritten von $10 leihen, $2 Zinsen je $10 zahlen, tilgen.
turn-2 = Wachstum
    .words = Je Strecke zum Verkauf nennt eine Wachstumskarte Städte: Jede bekommt einen Würfel aus dem Becher. Wartende Strecken werden fertig, die nächsten aufgedeckt.
turn-3 = Versteigerung
    .words = Die Strecken dieser Runde werden verkauft. Wer eine kauft, würfelt: Reicht der Wurf, ist sie gebaut; sonst zahle den Rest oder warte.
turn-4 = Liefern
    .words = Zuerst, wer nichts gekauft hat, dann alle: ein Würfel in eine Stadt seiner Farbe, je Strecke $1 Einkommen für ihren Besitzer.
turn-5 = Markt und Einkommen
    .words = Zwei Würfel, und 1 dazu: So oft diese Summe ganz in ein Einkommen passt, so viele Dollar verliert es. Die Bank zahlt; wer das höchste Einkommen hat, beginnt die nächste Runde.
