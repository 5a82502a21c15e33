"""The set-up of a table: game, seats, and options of the deal."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
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
from game.table.kit.lettering import (
    line_height,
    paragraph,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
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
    chairs_of,
    coloured,
    fit_colours,
    keep_table,
    last_table,
    offered_names,
    proposed_players,
    seated,
    told_apart,
    with_people,
)
from game.table.pages.page import TOP, Page
from game.words import Localizer, active_language, describe, game_summary, game_title, localize, translate

SIDE: Final = 560
"""The width in units of the panel with the game, at the right."""
SWITCH: Final = 168
"""The width of a switch in that panel, in units."""
GAME_STEP: Final = 51.0
GAMES_ROOM: Final = 4 * GAME_STEP
"""The height that the buttons of all games share."""
ROW: Final = 184.0
"""The height in units of a seat's row, where there is room."""
GAP: Final = 4.0
"""Units between the two choices of a seat."""
WORDS: Final = 19.0
"""The size of the words that explain choices."""
SMALL: Final = 0.85
"""Words in letters below this fraction of the text size are repeated in full size at the bottom."""
RULE_STEP: Final = 92.0
"""The units between its switches, if space permits."""
MANY_RULES: Final = 4
"""From this number of switches the box picture is smaller; with more, and with further boards, there is
none.
"""
LEAST_PICTURE: Final = 60.0
"""The least height in units of the box picture."""
BOARD_STEP: Final = 58.0
"""The height in units of the board choice above the switches."""
RULE_WORDS: Final = 16
OFFERED_SEEDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "")
"""The seeds that a gamepad can choose; the last one means random."""


def _level_words(level: str | None) -> str:
    """Return how a bot of a level or another bot plays, or that a person plays here."""
    if level is None:
        return translate("setup-person")
    titles = {known.key: known.title for known in levels()} | OTHERS
    return describe(titles.get(level, Other.OTHER()))


def _character_words(character: str | None) -> str:
    """Return a description of how a bot with this character, or without one, plays."""
    return translate("character-plain.words") if character is None else describe(CHARACTERS[character])


def _letters_for(scale: Scale, area: pygame.Rect, lines: Sequence[Sequence[tuple[str, str]]]) -> Scale:
    """Return the scale with the largest letters, up to its own, at which lines of labels and words fit."""
    wide = max(
        sum(
            text_width(scale, label, "semi", WORDS) + text_width(scale, words, "sans", WORDS) + scale.px(32)
            for label, words in line
        )
        for line in lines
    )
    high = line_height(scale, WORDS) * len(lines)
    return scale.with_letters(scale.text * min(1.0, 0.96 * area.w / wide, area.h / high))


