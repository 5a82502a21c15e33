"""The board view of North American Railways: places, texts and secrets."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.rules.contract import CHANCE, EndStage, Event
from game.rules.north_american_railways import GAME, NorthAmericanRailwaysState
from game.rules.north_american_railways.accounts import items
from game.rules.north_american_railways.events import ShareTaken
from game.rules.north_american_railways.message_ids import End
from game.rules.north_american_railways.moves import BuyCity, Found, LetGo, PassCities
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    ENDED,
    FEW_SHARES,
    GOING_ON,
    NONE,
)
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, pickable_of
from game.table.kit.lettering import text_width, write
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import surface_cache
from game.table.kit.theme import FADED_INK, INK, PAINTS, PAPER, SEATS, SIGNAL, contrast
from game.table.north_american_railways import TABLE, cards
from game.table.north_american_railways.cards import COAST, FACE, MONEY, TAN, city_card, network_card
from game.table.north_american_railways.columns import plate_words
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import longest_network
from game.table.north_american_railways.sheet import draw_sheet, headings, holders
from game.words.active_locale import override
from tests.helpers.north_american_railways.building import buying, can, opening, trading
from tests.helpers.play import after
from tests.screens.watching import watching
from tests.table.boards.looks import AREA, arranged, picture, same
from tests.table.boards.samples import NORTH_AMERICAN_RAILWAYS

SAMPLE = NORTH_AMERICAN_RAILWAYS
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


SHAPES = [
    ((1280, 720), (11, 45, 933, 665)),
    ((1366, 768), (11, 48, 997, 710)),
    ((1280, 1024), (11, 45, 933, 969)),
    ((2560, 1080), (16, 68, 2040, 998)),
    ((1280, 720), (11, 45, 800, 665)),
]


@pytest.mark.parametrize(("size", "area"), SHAPES)
@pytest.mark.parametrize("longest", [1, 5, 8, 12])
def test_everything_lies_in_its_area_and_apart(
    size: tuple[int, int], area: tuple[int, int, int, int], longest: int
) -> None:
    layout = CardLayout(Scale(*size), pygame.Rect(area), GAME.cards)
    rulings = layout.rulings(longest)
    on_sheet = [layout.account(company, rulings) for company in range(5)]
    on_sheet += [layout.worth(company, rulings) for company in range(5)]
    on_sheet += [layout.city(c, i, longest, rulings) for c in range(5) for i in range(longest)]
    assert all(layout.sheet.contains(rect) for rect in on_sheet)
    columns = [(0, column, 7) for column in range(4)] + [(1, column, 9) for column in range(4)]
    bottoms = [layout.card(group, column, count - 1, count) for group, column, count in columns]
    plates = [layout.plate(group) for group in range(2)]
    apart = [*on_sheet, *bottoms, *plates]
    for i, rect in enumerate(apart):
        assert layout.area.contains(rect)
        assert rect.collidelist(apart[i + 1 :]) == -1, (i, rect)
    for group, column, count in columns:
        seen = [layout.seen(group, column, number, count) for number in range(count)]
        # Two lines of small type, in pixels, can be read on every covered card.
        assert min(rect.h for rect in seen) >= 26
        assert all(a.bottom == b.top for a, b in pairwise(seen))
        assert layout.place(group, column).contains(seen[0].unionall(seen))
    slots = [layout.slot(company, number, rulings, 6) for company in range(5) for number in range(6)]
    for i, slot in enumerate(slots):
        assert slot.collidelist(slots[i + 1 :]) == -1
        assert layout.account(i // 6, rulings).contains(slot)


def test_beside_everything_lies_nothing() -> None:
    view, shown = make_view(), show(state_where(can(BuyCity)))
    assert view.pickable_at((AREA.right - 1, AREA.y + 5), shown) is None
    assert view.rect_of(pickable_of(PassCities), shown) is None


@pytest.mark.usefixtures("message_ids")
def test_a_row_of_the_sheet_says_where_shares_are_taken() -> None:
    shown = show(state_where(lambda s: s.step == CHOOSE_SHARE))
    assert make_view().text.illegal_reason(Pickable("company", 0), shown) == "why-no-row"


# Slips


def test_a_share_that_changed_hands_is_marked_in_the_colour_of_who_has_it() -> None:
    state = state_where(lambda s: s.step == ANSWER)
    company, asker, director = state.bottom_share(state.offer_column), state.proposer, state.turn
    events: list[Event] = []
    state.play(LetGo(), on_event=events.append)
    taken = next(event for event in events if isinstance(event, ShareTaken))
    shown = replace(show(state), since=[(director, taken)])
    view = make_view()
    layout = view.layout
    rulings = layout.rulings(longest_network(state))
    held = holders(state, company)
    place = len(held) - 1 - held[::-1].index(asker)
    slot = layout.slot(company, place, rulings, 6)
    drawn = picture(view, shown)
    edge = drawn.get_at((slot.centerx, slot.y - 1 - layout.print.px(2)))
    wanted = SEATS[shown.seats[asker].colour].colour
    assert all(abs(a - b) < 60 for a, b in zip(edge[:3], wanted, strict=True)), (edge, wanted)


# Seats


def test_cash_is_for_its_owner() -> None:
    view = make_view()
    state = state_where(lambda s: s.turn_number == 3)
    seat = state.turn
    for other in range(state.players):
        card = view.text.seat_card(other, show(state), Motions())
        assert (card.amount == f"${state.cash[other]:,}" and not card.hidden) == (other == seat)
        if other != seat:
            assert (card.amount, card.hidden) == ("", "Cash hidden")
        told = view.text.seat_card(other, show(state, covered=True), Motions())
        assert (told.amount, told.hidden) == ("", "Cash hidden")
        assert (
            view.text.seat_card(other, show(state, viewer=None), Motions()).amount
            == f"${state.cash[other]:,}"
        )


def test_everything_is_open_at_the_end() -> None:
    state = state_where(lambda s: s.step == ENDED)
    view, shown = make_view(), show(state, viewer=0)
    assert [view.text.seat_card(s, shown, Motions()).amount for s in range(4)] == [
        f"${cash:,}" for cash in state.cash
    ]


def test_seat_cards_count_shares_and_name_the_starting_player() -> None:
    state = state_where(lambda s: s.turn_number == 3)
    view, shown = make_view(), show(state)
    cards = [view.text.seat_card(seat, shown, Motions()) for seat in range(4)]
    shares = sum(badge.count for card in cards for badge in card.badges if badge.picture == "share")
    assert shares == sum(state.sold)
    directed = sum(badge.picture == "seal" for card in cards for badge in card.badges)
    assert directed == sum(director >= 0 for director in state.director)
    assert [card.mark is not None for card in cards] == [seat == state.first for seat in range(4)]


def test_the_removed_shares_are_seen_nowhere() -> None:
    """Six places for shares in each row, whatever the deal: none tells which two are out of the game."""
    state = state_where(lambda s: s.step == CITIES)
    other = GAME.restore(state.to_data())
    assert same(picture(make_view(), show(state)), picture(make_view(), show(other)))
    assert sum(map(len, state.share_columns)) == 28


# Pictures and motion


def test_money_is_counted_when_it_arrives() -> None:
    state, events = next((state, events) for state, events in play(2, 3) if state.turn_number == 2)
    view, motions, shown = make_view(), Motions(), show(state, viewer=0)
    for event in events:
        view.animate(event, shown, motions)
    picture(view, shown, motions)
    assert view.text.seat_card(0, shown, motions).amount != f"${state.cash[0]:,}"
    sums = set()
    for _ in range(200):
        motions.update(0.03)
        sums.add(view.text.seat_card(0, shown, motions).amount)
    assert all(amount.endswith("00") or amount == "$0" for amount in sums), sums
    motions.update(60)
    assert view.text.seat_card(0, shown, motions).amount == f"${state.cash[0]:,}"


def test_the_last_turn_has_its_sign() -> None:
    state = state_where(lambda s: s.ended != GOING_ON and s.step == CITIES)
    view = make_view()
    usual = state.copy()
    usual.ended = GOING_ON
    assert nearest(state) == (EndStage.CERTAIN, "ends-last-turn")
    assert nearest(usual) != nearest(state)
    assert not same(picture(view, show(state)), picture(view, show(usual)))


def test_badges_are_drawn() -> None:
    view = make_view()
    state = state_where(lambda s: s.turn_number == 3)
    blank = pygame.Surface((40, 40), pygame.SRCALPHA)
    for seat in range(4):
        card = view.text.seat_card(seat, show(state), Motions())
        for badge in (*card.badges, *([card.mark] if card.mark else [])):
            drawn = blank.copy()
            view.draw_badge(drawn, badge, drawn.get_rect())
            assert not same(drawn, blank)


# Accounts


@pytest.mark.parametrize("players", [3, 4, 5])
def test_accounts_add_up_to_what_everybody_has(players: int) -> None:
    gained = [GAME.cards.setup.money[players]] * players
    for state, events in play(20 + players, players):
        for item in items(state, events):
            assert show(state).localizer.message(item.heading)
            gained[item.seat] += item.amount
    assert state.step == ENDED
    assert gained == state.cash


@pytest.mark.parametrize("count", [6, 9, 12])
def test_many_cities_are_narrow_and_still_do_not_touch(count: int) -> None:
    layout = make_view().layout
    rulings = layout.rulings(count)
    cards = [layout.city(0, number, count, rulings) for number in range(count)]
    assert all(one.collidelist(cards[i + 1 :]) == -1 for i, one in enumerate(cards))
    # The shortest sum of money and five letters have room on each.
    assert min(card.w for card in cards) >= 56


def test_the_letters_of_ten_cities_are_as_large_as_those_of_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    layout, state = make_view().layout, state_where(lambda state: state.start_city[0] != NONE)
    surface_cache.clear()
    sizes: list[list[float]] = []

    def noted(surface: pygame.Surface, scale: Scale, words: str, face: str, points: float, *rest: Any) -> Any:
        sizes[-1].append(points)
        return write(surface, scale, words, face, points, *rest)

    monkeypatch.setattr(cards, "write", noted)
    for count in (9, 10):
        sizes.append([])
        rect = layout.city(0, 0, count, layout.rulings(count))
        network_card(show(state), 0, 0, layout.print, rect.size)
    assert sizes[0] == sizes[1] != []


def test_the_symbols_of_each_city_are_seen_in_a_long_network() -> None:
    layout, state = make_view().layout, state_where(lambda state: state.start_city[0] != NONE)
    rulings = layout.rulings(12)
    for city, data in enumerate(GAME.cards.cities):
        state.network[0] = [city] * 11
        rect = layout.city(0, 11, 12, rulings)
        card = network_card(show(state), 0, 11, layout.print, rect.size)
        shades = pygame.surfarray.array3d(card).astype(int)
        blue = ((shades[..., 2] > shades[..., 0] + 30) & (shades[..., 2] > shades[..., 1] + 12)).sum()
        assert (blue > 4) == (data.coast_to_coast > 0), data.name


SMALL, USUAL = (1280, 720), (1920, 1080)
LONG = [
    *((size, lengths) for size in (SMALL, USUAL) for lengths in ((9, 9, 8), (10, 6, 5), (11, 3, 2))),
    *((USUAL, lengths) for lengths in ((12, 8, 7), (13, 1, 0))),
]
"""Return how many cities the networks of the first companies have in addition to their start cities."""


@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.6])
@pytest.mark.parametrize(("size", "lengths"), LONG)
def test_every_name_of_a_long_network_is_whole(
    size: tuple[int, int], lengths: tuple[int, ...], text_size: float
) -> None:
    state = state_where(lambda state: min(state.start_city) != NONE)
    cities = sorted(range(len(GAME.cards.cities)), key=lambda city: -len(GAME.cards.cities[city].name))
    # The longest network has every second of the longest names.
    shuffled = cities[::2] + cities[1::2]
    for company, length in enumerate(lengths):
        state.network[company], shuffled = tuple(shuffled[:length]), shuffled[length:]
    surface = pygame.Surface(size)
    layout = CardLayout(Scale(*size, text=text_size), Scale(*size).rect(16, 68, 1400, 998), state.cards)
    surface_cache.clear()
    with watching(surface) as watch:
        draw_sheet(surface, layout, show(state), [0] * 5, frozenset())
    assert not watch.cut
    assert {GAME.cards.cities[city].name for city in state.network[0]} <= set(watch.words)


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
def test_the_figures_of_a_full_column_are_not_covered(size: tuple[int, int], text_size: float) -> None:
    layout = CardLayout(Scale(*size, text=text_size), Scale(*size).rect(16, 68, 1400, 998), GAME.cards)
    count = -(-len(GAME.cards.cities) // layout.columns)
    surface_cache.clear()  # A cached card would not be written again.
    with watching(pygame.Surface((1, 1))) as watch:
        card = city_card(show(state_where(can(Found))), 0, layout.lettered, layout.card_size())
    figures = [line.place for line in watch.lines(card) if line.words.startswith("$")]
    seen = layout.seen(1, 0, count - 2, count)
    shadow = layout.print.px(3)
    assert figures
    assert max(place.bottom for place in figures) <= seen.h - shadow


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("longest", [1, 6, 8, 12])
def test_no_two_headings_of_the_sheet_read_as_one(longest: int, size: tuple[int, int], language: str) -> None:
    layout = arranged(make_view(), size, Scale(*size).rect(16, 68, 1400, 998)).layout
    with override(language):
        written = list(headings(layout, show(trading()), layout.rulings(longest)))
    assert len(written) >= 4
    space = text_width(layout.print, " ", "semi", 18)
    ends = [left + min(text_width(layout.print, words, "semi", 18), room) for words, left, room in written]
    for end, (_, left, _) in zip(ends, written[1:], strict=False):
        assert left - end >= 2.5 * space


def test_what_is_printed_can_be_read() -> None:
    for ink in (INK, FADED_INK):
        assert contrast(ink, PAPER) >= 4.5
    for ink in (INK, MONEY, COAST, SIGNAL):
        assert contrast(ink, FACE) >= 4.5
    assert contrast(INK, TAN) >= 4.5
    assert contrast(MONEY, TAN) >= 4.5
    for company in GAME.cards.companies:
        assert contrast(PAINTS[company].ink, PAINTS[company].colour) >= 4.5
    assert len({PAINTS[company].sign for company in GAME.cards.companies}) == 5


def test_open_cash_is_shown_to_all_and_is_no_secret() -> None:
    open_, hidden = (GAME.new_game(3, {"open_cash": is_open}, random.Random(1)) for is_open in (True, False))
    view = TABLE.view(open_)
    shown = show(open_, viewer=0, covered=True)
    assert [view.text.seat_card(seat, shown, Motions()).amount for seat in range(3)] == ["$2,000"] * 3
    view = TABLE.view(hidden)
    shown = show(hidden, viewer=0)
    assert [view.text.seat_card(seat, shown, Motions()).amount for seat in range(3)] == ["$2,000", "", ""]
    assert (TABLE.view(open_).has_secrets, TABLE.view(hidden).has_secrets) == (False, True)


def test_the_cap_stays_with_the_first_player_while_the_income_is_told() -> None:
    view, state = make_view(), state_where(lambda s: s.step == CHOOSE_SHARE and s.turn_number > 1)
    before = state.copy()
    before.first = (state.first - 1) % state.players
    for seen in (before, state):
        shown = replace(show(state), until=seen)
        capped = [seat for seat in range(state.players) if view.text.seat_card(seat, shown, Motions()).mark]
        assert capped == [seen.first]


def test_what_a_share_pays_is_written_when_its_start_city_has_been_seen() -> None:
    view, before = make_view(), opening()
    found = next(move for move in before.legal_moves() if isinstance(move, Found))
    after = before.copy()
    after.apply_unchecked(found)
    while after.current_player() == CHANCE:
        after.apply_unchecked(after.chance_outcomes()[0][0])
    company = next(c for c in range(5) if after.sold[c])
    place = view.layout.worth(company, view.layout.rulings(longest_network(after)))
    unseen = replace(show(after), moves=(), until=before)
    assert same(picture(view, unseen), picture(view, replace(show(before), moves=())), place)
    assert not same(picture(view, unseen), picture(view, replace(show(after), moves=())), place)


def nearest(state: NorthAmericanRailwaysState) -> tuple[EndStage, str]:
    """The condition of the end that is nearest, by its key."""
    near = max(state.end_conditions(), key=lambda one: (one.stage, -one.left))
    return near.stage, near.message.id.key


@pytest.mark.parametrize(
    ("step", "left", "stage"),
    [
        (CITIES, 9, EndStage.FAR),
        (CITIES, 7, EndStage.POSSIBLE),
        (CITIES, 5, EndStage.CERTAIN),
        (CHOOSE_SHARE, 9, EndStage.FAR),
        (CHOOSE_SHARE, 6, EndStage.NEAR),
        (CHOOSE_SHARE, 5, EndStage.CERTAIN),
    ],
)
def test_few_cities_end_the_game(step: int, left: int, stage: EndStage) -> None:
    """What counts is how many cities are left as phase II begins."""
    data = (buying() if step == CITIES else trading()).to_data()
    state = GAME.restore(data | {"cities_left": [left - 3, 1, 1, 1], "cities_bought": 1})
    found = next(one for one in state.end_conditions() if one.message.id is End.CITIES)
    assert (found.stage, found.left) == (stage, left - 5)


@pytest.mark.parametrize(
    ("more", "stage"),
    [(0, EndStage.CERTAIN), (1, EndStage.POSSIBLE), (3, EndStage.POSSIBLE), (9, EndStage.FAR)],
)
def test_few_shares_end_the_game(more: int, stage: EndStage) -> None:
    """What counts is whether fewer shares than players are left as phase I ends."""
    data = trading().to_data()
    spread = divmod(data["players"] - 1 + more, len(data["shares_left"]))
    shares = [spread[0] + (column < spread[1]) for column in range(len(data["shares_left"]))]
    found = GAME.restore(data | {"shares_left": shares}).end_conditions()[0]
    assert (found.message.id, found.stage, found.left) == (End.SHARES, stage, more)


def test_a_turn_without_a_purchase_is_seen_coming() -> None:
    assert nearest(after(buying(), "pass")) == (EndStage.POSSIBLE, "ends-no-purchase")


@pytest.mark.usefixtures("message_ids")
def test_while_an_income_is_told_the_turn_after_it_is_called_the_next() -> None:
    state, before = (GAME.restore(p.to_data() | {"cities_left": [2, 1, 1, 1]}) for p in (trading(), buying()))
    shown = replace(show(state), until=before)
    shares, cities = (plate_words(shown, group) for group in (0, 1))
    assert shares.startswith("plate-shares-next ")
    assert not cities.startswith("plate-cities-next ")


@pytest.mark.usefixtures("message_ids")
def test_while_a_start_city_is_drawn_the_plate_names_no_next_turn() -> None:
    state, _ = outcome_of(opening(), GAME.parse_move("found 1 400"))
    assert state.current_player() == CHANCE
    assert plate_words(show(state), 0).startswith("plate-shares ")


@pytest.mark.usefixtures("message_ids")
def test_on_the_last_sheets_the_plates_name_no_next_turn() -> None:
    before = state = buying()
    while state.ending() is None:
        before, state = state, after(state, "pass")
    shown = replace(show(state), until=before, settling=True)
    assert plate_words(shown, 0).startswith("plate-shares ")
    assert plate_words(shown, 1).startswith("plate-no-purchase")


def test_the_place_of_a_plate_is_as_wide_as_its_words() -> None:
    view, state = make_view(), state_where(lambda s: s.ended == FEW_SHARES)
    place = view.rect_of(Pickable("plate", 0), show(state))
    assert place.w > view.layout.plate(0).w
    assert view.pickable_at((place.left + 2, place.centery), show(state)) == Pickable("plate", 0)


def test_an_arrow_is_told_where_every_card_is_lettered() -> None:
    """The name is in the columns and in the networks, in the middle of the head."""
    state = state_where(can(BuyCity))
    view = make_view()
    layout, names = view.layout, view.names(show(state))
    for group, left in ((0, state.shares_left), (1, state.cities_left)):
        for column, count in enumerate(left):
            for number in range(count):
                head = layout.seen(group, column, number, count)
                assert any(name.collidepoint(head.centerx, head.y + head.w // 10) for name in names)
