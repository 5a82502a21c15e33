"""What the prompt says and offers, made from what happens at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.match.match import Match
from game.match.scores import score_formatter
from game.rules.contract import CHANCE, Event, Move, event_info
from game.rules.ranking import standings
from game.table.boards.view import SORT, BoardView, Change, Choice, Shown, Slip, Thing, concerns
from game.table.play.ask import Action, Ask, Offered, Pick, PromptButton
from game.table.play.session import Session
from game.table.program.commands import Command, letter_for
from game.words import Grouped, Money, format_list, translate

ENTER: Final = "enter"


def compose(session: Session, view: BoardView, shown: Shown) -> Ask:
    """The prompt of this moment."""
    if session.unsaved.waits:
        return _waits_to_be_saved(session)
    if session.telling.tells:
        return _tells(session)
    elif session.telling.settles and not (session.pace.bot and session.pace.paused):
        return _settles(session)
    elif session.over:
        ask = _over(session, view)
    elif session.secrets.due:
        ask = _behind_the_curtain(session)
    elif not session.asked:
        ask = _bot_acts(session)
    else:
        ask = _person_acts(session, view, shown)
    actor = shown.state.current_player()
    if actor < 0:
        return replace(ask, notice=session.notice)
    plan = session.match.seats[actor]
    who = plan.name if session.several else ""
    return replace(ask, colour=plan.colour, who=who, notice=session.notice)


def _waits_to_be_saved(session: Session) -> Ask:
    """Shows why the table waits, and offers to cancel the change that could not be saved."""
    actions = [_does(Command.BACK, translate("cancel"), "escape", tip=translate("saving-waits.cancel"))]
    return Ask(translate("saving-waits"), session.unsaved.words, actions=actions, paper=False)


def _tells(session: Session) -> Ask:
    """What is told before anybody is asked: dice to be thrown, a sheet, which has a button of its own."""
    telling, sheet = session.telling, session.sheet
    thrower = telling.now.thrower if telling.now is not None else None
    if sheet is None and thrower is None:
        return _settles(session)
    plan = session.match.seats[thrower] if thrower is not None else None
    if sheet is None:
        title, words = session.localizer.prompt(session.state)
    elif sheet.told:
        title, words = sheet.title, sheet.told
    else:
        title, words = translate("comes-next"), _comes_next(session)
    actions = []
    if not telling.thrown:
        actions = [_does(Command.CONFIRM, translate("throw-dice"), ENTER, main=True)]
    colour, name = (plan.colour, plan.name) if plan is not None else (None, "")
    return Ask(title, words, colour, who=name if session.several else "", actions=actions, paper=False)


def _comes_next(session: Session) -> str:
    """What is told or asked when the sheet has been put away."""
    following = session.telling.following
    if following is not None:
        return following.title
    if not session.over:
        return session.localizer.message(session.match.state.heading())
    return translate("next-result") if session.telling.result_follows else translate("next-lesson")


def _settles(session: Session) -> Ask:
    """What was done is still in motion: it can be watched, or ended at once.

    A bot that is next can be hurried and held as if it were asked.
    """
    title, words = session.localizer.message(session.telling.seen.heading()), translate("seen-first")
    hurried = session.pace.bot and session.telling.settles
    return Ask(title, words, actions=_for_bots(session) if hurried else [], paper=False)


def _over(session: Session, view: BoardView) -> Ask:
    """Who won, and what can be done next; a panel that is a column has room for how everybody stands."""
    winners = [session.match.names[seat] for seat in session.match.state.winners()]
    title = translate("game-is-over")
    if winners:
        title = translate("game-won", names=format_list(winners), count=len(winners))
    actions = [
        _does(Command.RESULT, translate("see-result"), ENTER, main=True),
        _does(Command.EARLIER, translate("look-back"), "page up", enabled=session.match.moves_played > 0),
        _does(Command.NEW_GAME, translate("new-game"), "n"),
        _take_back(session),
    ]
    state = session.match.state
    reasons = [note for note in (state.ending(), state.tie_break()) if note is not None]
    words = " ".join(session.localizer.message(note) for note in reasons)
    if view.wide:
        return Ask(title, words, actions=actions, paper=False)
    return Ask(title, words, slip=_final_standing(session.match), actions=actions)


def _final_standing(match: Match) -> Slip:
    """Everybody's place and score."""
    scores, figure = match.state.scores(), score_formatter(match)
    lines = [
        Change(translate("final-place", place=place, name=match.names[seat]), "", figure(scores[seat]))
        for place, seat in standings(scores, match.state.winners())
    ]
    return Slip(translate("final-standing"), changes=lines, listed=True)


