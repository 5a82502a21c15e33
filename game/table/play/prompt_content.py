"""The content of the prompt, composed from the state of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.learning.final import why_words
from game.match.match import Match
from game.match.scores import score_formatter
from game.rules.contract import CHANCE, Event, Move, event_info
from game.rules.ranking import standings
from game.table.boards.shown import Pickable, Shown
from game.table.boards.view import Badge, Change, Choice, MovePreview
from game.table.play.adviser import Progress
from game.table.play.bid_limits import LIMIT
from game.table.play.decision import AmountChoice
from game.table.play.intents import Pick
from game.table.play.recap import NO_RECAP, Recap
from game.table.play.session import Session
from game.table.play.spots import PromptButton
from game.table.program.commands import Command, key_of, letter_for, shortcut
from game.words import Grouped, Money, format_list, translate

ENTER: Final = "enter"
PAUSE: Final = PromptButton(Command.PAUSE)


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice with the key that picks it (its name in `input.Key`), and whether it is picked."""

    choice: Choice
    key: str
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """A button in the last row; `key` is the name of the key that does the same, "" if there is none."""

    target: Pick | PromptButton
    label: str
    key: str
    main: bool = False
    enabled: bool = True
    tip: str = ""
    icon: str = ""
    """The picture of `icons` that may replace the label in a narrow row; "" if none may."""
    otherwise: str = ""
    """The label while something else is hovered; the button is wide enough for both."""

    @property
    def thing(self) -> Pickable | None:
        """Return what the button picks; None if it does something else."""
        return self.target.thing if isinstance(self.target, Pick) else None


@dataclass(frozen=True, slots=True)
class Prompt:
    """Everything that the prompt shows."""

    title: str
    words: str
    colour: int | None = None
    """The current player's seat color."""
    who: str = ""
    """The current player's name, if several people play at this screen."""
    rim: float = 0.0
    """The units at the end of the upper rim that are not for this name."""
    pips: tuple[int, int, Badge] | None = None
    choices: Sequence[Offered] = ()
    amount: AmountChoice | None = None
    covered: bool = False
    """Whether the highest amount is hidden, because it would reveal what only the player may know."""
    slip: MovePreview | None = None
    actions: Sequence[Action] = ()
    enter_picks: Pickable | None = None
    """The pickable that Enter would choose; if it is None, Enter confirms the selection."""
    notice: str = ""
    """A rejection, or what was done for the player, shown highlighted instead of `words`."""
    refuses: bool = False
    """Whether the notice is a rejection."""
    thinking: bool = False
    progress: str = ""
    """The progress of the thinking bot, in words."""
    recap: Recap | None = None
    """What happened since the person's turn, on the paper in place of the preview."""
    recap_lit: int | None = None
    """The entry of it whose place is lit."""
    has_recap: bool = False
    """Whether the paper can be turned: from the preview to the recap, and back."""
    paper: bool = True
    """Whether room is reserved for the preview, so that nothing moves when it appears."""

    @property
    def limit_key(self) -> str:
        """Return the key of the button that sets a limit; "" if there is none."""
        return next((action.key for action in self.actions if action.target == Pick(LIMIT)), "")


def compose(session: Session, shown: Shown) -> Prompt:
    """Compose the current prompt."""
    if session.unsaved.waits:
        return _waits_to_be_saved(session)
    if session.playback.paged:
        return _shows_pages(session)
    elif session.playback.settling and not (session.bot_clock.bot and session.bot_clock.paused):
        return _animates(session)
    elif session.over:
        prompt = _over(session)
    elif session.secrets.due:
        prompt = _behind_the_curtain(session)
    elif not session.asked:
        prompt = _bot_acts(session)
    else:
        prompt = _person_acts(session, shown)
    if not session.asked and not session.over:
        prompt = _with_limit(session, shown, prompt)
    actor = shown.state.current_player()
    if actor < 0:
        return replace(prompt, notice=session.notice, refuses=session.refusing)
    plan = session.match.seats[actor]
    who = plan.name if session.several else ""
    return replace(prompt, colour=plan.colour, who=who, notice=session.notice, refuses=session.refusing)


def _waits_to_be_saved(session: Session) -> Prompt:
    """Compose why the table waits, with a button that cancels the change that could not be saved."""
    actions = [_button(Command.BACK, translate("cancel"), "escape", tip=translate("saving-waits.cancel"))]
    return Prompt(translate("saving-waits"), session.unsaved.words, actions=actions, paper=False)


