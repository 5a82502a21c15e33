"""The messages that explain moves of North American Railways."""

from __future__ import annotations

from game.learning.reasons.facts import AGAINST, DECISIVE, MARGIN, NAMES_BETTER, ON_REQUEST, VERDICT, FactId
from game.rules.messages import MessageId


class Title(MessageId):
    """A move in a few words."""

    FOUND = "reason-found", "company amount"
    OWN = "reason-own", "company amount"
    OFFER = "reason-offer", "company amount"
    IN_COLUMN = "reason-in-column", "title column"
    LET_GO = "reason-let-go", "seat"
    BUY = "reason-buy", "amount"
    TAKE = "reason-take-money", "amount"
    END = "reason-end-turn"
    CITY = "reason-city", "city company"
    PASS = "reason-pass-cities"


class Times(MessageId):
    """The number of remaining incomes, if two numbers are equally likely."""

    EITHER = "reason-either-times", "fewer more"


class Brief(MessageId):
    """Short descriptions of what a move brings."""

    FOUND = "brief-found", "city city_income"
    NO_CITY = "brief-no-city"
    SHARE = "brief-share", "worth final turns"
    OR_HALF = "brief-or-half", "amount worth final turns"
    INCOME = "brief-yours", "before after turns worth"
    FINAL = "brief-final", "worth"
    KEEPS = "brief-keeps"
    FORFEITS = "brief-forfeits"
    NOTHING = "brief-nothing"


class Fact(FactId):
    """Facts for or against a move, computed from the rules."""

    # Foundings
    FOUND = "fact-found", "company amount"
    FOUND_FOR = "fact-found-for", "company amount city cost city_income rest"
    NO_CITY = "fact-no-city", "amount", AGAINST
    DEARER = "fact-dearer", "amount", AGAINST

    # What a share brings; `named_by` selects how it is named: 0 not at all, 1 by its company, 2 by its price
    SHARE = "fact-share", "named_by company price before after turns worth"
    ONLY_FINAL = "fact-only-final", "named_by company price worth"
    KEPT = "fact-kept", "named_by price seat before after turns worth"
    HALF_LOST = "fact-half-lost", "price worth", AGAINST
    OVERPAID = "fact-overpaid", "price seat half worth only_final", AGAINST
    TREASURY = "fact-treasury", "company amount held sold yours of_better"
    KEEPS = "fact-keeps", "cash"
    KEEPS_CASH = "fact-keeps-cash", "cash"

    # Columns of shares
    UNCOVERS_SHARE = "fact-uncovers-share", "company"
    UNCOVERS_INSTEAD = "fact-uncovers-instead", "company company_instead", AGAINST | NAMES_BETTER

    # Offers
    TAKES_CHAIR = "fact-takes-chair", "company"
    CHEAPER_BEST = "fact-cheaper-best", "amount", DECISIVE
    CHEAPER = "fact-cheaper", "seat", AGAINST
    CHEAP = "fact-cheap", "seat worth price", AGAINST
    CANT_PAY = "fact-cant-pay", "seat cash", ON_REQUEST
    CAN_PAY = "fact-can-pay", "seat cash price", ON_REQUEST
    HALF = "fact-half", "seat amount", ON_REQUEST
    HALF_THEN = "fact-half-then", "amount", ON_REQUEST
    HALF_LESS = "fact-half-less", "seat amount less", AGAINST

    # Answers to an offer
    TOO_DEAR = "fact-too-dear", "price seat half worth"
    WOULD_PAY = "fact-would-pay", "price seat half"
    KEEPS_CHAIR = "fact-keeps-chair", "seat company"
    LOSES = "fact-loses", "seat company", AGAINST
    RIVAL_SHARE = "fact-rival-share", "seat worth turns final", AGAINST
    DILUTES = "fact-dilutes", "before after turns", AGAINST
    DILUTES_BESIDE = "fact-dilutes-beside", "bought after turns", AGAINST

    # Cities
    YOURS = "fact-yours", "before after turns worth"
    YOURS_WITH = "fact-yours-with", "city company before after turns worth"
    SYMBOLS = "fact-symbols", "worth"
    DENIES = "fact-denies", "seat company city worth less", DECISIVE
    BLOCKS = "fact-blocks", "seat company"
    SAME = "fact-same", "", AGAINST | VERDICT
    DIRECTORS = "fact-directors", "seat company more", AGAINST
    NEARLY = "fact-nearly", "missing"
    UNCOVERS = "fact-uncovers", "city cost city_income", AGAINST
    CAN_WAIT = "fact-can-wait", "company company_best", AGAINST | DECISIVE | NAMES_BETTER
    FEWER_SYMBOLS = "fact-fewer-symbols", "city less", AGAINST | DECISIVE | NAMES_BETTER
    COSTS_MORE = "fact-costs-more", "city more", AGAINST | NAMES_BETTER
    DEARER_CITY = "fact-dearer-city", "city more", AGAINST | DECISIVE | NAMES_BETTER
    EARNS_LESS = "fact-earns-less", "company city less", AGAINST | NAMES_BETTER
    EARNS_LESS_LATER = "fact-earns-less-later", "company city less", AGAINST | DECISIVE | NAMES_BETTER
    GAINS_MORE = "fact-gains-more", "seat count company", AGAINST | DECISIVE
    SAVES = "fact-saves", "company treasury"
    PASS_IS_FINAL = "fact-pass-is-final", "count", AGAINST
    LEAVES = "fact-leaves", "seat count company treasury", AGAINST
    SERVES_OTHERS = "fact-serves-others", "company held sold"
    FORFEITS = "fact-forfeits", "company treasury", AGAINST

    # How it ends
    WINS = "fact-wins", "own other seat theirs"
    WINS_ANYWAY = "fact-wins-anyway", "own other"
    WINS_AFTER = "fact-wins-after", "own"
    LOSES_TO = "fact-loses-to", "own other seat theirs"
    LOSES_ANYWAY = "fact-loses-anyway", "seat theirs"
    LOSES_AFTER = "fact-loses-after", "seat theirs"
    BRINGS_MORE = "fact-brings-more", "other"
    OTHER_BRINGS_MORE = "fact-other-brings-more", "other", MARGIN