def _behind_the_curtain(session: Session) -> Ask:
    """Nothing of what the next person is asked, before that person sits at the screen."""
    name = session.match.names[session.match.current_player]
    return Ask(translate("next-person", name=name), translate("next-person.words"))


def _bot_acts(session: Session) -> Ask:
    pace, actor = session.pace, session.match.current_player
    name, title = session.match.names[actor], session.localizer.message(session.telling.seen.heading())
    if pace.paused:
        actions = [_does(Command.PAUSE, translate("bots-go-on"), "space", main=True)]
        return Ask(title, translate("bots-held.words", name=name), actions=actions)
    work = Grouped(pace.work)
    words, progress = translate("bot-thinks", name=name), translate("bot-work", work=work) if work else ""
    return Ask(title, words, actions=_for_bots(session), thinking=True, progress=progress)


def _for_bots(session: Session) -> list[Action]:
    """What can be done while a bot's turn lasts: have it play at once, hold all bots."""
    stop, tip = translate("bot-play-now"), translate("bot-play-now.words")
    return [
        _does(Command.STOP, stop, "x", enabled=session.pace.thinking, tip=tip),
        _does(Command.PAUSE, translate("bots-hold"), "space"),
    ]


def _person_acts(session: Session, view: BoardView, shown: Shown) -> Ask:
    chooser, (title, usual) = session.chooser, session.localizer.prompt(session.match.state)
    slip = view.text.slip(shown.armed, shown) if shown.armed is not None else None
    if slip is not None and shown.armed is not None and reveals(session, shown.armed):
        slip = slip.adding(translate("final-move"))
    if slip is None:
        slip = view.text.outlook(shown)
    forced = session.pace.forced
    words = view.text.guide(shown) or usual
    if forced is not None and not session.pace.paused:
        words = view.text.why_only(shown) or translate("forced-move", move=describe(forced, view, shown))
    if session.pace.hinting:
        words = translate("advice-thinking")
    choices, answers = split_choices(session, view, shown)
    led = any(offered.key == ENTER for offered in answers)
    amount = chooser.amount
    if amount is not None and amount.refused is not None:
        words = missing(session, view, shown)
    ready = chooser.armed
    label = slip.confirm if slip is not None and ready is not None else ""
    actions = []
    at_once = {offered.choice.thing.value for offered in answers}
    picks = picked_by_enter(session, view, shown)
    # An answer that is chosen has its own button for Enter: a second one would ask what it does.
    answered = type(ready) in at_once
    gone_to = any(offered.choice.thing == picks for offered in answers)
    if not answered and any(type(move) not in at_once for move in chooser.moves):
        if picks is not None and not gone_to:
            chooses = _does(Command.CONFIRM, translate("choose-it"), ENTER)
            actions.append(replace(chooses, otherwise=translate("confirm")))
        else:
            led = led or gone_to
            main = ready is not None and not led
            key, tip = "" if led else ENTER, "" if ready is not None else missing(session, view, shown)
            confirms = _does(
                Command.CONFIRM, label or translate("confirm"), key, main, ready is not None, tip
            )
            actions.append(confirms if label else replace(confirms, otherwise=translate("choose-it")))
    for offered in answers:
        choice = offered.choice
        tip = choice.why if not choice.enabled else _tip_of(session, choice)
        actions.append(
            Action(
                Pick(choice.thing),
                choice.label,
                offered.key,
                offered.picked,
                choice.enabled,
                tip,
            )
        )
    if chooser.picked:
        actions.append(_does(Command.BACK, translate("back"), "escape", tip=translate("let-go")))
    else:
        actions.append(_take_back(session))
    return Ask(
        title,
        words,
        pips=view.text.pips(shown),
        choices=choices,
        amount=amount,
        covered=shown.covered,
        slip=slip,
        actions=actions,
        enter_picks=picks or next((offered.choice.thing for offered in answers if _meant(offered)), None),
        thinking=session.pace.hinting,
    )