def _shows_pages(session: Session) -> Prompt:
    """Compose what precedes a decision: dice to be thrown, or a sheet, which has a button of its own."""
    playback, sheet = session.playback, session.sheet
    thrower = playback.chapter.thrower if playback.chapter is not None else None
    if sheet is None and thrower is None:
        return _animates(session)
    plan = session.match.seats[thrower] if thrower is not None else None
    if sheet is None:
        title, words = session.localizer.prompt(session.state)
    elif sheet.told:
        title, words = sheet.title, sheet.told
    else:
        title, words = translate("comes-next"), _comes_next(session)
    actions = []
    if not playback.thrown:
        actions = [_button(Command.CONFIRM, translate("throw-dice"), ENTER, main=True)]
    colour, name = (plan.colour, plan.name) if plan is not None else (None, "")
    return Prompt(title, words, colour, who=name if session.several else "", actions=actions, paper=False)


def _comes_next(session: Session) -> str:
    """Compose what follows after the sheet."""
    following = session.playback.next_sheet
    if following is not None:
        return following.title
    if not session.over:
        return session.localizer.message(session.match.state.heading())
    return translate("next-result") if session.playback.result_follows else translate("next-lesson")


def _animates(session: Session) -> Prompt:
    """Compose the prompt during an animation, which can be skipped.

    A bot that is next can be hurried and paused as if it were asked.
    """
    title = session.localizer.message(session.match.heading_without(session.playback.unseen))
    words = translate("seen-first", key=shortcut(Command.CONFIRM).shown)
    hurried = session.bot_clock.bot and session.playback.settling
    return Prompt(title, words, actions=_for_bots(session) if hurried else [], paper=False)


def _over(session: Session) -> Prompt:
    """Compose who won, and what can be done next; a column has room for the standings."""
    winners = [session.match.names[seat] for seat in session.match.state.winners()]
    title = translate("game-is-over")
    if winners:
        title = translate("game-won", names=format_list(winners), count=len(winners))
    actions = [
        _button(Command.RESULT, translate("see-result"), ENTER, main=True),
        _button(
            Command.EARLIER,
            translate("look-back"),
            key_of(Command.EARLIER),
            enabled=session.match.moves_played > 0,
        ),
        _button(Command.NEW_GAME, translate("new-game"), "n"),
        _undo(session),
    ]
    words = " ".join(why_words(session.match))
    if session.view.wide:
        return Prompt(title, words, actions=actions, paper=False)
    return Prompt(title, words, slip=_final_standing(session.match), actions=actions)


def _final_standing(match: Match) -> MovePreview:
    """Return everybody's place and score."""
    scores, figure = match.state.scores(), score_formatter(match)
    lines = [
        Change(translate("final-place", place=place, name=match.names[seat]), "", figure(scores[seat]))
        for place, seat in standings(scores, match.state.winners())
    ]
    return MovePreview(translate("final-standing"), changes=lines, listed=True)


def _behind_the_curtain(session: Session) -> Prompt:
    """Compose a prompt that reveals nothing before the next person is at the screen."""
    name = session.match.names[session.match.current_player]
    return Prompt(translate("next-person", name=name), translate("next-person.words"))


def _bot_acts(session: Session) -> Prompt:
    clock, actor = session.bot_clock, session.match.current_player
    name, title = session.match.names[actor], session.localizer.message(session.playback.seen_state.heading())
    if clock.paused:
        actions = [_button(Command.PAUSE, translate("bots-go-on"), key_of(Command.PAUSE), main=True)]
        return Prompt(title, translate("bots-held.words", name=name), actions=actions)
    if not clock.seen_thinking:
        words = translate("bot-next", name=name)
        return Prompt(title, words, recap=NO_RECAP, actions=_for_bots(session))
    work = Grouped(clock.work)
    words, progress = translate("bot-thinks", name=name), translate("bot-work", work=work) if work else ""
    return Prompt(title, words, actions=_for_bots(session), thinking=True, progress=progress)


def _for_bots(session: Session) -> list[Action]:
    """Return the buttons during a bot's turn: play now, and pause all bots."""
    stop, tip = translate("bot-play-now"), translate("bot-play-now.words")
    return [
        _button(
            Command.STOP,
            stop,
            key_of(Command.STOP),
            enabled=session.thinking or session.limits.bidding,
            tip=tip,
        ),
        _button(Command.PAUSE, translate("bots-hold"), key_of(Command.PAUSE)),
    ]


