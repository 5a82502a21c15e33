"""A lesson at the table: the real table with the real rules, and the conductor who leads through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from ai.bot import Thought
from game.learning.lesson_course import OTHER_ANSWER, Course
from game.learning.lesson_file import Scene
from game.learning.lessons import find_lesson
from game.learning.places import COMMAND, SEAT, Place, read_place
from game.learning.progress import Progress
from game.match.advice import Advice, AdviceRequest
from game.match.thinker import NO_QUESTION, Answer, MovesSince, Thinker
from game.people.achievement_file import Achievement
from game.rules.contract import CHANCE, Event, Move, State
from game.table.boards.shown import Pickable, Shown, pickables_of
from game.table.boards.table import find_table
from game.table.kit.icons import Face
from game.table.kit.scale import Scale
from game.table.kit.spotlight import draw_arrow, draw_dusk, draw_number, draw_ring
from game.table.learning.free_game import learner
from game.table.learning.lesson_card import BACK, FORTH, LessonCard, Presses, Speech
from game.table.learning.lesson_ceremony import LessonCeremony
from game.table.learning.lesson_dock import WIDTHS, Dock, covered, find_dock, sizes_of
from game.table.pages.chairs import name_of
from game.table.play.decision import AMOUNT
from game.table.play.handover import REACH
from game.table.play.intents import (
    DONE,
    NOTHING,
    Advise,
    Choose,
    Intent,
    Pick,
    Reply,
    StepAmount,
    StepBack,
    Undo,
)
from game.table.play.menus import GameMenu, Item
from game.table.play.prompt_content import Prompt
from game.table.play.spots import CONFIRM, BarButton
from game.table.play.table_controller import TableController
from game.table.program.commands import Command, own_key_of
from game.table.program.input import MOMENT, InputEvent, Key, Pointer
from game.table.program.navigator import Navigator, Part
from game.words import Localizer, translate


class ScriptedThinker(Thinker):
    """A thinker that plays the move that a lesson has for a seat, or asks another thinker."""

    def __init__(self, reply: Callable[[State], Move | None], other: Callable[[], Thinker]) -> None:
        """Create the thinker; `reply` returns the acting seat's move in a state, if the lesson has one."""
        self._reply = reply
        self._other = other
        self._due: Answer | None = None
        self._elsewhere = False

    @property
    def thinking(self) -> bool:
        return self._due is not None or (self._elsewhere and self._other().thinking)

    @property
    def thought(self) -> Thought | None:
        return self._other().thought if self._elsewhere else None

    @property
    def advice(self) -> Advice | None:
        return self._other().advice if self._elsewhere else None

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: MovesSince | None = None,
        request: AdviceRequest | None = None,
    ) -> int:
        """Answer immediately with the lesson's move, or let the other think."""
        move = self._reply(state) if request is None else None
        self._elsewhere = move is None
        if move is None:
            return self._other().ask(state, seat, bot_spec, seconds, since, request)
        self._due = Answer(seat, move, bot_spec, None, None, 0.0)
        return NO_QUESTION

    def goes_on(self, state: State) -> bool:
        return self._elsewhere or self._reply(state) is not None

    def poll(self) -> Answer | None:
        if self._elsewhere:
            return self._other().poll()
        answer, self._due = self._due, None
        return answer

    def stop_now(self) -> None:
        """Have the other answer soon."""
        if self._elsewhere:
            self._other().stop_now()

    def cancel(self) -> None:
        """Drop the question."""
        self._due = None
        if self._elsewhere:
            self._other().cancel()
            self._elsewhere = False

    def close(self) -> None:
        """Do nothing: the other thinker is closed by its owner."""


NEXT, LEAVE, EARLIER = "n", "q", "b"
"""The keys of the card's buttons, in addition to that of advice."""
MARGIN: Final = 10
"""Units that the card keeps from what he points at."""
TRIES: Final = ((1.0, True), (1.0, False), (0.8, False), (0.6, False), (0.4, False), (0.2, False))
"""The cards for which a place is sought: the share of the text's enlargement, and whether it has stations."""
FIXED: Final = frozenset({"hex", "city", "company", "row", "column", "city_column"})
"""The fields of moves whose things stay where they are, so that the card never covers them."""
OFFER: Final = "lesson-offer"
"""The message with which he offers to show the move."""


