"""What the prompt says and offers, made from what happens at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.contract import Move
from game.table.boards.view import BoardView, Shown, Slip, Thing
from game.table.play.ask import Action, Ask, Offered, Pick, PromptButton
from game.table.play.chooser import AMOUNT
from game.table.play.session import Session
from game.table.program.commands import Command, letter_for

ENTER: Final = "Enter"


def compose(session: Session, view: BoardView, shown: Shown) -> Ask:
    """The prompt of this moment."""
    if session.looking is not None:
        ask = _looking_back(session)
    elif session.over:
        ask = _over(session)
    elif not session.asked:
        ask = _bot_acts(session)
    else:
        ask = _person_acts(session, view, shown)
    actor = shown.state.actor()
    colour = session.match.seats[actor].colour if actor >= 0 else None
    return replace(ask, colour=colour, notice=session.notice)


def _looking_back(session: Session) -> Ask:
    number = session.looking or 0
    actions = [
        _does(Command.FIRST, "First", "Home", enabled=number > 0),
        _does(Command.EARLIER, "Back", "PgUp", enabled=number > 0),
        _does(Command.LATER, "On", "PgDn"),
        _does(Command.PRESENT, "To the present", "End", main=True),
    ]
    words = f"{session.where()}: {session.speaker.note(session.state.heading())}."
    return Ask("Looking back", words, actions=actions, paper=False)


def _over(session: Session) -> Ask:
    winners = [session.match.names[seat] for seat in session.match.state.winners()]
    title = f"{' and '.join(winners)} won" if winners else "The game is over"
    actions = [
        _does(Command.RESULT, "See the result", ENTER, main=True),
        _does(Command.EARLIER, "Look back", "PgUp", enabled=session.match.moves_played > 0),
        _does(Command.UNDO, "Take back", "U", enabled=session.match.can_undo),
    ]
    return Ask(title, session.speaker.note(session.match.state.ending() or ""), actions=actions, paper=False)


def _bot_acts(session: Session) -> Ask:
    pace, actor = session.pace, session.match.actor
    name, (title, _) = session.match.names[actor], session.speaker.prompt(session.match.state)
    if pace.paused:
        actions = [_does(Command.PAUSE, "Let the bots go on", "Space", main=True)]
        return Ask(title, f"The bots are held. {name} is to act.", actions=actions)
    work = f"{pace.work:,} lines of play looked at" if pace.work else ""
    actions = [
        Action(
            PromptButton(Command.STOP),
            "Play now",
            "X",
            enabled=pace.thinking,
            tip="Stop thinking and play what it has",
        ),
        _does(Command.PAUSE, "Hold the bots", "Space"),
    ]
    return Ask(title, f"{name} is thinking.", actions=actions, thinking=True, progress=work)


def _person_acts(session: Session, view: BoardView, shown: Shown) -> Ask:
    chooser, (title, usual) = session.chooser, session.speaker.prompt(session.match.state)
    slip = view.slip(shown.armed, shown) if shown.armed is not None else None
    if slip is None:
        slip = view.outlook(shown)
    forced = session.pace.forced
    words = view.guide(shown) or usual
    if forced is not None and not session.pace.paused:
        words = f"Only one thing can be done: {describe(forced, view, shown)}."
    if session.pace.hinting:
        words = "A bot thinks about your move."
    hint = session.pace.hint
    if hint is not None:
        then = "It is chosen now." if chooser.armed == hint else "Press H again to choose it."
        words = f"Advice: {describe(hint, view, shown)}. {then}"
    choices, answers = split_choices(session, view, shown)
    ready = chooser.armed
    label = slip.confirm if slip is not None and ready is not None else "Confirm"
    actions = []
    at_once = {offered.choice.thing.value for offered in answers}
    led = any(offered.key == ENTER for offered in answers)
    if any(type(move) not in at_once for move in chooser.moves):
        fresh = ready is None and session.pointed is not None and chooser.can_pick(session.pointed)
        if fresh or session.offered():
            actions.append(_does(Command.CONFIRM, "Choose it", ENTER))
        else:
            main = ready is not None and not led
            actions.append(_does(Command.CONFIRM, label, "" if led else ENTER, main, ready is not None))
    for offered in answers:
        choice = offered.choice
        tip = choice.why if not choice.enabled else choice.note
        actions.append(
            Action(
                Pick(choice.thing),
                choice.label,
                offered.key.upper() if len(offered.key) == 1 else offered.key,
                offered.picked or offered.key == ENTER,
                choice.enabled,
                tip,
                offered.hinted,
            )
        )
    if chooser.picked:
        actions.append(_does(Command.BACK, "Back", "Esc", tip="Let go of what was chosen"))
    else:
        can = session.match.can_undo
        actions.append(_does(Command.UNDO, "Take back", "U", enabled=can))
    return Ask(
        title,
        words,
        pips=view.pips(shown),
        choices=choices,
        amount=chooser.amount,
        amount_hinted=hint in chooser.candidates and hasattr(hint, AMOUNT),
        covered=shown.covered,
        slip=slip,
        actions=actions,
        thinking=session.pace.hinting,
    )


def split_choices(session: Session, view: BoardView, shown: Shown) -> tuple[list[Offered], list[Offered]]:
    """The buttons for things, with the keys 1 to 9, and the answers for the last row, with letters.

    An answer is a move without fields that changes nothing worth a slip: to pass, to finish.
    Where digits write an amount, all have letters.
    """
    chooser = session.chooser
    choices: list[Offered] = []
    answers: list[Offered] = []
    taken: set[str] = set()
    hint = shown.hint
    for choice in view.choices(shown):
        picked = choice.thing in chooser.picked
        hinted = hint is not None and chooser.means(hint, choice.thing)
        if plays_at_once(session, view, choice.thing, shown):
            meant = choice.main and chooser.untouched
            key = ENTER if meant else letter_for(choice.label, taken)
            taken.add(key)
            answers.append(Offered(choice, key, picked, hinted))
        else:
            number = len(choices) + 1
            key = str(number) if chooser.amount is None and number <= 9 else ""
            choices.append(Offered(choice, key, picked, hinted))
    return choices, answers


def plays_at_once(session: Session, view: BoardView, thing: Thing, shown: Shown) -> bool:
    """Whether choosing a thing needs no confirmation: it has no fields, and no slip would tell of it."""
    if thing.field != "move":
        return False
    moves = [move for move in session.chooser.moves if type(move) is thing.value]
    return len(moves) <= 1 and all(view.slip(move, shown) is None for move in moves)


def _does(
    command: Command, label: str, key: str, main: bool = False, enabled: bool = True, tip: str = ""
) -> Action:
    """A button of the last row that does a command."""
    return Action(PromptButton(command), label, key, main, enabled, tip)


def describe(move: Move, view: BoardView, shown: Shown) -> str:
    """A move in a few words: the title and price of its slip, or its text form."""
    slip: Slip | None = view.slip(move, shown)
    if slip is not None:
        return f"{slip.title}, {slip.price}" if slip.price else slip.title
    words = shown.state.game.write(move)
    return words[:1].lower() + words[1:]