def _with_limit(session: Session, shown: Shown, prompt: Prompt) -> Prompt:
    """Add the limit up to which the table bids, and the buttons that change it, while others decide."""
    bidder, amount, several = session.bidder, session.amount, session.several
    limit = bidder.limit
    if limit is None and amount is None:
        return prompt
    # Of several people's prompts this one is of a person. A low one has room for three buttons only.
    others = [
        action
        for action in prompt.actions
        if action.main or not (several or (session.view.wide and action.target == PAUSE))
    ]
    actions, words = [], prompt.words
    if amount is not None:
        changes = bidder.is_changing and amount.refused is None
        label = translate("bid-up-to", amount=Money(amount.value))
        tip = translate("bid-up-to.words")
        actions.append(_button(Command.CONFIRM, label, ENTER, changes, changes, tip))
    if limit is not None:
        name = session.match.names[session.match.current_player]
        key = "limit-stands.name" if several else "limit-stands"
        stands = translate(key, limit=Money(limit), name=name)
        # In a low prompt a second sentence would shrink both: there the train shows that a bot thinks.
        words = f"{stands} {words}" if session.bot_clock.bot and not session.view.wide else stands
        cancels = translate("limit-cancel")
        actions.append(_button(Command.BACK, cancels, "escape", tip=translate("limit-cancel.words")))
    if amount is not None and amount.refused is not None:
        words = session.missing(shown)
    title = session.localizer.message(session.match.state.prompt())
    return replace(prompt, title=title, words=words, amount=amount, actions=[*actions, *others])


def _person_acts(session: Session, shown: Shown) -> Prompt:
    decision, view, (title, usual) = (
        session.decision,
        session.view,
        session.localizer.prompt(session.match.state),
    )
    slip = _preview(session, shown, shown.armed)
    recaps = session.recaps
    told = bool(recaps.current.entries)
    forced = session.bot_clock.forced
    words, progress = view.text.guide(shown) or usual, session.adviser.progress
    if forced is not None and not session.bot_clock.paused:
        words = view.text.why_only(shown) or translate("forced-move", move=session.describe(forced))
    if progress is not None:
        words = _advice_thinks(progress)
    choices, answers = split_choices(session, shown)
    led = any(offered.key == ENTER for offered in answers)
    amount = decision.amount
    if amount is not None and amount.refused is not None:
        words = session.missing(shown)
    ready = decision.armed
    label = slip.confirm if slip is not None and ready is not None else ""
    meant = next((offered.choice.thing for offered in answers if _meant(offered)), None)
    if meant is not None:
        # The slip is about what Enter does, not about the first amount.
        slip = _preview(session, shown, decision.would_arm(meant))
    actions = []
    immediate = {offered.choice.thing.value for offered in answers}
    picks = picked_by_enter(session, shown)
    # An answer that is chosen has its own button for Enter: a second one would prompt what it does.
    answered = type(ready) in immediate
    gone_to = picks is not None and picks in (LIMIT, *(offered.choice.thing for offered in answers))
    if not answered and any(type(move) not in immediate for move in decision.moves):
        if picks is not None and not gone_to:
            chooses = _button(Command.CONFIRM, translate("choose-it"), ENTER)
            actions.append(replace(chooses, otherwise=translate("confirm")))
        else:
            led = led or gone_to
            main = ready is not None and not led
            key, tip = "" if led else ENTER, "" if ready is not None else session.missing(shown)
            confirms = _button(
                Command.CONFIRM, label or translate("confirm"), key, main, ready is not None, tip
            )
            actions.append(confirms if label else replace(confirms, otherwise=translate("choose-it")))
    limited = session.bidder.is_button(LIMIT) and amount is not None
    if limited and amount is not None:
        label = translate("bid-up-to", amount=Money(amount.value))
        gone_to = picks == LIMIT
        key = ENTER if gone_to else letter_for(label, {offered.key for offered in answers})
        tip, valid = translate("bid-up-to.words"), amount.refused is None
        actions.append(Action(Pick(LIMIT), label, key, gone_to and valid, valid, tip if valid else words))
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
    if progress is not None:
        actions = [*(action for action in actions if action.enabled), *_for_advice(progress)]
    elif decision.picked:
        actions.append(_button(Command.BACK, translate("back"), "escape", tip=translate("let-go")))
    elif not (limited and view.wide):
        actions.append(_undo(session))
    return Prompt(
        title,
        words,
        pips=view.text.pips(shown),
        choices=choices,
        amount=amount,
        covered=shown.covered,
        slip=slip,
        recap=recaps.current if told and (slip is None or session.shows_recap) else None,
        recap_lit=recaps.lit,
        has_recap=told and slip is not None,
        actions=actions,
        enter_picks=picks or meant,
        thinking=progress is not None,
        progress=_advice_work(progress) if progress is not None else "",
    )


