"""A puzzle at the table: a person to move, and one move that is clearly the best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Final

import pygame

from ai.explain import Explanation
from game.learning.puzzles import Posed
from game.learning.reasons import brief, reason, title
from game.learning.solved import Solved
from game.match.match import Match
from game.match.store import StoreError
from game.rules.auction import PASS_BID
from game.rules.contract import Move
from game.table.boards.shown import Shown
from game.table.learning.answer import AnswerScene, Judged, Press, Room, Row
from game.table.learning.marks import RATING, draw_rating
from game.table.pages.chairs import NAMES
from game.table.play.intents import DONE, NOTHING, Advise, Choose, Hurry, Intent, Pause, Reply, Undo
from game.table.play.menus import GameMenu, Item
from game.table.play.prompt_content import Action, Prompt
from game.table.play.spots import PromptButton
from game.table.play.table_controller import TableController
from game.table.program.commands import Command, own_key_of
from game.table.program.navigator import Part
from game.words import Localizer, game_title, localize, translate

COMPARED: Final = 4
"""The number of moves that the ticket compares."""
SOLUTION: Final = Command.STOP
"""The command that shows the solution: the key that makes a bot move now, since no bot thinks here."""
STILL: Final = frozenset({Command.UNDO, Command.REDO, Command.PAUSE})
"""The bar's buttons that are disabled in a puzzle."""
MARGIN: Final = 12
"""The distance in units between the ticket and the edges of a board under it."""


def names_for(seats: int, player: str) -> list[str]:
    """Return the names at a puzzle's table: the player to move, then default names."""
    others = [name for name in map(translate, NAMES) if name != player]
    return [player, *others][:seats]


