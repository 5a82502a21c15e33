"""What an expert says of moves of North American Railways, as kinds with their figures."""

from __future__ import annotations

from game.rules.notes import Kind


class Title(Kind):
    """A move in a few words."""

    FOUND = "reason-found", "company amount"
    OWN = "reason-own", "company"
    OFFER = "reason-offer", "company amount"
    IN_COLUMN = "reason-in-column", "title column"
    LET_GO = "reason-let-go", "seat"
    BUY = "reason-buy", "amount"
    TAKE = "reason-take-money", "amount"
    END = "reason-end-turn"
    CITY = "reason-city", "city company"
    PASS = "reason-pass-cities"


class Brief(Kind):
    """What a move brings, in a few words."""

    FOUND = "brief-found", "city city_income"
    NO_CITY = "brief-no-city"
    SHARE = "brief-share", "worth"
    SHARE_AND_FINAL = "brief-share-and-final", "worth final"
    HALF = "brief-half", "amount worth"
    ALL_OR_HALF = "brief-all-or-half", "amount worth final"
    FINAL_OR_HALF = "brief-final-or-half", "amount final"
    ONLY_HALF = "brief-only-half", "amount"
    KEEPS_CHAIR = "brief-keeps-chair", "company"
    INCOME = "brief-yours", "before after"
    INCOME_AND_FINAL = "brief-yours-and-final", "before after worth"
    FINAL = "brief-final", "worth"
    TREASURY = "brief-treasury", "company amount"
    CASH = "brief-cash", "amount"
    KEEPS = "brief-keeps"
    FORFEITS = "brief-forfeits"
    NOTHING = "brief-nothing"


class Fact(Kind):
    """What the rules' figures say for a move, or against it."""

    FOUND = "fact-found", "company amount"
    FOUND_FOR = "fact-found-for", "company amount city cost city_income"
    NO_CITY = "fact-no-city", "amount"
    SHARE = "fact-share", "before after turns"
    SHARE_AND_FINAL = "fact-share-and-final", "before after turns worth"
    UNCOVERS_SHARE = "fact-uncovers-share", "company"
    OVERPAID = "fact-overpaid", "price worth"
    ONLY_FINAL = "fact-only-final", "worth"
    CANT_PAY = "fact-cant-pay", "seat cash"
    HAS_NOTHING = "fact-has-nothing", "seat"
    KEEPS_CHAIR = "fact-keeps-chair", "seat company"
    FORFEITS = "fact-forfeits", "company treasury"
    DEARER = "fact-dearer", "amount"
    CHEAPER = "fact-cheaper", "seat"
    LAST_SHARE = "fact-last-share"
    GOES_ON = "fact-goes-on"
    DENIES = "fact-denies", "seat company city worth"
    HALF = "fact-half", "seat amount"
    TAKES_CHAIR = "fact-takes-chair", "company"
    LOSES = "fact-loses", "seat company"
    TREASURY = "fact-treasury", "company amount held sold"
    TREASURY_YOURS = "fact-treasury-yours", "company amount"
    RIVAL_SHARE = "fact-rival-share", "seat worth"
    YOURS = "fact-yours", "before after turns"
    YOURS_AND_SYMBOLS = "fact-yours-and-symbols", "before after turns worth"
    SAME = "fact-same"
    EXTRA_FALLS = "fact-extra-falls", "company before after less"
    NEARLY = "fact-nearly", "missing"
    SYMBOLS = "fact-symbols", "worth"
    UNCOVERS = "fact-uncovers", "city cost city_income"
    GAINS_MORE = "fact-gains-more", "seat count company"
    RELIEF = "fact-relief", "amount"
    KEEPS = "fact-keeps", "cash"
    KEEPS_CASH = "fact-keeps-cash", "cash"
    SAVES = "fact-saves", "company treasury"
    CLOSES = "fact-closes"