class SetupPage(Page):
    """The set-up page, which opens with the last table of a game, or with a proposed one."""

    def __init__(self, game: Game | None = None) -> None:
        super().__init__()
        self._given = game
        self.game = game or all_games()[0]
        self.players = proposed_players(self.game)
        self.seats: list[Chair] = []
        self.options = {option.key: option.default for option in self.game.options}
        self.practice = False
        self.seed = ""
        self.boards = offered(self.game)

    @property
    def title(self) -> str:
        return translate("new-game")

    def _remember(self) -> None:
        """Begin with the game of the last table, unless another one was requested."""
        self.company = Company(self.navigator)
        last = self.navigator.settings.game
        self._begin(find_game(last) if self._given is None and last in game_keys() else self.game)

    def _begin(self, game: Game) -> None:
        """Begin with the last table of a game, or with the proposed one."""
        self.game = game
        self.boards = offered(game)
        self.options = {option.key: option.default for option in game.options}
        level = self.company.proposal(game.key).level
        table = last_table(self.navigator.settings, game, level)
        self.players = table.players
        self.seats = with_people(chairs_of(table.seats), table.seats, self.company.people)

    def fill(self) -> None:
        if not self.seats:
            self._remember()
        self.seats = told_apart(fit_colours(self.seats, self.players, self.game.key))
        self.count = Segments(
            [(str(n), n) for n in self.game.players],
            self.players,
            self.seat_players,
            help_text=translate("setup-players.words"),
        )
        words = translate("setup-shuffle.words")
        self.shuffle = Button(translate("setup-shuffle"), self._shuffle, key="f5", help_text=words)
        has_bots = any(chair.level is not None for chair in self.seats[: self.players])
        words = self.company.reason(self.game) if has_bots else translate("proposal-no-bots")
        use = self.company.use_proposed(self.game.key)
        self.proposal = Button(use, self._propose, key="f6", help_text=words)
        self.proposal.enabled = has_bots
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
                offers=offered_names(), help_text=translate("setup-name"),
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
        self._keep()
        self._begin(game)
        self._again(lambda: self.count)

    def help_key(self) -> str | None:
        return self.game.key

    def help_game(self) -> Game | None:
        return None if self.game.other_board is None else self.game

    def _set_colour(self, seat: int, colour: int) -> None:
        """Give a seat a color, and show it."""
        self.seats = coloured(self.seats, seat, colour)
        for disc, chair in zip(self.discs, self.seats, strict=False):
            disc.colour = chair.colour

    def _set_name(self, seat: int, name: str) -> None:
        """Name a seat. The name of another person seats that person, any other name a guest."""
        chair = self.seats[seat]
        typed = name.strip()[:MAXIMUM_NAME_LENGTH]
        if typed == chair.name:
            return
        chair = replace(chair, typed=typed)
        nameless = chair.profile is not None and not chair.profile.name
        if typed and chair.level is None and not nameless:
            person = self.company.named(typed)
            taken = any(other.player == person for other in self.seats)
            chair = replace(chair, profile=None if taken else person)
        self.seats[seat] = chair
        choice = self.lower[seat]
        if choice is not None and chair.level is None:
            choice.chosen = chair.profile.id if chair.profile is not None else None

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

    def back(self) -> None:
        """Leave the page, which remembers the table."""
        self._keep()
        super().back()

    # The picture

    def lay_out(self, scale: Scale) -> None:
        left, right = 56.0, scale.wide - 56
        bottom = scale.high - 40
        self.table = scale.rect(left, TOP, right - left - SIDE - 28, bottom - TOP)
        self.side = scale.rect(right - SIDE, TOP, SIDE, bottom - TOP)
        inner = right - left - SIDE - 28
        x, y = left + 36, TOP + 34.0
        self.count.rect = scale.rect(x + 170, y, 84.0 * len(self.count.options), 50)
        self.shuffle.rect = scale.rect(left + inner - 36 - 250, y, 250, 50)
        ends, begins = left + inner - 36 - 250 - 12, x + 170 + 84 * len(self.count.options) + 24
        wide = min(372.0, ends - begins)
        self.proposal.rect = scale.rect(ends - wide, y, wide, 50)
        top = y + 72
        step = min(ROW * (1 + 0.4 * (scale.text - 1)), (bottom - 72 - top) / self.players)
        self.row_top, self.row_step = top, step
        upper, lower = min(50.0, step * 0.36), min(44.0, step * 0.32)
        room = inner - 72 - 394
        words = 2 * line_height(scale, WORDS) / scale.k
        space = max(7.0, (step - upper - GAP - lower - words) / 2)
        self.explained = []
        for seat in range(self.players):
            y = top + step * seat + space
            high = upper + GAP + lower
            character = self.lower[seat]
            if character is None:
                self.kinds[seat].rect = scale.rect(x + 394, y + (high - 50) / 2, room, 50)
            else:
                self.kinds[seat].rect = scale.rect(x + 394, y, room, upper)
                character.rect = scale.rect(x + 394, y + upper + GAP, room, lower)
            self.discs[seat].rect = scale.rect(x + 34, y + high / 2 - 36, 72, 72)
            self.fields[seat].place(scale, scale.rect(x + 124, y + high / 2 - 25, 250, 50))
            below = y + high + 3
            self.explained.append(
                scale.rect(x + 124, below, inner - 72 - 124, top + step * (seat + 1) - below - 5)
            )
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
        summary = wrap(scale, game_summary(self.game), "sans", 17, scale.px(wide))
        text = 62 + line_height(scale, 17) * len(summary) / scale.k
        step = min(GAME_STEP, GAMES_ROOM / max(1, len(self.games)))
        for game in self.games:  # At the top: whatever game is chosen, they stay where they are.
            game.rect = scale.rect(x, y, wide, step - 7)
            y += step
        picture = max(0.0, self._picture_height() - (text - 118))
        picture = picture if picture >= LEAST_PICTURE else 0.0
        y += 12 if picture else -22
        self.box = scale.rect(x + (wide - picture * 4 / 3) / 2, y, picture * 4 / 3, picture)
        y += picture + max(118, text)
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
            self._paint_words(surface, seat)
        words = self._help()
        words, ink = (words, CREAM) if words else (translate("setup-order"), QUIET)
        y, room = self.table.bottom - scale.px(40), self.table.w - scale.px(72)
        write_within(surface, scale, words, "sans", WORDS, ink, left, y, room)
        self._paint_side(surface)

    def _help(self) -> str:
        """Return the help of the control in hand, unless it is next to the control; "" if there is none.

        What a row explains in small letters, for want of room, is here again.
        """
        control = next((field for field in self.fields if field.refuses), self.form.in_hand)
        if control is None or (any(control is c for _, c in self.rules) and self.words_beside(control)):
            return ""
        seat = next((i for i in range(self.players) if control in (self.kinds[i], self.lower[i])), None)
        if seat is None:
            return control.help_text
        small = self._lines_of(seat)[1].text < SMALL * self.scale.text
        return "  ".join(words for _, words in self.words_of(seat)) if small else ""

    def words_of(self, seat: int) -> list[tuple[str, str]]:
        """Return what explains the choices of a seat: their labels and words.

        The option under the pointer is explained, or else the chosen ones.
        """
        row = [control for control in (self.kinds[seat], self.lower[seat]) if control is not None]
        hovered = next((control for control in row if control is self.form.hovered), None)
        option = hovered.option_at(self.navigator.pointer) if hovered is not None else None
        if hovered is not None and option is not None:
            return [(option[0], hovered.words_of(option[1]))]
        chosen = [row[0]] if self.seats[seat].level is None else row
        if self.form.shows_focus and self.form.focused in row:
            chosen = row
        return [(control.chosen_label, control.words_of(control.chosen)) for control in chosen]

    def _lines_of(self, seat: int) -> tuple[list[list[tuple[str, str]]], Scale]:
        """Return what explains the choices of a seat in lines, and the scale of their letters."""
        parts = self.words_of(seat)
        found = [[[part] for part in parts], [parts]]
        letters = [_letters_for(self.scale, self.explained[seat], lines) for lines in found]
        best = int(letters[1].text > letters[0].text)
        return found[best], letters[best]

    def _paint_words(self, surface: pygame.Surface, seat: int) -> None:
        """Draw what the choices of a seat mean: one under the other, or in one line if that is larger."""
        scale, area, (lines, letters) = self.scale, self.explained[seat], self._lines_of(seat)
        step = min(line_height(letters, WORDS), area.h // len(lines))
        for number, line in enumerate(lines):
            x, y = area.x, area.y + step * (number + 0.5)
            for label, words in line:
                x = write(surface, letters, label, "semi", WORDS, PALE_BRASS, x, y).right + scale.px(10)
                x = write(surface, letters, words, "sans", WORDS, CREAM, x, y).right + scale.px(22)

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
            beside = self.side.w - scale.px(72 + SWITCH + 12)
            write_fitting(surface, scale, heading, "semi", 19, CREAM, left, top, beside)
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