class PuzzleScene(TableController):
    """The scene that sets a puzzle, judges answers, and continues with `then` (another puzzle) or returns."""

    coaches = bids_for_people = recalls = False
    looks_back = False

    def __init__(self, posed: Posed, player: str, then: Callable[[], Posed | None] = lambda: None) -> None:
        """Open the puzzle for a player, by name. `then` returns the next one, or None."""
        super().__init__(posed.match(names_for(posed.players, player)))
        self._player = player
        self.posed = posed
        self._then = then
        self._over = False
        """Whether the best move has been shown."""
        self._judged = False
        """Whether the answer has been judged and the result is shown."""

    # What is known of the position

    @cached_property
    def found(self) -> Explanation:
        """Return the findings of the deep search."""
        return self.posed.explanation(self.match.state)

    @property
    def _speaker(self) -> Localizer:
        return Localizer(self.match.game, self.match.names)

    def _title(self, place: int) -> str:
        move = self.found.candidates[place].candidate.move
        return title(move, self.posed.known(self.match.state), self._speaker)

    def _gain(self, place: int) -> str:
        return brief(self.found, place, self.posed.known(self.match.state), self._speaker)

    # What the player does

    def allows(self, move: Move) -> bool:
        """Judge an answer, which is never played."""
        if not self._over:
            place = self.posed.place_of(move)
            if place == 0:
                self._solve()
            else:
                self._miss(place)
        return False

    def _solve(self) -> None:
        self._over = True
        self.navigator.sounds.play("bell")
        self._note(found=True)
        self._lay(self._told(translate("puzzle-right"), 0, stamped=True), self._presses_after())

    def _miss(self, place: int | None) -> None:
        """Show what the answer brings and that there is a better one, without showing which."""
        self.navigator.sounds.play("refuse")
        gain = self._gain(place) if place is not None else ""
        why = translate("puzzle-better", gain=gain) if gain else translate("puzzle-much-better")
        judged = Judged(self._name, self.posed.puzzle.stars, translate("puzzle-wrong"), False, why)
        presses: list[Press] = [
            (translate("puzzle-again"), "enter", self.think_again),
            (translate("puzzle-solution"), "x", self.show_solution),
            (translate("puzzle-leave"), "t", self.leave),
        ]
        self._lay(judged, presses)

    def think_again(self) -> None:
        """Undo the answer."""
        self._judged = False
        self.session.decision = self.session.decision.clear()
        self.start_afresh()

    def hint(self) -> None:
        """Show what the best move brings, but not which one it is."""
        if PASS_BID in self.match.state.legal_moves():
            self.tell(translate("puzzle-price-hint"))
            return
        gain = self._gain(0)
        self.tell(translate("puzzle-hint", gain=gain) if gain else translate("puzzle-no-hint"))

    def show_solution(self) -> None:
        """Show the best move and the reason."""
        self._over = True
        self._note(found=False)
        self.session.do(Choose(self.found.candidates[0].candidate.move))
        self.session.by_key = False
        self.start_afresh()
        self._lay(self._told(translate("puzzle-solution-told"), None, stamped=False), self._presses_after())

    def _note(self, found: bool) -> None:
        store, key = self.navigator.store, self.posed.key
        store.write_soon(lambda: Solved(store).note(key, found))

    def play_on(self) -> None:
        """Continue from here as a match of the player's own."""
        posed, navigator = self.posed, self.navigator
        match: Match = posed.match(names_for(posed.players, self._player))
        try:
            match.save_in(navigator.store)
        except StoreError as trouble:
            self.refuse(localize(trouble))
            return
        navigator.go_to_table(match)

    def go_on(self) -> None:
        """Set the next puzzle, or leave after the last."""
        following = self._then()
        self.leave()
        if following is not None:
            self.navigator.push(PuzzleScene(following, self._player, self._then))

    def leave(self) -> None:
        """Return to where the puzzle was chosen."""
        self.navigator.remove(self)

    # What is said

    @property
    def _name(self) -> str:
        return translate("puzzle-name", number=self.posed.number)

    def _told(self, headline: str, answer: int | None, *, stamped: bool) -> Judged:
        """Return the compared moves by their chances, and why the best one is best."""
        rows = [
            Row(self._title(place), one.candidate.chance, best=place == 0, answer=place == answer)
            for place, one in enumerate(self.found.candidates[:COMPARED])
        ]
        rows.sort(key=lambda row: (not row.best, -row.chance))
        why = reason(self.found, 0, self.posed.known(self.match.state), self._speaker)
        return Judged(self._name, self.posed.puzzle.stars, headline, True, why, tuple(rows), stamped)

    def _presses_after(self) -> list[Press]:
        return [
            (translate("puzzle-next"), "enter", self.go_on),
            (translate("puzzle-play-on"), "p", self.play_on),
            (translate("puzzle-leave"), "escape", self.leave),
        ]

    def _lay(self, judged: Judged, presses: list[Press]) -> None:
        self._judged = True
        self.sync()
        self.navigator.push(AnswerScene(judged, presses, self._room))

    def _room(self) -> Room:
        """Return the ticket's area: over prompt and log, or on the board if it is wide and they have no
        room.
        """
        layout = self.layout
        if layout.beneath:
            margin = layout.scale.px(MARGIN)
            board = layout.board.inflate(-2 * margin, -2 * margin)
            return Room(layout.scale, board, filled=False, at_left=self._answer_at_right)
        return Room(layout.scale, layout.prompt.union(layout.log), filled=True)

    @property
    def _answer_at_right(self) -> bool:
        """Return whether the armed move concerns the right half of the board."""
        shown = self.session.shown()
        things = self.view.choosing.pickables_for(shown.state, shown.armed) if shown.armed is not None else []
        places = [place for thing in things if (place := self.view.rect_of(thing, shown)) is not None]
        return any(place.centerx > self.layout.board.centerx for place in places)

    # The table

    @property
    def depends_on(self) -> tuple[object, ...]:
        return (self._judged,)

    def composed(self, shown: Shown) -> Prompt:
        prompt = super().composed(shown)
        if not self.session.asked:
            return prompt
        who = "" if self._judged else translate("puzzle-task", name=self.match.names[self.posed.seat])
        solution = Action(PromptButton(SOLUTION), translate("puzzle-solution"), "x")
        actions = [one for one in prompt.actions if one.target != PromptButton(Command.UNDO)]
        return replace(prompt, who=who, rim=RATING, actions=[*actions, solution])

    def parts(self) -> list[Part]:
        return [*super().parts(), Part("rating", self._draw_rating, 1)]

    def _draw_rating(self, surface: pygame.Surface) -> None:
        if not self._judged:
            draw_rating(surface, self.layout.scale, self.layout.prompt, self.posed.puzzle.stars)

    @property
    def where(self) -> str:
        return super().where or self._name

    @property
    def off(self) -> frozenset[Command]:
        return super().off | STILL

    def do(self, intent: Intent) -> Reply:
        match intent:
            case Advise():
                self.hint()
                return DONE
            case Hurry():
                self.show_solution()
                return DONE
            case Undo() if not (self.session.asked and self.session.decision.picked):
                self.refuse(translate("puzzle-still"))
                return NOTHING
            case Pause():
                self.refuse(translate("puzzle-still"))
                return NOTHING
        return super().do(intent)

    def show_seat(self, seat: int) -> None:
        self.refuse(translate("puzzle-still"))

    def show_seats(self) -> None:
        self.refuse(translate("puzzle-still"))

    def show_menu(self) -> None:
        navigator = self.navigator
        items: list[Item] = [
            (translate("puzzle-back"), "escape", lambda: None),
            (translate("puzzle-solution"), "x", self.show_solution),
            (translate("settings"), "s", navigator.show_settings),
            (translate("help"), own_key_of(Command.HELP), self.show_help),
            (translate("menu-log"), "l", self.show_log),
            (translate("puzzle-play-on"), "p", self.play_on),
            (translate("puzzle-leave"), "t", self.leave),
        ]
        navigator.push(GameMenu(game_title(self.match.game), items))
