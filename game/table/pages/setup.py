"""The set-up of a table: game, seats, and options of the deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from ai.players import characters
from ai.registry import CHARACTERS, levels
from game.match.boards import OfferedBoard, board_files
from game.match.journal import MAXIMUM_NAME_LENGTH
from game.match.match import MAXIMUM_SEED, Match
from game.rules.catalog import all_games, find_game, game_keys
from game.rules.contract import Game
from game.rules.letters import LETTERS
from game.rules.messages import UserError
from game.table.boards.box_art import draw_box, facts_of
from game.table.boards.table import check_look, find_table
from game.table.controls.choices import ColourDisc, Segments, off_or_on
from game.table.controls.dialogs import Dialog, Notice
from game.table.controls.form import Button, Control
from game.table.controls.textfield import TextField
from game.table.kit.lettering import line_height, paragraph, text_width, wrap, write, write_within
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.pages.board_choice import ChooseBoard, look_for_boards, offered
from game.table.pages.chairs import (
    OTHER,
    OTHERS,
    Chair,
    Company,
    Other,
    keep_table,
    seated,
    usual_seats,
    with_people,
)
from game.table.pages.page import TOP, Page
from game.words import Localizer, active_language, describe, game_summary, game_title, localize, translate

USUAL_PLAYERS: Final = 4
SIDE: Final = 560
"""The width in units of the panel with the game, at the right."""
SWITCH: Final = 168
"""The width of a switch in that panel, in units."""
GAME_STEP: Final = 51.0
GAMES_ROOM: Final = 4 * GAME_STEP
"""The height that the buttons of all games share."""
RULE_STEP: Final = 92.0
"""The units between its switches, if space permits."""
MANY_RULES: Final = 4
"""From this number of switches the box picture is smaller; with more, and with further boards, there is
none.
"""
BOARD_STEP: Final = 58.0
"""The height in units of the board choice above the switches."""
RULE_WORDS: Final = 16
OFFERED_SEEDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "")
"""The seeds that a gamepad can choose; the last one means random."""


def _offered_names() -> list[str]:
    """Return the names that a gamepad can choose."""
    return [name.strip() for name in translate("setup-offered-names").split(",")]


def _level_words(level: str | None) -> str:
    """Return how a bot of a level or another bot plays, or that a person plays here."""
    if level is None:
        return translate("setup-person")
    titles = {known.key: known.title for known in levels()} | OTHERS
    return describe(titles.get(level, Other.OTHER()))


def _character_words(character: str | None) -> str:
    """Return a description of how a bot with this character, or without one, plays."""
    return translate("character-plain.words") if character is None else describe(CHARACTERS[character])


class SetupPage(Page):
    """The set-up page; Enter immediately starts a match against Skilled bots."""

    def __init__(self, game: Game | None = None) -> None:
        super().__init__()
        self._given = game
        self.game = game or all_games()[0]
        self.players = self._usual_players()
        self.seats: list[Chair] = []
        self.options = {option.key: option.default for option in self.game.options}
        self.practice = False
        self.seed = ""
        self.boards = offered(self.game)

    @property
    def title(self) -> str:
        return translate("new-game")

    def _remember(self) -> None:
        """Begin with the last table, and with its game unless another one was requested."""
        settings = self.navigator.settings
        self.company = Company(self.navigator)
        self.seats = with_people(usual_seats(settings), settings.seats, self.company.people)
        if self._given is None and settings.game in game_keys():
            self.game = find_game(settings.game)
            self.boards = offered(self.game)
            self.options = {option.key: option.default for option in self.game.options}
        wanted = settings.players or USUAL_PLAYERS
        self.players = min(self.game.players[-1], max(self.game.players[0], wanted))

    def _usual_players(self) -> int:
        return min(self.game.players[-1], max(self.game.players[0], USUAL_PLAYERS))

    def fill(self) -> None:
        if not self.seats:
            self._remember()
        self._fit_colours()
        self.count = Segments(
            [(str(n), n) for n in self.game.players],
            self.players,
            self.seat_players,
            help_text=translate("setup-players.words"),
        )
        words = translate("setup-shuffle.words")
        self.shuffle = Button(translate("setup-shuffle"), self._shuffle, key="f5", help_text=words)
        suits, words = self.company.suits(self.game.key), self.company.reason(self.game)
        self.proposal = Button(suits, self._propose, key="f6", help_text=words)
        self.discs, self.fields, self.kinds, self.lower = [], [], [], []
        rows: list[Control] = []
        kinds: list[tuple[str, str | None]] = [(translate("player-person"), None)]
        kinds += [(localize(level.title), level.key) for level in levels()]
        for seat in range(self.players):
            chair = self.seats[seat]
            words, unfit = translate("setup-colour"), find_table(self.game.key).unfit
            change = partial(self._set_colour, seat)
            disc = ColourDisc(chair.colour, change, without=unfit, help_text=words)
            field = TextField(
                chair.name, partial(self._set_name, seat), longest=18, allowed=LETTERS,
                refusal=translate("letter-refused"), hint=translate(chair.usual), done=self.start,
                offers=_offered_names(), help_text=translate("setup-name"),
            )  # fmt: skip
            other = chair.level if chair.level in OTHERS else OTHER
            row = [*kinds, (localize(OTHERS.get(other or "", Other.OTHER())), other)]
            kind = Segments(row, chair.level, partial(self._set_level, seat), explains=_level_words)
            self.discs.append(disc)
            self.fields.append(field)
            self.kinds.append(kind)
            self.lower.append(self._lower_control(seat))
            rows += [row for row in (disc, field, kind, self.lower[-1]) if row is not None]
        games = all_games() if len(all_games()) > 1 else ()
        key = self.game.key
        self.games = [
            Button(game_title(game), partial(self._set_game, game), main=game.key == key) for game in games
        ]
        self.board_button = self._board_button()
        self.rules = self._rule_controls()
        self.start_button = Button(translate("setup-start"), self.start, key="enter", main=True)
        self.back_button = Button(translate("back"), self.back, key="escape")
        self.form.set(
            [self.count, self.proposal, self.shuffle, *rows, *self.games, *(c for _, c in self.rules),
             self.start_button, self.back_button],
            self.start_button,
        )  # fmt: skip

    def _board_button(self) -> Button | None:
        """Return the button that leads to other boards, if there are any."""
        if len(self.boards) < 2 and not board_files():
            return None
        title = translate("setup-board-titled", board=self.boards[self._board].title_in(active_language()))
        return Button(title, self.choose_board, help_text=translate("setup-board.words"))

    @property
    def _board(self) -> int:
        """Return the index of the current board among those offered."""
        on = self.game.other_board
        return next(i for i, board in enumerate(self.boards) if board.data == on and not board.error)

    def _rule_controls(self) -> list[tuple[str, Control]]:
        """Return the options of the deal, each with its heading in the right panel."""
        found: list[tuple[str, Control]] = []
        if self.board_button is not None:
            found.append(("", self.board_button))
        switch, localizer = off_or_on(), Localizer(self.game)
        for option in self.game.options:
            key, set_option = f"option-{option.key}", partial(self._set_option, option.key)
            words = localizer.translate(f"{key}.help")
            chosen = Segments(switch, self.options[option.key], set_option, help_text=words)
            found.append((localizer.translate(key), chosen))
        words = translate("setup-practice.words")
        practice = Segments(switch, self.practice, self._set_practice, help_text=words)
        found.append((translate("setup-practice"), practice))
        self.seed_field = TextField(
            self.seed, self._set_seed, longest=16, allowed="0123456789", hint=translate("setup-by-chance"),
            done=self.start, offers=OFFERED_SEEDS, help_text=translate("setup-seed.words"),
        )  # fmt: skip
        return [*found, (translate("setup-seed"), self.seed_field)]

    def _lower_control(self, seat: int) -> Segments[str | None] | None:
        """Return the choice below a seat's level, if there is one: a person, or a bot's character."""
        chair = self.seats[seat]
        if chair.level is None:
            return self.company.choice(chair, partial(self._set_person, seat))
        found = [key for key in CHARACTERS if key in characters(self.game.key)]
        if chair.level in OTHERS or not found:
            return None
        named: list[tuple[str, str | None]] = [(translate("character-plain"), None)]
        named += [(localize(CHARACTERS[key]), key) for key in found]
        return Segments(named, chair.character, partial(self._set_character, seat), explains=_character_words)

    # Changes

    def seat_players(self, count: int) -> None:
        """Set the number of seats."""
        self.players = count
        self._again(lambda: self.count)

    def _again(self, focus: Callable[[], Control]) -> None:
        """Create the controls again, and keep the focus."""
        shown = self.form.show_focus
        self.refresh()
        self.form.focus_on(focus(), shown)

    def choose_board(self) -> None:
        """Choose another board."""
        look_for_boards(self.navigator, self.game, self._choose_among)

    def _choose_among(self, boards: list[OfferedBoard]) -> None:
        self.boards = boards
        self.navigator.push(ChooseBoard(boards, self._board, self._set_board, self.game.key))

    def _set_board(self, board: OfferedBoard) -> None:
        self.game = find_game(self.game.key, board.data)
        self.boards = offered(self.game)
        self.players = min(self.game.players[-1], max(self.game.players[0], self.players))
        self._again(lambda: self.board_button or self.count)

    def _set_game(self, game: Game) -> None:
        self.game = game
        self.boards = offered(game)
        self.players = min(game.players[-1], max(game.players[0], self.players))
        self.options = {option.key: option.default for option in game.options}
        self._again(lambda: self.count)

    def help_key(self) -> str | None:
        return self.game.key

    def help_game(self) -> Game | None:
        return None if self.game.other_board is None else self.game

    def _fit_colours(self) -> None:
        """Replace the colors that don't suit this game by those of unused seats."""
        playing = [chair.colour for chair in self.seats[: self.players]]
        for seat, colour in enumerate(find_table(self.game.key).fitting(playing)):
            self._give_colour(seat, colour)

    def _give_colour(self, seat: int, colour: int) -> None:
        """Give a seat a color; a seat that had it gets the old one in exchange."""
        mine = self.seats[seat]
        for other, chair in enumerate(self.seats):
            if other != seat and chair.colour == colour:
                self.seats[other] = replace(chair, colour=mine.colour)
        self.seats[seat] = replace(mine, colour=colour)

    def _set_colour(self, seat: int, colour: int) -> None:
        """Give a seat a color, and show it."""
        self._give_colour(seat, colour)
        for disc, chair in zip(self.discs, self.seats, strict=False):
            disc.colour = chair.colour

    def _set_name(self, seat: int, name: str) -> None:
        chair = self.seats[seat]
        typed = name.strip()[:MAXIMUM_NAME_LENGTH]
        if typed != chair.name:
            self.seats[seat] = replace(chair, typed=typed)

    def _set_level(self, seat: int, level: str | None) -> None:
        if level == OTHER:
            self._ask_for_other(seat)
            return
        self.seats[seat] = replace(self.seats[seat], level=level)
        self._again(lambda: self.kinds[seat])

    def _ask_for_other(self, seat: int) -> None:
        """Ask which of the bots outside the levels plays in a seat."""
        now = self.seats[seat].level
        buttons = [
            (localize(title), bot[0], partial(self._set_level, seat, bot)) for bot, title in OTHERS.items()
        ]
        cancel = (translate("cancel"), "escape", partial(self._set_level, seat, now))
        self.navigator.push(
            Dialog(translate("other-bots"), translate("other-bots.words"), [*buttons, cancel])
        )

    def _set_person(self, seat: int, profile: str | None) -> None:
        self.seats = seated(self.seats, seat, self.company.find(profile))
        self._again(lambda: self.lower[seat] or self.kinds[seat])

    def _propose(self) -> None:
        """Give every bot the level that suits the current player."""
        level = self.company.proposal(self.game.key).level
        bots = [chair if chair.level is None else replace(chair, level=level) for chair in self.seats]
        self.seats = bots
        self._again(lambda: self.proposal)

    def _set_character(self, seat: int, character: str | None) -> None:
        self.seats[seat] = replace(self.seats[seat], character=character)
        self._again(lambda: self.lower[seat] or self.kinds[seat])

    def _set_option(self, key: str, value: bool) -> None:
        self.options[key] = value

    def _set_practice(self, value: bool) -> None:
        self.practice = value

    def _set_seed(self, text: str) -> None:
        self.seed = text

    def _shuffle(self) -> None:
        taking_part = self.seats[: self.players]
        random.SystemRandom().shuffle(taking_part)
        self.seats[: self.players] = taking_part
        self._again(lambda: self.shuffle)

    def start(self) -> None:
        """Deal, and show the table."""
        seed = int(self.seed) if self.seed else None
        if seed is not None and seed > MAXIMUM_SEED:
            words = translate("setup-seed-too-large.words", most=MAXIMUM_SEED)
            self.navigator.push(Notice(translate("setup-seed-too-large"), words))
            return
        try:
            check_look(self.game)
            match = Match.new(
                self.game.key,
                [chair.plan for chair in self.seats[: self.players]],
                self.options,
                seed,
                self.practice,
                self.navigator.store,
                board=self.game.other_board,
            )
        except UserError as error:
            self.navigator.push(Notice(translate("setup-not-dealt"), localize(error)))
            return
        self._keep()
        self.company.sit_down(self.seats[: self.players])
        self.navigator.go_to_table(match)

    def _keep(self) -> None:
        """Remember this table for the next set-up."""
        keep_table(self.navigator.settings, self.game.key, self.players, self.seats)

    # The picture

    def lay_out(self, scale: Scale) -> None:
        left, right = 56.0, scale.wide - 56
        bottom = scale.high - 40
        self.table = scale.rect(left, TOP, right - left - SIDE - 28, bottom - TOP)
        self.side = scale.rect(right - SIDE, TOP, SIDE, bottom - TOP)
        inner = right - left - SIDE - 28
        x, y = left + 36, TOP + 34
        self.count.rect = scale.rect(x + 170, y, 84.0 * len(self.count.options), 50)
        self.shuffle.rect = scale.rect(left + inner - 36 - 250, y, 250, 50)
        self.proposal.rect = scale.rect(left + inner - 36 - 250 - 12 - 290, y, 290, 50)
        top = y + 84
        step = min(128.0, (bottom - 92 - top) / self.players)
        self.row_top, self.row_step = top, step
        for seat in range(self.players):
            middle = top + step * (seat + 0.5)
            self.discs[seat].rect = scale.rect(x + 34, middle - 36, 72, 72)
            self.fields[seat].place(scale, scale.rect(x + 124, middle - 25, 250, 50))
            room = inner - 72 - 394
            self.kinds[seat].rect = scale.rect(x + 394, middle - 25, room, 50)
            if character := self.lower[seat]:
                self.kinds[seat].rect = scale.rect(x + 394, middle - 47, room, 46)
                character.rect = scale.rect(x + 394, middle + 5, room, 40)
        self._lay_side(scale, right - SIDE + 36, bottom)

    def _picture_height(self) -> float:
        """Return the height of the box picture in units; 0 if there is no room for it."""
        if not self.games:
            return 300.0
        if len(self.rules) < MANY_RULES:
            return 152.0
        return 76.0 if len(self.rules) == MANY_RULES else 0.0

    def _lay_side(self, scale: Scale, x: float, bottom: float) -> None:
        wide = SIDE - 72.0
        y = TOP + 34.0
        step = min(GAME_STEP, GAMES_ROOM / max(1, len(self.games)))
        for game in self.games:  # At the top: whatever game is chosen, they stay where they are.
            game.rect = scale.rect(x, y, wide, step - 7)
            y += step
        picture = self._picture_height()
        y += 12 if picture else -22
        self.box = scale.rect(x + (wide - picture * 4 / 3) / 2, y, picture * 4 / 3, picture)
        y += picture + 118
        if self.board_button is not None:
            self.board_button.rect = scale.rect(x, y + (BOARD_STEP - 48) / 2, wide, 48)
            y += BOARD_STEP
        switches = [control for _, control in self.rules if control is not self.board_button]
        self.rule_step = min(RULE_STEP, (bottom - 36 - 64 - 10 - y) / len(switches))
        for control in switches:
            control.rect = scale.rect(x + wide - SWITCH, y + (self.rule_step - 48) / 2, SWITCH, 48)
            y += self.rule_step
        self.seed_field.place(scale, self.seed_field.rect)
        self.start_button.rect = scale.rect(x, bottom - 36 - 64, wide - 176, 64)
        self.back_button.rect = scale.rect(x + wide - 160, bottom - 36 - 64, 160, 64)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.table, 3)
        panel(surface, scale, self.side, 6)
        left = self.table.x + scale.px(36)
        write(
            surface,
            scale,
            translate("setup-players"),
            "slab_bold",
            25,
            PALE_BRASS,
            left,
            self.count.rect.centery,
        )
        for seat in range(self.players):
            y = scale.px(self.row_top + self.row_step * seat)
            pygame.draw.line(surface, (92, 66, 40), (left, y), (self.table.right - scale.px(36), y))
            write(surface, scale, str(seat + 1), "slab_bold", 22, QUIET, left, self.discs[seat].rect.centery)
        self._paint_levels(surface)
        in_hand = next((field for field in self.fields if field.refuses), self.form.in_hand)
        beside = in_hand is not None and any(in_hand is c and self.words_beside(c) for _, c in self.rules)
        words = self._help_of(in_hand) if in_hand and not beside else ""
        y = self.table.bottom - scale.px(46)
        words, room = words or translate("setup-order"), self.table.w - scale.px(72)
        write_within(surface, scale, words, "italic", 18, QUIET, left, y, room)
        self._paint_side(surface)

    def _help_of(self, control: Control) -> str:
        """Return the help of a control; for levels and characters, of the one under the pointer."""
        if control is self.form.hovered and isinstance(control, Segments):
            return control.help_at(self.navigator.pointer)
        return control.help_text

    def _paint_levels(self, surface: pygame.Surface) -> None:
        """Draw what the levels mean, if the rows leave room for it."""
        scale = self.scale
        step = line_height(scale, 18, 1.5)
        top = scale.px(self.row_top + self.row_step * self.players)
        bottom = self.table.bottom - scale.px(78)
        known = levels()
        if bottom - top < step * (len(known) + 0.8):
            return
        left = self.table.x + scale.px(36)
        pygame.draw.line(surface, (92, 66, 40), (left, top), (self.table.right - scale.px(36), top))
        y = top + (bottom - top - step * (len(known) - 1)) / 2
        indent = scale.px(88)
        wide = max(text_width(scale, localize(level.bot), "semi", 18) for level in known) + scale.px(24)
        for level in known:
            write(surface, scale, localize(level.bot), "semi", 18, PALE_BRASS, left + indent, y)
            write(surface, scale, describe(level.title), "sans", 18, QUIET, left + indent + wide, y)
            y += step

    def _paint_side(self, surface: pygame.Surface) -> None:
        scale = self.scale
        if self.box.h:
            draw_box(surface, scale, self.game.key, self.box, 0)
        left, room = self.side.x + scale.px(36), self.side.w - scale.px(72)
        y = self.box.bottom + scale.px(46)
        write(surface, scale, facts_of(self.game), "bold", 18, PALE_BRASS, self.side.centerx, y, "c")
        paragraph(
            surface,
            scale,
            game_summary(self.game),
            "sans",
            17,
            CREAM,
            self.side.centerx,
            y + scale.px(14),
            room,
            "c",
        )
        for heading, control in self.rules:
            lines = self.words_beside(control)
            step, first = line_height(scale, RULE_WORDS, 1.15), line_height(scale, 19, 1.25)
            top = control.rect.centery - step * len(lines) / 2
            write(surface, scale, heading, "semi", 19, CREAM, left, top)
            for i, line in enumerate(lines):
                middle = top + (first + step) / 2 + step * i
                write(surface, scale, line, "italic", RULE_WORDS, QUIET, left, middle)

    def words_beside(self, control: Control) -> list[str]:
        """Return the lines that explain an option in the right panel; none if there is no room."""
        scale = self.scale
        if control is self.board_button:
            return []
        room = self.side.w - scale.px(72 + SWITCH + 16)
        lines = wrap(scale, control.help_text, "italic", RULE_WORDS, room)
        high = line_height(scale, 19, 1.25) + line_height(scale, RULE_WORDS, 1.15) * len(lines)
        return lines if high <= scale.px(self.rule_step) else []
