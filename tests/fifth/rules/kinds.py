"""What can be said in Whistle Stop: prompts, refusals, headings, and what money is paid for."""

from game.rules.notes import Kind, Reason


class Ask(Kind):
    """What the actor is asked."""

    OPEN = "ask-open"
    TRAIN = "ask-train"
    END = "ask-end"


class Refusal(Kind):
    """Why a move can't be made."""

    TAKEN = "refused-taken", "stop seat"
    TOO_DEAR = "refused-too-dear", "stop amount cash"
    NO_TRAIN = "refused-no-train"


class Said(Kind):
    """Headings and endings."""

    ROUND = "heading-round", "round"
    OVER = "ended-last-round", "round"


class Paid(Reason):
    """What money is paid for."""

    STOP = "paid-stop"
    WAITING = "paid-waiting", True
    TRAIN = "paid-train", True