def split_choices(session: Session, view: BoardView, shown: Shown) -> tuple[list[Offered], list[Offered]]:
    """The buttons for things, with the keys 1 to 9, and the answers for the last row, with letters.

    An answer is a move without fields that changes nothing worth a slip: to pass, to finish.
    Where digits are typed for an amount, all buttons have letters.
    """
    chooser = session.chooser
    choices: list[Offered] = []
    answers: list[Offered] = []
    taken: set[str] = set()
    for choice in view.text.choices(shown):
        picked = choice.thing in chooser.picked
        # A price beside it tells of a slip, also where it can't be chosen.
        priced = bool(choice.note) and not choice.enabled
        if plays_at_once(session, view, choice.thing, shown) and not priced:
            meant = (choice.main and chooser.untouched) or (picked and chooser.armed is not None)
            key = ENTER if meant else letter_for(choice.label, taken)
            taken.add(key)
            answers.append(Offered(choice, key, picked))
        else:
            number = len(choices) + 1
            key = str(number) if chooser.amount is None and number <= 9 else ""
            choices.append(Offered(choice, key, picked))
    return choices, answers


def _meant(offered: Offered) -> bool:
    """Whether Enter would choose an answer: it stands for it, and has not chosen it yet."""
    return offered.key == ENTER and not offered.picked and offered.choice.enabled


def _tip_of(session: Session, choice: Choice) -> str:
    """What the tooltip of an answer's button says: its note, and whether it can be taken back."""
    moves = [move for move in session.chooser.moves if type(move) is choice.thing.value]
    final = translate("final-move") if len(moves) == 1 and reveals(session, moves[0]) else ""
    return f"{choice.note}\n{final}".strip()


def reveals(session: Session, move: Move) -> bool:
    """Whether a move can't be taken back, because something is drawn or comes to light with it."""
    if session.match.practice:
        return False
    state, events = session.match.state.copy(), list[Event]()
    state.apply_unchecked(move, events.append)
    drawn = (
        state.current_player() == CHANCE
        and not state.outcomes_are_equivalent()
        and len(state.chance_outcomes()) > 1
    )
    return drawn or any(event_info(type(event)).reveals for event in events)


def picked_by_enter(session: Session, view: BoardView, shown: Shown) -> Thing | None:
    """What lies under the pointer or the keys, if Enter would choose it; else None.

    Buttons of moves that need no confirmation are only chosen by who went to them by key: a pointer may
    rest on one by chance.
    """
    thing, chooser = session.pointed, session.chooser
    if thing is None or not session.asked:
        return None
    if not session.by_key and plays_at_once(session, view, thing, shown):
        return None
    fresh = thing not in chooser.picked and chooser.can_pick(thing)
    ready = chooser.armed is not None and not session.by_key
    return thing if (fresh and not ready) or session.offered() else None


def missing(session: Session, view: BoardView, shown: Shown) -> str:
    """Why nothing can be confirmed: an amount that was typed is none, or what is to be chosen yet."""
    amount = session.chooser.amount
    if amount is not None and amount.refused is not None:
        return translate("amount-refused", amount=Money(amount.refused))
    return view.text.guide(shown) or translate("choose-first")


def waited_for(session: Session) -> str:
    """Why nothing can be chosen, where nobody is asked: who is waited for."""
    if session.over or session.telling.holds:
        return ""
    return translate("waited-for", name=session.match.names[session.match.current_player])


def _take_back(session: Session) -> Action:
    can = session.match.can_undo
    tip = "" if can else session.taking_back.refusal
    return replace(_does(Command.UNDO, translate("take-back"), "u", enabled=can, tip=tip), icon="undo")


def plays_at_once(session: Session, view: BoardView, thing: Thing, shown: Shown) -> bool:
    """Whether choosing a thing plays its move without confirmation: it has no fields and no slip."""
    if thing.field != SORT:
        return False
    moves = [move for move in session.chooser.moves if type(move) is thing.value]
    return len(moves) <= 1 and all(view.text.slip(move, shown) is None for move in moves)


def _does(
    command: Command, label: str, key: str, main: bool = False, enabled: bool = True, tip: str = ""
) -> Action:
    """A button of the last row that does a command."""
    return Action(PromptButton(command), label, key, main, enabled, tip)


def done_for_person(move: Move, view: BoardView, shown: Shown) -> tuple[str, bool]:
    """A move that is made for a person, in a few words; and whether it changes what the person has."""
    return describe(move, view, shown), view.text.slip(move, shown) is not None


def describe(move: Move, view: BoardView, shown: Shown) -> str:
    """A move in a few words: the title and price of its slip, or else the label of its button."""
    slip: Slip | None = view.text.slip(move, shown)
    if slip is not None:
        return translate("move-priced", title=slip.title, price=slip.price) if slip.price else slip.title
    labels = [choice.label for choice in view.text.choices(shown) if concerns(move, choice.thing)]
    return labels[0] if labels else shown.localizer.prompt(shown.state)[0]