def _advice_thinks(progress: Progress) -> str:
    """Return for how long the player waits for advice at most, as far as that is known."""
    if not (progress.seconds and progress.work):
        return translate("advice-thinking")
    return translate("advice-thinking.within", seconds=progress.seconds)


def _advice_work(progress: Progress) -> str:
    """Return how much of the search for advice is done; empty if nothing is known of it."""
    if not (progress.work and progress.limit):
        return ""
    return translate("advice-work", percent=min(100, 100 * progress.work // progress.limit))


def _for_advice(progress: Progress) -> list[Action]:
    """Return the buttons while a player waits for advice: show what a search has found, or cancel."""
    now, tip = translate("advice-now"), translate("advice-now.words")
    shows = _button(Command.STOP, now, key_of(Command.STOP), enabled=progress.can_stop, tip=tip)
    cancels = translate("advice-cancel"), "escape"
    stops = _button(Command.BACK, *cancels, tip=translate("advice-cancel.words"))
    return [shows, stops] if progress.work else [stops]


def _preview(session: Session, shown: Shown, move: Move | None) -> MovePreview | None:
    """Return the effects of a move, and whether it is final; without one those of the answers."""
    view = session.view
    slip = view.text.preview(move, shown) if move is not None else None
    if slip is not None and move is not None and reveals(session, move):
        return slip.adding(translate("final-move"))
    return slip or view.text.outlook(replace(shown, armed=move))


def split_choices(session: Session, shown: Shown) -> tuple[list[Offered], list[Offered]]:
    """Return the buttons for pickables, with the keys 1 to 9, and the answers for the last row, with letters.

    An answer is a move without fields that changes nothing worth a preview, such as a pass. If digits are
    typed for an amount, all buttons have letters.
    """
    decision = session.decision
    choices: list[Offered] = []
    answers: list[Offered] = []
    taken: set[str] = set()
    for choice in session.view.text.choices(shown):
        picked = choice.thing in decision.picked
        # A price next to it announces a slip, even where it can't be chosen.
        priced = bool(choice.note) and not choice.enabled
        if session.plays_immediately(choice.thing, shown) and not priced:
            meant = (choice.main and decision.untouched) or (picked and decision.armed is not None)
            key = ENTER if meant else letter_for(choice.label, taken)
            taken.add(key)
            answers.append(Offered(choice, key, picked))
        else:
            number = len(choices) + 1
            key = str(number) if decision.amount is None and number <= 9 else ""
            choices.append(Offered(choice, key, picked))
    return choices, answers


def _meant(offered: Offered) -> bool:
    """Return whether Enter would choose an answer that isn't chosen yet."""
    return offered.key == ENTER and not offered.picked and offered.choice.enabled


def _tip_of(session: Session, choice: Choice) -> str:
    """Return the tooltip of an answer's button: its note, and whether it can be undone."""
    moves = [move for move in session.decision.moves if type(move) is choice.thing.value]
    final = translate("final-move") if len(moves) == 1 and reveals(session, moves[0]) else ""
    return f"{choice.note}\n{final}".strip()


def reveals(session: Session, move: Move) -> bool:
    """Return whether a move can't be undone, because it reveals something or draws by chance."""
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


def picked_by_enter(session: Session, shown: Shown) -> Pickable | None:
    """Return what is hovered or focused, if Enter would choose it; otherwise None.

    Buttons of moves that need no confirmation are chosen only if keys went there, because a pointer may rest
    on one by chance.
    """
    thing, decision = session.pointed, session.decision
    if thing is None or not session.asked:
        return None
    if not session.by_key and session.plays_immediately(thing, shown):
        return None
    if session.bidder.is_button(thing):
        return thing if session.by_key else None
    fresh = thing not in decision.picked and decision.can_pick(thing)
    ready = decision.armed is not None and not session.by_key
    return thing if (fresh and not ready) or session.offered_plan() else None


def _undo(session: Session) -> Action:
    can = session.match.can_undo
    tip = "" if can else session.undo_stack.refusal
    return replace(
        _button(Command.UNDO, translate("take-back"), key_of(Command.UNDO), enabled=can, tip=tip), icon="undo"
    )


def _button(
    command: Command, label: str, key: str, main: bool = False, enabled: bool = True, tip: str = ""
) -> Action:
    """Return a button of the last row that does a command."""
    return Action(PromptButton(command), label, key, main, enabled, tip)