def lesson_scene(navigator: Navigator, name: str) -> LessonScene:
    """Return the table of a lesson ("american_rails/table"), at the step where the player left.

    Raises `LessonError` for an unknown or invalid lesson.
    """
    lesson, settings = find_lesson(name), navigator.settings
    left = settings.lesson_step if settings.lesson == lesson.id else 1
    person, seats = learner(navigator), max(len(scene.seats) for scene in lesson.scenes)
    colours = [person.colour, *(colour for colour in range(seats) if colour != person.colour)][:seats]
    colours = find_table(lesson.game).fitting(colours)
    return LessonScene(Course(lesson, name_of(person), colours, lesson.scene_of(left)))


class LessonScene(TableController):
    """The scene that leads through a lesson, table by table, and returns to the page of lessons at its
    end.
    """

    coaches = bids_for_people = recalls = False
    looks_back = False

    def __init__(self, course: Course, dock: Dock | None = None) -> None:
        """`dock` is the card's place at the lesson's table before."""
        super().__init__(course.match)
        self.course = course
        self.card = LessonCard()
        self._seen = course.match.moves_played
        """How many moves the course has seen."""
        self.reading: int | None = None
        """The number of the earlier step whose words are read again."""
        self.unseen = 0.0
        """The time in seconds until a card that followed something at the table counts as seen."""
        self._stirred = False
        """Whether something was played since the card appeared."""
        self._thinks: Thinker | None = None
        self._names: list[pygame.Rect] = []
        self._words: list[pygame.Rect] = []
        self._figures: list[pygame.Rect] = []
        """Rectangles in pixels: the names; panels and names, and figures and pieces, next to the place
        pointed at.
        """
        self._dock: Dock | None = None
        """The card's place, as long as the window, the text size and the language stay."""
        self._dock_before = dock
        self._credited = False
        """Whether the lesson counts as completed."""
        self._earned: list[Achievement] = []
        """The badges that it has earned."""

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.session.playback.result_follows = False

    @property
    def thinker(self) -> Thinker:
        if self._thinks is None:
            self._thinks = ScriptedThinker(self._reply, lambda: self.navigator.thinker)
        return self._thinks

    def _reply(self, state: State) -> Move | None:
        """Return the lesson's move in a state. A bot may be asked before the last moves are shown."""
        self._catch_up()
        return self.course.reply(state)

    # The course of things

    def allows(self, move: Move) -> bool:
        self.reading = None
        allowed = self.course.allows(move)
        if not allowed:
            self.navigator.sounds.play("refuse")
        return allowed

    def _table_changed(self, events: tuple[Event, ...]) -> None:
        """Tell the course what was played or undone, before the table is shown again."""
        self.reading, self._stirred = None, True
        self._catch_up()
        super()._table_changed(events)
        # Where a match ends, the lesson goes on.
        self.result_due = False

    def _catch_up(self) -> None:
        """Tell the course what was played or undone since the last time."""
        played = self.match.moves_played
        if played < self._seen:
            self.course.travelled()
        for number in range(self._seen, played):
            if self.match.mover_of(number) != CHANCE:
                self.course.played(number)
        self._seen = played

    @property
    def held(self) -> bool:
        session, course = self.session, self.course
        if session.playback.blocks or session.under_way:
            return False
        return course.goes_on if course.watches else course.step.tells or session.asked

    @property
    def busy(self) -> bool:
        return super().busy or self._steps_on or self.unseen > 0

    @property
    def _rests(self) -> bool:
        """Return whether everything that happened has been seen."""
        session = self.session
        on_top = self.navigator.top is self
        return on_top and not self.motions and not session.playback.blocks and not session.under_way

    @property
    def _steps_on(self) -> bool:
        return self.course.goes_on and self._rests

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.unseen = max(0.0, self.unseen - seconds)
        if self.held and self.session.thinking:
            # A bot is asked ahead, while what came before it is still shown.
            self.session.bot_clock.moved()
        if self.course.is_done and not self._credited:
            self._credit()
        if self._steps_on:
            self.go_on()
        self.sync()

    def go_on(self) -> None:
        """Go to the next step, to the scene's next table, or finally to the page of lessons."""
        course = self.course
        self.navigator.sounds.play("click")
        if course.is_last:
            self.finish()
            return
        other_table, tells = course.ends_scene, course.step.tells
        course.go_on()
        self.reading = None
        if other_table:
            self.navigator.start_over(following := LessonScene(course, self._dock))
            following.unseen = 0.0 if tells else MOMENT

    def read(self, number: int) -> None:
        """Show the words of an earlier step, or the current ones again; the table stays."""
        self.navigator.sounds.play("click")
        number = max(1, number)
        self.reading = number if number < self.course.number else None

    def _turn(self, steps: int) -> None:
        """Read the words of a number of steps before (below 0) or after."""
        self.read((self.reading or self.course.number) + steps)

    def finish(self) -> None:
        """End a completed lesson with a small ceremony, which offers what follows."""
        self._credit()
        self.navigator.push(LessonCeremony(self.course.lesson, self._earned))

    def _credit(self) -> None:
        """Count the lesson as completed, with the badges that it earns."""
        if self._credited:
            return
        self._credited = True
        self._earned = Progress(self.navigator.store).done(self.course.lesson.id)
        self._remember(None)

    def leave(self) -> None:
        """Return to the page of lessons, and remember the step; a completed lesson ends as if it had been
        finished.
        """
        if self.course.is_done:
            self.finish()
            return
        self._remember(self.course.number)
        self._back_to_lessons()

    def _remember(self, step: int | None) -> None:
        settings = self.navigator.settings
        settings.lesson = self.course.lesson.id if step is not None else None
        settings.lesson_step = step or 0
        settings.save()

    def _back_to_lessons(self) -> None:
        self.navigator.go_to_title()
        self.navigator.show_lessons(self.course.lesson.game)

    def show_move(self) -> None:
        """Make the requested move, if there is one.

        If an earlier step is being read, show the current words first.
        """
        if self.reading is not None:
            self.read(self.course.number)
            return
        move = self.course.shown_move()
        if move is None:
            return
        self.session.do(Choose(move))
        self.session.handover.drop()
        self.session.play_chosen()

    def do(self, intent: Intent) -> Reply:
        match intent:
            case Advise():
                self.show_move()
                return DONE
            case StepBack() if self.course.at_start:
                return NOTHING
            case Undo() if self.course.at_start and not (self.session.asked and self.session.decision.picked):
                self.refuse(translate("lesson-at-start"))
                return NOTHING
        return super().do(intent)

    def show_seat(self, seat: int) -> None:
        self.refuse(translate("lesson-seats"))

    def show_seats(self) -> None:
        self.refuse(translate("lesson-seats"))

    # What is said and shown

    @property
    def _speaks(self) -> bool:
        """Return whether the card is on the table."""
        return not self.course.watches and self._rests_enough

    @property
    def _rests_enough(self) -> bool:
        session = self.session
        return not session.playback.blocks and not session.under_way

    def arrange(self, scale: Scale) -> None:
        self.card.take_away()
        if self._dock is not None:
            self._dock = self._dock_before = None
        super().arrange(scale)

    @property
    def occasion(self) -> tuple[object, ...]:
        return *super().occasion, self.course.number

    @property
    def depends_on(self) -> tuple[object, ...]:
        course = self.course
        return self.held, self._speaks, self.reading, course.answer, course.offers_help, course.remark

    def composed(self, shown: Shown) -> Prompt:
        """Compose the prompt; while the conductor speaks, no bot thinks and the prompt only gives the
        position.
        """
        prompt = super().composed(shown)
        if self._waits_for_move or not self.held:
            return prompt
        heading = self.session.localizer.message(self.match.state.heading())
        return Prompt(heading, "", prompt.colour, paper=False)

    @property
    def _waits_for_move(self) -> bool:
        """Return whether Enter belongs to the prompt: a move is asked for, or the learner has begun one."""
        session = self.session
        return session.asked and not (self.course.step.tells and session.decision.untouched)

    def _lay_out(self, shown: Shown, fresh: bool) -> None:
        super()._lay_out(shown, fresh)
        if self._speaks:
            if self._stirred and not self.card.lies_open:
                self.unseen, self._stirred = MOMENT, False
            self._lay_card()
        else:
            self.card.take_away()

    def _lay_card(self) -> None:
        course = self.course
        tells = course.step.tells
        reads = self.reading is not None
        presses = Presses(
            (lambda: self._turn(1)) if reads else self.go_on if tells else None,
            None if tells or reads else self.show_move,
            self.leave,
            (lambda: self._turn(-1)) if (self.reading or course.number) > 1 else None,
            self.read,
            tells,
            not self._waits_for_move,
        )
        lit = self.lit()
        around = [] if tells else list(self.input.places().values())
        layout = self.layout
        panels = [*layout.cards, layout.prompt, layout.log, layout.hand]
        shown = self.session.shown()
        self._names, pieces = list(self.view.names(shown)), list(self.view.figures(shown))
        self._words = _beside([*panels, *self._names, *around, *lit[1:]], lit)
        buttons = [spot.rect for spot in self.bar.spots]
        self._figures = _beside([*pieces, *buttons], lit)
        if self._dock is None:
            self._dock = self._find_dock([*pieces, *self._names])
        self.card.lay(self.speech(), presses, self._letters(self._dock.share), self._dock.place)

    def _letters(self, share: float) -> Scale:
        """Return the scale of the card, whose text is enlarged by a share of what the settings say."""
        return self.scale.lettered(1 + (self.navigator.settings.text_size - 1) * share)

    def _find_dock(self, pieces: Sequence[pygame.Rect]) -> Dock:
        """Return the card's place for the whole lesson or, if there is none, for this table.

        Without one it has no stations, and then smaller text. The place at the table before is kept if it is
        clear of everything here.
        """
        gap, course, before = self.scale.px(MARGIN), self.course, self._dock_before
        room = self.layout.board.inflate(-gap, -gap)
        widths = [wide for units in WIDTHS if (wide := self.scale.px(units)) <= room.w]
        scenes, first = course.lesson.scenes, course.number - course.index
        here = range(first, first + len(scenes[course.scene].steps))
        speeches = [self._speech(number) for number in range(1, course.lesson.steps + 1)]
        # Elsewhere nothing is answered: the words of other tables can only be read again.
        own = [one if one.number in here else replace(one, answers=()) for one in speeches]
        tables = (scenes, speeches), (scenes[course.scene : course.scene + 1], own)
        needs = [([rect.inflate(gap, gap) for rect in self._all_lit(some)], texts) for some, texts in tables]
        if before is not None and room.contains(before.place) and not covered(before.place, needs[1][0]):
            high = self.card.height(own, self._letters(before.share), before.place.w, stations=False)
            if high <= before.place.h:
                return before
        best: Dock | None = None
        for share, stations in TRIES:
            scale = self._letters(share)
            for lit, texts in needs:
                heights = {wide: self.card.height(texts, scale, wide, stations=stations) for wide in widths}
                place = find_dock(room, sizes_of(heights, room.h), lit, pieces)
                if not covered(place, lit):
                    return Dock(place, share)
                best = best or Dock(place, share)
        assert best is not None
        return best

    def _all_lit(self, scenes: Sequence[Scene]) -> list[pygame.Rect]:
        """Return all that he points at on some tables, and the places of the moves that he asks for."""
        game, found = self.match.game, list[pygame.Rect]()
        for scene in scenes:
            for step in scene.steps:
                places = [read_place(text, game, scene) for text in step.at]
                things = [thing for text in step.hint for thing in pickables_of(game.parse_move(text))]
                places += [Place(one.field, one.value) for one in things if one.field in FIXED]
                found += [rect for place in places if (rect := self.place_of(place)) is not None]
        return found

    def speech(self) -> Speech:
        """Return the conductor's current words."""
        return self._speech(self.reading or self.course.number)

    def _speech(self, number: int) -> Speech:
        """Return the conductor's words at a step of the lesson."""
        course, lesson = self.course, self.course.lesson
        localizer, figures = Localizer(self.match.game, self.match.names), course.figures_at(number)
        step, now = lesson.step(number), number == course.number
        key = lesson.message(step.words)
        said = [*step.instead.values(), *step.remarks.values()]
        said += lesson.step(number - 1).remarks.values() if number > 1 else []
        answers = [localizer.translate_for_board(lesson.message(one), **figures) for one in said]
        answers += [] if step.tells else [translate(OTHER_ANSWER)]
        offered = len(step.instead) if step.instead else 0
        answers = [f"{one} {translate(OFFER)}" if i < offered else one for i, one in enumerate(answers)]
        return Speech(
            title=localizer.translate_for_board(key, **figures),
            words=localizer.translate_for_board(f"{key}.words", **figures),
            answer=self._answered(localizer) if now else "",
            refused=now and course.tries > 0 and bool(course.answer),
            answers=tuple(answers),
            offers=course.offers_help,
            face=Face(step.face),
            number=number,
            reached=course.number,
            count=lesson.steps,
            onward=self._onward(number),
        )

    def _onward(self, number: int) -> str:
        """Return what follows a step: another one, or the end."""
        return translate("lesson-next" if number < self.course.lesson.steps else "lesson-finish")

    def _answered(self, localizer: Localizer) -> str:
        """Return his answer to the last move; after several wrong ones he offers to show the right one."""
        course = self.course
        key = course.answer or course.remark
        if not key:
            return ""
        answer = localizer.translate_for_board(key, **course.answer_figures)
        return f"{answer} {translate(OFFER)}" if course.offers_help else answer

    def lit(self) -> list[pygame.Rect]:
        """Return the visible places he points at, in pixels.

        None while an earlier step is read, because the table has changed since. What has been chosen is
        marked no longer: then he points at the amount, or at the button that confirms.
        """
        return [mark.rect for mark in self._marked()]

    def _marked(self) -> list[_Mark]:
        """Return those places with their numbers in the order of the moves."""
        if self.reading is not None:
            return []
        if (chosen := self._next_control()) is not None:
            return [_Mark(chosen)]
        course, scene = self.course, self.course.lesson.scenes[self.course.scene]
        picked = set(self.session.decision.picked) if self.session.asked else set()
        numbers, found = course.numbers, list[_Mark]()
        for i, text in enumerate(course.at):
            place = read_place(text, self.match.game, scene)
            rect = self.place_of(place)
            if rect is not None and Pickable(place.sort, place.value) not in picked:
                found.append(_Mark(rect, numbers[i] if numbers else 0, place.sort == "hex"))
        return found

    def _next_control(self) -> pygame.Rect | None:
        """Return the control of the prompt that a move asked for still needs; None before it is chosen."""
        session, step = self.session, self.course.step
        if step.tells or not session.asked:
            return None
        armed = session.decision.armed
        if armed is not None and step.wants(self._text_of(armed)):
            return self._controls("confirm")
        asks_for_amount = hasattr(self.course.shown_move(), AMOUNT) and session.decision.amount is not None
        return self._controls("amount") if asks_for_amount else None

    def _text_of(self, move: Move) -> str:
        return self.match.game.format_move(move)

    def place_of(self, place: Place) -> pygame.Rect | None:
        """Return the rectangle of a lesson's place on the table, in pixels."""
        layout = self.layout
        panels = {"prompt": layout.prompt, "seats": layout.seats, "log": layout.log, "hand": layout.hand}
        if place.sort in panels:
            return panels[place.sort]
        if place.sort == "bar":
            return pygame.Rect(0, 0, self.scale.width, self.bar.height)
        if place.sort in ("confirm", "amount"):
            return self._controls(place.sort)
        if place.sort == SEAT:
            assert isinstance(place.value, int)
            return layout.cards[place.value]
        if place.sort == COMMAND:
            wanted = BarButton(Command[str(place.value).upper()])
            return next((spot.rect for spot in self.bar.spots if spot.target == wanted), None)
        thing = Pickable(place.sort, place.value)
        spot = self.prompt_panel.spot_of(Pick(thing))
        return self.view.rect_of(thing, self.session.shown()) or (spot.rect if spot is not None else None)

    def _controls(self, sort: str) -> pygame.Rect | None:
        """Return the confirm button, or the tray with the amount."""
        rects = [
            spot.rect
            for spot in self.prompt_panel.spots
            if (spot.target == CONFIRM if sort == "confirm" else isinstance(spot.target, StepAmount))
        ]
        return rects[0].unionall(rects[1:]) if rects else None

    def parts(self) -> list[Part]:
        card = (self.card.rect,) if self.card.lies_open else ()
        return [*super().parts(), Part("lesson", self._draw_card, 1, card)]

    def _draw_card(self, surface: pygame.Surface) -> None:
        """Draw the card and the arrow."""
        if not self.card.lies_open or self.navigator.top is not self:
            return
        marked = self._marked()
        lit = [mark.rect for mark in marked]
        if lit:
            if self.course.step.tells:
                draw_dusk(surface, self.scale, [*lit, *self.layout.cards])
            for mark in marked:
                draw_ring(surface, self.scale, mark.rect, self._names)
                if mark.number:
                    draw_number(surface, self.scale, mark.rect, mark.number, centred=mark.is_hex)
            draw_arrow(surface, self.scale, self.card.rect, lit[0], self._words, self._figures)
        self.card.draw(surface)

    # Input

    @property
    def offered(self) -> tuple[object, ...]:
        """Handle an event for the card too; a key that skips an animation isn't for the card that follows."""
        return *super().offered, self._speaks

    def handle(self, event: InputEvent) -> bool:
        return (self.card.lies_open and self._handle_card(event)) or super().handle(event)

    def _handle_card(self, event: InputEvent) -> bool:
        """Handle the card's buttons, keys and pointer."""
        if isinstance(event, Pointer):
            used = self.card.form.handle(event)
            over = self.card.lies_open and self.card.rect.collidepoint(event.position)
            self.navigator.refresh()
            return used or (over and event.kind != "drag")
        if not isinstance(event, Key) or event.ctrl or event.alt:
            return False
        self.session.handover.feel(event, self.scale.px(REACH))
        tells, reads = self.course.step.tells, self.reading is not None
        if event.name == BACK or (tells and event.name == EARLIER and not event.pad):
            self._turn(-1)
        elif event.name == FORTH:
            if reads:
                self._turn(1)
        elif tells and (event.name == NEXT or (event.name == "enter" and not self._waits_for_move)):
            if reads:
                self._turn(1)
            elif not self.session.handover.hasty and not self.unseen:
                self.go_on()
        elif event.name == LEAVE and not event.pad:
            self.leave()
        else:
            return False
        return True

    # The menu

    def show_menu(self) -> None:
        """Show the menu: the way out of the lesson, and what can be read meanwhile."""
        navigator = self.navigator
        items: list[Item] = [
            (translate("lesson-go-on"), "escape", lambda: None),
            (translate("settings"), "s", navigator.show_settings),
            (translate("help"), own_key_of(Command.HELP), self.show_help),
            (translate("turn-card"), own_key_of(Command.TURN), self.show_turn),
            (translate("menu-log"), "l", self.show_log),
            (translate("lesson-leave"), "q", self.leave),
        ]
        title = Localizer(self.match.game).translate(self.course.lesson.message())
        navigator.push(GameMenu(title, items))


class _Mark(NamedTuple):
    """A place that he points at, in pixels."""

    rect: pygame.Rect
    number: int = 0
    """Its number in the order of the moves; 0 for none."""
    is_hex: bool = False


def _beside(places: Sequence[pygame.Rect], lit: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return the rectangles that don't overlap the first one pointed at."""
    return [place for place in places if not (lit and place.colliderect(lit[0]))]
